//! Reading and writing files of the person's own. What happened is told as actions.

use std::path::{Path, PathBuf, absolute};
use std::sync::Arc;

use super::known_files::{KnownFiles, access};
use crate::app::{Access, Action, Existing, Purpose};
use crate::catalogue;
use crate::disk;
use crate::session::Session;
use crate::session::file::{self, FileError};
use crate::words::Words;

/// No rule set needs a longer file.
const LONGEST_RULES: u64 = 1 << 20;

/// Opens the first of these files that holds a session or a rule set. Where none does, what is wrong with the first one is told.
pub fn open(files: &KnownFiles, paths: Vec<PathBuf>) -> Vec<Action> {
    let all = paths.len();
    let mut refused = None;
    // Remembered among the recent ones, a path has to lead there from every folder.
    for path in paths.into_iter().map(whole) {
        let told = open_one(files, path);
        if matches!(told.first(), Some(Action::Opened(_, Ok(_)) | Action::RulesOpened(_, Ok(_)))) {
            return told.into_iter().chain((all > 1).then_some(Action::LeftUnopened(all - 1))).collect();
        }
        refused.get_or_insert(told);
    }
    refused.unwrap_or_default()
}

fn open_one(files: &KnownFiles, path: PathBuf) -> Vec<Action> {
    let words = Words::english();
    match loaded(&path) {
        Ok((session, bytes)) => {
            files.learn(&path, &bytes);
            let protected = (access(&path) == Access::ReadOnly).then(|| Action::ReadOnly(path.clone()));
            std::iter::once(Action::Opened(path, Ok(Box::new(session)))).chain(protected).collect()
        }
        Err(why) => vec![match rules_text(&path) {
            Some(text) => Action::RulesOpened(path, catalogue::read(&text).map(Arc::new).map_err(|why| words.read_error(&why))),
            None => Action::Opened(path, Err(words.file_error(&why))),
        }],
    }
}

/// Looks in which of these files a session lies as it is.
pub fn find(files: &KnownFiles, paths: Vec<PathBuf>, session: &Session) -> Option<Action> {
    let hash = file::hash_text(session);
    let (path, bytes) = paths.into_iter().find_map(|path| {
        let bytes = file::load_bytes(&path).ok()?;
        // Playing a long file takes far longer than reading it: only one that ends in the same positions is played.
        let alike = std::str::from_utf8(&bytes).is_ok_and(|text| text.contains(&hash));
        let found = alike.then(|| file::read(&bytes).ok()).flatten()?;
        (found == *session).then_some((path, bytes))
    })?;
    files.learn(&path, &bytes);
    Some(Action::LiesIn(path))
}

/// The session in a file, and the bytes that hold it.
fn loaded(path: &Path) -> Result<(Session, Vec<u8>), FileError> {
    let bytes = file::load_bytes(path)?;
    Ok((file::read(&bytes)?, bytes))
}

/// What a file holds, where that is a rule set by its first word.
fn rules_text(path: &Path) -> Option<String> {
    let text = String::from_utf8(disk::read(path, LONGEST_RULES).ok()?).ok()?;
    text.trim_start_matches('\u{feff}').trim_start().starts_with("RuleSet").then_some(text)
}

/// Saves a session, or asks first where something would be written over.
pub fn save(files: &KnownFiles, path: PathBuf, session: &Session, revision: u64, existing: Existing) -> Action {
    let path = match target(Purpose::Save, path, existing, |path| ended(path, file::ENDING)) {
        Ok(path) => path,
        Err(asked) => return asked,
    };
    if existing == Existing::AsLeft && files.is_changed(&path) {
        return Action::ChangedOutside(path);
    }
    let saved = file::text(session).and_then(|text| {
        disk::write(&path, text.as_bytes()).map_err(FileError::from)?;
        files.learn(&path, text.as_bytes());
        Ok(())
    });
    Action::Saved(path, revision, saved.map_err(|why| Words::english().file_error(&why)))
}

/// Saves a position as a session without turns, or asks first where something would be written over.
pub fn save_position(path: PathBuf, session: &Session, existing: Existing) -> Action {
    let path = match target(Purpose::SavePosition, path, existing, |path| ended(path, file::ENDING)) {
        Ok(path) => path,
        Err(asked) => return asked,
    };
    let saved = file::save(&path, session).map_err(|why| Words::english().file_error(&why));
    Action::PositionSaved(path, saved)
}

/// Saves a rule set, or asks first where something would be written over.
pub fn save_rules(path: PathBuf, text: &str, existing: Existing) -> Action {
    let path = match target(Purpose::SaveRules, path, existing, |path| ended(path, catalogue::ENDING)) {
        Ok(path) => path,
        Err(asked) => return asked,
    };
    let saved = disk::write(&path, text.as_bytes()).map_err(|why| Words::english().io_error(&why));
    Action::RulesSaved(path, saved)
}

/// The file to save in, by the path that was given: one that is given for the first time gets its ending. In place of it what is to
/// be asked first, where it is a folder, or where something would be written over.
pub fn target(purpose: Purpose, path: PathBuf, existing: Existing, ended: impl FnOnce(PathBuf) -> PathBuf) -> Result<PathBuf, Action> {
    let path = whole(path);
    if existing != Existing::Ask {
        return Ok(path);
    }
    let names_folder = path.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
    if names_folder || path.is_dir() {
        return Err(Action::IsFolder(purpose, path));
    }
    let path = ended(path);
    if path.is_dir() {
        Err(Action::IsFolder(purpose, path))
    } else if path.exists() {
        Err(Action::Exists(purpose, path))
    } else {
        Ok(path)
    }
}

/// With this ending, where it has none. What it adds the system's window did not see: it is looked afterwards what lies there.
fn ended(path: PathBuf, ending: &str) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(ending) }
}

/// The path from the root. Where a person types `~` for their own folder, there is no shell that knows it.
pub fn whole(path: PathBuf) -> PathBuf {
    let at_home = path.strip_prefix("~").ok().filter(|_| !path.exists()).and_then(|rest| Some(etcetera::home_dir().ok()?.join(rest)));
    let path = at_home.unwrap_or(path);
    absolute(&path).unwrap_or(path)
}
