//! Readings side by side: where they part, and what is said of it.

use std::sync::Arc;

use gobale::app::compare::{Case, End, MOST, Run, Step, alternatives, example, parting, run, with};
use gobale::app::{Action, App, Command, CompareAction, Comparison, Screen, Settings};
use gobale::catalogue;
use gobale::rules::options::RuleOption;
use gobale::rules::round::Came;
use gobale::rules::{Event, Forbidden, Nothing, RoundEnd, Rules, SetupError, Side, Stop};
use gobale::session::Move;
use gobale::words::Words;

use super::{command, hole, playing, playing_from, rules, table};

fn of(option: RuleOption) -> Comparison {
    Comparison::of_option(option).expect("every option has an example")
}

/// The position after all, as text.
fn after(comparison: &Comparison, board: usize) -> String {
    let rules = &comparison.readings()[board];
    let mut position = comparison.runs()[board].told.before;
    comparison.runs()[board].told.events.iter().for_each(|&event| position.apply(rules.board(), event));
    rules.position_text(&position)
}

/// What each reading does where they part, and the positions after it all: a row of the table in the rules' section 8.
struct Row {
    option: RuleOption,
    event: usize,
    beat: f32,
    is_so: fn(&[Step]) -> bool,
    /// What comes of it on each board: where the turn ends the match, as it stands then.
    after: &'static [&'static str],
    said: &'static [&'static str],
}

