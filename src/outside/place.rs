//! A copy's place in the data folder, where several copies of the program share it.
//!
//! The file where a copy keeps its session is its own as long as it holds the lock of its place. The system lets go of the
//! lock when the copy ends, however it ends. A folder that vanishes takes the lock with it: whether the lock that is held is the
//! one that lies there is looked at before anything is written.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;

use same_file::Handle;

use super::lock;

/// A place.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file where the session is kept.
    pub kept: PathBuf,
    /// None where the system has no locks, or the folder cannot be written.
    lock: Option<Lock>,
}

/// A lock that is held, and where it lies.
#[derive(Clone, Debug)]
struct Lock {
    path: PathBuf,
    file: Arc<File>,
}

/// Why a place cannot be had.
enum NotFree {
    /// Another copy has it.
    Taken,
    /// Its lock cannot be opened.
    Unopened(io::Error),
}

/// A place with a session in it that nobody can reach, for its lock cannot be opened.
#[derive(Debug)]
pub struct OutOfReach {
    /// The file where the session is kept.
    pub kept: PathBuf,
    /// The lock.
    pub lock: PathBuf,
    /// Why it cannot be opened.
    pub why: io::Error,
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
        let free = made.ok().and_then(|()| (1..=PLACES).find_map(|number| Self::lock(folder, number).ok()));
        // Nobody else has this number while the copy runs. What lies in the others' places may be read by nobody now, and
        // is not written over. It is locked too, so that nobody takes it for one left behind.
        let own = PLACES + process::id();
        free.or_else(|| Self::lock(folder, own).ok()).unwrap_or_else(|| Self { kept: kept(folder, own), lock: None })
    }

    /// Takes another place where the lock that is held is no longer the one that lies in the folder: the folder was gone, and
    /// another copy may have taken this place when it came back. Says whether it did.
    pub fn renew(&mut self) -> io::Result<bool> {
        let Some(lock) = self.lock.as_ref().filter(|lock| !lock.lies_there()) else { return Ok(false) };
        let folder = lock.path.parent().unwrap_or(&lock.path).to_owned();
        fs::create_dir_all(&folder)?;
        let taken = Self::take(&folder);
        // While there is no lock to be had, this is no place to write.
        if taken.lock.is_none() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        *self = taken;
        Ok(true)
    }

    fn lock(folder: &Path, number: u32) -> Result<Self, NotFree> {
        let path = lock_path(folder, number);
        let file = lock::open(&path).map_err(NotFree::Unopened)?;
        let lock = match file.try_lock() {
            Ok(()) => Some(Lock { path, file: Arc::new(file) }),
            Err(TryLockError::WouldBlock) => return Err(NotFree::Taken),
            // A system without locks: copies cannot know of each other.
            Err(TryLockError::Error(_)) => None,
        };
        Ok(Self { kept: kept(folder, number), lock })
    }

    /// Leaves the place to other copies.
    pub fn leave(&mut self) {
        self.lock = None;
    }

    /// Whether no other copy of the program has a place in the folder, as far as the system can tell.
    pub fn is_alone(&self, folder: &Path) -> bool {
        let others = (1..=PLACES).filter(|&number| kept(folder, number) != self.kept);
        let paths = others.map(|number| lock_path(folder, number)).filter(|path| path.is_file());
        let locks = paths.filter_map(|path| File::open(path).ok());
        self.lock.is_some() && locks.into_iter().all(|lock| lock.try_lock().is_ok())
    }

    /// The sessions that copies which ended left in places that nobody has now.
    pub fn left_behind(&self, folder: &Path) -> Vec<PathBuf> {
        self.others(folder).filter_map(|number| Some(Self::lock(folder, number).ok()?.kept)).filter(|kept| kept.is_file()).collect()
    }

    /// The sessions in places whose locks cannot be opened: whether another copy has them cannot be known, so they stay there.
    pub fn out_of_reach(&self, folder: &Path) -> Vec<OutOfReach> {
        let unopened = |number| match Self::lock(folder, number) {
            Err(NotFree::Unopened(why)) => Some(OutOfReach { kept: kept(folder, number), lock: lock_path(folder, number), why }),
            Err(NotFree::Taken) | Ok(_) => None,
        };
        self.others(folder).filter_map(unopened).filter(|place| place.kept.is_file()).collect()
    }

    /// The numbers of the other places with something in them.
    fn others(&self, folder: &Path) -> impl Iterator<Item = u32> {
        let names = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        names.filter_map(|name| number(&name)).filter(|&number| kept(folder, number) != self.kept)
    }
}

impl Lock {
    /// Whether it is the file that lies where it was taken.
    fn lies_there(&self) -> bool {
        let held = self.file.try_clone().and_then(Handle::from_file);
        held.and_then(|held| Ok(held == Handle::from_path(&self.path)?)).unwrap_or(false)
    }
}

fn lock_path(folder: &Path, number: u32) -> PathBuf {
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
