//! The worked cases of the rules' section 8, each with its own numbers.

use std::sync::Arc;

use gobale::catalogue;
use gobale::rules::notation::PositionTextError;
use gobale::rules::{BySide, Deaf, Event, Forbidden, Position, RoundEnd, Rules, Seeds, Setup, SetupError, Side, Stop};
use gobale::session::{Match, Move, Stage};

const ENDLESS: &str = "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2";

/// A built-in rule set under other readings.
fn rules(id: &str, options: &[(&str, &str)]) -> Rules {
    let mut spec = catalogue::built_in(id).expect("shipped").spec().clone();
    for (name, value) in options {
        spec.set(name, value).unwrap_or_else(|error| panic!("{name}={value}: {error:?}"));
    }
    Rules::new(spec).expect("sound")
}

fn position(rules: &Rules, text: &str) -> Position {
    rules.parse_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Begins and plays a turn; gives the events, and leaves the position after it.
fn play(rules: &Rules, position: &mut Position, turn: &str) -> Vec<Event> {
    rules.begin(position, Deaf);
    let parsed = rules.parse_turn(turn).expect("a turn");
    rules.allows(position, parsed).unwrap_or_else(|why| panic!("{turn} is not allowed: {why:?}"));
    let mut events = Vec::new();
    rules.play(position, parsed, |event| events.push(event));
    events
}

fn laps(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Lap { .. })).count()
}

fn turns(rules: &Rules, position: &Position) -> Vec<String> {
    rules.turns(position).into_iter().map(|turn| rules.turn_text(turn)).collect()
}

/// The round after one that ended with these seeds in the stores and in unclaimed centres, by the default arrangement.
fn next_start(rules: &Rules, (south, north): (Seeds, Seeds), centre: &[Seeds], began: Side) -> String {
    let board = rules.board();
    let mut seeds = vec![0; 2 * board.row_len()];
    seeds.extend(centre);
    let settled = Setup {
        owner: vec![None; seeds.len()],
        closed: vec![false; seeds.len()],
        seeds,
        stores: BySide { south, north },
        to_move: began,
        turns: 0,
    };
    let mut position = rules.position(&settled).expect("sound");
    let numbers = rules.default_arrangement(&position);
    rules.set_out(&mut position, &numbers, Deaf);
    rules.position_text(&position)
}

#[test]
fn gabradarre_set_ups() {
    let rules = rules("leyla-gobale-gabradarre", &[]);
    let cases = [
        ((22, 38), "4,4,4,4,3,3/3,3,4,4,4,4 0-16 N"),
        ((19, 41), "4,3,3,3,3,3/3,3,3,3,3,4 0-22 N"),
        ((5, 55), "1,1,1,1,1,0/0,1,1,1,1,1 0-50 N"),
        ((4, 56), "1,1,1,1,-,-/-,-,1,1,1,1 0-52 N"),
    ];
    for (seeds, start) in cases {
        assert_eq!(next_start(&rules, seeds, &[], Side::South), start);
    }
}

#[test]
fn fergen_set_ups() {
    let rules = rules("fergen-gobale", &[]);
    let cases: [((Seeds, Seeds), [Seeds; 2], &str); 6] = [
        ((22, 38), [0, 0], "5,5,3,3,5,1/1,5,3,3,5,5/0,0 0-16 N"),
        ((28, 32), [0, 0], "5,5,3,3,5,5/5,5,3,3,5,5/2,0 0-6 N"),
        ((20, 33), [7, 0], "5,5,3,3,4,-/-,4,3,3,5,5/7,0 0-13 N"),
        ((13, 47), [0, 0], "5,5,3,-,-,-/-,-,-,3,5,5/0,0 0-34 N"),
        ((4, 56), [0, 0], "1,1,1,1,-,-/-,-,1,1,1,1/0,0 0-52 N"),
        // North, who did not begin, sets out.
        ((30, 30), [0, 0], "5,5,3,3,5,5/5,5,3,3,5,5/0,4 4-0 N"),
    ];
    for (seeds, centre, start) in cases {
        assert_eq!(next_start(&rules, seeds, &centre, Side::South), start, "{seeds:?}");
    }
}

#[test]
fn fergen_rests() {
    let rules = rules("fergen-gobale", &[]);
    assert_eq!(next_start(&rules, (27, 31), &[2, 0], Side::South), "5,5,3,3,5,5/5,5,3,3,5,5/2,1 0-5 N");
    assert_eq!(next_start(&rules, (28, 30), &[1, 1], Side::South), "5,5,3,3,5,5/5,5,3,3,5,5/1,1 2-4 N");
}

