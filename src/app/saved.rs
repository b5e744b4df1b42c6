//! What of the session on the table is in a file, and in which.

use std::path::{Path, PathBuf};

use super::App;

/// What of the session is in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Saved {
    pub(super) path: Option<PathBuf>,
    /// The revision that is; none where nothing is, though something was played.
    pub(super) revision: Option<u64>,
    /// The revision with which the session was put on the table.
    pub(super) since: u64,
    pub(super) origin: Origin,
    pub(super) access: Access,
}

/// What may be done with a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// It may be written over.
    #[default]
    Writable,
    /// It may only be read.
    ReadOnly,
}

/// Where the session on the table came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Origin {
    /// It was begun here, or was a past game.
    #[default]
    Here,
    /// A file of the person's own.
    File,
}

impl App {
    /// The file the session is saved in.
    pub fn path(&self) -> Option<&Path> {
        self.files.saved.path.as_deref()
    }

    /// Whether that file may only be read.
    pub fn is_read_only(&self) -> bool {
        self.files.saved.access == Access::ReadOnly
    }

    /// Whether the session has changes that are in no file.
    pub fn is_unsaved(&self) -> bool {
        self.table.as_ref().is_some_and(|table| Some(table.revision()) != self.files.saved.revision)
    }
}
