//! An example for every clause: a real position, and what happens there by this clause.
//!
//! Most are found in random play, the same every time; what is too rare for that starts from a position of its own.

use std::collections::HashSet;
use std::sync::Arc;

use super::search::{self, follow};
use crate::rules::board::Crossing;
use crate::rules::round::Came;
use crate::rules::ruleset::{Arrangement, Rounds};
use crate::rules::{BySide, Clause, Direction, Event, Forbidden, Hole, Holes, Position, RoundEnd, Rules, Seeds, Setup, Side, Stop, Turn};
use crate::session::{Match, MatchEnd, Move, Stage, Told};

/// A clause as it is followed somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What happens; nothing where the clause forbids a turn.
    pub told: Told,
    /// The hole that may not be lifted, and why, where the clause forbids a turn.
    pub refused: Option<(Hole, Forbidden)>,
}

/// Why there is no example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The board itself shows it.
    BoardShows,
    /// With central holes no sowing is endless: every crossing leaves seeds there.
    CentreEndsSowings,
    /// With central holes no position comes back: every crossing leaves seeds there.
    CentreEndsRounds,
    /// It keeps a match from going on for ever, and no match is known in which it had to.
    NeverMet,
    /// None was found.
    NotFound,
}

/// So many turns of a cycle that repeats itself are shown.
const CYCLE: usize = 6;

/// A cycle is looked for among lines of so many turns at most.
const LONGEST_LINE: usize = 400;

/// So many events of a sowing without end are shown.
const OF_ENDLESS: usize = 40;

/// Positions with an endless sowing, clockwise, and the hole it starts from, for rows of 6, 8 and 12. The first one stands in
/// section 8 of the rules, the others were found in random play.
const ENDLESS: [(usize, &str, char); 3] = [
    (6, "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2", 'A'),
    (8, "4,2,6,1,22,0,8,3/2,3,0,3,0,1,2,5 0-2 S 6", 'G'),
    (12, "1,0,17,6,3,5,1,2,14,4,1,2/3,4,5,0,1,0,1,0,7,2,1,0 14-2 S 16", 'F'),
];

/// Why a clause of these rules has no example, as far as that is known without looking for one.
pub fn why_not(rules: &Rules, clause: Clause) -> Option<WhyNot> {
    let centre = rules.board().centre().is_some();
    match clause {
        Clause::Board => Some(WhyNot::BoardShows),
        Clause::EndlessForbidden | Clause::EndlessPass if centre => Some(WhyNot::CentreEndsSowings),
        Clause::Repetition if centre && rules.fixed_direction().is_some() => Some(WhyNot::CentreEndsRounds),
        Clause::SameStart if matches!(rules.spec().rounds, Rounds::AllSeeds { arrangement: Arrangement::Fill, .. }) => {
            Some(WhyNot::NeverMet)
        }
        _ => None,
    }
}

/// The example for a clause of these rules.
pub fn example(rules: &Arc<Rules>, clause: Clause) -> Result<Example, WhyNot> {
    if let Some(why) = why_not(rules, clause) {
        return Err(why);
    }
    let told = |told: Option<Told>| told.map(|told| Example { told, refused: None });
    let found = match clause {
        Clause::NotFacingSingle => facing_single(rules),
        Clause::OppositeOut => told(opposite_out(rules)),
        Clause::EndlessForbidden | Clause::EndlessPass => endless(rules),
        Clause::Repetition => told(repetition(rules)),
        Clause::SameStart => told(same_start(rules)),
        _ => told(search::phase(rules, |phase, event| follows(rules, clause, phase, event))),
    };
    found.ok_or(WhyNot::NotFound)
}

