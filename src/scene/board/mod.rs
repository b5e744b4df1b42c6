//! The board without anything on it: its body with pits and stores, in every material.

mod earth;
mod form;
mod outlined;
mod paper;
mod slate;
mod wood;

use super::layout::Layout;
use super::material::{Drawing, Material};
use super::shape::{Colour, Paint, Path, Point, Rect, Scene, Stops, Stroke, point};
use super::theme::{BoardColours, Theme};

/// A pit to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Pit {
    /// Its middle.
    pub(super) centre: Point,
    /// Its radius.
    pub(super) radius: f32,
    /// Its number among the holes, so that each looks a little different and always the same.
    pub(super) number: usize,
    /// Whose it may be.
    pub(super) kind: Kind,
}

/// What kind of pit it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// One of a row.
    Row,
    /// One of the two in the middle, which are told apart by their tint.
    Central,
}

impl Pit {
    /// A colour of the pit as it is in this kind.
    fn tint(&self, colour: Colour, colours: &BoardColours, strength: f32) -> Colour {
        match self.kind {
            Kind::Row => colour,
            Kind::Central => colour.mix(colours.central, strength),
        }
    }
}

/// Draws the board's body.
pub(super) fn body(scene: &mut Scene, layout: &Layout, theme: &Theme) {
    let draw = match theme.drawing {
        Drawing::Lit(Material::Earth) => earth::body,
        Drawing::Lit(Material::CarvedWood) => wood::body,
        Drawing::Lit(Material::Slate) => slate::body,
        Drawing::Lit(Material::Paper) => paper::body,
        Drawing::Outlined => outlined::body,
    };
    draw(scene, layout, &theme.board);
}

/// Draws an open pit. The light comes from the upper left, so the wall on the lower right catches it.
pub(super) fn pit(scene: &mut Scene, pit: Pit, theme: &Theme) {
    let draw = match theme.drawing {
        Drawing::Lit(Material::Earth) => earth::pit,
        Drawing::Lit(Material::CarvedWood) => wood::pit,
        Drawing::Lit(Material::Slate) => slate::pit,
        Drawing::Lit(Material::Paper) => paper::pit,
        Drawing::Outlined => outlined::pit,
    };
    draw(scene, pit, &theme.board);
}

/// Draws a hole that is out of play: filled in, and crossed.
pub(super) fn closed_pit(scene: &mut Scene, layout: &Layout, centre: Point, theme: &Theme) {
    let (colours, radius) = (&theme.board, layout.radius);
    let rim = Stops::new(&[(0.0, colours.grain.fade(0.1)), (0.9, colours.grain.fade(0.16)), (1.0, colours.grain.fade(0.5))]);
    scene.disc(centre, radius, Paint::Radial { centre, radius, stops: rim });
    let arm = radius * 0.42;
    for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
        let line = |by: f32| vec![centre + point(-x * arm, -y * arm + by), centre + point(x * arm, y * arm + by)];
        scene.path(Path::line(line(1.2), Stroke::new(radius * 0.1, colours.fleck.fade(0.35))));
        scene.path(Path::line(line(0.0), Stroke::new(radius * 0.1, colours.letter.fade(0.8))));
    }
}

/// Draws the trough of a store.
pub(super) fn store(scene: &mut Scene, store: Rect, theme: &Theme) {
    let colours = &theme.board;
    let (stops, line) = match theme.drawing {
        Drawing::Outlined => (Stops::new(&[(0.0, colours.store)]), Stroke::new(1.4, colours.edge)),
        Drawing::Lit(_) => (
            Stops::new(&[
                (0.0, colours.store.mix(colours.contour, 0.2)),
                (0.2, colours.store.mix(colours.contour, 0.04)),
                (1.0, colours.store.mix(colours.fleck, 0.1)),
            ]),
            Stroke::new(1.0, colours.contour.fade(0.14)),
        ),
    };
    let fill = Paint::Linear { from: store.min, to: point(store.min.x, store.max.y), stops };
    scene.path(Path { stroke: Some(line), ..Path::filled(pill(store), fill) });
}

/// The outline of a rectangle with round ends.
pub(super) fn pill(rect: Rect) -> Vec<Point> {
    let radius = rect.height().min(rect.width()) * 0.5;
    let corner = |x, y| (point(x, y), radius);
    super::layout::rounded(&[
        corner(rect.min.x, rect.min.y),
        corner(rect.max.x, rect.min.y),
        corner(rect.max.x, rect.max.y),
        corner(rect.min.x, rect.max.y),
    ])
}
