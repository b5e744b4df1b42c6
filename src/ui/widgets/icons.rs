//! Small signs drawn from shapes, so that no font has to have them.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::scene::shape::Reader;
use crate::ui::keys::Way;

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Plays.
    Play,
    /// Pauses.
    Pause,
    /// One seed forward.
    Forward,
    /// One seed back.
    Back,
    /// One lap forward.
    FastForward,
    /// One lap back.
    FastBack,
    /// To the end.
    End,
    /// To the start.
    Start,
    /// Shows or hides the panel at the side.
    Panel,
    /// The way that seeds go from a hole.
    Way(Way),
    /// Closes.
    Cross,
    /// A cow, driven by who wins a game of Huroy; it stands on its feet for whoever reads it.
    Cow(Reader),
    /// Deletes.
    Bin,
    /// Says that something is switched on.
    Tick,
}

/// Draws a sign in the middle of a rectangle, about as high as `size`.
pub fn draw(painter: &Painter, rect: Rect, icon: Icon, size: f32, colour: Color32) {
    let middle = rect.center();
    let half = size / 2.0;
    let stroke = Stroke::new(size / 8.0, colour);
    let triangle = |x: f32, way: f32, width: f32| {
        let points = vec![middle + vec2(x, -half), middle + vec2(x + way * width, 0.0), middle + vec2(x, half)];
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    let bar = |x: f32, width: f32| {
        painter.rect_filled(Rect::from_center_size(middle + vec2(x, 0.0), vec2(width, size)), 1.0, colour);
    };
    match icon {
        Icon::Play => triangle(-half * 0.7, 1.0, size * 0.9),
        Icon::Pause => {
            bar(-size * 0.25, size * 0.26);
            bar(size * 0.25, size * 0.26);
        }
        Icon::Forward => triangle(-half * 0.6, 1.0, size * 0.7),
        Icon::Back => triangle(half * 0.6, -1.0, size * 0.7),
        Icon::FastForward => {
            triangle(-half * 1.1, 1.0, size * 0.55);
            triangle(0.0, 1.0, size * 0.55);
        }
        Icon::FastBack => {
            triangle(half * 1.1, -1.0, size * 0.55);
            triangle(0.0, -1.0, size * 0.55);
        }
        Icon::End => {
            triangle(-half * 0.9, 1.0, size * 0.7);
            bar(size * 0.36, size * 0.16);
        }
        Icon::Start => {
            triangle(half * 0.9, -1.0, size * 0.7);
            bar(-size * 0.36, size * 0.16);
        }
        Icon::Panel => {
            let frame = Rect::from_center_size(middle, vec2(size * 1.2, size));
            painter.rect_stroke(frame, 2.0, stroke, egui::StrokeKind::Middle);
            let x = frame.right() - size * 0.42;
            painter.line_segment([pos2(x, frame.top()), pos2(x, frame.bottom())], stroke);
        }
        Icon::Cross => {
            let reach = Vec2::splat(half * 0.7);
            painter.line_segment([middle - reach, middle + reach], stroke);
            let reach = vec2(reach.x, -reach.y);
            painter.line_segment([middle - reach, middle + reach], stroke);
        }
        Icon::Tick => {
            let points = [(-0.75, 0.05), (-0.2, 0.6), (0.8, -0.6)].map(|(x, y)| middle + vec2(x, y) * half);
            painter.add(Shape::line(points.to_vec(), Stroke::new(size / 6.5, colour)));
        }
        Icon::Cow(reader) => cow(painter, middle, size, colour, reader),
        Icon::Bin => bin(painter, middle, half, stroke),
        Icon::Way(way) => arrow(painter, middle, size, way, colour),
    }
}

/// A cow from the side: body, legs, head and horns.
fn cow(painter: &Painter, middle: Pos2, size: f32, colour: Color32, reader: Reader) {
    let size = size
        * match reader {
            Reader::Below => 1.0,
            Reader::Above => -1.0,
        };
    let at = |x: f32, y: f32| middle + vec2(x, y) * size;
    let body = Rect::from_two_pos(at(-0.55, -0.25), at(0.3, 0.18));
    painter.rect_filled(body, size.abs() * 0.14, colour);
    for x in [-0.48, -0.3, 0.06, 0.22] {
        painter.line_segment([at(x, 0.1), at(x, 0.5)], Stroke::new(size.abs() * 0.11, colour));
    }
    let head = vec![at(0.24, -0.3), at(0.52, -0.3), at(0.66, -0.02), at(0.5, 0.06), at(0.28, -0.02)];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
    painter.line_segment([at(0.3, -0.28), at(0.24, -0.5)], Stroke::new(size.abs() * 0.08, colour));
    painter.line_segment([at(0.46, -0.28), at(0.56, -0.5)], Stroke::new(size.abs() * 0.08, colour));
    painter.line_segment([at(-0.54, -0.16), at(-0.66, 0.14)], Stroke::new(size.abs() * 0.07, colour));
}

/// A bin with a lid.
fn bin(painter: &Painter, middle: Pos2, half: f32, stroke: Stroke) {
    let lid = middle.y - half * 0.62;
    painter.line_segment([pos2(middle.x - half * 0.95, lid), pos2(middle.x + half * 0.95, lid)], stroke);
    painter.line_segment([pos2(middle.x - half * 0.35, lid - half * 0.38), pos2(middle.x + half * 0.35, lid - half * 0.38)], stroke);
    let [top, bottom] = [half * 0.68, half * 0.52];
    let corners = [(-top, lid), (-bottom, middle.y + half), (bottom, middle.y + half), (top, lid)];
    painter.add(Shape::line(corners.map(|(x, y)| pos2(middle.x + x, y)).to_vec(), stroke));
    for x in [-0.2, 0.2] {
        painter.line_segment([pos2(middle.x + half * x, lid + half * 0.4), pos2(middle.x + half * x, middle.y + half * 0.6)], stroke);
    }
}

/// An arrow to one side.
fn arrow(painter: &Painter, middle: Pos2, size: f32, way: Way, colour: Color32) {
    let ahead = match way {
        Way::Left => -size,
        Way::Right => size,
    };
    let at = |x: f32, y: f32| middle + vec2(x * ahead, y * size);
    painter.rect_filled(Rect::from_two_pos(at(-0.5, -0.11), at(0.05, 0.11)), 0.0, colour);
    painter.add(Shape::convex_polygon(vec![at(0.5, 0.0), at(0.0, -0.42), at(0.0, 0.42)], colour, Stroke::NONE));
}
