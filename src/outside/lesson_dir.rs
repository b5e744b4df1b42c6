//! The folder of one's own lessons.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::lessons::{OwnLesson, OwnLessons};
use crate::catalogue;
use crate::disk;
use crate::lessons::{self, Lesson};
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

    /// Makes the folder where there is none yet, and in it an example that tells how a lesson is written, where that is not there.
    pub fn prepare(&self) -> io::Result<&Path> {
        let example = self.folder.join(EXAMPLE).with_extension(ENDING);
        if !example.exists() {
            fs::create_dir_all(&self.folder)?;
            disk::write(&example, lessons::EXAMPLE.as_bytes())?;
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
        // The ids, each with the file it was found in first.
        let mut known = BTreeMap::new();
        let found = files.into_iter().map(|file| {
            let content = read(words, &self.folder.join(&file), &mut known).map(Arc::new);
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

fn read(words: &Words, path: &Path, known: &mut BTreeMap<String, String>) -> Result<Lesson, String> {
    let bytes = disk::read(path, lessons::FILE_BYTES).map_err(|why| match why.kind() {
        io::ErrorKind::FileTooLarge => say!(words, "lessons-too-large"),
        _ => words.io_error(&why),
    })?;
    let text = catalogue::text::of(&bytes).map_err(|why| words.not_text(why))?;
    let lesson = lessons::read(text).map_err(|error| words.lesson_error(&error))?;
    if let Some(other) = known.get(&lesson.id) {
        return Err(words.lesson_error(&lessons::id_taken(text, other)));
    }
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    known.insert(lesson.id.clone(), file);
    Ok(lesson)
}
