//! A match as it is played: one line of moves over all its rounds, with what repetition and the score need.
//!
//! It checks every move, and can take each back. It knows no variations, players or files.

use std::collections::HashSet;
use std::sync::Arc;

use super::moves::{Ending, Move};
use super::stood::Stood;
use crate::rules::round::{ArrangementError, Came, TOO_OFTEN};
use crate::rules::ruleset::{Arrangement, Rounds};
use crate::rules::{BySide, Deaf, Event, Forbidden, Listen, Position, RoundEnd, Rules, Seeds, Side, Turn};
use crate::search::Question;

/// A match on one line of moves.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Arc<Rules>,
    stood: Stood,
    /// The rounds that are over.
    rounds: Vec<Round>,
    /// The state before the first move and after each.
    states: Vec<State>,
    /// The turns played that pass because their sowing does not end, with the positions they were played in: to find that
    /// out again takes a thousand laps. It is only asked, never walked through.
    passes: HashSet<(Position, Turn)>,
}

/// Where a match is after a move; the rest of [`Match`] is cut back to it when later moves are taken back.
#[derive(Clone, Debug)]
struct State {
    position: Position,
    stage: Stage,
    stood: usize,
    /// Where in `stood` the current round starts.
    since: usize,
    rounds: usize,
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A turn of the player to move.
    Turn,
    /// The setter's arrangement of the next round. A turn played now takes the default one.
    Arrange {
        /// Who sets out.
        setter: Side,
        /// How many seeds the setter has.
        seeds: Seeds,
    },
    /// Nothing: it is over.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody on a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub why: MatchEnd,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEnd {
    /// Its one round is over.
    OneRound,
    /// A player has no seeds left.
    AllSeeds,
    /// A player has won enough games.
    Wins,
    /// The same round start came for the third time.
    SameStart,
    /// The players ended it.
    Ended(Ending),
}

/// A round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The position it started with.
    pub start: Position,
    /// How many turns were played in it.
    pub turns: u32,
    /// Why it ended.
    pub why: RoundEnd,
    /// What each player had.
    pub seeds: BySide<Seeds>,
    /// The seeds left in unclaimed central holes.
    pub nobody: Seeds,
}

impl Round {
    /// Who had more seeds; nobody where both had the same.
    pub fn winner(&self) -> Option<Side> {
        more(self.seeds)
    }
}

/// Whoever is told, without a type of its own: a match is no place of the search.
type Tell<'a> = &'a mut dyn FnMut(Event);

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// The turn is not allowed.
    Forbidden(Forbidden),
    /// The arrangement is not allowed.
    Arrangement(ArrangementError),
    /// There is nothing to set out now.
    NothingToSetOut,
    /// The next round is to be set out first.
    SetOutFirst,
    /// What the round that is over came to is to be read first.
    ReadFirst,
    /// By the manners of the match nothing is taken back.
    Manners,
}

impl Match {
    /// Starts a match from a position, which stands before a start-of-turn capture. What happens at once is told.
    pub fn new(rules: Arc<Rules>, start: Position, listener: impl Listen) -> Self {
        Self::from(rules, start, Came::AsStart, listener)
    }

    /// The same from a position that came about in this way: after a turn a round can be over where it could still start.
    pub fn from(rules: Arc<Rules>, start: Position, came: Came, mut listener: impl Listen) -> Self {
        let mut game = Self { rules, stood: Stood::default(), rounds: Vec::new(), states: Vec::new(), passes: HashSet::new() };
        let (position, stage, since) = game.enter(start, came, 0, &mut |event| listener.hear(event));
        game.push(position, stage, since);
        game
    }

    /// The rules played by.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position now, after a start-of-turn capture, or settled where a round has just ended.
    pub fn position(&self) -> &Position {
        &self.state().position
    }

    /// What the match waits for.
    pub fn stage(&self) -> Stage {
        self.state().stage
    }

    /// The rounds that are over, the first one first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The position the current round started with; of the last one where it is over.
    pub fn round_start(&self) -> &Position {
        self.stood.at(self.state().since)
    }

    /// The last position that stood to be played, before any start-of-turn capture made in it.
    pub fn standing(&self) -> &Position {
        self.stood.at(self.stood.len() - 1)
    }

    /// What a search is asked of the position that stands to be played, with all that stood before it in its round.
    pub fn question(&self) -> Question {
        let stood = self.stood.before_last(self.state().since).to_vec();
        let came = if stood.is_empty() { Came::AsStart } else { Came::ByTurn };
        Question { position: *self.standing(), came, stood }
    }

    /// How many moves were played.
    pub fn len(&self) -> usize {
        self.states.len() - 1
    }

