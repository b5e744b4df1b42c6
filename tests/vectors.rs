//! Agreement with the games of `tests/vectors`, which an independent implementation of the rules played.
//!
//! Their form is described in the rules' section 9: every turn, every list of allowed turns, every settlement, next start and match end.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use gobale::catalogue;
use gobale::rules::{BySide, Deaf, Event, Position, RoundEnd, Rules, Setup, Side, Stop};
use gobale::session::{Match, MatchEnd, Move, Stage};
use serde::Deserialize;

pub(crate) type Options = BTreeMap<String, serde_json::Value>;

#[derive(Deserialize)]
pub(crate) struct Game {
    pub(crate) rules: String,
    pub(crate) options: Options,
    pub(crate) rounds: Vec<RoundPlayed>,
    r#match: Option<MatchOver>,
}

#[derive(Deserialize)]
pub(crate) struct RoundPlayed {
    pub(crate) start: State,
    pub(crate) turns: Vec<TurnPlayed>,
    over: Option<String>,
    pub(crate) south: Option<u8>,
    pub(crate) north: Option<u8>,
    nobody: Option<u8>,
}

#[derive(Deserialize, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) seeds: Vec<u8>,
    owner: String,
    store: [u8; 2],
    to_move: char,
    #[serde(default)]
    unused: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct TurnPlayed {
    #[serde(flatten)]
    state: State,
    pub(crate) r#move: String,
    legal: Vec<String>,
    laps: usize,
    end: String,
    captured: u8,
    layli: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct MatchOver {
    winner: String,
    why: String,
}

#[derive(Deserialize)]
struct NextStart {
    rules: String,
    options: Options,
    south: u8,
    north: u8,
    centre: Vec<u8>,
    began: char,
    start: State,
}

fn lines(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A built-in rule set with options.
pub(crate) fn rules_with(id: &str, options: &Options) -> Arc<Rules> {
    let mut spec = catalogue::built_in(id).unwrap_or_else(|| panic!("no rule set {id}")).spec().clone();
    for (name, value) in options {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        spec.set(name, &value).unwrap_or_else(|error| panic!("{id} {name}={value}: {error:?}"));
    }
    Arc::new(Rules::new(spec).unwrap_or_else(|error| panic!("{id} {options:?}: {error:?}")))
}

pub(crate) fn state(rules: &Rules, position: &Position, start: bool) -> State {
    let board = rules.board();
    State {
        seeds: board.holes().map(|hole| position.seeds(hole)).collect(),
        owner: board.holes().map(|hole| position.owner(hole).map_or('-', Side::letter)).collect(),
        store: [position.store(Side::South), position.store(Side::North)],
        to_move: position.to_move().letter(),
        unused: start.then(|| position.closed().iter().map(|hole| board.letter(hole)).collect()),
    }
}

fn side(letter: char) -> Side {
    if letter == 'S' { Side::South } else { Side::North }
}

fn end_name(events: &[Event]) -> &'static str {
    events
        .iter()
        .find_map(|event| match event {
            Event::Endless { .. } => Some("endless"),
            Event::Stop(stop) => Some(match stop {
                Stop::Lap => "lap",
                Stop::Central => "central",
                Stop::Layli => "layli",
                Stop::TheirEmpty => "their-empty",
                Stop::OwnEmpty(_) => "own-empty",
                Stop::Capture => "capture",
                Stop::Pair => "pair",
            }),
            _ => None,
        })
        .expect("a sowing stops")
}

fn laps(events: &[Event]) -> usize {
    if events.iter().any(|event| matches!(event, Event::Endless { .. })) {
        return 1000;
    }
    events.iter().filter(|event| matches!(event, Event::Lap { .. })).count()
}

fn over_name(why: RoundEnd) -> &'static str {
    match why {
        RoundEnd::Stuck => "stuck",
        RoundEnd::Either => "either",
        RoundEnd::Repetition => "repetition",
        RoundEnd::Agreed => "agreed",
    }
}

/// Plays a game of the vectors and compares everything on the way. Returns the number of turns.
fn replay(game: &Game, at: &str) -> usize {
    replay_by(&rules_with(&game.rules, &game.options), game, at)
}

/// The same by these rules.
pub(crate) fn replay_by(rules: &Arc<Rules>, game: &Game, at: &str) -> usize {
    let start = &game.rounds[0].start;
    let mut played = Match::new(Arc::clone(rules), position(rules, start), Deaf);
    let mut turns = 0;
    for (number, round) in game.rounds.iter().enumerate() {
        let at = format!("{at} {} {:?} round {}", game.rules, game.options, number + 1);
        if number > 0 && matches!(played.stage(), Stage::Arrange { .. }) {
            let numbers: Vec<u8> = rules.board().row(side_that_sets(&played)).map(|hole| round.start.seeds[hole.index()]).collect();
            played.play(&Move::Arrange(numbers), Deaf).unwrap_or_else(|why| panic!("{at}: {why:?}"));
        }
        let start = if round.turns.is_empty() { played.rounds()[number].start } else { *played.round_start() };
        assert_eq!(state(rules, &start, true), round.start, "{at}: start");
        for turn in &round.turns {
            replay_turn(rules, &mut played, turn, &format!("{at}, turn {}", turns + 1));
            turns += 1;
        }
        let over = played.rounds().get(number);
        assert_eq!(over.map(|round| over_name(round.why)), round.over.as_deref(), "{at}: over");
        let (south, north) = (over.map(|over| over.seeds.south), over.map(|over| over.seeds.north));
        assert_eq!((south, north, over.map(|over| over.nobody)), (round.south, round.north, round.nobody), "{at}: settlement");
    }
    match (&game.r#match, played.stage()) {
        (None, _) => {}
        (Some(over), Stage::Over(outcome)) => {
            assert_eq!(outcome.winner.map_or('-', Side::letter).to_string(), over.winner, "{at}: winner");
            assert_eq!(match_end_name(outcome.why), over.why, "{at}: end of the match");
        }
        // The last choice before the same start was the setter's.
        (Some(over), Stage::Arrange { .. }) => {
            let numbers = played.default_arrangement();
            played.play(&Move::Arrange(numbers), Deaf).unwrap_or_else(|why| panic!("{at}: {why:?}"));
            let Stage::Over(outcome) = played.stage() else { panic!("{at}: the match goes on") };
            assert_eq!((match_end_name(outcome.why), over.why.as_str()), ("same-start", "same-start"), "{at}");
            assert_eq!(outcome.winner.map_or('-', Side::letter).to_string(), over.winner, "{at}: winner");
        }
        (Some(_), Stage::Turn) => panic!("{at}: the match goes on"),
    }
    turns
}