#[test]
fn marins_opening() {
    let rules = rules("leyla-gobale-somaliland-6", &[]);
    let mut position = rules.start();
    let events = play(&rules, &mut position, "F");
    assert_eq!(laps(&events), 5);
    assert_eq!(rules.position_text(&position), "6,1,6,0,7,2/6,6,0,0,6,6 2-0 N 1");
}

#[test]
fn abstract_games_13() {
    let rules = rules("leyla-gobale-somaliland-12", &[]);
    let mut position = position(&rules, "3,0,1,0,0,0,0,0,0,0,2N,1/2,2N,2,5,1,0,2,1,0,3,0,3 44-24 S 2");
    for (side, from_right, pair) in [
        (Side::South, 10, false),
        (Side::North, 9, false),
        (Side::South, 1, true),
        (Side::North, 8, false),
        (Side::South, 12, false),
        (Side::North, 1, false),
        (Side::South, 11, false),
    ] {
        assert_eq!(position.to_move(), side);
        let hole = rules.board().row(side).nth_back(from_right - 1).expect("a hole");
        let events = play(&rules, &mut position, &rules.board().letter(hole).to_string());
        assert_eq!(events.iter().any(|event| matches!(event, Event::Pair { .. })), pair, "{side:?} {from_right}");
    }
    assert_eq!(rules.totals(&position), BySide { south: 49, north: 47 });
}

#[test]
fn an_endless_sowing() {
    let rules = rules("leyla-gobale-somaliland-6", &[]);
    let position = position(&rules, ENDLESS);
    let turn = rules.parse_turn("A").expect("a turn");
    assert_eq!(rules.allows(&position, turn), Err(Forbidden::Endless(turn.hole)));
    assert_eq!(turns(&rules, &position), ["B", "C", "D", "E", "F"]);
}

#[test]
fn a_long_sowing() {
    let rules = rules("leyla-gobale-gabradarre", &[]);
    let mut position = position(&rules, "1,2,8,3,0,1/4,5,0,1,4,0 14-17 N 9");
    assert_eq!(laps(&play(&rules, &mut position, "e")), 687);
}

#[test]
fn a_first_turn_that_would_not_end_is_free() {
    let rules = rules("leyla-gobale-somaliland-6", &[]);
    let position = position(&rules, "2,3,1,0,1,3/1,2,0,1,0,1 0-0 S");
    assert_eq!(turns(&rules, &position), ["A", "B", "C", "E"]);
}

#[test]
fn a_claim_needs_a_pair() {
    let rules = rules("fergen-gobale", &[]);
    let refused = rules.parse_position("1,0,0,0,0,1/1,0,0,0,3,0/9N,4 0-0 S 2");
    assert_eq!(refused, Err(PositionTextError::Unsound(SetupError::TooManyClaims(Side::North))));
    let position = position(&rules, "1,0,0,2N,0,1/1,0,2N,0,3,0/9N,4 0-0 S 2");
    assert_eq!(turns(&rules, &position), ["A+Y", "F"]);
}

