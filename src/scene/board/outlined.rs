//! The board in outlines: areas of one colour, told apart by lines alone.

use super::{Kind, Pit};
use crate::scene::layout::Layout;
use crate::scene::shape::{Paint, Path, Scene, Stroke};
use crate::scene::theme::BoardColours;

pub(super) fn body(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let line = Stroke::new((layout.radius * 0.045).clamp(1.6, 3.5), colours.edge);
    scene.path(Path { stroke: Some(line), ..Path::filled(layout.outline.clone(), Paint::Flat(colours.face)) });
}

pub(super) fn pit(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    // Central holes are told apart: they are greyer.
    let floor = match pit.kind {
        Kind::Row => colours.pit,
        Kind::Central => colours.central,
    };
    scene.disc(pit.centre, pit.radius, Paint::Flat(colours.lip));
    scene.disc(pit.centre, pit.radius - (pit.radius * 0.04).clamp(1.3, 3.0), Paint::Flat(floor));
}
