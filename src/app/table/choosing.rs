//! Choosing: a hole, and where the rules ask for more, its direction, the hole it claims, or the odd seeds of a new round.

use std::sync::Arc;

use super::{Computers, Table, Watching};
use crate::rules::{Deaf, Direction, Forbidden, Hole, Holes, Position, Seeds, Side, Sown, Turn};
use crate::session::turn_list::From;
use crate::session::{Move, Refusal, Session, Stage, Told};

/// A choice under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Nothing is chosen yet.
    Nothing,
    /// A hole is chosen; its direction is not.
    Direction(Hole),
    /// A turn is chosen; which central hole it claims is not.
    Claim {
        /// The turn, without its claim.
        turn: Turn,
        /// The holes that can be claimed.
        free: Holes,
    },
    /// The setter sets out the next round, once what the last one came to was read.
    SetOut(SettingOut),
}

impl Choosing {
    /// Whether a turn is begun of which something is still to be chosen.
    pub const fn is_begun(self) -> bool {
        matches!(self, Self::Direction(_) | Self::Claim { .. })
    }
}

/// What the setter of a new round has laid out so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingOut {
    /// Who sets out.
    pub setter: Side,
    /// The seeds every hole gets.
    pub each: Seeds,
    /// How many holes get one more.
    pub odd: usize,
    /// The holes that have one more so far, at most as many.
    pub more: Holes,
}

impl SettingOut {
    /// The default arrangement of the session's next round, where its setter has a choice.
    pub(super) fn of(session: &Session) -> Option<Self> {
        let Stage::Arrange { setter, .. } = session.game().stage() else { return None };
        let numbers = session.game().default_arrangement();
        let each = numbers.iter().copied().min().unwrap_or(0);
        let row = session.rules().board().row(setter);
        let more: Holes = row.zip(&numbers).filter(|(_, number)| **number > each).map(|(hole, _)| hole).collect();
        Some(Self { setter, each, odd: more.len(), more })
    }

    /// Whether all the seeds are laid out.
    pub const fn is_complete(&self) -> bool {
        self.more.len() == self.odd
    }

    /// The numbers of the setter's row, from the left.
    pub fn numbers(&self, session: &Session) -> Vec<Seeds> {
        let row = session.rules().board().row(self.setter);
        row.map(|hole| self.each + Seeds::from(self.more.contains(hole))).collect()
    }

    /// The position the round would start with, as far as it is laid out.
    fn so_far(&self, session: &Session) -> Position {
        let mut position = *session.game().position();
        session.rules().set_out(&mut position, &self.numbers(session), Deaf);
        position
    }

    /// Takes the odd seed of a hole back, or lays one there: where all are laid out, the one farthest from the setter's left.
    fn toggle(&mut self, hole: Hole) {
        if self.more.contains(hole) {
            self.more.remove(hole);
            return;
        }
        if self.is_complete()
            && let Some(last) = self.more.iter().last()
        {
            self.more.remove(last);
        }
        if !self.is_complete() {
            self.more.insert(hole);
        }
    }
}

/// What was asked for and is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The hole asked for, where it was one.
    pub hole: Option<Hole>,
    /// The direction in which it would be sown, where that is known.
    pub direction: Option<Direction>,
    /// Why it is not allowed.
    pub why: Refusal,
}

impl Table {
    /// A hole is asked for: by a click, its letter or Enter. It is sown, or where more has to be chosen it becomes the choice under
    /// way; it answers for a claim, or takes an odd seed of a new round. What is not allowed is remembered as refused, with why.
    ///
    /// What is still shown of the turn before is skipped first, but never what a round came to: before a person has read that
    /// nothing is chosen. Nor is it while a computer player is to choose, or after the match.
    pub fn choose(&mut self, hole: Hole) {
        self.refused = None;
        if self.waits_for_reader() {
            // Nobody has seen the round yet that this would be a turn of.
            self.refused = Some(Refused { hole: None, direction: None, why: Refusal::ReadFirst });
            return;
        }
        if self.stops_at_count() {
            return;
        }
        if !self.is_at_rest() {
            self.to_end();
        }
        // How the match came out stays told.
        if self.computer_to_choose().is_some() || matches!(self.session.game().stage(), Stage::Over(_)) {
            return;
        }
        match self.choosing {
            Choosing::Claim { turn, free } if free.contains(hole) => self.play(&Move::Sow(Turn { claim: Some(hole), ..turn })),
            Choosing::Claim { free, .. } => self.refuse(hole, None, Forbidden::ClaimMissing(free)),
            // By traditional manners a chosen hole is not changed.
            Choosing::Direction(chosen) if chosen != hole && !self.may_take_back() => self.refused_by_manners(),
            Choosing::Nothing | Choosing::Direction(_) => self.lift(hole),
            Choosing::SetOut(mut setting_out) => {
                if self.inviting().contains(hole) && self.session.rules().board().side_of(hole) == Some(setting_out.setter) {
                    setting_out.toggle(hole);
                    self.choosing = Choosing::SetOut(setting_out);
                } else {
                    self.refused = Some(Refused { hole: Some(hole), direction: None, why: Refusal::SetOutFirst });
                }
            }
        }
    }

