//! The entries of the table of settings: for each its name in the file, how it is written and read, its words, and what
//! can be chosen.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::choice::{Picker, Style};
use super::file::{put, put_within, ron};
use super::table::{Entry, Group, Setting, Shown, Told};
use super::{Brightness, MotionWish, Speed, TEXT_PERCENT, TEXT_STEP, Targets, VOLUMES};
use crate::rules::{BySide, Side};
use crate::scene::BoardLook;
use crate::search::Level;
use crate::session::Seat;
use crate::words::{Words, say};

pub(super) const BRIGHTNESS: Entry = Entry {
    key: "brightness",
    write: |settings| ron(&settings.brightness),
    read: |settings, text| put(text, &mut settings.brightness),
    shown: Some(Shown {
        group: Group::Look,
        told: |words| Told {
            name: say!(words, "setting-brightness"),
            help: say!(words, "setting-brightness-help"),
            also: say!(words, "setting-brightness-also"),
        },
        pickers: |words, settings| {
            let name = |brightness: &Brightness| brightness.label(words);
            vec![Picker::list(Setting::Brightness, &settings.brightness, Brightness::ALL, name)]
        },
    }),
};

pub(super) const BOARD: Entry = Entry {
    key: "board",
    write: |settings| ron(&settings.board),
    read: |settings, text| put(text, &mut settings.board),
    shown: Some(Shown {
        group: Group::Board,
        told: |words| Told {
            name: say!(words, "setting-board"),
            help: say!(words, "setting-board-help"),
            also: say!(words, "setting-board-also"),
        },
        pickers: |words, settings| {
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
    }),
};

pub(super) const MOTION: Entry = Entry {
    key: "motion",
    write: |settings| ron(&settings.motion),
    read: |settings, text| put(text, &mut settings.motion),
    shown: Some(Shown {
        group: Group::Turns,
        told: |words| Told {
            name: say!(words, "setting-motion"),
            help: say!(words, "setting-motion-help"),
            also: say!(words, "setting-motion-also"),
        },
        pickers: |words, settings| {
            let name = |motion: &MotionWish| match motion {
                MotionWish::System => say!(words, "motion-system"),
                MotionWish::Full => say!(words, "motion-full"),
                MotionWish::Reduced => say!(words, "motion-reduced"),
            };
            vec![Picker::list(Setting::Motion, &settings.motion, MotionWish::ALL, name)]
        },
    }),
};

pub(super) const TEXT: Entry = Entry {
    key: "text_percent",
    write: |settings| ron(&settings.text_percent),
    read: |settings, text| put_within(text, &mut settings.text_percent, TEXT_PERCENT),
    shown: Some(Shown {
        group: Group::Look,
        told: |words| Told {
            name: say!(words, "setting-text"),
            help: say!(words, "setting-text-help"),
            also: say!(words, "setting-text-also"),
        },
        pickers: |words, settings| {
            let name = |percent: &u16| say!(words, "setting-percent", percent = *percent);
            vec![Picker::list(Setting::Text, &settings.text_percent, TEXT_PERCENT.step_by(TEXT_STEP.into()), name)]
        },
    }),
};

pub(super) const PANEL: Entry = Entry {
    key: "panel",
    write: |settings| ron(&settings.panel),
    read: |settings, text| put(text, &mut settings.panel),
    shown: Some(Shown {
        group: Group::Look,
        told: |words| Told {
            name: say!(words, "setting-panel"),
            help: say!(words, "setting-panel-help"),
            also: say!(words, "setting-panel-also"),
        },
        pickers: |words, settings| {
            let name = |open: &Option<bool>| match open {
                None => say!(words, "setting-panel-room"),
                Some(true) => say!(words, "setting-panel-open"),
                Some(false) => say!(words, "setting-panel-shut"),
            };
            vec![Picker::list(Setting::Panel, &settings.panel, [None, Some(true), Some(false)], name)]
        },
    }),
};

pub(super) const TARGETS: Entry = Entry {
    key: "targets",
    write: |settings| ron(&settings.targets),
    read: |settings, text| put(text, &mut settings.targets),
    shown: Some(Shown {
        group: Group::Look,
        told: |words| Told {
            name: say!(words, "setting-targets"),
            help: say!(words, "setting-targets-help"),
            also: say!(words, "setting-targets-also"),
        },
        pickers: |words, settings| {
            let name = |targets: &Targets| match targets {
                Targets::AsUsed => say!(words, "setting-off"),
                Targets::Large => say!(words, "setting-on"),
            };
            let list = Picker::list(Setting::Targets, &settings.targets, [Targets::AsUsed, Targets::Large], name);
            vec![Picker { style: Style::Switch, ..list }]
        },
    }),
};

pub(super) const NUMBERS: Entry = Entry {
    key: "numbers",
    write: |settings| ron(&settings.numbers),
    read: |settings, text| put(text, &mut settings.numbers),
    shown: Some(Shown {
        group: Group::Board,
        told: |words| Told {
            name: say!(words, "setting-numbers"),
            help: say!(words, "setting-numbers-help"),
            also: say!(words, "setting-numbers-also"),
        },
        pickers: |words, settings| vec![Picker::switch(Setting::Numbers, words, settings.numbers)],
    }),
};

pub(super) const LETTERS: Entry = Entry {
    key: "letters",
    write: |settings| ron(&settings.letters),
    read: |settings, text| put(text, &mut settings.letters),
    shown: Some(Shown {
        group: Group::Board,
        told: |words| Told {
            name: say!(words, "setting-letters"),
            help: say!(words, "setting-letters-help"),
            also: say!(words, "setting-letters-also"),
        },
        pickers: |words, settings| vec![Picker::switch(Setting::Letters, words, settings.letters)],
    }),
};

pub(super) const FLIPPED: Entry = Entry {
    key: "flipped",
    write: |settings| ron(&settings.flipped),
    read: |settings, text| put(text, &mut settings.flipped),
    shown: Some(Shown {
        group: Group::Board,
        told: |words| Told {
            name: say!(words, "setting-flipped"),
            help: say!(words, "setting-flipped-help"),
            also: say!(words, "setting-flipped-also"),
        },
        pickers: |words, settings| vec![Picker::switch(Setting::Flipped, words, settings.flipped)],
    }),
};

pub(super) const TWO_SIDES: Entry = Entry {
    key: "two_sides",
    write: |settings| ron(&settings.two_sides),
    read: |settings, text| put(text, &mut settings.two_sides),
    shown: Some(Shown {
        group: Group::Board,
        told: |words| Told {
            name: say!(words, "setting-two-sides"),
            help: say!(words, "setting-two-sides-help"),
            also: say!(words, "setting-two-sides-also"),
        },
        pickers: |words, settings| vec![Picker::switch(Setting::TwoSides, words, settings.two_sides)],
    }),
};

pub(super) const SPEED: Entry = Entry {
    key: "speed",
    write: |settings| ron(&settings.speed),
    read: |settings, text| put(text, &mut settings.speed),
    shown: Some(Shown {
        group: Group::Turns,
        told: |words| Told {
            name: say!(words, "setting-speed"),
            help: say!(words, "setting-speed-help"),
            also: say!(words, "setting-speed-also"),
        },
        pickers: |words, settings| vec![Picker::list(Setting::Speed, &settings.speed, Speed::ALL, |speed| speed.label(words))],
    }),
};

pub(super) const SEATS: Entry = Entry {
    key: "seats",
    write: |settings| ron(&settings.seats),
    read: |settings, text| put(text, &mut settings.seats),
    shown: Some(Shown {
        group: Group::Players,
        told: |words| Told {
            name: say!(words, "setting-seats"),
            help: say!(words, "setting-seats-help"),
            also: say!(words, "setting-seats-also"),
        },
        pickers: |words, settings| Side::BOTH.map(|side| seat(words, settings.seats, side)).into(),
    }),
};

pub(super) const SECONDS: Entry = Entry {
    key: "seconds",
    write: |settings| ron(&settings.seconds),
    read: |settings, text| put_within(text, &mut settings.seconds, span(&super::SECONDS)),
    shown: Some(Shown {
        group: Group::Players,
        told: |words| Told {
            name: say!(words, "setting-seconds"),
            help: say!(words, "setting-seconds-help"),
            also: say!(words, "setting-seconds-also"),
        },
        pickers: |words, settings| {
            let name = |seconds: &u16| say!(words, "seat-seconds", seconds = *seconds);
            vec![Picker::list(Setting::Seconds, &settings.seconds, super::SECONDS, name)]
        },
    }),
};

pub(super) const MEGABYTES: Entry = Entry {
    key: "megabytes",
    write: |settings| ron(&settings.megabytes),
    read: |settings, text| put_within(text, &mut settings.megabytes, span(&super::MEGABYTES)),
    shown: Some(Shown {
        group: Group::Players,
        told: |words| Told {
            name: say!(words, "setting-megabytes"),
            help: say!(words, "setting-megabytes-help"),
            also: say!(words, "setting-megabytes-also"),
        },
        pickers: |words, settings| {
            let name = |megabytes: &u16| say!(words, "seat-megabytes", megabytes = *megabytes);
            vec![Picker::list(Setting::Megabytes, &settings.megabytes, super::MEGABYTES, name)]
        },
    }),
};

pub(super) const SOUND: Entry = Entry {
    key: "sound",
    write: |settings| ron(&settings.sound),
    read: |settings, text| put(text, &mut settings.sound),
    shown: Some(Shown {
        group: Group::Sound,
        told: |words| Told {
            name: say!(words, "setting-sound"),
            help: say!(words, "setting-sound-help"),
            also: say!(words, "setting-sound-also"),
        },
        pickers: |words, settings| vec![Picker::switch(Setting::Sound, words, settings.sound)],
    }),
};

pub(super) const VOLUME: Entry = Entry {
    key: "volume",
    write: |settings| ron(&settings.volume),
    read: |settings, text| put_within(text, &mut settings.volume, span(&VOLUMES)),
    shown: Some(Shown {
        group: Group::Sound,
        told: |words| Told {
            name: say!(words, "setting-volume"),
            help: say!(words, "setting-volume-help"),
            also: say!(words, "setting-volume-also"),
        },
        pickers: |words, settings| {
            let name = |percent: &u16| say!(words, "setting-percent", percent = *percent);
            vec![Picker::list(Setting::Volume, &settings.volume, VOLUMES, name)]
        },
    }),
};

pub(super) const MUSEUM_MINUTES: Entry = Entry {
    key: "museum_minutes",
    write: |settings| ron(&settings.museum_minutes),
    read: |settings, text| put_within(text, &mut settings.museum_minutes, span(&super::MUSEUM_MINUTES)),
    shown: Some(Shown {
        group: Group::Museum,
        told: |words| Told {
            name: say!(words, "setting-museum"),
            help: say!(words, "setting-museum-help"),
            also: say!(words, "setting-museum-also"),
        },
        pickers: |words, settings| {
            let name = |minutes: &u16| say!(words, "setting-minutes", minutes = *minutes);
            vec![Picker::list(Setting::MuseumMinutes, &settings.museum_minutes, super::MUSEUM_MINUTES, name)]
        },
    }),
};

pub(super) const LEARNT: Entry =
    Entry { key: "learnt", write: |settings| ron(&settings.learnt), read: |settings, text| put(text, &mut settings.learnt), shown: None };

pub(super) const LESSON: Entry =
    Entry { key: "lesson", write: |settings| ron(&settings.lesson), read: |settings, text| put(text, &mut settings.lesson), shown: None };

pub(super) const FORETOLD: Entry = Entry {
    key: "foretold",
    write: |settings| ron(&settings.foretold),
    read: |settings, text| put(text, &mut settings.foretold),
    shown: None,
};

pub(super) const RECENT: Entry = Entry {
    key: "recent",
    write: |settings| {
        // A path that is not Unicode is the one thing RON cannot write, and is left out.
        ron(&settings.recent.iter().filter(|path| path.to_str().is_some()).collect::<Vec<&PathBuf>>())
    },
    read: |settings, text| {
        put(text, &mut settings.recent)?;
        settings.recent.truncate(super::RECENT);
        Ok(())
    },
    shown: None,
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
