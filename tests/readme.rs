//! The README keeps its word: its examples are run, and its tables compared with the program.
//!
//! A line of a `console` block that begins with `$ ` is a command, and the lines beneath are quoted from what it prints, in that order.
//! In a quoted line `…` stands for anything, and alone on a line for any lines. A block with a file's name beside its
//! language is that file: it is written before the commands are run, or compared if a command writes it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command as Process, Stdio};

use gobale::app::Command;
use gobale::app::command::Platform;
use gobale::catalogue;
use gobale::rules::options::RuleOption;
use gobale::words::Words;

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("a README").replace('\r', "")
}

/// A fenced block: its language, the file's name beside it or nothing, and its lines.
struct Block {
    language: String,
    file: String,
    lines: Vec<String>,
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(head) = line.strip_prefix("```") else { continue };
        let (language, file) = head.split_once(' ').unwrap_or((head, ""));
        let lines = lines.by_ref().take_while(|line| *line != "```").map(str::to_owned).collect();
        blocks.push(Block { language: language.to_owned(), file: file.to_owned(), lines });
    }
    blocks
}

/// A command with the lines quoted beneath it.
struct Example {
    command: String,
    quoted: Vec<String>,
}

fn examples(blocks: &[Block]) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for block in blocks.iter().filter(|block| block.language == "console") {
        assert!(block.lines[0].starts_with("$ "), "a console block begins with a command, not `{}`", block.lines[0]);
        for line in &block.lines {
            match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Example { command: command.to_owned(), quoted: Vec::new() }),
                (None, Some(example)) => example.quoted.push(line.clone()),
                (None, None) => unreachable!("the first line is a command"),
            }
        }
    }
    examples
}

/// The words of a command; quotation marks hold one together.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (part, quoted) in command.split('"').zip([false, true].into_iter().cycle()) {
        if quoted {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Runs a command in a folder, with `<` and `>` as a shell would, and gives what it prints.
fn run(command: &str, folder: &Path) -> String {
    let mut process = Process::new(env!("CARGO_BIN_EXE_gobale"));
    process.current_dir(folder).stdin(Stdio::null()).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let words = split(command);
    assert_eq!(words[0], "gobale", "{command}");
    let mut words = words[1..].iter();
    let mut kept = None;
    while let Some(word) = words.next() {
        let mut file = || folder.join(words.next().expect("a file's name"));
        match word.as_str() {
            "<" => {
                process.stdin(File::open(file()).unwrap_or_else(|why| panic!("{command}: {why}")));
            }
            ">" => kept = Some(file()),
            _ => {
                process.arg(word);
            }
        }
    }
    let output = process.output().expect("the program starts");
    let told = String::from_utf8_lossy(&output.stderr);
    // On a slow machine a search says how far it is.
    let complaints: Vec<&str> = told.lines().filter(|line| !line.contains(" turns deep, ")).collect();
    assert!(output.status.success() && complaints.is_empty(), "{command}: {:?} {complaints:?}", output.status);
    let out = String::from_utf8(output.stdout).expect("UTF-8");
    match kept {
        Some(file) => fs::write(file, out).map(|()| String::new()).expect("a file"),
        None => out,
    }
}

/// Whether a line is as quoted, where `…` stands for anything.
fn is_quoted(line: &str, quoted: &str) -> bool {
    let Some((first, rest)) = quoted.split_once('…') else { return line == quoted };
    let Some(mut left) = line.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = rest.split('…').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        match left.find(part) {
            Some(at) => left = &left[at + part.len()..],
            None => return false,
        }
    }
    left.ends_with(last)
}

/// Checks that the quoted lines stand in a text in their order, next to each other but where `…` stands between.
fn check_quoted(what: &str, text: &str, quoted: &[String]) {
    let mut lines = text.lines();
    let mut any = false;
    for quoted in quoted {
        if quoted.trim() == "…" {
            any = true;
        } else if any {
            assert!(lines.any(|line| is_quoted(line, quoted)), "{what}: there is no `{quoted}`, or not there, in\n{text}");
            any = false;
        } else {
            let line = lines.next().unwrap_or_default();
            assert!(is_quoted(line, quoted), "{what}: `{quoted}` is quoted, but it is `{line}` in\n{text}");
        }
    }
    assert!(any || lines.next().is_none(), "{what}: not all is quoted of\n{text}");
}

#[test]
fn examples_do_what_the_readme_says() {
    let text = readme();
    let blocks = blocks(&text);
    let examples = examples(&blocks);
    let folder = tempfile::tempdir().expect("a folder");
    let written_by_command = |file: &str| {
        examples.iter().any(|example| {
            split(&example.command).iter().any(|word| word == file) && {
                ["--save", "-o", ">"].iter().any(|option| example.command.contains(&format!("{option} {file}")))
            }
        })
    };
    for block in blocks.iter().filter(|block| !block.file.is_empty() && !written_by_command(&block.file)) {
        fs::write(folder.path().join(&block.file), block.lines.join("\n") + "\n").expect("a file");
    }
    for example in &examples {
        let out = run(&example.command, folder.path());
        check_quoted(&example.command, &out, &example.quoted);
    }
    for block in blocks.iter().filter(|block| written_by_command(&block.file)) {
        let text = fs::read_to_string(folder.path().join(&block.file)).expect("a file that was written");
        check_quoted(&block.file, &text, &block.lines);
    }
    for command in ["rules", "play", "replay", "render", "export", "perft", "bench", "pictures"] {
        assert!(examples.iter().any(|example| split(&example.command)[1] == command), "{command} has no example");
    }
    for picture in links(&text).into_iter().filter(|link| link.starts_with("screenshots/")) {
        assert!(folder.path().join(picture).is_file(), "{picture} is not among the pictures the program paints");
    }
}

