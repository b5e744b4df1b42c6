//! How the system is set, as far as it says so, and what comes of it together with the settings.

use super::settings::{MEGABYTES, Picker};
use super::{App, Brightness, MotionWish, Platform, Setting};
use crate::rules::Rules;
use crate::scene::{Drawing, Tone};
use crate::watch::Motion;

/// How the system is set, as far as it says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct System {
    /// Bright or dark; bright where it does not say.
    pub tone: Tone,
    /// Whether it asks for less motion.
    pub motion: SystemMotion,
    /// Which kind it is: what commands are called hangs on it.
    pub platform: Platform,
    /// What the program was last told with.
    pub input: Input,
    /// How many megabytes of memory it has; none where it does not say.
    pub megabytes: Option<u64>,
}

/// What somebody plays with: they are told how to in the words that fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Input {
    /// A mouse, or a finger.
    #[default]
    Pointer,
    /// The keyboard, or a screen reader.
    Keyboard,
}

/// Whether the system asks for less motion. One that has no such setting, or cannot be asked, is as silent as one where all
/// may move: nothing tells them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SystemMotion {
    /// It asks for nothing.
    #[default]
    Silent,
    /// It asks for less.
    Less,
}

impl App {
    /// The same program on a system of this kind.
    #[must_use]
    pub const fn on(mut self, platform: Platform) -> Self {
        self.system.platform = platform;
        self
    }

    /// The kind of system it is on.
    pub const fn platform(&self) -> Platform {
        self.system.platform
    }

    /// How the system is set, as far as it says so.
    pub const fn system(&self) -> System {
        self.system
    }

    /// The machine has so many megabytes of memory.
    pub(super) fn has_memory(&mut self, megabytes: u64) {
        self.system.megabytes = Some(megabytes);
        self.settings_changed();
    }

    /// The memories that can be chosen for a search, in megabytes: no more than the machine has, and the least one always.
    pub fn memories(&self) -> &'static [u16] {
        let fits = |megabytes: &&u16| self.system.megabytes.is_none_or(|has| u64::from(**megabytes) <= has);
        &MEGABYTES[..MEGABYTES.iter().take_while(fits).count().max(1)]
    }

    /// How many megabytes a search may keep: as many as were chosen, maybe on another machine, if this one has them.
    pub(super) fn memory(&self) -> u16 {
        self.memories().last().map_or(self.settings.megabytes, |&most| self.settings.megabytes.min(most))
    }

    /// What can be chosen for a setting on this machine.
    pub fn pickers(&self, setting: Setting) -> Vec<Picker> {
        let mut pickers = setting.pickers(&self.words, &self.settings);
        if setting == Setting::Megabytes {
            for picker in &mut pickers {
                picker.choices.truncate(self.memories().len());
            }
        }
        pickers
    }

    /// Whether the program is bright or dark.
    pub const fn tone(&self) -> Tone {
        match self.settings.brightness {
            Brightness::System => self.system.tone,
            Brightness::Light => Tone::Light,
            Brightness::Dark => Tone::Dark,
        }
    }

    /// How things move.
    pub const fn motion(&self) -> Motion {
        match (self.settings.motion, self.system.motion) {
            (MotionWish::Reduced, _) | (MotionWish::System, SystemMotion::Less) => Motion::Stepped,
            (MotionWish::Full, _) | (MotionWish::System, SystemMotion::Silent) => Motion::Flowing,
        }
    }

    /// How the board of a game is drawn.
    pub const fn drawing(&self, rules: &Rules) -> Drawing {
        self.settings.board.drawing(rules)
    }

    /// From bright to dark or back, so that it is seen; where the system is that already, as the system from then on.
    pub(super) fn change_tone(&mut self) {
        let other = self.tone().other();
        self.settings.brightness = if other == self.system.tone { Brightness::System } else { Brightness::always(other) };
    }
}
