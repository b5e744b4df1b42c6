//! A picture as a whole: the board as on the screen, the players' names beside their stores, and what is said under it.

use super::Look;
use super::letters::Letters;
use super::pixels::Pixels;
use super::shot::Shot;
use super::svg::{Caption, Writer};
use crate::rules::Side;
use crate::scene::shape::{Anchor, Path, Reader, Stroke, Text, Weight};
use crate::scene::{self, Colour, Drawing, Layout, Scene, Shape, Size, View, point};
use crate::words::{Teller, Telling, say};

/// The size of the sentence.
const HEADLINE: f32 = 16.0;

/// The size of what stands under it.
const DETAIL: f32 = 13.0;

/// The most of the height that the sentence may take, and what stands under it.
const HEADLINES: f32 = 0.22;
const DETAILS: f32 = 0.18;

/// The size of a player's name.
const NAME: f32 = 16.0;

/// The size of what stands beside the name of whoever is to move.
const CHIP: f32 = 12.0;

/// From one line to the next, by the size of the type.
const LEADING: f32 = 1.35;

/// A sheet for pictures of one size and look.
pub(super) struct Sheet<'a> {
    teller: Teller<'a>,
    look: &'a Look,
    pixels: Pixels,
    letters: Letters,
    /// In points.
    size: Size,
    /// The margin at the sides, and above and below.
    margin: (f32, f32),
    /// The lines kept for the sentence, and for what stands under it.
    lines: (usize, usize),
}

/// What a picture is made of.
pub(super) struct Parts {
    /// The board, with the names.
    pub(super) board: Scene,
    /// What is said.
    said: Scene,
    /// How far down that stands.
    said_at: f32,
    description: String,
}

