//! Every screen at the corners of what a window can be: small and large, coarse and fine, with large text, in a language of
//! long words.
//!
//! The screens are those of the gallery. What is checked is what was painted, and what a screen reader is told.

mod fingers;
mod names;
mod painted;
mod pseudo;

use std::fmt::{self, Write as _};

use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{By, Queryable as _};
use gobale::app::{Action, App, Brightness, Command, Settings, Targets};
use gobale::ui::{Window, paint};
use gobale::words::Words;

use super::Painter;
use crate::gallery::{self, Start};

/// What a window can be.
#[derive(Clone, Copy, Debug)]
struct Corner {
    size: Vec2,
    pixels_per_point: f32,
    text_percent: u16,
    panel: Option<bool>,
}

/// A window in points, its pixels a point, how large text is, and the panel where it is not left to itself. Text is only made
/// larger, so it goes up.
const fn corner(size: (f32, f32), pixels_per_point: f32, text_percent: u16, panel: Option<bool>) -> Corner {
    Corner { size: Vec2::new(size.0, size.1), pixels_per_point, text_percent, panel }
}

const SMALL: (f32, f32) = (800.0, 560.0);
/// The largest screen at the largest scale, and at the smallest.
const FINE: (f32, f32) = (1280.0, 720.0);
const LARGE: (f32, f32) = (3840.0, 2160.0);

/// Small and large, coarse and fine, each with small and large text; and the panel open where it would not be by itself.
const CORNERS: [Corner; 10] = [
    corner(SMALL, 1.0, 100, None),
    corner(SMALL, 1.25, 100, Some(true)),
    corner(FINE, 3.0, 100, None),
    corner(LARGE, 1.0, 100, None),
    corner(SMALL, 2.0, 200, None),
    corner(SMALL, 1.0, 200, Some(true)),
    corner((1280.0, 800.0), 1.5, 200, Some(true)),
    corner(SMALL, 1.0, 300, Some(false)),
    corner(FINE, 3.0, 300, Some(true)),
    corner(LARGE, 1.0, 300, Some(true)),
];

/// Where words of another language would find the least room.
const TIGHT: [Corner; 4] = [
    corner(SMALL, 1.0, 100, Some(false)),
    corner(SMALL, 1.0, 100, Some(true)),
    corner(FINE, 3.0, 100, None),
    corner(SMALL, 1.0, 200, Some(false)),
];

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let panel = if self.panel == Some(true) { ", panel" } else { "" };
        write!(f, "{}×{} at {}, {} %{panel}", self.size.x, self.size.y, self.pixels_per_point, self.text_percent)
    }
}

/// The menus of the bar.
const MENUS: [&str; 6] = ["File", "Game", "Replay", "Learn", "View", "Help"];

/// A screen without a window.
struct Pane {
    name: &'static str,
    harness: Harness<'static, Shown>,
}

/// The window's contents as all that there is.
struct Shown(Window);

impl eframe::App for Shown {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        // What is to be done outside is done by nobody.
        drop(self.0.show(ui));
    }
}

impl Pane {
    fn new((name, app): (&'static str, App)) -> Self {
        let builder = Harness::builder().renderer(Painter::default()).with_render_cursor(false);
        let harness = builder.build_eframe(|cc| {
            paint::install_fonts(&cc.egui_ctx);
            Shown(Window::new(app))
        });
        Self { name, harness }
    }

    fn app(&self) -> &App {
        &self.harness.state().0.app
    }

    /// Whether something lies over the screen.
    fn is_covered(&self) -> bool {
        let app = self.app();
        app.is_covered() || app.notice().is_some() || app.export_progress().is_some()
    }

    /// Opens a menu of the bar as a screen reader does.
    fn open(&mut self, menu: &str) {
        let named = By::new().predicate(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == menu));
        self.harness.get(named).click_accesskit();
        self.harness.run_steps(3);
    }

    fn close(&mut self) {
        self.harness.key_press(egui::Key::Escape);
        self.harness.run_steps(3);
    }