#[test]
fn two_readings_of_a_turn() {
    /// A value of the option, what then lies in some holes, the stores, and why the sowing stopped.
    type Reading = (&'static str, &'static [(char, Seeds)], (Seeds, Seeds), Stop);
    struct Case {
        option: &'static str,
        rules: &'static str,
        position: &'static str,
        turn: &'static str,
        readings: [Reading; 2],
    }
    use gobale::rules::Nothing::Empty;
    let cases = [
        Case {
            option: "centre",
            rules: "fergen-goobalay",
            position: "0,0,2,0,0,1/1,0,0,0,0,2/0,0 0-0 S 2",
            turn: "C",
            readings: [
                ("twice", &[('X', 1), ('Y', 1), ('D', 0)], (0, 0), Stop::Central),
                ("once", &[('X', 1), ('Y', 0), ('D', 1)], (0, 0), Stop::OwnEmpty(Empty)),
            ],
        },
        Case {
            option: "capturing-seed",
            rules: "layli-goobalay",
            position: "1,0,0,0,0,1/1,0,0,0,2,0 0-0 S 2",
            turn: "A",
            readings: [("taken", &[('B', 0), ('e', 0)], (3, 0), Stop::Capture), ("stays", &[('B', 1), ('e', 0)], (2, 0), Stop::Capture)],
        },
        Case {
            option: "opposite-empty",
            rules: "layli-goobalay",
            position: "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2",
            turn: "A",
            readings: [("nothing", &[('B', 1)], (0, 0), Stop::OwnEmpty(Empty)), ("lone", &[('B', 0)], (1, 0), Stop::Capture)],
        },
        Case {
            option: "direction",
            rules: "layli-goobalay",
            position: "0,1,0,0,0,0/1,0,2,0,0,2 0-0 S 2",
            turn: "B",
            readings: [
                ("ccw", &[('C', 1), ('A', 0), ('f', 2)], (0, 0), Stop::OwnEmpty(Empty)),
                ("cw", &[('C', 0), ('A', 0), ('f', 0)], (3, 0), Stop::Capture),
            ],
        },
        Case {
            option: "singles",
            rules: "huroy",
            position: "2,0,0,0,0,1/3,0,0,0,0,2 0-0 S 2",
            turn: "A:ccw",
            readings: [
                ("both", &[('F', 0), ('a', 0), ('B', 1)], (4, 0), Stop::Lap),
                ("opposite", &[('F', 1), ('a', 0), ('B', 1)], (3, 0), Stop::Lap),
            ],
        },
    ];
    for Case { option, rules: id, position: text, turn, readings } in cases {
        for (value, holes, (south, north), stop) in readings {
            let rules = rules(id, &[(option, value)]);
            let mut position = position(&rules, text);
            let events = play(&rules, &mut position, turn);
            for &(letter, seeds) in holes {
                let hole = rules.board().hole_named(letter).expect("a hole");
                assert_eq!(position.seeds(hole), seeds, "{option}={value}: {letter}");
            }
            assert_eq!(position.stores(), BySide { south, north }, "{option}={value}");
            assert!(events.contains(&Event::Stop(stop)), "{option}={value}: {events:?}");
        }
    }
}

#[test]
fn two_readings_of_the_end_of_a_round() {
    for (value, over) in [("mover", None), ("either", Some((RoundEnd::Either, BySide { south: 3, north: 0 })))] {
        let rules = Arc::new(rules("layli-goobalay", &[("round-end", value)]));
        let start = position(&rules, "1,0,0,1,0,0/0,0,0,0,0,1 0-0 N 3");
        let mut game = Match::new(Arc::clone(&rules), start, Deaf);
        game.play(&Move::parse(&rules, "f").expect("a turn"), Deaf).expect("allowed");
        assert_eq!(game.rounds().first().map(|round| (round.why, round.seeds)), over, "{value}");
        assert_eq!(game.stage() == Stage::Turn, over.is_none(), "{value}");
    }
}

#[test]
fn two_readings_of_an_endless_sowing() {
    let forbidden = rules("leyla-gobale-somaliland-6", &[("endless", "forbidden")]);
    assert!(!turns(&forbidden, &position(&forbidden, ENDLESS)).contains(&"A".to_owned()));
    let pass = rules("leyla-gobale-somaliland-6", &[("endless", "pass")]);
    let mut position = position(&pass, ENDLESS);
    let from = pass.board().hole_named('A').expect("a hole");
    assert_eq!(play(&pass, &mut position, "A"), [Event::Endless { from }, Event::TurnOver]);
    assert_eq!(pass.position_text(&position), "8,1,8,1,2,3/1,0,3,0,1,0 0-0 N 3");
}

#[test]
fn two_readings_of_the_mirror() {
    for (value, start) in [("across", "1,1,1,1,-,-/-,-,1,1,1,1 0-52 N"), ("rotated", "1,1,1,1,-,-/1,1,1,1,-,- 0-52 N")] {
        let rules = rules("leyla-gobale-gabradarre", &[("mirror", value)]);
        assert_eq!(next_start(&rules, (4, 56), &[], Side::South), start, "{value}");
    }
}

#[test]
fn three_readings_of_who_begins() {
    for (value, after_south, after_north) in [("alternate", 'N', 'S'), ("setter", 'S', 'S'), ("other", 'N', 'N')] {
        let rules = rules("leyla-gobale-gabradarre", &[("beginner", value)]);
        let begins = [Side::South, Side::North].map(|began| next_start(&rules, (22, 38), &[], began).chars().next_back());
        assert_eq!(begins, [Some(after_south), Some(after_north)], "{value}");
    }
}

#[test]
fn two_readings_of_the_first_turn() {
    let free = rules("layli-goobalay", &[("first-turn", "free")]);
    let mut position = free.start();
    assert_eq!(turns(&free, &position), ["A", "B", "C", "D", "E", "F"]);
    assert_eq!(laps(&play(&free, &mut position, "A")), 5);
    assert_eq!(position.store(Side::South), 2);
    let right = rules("layli-goobalay", &[("first-turn", "right")]);
    assert_eq!(turns(&right, &right.start()), ["F"]);
}