const fn match_end_name(why: MatchEnd) -> &'static str {
    match why {
        MatchEnd::OneRound => "one-round",
        MatchEnd::AllSeeds => "all-seeds",
        MatchEnd::Wins => "wins",
        MatchEnd::SameStart => "same-start",
        MatchEnd::Ended(_) => "ended",
    }
}

fn side_that_sets(played: &Match) -> Side {
    match played.stage() {
        Stage::Arrange { setter, .. } => setter,
        other => panic!("nothing to set out: {other:?}"),
    }
}

fn replay_turn(rules: &Rules, played: &mut Match, turn: &TurnPlayed, at: &str) {
    let mut legal: Vec<String> = played.turns().into_iter().map(|turn| rules.turn_text(turn)).collect();
    let mut expected = turn.legal.clone();
    legal.sort();
    expected.sort();
    assert_eq!(legal, expected, "{at}: allowed turns");

    let standing = *played.standing();
    let mover = standing.to_move();
    let chosen = Move::parse(rules, &turn.r#move).unwrap_or_else(|error| panic!("{at}: {error:?}"));
    let mut events = Vec::new();
    let mut after = *played.position();
    let mut ended = None;
    let known = played.play(&chosen, |event| {
        if ended.is_none() {
            after.apply(rules.board(), event);
            events.push(event);
            if event == Event::TurnOver {
                ended = Some(after);
            }
        }
    });
    known.unwrap_or_else(|why| panic!("{at}: {} is refused: {why:?}", turn.r#move));
    let after = ended.unwrap_or_else(|| panic!("{at}: the turn does not end"));
    let layli = events.iter().find_map(|event| match *event {
        Event::Pair { mine, theirs } => Some([mine, theirs].map(|hole| rules.board().letter(hole)).iter().collect::<String>()),
        _ => None,
    });
    assert_eq!(state(rules, &after, false), turn.state, "{at}: {}", turn.r#move);
    assert_eq!(laps(&events), turn.laps, "{at}: laps");
    assert_eq!(end_name(&events), turn.end, "{at}: end");
    assert_eq!(after.store(mover) - standing.store(mover), turn.captured, "{at}: captured");
    assert_eq!(layli, turn.layli, "{at}: layli");
}

pub(crate) fn position(rules: &Rules, state: &State) -> Position {
    let unused = state.unused.clone().unwrap_or_default();
    let setup = Setup {
        seeds: state.seeds.clone(),
        owner: state.owner.chars().map(|c| (c != '-').then(|| side(c))).collect(),
        closed: rules.board().holes().map(|hole| unused.contains(rules.board().letter(hole))).collect(),
        stores: BySide { south: state.store[0], north: state.store[1] },
        to_move: side(state.to_move),
        turns: 0,
    };
    rules.position(&setup).unwrap_or_else(|error| panic!("{state:?}: {error:?}"))
}

/// Every game of the vectors, with its file and line.
pub(crate) fn games() -> impl Iterator<Item = (String, Game)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let files = fs::read_dir(folder).expect("the vectors are in the tree");
    let names = files.map(|file| file.expect("a readable folder").file_name().to_string_lossy().into_owned());
    let games = names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "jsonl") && name != "next-starts.jsonl");
    games.flat_map(|name| {
        let read = |(number, line): (usize, &str)| {
            let at = format!("{name}:{}", number + 1);
            let game = serde_json::from_str(line).unwrap_or_else(|error| panic!("{at}: {error}"));
            (at, game)
        };
        lines(&name).lines().enumerate().map(read).collect::<Vec<_>>()
    })
}

#[test]
fn every_game_agrees() {
    let turns: usize = games().map(|(at, game)| replay(&game, &at)).sum();
    assert!(turns > 5_000, "only {turns} turns were compared");
}

#[test]
fn every_next_start_agrees() {
    for (number, line) in lines("next-starts.jsonl").lines().enumerate() {
        let case: NextStart = serde_json::from_str(line).unwrap_or_else(|error| panic!("line {}: {error}", number + 1));
        let rules = rules_with(&case.rules, &case.options);
        let board = rules.board();
        let mut seeds = vec![0; board.hole_count()];
        for (hole, &left) in board.centres().zip(&case.centre) {
            seeds[hole.index()] = left;
        }
        let settled = rules
            .position(&Setup {
                owner: vec![None; seeds.len()],
                closed: vec![false; seeds.len()],
                seeds,
                stores: BySide { south: case.south, north: case.north },
                to_move: side(case.began),
                turns: 0,
            })
            .unwrap_or_else(|error| panic!("line {}: {error:?}", number + 1));
        let mut next = settled;
        rules.set_out(&mut next, &rules.default_arrangement(&settled), Deaf);
        assert_eq!(state(&rules, &next, true), case.start, "next-starts.jsonl:{} {line}", number + 1);
    }
}
