//! Carries out what the program asks of the world outside: files, the system's file window, the data folder.
//!
//! Nothing here blocks the window: what is written is written in order on one thread, all else is done on threads of its
//! own, and the answers come back as actions.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use super::data_dir::DataDir;
use super::keeper::Keeper;
use super::lesson_dir::LessonDir;
use super::record_dir::RecordDir;
use super::thinker::{REPORT, Thinker};
use crate::app::lessons::LessonAction;
use crate::app::{Action, App, Displaced, Effect, Errand, Existing, Purpose};
use crate::catalogue;
use crate::session::file;
use crate::words::{Words, say};

/// How long after a change the session is kept at the latest.
const KEEP_WITHIN: Duration = Duration::from_millis(800);

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
    answers: Receiver<Action>,
    answer: Sender<Action>,
    thinker: Thinker,
    /// When the session is to be kept.
    keep_at: Option<Instant>,
}

impl Outside {
    /// With its data in this folder.
    pub fn new(data: DataDir, file_window: FileWindow) -> Self {
        let (answer, answers) = channel();
        let records = RecordDir::new(data.kept_session());
        let keeper = Keeper::new();
        for left in data.left_behind() {
            // What cannot be read stays where it is.
            keeper.then(move || drop(RecordDir::new(left).put_away_left()));
        }
        Self { data, records, keeper, file_window, answers, answer, thinker: Thinker::new(), keep_at: None }
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
                Effect::Think(errand) => self.think(ctx, *errand),
                Effect::Fullscreen(on) => ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(on)),
                Effect::Copy(text) => ctx.copy_text(text),
                Effect::AskPaste => ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste),
                Effect::StopThinking => self.thinker.stop(),
                Effect::AnswerNow => self.thinker.answer_now(),
                Effect::Autosave => {
                    self.keep_at.get_or_insert_with(|| Instant::now() + KEEP_WITHIN);
                }
                Effect::Displace { before, by } => self.displace(ctx, before, by),
                Effect::ReadRecords => self.read(ctx, |records, words| Action::RecordsRead(records.list(words))),
                Effect::OpenRecord(name) => self.read(ctx, |records, words| {
                    let result = records.load(&name).map(Box::new).map_err(|why| words.file_error(&why));
                    Action::RecordOpened(name, result)
                }),
                Effect::DeleteRecord(name) => self.delete(ctx, name),
                Effect::ReadLessons => self.read_lessons(ctx),
                Effect::OpenLessons => self.open_lessons(ctx),
                Effect::WriteSettings => self.write_settings(ctx, app),
                Effect::AskPath(purpose, suggested) => self.ask_path(ctx, purpose, suggested),
                Effect::Read(path) => self.spawn(ctx, move || read(path)),
                Effect::WriteRules { path, text, existing } => self.in_order(ctx, move || {
                    if existing == Existing::Ask && path.exists() {
                        return Some(Action::Exists(Purpose::SaveRules, path));
                    }
                    let result = file::write_text(&path, &text).map_err(|why| Words::english().io_error(&why));
                    Some(Action::RulesSaved(path, result))
                }),
                Effect::Write { path, session, revision, existing } => self.in_order(ctx, move || {
                    if existing == Existing::Ask && path.exists() {
                        return Some(Action::Exists(Purpose::Save, path));
                    }
                    let result = file::save(&path, &session).map_err(|why| Words::english().file_error(&why));
                    Some(Action::Saved(path, revision, result))
                }),
            }
        }
        self.keep_if_due(ctx, app);
        quit
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

    /// Keeps the session for the next start, where that is due.
    fn keep_if_due(&mut self, ctx: &egui::Context, app: &App) {
        let Some(at) = self.keep_at else { return };
        let now = Instant::now();
        if now < at {
            ctx.request_repaint_after(at - now);
            return;
        }
        self.keep_at = None;
        self.keep(ctx, app);
    }

    fn keep(&self, ctx: &egui::Context, app: &App) {
        let Some(table) = app.table() else { return };
        let (session, handled, records) = (table.session().clone(), app.handled(), self.records.clone());
        self.in_order(ctx, move || {
            let why = records.keep(&session, handled).err()?;
            Some(Action::NotKept(Words::english().file_error(&why)))
        });
    }

    fn displace(&mut self, ctx: &egui::Context, before: Option<Displaced>, by: Option<String>) {
        // What was still to be kept left the table, and is put away as it is.
        self.keep_at = None;
        let records = self.records.clone();
        self.in_order(ctx, move || {
            let why = records.displace(before.as_ref(), by.as_deref()).err()?;
            Some(Action::NotPutAway { folder: records.home().to_owned(), why: Words::english().file_error(&why) })
        });
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
                let _ = answer.send(ask(&records, &Words::english()));
                ctx.request_repaint();
            });
        });
    }

    /// Before the end: keeps what is still to be kept, and waits for what is being written.
    pub fn end(&mut self, ctx: &egui::Context, app: &App) {
        self.thinker.stop();
        if self.keep_at.take().is_some() {
            self.keep(ctx, app);
        }
        self.keeper.end();
        self.data.leave_place();
    }

    /// Reads the lessons in the data folder.
    fn read_lessons(&self, ctx: &egui::Context) {
        let folder = LessonDir::new(self.data.lessons());
        self.spawn(ctx, move || Action::Lesson(LessonAction::Found(folder.list(&Words::english()))));
    }

    /// Shows the folder of one's own lessons in the system's file manager.
    fn open_lessons(&self, ctx: &egui::Context) {
        let (folder, window) = (LessonDir::new(self.data.lessons()), self.file_window);
        self.spawn(ctx, move || {
            let words = Words::english();
            let opened = match folder.prepare() {
                Ok(folder) if window == FileWindow::System && open::that_detached(folder).is_ok() => Ok(()),
                Ok(_) => Err(say!(words, "lessons-no-file-manager")),
                Err(why) => Err(words.io_error(&why)),
            };
            Action::Lesson(LessonAction::FolderOpened(opened))
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
            let mut window = rfd::FileDialog::new().add_filter(say!(words, "file-kind"), &["ron"]);
            if let Some(folder) = suggested.as_deref().and_then(Path::parent).filter(|folder| folder.is_dir()) {
                window = window.set_directory(folder);
            }
            if let Some(name) = suggested.as_deref().and_then(Path::file_name) {
                window = window.set_file_name(name.to_string_lossy());
            }
            let path = match purpose {
                Purpose::Open => window.pick_file(),
                Purpose::Save | Purpose::SaveRules => window.save_file(),
            };
            Action::PathChosen(purpose, path)
        };
        // macOS shows its file window only from the main thread.
        if cfg!(target_os = "macos") {
            let _ = self.answer.send(ask());
        } else {
            self.spawn(ctx, ask);
        }
    }

    /// Does something that nobody waits for at the end: it writes nothing.
    fn spawn(&self, ctx: &egui::Context, task: impl FnOnce() -> Action + Send + 'static) {
        let (answer, ctx) = (self.answer.clone(), ctx.clone());
        std::thread::spawn(move || {
            // The program may have ended meanwhile: then nobody listens.
            let _ = answer.send(task());
            ctx.request_repaint();
        });
    }
}

/// What a file holds, where that is a rule set by its first word.
fn rules_text(path: &Path) -> Option<String> {
    let about = std::fs::metadata(path).ok()?;
    let text = (about.is_file() && about.len() <= LONGEST_RULES).then(|| std::fs::read_to_string(path).ok()).flatten()?;
    text.trim_start_matches('\u{feff}').trim_start().starts_with("RuleSet").then_some(text)
}

/// No rule set needs a longer file.
const LONGEST_RULES: u64 = 1 << 20;

/// Reads a session, or a rule set where that is what the file holds.
fn read(path: PathBuf) -> Action {
    let words = Words::english();
    let loaded = file::load(&path);
    match loaded.is_err().then(|| rules_text(&path)).flatten() {
        Some(text) => Action::RulesOpened(path, catalogue::read(&text).map(Arc::new).map_err(|why| words.read_error(&why))),
        None => Action::Opened(path, loaded.map(Box::new).map_err(|why| words.file_error(&why))),
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
