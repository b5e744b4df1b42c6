//! Session files: what is written comes back equal, and what is broken is refused with the place.

use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use gobale::catalogue;
use gobale::catalogue::text::{FormError, FormFault, Kind, NotText, TextPlace};
use gobale::rules::notation::{PositionTextError, TurnTextError};
use gobale::rules::{Forbidden, RulesError, SetupError, Side};
use gobale::session::file::{read, write};
use gobale::session::{FileError, Move, MoveError, MoveTextError, Refusal, Session, Stage};

use crate::chance::{random_move, random_session};

pub(crate) fn session(id: &str, moves: &[&str]) -> Session {
    let mut session = Session::new(catalogue::built_in(id).expect("shipped"));
    for text in moves {
        let played = Move::parse(session.rules(), text).expect("a move");
        session.play(played).expect("allowed");
    }
    session
}

/// A small session with a variation and comments.
pub(crate) fn sample() -> Session {
    let mut session = session("layli-goobalay", &["A", "b", "A"]);
    session.go_to(session.node(1).expect("a turn"));
    let turn = Move::parse(session.rules(), "e").expect("a turn");
    session.play(turn).expect("allowed");
    session.set_comment(session.cursor(), "ገበጣ, \"better\"".to_owned());
    session
}

/// The sample's file with a part of its text exchanged.
fn changed(from: &str, to: &str) -> String {
    let text = write(&sample());
    assert!(text.contains(from), "{from} is not in\n{text}");
    text.replacen(from, to, 1)
}

/// Asserts that an error is like this, and shows it where it is not.
macro_rules! assert_is {
    ($error:expr, $expected:pat $(if $more:expr)?) => {{
        let error = $error;
        assert!(matches!(error, $expected $(if $more)?), "{error:?}");
    }};
}
pub(crate) use assert_is;

/// The error of a text, which must come within a second.
fn refused(text: &[u8]) -> FileError {
    let begun = Instant::now();
    let error = read(text).expect_err("it is broken");
    assert!(begun.elapsed() < Duration::from_secs(1), "{error:?} took {:?}", begun.elapsed());
    error
}

#[test]
fn a_file_looks_as_described() {
    let text = write(&sample());
    let (head, rest) = text.split_once("\n    start: ").expect("a start");
    assert!(head.starts_with("Session(\n    format: 1,\n    rules: RuleSet(\n        id: \"layli-goobalay\",\n"), "{head}");
    let expected = r#""4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
    south: (name: "", seat: Human),
    north: (name: "", seat: Human),
    turns: [
        (turn: "A"),
        (turn: "b"),
        (turn: "A"),
        (turn: "e", after: 1, note: "ገበጣ, \"better\""),
    ],
    cursor: 4,
    check: (moves: 4, hash: 0x"#;
    assert_eq!(&rest[..expected.len()], expected);
    assert!(rest.ends_with("),\n)\n"));
}

#[test]
fn whole_matches_of_every_rule_set_come_back_equal() {
    for rules in catalogue::all() {
        for seed in 0..200 {
            let session = random_session(rules, 5_000, &mut Rng::with_seed(seed));
            let text = write(&session);
            let back = read(text.as_bytes()).unwrap_or_else(|error| panic!("{} {seed}: {error:?}\n{text}", rules.spec().id));
            assert!(back == session, "{} {seed} comes back changed:\n{text}", rules.spec().id);
            assert_eq!(back.game().position(), session.game().position(), "{} {seed}", rules.spec().id);
            assert_eq!(back.game().stage(), session.game().stage(), "{} {seed}", rules.spec().id);
        }
    }
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_are_accepted() {
    let text = write(&sample());
    let from_windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert!(read(from_windows.as_bytes()).expect("accepted") == sample());
}

#[test]
fn a_file_without_check_line_is_accepted() {
    let text = write(&sample());
    let (before, _) = text.split_once("    check:").expect("a check line");
    assert!(read(format!("{before})").as_bytes()).expect("accepted") == sample());
}

#[test]
fn a_truncated_file_is_never_taken_for_another_session() {
    let session = random_session(&catalogue::built_in("fergen-goobalay").expect("shipped"), 60, &mut Rng::with_seed(1));
    let text = write(&session);
    for end in (0..text.len()).step_by(37).chain(text.len() - 40..text.len()) {
        if let Ok(back) = read(&text.as_bytes()[..end]) {
            assert!(back == session, "the first {end} bytes are another session");
        }
    }
}

#[test]
fn a_file_with_random_damage_is_refused_or_sound() {
    let mut rng = Rng::with_seed(3);
    let text = write(&sample()).into_bytes();
    let mut sound = 0;
    for _ in 0..5_000 {
        let mut damaged = text.clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..damaged.len());
            match rng.u8(..3) {
                0 => damaged[at] = rng.u8(..),
                1 => drop(damaged.drain(at..(at + rng.usize(..30)).min(damaged.len()))),
                _ => damaged.insert(at, *rng.choice(b"()[]{},:\"'-0129ASN/ \n\\").expect("some")),
            }
        }
        if let Ok(session) = read(&damaged) {
            sound += 1;
            assert!(read(write(&session).as_bytes()).expect("written") == session);
        }
    }
    assert!((1..5_000).contains(&sound), "{sound} damaged files were accepted");
}

