//! Past games: a list to look through, each with a picture of its last position.

use egui::{Align, Frame, Id, Layout, Margin, Rect, Response, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::app::{Action, App, Command, Record, Summary};
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::button::{Weight, icon_button, icon_size};
use crate::ui::widgets::icons::Icon;
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// The least a card takes, and the space between two.
const CARD: Vec2 = vec2(440.0, 108.0);
const GAP: f32 = 12.0;

/// How much wider than high a picture is.
const PICTURE: f32 = 1.8;

/// How wide the field to search in is.
const FIELD: f32 = 280.0;

/// What a field takes beside the text in it, with the space after it.
const FRAME: f32 = 18.0;

/// Where the game of a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GamePlace {
    /// On the table.
    Table,
    /// Among the past games.
    Past,
}

/// Draws the screen. `pictures` are kept from frame to frame.
pub fn show(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    Frame::new().inner_margin(Margin { left: 24, right: 24, top: 18, bottom: 0 }).show(ui, |ui| {
        header(ui, app, look, actions);
        ui.add_space(14.0);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            beside_bar(ui);
            cards(ui, app, look, pictures, actions);
            if let Some(sentence) = instead(app) {
                ui.add(egui::Label::new(look.muted(sentence, 15.0)).wrap());
            }
            if let Some(Ok(listing)) = app.records().listing()
                && listing.older > 0
            {
                ui.label(look.muted(say!(app.words(), "records-older", count = listing.older), 13.0));
            }
            ui.add_space(GAP);
        });
    });
}

fn header(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let count = app.records().count();
    let title = |ui: &mut Ui| {
        ui.label(look.strong(say!(words, "records-title"), 26.0));
        if count > 0 {
            ui.add(egui::Label::new(look.muted(say!(words, "records-count", count = count), 14.0)).wrap());
        }
    };
    // Drawn from the left, so that Tab goes through them as they stand.
    let home = Command::Home.label(words);
    let text = ui.painter().layout_no_wrap(home.clone(), look.font(14.0), look.colour(look.theme.text));
    let button = text.size().x + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let buttons = |ui: &mut Ui, width: f32, actions: &mut Vec<Action>| {
        if count > 0 {
            field(ui, app, width, actions);
        }
        if ui.button(look.text(home, 14.0)).clicked() {
            actions.push(Action::Command(Command::Home));
        }
    };
    if ui.available_width() > 640.0 * look.scale {
        let width = FIELD * look.scale;
        let taken = button + if count > 0 { width + FRAME } else { 0.0 };
        ui.horizontal_top(|ui| {
            // The words take what is left.
            let left = ui.available_width() - taken;
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                title(ui);
            });
            buttons(ui, width, actions);
        });
    } else {
        title(ui);
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            // In a row of its own the field takes all that is left.
            let width = ui.available_width() - button - FRAME;
            buttons(ui, width, actions);
        });
    }
}

fn field(ui: &mut Ui, app: &App, width: f32, actions: &mut Vec<Action>) {
    let words = app.words();
    let mut search = app.records().search().to_owned();
    let field = TextEdit::singleline(&mut search).hint_text(say!(words, "records-search-hint")).char_limit(100);
    let field = field.align(egui::Align2::LEFT_CENTER).desired_width(width);
    let response = ui.add(field);
    let label = say!(words, "records-search");
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.changed() {
        actions.push(Action::SearchRecords(search));
    }
}

/// What is said where there is no card.
fn instead(app: &App) -> Option<String> {
    let (words, records) = (app.words(), app.records());
    match records.listing() {
        None => Some(say!(words, "records-reading")),
        Some(Err(why)) => Some(say!(words, "records-unread", why = why)),
        Some(Ok(_)) if records.count() == 0 => Some(say!(words, "records-none")),
        Some(Ok(_)) if records.on_table().is_none() && records.found().next().is_none() => {
            Some(say!(words, "records-none-found", search = records.search().trim()))
        }
        Some(Ok(_)) => None,
    }
}

fn cards(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let records = app.records();
    let on_table = records.on_table().map(|record| (record, GamePlace::Table));
    let list: Vec<(&Record, GamePlace)> = on_table.into_iter().chain(records.found().map(|record| (record, GamePlace::Past))).collect();
    let width = ui.available_width();
    let columns = ((width + GAP) / (CARD.x * look.scale + GAP)).floor().max(1.0);
    let height = CARD.y + 84.0 * (look.scale - 1.0);
    let size = vec2((width - GAP * (columns - 1.0)) / columns, height);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for (number, row) in list.chunks(columns as usize).enumerate() {
        // Only what is in sight is laid out, and the rows next to it, so that the keyboard leads on to them.
        let place = Rect::from_min_size(ui.cursor().min, vec2(width, height));
        if !ui.is_rect_visible(place.expand(height + GAP)) {
            ui.allocate_space(place.size());
            continue;
        }
        // Whatever was left out before, the widgets keep their ids, and with them the focus.
        ui.scope_builder(UiBuilder::new().scope_id(Id::unique(("records", number))), |ui| {
            ui.horizontal(|ui| {
                for &(record, place) in row {
                    card(ui, app, look, (record, place), size, pictures, actions);
                }
            });
        });
    }
}