    /// Whether no move was played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every allowed turn, where the match waits for one; in place of an arrangement, those after the default one,
    /// or after as many as pass without a turn.
    pub fn turns(&self) -> Vec<Turn> {
        match self.stage() {
            Stage::Turn => self.rules.turns(self.position()),
            Stage::Arrange { .. } => {
                let mut next = self.clone();
                match next.play(&Move::Arrange(self.default_arrangement()), Deaf) {
                    Ok(()) => next.turns(),
                    Err(_) => Vec::new(),
                }
            }
            Stage::Over(_) => Vec::new(),
        }
    }

    /// The arrangement the setter takes who does not choose.
    pub fn default_arrangement(&self) -> Vec<Seeds> {
        self.rules.default_arrangement(self.position())
    }

    /// How many games each has won, for matches played to a number of wins.
    pub fn wins(&self) -> BySide<usize> {
        self.wins_after(self.rounds.len())
    }

    /// How many games each had won after so many rounds.
    pub fn wins_after(&self, rounds: usize) -> BySide<usize> {
        let rounds = &self.rounds[..rounds.min(self.rounds.len())];
        BySide::from_fn(|side| rounds.iter().filter(|round| round.why != RoundEnd::Agreed && round.winner() == Some(side)).count())
    }

    /// Plays a move and tells what happens, over the end of the round and as far as the next choice. A refused move changes nothing.
    pub fn play(&mut self, played: &Move, mut listener: impl Listen) -> Result<(), Refusal> {
        if let Stage::Over(_) = self.stage() {
            return Err(Refusal::Over);
        }
        match played {
            Move::Sow(turn) => self.sow(*turn, &mut |event| listener.hear(event)),
            Move::Arrange(numbers) => self.arrange(numbers, &mut |event| listener.hear(event)),
            Move::End(ending) => {
                self.end(*ending, &mut |event| listener.hear(event));
                Ok(())
            }
        }
    }

    /// Takes the last move back, and says whether there was one.
    pub fn take_back(&mut self) -> bool {
        if self.is_empty() {
            return false;
        }
        self.states.pop();
        let State { stood, rounds, .. } = *self.state();
        self.stood.truncate(stood);
        self.rounds.truncate(rounds);
        true
    }

    fn sow(&mut self, turn: Turn, tell: Tell<'_>) -> Result<(), Refusal> {
        if let Stage::Arrange { .. } = self.stage() {
            return self.sow_after_default(turn, tell);
        }
        let State { mut position, since, .. } = *self.state();
        let pass = (position, turn);
        if self.passes.contains(&pass) {
            self.rules.pass(&mut position, turn.hole, &mut *tell);
        } else {
            self.rules.allows(&position, turn).map_err(Refusal::Forbidden)?;
            let mut passes = false;
            self.rules.play(&mut position, turn, |event| {
                passes |= matches!(event, Event::Endless { .. });
                tell(event);
            });
            if passes {
                self.passes.insert(pass);
            }
        }
        let (position, stage, since) = self.enter(position, Came::ByTurn, since, tell);
        self.push(position, stage, since);
        Ok(())
    }

    /// The default arrangement and the turn as one move.
    fn sow_after_default(&mut self, turn: Turn, tell: Tell<'_>) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let arranged = self.states.len();
        self.arrange(&self.default_arrangement(), &mut |event| events.push(event))?;
        let sown = match self.stage() {
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Turn | Stage::Arrange { .. } => self.sow(turn, &mut |event| events.push(event)),
        };
        if sown.is_err() {
            self.take_back();
            return sown;
        }
        self.states.remove(arranged);
        events.into_iter().for_each(&mut *tell);
        Ok(())
    }

    fn arrange(&mut self, numbers: &[Seeds], tell: Tell<'_>) -> Result<(), Refusal> {
        let Stage::Arrange { .. } = self.stage() else { return Err(Refusal::NothingToSetOut) };
        self.rules.allows_arrangement(self.position(), numbers).map_err(Refusal::Arrangement)?;
        let (position, stage, since) = self.next_round(*self.position(), numbers, self.state().since, tell);
        self.push(position, stage, since);
        Ok(())
    }

    fn end(&mut self, ending: Ending, tell: Tell<'_>) {
        let State { mut position, stage, since, .. } = *self.state();
        if stage == Stage::Turn {
            position.apply(self.rules.board(), Event::RoundOver(RoundEnd::Agreed));
            tell(Event::RoundOver(RoundEnd::Agreed));
            self.settle(&mut position, RoundEnd::Agreed, since, tell);
        }
        let winner = match ending {
            Ending::Resigned(side) => Some(side.other()),
            Ending::Agreed => self.leader(&position),
        };
        self.push(position, Stage::Over(Outcome { winner, why: MatchEnd::Ended(ending) }), since);
    }

