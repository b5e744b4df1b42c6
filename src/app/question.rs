//! Questions the program asks before it goes on. Each holds what it confirms.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::action::{Action, Effect, Existing};
use super::exporting::Asked;
use super::files::AfterSaving;
use super::{App, AskedPath, NoticeKind, Trial};
use crate::session::{Ending, Move};
use crate::words::say;

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What was asked for would lose something that is not saved.
    Unsaved {
        /// What would be lost.
        losses: Losses,
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
    /// Another program changed the file to save in since it was opened or saved here.
    Changed {
        /// The file.
        path: PathBuf,
    },
    /// The program made a mistake the last time: where it is told, and whether to hand it to other programs.
    Report(Report),
    /// Which file to open or save, where the system has no window for it.
    Path(AskedPath),
    /// Whether to delete a past game.
    Delete {
        /// What the world outside knows it by.
        name: String,
        /// What it is called.
        title: String,
    },
    /// What to export.
    Export(Box<Asked>),
    /// Whether to end the match here.
    Stop,
    /// Whether to make all settings as at first.
    ResetSettings,
    /// Whether to start anew for the visitors of a museum.
    Museum,
}

/// What the program wrote when it made a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it lies.
    pub file: PathBuf,
    /// What is in it.
    pub text: String,
}

/// Something that is not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// Turns of the session on the table.
    Session,
    /// The rule set that is being made.
    Rules,
    /// The position that is being set up.
    Position,
}

/// Whether something can be saved as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fitness {
    /// It can.
    Sound,
    /// Something is wrong with it first.
    Flawed,
}

/// What would be lost: at least one thing, and each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses(BTreeMap<Loss, Fitness>);

impl Losses {
    /// These; none where there is none.
    pub fn of(losses: impl IntoIterator<Item = (Loss, Fitness)>) -> Option<Self> {
        Some(Self(losses.into_iter().collect())).filter(|Self(losses)| !losses.is_empty())
    }

    /// Each with whether it can be saved.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Loss, Fitness)> {
        self.0.iter().map(|(&loss, &fitness)| (loss, fitness))
    }

    /// Whether this would be lost, and can be saved.
    pub fn can_save(&self, loss: Loss) -> bool {
        self.0.get(&loss) == Some(&Fitness::Sound)
    }

    /// Whether any of it can be saved.
    pub fn can_save_any(&self) -> bool {
        self.iter().any(|(loss, _)| self.can_save(loss))
    }
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
    /// To save the position that is being set up in it.
    SavePosition,
    /// To export something to it.
    Export,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Do it without saving.
    WithoutSaving,
    /// Save in another file.
    Elsewhere,
    /// Leave everything as it is.
    Cancel,
}

impl App {
    /// Does what an answer to the question asks for.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let Some(question) = self.display.question.take() else { return Vec::new() };
        match (question, answer) {
            (
                Question::Path(AskedPath { purpose: Purpose::Export, .. }) | Question::Overwrite { purpose: Purpose::Export, .. },
                Answer::Cancel,
            ) => self.give_up_export(),
            (_, Answer::Cancel) => self.files.after_saving.clear(),
            (Question::Unsaved { losses, then }, Answer::Yes | Answer::Elsewhere) => {
                self.files.after_saving = vec![AfterSaving::Leave(*then)];
                let drafts = [(Loss::Position, AfterSaving::SavePosition), (Loss::Rules, AfterSaving::SaveRules)];
                self.files.after_saving.extend(drafts.into_iter().filter(|(loss, _)| losses.can_save(*loss)).map(|(_, save)| save));
                return if losses.can_save(Loss::Session) { self.save() } else { self.go_on_after_saving() };
            }
            (Question::Unsaved { then, .. }, Answer::WithoutSaving) => return self.leave(*then),
            (Question::Overwrite { purpose, path }, _) => return self.use_file(purpose, path, Existing::Replace),
            (Question::Changed { .. }, Answer::Elsewhere) => return self.save_as(),
            (Question::Changed { path }, _) => return self.write(path, Existing::Replace),
            (Question::Report(report), _) => {
                self.say(NoticeKind::Done, say!(self.words, "notice-copied-report"));
                return vec![Effect::Copy(report.text)];
            }
            (Question::Path(asked), _) => return self.path_given(asked),
            (Question::Delete { name, .. }, _) => return vec![Effect::DeleteRecord(name)],
            // Its own button says how the screen looks.
            (Question::Export(_), _) => {}
            (Question::ResetSettings, _) => self.settings.reset(),
            (Question::Museum, _) => return self.unless_unsaved(Action::StartMuseum),
            (Question::Stop, _) => self.at_table(|table| table.play(&Move::End(Ending::Agreed))),
        }
        Vec::new()
    }

    /// A path was given: it stays on the screen until something came of it, so that nothing typed is lost.
    fn path_given(&mut self, asked: AskedPath) -> Vec<Effect> {
        if asked.trial == Trial::Given {
            self.display.question = Some(Question::Path(asked));
            return Vec::new();
        }
        let path = Some(asked.text.trim()).filter(|text| !text.is_empty()).map(PathBuf::from);
        let effects = self.path_chosen(asked.purpose, path);
        if !effects.is_empty() {
            self.display.question = Some(Question::Path(asked.given()));
        }
        effects
    }
}
