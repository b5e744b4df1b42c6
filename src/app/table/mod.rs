//! The table: a session, what is watched of it, and a choice under way.

mod choosing;
mod editing;
mod seats;
mod watching;

use crate::rules::{Direction, Event, Hole, Holes, Position, Side, Turn};
use crate::scene::Moment;
use crate::session::manners::Counting;
use crate::session::turn_list::{Row, TurnList};
use crate::session::{Manners, Node, Session, Stage, Told};
use crate::watch::{Motion, Playback};

pub use choosing::{Choosing, Refused, SettingOut};
pub use seats::Computers;
pub use watching::Step;

/// A session on the table.
#[derive(Clone, Debug)]
pub struct Table {
    session: Session,
    playback: Playback,
    watching: Watching,
    pace: Pace,
    choosing: Choosing,
    computers: Computers,
    /// What was asked for and is not allowed, until something else happens.
    refused: Option<Refused>,
    /// The hole under the mouse or the keyboard, and the direction pointed out with it.
    pointed: Option<(Hole, Option<Direction>)>,
    /// The allowed turns at the cursor.
    turns: Vec<Turn>,
    list: TurnList,
    previews: Previews,
    /// Counts what would be saved: it changes with every change to the session.
    revision: u64,
    /// The edits of the tree that can be undone.
    edits: Vec<editing::Edited>,
    /// Changes whenever places get other numbers.
    edition: u64,
}

/// Whether the way of a sowing is shown before it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Previews {
    Shown,
    /// Whoever is asked where seeds fall is not told.
    Hidden,
}

/// Whether the playback goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// Beat after beat.
    Runs,
    /// When it is told to.
    Stands,
    /// It stopped by itself where a round was counted, at its end or before, so that a person can read what it came to before the
    /// next one is set out. Nothing is chosen meanwhile.
    WaitsToBeRead,
}

/// What the playback shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Watching {
    /// What led to the cursor.
    Played,
    /// The sowing of a turn whose claim is still to be chosen.
    Chosen,
    /// A sowing that does not end, and is not allowed.
    Endless,
}

impl Table {
    /// Sets a session on the table, at rest. Its revisions are counted from the one given.
    pub fn new(mut session: Session, revision: u64) -> Self {
        let told = session.told();
        let mut playback = Playback::new(session.rules().board(), told);
        playback.seek(playback.length());
        let list = TurnList::new(&session);
        // What was played before is looked at first.
        let computers = if session.is_empty() { Computers::Play } else { Computers::Wait };
        let mut table = Self {
            session,
            playback,
            watching: Watching::Played,
            pace: Pace::Stands,
            choosing: Choosing::Nothing,
            computers,
            refused: None,
            pointed: None,
            turns: Vec::new(),
            list,
            previews: Previews::Shown,
            revision,
            edits: Vec::new(),
            edition: 0,
        };
        table.arrived();
        if table.ends_with_count() {
            table.pace = Pace::WaitsToBeRead;
        }
        table
    }

    /// The same table, on which no way of a sowing is shown before it is chosen.
    #[must_use]
    pub const fn without_previews(mut self) -> Self {
        self.previews = Previews::Hidden;
        self
    }

    /// The session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is watched.
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// Whether the playback runs.
    pub const fn is_running(&self) -> bool {
        matches!(self.pace, Pace::Runs)
    }

    /// Whether what is watched is a sowing without end, shown though it is not allowed.
    pub fn shows_endless(&self) -> bool {
        self.watching == Watching::Endless
    }

    /// The choice under way.
    pub const fn choosing(&self) -> Choosing {
        self.choosing
    }

    /// What was asked for and is not allowed.
    pub const fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// The hole pointed at.
    pub fn pointed(&self) -> Option<Hole> {
        self.pointed.map(|(hole, _)| hole)
    }

    /// The hole pointed at, with the direction pointed at too.
    pub const fn points_at(&self) -> Option<(Hole, Option<Direction>)> {
        self.pointed
    }

    /// The allowed turns at the cursor, where a turn is to be chosen.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The rows of the list of turns.
    pub fn rows(&self) -> &[Row] {
        self.list.rows()
    }

    /// Changes whenever the places of the session get other numbers.
    pub const fn edition(&self) -> u64 {
        self.edition
    }

    /// Changes with every change that would be saved.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the board shows the position at the cursor, so that a turn can be chosen.
    pub fn is_at_rest(&self) -> bool {
        self.playback.is_over() && self.watching != Watching::Endless
    }

    /// What lies where at the place that is watched, seeds in the air and seeds laid out for a new round included.
    pub fn moment(&self) -> Moment {
        self.moment_in(Motion::Flowing)
    }

    /// The same with things that move in this way.
    pub fn moment_in(&self, motion: Motion) -> Moment {
        match self.set_out_so_far() {
            Some(position) => Moment::still(self.session.rules().board(), &position),
            None => self.playback.moment_in(motion),
        }
    }

    /// Whether what was played can be taken back.
    pub fn may_take_back(&self) -> bool {
        self.session.may_take_back()
    }

    /// Whether numbers, previews and results are shown: traditional manners forbid to count.
    pub fn may_count(&self) -> bool {
        self.session.counting() == Counting::Aloud
    }

    /// Who is to choose now: the player to move, or the setter of the next round.
    pub fn chooser(&self) -> Side {
        match self.choosing {
            Choosing::SetOut(setting_out) => setting_out.setter,
            _ => self.position().to_move(),
        }
    }

    /// The position to choose a turn in.
    pub fn position(&self) -> &Position {
        self.session.game().position()
    }