#[expect(clippy::too_many_lines, reason = "one table, a row an option")]
fn table_of_section_8() -> Vec<Row> {
    vec![
        Row {
            option: RuleOption::Centre,
            event: 0,
            // The lifting and the seed in X are the same, the second seed is not.
            beat: 2.0,
            is_so: |steps| {
                let [Step::Event(Event::Lap { last: one, .. }), Step::Event(Event::Lap { last: other, .. })] = steps else { return false };
                one != other
            },
            after: &["0,0,0,0,0,1/1,0,0,0,0,2/1,1 0-0 N 3", "0,0,0,1,0,1/1,0,0,0,0,2/1,0 0-0 N 3"],
            said: &["Crossing the centre", "into both central holes", "into only one central hole", "Ludii"],
        },
        Row {
            option: RuleOption::CapturingSeed,
            event: 2,
            beat: 4.0,
            is_so: |steps| {
                let taken = |step: &Step| match step {
                    Step::Event(Event::Capture { last_taken, seeds: 2, .. }) => Some(*last_taken),
                    _ => None,
                };
                steps.iter().map(taken).eq([Some(1), Some(0)])
            },
            after: &["0,0,0,0,0,1/1,0,0,0,0,0 3-0 N 3", "0,1,0,0,0,1/1,0,0,0,0,0 2-0 N 3"],
            said: &["The last seed of a capture", "goes to the store too", "stays where it fell", "Wikimanqala"],
        },
        Row {
            option: RuleOption::OppositeEmpty,
            event: 1,
            beat: 2.0,
            is_so: |steps| steps == [Step::Event(Event::Stop(Stop::OwnEmpty(Nothing::Empty))), Step::Event(Event::Stop(Stop::Capture))],
            after: &["0,1,0,0,0,1/1,0,0,0,0,2 0-0 N 3", "0,0,0,0,0,1/1,0,0,0,0,2 1-0 N 3"],
            said: &["Facing an empty hole", "stays where it fell", "is taken alone", "No text takes the seed; Ludii’s program"],
        },
        Row {
            option: RuleOption::RoundEnd,
            event: 4,
            beat: 7.0,
            is_so: |steps| steps == [Step::End(End::Choice), Step::Event(Event::RoundOver(RoundEnd::Either))],
            after: &["0,1,1,1,0,0/0,0,0,0,0,0 0-0 S 4", "0,0,0,0,0,0/0,0,0,0,0,0 3-0 S 4"],
            said: &["End of a round", "goes on until", "as soon as a row"],
        },
        Row {
            option: RuleOption::Endless,
            event: 0,
            beat: 0.0,
            is_so: |steps| matches!(steps, [Step::End(End::Refused(Forbidden::Endless(_))), Step::Event(Event::Endless { .. })]),
            after: &["8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 N 3"],
            said: &["A sowing without end", "is not allowed", "passes", "silent"],
        },
        Row {
            option: RuleOption::Mirror,
            event: 28,
            beat: 0.0,
            is_so: |steps| {
                let [Step::Event(Event::Place { hole: one, store: Side::North, .. }), Step::Event(Event::Place { hole: other, .. })] =
                    steps
                else {
                    return false;
                };
                one != other
            },
            after: &["1,1,1,1,-,-/-,-,1,1,1,1 0-52 N", "1,1,1,1,-,-/1,1,1,1,-,- 0-52 N"],
            said: &["Mirroring the next round", "straight across", "from the own left", "Ludii"],
        },
        Row {
            option: RuleOption::Beginner,
            event: 0,
            beat: 0.0,
            is_so: |steps| {
                let side = |step: &Step| match step {
                    Step::Event(Event::Begin { side, .. }) => Some(*side),
                    _ => None,
                };
                steps.iter().map(side).eq([Some(Side::North), Some(Side::South), Some(Side::North)])
            },
            after: &["4,4,4,4,3,3/3,3,4,4,4,4 0-16 N", "4,4,4,4,3,3/3,3,4,4,4,4 0-16 S", "4,4,4,4,3,3/3,3,4,4,4,4 0-16 N"],
            said: &["Who begins", "who did not begin", "who sets out", "who mirrors", "silent"],
        },
        Row {
            option: RuleOption::Direction,
            event: 0,
            beat: 1.0,
            is_so: |steps| matches!(steps, [Step::Event(Event::Lap { .. }), Step::Event(Event::Lap { .. })]),
            after: &["0,0,1,0,0,0/1,0,2,0,0,2 0-0 N 3", "0,0,0,0,0,0/1,0,2,0,0,0 3-0 N 3"],
            said: &["Direction", "counter-clockwise", "the seeds go clockwise"],
        },
        Row {
            option: RuleOption::Singles,
            event: 0,
            beat: 0.0,
            is_so: |steps| {
                let taken = |step: &Step| match step {
                    Step::Event(Event::Singles { mine_taken, taken: 3, .. }) => Some(*mine_taken),
                    _ => None,
                };
                steps.iter().map(taken).eq([Some(1), Some(0)])
            },
            after: &["0,1,1,0,0,0/0,0,0,0,0,2 4-0 N 3", "0,1,1,0,0,1/0,0,0,0,0,2 3-0 N 3"],
            said: &["What single seeds take", "and is taken too", "and stays", "Turton", "Valdez"],
        },
        Row {
            option: RuleOption::FirstTurn,
            event: 0,
            beat: 0.0,
            is_so: |steps| matches!(steps, [Step::Event(Event::Lap { .. }), Step::End(End::Refused(Forbidden::FirstTurn(_)))]),
            after: &[],
            said: &["The first turn", "from any hole", "from the right-hand hole", "Marin"],
        },
        // No row of the table speaks of wins: one game more or less ends the match.
        Row {
            option: RuleOption::Wins,
            event: 0,
            beat: 0.0,
            is_so: |steps| matches!(steps, [Step::Event(Event::Place { .. }), Step::End(End::Over(_))]),
            after: &["4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "0,0,0,0,0,0/0,0,0,0,0,0 26-22 S"],
            said: &["Games to win", "10 won games", "1 won game wins", "ten"],
        },
    ]
}

#[test]
fn readings_part_where_and_how_the_table_says() {
    let words = Words::english();
    let rows = table_of_section_8();
    assert_eq!(rows.len(), RuleOption::ALL.len());
    for Row { option, event, beat, is_so, after: positions, said } in rows {
        let comparison = of(option);
        let parting = comparison.parting().unwrap_or_else(|| panic!("{option:?}: they do not part"));
        assert!(is_so(&parting.steps), "{option:?}: {:?}", parting.steps);
        assert_eq!(parting.option, Some(option));
        if beat > 0.0 {
            assert!(parting.event == event && (parting.beat - beat).abs() < 0.01, "{option:?}: {parting:?}");
        }
        let events = |board: usize| &comparison.runs()[board].told.events;
        for board in 1..comparison.runs().len() {
            assert_eq!(events(0)[..parting.event], events(board)[..parting.event], "{option:?}: the same before");
        }
        for (board, position) in positions.iter().enumerate() {
            assert_eq!(after(&comparison, board), *position, "{option:?}, board {}", board + 1);
        }
        let mut watched = comparison.clone();
        let told_apart = [parting.beat, f32::MAX].into_iter().any(|beat| {
            watched.watched_mut().seek(beat);
            let told: Vec<_> = (0..watched.runs().len()).map(|board| watched.told(&words, board)).collect();
            told.iter().any(|telling| *telling != told[0])
        });
        assert!(told_apart, "{option:?}: the boards tell it too");
        let told = comparison.explanation(&words);
        for part in said {
            assert!(format!("{} {}", told.headline, told.detail).contains(part), "{option:?}: {part:?} in {told:?}");
        }
        let names: Vec<String> = (0..positions.len()).map(|board| comparison.name(&words, board)).collect();
        assert!(names.iter().all(|name| name.contains(&words.option_title(option))), "{names:?}");
    }
}

#[test]
fn a_free_first_turn_has_five_laps_and_takes_two() {
    let comparison = of(RuleOption::FirstTurn);
    let [free, right] = comparison.runs() else { panic!("two readings") };
    let laps = free.told.events.iter().filter(|event| matches!(event, Event::Lap { .. })).count();
    assert_eq!(laps, 5);
    assert!(after(&comparison, 0).contains(" 2-0 "));
    let letters = |run: &Run| run.allowed.iter().map(|turn| rules("huroy").board().letter(turn.hole)).collect::<String>();
    assert_eq!((letters(free), letters(right)), ("ABCDEF".to_owned(), "F".to_owned()));
}

#[test]
fn who_begins_follows_who_began() {
    let example = example(RuleOption::Beginner).expect("an example");
    let mut case = example.case.clone();
    case.position = example.readings[0].parse_position("0,0,0,0,0,0/0,0,0,0,0,0 22-38 N").expect("a position");
    let begins: Vec<_> = example
        .readings
        .iter()
        .map(|rules| {
            run(rules, &case).told.events.into_iter().find_map(|event| match event {
                Event::Begin { side, .. } => Some(side),
                _ => None,
            })
        })
        .collect();
    assert_eq!(begins, [Some(Side::South), Some(Side::South), Some(Side::North)]);
}

/// A seed of chance for each rule set, and so many turns of random play.
fn random_cases(rules: &Arc<Rules>) -> Vec<Case> {
    let mut random = fastrand::Rng::with_seed(11);
    let mut session = gobale::session::Session::new(Arc::clone(rules));
    let mut cases = Vec::new();
    for _ in 0..40 {
        let turns = session.game().turns();
        if turns.is_empty() {
            break;
        }
        let turn = turns[random.usize(..turns.len())];
        cases.push(Case { board: rules.board().clone(), position: *session.game().standing(), came: Came::ByTurn, turn: Some(turn) });
        session.play(Move::Sow(turn)).expect("allowed");
    }
    cases
}

#[test]
fn any_position_can_be_compared_under_any_rules() {
    let words = Words::english();
    let mut unsound = 0;
    for rules in catalogue::all() {
        for case in random_cases(rules) {
            for other in catalogue::all().iter().cloned().chain(alternatives(rules)) {
                let mut comparison = Comparison::new(case.clone(), vec![Arc::clone(rules), Arc::clone(&other)]);
                unsound += usize::from(matches!(comparison.runs()[1].end, End::Unsound(_)));
                assert!(!comparison.explanation(&words).headline.is_empty());
                for part in [0.0, 0.4, 1.0] {
                    let length = comparison.watched().length();
                    comparison.watched_mut().seek(length * part);
                    assert!(!comparison.told(&words, 1).headline.is_empty(), "{} {}", rules.spec().id, other.spec().id);
                }
                // What parts is not the same, and what does not part is.
                let [one, two] = comparison.runs() else { panic!("two readings") };
                let same = one.told == two.told && one.end == two.end && rules.board() == other.board();
                assert!(!(same && comparison.parting().is_some()), "{} {}", rules.spec().id, other.spec().id);
                assert!(same || comparison.parting().is_some() || rules.board() != other.board());
            }
        }
    }
    assert!(unsound > 0, "no pairs without layli");
}

#[test]
fn an_unsound_position_is_told_as_such() {
    let fergen = rules("fergen-gobale");
    let case = Case {
        board: fergen.board().clone(),
        position: fergen.parse_position("1,0,0,2N,0,1/1,0,2N,0,3,0/9N,4 0-0 S 2").expect("a position"),
        came: Came::ByTurn,
        turn: Some(fergen.parse_turn("A+Y").expect("a turn")),
    };
    let mut spec = fergen.spec().clone();
    let gobale::rules::ruleset::Sowing::Relay(relay) = &mut spec.sowing else { panic!("a relay") };
    relay.three = gobale::rules::ruleset::Three::Capture;
    let plain = Arc::new(Rules::new(spec).expect("sound"));
    let comparison = Comparison::new(case, vec![fergen, plain]);
    assert!(matches!(comparison.runs()[1].end, End::Unsound(SetupError::NoPairs(_))));
    let words = Words::english();
    assert!(comparison.told(&words, 1).headline.contains("has no pairs"));
    let told = comparison.explanation(&words);
    assert!(told.headline == "Here the rules part" && told.detail.contains("has no pairs"), "{told:?}");
}

#[test]
fn laps_that_end_alike_but_come_another_way_part_too() {
    // Fourteen seeds from A: once round by fourteen drops, or past it by sixteen.
    let twice = rules("fergen-goobalay");
    let once = with(twice.spec(), RuleOption::Centre, "once").expect("possible");
    let differ = (1..60).any(|seeds| {
        let position = twice.parse_position(&format!("{seeds},0,0,0,0,1/1,0,0,0,0,1/0,0 0-0 S 2")).expect("a position");
        let turn = twice.parse_turn("A").ok();
        let case = Case { board: twice.board().clone(), position, came: Came::AsStart, turn };
        let (one, other) = (run(&twice, &case), run(&once, &case));
        let alike = matches!((one.step(0), other.step(0)), (Step::Event(Event::Lap { last: a, .. }), Step::Event(Event::Lap { last: b, .. })) if a == b);
        let parted = parting(&[(&twice, &one), (&once, &other)]);
        // Three seeds and fewer never reach where the ways part.
        let ways_part = seeds > 4;
        assert!(!ways_part || parted.as_ref().is_some_and(|parting| parting.event == 0 && parting.option == Some(RuleOption::Centre)), "{seeds}");
        alike && ways_part
    });
    assert!(differ, "some number of seeds ends in the same hole");
}

#[test]
fn the_position_on_the_table_is_compared_where_it_matters() {
    let mut app = playing_from("layli-goobalay", "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2");
    let a = hole(&app, 'A');
    app.act(Action::Point(Some((a, None))));
    command(&mut app, Command::Compare);
    assert_eq!(app.screen(), Screen::Compare);
    let comparison = app.comparison().expect("a comparison");
    assert_eq!(comparison.case().turn.map(|turn| turn.hole), Some(a));
    assert_eq!(comparison.case().position, *table(&app).session().game().standing());
    assert!(comparison.parting().is_some(), "a reading is found that comes out differently");
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Table);
}

