//! Where the parts of what is told stand under the board: the sentence, what can be pressed, the detail and the rule it follows.
//!
//! They are placed as whoever sits below reads them. For whoever sits opposite all of it is turned round as it is painted.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Pos2, Rect, Ui, Vec2, vec2};

use crate::app::narration::{Mood, Narration};
use crate::app::{App, Offer, Table};
use crate::rules::Clause;
use crate::rules::clause::Authority;
use crate::ui::look::Look;
use crate::words::say;

/// All that is told in an area, each part in its place.
pub struct Told {
    /// The sentence.
    pub headline: Text,
    /// What stands under it, where there is room.
    pub detail: Option<Text>,
    /// The buttons that the moment asks for, in the look in which they have room.
    pub buttons: Vec<(Rect, Offer)>,
    /// The look of the buttons.
    pub button_look: Look,
    /// The rule that is followed, where there is room.
    pub rule: Option<Rule>,
}

/// Words in their place.
pub struct Text {
    /// The upper left corner.
    pub at: Pos2,
    /// The words, laid out.
    pub galley: Arc<Galley>,
}

impl Text {
    /// Where it stands.
    pub fn place(&self) -> Rect {
        Rect::from_min_size(self.at, self.galley.size())
    }
}

/// The name of a rule in its place.
pub struct Rule {
    /// Where it stands.
    pub place: Rect,
    /// The rule.
    pub clause: Clause,
    /// Its name, with its source where there is room.
    pub name: String,
}

/// The share of the row that the rule takes at most, and the least room that a rule can be read in.
const CHIP: f32 = 0.45;
const LEAST_CHIP: f32 = 70.0;

/// The size of type of a rule's name at 100 %.
pub const CHIP_TYPE: f32 = 12.5;

/// The share of the row that buttons take at most, and the least room that what stands beside them can be read in.
const OFFERS: f32 = 0.6;
const LEAST_DETAIL: f32 = 60.0;

/// How much smaller a text is at most, so that it is there in whole; and the smallest type that can be read, in points.
const LEAST_TYPE: f32 = 0.65;
const LEAST_POINTS: f32 = 10.0;

/// How much smaller what happens is told at the side of a rule.
const EASY_TYPE: f32 = 0.9;

impl Told {
    /// Places what is told in an area that is as high as [`height`] says.
    pub fn new(ui: &Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), area: Rect) -> Self {
        let gap = ui.spacing().item_spacing;
        let ink = look.colour(match narration.mood {
            Mood::Telling => look.theme.text,
            Mood::Refusing => look.theme.bad,
        });
        let (room, font) = headline_room(ui, look, &narration.telling.headline, area.width());
        let galley = ui.painter().layout_job(fitted(ui, &narration.telling.headline, font, ink, room));
        let headline = Text { at: area.min, galley };
        // What the sentence leaves is the row's.
        let mut row = area.with_min_y(area.top() + room.y + gap.y);
        let offers = app.offered(table);
        let labels: Vec<String> = offers.iter().map(|offer| offer.label.clone()).collect();
        let around = 2.0 * ui.spacing().button_padding.x;
        let button_look = look.fitting(ui, &labels, 14.0, row.width() * OFFERS - (around + gap.x) * labels.len() as f32);
        let mut buttons = Vec::with_capacity(offers.len());
        for offer in offers {
            let words = width_of(ui, &offer.label, button_look.strong_font(14.0));
            let size = vec2(words + around, look.row().min(row.height()));
            buttons.push((Rect::from_min_size(Pos2::new(row.left(), row.center().y - size.y / 2.0), size), offer));
            row.min.x += size.x + gap.x;
        }
        let rule = narration.clause.and_then(|clause| rule(ui, app, look, (table, narration), clause, row));
        if let Some(rule) = &rule {
            row.max.x = rule.place.left() - gap.x;
        }
        let detail = (row.width() > LEAST_DETAIL).then(|| {
            let ink = look.colour(look.theme.muted);
            let galley = ui.painter().layout_job(fitted(ui, &narration.telling.detail, look.font(14.0), ink, row.size()));
            Text { at: Pos2::new(row.left(), row.center().y - galley.size().y / 2.0), galley }
        });
        Self { headline, detail, buttons, button_look, rule }
    }
}

/// The rule at the right end of a row. The words have more room than it has; where there is none for both, the rule stands in the
/// panel. What is told is there in whole: if need be the rule's source is left out beside it, or the rule.
fn rule(ui: &Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), clause: Clause, row: Rect) -> Option<Rule> {
    let gap = ui.spacing().item_spacing.x;
    let [whole, title] = [rule_named(app, table, clause), app.words().clause_title(clause)];
    let around = 2.0 * ui.spacing().button_padding.x + 2.0;
    let [whole_width, title_width] = [&whole, &title].map(|name| width_of(ui, name, look.font(CHIP_TYPE)) + around);
    let detail = &narration.telling.detail;
    let all = row.width();
    let is_whole = |scale: f32, chip: f32| {
        fits(ui, detail, &scaled(look.font(14.0), scale), vec2(all - chip - gap, row.height())) || detail.is_empty()
    };
    // Where the words leave it more room, it stands there in whole, with its source.
    let share = if is_whole(1.0, whole_width) { whole_width.max(all * CHIP) } else { all * CHIP };
    let least = match narration.mood {
        Mood::Telling => EASY_TYPE,
        Mood::Refusing => LEAST_TYPE,
    };
    let rooms = [(1.0, share), (least, title_width.min(all * CHIP))];
    let room = rooms.into_iter().find(|&(scale, chip)| is_whole(scale, chip)).map(|(_, chip)| chip)?;
    let (name, width) = if whole_width <= room { (whole, whole_width) } else { (title, title_width.min(room)) };
    let size = vec2(width, look.row().min(row.height()));
    let place = Rect::from_min_size(Pos2::new(row.right() - width, row.center().y - size.y / 2.0), size);
    (room > LEAST_CHIP).then_some(Rule { place, clause, name })
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

/// The room that the sentence takes in this width, and its type.
fn headline_room(ui: &Ui, look: &Look, text: &str, width: f32) -> (Vec2, FontId) {
    let (lines, font) = headline_type(look, width);
    let needed = ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, width).rows.len();
    (vec2(width, headline_height(ui, needed.clamp(1, lines), &font)), font)
}

/// So many times as large, as far as it can be read.
fn scaled(font: FontId, scale: f32) -> FontId {
    FontId { size: (font.size * scale).max(LEAST_POINTS.min(font.size)), ..font }
}

/// Whether a text has this room.
fn fits(ui: &Ui, text: &str, font: &FontId, room: Vec2) -> bool {
    ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room.x).size().y <= room.y + 0.5
}

fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// A text in its room: where it is too long for that its type is smaller, before anything of it is cut.
fn fitted(ui: &Ui, text: &str, font: FontId, ink: Color32, room: Vec2) -> LayoutJob {
    let fonts = (0..=8).map(|step| scaled(font.clone(), 1.0 + (LEAST_TYPE - 1.0) * step as f32 / 8.0));
    let font = fonts.clone().find(|font| fits(ui, text, font, room)).or_else(|| fonts.clone().next_back()).unwrap_or(font);
    let line = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x);
    job.wrap.max_rows = (((room.y + 0.5) / line) as usize).max(1);
    job
}
