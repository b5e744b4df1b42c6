//! The entries of the table of settings: for each its name in the file, how it is written and read, its words, and what
//! can be chosen.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::choice::{Picker, Style};
use super::file::{put, put_within, ron};
use super::table::{Entry, Group, Setting};
use super::{Brightness, MotionWish, Speed, TEXT_PERCENT, TEXT_STEP, Targets, VOLUMES};
use crate::rules::{BySide, Side};
use crate::scene::BoardLook;
use crate::search::Level;
use crate::session::Seat;
use crate::words::{Words, say};

/// The entry of a field, whose name is its name in the file; a number is kept within bounds.
macro_rules! field {
    ($field:ident) => {
        field!($field: |settings, text| put(text, &mut settings.$field))
    };
    ($field:ident, $bounds:expr) => {
        field!($field: |settings, text| put_within(text, &mut settings.$field, $bounds))
    };
    ($field:ident: $read:expr) => {
        Entry { key: stringify!($field), write: |settings| ron(&settings.$field), read: $read, shown: None }
    };
}

pub(super) const BRIGHTNESS: Entry = field!(brightness).shown(
    Group::Look,
    |words| [say!(words, "setting-brightness"), say!(words, "setting-brightness-help"), say!(words, "setting-brightness-also")],
    |words, settings| {
        let name = |brightness: &Brightness| brightness.label(words);
        vec![Picker::list(Setting::Brightness, &settings.brightness, Brightness::ALL, name)]
    },
);

pub(super) const BOARD: Entry = field!(board).shown(
    Group::Board,
    |words| [say!(words, "setting-board"), say!(words, "setting-board-help"), say!(words, "setting-board-also")],
    |words, settings| {
        let name = |board: &BoardLook| match board {
            BoardLook::Game => say!(words, "board-game"),
            BoardLook::Earth => say!(words, "board-earth"),
            BoardLook::CarvedWood => say!(words, "board-carved-wood"),
            BoardLook::Slate => say!(words, "board-slate"),
            BoardLook::Paper => say!(words, "board-paper"),
            BoardLook::HighContrast => say!(words, "board-high-contrast"),
        };
        vec![Picker::list(Setting::Board, &settings.board, BoardLook::ALL, name)]
    },
);

pub(super) const MOTION: Entry = field!(motion).shown(
    Group::Turns,
    |words| [say!(words, "setting-motion"), say!(words, "setting-motion-help"), say!(words, "setting-motion-also")],
    |words, settings| {
        let name = |motion: &MotionWish| match motion {
            MotionWish::System => say!(words, "motion-system"),
            MotionWish::Full => say!(words, "motion-full"),
            MotionWish::Reduced => say!(words, "motion-reduced"),
        };
        vec![Picker::list(Setting::Motion, &settings.motion, MotionWish::ALL, name)]
    },
);

pub(super) const TEXT: Entry = field!(text_percent, TEXT_PERCENT).shown(
    Group::Look,
    |words| [say!(words, "setting-text"), say!(words, "setting-text-help"), say!(words, "setting-text-also")],
    |words, settings| {
        let name = |percent: &u16| say!(words, "setting-percent", percent = *percent);
        vec![Picker::list(Setting::Text, &settings.text_percent, TEXT_PERCENT.step_by(TEXT_STEP.into()), name)]
    },
);

pub(super) const PANEL: Entry = field!(panel).shown(
    Group::Look,
    |words| [say!(words, "setting-panel"), say!(words, "setting-panel-help"), say!(words, "setting-panel-also")],
    |words, settings| {
        let name = |open: &Option<bool>| match open {
            None => say!(words, "setting-panel-room"),
            Some(true) => say!(words, "setting-panel-open"),
            Some(false) => say!(words, "setting-panel-shut"),
        };
        vec![Picker::list(Setting::Panel, &settings.panel, [None, Some(true), Some(false)], name)]
    },
);

pub(super) const TARGETS: Entry = field!(targets).shown(
    Group::Look,
    |words| [say!(words, "setting-targets"), say!(words, "setting-targets-help"), say!(words, "setting-targets-also")],
    |words, settings| {
        let name = |targets: &Targets| match targets {
            Targets::AsUsed => say!(words, "setting-off"),
            Targets::Large => say!(words, "setting-on"),
        };
        let list = Picker::list(Setting::Targets, &settings.targets, [Targets::AsUsed, Targets::Large], name);
        vec![Picker { style: Style::Switch, ..list }]
    },
);

pub(super) const NUMBERS: Entry = field!(numbers).shown(
    Group::Board,
    |words| [say!(words, "setting-numbers"), say!(words, "setting-numbers-help"), say!(words, "setting-numbers-also")],
    |words, settings| vec![Picker::switch(Setting::Numbers, words, settings.numbers)],
);

pub(super) const LETTERS: Entry = field!(letters).shown(
    Group::Board,
    |words| [say!(words, "setting-letters"), say!(words, "setting-letters-help"), say!(words, "setting-letters-also")],
    |words, settings| vec![Picker::switch(Setting::Letters, words, settings.letters)],
);

