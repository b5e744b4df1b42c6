//! Areas as triangles: ellipses from their gradient's middle outwards, other outlines in level slabs.

use egui::Color32;

use super::{Ink, colour};
use crate::scene::shape::Ellipse;
use crate::scene::{Paint, Point, point};

/// How large a piece of a gradient is at most that is blended straight, in points.
const PIECE: f32 = 22.0;

impl Ink {
    pub(super) fn ellipse(&mut self, ellipse: &Ellipse) {
        let Ellipse { centre, rx, ry, angle, fill } = *ellipse;
        let pixels = rx.max(ry) / self.feather;
        let segments = (4.0 + 4.6 * pixels.sqrt()).clamp(6.0, 72.0) as usize;
        let half = self.feather * 0.5;
        // What is narrower than a pixel is paler instead.
        let thin = (rx.min(ry) / half).min(1.0);
        let (middle, rings) = match fill {
            Paint::Flat(_) => (centre, 1),
            Paint::Linear { .. } => (centre, 3),
            Paint::Outwards(_) => (centre, (pixels / 3.0).clamp(3.0, 10.0) as usize),
            Paint::Radial { centre: light, .. } => (within(ellipse, light), (pixels / 5.5).clamp(2.0, 10.0) as usize),
        };
        // What is the same all round is looked up once.
        let mut same = [Color32::TRANSPARENT; 11];
        let varies = match fill {
            Paint::Flat(flat) => {
                same = [colour(flat.fade(thin)); 11];
                false
            }
            Paint::Outwards(stops) => {
                for (ring, shade) in same.iter_mut().enumerate().take(rings + 1) {
                    *shade = colour(stops.at(ring as f32 / rings as f32).fade(thin));
                }
                false
            }
            _ => true,
        };
        let shade = |at: Point, ring: usize| if varies { colour(fill.at(at).fade(thin)) } else { same[ring] };
        let heart = self.vertex(middle, shade(middle, 0));
        let first = heart + 1;
        let per_ray = rings as u32 + 1;
        let (sin, cos) = angle.sin_cos();
        self.mesh.reserve_vertices(segments * per_ray as usize);
        self.mesh.reserve_triangles(segments * (2 * rings + 1));
        for segment in 0..segments {
            let (y, x) = (std::f32::consts::TAU * segment as f32 / segments as f32).sin_cos();
            let edge = |grow: f32| {
                let (x, y) = (x * (rx + grow).max(0.0), y * (ry + grow).max(0.0));
                centre + point(x * cos - y * sin, x * sin + y * cos)
            };
            let inner = edge(-half);
            for ring in 1..=rings {
                let at = middle.towards(inner, ring as f32 / rings as f32);
                self.vertex(at, shade(at, ring));
            }
            self.vertex(edge(half), Color32::TRANSPARENT);
            let (this, next) = (first + segment as u32 * per_ray, first + ((segment + 1) % segments) as u32 * per_ray);
            self.triangle(heart, this, next);
            for ring in 0..rings as u32 {
                self.quad(this + ring, this + ring + 1, next + ring, next + ring + 1);
            }
        }
    }

    pub(super) fn fill(&mut self, outline: &[Point], paint: &Paint, soft: f32) {
        if outline.len() < 3 {
            return;
        }
        let half = soft.max(self.feather) * 0.5;
        let (inner, outer) = offset(outline, half);
        let rim = self.mesh.vertices.len() as u32;
        for (inside, outside) in inner.iter().zip(&outer) {
            self.vertex(*inside, colour(paint.at(*inside)));
            self.vertex(*outside, Color32::TRANSPARENT);
        }
        let count = outline.len() as u32;
        for index in 0..count {
            let (this, next) = (rim + 2 * index, rim + 2 * ((index + 1) % count));
            self.quad(this, this + 1, next, next + 1);
        }
        if let (Paint::Flat(_), true) = (paint, is_convex(outline)) {
            for index in 1..count - 1 {
                self.triangle(rim, rim + 2 * index, rim + 2 * index + 2);
            }
        } else {
            self.slabs(&inner, paint);
        }
    }

