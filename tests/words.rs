//! The words: every key that the code names has a message, every message is named, and both speak of the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use gobale::catalogue;
use gobale::rules::ruleset::Rounds;
use gobale::rules::{Clause, Rules, Side};
use gobale::session::{MatchEnd, Move, Outcome, Session};
use gobale::words::{ENGLISH, SoFar, Teller, Telling, Words, clause_of_refusal};

/// What a message, or a call for one, names beside its key.
type Args = BTreeSet<String>;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of this project").map(|entry| entry.expect("readable")) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

/// The text up to the bracket that closes the one before it, strings passed over.
fn call(text: &str) -> &str {
    let (mut depth, mut in_string, mut escaped) = (1, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string => {
                depth -= 1;
                if depth == 0 {
                    return &text[..at];
                }
            }
            _ => {}
        }
    }
    text
}

/// The arguments of a call: split at the commas that stand in no inner bracket and no string.
fn arguments(text: &str) -> Vec<&str> {
    let (mut list, mut start, mut at) = (Vec::new(), 0, 0);
    while let Some(letter) = text[at..].chars().next() {
        match letter {
            ',' => {
                list.push(text[start..at].trim());
                start = at + 1;
            }
            '(' | '[' | '{' => at += call(&text[at + 1..]).len() + 1,
            '"' => at += text[at + 1..].find('"').unwrap_or(0) + 1,
            _ => {}
        }
        at += letter.len_utf8();
    }
    list.push(text[start..].trim());
    list.retain(|argument| !argument.is_empty());
    list
}

/// Every call for a message in the code: its key, its arguments, and where it stands.
fn calls() -> Vec<(String, Args, String)> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut calls = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("source code is text");
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for (at, name) in code.match_indices("say!(") {
            let list = arguments(call(&code[at + name.len()..]));
            let place = format!("{}: say!({})", file.display(), list.join(", "));
            let key = list.get(1).and_then(|key| key.strip_prefix('"')?.strip_suffix('"'));
            let key = key.unwrap_or_else(|| panic!("a key is written out, {place}"));
            let args = list[2..].iter().map(|argument| argument.split_once('=').expect("name = value").0.trim().to_owned());
            calls.push((key.to_owned(), args.collect(), place));
        }
    }
    calls
}

/// Every message: its key, and the arguments it speaks of.
fn messages() -> BTreeMap<String, Args> {
    let mut messages = BTreeMap::new();
    for (_, text) in ENGLISH {
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| !name.contains([' ', '}'])) {
                name.clone_into(&mut key);
                assert!(messages.insert(key.clone(), Args::new()).is_none(), "`{key}` stands twice");
            }
            for (at, _) in line.match_indices('$') {
                let name: String = line[at + 1..].chars().take_while(|&letter| letter.is_alphanumeric() || letter == '_').collect();
                messages.get_mut(&key).expect("a message").insert(name);
            }
        }
    }
    messages
}

#[test]
fn the_files_are_sound() {
    assert_eq!(Words::read(ENGLISH).1, Vec::<String>::new());
}

#[test]
fn code_and_messages_agree() {
    let messages = messages();
    let calls = calls();
    assert!(calls.len() > 100, "the calls are found");
    for (key, args, place) in &calls {
        assert_eq!(messages.get(key), Some(args), "the message, and the call: {place}");
    }
    let called: BTreeSet<&String> = calls.iter().map(|(key, ..)| key).collect();
    let unused: Vec<&String> = messages.keys().filter(|key| !called.contains(key)).collect();
    assert!(unused.is_empty(), "no code uses {unused:?}");
}

#[test]
fn a_missing_message_shows_its_key() {
    assert_eq!(Words::english().message("no-such-key", &[]), "no-such-key");
}