pub(super) const FLIPPED: Entry = field!(flipped).shown(
    Group::Board,
    |words| [say!(words, "setting-flipped"), say!(words, "setting-flipped-help"), say!(words, "setting-flipped-also")],
    |words, settings| vec![Picker::switch(Setting::Flipped, words, settings.flipped)],
);

pub(super) const TWO_SIDES: Entry = field!(two_sides).shown(
    Group::Board,
    |words| [say!(words, "setting-two-sides"), say!(words, "setting-two-sides-help"), say!(words, "setting-two-sides-also")],
    |words, settings| vec![Picker::switch(Setting::TwoSides, words, settings.two_sides)],
);

pub(super) const SPEED: Entry = field!(speed).shown(
    Group::Turns,
    |words| [say!(words, "setting-speed"), say!(words, "setting-speed-help"), say!(words, "setting-speed-also")],
    |words, settings| vec![Picker::list(Setting::Speed, &settings.speed, Speed::ALL, |speed| speed.label(words))],
);

pub(super) const SEATS: Entry = field!(seats).shown(
    Group::Players,
    |words| [say!(words, "setting-seats"), say!(words, "setting-seats-help"), say!(words, "setting-seats-also")],
    |words, settings| Side::BOTH.map(|side| seat(words, settings.seats, side)).into(),
);

pub(super) const SECONDS: Entry = field!(seconds, span(&super::SECONDS)).shown(
    Group::Players,
    |words| [say!(words, "setting-seconds"), say!(words, "setting-seconds-help"), say!(words, "setting-seconds-also")],
    |words, settings| {
        let name = |seconds: &u16| say!(words, "seat-seconds", seconds = *seconds);
        vec![Picker::list(Setting::Seconds, &settings.seconds, super::SECONDS, name)]
    },
);

pub(super) const MEGABYTES: Entry = field!(megabytes, span(&super::MEGABYTES)).shown(
    Group::Players,
    |words| [say!(words, "setting-megabytes"), say!(words, "setting-megabytes-help"), say!(words, "setting-megabytes-also")],
    |words, settings| {
        let name = |megabytes: &u16| say!(words, "seat-megabytes", megabytes = *megabytes);
        vec![Picker::list(Setting::Megabytes, &settings.megabytes, super::MEGABYTES, name)]
    },
);

pub(super) const SOUND: Entry = field!(sound).shown(
    Group::Sound,
    |words| [say!(words, "setting-sound"), say!(words, "setting-sound-help"), say!(words, "setting-sound-also")],
    |words, settings| vec![Picker::switch(Setting::Sound, words, settings.sound)],
);

pub(super) const VOLUME: Entry = field!(volume, span(&VOLUMES)).shown(
    Group::Sound,
    |words| [say!(words, "setting-volume"), say!(words, "setting-volume-help"), say!(words, "setting-volume-also")],
    |words, settings| {
        let name = |percent: &u16| say!(words, "setting-percent", percent = *percent);
        vec![Picker::list(Setting::Volume, &settings.volume, VOLUMES, name)]
    },
);

pub(super) const MUSEUM_MINUTES: Entry = field!(museum_minutes, span(&super::MUSEUM_MINUTES)).shown(
    Group::Museum,
    |words| [say!(words, "setting-museum"), say!(words, "setting-museum-help"), say!(words, "setting-museum-also")],
    |words, settings| {
        let name = |minutes: &u16| say!(words, "setting-minutes", minutes = *minutes);
        vec![Picker::list(Setting::MuseumMinutes, &settings.museum_minutes, super::MUSEUM_MINUTES, name)]
    },
);

pub(super) const OPPONENT: Entry = field!(opponent);

pub(super) const LEARNT: Entry = field!(learnt);

pub(super) const LESSON: Entry = field!(lesson);

pub(super) const FORETOLD: Entry = field!(foretold);

pub(super) const RECENT: Entry = Entry {
    write: |settings| {
        // A path that is not Unicode is the one thing RON cannot write, and is left out.
        ron(&settings.recent.iter().filter(|path| path.to_str().is_some()).collect::<Vec<&PathBuf>>())
    },
    read: |settings, text| {
        put(text, &mut settings.recent)?;
        settings.recent.truncate(super::RECENT);
        Ok(())
    },
    ..field!(recent)
};

/// From the first of these numbers to the last.
const fn span(numbers: &[u16]) -> RangeInclusive<u16> {
    numbers[0]..=numbers[numbers.len() - 1]
}

/// Who sits at a side in a new game.
fn seat(words: &Words, seats: BySide<Seat>, side: Side) -> Picker {
    let whole = |&seat: &Seat| {
        let mut changed = seats;
        changed[side] = seat;
        ron(&changed)
    };
    let all = [Seat::Human].into_iter().chain(Level::ALL.map(Seat::Computer));
    Picker {
        part: Some(words.side_names()[side].clone()),
        ..Picker::part(Setting::Seats, &seats[side], all, |&seat| words.seat_name(seat), whole)
    }
}
