//! The screens, by the names that a screen reader gives: found, clicked and typed into without a picture.

mod about;
mod computers;
mod export;
mod files;
mod fit;
mod focus;
mod heard;
mod home;
mod keys;
mod leading;
mod lessons;
mod menus;
mod museum;
mod palette;
mod pictures;
mod play;
mod positions;
mod predict;
mod readings;
mod records;
mod rest;
mod rounds;
mod rules;
mod scripts;
mod settings;
mod sweep;
mod tips;
mod titles;
mod touch;
mod turns;
mod watch;
mod whole;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::epaint::TextShape;
use egui::{Key, Modifiers, Pos2, Shape, Vec2, ViewportCommand, ViewportId};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node, TestRenderer};
use gobale::app::{App, Brightness, Settings, Speed, Table};
use gobale::catalogue;
use gobale::outside::FileWindow;
use gobale::rules::Rules;
use gobale::session::{Session, file};
use gobale::ui::paint::raster::Raster;
use gobale::ui::{Shell, Start};
use tempfile::TempDir;

/// The smallest window, and the usual one.
pub(crate) const SMALL: Vec2 = Vec2::new(800.0, 560.0);
pub(crate) const USUAL: Vec2 = Vec2::new(1280.0, 800.0);

/// The program in a window of this size with a data folder of its own.
pub(crate) struct Screen {
    harness: Harness<'static, Shell>,
    folder: TempDir,
}

/// Paints without a graphics card, for the tests that look at a picture.
#[derive(Default)]
struct Painter(Raster);

impl TestRenderer for Painter {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        Ok(self.0.picture(ctx, output, egui::Color32::BLACK))
    }
}

/// How a screen starts.
pub(crate) struct Setting {
    pub(crate) size: Vec2,
    pub(crate) settings: Settings,
    pub(crate) session: Option<Session>,
}

impl Default for Setting {
    fn default() -> Self {
        let settings = Settings { brightness: Brightness::Light, speed: Speed::Eightfold, ..Settings::default() };
        Self { size: USUAL, settings, session: None }
    }
}

impl Setting {
    /// At a table with a new match, or at Home where there is none.
    pub(crate) fn open(self) -> Screen {
        let folder = tempfile::tempdir().expect("a folder");
        let file = self.session.map(|session| {
            let path = folder.path().join("start.ron");
            file::save(&path, &session).expect("saved");
            path
        });
        let screen = Screen::start(folder, self.size, Some(&self.settings), file);
        assert_eq!(screen.app().notice(), None);
        screen
    }
}