fn card(
    ui: &mut Ui,
    app: &App,
    look: &Look,
    (record, place): (&Record, GamePlace),
    size: Vec2,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, spoken(app, record, place)));
    if response.clicked() {
        actions.push(match place {
            GamePlace::Table => Action::Command(Command::Continue),
            GamePlace::Past => Action::OpenRecord(record.name.clone()),
        });
    }
    // The keyboard may lead to a card that is not in sight.
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        draw(ui, app, look, (record, place), rect, &response, pictures);
    }
    if place == GamePlace::Past {
        let corner = Rect::from_min_max(rect.max - bin_room(look), rect.max - vec2(8.0, 8.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(corner).layout(Layout::right_to_left(Align::Max)));
        let name = say!(app.words(), "record-delete", record = record.title(app.words()));
        let bin = icon_button(&mut ui, look, Icon::Bin, Weight::Bare, &name);
        if bin.gained_focus() {
            bin.scroll_to_me(None);
        }
        if bin.clicked() {
            actions.push(Action::DeleteRecord(record.name.clone()));
        }
    }
}

/// The room in the corner of a card for the bin.
fn bin_room(look: &Look) -> Vec2 {
    icon_size(look, Weight::Bare) + vec2(10.0, 10.0)
}

/// What a card is to those who do not see it.
fn spoken(app: &App, record: &Record, place: GamePlace) -> String {
    let words = app.words();
    match &record.content {
        Ok(summary) => {
            let (game, players, result) = (&summary.rules.spec().name, summary.versus(words), &summary.result);
            match place {
                GamePlace::Table => say!(words, "record-continue", game = game, players = players, result = result),
                GamePlace::Past => say!(words, "record-open", game = game, players = players, result = result, date = record.day(words)),
            }
        }
        Err(why) => say!(words, "record-open-unreadable", file = record.name, why = why),
    }
}

fn draw(
    ui: &mut Ui,
    app: &App,
    look: &Look,
    (record, place): (&Record, GamePlace),
    rect: Rect,
    response: &Response,
    pictures: &mut Pictures,
) {
    look.card(ui.painter(), rect, response);
    let inner = rect.shrink(10.0);
    let picture = vec2((inner.height() * PICTURE).min(inner.width() * 0.34), inner.height());
    let picture = Rect::from_min_size(inner.min, picture);
    if let Ok(summary) = &record.content {
        pictures.show(ui, look, &summary.rules, &summary.position, picture);
    }
    let words = Rect::from_min_max(egui::pos2(picture.right() + 14.0, inner.top() + 2.0), inner.max - vec2(4.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(words).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(rect));
    ui.spacing_mut().item_spacing.y = 3.0;
    match &record.content {
        Ok(summary) => told(&mut ui, app, look, (record, place), summary),
        Err(why) => {
            ui.add(egui::Label::new(look.strong(&record.name, 14.0)).truncate());
            ui.add(egui::Label::new(look.muted(record.day(app.words()), 12.5)).truncate());
            // The bin has the corner.
            ui.set_max_width(words.width() - bin_room(look).x);
            ui.add(egui::Label::new(look.text(why, 12.5)).wrap());
        }
    }
}

fn told(ui: &mut Ui, app: &App, look: &Look, (record, place): (&Record, GamePlace), summary: &Summary) {
    let words = app.words();
    ui.add(egui::Label::new(look.strong(summary.versus(words), 15.0)).truncate());
    ui.add(egui::Label::new(look.muted(&summary.rules.spec().name, 12.5)).truncate());
    if place == GamePlace::Past {
        ui.set_max_width(ui.available_width() - bin_room(look).x);
    }
    ui.add(egui::Label::new(look.text(&summary.result, 13.5)).truncate());
    let when = match place {
        GamePlace::Table => look.strong(say!(words, "record-on-table"), 12.5).color(look.colour(look.theme.accent)),
        GamePlace::Past => look.muted(record.day(words), 12.5),
    };
    ui.add(egui::Label::new(when).truncate());
}
