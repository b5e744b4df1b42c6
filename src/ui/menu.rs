//! The bar at the top: menus, what is on the table, and the switch for the panel at the side.

use egui::containers::menu::MenuButton;
use egui::{Align, Atom, Button, Id, IdSalt, Layout, MenuBar, Rect, RichText, ScrollArea, Ui, WidgetInfo, vec2};

use super::look::{BAR, Look};
use super::widgets::button::{self, Weight};
use super::widgets::icons::{self, Icon};
use super::widgets::ticks::radio;
use crate::app::command::Menu;
use crate::app::{Action, Aim, App, Command, Screen, Setting, SettingsAction, Targets};
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

/// Draws the bar, and gives the room of its title. `panel` says whether the panel at the side is open, where there can be one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, panel: Option<bool>, actions: &mut Vec<Action>) -> Rect {
    let bar = MenuBar::new().ui(ui, |ui| {
        ui.set_min_height(30.0);
        let titles = &titles(ui, app, look);
        Bar { app, look, titles, panel, actions: &mut *actions }.menus(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(open) = panel {
                let name = if open { say!(app.words(), "panel-hide") } else { say!(app.words(), "panel-show") };
                if button::icon_button(ui, titles, Icon::Panel, Weight::Bare, &name).clicked() {
                    actions.push(Action::ShowPanel(!open));
                }
            }
            let centred = Layout::centered_and_justified(egui::Direction::LeftToRight);
            ui.with_layout(centred, |ui| ui.add(egui::Label::new(look.muted(title(app), 13.0)).truncate()).rect).inner
        })
        .inner
    });
    bar.inner
}

/// The look in which the titles of all menus stand in the bar, and the button at its end beside them.
fn titles(ui: &Ui, app: &App, look: &Look) -> Look {
    let words = app.words();
    let titles: Vec<String> = Menu::all(app.platform()).iter().map(|menu| menu.label(words)).collect();
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    look.fitting(ui, &titles, 14.0, ui.available_width() - around * titles.len() as f32 - BUTTON)
}

/// The room for the button at the end of the bar.
const BUTTON: f32 = 74.0;

impl Bar<'_> {
    fn menus(&mut self, ui: &mut Ui) {
        let platform = self.app.platform();
        for &kind in Menu::all(platform) {
            menu(ui, self.titles, kind.label(self.app.words()), |ui| {
                self.groups(ui, kind.groups(platform));
                // Visitors find the look as its owner chose it.
                if kind == Menu::View && self.app.museum_minutes().is_none() {
                    ui.separator();
                    for setting in [Setting::Board, Setting::Brightness, Setting::Motion] {
                        self.setting(ui, setting);
                    }
                }
            });
        }
    }

    /// Entries in groups, with a line between two; what is not offered is left out.
    fn groups(&mut self, ui: &mut Ui, groups: &[&[Command]]) {
        let mut drawn = false;
        for group in groups {
            let mut offered = group.iter().copied().filter(|command| self.app.offers(*command)).peekable();
            if offered.peek().is_some() && std::mem::replace(&mut drawn, true) {
                ui.separator();
            }
            for command in offered {
                self.entry(ui, command);
                if command == Command::Open {
                    self.recent(ui);
                }
            }
        }
    }

    /// An entry: a tick where it is switched on, its name and its key; grey where it cannot be done.
    fn entry(&mut self, ui: &mut Ui, command: Command) {
        let (words, can) = (self.app.words(), self.app.can(command));
        let label = command.label_on(self.app.platform(), words);
        let key = command.key_on(self.app.platform(), words).unwrap_or_default();
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

    /// A menu of what can be chosen for a setting.
    fn setting(&mut self, ui: &mut Ui, setting: Setting) {
        let words = self.app.words();
        let Some(told) = setting.told(words) else { return };
        ui.menu_button((Atom::custom(IdSalt::new("tick"), vec2(14.0, 14.0)), told.name.as_str()), |ui| {
            for choice in self.app.pickers(setting).into_iter().flat_map(|picker| picker.choices) {
                let response = radio(ui, choice.is_now, RichText::new(&choice.name));
                response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, choice.is_now, &choice.name));
                if response.clicked() {
                    self.actions.push(Action::Settings(SettingsAction::Change(choice.change)));
                    ui.close();
                }
            }
        });
    }

    fn recent(&mut self, ui: &mut Ui) {
        let files = self.app.recent_files();
        // What was looked at when the menu was open before may be long ago.
        let (id, now) = (Id::unique("the menu with recent files"), ui.ctx().cumulative_pass_nr());
        let last = ui.data(|data| data.get_temp::<u64>(id));
        ui.data_mut(|data| data.insert_temp(id, now));
        if last.is_none_or(|last| last + 1 < now) {
            self.actions.push(Action::LookForRecent);
        }
        ui.add_enabled_ui(!files.is_empty(), |ui| {
            ui.menu_button((Atom::custom(IdSalt::new("tick"), vec2(14.0, 14.0)), say!(self.app.words(), "menu-recent").as_str()), |ui| {
                for file in files {
                    if button::tip(ui.button(file.label), &file.path.display().to_string()).clicked() {
                        self.actions.push(Action::OpenFile(file.path));
                        ui.close();
                    }
                }
            });
        });
    }
}

/// Above this scale of text a menu is higher than a small window.
const LARGE: f32 = 2.0;

/// A menu, which scrolls where it is higher than the window.
fn menu(ui: &mut Ui, look: &Look, name: String, entries: impl FnOnce(&mut Ui)) {
    let button = Button::new(look.text(name, 14.0)).min_size(vec2(look.least(), 0.0));
    MenuButton::from_button(button).ui(ui, |ui| {
        let room = ui.ctx().content_rect().bottom() - ui.max_rect().top() - 16.0;
        ui.set_max_height(room);
        if look.scale > LARGE {
            // Then it is sure to scroll, and the bar for that has a place of its own, beside the keys.
            ui.spacing_mut().scroll.floating_allocated_width = BAR;
        }
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
        (Screen::Settings, _) => return say!(words, "settings-title"),
        (Screen::Records, _) => return Command::Records.label(words),
        (Screen::Position, _) => return Command::EditPosition.label(words),
        (Screen::MakeRules, _) => return Command::MakeRules.label(words),
        (Screen::Compare, _) => return say!(words, "compare-title"),
        (Screen::Rules, _) => {
            let game = app.rules_page().map(|page| page.rules().spec().name.as_str()).unwrap_or_default();
            return say!(words, "rules-of", game = game);
        }
        (Screen::Home | Screen::Table, _) => {}
    }
    let (Some(table), Screen::Table) = (app.table(), app.screen()) else { return say!(words, "title-home") };
    let game = &table.session().rules().spec().name;
    if app.museum_minutes().is_some() {
        // To visitors it is nothing that a game is in no file.
        return say!(words, "title-visitor", game = game, round = table.round_seen());
    }
    let state = match app.path().and_then(std::path::Path::file_name) {
        _ if app.is_unsaved() => say!(words, "title-unsaved"),
        Some(file) if app.is_read_only() => say!(words, "title-read-only", file = file.to_string_lossy().into_owned()),
        Some(file) => file.to_string_lossy().into_owned(),
        None if !table.session().is_empty() => say!(words, "title-record"),
        None => say!(words, "title-new"),
    };
    say!(words, "title-table", game = game, round = table.round_seen(), state = state)
}