    /// Goes on with a position that now stands to be played, until a player has a choice or the match is over.
    fn enter(&mut self, mut position: Position, came: Came, since: usize, tell: Tell<'_>) -> (Position, Stage, usize) {
        let stood = self.stood.push(position, since);
        let Some(why) = self.rules.start_turn(&mut position, came, stood, &mut *tell) else {
            return (position, Stage::Turn, since);
        };
        self.settle(&mut position, why, since, tell);
        if let Some(outcome) = self.outcome(&position) {
            return (position, Stage::Over(outcome), since);
        }
        if let Rounds::AllSeeds { arrangement: Arrangement::Spread, .. } = self.rules.spec().rounds {
            let setter = self.rules.setter(&position);
            return (position, Stage::Arrange { setter, seeds: position.store(setter) }, since);
        }
        let numbers = self.rules.default_arrangement(&position);
        self.next_round(position, &numbers, since, tell)
    }

    fn settle(&mut self, position: &mut Position, why: RoundEnd, since: usize, tell: Tell<'_>) {
        let start = *self.stood.at(since);
        let turns = position.turns().wrapping_sub(start.turns());
        self.rules.settle(position, &mut *tell);
        let nobody = self.rules.board().centres().map(|centre| position.seeds(centre)).sum();
        self.rounds.push(Round { start, turns, why, seeds: position.stores(), nobody });
    }

    /// Whether the match is over after the round just settled.
    fn outcome(&self, settled: &Position) -> Option<Outcome> {
        let stores = settled.stores();
        match self.rules.spec().rounds {
            Rounds::One => Some(Outcome { winner: more(stores), why: MatchEnd::OneRound }),
            Rounds::AllSeeds { .. } => {
                (stores.south == 0 || stores.north == 0).then(|| Outcome { winner: more(stores), why: MatchEnd::AllSeeds })
            }
            Rounds::Wins(needed) => {
                let wins = self.wins();
                let winner = Side::BOTH.into_iter().find(|&side| wins[side] >= usize::from(needed))?;
                Some(Outcome { winner: Some(winner), why: MatchEnd::Wins })
            }
        }
    }

    /// Sets out the next round and enters it, or ends the match where its start comes too often.
    fn next_round(&mut self, settled: Position, numbers: &[Seeds], since: usize, tell: Tell<'_>) -> (Position, Stage, usize) {
        let mut start = settled;
        self.rules.set_out(&mut start, numbers, Deaf);
        if self.times_started(&start) >= TOO_OFTEN {
            let outcome = Outcome { winner: self.leader(&settled), why: MatchEnd::SameStart };
            return (settled, Stage::Over(outcome), since);
        }
        let mut position = settled;
        self.rules.set_out(&mut position, numbers, &mut *tell);
        self.enter(position, Came::AsStart, self.stood.len(), tell)
    }

    /// How often a round has started like this, this time counted.
    ///
    /// Games for wins all start alike. There only those count in which nobody could play at all, so that a match set up
    /// without enough seeds ends.
    fn times_started(&self, start: &Position) -> usize {
        let for_wins = matches!(self.rules.spec().rounds, Rounds::Wins(_));
        let same = |round: &&Round| (!for_wins || round.turns == 0) && round.start.stands_as(start) && round.start.began() == start.began();
        1 + self.rounds.iter().filter(same).count()
    }

    /// Who is ahead: in games won where the match is for wins, else in seeds.
    fn leader(&self, settled: &Position) -> Option<Side> {
        more(self.counts(settled))
    }

    /// What each has that counts: games won where the match is for wins, else seeds, in the stores and those that would come there.
    fn counts(&self, position: &Position) -> BySide<usize> {
        match self.rules.spec().rounds {
            Rounds::Wins(_) => self.wins(),
            Rounds::One | Rounds::AllSeeds { .. } => {
                let totals = self.rules.totals(position);
                BySide::from_fn(|side| usize::from(totals[side]))
            }
        }
    }

    /// Who would win if the match were stopped now, if anybody, and what each has that counts for it.
    pub fn ahead(&self) -> (Option<Side>, BySide<usize>) {
        let counts = self.counts(self.position());
        (more(counts), counts)
    }

    fn push(&mut self, position: Position, stage: Stage, since: usize) {
        self.states.push(State { position, stage, stood: self.stood.len(), since, rounds: self.rounds.len() });
    }

    fn state(&self) -> &State {
        // There is always the state before the first move.
        &self.states[self.states.len() - 1]
    }
}

/// The side with more; neither where both have the same.
fn more<N: Ord>(BySide { south, north }: BySide<N>) -> Option<Side> {
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}
