//! Home: the games to choose from, each with a picture of its board.

use std::sync::Arc;

use egui::{Align, Frame, Layout, Margin, Rect, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::{Action, App, Command, RulesPageAction};
use crate::catalogue::{self, Takes};
use crate::rules::Rules;
use crate::ui::look::Look;
use crate::ui::table::seats;
use crate::ui::widgets::button::leading_button;
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// The least a card takes.
const CARD: egui::Vec2 = vec2(330.0, 176.0);
const GAP: f32 = 14.0;

/// So many letters of a game's name stand on a button.
const LONGEST_NAME: usize = 36;

/// Draws the screen. `pictures` are kept from frame to frame.
pub fn show(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(24, 18)).show(ui, |ui| {
            head(ui, app, look, actions);
            ui.add_space(8.0);
            seats::row(ui, app, look, actions);
            ui.add_space(10.0);
            cards(ui, app, look, pictures, actions);
        });
    });
}

/// What the screen is, and the ways to it that are no card: beside the words, or below them where text is large.
fn head(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let title = |ui: &mut Ui| {
        ui.label(look.strong(say!(words, "home-title"), 26.0));
        ui.add(egui::Label::new(look.muted(say!(words, "home-subtitle"), 14.0)).wrap());
    };
    let ways = ways(app);
    let mut buttons = |ui: &mut Ui| {
        for (label, command) in &ways {
            let leading = *command == Command::Continue || *command == Command::Lessons && app.is_new_here();
            let button = if leading { leading_button(ui, look, label.clone()) } else { ui.button(look.text(label, 14.0)) };
            if button.clicked() {
                actions.push(Action::Command(*command));
            }
        }
    };
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let wide = |label: &str| {
        let text = ui.painter().layout_no_wrap(label.to_owned(), look.strong_font(14.0), look.colour(look.theme.text));
        text.size().x + around
    };
    // The words take what the buttons leave. Those are drawn from the left, so that Tab goes through them as they stand.
    let left = ui.available_width() - ways.iter().map(|(label, _)| wide(label)).sum::<f32>();
    if left < 260.0 * look.scale {
        title(ui);
        ui.horizontal_wrapped(buttons);
    } else {
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                title(ui);
            });
            buttons(ui);
        });
    }
}

/// The ways to go on that are no card, in the order in which they stand and in which Tab goes through them.
fn ways(app: &App) -> Vec<(String, Command)> {
    let words = app.words();
    let going_on = app.table().map(|table| {
        // A long name is cut: the rest of the screen needs its room.
        let name: String = table.session().rules().spec().name.chars().take(LONGEST_NAME).collect();
        (say!(words, "home-continue", game = name), Command::Continue)
    });
    let others = [
        (say!(words, "home-learn"), Command::Lessons),
        (Command::Records.label(words), Command::Records),
        (say!(words, "home-open"), Command::Open),
    ];
    going_on.into_iter().chain(others).filter(|(_, command)| app.offers(*command)).collect()
}

fn cards(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let width = ui.available_width();
    let columns = ((width + GAP) / (CARD.x * look.scale.min(1.5) + GAP)).floor().max(1.0);
    let rows = (catalogue::all().len() as f32 / columns).ceil();
    // Where all cards fit they share the height there is.
    let share = (ui.available_height() - GAP * rows) / rows;
    let height = share.clamp(CARD.y + 40.0 * (look.scale - 1.0), CARD.y * 1.6);
    let size = vec2((width - GAP * (columns - 1.0)) / columns, height);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    // The game to begin with stands first, so that nobody has to look for it.
    let mut games: Vec<&Arc<Rules>> = catalogue::all().iter().collect();
    games.sort_by_key(|rules| rules.spec().id != catalogue::FIRST);
    for row in games.chunks(columns as usize) {
        ui.horizontal(|ui| {
            for &rules in row {
                let response = card(ui, app, look, rules, size, pictures);
                if response.clicked() {
                    actions.push(Action::New(Arc::clone(rules)));
                }
                if rules_button(ui, app, look, rules, response.rect).clicked() {
                    actions.push(Action::RulesPage(RulesPageAction::Open(Arc::clone(rules))));
                }
            }
        });
    }
}