#[test]
fn a_quoted_line_is_held_to_the_letter() {
    for (line, quoted, same) in [
        ("a b", "a b", true),
        ("a b ", "a b", false),
        ("rounds/s 12 turns/s 3", "rounds/s … turns/s …", true),
        ("rounds/s 12", "rounds/s … turns/s …", false),
        ("abcabc", "a…c", true),
        ("abcab", "a…c", false),
        ("D … up to Y.", "D … up to Y.", true),
    ] {
        assert_eq!(is_quoted(line, quoted), same, "{line} / {quoted}");
    }
    assert_eq!(split("gobale play --start \"1,0 S\" A"), ["gobale", "play", "--start", "1,0 S", "A"]);
    let quoted = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    check_quoted("all", "a\nb\n", &quoted(&["a", "b"]));
    check_quoted("some", "a\nb\nc\n", &quoted(&["…", "b", "…"]));
    for wrong in [&["a"][..], &["b", "…"], &["…", "c"], &["…", "b", "a", "…"], &["a", "b", "c"]] {
        let check = || check_quoted("wrong", "a\nb\n", &quoted(wrong));
        assert!(std::panic::catch_unwind(check).is_err(), "{wrong:?}");
    }
}

/// The rows of the table whose first head is this, without its heads.
fn table<'a>(text: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let row = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&format!("| {head} |"))).take_while(|line| line.starts_with('|'));
    assert!(lines.next().is_some(), "there is no table of {head}");
    lines.skip(1).map(row).collect()
}

#[test]
fn the_table_of_keys_is_true_and_whole() {
    let text = readme();
    let told: BTreeMap<String, String> = table(&text, "key")
        .iter()
        .flat_map(|row| row.chunks_exact(2))
        // The last row may be half a row.
        .filter(|cells| !cells[0].is_empty())
        .map(|cells| (cells[0].trim_matches('`').to_owned(), cells[1].to_owned()))
        .collect();
    let words = Words::english();
    let keys: BTreeMap<String, String> = Command::ALL
        .into_iter()
        .filter_map(|command| command.shortcut().map(|shortcut| (shortcut.spelt(&words, Platform::Other), command.label(&words))))
        .collect();
    assert_eq!(told, keys);
}

#[test]
fn the_table_of_options_is_true_and_whole() {
    let text = readme();
    let in_code = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    let told: BTreeMap<String, BTreeSet<String>> =
        table(&text, "option").iter().map(|row| (row[0].trim_matches('`').to_owned(), in_code(row[1]))).collect();
    let mut options: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for rules in catalogue::all() {
        for option in RuleOption::ALL {
            options.entry(option.name().to_owned()).or_default().extend(rules.spec().values(option).unwrap_or_default());
        }
    }
    assert_eq!(told, options);
}

/// What continuous integration holds the work to is what the README says.
#[test]
fn the_table_of_instructions_is_true_and_whole() {
    let counted: Vec<Vec<String>> = include_str!("../.ci/counts.tsv")
        .lines()
        .map(|line| {
            let (work, instructions) = line.split_once('\t').expect("two columns");
            let instructions: f64 = instructions.parse().expect("a number");
            vec![format!("`{work}`"), format!("{:.1}", instructions / 1e6)]
        })
        .collect();
    assert_eq!(table(&readme(), "work"), counted);
}

#[test]
fn every_game_is_explained_under_its_name_and_id() {
    let text = readme();
    for rules in catalogue::all() {
        let spec = rules.spec();
        let name = spec.name.split(&['(', ','][..]).next().unwrap_or_default().trim();
        let told = text.lines().any(|line| line.starts_with(&format!("**{name}")) && line.contains(&format!("`{}`", spec.id)));
        assert!(told, "{} ({})", spec.name, spec.id);
    }
}

/// Where the README's links and pictures lead.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// How a heading is named in a link.
fn anchor(head: &str) -> String {
    head.to_lowercase().chars().filter(|c| c.is_alphanumeric() || *c == ' ').map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn links_lead_somewhere() {
    let text = readme();
    let links = links(&text);
    assert!(links.len() > 5);
    let heads: Vec<String> = text.lines().filter_map(|line| line.strip_prefix("## ")).map(anchor).collect();
    for link in links.into_iter().filter(|link| !link.contains("://") && !link.starts_with("screenshots/")) {
        let leads = match link.strip_prefix('#') {
            Some(head) => heads.iter().any(|other| other == head),
            None => Path::new(env!("CARGO_MANIFEST_DIR")).join(link).exists(),
        };
        assert!(leads, "{link}");
    }
}

/// Continuous integration takes the test command from here.
#[test]
fn one_line_runs_it_and_one_tests_it() {
    let blocks = blocks(&readme());
    let lines: Vec<&str> =
        blocks.iter().filter(|block| block.language == "sh" && block.lines.len() == 1).map(|block| block.lines[0].as_str()).collect();
    assert_eq!(lines[..2], ["cargo run", "cargo test"]);
}
