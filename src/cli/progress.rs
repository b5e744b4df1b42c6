//! How far a long piece of work is, on standard error, where somebody looks on: no pipe and no file gets any of it.

use std::io::{self, IsTerminal as _};
use std::thread;
use std::time::{Duration, Instant};

use super::output::overwrite;
use super::words;
use crate::export::Work;
use crate::words::say;

/// How long work takes at least of which something is told.
const LONG: Duration = Duration::from_millis(500);

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Tells how far the work is until it is done. What cannot be told is left out.
pub(super) fn show(work: &Work, is_done: impl Fn() -> bool) {
    let begun = Instant::now();
    let looks_on = io::stderr().is_terminal();
    let mut told = (0, 0);
    while !is_done() {
        let progress = work.progress();
        if looks_on && begun.elapsed() > LONG && progress != told && progress.1 > 1 {
            told = progress;
            overwrite(&say!(words(), "export-progress", done = progress.0, all = progress.1));
        }
        thread::sleep(LOOK);
    }
    if told.1 > 0 {
        overwrite("");
    }
}
