//! Carries out what the program asks of the world outside: files, the system's file window, the data folder.
//!
//! Nothing here blocks the window: what is written is written in order by the keeper, all else is done on threads of its
//! own, and the answers come back as actions.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::data_dir::DataDir;
use super::exporter::{self, Exporter};
use super::keeper::{Door, Keeper};
use super::known_files::KnownFiles;
use super::lesson_dir::LessonDir;
use super::own_files;
use super::record_dir::RecordDir;
use super::thinker::{REPORT, Thinker};
use crate::app::exporting::Errand as ExportErrand;
use crate::app::lessons::LessonAction;
use crate::app::{AboutAction, Action, App, Displaced, Effect, Errand, Existing, Purpose};
use crate::catalogue;
use crate::export::{Format, Picture, Source, Still, Written};
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

/// The world outside, as far as the program reaches it.
pub struct Outside {
    data: DataDir,
    records: RecordDir,
    keeper: Keeper,
    file_window: FileWindow,
    /// For how many minutes the program that comes after this one waits for a visitor.
    museum: Option<u16>,
    answers: Receiver<Action>,
    answer: Sender<Action>,
    thinker: Thinker,
    files: KnownFiles,
    /// How often the lessons of one's own were asked for.
    lesson_readings: Arc<AtomicU64>,
    exporter: Exporter,
    #[cfg(feature = "sound")]
    speaker: super::sound::Speaker,
}

