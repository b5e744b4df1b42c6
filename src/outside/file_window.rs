//! The system's window to choose files with, where there is one.

use std::path::{Path, PathBuf};

use crate::app::Purpose;
use crate::catalogue;
use crate::export::{Format, Still, Written};
use crate::session::file;
use crate::words::{Words, say};

/// Whether there is a system window to choose files with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileWindow {
    /// The system's.
    System,
    /// None: the program asks for the path itself.
    None,
}

impl FileWindow {
    /// Finds out whether the system has one. Asking for one that is not there looks like a refusal.
    pub fn find() -> Self {
        if !cfg!(target_os = "linux") || has_portal() || in_path("zenity") { Self::System } else { Self::None }
    }
}

/// Whether the session bus can start the desktop portal.
fn has_portal() -> bool {
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some();
    let shared = std::env::var("XDG_DATA_DIRS").unwrap_or_else(|_| "/usr/local/share:/usr/share".to_owned());
    let service = Path::new("dbus-1/services/org.freedesktop.portal.Desktop.service");
    bus && std::env::split_paths(&shared).any(|folder| folder.join(service).exists())
}

fn in_path(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

/// Asks for a file, near the one suggested, and waits for the answer; none where none is chosen.
pub(super) fn ask(words: &Words, purpose: Purpose, suggested: Option<&Path>) -> Option<PathBuf> {
    let (kind, endings) = kind(words, purpose, suggested);
    let mut window = rfd::FileDialog::new().add_filter(kind, &endings);
    if let Some(folder) = suggested.and_then(Path::parent).filter(|folder| folder.is_dir()) {
        window = window.set_directory(folder);
    }
    if let Some(name) = suggested.and_then(Path::file_name) {
        window = window.set_file_name(name.to_string_lossy());
    }
    match purpose {
        Purpose::Open => window.pick_file(),
        Purpose::Save | Purpose::SaveRules | Purpose::SavePosition | Purpose::Export => window.save_file(),
    }
}

/// The files that the system's file window shows: what they are, and how their names end.
fn kind(words: &Words, purpose: Purpose, suggested: Option<&Path>) -> (String, Vec<&'static str>) {
    let exported = suggested.and_then(Format::of).filter(|_| purpose == Purpose::Export);
    let name = match (exported, purpose) {
        (Some(Format::Still(Still::Png)), _) => say!(words, "file-kind-png"),
        (Some(Format::Still(Still::Svg)), _) => say!(words, "file-kind-svg"),
        (Some(Format::Gif), _) => say!(words, "file-kind-gif"),
        (Some(Format::Written(Written::Text)), _) => say!(words, "file-kind-text"),
        (Some(Format::Written(Written::Markdown)), _) => say!(words, "file-kind-markdown"),
        (Some(Format::Written(Written::Csv)), _) => say!(words, "file-kind-csv"),
        (None, Purpose::SaveRules) => say!(words, "file-kind-rules"),
        (None, _) => say!(words, "file-kind"),
    };
    let endings = match (exported, purpose) {
        (Some(format), _) => vec![format.ending()],
        (None, Purpose::Save | Purpose::SavePosition) => vec![file::ENDING],
        (None, Purpose::SaveRules) => vec![catalogue::ENDING],
        (None, Purpose::Open | Purpose::Export) => vec![file::ENDING, catalogue::ENDING],
    };
    (name, endings)
}
