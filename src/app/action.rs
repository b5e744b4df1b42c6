//! The one door: everything that can be asked of the program, and everything it asks of the world outside.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::Tab;
use super::about::AboutAction;
use super::command::Command;
use super::compare::CompareAction;
use super::exercise::ExerciseAction;
use super::exporting::{ExportAction, Request};
use super::files::Displaced;
use super::lessons::LessonAction;
use super::palette::PaletteAction;
use super::position_editor::Edit;
use super::predict::PredictAction;
use super::question::{Answer, Purpose, Report};
use super::records::Listing;
use super::rules_editor::RuleEdit;
use super::rules_page::RulesPageAction;
use super::settings::Speed;
use super::settings_page::SettingsAction;
use super::system::{Input, SystemMotion};
use super::thinking::{Errand, Thought};
use crate::export::{Picture, Source};
use crate::rules::{Clause, Direction, Hole, Rules, Seeds, Side};
use crate::scene::Tone;
use crate::session::{Ending, Node, Seat, Session};
use crate::watch::Cue;

/// Something that is asked of the program: by mouse, keys, menus, tests, or by the world outside that did what it was asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A command of the table.
    Command(Command),
    /// Something is asked of the palette.
    Palette(PaletteAction),
    /// Something is asked of the screen of settings.
    Settings(SettingsAction),
    /// In museum mode nobody has touched the program for so long that the next one is another visitor.
    Rested,
    /// Starts the program anew for visitors.
    StartMuseum,
    /// The system asks to close the window.
    Close,
    /// Something is asked of the lessons.
    Lesson(LessonAction),
    /// Something is asked of the exercise on the screen.
    Exercise(ExerciseAction),
    /// Something is asked of predictions.
    Predict(PredictAction),
    /// Something is asked of the export.
    Export(ExportAction),
    /// Something is asked of what the program says of itself.
    About(AboutAction),
    /// Starts a new match by these rules.
    New(Arc<Rules>),
    /// Puts this session on the table.
    PutOnTable(Box<Session>),
    /// Changes the position that is being set up.
    EditPosition(Edit),
    /// Starts a game from the position that is set up.
    PlayPosition,
    /// Saves the position that is set up in a file that is asked for.
    SavePosition,
    /// What waits to be read was read: what a round came to, or what stands there before a computer plays.
    GoOn,
    /// Nothing more is typed for now: what comes is another change to undo.
    TypingEnds,
    /// Changes the rule set that is being made.
    EditRules(RuleEdit),
    /// Starts a game by the rule set that is being made.
    PlayRules,
    /// Saves the rule set that is being made in a file that is asked for.
    SaveRules,
    /// Takes a position or a game from elsewhere, as text.
    Paste(String),
    /// Starts the same game again with the same players.
    Again(Sides),
    /// Asks for a hole: to lift it, to claim it, or to lay an odd seed there.
    Choose(Hole),
    /// Asks for a direction of the hole chosen.
    ChooseDirection(Direction),
    /// Points at a hole, and a direction of it.
    Point(Option<(Hole, Option<Direction>)>),
    /// Watches a sowing that does not end.
    WatchEndless(Hole, Direction),
    /// Sets out the next round.
    SetOut(Vec<Seeds>),
    /// Ends the match.
    End(Ending),
    /// Goes to a place of the session.
    GoTo(Node),
    /// Goes to a beat of what is watched.
    Seek(f32),
    /// Opens or closes the panel at the side.
    ShowPanel(bool),
    /// Chooses what the panel at the side shows.
    ShowTab(Tab),
    /// Shows a rule among all the others, in the panel at the side.
    ShowRule(Clause),
    /// Chooses a speed.
    Speed(Speed),
    /// Asks something of readings side by side.
    Compare(CompareAction),
    /// Asks something of the page of a rule set.
    RulesPage(RulesPageAction),
    /// Seats a person or a computer at a side.
    Sit(Side, Seat),
    /// How many seconds a computer may take for a move.
    Seconds(u16),
    /// The session kept from the last time lies in this file of the person's own, as it is.
    LiesIn(PathBuf),
    /// How many megabytes a search may keep of what it has found.
    Megabytes(u16),
    /// Names a player.
    Rename(Side, String),
    /// Comments on a move.
    Comment(Node, String),
    /// Opens a file: one of the recent, one dropped on the window, or one typed.
    OpenFile(PathBuf),
    /// Opens the first of these files that can be opened: they were dropped on the window together.
    OpenFirst(Vec<PathBuf>),
    /// Looks for these words in the past games.
    SearchRecords(String),
    /// Puts a past game on the table.
    OpenRecord(String),
    /// Asks whether to delete a past game.
    DeleteRecord(String),
    /// Asks which of the recent files are gone: they are about to be shown.
    LookForRecent,
    /// What is typed for a file's path.
    TypePath(String),
    /// Answers the question.
    Answer(Answer),
    /// Puts the notice away.
    DismissNotice,
    /// The world outside: what was thought about the errand of this number.
    Thought(u64, Thought),
    /// The world outside: a file was chosen, or none.
    PathChosen(Purpose, Option<PathBuf>),
    /// The world outside: there is no window to choose a file with; the path that was suggested.
    NoPathWindow(Purpose, Option<PathBuf>),
    /// The world outside: these of the recent files are gone.
    Gone(BTreeSet<PathBuf>),
    /// The world outside: a path to save in is that of a folder.
    IsFolder(Purpose, PathBuf),
    /// The world outside: a file was read.
    Opened(PathBuf, Result<Box<Session>, String>),
    /// The world outside: whether the system is bright or dark.
    SystemTone(Tone),
    /// The world outside: whether the system asks for less motion.
    SystemMotion(SystemMotion),
    /// The world outside: so many megabytes of memory the machine has.
    Memory(u64),
    /// The world outside: what was marked by a pointer can be had by other programs, as some systems have it.
    Marked,
    /// The world outside: what the program is told with from now on.
    PlayedWith(Input),
    /// The world outside: what was marked in a field or a text was handed to other programs.
    MarkedCopied,
    /// The world outside: so many files beside the one that was opened were left as they are.
    LeftUnopened(usize),
    /// The world outside: the file that was opened may not be changed.
    ReadOnly(PathBuf),
    /// The world outside: the session was saved at this revision.
    Saved(PathBuf, u64, Result<(), String>),
    /// The world outside: the session could not be kept for the next start, and why. It is tried again.
    NotKept(String),
    /// The world outside: what could not be kept before is kept now.
    KeptAgain,
    /// The world outside: the settings could not be written, and why.
    SettingsNotKept(String),
    /// The world outside: a path to save in exists already.
    Exists(Purpose, PathBuf),
    /// The world outside: another program changed the file to save in since it was opened or saved here.
    ChangedOutside(PathBuf),
    /// The world outside: a mistake of the program ended what was being read or written.
    Broken,
    /// The world outside: the program made a mistake the last time, and told of it.
    ReportFound(Report),
    /// The world outside: a file with a rule set was read.
    RulesOpened(PathBuf, Result<Arc<Rules>, String>),
    /// The world outside: the rule set was saved.
    RulesSaved(PathBuf, Result<(), String>),
    /// The world outside: the position that is set up was saved.
    PositionSaved(PathBuf, Result<(), String>),
    /// The world outside: the past games were read.
    RecordsRead(Result<Listing, String>),
    /// The world outside: a past game was read.
    RecordOpened(String, Result<Box<Session>, String>),
    /// The world outside: a past game was deleted.
    RecordDeleted(String, Result<(), String>),
    /// The world outside: a session that left the table could not be put among the past games, and why. It is tried again.
    NotYetPutAway(String),
    /// The world outside: a session that left the table could not be put among the past games, once and for all.
    NotPutAway {
        /// The folder where it was left.
        folder: PathBuf,
        /// Why.
        why: String,
    },
}

