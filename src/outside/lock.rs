//! Locks by which copies of the program know of each other. The system lets go of them when a copy ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How often, and after what pause, a lock is asked for that another copy holds for a moment.
const TRIES: usize = 200;
const PAUSE: Duration = Duration::from_millis(10);

/// Opens a lock, which is made where there is none.
pub fn open(path: &Path) -> io::Result<File> {
    // A pipe would make us wait for ever.
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    File::create(path)
}

/// Holds a lock that copies take for a moment; it is held as long as the file is. None where the system has no locks, or where
/// another copy keeps it for ever: to wait on would lose more than to go on without.
pub fn hold(path: &Path) -> Option<File> {
    let file = open(path).ok()?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(_)) => return None,
        }
    }
    None
}
