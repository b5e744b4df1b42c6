//! Gobale without a console: what a shortcut and a double click on a file start on Windows, where a program for the console
//! would open one beside its window.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use gobale::{start, ui};

fn main() -> ExitCode {
    start::run(ui::show_message)
}
