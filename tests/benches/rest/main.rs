//! Measures the program beside an empty eframe window, in one run under Xvfb: how long until the first frame, how much memory, and
//! how much of the processor at rest, minimised and covered. Ends with 1 where a goal is missed.
//!
//! `cargo bench --profile dev --bench rest`, with `-- --seconds 10` for a shorter rest. It needs Linux, and Xvfb with OpenGL.

#![expect(clippy::print_stdout, reason = "what is measured is printed")]

#[cfg(target_os = "linux")]
#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../chance.rs"]
mod chance;
#[cfg(target_os = "linux")]
mod display;
#[cfg(target_os = "linux")]
mod measure;

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    measure::main()
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    println!("this is measured under Xvfb, on Linux");
    ExitCode::SUCCESS
}
