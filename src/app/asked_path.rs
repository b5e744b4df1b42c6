//! A path that is asked for in the program's own window, where the system has none for that.

use std::path::{Path, PathBuf};

use super::{App, Effect, Purpose, Question};
use crate::words::say;

/// A path that is asked for: it stays on the screen until something came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedPath {
    /// What it is for.
    pub purpose: Purpose,
    /// What is typed so far.
    pub text: String,
    /// How far it has come.
    pub trial: Trial,
    /// What a new file would be called.
    name: Option<PathBuf>,
}

/// How far a path that is asked for has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trial {
    /// It is being typed.
    Typed,
    /// It was given, and nothing came of it yet.
    Given,
    /// It did not do; why.
    Failed(String),
}

impl AskedPath {
    /// With a path to begin with.
    pub fn new(purpose: Purpose, suggested: Option<PathBuf>) -> Self {
        // What is open now is rarely what is to be opened next, but that often lies beside it.
        let (name, begun) = match purpose {
            Purpose::Open => (None, suggested.as_deref().and_then(Path::parent).map(|folder| folder.join(""))),
            Purpose::Save | Purpose::SaveRules | Purpose::SavePosition | Purpose::Export => {
                (suggested.as_deref().and_then(Path::file_name).map(PathBuf::from), suggested)
            }
        };
        Self { purpose, text: begun.map(|path| path.display().to_string()).unwrap_or_default(), trial: Trial::Typed, name }
    }

    /// The same once it was given.
    #[must_use]
    pub(super) fn given(self) -> Self {
        Self { trial: Trial::Given, ..self }
    }
}

impl App {
    /// Asks for a path in the program's own window. What is to be opened may be one of the recent files, which stand beside it.
    pub(super) fn ask_path_here(&mut self, purpose: Purpose, suggested: Option<PathBuf>) -> Vec<Effect> {
        self.display.question = Some(Question::Path(AskedPath::new(purpose, suggested)));
        if purpose == Purpose::Open { self.look_for_recent() } else { Vec::new() }
    }

    /// What was typed anew. Between a path that was given and what comes of it nothing is.
    pub(super) fn type_path(&mut self, typed: String) {
        if let Some(Question::Path(asked)) = &mut self.display.question
            && asked.trial != Trial::Given
        {
            asked.text = typed;
            asked.trial = Trial::Typed;
        }
    }

    /// The path that was given, if something is to come of it for this purpose.
    fn given_path(&mut self, purpose: Purpose) -> Option<&mut AskedPath> {
        match &mut self.display.question {
            Some(Question::Path(asked)) if asked.purpose == purpose && asked.trial == Trial::Given => Some(asked),
            _ => None,
        }
    }

    /// What the path was given for is done, or well under way: it is asked for no more.
    pub(super) fn path_did(&mut self, purpose: Purpose) {
        if self.given_path(purpose).is_some() {
            self.display.question = None;
        }
    }

    /// The path did not do: it stays on the screen with the reason beside it. Says whether it was asked for here.
    pub(super) fn path_failed(&mut self, purpose: Purpose, why: &str) -> bool {
        let given = self.given_path(purpose);
        let was_given = given.is_some();
        if let Some(asked) = given {
            asked.trial = Trial::Failed(why.to_owned());
        }
        was_given
    }

    /// The path to save in is that of a folder: the name of the file in it stands there, to be taken or changed.
    pub(super) fn path_is_folder(&mut self, purpose: Purpose, folder: &Path) {
        let why = say!(self.words, "ask-path-folder");
        self.export_waits(purpose);
        match self.given_path(purpose) {
            Some(asked) => {
                asked.text = folder.join(asked.name.as_deref().unwrap_or_else(|| Path::new(""))).display().to_string();
                asked.trial = Trial::Failed(why);
            }
            None => self.was_not_saved(purpose, folder, &why),
        }
    }
}
