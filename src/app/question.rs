//! Questions the program asks before it goes on. Each holds what it confirms.

use std::path::PathBuf;

use super::action::Action;
use super::files::AfterSaving;
use super::{App, Effect, Existing};
use crate::session::{Ending, Move};

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What was asked for would lose something that is not saved.
    Unsaved {
        /// What would be lost, at least one thing.
        losses: Vec<Loss>,
        /// What was asked for.
        then: Box<Action>,
    },
    /// The file is there already.
    Overwrite {
        /// What is saved.
        purpose: Purpose,
        /// The file.
        path: PathBuf,
    },
    /// Which file to open or save, where the system has no window for it.
    Path {
        /// What it is for.
        purpose: Purpose,
        /// What is typed so far.
        text: String,
    },
    /// Whether to delete a past game.
    Delete {
        /// What the world outside knows it by.
        name: String,
        /// What it is called.
        title: String,
    },
    /// Whether to end the match here.
    Stop,
}

/// What is not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Turns of the session on the table.
    Session,
    /// The rule set that is being made.
    Rules,
    /// The rule set that is being made, which cannot be saved as it is.
    FlawedRules,
}

/// What a file is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save the session in it.
    Save,
    /// To save the rule set that is being made in it.
    SaveRules,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Do it without saving.
    WithoutSaving,
    /// Leave everything as it is.
    Cancel,
}

impl App {
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let Some(question) = self.question.take() else { return Vec::new() };
        match (question, answer) {
            (_, Answer::Cancel) => self.after_saving.clear(),
            (Question::Unsaved { losses, then }, Answer::Yes) => {
                self.after_saving = vec![AfterSaving::Leave(*then)];
                if losses.contains(&Loss::Rules) {
                    self.after_saving.push(AfterSaving::SaveRules);
                }
                return if losses.contains(&Loss::Session) { self.save() } else { self.go_on_after_saving() };
            }
            (Question::Unsaved { then, .. }, Answer::WithoutSaving) => return self.leave(*then),
            (Question::Overwrite { purpose: Purpose::SaveRules, path }, _) => return self.write_rules(path, Existing::Replace),
            (Question::Overwrite { path, .. }, _) => return self.write(path, Existing::Replace),
            (Question::Path { purpose, text }, _) => {
                let path = Some(text.trim()).filter(|text| !text.is_empty()).map(PathBuf::from);
                return self.path_chosen(purpose, path);
            }
            (Question::Delete { name, .. }, _) => return vec![Effect::DeleteRecord(name)],
            (Question::Stop, _) => self.at_table(|table| table.play(&Move::End(Ending::Agreed))),
        }
        Vec::new()
    }
}
