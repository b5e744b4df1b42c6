//! The screen of settings: all of them in groups, each with what it does, what can be chosen, and a way back.

use egui::{Align, ComboBox, Frame, Label, Layout, Margin, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::settings::{Group, Picker, Style, Wording};
use crate::app::{Action, App, Command, SettingRow, SettingsAction};
use crate::ui::look::{BAR, Look, beside_bar};
use crate::ui::widgets::choices::{self, Entry};
use crate::words::say;

/// The most the list is wide, at the usual size of text: longer lines are hard to follow.
const WIDEST: f32 = 860.0;

/// How wide the choices are, and what a row needs for them to stand beside the words, at the usual size of text.
const CHOICES: f32 = 290.0;
const ROOM: f32 = 620.0;

/// How wide the field to search in is at the usual size of text.
const FIELD: f32 = 260.0;

/// The most choices that stand side by side; more are in a list that opens.
const SIDE_BY_SIDE: usize = 3;

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let side = ((ui.available_width() - WIDEST * look.scale) / 2.0).clamp(24.0, 400.0) as i8;
    // The bar that scrolls stands in the margin, not on the cards.
    Frame::new().inner_margin(Margin { left: side, right: side - BAR as i8, top: 18, bottom: 0 }).show(ui, |ui| {
        head(ui, app, look, actions);
        ui.add_space(12.0);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            beside_bar(ui);
            let found = app.settings_page().found();
            if found.is_empty() {
                let search = app.settings_page().search().trim();
                ui.add(Label::new(look.muted(say!(app.words(), "settings-none-found", search = search), 15.0)).wrap());
            }
            for (group, settings) in found {
                card(ui, app, look, *group, settings, actions);
            }
            ui.add_space(18.0);
        });
    });
}

/// What the screen is, the search, and the way back to how all was at first.
fn head(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    ui.label(look.strong(say!(words, "settings-title"), 26.0));
    ui.add(Label::new(look.muted(say!(words, "settings-subtitle"), 14.0)).wrap());
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let mut search = app.settings_page().search().to_owned();
        let width = (FIELD * look.scale).min(ui.available_width() - 20.0);
        let field = TextEdit::singleline(&mut search).hint_text(say!(words, "settings-search-hint")).char_limit(100);
        let response = ui.add(field.align(egui::Align2::LEFT_CENTER).desired_width(width));
        let label = say!(words, "settings-search");
        let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        if response.changed() {
            actions.push(Action::Settings(SettingsAction::Search(search)));
        }
        // It is there only where there is something to go back from.
        if app.settings_page().differs() && ui.button(look.text(say!(words, "settings-reset-all"), 14.0)).clicked() {
            actions.push(Action::Settings(SettingsAction::Reset));
        }
        if ui.button(look.text(say!(words, "settings-done"), 14.0)).clicked() {
            // With something typed in the search one step back would only empty it.
            actions.push(Action::Settings(SettingsAction::Search(String::new())));
            actions.push(Action::Command(Command::Cancel));
        }
    });
}

fn card(ui: &mut Ui, app: &App, look: &Look, group: Group, settings: &[SettingRow], actions: &mut Vec<Action>) {
    ui.add_space(8.0);
    ui.label(look.strong(group.label(app.words()), 16.0));
    let ground = Frame::new().fill(look.colour(look.theme.panel)).stroke(Stroke::new(1.0, look.colour(look.theme.line))).corner_radius(12);
    ground.inner_margin(Margin::symmetric(16, 4)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for (number, setting) in settings.iter().enumerate() {
            if number > 0 {
                let line = Stroke::new(1.0, look.colour(look.theme.line));
                ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top(), line);
            }
            ui.add_space(8.0);
            row(ui, app, look, setting, actions);
            ui.add_space(8.0);
        }
    });
}

/// A setting: words to the left and choices to the right, or below where text is large.
fn row(ui: &mut Ui, app: &App, look: &Look, setting: &SettingRow, actions: &mut Vec<Action>) {
    let choices = CHOICES * look.scale;
    if ui.available_width() >= ROOM * look.scale {
        ui.horizontal_top(|ui| {
            let left = ui.available_width() - choices - ui.spacing().item_spacing.x;
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                // The name stands in one line with the first row of choices, which are higher.
                let name = ui.ctx().fonts_mut(|fonts| fonts.row_height(&look.strong_font(NAME)));
                ui.add_space(((look.row() - name) / 2.0).max(0.0));
                words_of(ui, look, &setting.told);
            });
            ui.allocate_ui_with_layout(vec2(choices, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(choices);
                choose(ui, app, look, setting, actions);
            });
        });
    } else {
        words_of(ui, look, &setting.told);
        choose(ui, app, look, setting, actions);
    }
}

