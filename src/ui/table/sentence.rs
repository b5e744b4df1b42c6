//! Under the board: the event under way in a sentence, and the rule it follows.

use egui::{Button, Id, Label, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::told::{self, CHIP_TYPE, Rule, Told};
use crate::app::narration::Narration;
use crate::app::{Action, App, Table};
use crate::ui::look::Look;
use crate::ui::widgets::button::{self, Weight, tip};
use crate::ui::widgets::live::{Live, heard, live};
use crate::ui::window::part;
use crate::words::say;

/// Draws the sentence, its detail and the rule; with a button where the moment asks for one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), actions: &mut Vec<Action>) {
    let width = ui.available_width();
    let (_, area) = ui.allocate_space(vec2(width, told::height(ui, look, width)));
    // What is put in its place there moves nothing that stands below.
    let ui = &mut part(ui, area);
    let Told { headline, detail, buttons, button_look, rule } = Told::new(ui, app, look, (table, narration), area);
    for text in [Some(headline), detail].into_iter().flatten() {
        heard(&mut part(ui, text.place()), text.galley, Live::Polite);
    }
    for (place, offer) in buttons {
        let leads = offer.leads();
        let weight = if leads { Weight::Leading } else { Weight::Plain };
        let button = ui.put(place, button::of_weight(&button_look, weight, offer.label));
        if leads {
            button::leads(&button);
        }
        if button.clicked() {
            actions.push(offer.action);
        }
    }
    if let Some(rule) = rule {
        rule_chip(ui, app, look, table, &rule, actions);
    }
    announce(ui, app, table);
}

/// Where the game stands, said once by a screen reader when a turn has come to its end, and painted nowhere.
fn announce(ui: &Ui, app: &App, table: &Table) {
    let place = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(place, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, app.announced(table)));
    live(ui, &response, Live::Polite);
}

/// The name of the rule and who says so; pressed, it leads to the rule among all the others.
fn rule_chip(ui: &mut Ui, app: &App, look: &Look, table: &Table, rule: &Rule, actions: &mut Vec<Action>) {
    let words = app.words();
    let in_words = words.clause_words(table.session().rules(), rule.clause);
    let text = look.muted(&rule.name, CHIP_TYPE);
    if app.exercise().is_some() {
        // There is no panel beside an exercise to lead to.
        let told = ui.put(rule.place, Label::new(text).truncate());
        tip(told, &in_words);
        return;
    }
    let chip = ui.put(rule.place, Button::new(text).corner_radius(20).truncate());
    let name = say!(words, "table-rule-show", rule = words.clause_title(rule.clause));
    chip.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if chip.clicked() {
        actions.push(Action::ShowRule(rule.clause));
    }
    tip(chip, &in_words);
}