    /// The holes that invite: those with an allowed turn, while one is to be chosen, or those that may have an odd seed.
    pub fn inviting(&self) -> Holes {
        match self.choosing {
            _ if !self.is_at_rest() || self.waits_for_reader() || self.computer_to_choose().is_some() => Holes::NONE,
            Choosing::Nothing => self.turns.iter().map(|turn| turn.hole).collect(),
            // What a computer lays out, it lays out itself.
            Choosing::SetOut(_) if self.computer_chooser().is_some() => Holes::NONE,
            Choosing::SetOut(setting_out) if setting_out.odd > 0 => self.session.rules().board().row_set(setting_out.setter),
            Choosing::SetOut(_) | Choosing::Direction(_) | Choosing::Claim { .. } => Holes::NONE,
        }
    }

    /// The holes of which one is to be claimed now.
    pub const fn to_claim(&self) -> Holes {
        match self.choosing {
            Choosing::Claim { free, .. } => free,
            Choosing::Nothing | Choosing::Direction(_) | Choosing::SetOut(_) => Holes::NONE,
        }
    }

    /// Whether a click on the hole would do something other than to be refused.
    pub fn accepts(&self, hole: Hole) -> bool {
        self.inviting().contains(hole) || self.to_claim().contains(hole) || self.choosing == Choosing::Direction(hole)
    }

    /// Where the seeds of the hole pointed at would fall, in order.
    pub fn path(&self) -> Vec<Hole> {
        let Some((hole, direction)) = self.pointed else { return Vec::new() };
        let rules = self.session.rules();
        let position = self.position();
        let sowable = match self.choosing {
            Choosing::Nothing => self.inviting().contains(hole),
            Choosing::Direction(chosen) => chosen == hole,
            Choosing::Claim { .. } | Choosing::SetOut(_) => false,
        };
        match direction.or_else(|| rules.fixed_direction()) {
            Some(direction) if self.is_at_rest() && sowable && self.may_count() && self.previews == Previews::Shown => {
                rules.board().drops(hole, direction, position.closed()).take(usize::from(position.seeds(hole))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Where the sowing from the hole pointed at goes on after the lap that [`Self::path`] shows, if it does.
    pub fn goes_on_from(&self) -> Option<Hole> {
        let last = *self.path().last()?;
        let (hole, direction) = self.pointed?;
        let direction = direction.or_else(|| self.session.rules().fixed_direction())?;
        let mut laps = 0;
        self.session
            .rules()
            .sow(&mut self.position().clone(), hole, direction, |event| laps += usize::from(matches!(event, Event::Lap { .. })));
        (laps > 1).then_some(last)
    }

    /// Points at a hole, with a direction where one is pointed at too.
    pub const fn point(&mut self, pointed: Option<(Hole, Option<Direction>)>) {
        self.pointed = pointed;
    }

    /// Takes the last move back, or what is being chosen; against a computer, back to the person's own last choice.
    pub fn undo(&mut self) {
        match self.choosing {
            Choosing::Direction(_) | Choosing::Claim { .. } => {
                self.cancel();
            }
            _ if self.watching == Watching::Endless => self.show_cursor(),
            _ if !self.may_take_back() => self.refused_by_manners(),
            _ => {
                if !self.undo_edit() {
                    self.walk_to_person(|table| table.session.undo());
                    self.show_cursor();
                    // Something was played after it: what it came to was read.
                    self.go_on_after_round();
                    self.wait_for_person();
                }
            }
        }
    }

    /// Plays the move taken back again, and shows it; against a computer, its answers too.
    pub fn redo(&mut self) {
        let before = self.session.cursor();
        self.walk_to_person(|table| table.session.redo());
        if self.session.cursor() != before {
            self.show_cursor();
            self.wait_for_person();
            self.replay();
        }
    }

    /// Goes to a place of the session, at rest.
    pub fn go_to(&mut self, node: Node) {
        if self.may_take_back() {
            self.session.go_to(node);
            self.show_cursor();
            self.wait_for_person();
        } else if node != self.session.cursor() {
            self.refused_by_manners();
        }
    }

    /// Sets a comment.
    pub fn comment(&mut self, node: Node, comment: &str) {
        let line = self.session.moves_to(node);
        self.session.set_comment(node, comment.to_owned());
        self.changed_beside_edits(|session| {
            if let Some(node) = session.find(&line) {
                session.set_comment(node, comment.to_owned());
            }
        });
    }

    /// Names the players.
    pub fn rename(&mut self, side: Side, name: &str) {
        name.clone_into(&mut self.session.players_mut()[side].name);
        self.changed_beside_edits(|session| name.clone_into(&mut session.players_mut()[side].name));
    }

    /// Chooses the manners, before the first move. Says whether that could be.
    pub fn set_manners(&mut self, manners: Manners) -> bool {
        let could = self.session.set_manners(manners);
        if could {
            self.changed();
        }
        could
    }

    /// Shows, at its start, what was not played here.
    pub(in crate::app) fn show(&mut self, told: Told) {
        self.watch(told, Watching::Played);
        self.run(false);
    }

    /// Shows what led to the cursor, at its end.
    fn show_cursor(&mut self) {
        self.arrived();
        self.list.follow(&self.session);
        let told = self.session.told();
        self.watch(told, Watching::Played);
        self.to_end();
    }

    /// The session stands at another place than before.
    fn arrived(&mut self) {
        self.choosing = SettingOut::of(&self.session).map_or(Choosing::Nothing, Choosing::SetOut);
        self.refused = None;
        self.turns = match self.session.game().stage() {
            Stage::Turn => self.session.game().turns(),
            Stage::Arrange { .. } | Stage::Over(_) => Vec::new(),
        };
    }

    fn watch(&mut self, told: Told, watching: Watching) {
        self.playback = Playback::new(self.session.rules().board(), told);
        self.watching = watching;
        self.run(true);
    }

    const fn changed(&mut self) {
        self.revision += 1;
    }
}
