//! A position with a question about it, as lessons and predictions have it: an answer, and what really happens.
//!
//! It has a table of its own, on which everything is played out as on any other; the session of the match is not touched.

use std::sync::Arc;

use super::table::{Choosing, Table};
use super::{Action, Command, Step as Stride};
use crate::lessons::{Ask, Reply, Shown, Watch};
use crate::rules::{Deaf, Event, Hole, Holes, Position, Rules, Seeds, Turn};
use crate::session::{Move, Node, Session, Stage, Told};

/// A position, what is to be watched or answered in it, and how far that has come.
#[derive(Clone, Debug)]
pub struct Exercise {
    rules: Arc<Rules>,
    position: Position,
    point: Holes,
    watch: Option<(Watch, Shown)>,
    ask: Option<Ask>,
    table: Table,
    /// What the board shows.
    showing: Showing,
    /// The answer picked and not yet given.
    picked: Option<Reply>,
    verdict: Option<Verdict>,
    trials: Trials,
}

/// What the board of an exercise shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// The position.
    Position,
    /// What there is to watch.
    Watch,
    /// What really happens.
    Answer,
}

/// Whether a wrong answer may be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trials {
    /// As often as it takes.
    Many,
    /// It counts.
    One,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it was right.
    pub right: bool,
    /// The answer.
    pub reply: Reply,
    /// What really happens.
    pub shown: Shown,
}

/// What can be asked of an exercise beside what can be asked of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Shows what there is to watch.
    Watch,
    /// Picks an answer.
    Pick(Reply),
    /// Gives the answer picked.
    Check,
    /// Tries again after a wrong answer.
    Again,
}

impl Exercise {
    /// An exercise in a position, which stands before a start-of-turn capture.
    pub fn new(rules: Arc<Rules>, position: Position, ask: Option<Ask>, trials: Trials) -> Self {
        let table = table(&rules, position, ask);
        Self {
            rules,
            position,
            point: Holes::NONE,
            watch: None,
            ask,
            table,
            showing: Showing::Position,
            picked: None,
            verdict: None,
            trials,
        }
    }

    /// The same with something to watch, and holes to look at.
    #[must_use]
    pub fn with(self, watch: Option<(Watch, Shown)>, point: Holes) -> Self {
        Self { point, watch, ..self }
    }

    /// The rules in force.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position the question is about.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Its board.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The question.
    pub const fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// Whether there is something to watch.
    pub const fn can_watch(&self) -> bool {
        self.watch.is_some()
    }

    /// Whether there is something to watch that is not shown.
    pub fn is_to_watch(&self) -> bool {
        self.can_watch() && self.showing == Showing::Position
    }

    /// What the board shows.
    pub const fn showing(&self) -> Showing {
        self.showing
    }

    /// The answer picked and not yet given.
    pub const fn picked(&self) -> Option<Reply> {
        self.picked
    }

    /// What came of the answer.
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether the question was answered rightly, if there is one.
    pub fn is_done(&self) -> bool {
        self.ask.is_none() || self.verdict.as_ref().is_some_and(|verdict| verdict.right)
    }

    /// Whether a wrong answer can be tried again now.
    pub fn may_try_again(&self) -> bool {
        self.trials == Trials::Many && self.verdict.as_ref().is_some_and(|verdict| !verdict.right)
    }

    /// Whether a question waits for an answer.
    pub const fn is_asking(&self) -> bool {
        self.ask.is_some() && self.verdict.is_none()
    }

    /// Whether the answer is a hole to be picked on the board.
    pub const fn picks_hole(&self) -> bool {
        self.is_asking() && matches!(self.ask, Some(Ask::Last(_)))
    }

    /// Whether the answer is a number to be typed.
    pub const fn asks_number(&self) -> bool {
        self.is_asking() && matches!(self.ask, Some(Ask::Taken(_)))
    }

    /// Whether all that there is to do is done, and shown to its end.
    pub fn is_finished(&self) -> bool {
        self.is_done() && !self.is_to_watch() && self.table.playback().is_over()
    }

    /// Whether holes can be lifted on the board.
    pub const fn sows(&self) -> bool {
        self.is_asking() && matches!(self.ask, Some(Ask::Sow(_)))
    }

