//! The commands, by running the program itself.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use gobale::catalogue;
use gobale::rules::round::Came;
use gobale::rules::{Deaf, RoundEnd, Rules};
use serde_json::Value;

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gobale"));
    // No command may need a display.
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// What a run of the program came to.
struct Ran {
    code: Option<i32>,
    out: String,
    complaint: String,
}

fn run(args: &[&str], input: &[u8]) -> Ran {
    let mut child =
        program().args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // Beside the reading, so that neither side waits for the other; a program that does not read is no error here.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), complaint: text(output.stderr) }
}

fn vectors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// A session file of many turns.
const SAVED: &str = "tests/sessions/v1/fergen-gobale.ron";

/// Arguments, exit code, and what stands in the output (on success) or the complaint (else).
const CASES: &[(&[&str], i32, &[&str])] = &[
    (&["--version"], 0, &["gobale 0."]),
    (&["--help"], 0, &["gobale [OPTIONS] [FILE]", "rules", "play", "perft", "bench", "--data-dir"]),
    (&["--licences"], 0, &["MIT License (MIT)", "SIL Open Font License", "egui 0.", "Permission is hereby granted"]),
    (&["play", "--help"], 0, &["--rules <ID|FILE>", "--batch"]),
    (&["rules"], 0, &["fergen-gobale ", "Fergen Goobalay", "leyla-gobale-somaliland-12"]),
    (&["--data-dir", "no where", "rules"], 0, &["huroy"]),
    (&["rules", "huroy", "--set", "wins=3"], 0, &["RuleSet(", "rounds: Wins(3)"]),
    (&["perft", "--rules", "fergen-gobale", "--depth", "3"], 0, &["138\n"]),
    (&["perft", "--rules", "huroy", "--depth", "0"], 0, &["1\n"]),
    (&["bench", "playouts", "--rules", "huroy", "--seconds", "0.05"], 0, &["rounds/s ", " turns/s "]),
    (
        &["play", "--rules", "fergen-gobale", "A"],
        0,
        &["1. South: A", "Lap 4 goes on from f", "South takes 4 seeds at c", "1,7,5,0,6,6/6,0,0,4,6,0/7,7 5-0 N 1"],
    ),
    (
        &["play", "--rules", "fergen-gobale", "--start", "1,0,0,0,0,1/1,0,0,0,3,0/9,4 0-0 S 2", "A+Y"],
        0,
        &["South makes a layli pair of B and e", "South claims the central hole Y"],
    ),
    (
        &["play", "--rules", "leyla-gobale-gabradarre", "--start", "-,1,1,1,0,0/0,0,1,1,1,- 0-54 S", "D"],
        0,
        &["-,1,1,0,1,0/0,0,1,1,1,- 0-54 N 1"],
    ),
    (
        &["play", "--rules", "layli-goobalay", "--start", "1,0,0,0,0,0/0,0,0,0,0,0 9-9 S 2", "A"],
        0,
        &["North cannot play, so the round is over", "South has 10, North has 9", "South wins the match"],
    ),
    (
        &["play", "--rules", "huroy", "--start", "1,0,0,0,0,0/0,0,0,0,0,0 24-23 S 2", "A:ccw"],
        0,
        &["Games won: South 1, North 0", "A new round begins with North"],
    ),
    (
        &["play", "--rules", "layli-goobalay", "--set", "endless=pass", "--set", "direction=cw", "--start", ENDLESS, "A", "--json"],
        0,
        &[r#""options":{"endless":"pass","direction":"cw"}"#, r#""laps":1000,"end":"endless""#],
    ),
    (&["bench", "search", "--rules", "huroy"], 0, &["nodes/s ", " depth 9 value "]),
    (
        &["solve", "--rules", "layli-goobalay", "--memory", "1", "--start", SOLVED],
        0,
        &["South has 3 more. This is proven", "Best is D; it may go on D f B", "  D: South has 3 more", "  A: as it looks, "],
    ),
    (&["solve", "--rules", "layli-goobalay", "--memory", "1", "--start", SOLVED, "--every-turn"], 0, &["  A: South has 3 more"]),
    (&["solve", "--rules", "huroy", "--memory", "1", "--nodes", "500"], 0, &["Not proven", "South has 48 more", "500 positions"]),
    (&["solve", "--rules", "huroy", "--memory", "1", "--seconds", "0"], 0, &["Not proven"]),
    (&["render", "--help"], 0, &["--turn <N>", "--print", "OUT.png|svg|gif"]),
    // Wrong arguments.
    (&["render", "tests/sessions/v1/fergen-gobale.ron"], 2, &["--output"]),
    (&["render", SAVED, "-o", "board.jpg"], 2, &["`board.jpg`", ".png, .svg or .gif"]),
    (&["render", SAVED, "-o", "game.csv"], 2, &[".png, .svg or .gif"]),
    (&["render", SAVED, "-o", "png"], 2, &[".png, .svg or .gif"]),
    (&["render", SAVED, "--size", "big", "-o", "a.png"], 2, &["`big` is no size", "1280x800"]),
    (&["render", SAVED, "--size", "1x1", "-o", "a.png"], 2, &["each side must have 100 to 6000 pixels"]),
    (&["render", SAVED, "--size", "2000x2000", "-o", "a.gif"], 2, &["each side must have 100 to 1600 pixels"]),
    (&["render", SAVED, "--turn", "999", "-o", "a.png"], 2, &["There is no turn 999: "]),
    (&["render", SAVED, "--turn", "1", "--event", "999", "-o", "a.png"], 2, &["There is no event 999: the turn has "]),
    (&["render", SAVED, "--event", "1", "-o", "a.gif"], 2, &["leave out --event"]),
    (&["render", SAVED, "--print", "--theme", "dark", "-o", "a.png"], 2, &["--print"]),
    (&["render", "no such.ron", "-o", "a.png"], 2, &["no such.ron: There is no such file"]),
    (&["render", SAVED, "--turn", "1", "-o", "no such folder/a.svg"], 1, &["no such folder/a.svg: There is no such file or folder"]),
    (&["export", SAVED, "-o", "game.png"], 2, &["`game.png`", ".txt, .md or .csv"]),
    (&["export", SAVED, "-o", "tests"], 2, &[".txt, .md or .csv"]),
    (&["ruels"], 2, &["There is no command and no file `ruels`; did you mean `rules`?"]),
    (&["ruels", "huroy"], 2, &["did you mean `rules`?"]),
    (&["no such file.ron"], 2, &["There is no file `no such file.ron`"]),
    (&["Cargo.toml", "rules"], 2, &["only one of the two"]),
    (&["--no-such-option"], 2, &["--no-such-option"]),
    (&["rules", "fergen-gobele"], 2, &["did you mean `fergen-gobale`?"]),
    (&["rules", "chess"], 2, &["`chess`", "lists the rule sets"]),
    (&["rules", "--set", "wins=3"], 2, &["ID|FILE"]),
    (&["rules", "src"], 2, &["src: "]),
    (&["rules", "Cargo.toml"], 2, &["Cargo.toml: Line 1, column 1"]),
    (&["rules", "huroy", "--set", "centre=once"], 2, &["The option `centre` means nothing in Huroy"]),
    (&["rules", "huroy", "--set", "centre"], 2, &["`centre` sets nothing"]),
    (&["rules", "huroy", "--set", "wins=0"], 2, &["cannot be `0`", "from 1 to 100"]),
    (&["rules", "huroy", "--set", "speed=9"], 2, &["There is no option `speed`", "capturing-seed"]),
    (&["play"], 2, &["--rules"]),
    (&["play", "--rules", "huroy", "--batch"], 2, &["--json"]),
    (&["play", "--rules", "huroy", "--json", "--batch", "A:cw"], 2, &["--batch"]),
    (&["play", "--rules", "huroy", "A"], 2, &["Turn 1, `A`: ", ":ccw"]),
    (
        &["play", "--rules", "leyla-gobale-gabradarre", "--start", "-,1,1,1,0,0/0,0,1,1,1,- 0-54 S", "A"],
        2,
        &["Turn 1, `A`: A is out of play"],
    ),
    (&["play", "--rules", "fergen-gobale", "A", "b"], 2, &["Turn 2, `b`: b is empty"]),
    (&["play", "--rules", "fergen-gobale", "--json", "A", "b"], 2, &["Turn 2, `b`: b is empty"]),
    (&["play", "--rules", "fergen-gobale", "set:1,2"], 2, &["Turn 1, `set:1,2`: "]),
    (&["play", "--rules", "huroy", "--start", "nonsense"], 2, &["A position is written as"]),
    (&["play", "--rules", "huroy", "--start", "999,0,0,0,0,0/0,0,0,0,0,0 0-0 S"], 2, &["`999` is no hole"]),
    (&["perft", "--rules", "huroy", "--depth", "-1"], 2, &["--depth"]),
    (&["perft", "--rules", "huroy"], 2, &["--depth"]),
    (&["bench", "playout", "--rules", "huroy"], 2, &["playouts"]),
    (&["bench", "playouts", "--rules", "huroy", "--seconds", "nan"], 2, &["above 0"]),
    (&["bench"], 2, &["playouts"]),
    (&["bench", "search", "--rules", "nothing"], 2, &["nothing"]),
    (&["solve"], 2, &["--rules"]),
    (&["solve", "--rules", "huroy", "A"], 2, &["Turn 1, `A`: "]),
    (&["solve", "--rules", "huroy", "--threads", "0"], 2, &["--threads"]),
    (&["solve", "--rules", "huroy", "--memory", "0"], 2, &["--memory"]),
    (&["solve", "--rules", "huroy", "--seconds", "nan"], 2, &["0 or more"]),
    (&["solve", "--rules", "huroy", "--start", "1,1,1,1,1,1/0,0,0,0,0,0 0-42 N"], 2, &["The round is over in this position"]),
    (&["solve", "--rules", "huroy", "--seconds", "0", "--memory", "1048576"], 2, &["This computer has ", "cannot have more"]),
    (&["solve", "--rules", "huroy", "--nodes", "many"], 2, &["--nodes"]),
    (&["solve", "--rules", "layli-goobalay", "--start", "1,0,0,0,0,0/0,0,0,0,0,0 9-9 S 2", "A"], 2, &["The match is over"]),
    (&["replay"], 2, &["FILE"]),
    (&["replay", "no such file.ron"], 2, &["no such file.ron: "]),
    (&["play", "--rules", "huroy", "--json", "--batch", "--save", "x.ron"], 2, &["--save"]),
];

/// Where A is endless clockwise.
const ENDLESS: &str = "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2";

/// What can be proven at once.
const SOLVED: &str = "1,0,0,1,0,0/0,2,0,0,0,1 10-12 S 2";

#[test]
fn commands_say_what_they_should() {
    for &(args, code, expected) in CASES {
        let Ran { code: came, out, complaint } = run(args, b"");
        assert_eq!(came, Some(code), "{args:?}: {out}{complaint}");
        for part in expected {
            assert!(if code == 0 { &out } else { &complaint }.contains(part), "{args:?}: no {part:?} in:\n{out}{complaint}");
        }
        assert!(code != 0 || complaint.is_empty(), "{args:?}: {complaint}");
        assert!(!complaint.contains("panicked"), "{args:?}: {complaint}");
    }
}

/// The fields of an answer, in their order, without the time it took.
fn solved(args: &[&str]) -> Value {
    let Ran { code, out, complaint } = run(&[&["solve", "--json", "--memory", "1"], args].concat(), b"");
    assert_eq!((code, complaint.as_str(), out.lines().count()), (Some(0), "", 1), "{args:?}");
    let places: Vec<Option<usize>> = ["exact", "south", "low", "high", "best", "line", "values", "nodes", "seconds"]
        .iter()
        .map(|field| out.find(&format!("\"{field}\":")))
        .collect();
    assert!(places[0] == Some(1) && places.is_sorted(), "{out}");
    let mut answer: Value = serde_json::from_str(&out).expect("JSON");
    let fields = answer.as_object_mut().expect("an object");
    assert!(fields.remove("seconds").is_some_and(|seconds| seconds.as_f64().is_some_and(|seconds| seconds >= 0.0)), "{out}");
    assert_eq!(fields.len(), 8, "{out}");
    answer
}

#[test]
fn positions_are_solved_in_json() {
    let answer = solved(&["--rules", "layli-goobalay", "--start", SOLVED]);
    assert_eq!(
        answer,
        serde_json::json!({
            "exact": true, "south": 3, "low": 3, "high": 3, "best": "D", "line": ["D", "f", "B"],
            "values": {"A": {"exact": false, "south": 3}, "D": {"exact": true, "south": 3}}, "nodes": 15,
        })
    );
    // The turns are played first, over the end of a round too, and what stood before them is known.
    let after = solved(&["--rules", "layli-goobalay", "--start", SOLVED, "D"]);
    assert_eq!((&after["south"], &after["best"], after["exact"].as_bool()), (&Value::from(3), &Value::from("f"), Some(true)));
    let next = solved(&["--rules", "huroy", "--start", "1,0,0,0,0,0/0,0,0,0,0,0 24-23 S 2", "A:ccw", "--nodes", "100"]);
    assert!(next["best"].as_str().is_some_and(|best| best.starts_with(|hole: char| hole.is_ascii_lowercase())), "{next}");
    let unknown = solved(&["--rules", "huroy", "--nodes", "0"]);
    assert_eq!((&unknown["south"], unknown["low"].as_i64(), unknown["high"].as_i64()), (&Value::Null, Some(-48), Some(48)));
    // The same question, the same answer.
    let args = ["--rules", "gelech", "--nodes", "5000", "--threads", "1"];
    assert_eq!(solved(&args), solved(&args));
    assert_eq!(solved(&["--rules", "layli-goobalay", "--start", SOLVED, "--threads", "3"])["south"], 3);
}

#[test]
fn a_long_search_says_how_far_it_is() {
    let Ran { code, out, complaint } = run(&["solve", "--rules", "huroy", "--memory", "4", "--seconds", "2.5"], b"");
    assert_eq!((code, complaint.lines().count()), (Some(0), 2), "{complaint}");
    assert!(out.starts_with("Not proven") && complaint.lines().all(|line| line.contains(" turns deep, ")), "{out}{complaint}");
}

#[test]
fn a_rule_set_printed_is_read_back_and_contradictions_name_their_field() {
    let folder = tempfile::tempdir().expect("a folder");
    // A path as people have them.
    let path = folder.path().join("règles ፈርገን.ron");
    let name = path.to_str().expect("UTF-8");
    let printed = run(&["rules", "fergen-gobale", "--set", "centre=once"], b"").out;
    fs::write(&path, format!("\u{feff}{}", printed.replace('\n', "\r\n"))).expect("written");
    assert_eq!(run(&["rules", name], b"").out, printed);
    let depth = &["perft", "--rules", name, "--depth", "4"];
    assert_eq!(run(depth, b"").out, run(&["perft", "--rules", "fergen-gobale", "--set", "centre=once", "--depth", "4"], b"").out);
    for (text, expected) in [
        (printed.replacen("[5, 5, 3", "[5, 3", 1), "Field `start`: a row of 5 holes"),
        (printed.replace("centre: Some", "centre: Same"), "column"),
        (printed.replace("id: \"fergen-gobale\",", "id: \"Fergen!\","), "Field `id`"),
        (printed.replace("PairAndClaim", "Nothing"), "Line "),
        ("[".repeat(10_000), "Line 1"),
        (String::new(), "empty"),
        (printed[..printed.len() / 2].to_owned(), "Line "),
        ("x".repeat(3 << 20), "larger than 1 MB"),
    ] {
        fs::write(&path, &text).expect("written");
        let Ran { code, out, complaint } = run(&["rules", name], b"");
        assert_eq!((code, out.as_str()), (Some(2), ""), "{expected}");
        assert!(complaint.starts_with(name) && complaint.contains(expected), "{expected}: {complaint}");
    }
    fs::write(&path, b"RuleSet(\n  id: \"\xff\"").expect("written");
    assert!(run(&["rules", name], b"").complaint.contains("Line 2, column 8"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    // Far more than a pipe holds, so that the writing meets the closed end.
    let input = "A\n".repeat(20_000);
    let mut child = program()
        .args(["play", "--rules", "fergen-gobale", "--json", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("a line");
    assert!(first.starts_with("{\"rules\":\"fergen-gobale\""), "{first}");
    let mut complaint = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut complaint).expect("text");
    assert_eq!((child.wait().expect("the program ends").code(), complaint.as_str()), (Some(0), ""));
    writer.join().expect("the writer ends");
}

/// The turns of a vector's game as somebody would write them, the arrangements with them.
fn turns_of(game: &Value) -> Vec<String> {
    let rules = catalogue::built_in(text(&game["rules"])).expect("built in");
    let spread = text(&game["rules"]) == "leyla-gobale-gabradarre";
    let mut turns = Vec::new();
    for (number, round) in list(&game["rounds"]).iter().enumerate() {
        if spread && number > 0 {
            turns.push(arrangement(&rules, &list(&game["rounds"])[number - 1], round));
        }
        turns.extend(list(&round["turns"]).iter().map(|turn| text(&turn["move"]).to_owned()));
    }
    turns
}

/// How the setter, who had fewer seeds or did not begin, set out this round.
fn arrangement(rules: &Rules, before: &Value, round: &Value) -> String {
    let (south, north) = (before["south"].as_u64(), before["north"].as_u64());
    let north_sets = south > north || (south == north && before["start"]["to_move"] == "S");
    let row = rules.board().row_len();
    let seeds = &list(&round["start"]["seeds"])[if north_sets { row..2 * row } else { 0..row }];
    let numbers: Vec<String> = seeds.iter().map(Value::to_string).collect();
    format!("set:{}", numbers.join(","))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// The arguments for a vector's rules and options.
fn rules_args(game: &Value) -> Vec<String> {
    let options = game["options"].as_object().expect("options");
    let mut args = vec!["--rules".to_owned(), text(&game["rules"]).to_owned()];
    args.extend(options.iter().flat_map(|(name, value)| ["--set".to_owned(), format!("{name}={}", text(value))]));
    args
}

/// Plays games of the same rules in one run.
fn batch(games: &[Value]) -> Vec<Value> {
    let mut args = vec!["play".to_owned(), "--json".to_owned(), "--batch".to_owned()];
    args.extend(rules_args(&games[0]));
    let input: Vec<String> = games.iter().map(|game| turns_of(game).join(" ")).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let Ran { code, out, complaint } = run(&args, input.join("\n").as_bytes());
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn games_in_json_are_the_vectors() {
    for file in fs::read_dir(vectors()).expect("the vectors").map(|entry| entry.expect("readable").path()) {
        if file.extension().is_none_or(|ext| ext != "jsonl") || file.ends_with("next-starts.jsonl") {
            continue;
        }
        let lines = fs::read_to_string(&file).expect("text");
        let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        for same in games.chunk_by(|one, other| one["rules"] == other["rules"] && one["options"] == other["options"]) {
            for (game, (played, number)) in same.iter().zip(batch(same).into_iter().zip(1..)) {
                assert_eq!(&played, game, "{} game {number}", file.display());
            }
        }
    }
}

#[test]
fn one_game_is_written_to_the_letter() {
    let lines = fs::read_to_string(vectors().join("leyla-gobale-gabradarre.match.jsonl")).expect("text");
    let line = lines.lines().next().expect("a game");
    let game: Value = serde_json::from_str(line).expect("JSON");
    let turns = turns_of(&game);
    let mut args: Vec<String> = vec!["play".to_owned(), "--json".to_owned()];
    args.extend(rules_args(&game).into_iter().chain(turns));
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    assert_eq!(run(&args, b"").out.trim_end(), line);
}

#[test]
fn a_game_saved_is_told_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.ron");
    let name = path.to_str().expect("UTF-8");
    for file in ["leyla-gobale-gabradarre.match.jsonl", "fergen-gobale.match.jsonl", "options.jsonl"] {
        let lines = fs::read_to_string(vectors().join(file)).expect("text");
        let line = lines.lines().next().expect("a game");
        let game: Value = serde_json::from_str(line).expect("JSON");
        let mut args = vec!["play".to_owned(), "--save".to_owned(), name.to_owned()];
        args.extend(rules_args(&game).into_iter().chain(turns_of(&game)));
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let told = run(&args, b"");
        assert_eq!((told.code, told.complaint.as_str()), (Some(0), ""), "{file}");
        assert_eq!(run(&["replay", name], b"").out, told.out, "{file}");
        assert_eq!(run(&["replay", name, "--json"], b"").out.trim_end(), line, "{file}");
    }
    let sound = fs::read_to_string(&path).expect("text");
    for (broken, expected) in
        [(sound.replacen("turn: \"", "turn: \"Z", 1), "Z"), (sound[..sound.len() / 2].to_owned(), "ine "), (String::new(), "game.ron")]
    {
        fs::write(&path, broken).expect("written");
        let Ran { code, out, complaint } = run(&["replay", name], b"");
        assert_eq!((code, out.as_str()), (Some(2), ""), "{expected}");
        assert!(complaint.starts_with(name) && complaint.contains(expected), "{expected}: {complaint}");
    }
    assert_eq!(run(&["play", "--rules", "huroy", "--save", "/no such folder/game.ron"], b"").code, Some(1));
}

#[test]
fn what_somebody_wrote_never_commands_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.ron");
    let name = path.to_str().expect("UTF-8");
    let hostile = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{202e}\r";
    let mut session = crate::files::session("huroy", &["A:ccw"]);
    session.players_mut().south.name = format!("Hodan{hostile}");
    session.set_comment(session.cursor(), format!("Look{hostile}\nhere{hostile}"));
    let sound = gobale::session::file::write(&session).replacen("name: \"Huroy\"", "name: \"Huroy\\u{1b}[31m\"", 1);
    let mut spec = catalogue::built_in("huroy").expect("built in").spec().clone();
    spec.name = format!("Huroy{hostile}");
    let rules = catalogue::write(&spec);
    for text in [sound.clone(), rules, sound.replacen("A:ccw", "Z\\u{1b}[2J", 1), sound.replacen("format", "\u{1b}[2J", 1)] {
        fs::write(&path, text).expect("written");
        for args in [&["replay", name][..], &["replay", name, "--json"], &["rules", name], &["play", "--rules", name], &["rules", hostile]]
        {
            let Ran { out, complaint, .. } = run(args, b"");
            let hidden = |text: &str| text.replace('\n', "").contains(catalogue::text::is_hidden);
            assert!(!hidden(&out) && !hidden(&complaint), "{args:?}: {out:?} {complaint:?}");
        }
    }
    fs::write(&path, sound).expect("written");
    let out = run(&["replay", name], b"").out;
    for part in ["Hodan\\u{1b}]0;owned\\u{7}", "Look\\u{1b}", "here\\u{1b}", "Huroy\\u{1b}[31m"] {
        assert!(out.contains(part), "no {part} in:\n{out}");
    }
}

#[test]
fn a_session_is_taken_away_as_pictures_and_texts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let game = file("game.ron");
    assert_eq!(run(&["play", "--rules", "fergen-gobale", "D", "b", "A", "b", "A+X", "--save", &game], b"").code, Some(0));
    let write = |command: &str, options: &[&str], name: &str| {
        let path = file(name);
        // What is there is replaced.
        fs::write(&path, "something else").expect("written");
        let args: Vec<&str> = [command, game.as_str()].into_iter().chain(options.iter().copied()).chain(["-o", path.as_str()]).collect();
        let Ran { code, out, complaint } = run(&args, b"");
        assert_eq!((code, out.as_str(), complaint.as_str()), (Some(0), "", ""), "{name}");
        fs::read(&path).expect("a file")
    };
    let png = image::load_from_memory(&write("render", &["--turn", "3", "--size", "320x200"], "a.png")).expect("a PNG");
    assert_eq!((png.width(), png.height()), (320, 200));
    let plain = write("render", &["--turn", "3"], "b.svg");
    for changed in [&["--turn", "2"][..], &["--turn", "3", "--event", "1"], &["--turn", "3", "--flip"], &["--turn", "3", "--print"]] {
        assert_ne!(write("render", changed, "c.svg"), plain, "{changed:?}");
    }
    for changed in [["--turn", "3", "--theme", "dark"].as_slice(), &["--turn", "3", "--no-numbers"], &["--turn", "3", "--no-letters"]] {
        assert_ne!(write("render", changed, "d.svg"), plain, "{changed:?}");
    }
    assert!(write("render", &["--turn", "1", "--size", "200x125"], "e.gif").starts_with(b"GIF89a"));
    assert!(write("export", &[], "f.md").starts_with(b"# Fergen Gobale"));
    assert!(write("export", &[], "g.csv").starts_with(b"round,turn,player,move,"));
    let text = String::from_utf8(write("export", &[], "h.txt")).expect("UTF-8");
    assert!(text.starts_with("fergen-gobale"), "{text}");
    // Nothing else is left in the folder.
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 9, "the game, and a to h");
}

/// Other systems always have a display.
#[cfg(target_os = "linux")]
#[test]
fn without_a_display_one_line_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = program().arg("--data-dir").arg(folder.path()).env_remove("WAYLAND_SOCKET").output().expect("the program ends");
    let complaint = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), complaint.lines().count()), (Some(1), 1), "{complaint}");
    assert!(complaint.starts_with("The window cannot be opened: "), "{complaint}");
}