/// The size of a setting's name at 100 %.
const NAME: f32 = 14.0;

fn words_of(ui: &mut Ui, look: &Look, told: &Wording) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add(Label::new(look.strong(&told.name, NAME)).wrap());
    ui.add(Label::new(look.muted(&told.help, 13.0)).wrap());
}

/// What can be chosen, and the way back where it is other than at first.
fn choose(ui: &mut Ui, app: &App, look: &Look, setting: &SettingRow, actions: &mut Vec<Action>) {
    let (words, told) = (app.words(), &setting.told);
    for picker in &setting.pickers {
        let name = match &picker.part {
            Some(part) => say!(words, "setting-part", setting = told.name, part = part),
            None => told.name.clone(),
        };
        ui.horizontal_wrapped(|ui| match picker.style {
            Style::Switch => switch(ui, look, &name, picker, actions),
            Style::List if picker.choices.len() <= SIDE_BY_SIDE => side_by_side(ui, app, look, &name, picker, actions),
            Style::List => {
                if let Some(part) = &picker.part {
                    ui.label(look.text(part, 13.0));
                }
                list(ui, app, look, &name, picker, actions);
            }
        });
    }
    if let Some(reset) = &setting.reset {
        let button = ui.button(look.text(say!(words, "settings-reset", first = reset.name), 12.5));
        button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(words, "settings-reset-one", setting = told.name)));
        if button.clicked() {
            actions.push(Action::Settings(SettingsAction::Change(reset.change.clone())));
        }
    }
}

/// A switch, with what it is at beside it.
fn switch(ui: &mut Ui, look: &Look, name: &str, picker: &Picker, actions: &mut Vec<Action>) {
    let on = picker.choices.last().is_some_and(|choice| choice.is_now);
    let height = 22.0 * look.scale.min(1.6);
    let (place, response) = ui.allocate_exact_size(vec2(height * 1.9, height).max(egui::Vec2::splat(look.least())), Sense::click());
    let rect = egui::Rect::from_center_size(place.center(), vec2(height * 1.9, height));
    response.widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, true, on, name));
    if response.clicked()
        && let Some(other) = picker.other()
    {
        actions.push(Action::Settings(SettingsAction::Change(other.change.clone())));
    }
    if ui.is_rect_visible(rect) {
        let theme = &look.theme;
        let (ground, knob, at) = if on {
            (theme.accent, theme.on_accent, rect.right() - height / 2.0)
        } else {
            (theme.raised, theme.muted, rect.left() + height / 2.0)
        };
        let edge = Stroke::new(1.5, look.colour(if on { theme.accent } else { theme.muted }));
        ui.painter().rect(rect, height / 2.0, look.colour(ground), edge, StrokeKind::Inside);
        ui.painter().circle_filled(egui::pos2(at, rect.center().y), height * 0.3, look.colour(knob));
    }
    ui.label(look.text(&picker.now, 13.0));
}

/// A few choices in a row, the one there is lit.
fn side_by_side(ui: &mut Ui, app: &App, look: &Look, name: &str, picker: &Picker, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = 4.0;
    for choice in &picker.choices {
        let button = choices::segment(ui, look, &choice.name, choice.is_now);
        let label = say!(app.words(), "setting-value", setting = name, value = choice.name);
        button.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, choice.is_now, &label));
        if button.clicked() {
            actions.push(Action::Settings(SettingsAction::Change(choice.change.clone())));
        }
    }
}

/// Many choices, in a list that opens.
fn list(ui: &mut Ui, app: &App, look: &Look, name: &str, picker: &Picker, actions: &mut Vec<Action>) {
    let longest = picker.choices.iter().map(|choice| choice.name.chars().count()).max().unwrap_or(0);
    let width = if longest > 14 { 200.0 } else { 90.0 };
    let list = ComboBox::from_id_salt(name).width((width * look.scale).min(ui.available_width() - 8.0)).height(320.0);
    let entries: Vec<Entry> =
        picker.choices.iter().map(|choice| Entry { name: choice.name.clone(), tip: None, is_now: choice.is_now }).collect();
    let spoken = say!(app.words(), "setting-value", setting = name, value = picker.now);
    if let Some(chosen) = choices::show(ui, look, list.truncate(), &spoken, &entries) {
        actions.push(Action::Settings(SettingsAction::Change(picker.choices[chosen].change.clone())));
    }
}
