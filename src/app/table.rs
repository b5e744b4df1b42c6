//! The table: a session, what is watched of it, and a choice under way.

use super::playback::Playback;
use super::turn_list::{From, Row, TurnList};
use crate::rules::{Clause, Direction, Event, Forbidden, Hole, Holes, Position, Side, Sown, Turn};
use crate::session::{Move, Node, Refusal, Session, Stage, Told};

/// A session on the table.
#[derive(Clone, Debug)]
pub struct Table {
    session: Session,
    playback: Playback,
    watching: Watching,
    running: bool,
    choosing: Choosing,
    /// What was asked for and is not allowed, until something else happens.
    refused: Option<Refused>,
    /// The hole under the mouse or the keyboard, and the direction pointed out with it.
    pointed: Option<(Hole, Option<Direction>)>,
    /// The allowed turns at the cursor.
    turns: Vec<Turn>,
    list: TurnList,
    /// Counts what would be saved: it changes with every change to the session.
    revision: u64,
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

/// A choice that wants one thing more.
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
    /// Sets a session on the table, at rest. Its revisions are counted from the one given.
    pub fn new(mut session: Session, revision: u64) -> Self {
        let told = session.told();
        let mut playback = Playback::new(session.rules().board(), told);
        playback.seek(playback.length());
        let turns = turns_at(&session);
        let list = TurnList::new(&session);
        Self {
            session,
            playback,
            watching: Watching::Played,
            running: false,
            choosing: Choosing::Nothing,
            refused: None,
            pointed: None,
            turns,
            list,
            revision,
        }
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
        self.running
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

    /// The allowed turns at the cursor, where a turn is to be chosen.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The rows of the list of turns.
    pub fn rows(&self) -> &[Row] {
        self.list.rows()
    }

    /// Changes with every change that would be saved.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the board shows the position at the cursor, so that a turn can be chosen.
    pub fn is_at_rest(&self) -> bool {
        self.playback.is_over() && self.watching != Watching::Endless
    }

    /// The position to choose a turn in.
    pub fn position(&self) -> &Position {
        self.session.game().position()
    }

    /// The holes that invite: those with an allowed turn, while one is to be chosen.
    pub fn inviting(&self) -> Holes {
        if self.is_at_rest() && self.choosing == Choosing::Nothing {
            self.turns.iter().map(|turn| turn.hole).collect()
        } else {
            Holes::NONE
        }
    }

    /// The holes of which one is to be claimed now.
    pub const fn to_claim(&self) -> Holes {
        match self.choosing {
            Choosing::Claim { free, .. } => free,
            Choosing::Nothing | Choosing::Direction(_) => Holes::NONE,
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
        let chosen = matches!(self.choosing, Choosing::Direction(chosen) if chosen == hole);
        let direction = direction.or_else(|| rules.fixed_direction());
        match direction {
            Some(direction) if self.is_at_rest() && (chosen || self.inviting().contains(hole)) => {
                rules.board().drops(hole, direction, position.closed()).take(usize::from(position.seeds(hole))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Points at a hole, with a direction where one is pointed at too.
    pub const fn point(&mut self, pointed: Option<(Hole, Option<Direction>)>) {
        self.pointed = pointed;
    }

    /// A hole is asked for: by a click, its letter or Enter. While something runs, it is skipped instead.
    pub fn choose(&mut self, hole: Hole) {
        self.refused = None;
        if !self.is_at_rest() {
            self.to_end();
            return;
        }
        match self.choosing {
            Choosing::Claim { turn, free } if free.contains(hole) => self.play(&Move::Sow(Turn { claim: Some(hole), ..turn })),
            Choosing::Claim { free, .. } => self.refuse(hole, None, Forbidden::ClaimMissing(free)),
            Choosing::Nothing | Choosing::Direction(_) => self.lift(hole),
        }
    }

    fn lift(&mut self, hole: Hole) {
        self.choosing = Choosing::Nothing;
        if self.session.game().stage() != Stage::Turn {
            let why = match self.session.game().stage() {
                Stage::Arrange { .. } => Refusal::SetOutFirst,
                Stage::Over(_) | Stage::Turn => Refusal::Over,
            };
            self.refused = Some(Refused { hole: Some(hole), direction: None, why });
            return;
        }
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
        let rules = std::sync::Arc::clone(self.session.rules());
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

    /// Plays a move and starts to show it. A refused move is remembered with its reason.
    pub fn play(&mut self, played: &Move) {
        let sown = match (self.choosing, played) {
            (Choosing::Claim { turn, .. }, Move::Sow(chosen)) if turn == (Turn { claim: None, ..*chosen }) => self.playback.length(),
            _ => 0.0,
        };
        let from = From::of(self.session.game());
        match self.session.play(played.clone()) {
            Ok(told) => {
                self.changed();
                self.arrived();
                self.list.follow_move(&self.session, from, &told);
                self.watch(told, Watching::Played);
                // What was watched while the claim was chosen is not shown again.
                self.playback.seek(sown);
            }
            Err(why) => self.refused = Some(Refused { hole: None, direction: None, why }),
        }
    }

    /// Watches the sowing from a hole that is refused because it does not end.
    pub fn watch_endless(&mut self, hole: Hole, direction: Direction) {
        let before = *self.position();
        let mut events = Vec::new();
        self.session.rules().watch_endless(&before, hole, direction, |event| events.push(event));
        self.watch(Told { before, events }, Watching::Endless);
    }

    /// Gives up what is under way: a watched sowing without end, a choice, a refusal. Says whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let had = self.watching != Watching::Played || self.choosing != Choosing::Nothing || self.refused.is_some();
        self.choosing = Choosing::Nothing;
        self.refused = None;
        if self.watching != Watching::Played {
            self.show_cursor();
        }
        had
    }

    /// Takes the last move back, or what is being chosen.
    pub fn undo(&mut self) {
        if self.watching == Watching::Played && self.choosing == Choosing::Nothing {
            self.session.undo();
        }
        self.show_cursor();
    }

    /// Plays the move taken back again, and shows it.
    pub fn redo(&mut self) {
        if self.session.redo() {
            self.show_cursor();
            self.playback.seek(0.0);
            self.running = true;
        }
    }

    /// Goes to a place of the session, at rest.
    pub fn go_to(&mut self, node: Node) {
        self.session.go_to(node);
        self.show_cursor();
    }

    /// Sets a comment.
    pub fn comment(&mut self, node: Node, comment: String) {
        self.session.set_comment(node, comment);
        self.changed();
    }

    /// Names the players.
    pub fn rename(&mut self, side: Side, name: String) {
        self.session.players_mut()[side].name = name;
        self.changed();
    }

    /// Lets the playback run, or stops it.
    pub fn run(&mut self, running: bool) {
        self.running = running;
    }

    /// Starts the turn again from its start.
    pub fn replay(&mut self) {
        self.playback.seek(0.0);
        self.running = true;
    }

    /// Goes to a beat of what is watched.
    pub fn seek(&mut self, beat: f32) {
        self.running = false;
        self.playback.seek(beat);
    }

    /// Goes to the end of what is watched. A sowing without end is left.
    pub fn to_end(&mut self) {
        self.running = false;
        if self.watching == Watching::Endless {
            self.show_cursor();
        } else {
            self.playback.seek(self.playback.length());
        }
    }

    /// One step forward, into the next turn where there is one.
    pub fn forward(&mut self, step: Step) {
        self.running = false;
        if self.playback.is_over() || step == Step::Turn {
            if self.playback.is_over() && self.watching == Watching::Played && self.session.redo() {
                self.show_cursor();
                if step != Step::Turn {
                    self.playback.seek(0.0);
                }
            } else {
                self.playback.seek(self.playback.length());
            }
            return;
        }
        let beat = if step == Step::Seed { self.playback.next_seed() } else { self.playback.next_lap() };
        self.playback.seek(beat);
    }

    /// One step back, into the turn before where there is one.
    pub fn back(&mut self, step: Step) {
        self.running = false;
        if self.playback.at() <= 0.0 || step == Step::Turn {
            if self.playback.at() <= 0.0 && self.watching == Watching::Played {
                if self.session.undo() {
                    self.show_cursor();
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
        if !self.running {
            return false;
        }
        self.playback.seek(self.playback.at() + beats);
        if self.playback.is_over() {
            self.running = false;
            if self.watching == Watching::Endless {
                self.show_cursor();
            }
        }
        self.running
    }

    /// The clause that the event under way follows, or the last one that was seen.
    pub fn clause(&self) -> Option<Clause> {
        let number = self.playback.current().or_else(|| self.playback.events().iter().rposition(|&event| tells(event)))?;
        self.clause_at(number)
    }

    /// The clause that an event of the playback follows.
    pub fn clause_at(&self, number: usize) -> Option<Clause> {
        match *self.playback.events().get(number)? {
            // Only the first lap of a turn is the player's own lifting.
            Event::Lap { .. } if self.playback.lap_number(number) > 1 => Some(Clause::Relay),
            event => Some(self.session.rules().clause_of(event)),
        }
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
        self.choosing = Choosing::Nothing;
        self.refused = None;
        self.turns = turns_at(&self.session);
    }

    fn watch(&mut self, told: Told, watching: Watching) {
        self.playback = Playback::new(self.session.rules().board(), told);
        self.watching = watching;
        self.running = true;
    }

    const fn changed(&mut self) {
        self.revision += 1;
    }
}

/// The allowed turns where a turn is to be chosen: before a new round is set out there are none.
fn turns_at(session: &Session) -> Vec<Turn> {
    match session.game().stage() {
        Stage::Turn => session.game().turns(),
        Stage::Arrange { .. } | Stage::Over(_) => Vec::new(),
    }
}

/// Whether an event is worth a sentence after it is over: what merely follows from it is not.
pub const fn tells(event: Event) -> bool {
    !matches!(event, Event::TurnOver | Event::Disown { .. } | Event::Reopen { .. } | Event::Close { .. } | Event::Begin { .. })
}
