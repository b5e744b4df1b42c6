//! To which server of windows a Linux desktop leads: Wayland or X11.
//!
//! The window's library goes by the names in the environment alone. A name of a Wayland server that is gone, as a session that
//! has ended leaves it behind, would keep it from an X11 server that is there.

use std::env;
use std::ffi::OsString;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use eframe::EventLoopBuilderHook;
use egui::{Pos2, Rect, vec2};
use winit::platform::x11::EventLoopBuilderExtX11 as _;
use x11rb::connection::Connection as _;
use x11rb::protocol::randr::{ConnectionExt as _, MonitorInfo};

/// Where the window goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Server {
    /// To a Wayland server.
    Wayland,
    /// To an X11 server.
    X11,
    /// Nowhere: none is named.
    None,
}

/// How long a server is waited for: one that hangs is as one that is gone.
const PATIENCE: Duration = Duration::from_secs(2);

impl Server {
    /// Where the window goes. A server is tried for this, so it is asked once.
    pub fn find() -> Self {
        chosen(
            |name| env::var_os(name),
            |socket| {
                let socket = socket.to_owned();
                in_time(PATIENCE, move || UnixStream::connect(socket).ok()).is_some()
            },
        )
    }

    /// What leads the window's library there, where it would go elsewhere by itself.
    pub fn lead(self) -> Option<EventLoopBuilderHook> {
        let lead: EventLoopBuilderHook = Box::new(|builder| {
            builder.with_x11();
        });
        (self == Self::X11).then_some(lead)
    }

    /// The monitors, in pixels; none where the server does not tell them.
    pub fn monitors(self) -> Vec<Rect> {
        match self {
            Self::X11 => in_time(PATIENCE, monitors_of_x11).unwrap_or_default(),
            Self::Wayland | Self::None => Vec::new(),
        }
    }
}

/// Asks something that may take long, and waits for the answer no longer than that. A thread that still waits then is left alone.
fn in_time<T: Send + 'static>(patience: Duration, ask: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    let (answer, answered) = channel();
    thread::spawn(move || answer.send(ask()));
    answered.recv_timeout(patience).ok().flatten()
}

fn monitors_of_x11() -> Option<Vec<Rect>> {
    let (server, screen) = x11rb::connect(None).ok()?;
    let root = server.setup().roots.get(screen)?.root;
    let monitors = server.randr_get_monitors(root, true).ok()?.reply().ok()?.monitors;
    let rect = |monitor: &MonitorInfo| {
        let at = Pos2::new(f32::from(monitor.x), f32::from(monitor.y));
        Rect::from_min_size(at, vec2(f32::from(monitor.width), f32::from(monitor.height)))
    };
    Some(monitors.iter().map(rect).collect())
}

/// Where it goes by what the environment names, and by whether a socket answers.
fn chosen(variable: impl Fn(&str) -> Option<OsString>, answers: impl Fn(&Path) -> bool) -> Server {
    let named = |name| variable(name).filter(|value| !value.is_empty());
    // A path of its own stands for itself.
    let socket = named("WAYLAND_DISPLAY").map(|name| PathBuf::from(named("XDG_RUNTIME_DIR").unwrap_or_default()).join(name));
    match (named("WAYLAND_SOCKET"), socket, named("DISPLAY")) {
        (Some(_), ..) | (None, Some(_), None) => Server::Wayland,
        (None, Some(socket), Some(_)) if answers(&socket) => Server::Wayland,
        (None, _, Some(_)) => Server::X11,
        (None, None, None) => Server::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wayland_server_that_is_gone_does_not_stand_before_x11() {
        for (environment, expected) in [
            (&[("WAYLAND_DISPLAY", "there"), ("XDG_RUNTIME_DIR", "/run"), ("DISPLAY", ":0")][..], Server::Wayland),
            (&[("WAYLAND_DISPLAY", "gone"), ("XDG_RUNTIME_DIR", "/run"), ("DISPLAY", ":0")], Server::X11),
            (&[("WAYLAND_DISPLAY", "/run/there"), ("DISPLAY", ":0")], Server::Wayland),
            (&[("WAYLAND_DISPLAY", "there"), ("DISPLAY", ":0")], Server::X11),
            // What is not there is said by the library, with its reason.
            (&[("WAYLAND_DISPLAY", "gone"), ("XDG_RUNTIME_DIR", "/run")], Server::Wayland),
            (&[("WAYLAND_DISPLAY", "gone"), ("XDG_RUNTIME_DIR", "/run"), ("DISPLAY", "")], Server::Wayland),
            (&[("WAYLAND_SOCKET", "7"), ("WAYLAND_DISPLAY", "gone"), ("DISPLAY", ":0")], Server::Wayland),
            (&[("WAYLAND_DISPLAY", ""), ("DISPLAY", ":0")], Server::X11),
            (&[("DISPLAY", ":0")], Server::X11),
            (&[], Server::None),
        ] {
            let variable = |name: &str| environment.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value));
            assert_eq!(chosen(variable, |socket| socket == Path::new("/run/there")), expected, "{environment:?}");
        }
    }

    #[test]
    fn what_does_not_answer_in_time_is_not_waited_for() {
        let (never, waits) = channel::<()>();
        // Nothing answers as long as the other end of the channel is held.
        assert_eq!(in_time(Duration::ZERO, move || waits.recv().ok()), None);
        drop(never);
        // Whoever answers is waited for, however busy the machine is.
        assert_eq!(in_time(Duration::MAX, || Some(1)), Some(1));
        assert_eq!(in_time(Duration::MAX, || None::<u8>), None);
    }
}
