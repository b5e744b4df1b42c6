//! A display of Xvfb's, and what a window manager would do to the windows on it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// How long a window may take to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// A smaller window is none of a program's own.
const LEAST_WIDTH: u16 = 600;

/// The state of a minimised window, in the convention of window managers.
const ICONIC: u32 = 3;

/// The display, which ends with this.
pub struct Display {
    /// Its name, such as `:7`.
    pub name: String,
    xvfb: Child,
    server: RustConnection,
    root: Window,
}

impl Display {
    pub fn start() -> Self {
        let mut xvfb = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1000x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is there");
        let mut number = String::new();
        BufReader::new(xvfb.stdout.take().expect("piped")).read_line(&mut number).expect("Xvfb tells its number");
        let name = format!(":{}", number.trim());
        let (server, screen) = x11rb::connect(Some(&name)).expect("Xvfb answers");
        let root = server.setup().roots[screen].root;
        let told = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        server.change_window_attributes(root, &told).expect("Xvfb tells of windows");
        server.flush().expect("Xvfb answers");
        Self { name, xvfb, server, root }
    }

    /// Waits until a program shows its window, which eframe does as soon as the first frame is painted.
    pub fn wait_for_window(&self, begun: Instant) -> (Window, Duration) {
        while begun.elapsed() < PATIENCE {
            match self.server.poll_for_event().expect("Xvfb answers") {
                Some(Event::MapNotify(mapped)) => {
                    let after = begun.elapsed();
                    let size = self.server.get_geometry(mapped.window).ok().and_then(|asked| asked.reply().ok());
                    if size.is_some_and(|size| size.width >= LEAST_WIDTH) {
                        return (mapped.window, after);
                    }
                }
                Some(_) => {}
                None => sleep(Duration::from_millis(1)),
            }
        }
        panic!("no window came");
    }

    fn atom(&self, name: &str) -> u32 {
        self.server.intern_atom(false, name.as_bytes()).expect("asked").reply().expect("an atom").atom
    }

    /// Minimises a window.
    pub fn minimise(&self, window: Window) {
        let (state, hints, hidden) = (self.atom("WM_STATE"), self.atom("_NET_WM_STATE"), self.atom("_NET_WM_STATE_HIDDEN"));
        self.server.change_property32(PropMode::REPLACE, window, state, state, &[ICONIC, 0]).expect("asked");
        self.server.change_property32(PropMode::REPLACE, window, hints, AtomEnum::ATOM, &[hidden]).expect("asked");
        self.server.unmap_window(window).expect("asked");
        self.server.flush().expect("Xvfb answers");
    }

    /// Lays a window over everything that is there.
    pub fn cover(&self) {
        let cover = self.server.generate_id().expect("an id");
        let over = CreateWindowAux::new().override_redirect(1).background_pixel(0);
        self.server.create_window(24, cover, self.root, 0, 0, 1600, 1000, 0, WindowClass::INPUT_OUTPUT, 0, &over).expect("asked");
        self.server.map_window(cover).expect("asked");
        self.server.flush().expect("Xvfb answers");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // Where it is gone already there is nothing to end.
        let _ = self.xvfb.kill().and_then(|()| self.xvfb.wait());
    }
}
