//! What the program remembers of how a person likes it.

mod choice;
mod entries;
mod file;
mod motion;
mod table;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::lessons::Learnt;
use super::predict::Score;
use crate::rules::{BySide, Side};
use crate::scene::{BoardLook, Tone};
use crate::search::Level;
use crate::session::Seat;
use crate::words::{Words, say};
pub use choice::{Change, Choice, Picker, Style};
pub use file::{Fault, VERSION};
pub use motion::MotionWish;
pub use table::{Group, Setting, Wording};

/// How a person likes the program.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen of settings")]
pub struct Settings {
    /// Bright or dark.
    pub brightness: Brightness,
    /// What boards look like.
    pub board: BoardLook,
    /// How much moves.
    pub motion: MotionWish,
    /// How large text is, in percent.
    pub text_percent: u16,
    /// How fast turns are shown.
    pub speed: Speed,
    /// Whether numbers stand beside the holes.
    pub numbers: bool,
    /// Whether letters stand beside the holes.
    pub letters: bool,
    /// Whether North sits at the bottom.
    pub flipped: bool,
    /// Whether the players sit on two sides of the screen: what is the upper one's is turned round.
    pub two_sides: bool,
    /// How large what is pressed is.
    pub targets: Targets,
    /// Who sits where in a new game.
    pub seats: BySide<Seat>,
    /// The computer that one person last played against, to be played against again.
    pub opponent: Opponent,
    /// How many seconds a computer may take for a move.
    pub seconds: u16,
    /// How many megabytes a search may keep of what it has found.
    pub megabytes: u16,
    /// Whether turns are heard, where the program can be heard at all.
    pub sound: bool,
    /// How loud they are, in percent.
    pub volume: u16,
    /// How many minutes museum mode waits for a visitor before it goes back to Home.
    pub museum_minutes: u16,
    /// Whether the panel at the side is open; before anybody chose, it is where there is room for it.
    pub panel: Option<bool>,
    /// Which steps of which lessons are done.
    pub learnt: Learnt,
    /// The key of the lesson that was open last.
    pub lesson: Option<String>,
    /// How many predictions were right.
    pub foretold: Score,
    /// Files opened or saved, the last one first.
    pub recent: Vec<PathBuf>,
}

/// A computer that one person plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// Where it sits.
    pub side: Side,
    /// How strong it plays.
    pub level: Level,
}

impl Opponent {
    /// The one computer that sits at a table; none where there are two, or none.
    pub fn of(seats: BySide<Seat>) -> Option<Self> {
        match (seats.south, seats.north) {
            (Seat::Human, Seat::Computer(level)) => Some(Self { side: Side::North, level }),
            (Seat::Computer(level), Seat::Human) => Some(Self { side: Side::South, level }),
            (Seat::Human, Seat::Human) | (Seat::Computer(_), Seat::Computer(_)) => None,
        }
    }
}

/// Bright or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Brightness {
    /// As the system has it.
    #[default]
    System,
    /// Always bright.
    Light,
    /// Always dark.
    Dark,
}

/// How large what is pressed is at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Targets {
    /// Large from the first touch on, else as large as a mouse needs.
    #[default]
    AsUsed,
    /// Always large enough for a finger.
    Large,
}

/// How fast turns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// A quarter of the usual speed.
    Quarter,
    /// Half the usual speed.
    Half,
    /// The usual speed.
    #[default]
    Usual,
    /// Twice the usual speed.
    Double,
    /// Four times the usual speed.
    Fourfold,
    /// Eight times the usual speed.
    Eightfold,
    /// Everything at once.
    AtOnce,
}

impl Brightness {
    /// Every choice, the one at first first.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// What it is called.
    pub fn label(self, words: &Words) -> String {
        match self {
            Self::System => say!(words, "brightness-system"),
            Self::Light => say!(words, "brightness-light"),
            Self::Dark => say!(words, "brightness-dark"),
        }
    }

    /// The one that is always of this tone.
    pub const fn always(tone: Tone) -> Self {
        match tone {
            Tone::Light => Self::Light,
            Tone::Dark => Self::Dark,
        }
    }
}

impl Speed {
    /// Every speed, the slowest one first.
    pub const ALL: [Self; 7] = [Self::Quarter, Self::Half, Self::Usual, Self::Double, Self::Fourfold, Self::Eightfold, Self::AtOnce];

