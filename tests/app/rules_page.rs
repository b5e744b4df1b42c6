//! The page of a rule set: every clause has an example that follows it, or it is said why not.

use std::sync::Arc;

use gobale::app::rules_page::{WhyNot, example, why_not};
use gobale::app::{Action, App, Command, RulesPage, RulesPageAction, Screen, Settings, compare};
use gobale::catalogue;
use gobale::rules::options::RuleOption;
use gobale::rules::{Clause, Event, Rules};
use gobale::watch::Playback;
use gobale::words::Words;

use super::{command, playing, rules, table};

/// Every built-in rule set, as it is and in every other reading of one option.
fn every_reading() -> Vec<Arc<Rules>> {
    let all = catalogue::all();
    all.iter().cloned().chain(all.iter().flat_map(|rules| compare::alternatives(rules))).collect()
}

/// Whether an example shows what its clause says: one of its events follows it, or it forbids something.
fn is_shown(rules: &Arc<Rules>, clause: Clause) -> bool {
    let Ok(example) = example(rules, clause) else { return false };
    let playback = Playback::new(rules.board(), example.told.clone());
    let followed = (0..playback.events().len()).any(|event| playback.clause_at(rules, event) == Some(clause));
    let sown = playback.events().iter().any(|event| matches!(event, Event::Lap { .. }));
    let set_out = playback.events().iter().any(|event| matches!(event, Event::Place { .. }));
    match clause {
        Clause::NotFacingSingle => example.refused.is_some(),
        Clause::EndlessForbidden => example.refused.is_some() && sown,
        // They speak of how seeds are sown, and of what lies where.
        Clause::DirectionCcw
        | Clause::DirectionCw
        | Clause::DirectionFree
        | Clause::CentreTwice
        | Clause::CentreOnce
        | Clause::FirstTurnRight
        | Clause::Layli => sown,
        Clause::AllSeeds | Clause::MirrorAcross | Clause::MirrorRotated => set_out,
        Clause::OneRound | Clause::SameStart => playback.events().contains(&Event::Counted),
        Clause::OppositeOut => followed && !playback.before().closed().is_empty(),
        _ => followed,
    }
}

#[test]
fn every_clause_can_be_watched_or_the_page_says_why_not() {
    let words = Words::english();
    let mut missing = Vec::new();
    for rules in catalogue::all() {
        for clause in rules.clauses() {
            match why_not(rules, clause) {
                Some(why) => {
                    assert_ne!(why, WhyNot::NotFound);
                    assert!(!why.told(&words).is_empty());
                }
                None if is_shown(rules, clause) => {}
                None => missing.push(format!("{} {clause:?}", rules.spec().id)),
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn so_can_every_clause_of_another_reading() {
    let (mut missing, mut tried) = (Vec::new(), 0);
    for rules in every_reading() {
        let own = catalogue::built_in(&rules.spec().id).expect("built in").clauses();
        for clause in rules.clauses().into_iter().filter(|clause| !own.contains(clause)) {
            tried += 1;
            if why_not(&rules, clause).is_none() && !is_shown(&rules, clause) {
                missing.push(format!("{} {clause:?}", rules.spec().id));
            }
        }
    }
    assert!(missing.is_empty() && tried > 50, "{tried} {missing:?}");
}

#[test]
fn an_example_is_small_and_always_the_same() {
    for rules in catalogue::all() {
        for clause in rules.clauses().into_iter().filter(|&clause| why_not(rules, clause).is_none()) {
            let found = example(rules, clause).expect("an example");
            assert_eq!(example(rules, clause).as_ref(), Ok(&found), "{clause:?}");
            assert!(found.told.events.len() <= 60, "{} {clause:?}: {}", rules.spec().id, found.told.events.len());
        }
    }
}

#[test]
fn no_option_is_left_out_of_what_is_open() {
    for rules in catalogue::all() {
        let page = RulesPage::new(Arc::clone(rules));
        let open: Vec<RuleOption> = page.options().collect();
        let chosen = rules.clauses().into_iter().filter_map(Clause::option).filter(|&option| rules.spec().get(option).is_some());
        for option in chosen {
            assert!(open.contains(&option), "{} {option:?}", rules.spec().id);
        }
        assert!(open.contains(&RuleOption::FirstTurn));
    }
}

#[test]
fn the_track_goes_once_round_every_way() {
    for (id, ways) in [("layli-goobalay", 12), ("fergen-gobale", 16), ("huroy", 24)] {
        let page = RulesPage::new(rules(id));
        let track = page.track();
        assert_eq!(track.len(), ways);
        assert!(rules(id).board().holes().all(|hole| track.iter().any(|(from, _)| *from == hole)));
    }
}

#[test]
fn the_clause_follows_what_is_watched() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    app.act(Action::RulesPage(RulesPageAction::Open(rules("fergen-gobale"))));
    assert_eq!(app.screen(), Screen::Rules);
    let page = |app: &App| app.rules_page().expect("a page").clone();
    assert_eq!(page(&app).clause_now(), None);
    app.act(Action::RulesPage(RulesPageAction::Watch(Clause::Claim)));
    assert!(app.moves());
    command(&mut app, Command::ToStart);
    assert_eq!(page(&app).clause_now(), Some(Clause::Lift));
    let mut seen = Vec::new();
    while app.can(Command::SeedForward) {
        seen.extend(page(&app).clause_now());
        assert!(!page(&app).told(app.words()).headline.is_empty());
        command(&mut app, Command::SeedForward);
    }
    assert!(seen.contains(&Clause::Pair) && seen.contains(&Clause::Claim), "{seen:?}");
    assert_eq!(page(&app).clause_now(), Some(Clause::Claim), "at the end it is the one that was asked for");
    app.act(Action::RulesPage(RulesPageAction::Watch(Clause::Board)));
    assert!(page(&app).playback().is_none() && page(&app).told(app.words()).detail.contains("The board shows it"));
    app.act(Action::RulesPage(RulesPageAction::Unwatch));
    assert_eq!(page(&app).clause_now(), None);
}

#[test]
fn every_way_in_has_its_way_back() {
    let mut app = playing("huroy");
    command(&mut app, Command::RulesPage);
    assert_eq!(app.rules_page().expect("a page").rules(), &rules("huroy"));
    app.act(Action::Compare(compare::CompareAction::Example(RuleOption::Singles)));
    assert_eq!(app.screen(), Screen::Compare);
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Rules);
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Table);
    assert!(table(&app).session().is_empty());
    command(&mut app, Command::Home);
    command(&mut app, Command::RulesPage);
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Home);
}
