//! The box that stands for a letter that none of the program's type has.

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::{Color32, ColorImage, Vec2};

/// Draws the box wherever no type has a letter.
pub(super) fn boxes() -> GlyphRasterizer {
    GlyphRasterizer::new("box", |wanted: &GlyphRasterizerRequest<'_>| {
        // What only tells how signs are joined or drawn is not to be seen.
        let is_seen = |sign: char| sign.is_alphanumeric() || sign > '\u{20ff}' && !matches!(sign, '\u{fe00}'..='\u{fe0f}');
        wanted.cluster.chars().any(is_seen).then(|| outlined(wanted.font_size_px))
    })
}

/// A box as high as a capital of type of this size, in pixels.
fn outlined(size: f32) -> RasterizedGlyph {
    let pixels = |share: f32| (size * share).round().max(1.0) as usize;
    let (width, height, line) = (pixels(0.56), pixels(0.72), pixels(0.07));
    let on_line = |x: usize, y: usize| x < line || y < line || x + line >= width || y + line >= height;
    let colour = |x, y| if on_line(x, y) { Color32::WHITE } else { Color32::TRANSPARENT };
    let image = ColorImage::new([width, height], (0..height).flat_map(|y| (0..width).map(move |x| colour(x, y))).collect());
    let bitmap = GlyphBitmap { image, offset_px: Vec2::new(size * 0.07, -(height as f32)), is_color: false };
    RasterizedGlyph { bitmap, advance_px: width as f32 + size * 0.14 }
}
