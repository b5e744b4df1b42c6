//! The colours of an animation: 255 for all its pictures, and one for what does not change.

use color_quant::NeuQuant;

use crate::scene::{Colour, Theme};

/// The colour that leaves what was there before.
pub(super) const UNCHANGED: u8 = 255;

/// How many colours there are beside it.
const COLOURS: usize = 255;

/// Of so many pixels one is looked at to choose the colours.
const SAMPLE: i32 = 7;

/// How far ordered dithering moves a colour, from the darkest to the brightest pixel of its pattern.
const DITHER: i32 = 9;

/// The order in which the pixels of a small square grow brighter: neighbours differ as much as they can.
const ORDER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// The colours, and the nearest of them to any other.
pub(super) struct Palette {
    /// Red, green and blue of each.
    colours: Vec<[u8; 3]>,
    /// For colours of 6 bits a part, the nearest one where it was looked for.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// The colours that suit these pixels, those of the theme that small things have among them.
    pub(super) fn new(rgba: &[u8], theme: &Theme) -> Self {
        let sides = [theme.sides.south, theme.sides.north];
        let mut own: Vec<Colour> = sides.into_iter().flat_map(|side| [side.ink, side.on_ink, side.ring, side.pattern]).collect();
        own.extend([theme.window, theme.text, theme.muted, theme.board.mark, theme.board.contour, theme.board.on_badge]);
        let mut colours: Vec<[u8; 3]> = Vec::new();
        for colour in own.into_iter().map(|colour| [colour.r, colour.g, colour.b]) {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let found = NeuQuant::new(SAMPLE, COLOURS - colours.len(), rgba).color_map_rgb();
        colours.extend(found.chunks_exact(3).map(|part| [part[0], part[1], part[2]]));
        colours.truncate(COLOURS);
        Self { colours, nearest: vec![None; 1 << 18] }
    }

    /// Red, green and blue of all, one after the other; [`UNCHANGED`] is among them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colours.iter().flatten().copied().collect();
        bytes.resize(3 * 256, 0);
        bytes
    }

    /// The colour for a pixel. Where it lies decides too, always in the same way: what does not change keeps its colour.
    pub(super) fn of(&mut self, [r, g, b]: [u8; 3], x: usize, y: usize) -> u8 {
        let plain = self.near([r, g, b]);
        if self.colours[usize::from(plain)] == [r, g, b] {
            return plain;
        }
        let shift = (ORDER[y % 4][x % 4] * 2 - 15) * DITHER / 30;
        self.near([r, g, b].map(|part| (i32::from(part) + shift).clamp(0, 255) as u8))
    }

    fn near(&mut self, [r, g, b]: [u8; 3]) -> u8 {
        let key = (usize::from(r >> 2) << 12) | (usize::from(g >> 2) << 6) | usize::from(b >> 2);
        if let Some(known) = self.nearest[key] {
            return known;
        }
        let far = |[red, green, blue]: &[u8; 3]| {
            let part = |one: u8, other: u8| (i32::from(one) - i32::from(other)).pow(2);
            // About as the eye sees it.
            3 * part(*red, r) + 6 * part(*green, g) + part(*blue, b)
        };
        let found = (0..self.colours.len()).min_by_key(|&index| far(&self.colours[index])).unwrap_or(0) as u8;
        self.nearest[key] = Some(found);
        found
    }
}
