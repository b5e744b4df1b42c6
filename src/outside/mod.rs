//! Carries out what the program asks of the world outside: files, the system's file window, the data folder.
//!
//! Nothing asked here while the program runs blocks the window: what is written is written in order by the keeper, all else is
//! done on threads of its own, and the answers come back as actions. Three things are waited for, each said where it is done: the
//! data folder at the start, all that is still to be written at the end, and on macOS the system's own window to choose a file
//! with, which is shown from the window's thread or not at all.

mod answerer;
mod aside;
pub mod data_dir;
mod date;
mod exporter;
mod file_window;
mod front;
pub mod keeper;
mod known_files;
mod leftovers;
mod lesson_dir;
mod lock;
mod own_files;
pub mod place;
mod record_dir;
pub mod reports;
mod settings_file;
#[cfg(feature = "sound")]
pub mod sound;
pub mod system_motion;
pub mod thinker;

pub use file_window::FileWindow;
pub use front::Front;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};

use crate::app::exporting::Request;
use crate::app::lessons::LessonAction;
use crate::app::{AboutAction, Action, App, Displaced, Effect, Errand, Existing, Purpose};
use crate::export::{Picture, Source};
use crate::machine;
use crate::words::{Words, say};
use answerer::Answerer;
use data_dir::DataDir;
use exporter::Exporter;
use keeper::{Door, Keeper};
use known_files::KnownFiles;
use lesson_dir::LessonDir;
use record_dir::RecordDir;
use thinker::{REPORT, Thinker};

/// The world outside, as far as the program reaches it.
pub struct Outside {
    data: DataDir,
    records: RecordDir,
    keeper: Keeper,
    file_window: FileWindow,
    /// For how many minutes the program that comes after this one waits for a visitor.
    museum: Option<u16>,
    front: Arc<dyn Front>,
    answers: Receiver<Action>,
    answerer: Answerer,
    thinker: Thinker,
    files: KnownFiles,
    /// How often the lessons of one's own were asked for.
    lesson_readings: Arc<AtomicU64>,
    exporter: Exporter,
    #[cfg(feature = "sound")]
    speaker: sound::Speaker,
}

impl Outside {
    /// With its data in this folder, which was read before, behind this window.
    pub fn new(front: Arc<dyn Front>, data: DataDir, file_window: FileWindow) -> Self {
        let (answer, answers) = channel();
        let answerer = Answerer::new(answer, Arc::clone(&front));
        let records = RecordDir::new(data.kept_session().to_owned());
        let told = answerer.clone();
        let keeper = Keeper::new(data.place(), move |action| told.give(action));
        Self {
            data,
            records,
            keeper,
            file_window,
            museum: None,
            front,
            answers,
            answerer,
            thinker: Thinker::default(),
            files: KnownFiles::default(),
            lesson_readings: Arc::default(),
            exporter: Exporter::default(),
            #[cfg(feature = "sound")]
            speaker: sound::Speaker::default(),
        }
    }

    /// Puts among the past games what copies of the program that ended badly left behind.
    pub fn put_away_left(&self) {
        for left in self.data.left_behind() {
            // What cannot be read stays where it is.
            self.keeper.then(move || drop(RecordDir::new(left).put_away_left()));
        }
    }

    /// The way to what is still to be kept, for a program that breaks off; none after the end.
    pub fn door(&self) -> Option<Door> {
        self.keeper.door()
    }

    /// What hands over the answers of others.
    pub fn answerer(&self) -> Answerer {
        self.answerer.clone()
    }

    /// The answers that have come in.
    pub fn answers(&self) -> Vec<Action> {
        self.answers.try_iter().collect()
    }

