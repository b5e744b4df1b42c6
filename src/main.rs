//! Gobale, the program: reads the command line, and runs a command or opens the window.

use std::process::ExitCode;

use gobale::cli::{self, Start};
use gobale::ui;

fn main() -> ExitCode {
    match cli::start(std::env::args_os()) {
        Start::Window(window) => {
            let museum = window.museum.map(|museum| ui::Museum { minutes: museum.minutes });
            let start = ui::Start { file: window.file, data_dir: window.data_dir, museum };
            cli::run_window(|| ui::run(start).map_err(|why| why.0))
        }
        Start::Pictures(folder) => cli::pictures_painted(ui::pictures::write_all(&folder)),
        Start::Done(code) => code,
    }
}
