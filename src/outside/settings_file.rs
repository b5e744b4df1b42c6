//! The file of the settings.
//!
//! Copies of the program share it. What another copy changed meanwhile stays; what cannot be read is put aside, not written over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::{aside, lock};
use crate::app::Settings;
use crate::catalogue::text::{self, NotText};
use crate::disk;
use crate::words::{Words, say};

/// A larger file is none of ours.
pub const LARGEST: u64 = 1 << 20;

/// So many faults are told.
const TOLD: usize = 3;

/// The file, and what this copy of the program last knew to be in it.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
    known: Arc<Mutex<Settings>>,
}

impl SettingsFile {
    /// This file.
    pub fn new(path: PathBuf) -> Self {
        Self { path, known: Arc::default() }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The settings, as far as they can be read, without a word and without a change to the file.
    pub fn look(&self) -> Settings {
        read_text(&self.path).ok().flatten().map_or_else(Settings::default, |text| Settings::read(&text).0)
    }

    /// Reads the settings. What cannot be read is put aside, what could be read of it is kept, and the reason is told.
    pub fn read(&self, words: &Words) -> (Settings, Option<String>) {
        let (settings, complaint) = match read_text(&self.path) {
            Ok(None) => (Settings::default(), None),
            Ok(Some(text)) => {
                let (settings, faults) = Settings::read(&text);
                let why: Vec<String> = faults.iter().take(TOLD).map(|fault| fault.text(words)).collect();
                (settings, (!why.is_empty()).then(|| why.join(" ")))
            }
            Err(Unread::NotText(why)) => (Settings::default(), Some(say!(words, "settings-no-text", why = words.not_text(why)))),
            Err(Unread::Io(error)) => (Settings::default(), Some(words.io_error(&error))),
        };
        self.know(&settings);
        let told = complaint.map(|why| {
            let file = self.path.display().to_string();
            match aside::put(&self.path) {
                Ok(aside) => {
                    // What could be read has its place again. Where it cannot be written, the next change says so.
                    let _ = disk::write(&self.path, settings.write().as_bytes());
                    say!(words, "notice-settings-aside", file = file, aside = aside.display().to_string(), why = why)
                }
                Err(_) => say!(words, "notice-settings-unreadable", file = file, why = why),
            }
        });
        (settings, told)
    }

    /// Writes the settings, with what another copy of the program changed meanwhile. No other copy writes between.
    pub fn write(&self, settings: &Settings) -> io::Result<()> {
        fs::create_dir_all(self.path.parent().unwrap_or(&self.path))?;
        let _lock = lock::hold(&self.path.with_extension("lock"));
        let meanwhile = match read_text(&self.path) {
            Ok(text) => text.map(|text| Settings::read(&text)),
            Err(_) => aside::put(&self.path).map(|_| None)?,
        };
        let merged = match meanwhile {
            Some((meanwhile, faults)) => {
                if !faults.is_empty() {
                    aside::put(&self.path)?;
                }
                settings.over(&self.known.lock().unwrap_or_else(PoisonError::into_inner), meanwhile)
            }
            None => settings.clone(),
        };
        disk::write(&self.path, merged.write().as_bytes())?;
        self.know(settings);
        Ok(())
    }

    fn know(&self, settings: &Settings) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = settings.clone();
    }
}

/// Why the text of the file could not be read.
enum Unread {
    /// It is no text.
    NotText(NotText),
    /// The system does not let us, or it is no small file.
    Io(io::Error),
}

/// The text of the file; none where there is no file.
fn read_text(path: &Path) -> Result<Option<String>, Unread> {
    match disk::read(path, LARGEST) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Unread::Io(error)),
        Ok(bytes) => text::of(&bytes).map(|text| Some(text.to_owned())).map_err(Unread::NotText),
    }
}