    /// Does what is asked; says whether the program is to end.
    pub fn carry_out(&mut self, app: &App, effects: Vec<Effect>) -> bool {
        let mut quit = false;
        for effect in effects {
            match effect {
                Effect::Quit => quit = true,
                #[cfg(feature = "sound")]
                Effect::Sound(cue) => self.speaker.play(cue, f32::from(app.settings().volume) / 100.0),
                #[cfg(not(feature = "sound"))]
                Effect::Sound(_) => {}
                Effect::StartMuseum(minutes) => self.museum = Some(minutes),
                Effect::Think(errand) => self.think(*errand),
                Effect::Fullscreen(on) => self.front.fill_screen(on),
                Effect::Copy(text) => self.front.copy(text),
                Effect::ForgetCopied => self.front.copy(String::new()),
                Effect::ForgetMarked => self.front.mark(String::new()),
                Effect::AskPaste => self.front.ask_paste(),
                Effect::StopThinking => self.thinker.stop(),
                Effect::AnswerNow => self.thinker.answer_now(),
                Effect::Autosave => self.keep(app),
                Effect::Displace { before, by } => self.keeper.displace(before, by),
                Effect::ReadRecords => self.read(|records, words| Action::RecordsRead(records.list(words))),
                Effect::OpenRecord(name) => self.read(|records, words| {
                    let result = records.load(&name).map(Box::new).map_err(|why| words.file_error(&why));
                    Action::RecordOpened(name, result)
                }),
                Effect::DeleteRecord(name) => self.delete(name),
                Effect::Export { path, request, existing } => self.export(path, request, existing),
                Effect::StopExport => self.exporter.stop(),
                Effect::CopyPicture(source, picture) => self.copy_picture(source, picture),
                Effect::ReadLessons => self.read_lessons(),
                Effect::OpenLessons => self.open_lessons(),
                Effect::OpenFolder(folder) => self.open_folder(folder),
                Effect::WriteSettings => self.write_settings(app),
                Effect::AskPath(purpose, suggested) => self.ask_path(purpose, suggested),
                Effect::LookFor(paths) => self.answerer.answer(move || {
                    let gone = paths.into_iter().filter(|path| path.try_exists().is_ok_and(|there| !there)).collect();
                    vec![Action::Gone(gone)]
                }),
                Effect::Read(paths) => {
                    let files = self.files.clone();
                    self.answerer.answer(move || own_files::open(&files, paths));
                }
                Effect::WriteRules { path, text, existing } => {
                    self.in_order(move || Some(own_files::save_rules(path, &text, existing)));
                }
                Effect::WritePosition { path, session, existing } => {
                    self.in_order(move || Some(own_files::save_position(path, &session, existing)));
                }
                Effect::Write { path, session, revision, existing } => {
                    let files = self.files.clone();
                    self.in_order(move || Some(own_files::save(&files, path, &session, revision, existing)));
                }
            }
        }
        quit
    }

    /// Looks how much memory the machine has.
    pub fn look_at_machine(&self) {
        self.answerer.answer(|| machine::megabytes().map(Action::Memory).into_iter().collect());
    }

    /// Looks whether a session kept from the last time lies in one of the recent files.
    pub fn find(&self, app: &App) {
        if let Some(table) = app.table() {
            let (files, paths, session) = (self.files.clone(), app.settings().recent.clone(), table.session().clone());
            self.answerer.answer(move || own_files::find(&files, paths, &session).into_iter().collect());
        }
    }

    fn think(&mut self, errand: Errand) {
        let answerer = self.answerer.clone();
        self.thinker.think(errand, move |thought| answerer.give(thought));
        self.front.wake_after(REPORT);
    }

    /// How far what is thought about has come, where that has changed.
    pub fn look_at_thinker(&mut self) -> Option<Action> {
        let told = self.thinker.look();
        if self.thinker.is_busy() {
            self.front.wake_after(REPORT);
        }
        told
    }

    fn export(&mut self, path: PathBuf, request: Arc<Request>, existing: Existing) {
        let answerer = self.answerer.clone();
        self.exporter.export(path, request, existing, move |made| answerer.give(made));
        self.front.wake_after(REPORT);
    }

    fn copy_picture(&self, source: Box<Source>, picture: Box<Picture>) {
        let front = Arc::clone(&self.front);
        self.answerer.answer(move || vec![exporter::copy(&*front, &source, &picture)]);
    }

    /// How far what is exported has come, where that has changed.
    pub fn look_at_export(&mut self) -> Option<Action> {
        let told = self.exporter.look();
        if self.exporter.is_busy() {
            self.front.wake_after(REPORT);
        }
        told
    }

    fn write_settings(&self, app: &App) {
        let (data, settings) = (self.data.clone(), app.settings().clone());
        self.in_order(move || {
            let why = data.write_settings(&settings).err()?;
            Some(Action::SettingsNotKept(Words::english().io_error(&why)))
        });
    }

