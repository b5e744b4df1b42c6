//! The laws of every text that people write, on random texts, on damaged ones, and on all in the fuzzer's corpus.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::laws::config;

#[path = "fuzz/laws.rs"]
mod laws;

/// A law of a text.
type Law = fn(&[u8]);

/// Every law, by the name of its fuzz target and of its folder in the corpus.
const LAWS: [(&str, Law); 5] =
    [("session", laws::session), ("ruleset", laws::ruleset), ("lesson", laws::lesson), ("position", laws::position), ("turn", laws::turn)];

/// What lies in the corpus of a target, by its name; an input that once broke a law is among it.
static CORPUS: LazyLock<BTreeMap<&str, Vec<Vec<u8>>>> =
    LazyLock::new(|| LAWS.into_iter().map(|(target, _)| (target, corpus(target))).collect());

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).expect("a corpus").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("readable")).collect()
}

#[test]
fn the_corpus_keeps_the_laws() {
    for (target, law) in LAWS {
        let files = &CORPUS[target];
        assert!(files.len() >= 10, "{target}: {} files", files.len());
        for file in files {
            law(file);
        }
    }
}

/// Pieces that the texts are made of.
fn pieces() -> impl Strategy<Value = String> {
    let known = [
        "(",
        ")",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "S",
        "N",
        " ",
        "/",
        "-",
        "0",
        "4",
        "255",
        "A",
        "b",
        "+X",
        ":cw",
        "set:",
        "end:agreed",
        "Session",
        "RuleSet",
        "Lesson",
        "format",
        "rules",
        "start",
        "turns",
        "None",
        "Some",
        "\\",
        "\n",
        "\u{feff}",
        "\u{202e}",
        "ሀ",
        "\0",
    ];
    prop_oneof![4 => select(known.to_vec()).prop_map(str::to_owned), 1 => any::<String>()]
}

/// What becomes of a byte: another one, or a piece before it, or it goes with some after it.
fn damage() -> impl Strategy<Value = (Index, u8, String, usize)> {
    (any::<Index>(), any::<u8>(), pieces(), 0..40_usize)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn random_texts_keep_the_laws(pieces in vec(pieces(), 0..40)) {
        for (_, law) in LAWS {
            law(pieces.concat().as_bytes());
        }
    }

    #[test]
    fn random_bytes_keep_the_laws(bytes in vec(any::<u8>(), 0..200)) {
        for (_, law) in LAWS {
            law(&bytes);
        }
    }

    #[test]
    fn damaged_texts_keep_the_laws(which in any::<Index>(), changes in vec(damage(), 1..4)) {
        for (target, law) in LAWS {
            let mut bytes = which.get(&CORPUS[target]).clone();
            for (at, byte, piece, length) in &changes {
                let at = at.index(bytes.len() + 1);
                match byte % 3 {
                    0 => drop(bytes.splice(at..at, piece.bytes())),
                    1 => drop(bytes.drain(at..(at + length).min(bytes.len()))),
                    _ => bytes.iter_mut().skip(at).take(1).for_each(|old| *old = *byte),
                }
            }
            law(&bytes);
        }
    }
}
