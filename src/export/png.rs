//! Pixels from an SVG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};

use super::error::ExportError;
use super::sheet::Sheet;
use super::shot::Shot;
use crate::scene::Shape;

/// A picture as pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// How many pixels a row has.
    pub width: usize,
    /// How many rows there are.
    pub height: usize,
    /// Red, green, blue and opacity of each pixel, row for row; all are opaque.
    pub rgba: Vec<u8>,
}

/// Paints an SVG on what is there already.
fn paint_on(pixmap: &mut Pixmap, svg: &str) -> Result<(), ExportError> {
    resvg::render(&tree(svg)?, Transform::identity(), &mut pixmap.as_mut());
    Ok(())
}

fn tree(svg: &str) -> Result<Tree, ExportError> {
    // All its text is outlines, so no type is needed.
    Tree::from_str(svg, &usvg::Options::default()).map_err(|why| ExportError::Painting(why.to_string()))
}

/// Paints a picture.
fn paint(svg: &str) -> Result<Pixmap, ExportError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height()).ok_or_else(|| ExportError::Painting(format!("{size:?}")))?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// The picture as pixels.
pub(super) fn image(svg: &str) -> Result<Image, ExportError> {
    Ok(pixels(paint(svg)?))
}

fn pixels(pixmap: Pixmap) -> Image {
    let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
    Image { width, height, rgba: pixmap.take() }
}

/// The picture as a PNG file.
pub(super) fn bytes(svg: &str) -> Result<Vec<u8>, ExportError> {
    paint(svg)?.encode_png().map_err(|why| ExportError::Painting(why.to_string()))
}

/// Paints one picture after the other. The board itself, which costs the most, is painted anew only where it has changed.
#[derive(Default)]
pub(super) struct Canvas {
    ground: Option<(Vec<Shape>, Pixmap)>,
}

impl Canvas {
    /// The same pixels as those of the whole picture.
    pub(super) fn paint(&mut self, sheet: &mut Sheet<'_>, shot: &Shot) -> Result<Image, ExportError> {
        let parts = sheet.parts(shot);
        let (shapes, _) = parts.board.layers();
        let ground = match self.ground.take().filter(|(known, _)| known == shapes) {
            Some(ground) => ground,
            None => (shapes.to_vec(), paint(&sheet.ground(&parts))?),
        };
        let mut pixmap = ground.1.clone();
        self.ground = Some(ground);
        paint_on(&mut pixmap, &sheet.above(&parts))?;
        Ok(pixels(pixmap))
    }
}
