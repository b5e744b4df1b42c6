//! What can be taken away: the board as a picture, a turn or a round as an animation, the game as text.
//!
//! Every picture is the scene of the screen, written as SVG; pixels are painted from that SVG, so that they agree.
//! This layer makes bytes: it opens no file and no window, and knows no clock.

mod csv;
mod error;
mod film;
mod format;
mod gif;
mod letters;
mod markdown;
mod palette;
mod pixels;
mod png;
mod sheet;
mod shot;
mod story;
mod svg;
mod work;

use crate::rules::BySide;
use crate::scene::Theme;
use crate::session::Session;
use crate::session::manners::Counting;
use crate::words::{Teller, Words};

pub use error::ExportError;
pub use film::{Film, MOST_FRAMES, Span};
pub use format::{Format, Still, Written};
pub use pixels::{LARGEST, LARGEST_GIF, Pixels, PixelsError, SMALLEST};
pub use png::Image;
pub use shot::Shot;
pub use story::{LinePlace, Story};
pub use work::Work;

/// How pictures look.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether North sits at the bottom.
    pub flipped: bool,
    /// Whether the numbers of seeds are shown.
    pub numbers: bool,
    /// Whether the letters of the holes are shown.
    pub letters: bool,
}

/// A session to take something of away, and how the players are called in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// The session, at the place it is looked at.
    pub session: Session,
    /// The players' names.
    pub names: BySide<String>,
}

impl Source {
    /// A session whose players without a name are called by their sides.
    pub fn new(session: Session, words: &Words) -> Self {
        let sides = words.side_names();
        let names = BySide::from_fn(|side| {
            let name = session.players()[side].name.trim();
            if name.is_empty() { sides[side].clone() } else { name.to_owned() }
        });
        Self { session, names }
    }

    /// Whoever tells what happened in it.
    pub fn teller<'a>(&'a self, words: &'a Words) -> Teller<'a> {
        Teller { words, rules: self.session.rules(), names: &self.names }
    }

    /// A look that shows no number where nobody counts.
    fn seen(&self, look: &Look) -> Look {
        Look { numbers: look.numbers && self.session.counting() == Counting::Aloud, ..look.clone() }
    }
}

/// A picture of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What it shows.
    pub shot: Shot,
    /// How large it is.
    pub pixels: Pixels,
    /// How it looks.
    pub look: Look,
}

/// What is to be taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// A picture of a moment, in this kind of file.
    Picture(Box<Picture>, Still),
    /// An animation.
    Film {
        /// What it shows.
        span: Span,
        /// How large it is.
        pixels: Pixels,
        /// How it looks.
        look: Box<Look>,
    },
    /// The game as text.
    Game(Written),
}

impl Order {
    /// The kind of file it makes.
    pub const fn format(&self) -> Format {
        match self {
            Self::Picture(_, still) => Format::Still(*still),
            Self::Film { .. } => Format::Gif,
            Self::Game(written) => Format::Written(*written),
        }
    }
}

/// Makes what is ordered: the bytes of a file. It may be stopped, and tells how far it is, through the work.
pub fn make(words: &Words, source: &Source, order: &Order, work: &Work) -> Result<Vec<u8>, ExportError> {
    let teller = source.teller(words);
    match order {
        Order::Picture(picture, Still::Svg) => Ok(svg(words, source, picture).into_bytes()),
        Order::Picture(picture, Still::Png) => png::bytes(&svg(words, source, picture)),
        Order::Film { span, pixels, look } => {
            let story = Story::of(&source.session);
            let film = Film::new(&story, *span)?;
            gif::bytes(teller, &story, &film, &source.seen(look), *pixels, work)
        }
        Order::Game(Written::Text) => {
            let session = &source.session;
            let end = session.line().last().copied().unwrap_or(session.cursor());
            session.line_text(end).map(String::into_bytes).ok_or(ExportError::OwnRules)
        }
        Order::Game(Written::Markdown) => Ok(markdown::text(teller, &source.session).into_bytes()),
        Order::Game(Written::Csv) => csv::bytes(teller, &source.session),
    }
}

/// A picture as SVG.
pub fn svg(words: &Words, source: &Source, Picture { shot, pixels, look }: &Picture) -> String {
    let look = source.seen(look);
    let mut sheet = sheet::Sheet::new(source.teller(words), &look, *pixels, [&shot.telling]);
    sheet.svg(shot)
}

/// A picture as pixels.
pub fn image(words: &Words, source: &Source, picture: &Picture) -> Result<Image, ExportError> {
    png::image(&svg(words, source, picture))
}
