//! The bar at the top: menus, what is on the table, and the switch for the panel at the side.

use egui::containers::menu::MenuButton;
use egui::{Align, Atom, Button, IdSalt, Layout, MenuBar, ScrollArea, Ui, WidgetInfo, vec2};

use super::button::{self, Weight};
use super::icons::{self, Icon};
use super::keys;
use super::look::Look;
use crate::app::{Action, Aim, App, Brightness, Command, MotionWish, Screen, SystemMotion, Targets};
use crate::scene::BoardLook;
use crate::session::Manners;
use crate::words::say;

/// The bar while it is drawn.
struct Bar<'a> {
    app: &'a App,
    look: &'a Look,
    /// The look of the menus' titles.
    titles: &'a Look,
    /// Whether the panel at the side is open, where there can be one.
    panel: Option<bool>,
    actions: &'a mut Vec<Action>,
}

/// Draws the bar. `panel` says whether the panel at the side is open, where there can be one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, panel: Option<bool>, actions: &mut Vec<Action>) {
    MenuBar::new().ui(ui, |ui| {
        ui.set_min_height(30.0);
        let titles = &titles(ui, app, look);
        Bar { app, look, titles, panel, actions: &mut *actions }.menus(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(open) = panel {
                let name = if open { say!(app.words(), "panel-hide") } else { say!(app.words(), "panel-show") };
                if button::icon_button(ui, look, Icon::Panel, Weight::Bare, &name).clicked() {
                    actions.push(Action::ShowPanel(!open));
                }
            }
            ui.with_layout(Layout::centered_and_justified(egui::Direction::LeftToRight), |ui| {
                ui.add(egui::Label::new(look.muted(title(app), 13.0)).truncate());
            });
        });
    });
}

/// The look in which the titles of all menus stand in the bar, and the button at its end beside them.
fn titles(ui: &Ui, app: &App, look: &Look) -> Look {
    let words = app.words();
    let titles = [
        say!(words, "menu-file"),
        say!(words, "menu-game"),
        say!(words, "menu-replay"),
        say!(words, "menu-learn"),
        say!(words, "menu-view"),
        say!(words, "menu-help"),
    ];
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    look.fitting(ui, &titles, 14.0, ui.available_width() - around * titles.len() as f32 - BUTTON)
}

/// The room for the button at the end of the bar.
const BUTTON: f32 = 64.0;