    /// How many times the usual speed it is; nothing where everything happens at once.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Quarter => Some(0.25),
            Self::Half => Some(0.5),
            Self::Usual => Some(1.0),
            Self::Double => Some(2.0),
            Self::Fourfold => Some(4.0),
            Self::Eightfold => Some(8.0),
            Self::AtOnce => None,
        }
    }

    /// What it is called.
    pub fn label(self, words: &Words) -> String {
        self.factor().map_or_else(|| say!(words, "speed-at-once"), |factor| say!(words, "speed-factor", factor = factor.to_string()))
    }

    /// The next faster one; the fastest stays.
    #[must_use]
    pub fn faster(self) -> Self {
        Self::ALL.into_iter().skip_while(|&speed| speed != self).nth(1).unwrap_or(self)
    }

    /// The next slower one; the slowest stays.
    #[must_use]
    pub fn slower(self) -> Self {
        Self::ALL.into_iter().take_while(|&speed| speed != self).last().unwrap_or(self)
    }
}

/// The text sizes that can be chosen, in percent.
pub const TEXT_PERCENT: std::ops::RangeInclusive<u16> = 100..=300;

/// The times that can be chosen for a computer's move, in seconds.
pub const SECONDS: [u16; 6] = [1, 2, 5, 10, 30, 60];

/// The memories that can be chosen for a search, in megabytes.
pub const MEGABYTES: [u16; 6] = [64, 128, 256, 512, 1024, 4096];

/// The size of text at first, in percent.
pub const USUAL_TEXT: u16 = 100;

/// How loud the program can be, in percent.
pub const VOLUMES: [u16; 4] = [25, 50, 75, 100];

/// How long museum mode can wait for a visitor, in minutes.
pub const MUSEUM_MINUTES: [u16; 6] = [1, 2, 3, 5, 10, 30];

/// By how much text is made larger or smaller at once, in percent.
const TEXT_STEP: u16 = 25;

/// How many recent files are remembered.
const RECENT: usize = 8;

impl Default for Settings {
    fn default() -> Self {
        Self {
            brightness: Brightness::System,
            board: BoardLook::Game,
            motion: MotionWish::System,
            text_percent: USUAL_TEXT,
            speed: Speed::Usual,
            numbers: true,
            letters: true,
            flipped: false,
            two_sides: false,
            targets: Targets::AsUsed,
            seats: BySide::default(),
            opponent: Opponent { side: Side::North, level: Level::default() },
            seconds: SECONDS[1],
            megabytes: MEGABYTES[2],
            sound: true,
            volume: VOLUMES[1],
            museum_minutes: MUSEUM_MINUTES[2],
            panel: None,
            learnt: Learnt::new(),
            lesson: None,
            foretold: Score::default(),
            recent: Vec::new(),
        }
    }
}

impl Settings {
    /// Puts a file at the head of the recent ones.
    pub fn remember(&mut self, path: PathBuf) {
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// Remembers the one computer that sits at the table now, or sat there before the last change.
    pub(super) fn remember_opponent(&mut self, before: &Self) {
        let sits = Opponent::of(self.seats).or_else(|| Opponent::of(before.seats));
        self.opponent = sits.unwrap_or(self.opponent);
    }

    /// Whether turns are heard: never where the program was built without sound.
    pub const fn is_heard(&self) -> bool {
        cfg!(feature = "sound") && self.sound
    }

    /// Whether anything that can be chosen is other than at first.
    pub fn differ_from_first(&self) -> bool {
        Setting::shown().any(|setting| setting.differs(self))
    }

    /// Makes everything that can be chosen as at first. What is remembered of lessons, predictions and files stays.
    pub fn reset(&mut self) {
        for setting in Setting::shown() {
            setting.reset().apply(self);
        }
    }

    /// The same with nothing that is merely remembered: what its owner learnt, foretold and opened.
    #[must_use]
    pub fn without_memories(mut self) -> Self {
        for memory in Setting::ALL.into_iter().filter(|setting| setting.is_memory()) {
            memory.reset().apply(&mut self);
        }
        self
    }

    /// Makes text larger or smaller by a quarter.
    pub fn scale_text(&mut self, larger: bool) {
        let percent = if larger { self.text_percent.saturating_add(TEXT_STEP) } else { self.text_percent.saturating_sub(TEXT_STEP) };
        self.text_percent = percent.clamp(*TEXT_PERCENT.start(), *TEXT_PERCENT.end());
    }
}