impl Screen {
    pub(crate) fn start(folder: TempDir, size: Vec2, settings: Option<&Settings>, file: Option<PathBuf>) -> Self {
        let data = folder.path().join("data");
        std::fs::create_dir_all(&data).expect("a folder");
        if let Some(settings) = settings {
            std::fs::write(data.join("settings.ron"), settings.write()).expect("written");
        }
        let opens = file.is_some();
        let start = Start { file, data_dir: Some(data), museum: None };
        let builder = Harness::builder().with_size(size).renderer(Painter::default()).with_render_cursor(false);
        let harness = builder.build_eframe(|cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
        let mut screen = Self { harness, folder };
        if opens {
            screen.wait(|app| app.table().is_some() || app.notice().is_some());
        }
        screen.settle();
        screen
    }

    /// At a table with a new match.
    pub(crate) fn playing(id: &str) -> Self {
        Setting { session: Some(Session::new(rules(id))), ..Setting::default() }.open()
    }

    /// At a table with a match from a position.
    pub(crate) fn playing_from(id: &str, position: &str) -> Self {
        Setting { session: Some(session_from(id, position)), ..Setting::default() }.open()
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state().app()
    }

    pub(crate) fn table(&self) -> &Table {
        self.app().table().expect("a table")
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// One frame.
    pub(crate) fn frame(&mut self) {
        self.harness.step();
    }

    /// Frames until nothing moves any more and every widget has a name.
    pub(crate) fn settle(&mut self) {
        for _ in 0..3000 {
            self.harness.step();
            if self.repaint_delay() > Duration::ZERO {
                return self.harness.check_accessibility();
            }
        }
        panic!("it never comes to rest: {:#?}", self.harness.ctx.repaint_causes());
    }

    /// After how long the next frame is asked for.
    pub(crate) fn repaint_delay(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// What the last frame asked of the window.
    pub(crate) fn window_commands(&self) -> &[ViewportCommand] {
        &self.harness.output().viewport_output[&ViewportId::ROOT].commands
    }

    /// Frames until something is so, which a thread may take a while for.
    pub(crate) fn wait(&mut self, until: impl Fn(&App) -> bool) {
        self.wait_for(|screen| until(screen.app()));
    }

    /// The same, for what the window is asked.
    pub(crate) fn wait_for(&mut self, until: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !until(self) {
            assert!(begun.elapsed() < Duration::from_mins(2), "nothing happens: {:?} {:?}", self.app().question(), self.app().notice());
            sleep(Duration::from_millis(2));
            self.harness.step();
        }
    }

    /// The one node with this name; not a mere text, such as a tip that shows the name.
    pub(crate) fn node<'a>(&'a self, label: &'a str) -> Node<'a> {
        self.harness.get(By::new().predicate(move |node| node.label().is_some_and(|found| found == label)))
    }

    /// The one node whose name starts like this.
    pub(crate) fn node_starting<'a>(&'a self, start: &'a str) -> Node<'a> {
        self.harness.get(By::new().predicate(move |node| node.label().is_some_and(|label| label.starts_with(start))))
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    /// Every text that the last frame painted.
    pub(crate) fn painted(&self) -> Vec<&TextShape> {
        let mut open: Vec<&Shape> = self.harness.output().shapes.iter().map(|clipped| &clipped.shape).collect();
        let mut painted = Vec::new();
        while let Some(shape) = open.pop() {
            match shape {
                Shape::Vec(shapes) => open.extend(shapes),
                Shape::Text(text) => painted.push(text),
                _ => {}
            }
        }
        painted
    }

    /// Every name and text on the screen.
    pub(crate) fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value())).collect()
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.click_where(|screen| screen.node(label).rect().center(), |screen| screen.node(label).scroll_to_me());
    }

    pub(crate) fn click_starting(&mut self, start: &str) {
        self.click_where(|screen| screen.node_starting(start).rect().center(), |screen| screen.node_starting(start).scroll_to_me());
    }

    /// Clicks the hole of this letter.
    pub(crate) fn click_hole(&mut self, letter: char) {
        self.click_starting(&format!("{letter}, "));
    }

    /// Clicks a place, after scrolling to it where it is out of the window.
    fn click_where(&mut self, place: impl Fn(&Self) -> Pos2, scroll: impl Fn(&Self)) {
        if !self.harness.ctx.content_rect().contains(place(self)) {
            scroll(self);
            self.settle();
        }
        self.press_at(place(self));
        self.settle();
    }

    /// Moves to a place and clicks there; the last frame is the one in which the button is let go.
    pub(crate) fn press_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.step();
        for pressed in [true, false] {
            self.harness.event(egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.step();
        }
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    pub(crate) fn key_with(&mut self, held: Modifiers, key: Key) {
        self.harness.key_press_modifiers(held, key);
        self.settle();
    }

    /// Types as a keyboard does: each letter is a key and a text.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let held = if letter.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
            if let Some(key) = Key::from_name(&letter.to_uppercase().to_string()).or(match letter {
                ' ' => Some(Key::Space),
                _ => None,
            }) {
                self.harness.event(egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: held });
            }
            self.harness.event(egui::Event::Text(letter.to_string()));
        }
        self.settle();
    }

    /// What the person is told: the sentence under the board.
    pub(crate) fn sentence(&self) -> String {
        self.told().into_iter().next().unwrap_or_default()
    }

    /// All that is read out as it changes: the sentence under the board, and what stands under it.
    pub(crate) fn told(&self) -> Vec<String> {
        let live = self.harness.query_all(By::new().predicate(|node| node.live() == egui::accesskit::Live::Polite));
        live.filter_map(|node| node.value()).collect()
    }
}

pub(crate) fn rules(id: &str) -> Arc<Rules> {
    catalogue::built_in(id).expect("shipped")
}

pub(crate) fn session_from(id: &str, position: &str) -> Session {
    let rules = rules(id);
    let start = rules.parse_position(position).expect("a position");
    Session::from_position(rules, start)
}
