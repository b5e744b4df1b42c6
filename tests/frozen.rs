//! Format 1 of session files is frozen: files written in it are kept in `tests/sessions/v1`, and none is ever edited.
//!
//! `list.txt` there has a line for each: the hash of its bytes, its name, who made it, and what is in it. A line is only added.

use std::fs;
use std::path::{Path, PathBuf};

use gobale::catalogue;
use gobale::rules::clause::{Authority, ClauseSpec, Source};
use gobale::rules::ruleset::{Ends, Prize};
use gobale::rules::saying::{Occasion, Saying};
use gobale::rules::{Rules, RulesSpec, Side};
use gobale::session::file::{read, write};
use gobale::session::{Ending, Manners, MatchEnd, Node, Outcome, Player, Seat, Session, Stage};
use proptest::prelude::*;
use proptest::sample::select;

use crate::laws::config;
use crate::specs::sound_specs;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions/v1")
}

/// FNV-1a, 64 bits.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A player, in words of this test's own: the program's may change.
fn player(Player { name, seat }: &Player) -> String {
    let seat = match seat {
        Seat::Human => "human".to_owned(),
        Seat::Computer(level) => format!("computer {}", level.number()),
    };
    format!("\"{}\" ({seat})", name.escape_default())
}

/// What a match waits for.
fn stage(stage: Stage) -> String {
    let letter = |side: Option<Side>| side.map_or('-', Side::letter);
    match stage {
        Stage::Turn => "a turn".to_owned(),
        Stage::Arrange { setter, seeds } => format!("{} sets out {seeds}", setter.letter()),
        Stage::Over(Outcome { winner, why }) => {
            let why = match why {
                MatchEnd::OneRound => "one round",
                MatchEnd::AllSeeds => "all seeds",
                MatchEnd::Wins => "wins",
                MatchEnd::SameStart => "same start",
                MatchEnd::Ended(Ending::Agreed) => "agreed",
                MatchEnd::Ended(Ending::Resigned(_)) => "resigned",
            };
            format!("over, {} ({why})", letter(winner))
        }
    }
}

/// What is in a session, on one line.
fn summary(session: &Session) -> String {
    let game = session.game();
    let lines = session.nodes().filter(|&node| session.children(node).is_empty()).count();
    let notes = std::iter::once(Node::START).chain(session.nodes()).filter(|&node| !session.comment(node).is_empty()).count();
    let manners = match session.manners() {
        Manners::Open => "",
        Manners::Traditional => ", traditional",
    };
    format!(
        "{}: {} against {}{manners}; {} moves, {lines} lines, {notes} notes; at {}, round {}: {}; {}",
        session.rules().spec().id,
        player(&session.players().south),
        player(&session.players().north),
        session.len(),
        session.cursor().number(),
        game.rounds().len() + 1,
        session.rules().position_text(game.position()),
        stage(game.stage()),
    )
}

/// A file's line in the list. What the program wrote it would write again, to the letter.
fn line(name: &str, bytes: &[u8]) -> String {
    let session = read(bytes).unwrap_or_else(|error| panic!("{name} cannot be read any more: {error:?}"));
    let text = write(&session);
    assert!(read(text.as_bytes()).expect("a session") == session, "{name} comes back changed");
    let made = if text.as_bytes() == bytes { "written" } else { "typed" };
    format!("{:016x} {name} {made} | {}", hash(bytes), summary(&session))
}

#[test]
fn every_file_of_format_1_is_as_it_was_and_reads_as_it_did() {
    let list = fs::read_to_string(folder().join("list.txt")).expect("a list");
    let mut names: Vec<String> = list.lines().map(|line| line.split(' ').nth(1).expect("a name").to_owned()).collect();
    for expected in list.lines() {
        let name = expected.split(' ').nth(1).expect("a name");
        let bytes = fs::read(folder().join(name)).unwrap_or_else(|error| panic!("{name} is in the list: {error}"));
        assert_eq!(line(name, &bytes), expected);
    }
    for entry in fs::read_dir(folder()).expect("a folder") {
        let name = entry.expect("readable").file_name().into_string().expect("a name");
        if name != "list.txt" && !names.contains(&name) {
            let bytes = fs::read(folder().join(&name)).expect("readable");
            panic!("not in the list:\n{}", line(&name, &bytes));
        }
    }
    names.dedup();
    assert!(names.len() >= 20 && names.len() == list.lines().count(), "{} files", names.len());
}

/// Words that could trouble a file.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        select(&["", "Fardhaad", "ገበጣ", "لعبة", "\"\\", "a\u{301}\u{301}", "\u{301}x", "\u{202e}\u{7}", "two\nlines", "r#\"(\"#", "'"][..])
            .prop_map(str::to_owned),
        any::<String>(),
    ]
}

prop_compose! {
    /// Sound rule sets with words in every field, and the clauses that are in force.
    fn told_specs()(
        spec in sound_specs(),
        [region, people, about, says, reference, told] in [words(), words(), words(), words(), words(), words()],
        ends in any::<bool>(),
        prize in select(&[Prize::Game, Prize::Cow][..]),
        occasions in prop::sample::subsequence(
            vec![Occasion::EastEnd, Occasion::WestEnd, Occasion::OneTaken, Occasion::MoreTaken, Occasion::MatchWon], 0..=5),
        ours in any::<bool>(),
    ) -> RulesSpec {
        let clauses = Rules::new(spec.clone()).expect("sound").clauses();
        let from = if ours { Authority::OurReading } else { Authority::Source("T".to_owned()) };
        let clause = |rule| ClauseSpec { rule, words: format!("W{told}"), from: from.clone() };
        RulesSpec {
            ends: ends.then(|| Ends { west: says.clone(), east: people.clone() }),
            prize,
            sayings: occasions.into_iter().map(|on| Saying { on, says: says.clone(), means: told.clone() }).collect(),
            sources: vec![Source { name: "T".to_owned(), reference }],
            clauses: clauses.into_iter().map(clause).collect(),
            region, people, about,
            ..spec
        }
    }
}

proptest! {
    #![proptest_config(config())]

    /// Whatever a rule set is, a session file keeps it to the letter.
    #[test]
    fn a_rule_set_passes_through_a_session_file_unchanged(spec in told_specs()) {
        let Ok(rules) = Rules::new(spec) else { return Ok(()) };
        let session = Session::new(rules.clone().into());
        let text = write(&session);
        let back = read(text.as_bytes());
        prop_assert!(back.is_ok(), "{:?}\n{}", back, text);
        let back = back.expect("a session");
        prop_assert_eq!(&**back.rules(), &rules);
    }
}

#[test]
fn every_shipped_rule_set_passes_through_a_session_file_unchanged() {
    for rules in catalogue::all() {
        let text = write(&Session::new(rules.clone()));
        let read = read(text.as_bytes()).expect("a session");
        assert_eq!(read.rules(), rules);
        // Both kinds of file say it in the same words so far; only those of the session are frozen.
        assert!(text.contains(&catalogue::write(rules.spec()).trim_end().replace('\n', "\n    ")), "{}", rules.spec().id);
    }
}

#[test]
fn what_a_file_leaves_out_is_as_before_there_was_such_a_field() {
    let session = read(&fs::read(folder().join("by-hand.ron")).expect("in the tree")).expect("a session");
    let spec = session.rules().spec();
    assert_eq!((&spec.ends, spec.prize, &spec.sayings), (&None, Prize::Game, &vec![]));
    assert_eq!((session.manners(), session.comment(Node::START)), (Manners::Open, ""));
}