/// The way to the rules, in the corner of a card.
fn rules_button(ui: &mut Ui, app: &App, look: &Look, rules: &Rules, card: Rect) -> egui::Response {
    let corner = Rect::from_min_max(card.max - vec2(card.width() * 0.4, look.row() + 10.0), card.max - vec2(10.0, 9.0));
    let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(corner).layout(Layout::right_to_left(Align::Center)));
    let button = ui.button(look.text(say!(app.words(), "rules-short"), 12.5));
    button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(app.words(), "rules-of", game = rules.spec().name)));
    // The keyboard may lead to a card that is not in sight.
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    button
}

/// How long a game takes, in a few words; nothing for rules of one's own.
fn time(app: &App, rules: &Rules) -> String {
    let words = app.words();
    match catalogue::takes(&rules.spec().id) {
        Some(Takes { round, game: Some(game) }) => say!(words, "home-takes-match", round = round, game = game),
        Some(Takes { round, game: None }) => say!(words, "home-takes", round = round),
        None => String::new(),
    }
}

fn chip_width(ui: &Ui, look: &Look, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), look.strong_font(11.5), look.colour(look.theme.text)).size().x + 16.0
}

/// A word in a capsule.
fn paint_chip(ui: &mut Ui, look: &Look, text: String) {
    let galley = ui.painter().layout_no_wrap(text, look.strong_font(11.5), look.colour(look.theme.on_accent));
    let (rect, _) = ui.allocate_exact_size(galley.size() + vec2(16.0, 4.0), Sense::hover());
    ui.painter().rect_filled(rect, rect.height() / 2.0, look.colour(look.theme.accent));
    ui.painter().galley(rect.min + vec2(8.0, 2.0), galley, look.colour(look.theme.on_accent));
}

fn card(ui: &mut Ui, app: &App, look: &Look, rules: &Rules, size: egui::Vec2, pictures: &mut Pictures) -> egui::Response {
    let spec = rules.spec();
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let label = say!(app.words(), "home-play", game = spec.name, region = spec.region);
        WidgetInfo::labeled(egui::Role::Button, true, label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let first = app.is_new_here() && spec.id == catalogue::FIRST;
    let theme = &look.theme;
    let edge = if response.hovered() {
        egui::Stroke::new(2.0, look.colour(theme.accent))
    } else {
        egui::Stroke::new(1.0, look.colour(theme.line))
    };
    ui.painter().rect(rect, 12.0, look.colour(theme.panel), edge, egui::StrokeKind::Inside);
    let words_height = 70.0 * look.scale;
    let picture = Rect::from_min_max(rect.min + vec2(10.0, 10.0), rect.max - vec2(10.0, words_height));
    pictures.show(ui, look, rules, &rules.start(), picture);
    let words = Rect::from_min_max(egui::pos2(rect.left() + 14.0, picture.bottom() + 4.0), rect.max - vec2(12.0, 8.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(words).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(rect));
    ui.spacing_mut().item_spacing.y = 2.0;
    // Rows of words are as high as these, not as what a finger presses.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal(|ui| {
        let chip = first.then(|| say!(app.words(), "home-first"));
        let room = chip.as_ref().map_or(0.0, |chip| chip_width(ui, look, chip) + ui.spacing().item_spacing.x);
        ui.scope(|ui| {
            ui.set_max_width(words.width() - room);
            ui.add(egui::Label::new(look.strong(&spec.name, 16.0)).truncate());
        });
        if let Some(chip) = chip {
            paint_chip(ui, look, chip);
        }
    });
    let origin = say!(app.words(), "home-origin", people = spec.people, region = spec.region);
    // The button to the rules has the corner.
    let button = ui.painter().layout_no_wrap(say!(app.words(), "rules-short"), look.font(12.5), look.colour(theme.text)).size().x;
    let room = words.width() - button - 2.0 * ui.spacing().button_padding.x - 12.0;
    let lower = Rect::from_min_size(ui.cursor().min, vec2(room, words.bottom() - ui.cursor().top()));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(lower).layout(Layout::top_down(Align::Min)));
    ui.add(egui::Label::new(look.muted(origin, 12.5)).truncate());
    let time = time(app, rules);
    ui.add(egui::Label::new(look.muted(&time, 12.5)).truncate());
    let told = if first { say!(app.words(), "home-first-told", time = time) } else { time };
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
    // For the keyboard it would lie over the card itself; all of it stands on the page of the rules.
    if app.is_covered() { response } else { response.on_hover_text(&spec.about) }
}
