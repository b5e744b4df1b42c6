//! Gobale, the program: reads the command line, and runs a command or opens the window.

use std::process::ExitCode;

use gobale::{cli, start};

fn main() -> ExitCode {
    start::run(cli::complain)
}