impl Bar<'_> {
    fn menus(&mut self, ui: &mut Ui) {
        let words = self.app.words();
        menu(ui, self.titles, say!(words, "menu-file"), |ui| {
            self.entries(ui, &[Command::Home, Command::Records, Command::Open]);
            self.recent(ui);
            ui.separator();
            self.entries(ui, &[Command::Save, Command::SaveAs, Command::Export]);
            ui.separator();
            self.entries(ui, &[Command::Quit]);
        });
        menu(ui, self.titles, say!(words, "menu-game"), |ui| {
            self.entries(ui, &[Command::Undo, Command::Redo, Command::Promote, Command::Remove]);
            ui.separator();
            self.entries(
                ui,
                &[
                    Command::EditPosition,
                    Command::MakeRules,
                    Command::CopyPosition,
                    Command::CopyGame,
                    Command::CopyPicture,
                    Command::Paste,
                ],
            );
            ui.separator();
            self.entries(ui, &[Command::MoveNow, Command::Computers]);
            ui.separator();
            self.entries(ui, &[Command::SetOut, Command::Manners, Command::Stop]);
        });
        menu(ui, self.titles, say!(words, "menu-replay"), |ui| {
            self.entries(ui, &[Command::Skip, Command::PlayPause]);
            ui.separator();
            self.entries(ui, &[Command::SeedForward, Command::SeedBack, Command::LapForward, Command::LapBack]);
            self.entries(ui, &[Command::TurnForward, Command::TurnBack]);
            ui.separator();
            self.entries(ui, &[Command::Faster, Command::Slower]);
        });
        menu(ui, self.titles, say!(words, "menu-learn"), |ui| {
            self.entries(ui, &[Command::Lessons, Command::Predict]);
            ui.separator();
            self.entries(ui, &[Command::Hint, Command::Analysis, Command::Weigh]);
            ui.separator();
            self.entries(ui, &[Command::RulesPage, Command::Compare]);
            ui.separator();
            self.entries(ui, &[Command::Present]);
        });
        menu(ui, self.titles, say!(words, "menu-view"), |ui| {
            self.entries(ui, &[Command::Flip, Command::TwoSides, Command::Numbers, Command::Letters, Command::Panel]);
            ui.separator();
            self.boards(ui);
            self.brightness(ui);
            self.motion(ui);
            ui.separator();
            self.entries(
                ui,
                &[Command::Theme, Command::Board, Command::TextLarger, Command::TextSmaller, Command::TextUsual, Command::LargeTargets],
            );
        });
        menu(ui, self.titles, say!(words, "menu-help"), |ui| {
            self.entries(ui, &[Command::Keys]);
            ui.separator();
            self.entries(ui, &[Command::About]);
        });
    }

    fn entries(&mut self, ui: &mut Ui, commands: &[Command]) {
        for &command in commands {
            self.entry(ui, command);
        }
    }

    /// An entry: a tick where it is switched on, its name and its key; grey where it cannot be done.
    fn entry(&mut self, ui: &mut Ui, command: Command) {
        let (words, can) = (self.app.words(), self.app.can(command));
        let label = command.label(words);
        let key = keys::spelt(ui.ctx(), words, command).unwrap_or_default();
        let tick = IdSalt::new("tick");
        let entry = Button::new((Atom::custom(tick, vec2(14.0, 14.0)), label.as_str())).shortcut_text(key.as_str());
        let drawn = ui.add_enabled_ui(can, |ui| entry.atom_ui(ui)).inner;
        let switched = self.switched(command);
        if let (Some(true), Some(place)) = (switched, drawn.rect(tick)) {
            let ink = ui.style().interact(&drawn.response).text_color();
            icons::draw(ui.painter(), place, Icon::Tick, 13.0 * self.look.scale.min(1.5), ink);
        }
        let response = drawn.response;
        response.widget_info(|| match switched {
            Some(on) => WidgetInfo::selected(egui::Role::CheckBox, can, on, &label),
            None => WidgetInfo::labeled(egui::Role::Button, can, &label),
        });
        if !key.is_empty() {
            let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(key));
        }
        if response.clicked() {
            self.actions.push(Action::Command(command));
            ui.close();
        }
        if command == Command::Manners {
            response.on_disabled_hover_text(say!(words, "notice-manners-too-late"));
        }
    }

    /// Whether what a command switches is on; none for one that switches nothing.
    fn switched(&self, command: Command) -> Option<bool> {
        let settings = self.app.settings();
        match command {
            Command::Flip => Some(settings.flipped),
            Command::Numbers => Some(settings.numbers),
            Command::Letters => Some(settings.letters),
            Command::TwoSides => Some(settings.two_sides),
            Command::LargeTargets => Some(settings.targets == Targets::Large),
            Command::Analysis => Some(self.app.study().aim() != Aim::Off),
            Command::Panel => Some(self.panel == Some(true)),
            Command::Manners => Some(self.app.table().is_some_and(|table| table.session().manners() == Manners::Traditional)),
            _ => None,
        }
    }

    fn boards(&mut self, ui: &mut Ui) {
        let (words, now) = (self.app.words(), self.app.settings().board);
        let choices = BoardLook::ALL.map(|board| {
            let name = match board {
                BoardLook::Game => say!(words, "board-game"),
                BoardLook::Earth => say!(words, "board-earth"),
                BoardLook::CarvedWood => say!(words, "board-carved-wood"),
                BoardLook::Slate => say!(words, "board-slate"),
                BoardLook::Paper => say!(words, "board-paper"),
                BoardLook::HighContrast => say!(words, "board-high-contrast"),
            };
            (name, board == now, Action::Board(board))
        });
        self.choices(ui, &say!(words, "menu-board"), choices);
    }

    fn brightness(&mut self, ui: &mut Ui) {
        let (words, now) = (self.app.words(), self.app.settings().brightness);
        let choices = Brightness::ALL.map(|brightness| {
            let name = match brightness {
                Brightness::System => say!(words, "brightness-system"),
                Brightness::Light => say!(words, "brightness-light"),
                Brightness::Dark => say!(words, "brightness-dark"),
            };
            (name, brightness == now, Action::Brightness(brightness))
        });
        self.choices(ui, &say!(words, "menu-brightness"), choices);
    }

    fn motion(&mut self, ui: &mut Ui) {
        let (words, now) = (self.app.words(), self.app.settings().motion);
        let choices = MotionWish::ALL.map(|motion| {
            let name = match (motion, self.app.system().motion) {
                (MotionWish::System, SystemMotion::Less) => say!(words, "motion-system-less"),
                (MotionWish::System, SystemMotion::Silent) => say!(words, "motion-system-silent"),
                (MotionWish::Full, _) => say!(words, "motion-full"),
                (MotionWish::Reduced, _) => say!(words, "motion-reduced"),
            };
            (name, motion == now, Action::Motion(motion))
        });
        self.choices(ui, &say!(words, "menu-motion"), choices);
    }

    /// A menu of choices of which one is taken: each with its name, whether it is that one, and what takes it.
    fn choices<const N: usize>(&mut self, ui: &mut Ui, name: &str, choices: [(String, bool, Action); N]) {
        ui.menu_button((Atom::custom(IdSalt::new("tick"), vec2(14.0, 14.0)), name), |ui| {
            for (name, on, action) in choices {
                let response = ui.radio(on, name.as_str());
                response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, &name));
                if response.clicked() {
                    self.actions.push(action);
                    ui.close();
                }
            }
        });
    }

    fn recent(&mut self, ui: &mut Ui) {
        let files = &self.app.settings().recent;
        ui.add_enabled_ui(!files.is_empty(), |ui| {
            ui.menu_button((Atom::custom(IdSalt::new("tick"), vec2(14.0, 14.0)), say!(self.app.words(), "menu-recent").as_str()), |ui| {
                for path in files {
                    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
                    if button::tip(ui.button(name), &path.display().to_string()).clicked() {
                        self.actions.push(Action::OpenFile(path.clone()));
                        ui.close();
                    }
                }
            });
        });
    }
}

