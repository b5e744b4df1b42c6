//! Session files: the one form in which a session is kept, and the one gate through which it comes back.
//!
//! A file is valid exactly when it can be replayed. Nothing that can be derived is kept in it, but for the cursor and a check
//! line. Each format has a module of its own, which knows every field of it; what is outside
//! knows [`read`], [`write()`], [`load`] and [`save`].

mod error;
pub mod limits;
#[cfg(test)]
mod v0;
mod v1;

use std::io::ErrorKind;
use std::path::Path;

use serde::Deserialize;

use super::tree::Session;
use crate::catalogue::text;
use crate::disk;
pub use error::{FileError, MoveError};
pub use v1::Check;

/// How the name of a session file ends where nothing else is asked for. Any name is read.
pub const ENDING: &str = "gobale";

/// The newest format, which is the one written.
pub const FORMAT: u64 = 1;

/// How a text of one format becomes a session.
type Reader = fn(&str) -> Result<Session, FileError>;

/// Every format there is, the oldest first, each with its reader. One that is not the newest has types of its own for what
/// its files say, and makes of them what the newest would.
const FORMATS: &[(u64, Reader)] = &[(FORMAT, v1::read)];

/// What every format begins with. All other fields are passed over.
#[derive(Deserialize)]
#[serde(rename = "Session")]
struct Header {
    format: u64,
}

/// Reads a session and checks it by playing all of it. A byte order mark and Windows line ends are accepted.
pub fn read(bytes: &[u8]) -> Result<Session, FileError> {
    read_as(FORMATS, bytes)
}

fn read_as(formats: &[(u64, Reader)], bytes: &[u8]) -> Result<Session, FileError> {
    limits::check_size(bytes.len() as u64)?;
    let text = text::of(bytes).map_err(FileError::NotText)?;
    // A file whose header cannot be read is taken for one of the newest format, which then says what is wrong with it.
    let found = text::read(text, &ron::Options::default()).map_or(FORMAT, |header: Header| header.format);
    match formats.iter().find(|&&(format, _)| format == found) {
        Some((_, reader)) => reader(text),
        None if found > FORMAT => Err(FileError::NewerFormat { found, known: FORMAT }),
        None => Err(FileError::NoFormat { found }),
    }
}

/// Writes a session as the text of a file, which [`read`] gets back equal.
///
/// What is beyond the [`limits`] is written too, but would not be read: [`save`] refuses it.
pub fn write(session: &Session) -> String {
    v1::write(session)
}

/// The hash of a session's positions, as it stands in its file: another file without it holds another session, or was written by
/// hand.
pub fn hash_text(session: &Session) -> String {
    v1::hash_text(session)
}

/// Reads the session in a file.
pub fn load(path: &Path) -> Result<Session, FileError> {
    read(&load_bytes(path)?)
}

/// Reads a file, if it is no larger than a session file may be.
pub fn load_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    disk::read(path, limits::FILE_BYTES).map_err(|error| match error.kind() {
        ErrorKind::IsADirectory => FileError::NotAFile,
        ErrorKind::FileTooLarge => limits::Large::File.refuse(None),
        _ => FileError::Io(error),
    })
}

/// Writes a session into a file, new or in place of an old one, which stays as it is until the new one is complete.
pub fn save(path: &Path, session: &Session) -> Result<(), FileError> {
    Ok(disk::write(path, text(session)?.as_bytes())?)
}

/// Writes a session as the text of a file, if that can be read again.
pub fn text(session: &Session) -> Result<String, FileError> {
    limits::check(session)?;
    let text = write(session);
    limits::check_size(text.len() as u64)?;
    Ok(text)
}