    fn turn_to(&mut self, corner: Corner) {
        self.harness.set_size(corner.size);
        if let Some(viewport) = self.harness.input_mut().viewports.get_mut(&egui::ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(corner.pixels_per_point);
        }
        let app = &mut self.harness.state_mut().0.app;
        while app.settings().text_percent < corner.text_percent {
            app.act(Action::Command(Command::TextLarger));
        }
        if let Some(open) = corner.panel {
            app.act(Action::ShowPanel(open));
        }
        self.harness.run_steps(4);
    }
}

/// Every screen of the gallery in a language.
fn panes(words: fn() -> Words) -> impl Iterator<Item = Pane> {
    panes_with(Targets::AsUsed, words)
}

fn panes_with(targets: Targets, words: fn() -> Words) -> impl Iterator<Item = Pane> {
    let settings = Settings { brightness: Brightness::Light, targets, ..Settings::default() };
    gallery::states(&Start { settings, words }).into_iter().map(Pane::new)
}

/// All that is wrong with what is painted of the gallery's screens at these corners.
fn all_complaints(words: fn() -> Words, corners: &[Corner]) -> String {
    let mut all = String::new();
    for mut pane in panes(words) {
        for &corner in corners {
            pane.turn_to(corner);
            for complaint in painted::complaints(&pane, corner) {
                let _ = writeln!(all, "{}, {corner}: {complaint}", pane.name);
            }
        }
    }
    all
}

#[test]
fn nothing_painted_is_cut_or_lies_over_another_thing() {
    let all = all_complaints(Words::english, &CORNERS);
    assert!(all.is_empty(), "{all}");
}

#[test]
fn words_two_fifths_longer_find_their_room() {
    let all = all_complaints(pseudo::words, &TIGHT);
    assert!(all.is_empty(), "{all}");
}

#[test]
fn no_word_stands_in_code() {
    let mut all = String::new();
    let data = pseudo::Data::of_the_program();
    for mut pane in panes(pseudo::words) {
        pane.turn_to(Corner { size: super::USUAL, pixels_per_point: 1.0, text_percent: 100, panel: Some(true) });
        for text in data.strangers(&pane) {
            let _ = writeln!(all, "{}: {text:?}", pane.name);
        }
        let menus = if pane.name == "match" { &MENUS[..] } else { &[] };
        for menu in menus {
            pane.open(&pseudo::respell(menu));
            for text in data.strangers(&pane) {
                let _ = writeln!(all, "the menu {menu}: {text:?}");
            }
            pane.close();
        }
    }
    assert!(all.is_empty(), "{all}");
}

#[test]
fn every_control_has_a_name_of_its_own_and_the_role_of_what_it_does() {
    let mut all = String::new();
    for mut pane in panes(Words::english) {
        pane.turn_to(Corner { size: super::USUAL, pixels_per_point: 1.0, text_percent: 100, panel: Some(true) });
        for complaint in names::complaints(&pane) {
            let _ = writeln!(all, "{}: {complaint}", pane.name);
        }
        let menus = if pane.name == "match" { &MENUS[..] } else { &[] };
        for menu in menus {
            pane.open(menu);
            for complaint in names::complaints(&pane) {
                let _ = writeln!(all, "the menu {menu}: {complaint}");
            }
            pane.close();
        }
    }
    assert!(all.is_empty(), "{all}");
}

#[test]
fn what_a_finger_presses_is_large_enough() {
    let mut all = String::new();
    for mut pane in panes_with(Targets::Large, Words::english) {
        // In the smallest window the panel is folded.
        for (size, panel) in [(super::SMALL, Some(false)), (super::USUAL, Some(true))] {
            pane.turn_to(Corner { size, pixels_per_point: 1.0, text_percent: 100, panel });
            for complaint in fingers::complaints(&pane) {
                let _ = writeln!(all, "{}, {size:?}: {complaint}", pane.name);
            }
        }
    }
    assert!(all.is_empty(), "{all}");
}
