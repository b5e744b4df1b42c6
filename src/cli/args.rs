//! What can be written on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use super::contestant::Who;
use super::words;
use crate::scene::BoardLook;
use crate::words::say;

#[derive(Parser)]
#[command(name = "gobale", version, about = say!(words(), "cli-about"), after_help = say!(words(), "cli-after-help"))]
#[command(override_usage = say!(words(), "cli-usage"))]
pub(super) struct CommandLine {
    #[command(subcommand)]
    pub(super) command: Option<Command>,

    #[arg(value_name = "FILE", help = say!(words(), "cli-file"))]
    pub(super) file: Option<PathBuf>,

    #[arg(long, exclusive = true, help = say!(words(), "cli-licences"))]
    pub(super) licences: bool,
    #[arg(
        long,
        value_name = "MINUTES",
        conflicts_with = "file",
        value_parser = clap::value_parser!(u16).range(1..=1440),
        help = say!(words(), "cli-museum")
    )]
    #[expect(clippy::option_option, reason = "it can be left out, and so can its number")]
    pub(super) museum: Option<Option<u16>>,

    #[arg(long, value_name = "DIR", global = true, help = say!(words(), "cli-data-dir"))]
    pub(super) data_dir: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(super) enum Command {
    #[command(about = say!(words(), "cli-rules"))]
    Rules {
        #[arg(value_name = "ID|FILE", help = say!(words(), "cli-rules-id"))]
        id: Option<String>,

        #[arg(long = "set", value_name = "NAME=VALUE", requires = "id", help = say!(words(), "cli-set"))]
        options: Vec<String>,
    },

    #[command(about = say!(words(), "cli-play"))]
    Play(Play),

    #[command(about = say!(words(), "cli-replay"))]
    Replay {
        #[arg(value_name = "FILE", help = say!(words(), "cli-replay-file"))]
        file: PathBuf,

        #[arg(long, help = say!(words(), "cli-json"))]
        json: bool,
    },

    #[command(about = say!(words(), "cli-render"))]
    Render(Render),

    #[command(about = say!(words(), "cli-export"))]
    Export {
        #[arg(value_name = "FILE", help = say!(words(), "cli-replay-file"))]
        file: PathBuf,

        #[arg(short, long, value_name = "OUT.txt|md|csv", help = say!(words(), "cli-export-output"))]
        output: PathBuf,
    },

    #[command(about = say!(words(), "cli-perft"))]
    Perft {
        #[command(flatten)]
        rules: RulesChoice,

        #[arg(long, value_name = "N", help = say!(words(), "cli-depth"))]
        depth: u8,
    },

    #[command(about = say!(words(), "cli-solve"))]
    Solve(Solve),

    #[command(about = say!(words(), "cli-bench"), subcommand)]
    Bench(Bench),

    #[command(about = say!(words(), "cli-pictures"))]
    Pictures {
        #[arg(value_name = "DIR", help = say!(words(), "cli-pictures-folder"))]
        folder: PathBuf,

        #[arg(long, help = say!(words(), "cli-pictures-sheet"))]
        sheet: bool,
    },
}

#[derive(Subcommand)]
pub(super) enum Bench {
    #[command(about = say!(words(), "cli-playouts"))]
    Playouts {
        #[command(flatten)]
        rules: RulesChoice,

        #[arg(long, value_name = "S", default_value_t = 3.0, help = say!(words(), "cli-seconds"))]
        seconds: f64,
    },

    #[command(about = say!(words(), "cli-bench-search"))]
    Search {
        #[command(flatten)]
        rules: RulesChoice,
    },

    #[command(about = say!(words(), "cli-bench-players"))]
    Players(Contest),
}

#[derive(Args)]
pub(super) struct Contest {
    #[command(flatten)]
    pub(super) rules: RulesChoice,

    #[arg(long, value_name = "WHO", help = say!(words(), "cli-contest-first"))]
    pub(super) first: Who,

    #[arg(long, value_name = "WHO", help = say!(words(), "cli-contest-second"))]
    pub(super) second: Who,

    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000), help = say!(words(), "cli-contest-rounds"))]
    pub(super) rounds: u32,

    #[arg(long, value_name = "N", conflicts_with = "rounds", value_parser = clap::value_parser!(u32).range(1..=1_000_000), help = say!(words(), "cli-contest-matches"))]
    pub(super) matches: Option<u32>,

    #[arg(long, value_name = "N", default_value_t = 0, help = say!(words(), "cli-contest-opening"))]
    pub(super) opening: u8,

    #[arg(long, value_name = "N", default_value_t = 20_000, help = say!(words(), "cli-contest-nodes"))]
    pub(super) nodes: u64,

    #[arg(long, value_name = "N", default_value_t = 1, help = say!(words(), "cli-contest-seed"))]
    pub(super) seed: u64,

    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64), help = say!(words(), "cli-contest-threads"))]
    pub(super) threads: u8,
}

