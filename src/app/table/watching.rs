//! Watching: what was told, seed by seed, lap by lap, turn by turn, both ways.

use super::{Choosing, Pace, Table, Watching};
use crate::rules::{Clause, Direction, Event, Hole, Holes, Side};
use crate::session::{Node, Stage, Told};

/// What one step of the playback is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One seed, or one event that is no lap.
    Seed,
    /// One lap.
    Lap,
    /// One turn.
    Turn,
}

impl Table {
    /// Watches the sowing from a hole that is refused because it does not end.
    pub fn watch_endless(&mut self, hole: Hole, direction: Direction) {
        let before = *self.position();
        let mut events = Vec::new();
        self.session.rules().watch_endless(&before, hole, direction, |event| events.push(event));
        self.watch(Told { before, events }, Watching::Endless);
    }

    /// Lets the playback run, or stops it. What was refused is not said beside what is watched.
    pub fn run(&mut self, running: bool) {
        self.pace = if running { Pace::Runs } else { Pace::Stands };
        self.refused = None;
    }

    /// Starts the turn again from its start.
    pub fn replay(&mut self) {
        self.playback.seek(0.0);
        self.run(true);
    }

    /// Goes to a beat of what is watched. Whoever comes to the end of a round is to read what it came to.
    pub fn seek(&mut self, beat: f32) {
        let unread = self.is_count_unread();
        self.run(false);
        self.playback.seek(beat);
        if unread && self.playback.is_over() {
            self.pace = Pace::WaitsToBeRead;
        }
    }

    /// Skips to the end of what runs; else plays on, or plays the turn again.
    pub fn skip(&mut self) {
        if self.stops_at_count() {
            return;
        }
        if self.is_running() {
            self.to_end();
        } else {
            self.play_pause();
        }
    }

    /// Pauses, or plays on; at the end it plays the turn again.
    pub fn play_pause(&mut self) {
        if !self.is_running() && self.playback.is_over() {
            self.replay();
        } else {
            self.run(!self.is_running());
        }
    }

    /// Goes to the end, with a stop where a person is to read what a round came to.
    pub fn to_end_within_round(&mut self) {
        if !self.stops_at_count() {
            self.to_end();
        }
    }

    /// Ends what runs, but for a sowing that has no end.
    pub fn finish(&mut self) {
        if self.is_running() && !self.shows_endless() {
            self.to_end();
        }
    }

    /// Goes to the end of what is watched. A sowing without end is left.
    pub fn to_end(&mut self) {
        if self.watching == Watching::Endless {
            self.show_cursor();
        } else {
            self.seek(self.playback.length());
        }
    }

    /// One step forward, into the next turn where there is one.
    pub fn forward(&mut self, step: Step) {
        if self.playback.is_over() || step == Step::Turn {
            if self.playback.is_over() && self.watching == Watching::Played && self.session.redo() {
                self.show_cursor();
                self.wait_for_person();
                if step != Step::Turn {
                    self.seek(0.0);
                }
            } else if !self.stops_at_count() {
                self.seek(self.playback.length());
            }
            return;
        }
        let beat = if step == Step::Seed { self.playback.next_seed() } else { self.playback.next_lap() };
        self.seek(beat);
    }

    /// One step back, into the turn before where there is one.
    pub fn back(&mut self, step: Step) {
        self.run(false);
        if self.playback.at() <= 0.0 || step == Step::Turn {
            if self.playback.at() <= 0.0 && self.watching == Watching::Played {
                if !self.may_take_back() {
                    self.refused_by_manners();
                } else if self.session.undo() {
                    self.show_cursor();
                    self.wait_for_person();
                }
            } else {
                self.playback.seek(0.0);
            }
            return;
        }
        let beat = if step == Step::Seed { self.playback.previous_seed() } else { self.playback.previous_lap() };
        self.playback.seek(beat);
    }

    /// Lets so many beats pass. Says whether something still moves.
    pub fn pass(&mut self, beats: f32) -> bool {
        if !self.is_running() {
            return false;
        }
        self.playback.seek(self.playback.at() + beats);
        if self.playback.is_over() {
            self.pace = Pace::Stands;
            if self.watching == Watching::Endless {
                self.show_cursor();
            }
        }
        self.is_running()
    }

    /// The same, where a person may want to read what a round came to: it stops there before the next one is set out.
    pub fn pass_within_round(&mut self, beats: f32) {
        match self.count_to_read().filter(|&count| count <= self.playback.at() + beats) {
            Some(count) => self.wait_to_be_read(count),
            None => {
                self.pass(beats);
            }
        }
    }