/// Whether an event shows the clause.
fn follows(rules: &Rules, clause: Clause, told: &Told, number: usize) -> bool {
    let event = told.events[number];
    let before = || {
        let mut position = told.before;
        told.events[..number].iter().for_each(|&event| position.apply(rules.board(), event));
        position
    };
    let drops_into = |wanted: &dyn Fn(&Position, &[Hole]) -> bool| match event {
        Event::Lap { from, seeds, direction, .. } => {
            let position = before();
            let drops: Vec<Hole> = rules.board().drops(from, direction, position.closed()).take(usize::from(seeds)).collect();
            wanted(&position, &drops)
        }
        _ => false,
    };
    let first_lap = matches!(event, Event::Lap { seeds: 2.., .. }) && number == 0;
    match clause {
        Clause::Lift | Clause::DirectionCcw | Clause::DirectionCw | Clause::DirectionFree => first_lap,
        Clause::Relay => number > 0 && matches!(event, Event::Lap { .. }),
        // Past the centre, so that the way on is seen.
        Clause::CentreTwice | Clause::CentreOnce => {
            let crossed = if rules.board().centre() == Some(Crossing::Twice) { 2 } else { 1 };
            let central = |hole: &&Hole| rules.board().side_of(**hole).is_none();
            drops_into(&|_, drops| {
                drops.iter().filter(central).count() == crossed && drops.first().and(drops.last()).is_some_and(|last| !central(&last))
            })
        }
        Clause::Layli => {
            drops_into(&|position, drops| drops.iter().any(|&hole| rules.board().side_of(hole).is_some() && position.owner(hole).is_some()))
        }
        Clause::FirstTurnRight => match event {
            Event::Lap { from, .. } => {
                let position = before();
                number == 0 && position.turns() == 0 && rules.board().row(position.to_move()).next_back() == Some(from)
            }
            _ => false,
        },
        Clause::RoundEndEither => event == Event::RoundOver(RoundEnd::Either),
        Clause::OneRound => event == Event::Counted,
        Clause::AllSeeds => matches!(event, Event::Place { .. }),
        Clause::Fill | Clause::Spread => matches!(event, Event::Place { store, .. } if store == rules.setter(&told.before)),
        Clause::MirrorAcross | Clause::MirrorRotated => {
            matches!(event, Event::Place { store, .. } if store != rules.setter(&told.before))
        }
        Clause::Closed => matches!(event, Event::Close { .. }),
        _ => !matches!(event, Event::Lap { .. } | Event::TurnOver) && rules.clause_of(event) == clause,
    }
}

/// A hole that may not be lifted because it faces exactly one seed, where others may.
fn facing_single(rules: &Arc<Rules>) -> Option<Example> {
    let refused = |position: &Position| {
        let row = rules.board().row(position.to_move());
        row.into_iter()
            .find_map(|hole| Some((hole, rules.may_lift(position, hole).err().filter(|why| *why == Forbidden::FacesSingle(hole))?)))
    };
    let before = search::position(rules, |position| refused(position).is_some() && rules.can_play(position))?;
    Some(Example { told: Told { before, events: Vec::new() }, refused: refused(&before) })
}

/// A position set up by hand: the last seed falls where the hole opposite is out of play.
fn opposite_out(rules: &Arc<Rules>) -> Option<Told> {
    let board = rules.board();
    let &direction = rules.spec().direction.choices().first()?;
    let next = |hole: Hole| board.drops(hole, direction, Holes::NONE).next();
    let (from, last) =
        board.row(Side::South).find_map(|hole| Some((hole, next(hole).filter(|&next| board.side_of(next) == Some(Side::South))?)))?;
    let out = board.opposite(last)?;
    let others = board.row(Side::South).filter(|&hole| hole != last).chain(board.row(Side::North).filter(|&hole| hole != out));
    let mut setup = empty(rules);
    for hole in others {
        setup.seeds[hole.index()] = if hole == from { 1 } else { 2 };
    }
    setup.closed[out.index()] = true;
    let before = rules.position(&setup).ok()?;
    let mut events = Vec::new();
    rules.play(&mut before.clone(), Turn { hole: from, direction, claim: None }, |event| events.push(event));
    events.iter().any(|event| matches!(event, Event::Stop(Stop::OwnEmpty(_)))).then_some(Told { before, events })
}

/// A board without seeds, South to move, in the middle of a round.
fn empty(rules: &Rules) -> Setup {
    Setup { turns: 2, ..Setup::empty(rules.board()) }
}