#[test]
fn a_bad_line_is_an_error_and_the_next_lines_still_run() {
    let input = b"A:cw\nA:cw a:cw Q:cw\n\nA:cw A:cw\r\n\xff\nB:ccw";
    let Ran { code, out, .. } = run(&["play", "--rules", "huroy", "--json", "--batch"], input);
    assert_eq!(code, Some(0));
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let turns: Vec<Option<u64>> = lines.iter().map(|line| line["turn"].as_u64()).collect();
    assert_eq!(turns, [None, Some(3), None, Some(2), Some(1), None]);
    assert!(text(&lines[1]["error"]).starts_with("Turn 3, `Q:cw`: This board has no hole `Q`"));
    assert!(text(&lines[3]["error"]).contains("A is in the row of South"));
    assert_eq!((list(&lines[2]["rounds"]).len(), list(&lines[5]["rounds"]).len()), (0, 1));
}

#[test]
fn sequences_of_turns_are_counted() {
    let lines = fs::read_to_string(vectors().join("perft.txt")).expect("text");
    for line in lines.lines() {
        let [id, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let rules = catalogue::built_in(id).expect("built in");
        let counted = rules.perft(&rules.start(), depth.parse().expect("a number"));
        assert_eq!(counted.to_string(), count, "{id} {depth}");
    }
}

#[test]
fn random_rounds_end_as_they_should() {
    let mut dice = fastrand::Rng::with_seed(7);
    for rules in catalogue::all() {
        for options in [vec![], vec![("round-end", "either")], vec![("endless", "pass"), ("direction", "free")]] {
            let mut spec = rules.spec().clone();
            if options.iter().any(|(name, value)| spec.set(name, value).is_err()) {
                continue;
            }
            let rules = Rules::new(spec).expect("sound");
            for _ in 0..100 {
                let mut position = rules.start();
                let seeds = position.total();
                let why = rules.playout(&mut position, 10_000, |choices| dice.usize(..choices)).expect("an end");
                assert_eq!(position.total(), seeds);
                let again = rules.start_turn(&mut position, Came::ByTurn, 1, Deaf);
                assert!(why == RoundEnd::Repetition || again == Some(why), "{} {options:?}: {why:?}, {again:?}", rules.spec().id);
            }
        }
    }
}