#[derive(Args)]
pub(super) struct RulesChoice {
    #[arg(long, value_name = "ID|FILE", help = say!(words(), "cli-rules-choice"))]
    pub(super) rules: String,

    #[arg(long = "set", value_name = "NAME=VALUE", help = say!(words(), "cli-set"))]
    pub(super) options: Vec<String>,
}

#[derive(Args)]
pub(super) struct Play {
    #[command(flatten)]
    pub(super) rules: RulesChoice,

    // A position begins with `-` where hole A is out of play.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, help = say!(words(), "cli-start"))]
    pub(super) start: Option<String>,

    #[arg(long, help = say!(words(), "cli-json"))]
    pub(super) json: bool,

    #[arg(long, requires = "json", conflicts_with = "turns", help = say!(words(), "cli-batch"))]
    pub(super) batch: bool,

    #[arg(long, value_name = "FILE", conflicts_with = "batch", help = say!(words(), "cli-save"))]
    pub(super) save: Option<PathBuf>,

    #[arg(value_name = "TURN", help = say!(words(), "cli-turns"))]
    pub(super) turns: Vec<String>,
}

#[derive(Args)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) rules: RulesChoice,

    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, help = say!(words(), "cli-start"))]
    pub(super) start: Option<String>,

    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64), help = say!(words(), "cli-threads"))]
    pub(super) threads: u8,

    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1 << 20), help = say!(words(), "cli-memory"))]
    pub(super) memory: u32,

    #[arg(long, value_name = "S", help = say!(words(), "cli-solve-time"))]
    pub(super) seconds: Option<f64>,

    #[arg(long, value_name = "N", help = say!(words(), "cli-nodes"))]
    pub(super) nodes: Option<u64>,

    #[arg(long, help = say!(words(), "cli-every-turn"))]
    pub(super) every_turn: bool,

    #[arg(long, help = say!(words(), "cli-solve-json"))]
    pub(super) json: bool,

    #[arg(value_name = "TURN", help = say!(words(), "cli-solve-turns"))]
    pub(super) turns: Vec<String>,
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(super) struct Render {
    #[arg(value_name = "FILE", help = say!(words(), "cli-replay-file"))]
    pub(super) file: PathBuf,

    #[arg(long, value_name = "N", help = say!(words(), "cli-render-turn"))]
    pub(super) turn: Option<usize>,

    #[arg(long, value_name = "K", help = say!(words(), "cli-render-event"))]
    pub(super) event: Option<usize>,

    #[arg(long, value_name = "WxH", help = say!(words(), "cli-render-size"))]
    pub(super) size: Option<String>,

    #[arg(long, value_name = "THEME", default_value = "light", conflicts_with = "print", help = say!(words(), "cli-render-theme"))]
    pub(super) theme: Bright,

    #[arg(long, value_name = "BOARD", default_value = "game", conflicts_with = "print", help = say!(words(), "cli-render-board"))]
    pub(super) board: Boards,

    #[arg(long, help = say!(words(), "cli-render-print"))]
    pub(super) print: bool,

    #[arg(long, help = say!(words(), "cli-render-flip"))]
    pub(super) flip: bool,

    #[arg(long, help = say!(words(), "cli-render-no-numbers"))]
    pub(super) no_numbers: bool,

    #[arg(long, help = say!(words(), "cli-render-no-letters"))]
    pub(super) no_letters: bool,

    #[arg(short, long, value_name = "OUT.png|svg|gif", help = say!(words(), "cli-render-output"))]
    pub(super) output: PathBuf,
}

/// The two themes of the screen.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Bright {
    Light,
    Dark,
}

/// What the board looks like on a picture.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Boards {
    Game,
    Earth,
    Wood,
    Slate,
    Paper,
    HighContrast,
}

impl Boards {
    pub(super) const fn look(self) -> BoardLook {
        match self {
            Self::Game => BoardLook::Game,
            Self::Earth => BoardLook::Earth,
            Self::Wood => BoardLook::CarvedWood,
            Self::Slate => BoardLook::Slate,
            Self::Paper => BoardLook::Paper,
            Self::HighContrast => BoardLook::HighContrast,
        }
    }
}