/// The line, from 1, in which a text has another.
fn line_of(text: &str, part: &str) -> usize {
    text.split(part).next().map_or(0, |before| before.matches('\n').count()) + 1
}

/// What is wrong, without the names that would have been right.
fn in_short(fault: FormFault) -> (&'static str, String) {
    match fault {
        FormFault::Missing(mark) => ("missing", mark.to_string()),
        FormFault::Field { found, .. } => ("field", found),
        FormFault::Choice { found, .. } => ("choice", found),
        FormFault::FieldMissing(field) => ("field missing", field.to_owned()),
        FormFault::FieldTwice(field) => ("field twice", field.to_owned()),
        FormFault::OtherThing(thing) => ("other thing", thing.to_owned()),
        FormFault::Expected(Kind::Text) => ("text", String::new()),
        FormFault::Bounds => ("bounds", String::new()),
        FormFault::Escape => ("escape", String::new()),
        FormFault::Rest => ("rest", String::new()),
        other => panic!("{other:?}"),
    }
}

/// Wrong form: on the line of the change or so many below, the column, and what is wrong.
#[test]
fn broken_text_is_refused_with_the_place() {
    let cases = [
        ("format: 1,", "format: 1", 1, 5, ("missing", ",")),
        ("format: 1,", "format: -1,", 0, 14, ("bounds", "")),
        ("format: 1,", "format: 99999999999999999999999999,", 0, 13, ("bounds", "")),
        ("format: 1,", "fromat: 1,", 0, 5, ("field", "fromat")),
        ("format: 1,", "format: 1, title: \"\",", 0, 16, ("field", "title")),
        ("Session(", "Game(", 0, 1, ("other thing", "Session")),
        ("direction: Ccw", "direction: Up", 0, 20, ("choice", "Up")),
        ("start: [", "start: [300, ", 0, 17, ("bounds", "")),
        ("seat: Human", "seat: Robot", 0, 29, ("choice", "Robot")),
        ("seat: Human", "seat: Computer(300)", 0, 38, ("bounds", "")),
        ("(turn: \"A\"),", "(turn: \"A\")", 1, 9, ("missing", ",")),
        ("(turn: \"A\"),", "(turn: 5),", 0, 15, ("text", "")),
        ("(turn: \"A\"),", "(),", 0, 10, ("field missing", "turn")),
        ("(turn: \"A\"),", "(turn: \"A\", then: 4),", 0, 21, ("field", "then")),
        ("after: 1,", "after: -1,", 0, 29, ("bounds", "")),
        ("after: 1,", "after: 99999999999999999999,", 0, 28, ("bounds", "")),
        ("note: \"", "note: \"\\q", 0, 38, ("escape", "")),
        ("cursor: 4,", "cursor: 4, cursor: 3,", 0, 16, ("field twice", "cursor")),
        ("hash: 0x", "hash: 0x1", 0, 31, ("bounds", "")),
        ("\n)", "\n) and more", 1, 2, ("rest", "")),
    ];
    for (from, to, below, column, (what, name)) in cases {
        let line = line_of(&write(&sample()), from) + below;
        match refused(changed(from, to).as_bytes()) {
            FileError::Form(FormError { at, fault }) => {
                assert_eq!((at, in_short(fault)), (TextPlace { line, column }, (what, name.to_owned())), "{from} -> {to}");
            }
            other => panic!("{from} -> {to}, line {line}: {other:?}"),
        }
    }
}

