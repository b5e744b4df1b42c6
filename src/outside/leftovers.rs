//! What is left of a file that was being written when the program was killed: where the system has no files without a name, it
//! is written beside the old one, under a name of its own, before it takes its place.

use std::fs::{self, DirEntry};
use std::path::Path;
use std::time::Duration;

/// How many letters and digits end such a name.
const ENDING: usize = 6;

/// Deletes what was left of this file at least so long ago.
pub fn sweep(file: &Path, age: Duration) {
    let Some((folder, name)) = file.parent().zip(file.file_name()) else { return };
    let start = format!(".{}.", name.to_string_lossy());
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_left(&entry, &start) && is_as_old(&entry, age) {
            // One that stays is swept the next time.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_left(entry: &DirEntry, start: &str) -> bool {
    let name = entry.file_name();
    let ending = name.to_str().and_then(|name| name.strip_prefix(start));
    ending.is_some_and(|ending| ending.len() == ENDING && ending.chars().all(|letter| letter.is_ascii_alphanumeric()))
}

fn is_as_old(entry: &DirEntry, age: Duration) -> bool {
    let written = entry.metadata().and_then(|about| about.modified());
    age.is_zero() || written.is_ok_and(|written| written.elapsed().is_ok_and(|since| since >= age))
}
