//! A copy's place in the data folder, where several copies of the program share it.
//!
//! The file where a copy keeps its session is its own as long as it holds the lock of its place. The system lets go of the
//! lock when the copy ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;

/// A place.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file where the session is kept.
    pub kept: PathBuf,
    /// None where the system has no locks, or the folder cannot be written.
    lock: Option<Arc<File>>,
}

/// How many copies look for a place with a number.
const PLACES: u32 = 9;

impl Place {
    /// The first place, without its lock.
    pub fn first(folder: &Path) -> Self {
        Self { kept: kept(folder, 1), lock: None }
    }

    /// The first place that no other copy of the program has.
    pub fn take(folder: &Path) -> Self {
        let made = fs::create_dir_all(folder);
        let free = made.ok().and_then(|()| (1..=PLACES).find_map(|number| Self::lock(folder, number)));
        // Nobody else has this number while the copy runs. What lies in the others' places may be read by nobody now, and
        // is not written over. It is locked too, so that nobody takes it for one left behind.
        let own = PLACES + process::id();
        free.or_else(|| Self::lock(folder, own)).unwrap_or_else(|| Self { kept: kept(folder, own), lock: None })
    }

    fn lock(folder: &Path, number: u32) -> Option<Self> {
        let path = lock(folder, number);
        // A pipe would make us wait for ever.
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            return None;
        }
        let file = File::create(path).ok()?;
        let lock = match file.try_lock() {
            Ok(()) => Some(Arc::new(file)),
            Err(TryLockError::WouldBlock) => return None,
            // A system without locks: copies cannot know of each other.
            Err(TryLockError::Error(_)) => None,
        };
        Some(Self { kept: kept(folder, number), lock })
    }

    /// Leaves the place to other copies.
    pub fn leave(&mut self) {
        self.lock = None;
    }

    /// Whether no other copy of the program has a place in the folder, as far as the system can tell.
    pub fn is_alone(&self, folder: &Path) -> bool {
        let others = (1..=PLACES).filter(|&number| kept(folder, number) != self.kept);
        let paths = others.map(|number| lock(folder, number)).filter(|path| path.is_file());
        let locks = paths.filter_map(|path| File::open(path).ok());
        self.lock.is_some() && locks.into_iter().all(|lock| lock.try_lock().is_ok())
    }

    /// The sessions that copies which ended left in places that nobody has now.
    pub fn left_behind(&self, folder: &Path) -> Vec<PathBuf> {
        let names = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let others = names.filter_map(|name| number(&name)).filter(|&number| kept(folder, number) != self.kept);
        others.filter_map(|number| Some(Self::lock(folder, number)?.kept)).filter(|kept| kept.is_file()).collect()
    }
}

fn lock(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("place-{number}.lock"))
}

fn kept(folder: &Path, number: u32) -> PathBuf {
    folder.join(if number == 1 { "last-session.ron".to_owned() } else { format!("last-session-{number}.ron") })
}

/// The number of the place where a file of this name keeps a session.
fn number(name: &str) -> Option<u32> {
    let number = name.strip_prefix("last-session")?.strip_suffix(".ron")?;
    if number.is_empty() { Some(1) } else { number.strip_prefix('-')?.parse().ok() }
}
