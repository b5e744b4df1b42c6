//! Analysis and hints: what they ask, what they show, and that they change nothing.

use gobale::app::{Action, Aim, App, Command, Effect, Errand, Hint, Job, Thought};
use gobale::rules::Side;
use gobale::search::{Control, Limits, Search};
use gobale::session::{Manners, Seat};

use super::computers::{errand, seated};
use super::{choose, command, make, playing, playing_from, table};

/// A late position of Fergen Gobale in which South has two turns.
const LATE: &str = "1,0,0,0,1,0/3,0,3,0,0,1/4,4 20-20 S 2";

/// Answers as the thread does that thinks.
fn answer(app: &mut App, errand: &Errand) {
    let mut search = Search::new(&errand.rules, 1 << 20);
    let every_turn = Limits { every_turn: true, ..Limits::default() };
    match &errand.job {
        Job::Analysis(question) => {
            let found = search.solve(question, every_turn, &Control::default());
            app.act(Action::Thought(errand.number, Thought::Insight(Box::new(found))));
        }
        Job::Weighing(places) => {
            for (node, question) in places {
                let found = search.solve(question, Limits::default(), &Control::default());
                app.act(Action::Thought(errand.number, Thought::Weighed(*node, found.worth)));
            }
        }
        job => panic!("no study asks for {job:?}"),
    }
    app.act(Action::Thought(errand.number, Thought::Done));
}

fn asked(effects: &[Effect]) -> Errand {
    errand(effects).expect("an errand").clone()
}

#[test]
fn every_hole_that_may_be_sown_gets_its_exact_value() {
    let mut app = playing_from("fergen-gobale", LATE);
    let before = table(&app).session().clone();
    let wanted = asked(&command(&mut app, Command::Analysis));
    assert_eq!(wanted.seconds, None, "it goes on until nothing is left to find");
    assert!(app.hole_values(table(&app)).is_empty());
    answer(&mut app, &wanted);
    let values = app.hole_values(table(&app));
    let holes: Vec<char> = values.iter().map(|(hole, _)| before.rules().board().letter(*hole)).collect();
    assert_eq!(holes, ['A', 'E']);
    assert!(values.iter().all(|(_, worth)| worth.exact().is_some()));
    let best = app.insight(table(&app)).expect("an insight").worth;
    assert_eq!(values.iter().map(|(_, worth)| worth.estimate).max(), Some(best.estimate), "the best hole has the position's value");
    assert!(*table(&app).session() == before, "analysis changes nothing");
    assert!(!app.is_unsaved() || before.is_empty());
    assert_eq!(app.progress(), None);

    let effects = command(&mut app, Command::Analysis);
    assert_eq!(app.study().aim(), Aim::Off);
    assert!(app.hole_values(table(&app)).is_empty(), "{effects:?}");
}

#[test]
fn analysis_follows_the_position_and_stops_where_nobody_looks() {
    let mut app = playing("layli-goobalay");
    let first = asked(&command(&mut app, Command::Analysis));
    let second = asked(&choose(&mut app, 'A'));
    assert!(second.number > first.number);
    assert!(command(&mut app, Command::Home).contains(&Effect::StopThinking));
    assert!(errand(&command(&mut app, Command::Continue)).is_some());
    assert!(errand(&command(&mut app, Command::Undo)).is_some());
}

#[test]
fn a_hint_tells_the_hole_first_and_then_the_turn() {
    let mut app = playing_from("fergen-gobale", LATE);
    let wanted = asked(&command(&mut app, Command::Hint));
    assert_eq!(wanted.seconds, Some(app.settings().seconds));
    assert_eq!(app.hint_given(table(&app)).map(|(hint, _)| hint), Some(Hint::Asked));
    answer(&mut app, &wanted);
    let (hint, best) = app.hint_given(table(&app)).expect("a hint");
    let best = best.expect("a turn");
    assert_eq!(hint, Hint::Hole);
    let told = app.narration(table(&app)).telling;
    let letter = table(&app).session().rules().board().letter(best.hole);
    assert!(told.headline.contains(letter), "{told:?}");
    assert!(app.hole_values(table(&app)).is_empty(), "a hint shows no values");

    // One thing at a time: while the way from another hole is shown the hint waits, and asked for it comes before that way.
    let other = table(&app).turns().iter().map(|turn| turn.hole).find(|&hole| hole != best.hole).expect("another turn");
    for (pointed, given) in [(Some(other), false), (Some(best.hole), true), (None, true), (Some(other), false)] {
        app.act(Action::Point(pointed.map(|hole| (hole, None))));
        assert_eq!(app.hint_given(table(&app)).is_some(), given, "{pointed:?}");
        assert_eq!(app.narration(table(&app)).telling == told, given, "{pointed:?}");
    }

    command(&mut app, Command::Hint);
    assert_eq!(table(&app).path(), []);
    assert_eq!(app.hint_given(table(&app)).map(|(hint, _)| hint), Some(Hint::Turn));
    let told = app.narration(table(&app)).telling;
    assert!(told.detail.contains("with best play"), "{told:?}");
    command(&mut app, Command::Hint);
    assert_eq!(app.hint_given(table(&app)), None);
    assert_eq!(table(&app).session().len(), 0, "a hint plays nothing");

    command(&mut app, Command::Hint);
    command(&mut app, Command::Cancel);
    assert_eq!(app.hint_given(table(&app)), None, "Escape puts it away");
}