impl<'a> Sheet<'a> {
    /// A sheet with room for all that is said on it, so that the board stays where it is from picture to picture.
    pub(super) fn new<'t>(teller: Teller<'a>, look: &'a Look, pixels: Pixels, told: impl IntoIterator<Item = &'t Telling>) -> Self {
        let size = pixels.points();
        let margin = if size.width < 900.0 { (18.0, 8.0) } else { (36.0, 12.0) };
        let mut sheet = Self { teller, look, pixels, letters: Letters::new(), size, margin, lines: (1, 0) };
        for telling in told {
            let [headline, detail] = sheet.wrapped(telling).map(|lines| lines.len());
            sheet.lines = (sheet.lines.0.max(headline), sheet.lines.1.max(detail));
        }
        sheet
    }

    /// The lines of a sentence, and of what stands under it. However long, they leave the better part of the height to the board.
    fn wrapped(&mut self, telling: &Telling) -> [Vec<String>; 2] {
        let room = self.size.width - 2.0 * self.margin.0;
        let most = |share: f32, size: f32| ((share * self.size.height / (LEADING * size)) as usize).max(1);
        let (headlines, details) = (most(HEADLINES, HEADLINE), most(DETAILS, DETAIL));
        [
            self.letters.wrap(&telling.headline, HEADLINE, Weight::SemiBold, room, headlines),
            self.letters.wrap(&telling.detail, DETAIL, Weight::Regular, room, details),
        ]
    }

    /// A picture as SVG.
    pub(super) fn svg(&mut self, shot: &Shot) -> String {
        let parts = self.parts(shot);
        self.written(&parts, &parts.board.shapes, Some(self.look.theme.window))
    }

    /// What a picture is made of.
    pub(super) fn parts(&mut self, shot: &Shot) -> Parts {
        let under = LEADING * (HEADLINE * self.lines.0 as f32 + DETAIL * self.lines.1 as f32);
        let (across, down) = self.margin;
        let room = Size { width: self.size.width - 2.0 * across, height: self.size.height - 3.0 * down - under };
        let board = self.board(shot, room);
        let said = self.said(&shot.telling, room.width);
        let description = match &shot.telling {
            Telling { headline, detail, .. } if detail.is_empty() => headline.clone(),
            Telling { headline, detail, .. } => {
                say!(self.teller.words, "export-described", headline = headline.as_str(), detail = detail.as_str())
            }
        };
        Parts { board, said, said_at: 2.0 * down + room.height, description }
    }

    /// The board of a picture without anything on it, as SVG.
    pub(super) fn ground(&mut self, parts: &Parts) -> String {
        let alone = Parts { board: Scene::default(), said: Scene::default(), description: String::new(), ..*parts };
        self.written(&alone, parts.board.layers().0, Some(self.look.theme.window))
    }

    /// What lies on the board, and all else, as SVG without a ground.
    pub(super) fn above(&mut self, parts: &Parts) -> String {
        self.written(parts, parts.board.layers().1, None)
    }

    /// Writes parts, with these shapes of the board.
    fn written(&mut self, parts: &Parts, shapes: &[Shape], ground: Option<Colour>) -> String {
        let across = self.margin.0;
        let mut writer = Writer::new(&mut self.letters);
        writer.add(point(across, self.margin.1), shapes);
        writer.add(point(across, parts.said_at), &parts.said.shapes);
        let told = Caption { title: &self.teller.rules.spec().name, description: &parts.description };
        writer.finish(self.size, self.pixels, ground, &told)
    }

    fn board(&mut self, shot: &Shot, size: Size) -> Scene {
        let (rules, look) = (self.teller.rules, self.look);
        let view = View {
            to_move: shot.to_move,
            flipped: look.flipped,
            numbers: look.numbers,
            letters: look.letters,
            ends: rules.spec().ends.as_ref(),
            ..View::new(rules.board(), &shot.moment, &shot.marks, &look.theme)
        };
        let mut scene = scene::draw(&view, size);
        let layout = Layout::new(rules.board(), look.flipped, size);
        for side in Side::BOTH {
            self.name(&mut scene, &layout, side, shot.to_move == Some(side));
        }
        scene
    }

    /// Writes a player's name, and beside it whether it is the player's turn.
    fn name(&mut self, scene: &mut Scene, layout: &Layout, side: Side, to_move: bool) {
        let (strip, colours) = (layout.names[side], self.look.theme.sides[side]);
        let middle = strip.centre().y;
        scene::side_mark(scene, point(strip.min.x + 9.0, middle), 8.0, side, &self.look.theme);
        let chip = to_move.then(|| say!(self.teller.words, "table-to-move"));
        let chip = chip.map(|text| (self.letters.width(&text, CHIP, Weight::SemiBold), text));
        let left = strip.min.x + 28.0;
        let taken = chip.as_ref().map_or(0.0, |(width, _)| width + 34.0);
        let name = self.letters.fit(&self.teller.names[side], NAME, Weight::SemiBold, strip.max.x - left - taken);
        let after = left + self.letters.width(&name, NAME, Weight::SemiBold) + 12.0;
        scene.text(line(left, middle, NAME, Weight::SemiBold, self.look.theme.text, name));
        if let Some((width, text)) = chip {
            let height = CHIP * LEADING + 8.0;
            let ends = vec![point(after + height / 2.0, middle), point(after + width + 20.0 - height / 2.0, middle)];
            scene.path(Path::line(ends.clone(), Stroke::new(height, colours.ink)));
            let mut ink = colours.on_ink;
            if self.look.theme.drawing == Drawing::Outlined {
                // Nothing is filled darkly for the printer.
                scene.path(Path::line(ends, Stroke::new(height - 2.4, colours.on_ink)));
                ink = colours.ink;
            }
            scene.text(line(after + 10.0, middle, CHIP, Weight::SemiBold, ink, text));
        }
    }

    fn said(&mut self, telling: &Telling, width: f32) -> Scene {
        let theme = &self.look.theme;
        let (text, muted) = (theme.text, theme.muted);
        let [headline, detail] = self.wrapped(telling);
        let mut scene = Scene::new(Size { width, height: 0.0 });
        let mut top = 0.0;
        let typed = [(headline, HEADLINE, Weight::SemiBold, text), (detail, DETAIL, Weight::Regular, muted)];
        for (lines, size, weight, colour) in typed {
            for string in lines {
                scene.text(line(0.0, top + LEADING * size / 2.0, size, weight, colour, string));
                top += LEADING * size;
            }
        }
        scene
    }
}

/// A line of text from its left end.
fn line(x: f32, y: f32, size: f32, weight: Weight, colour: Colour, string: String) -> Text {
    Text { at: point(x, y), anchor: Anchor::Start, size, weight, colour, string, reader: Reader::Below }
}