/// Something the program asks of the world outside. Its answer comes back as an [`Action`].
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask the person for a file.
    AskPath(Purpose, Option<PathBuf>),
    /// Read the first of these files that holds a session or a rule set.
    Read(Vec<PathBuf>),
    /// Look which of these files are gone.
    LookFor(Vec<PathBuf>),
    /// Save the session.
    Write {
        /// The file.
        path: PathBuf,
        /// What is saved.
        session: Box<Session>,
        /// Which revision it is.
        revision: u64,
        /// What to do where the file is there already.
        existing: Existing,
    },
    /// Think about something, instead of what is thought about now.
    Think(Box<Errand>),
    /// Think no more; what was found is not asked for.
    StopThinking,
    /// Think no more, and answer with what was found.
    AnswerNow,
    /// Save a rule set.
    WriteRules {
        /// The file.
        path: PathBuf,
        /// What is in it.
        text: String,
        /// What to do where the file is there already.
        existing: Existing,
    },
    /// Save a position, as a session without turns.
    WritePosition {
        /// The file.
        path: PathBuf,
        /// What is saved.
        session: Box<Session>,
        /// What to do where the file is there already.
        existing: Existing,
    },
    /// Make something and write it.
    Export {
        /// The file.
        path: PathBuf,
        /// What is made.
        request: Arc<Request>,
        /// What to do where the file is there already.
        existing: Existing,
    },
    /// Make no more of what is being exported.
    StopExport,
    /// Hand a picture of a session to other programs.
    CopyPicture(Box<Source>, Box<Picture>),
    /// Keep the session for the next start.
    Autosave,
    /// Another session lies on the table: make room where the one before was kept for the next start.
    Displace {
        /// The one before, which is now a past game; none where nothing of it would be missed.
        before: Option<Displaced>,
        /// The past game that lies on the table now, where it is one.
        by: Option<String>,
    },
    /// Read the past games.
    ReadRecords,
    /// Read a past game.
    OpenRecord(String),
    /// Delete a past game.
    DeleteRecord(String),
    /// Read the folder of one's own lessons.
    ReadLessons,
    /// Show that folder in the system's file manager; where there is none yet, make one with an example.
    OpenLessons,
    /// Show this folder in the system's file manager.
    OpenFolder(PathBuf),
    /// Write the settings.
    WriteSettings,
    /// Hand a text to other programs.
    Copy(String),
    /// What was handed to other programs last is no longer to be had.
    ForgetCopied,
    /// What was marked last is no longer to be had.
    ForgetMarked,
    /// Ask for the text that other programs handed over; it comes as [`Action::Paste`].
    AskPaste,
    /// Fill the whole screen, or be a window again.
    Fullscreen(bool),
    /// Let something be heard, where the program can be heard at all.
    Sound(Cue),
    /// Start the program anew in museum mode, which waits so many minutes for a visitor, and end this one.
    StartMuseum(u16),
    /// End the program.
    Quit,
}

/// Where the players of a match sit in the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// Where they sat.
    Same,
    /// Each on the other side.
    Changed,
}

/// What to do with a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Replace it.
    Replace,
    /// Replace it if it is as it was left here; else leave it, and ask.
    AsLeft,
    /// Leave it, and ask.
    Ask,
}
