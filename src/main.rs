//! Gobale, the program: reads the command line, and runs a command or opens the window.

use std::process::ExitCode;

use gobale::cli::{self, Start};
use gobale::ui;

fn main() -> ExitCode {
    match cli::start(std::env::args_os()) {
        Start::Window(window) => cli::ended(ui::run(ui::Start { file: window.file, data_dir: window.data_dir }).map_err(|why| why.0)),
        Start::Pictures(folder) => cli::ended(ui::pictures::write_all(&folder).map_err(|why| why.to_string())),
        Start::Done(code) => code,
    }
}
