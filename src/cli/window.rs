//! The way into the window, and what is said when it cannot open or breaks off.

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use super::output::{Failure, complain};
use super::{end, words};
use crate::words::say;

/// Opens the window with what opens it, and waits until it is closed.
///
/// A library of the system that is missing shows as a panic somewhere below: even that is told in one line.
pub fn run_window(open: impl FnOnce() -> Result<(), String>) -> ExitCode {
    let window = thread::current().id();
    panic::set_hook(Box::new(move |panic| {
        let why = panic.payload_as_str().unwrap_or_default();
        if thread::current().id() != window {
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            return complain(&say!(words(), "cli-mistake-at", why = why, place = place));
        }
        // A place in our own code is worth reporting; one in a library is a path on the machine that built it.
        match panic.location().filter(|place| Path::new(place.file()).is_relative()) {
            Some(place) => complain(&say!(words(), "cli-window-stopped-at", why = why, place = place.to_string())),
            None => complain(&say!(words(), "cli-window-stopped", why = why)),
        }
    }));
    let closed = panic::catch_unwind(AssertUnwindSafe(open));
    // What was told by then is not told again.
    closed.map_or(ExitCode::FAILURE, |closed| {
        end(closed.map_err(|why| Failure::Other(say!(words(), "cli-no-window", why = without_place(&why)))))
    })
}

/// The end of a complaint such as `os error at SOURCE-FILE:LINE: REASON`: where in a library it arose helps nobody here.
fn without_place(why: &str) -> &str {
    why.split_once("os error at ").and_then(|(_, rest)| rest.split_once(": ")).map_or(why, |(_, reason)| reason)
}

/// Says which pictures were painted, or why they could not be.
pub fn pictures_painted(painted: std::io::Result<Vec<String>>) -> ExitCode {
    let mut out = super::Output::new();
    let painted = painted.map_err(|error| Failure::Other(say!(words(), "cli-no-pictures", why = words().io_error(&error))));
    end(painted.and_then(|names| names.iter().try_for_each(|name| out.line(name))).and_then(|()| out.flush()))
}
