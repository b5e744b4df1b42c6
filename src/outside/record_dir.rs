//! Where sessions are kept: the one on the table for the next start, and in a folder beside it those that left the table.
//!
//! A session is in one file at any time. It leaves the table and comes back to it by a file that is renamed, so that nothing is
//! lost in between, whatever happens, and nothing is there twice. When it was last played on is its file's time.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::date;
use crate::app::{Displaced, Handled, Listing, Record};
use crate::session::Session;
use crate::session::file::{self, FileError};
use crate::words::{Words, say};

/// The most records that are listed.
const LISTED: usize = 500;

/// A larger file is listed, but not read for it: that would take longer than looking through the list.
const LARGEST: u64 = 1 << 20;

/// How the name of a record ends.
const ENDING: &str = "ron";

/// The places of the sessions.
#[derive(Clone, Debug)]
pub struct RecordDir {
    /// The file of the session on the table.
    kept: PathBuf,
    /// The folder of the others.
    folder: PathBuf,
}

/// What became of a session that left the table.
#[derive(Debug)]
pub enum PutAway {
    /// It is among the others.
    Done,
    /// It is not, or not as it should be, and trying again would not help. What was kept of it was left beside them.
    Failed(FileError),
}

impl RecordDir {
    /// With the session on the table in this file.
    pub fn new(kept: PathBuf) -> Self {
        Self { folder: kept.with_file_name("records"), kept }
    }

    /// The folder that holds all of it.
    pub fn home(&self) -> &Path {
        self.kept.parent().unwrap_or(&self.kept)
    }

    /// The folder of the past games.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps the session on the table.
    pub fn keep(&self, session: &Session, handled: Handled) -> Result<(), FileError> {
        // One that was only looked at was not played on: it keeps its time.
        let time = match handled {
            Handled::LookedAt => fs::metadata(&self.kept).and_then(|about| about.modified()).ok(),
            Handled::Changed => None,
        };
        fs::create_dir_all(self.home())?;
        file::save(&self.kept, session)?;
        if let Some(time) = time {
            // A wrong day is no reason to complain.
            let _ = File::options().write(true).open(&self.kept).and_then(|file| file.set_modified(time));
        }
        Ok(())
    }

    /// Makes room on the table: the session before goes among the others, and one of them may take its place.
    ///
    /// After an error everything is as it was before, and it can be tried again.
    pub fn displace(&self, before: Option<&Displaced>, by: Option<&str>) -> io::Result<PutAway> {
        let gone = match before {
            Some(Displaced { session, handled }) => match self.keep(&session.session(), *handled) {
                Ok(()) => self.put_away(&session.rules().spec().id)?,
                Err(FileError::Io(why)) => return Err(why),
                // As it is now it can never be written: it is put away as it was kept last.
                Err(why) => {
                    let _ = self.put_away(&session.rules().spec().id);
                    PutAway::Failed(why)
                }
            },
            None => match fs::remove_file(&self.kept) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => PutAway::Done,
            },
        };
        match by.map(|name| fs::rename(self.folder.join(name), &self.kept)) {
            Some(Err(why)) => Ok(PutAway::Failed(why.into())),
            _ => Ok(gone),
        }
    }

    /// Puts away what a copy of the program that ended badly had on its table.
    pub fn put_away_left(&self) -> Result<(), FileError> {
        let session = file::load(&self.kept)?;
        self.put_away(&session.rules().spec().id)?;
        Ok(())
    }

    /// Gives the file of the session on the table a name among the others.
    fn put_away(&self, game: &str) -> io::Result<PutAway> {
        let time = fs::metadata(&self.kept)?.modified().unwrap_or_else(|_| SystemTime::now());
        let game: String = game.chars().filter(|&letter| letter.is_ascii_alphanumeric() || letter == '-').take(40).collect();
        let name = format!("{}-{game}", date::stamp(time));
        let made = fs::create_dir_all(&self.folder);
        // Without its folder it stays beside it, out of the way of the next session.
        let folder = if made.is_ok() { &self.folder } else { self.home() };
        let names = std::iter::once(name.clone()).chain((2..1000).map(|number| format!("{name}-{number}")));
        let free = names.map(|name| folder.join(format!("{name}.{ENDING}"))).find(|path| fs::symlink_metadata(path).is_err());
        fs::rename(&self.kept, free.ok_or(io::ErrorKind::AlreadyExists)?)?;
        Ok(made.map_or_else(|why| PutAway::Failed(why.into()), |()| PutAway::Done))
    }

    /// Reads the records for a list. What cannot be read is listed too, with the reason.
    pub fn list(&self, words: &Words) -> Result<Listing, String> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Listing::default()),
            Err(error) => return Err(words.io_error(&error)),
        };
        let mut files: Vec<(SystemTime, String, u64)> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let name = entry.file_name().into_string().ok()?;
                let about = fs::metadata(entry.path()).ok().filter(fs::Metadata::is_file)?;
                let ours = Path::new(&name).extension().is_some_and(|ending| ending == ENDING);
                ours.then(|| (about.modified().unwrap_or(SystemTime::UNIX_EPOCH), name, about.len()))
            })
            .collect();
        files.sort_unstable_by(|one, other| other.cmp(one));
        let older = files.len().saturating_sub(LISTED);
        files.truncate(LISTED);
        let records = files.into_iter().map(|(time, name, bytes)| {
            let found = if bytes > LARGEST {
                Err(say!(words, "record-too-long"))
            } else {
                self.load(&name).map_err(|why| say!(words, "record-unreadable", why = words.file_error(&why)))
            };
            Record::new(words, name, Some(date::of(time)), found.as_ref().map_err(Clone::clone))
        });
        Ok(Listing { records: records.collect(), older })
    }

    /// Reads a record.
    pub fn load(&self, name: &str) -> Result<Session, FileError> {
        file::load(&self.folder.join(name))
    }

    /// Deletes a record.
    pub fn delete(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.folder.join(name))
    }
}
