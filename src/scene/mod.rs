//! The board as plain drawing data: ellipses, paths and texts for a moment of the game.
//!
//! One scene serves several painters: the window, the picture files, the tests. This layer knows the rules' boards and
//! positions; it knows no window, no pixels, no clock and no words: all it writes are the letters of the holes, numbers,
//! and what a [`View`] hands it.

mod board;
mod board_look;
mod flight;
pub mod fonts;
mod labels;
pub mod layout;
mod marks;
pub mod material;
pub mod moment;
mod noise;
pub mod seeds;
pub mod shape;
pub mod theme;
pub mod view;

pub use board_look::BoardLook;
pub use layout::Layout;
pub use marks::side_mark;
pub use material::{Drawing, Material};
pub use moment::{Flight, Hand, Moment, Spot};
pub use shape::{Colour, Paint, Point, Rect, Scene, Shape, Size, point};
pub use theme::{Theme, Tone};
pub use view::{Marks, Readers, Value, View};

use crate::rules::{Board, Side};
use board::{Kind, Pit};
use shape::{Path, Stroke};

/// The picture of a view.
pub fn draw(view: &View, size: Size) -> Scene {
    let mut scene = Scene::new(size);
    draw_into(view, &mut scene);
    scene
}

/// The picture of a view in the size of `scene`, whose shapes are replaced: its memory is used again.
pub fn draw_into(view: &View, scene: &mut Scene) {
    scene.clear();
    let layout = Layout::scaled(view.board, view.flipped, scene.size, view.type_scale).read_by(view.readers);
    board::body(scene, &layout, view.theme);
    if view.letters {
        labels::ends(scene, &layout, view);
    }
    marks::bars(scene, &layout, view);
    pits(scene, &layout, view.board, view.moment, view.theme);
    scene.end_ground();
    marks::rings(scene, &layout, view);
    if view.letters {
        for hole in view.board.holes() {
            labels::letter(scene, &layout, view, hole);
        }
    }
    marks::ways(scene, &layout, view);
    lying_seeds(scene, &layout, view.board, view.moment, view.theme);
    marks::signs_above(scene, &layout, view);
    if view.numbers {
        for hole in view.board.holes().filter(|&hole| !view.moment.closed.contains(hole)) {
            let seeds = usize::from(view.moment.seeds(hole));
            for at in labels::numbers_at(&layout, view, hole) {
                labels::number(scene, at, layout.badge_height(), seeds, view.theme);
            }
        }
    }
    marks::taken(scene, &layout, view);
    marks::path_numbers(scene, &layout, view);
    marks::values(scene, &layout, view);
    for side in Side::BOTH {
        store(scene, &layout, view, side);
    }
    flight::flights(scene, &layout, view);
    if let Some(hand) = view.moment.hand {
        flight::hand(scene, &layout, view, hand);
    }
    if view.readers == Readers::TwoSides {
        labels::for_two_sides(scene, &layout, view);
    }
}

/// The picture of a board alone, without stores, marks, numbers and letters, in the size of `scene`.
pub fn draw_alone_into(board: &Board, moment: &Moment, theme: &Theme, scene: &mut Scene) {
    scene.clear();
    let layout = Layout::alone(board, scene.size);
    board::body(scene, &layout, theme);
    pits(scene, &layout, board, moment, theme);
    scene.end_ground();
    lying_seeds(scene, &layout, board, moment, theme);
}

fn pits(scene: &mut Scene, layout: &Layout, board: &Board, moment: &Moment, theme: &Theme) {
    for hole in board.holes() {
        let centre = layout.centre(hole);
        if moment.closed.contains(hole) {
            board::closed_pit(scene, layout, centre, theme);
        } else {
            let kind = if board.side_of(hole).is_none() { Kind::Central } else { Kind::Row };
            board::pit(scene, Pit { centre, radius: layout.radius, number: hole.index(), kind }, theme);
        }
    }
}

fn lying_seeds(scene: &mut Scene, layout: &Layout, board: &Board, moment: &Moment, theme: &Theme) {
    for hole in board.holes() {
        for number in 0..usize::from(moment.seeds(hole)) {
            let place = seeds::place(hole.index(), number);
            seeds::draw_seed(scene, layout.centre(hole) + place.at * layout.radius, &place, layout.radius, 1.0, theme);
        }
    }
}

/// Draws a store with its seeds, its owner's mark and its number.
fn store(scene: &mut Scene, layout: &Layout, view: &View, side: Side) {
    let rect = layout.stores[side];
    let seen = |x: f32| layout.in_store(side, point(x, rect.centre().y));
    board::store(scene, rect, view.theme);
    if view.to_move == Some(side) {
        scene.path(Path::outline(board::pill(rect), Stroke::new(2.0, view.theme.sides[side].ink)));
    }
    side_mark(scene, seen(rect.min.x + rect.height() * 0.5), rect.height() * 0.15, side, view.theme);
    let scale = seeds::store_scale(rect, layout.radius);
    for number in 0..usize::from(view.moment.stores[side]) {
        let place = seeds::place_in_store(rect, layout.radius, number);
        seeds::draw_seed(scene, layout.in_store(side, place.at), &place, scale, 1.0, view.theme);
    }
    if view.numbers {
        let at = seen(rect.max.x - rect.height() * 0.72);
        let number = usize::from(view.moment.stores[side]);
        labels::number(scene, at, (layout.type_size * 1.5).min(rect.height() * 0.7), number, view.theme);
    }
}
