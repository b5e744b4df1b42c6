//! Under the board: the event under way in a sentence, and the rule it follows.

use egui::text::LayoutJob;
use egui::{Align, Color32, FontId, Id, Layout, Rect, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::narration::{Mood, Narration};
use crate::app::{Action, App, Offer, Table};
use crate::rules::Clause;
use crate::rules::clause::Authority;
use crate::ui::look::Look;
use crate::ui::widgets::button::{leading_button, tip};
use crate::ui::widgets::live::{Live, live};
use crate::words::say;

/// Draws the sentence, its detail and the rule; with a button where the moment asks for one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), actions: &mut Vec<Action>) {
    let whole = height(ui, look, ui.available_width());
    let used = headline(ui, look, &narration.telling.headline, ink(look, narration.mood));
    // What the sentence leaves is the detail's.
    let row = vec2(ui.available_width(), whole - used - ui.spacing().item_spacing.y);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(row.y);
        let offers = app.offered(table);
        let fitting = &fitting_offers(ui, look, &offers, row.x);
        for offer in offers {
            let leads = offer.leads();
            let button = if leads { leading_button(ui, fitting, offer.label) } else { ui.button(fitting.text(offer.label, 14.0)) };
            if button.clicked() {
                actions.push(offer.action);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let detail = &narration.telling.detail;
            // The words have more room than the rule; where there is none for both, the rule stands in the panel. What is told is
            // there in whole: if need be the rule's source is left out beside it, or the rule.
            let all = ui.available_width();
            let is_whole = |scale: f32, chip: f32| fits(ui, detail, &scaled(look.font(14.0), scale), vec2(all - chip, row.y));
            let wanted = |clause: Clause| {
                let whole = chip_width(ui, look, &rule_named(app, table, clause));
                // Where the words leave it more room, it stands there in whole, with its source.
                let share = if is_whole(1.0, whole) { whole.max(all * CHIP) } else { all * CHIP };
                let short = chip_width(ui, look, &app.words().clause_title(clause)).min(all * CHIP);
                let least = match narration.mood {
                    Mood::Telling => EASY_TYPE,
                    Mood::Refusing => LEAST_TYPE,
                };
                let rooms = [(1.0, share), (least, short)];
                rooms.into_iter().find(|&(scale, chip)| is_whole(scale, chip)).map_or(0.0, |(_, chip)| chip)
            };
            let clause = narration.clause.map(|clause| (clause, wanted(clause)));
            if let Some((clause, room)) = clause.filter(|&(_, room)| room > LEAST_CHIP) {
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    rule_chip(ui, app, look, table, clause, actions);
                });
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if ui.available_width() > LEAST_DETAIL {
                    let room = vec2(ui.available_width(), row.y);
                    told(ui, detail, look.font(14.0), look.colour(look.theme.muted), room);
                }
            });
        });
    });
    announce(ui, app, table);
}

/// The colour of what is said.
pub(super) fn ink(look: &Look, mood: Mood) -> Color32 {
    look.colour(match mood {
        Mood::Telling => look.theme.text,
        Mood::Refusing => look.theme.bad,
    })
}

/// The look in which the buttons have their share of a row of this width.
pub(super) fn fitting_offers(ui: &Ui, look: &Look, offers: &[Offer], width: f32) -> Look {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let labels: Vec<String> = offers.iter().map(|offer| offer.label.clone()).collect();
    look.fitting(ui, &labels, 14.0, width * OFFERS - around * labels.len() as f32)
}

/// Where the game stands, said once by a screen reader when a turn has come to its end, and painted nowhere.
fn announce(ui: &Ui, app: &App, table: &Table) {
    let place = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(place, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, app.announced(table)));
    live(ui, &response, Live::Polite);
}

/// The share of the row that the rule takes at most, and the least room that a rule can be read in.
const CHIP: f32 = 0.45;
const LEAST_CHIP: f32 = 70.0;

/// The share of the row that buttons take at most, and the least room that what stands beside them can be read in.
const OFFERS: f32 = 0.6;
const LEAST_DETAIL: f32 = 60.0;

/// How high all of it is, in this width: the same whatever is said, so that the board above does not change its size.
pub fn height(ui: &Ui, look: &Look, width: f32) -> f32 {
    let (lines, font) = headline_type(look, width);
    headline_height(ui, lines, &font) + ui.spacing().item_spacing.y + row_height(ui, look, width)
}

/// Room for the lines that a rule needs which forbids something, or for buttons. Where it is narrow the board is low, and leaves
/// room for one more, unless the text is large.
fn row_height(ui: &Ui, look: &Look, width: f32) -> f32 {
    let line = ui.ctx().fonts_mut(|fonts| fonts.row_height(&look.font(14.0)));
    let lines = if width < 620.0 && look.scale < 1.25 { 3.0 } else { 2.0 };
    (lines * line).max(30.0 * look.scale).max(look.least())
}

