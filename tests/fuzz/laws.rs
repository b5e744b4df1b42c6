//! What holds for every text, whoever wrote it: it is read or refused, never with a panic; what is read comes back from what
//! is written; and a refusal is a sentence that a person can read.
//!
//! The tests try these laws on random texts and on the files in `corpus`, and the fuzz targets on what they make up.

#![allow(dead_code, reason = "each fuzz target tries one law")]

use std::sync::LazyLock;

use gobale::catalogue::{self, text};
use gobale::lessons;
use gobale::rules::Deaf;
use gobale::session::{Match, Move, Session, file};
use gobale::words::Words;

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// The most characters of a refusal, whatever it is about.
const LONGEST_REFUSAL: usize = 2000;

/// A refusal says something, not too much, and nothing by the key of a message that is missing.
fn sentence(refusal: &str) {
    let length = refusal.chars().count();
    assert!((10..=LONGEST_REFUSAL).contains(&length), "{length} characters: {refusal}");
    assert!(refusal.contains(' '), "{refusal}");
}

/// A session file: what is read is written, and read back equal.
pub fn session(bytes: &[u8]) {
    match file::read(bytes) {
        Ok(session) => {
            let text = file::write(&session);
            let back = file::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why:?}\n{text}"));
            assert!(back == session, "it comes back changed:\n{text}");
            assert_eq!(file::write(&back), text);
            if let Some(line) = session.line_text(session.end_of_main_line())
                && let Ok(pasted) = Session::parse_text(&line)
            {
                assert_eq!(pasted.start(), session.start(), "{line}");
            }
        }
        Err(why) => sentence(&WORDS.file_error(&why)),
    }
}

/// A rule-set file: what is read is written, and read back equal; a session by it can be written too.
pub fn ruleset(bytes: &[u8]) {
    let text = match text::of(bytes) {
        Ok(text) => text,
        Err(why) => return sentence(&WORDS.not_text(why)),
    };
    match catalogue::read(text) {
        Ok(rules) => {
            let written = catalogue::write(rules.spec());
            assert_eq!(catalogue::read(&written).as_ref(), Ok(&rules), "{written}");
            let session = Session::new(rules.into());
            assert!(file::read(file::write(&session).as_bytes()).expect("a session") == session);
        }
        Err(why) => sentence(&WORDS.read_error(&why)),
    }
}

/// A lesson file: every turn and question in what is read can be shown.
pub fn lesson(bytes: &[u8]) {
    let text = match text::of(bytes) {
        Ok(text) => text,
        Err(why) => return sentence(&WORDS.not_text(why)),
    };
    match lessons::read(text) {
        Ok(lesson) => {
            for step in &lesson.steps {
                assert_eq!(step.shown().is_some(), step.watch.is_some());
                if let Some(ask) = step.ask {
                    let replies = ask.replies(&step.rules, step.position);
                    assert!(replies.into_iter().any(|reply| ask.is_right(&step.rules, step.position, reply)));
                }
            }
        }
        Err(why) => sentence(&WORDS.lesson_error(&why)),
    }
}

/// A position, by each built-in rule set: what is read is written, read back equal, and can be played from.
pub fn position(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for rules in catalogue::all() {
        match rules.parse_position(text) {
            Ok(position) => {
                let written = rules.position_text(&position);
                assert_eq!(rules.parse_position(&written), Ok(position), "{written}");
                let mut game = Match::new(rules.clone(), position, Deaf);
                assert!(game.play(&Move::Arrange(Vec::new()), Deaf).is_err());
                for turn in game.turns().into_iter().take(2) {
                    game.play(&Move::Sow(turn), Deaf).expect("an allowed turn");
                    game.take_back();
                }
            }
            Err(why) => sentence(&WORDS.position_text_error(rules, &why)),
        }
    }
}

/// A turn, an arrangement or an end, by each built-in rule set: what is read is written, and read back equal.
pub fn turn(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for rules in catalogue::all() {
        match Move::parse(rules, text) {
            Ok(played) => {
                let written = played.text(rules);
                assert_eq!(Move::parse(rules, &written).as_ref(), Ok(&played), "{written}");
                // Whether it is allowed or not, it is answered.
                let _ = Match::new(rules.clone(), rules.start(), Deaf).play(&played, Deaf);
            }
            Err(why) => sentence(&WORDS.move_text_error(rules, &why)),
        }
    }
}
