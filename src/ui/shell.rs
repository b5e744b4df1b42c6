//! The real window: eframe's side of things.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use egui::ViewportCommand;

#[cfg(target_os = "linux")]
use super::display_server::Server;
use super::window::Window;
use super::window_place::{self, Starts};
use super::{keys, menu, paint};
use crate::about;
use crate::app::{Action, App, Effect, NoticeKind};
use crate::export::Image;
use crate::outside::data_dir::DataDir;
use crate::outside::keeper::Door;
use crate::outside::system_motion::MotionWatch;
use crate::outside::{FileWindow, Front, Outside};
use crate::words::Words;

/// How the window starts.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A file to open.
    pub file: Option<PathBuf>,
    /// Where settings and the last session are kept, instead of the platform's own place.
    pub data_dir: Option<PathBuf>,
    /// Whether it is for the visitors of a museum.
    pub museum: Option<Museum>,
}

/// The window is for visitors who come and go: nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Museum {
    /// After how many minutes without a hand on it the program goes back to Home; none for as many as the settings say.
    pub minutes: Option<u16>,
}

/// The program in a window of the system.
pub struct Shell {
    window: Window,
    outside: Outside,
    title: String,
    closing: bool,
    motion: Option<MotionWatch>,
    /// Where it is told what fails when the window is closed.
    failed: Option<Sender<WindowError>>,
}

impl Shell {
    /// Starts the program in a context.
    pub fn new(ctx: &egui::Context, start: Start, file_window: FileWindow) -> Self {
        paint::install_fonts(ctx);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        if let Some(museum) = start.museum {
            return Self::for_visitors(ctx, &DataDir::new(start.data_dir), museum);
        }
        let words = Words::english();
        let mut data = DataDir::new(start.data_dir);
        data.take_place();
        let found = data.read(&words);
        let app = App::new(words, found.settings, found.kept);
        let mut app = app.with_chance(chance()).with_folders(data.folders()).on(keys::platform(ctx));
        if let Some(complaint) = found.complaint {
            app.say(NoticeKind::Failed, complaint);
        }
        if let Some(report) = found.report {
            app.act(Action::ReportFound(report));
        }
        let mut shell = Self::around(app, Outside::new(Arc::new(ctx.clone()), data, file_window));
        shell.outside.put_away_left();
        shell.outside.find(&shell.window.app);
        if let Some(file) = start.file {
            // What was kept is of the last time: a file that is asked for takes its place without a question, once it is read.
            shell.outside.carry_out(&shell.window.app, vec![Effect::Read(vec![file])]);
        }
        shell
    }

    fn around(app: App, outside: Outside) -> Self {
        outside.look_at_machine();
        Self { window: Window::new(app), outside, title: String::new(), closing: false, motion: None, failed: None }
    }

    /// Heeds from now on what the system asks for.
    #[must_use]
    pub fn heeding_system(mut self) -> Self {
        let answerer = self.outside.answerer();
        self.motion = Some(MotionWatch::new(move |motion| answerer.give(Action::SystemMotion(motion))));
        self
    }

    /// Tells there what fails when the window is closed already.
    fn failing_to(self, failed: Sender<WindowError>) -> Self {
        Self { failed: Some(failed), ..self }
    }

    /// For visitors: nothing but the settings is read, and nothing is written.
    fn for_visitors(ctx: &egui::Context, data: &DataDir, museum: Museum) -> Self {
        let settings = data.look();
        let minutes = museum.minutes.unwrap_or(settings.museum_minutes);
        let app = App::new(Words::english(), settings, None).with_chance(chance()).on(keys::platform(ctx)).for_visitors(minutes);
        Self::around(app, Outside::new(Arc::new(ctx.clone()), data.clone(), FileWindow::None))
    }

    /// The program.
    pub const fn app(&self) -> &App {
        &self.window.app
    }

    /// The way to what is still to be kept, for a program that breaks off; none after the end.
    pub fn door(&self) -> Option<Door> {
        self.outside.door()
    }