/// The lines and the type of the sentence, in this width.
fn headline_type(look: &Look, width: f32) -> (usize, FontId) {
    let font = look.strong_font(if width < 620.0 * look.scale { 16.0 } else { 18.0 });
    (if width < 40.0 * font.size { 2 } else { 1 }, font)
}

fn headline_height(ui: &Ui, lines: usize, font: &FontId) -> f32 {
    ui.ctx().fonts_mut(|fonts| fonts.row_height(font)) * lines as f32
}

/// Draws the sentence, and says how high it is.
fn headline(ui: &mut Ui, look: &Look, text: &str, ink: Color32) -> f32 {
    let (place, font) = headline_room(ui, look, text, ui.available_width());
    ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(place.y);
        told(ui, text, font, ink, place);
    });
    place.y
}

/// The room that the sentence takes in this width, and its type.
pub(super) fn headline_room(ui: &Ui, look: &Look, text: &str, width: f32) -> (Vec2, FontId) {
    let (lines, font) = headline_type(look, width);
    let needed = ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, width).rows.len();
    (vec2(width, headline_height(ui, needed.clamp(1, lines), &font)), font)
}

/// How much smaller a text is at most, so that it is there in whole; and the smallest type that can be read, in points.
const LEAST_TYPE: f32 = 0.65;

/// How much smaller what happens is told at the side of a rule.
const EASY_TYPE: f32 = 0.9;
const LEAST_POINTS: f32 = 10.0;

/// So many times as large, as far as it can be read.
fn scaled(font: FontId, scale: f32) -> FontId {
    FontId { size: (font.size * scale).max(LEAST_POINTS.min(font.size)), ..font }
}

/// Whether a text has this room.
fn fits(ui: &Ui, text: &str, font: &FontId, room: Vec2) -> bool {
    ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room.x).size().y <= room.y + 0.5
}

/// How wide a rule's name is on its button, with the space beside it.
fn chip_width(ui: &Ui, look: &Look, title: &str) -> f32 {
    let text = ui.painter().layout_no_wrap(title.to_owned(), look.font(CHIP_TYPE), Color32::PLACEHOLDER);
    text.size().x + 2.0 * ui.spacing().button_padding.x + 2.0 * ui.spacing().item_spacing.x + 2.0
}

/// The size of type of a rule's name at 100 %.
const CHIP_TYPE: f32 = 12.5;

/// A text in its room: where it is too long for that its type is smaller, before anything of it is cut.
pub(super) fn fitted(ui: &Ui, text: &str, font: FontId, ink: Color32, room: Vec2) -> LayoutJob {
    let fonts = (0..=8).map(|step| scaled(font.clone(), 1.0 + (LEAST_TYPE - 1.0) * step as f32 / 8.0));
    let font = fonts.clone().find(|font| fits(ui, text, font, room)).or_else(|| fonts.clone().next_back()).unwrap_or(font);
    let line = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x);
    job.wrap.max_rows = (((room.y + 0.5) / line) as usize).max(1);
    job
}

/// A text that is read out as it changes without moving the reader's place.
fn told(ui: &mut Ui, text: &str, font: FontId, ink: Color32, room: Vec2) {
    let job = fitted(ui, text, font, ink, room);
    let response = ui.add(egui::Label::new(job).wrap());
    live(ui, &response, Live::Polite);
}

/// The name of a rule and who says so.
fn rule_named(app: &App, table: &Table, clause: Clause) -> String {
    let (words, rules) = (app.words(), table.session().rules());
    let title = words.clause_title(clause);
    match rules.clause(clause).map(|spec| &spec.from) {
        Some(Authority::Source(source)) => say!(words, "table-rule", rule = title, source = source),
        Some(Authority::OurReading) => say!(words, "table-rule-ours", rule = title),
        None => title,
    }
}

/// The name of the rule and who says so; pressed, it leads to the rule among all the others.
fn rule_chip(ui: &mut Ui, app: &App, look: &Look, table: &Table, clause: Clause, actions: &mut Vec<Action>) {
    let words = app.words();
    let rules = table.session().rules();
    let in_words = words.clause_words(rules, clause);
    let title = words.clause_title(clause);
    let name = say!(words, "table-rule-show", rule = title);
    let whole = rule_named(app, table, clause);
    // Where there is little room the source is left to the rules in the panel.
    let is_roomy = chip_width(ui, look, &whole) <= ui.available_width() + ui.spacing().item_spacing.x;
    let text = look.muted(if is_roomy { whole } else { title }, CHIP_TYPE);
    if app.exercise().is_some() {
        // There is no panel beside an exercise to lead to.
        let told = ui.add(egui::Label::new(text).truncate());
        tip(told, &in_words);
        return;
    }
    let chip = ui.add(egui::Button::new(text).corner_radius(20).truncate());
    chip.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    if chip.clicked() {
        actions.push(Action::ShowRule(clause));
    }
    tip(chip, &in_words);
}