/// Plays a turn from a position, all by their texts, and tells it: `headline. detail` for each event, and the summary.
fn story(id: &str, start: &str, turn: &str) -> Vec<String> {
    let (words, rules) = (Words::english(), catalogue::built_in(id).expect("built in"));
    let names = words.side_names();
    let teller = Teller { words: &words, rules: &rules, names };
    let mut position = rules.parse_position(start).expect("a position");
    let before = position;
    let mut events = Vec::new();
    rules.begin(&mut position, |event| events.push(event));
    rules.play(&mut position, rules.parse_turn(turn).expect("a turn"), |event| events.push(event));
    let (mut shown, mut story) = (before, Vec::new());
    for (at, &event) in events.iter().enumerate() {
        let Telling { headline, detail } = teller.event(&shown, SoFar::after(&events[..at]), event);
        story.push(format!("{headline}. {detail}"));
        shown.apply(rules.board(), event);
    }
    assert_eq!(shown, position);
    story.push(teller.summary(&before, &events));
    story
}

#[test]
fn turns_are_told_event_by_event() {
    let told = story("fergen-gobale", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S", "A");
    let expected = [
        "South lifts A: its 5 seeds go to B, C, X, Y, D. One seed falls into each hole on the way, counter-clockwise.",
        "Lap 2 goes on from D: its 4 seeds move on to E, F, a, b. The last seed fell in D, a hole with seeds, so all of them are lifted.",
        "Lap 3 goes on from b: its 6 seeds move on to c, Y, X, d, e, f. The last seed fell in b, a hole with seeds, so all of them are lifted.",
        "Lap 4 goes on from f: its 6 seeds move on to A, B, C, X, Y, D. The last seed fell in f, a hole with seeds, so all of them are lifted.",
        "The last seed falls in D, an empty hole of South, and the sowing stops. The hole across, c, holds 4 seeds to take.",
        "South takes 4 seeds at c, across from D, and the last seed too. The store of South now holds 5 seeds.",
        "It is the turn of North. In the stores: South 5, North 0.",
        "4 laps, takes 5",
    ];
    assert_eq!(told, expected);
    let told = story("fergen-gobale", "1,0,0,0,0,1/1,0,0,0,3,0/9,4 0-0 S 2", "A+Y");
    assert_eq!(told[0], "South lifts A: its 1 seed goes to B. One seed falls into each hole on the way, counter-clockwise.");
    assert_eq!(told[3], "South claims the central hole Y. At the end of the round the seeds in Y go to South.");
    assert_eq!(told[5], "pair B–e, claims Y");
    let told = story("huroy", "2,0,0,0,0,1/3,0,0,0,0,2 0-0 S 2", "A:ccw");
    assert_eq!(
        told[0],
        "South has a single seed at F facing 3 seeds at a: both holes go to South. \
         This comes before the sowing. The store of South now holds 4 seeds."
    );
    let told = story("layli-goobalay", "0,0,0,0,0,14/1,0,0,0,2,0 0-0 S 2", "F");
    assert_eq!(
        told[0],
        "South lifts F: its 14 seeds go to a, b, c, d … up to b. One seed falls into each hole on the way, counter-clockwise."
    );
}

#[test]
fn who_takes_at_the_end_of_a_round_is_named_though_the_other_begins_the_next() {
    let (words, rules) = (Words::english(), catalogue::built_in("huroy").expect("built in"));
    let names = words.side_names();
    // North began. North's one seed takes A as the turn starts, and nothing is left to play.
    let start = rules.parse_position("3,0,0,0,1,0/0,0,0,0,0,1 21-22 S 3").expect("a position");
    let mut session = Session::from_position(rules.clone(), start);
    let played = Move::parse(&rules, "E:ccw").expect("a move");
    let told = session.play(played).expect("allowed");
    let summary = Teller { words: &words, rules: &rules, names }.summary(&told.before, &told.events);
    assert_eq!(session.game().position().to_move(), Side::South);
    assert!(summary.contains("North takes 4"), "{summary}");
}

#[test]
fn refusals_name_hole_and_rule() {
    let (words, rules) = (Words::english(), catalogue::built_in("fergen-gobale").expect("built in"));
    let names = words.side_names();
    let teller = Teller { words: &words, rules: &rules, names };
    let position = rules.parse_position("1,0,0,2S,0,1/1,0,2S,0,3,0/9,4 0-0 S 2").expect("a position");
    for (turn, expected, clause) in [
        ("B", "B is empty", Clause::Lift),
        ("D", "D is a layli hole of South: nobody lifts seeds from it in this round", Clause::Layli),
        ("a", "a is in the row of North, and it is the turn of South", Clause::Lift),
        ("A", "This turn makes a layli pair, so it also claims a central hole: choose X or Y", Clause::Claim),
        ("F+X", "This turn makes no layli pair, so it cannot claim X", Clause::Claim),
    ] {
        let why = rules.allows(&position, rules.parse_turn(turn).expect("a turn")).expect_err("not allowed");
        assert_eq!(teller.refusal(&position, why), expected);
        assert_eq!(clause_of_refusal(&rules, why), clause, "{turn}");
    }
}

#[test]
fn a_match_that_nobody_has_seeds_left_for_says_where_they_are() {
    let (words, rules) = (Words::english(), catalogue::built_in("fergen-gobale").expect("built in"));
    let names = words.side_names();
    let teller = Teller { words: &words, rules: &rules, names };
    for (winner, expected) in [(None, "All seeds lie in the centre"), (Some(Side::South), "A player has no seeds left")] {
        let told = teller.outcome(Outcome { winner, why: MatchEnd::AllSeeds }).detail;
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn apostrophes_are_curly_wherever_people_read() {
    for folder in ["words/en", "rulesets", "lessons"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(folder);
        for file in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
            let text = std::fs::read_to_string(&file).expect("text");
            let read = text.lines().filter(|line| !line.trim_start().starts_with(['#', '/']));
            let straight: Vec<&str> = read.filter(|line| line.contains('\'')).collect();
            assert!(straight.is_empty(), "{}: {straight:#?}", file.display());
        }
    }
}

#[test]
fn holes_are_named_for_screen_readers() {
    let (words, rules) = (Words::english(), catalogue::built_in("fergen-gobale").expect("built in"));
    let names = words.side_names();
    let teller = Teller { words: &words, rules: &rules, names };
    let position = rules.parse_position("1,0,5,2N,-,1/1,0,2N,0,3,0/9,4N 0-1 S 2").expect("a position");
    for (hole, expected) in [
        ('A', "A, South, 1 seed"),
        ('B', "B, South, no seeds"),
        ('D', "D, South, 2 seeds, layli of North"),
        ('E', "E, South, out of play"),
        ('X', "X, central hole, 9 seeds"),
        ('Y', "Y, central hole, 4 seeds, claimed by North"),
    ] {
        assert_eq!(teller.hole(&position, rules.board().hole_named(hole).expect("a hole")), expected);
    }
    assert_eq!(teller.store(&position, Side::North), "Store of North, 1 seed");
}

#[test]
fn errors_say_where_and_why() {
    let words = Words::english();
    let huroy = catalogue::built_in("huroy").expect("built in");
    let mut spec = huroy.spec().clone();
    spec.rounds = Rounds::Wins(0);
    let contradiction = Rules::new(spec.clone()).expect_err("a match for no wins");
    assert_eq!(words.rules_error(&contradiction), "Field `rounds.wins`: 0 wins; a match is played to 1 to 100 wins");
    let mut option = |name, value| words.option_error(huroy.spec(), &spec.set(name, value).expect_err("no such option here"));
    assert_eq!(option("centre", "once"), "The option `centre` means nothing in Huroy: its board has no central holes");
    assert_eq!(option("singles", "all"), "The option `singles` cannot be `all`; it is both or opposite");
    assert_eq!(option("wins", "101"), "The option `wins` cannot be `101`; it is a number from 1 to 100");
    let turn = |text| words.turn_text_error(&huroy, &huroy.parse_turn(text).expect_err("no turn"));
    assert_eq!(turn("G:cw"), "This board has no hole `G`; a turn starts with a letter from A to F or from a to f");
    assert_eq!(turn("A+X"), "This board has no central hole to claim");
    let position = |text| words.position_text_error(&huroy, &huroy.parse_position(text).expect_err("no position"));
    assert_eq!(position("1,2,3/1,2,3 0-0 S"), "Row 1 has 3 holes, but on this board it has 6");
    assert_eq!(position("2S,0,0,0,0,0/0,0,0,0,0,2S 0-0 S"), "A cannot be a layli hole: Huroy has no pairs");
}