#[test]
fn no_text_no_session() {
    assert_is!(refused(b""), FileError::Empty);
    assert_is!(refused(b"\xef\xbb\xbf \r\n\t"), FileError::Empty);
    assert_is!(refused(b"Session(\n\xff"), FileError::NotText(NotText::At(TextPlace { line: 2, column: 1 })));
    for (bytes, what) in [
        (&b"\xff\xfe\x00"[..], NotText::Utf16),
        (b"S\0e\0s\0", NotText::Utf16),
        (b"\0S\0e\0s", NotText::Utf16),
        (b"\x89PNG\r\n\x1a\n\xff", NotText::Picture),
        (b"PK\x03\x04\xff", NotText::Archive),
        (b"\xff\0\xff", NotText::At(TextPlace { line: 1, column: 1 })),
    ] {
        assert_is!(refused(bytes), FileError::NotText(found) if found == what);
    }
    for text in ["abc", "\0\0\0", "{}\n", "()", "Session", "Session()", "RuleSet(id: \"x\")"] {
        assert!(matches!(refused(text.as_bytes()), FileError::Form(FormError { at: TextPlace { line: 1, .. }, .. })), "{text:?}");
    }
}

#[test]
fn another_format_is_refused_by_its_number() {
    let text = changed("format: 1,", "format: 7, clock: (minutes: [30, 5]),");
    assert_is!(refused(text.as_bytes()), FileError::NewerFormat { found: 7, known: 1 });
    assert_is!(refused(b"Session(format: 7, tree: {\"A\": Some(-1.5)})"), FileError::NewerFormat { found: 7, known: 1 });
    assert_is!(
        refused(changed("format: 1", &format!("format: {}", u64::MAX)).as_bytes()),
        FileError::NewerFormat { found: u64::MAX, known: 1 }
    );
    assert_is!(refused(changed("format: 1", "format: 0").as_bytes()), FileError::NoFormat { found: 0 });
}

#[test]
fn a_text_of_ten_thousand_brackets_is_refused_with_little_stack() {
    let places =
        ["", "Session(format: 1, x: ", "Session(format: 2, x: ", "Session(format: 1, rules: ", "Session(format: 1, turns: [(turn: "];
    let openings =
        ["[", "(", "{", "{1:", "Some(", "[[[[(", "A(", "(x:", "\"", "r#\"", "/*", "#![enable(", "'", "0x", "-", "\0", "1_", "//"];
    let small = thread::Builder::new().stack_size(512 * 1024);
    let run = small.spawn(move || {
        for place in places {
            for opening in openings {
                let text = format!("{place}{}", opening.repeat(10_000));
                match refused(text.as_bytes()) {
                    FileError::Form(FormError { fault, .. }) => {
                        let told = format!("{fault:?}");
                        assert!(told.len() <= 1200, "{} bytes of {told}", told.len());
                    }
                    other => panic!("{place}{opening}: {other:?}"),
                }
            }
        }
    });
    run.expect("a thread").join().expect("no overflow");
}

