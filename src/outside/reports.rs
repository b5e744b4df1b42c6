//! Reports of the program's own mistakes: written when it panics, on whichever thread, and told at the next start.
//!
//! A report says what went wrong and where, nothing of the games; the person's folder is left out of the paths in it.

use std::backtrace::Backtrace;
use std::fs;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, SystemTime};

use super::date;
use super::keeper::Door;
use crate::app::Report;
use crate::disk;
use crate::words::{Words, say};

/// So many reports are written in one run: what goes wrong in every frame is told once.
const MOST: usize = 3;

/// So many are kept.
const KEPT: usize = 20;

/// How long a program that breaks off waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);

/// A larger file is no report.
const LARGEST: u64 = 1 << 20;

/// How the name of a report ends, and that of one that was not told yet.
const ENDING: &str = "txt";
const UNTOLD: &str = "new";

/// The folder of the reports.
#[derive(Clone, Debug)]
pub struct Reports {
    folder: PathBuf,
}

impl Reports {
    /// In this folder, which need not be there.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// From now on a panic on any thread is reported, and what is still to be kept is written before anything else happens.
    pub fn watch(self) -> Watch {
        let door = Arc::new(OnceLock::<Door>::new());
        let watch = Watch { door: Arc::clone(&door) };
        let before = panic::take_hook();
        let written = AtomicUsize::new(0);
        panic::set_hook(Box::new(move |panic| {
            before(panic);
            if let Some(door) = door.get() {
                door.flush(PATIENCE);
            }
            if written.fetch_add(1, Ordering::Relaxed) < MOST {
                let words = Words::english();
                let told = match self.write(&words, panic) {
                    Ok(path) => say!(words, "report-written", file = path.display().to_string()),
                    Err(why) => say!(words, "report-not-written", why = words.io_error(&why)),
                };
                // If nobody listens there, the next start still tells.
                let _ = writeln!(io::stderr().lock(), "{told}");
            }
        }));
        watch
    }

    fn write(&self, words: &Words, panic: &PanicHookInfo<'_>) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let now = date::stamp(SystemTime::now());
        let text = say!(
            words,
            "report-text",
            version = env!("CARGO_PKG_VERSION"),
            system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            time = now,
            thread = thread::current().name().unwrap_or_default(),
            place = panic.location().map(ToString::to_string).unwrap_or_default(),
            message = panic.payload_as_str().unwrap_or_default(),
            trace = Backtrace::force_capture().to_string(),
        );
        let names = (1..100).map(|number| self.folder.join(format!("{now}-{number}.{UNTOLD}.{ENDING}")));
        let path = names.into_iter().find(|path| !path.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
        disk::write(&path, without_home(&text).as_bytes())?;
        Ok(path)
    }

    /// The newest report that was not told yet. From now on all are told; the oldest are deleted.
    pub fn take_newest(&self) -> Option<Report> {
        let entries = fs::read_dir(&self.folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
        let mut reports: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|ending| ending == ENDING)).collect();
        reports.sort_unstable();
        for old in reports.drain(..reports.len().saturating_sub(KEPT)) {
            // One that stays is deleted the next time.
            let _ = fs::remove_file(old);
        }
        let told: Vec<Report> = reports.iter().filter_map(|path| tell(path)).collect();
        told.into_iter().next_back()
    }
}

/// Renames a report that was not told yet, and reads it.
fn tell(path: &Path) -> Option<Report> {
    let told = path.with_extension("");
    let told = told.extension().is_some_and(|ending| ending == UNTOLD).then(|| told.with_extension(ENDING))?;
    let text = String::from_utf8(disk::read(path, LARGEST).ok()?).ok()?;
    fs::rename(path, &told).ok()?;
    Some(Report { file: told, text })
}

/// The text with `~` for the person's folder, whose name may be the person's own.
fn without_home(text: &str) -> String {
    let home = etcetera::home_dir().ok().and_then(|home| home.into_os_string().into_string().ok());
    home.filter(|home| home.len() > 1).map_or_else(|| text.to_owned(), |home| text.replace(&home, "~"))
}

/// What a panic sets off, once it is set.
pub struct Watch {
    door: Arc<OnceLock<Door>>,
}

impl Watch {
    /// Before a panic goes on, what is still to be kept is written through this door.
    pub fn guard(&self, door: Door) {
        // Another one would be of the same program: there is only one window.
        let _ = self.door.set(door);
    }
}