/// A menu, which scrolls where it is higher than the window.
fn menu(ui: &mut Ui, look: &Look, name: String, entries: impl FnOnce(&mut Ui)) {
    let button = Button::new(look.text(name, 14.0)).min_size(vec2(look.least(), 0.0));
    MenuButton::from_button(button).ui(ui, |ui| {
        let room = ui.ctx().content_rect().bottom() - ui.max_rect().top() - 16.0;
        ui.set_max_height(room);
        ScrollArea::vertical().max_height(room).show(ui, entries);
    });
}

/// The window's title: what is on the table, and the program.
pub fn window_title(app: &App) -> String {
    let title = title(app);
    if title == say!(app.words(), "title-home") { title } else { say!(app.words(), "title-window", title = title) }
}

/// What is on the table.
fn title(app: &App) -> String {
    let words = app.words();
    match (app.screen(), app.lessons().open()) {
        (Screen::Lessons, Some(open)) => return say!(words, "title-lesson", lesson = open.entry.lesson.title),
        (Screen::Lessons, None) => return Command::Lessons.label(words),
        (Screen::Predict, _) => return Command::Predict.label(words),
        (Screen::About, _) => return Command::About.label(words),
        _ => {}
    }
    let (Some(table), Screen::Table) = (app.table(), app.screen()) else { return say!(words, "title-home") };
    let game = &table.session().rules().spec().name;
    let state = match app.path().and_then(std::path::Path::file_name) {
        _ if app.is_unsaved() => say!(words, "title-unsaved"),
        Some(file) if app.is_read_only() => say!(words, "title-read-only", file = file.to_string_lossy().into_owned()),
        Some(file) => file.to_string_lossy().into_owned(),
        None if !table.session().is_empty() => say!(words, "title-record"),
        None => say!(words, "title-new"),
    };
    say!(words, "title-table", game = game, round = table.round_seen(), state = state)
}
