//! The panel at the side: the turns, the match, and the rules.

use egui::{Align, Frame, Margin, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};

use super::board::mark;
use super::turn_list::TurnList;
use super::{analysis, score, seats};
use crate::app::narration::Narration;
use crate::app::{Action, App, Command, Tab, Table};
use crate::rules::clause::Authority;
use crate::rules::{Clause, Side};
use crate::ui::look::{Look, beside_bar};
use crate::words::say;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct SidePanel {
    turns: TurnList,
    /// The rule to scroll to.
    wanted: Option<Clause>,
}

impl SidePanel {
    /// Scrolls to a rule as soon as the rules are shown.
    pub const fn lead_to(&mut self, clause: Clause) {
        self.wanted = Some(clause);
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), actions: &mut Vec<Action>) {
        let words = app.words();
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in [
                (Tab::Turns, say!(words, "panel-turns")),
                (Tab::Match, say!(words, "panel-match")),
                (Tab::Rules, say!(words, "panel-rules")),
                (Tab::Analysis, say!(words, "panel-analysis")),
            ] {
                let on = app.tab() == tab;
                let text = if on { look.strong(&name, 14.0) } else { look.muted(&name, 14.0) };
                let response = ui.add(egui::Button::new(text).frame(false).min_size(vec2(look.least(), 0.0)));
                response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, on, &name));
                if on {
                    let line = response.rect.translate(vec2(0.0, 3.0));
                    ui.painter().hline(line.x_range(), line.bottom(), egui::Stroke::new(2.5, look.colour(look.theme.accent)));
                }
                if response.clicked() {
                    actions.push(Action::ShowTab(tab));
                }
                ui.add_space(6.0);
            }
        });
        ui.add_space(8.0);
        match app.tab() {
            Tab::Turns => self.turns.show(ui, app, look, table, actions),
            Tab::Match => match_tab(ui, app, look, table, actions),
            Tab::Rules => rules(ui, app, look, (table, narration), self.wanted.take(), actions),
            Tab::Analysis => analysis::show(ui, app, look, table, actions),
        }
    }
}

fn match_tab(ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
    let words = app.words();
    let session = table.session();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        beside_bar(ui);
        ui.label(look.strong(say!(words, "panel-players"), 14.0));
        for side in Side::BOTH {
            ui.horizontal(|ui| {
                mark(ui, look, side);
                let mut name = session.players()[side].name.clone();
                let place = words.side_names()[side].clone();
                let label = say!(words, "panel-name-of", side = place);
                let field = TextEdit::singleline(&mut name).hint_text(place).char_limit(60).desired_width(f32::INFINITY);
                let response = ui.add(field);
                let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
                if response.changed() {
                    actions.push(Action::Rename(side, name));
                }
            });
            ui.horizontal(|ui| {
                ui.add_space(24.0);
                seats::choose(ui, app, look, side, session.players()[side].seat, actions);
            });
        }
        seats::limits(ui, app, look, actions);
        ui.add_space(10.0);
        ui.label(look.strong(say!(words, "panel-rounds"), 14.0));
        score::show(ui, app, look, table);
        ui.add_space(10.0);
        ui.label(look.strong(say!(words, "panel-comment"), 14.0));
        let node = session.cursor();
        let mut comment = session.comment(node).to_owned();
        let response = ui.add(TextEdit::multiline(&mut comment).char_limit(4000).desired_width(f32::INFINITY).desired_rows(4));
        let label = say!(words, "panel-comment");
        let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        if response.changed() {
            actions.push(Action::Comment(node, comment));
        }
    });
}

/// The clauses in force, in order; the one that is followed at the moment stands out.
fn rules(ui: &mut Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), wanted: Option<Clause>, actions: &mut Vec<Action>) {
    let words = app.words();
    let rules = table.session().rules();
    let now = narration.clause;
    let followed = table.playback().followed(rules);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        beside_bar(ui);
        let spec = rules.spec();
        ui.label(look.muted(words.origin(spec), 12.0));
        if !spec.about.is_empty() {
            ui.label(look.text(&spec.about, 13.0));
        }
        if ui.button(look.text(say!(words, "rules-all"), 13.0)).clicked() {
            actions.push(Action::Command(Command::RulesPage));
        }
        ui.add_space(8.0);
        for clause in rules.clauses() {
            let ground = if now == Some(clause) { look.theme.selected } else { look.theme.panel };
            let frame = Frame::new().fill(look.colour(ground)).corner_radius(7).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(look.strong(words.clause_title(clause), 13.0));
                ui.label(look.text(words.clause_words(rules, clause), 13.0));
                if let Some(spec) = rules.clause(clause) {
                    let from = match &spec.from {
                        Authority::Source(source) => source.clone(),
                        Authority::OurReading => say!(words, "panel-our-reading"),
                    };
                    ui.label(look.muted(from, 12.0));
                } else {
                    ui.label(look.muted(say!(words, "rules-your-own"), 12.0));
                }
                // From a rule back to what happened by it.
                if let Some(&(_, beat)) = followed.iter().find(|(known, _)| *known == clause) {
                    let there = ui.button(look.text(say!(words, "rules-in-turn"), 12.0));
                    let name = say!(words, "rules-in-turn-clause", rule = words.clause_title(clause));
                    there.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                    if there.clicked() {
                        actions.push(Action::Seek(beat));
                    }
                }
            });
            if wanted == Some(clause) {
                ui.scroll_to_rect_animation(frame.response.rect, Some(Align::TOP), egui::style::ScrollAnimation::none());
            }
        }
        ui.add_space(8.0);
        ui.label(look.strong(say!(words, "panel-sources"), 13.0));
        for source in &rules.spec().sources {
            ui.label(look.muted(&source.reference, 12.0));
        }
    });
}
