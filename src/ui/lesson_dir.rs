//! The folder of one's own lessons.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::lessons::{OwnLesson, OwnLessons};
use crate::catalogue;
use crate::lessons::{self, Lesson};
use crate::session::file;
use crate::words::{Words, say};

/// The most files that are read.
const LISTED: usize = 100;

/// How the name of a lesson file ends.
const ENDING: &str = "ron";

/// What the file with the example is called.
const EXAMPLE: &str = "example";

/// The folder.
#[derive(Clone, Debug)]
pub struct LessonDir {
    folder: PathBuf,
}

impl LessonDir {
    /// This folder, which need not be there.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Makes the folder where there is none yet, with an example in it that tells how a lesson is written.
    pub fn prepare(&self) -> io::Result<&Path> {
        if !self.folder.exists() {
            fs::create_dir_all(&self.folder)?;
            file::write_text(&self.folder.join(EXAMPLE).with_extension(ENDING), lessons::EXAMPLE)?;
        }
        Ok(&self.folder)
    }

    /// Reads what is there, by name. A file that is no lesson is listed with the reason, and keeps none of the others away.
    pub fn list(&self, words: &Words) -> OwnLessons {
        let folder = self.folder.display().to_string();
        let mut files = match self.files() {
            Ok(files) => files,
            Err(why) => return OwnLessons { folder, found: Err(words.io_error(&why)), more: 0 },
        };
        files.sort_unstable();
        let more = files.len().saturating_sub(LISTED);
        files.truncate(LISTED);
        let found = files.into_iter().map(|file| {
            let content = read(words, &self.folder.join(&file)).map(Arc::new);
            OwnLesson { file, content }
        });
        OwnLessons { folder, found: Ok(found.collect()), more }
    }

    fn files(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        Ok(names.filter(|name| Path::new(name).extension().is_some_and(|ending| ending == ENDING)).collect())
    }
}

fn read(words: &Words, path: &Path) -> Result<Lesson, String> {
    let about = fs::metadata(path).map_err(|why| words.io_error(&why))?;
    // A pipe or a device could make us wait, or go on, for ever.
    if !about.is_file() {
        return Err(words.io_error(&io::ErrorKind::IsADirectory.into()));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|why| words.io_error(&why))?;
    file.take(lessons::FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|why| words.io_error(&why))?;
    if bytes.len() as u64 > lessons::FILE_BYTES {
        return Err(say!(words, "lessons-too-large"));
    }
    let text = catalogue::text::of(&bytes).map_err(|why| words.not_text(why))?;
    lessons::read(text).map_err(|error| words.lesson_error(&error))
}