impl Outside {
    /// With its data in this folder. The context is woken when there is an answer.
    pub fn new(ctx: &egui::Context, data: DataDir, file_window: FileWindow) -> Self {
        let (answer, answers) = channel();
        let records = RecordDir::new(data.kept_session().to_owned());
        let keeper = Keeper::new(data.place(), handing_over(&answer, ctx));
        Self {
            data,
            records,
            keeper,
            file_window,
            museum: None,
            answers,
            answer,
            thinker: Thinker::new(),
            files: KnownFiles::default(),
            lesson_readings: Arc::default(),
            exporter: Exporter::default(),
            #[cfg(feature = "sound")]
            speaker: super::sound::Speaker::default(),
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

    /// Hands over the answers of others, which wakes the context too.
    pub fn answerer(&self, ctx: &egui::Context) -> impl Fn(Action) + Send + Sync + 'static {
        handing_over(&self.answer, ctx)
    }

    /// The answers that have come in.
    pub fn answers(&self) -> Vec<Action> {
        self.answers.try_iter().collect()
    }

    /// Does what is asked; says whether the program is to end.
    pub fn carry_out(&mut self, ctx: &egui::Context, app: &App, effects: Vec<Effect>) -> bool {
        let mut quit = false;
        for effect in effects {
            match effect {
                Effect::Quit => quit = true,
                #[cfg(feature = "sound")]
                Effect::Sound(cue) => self.speaker.play(cue, f32::from(app.settings().volume) / 100.0),
                #[cfg(not(feature = "sound"))]
                Effect::Sound(_) => {}
                Effect::StartMuseum(minutes) => self.museum = Some(minutes),
                Effect::Think(errand) => self.think(ctx, *errand),
                Effect::Fullscreen(on) => ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(on)),
                Effect::Copy(text) => ctx.copy_text(text),
                Effect::AskPaste => ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste),
                Effect::StopThinking => self.thinker.stop(),
                Effect::AnswerNow => self.thinker.answer_now(),
                Effect::Autosave => self.keep(app),
                Effect::Displace { before, by } => self.keeper.displace(before, by),
                Effect::ReadRecords => self.read(ctx, |records, words| Action::RecordsRead(records.list(words))),
                Effect::OpenRecord(name) => self.read(ctx, |records, words| {
                    let result = records.load(&name).map(Box::new).map_err(|why| words.file_error(&why));
                    Action::RecordOpened(name, result)
                }),
                Effect::DeleteRecord(name) => self.delete(ctx, name),
                Effect::Export { path, errand, existing } => self.export(ctx, path, errand, existing),
                Effect::StopExport => self.exporter.stop(),
                Effect::CopyPicture(source, picture) => self.copy_picture(ctx, source, picture),
                Effect::ReadLessons => self.read_lessons(ctx),
                Effect::OpenLessons => self.open_lessons(ctx),
                Effect::OpenFolder(folder) => self.open_folder(ctx, folder),
                Effect::WriteSettings => self.write_settings(ctx, app),
                Effect::AskPath(purpose, suggested) => self.ask_path(ctx, purpose, suggested),
                Effect::Read(paths) => {
                    let files = self.files.clone();
                    self.spawn(ctx, move || own_files::open(&files, paths));
                }
                Effect::WriteRules { path, text, existing } => {
                    self.in_order(ctx, move || Some(own_files::save_rules(path, &text, existing)));
                }
                Effect::WritePosition { path, session, existing } => {
                    self.in_order(ctx, move || Some(own_files::save_position(path, &session, existing)));
                }
                Effect::Write { path, session, revision, existing } => {
                    let files = self.files.clone();
                    self.in_order(ctx, move || Some(own_files::save(&files, path, &session, revision, existing)));
                }
            }
        }
        quit
    }

    /// Looks whether a session kept from the last time lies in one of the recent files.
    pub fn find(&self, ctx: &egui::Context, app: &App) {
        if let Some(table) = app.table() {
            let (files, paths, session) = (self.files.clone(), app.settings().recent.clone(), table.session().clone());
            self.spawn(ctx, move || own_files::find(&files, paths, &session).into_iter().collect());
        }
    }

    fn think(&mut self, ctx: &egui::Context, errand: Errand) {
        let (answer, to_wake) = (self.answer.clone(), ctx.clone());
        self.thinker.think(errand, move |thought| {
            // The program may have ended meanwhile: then nobody listens.
            let _ = answer.send(thought);
            to_wake.request_repaint();
        });
        ctx.request_repaint_after(REPORT);
    }

    /// How far what is thought about has come, where that has changed.
    pub fn look_at_thinker(&mut self, ctx: &egui::Context) -> Option<Action> {
        let told = self.thinker.look();
        if self.thinker.is_busy() {
            ctx.request_repaint_after(REPORT);
        }
        told
    }

    fn export(&mut self, ctx: &egui::Context, path: PathBuf, errand: Arc<ExportErrand>, existing: Existing) {
        let (answer, to_wake) = (self.answer.clone(), ctx.clone());
        self.exporter.export(path, errand, existing, move |made| {
            // The program may have ended meanwhile: then nobody listens.
            let _ = answer.send(made);
            to_wake.request_repaint();
        });
        ctx.request_repaint_after(REPORT);
    }

    fn copy_picture(&self, ctx: &egui::Context, source: Box<Source>, picture: Box<Picture>) {
        let clipboard = ctx.clone();
        self.spawn(ctx, move || vec![exporter::copy(&clipboard, &source, &picture)]);
    }

    /// How far what is exported has come, where that has changed.
    pub fn look_at_export(&mut self, ctx: &egui::Context) -> Option<Action> {
        let told = self.exporter.look();
        if self.exporter.is_busy() {
            ctx.request_repaint_after(REPORT);
        }
        told
    }

    fn write_settings(&self, ctx: &egui::Context, app: &App) {
        let (data, settings) = (self.data.clone(), app.settings().clone());
        self.in_order(ctx, move || {
            let why = data.write_settings(&settings).err()?;
            Some(Action::SettingsNotKept(Words::english().io_error(&why)))
        });
    }

    /// Writes something after all that is to be written before it, so that nothing older ever lands on something newer.
    fn in_order(&self, ctx: &egui::Context, write: impl FnOnce() -> Option<Action> + Send + 'static) {
        let (answer, ctx) = (self.answer.clone(), ctx.clone());
        self.keeper.then(move || {
            if let Some(told) = write() {
                // The program may have ended meanwhile: then nobody listens.
                let _ = answer.send(told);
                ctx.request_repaint();
            }
        });
    }

    /// Keeps the session for the next start.
    fn keep(&self, app: &App) {
        if let Some(table) = app.table() {
            self.keeper.keep(Displaced { session: table.session().snapshot(), handled: app.handled() });
        }
    }

    fn delete(&self, ctx: &egui::Context, name: String) {
        let records = self.records.clone();
        self.in_order(ctx, move || {
            let result = records.delete(&name).map_err(|why| Words::english().io_error(&why));
            Some(Action::RecordDeleted(name, result))
        });
    }

    /// Asks something of the records, after what is being written to them, but not in the way of what comes next.
    fn read(&self, ctx: &egui::Context, ask: impl FnOnce(&RecordDir, &Words) -> Action + Send + 'static) {
        let (records, answer, ctx) = (self.records.clone(), self.answer.clone(), ctx.clone());
        self.keeper.then(move || {
            std::thread::spawn(move || {
                let told = catch_unwind(AssertUnwindSafe(|| ask(&records, &Words::english())));
                let _ = answer.send(told.unwrap_or(Action::Broken));
                ctx.request_repaint();
            });
        });
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
    fn read_lessons(&self, ctx: &egui::Context) {
        let folder = LessonDir::new(self.data.lessons());
        let (readings, number) = (Arc::clone(&self.lesson_readings), self.lesson_readings.fetch_add(1, Ordering::Relaxed) + 1);
        self.spawn(ctx, move || {
            let found = folder.list(&Words::english());
            // Where they were asked for again meanwhile this list is out of date, and may come in last.
            let is_last = readings.load(Ordering::Relaxed) == number;
            is_last.then_some(Action::Lesson(LessonAction::Found(found))).into_iter().collect()
        });
    }

    /// Shows the folder of one's own lessons in the system's file manager.
    fn open_lessons(&self, ctx: &egui::Context) {
        let (folder, window) = (LessonDir::new(self.data.lessons()), self.file_window);
        self.spawn(ctx, move || {
            let opened = show_folder(window, folder.prepare());
            vec![Action::Lesson(LessonAction::FolderOpened(opened))]
        });
    }

    /// Shows a folder in the system's file manager; it is made where it is not there yet.
    fn open_folder(&self, ctx: &egui::Context, folder: PathBuf) {
        let window = self.file_window;
        self.spawn(ctx, move || {
            let opened = show_folder(window, fs::create_dir_all(&folder).map(|()| folder.as_path()));
            opened.err().map(|why| Action::About(AboutAction::NotOpened(why))).into_iter().collect()
        });
    }

    fn ask_path(&self, ctx: &egui::Context, purpose: Purpose, suggested: Option<PathBuf>) {
        if self.file_window == FileWindow::None {
            // Whoever types a path is to see where it leads.
            let suggested = suggested.map(|path| std::path::absolute(&path).unwrap_or(path));
            let _ = self.answer.send(Action::NoPathWindow(purpose, suggested));
            ctx.request_repaint();
            return;
        }
        let ask = move || {
            let words = Words::english();
            let (kind, endings) = kind(&words, purpose, suggested.as_deref());
            let mut window = rfd::FileDialog::new().add_filter(kind, &endings);
            if let Some(folder) = suggested.as_deref().and_then(Path::parent).filter(|folder| folder.is_dir()) {
                window = window.set_directory(folder);
            }
            if let Some(name) = suggested.as_deref().and_then(Path::file_name) {
                window = window.set_file_name(name.to_string_lossy());
            }
            let path = match purpose {
                Purpose::Open => window.pick_file(),
                Purpose::Save | Purpose::SaveRules | Purpose::SavePosition | Purpose::Export => window.save_file(),
            };
            Action::PathChosen(purpose, path)
        };
        // macOS shows its file window only from the main thread.
        if cfg!(target_os = "macos") {
            let _ = self.answer.send(ask());
        } else {
            self.spawn(ctx, move || vec![ask()]);
        }
    }

    /// Does something that nobody waits for at the end: it writes nothing.
    fn spawn(&self, ctx: &egui::Context, task: impl FnOnce() -> Vec<Action> + Send + 'static) {
        let (answer, ctx) = (self.answer.clone(), ctx.clone());
        std::thread::spawn(move || {
            for told in catch_unwind(AssertUnwindSafe(task)).unwrap_or_else(|_| vec![Action::Broken]) {
                // The program may have ended meanwhile: then nobody listens.
                let _ = answer.send(told);
            }
            ctx.request_repaint();
        });
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

/// Finds out whether the system has a window to choose files with. Asking for one that is not there looks like a refusal.
pub fn file_window() -> FileWindow {
    if !cfg!(target_os = "linux") || has_portal() || in_path("zenity") { FileWindow::System } else { FileWindow::None }
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

/// Sends answers on, and wakes the window for each.
fn handing_over(answer: &Sender<Action>, ctx: &egui::Context) -> impl Fn(Action) + Send + Sync + 'static {
    let (answer, ctx) = (answer.clone(), ctx.clone());
    move |action| {
        // The program may have ended meanwhile: then nobody listens.
        let _ = answer.send(action);
        ctx.request_repaint();
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
