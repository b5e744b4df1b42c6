//! The card of a game on Home: its board, what it is called, where it is from, what is its own, and how long it takes.

use std::sync::Arc;

use egui::{Galley, Label, Layout, Rect, Response, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use crate::app::App;
use crate::catalogue::{self, Takes};
use crate::rules::Rules;
use crate::ui::look::Look;
use crate::ui::widgets::button::pointer_tip;
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// The space beside the words, and at the upper and the lower edge of a card.
const ASIDE: f32 = 14.0;
const EDGE: f32 = 8.0;

/// The space between two lines.
const BETWEEN: f32 = 2.0;

/// A card, its words laid out in its width.
pub struct Card<'a> {
    rules: &'a Arc<Rules>,
    name: Arc<Galley>,
    chip: Option<Chip>,
    origin: Arc<Galley>,
    nature: Arc<Galley>,
    time: Arc<Galley>,
    /// What is read to those who do not see it, after its name.
    told: String,
}

/// A word in a capsule, and where it stands.
struct Chip {
    text: Arc<Galley>,
    place: ChipPlace,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChipPlace {
    BesideTheName,
    UnderTheName,
}

impl Chip {
    fn size(&self) -> Vec2 {
        self.text.size() + vec2(16.0, 4.0)
    }
}

impl<'a> Card<'a> {
    /// Lays the words of a game out for a card of this width.
    pub fn new(ui: &Ui, app: &App, look: &Look, rules: &'a Arc<Rules>, width: f32) -> Self {
        let (words, spec, width) = (app.words(), rules.spec(), width - 2.0 * ASIDE);
        let lay = |text: String, font, ink, width: f32| ui.painter().layout(text, font, look.colour(ink), width);
        let name = lay(spec.name.clone(), look.strong_font(16.0), look.theme.text, width);
        let is_first = app.is_new_here() && spec.id == catalogue::FIRST;
        let chip = is_first.then(|| {
            let text = lay(say!(words, "home-first"), look.strong_font(11.5), look.theme.on_accent, width - 16.0);
            let beside = name.size().x + 8.0 + text.size().x + 16.0 <= width;
            Chip { text, place: if beside { ChipPlace::BesideTheName } else { ChipPlace::UnderTheName } }
        });
        let origin = say!(words, "home-origin", people = spec.people, region = spec.region);
        let origin = lay(origin, look.font(12.5), look.theme.muted, width);
        let nature = words.nature(rules);
        let time = time(app, rules);
        let told = say!(words, "home-told", nature = nature, time = time);
        let told = if is_first { say!(words, "home-first-told", told = told) } else { told };
        let nature = lay(nature, look.font(12.5), look.theme.text, width);
        // The button to the rules has the corner.
        let button = ui.painter().layout_no_wrap(say!(words, "rules-short"), look.font(12.5), look.colour(look.theme.text)).size().x;
        let time = lay(time, look.font(12.5), look.theme.muted, width - button - 2.0 * ui.spacing().button_padding.x - 8.0);
        Self { rules, name, chip, origin, nature, time, told }
    }

    /// The game.
    pub const fn rules(&self) -> &'a Arc<Rules> {
        self.rules
    }

    /// How high its words are, with the space around them.
    pub fn words_height(&self, look: &Look) -> f32 {
        let under = self.chip.as_ref().filter(|chip| chip.place == ChipPlace::UnderTheName).map_or(0.0, |chip| chip.size().y + BETWEEN);
        let lines = [&self.name, &self.origin, &self.nature].map(|line| line.size().y + BETWEEN);
        lines.iter().sum::<f32>() + under + self.last_line(look) + EDGE
    }

    /// How high the line is in which the time and the button stand.
    fn last_line(&self, look: &Look) -> f32 {
        self.time.size().y.max(look.row())
    }

    /// Draws it. So much of its height is for words.
    pub fn show(&self, ui: &mut Ui, app: &App, look: &Look, size: Vec2, words: f32, pictures: &mut Pictures) -> Response {
        let spec = self.rules.spec();
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            let label = say!(app.words(), "home-play", game = spec.name, region = spec.region);
            WidgetInfo::labeled(egui::Role::Button, true, label)
        });
        let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.told.as_str()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        look.card(ui.painter(), rect, &response);
        let picture = Rect::from_min_max(rect.min + vec2(10.0, EDGE), pos2(rect.right() - 10.0, rect.bottom() - words));
        pictures.show(ui, look, self.rules, &self.rules.start(), picture);
        let last = Rect::from_min_max(pos2(rect.left() + ASIDE, rect.bottom() - EDGE - self.last_line(look)), rect.max - vec2(ASIDE, EDGE));
        let upper = Rect::from_min_max(pos2(last.left(), picture.bottom()), pos2(last.right(), last.top()));
        let mut part = |rect: Rect, layout: Layout| {
            let mut part = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
            part.set_clip_rect(part.clip_rect().intersect(rect.expand(2.0)));
            part.spacing_mut().item_spacing = vec2(8.0, BETWEEN);
            // Rows of words are as high as these, not as what a finger presses.
            part.spacing_mut().interact_size.y = 0.0;
            part
        };
        self.what_it_is(&mut part(upper, Layout::top_down(egui::Align::Min)), look);
        part(last, Layout::left_to_right(egui::Align::Center)).add(Label::new(Arc::clone(&self.time)));
        pointer_tip(response, &spec.about)
    }

    fn what_it_is(&self, ui: &mut Ui, look: &Look) {
        ui.horizontal(|ui| {
            ui.add(Label::new(Arc::clone(&self.name)));
            if let Some(chip) = self.chip.as_ref().filter(|chip| chip.place == ChipPlace::BesideTheName) {
                paint_chip(ui, look, chip);
            }
        });
        if let Some(chip) = self.chip.as_ref().filter(|chip| chip.place == ChipPlace::UnderTheName) {
            paint_chip(ui, look, chip);
        }
        ui.add(Label::new(Arc::clone(&self.origin)));
        ui.add(Label::new(Arc::clone(&self.nature)));
    }
}

fn paint_chip(ui: &mut Ui, look: &Look, chip: &Chip) {
    let (rect, _) = ui.allocate_exact_size(chip.size(), Sense::hover());
    ui.painter().rect_filled(rect, (rect.height() / 2.0).min(14.0), look.colour(look.theme.accent));
    ui.painter().galley(rect.min + vec2(8.0, 2.0), Arc::clone(&chip.text), look.colour(look.theme.on_accent));
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
