//! Museum mode: the program for visitors who come and go. It goes back to Home by itself, reads and writes no file, and is
//! left only by closing its window.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::system::{Input, System};
use super::{App, Command, Effect, Settings};

/// The least text is enlarged, in percent: who stands before a machine is farther away than who sits at one.
const TEXT: u16 = 150;

/// What museum mode goes by.
#[derive(Clone, Debug)]
pub(super) struct Museum {
    /// How many minutes it waits for a visitor.
    minutes: u16,
    /// The settings each visitor finds.
    settings: Settings,
    /// What a visitor handed to other programs, which the next one is not to find.
    handed: BTreeSet<Handed>,
}

/// How something is handed to other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Handed {
    /// It was copied.
    Copied,
    /// It was marked: there are systems where that is enough.
    Marked,
}

impl App {
    /// The same program for visitors, who find what is shown as its owner likes it, and large; what the owner learnt and
    /// opened is not shown to them. It goes back to Home after so many minutes.
    #[must_use]
    pub fn for_visitors(mut self, minutes: u16) -> Self {
        let settings = Settings { text_percent: self.settings.text_percent.max(TEXT), ..self.settings.without_memories() };
        self.settings = settings.clone();
        self.museum = Some(Museum { minutes, settings, handed: BTreeSet::new() });
        self
    }

    /// How many minutes it waits for a visitor, where it is in museum mode.
    pub fn museum_minutes(&self) -> Option<u16> {
        self.museum.as_ref().map(|museum| museum.minutes)
    }

    /// Whether a command is there at all.
    pub const fn offers(&self, command: Command) -> bool {
        self.museum.is_none() || command.is_for_visitors()
    }

    /// Nobody has touched it for so long: all is as for the first visitor.
    pub(super) fn rest(&mut self) -> Vec<Effect> {
        let Some(mut museum) = self.museum.take() else { return Vec::new() };
        let presented = self.display.presenting;
        // What other programs copied is not the visitor's, and stays.
        let handed = std::mem::take(&mut museum.handed);
        let fresh = Self::new(Arc::clone(&self.words), museum.settings.clone(), None);
        // Only what is named here stays: what no visitor can change, and what is counted on so that no late answer is heard.
        let thinking = std::mem::take(&mut self.thinking);
        let system = System { input: Input::default(), ..self.system };
        *self = Self { system, museum: Some(museum), chance: self.chance, thinking, ..fresh };
        let fullscreen = presented.then_some(Effect::Fullscreen(false));
        let forget = handed.into_iter().map(|how| match how {
            Handed::Copied => Effect::ForgetCopied,
            Handed::Marked => Effect::ForgetMarked,
        });
        fullscreen.into_iter().chain(forget).collect()
    }

    /// A visitor handed something to other programs.
    pub(super) fn visitor_handed(&mut self, how: Handed) {
        if let Some(museum) = &mut self.museum {
            museum.handed.insert(how);
        }
    }

    /// The window is to be closed: a visitor's game is nobody's loss.
    pub(super) fn close(&mut self) -> Vec<Effect> {
        if self.museum.is_some() { vec![Effect::Quit] } else { self.command(Command::Quit) }
    }

    /// Leaves out what would touch a file where there are visitors, and remembers what is copied for them.
    pub(super) fn watch_over_visitors(&mut self, effects: &mut Vec<Effect>) {
        if self.museum.is_some() {
            effects.retain(|effect| !effect.touches_files());
            if effects.iter().any(|effect| matches!(effect, Effect::Copy(_) | Effect::CopyPicture(..))) {
                self.visitor_handed(Handed::Copied);
            }
        }
    }
}
