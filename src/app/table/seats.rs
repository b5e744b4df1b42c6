//! Computer players at the table: whose choice is theirs, and when they wait.

use super::{Choosing, Pace, Table};
use crate::rules::Side;
use crate::search::Level;
use crate::session::{Move, Seat, Stage};

/// Whether computer players play when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computers {
    /// They do.
    Play,
    /// They wait: until they are told to go on, or a person plays.
    Wait,
}

impl Table {
    /// Whether computer players play.
    pub const fn computers(&self) -> Computers {
        self.computers
    }

    /// Lets computer players play, or wait. What a person began to choose for one that is to play is given up.
    pub fn set_computers(&mut self, computers: Computers) {
        self.computers = computers;
        if computers == Computers::Play && self.choosing.is_begun() && self.computer_chooser().is_some() {
            self.cancel();
        }
    }

    /// The computer player whose choice it is, whether it waits or not.
    pub fn computer_chooser(&self) -> Option<Level> {
        let waits_for = !matches!(self.session.game().stage(), Stage::Over(_));
        match self.session.players()[self.chooser()].seat {
            Seat::Computer(level) if waits_for => Some(level),
            _ => None,
        }
    }

    /// The computer player that is to choose now.
    pub fn computer_to_choose(&self) -> Option<Level> {
        let free = match self.choosing {
            Choosing::Nothing => true,
            Choosing::SetOut(_) => !self.is_count_unread(),
            Choosing::Direction(_) | Choosing::Claim { .. } => false,
        };
        self.computer_chooser().filter(|_| free && self.computers == Computers::Play)
    }

    /// Who sits where. A person's choice under way is given up where a computer takes the seat.
    pub fn sit(&mut self, side: Side, seat: Seat) {
        if self.session.players()[side].seat == seat {
            return;
        }
        self.session.players_mut()[side].seat = seat;
        self.changed_beside_edits(|session| session.players_mut()[side].seat = seat);
        if self.computer_chooser().is_some() && self.may_take_back() {
            self.cancel();
        }
        if self.waits_for_reader() && !self.has_person() {
            self.go_on_after_round();
        }
    }

    /// Plays a computer player's move.
    pub fn play_for_computer(&mut self, played: &Move) {
        self.perform(played);
    }

    /// After another place was gone to: computers do not play on from there by themselves.
    pub(super) fn wait_for_person(&mut self) {
        if self.computer_chooser().is_some() {
            self.computers = Computers::Wait;
        }
    }

    /// Whether a round is over and counted, and a person is to read what it came to before anything goes on.
    pub fn waits_for_reader(&self) -> bool {
        self.pace == Pace::WaitsToBeRead
    }

    /// Whether a computer player decides now: at rest, or while the turn of another one is shown.
    pub fn is_for_computer(&self) -> bool {
        let by_computer = |side: Side| self.session.players()[side].seat != Seat::Human;
        let shown = self.is_at_rest() || self.playback.mover().is_some_and(by_computer);
        shown && !self.waits_for_reader() && self.computer_chooser().is_some()
    }

    /// Whether a person sits at the table.
    pub(in crate::app) fn has_person(&self) -> bool {
        self.session.players().south.seat == Seat::Human || self.session.players().north.seat == Seat::Human
    }

    /// Goes on along the moves taken back, or back along those played, to the next choice that is a person's.
    pub(super) fn walk_to_person(&mut self, mut step: impl FnMut(&mut Self) -> bool) {
        while step(self) {
            self.arrived();
            if self.computer_chooser().is_none() || !self.has_person() {
                break;
            }
        }
    }
}
