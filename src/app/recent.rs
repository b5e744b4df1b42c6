//! Files opened or saved lately, as they are told apart.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::{App, Effect};
use crate::words::say;

/// A file opened or saved lately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentFile {
    /// Where it lies.
    pub path: PathBuf,
    /// What it is called: its name, with as much of its folder as tells it from others of that name, and whether it is gone.
    pub label: String,
}

impl App {
    /// Files opened or saved lately, the last one first.
    pub fn recent_files(&self) -> Vec<RecentFile> {
        let paths = &self.settings.recent;
        let file = |path: &PathBuf| {
            let (name, folder) = told_apart(path, paths);
            let label = match folder {
                Some(folder) => say!(self.words, "recent-in", file = name, folder = folder),
                None => name,
            };
            let is_gone = self.files.gone.contains(path);
            RecentFile { path: path.clone(), label: if is_gone { say!(self.words, "recent-gone", file = label) } else { label } }
        };
        paths.iter().map(file).collect()
    }

    /// Asks which of them are gone.
    pub(super) fn look_for_recent(&self) -> Vec<Effect> {
        let recent = self.settings.recent.clone();
        if recent.is_empty() { Vec::new() } else { vec![Effect::LookFor(recent)] }
    }

    /// These are gone.
    pub(super) fn are_gone(&mut self, gone: BTreeSet<PathBuf>) {
        self.files.gone = gone;
    }
}

/// The name of a file, and where others of these have the same name, the end of its folder's path that no other one has.
fn told_apart(path: &Path, all: &[PathBuf]) -> (String, Option<String>) {
    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    let folders =
        |path: &Path| path.parent().map(|folder| folder.iter().rev().map(ToOwned::to_owned).collect::<Vec<_>>()).unwrap_or_default();
    let namesakes: Vec<_> =
        all.iter().filter(|other| *other != path && other.file_name() == path.file_name()).map(|other| folders(other)).collect();
    if namesakes.is_empty() {
        return (name, None);
    }
    let own = folders(path);
    let alike = |count: usize| namesakes.iter().any(|other| other.iter().take(count).eq(own.iter().take(count)));
    let count = (1..own.len()).find(|&count| !alike(count)).unwrap_or(own.len());
    let folder: PathBuf = own[..count].iter().rev().collect();
    (name, Some(folder.display().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_name_are_told_apart_by_as_little_of_their_folders_as_does() {
        for (paths, expected) in [
            (&["/a/game.ron", "/a/other.ron"][..], &[("game.ron", None), ("other.ron", None)][..]),
            (&["/a/game.ron", "/b/game.ron"], &[("game.ron", Some("a")), ("game.ron", Some("b"))]),
            (&["/a/club/game.ron", "/b/club/game.ron"], &[("game.ron", Some("a/club")), ("game.ron", Some("b/club"))]),
            (
                &["/club/game.ron", "/b/club/game.ron", "/c.ron"],
                &[("game.ron", Some("/club")), ("game.ron", Some("b/club")), ("c.ron", None)],
            ),
            (&["/game.ron", "/a/game.ron"], &[("game.ron", Some("/")), ("game.ron", Some("a"))]),
        ] {
            let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
            let told: Vec<(String, Option<String>)> = paths.iter().map(|path| told_apart(path, &paths)).collect();
            let told: Vec<(&str, Option<&str>)> = told.iter().map(|(name, folder)| (name.as_str(), folder.as_deref())).collect();
            assert_eq!(told, expected, "{paths:?}");
        }
    }
}
