//! The board as plain drawing data: ellipses, paths and texts for a moment of the game.
//!
//! One scene serves several painters: the window, the picture files, the tests. This layer knows the rules' boards and
//! positions; it knows no window, no pixels, no clock and no words: all it writes are the letters of the holes, numbers,
//! and what a [`View`] hands it.

pub mod layout;
pub mod moment;
pub mod shape;
pub mod theme;
pub mod view;

pub use layout::Layout;
pub use moment::{Flight, Hand, Moment, Spot};
pub use shape::{Colour, Paint, Point, Rect, Scene, Shape, Size, point};
pub use theme::{Material, Theme, Tone};
pub use view::{Marks, View};

/// The picture of a view.
pub fn draw(view: &View, size: Size) -> Scene {
    let mut scene = Scene::new(size);
    draw_into(view, &mut scene);
    scene
}

/// The picture of a view in the size of `scene`, whose shapes are replaced: its memory is used again.
pub fn draw_into(view: &View, scene: &mut Scene) {
    scene.shapes.clear();
    let _layout = Layout::new(view.board, view.flipped, scene.size);
}
