//! The bar at the top: menus, what is on the table, and the switch for the panel at the side.

use egui::{Align, Button, Layout, MenuBar, ScrollArea, Ui};

use super::button::{self, Weight};
use super::icons::Icon;
use super::keys;
use super::look::Look;
use crate::app::{Action, Aim, App, Brightness, Command, Screen};
use crate::session::{Manners, Stage};
use crate::words::say;

/// Draws the bar. `panel` says whether the panel at the side is open, where there can be one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, panel: Option<bool>, actions: &mut Vec<Action>) {
    let words = app.words();
    MenuBar::new().ui(ui, |ui| {
        ui.set_min_height(30.0);
        let at_table = app.screen() == Screen::Table && app.table().is_some();
        menu(ui, say!(words, "menu-file"), |ui| {
            entries(ui, app, &[Command::Home, Command::Records, Command::Open], actions);
            recent(ui, app, actions);
            ui.separator();
            ui.add_enabled_ui(app.table().is_some(), |ui| entries(ui, app, &[Command::Save, Command::SaveAs], actions));
            ui.separator();
            entries(ui, app, &[Command::Quit], actions);
        });
        menu(ui, say!(words, "menu-game"), |ui| {
            ui.add_enabled_ui(at_table, |ui| {
                entries(ui, app, &[Command::Undo, Command::Redo, Command::Promote, Command::Remove], actions);
                ui.separator();
                entries(
                    ui,
                    app,
                    &[Command::Skip, Command::PlayPause, Command::SeedForward, Command::SeedBack, Command::LapForward, Command::LapBack],
                    actions,
                );
                entries(ui, app, &[Command::TurnForward, Command::TurnBack, Command::Faster, Command::Slower], actions);
                ui.separator();
                entries(ui, app, &[Command::SetOut, Command::Manners, Command::Stop], actions);
                ui.separator();
                entries(ui, app, &[Command::Hint, Command::Analysis, Command::Weigh, Command::MoveNow, Command::Computers], actions);
            });
        });
        menu(ui, say!(words, "menu-view"), |ui| {
            entries(ui, app, &[Command::Flip, Command::Numbers, Command::Letters, Command::Panel, Command::Present], actions);
            ui.separator();
            entries(ui, app, &[Command::Theme, Command::TextLarger, Command::TextSmaller], actions);
        });
        menu(ui, say!(words, "menu-help"), |ui| entries(ui, app, &[Command::Keys], actions));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(open) = panel {
                let name = if open { say!(words, "panel-hide") } else { say!(words, "panel-show") };
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

/// A menu, which scrolls where it is higher than the window.
fn menu(ui: &mut Ui, name: String, entries: impl FnOnce(&mut Ui)) {
    ui.menu_button(name, |ui| {
        let room = ui.ctx().content_rect().bottom() - ui.max_rect().top() - 16.0;
        ui.set_max_height(room);
        ScrollArea::vertical().max_height(room).show(ui, entries);
    });
}

/// What is on the table, for the bar and for the window's title.
pub fn title(app: &App) -> String {
    let words = app.words();
    let (Some(table), Screen::Table) = (app.table(), app.screen()) else { return say!(words, "title-home") };
    let game = &table.session().rules().spec().name;
    let over = table.session().game().rounds().len();
    let round = match table.session().game().stage() {
        Stage::Over(_) => over.max(1),
        Stage::Turn | Stage::Arrange { .. } => over + 1,
    };
    let state = match app.path().and_then(std::path::Path::file_name) {
        _ if app.is_unsaved() => say!(words, "title-unsaved"),
        Some(file) => file.to_string_lossy().into_owned(),
        None if !table.session().is_empty() => say!(words, "title-record"),
        None => say!(words, "title-new"),
    };
    say!(words, "title-table", game = game, round = round, state = state)
}

fn entries(ui: &mut Ui, app: &App, commands: &[Command], actions: &mut Vec<Action>) {
    for &command in commands {
        let settings = app.settings();
        let on = match command {
            Command::Flip => settings.flipped,
            Command::Numbers => settings.numbers,
            Command::Letters => settings.letters,
            Command::Analysis => app.study().aim() != Aim::Off,
            Command::Manners => app.table().is_some_and(|table| table.session().manners() == Manners::Traditional),
            _ => false,
        };
        let mut label = command.label(app.words());
        if command == Command::Theme {
            label = match settings.brightness {
                Brightness::System => say!(app.words(), "theme-system", command = label),
                Brightness::Light => say!(app.words(), "theme-light", command = label),
                Brightness::Dark => say!(app.words(), "theme-dark", command = label),
            };
        }
        let mut entry = Button::new(label).selected(on);
        if let Some(shortcut) = command.shortcut() {
            entry = entry.shortcut_text(ui.ctx().format_shortcut(&keys::shortcut(shortcut)));
        }
        if ui.add(entry).clicked() {
            actions.push(Action::Command(command));
            ui.close();
        }
    }
}

fn recent(ui: &mut Ui, app: &App, actions: &mut Vec<Action>) {
    let files = &app.settings().recent;
    ui.add_enabled_ui(!files.is_empty(), |ui| {
        ui.menu_button(say!(app.words(), "menu-recent"), |ui| {
            for path in files {
                let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    actions.push(Action::OpenFile(path.clone()));
                    ui.close();
                }
            }
        });
    });
}
