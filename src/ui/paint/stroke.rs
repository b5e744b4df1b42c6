//! Lines as triangles: soft edges, round ends, dashes.

use egui::Color32;

use super::{Ink, colour};
use crate::scene::shape::{Dash, Ellipse, Stroke, length};
use crate::scene::{Colour, Paint, Point};

/// How many straight pieces make a round end.
const END: usize = 7;

impl Ink {
    pub(super) fn stroke(&mut self, points: &[Point], closed: bool, stroke: &Stroke) {
        // What is narrower than a pixel is paler instead.
        let width = stroke.width.max(self.feather);
        let shade = colour(stroke.colour.fade(stroke.width / width));
        match stroke.dash {
            None => self.line(points, closed, width, shade),
            Some(dash) => {
                for piece in dashes(points, closed, dash) {
                    match piece.as_slice() {
                        [from, to] if dash.on < width * 0.25 => self.dot(from.towards(*to, 0.5), width * 0.5, stroke.colour),
                        _ => self.line(&piece, false, width, shade),
                    }
                }
            }
        }
    }

    fn line(&mut self, points: &[Point], closed: bool, width: f32, shade: Color32) {
        let count = points.len();
        if count < 2 {
            return;
        }
        let inner = (width - self.feather) * 0.5;
        let outer = inner + self.feather;
        let first = self.mesh.vertices.len() as u32;
        for index in 0..count {
            let here = points[index];
            let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count]);
            let way = match (closed, index) {
                (false, 0) => (after - here).unit(),
                (false, last) if last == count - 1 => (here - before).unit(),
                _ => ((here - before).unit() + (after - here).unit()).unit(),
            };
            let side = way.turned();
            self.vertex(here - side * outer, Color32::TRANSPARENT);
            self.vertex(here - side * inner, shade);
            self.vertex(here + side * inner, shade);
            self.vertex(here + side * outer, Color32::TRANSPARENT);
        }
        let joined = if closed { count } else { count - 1 };
        for index in 0..joined as u32 {
            let (this, next) = (first + 4 * index, first + 4 * ((index + 1) % count as u32));
            for lane in 0..3 {
                self.quad(this + lane, this + lane + 1, next + lane, next + lane + 1);
            }
        }
        if !closed {
            self.end(points[0], points[0] - points[1], (inner, outer), shade);
            self.end(points[count - 1], points[count - 1] - points[count - 2], (inner, outer), shade);
        }
    }

    /// A dash so short that it is round.
    fn dot(&mut self, centre: Point, radius: f32, colour: Colour) {
        self.ellipse(&Ellipse { centre, rx: radius, ry: radius, angle: 0.0, fill: Paint::Flat(colour) });
    }

    /// A half disc beyond the end of a line.
    fn end(&mut self, at: Point, way: Point, (inner, outer): (f32, f32), shade: Color32) {
        let heart = self.vertex(at, shade);
        let start = way.y.atan2(way.x) - std::f32::consts::FRAC_PI_2;
        for step in 0..=END {
            let angle = start + std::f32::consts::PI * step as f32 / END as f32;
            let this = self.vertex(at + Point::polar(inner, angle), shade);
            self.vertex(at + Point::polar(outer, angle), Color32::TRANSPARENT);
            if step > 0 {
                self.triangle(heart, this - 2, this);
                self.quad(this - 2, this - 1, this, this + 1);
            }
        }
    }
}

/// The dashes of a line.
fn dashes(points: &[Point], closed: bool, dash: Dash) -> Vec<Vec<Point>> {
    let count = if closed { points.len() } else { points.len().saturating_sub(1) };
    let piece = |index: usize| (points[index], points[(index + 1) % points.len()]);
    let dash = if closed { dash.round(length(points, closed)) } else { dash };
    let (on, period) = (dash.on.max(0.05), (dash.on + dash.off).max(0.5));
    let mut pieces = Vec::new();
    let mut current: Vec<Point> = Vec::new();
    // How far the start of this piece is from the start of its dash.
    let mut phase = 0.0;
    for index in 0..count {
        let (from, to) = piece(index);
        let length = (to - from).length();
        let mut done = 0.0;
        while done < length {
            let at = from.towards(to, done / length);
            let drawing = phase < on;
            let left = if drawing { on - phase } else { period - phase };
            let step = left.min(length - done);
            done += step;
            phase += step;
            if drawing {
                if current.is_empty() {
                    current.push(at);
                }
                current.push(from.towards(to, (done / length).min(1.0)));
            }
            if step >= left {
                if drawing {
                    pieces.push(std::mem::take(&mut current));
                } else {
                    phase = 0.0;
                }
                // Exactly at the end of the dash, whatever rounding says.
                phase = if drawing { on } else { phase };
            }
        }
    }
    if current.len() > 1 {
        pieces.push(current);
    }
    pieces
}