    /// Fills any outline between level lines: through every corner, and close enough together for the gradient.
    fn slabs(&mut self, outline: &[Point], paint: &Paint) {
        let mut levels: Vec<f32> = outline.iter().map(|at| at.y).collect();
        levels.sort_by(f32::total_cmp);
        let (Some(&top), Some(&bottom)) = (levels.first(), levels.last()) else { return };
        if !matches!(paint, Paint::Flat(_)) {
            let pieces = ((bottom - top) / PIECE).ceil().max(1.0);
            levels.extend((1..pieces as usize).map(|piece| top + (bottom - top) * piece as f32 / pieces));
            levels.sort_by(f32::total_cmp);
        }
        levels.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        let mut crossings: Vec<(f32, f32)> = Vec::with_capacity(8);
        for level in levels.windows(2) {
            let (above, below) = (level[0], level[1]);
            let middle = f32::midpoint(above, below);
            crossings.clear();
            for (index, &from) in outline.iter().enumerate() {
                let to = outline[(index + 1) % outline.len()];
                if (from.y < middle) != (to.y < middle) {
                    let at = |y: f32| from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)).clamp(0.0, 1.0);
                    crossings.push((at(above), at(below)));
                }
            }
            crossings.sort_by(|a, b| (a.0 + a.1).total_cmp(&(b.0 + b.1)));
            for pair in crossings.chunks_exact(2) {
                self.slab((above, below), pair[0], pair[1], paint);
            }
        }
    }

    fn slab(&mut self, (above, below): (f32, f32), left: (f32, f32), right: (f32, f32), paint: &Paint) {
        let pieces = match paint {
            Paint::Flat(_) => 1.0,
            _ => ((right.0 - left.0).max(right.1 - left.1) / PIECE).ceil().max(1.0),
        };
        for piece in 0..=pieces as usize {
            let part = piece as f32 / pieces;
            let upper = point(left.0 + (right.0 - left.0) * part, above);
            let lower = point(left.1 + (right.1 - left.1) * part, below);
            let a = self.vertex(upper, colour(paint.at(upper)));
            let b = self.vertex(lower, colour(paint.at(lower)));
            if piece > 0 {
                self.quad(a - 2, b - 2, a, b);
            }
        }
    }
}

/// The place in an ellipse, well off its edge, that is nearest to where the light falls.
fn within(ellipse: &Ellipse, light: Point) -> Point {
    let way = light - ellipse.centre;
    let (sin, cos) = ellipse.angle.sin_cos();
    let (along, across) = (way.x * cos + way.y * sin, way.y * cos - way.x * sin);
    let out = (along / ellipse.rx.max(0.01)).hypot(across / ellipse.ry.max(0.01));
    if out > 0.7 { ellipse.centre + way * (0.7 / out) } else { light }
}

/// An outline drawn in and pushed out by the same measure; clockwise as seen.
fn offset(outline: &[Point], by: f32) -> (Vec<Point>, Vec<Point>) {
    let count = outline.len();
    let outward = |from: Point, to: Point| {
        let way = (to - from).unit();
        point(way.y, -way.x)
    };
    (0..count)
        .map(|index| {
            let here = outline[index];
            let before = outward(outline[(index + count - 1) % count], here);
            let after = outward(here, outline[(index + 1) % count]);
            let both = before + after;
            // The sum is shorter the sharper the corner is; sharper than a right angle it is left as it is.
            let reach = 2.0 / (both.x * both.x + both.y * both.y).max(1.0);
            let normal = both * (by * reach);
            (here - normal, here + normal)
        })
        .unzip()
}

/// Whether an outline that runs clockwise as seen never turns back.
fn is_convex(outline: &[Point]) -> bool {
    let count = outline.len();
    (0..count).all(|index| {
        let (a, b, c) = (outline[index], outline[(index + 1) % count], outline[(index + 2) % count]);
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= -1e-3
    })
}