    /// Writes something after all that is to be written before it, so that nothing older ever lands on something newer.
    fn in_order(&self, write: impl FnOnce() -> Option<Action> + Send + 'static) {
        let answerer = self.answerer.clone();
        self.keeper.then(move || {
            if let Some(told) = write() {
                answerer.give(told);
            }
        });
    }

    /// Keeps the session for the next start.
    fn keep(&self, app: &App) {
        if let Some(table) = app.table() {
            self.keeper.keep(Displaced { session: table.session().snapshot(), handled: app.handled() });
        }
    }

    fn delete(&self, name: String) {
        let records = self.records.clone();
        self.in_order(move || {
            let result = records.delete(&name).map_err(|why| Words::english().io_error(&why));
            Some(Action::RecordDeleted(name, result))
        });
    }

    /// Asks something of the records, after what is being written to them, but not in the way of what comes next.
    fn read(&self, ask: impl FnOnce(&RecordDir, &Words) -> Action + Send + 'static) {
        let (records, answerer) = (self.records.clone(), self.answerer.clone());
        self.keeper.then(move || answerer.answer(move || vec![ask(&records, &Words::english())]));
    }

    /// Before the end: waits for what is still to be written, and starts the program anew for visitors where that was asked for.
    /// It fails where the system does not start it.
    pub fn end(&mut self) -> io::Result<()> {
        self.thinker.stop();
        self.exporter.end();
        self.keeper.end();
        self.data.leave_place();
        self.museum.take().map_or(Ok(()), |minutes| self.start_museum(minutes))
    }

    /// Starts the program anew for visitors.
    fn start_museum(&self, minutes: u16) -> io::Result<()> {
        let museum = format!("--museum={minutes}");
        let mut program = std::process::Command::new(std::env::current_exe()?);
        program.arg(museum).arg("--data-dir").arg(self.data.folder()).spawn().map(drop)
    }

    /// Reads the lessons in the data folder.
    fn read_lessons(&self) {
        let folder = LessonDir::new(self.data.lessons());
        let (readings, number) = (Arc::clone(&self.lesson_readings), self.lesson_readings.fetch_add(1, Ordering::Relaxed) + 1);
        self.answerer.answer(move || {
            let found = folder.list(&Words::english());
            // Where they were asked for again meanwhile this list is out of date, and may come in last.
            let is_last = readings.load(Ordering::Relaxed) == number;
            is_last.then_some(Action::Lesson(LessonAction::Found(found))).into_iter().collect()
        });
    }

    /// Shows the folder of one's own lessons in the system's file manager.
    fn open_lessons(&self) {
        let (folder, window) = (LessonDir::new(self.data.lessons()), self.file_window);
        self.answerer.answer(move || {
            let opened = show_folder(window, folder.prepare());
            vec![Action::Lesson(LessonAction::FolderOpened(opened))]
        });
    }

    /// Shows a folder in the system's file manager; it is made where it is not there yet.
    fn open_folder(&self, folder: PathBuf) {
        let window = self.file_window;
        self.answerer.answer(move || {
            let opened = show_folder(window, fs::create_dir_all(&folder).map(|()| folder.as_path()));
            opened.err().map(|why| Action::About(AboutAction::NotOpened(why))).into_iter().collect()
        });
    }

    fn ask_path(&self, purpose: Purpose, suggested: Option<PathBuf>) {
        if self.file_window == FileWindow::None {
            // Whoever types a path is to see where it leads.
            let suggested = suggested.map(|path| std::path::absolute(&path).unwrap_or(path));
            self.answerer.give(Action::NoPathWindow(purpose, suggested));
            return;
        }
        let ask = move || Action::PathChosen(purpose, file_window::ask(&Words::english(), purpose, suggested.as_deref()));
        // macOS shows its file window only from the main thread, and runs the program's own window meanwhile.
        if cfg!(target_os = "macos") {
            self.answerer.give(ask());
        } else {
            self.answerer.answer(move || vec![ask()]);
        }
    }
}

/// Shows a folder in the system's file manager, if there is one and there is the folder.
fn show_folder(window: FileWindow, folder: io::Result<&Path>) -> Result<(), String> {
    let words = Words::english();
    match folder {
        Ok(folder) if window == FileWindow::System && open::that_detached(folder).is_ok() => Ok(()),
        Ok(_) => Err(say!(words, "lessons-no-file-manager")),
        Err(why) => Err(words.io_error(&why)),
    }
}