#[test]
fn unsound_rules_and_starts_are_refused() {
    assert_is!(refused(changed("id: \"layli-goobalay\"", "id: \"\"").as_bytes()), FileError::Rules { line: 4, why: RulesError::Id });
    assert_is!(
        refused(changed("centre: None", "centre: Some((seeds: 200, crossing: Twice))").as_bytes()),
        FileError::Rules { why: RulesError::TooManySeeds(448), .. }
    );
    let start = |to: &str| match refused(changed("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", to).as_bytes()) {
        FileError::Start { why, .. } => why,
        other => panic!("{to}: {other:?}"),
    };
    let board = sample().rules().board().clone();
    let hole = |letter| board.hole_named(letter).expect("a hole");
    assert_eq!(start(""), PositionTextError::Parts);
    assert_eq!(start("4,4,4/4,4,4,4,4,4 0-0 S"), PositionTextError::RowLength { row: 1, expected: 6, found: 3 });
    assert_eq!(start("4,4,4,4,4,4/4,4,4,4,4,999 0-0 S"), PositionTextError::Hole("999".to_owned()));
    assert_eq!(start("4,4,2S,4,4,4/4,4,4,4,4,4 0-0 S"), PositionTextError::Unsound(SetupError::HalfPair(hole('C'))));
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_its_round_and_turn() {
    let refusal = |text: &str| match refused(text.as_bytes()) {
        FileError::Move { line, rules, round, turn, text: said, why, .. } => {
            assert_eq!(rules.spec().id, "layli-goobalay");
            let stands = text.lines().nth(line - 1).expect("a line of the file");
            assert!(stands.contains(&format!("(turn: \"{said}\"")), "line {line} is {stands}, not {said}");
            let text = said;
            (round, turn, text, why)
        }
        other => panic!("{other:?}\n{text}"),
    };
    let board = sample().rules().board().clone();
    let hole = |letter| board.hole_named(letter).expect("a hole");
    let forbidden = |why| MoveError::Refused(Refusal::Forbidden(why));
    let text = |why| MoveError::Text(MoveTextError::Turn(why));

    let cases = [
        ("\"b\"", "\"B\"", (1, 2, "B", forbidden(Forbidden::NotYours(hole('B'))))),
        ("\"A\"", "\"Z\"", (1, 1, "Z", text(TurnTextError::Hole("Z".to_owned())))),
        ("\"A\"", "\"ሀ\"", (1, 1, "ሀ", text(TurnTextError::Hole("ሀ".to_owned())))),
        ("\"b\"", "\"b+X\"", (1, 2, "b+X", text(TurnTextError::Claim("X".to_owned())))),
        ("\"b\"", "\"set:4,x\"", (1, 2, "set:4,x", MoveError::Text(MoveTextError::Arrangement("set:4,x".to_owned())))),
        ("\"b\"", "\"set:4,4,4,4,4,4\"", (1, 2, "set:4,4,4,4,4,4", MoveError::Refused(Refusal::NothingToSetOut))),
        ("\"b\"", "\"end:draw\"", (1, 2, "end:draw", MoveError::Text(MoveTextError::Ending("draw".to_owned())))),
        ("(turn: \"b\")", "(turn: \"end:agreed\")", (1, 2, "A", MoveError::Refused(Refusal::Over))),
        ("\"e\", after: 1", "\"b\", after: 1", (1, 2, "b", MoveError::Twice)),
        ("\"e\", after: 1", "\"\", after: 2", (1, 3, "", text(TurnTextError::Hole(String::new())))),
    ];
    for (from, to, (round, turn, said, why)) in cases {
        assert_eq!(refusal(&changed(from, to)), (round, turn, said.to_owned(), why), "{from} -> {to}");
    }
    // A layli hole of a set-up position.
    let layli = changed("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "2S,4,4,4,4,4/4,4,4,4,4,2S 0-0 S 8");
    assert_eq!(refusal(&layli), (1, 1, "A".to_owned(), forbidden(Forbidden::Layli(hole('A'), Side::South))));
}

#[test]
fn a_move_of_a_later_round_is_named_with_that_round() {
    let mut rng = Rng::with_seed(5);
    let mut session = session("leyla-gobale-gabradarre", &[]);
    while session.game().rounds().is_empty() || session.game().stage() != Stage::Turn || session.game().position().turns() < 13 {
        let next = random_move(session.game(), &mut rng).expect("the match goes on");
        session.play(next).expect("allowed");
    }
    let round = session.game().rounds().len() + 1;
    let board = session.rules().board();
    let other = board.row(session.game().position().to_move().other()).next().expect("a hole");
    let line = format!("        (turn: \"{}\"),\n    ],\n    cursor", board.letter(other));
    match refused(write(&session).replace("    ],\n    cursor", &line).as_bytes()) {
        FileError::Move { round: r, turn: 14, .. } => assert_eq!(r, round),
        error => panic!("{error:?}"),
    }
}

#[test]
fn a_turn_follows_only_an_earlier_one() {
    for (from, to) in [("after: 1", "after: 4"), ("after: 1", "after: 1000000"), ("(turn: \"A\")", "(turn: \"A\", after: 1)")] {
        let line = line_of(&write(&sample()), from);
        assert_is!(refused(changed(from, to).as_bytes()), FileError::Parent { line: l } if l == line);
    }
}

#[test]
fn the_cursor_stands_in_the_tree() {
    assert_is!(refused(changed("cursor: 4", "cursor: 5").as_bytes()), FileError::Cursor { found: 5, moves: 4, .. });
    assert!(read(changed("cursor: 4", "cursor: 0").as_bytes()).is_ok());
}

#[test]
fn a_changed_replay_is_detected() {
    let change = |from: &str, to: &str| match refused(changed(from, to).as_bytes()) {
        FileError::Check { expected, found, .. } => (expected.moves, found.moves, expected.hash == found.hash),
        other => panic!("{from} -> {to}: {other:?}"),
    };
    assert_eq!(change("hash: 0x", "hash: 0x0), //"), (4, 4, false), "another hash");
    assert_eq!(change("capturing_seed: Taken", "capturing_seed: Stays"), (4, 4, false), "other rules");
    assert_eq!(change("\"e\"", "\"f\""), (4, 4, false), "another turn");
    assert_eq!(change("0-0 S", "0-1 S"), (4, 4, false), "another start");
    assert_eq!(change("moves: 4", "moves: 5"), (5, 4, true), "another number");
}
