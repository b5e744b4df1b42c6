//! From the command line to a command or the window: what the program and its twin without a console have in common.

use std::env;
use std::process::ExitCode;

use crate::cli::{self, NoWindow, Start};
use crate::ui::{self, WindowError};

/// Reads the command line, and runs a command or opens the window. What ends the window badly is told to `tell`.
pub fn run(tell: fn(&str)) -> ExitCode {
    match cli::start(env::args_os()) {
        Start::Window(window) => {
            let museum = window.museum.map(|museum| ui::Museum { minutes: museum.minutes });
            let start = ui::Start { file: window.file, data_dir: window.data_dir, museum };
            cli::run_window(|| ui::run(start).map_err(no_window), tell)
        }
        Start::Pictures(folder) => cli::pictures_painted(ui::gallery::pictures::write_all(&folder)),
        Start::Sheet(folder) => cli::pictures_painted(ui::gallery::sheet::write(&folder)),
        Start::Done(code) => code,
    }
}

fn no_window(why: WindowError) -> NoWindow {
    match why {
        WindowError::Display(why) => NoWindow::Display(why),
        WindowError::Graphics(why) => {
            again_in_software();
            NoWindow::Graphics(why)
        }
        WindowError::Museum(why) => NoWindow::Museum(why),
        WindowError::Other(why) => NoWindow::Other(why),
    }
}

/// Begins anew with OpenGL in software, without what may point Mesa elsewhere. It only comes back where that cannot be done, or
/// was done already: a window library opens one window in a process.
#[cfg(unix)]
fn again_in_software() {
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    // Set where it is tried already.
    const TRIED: &str = "GOBALE_IN_SOFTWARE";
    const POINTERS: [&str; 6] = [
        "GALLIUM_DRIVER",
        "LIBGL_ALWAYS_INDIRECT",
        "LIBGL_DRIVERS_PATH",
        "MESA_LOADER_DRIVER_OVERRIDE",
        "__GLX_VENDOR_LIBRARY_NAME",
        "__EGL_VENDOR_LIBRARY_FILENAMES",
    ];
    let (Ok(program), None) = (env::current_exe(), env::var_os(TRIED)) else { return };
    let mut again = Command::new(program);
    again.args(env::args_os().skip(1)).env(TRIED, "1").env("LIBGL_ALWAYS_SOFTWARE", "1");
    for pointer in POINTERS {
        again.env_remove(pointer);
    }
    // Where it succeeds nothing of this process is left.
    drop(again.exec());
}

#[cfg(not(unix))]
const fn again_in_software() {}
