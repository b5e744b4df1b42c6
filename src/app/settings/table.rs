//! The one table of settings: the file, the screen, its search, the palette and the reset are made from it.
//!
//! A new setting is a field of [`Settings`], a variant of [`Setting`], and an entry among the others.

use ron::error::SpannedError;

use super::choice::{Change, Picker};
use super::{Settings, entries};
use crate::words::{Words, say};

/// Something the program remembers from one start to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Bright or dark.
    Brightness,
    /// What boards look like.
    Board,
    /// How much moves.
    Motion,
    /// How large text is.
    Text,
    /// Whether numbers stand beside the holes.
    Numbers,
    /// Whether letters stand beside the holes.
    Letters,
    /// Whether North sits at the bottom.
    Flipped,
    /// Whether the players sit on two sides of the screen.
    TwoSides,
    /// How large what is pressed is.
    Targets,
    /// Whether the panel at the side is open.
    Panel,
    /// How fast turns are shown.
    Speed,
    /// Who sits where in a new game.
    Seats,
    /// The computer that one person last played against.
    Opponent,
    /// How long a computer may think.
    Seconds,
    /// How much a search may keep in mind.
    Megabytes,
    /// Whether turns are heard.
    Sound,
    /// How loud they are.
    Volume,
    /// How long museum mode waits for a visitor.
    MuseumMinutes,
    /// Which lessons are learnt.
    Learnt,
    /// Which lesson was open last.
    Lesson,
    /// How many predictions were right.
    Foretold,
    /// Files opened or saved.
    Recent,
}

/// Which settings stand together on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The window.
    Look,
    /// The board.
    Board,
    /// Turns, as they are shown.
    Turns,
    /// The players of a new game.
    Players,
    /// What is heard.
    Sound,
    /// A machine for everybody.
    Museum,
}

/// The words for a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// What it is called.
    pub name: String,
    /// What it does, in a line.
    pub help: String,
    /// Other words it is looked for by.
    pub also: String,
}

/// All there is to know of a setting.
pub(super) struct Entry {
    /// What it is called in the file.
    pub key: &'static str,
    /// Its value as RON.
    pub write: fn(&Settings) -> String,
    /// Takes over a value written as RON.
    pub read: fn(&mut Settings, &str) -> Result<(), SpannedError>,
    /// How it is shown; nothing for what is merely remembered.
    pub shown: Option<Shown>,
}

/// How a setting is shown.
pub(super) struct Shown {
    pub group: Group,
    /// What it is called, what it does, and what else it is looked for by.
    pub told: fn(&Words) -> [String; 3],
    pub pickers: fn(&Words, &Settings) -> Vec<Picker>,
}

impl Entry {
    /// The same, to be chosen among others of a group.
    pub(super) const fn shown(self, group: Group, told: fn(&Words) -> [String; 3], pickers: fn(&Words, &Settings) -> Vec<Picker>) -> Self {
        Self { shown: Some(Shown { group, told, pickers }), ..self }
    }
}

impl Group {
    /// Every group, in order.
    pub const ALL: [Self; 6] = [Self::Look, Self::Board, Self::Turns, Self::Players, Self::Sound, Self::Museum];

    /// What it is called.
    pub fn label(self, words: &Words) -> String {
        match self {
            Self::Look => say!(words, "settings-look"),
            Self::Board => say!(words, "settings-board"),
            Self::Turns => say!(words, "settings-turns"),
            Self::Players => say!(words, "settings-players"),
            Self::Sound => say!(words, "settings-sound"),
            Self::Museum => say!(words, "settings-museum"),
        }
    }
}

impl Setting {
    /// Every setting, in the order of the file and of the screen.
    pub const ALL: [Self; 22] = [
        Self::Brightness,
        Self::Text,
        Self::Panel,
        Self::Targets,
        Self::Board,
        Self::Numbers,
        Self::Letters,
        Self::Flipped,
        Self::TwoSides,
        Self::Speed,
        Self::Motion,
        Self::Seats,
        Self::Opponent,
        Self::Seconds,
        Self::Megabytes,
        Self::Sound,
        Self::Volume,
        Self::MuseumMinutes,
        Self::Learnt,
        Self::Lesson,
        Self::Foretold,
        Self::Recent,
    ];

    /// The settings that a person can choose, in order.
    pub fn shown() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|setting| setting.group().is_some())
    }

    /// The group it is shown in; none for what is not to be chosen: what is merely remembered, and sound where the program
    /// was built without it.
    pub fn group(self) -> Option<Group> {
        let group = self.entry().shown.as_ref()?.group;
        (group != Group::Sound || cfg!(feature = "sound")).then_some(group)
    }

    /// Whether it is merely remembered, and never chosen.
    pub(super) const fn is_memory(self) -> bool {
        self.entry().shown.is_none()
    }

    /// What it is called, what it does, and what else it is looked for by; nothing for what is merely remembered.
    pub fn told(self, words: &Words) -> Option<Wording> {
        let [name, help, also] = (self.entry().shown.as_ref()?.told)(words);
        Some(Wording { name, help, also })
    }

    /// What can be chosen: for most settings one thing, for some one for each part.
    pub fn pickers(self, words: &Words, settings: &Settings) -> Vec<Picker> {
        self.entry().shown.as_ref().map_or_else(Vec::new, |shown| (shown.pickers)(words, settings))
    }

    /// Whether it is other than at first.
    pub fn differs(self, settings: &Settings) -> bool {
        let entry = self.entry();
        (entry.write)(settings) != (entry.write)(&Settings::default())
    }

    /// What makes it as at first.
    pub fn reset(self) -> Change {
        Change::to_first(self)
    }

    /// Its place in the table.
    pub(super) const fn entry(self) -> &'static Entry {
        match self {
            Self::Brightness => &entries::BRIGHTNESS,
            Self::Board => &entries::BOARD,
            Self::Motion => &entries::MOTION,
            Self::TwoSides => &entries::TWO_SIDES,
            Self::Targets => &entries::TARGETS,
            Self::Text => &entries::TEXT,
            Self::Panel => &entries::PANEL,
            Self::Numbers => &entries::NUMBERS,
            Self::Letters => &entries::LETTERS,
            Self::Flipped => &entries::FLIPPED,
            Self::Speed => &entries::SPEED,
            Self::Seats => &entries::SEATS,
            Self::Opponent => &entries::OPPONENT,
            Self::Seconds => &entries::SECONDS,
            Self::Megabytes => &entries::MEGABYTES,
            Self::Sound => &entries::SOUND,
            Self::Volume => &entries::VOLUME,
            Self::MuseumMinutes => &entries::MUSEUM_MINUTES,
            Self::Learnt => &entries::LEARNT,
            Self::Lesson => &entries::LESSON,
            Self::Foretold => &entries::FORETOLD,
            Self::Recent => &entries::RECENT,
        }
    }
}
