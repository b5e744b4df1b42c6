//! What is measured, and the goals.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use gobale::app::Settings;
use gobale::catalogue;
use gobale::session::{Session, file};

use super::chance;
use super::display::Display;

/// At most so many times as long as the empty window until the first frame.
const FIRST_FRAME: f64 = 1.5;

/// At most so many megabytes more than the empty window.
const MEMORY: f64 = 60.0;

/// At most so many seconds of the processor in the time of rest.
const AT_REST: f64 = 0.1;

/// How often each program is started, in turn.
const STARTS: usize = 7;

/// How long a window has to settle.
const SETTLING: Duration = Duration::from_secs(6);

/// How many recent files there are, and how many turns are in each.
const RECENT: u64 = 8;
const TURNS: usize = 300;

pub fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    if args.iter().any(|arg| arg == "--empty") {
        return empty();
    }
    let seconds = args.iter().position(|arg| arg == "--seconds").and_then(|at| args.get(at + 1)?.parse().ok()).unwrap_or(60);
    let data = tempfile::tempdir().expect("a folder");
    furnish(data.path());
    let programs = [Program::Empty, Program::Gobale(data.path())];
    let [empty, ours] = first_frames(&programs);
    let mut met = check("first frame, empty window", empty * 1000.0, "ms", None);
    met &= check("first frame, Gobale", ours * 1000.0, "ms", None);
    met &= check("first frame, times the empty window", ours / empty, "", Some(FIRST_FRAME));
    met &= rest(&programs, Duration::from_secs(seconds));
    if met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a value, and says whether it is within its goal.
fn check(what: &str, value: f64, unit: &str, goal: Option<f64>) -> bool {
    let met = goal.is_none_or(|goal| value <= goal);
    let goal = goal.map_or_else(String::new, |goal| format!("  at most {goal}{}", if met { "" } else { ": MISSED" }));
    println!("{what:40} {value:8.2} {unit:3}{goal}");
    met
}

/// A program that opens a window.
enum Program<'a> {
    /// Nothing but a window.
    Empty,
    /// Gobale, with its data in this folder.
    Gobale(&'a Path),
}

impl Program<'_> {
    fn start(&self, display: &Display) -> Running {
        let mut command = match self {
            Self::Empty => Command::new(std::env::current_exe().expect("a path")),
            Self::Gobale(_) => Command::new(env!("CARGO_BIN_EXE_gobale")),
        };
        match self {
            Self::Empty => command.arg("--empty"),
            Self::Gobale(data) => command.arg("--data-dir").arg(data),
        };
        command.env("DISPLAY", &display.name).env_remove("WAYLAND_DISPLAY").stdout(Stdio::null());
        Running(command.spawn().expect("it starts"))
    }
}

/// A program that runs until this ends.
struct Running(Child);

impl Running {
    /// The seconds of the processor it has had.
    fn processor(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id())).expect("it runs");
        // The name before them may have anything in it.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: f64 = fields[11..13].iter().map(|field| field.parse::<f64>().expect("a number")).sum();
        ticks / 100.0
    }

    /// The megabytes it has in memory.
    fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
        line.trim().trim_end_matches(" kB").parse::<f64>().expect("a number") / 1024.0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Where it is gone already there is nothing to end.
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// How many seconds each program takes from its start to its first frame: the median.
fn first_frames<const N: usize>(programs: &[Program<'_>; N]) -> [f64; N] {
    let display = Display::start();
    let mut times: [Vec<f64>; N] = std::array::from_fn(|_| Vec::new());
    // Once more than counted: the first one reads from the disk.
    for round in 0..=STARTS {
        for (program, times) in programs.iter().zip(&mut times) {
            let begun = Instant::now();
            let running = program.start(&display);
            let (_, after) = display.wait_for_window(begun);
            drop(running);
            if round > 0 {
                times.push(after.as_secs_f64());
            }
        }
    }
    times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[STARTS / 2]
    })
}

/// Memory and processor at rest, each program on a display of its own.
fn rest(programs: &[Program<'_>; 2], time: Duration) -> bool {
    let open = |program: &Program<'_>| {
        let display = Display::start();
        let running = program.start(&display);
        let (window, _) = display.wait_for_window(Instant::now());
        (running, display, window)
    };
    let [empty, ours] = programs;
    let (empty, _empty_display, _) = open(empty);
    let (seen, _seen_display, _) = open(ours);
    let (minimised, display, window) = open(ours);
    display.minimise(window);
    let (covered, covered_display, _) = open(ours);
    covered_display.cover();
    sleep(SETTLING);
    let mut met = check("memory, empty window", empty.memory(), "MB", None);
    met &= check("memory, Gobale", seen.memory(), "MB", None);
    met &= check("memory, more than the empty window", seen.memory() - empty.memory(), "MB", Some(MEMORY));
    let all = [("in sight", &seen), ("minimised", &minimised), ("covered", &covered)];
    let before = all.map(|(_, program)| program.processor());
    sleep(time);
    for ((how, program), before) in all.into_iter().zip(before) {
        met &= check(&format!("processor in {} s, {how}", time.as_secs()), program.processor() - before, "s", Some(AT_REST));
    }
    met
}

/// A data folder as it looks after some use: a game on the table, and recent files.
fn furnish(data: &Path) {
    let mut settings = Settings::default();
    for seed in 0..RECENT {
        let path = data.join(format!("game-{seed}.ron"));
        file::save(&path, &long(seed)).expect("saved");
        settings.remember(path);
    }
    fs::write(data.join("settings.ron"), settings.write()).expect("written");
    file::save(&data.join("last-session.ron"), &long(RECENT)).expect("saved");
}

/// A long session, another one for each seed.
fn long(seed: u64) -> Session {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut session = Session::new(Arc::clone(catalogue::built_in("huroy").as_ref().expect("shipped")));
    while session.len() < TURNS
        && let Some(next) = chance::random_move(session.game(), &mut random)
    {
        session.play(next).expect("an allowed move");
    }
    session
}

/// A window of eframe's with nothing in it.
fn empty() -> ExitCode {
    struct Empty;
    impl eframe::App for Empty {
        fn ui(&mut self, _: &mut egui::Ui, _: &mut eframe::Frame) {}
    }
    let viewport = egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]);
    let options = eframe::NativeOptions { viewport, centered: true, ..eframe::NativeOptions::default() };
    match eframe::run_native("empty", options, Box::new(|_| Ok(Box::new(Empty)))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
