//! The folder where the program keeps settings and the last session.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use atomic_write_file::AtomicWriteFile;
use etcetera::BaseStrategy;

use crate::app::Settings;
use crate::session::Session;
use crate::session::file::{self, FileError};
use crate::words::{Words, say};

/// A settings file larger than this is none of ours.
const LARGEST_SETTINGS: u64 = 1 << 20;

/// The program's folder.
#[derive(Clone, Debug)]
pub struct DataDir {
    folder: PathBuf,
    /// This copy's own place in the folder, where several copies of the program share it.
    place: Place,
}

/// A copy's place in the folder: the file where it keeps its session is its own as long as the lock is held.
#[derive(Clone, Debug)]
struct Place {
    number: usize,
    /// None where the system has no locks, or the folder cannot be written.
    lock: Option<Arc<File>>,
}

/// How many copies may share a folder.
const PLACES: usize = 9;

/// What the folder held at the start.
pub struct Found {
    /// The settings, as far as they could be read.
    pub settings: Settings,
    /// The session kept from the last time.
    pub kept: Option<Session>,
    /// What could not be read, in a sentence.
    pub complaint: Option<String>,
}

impl DataDir {
    /// This folder, or the platform's own for the program.
    pub fn new(folder: Option<PathBuf>) -> Self {
        let folder = folder.or_else(|| etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("gobale")));
        Self { folder: folder.unwrap_or_else(|| std::env::temp_dir().join("gobale")), place: Place { number: 1, lock: None } }
    }

    /// Takes the first place in the folder that no other copy of the program has.
    pub fn take_place(&mut self) {
        if fs::create_dir_all(&self.folder).is_ok()
            && let Some((number, lock)) = (1..=PLACES).find_map(|number| Some((number, self.lock(number)?)))
        {
            self.place = Place { number, lock: Some(Arc::new(lock)) };
        }
    }

    /// Leaves the place to other copies, after all is written.
    pub fn leave_place(&mut self) {
        self.place.lock = None;
    }

    /// The sessions that copies which ended badly left in places that nobody has now.
    pub fn left_behind(&self) -> Vec<PathBuf> {
        let others = (1..=PLACES).filter(|&number| number != self.place.number && self.kept_in(number).is_file());
        others.filter(|&number| self.lock(number).is_some()).map(|number| self.kept_in(number)).collect()
    }

    fn lock(&self, number: usize) -> Option<File> {
        let file = File::create(self.folder.join(format!("place-{number}.lock"))).ok()?;
        file.try_lock().ok().map(|()| file)
    }

    fn kept_in(&self, number: usize) -> PathBuf {
        let name = if number == 1 { "last-session.ron".to_owned() } else { format!("last-session-{number}.ron") };
        self.folder.join(name)
    }

    /// Where the last session is kept.
    pub fn kept_session(&self) -> PathBuf {
        self.kept_in(self.place.number)
    }

    /// Where the window's place is kept; nowhere where what lies there is no small file, for it is read unchecked.
    pub fn window_place(&self) -> Option<PathBuf> {
        let place = self.folder.join("window.ron");
        match fs::metadata(&place) {
            Ok(about) if !about.is_file() || about.len() > LARGEST_SETTINGS => None,
            _ => Some(place),
        }
    }

    /// Where lessons of one's own are looked for.
    pub fn lessons(&self) -> PathBuf {
        self.folder.join("lessons")
    }

    fn settings(&self) -> PathBuf {
        self.folder.join("settings.ron")
    }

    /// Reads what is there. Nothing unreadable stops the start: it is put aside, and the program says so.
    pub fn read(&self, words: &Words) -> Found {
        let mut complaints = Vec::new();
        let settings = match read_text(&self.settings()) {
            Ok(None) => Settings::default(),
            Ok(Some(text)) => {
                let (settings, complaint) = Settings::read(&text);
                complaints.extend(complaint.map(|why| self.put_aside(words, &self.settings(), &why)));
                settings
            }
            Err(why) => {
                complaints.push(self.put_aside(words, &self.settings(), &words.io_error(&why)));
                Settings::default()
            }
        };
        let kept = match file::load(&self.kept_session()) {
            Ok(session) => Some(session),
            Err(FileError::Io(error)) if error.kind() == io::ErrorKind::NotFound => None,
            Err(why) => {
                complaints.push(self.put_aside(words, &self.kept_session(), &words.file_error(&why)));
                None
            }
        };
        let complaint = (!complaints.is_empty()).then(|| complaints.join("\n"));
        Found { settings, kept, complaint }
    }

    /// Writes the settings.
    pub fn write_settings(&self, settings: &Settings) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut file = AtomicWriteFile::open(self.settings())?;
        file.write_all(settings.write().as_bytes())?;
        file.commit()
    }

    /// Renames what cannot be read, so that it is not overwritten, and says so.
    fn put_aside(&self, words: &Words, path: &Path, why: &str) -> String {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let free = (1..1000).map(|number| self.folder.join(format!("{file}.bad-{number}"))).find(|aside| !aside.exists());
        match free.filter(|aside| fs::rename(path, aside).is_ok()) {
            Some(aside) => say!(words, "notice-put-aside", file = file, aside = aside.display().to_string(), why = why),
            None => say!(words, "notice-unreadable", file = file, why = why),
        }
    }
}

fn read_text(path: &Path) -> io::Result<Option<String>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
        // A pipe or a device could make us wait, or go on, for ever.
        Ok(about) if !about.is_file() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(about) if about.len() > LARGEST_SETTINGS => Err(io::ErrorKind::FileTooLarge.into()),
        Ok(_) => fs::read_to_string(path).map(Some),
    }
}
