//! What the person's own files held when they were last read or written here: so that another program's changes are seen
//! before they are written over.

use std::collections::HashMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::app::Access;
use crate::disk;
use crate::session::file::limits::FILE_BYTES;

/// The files by their paths.
#[derive(Clone, Debug, Default)]
pub struct KnownFiles(Arc<Mutex<HashMap<PathBuf, Mark>>>);

/// What tells one content of a file from another. Times do not: some systems tell them coarsely, and a copy keeps them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    bytes: usize,
    hash: u64,
}

impl Mark {
    fn of(content: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(content);
        Self { bytes: content.len(), hash: hasher.finish() }
    }
}

impl KnownFiles {
    /// From now on this is what is known to be in a file.
    pub fn learn(&self, path: &Path, content: &[u8]) {
        self.marks().insert(real(path), Mark::of(content));
    }

    /// Whether a file that is known holds something else now. One that is gone holds nothing that could be lost.
    pub fn is_changed(&self, path: &Path) -> bool {
        let Some(known) = self.marks().get(&real(path)).copied() else { return false };
        match disk::read(path, FILE_BYTES) {
            Ok(content) => Mark::of(&content) != known,
            Err(error) => error.kind() != io::ErrorKind::NotFound,
        }
    }

    fn marks(&self) -> std::sync::MutexGuard<'_, HashMap<PathBuf, Mark>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The file that a path leads to, whichever way.
fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether a file may be changed. Opened for it, it is not changed yet.
pub fn access(path: &Path) -> Access {
    let refused = |error: &io::Error| matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem);
    let marked = fs::metadata(path).is_ok_and(|about| about.permissions().readonly());
    if marked || File::options().write(true).open(path).is_err_and(|error| refused(&error)) { Access::ReadOnly } else { Access::Writable }
}