/// A sowing without end: what is seen of it where it is not allowed, else that it passes.
fn endless(rules: &Arc<Rules>) -> Option<Example> {
    let board = rules.board();
    let &(row, text, letter) = ENDLESS.iter().find(|(row, ..)| *row == board.row_len())?;
    let mut setup = rules.parse_position(text).ok()?.setup(board);
    let mut hole = board.hole_named(letter)?;
    let &direction = rules.spec().direction.choices().first()?;
    if direction == Direction::Ccw {
        // Seen in a mirror, with the ends of the rows exchanged, the seeds go the other way round.
        for half in setup.seeds.chunks_mut(row) {
            half.reverse();
        }
        hole = board.row(Side::South).nth_back(board.place_in_row(hole))?;
    }
    let before = rules.position(&setup).ok()?;
    let mut events = Vec::new();
    let turn = Turn { hole, direction, claim: None };
    match rules.allows(&before, turn) {
        Ok(()) => rules.play(&mut before.clone(), turn, |event| events.push(event)),
        Err(why @ Forbidden::Endless(_)) => {
            rules.watch_endless(&before, hole, direction, |event| events.push(event));
            events.truncate(OF_ENDLESS);
            return Some(Example { told: Told { before, events }, refused: Some((hole, why)) });
        }
        Err(_) => return None,
    }
    Some(Example { told: Told { before, events }, refused: None })
}

/// A few seeds going round: the last turns before the position stands for the third time.
fn repetition(rules: &Arc<Rules>) -> Option<Told> {
    let board = rules.board();
    let mut seen = HashSet::new();
    let rows = || board.row(Side::South).flat_map(|south| board.row(Side::North).map(move |north| [south, north, north]));
    let three = rows().flat_map(|[south, north, _]| board.row(Side::South).map(move |other| [south, north, other]));
    rows().chain(three).find_map(|holes| {
        let mut setup = empty(rules);
        for hole in holes {
            setup.seeds[hole.index()] = 1;
        }
        let mut line = Vec::new();
        let start = cycle(rules, rules.position(&setup).ok()?, &mut line, &mut seen)?;
        let mut game = Match::from(Arc::clone(rules), line.get(start)?.0, Came::ByTurn, |_: Event| {});
        // It stands as it starts, once more after one time round, and for the third time after two.
        let round = line[start..].iter().map(|(_, turn)| Move::Sow(*turn));
        let mut told: Vec<Told> = round.clone().chain(round).map_while(|turn| follow(&mut game, &turn)).collect();
        let over = told.last()?.events.iter().position(|&event| event == Event::RoundOver(RoundEnd::Repetition))?;
        told.last_mut()?.events.truncate(over + 1);
        let last = &told[told.len().saturating_sub(CYCLE)..];
        Some(Told { before: last.first()?.before, events: last.iter().flat_map(|told| told.events.iter().copied()).collect() })
    })
}

/// Turns that lead back to a position on their own way, added to a line: gives the place where the cycle begins. What was
/// seen before leads to none.
fn cycle(rules: &Rules, position: Position, line: &mut Vec<(Position, Turn)>, seen: &mut HashSet<Position>) -> Option<usize> {
    if let Some(start) = line.iter().position(|(before, _)| before.stands_as(&position)) {
        return Some(start);
    }
    if line.len() > LONGEST_LINE || !seen.insert(position.timeless()) {
        return None;
    }
    let mut begun = position;
    rules.begin(&mut begun, |_: Event| {});
    rules.turns(&begun).into_iter().find_map(|turn| {
        let mut next = begun;
        rules.play(&mut next, turn, |_: Event| {});
        line.push((position, turn));
        cycle(rules, next, line, seen).or_else(|| {
            line.pop();
            None
        })
    })
}

/// One seed against all the others: the round that ends the match because the next would start as two before.
fn same_start(rules: &Arc<Rules>) -> Option<Told> {
    let all = rules.start().total();
    let mut setup = empty(rules);
    setup.stores = BySide { south: 1, north: Seeds::try_from(all.checked_sub(1)?).ok()? };
    setup.turns = 0;
    let mut game = Match::new(Arc::clone(rules), rules.position(&setup).ok()?, |_: Event| {});
    let mut last = None;
    for _ in 0..1000 {
        let next = match game.stage() {
            Stage::Turn => Move::Sow(*game.turns().first()?),
            Stage::Arrange { .. } => Move::Arrange(game.default_arrangement()),
            Stage::Over(_) => return None,
        };
        let told = follow(&mut game, &next)?;
        last = search::phases(rules.board(), &told).into_iter().rfind(|phase| phase.events.contains(&Event::Counted)).or(last);
        if matches!(game.stage(), Stage::Over(outcome) if outcome.why == MatchEnd::SameStart) {
            return last;
        }
    }
    None
}