    /// Ends what runs, as far as a person may want to read what a round came to.
    pub fn finish_within_round(&mut self) {
        if !self.stops_at_count() {
            self.finish();
        }
    }

    /// Skips what runs to where a round was counted, if that is still to come and a person may want to read it. Says whether so.
    pub(super) fn stops_at_count(&mut self) -> bool {
        let count = self.count_to_read();
        if let Some(count) = count {
            self.wait_to_be_read(count);
        }
        count.is_some()
    }

    /// The beat at which a round will have been counted, if what is shown comes to one that a person may want to read.
    fn count_to_read(&self) -> Option<f32> {
        let at_the_end = (self.ends_with_count() && !self.playback.is_over()).then(|| self.playback.length());
        self.playback.next_count(self.playback.at()).filter(|_| self.has_person()).or(at_the_end)
    }

    /// Whether what is shown ends where a round was counted whose next one is set out by choice, and a person is to read what it
    /// came to. Where everything starts there was no round.
    pub(super) fn ends_with_count(&self) -> bool {
        let is_set_out = self.watching == Watching::Played && matches!(self.choosing, Choosing::SetOut(_));
        is_set_out && self.has_person() && self.session.cursor() != Node::START
    }

    /// Whether that is still to be read.
    pub(super) fn is_count_unread(&self) -> bool {
        self.ends_with_count() && (self.waits_for_reader() || !self.playback.is_over())
    }

    fn wait_to_be_read(&mut self, count: f32) {
        self.seek(count);
        self.pace = Pace::WaitsToBeRead;
    }

    /// Goes on from what a round came to: to the next one, or to where its setter sets it out. Whether computer players play stays
    /// as it is: whoever reads a match that was played changes nothing.
    pub fn go_on_after_round(&mut self) {
        if self.waits_for_reader() {
            self.run(!self.playback.is_over());
        }
    }

    /// Whether a round other than the first stands before its first turn.
    pub fn is_new_round(&self) -> bool {
        let game = self.session.game();
        !game.rounds().is_empty() && game.stage() == Stage::Turn && game.position().turns() == game.round_start().turns()
    }

    /// The first pair of the match and its owner, where the turn that led here made it.
    pub fn first_pair(&self) -> Option<(Holes, Side)> {
        let pair = |&event: &Event| match event {
            Event::Pair { mine, theirs } => Some([mine, theirs].into_iter().collect::<Holes>()),
            _ => None,
        };
        // Few turns make one, so that the others are seldom looked through.
        let holes = self.playback.events().iter().find_map(pair)?;
        let mut before = self.rows().iter().take_while(|row| row.node != self.session.cursor());
        let is_first = !before.any(|row| row.events.iter().any(|event| pair(event).is_some()));
        is_first.then(|| (holes, self.playback.before().to_move()))
    }

    /// How many rounds are over and counted at the place that is watched.
    pub fn rounds_seen(&self) -> usize {
        let events = self.playback.events();
        let seen = self.playback.current().unwrap_or(events.len());
        let to_come = events[seen..].iter().filter(|&&event| event == Event::Counted).count();
        self.session.game().rounds().len().saturating_sub(to_come)
    }

    /// The number of the round that is watched, from 1.
    pub fn round_seen(&self) -> usize {
        let rounds = self.session.game().rounds().len();
        match self.session.game().stage() {
            Stage::Over(_) => (self.rounds_seen() + 1).min(rounds.max(1)),
            Stage::Arrange { .. } if self.is_at_rest() && self.waits_for_reader() => self.rounds_seen(),
            Stage::Turn | Stage::Arrange { .. } => self.rounds_seen() + 1,
        }
    }

    /// Who is to move at the place that is watched: nobody from the end of a round until the next one begins.
    pub fn mover_seen(&self) -> Option<Side> {
        let over = self.is_at_rest() && self.session.game().stage() != Stage::Turn;
        self.playback.mover().filter(|_| !over)
    }

    /// The clause that the event under way follows, or the last one that was seen.
    pub fn clause(&self) -> Option<Clause> {
        self.clause_at(self.playback.told()?)
    }

    /// The clause that an event of the playback follows.
    pub fn clause_at(&self, number: usize) -> Option<Clause> {
        self.playback.clause_at(self.session.rules(), number)
    }
}