#[test]
fn boards_move_together() {
    let mut app = playing("layli-goobalay");
    app.act(Action::Compare(CompareAction::Example(RuleOption::OppositeEmpty)));
    assert!(app.moves());
    app.tick(0.2);
    let places = |app: &App| app.watched().expect("watched").playbacks().iter().map(gobale::watch::Playback::at).collect::<Vec<_>>();
    assert!(places(&app)[0] > 0.0);
    assert_eq!(places(&app)[0], places(&app)[1]);
    app.act(Action::Compare(CompareAction::ToParting));
    assert!(!app.moves());
    assert_eq!(places(&app), [2.0, 2.0]);
    for (there, back) in [(Command::SeedForward, Command::SeedBack), (Command::LapForward, Command::LapBack)] {
        command(&mut app, Command::ToStart);
        let mut way = vec![places(&app)];
        while app.can(there) {
            command(&mut app, there);
            way.push(places(&app));
        }
        let length = app.watched().expect("watched").length();
        assert_eq!(app.watched().expect("watched").at(), length);
        while app.can(back) {
            assert_eq!(way.pop(), Some(places(&app)), "{back:?} takes back what {there:?} did");
            command(&mut app, back);
        }
        assert_eq!(way.len(), 1);
    }
    // The table is not touched by any of it.
    assert!(table(&app).session().is_empty());
    command(&mut app, Command::Undo);
    app.act(Action::Seek(1.0));
    assert!(table(&app).session().is_empty() && table(&app).is_at_rest());
}

