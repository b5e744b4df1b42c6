//! Time passes: what is watched goes on, and computers play.

use super::{App, Effect, Screen, Speed, Table};

/// How many beats pass in a second at the usual speed.
const BEATS_A_SECOND: f32 = 5.0;

/// How many seconds a turn takes at most at the usual speed: longer ones run faster.
const SECONDS_A_TURN: f32 = 12.0;

/// How many times the usual speed a sowing without end is shown where everything else happens at once.
const FASTEST: f32 = 8.0;

impl App {
    /// How fast is shown what is on the screen: a lesson has a speed of its own.
    pub fn speed(&self) -> Speed {
        self.open_lesson().map_or(self.settings.speed, |open| open.speed)
    }

    /// Changes that.
    pub(super) fn set_speed(&mut self, speed: Speed) {
        if self.open_lesson().is_some()
            && let Some(open) = self.screens.lessons.open_mut()
        {
            open.speed = speed;
        } else {
            self.settings.speed = speed;
        }
    }

    /// Whether something moves as time passes. While a question waits for an answer nothing does, nor behind the keys or the
    /// palette: what is there stays as it was seen.
    pub fn moves(&self) -> bool {
        if self.is_covered() {
            return false;
        }
        if let Some(watched) = self.watched() {
            return watched.is_running();
        }
        self.board().is_some_and(Table::is_running) || self.is_waiting()
    }

    /// Lets time pass, and returns what is to be done outside.
    pub fn tick(&mut self, seconds: f32) -> Vec<Effect> {
        if !self.moves() {
            return Vec::new();
        }
        let heard = self.pass(seconds);
        self.rest_before_computer(seconds);
        // What is merely shown changes nothing that is kept.
        if !self.is_ready() {
            return heard;
        }
        self.noticing(|app| {
            app.let_computer_play();
            heard
        })
    }

    /// Lets time pass for what is watched, and returns what is heard meanwhile.
    fn pass(&mut self, seconds: f32) -> Vec<Effect> {
        // What never ends cannot be shown at once.
        let factor = self.speed().factor().unwrap_or(FASTEST);
        let beats = |length: f32| seconds * factor * BEATS_A_SECOND.max(length / SECONDS_A_TURN);
        if let Some(watched) = self.watched_mut() {
            watched.pass(beats(watched.length()));
        } else if let Some(table) = self.table.as_mut().filter(|_| self.display.route.screen() == Screen::Table) {
            let from = table.playback().at();
            table.pass_within_round(beats(table.playback().length()));
            let heard = if self.settings.is_heard() { table.playback().cues_since(from) } else { Vec::new() };
            return heard.into_iter().map(Effect::Sound).collect();
        } else {
            self.exercise_passes(|table| beats(table.playback().length()));
        }
        Vec::new()
    }
}
