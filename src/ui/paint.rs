//! Paints a scene with egui: gradients as meshes with soft edges, text at its final size.
//!
//! It knows shapes and colours alone, nothing of boards or games.

mod fill;
mod missing;
pub mod raster;
mod stroke;

use std::f32::consts::PI;
use std::sync::Arc;

use egui::epaint::{Mesh, TextShape, Vertex, WHITE_UV};
use egui::{Align2, Color32, FontData, FontDefinitions, FontFamily, FontId, Painter, Pos2, Rect, Vec2};

use crate::scene::shape::{Anchor, Reader, Text, Weight};
use crate::scene::{Colour, Point, Scene, Shape, Theme, fonts};

/// The family of the heavier type.
pub const SEMIBOLD: &str = "semibold";

/// Adds the program's type to a context: Inter for all text, the family [`SEMIBOLD`] for the heavier one. Noto's
/// Ethiopic and Arabic letters and egui's own fonts stay behind them for what they lack, and a box for what all lack.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    let own: [(&str, &'static [u8]); 4] =
        [("inter", fonts::REGULAR), ("inter-semibold", fonts::SEMIBOLD), ("arabic", fonts::ARABIC), ("ethiopic", fonts::ETHIOPIC)];
    for (name, bytes) in own {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let fallbacks = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let behind = |first: &str| [first, "ethiopic", "arabic"].map(str::to_owned).into_iter().chain(fallbacks.iter().cloned()).collect();
    fonts.families.insert(FontFamily::Proportional, behind("inter"));
    fonts.families.insert(semibold(), behind("inter-semibold"));
    ctx.set_fonts(fonts);
    ctx.add_glyph_rasterizer(missing::boxes());
}

/// The family of the heavier type, as egui names it.
pub fn semibold() -> FontFamily {
    FontFamily::Name(SEMIBOLD.into())
}

/// A colour of the scene as egui has it.
pub fn colour(colour: Colour) -> Color32 {
    Color32::from_rgba_unmultiplied(colour.r, colour.g, colour.b, colour.a)
}

/// Paints a scene with its upper left corner at `origin`.
pub fn paint(painter: &Painter, origin: Pos2, scene: &Scene) {
    let mut ink = Ink::new(origin.to_vec2(), 1.0 / painter.pixels_per_point());
    for shape in &scene.shapes {
        match shape {
            Shape::Ellipse(ellipse) => ink.ellipse(ellipse),
            Shape::Path(path) => ink.path(path),
            Shape::Text(text) => {
                ink.flow(painter);
                write(painter, origin, text);
            }
        }
    }
    ink.flow(painter);
}

/// The triangles of a scene without text, with its upper left corner at `origin`, for pixels of this size.
pub fn mesh(origin: Pos2, pixel: f32, scene: &Scene) -> Mesh {
    let mut ink = Ink::new(origin.to_vec2(), pixel);
    for shape in &scene.shapes {
        match shape {
            Shape::Ellipse(ellipse) => ink.ellipse(ellipse),
            Shape::Path(path) => ink.path(path),
            Shape::Text(_) => {}
        }
    }
    ink.mesh
}

/// Paints a side's mark, as it stands beside the player's name.
pub fn paint_side_mark(painter: &Painter, centre: Pos2, radius: f32, side: crate::rules::Side, theme: &Theme) {
    let mut scene = Scene::default();
    crate::scene::side_mark(&mut scene, crate::scene::point(centre.x, centre.y), radius, side, theme);
    paint(painter, Pos2::ZERO, &scene);
}

fn write(painter: &Painter, origin: Pos2, text: &Text) {
    let family = match text.weight {
        Weight::Regular => FontFamily::Proportional,
        Weight::SemiBold => semibold(),
    };
    let galley = painter.layout_no_wrap(text.string.clone(), FontId::new(text.size, family), colour(text.colour));
    let align = match text.anchor {
        Anchor::Start => Align2::LEFT_CENTER,
        Anchor::Middle => Align2::CENTER_CENTER,
        Anchor::End => Align2::RIGHT_CENTER,
    };
    // Inter's capitals stand in the middle of its line, so centring the line centres them.
    let at = origin + Vec2::new(text.at.x, text.at.y);
    let Rect { min, .. } = align.anchor_size(at, galley.size());
    painter.add(read_by(text.reader, at, TextShape::new(min, galley, Color32::PLACEHOLDER)));
}

/// A text as whoever sits there reads it: turned round about a place, or as it is.
pub fn read_by(reader: Reader, about: Pos2, text: TextShape) -> TextShape {
    match reader {
        Reader::Below => text,
        Reader::Above => TextShape { pos: about + (about - text.pos), ..text.with_angle(PI) },
    }
}

/// Triangles that wait to be painted.
struct Ink {
    mesh: Mesh,
    origin: Vec2,
    /// The width over which edges fade: one pixel.
    feather: f32,
}

impl Ink {
    fn new(origin: Vec2, feather: f32) -> Self {
        Self { mesh: Mesh::default(), origin, feather }
    }

    /// Hands the triangles over.
    fn flow(&mut self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(std::mem::take(&mut self.mesh));
        }
    }

    fn vertex(&mut self, at: Point, color: Color32) -> u32 {
        let pos = Pos2::new(at.x + self.origin.x, at.y + self.origin.y);
        self.mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
        self.mesh.vertices.len() as u32 - 1
    }

    fn triangle(&mut self, a: u32, b: u32, c: u32) {
        self.mesh.indices.extend_from_slice(&[a, b, c]);
    }

    /// The area between a line `a b` and a line `c d` that runs beside it.
    fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.mesh.indices.extend_from_slice(&[a, b, c, c, b, d]);
    }

    fn path(&mut self, path: &crate::scene::shape::Path) {
        if let Some(fill) = &path.fill {
            self.fill(&path.points, fill, path.soft);
        }
        if let Some(stroke) = &path.stroke {
            self.stroke(&path.points, path.closed, stroke);
        }
    }
}
