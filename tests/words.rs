//! The words: every key that the code names has a message, every message is named, and both speak of the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use gobale::words::{ENGLISH, Words};

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