#[test]
fn the_turns_that_lost_most_are_found() {
    let mut app = playing_from("fergen-gobale", LATE);
    let values = {
        let wanted = asked(&command(&mut app, Command::Analysis));
        answer(&mut app, &wanted);
        app.hole_values(table(&app))
    };
    let (worst, worth) = values.into_iter().min_by_key(|(_, worth)| worth.estimate).expect("two");
    let best = app.insight(table(&app)).expect("known").worth.estimate;
    assert!(worth.estimate < best, "the position was chosen so that one turn is worse");
    let turn = *table(&app).turns().iter().find(|turn| turn.hole == worst).expect("a turn");
    make(&mut app, &gobale::session::Move::Sow(turn));
    let wanted = asked(&command(&mut app, Command::Weigh));
    answer(&mut app, &wanted);
    let course = app.course(table(&app));
    assert_eq!(course.len(), 1);
    assert_eq!((course[0].lost, course[0].proven, course[0].side), (best - worth.estimate, true, Some(Side::South)));
    assert_eq!(app.study().aim(), Aim::Position, "after the match the position is looked at again");
}

/// Played to the end of the round, what the last turn led to is what the round came to.
#[test]
fn the_course_of_a_whole_round_ends_in_its_result() {
    let mut app = playing_from("fergen-goobalay", LATE);
    let mut rng = fastrand::Rng::with_seed(4);
    while let Some(next) = crate::chance::random_move(table(&app).session().game(), &mut rng) {
        make(&mut app, &next);
    }
    let wanted = asked(&command(&mut app, Command::Weigh));
    let Job::Weighing(places) = &wanted.job else { panic!("{wanted:?}") };
    assert_eq!(places.len(), table(&app).session().len(), "every position but the last, which is over");
    answer(&mut app, &wanted);
    let course = app.course(table(&app));
    let round = table(&app).session().game().rounds()[0];
    let result = i16::from(round.seeds.south) - i16::from(round.seeds.north);
    assert_eq!(course.last().and_then(|last| last.worth?.exact()), Some(result));
    let lost = |side| course.iter().filter(|standing| standing.side == Some(side)).map(|standing| standing.lost).sum::<i16>();
    let start = app.study().weight(gobale::session::Node::START).and_then(gobale::search::Worth::exact).expect("known");
    assert_eq!(start - lost(Side::South) + lost(Side::North), result, "what was lost is the whole difference");
}

/// `rules.md` section 6: counting is forbidden.
#[test]
fn by_traditional_manners_there_is_no_analysis_and_no_hint() {
    for asked in [Command::Analysis, Command::Hint, Command::Weigh] {
        let mut app = playing("leyla-gobale-gabradarre");
        command(&mut app, Command::Manners);
        assert_eq!(table(&app).session().manners(), Manners::Traditional);
        let effects = command(&mut app, asked);
        assert_eq!(errand(&effects), None, "{asked:?}");
        assert!(app.notice().is_some_and(|notice| notice.text.contains("counts")), "{asked:?}");
    }
}

#[test]
fn a_computer_that_plays_goes_before_analysis() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, Seat::Computer(gobale::search::Level::Six));
    let wanted = asked(&command(&mut app, Command::Analysis));
    assert!(matches!(wanted.job, Job::Analysis(_)));
    let wanted = asked(&choose(&mut app, 'A'));
    assert!(matches!(wanted.job, Job::Turn { .. }));
    assert!(app.hole_values(table(&app)).is_empty());
}

#[test]
fn a_match_too_short_to_be_weighed_says_so() {
    let mut app = playing("layli-goobalay");
    for letter in ['A', 'b'] {
        command(&mut app, Command::Weigh);
        assert!(app.notice().is_some_and(|notice| notice.text.contains("two turns")), "before {letter}");
        app.act(Action::DismissNotice);
        choose(&mut app, letter);
        command(&mut app, Command::ToEnd);
    }
    command(&mut app, Command::Weigh);
    assert_eq!(app.notice(), None);
}
