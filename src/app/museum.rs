//! Museum mode: the program for visitors who come and go. It goes back to Home by itself, reads and writes no file, and is
//! left only by closing its window.

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
    copied: Copied,
}

/// Whether a visitor had something copied, which the next one is not to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Copied {
    #[default]
    Nothing,
    Something,
}

impl App {
    /// The same program for visitors, who find what is shown as its owner likes it, and large; what the owner learnt and
    /// opened is not shown to them. It goes back to Home after so many minutes.
    #[must_use]
    pub fn for_visitors(mut self, minutes: u16) -> Self {
        let settings = Settings { text_percent: self.settings.text_percent.max(TEXT), ..self.settings.without_memories() };
        self.settings = settings.clone();
        self.museum = Some(Museum { minutes, settings, copied: Copied::default() });
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
        let copied = std::mem::take(&mut museum.copied) == Copied::Something;
        let fresh = Self::new(Arc::clone(&self.words), museum.settings.clone(), None);
        // Only what is named here stays: what no visitor can change, and what is counted on so that no late answer is heard.
        let thinking = std::mem::take(&mut self.thinking);
        let system = System { input: Input::default(), ..self.system };
        *self = Self { system, museum: Some(museum), chance: self.chance, thinking, ..fresh };
        let fullscreen = presented.then_some(Effect::Fullscreen(false));
        fullscreen.into_iter().chain(copied.then_some(Effect::ForgetCopied)).collect()
    }

    /// A visitor had something copied.
    pub(super) const fn visitor_copied(&mut self) {
        if let Some(museum) = &mut self.museum {
            museum.copied = Copied::Something;
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
                self.visitor_copied();
            }
        }
    }
}
