//! How large a picture is.

use crate::scene::Size;

/// The fewest pixels of a side.
pub const SMALLEST: u32 = 100;

/// The most pixels of a side.
pub const LARGEST: u32 = 6000;

/// The most pixels of a side of an animation, which holds many pictures.
pub const LARGEST_GIF: u32 = 1600;

/// Below this the board would have no room for its smallest type, so that all is drawn smaller.
const ROOM: Size = Size { width: 640.0, height: 400.0 };

/// Above this all is drawn larger, type too.
const AMPLE: Size = Size { width: 1280.0, height: 800.0 };

/// A width and a height in pixels, within the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
}

/// Why a text is no size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PixelsError {
    /// It is not two numbers with an `x` between.
    Form,
    /// A side is too short or too long.
    Range,
}

impl Pixels {
    /// A usual picture.
    pub const PICTURE: Self = Self { width: 1280, height: 800 };

    /// A large picture.
    pub const POSTER: Self = Self { width: 2560, height: 1600 };

    /// A small animation.
    pub const STAMP: Self = Self { width: 480, height: 300 };

    /// A usual animation.
    pub const FILM: Self = Self { width: 640, height: 400 };

    /// A size with sides of at most `largest`.
    pub const fn new(width: u32, height: u32, largest: u32) -> Option<Self> {
        if width < SMALLEST || height < SMALLEST || width > largest || height > largest {
            return None;
        }
        Some(Self { width, height })
    }

    /// Reads `640x400`.
    pub fn parse(text: &str, largest: u32) -> Result<Self, PixelsError> {
        let (width, height) = text.split_once(['x', 'X', '×']).ok_or(PixelsError::Form)?;
        let side = |text: &str| {
            let digits = text.trim();
            let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            // A number that is too long for its type is too large.
            all.then(|| digits.parse().unwrap_or(u32::MAX)).ok_or(PixelsError::Form)
        };
        Self::new(side(width)?, side(height)?, largest).ok_or(PixelsError::Range)
    }

    /// The width.
    pub const fn width(self) -> u32 {
        self.width
    }

    /// The height.
    pub const fn height(self) -> u32 {
        self.height
    }

    /// The size in the points of a scene.
    pub fn points(self) -> Size {
        let (width, height) = (self.width as f32, self.height as f32);
        let smaller = (width / ROOM.width).min(height / ROOM.height).min(1.0);
        let larger = (width / AMPLE.width).min(height / AMPLE.height).max(1.0);
        let scale = smaller * larger;
        Size { width: width / scale, height: height / scale }
    }
}