#[test]
fn readings_are_changed_added_and_taken_away() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    command(&mut app, Command::Compare);
    let count = |app: &App| app.comparison().expect("a comparison").readings().len();
    assert_eq!(count(&app), 2);
    for _ in 0..5 {
        app.act(Action::Compare(CompareAction::Add));
    }
    assert_eq!(count(&app), MOST);
    for _ in 0..5 {
        app.act(Action::Compare(CompareAction::Remove(1)));
    }
    assert_eq!(count(&app), 2);
    app.act(Action::Compare(CompareAction::Read(1, rules("leyla-gobale-gabradarre"))));
    let comparison = app.comparison().expect("a comparison");
    assert_eq!((comparison.example(), comparison.name(app.words(), 1)), (None, "Leyla Gobale (Gabradarre)".to_owned()));
    assert_eq!(comparison.parting(), None, "nothing is taken in this turn");
    assert!(comparison.explanation(app.words()).headline.contains("the same"));
    // A hole that cannot be lifted is told as such.
    let b = comparison.case().board.hole_named('B').expect("a hole");
    app.act(Action::Compare(CompareAction::Choose(b)));
    let comparison = app.comparison().expect("a comparison");
    assert!(comparison.told(app.words(), 0).headline.contains("B is empty"));
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn manners_that_forbid_to_count_forbid_to_compare() {
    let mut app = playing("leyla-gobale-gabradarre");
    command(&mut app, Command::Manners);
    assert!(!app.can(Command::Compare));
    app.act(Action::Compare(CompareAction::Here));
    assert!(app.screen() == Screen::Table && app.notice().is_some());
}

#[test]
fn a_match_that_is_over_is_compared_by_its_last_turn() {
    let mut app = playing_from("layli-goobalay", "0,0,0,0,0,1/0,0,0,0,0,1 20-20 S 2");
    super::choose(&mut app, 'F');
    command(&mut app, Command::ToEnd);
    command(&mut app, Command::Compare);
    assert_eq!(app.screen(), Screen::Compare);
}
