//! An animation as a GIF file: a whole picture first, then what changes.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::Look;
use super::error::ExportError;
use super::film::Film;
use super::palette::{Palette, UNCHANGED};
use super::pixels::Pixels;
use super::png::{Canvas, Image};
use super::sheet::Sheet;
use super::story::Story;
use super::work::Work;
use crate::words::Teller;

/// From so many pictures, spread over the animation, its colours are chosen.
const LOOKED_AT: usize = 4;

impl From<EncodingError> for ExportError {
    fn from(why: EncodingError) -> Self {
        Self::Painting(why.to_string())
    }
}

/// Paints and writes an animation.
pub(super) fn bytes(
    teller: Teller<'_>,
    story: &Story,
    film: &Film,
    look: &Look,
    pixels: Pixels,
    work: &Work,
) -> Result<Vec<u8>, ExportError> {
    let all = film.frames.len();
    work.set(0, all);
    let tellings: Vec<_> = film.frames.iter().map(|frame| frame.shot(teller, story).telling).collect();
    let mut sheet = Sheet::new(teller, look, pixels, &tellings);
    let mut canvas = Canvas::default();
    let mut paint = |number: usize| {
        if work.is_stopped() {
            return Err(ExportError::Stopped);
        }
        canvas.paint(&mut sheet, &film.frames[number].shot(teller, story))
    };
    let mut looked_at = Vec::new();
    let samples = LOOKED_AT.min(all);
    for sample in 0..samples {
        // The first and the last picture are among them.
        looked_at.extend(paint((all - 1) * sample / (samples - 1).max(1))?.rgba);
    }
    let mut painter = Painter { palette: Palette::new(&looked_at, &look.theme), before: None };
    drop(looked_at);
    let mut file = Vec::new();
    let (width, height) = (pixels.width() as u16, pixels.height() as u16);
    let mut encoder = Encoder::new(&mut file, width, height, &painter.palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut waiting: Option<Frame<'static>> = None;
    for (number, planned) in film.frames.iter().enumerate() {
        let changed = painter.changes(paint(number)?);
        match (changed, &mut waiting) {
            // Where nothing changes the picture before is seen for longer.
            (None, Some(waiting)) => waiting.delay = waiting.delay.saturating_add(planned.hundredths),
            (changed, waiting) => {
                if let Some(complete) = std::mem::take(waiting) {
                    encoder.write_frame(&complete)?;
                }
                *waiting = changed.map(|frame| Frame { delay: planned.hundredths, ..frame });
            }
        }
        work.set(number + 1, all);
    }
    if let Some(complete) = waiting {
        encoder.write_frame(&complete)?;
    }
    drop(encoder);
    Ok(file)
}

/// Turns pictures into what changes from one to the next.
struct Painter {
    palette: Palette,
    before: Option<Image>,
}

impl Painter {
    /// What changes in a picture against the one before: the smallest rectangle around it; nothing where all is the same.
    fn changes(&mut self, image: Image) -> Option<Frame<'static>> {
        let Image { width, height, .. } = image;
        let pixel = |image: &Image, at: usize| [image.rgba[4 * at], image.rgba[4 * at + 1], image.rgba[4 * at + 2]];
        let differs = |at: usize| self.before.as_ref().is_none_or(|before| pixel(before, at) != pixel(&image, at));
        let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
        for at in (0..width * height).filter(|&at| differs(at)) {
            let (x, y) = (at % width, at / width);
            (left, right, top, bottom) = (left.min(x), right.max(x + 1), top.min(y), bottom.max(y + 1));
        }
        if left >= right {
            return None;
        }
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            for x in left..right {
                let at = y * width + x;
                let colour = pixel(&image, at);
                let same = self.before.as_ref().is_some_and(|before| pixel(before, at) == colour);
                buffer.push(if same { UNCHANGED } else { self.palette.of(colour, x, y) });
            }
        }
        self.before = Some(image);
        Some(Frame {
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })
    }
}
