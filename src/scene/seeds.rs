//! Where single seeds lie, and what one looks like.
//!
//! The place of a seed follows from its hole and its number alone, so that nothing jumps as others come and go.

use std::f32::consts::{PI, TAU};

use super::material::Drawing;
use super::noise::noise;
use super::shape::{Ellipse, Paint, Point, Rect, Scene, Stops, point};
use super::theme::Theme;

/// Half the length of a seed, by the radius of its hole.
pub const LENGTH: f32 = 0.226;

/// Half the breadth of a seed, by the radius of its hole.
pub const BREADTH: f32 = 0.18;

/// How many seeds a layer of the pile holds, and how far it reaches from the middle by the radius of the hole. After the
/// last layer a pile begins again from the outside, so that a hole with a hundred seeds is full to the brim.
const LAYERS: [(usize, f32); 4] = [(12, 0.65), (10, 0.58), (8, 0.45), (5, 0.32)];

/// The seeds of one whole pile of layers.
const PILE: usize = LAYERS[0].0 + LAYERS[1].0 + LAYERS[2].0 + LAYERS[3].0;

/// The angle at which leaves stand around a stem: any first few are spread well.
const GOLDEN: f32 = 2.399_963;

/// Where a seed lies and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeedPlace {
    /// From the middle of the hole, by its radius.
    pub at: Point,
    /// How far it is turned, in radians.
    pub angle: f32,
    /// Its size by that of a usual seed.
    pub size: f32,
    /// Which of the two kinds it is, 0 or 1.
    pub kind: usize,
    /// Between the two shades its kind has, from 0 to 1.
    pub shade: f32,
}

/// The place of a seed in a hole, both by their numbers from 0.
pub fn place(hole: usize, number: usize) -> SeedPlace {
    let mut in_layer = number % PILE;
    let mut layer = 0;
    while in_layer >= LAYERS[layer].0 {
        in_layer -= LAYERS[layer].0;
        layer += 1;
    }
    let (room, reach) = LAYERS[layer];
    let random = |what| noise(hole, number, what);
    let turn = TAU * noise(hole, layer, 90) + GOLDEN * (number as f32) + 0.3 * (random(0) - 0.5);
    // Less than evenly spread, so that the first few lie side by side.
    let away = reach * ((in_layer as f32 + 0.5) / room as f32).powf(0.4) + 0.05 * (random(1) - 0.5);
    // A pile is seen a little from below, so the upper layers lie higher.
    let raised = point(0.0, -0.035 * layer as f32);
    one(hole, number, Point::polar(away, turn) + raised)
}

/// A seed that looks like the one with this number, at another place.
fn one(hole: usize, number: usize, at: Point) -> SeedPlace {
    let random = |what| noise(hole, number, what);
    SeedPlace { at, angle: PI * random(2), size: 0.94 + 0.12 * random(3), kind: usize::from(random(4) > 0.55), shade: random(5) }
}

/// How large a seed in a store is drawn: the radius of a hole whose seeds have this size.
pub fn store_scale(store: Rect, radius: f32) -> f32 {
    radius.min(store.height() * 0.5 / (2.0 * LENGTH) * 0.98)
}

/// The place of a captured seed in a store, by its number from 0: row upon row from the left. In points, from the scene's corner.
pub fn place_in_store(store: Rect, radius: f32, number: usize) -> SeedPlace {
    let scale = store_scale(store, radius);
    let step = scale * LENGTH * 2.02;
    let left = store.min.x + store.height() * 0.95;
    let room = (store.max.x - store.height() * 1.55 - left).max(step);
    let slots = (room / step).floor().max(1.0) as usize;
    let (row, slot) = ((number / slots) % 4, number % slots);
    let random = |what| noise(77, number, what);
    let rise = [0.1, -0.32, 0.38, -0.04][row] * (store.height() * 0.5 - scale * BREADTH) + (random(6) - 0.5) * store.height() * 0.17;
    let shift = if row % 2 == 1 { 0.5 } else { 0.0 } + (random(7) - 0.5) * 0.3;
    one(77, number, point(left + (slot as f32 + 0.5 + shift) * step, store.centre().y + rise))
}

/// Draws a seed; `scale` is the radius of its hole, `alpha` how well its shadow is seen.
pub(super) fn draw_seed(scene: &mut Scene, at: Point, place: &SeedPlace, scale: f32, alpha: f32, theme: &Theme) {
    let (rx, ry) = (scale * LENGTH * place.size, scale * BREADTH * place.size);
    let colours = theme.board.seeds[place.kind];
    if theme.drawing == Drawing::Outlined {
        let line = (ry * 0.16).max(0.8);
        let drawn = |rx, ry, colour| Ellipse { centre: at, rx, ry, angle: place.angle, fill: Paint::Flat(colour) };
        scene.ellipse(drawn(rx, ry, colours[2]));
        scene.ellipse(drawn(rx - line, ry - line, colours[0]));
        return;
    }
    let shadow = theme.board.seed_shadow;
    if alpha > 0.0 {
        let centre = at + point(0.16, 0.3) * ry;
        let stops = Stops::new(&[(0.0, shadow.fade(0.7 * alpha)), (0.62, shadow.fade(0.5 * alpha)), (1.0, shadow.fade(0.0))]);
        scene.ellipse(Ellipse { centre, rx: rx * 1.26, ry: ry * 1.32, angle: place.angle, fill: Paint::Outwards(stops) });
    }
    let tone = |colour: super::shape::Colour| colour.mix(colours[2], 0.16 * place.shade);
    let fill = Paint::Radial {
        centre: at + point(-0.3, -0.46) * ry,
        radius: rx * 1.34,
        stops: Stops::new(&[(0.0, tone(colours[0])), (0.5, tone(colours[1])), (1.0, colours[2])]),
    };
    scene.ellipse(Ellipse { centre: at, rx, ry, angle: place.angle, fill });
}
