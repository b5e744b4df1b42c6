//! Files that cannot be read are put aside: renamed, so that nothing is written over them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Gives a file, or whatever lies in its place, another name beside it, and says which.
pub fn put(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut names = (1..1000).map(|number| path.with_file_name(format!("{name}.bad-{number}")));
    let free = names.find(|aside| fs::symlink_metadata(aside).is_err()).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &free).map(|()| free)
}
