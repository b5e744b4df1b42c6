//! Broken files, and to the letter what a person is told of each: `tests/broken/messages.txt`.
//!
//! `GOBALE_WRITE_MESSAGES=1 cargo test broken` writes the list anew. Read every changed line as a player would.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use gobale::catalogue::{self, text};
use gobale::session::file;
use gobale::words::Words;
use gobale::{lessons, session::FileError};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken")
}

/// What a person is told of a file.
type Refusal = fn(&Words, &[u8]) -> String;

/// Each kind of file by its folder, and how it is refused.
const KINDS: [(&str, Refusal); 3] = [
    ("lessons", |words, bytes| match text::of(bytes) {
        Ok(text) => words.lesson_error(&lessons::read(text).expect_err("it is broken")),
        Err(why) => words.not_text(why),
    }),
    ("rulesets", |words, bytes| match text::of(bytes) {
        Ok(text) => words.read_error(&catalogue::read(text).expect_err("it is broken")),
        Err(why) => words.not_text(why),
    }),
    ("sessions", |words, bytes| {
        let why: FileError = file::read(bytes).expect_err("it is broken");
        words.file_error(&why)
    }),
];

/// A line for each file: its path, and what is said.
fn messages() -> String {
    let words = Words::english();
    let mut messages = String::new();
    for (kind, refusal) in KINDS {
        let mut files: Vec<PathBuf> =
            fs::read_dir(folder().join(kind)).expect("a folder").map(|entry| entry.expect("readable").path()).collect();
        files.sort();
        for file in files {
            let name = file.file_name().expect("a name").to_string_lossy();
            let told = refusal(&words, &fs::read(&file).expect("readable"));
            let _ = writeln!(messages, "{kind}/{name}: {told}");
        }
    }
    messages
}

#[test]
fn broken_files_are_refused_in_these_words() {
    let (list, told) = (folder().join("messages.txt"), messages());
    if std::env::var_os("GOBALE_WRITE_MESSAGES").is_some() {
        fs::write(&list, &told).expect("written");
    }
    let expected = fs::read_to_string(list).expect("a list");
    for (told, expected) in told.lines().zip(expected.lines()) {
        assert_eq!(told, expected);
    }
    assert_eq!(told.lines().count(), expected.lines().count());
    assert!(told.lines().count() >= 40);
}

#[test]
fn a_refusal_is_one_short_line_without_the_words_of_a_library() {
    for line in messages().lines() {
        assert!(line.chars().count() <= 400, "{line}");
        for word in ["expected ", "Expected", "Unexpected", "struct", "enum", "variant", "identifier", "boolean", "u8", "usize", "RON"] {
            assert!(!line.contains(word), "{word} in: {line}");
        }
        assert!(!line.contains(text::is_hidden), "{line:?}");
    }
}
