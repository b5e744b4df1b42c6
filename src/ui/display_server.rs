//! To which server of windows a Linux desktop leads: Wayland or X11.
//!
//! The window's library goes by the names in the environment alone. A name of a Wayland server that is gone, as a session that
//! has ended leaves it behind, would keep it from an X11 server that is there.

use std::env;
use std::ffi::OsString;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

use eframe::EventLoopBuilderHook;
use winit::platform::x11::EventLoopBuilderExtX11 as _;

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

/// Where the window goes.
pub fn server() -> Server {
    chosen(|name| env::var_os(name), |socket| UnixStream::connect(socket).is_ok())
}

/// What leads the window's library there, where it would go elsewhere by itself.
pub fn lead() -> Option<EventLoopBuilderHook> {
    let lead: EventLoopBuilderHook = Box::new(|builder| {
        builder.with_x11();
    });
    (server() == Server::X11).then_some(lead)
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
}