    fn act(&mut self, ctx: &egui::Context, action: Action) {
        let effects = self.window.app.act(action);
        if self.outside.carry_out(&self.window.app, effects) {
            self.closing = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

impl eframe::App for Shell {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        for action in self.outside.answers() {
            self.act(ctx, action);
        }
        if let Some(progress) = self.outside.look_at_thinker() {
            self.act(ctx, progress);
        }
        if let Some(progress) = self.outside.look_at_export() {
            self.act(ctx, progress);
        }
        let dropped: Vec<PathBuf> = ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_path_buf()).collect());
        if !dropped.is_empty() {
            self.act(ctx, Action::OpenFirst(dropped));
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.closing {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.act(ctx, Action::Close);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let effects = self.window.show(ui);
        if self.outside.carry_out(&self.window.app, effects) {
            self.closing = true;
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        let title = menu::window_title(&self.window.app);
        if title != self.title {
            ui.ctx().send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        if let (Err(why), Some(failed)) = (self.outside.end(), &self.failed) {
            // Nobody waits for it where the window was not opened by `run`.
            let _ = failed.send(WindowError::Museum(self.app().words().io_error(&why)));
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

impl Front for egui::Context {
    fn wake(&self) {
        self.request_repaint();
    }

    fn wake_after(&self, pause: Duration) {
        self.request_repaint_after(pause);
    }

    fn copy(&self, text: String) {
        self.copy_text(text);
    }

    fn mark(&self, text: String) {
        self.output_mut(|output| output.commands.push(egui::OutputCommand::TextSelectionSettled(text)));
    }

    fn copy_image(&self, image: &Image) {
        self.copy_image(egui::ColorImage::from_rgba_unmultiplied([image.width, image.height], &image.rgba));
    }

    fn ask_paste(&self) {
        self.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    fn fill_screen(&self, on: bool) {
        self.send_viewport_cmd(ViewportCommand::Fullscreen(on));
    }
}

/// A number that is another one at every start.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Why the window could not be opened, as far as the system says it.
#[derive(Debug)]
pub enum WindowError {
    /// There is no display.
    Display(String),
    /// There is no OpenGL that works, or too old a one.
    Graphics(String),
    /// It was to start anew for visitors, and could not.
    Museum(String),
    /// Anything else.
    Other(String),
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> Self {
        let why = error.to_string();
        match error {
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => Self::Display(why),
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => Self::Graphics(why),
            eframe::Error::AppCreation(_) => Self::Other(why),
        }
    }
}

/// Opens the window and stays until it is closed.
pub fn run(start: Start) -> Result<(), WindowError> {
    let data = DataDir::new(start.data_dir.clone());
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(about::ID)
        .with_title("Gobale")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size(window_place::LEAST)
        .with_drag_and_drop(true)
        .with_icon(super::icon());
    let visitors = start.museum.is_some();
    let viewport = if visitors { viewport.with_maximized(true) } else { viewport };
    // Without a path a folder would be made for it.
    let persistence_path = if visitors { Some(data.folder().join("window.ron")) } else { data.window_place() };
    // In the middle it stands in place of where it was, not beside it.
    #[cfg(target_os = "linux")]
    let (monitors, lead) = {
        let server = Server::find();
        (move || server.monitors(), server.lead())
    };
    // Elsewhere the window's library looks for them itself.
    #[cfg(not(target_os = "linux"))]
    let monitors = Vec::new;
    let starts = persistence_path.as_deref().map_or(Starts::InTheMiddle, |file| window_place::starts(file, monitors));
    if let (Starts::Afresh, Some(file)) = (starts, &persistence_path) {
        // It holds nothing but the place of the window, and would be taken as it is.
        drop(std::fs::remove_file(file));
    }
    let options = eframe::NativeOptions {
        viewport,
        centered: visitors || starts != Starts::WhereItWas,
        persistence_path,
        persist_window: !visitors,
        #[cfg(target_os = "linux")]
        event_loop_builder: lead,
        ..eframe::NativeOptions::default()
    };
    let (failed, failures) = channel();
    let file_window = FileWindow::find();
    let open = move |cc: &eframe::CreationContext<'_>| {
        if visitors {
            let shell = Shell::new(&cc.egui_ctx, start, file_window).heeding_system();
            return Ok(Box::new(shell) as Box<dyn eframe::App>);
        }
        // Only from here on: what a system lacks to open a window is no mistake of the program.
        let watch = data.reports().watch();
        let shell = Shell::new(&cc.egui_ctx, start, file_window).heeding_system().failing_to(failed);
        if let Some(door) = shell.door() {
            watch.guard(door);
        }
        Ok(Box::new(shell) as Box<dyn eframe::App>)
    };
    eframe::run_native("gobale", options, Box::new(open))?;
    // There is no window any more to say it in.
    failures.try_recv().map_or(Ok(()), Err)
}

/// Shows a message in a window of the system's own, for a program without a console that cannot open its own.
pub fn show_message(message: &str) {
    rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title("Gobale").set_description(message).show();
}
