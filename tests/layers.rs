//! The shape of the house: which layer may import which, how long a file may be, and words that have no place in it.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer with those it may import. The program's own main file may import all.
const LAYERS: [(&str, &[&str]); 17] = [
    ("about", &[]),
    ("machine", &[]),
    ("disk", &[]),
    ("rules", &[]),
    ("catalogue", &["rules"]),
    ("lessons", &["rules", "catalogue"]),
    ("search", &["rules"]),
    ("scene", &["rules"]),
    ("session", &["disk", "rules", "catalogue", "search"]),
    ("words", &["rules", "catalogue", "lessons", "search", "session"]),
    ("watch", &["rules", "scene", "session", "words"]),
    ("export", &["rules", "catalogue", "scene", "session", "words", "watch"]),
    ("app", &["about", "rules", "catalogue", "lessons", "search", "scene", "session", "words", "watch", "export"]),
    ("outside", &["machine", "disk", "rules", "catalogue", "lessons", "search", "session", "words", "watch", "export", "app"]),
    ("ui", &["about", "rules", "catalogue", "lessons", "search", "scene", "session", "words", "watch", "export", "app", "outside"]),
    ("start", &["cli", "ui"]),
    ("cli", &["about", "machine", "disk", "rules", "catalogue", "search", "scene", "session", "words", "watch", "export"]),
];

/// The most lines of a file; most have far fewer.
const LINES: usize = 500;

/// What code in `src` never calls: it answers through values, and prints through one place.
const BANNED: [&str; 6] = ["println!", "eprintln!", "print!(", "eprint!(", "dbg!", ".unwrap()"];

/// Every Rust file under `src`, by its path from there, with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut sources) = (vec![src.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the tree") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("readable");
                sources.push((path.strip_prefix(&src).expect("below src").to_owned(), text));
            }
        }
    }
    assert!(sources.len() > 20, "the sources are not found");
    sources
}

/// The layer of a file: the folder or file it lies in below `src`.
fn layer(path: &Path) -> String {
    path.iter().next().map(|first| first.to_string_lossy().trim_end_matches(".rs").to_owned()).unwrap_or_default()
}

/// The code of a file, without comments, line for line.
fn code(text: &str) -> String {
    text.lines().fold(String::new(), |code, line| code + line.split("//").next().unwrap_or_default() + "\n")
}

/// The layers that code names, with the lines: `crate::rules::…`, `super::rules::…` from a layer's root, or several at once,
/// `crate::{rules, session::Match}`. The depth is how many times `super` leads out of the layer.
fn named(code: &str, depth: usize) -> Vec<(usize, String)> {
    let mut named = Vec::new();
    for start in ["crate::", "gobale::", &"super::".repeat(depth)] {
        for (at, _) in code.match_indices(start) {
            let rest = &code[at + start.len()..];
            let paths: Vec<&str> = match rest.strip_prefix('{') {
                Some(several) => several.split(';').next().unwrap_or_default().split([',', '}']).collect(),
                None => vec![rest],
            };
            let line = code[..at].matches('\n').count() + 1;
            for path in paths {
                let name: String = path.trim_start().chars().take_while(|&c| c.is_ascii_lowercase() || c == '_').collect();
                named.extend(LAYERS.iter().any(|(layer, _)| *layer == name).then_some((line, name)));
            }
        }
    }
    named
}

#[test]
fn imports_run_one_way() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let layer = layer(&path);
        let Some((_, allowed)) = LAYERS.iter().find(|(known, _)| *known == layer) else {
            assert!(["lib", "main", "main_window"].contains(&layer.as_str()), "{} is in no known layer", path.display());
            continue;
        };
        let depth = path.iter().count() - usize::from(path.ends_with("mod.rs"));
        for (line, name) in named(&code(&text), depth) {
            if name != layer && !allowed.contains(&name.as_str()) {
                wrong.push(format!("src/{}:{line}: {layer} must not know {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_import_is_seen_however_it_is_written() {
    let names = |code: &str, depth| named(code, depth).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(names("use crate::session::Match;", 1), ["session"]);
    assert_eq!(names("let x = crate::ui::theme(crate::app::App::new());", 1), ["ui", "app"]);
    assert_eq!(names("use crate::{\n    rules::{Hole, Side},\n    words,\n    other::Thing,\n};\nfn ui() {}", 1), ["rules", "words"]);
    assert_eq!(names("use super::super::app::App;", 2), ["app"]);
    assert_eq!(names("use super::app::App;", 2), Vec::<String>::new());
    assert_eq!(named("\n\nuse gobale::cli;", 1), [(3, "cli".to_owned())]);
    assert_eq!(code("a // use crate::ui;\n//! b"), "a \n\n");
}

#[test]
fn only_the_window_knows_its_library() {
    for (path, text) in sources() {
        let layer = layer(&path);
        let others: &[&str] = match layer.as_str() {
            "ui" => &[],
            // It asks for files in the system's own window.
            "outside" => &["egui", "eframe"],
            _ => &["egui", "eframe", "rfd::"],
        };
        for (line, number) in code(&text).lines().zip(1..) {
            for library in others {
                let word = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').any(|word| word.starts_with(library));
                assert!(!word, "src/{}:{number}: {layer} must not know {library}", path.display());
            }
        }
    }
}

/// The layers without the window's libraries are built a second time, to have made-up files thrown at them (`tests/fuzz`).
#[test]
fn what_reads_files_is_built_with_the_crates_it_uses() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz");
    let [manifest, library] = ["Cargo.toml", "lib.rs"].map(|file| fs::read_to_string(fuzz.join(file)).expect("readable"));
    let own = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).expect("readable");
    let listed = |manifest: &str| -> Vec<String> {
        let names = manifest.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name.replace('-', "_"));
        names.collect()
    };
    let (has, known) = (listed(&manifest), listed(&own));
    for (path, text) in sources() {
        let layer = layer(&path);
        if !library.contains(&format!("../../src/{layer}")) {
            continue;
        }
        for line in code(&text).lines() {
            let Some(used) = line.trim_start().strip_prefix("use ") else { continue };
            let name: String = used.chars().take_while(|&c| c.is_ascii_alphanumeric() || c == '_').collect();
            assert!(!known.contains(&name) || has.contains(&name), "src/{}: tests/fuzz/Cargo.toml lacks {name}", path.display());
        }
    }
}

#[test]
fn files_stay_short() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= LINES, "src/{} has {lines} lines: give its nouns files of their own", path.display());
    }
}

#[test]
fn nothing_is_printed_or_unwrapped() {
    for (path, text) in sources() {
        for (line, number) in code(&text).lines().zip(1..) {
            for banned in BANNED {
                assert!(!line.contains(banned), "src/{}:{number}: {banned}", path.display());
            }
        }
    }
}
