//! The commands that need no window.
//!
//! They read arguments, files and standard input, and write through one `Output`; their errors are
//! sentences on standard error. They know the rules, the rule sets, sessions and words, but neither the program's
//! window nor what it is doing.

mod answer;
mod args;
mod contest;
mod contestant;
mod count;
mod export;
mod game;
mod json;
mod lacking;
mod load;
mod output;
mod play;
mod progress;
mod replay;
mod rulesets;
mod solve;
mod suggest;
mod telling;
mod window;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{CommandFactory, Parser};

use crate::about;
use crate::words::{Words, say};
use args::{Bench, Command, CommandLine};
pub use output::complain;
use output::{Done, Failure, Output};
pub use window::{NoWindow, pictures_painted, run_window};

/// What the arguments come to.
pub enum Start {
    /// The window is to be opened.
    Window(Window),
    /// Pictures of the screens are to be painted into this folder.
    Pictures(PathBuf),
    /// The same screens are to be painted in every size and scale into this folder.
    Sheet(PathBuf),
    /// A command was run to its end, or the arguments were refused.
    Done(ExitCode),
}

/// How the window is to be opened.
pub struct Window {
    /// The session file to open.
    pub file: Option<PathBuf>,
    /// The folder for settings and autosaves, in place of the usual one.
    pub data_dir: Option<PathBuf>,
    /// Whether it is for the visitors of a museum.
    pub museum: Option<Museum>,
}

/// The window is for visitors.
pub struct Museum {
    /// After how many minutes it goes back to the first screen; none for as many as the settings say.
    pub minutes: Option<u16>,
}

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

fn words() -> &'static Words {
    &WORDS
}

/// The exit code for wrong arguments or input.
const WRONG_INPUT: u8 = 2;

/// Reads the arguments, the program's name first, and runs the command they name.
pub fn start(args: impl IntoIterator<Item = OsString>) -> Start {
    let args: Vec<OsString> = args.into_iter().collect();
    let line = match CommandLine::try_parse_from(&args) {
        Ok(line) => line,
        Err(refused) => return Start::Done(explain(&refused, &args)),
    };
    let wrong = |why: String| Start::Done(end(Err(Failure::Input(why))));
    let mut out = Output::new();
    if line.licences {
        return Start::Done(end(out.text(&about::text()).and_then(|()| out.flush())));
    }
    let Some(command) = line.command else {
        let museum = line.museum.map(|minutes| Museum { minutes });
        let window = Window { file: line.file, data_dir: line.data_dir, museum };
        return match &window.file {
            Some(file) if !file.exists() => {
                let name = file.to_string_lossy();
                wrong(misspelt(&name).unwrap_or_else(|| say!(words(), "cli-no-file", file = name.as_ref())))
            }
            _ => Start::Window(window),
        };
    };
    if let Some(file) = line.file {
        let name = file.to_string_lossy();
        return wrong(misspelt(&name).unwrap_or_else(|| say!(words(), "cli-file-and-command", file = name.as_ref())));
    }
    let done = match command {
        Command::Pictures { folder, sheet: true } => return Start::Sheet(folder),
        Command::Pictures { folder, sheet: false } => return Start::Pictures(folder),
        Command::Rules { id: None, .. } => rulesets::list(&mut out),
        Command::Rules { id: Some(id), options } => rulesets::show(&id, &options, &mut out),
        Command::Play(play) => play::play(&play, &mut out),
        Command::Replay { file, json } => replay::replay(&file, json, &mut out),
        Command::Render(render) => export::render(&render),
        Command::Export { file, output } => export::write(&file, &output),
        Command::Solve(solve) => solve::solve(&solve, &mut out),
        Command::Perft { rules, depth } => count::perft(&rules, depth, &mut out),
        Command::Bench(Bench::Playouts { rules, seconds }) => count::playouts(&rules, seconds, &mut out),
        Command::Bench(Bench::Players(contest)) => contest::players(&contest, &mut out),
        Command::Bench(Bench::Search { rules }) => count::search(&rules, &mut out),
    };
    Start::Done(end(done.and_then(|()| out.flush())))
}

/// Says why it ended, if there is anything to say.
fn end(done: Done) -> ExitCode {
    match done {
        Ok(()) | Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(Failure::Input(why)) => {
            complain(&why);
            ExitCode::from(WRONG_INPUT)
        }
        Err(Failure::Other(why)) => {
            complain(&why);
            ExitCode::FAILURE
        }
    }
}

/// Prints what clap has to say: the help or the version that was asked for, or what is wrong with the arguments.
fn explain(refused: &clap::Error, args: &[OsString]) -> ExitCode {
    let text = refused.render().to_string();
    if !refused.use_stderr() {
        let mut out = Output::new();
        return end(out.text(&text).and_then(|()| out.flush()));
    }
    let first = args.get(1).and_then(|first| first.to_str());
    let why = first.and_then(misspelt).unwrap_or_else(|| text.trim_end().to_owned());
    end(Err(Failure::Input(why)))
}

/// If a name is neither a command nor a file but very like a command: that it is none, and which was meant.
fn misspelt(name: &str) -> Option<String> {
    let line = CommandLine::command();
    let commands: Vec<&str> = line.get_subcommands().map(clap::Command::get_name).collect();
    if commands.contains(&name) || Path::new(name).exists() {
        return None;
    }
    let near = suggest::nearest(name, commands)?;
    Some(say!(words(), "cli-misspelt", name = name, near = near))
}
