//! Letters, numbers and the names of the board's ends.

use super::board::pill;
use super::layout::{Layout, larger_type};
use super::material::Drawing;
use super::shape::{Anchor, Colour, Paint, Path, Point, Reader, Rect, Scene, Shape, Text, Weight, point};
use super::theme::Theme;
use super::view::{Readers, View};
use crate::rules::Hole;
use crate::rules::ruleset::Ends;

/// Draws a number on its badge, which is quieter for 0.
pub(super) fn number(scene: &mut Scene, at: Point, height: f32, number: usize, theme: &Theme) {
    let colours = &theme.board;
    let string = number.to_string();
    let (ground, ink) = if number == 0 { colours.quiet_badge() } else { (colours.badge, colours.on_badge) };
    if theme.drawing == Drawing::Outlined {
        plate(scene, at, (height, 1.2), string.len(), colours.on_badge);
    }
    chip(scene, at, height, string, ground, ink);
}

/// How wide a pill of this height is around so many characters.
pub(super) fn width(height: f32, characters: usize) -> f32 {
    // Figures are about 0.64 of the size wide, with air at both ends.
    (type_size(height) * (0.64 * characters as f32 + 1.0)).max(height * 1.3)
}

/// The size of type in a pill of this height.
fn type_size(height: f32) -> f32 {
    (height / 1.5).max(super::layout::SMALLEST_TYPE)
}

/// Draws the ground of so many characters: a pill in their size of type, so much larger on all sides.
pub(super) fn plate(scene: &mut Scene, at: Point, (height, edge): (f32, f32), characters: usize, ground: Colour) {
    let width = width(height, characters);
    scene.path(Path::filled(pill(Rect::around(at, width + 2.0 * edge, height + 2.0 * edge)), Paint::Flat(ground)));
}

/// Draws a few characters on a pill.
pub(super) fn chip(scene: &mut Scene, at: Point, height: f32, string: String, ground: Colour, ink: Colour) {
    plate(scene, at, (height, 0.0), string.chars().count(), ground);
    let size = type_size(height);
    scene.text(Text { at, anchor: Anchor::Middle, size, weight: Weight::SemiBold, colour: ink, string, reader: Reader::Below });
}

/// Where the number of a hole stands: for a central hole, which is between two who sit face to face, once for each of them.
pub(super) fn numbers_at(layout: &Layout, view: &View, hole: Hole) -> impl Iterator<Item = Point> + use<> {
    let at = layout.number_at(hole);
    let shared = is_shared(view, hole);
    std::iter::once(at).chain(shared.then(|| Reader::Above.turned(at, layout.centre(hole))))
}

/// Whether a hole is read from two sides.
pub(super) fn is_shared(view: &View, hole: Hole) -> bool {
    view.readers == Readers::TwoSides && view.board.side_of(hole).is_none()
}

/// Draws a hole's letter; beside the bar where a pair is tied through its place.
pub(super) fn letter(scene: &mut Scene, layout: &Layout, view: &View, hole: Hole) {
    let paired = view.board.opposite(hole).is_some() && view.moment.owner(hole).is_some();
    let closed = view.moment.closed.contains(hole);
    let colour = view.theme.board.letter.fade(if closed { 0.5 } else { 1.0 });
    let mut write = |at: Point| {
        let string = view.board.letter(hole).to_string();
        let (anchor, weight) = (Anchor::Middle, Weight::SemiBold);
        scene.text(Text { at, anchor, size: layout.type_size, weight, colour, string, reader: Reader::Below });
    };
    if is_shared(view, hole) {
        // Above and below it stand its numbers: the letters stand at its outer side.
        let centre = layout.centre(hole);
        let out = (centre.x - layout.frame.centre().x).signum() * (layout.radius + layout.ring + layout.type_size * 0.65);
        for down in [-1.0, 1.0] {
            write(centre + point(out, down * layout.type_size * APART));
        }
    } else {
        let aside = if paired { -(layout.radius * 0.14 + layout.type_size * 0.75) } else { 0.0 };
        write(layout.letter_at(hole) + point(aside, 0.0));
    }
}

/// How far from the middle of the board what is written there for each of two sides stands, in the size of its type.
const APART: f32 = 0.62;

/// Turns the texts in the upper half round, for whoever reads them sits above; what stands in the very middle is the mover's.
/// And marks what is another number upside down.
pub(super) fn for_two_sides(scene: &mut Scene, layout: &Layout, view: &View) {
    let middle = layout.frame.centre().y;
    for shape in &mut scene.shapes {
        let Shape::Text(text) = shape else { continue };
        text.reader = match text.at.y - middle {
            down if down < -0.5 => Reader::Above,
            down if down > 0.5 => Reader::Below,
            _ => view.to_move.map_or(Reader::Below, |side| layout.readers[side]),
        };
        if text.reader == Reader::Above {
            text.anchor = match text.anchor {
                Anchor::Start => Anchor::End,
                Anchor::Middle => Anchor::Middle,
                Anchor::End => Anchor::Start,
            };
        }
        if text.string.contains(['6', '9']) && text.string.chars().all(|digit| "0689".contains(digit)) {
            text.string.push('.');
        }
    }
}

/// Draws the names of the ends, at half height.
pub(super) fn ends(scene: &mut Scene, layout: &Layout, view: &View) {
    let Some(Ends { west, east }) = view.ends else { return };
    let (left, right) = if view.flipped { (east, west) } else { (west, east) };
    let (frame, margin) = (layout.frame, layout.type_size * 0.95);
    let colour = view.theme.board.letter;
    let mut end = |x: f32, anchor, string: &str| {
        // Larger ones would lie over the letters of the last holes.
        let size = layout.type_size.min(larger_type(layout.radius, 1.0));
        let lines: &[f32] = if view.readers == Readers::TwoSides { &[-APART, APART] } else { &[0.0] };
        for down in lines {
            let (at, string) = (point(x, frame.centre().y + down * size), string.to_owned());
            scene.text(Text { at, anchor, size, weight: Weight::SemiBold, colour, string, reader: Reader::Below });
        }
    };
    end(frame.min.x + margin, Anchor::Start, left);
    end(frame.max.x - margin, Anchor::End, right);
}
