//! The way into the window, and what is said when it cannot open or breaks off.

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use super::output::Failure;
use super::{end, lacking, words};
use crate::words::say;

/// Why there is no window: what the system says of it.
pub enum NoWindow {
    /// There is no display, or what reaches it is missing.
    Display(String),
    /// There is no OpenGL, or too old a one.
    Graphics(String),
    /// It was to start anew for visitors, and could not.
    Museum(String),
    /// Anything else.
    Other(String),
}

/// Opens the window with what opens it, and waits until it is closed. What goes wrong is told to `tell`.
///
/// A library of the system that is missing shows as a panic somewhere below: even that is told in one line.
pub fn run_window(open: impl FnOnce() -> Result<(), NoWindow>, tell: fn(&str)) -> ExitCode {
    let window = thread::current().id();
    panic::set_hook(Box::new(move |panic| {
        let why = panic.payload_as_str().unwrap_or_default();
        if thread::current().id() != window {
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            return tell(&say!(words(), "cli-mistake-at", why = why, place = place));
        }
        if let Some(library) = lacking::named(why) {
            return tell(&lacking::told(words(), &[library]));
        }
        // A place in our own code is worth reporting; one in a library is a path on the machine that built it.
        match panic.location().filter(|place| Path::new(place.file()).is_relative()) {
            Some(place) => tell(&say!(words(), "cli-window-stopped-at", why = why, place = place.to_string())),
            None => tell(&say!(words(), "cli-window-stopped", why = why)),
        }
    }));
    match panic::catch_unwind(AssertUnwindSafe(open)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(why)) => {
            tell(&sentence(&why));
            ExitCode::FAILURE
        }
        // What was told by then is not told again.
        Err(_) => ExitCode::FAILURE,
    }
}

/// Why there is no window, in a sentence, and what may help.
fn sentence(why: &NoWindow) -> String {
    let missing = match why {
        NoWindow::Display(_) | NoWindow::Graphics(_) => lacking::missing(),
        NoWindow::Museum(_) | NoWindow::Other(_) => Vec::new(),
    };
    match why {
        _ if !missing.is_empty() => lacking::told(words(), &missing),
        NoWindow::Display(why) => say!(words(), "cli-no-display", why = without_place(why)),
        NoWindow::Graphics(why) => say!(words(), "cli-no-graphics", why = in_short(why)),
        NoWindow::Museum(why) => say!(words(), "cli-no-museum", why = why),
        NoWindow::Other(why) => say!(words(), "cli-no-window", why = without_place(why)),
    }
}

/// The end of a complaint such as `os error at SOURCE-FILE:LINE: REASON`: where in a library it arose helps nobody here.
fn without_place(why: &str) -> &str {
    let why = why.split_once("os error at ").and_then(|(_, rest)| rest.split_once(": ")).map_or(why, |(_, reason)| reason);
    why.trim_end_matches('.')
}

/// A complaint without the long description of what was looked for.
fn in_short(why: &str) -> String {
    let told = without_place(why);
    match (told.find(" matching the template"), told.rfind("Error: ")) {
        (Some(end), Some(reason)) if end < reason => format!("{}: {}", &told[..end], &told[reason + "Error: ".len()..]),
        _ => told.to_owned(),
    }
}

/// Says which pictures were painted, or why they could not be.
pub fn pictures_painted(painted: std::io::Result<Vec<String>>) -> ExitCode {
    let mut out = super::Output::new();
    let painted = painted.map_err(|error| Failure::Other(say!(words(), "cli-no-pictures", why = words().io_error(&error))));
    end(painted.and_then(|names| names.iter().try_for_each(|name| out.line(name))).and_then(|()| out.flush()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_helps_nobody_is_left_out() {
        for (why, expected) in [
            ("os error at /a/b.rs:765: neither A nor B is set.", "neither A nor B is set"),
            ("winit error: Could not find it", "winit error: Could not find it"),
            ("Found no configs matching the template: Config { a: 8, b: None }. Error: not found", "Found no configs: not found"),
            ("glutin error: [a7] GLXBadFBConfig", "glutin error: [a7] GLXBadFBConfig"),
        ] {
            assert_eq!(in_short(why), expected);
        }
    }
}