    /// The holes to look at: while the position is shown, those that are pointed at, and the one that is to be lifted.
    pub fn pointed_at(&self) -> Holes {
        let lifted = match self.ask {
            Some(Ask::Last(turn) | Ask::Taken(turn)) => Some(turn.hole),
            Some(Ask::Whose(hole)) => Some(hole),
            _ => None,
        };
        if self.showing == Showing::Position { self.point.union(lifted.into_iter().collect()) } else { Holes::NONE }
    }

    /// The hole picked as the answer.
    pub const fn picked_hole(&self) -> Option<Hole> {
        match self.picked {
            Some(Reply::Hole(hole)) if self.is_asking() => Some(hole),
            _ => None,
        }
    }

    /// Does what can be asked of an exercise.
    pub fn act(&mut self, action: ExerciseAction) {
        match action {
            ExerciseAction::Watch => self.watch(),
            ExerciseAction::Pick(reply) if self.is_asking() => self.picked = Some(reply),
            ExerciseAction::Check => self.check(),
            ExerciseAction::Again if self.may_try_again() => self.set_back(),
            ExerciseAction::Pick(_) | ExerciseAction::Again => {}
        }
    }

    /// Hears what is asked of the board that is shown. Says whether it was anything of that kind.
    pub fn hears(&mut self, action: &Action) -> bool {
        match *action {
            Action::Choose(hole) => self.choose(hole),
            Action::ChooseDirection(direction) => {
                self.table.choose_direction(direction);
                self.hear_turn();
            }
            Action::Point(pointed) => self.table.point(pointed),
            Action::WatchEndless(hole, direction) => self.table.watch_endless(hole, direction),
            Action::Seek(beat) => self.table.seek(beat),
            Action::Command(command) => return self.command(command),
            _ => return false,
        }
        true
    }

    fn command(&mut self, command: Command) -> bool {
        let playback = self.table.playback();
        let (start, end) = (playback.at() <= 0.0, playback.is_over());
        match command {
            Command::Skip | Command::PlayPause if self.is_to_watch() => self.watch(),
            Command::Skip => self.table.skip(),
            Command::PlayPause => self.table.play_pause(),
            Command::ToStart | Command::TurnBack => self.table.seek(0.0),
            Command::ToEnd | Command::TurnForward => self.table.to_end(),
            // Beyond the ends there is no other turn to step into.
            Command::SeedForward if !end => self.table.forward(Stride::Seed),
            Command::LapForward if !end => self.table.forward(Stride::Lap),
            Command::SeedBack if !start => self.table.back(Stride::Seed),
            Command::LapBack if !start => self.table.back(Stride::Lap),
            Command::Cancel => return self.table.cancel(),
            Command::SeedForward | Command::LapForward | Command::SeedBack | Command::LapBack => {}
            _ => return false,
        }
        true
    }

    /// Whether a command means something here.
    pub fn can(&self, command: Command) -> Option<bool> {
        let playback = self.table.playback();
        match command {
            Command::Skip | Command::PlayPause => Some(playback.length() > 0.0 || self.is_to_watch()),
            Command::ToStart | Command::TurnBack | Command::SeedBack | Command::LapBack => Some(playback.at() > 0.0),
            Command::ToEnd | Command::TurnForward | Command::SeedForward | Command::LapForward => Some(!playback.is_over()),
            _ => None,
        }
    }

    /// Lets so many beats pass. What comes after a round is told slowly: there is a sentence to read for each hole.
    pub fn pass(&mut self, beats: f32) {
        let told = matches!((self.showing, self.watch.as_ref()), (Showing::Watch, Some((Watch::Settle | Watch::NextRound, _))));
        self.table.pass(if told { beats / 4.0 } else { beats });
    }

    /// Shows the rest of what runs at once.
    pub fn finish(&mut self) {
        self.table.finish();
    }

