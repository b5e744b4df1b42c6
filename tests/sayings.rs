//! The sayings of Huroy (`rules.md` section 6): when they are earned, and that no other turn earns them.

use gobale::catalogue;
use gobale::rules::{Deaf, Event, Rules};

/// What is called out in a turn of Huroy and the start of the next, in order.
fn called(rules: &Rules, position: &str, turn: &str) -> Vec<String> {
    let mut now = rules.parse_position(position).expect("a sound position");
    rules.begin(&mut now, Deaf);
    let mut events = Vec::new();
    let mut after = now;
    rules.play(&mut after, rules.parse_turn(turn).expect("a turn"), |event| events.push(event));
    rules.begin(&mut after, |event| events.push(event));
    let mut sayings = Vec::new();
    for event in events {
        sayings.extend(rules.saying(&now, event).map(|saying| saying.says.clone()));
        now.apply(rules.board(), event);
    }
    sayings
}

#[test]
fn sayings_are_called_out_when_they_are_earned() {
    let rules = catalogue::built_in("huroy").expect("shipped");
    let cases: [(&str, &str, &[&str]); 10] = [
        // The last seed but one in the own end hole in the east, the last one across.
        ("0,0,0,0,2,0/4,0,0,0,0,0 0-0 S 2", "E:ccw", &["Karag saba"]),
        ("0,0,0,0,0,4/0,2,0,0,0,0 0-0 N 3", "b:cw", &["Karag saba"]),
        // The same in the west.
        ("0,2,0,0,0,0/0,0,0,0,0,4 0-0 S 2", "B:cw", &["Karag karenni"]),
        ("4,0,0,0,0,0/0,0,0,0,2,0 0-0 N 3", "e:ccw", &["Karag karenni"]),
        // A longer lap that ends so, and one that stops a hole before.
        ("0,0,4,0,0,0/4,0,0,0,0,0 0-0 S 2", "C:ccw", &["Karag saba"]),
        ("0,0,3,0,0,0/4,0,0,0,0,0 0-0 S 2", "C:ccw", &[]),
        // The last but one in the other's end hole earns nothing; nor does one seed alone.
        ("0,0,0,0,4,4/2,0,0,0,0,0 0-0 N 3", "a:cw", &[]),
        ("0,0,0,0,0,1/0,0,0,4,0,0 0-0 S 2", "F:ccw", &[]),
        // What the next player's single seeds take as the turn starts.
        ("0,0,2,0,0,0/0,0,1,0,0,4 0-0 S 2", "C:ccw", &["Kamati lili"]),
        ("0,0,2,2,0,0/0,0,1,0,0,4 0-0 S 2", "C:ccw", &["Kamati uro"]),
    ];
    for (position, turn, expected) in cases {
        assert_eq!(called(&rules, position, turn), expected, "{position}, {turn}");
    }
}

#[test]
fn only_huroy_calls_out() {
    for rules in catalogue::all() {
        assert_eq!(rules.spec().sayings.is_empty(), rules.spec().id != "huroy", "{}", rules.spec().id);
    }
}

/// Every saying has a meaning, and the one of the match is for its end alone.
#[test]
fn every_saying_has_a_meaning() {
    let rules = catalogue::built_in("huroy").expect("shipped");
    assert_eq!(rules.spec().sayings.len(), 5);
    assert!(rules.spec().sayings.iter().all(|saying| !saying.says.is_empty() && !saying.means.is_empty()));
    let start = rules.start();
    assert!(rules.saying(&start, Event::TurnOver).is_none());
}
