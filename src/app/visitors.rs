//! What the visitors of a museum may ask for: only what stands here as theirs, so that nothing new is theirs by oversight.

use super::exporting::ExportAction;
use super::{Action, Command, Effect};

impl Command {
    /// Whether visitors may ask for it: they have no files, nothing to set up, and nothing of the machine's owner.
    pub(super) const fn is_for_visitors(self) -> bool {
        match self {
            Self::Home
            | Self::Continue
            | Self::Undo
            | Self::Redo
            | Self::Promote
            | Self::Remove
            | Self::CopyPosition
            | Self::CopyGame
            | Self::CopyPicture
            | Self::SetOut
            | Self::Stop
            | Self::Manners
            | Self::Hint
            | Self::Analysis
            | Self::Weigh
            | Self::MoveNow
            | Self::Computers
            | Self::Compare
            | Self::RulesPage
            | Self::Lessons
            | Self::Predict
            | Self::Skip
            | Self::PlayPause
            | Self::SeedForward
            | Self::SeedBack
            | Self::LapForward
            | Self::LapBack
            | Self::TurnForward
            | Self::TurnBack
            | Self::ToStart
            | Self::ToEnd
            | Self::Faster
            | Self::Slower
            | Self::Flip
            | Self::Numbers
            | Self::Letters
            | Self::TwoSides
            | Self::LargeTargets
            | Self::Theme
            | Self::Board
            | Self::TextLarger
            | Self::TextSmaller
            | Self::TextUsual
            | Self::Panel
            | Self::Present
            | Self::Palette
            | Self::Keys
            | Self::About
            | Self::Cancel => true,
            Self::Records
            | Self::Open
            | Self::Save
            | Self::SaveAs
            | Self::Export
            | Self::Quit
            | Self::EditPosition
            | Self::MakeRules
            | Self::Paste
            | Self::Settings
            | Self::Museum => false,
        }
    }
}

impl Action {
    /// Whether it is heard where there are visitors, however it is asked for.
    pub(super) const fn is_for_visitors(&self) -> bool {
        match self {
            Self::Command(command) => command.is_for_visitors(),
            // What a visitor asks for.
            Self::Palette(_)
            | Self::Lesson(_)
            | Self::Exercise(_)
            | Self::Predict(_)
            | Self::About(_)
            | Self::Compare(_)
            | Self::RulesPage(_)
            | Self::New(_)
            | Self::Again(_)
            | Self::PutOnTable(_)
            | Self::GoOn
            | Self::Choose(_)
            | Self::ChooseDirection(_)
            | Self::Point(_)
            | Self::WatchEndless(..)
            | Self::SetOut(_)
            | Self::End(_)
            | Self::GoTo(_)
            | Self::Seek(_)
            | Self::ShowPanel(_)
            | Self::ShowTab(_)
            | Self::ShowRule(_)
            | Self::Speed(_)
            | Self::Sit(..)
            | Self::Seconds(_)
            | Self::Rename(..)
            | Self::Comment(..)
            | Self::TypingEnds
            | Self::Answer(_)
            | Self::DismissNotice
            // What the world outside has to say.
            | Self::Rested
            | Self::Close
            | Self::Thought(..)
            | Self::SystemTone(_)
            | Self::SystemMotion(_)
            | Self::PlayedWith(_)
            | Self::MarkedCopied
            | Self::Marked
            | Self::Memory(_)
            | Self::Export(ExportAction::Copied(_))
            | Self::Broken => true,
            // What the machine's owner asks for.
            Self::Settings(_)
            | Self::Megabytes(_)
            | Self::StartMuseum
            | Self::EditPosition(_)
            | Self::PlayPosition
            | Self::SavePosition
            | Self::EditRules(_)
            | Self::PlayRules
            | Self::SaveRules
            | Self::Paste(_)
            | Self::Export(_)
            | Self::OpenFile(_)
            | Self::OpenFirst(_)
            | Self::LookForRecent
            | Self::SearchRecords(_)
            | Self::OpenRecord(_)
            | Self::DeleteRecord(_)
            | Self::TypePath(_)
            // What comes of it.
            | Self::LiesIn(_)
            | Self::PathChosen(..)
            | Self::NoPathWindow(..)
            | Self::Gone(_)
            | Self::IsFolder(..)
            | Self::Opened(..)
            | Self::LeftUnopened(_)
            | Self::ReadOnly(_)
            | Self::Saved(..)
            | Self::NotKept(_)
            | Self::KeptAgain
            | Self::SettingsNotKept(_)
            | Self::Exists(..)
            | Self::ChangedOutside(_)
            | Self::ReportFound(_)
            | Self::RulesOpened(..)
            | Self::RulesSaved(..)
            | Self::PositionSaved(..)
            | Self::RecordsRead(_)
            | Self::RecordOpened(..)
            | Self::RecordDeleted(..)
            | Self::NotYetPutAway(_)
            | Self::NotPutAway { .. } => false,
        }
    }
}

impl Effect {
    /// Whether it reads or writes a file, or asks for one.
    pub const fn touches_files(&self) -> bool {
        match self {
            Self::AskPath(..)
            | Self::Read(_)
            | Self::LookFor(_)
            | Self::Write { .. }
            | Self::WriteRules { .. }
            | Self::WritePosition { .. }
            | Self::Export { .. }
            | Self::Autosave
            | Self::Displace { .. }
            | Self::ReadRecords
            | Self::OpenRecord(_)
            | Self::DeleteRecord(_)
            | Self::ReadLessons
            | Self::OpenLessons
            | Self::OpenFolder(_)
            | Self::WriteSettings
            | Self::StartMuseum(_) => true,
            Self::Think(_)
            | Self::StopThinking
            | Self::AnswerNow
            | Self::StopExport
            | Self::CopyPicture(..)
            | Self::Copy(_)
            | Self::ForgetCopied
            | Self::ForgetMarked
            | Self::AskPaste
            | Self::Fullscreen(_)
            | Self::Sound(_)
            | Self::Quit => false,
        }
    }
}