    fn choose(&mut self, hole: Hole) {
        // After a wrong answer it is a new try, where the answer is given on the board.
        let again = self.may_try_again() && matches!(self.ask, Some(Ask::Sow(_) | Ask::Last(_)));
        if !self.is_asking() && !again {
            return;
        }
        if self.showing != Showing::Position {
            self.set_back();
        }
        match self.ask {
            Some(Ask::Sow(_)) => {
                self.table.choose(hole);
                self.hear_turn();
            }
            Some(Ask::Last(_)) if self.picked == Some(Reply::Hole(hole)) => self.check(),
            Some(Ask::Last(_)) => self.picked = Some(Reply::Hole(hole)),
            _ => {}
        }
    }

    /// A turn chosen on the table is the answer.
    fn hear_turn(&mut self) {
        let session = self.table.session();
        let played = session.played(session.cursor()).filter(|_| session.cursor() != Node::START);
        let Some(&Move::Sow(turn)) = played else { return };
        // What was watched while the claim was chosen is not shown again.
        let seen = self.table.playback().at();
        self.answer(Reply::Turn(turn));
        self.go_on_from(turn, seen);
    }

    /// Goes on where the sowing stands: what came before it, the start-of-turn captures, was on the board already.
    fn go_on_from(&mut self, turn: Turn, seen: f32) {
        let playback = self.table.playback();
        let first = playback.events().iter().position(|event| matches!(event, Event::Lap { .. }));
        let start = playback.start_of(first.unwrap_or(0));
        self.table.seek(start + if turn.claim.is_some() { seen } else { 0.0 });
        self.table.run(true);
    }

    fn check(&mut self) {
        if let Some(reply) = self.picked.filter(|_| self.is_asking()) {
            self.answer(reply);
        }
    }

    fn answer(&mut self, reply: Reply) {
        let Some(ask) = self.ask else { return };
        let Some(shown) = ask.shown(&self.rules, self.position, reply) else { return };
        let right = ask.is_right(&self.rules, self.position, reply);
        self.table = table(&self.rules, self.position, None);
        self.show(&shown);
        self.showing = Showing::Answer;
        self.verdict = Some(Verdict { right, reply, shown });
    }

    fn watch(&mut self) {
        let Some((watch, shown)) = self.watch.clone() else { return };
        self.set_back();
        match watch {
            Watch::Endless(turn) => self.table.watch_endless(turn.hole, turn.direction),
            Watch::Turn(_) | Watch::Settle | Watch::NextRound => self.show(&shown),
        }
        self.showing = Showing::Watch;
    }

    /// Shows the end of what there is to watch. Says whether it was not shown yet.
    pub fn show_end(&mut self) -> bool {
        if !self.can_watch() || self.showing == Showing::Watch && self.table.playback().is_over() {
            return false;
        }
        if self.showing != Showing::Watch {
            self.watch();
        }
        self.table.seek(self.table.playback().length());
        true
    }

    fn show(&mut self, shown: &Shown) {
        self.table.show(Told { before: shown.before, events: shown.events.clone() });
        self.table.run(true);
    }

    /// Sets the board back to the position, and takes back what was answered.
    fn set_back(&mut self) {
        self.table = table(&self.rules, self.position, self.ask);
        self.showing = Showing::Position;
        self.picked = None;
        self.verdict = None;
    }

    /// The most seeds that can be answered.
    pub fn most(&self) -> Seeds {
        Seeds::try_from(self.position.total()).unwrap_or(Seeds::MAX)
    }

    /// Whether something is being chosen on the table: a direction, or a claim.
    pub const fn is_choosing(&self) -> bool {
        !matches!(self.table.choosing(), Choosing::Nothing)
    }
}

/// A table for an exercise. Where a hole is to be sown it shows the position as it stands to be chosen in, else as it is.
fn table(rules: &Arc<Rules>, position: Position, ask: Option<Ask>) -> Table {
    let mut begun = position;
    rules.begin(&mut begun, Deaf);
    // A match set up in a round that is over would go on to the next one.
    let session = Some(Session::from_position(Arc::clone(rules), position)).filter(|session| session.game().stage() == Stage::Turn);
    let mut table = Table::new(session.unwrap_or_else(|| Session::new(Arc::clone(rules))), 0).without_previews();
    let still = if matches!(ask, Some(Ask::Sow(_))) { begun } else { position };
    table.show(Told { before: still, events: Vec::new() });
    table
}
