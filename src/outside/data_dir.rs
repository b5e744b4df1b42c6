//! The folder where the program keeps settings, the last session, past games and reports of its own mistakes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf, absolute};
use std::time::Duration;

use etcetera::BaseStrategy;

use super::place::{OutOfReach, Place};
use super::record_dir::RecordDir;
use super::reports::Reports;
use super::settings_file::{self, SettingsFile};
use super::{aside, leftovers};
use crate::app::{Folders, Report, Settings};
use crate::session::Session;
use crate::session::file::{self, FileError};
use crate::words::{Words, say};

/// What the folder of the reports is called.
const REPORTS: &str = "reports";

/// The program's folder.
#[derive(Clone, Debug)]
pub struct DataDir {
    folder: PathBuf,
    /// This copy's own place in the folder.
    place: Place,
    settings: SettingsFile,
}

/// What the folder held at the start.
pub struct Found {
    /// The settings, as far as they could be read.
    pub settings: Settings,
    /// The session kept from the last time.
    pub kept: Option<Session>,
    /// What could not be read, in a sentence.
    pub complaint: Option<String>,
    /// What the program wrote when it made a mistake the last time.
    pub report: Option<Report>,
}

impl DataDir {
    /// This folder, or the platform's own for the program.
    pub fn new(folder: Option<PathBuf>) -> Self {
        let folder = folder.or_else(|| etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("gobale")));
        let folder = folder.unwrap_or_else(|| std::env::temp_dir().join("gobale"));
        Self { place: Place::first(&folder), settings: SettingsFile::new(folder.join("settings.ron")), folder }
    }

    /// Where it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The settings, as far as they can be read; nothing is put aside, and nothing else is looked at.
    pub fn look(&self) -> Settings {
        self.settings.look()
    }

    /// Takes the first place in the folder that no other copy of the program has.
    pub fn take_place(&mut self) {
        self.place = Place::take(&self.folder);
        leftovers::sweep(self.kept_session(), Duration::ZERO);
        // All copies write this one: another may be at it at the moment.
        let age = if self.place.is_alone(&self.folder) { Duration::ZERO } else { Duration::from_mins(1) };
        leftovers::sweep(self.settings.path(), age);
    }

    /// Leaves the place to other copies, after all is written.
    pub fn leave_place(&mut self) {
        self.place.leave();
    }

    /// The sessions that copies which ended badly left in places that nobody has now.
    pub fn left_behind(&self) -> Vec<PathBuf> {
        self.place.left_behind(&self.folder)
    }

    /// This copy's own place in the folder.
    pub fn place(&self) -> Place {
        self.place.clone()
    }

    /// Where the last session is kept.
    pub fn kept_session(&self) -> &Path {
        &self.place.kept
    }

    /// Where the window's place is kept; nowhere where what lies there is no small file, for it is read unchecked.
    pub fn window_place(&self) -> Option<PathBuf> {
        let place = self.folder.join("window.ron");
        match fs::metadata(&place) {
            Ok(about) if !about.is_file() || about.len() > settings_file::LARGEST => None,
            _ => Some(place),
        }
    }

    /// Where lessons of one's own are looked for.
    pub fn lessons(&self) -> PathBuf {
        self.folder.join("lessons")
    }

    /// The folders where things are kept, from the root.
    pub fn folders(&self) -> Folders {
        let whole = |path: PathBuf| absolute(&path).unwrap_or(path);
        Folders {
            settings: whole(self.folder.clone()),
            games: whole(RecordDir::new(self.kept_session().to_owned()).folder().to_owned()),
            lessons: whole(self.lessons()),
            reports: whole(self.folder.join(REPORTS)),
        }
    }

    /// Where the program tells of its own mistakes.
    pub fn reports(&self) -> Reports {
        Reports::new(self.folder.join(REPORTS))
    }

    /// Reads what is there. Nothing unreadable stops the start: it is put aside, and the program says so.
    pub fn read(&self, words: &Words) -> Found {
        let (settings, complaint) = self.settings.read(words);
        let mut complaints = Vec::from_iter(complaint);
        let kept = match file::load(self.kept_session()) {
            Ok(session) => Some(session),
            Err(FileError::Io(error)) if error.kind() == io::ErrorKind::NotFound => None,
            Err(why) => {
                let (file, why) = (self.kept_session().display().to_string(), words.file_error(&why));
                complaints.push(match aside::put(self.kept_session()) {
                    Ok(aside) => say!(words, "notice-put-aside", file = file, aside = aside.display().to_string(), why = why),
                    Err(_) => say!(words, "notice-unreadable", file = file, why = why),
                });
                None
            }
        };
        for OutOfReach { kept, lock, why } in self.place.out_of_reach(&self.folder) {
            let (file, lock) = (kept.display().to_string(), lock.display().to_string());
            complaints.push(say!(words, "notice-out-of-reach", file = file, lock = lock, why = words.io_error(&why)));
        }
        let complaint = (!complaints.is_empty()).then(|| complaints.join("\n"));
        Found { settings, kept, complaint, report: self.reports().take_newest() }
    }

    /// Writes the settings, with what another copy of the program changed meanwhile.
    pub fn write_settings(&self, settings: &Settings) -> io::Result<()> {
        self.settings.write(settings)
    }
}
