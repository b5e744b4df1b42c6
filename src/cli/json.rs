//! Games as one line of JSON, in the form of the rules' section 9.

use serde::{Serialize, Serializer};

use super::game::{Game, Refused};
use crate::rules::turn::MAX_LAPS;
use crate::rules::{Event, Position, RoundEnd, Rules, Seeds, Side, Stop};
use crate::session::{MatchEnd, Move, Round, Stage};

#[derive(Serialize)]
struct GameLine<'a> {
    rules: &'a str,
    #[serde(serialize_with = "as_map")]
    options: &'a [(String, String)],
    rounds: Vec<RoundPart>,
    r#match: Option<MatchPart>,
}

#[derive(Serialize)]
struct RoundPart {
    start: Start,
    turns: Vec<TurnPart>,
    over: Option<&'static str>,
    south: Option<Seeds>,
    north: Option<Seeds>,
    nobody: Option<Seeds>,
}

#[derive(Serialize)]
struct Start {
    #[serde(flatten)]
    state: State,
    unused: String,
}

#[derive(Serialize)]
struct State {
    seeds: Vec<Seeds>,
    owner: String,
    store: [Seeds; 2],
    to_move: char,
}

#[derive(Serialize)]
struct TurnPart {
    #[serde(flatten)]
    state: State,
    r#move: String,
    legal: Vec<String>,
    laps: usize,
    end: &'static str,
    captured: Seeds,
    layli: Option<String>,
}

#[derive(Serialize)]
struct MatchPart {
    winner: char,
    why: &'static str,
}

#[derive(Serialize)]
struct ErrorLine<'a> {
    error: &'a str,
    turn: usize,
}

fn as_map<S: Serializer>(options: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().map(|(name, value)| (name, value)))
}

/// The turns of a game, as the line tells them, each with the number of its round from 0.
#[derive(Default)]
pub(super) struct Record(Vec<(usize, TurnPart)>);

impl Record {
    /// Plays a move and keeps it.
    pub(super) fn play(&mut self, game: &mut Game<'_>, text: &str) -> Result<(), Refused> {
        let chosen = game.read(text)?;
        if let Move::Sow(_) = chosen {
            game.set_out();
            let round = game.played.rounds().len();
            self.0.push((round, turn(game, text, &chosen)?));
            Ok(())
        } else {
            game.play(text, &chosen)
        }
    }

    /// Writes the game as a line.
    pub(super) fn line(self, game: &Game<'_>, options: &[(String, String)]) -> String {
        let rules = game.teller.rules;
        let over = game.played.rounds();
        let mut rounds: Vec<RoundPart> = over.iter().map(|round| ended(rules, round)).collect();
        if self.0.last().is_some_and(|(round, _)| *round == over.len()) {
            rounds.push(under_way(rules, game.played.round_start()));
        }
        for (round, turn) in self.0 {
            rounds[round].turns.push(turn);
        }
        let r#match = match game.played.stage() {
            Stage::Over(outcome) => Some(MatchPart { winner: letter(outcome.winner), why: match_end(outcome.why) }),
            Stage::Turn | Stage::Arrange { .. } => None,
        };
        line(&GameLine { rules: &rules.spec().id, options, rounds, r#match })
    }
}

/// A line for a game that could not be played.
pub(super) fn error_line(refused: &Refused) -> String {
    line(&ErrorLine { error: &refused.why, turn: refused.turn })
}

/// Anything as a line.
pub(super) fn line(line: &impl Serialize) -> String {
    // Maps with keys of text, lists, numbers and texts: nothing that JSON cannot write.
    serde_json::to_string(line).unwrap_or_default()
}

/// Plays a turn and describes it.
fn turn(game: &mut Game<'_>, text: &str, chosen: &Move) -> Result<TurnPart, Refused> {
    let rules = game.teller.rules;
    let mut legal: Vec<String> = game.played.turns().into_iter().map(|turn| rules.turn_text(turn)).collect();
    legal.sort();
    let standing = *game.played.standing();
    let mut after = *game.played.position();
    game.take_told();
    game.play(text, chosen)?;
    let events = game.take_told();
    let (mut laps, mut end, mut layli) = (0, "", None);
    for &event in &events {
        after.apply(rules.board(), event);
        match event {
            Event::Lap { .. } => laps += 1,
            Event::Stop(stop) => end = stop_name(stop),
            Event::Endless { .. } => (laps, end) = (MAX_LAPS, "endless"),
            Event::Pair { mine, theirs } => layli = Some([mine, theirs].map(|hole| rules.board().letter(hole)).iter().collect()),
            Event::TurnOver => break,
            _ => {}
        }
    }
    let captured = after.store(standing.to_move()) - standing.store(standing.to_move());
    Ok(TurnPart { state: state(rules, &after), r#move: chosen.text(rules), legal, laps, end, captured, layli })
}

fn ended(rules: &Rules, round: &Round) -> RoundPart {
    RoundPart {
        start: start(rules, &round.start),
        turns: Vec::new(),
        over: Some(round_end(round.why)),
        south: Some(round.seeds.south),
        north: Some(round.seeds.north),
        nobody: Some(round.nobody),
    }
}

fn under_way(rules: &Rules, position: &Position) -> RoundPart {
    RoundPart { start: start(rules, position), turns: Vec::new(), over: None, south: None, north: None, nobody: None }
}

fn start(rules: &Rules, position: &Position) -> Start {
    Start { state: state(rules, position), unused: position.closed().iter().map(|hole| rules.board().letter(hole)).collect() }
}

fn state(rules: &Rules, position: &Position) -> State {
    let board = rules.board();
    State {
        seeds: board.holes().map(|hole| position.seeds(hole)).collect(),
        owner: board.holes().map(|hole| letter(position.owner(hole))).collect(),
        store: Side::BOTH.map(|side| position.store(side)),
        to_move: position.to_move().letter(),
    }
}

/// A side's letter, or `-` for nobody.
fn letter(side: Option<Side>) -> char {
    side.map_or('-', Side::letter)
}

const fn stop_name(stop: Stop) -> &'static str {
    match stop {
        Stop::Lap => "lap",
        Stop::Central => "central",
        Stop::Layli => "layli",
        Stop::TheirEmpty => "their-empty",
        Stop::OwnEmpty(_) => "own-empty",
        Stop::Capture => "capture",
        Stop::Pair => "pair",
    }
}

const fn round_end(why: RoundEnd) -> &'static str {
    match why {
        RoundEnd::Stuck => "stuck",
        RoundEnd::Either => "either",
        RoundEnd::Repetition => "repetition",
        RoundEnd::Agreed => "agreed",
    }
}

const fn match_end(why: MatchEnd) -> &'static str {
    match why {
        MatchEnd::OneRound => "one-round",
        MatchEnd::AllSeeds => "all-seeds",
        MatchEnd::Wins => "wins",
        MatchEnd::SameStart => "same-start",
        MatchEnd::Ended(_) => "ended",
    }
}