    /// Sets out the next round as a person has laid it out so far, or by default where nothing was changed; where no round is to
    /// be set out that is refused.
    ///
    /// As long as what the last round came to was not read, this goes no further than there, and then to where it is laid out.
    pub fn set_out(&mut self) {
        if self.waits_for_reader() {
            return self.go_on_after_round();
        }
        if self.stops_at_count() {
            return;
        }
        let numbers = match self.choosing {
            Choosing::SetOut(setting_out) => setting_out.numbers(&self.session),
            _ => self.session.game().default_arrangement(),
        };
        self.play(&Move::Arrange(numbers));
    }

    /// What the setter's arrangement would lead to, while a person lays it out.
    pub(super) fn set_out_so_far(&self) -> Option<Position> {
        match self.choosing {
            Choosing::SetOut(setting_out) if self.is_at_rest() && !self.waits_for_reader() && self.computer_chooser().is_none() => {
                Some(setting_out.so_far(&self.session))
            }
            _ => None,
        }
    }

    fn lift(&mut self, hole: Hole) {
        self.choosing = Choosing::Nothing;
        match self.session.rules().fixed_direction() {
            Some(direction) => self.sow(hole, direction),
            None => match self.session.rules().may_lift(self.position(), hole) {
                Ok(()) => self.choosing = Choosing::Direction(hole),
                Err(why) => self.refuse(hole, None, why),
            },
        }
    }

    /// The direction of the hole chosen before is asked for.
    pub fn choose_direction(&mut self, direction: Direction) {
        if let Choosing::Direction(hole) = self.choosing {
            self.refused = None;
            self.choosing = Choosing::Nothing;
            self.sow(hole, direction);
        }
    }

    fn sow(&mut self, hole: Hole, direction: Direction) {
        let rules = Arc::clone(self.session.rules());
        let before = *self.position();
        let turn = Turn { hole, direction, claim: None };
        match rules.allows(&before, turn) {
            Ok(()) => self.play(&Move::Sow(turn)),
            Err(Forbidden::ClaimMissing(free)) => {
                let mut events = Vec::new();
                let sown = rules.sow(&mut before.clone(), hole, direction, |event| events.push(event));
                debug_assert_eq!(sown, Sown::Claim(free), "a claim is missing where one is to be made");
                self.choosing = Choosing::Claim { turn, free };
                self.watch(Told { before, events }, Watching::Chosen);
            }
            Err(why) => self.refuse(hole, Some(direction), why),
        }
    }

    fn refuse(&mut self, hole: Hole, direction: Option<Direction>, why: Forbidden) {
        self.refused = Some(Refused { hole: Some(hole), direction, why: Refusal::Forbidden(why) });
    }

    /// Plays a person's move and starts to show it. A refused move is remembered with its reason. While a computer player is to
    /// choose, a person can only end the match.
    pub fn play(&mut self, played: &Move) {
        if matches!(played, Move::End(_)) || self.computer_to_choose().is_none() {
            self.computers = Computers::Play;
            self.perform(played);
        }
    }

    pub(super) fn perform(&mut self, played: &Move) {
        let sown = match (self.choosing, played) {
            (Choosing::Claim { turn, .. }, Move::Sow(chosen)) if turn == (Turn { claim: None, ..*chosen }) => self.playback.length(),
            _ => 0.0,
        };
        let from = From::of(self.session.game());
        let known = self.session.len();
        match self.session.play(played.clone()) {
            Ok(told) => {
                // What was played from here before is found again, and nothing is added.
                if self.session.len() != known {
                    self.changed();
                }
                self.arrived();
                self.list.follow_move(&self.session, from, &told);
                // A pointer that rests where it clicked asks for nothing more.
                self.pointed = None;
                self.watch(told, Watching::Played);
                // What was watched while the claim was chosen is not shown again.
                self.playback.seek(sown);
            }
            Err(why) => self.refused = Some(Refused { hole: None, direction: None, why }),
        }
    }

    /// No longer says why something was refused: something else is to be said.
    pub(in crate::app) fn forgive(&mut self) {
        self.refused = None;
    }

    /// Gives up what is under way: a watched sowing without end, a choice, a refusal. Says whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let had_refusal = self.refused.take().is_some();
        match self.choosing {
            _ if self.watching == Watching::Endless => self.show_cursor(),
            Choosing::Nothing => return had_refusal,
            Choosing::SetOut(_) if self.waits_for_reader() => return had_refusal,
            Choosing::SetOut(_) => self.choosing = SettingOut::of(&self.session).map_or(Choosing::Nothing, Choosing::SetOut),
            Choosing::Direction(_) | Choosing::Claim { .. } if !self.may_take_back() => self.refused_by_manners(),
            Choosing::Direction(_) => self.choosing = Choosing::Nothing,
            Choosing::Claim { .. } => self.show_cursor(),
        }
        true
    }

    pub(super) fn refused_by_manners(&mut self) {
        self.refused = Some(Refused { hole: None, direction: None, why: Refusal::Manners });
    }
}
