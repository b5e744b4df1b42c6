//! The panel at the side: the turns, the match, and the rules.

use egui::{Align, Frame, Layout, Margin, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};

use super::board::mark;
use super::look::Look;
use super::{analysis, score, seats};
use crate::app::turn_list::Row;
use crate::app::{Action, App, Tab, Table};
use crate::rules::Side;
use crate::rules::clause::Authority;
use crate::session::Node;
use crate::words::say;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct SidePanel {
    /// The current row and the number of rows when the list last followed them.
    followed: Option<(Node, usize)>,
    /// How high the list was when it was last drawn.
    length: f32,
}

impl SidePanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
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
                let response = ui.add(egui::Button::new(text).frame(false));
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
            Tab::Turns => self.turns(ui, app, look, table, actions),
            Tab::Match => match_tab(ui, app, look, table, actions),
            Tab::Rules => rules(ui, app, look, table),
            Tab::Analysis => analysis::show(ui, app, look, table, actions),
        }
    }

    fn turns(&mut self, ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
        let cursor = table.session().cursor();
        let words = app.words();
        let rows = table.rows();
        let height = 26.0 * look.scale;
        // The line runs through the cursor: as many rows lead to it as moves.
        let current = table.session().game().len();
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.followed != Some((cursor, rows.len())) {
            let row = height + ui.spacing().item_spacing.y;
            area = area.vertical_scroll_offset((row * current as f32 - ui.available_height() / 2.0).max(0.0));
        }
        let shown = area.show_rows(ui, height, rows.len() + 1, |ui, shown| {
            for number in shown {
                let response = match number.checked_sub(1).and_then(|row| rows.get(row)) {
                    None => {
                        let start = say!(words, "panel-start");
                        row(ui, look, cursor == Node::START, height, ["", &start, ""], None, || start.clone())
                    }
                    Some(entry) => turn(ui, app, look, table, entry, cursor == entry.node, height),
                };
                if response.clicked() {
                    actions.push(Action::GoTo(number.checked_sub(1).and_then(|row| rows.get(row)).map_or(Node::START, |row| row.node)));
                }
            }
        });
        // The list follows until it has the same length twice: while it still changes, the place may be out of reach.
        if (shown.content_size.y - self.length).abs() < 0.5 {
            self.followed = Some((cursor, rows.len()));
        }
        self.length = shown.content_size.y;
    }
}

fn turn(ui: &mut Ui, app: &App, look: &Look, table: &Table, entry: &Row, current: bool, height: f32) -> egui::Response {
    let words = app.words();
    let names = app.names();
    let number = match entry.turn {
        0 => say!(words, "panel-round", round = entry.round),
        turn => say!(words, "panel-turn-number", round = entry.round, turn = turn),
    };
    // What was taken is not told by manners that forbid to count.
    let mut summary = if table.may_count() { app.teller(table, &names).summary(&entry.before, &entry.events) } else { String::new() };
    if entry.has_siblings {
        summary = say!(words, "panel-variation", summary = summary);
    }
    if !table.session().comment(entry.node).is_empty() {
        summary = say!(words, "panel-noted", summary = summary);
    }
    // Whose turn it was is seen by its mark, and has to be said.
    let player = entry.side.map(|side| names[side].clone()).unwrap_or_default();
    let spoken = || say!(words, "panel-row", number = number, turn = entry.text, player = player, summary = summary);
    row(ui, look, current, height, [&number, &entry.text, &summary], entry.side, spoken)
}

/// A row of the list: its number, the turn with its side's mark, and what came of it.
fn row(
    ui: &mut Ui,
    look: &Look,
    current: bool,
    height: f32,
    [number, text, summary]: [&str; 3],
    side: Option<Side>,
    spoken: impl Fn() -> String,
) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, current, spoken()));
    let ground = if current {
        Some(look.theme.selected)
    } else if response.hovered() || response.has_focus() {
        Some(look.theme.raised)
    } else {
        None
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, 7.0, look.colour(ground));
    }
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink2(vec2(8.0, 0.0))).layout(Layout::left_to_right(Align::Center)));
    let cell = |ui: &mut Ui, width: f32, text: egui::RichText| {
        ui.allocate_ui_with_layout(vec2(width * look.scale, height), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(width * look.scale);
            ui.add(egui::Label::new(text).truncate());
        });
    };
    cell(&mut ui, 34.0, look.muted(number, 12.0));
    match side {
        Some(side) => {
            mark(&mut ui, look, side);
        }
        None => ui.add_space(26.0),
    }
    cell(&mut ui, 74.0, look.strong(text, 14.0));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(egui::Label::new(look.muted(summary, 12.0)).truncate()));
    response
}

fn match_tab(ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
    let words = app.words();
    let session = table.session();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
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
        seats::time(ui, app, look, actions);
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
fn rules(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    let words = app.words();
    let rules = table.session().rules();
    let now = table.clause();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.label(look.text(&rules.spec().about, 13.0));
        ui.add_space(8.0);
        for clause in rules.clauses() {
            let ground = if now == Some(clause) { look.theme.selected } else { look.theme.panel };
            Frame::new().fill(look.colour(ground)).corner_radius(7).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(look.strong(words.clause_title(clause), 13.0));
                let Some(spec) = rules.clause(clause) else { return };
                ui.label(look.text(&spec.words, 13.0));
                let from = match &spec.from {
                    Authority::Source(source) => source.clone(),
                    Authority::OurReading => say!(words, "panel-our-reading"),
                };
                ui.label(look.muted(from, 12.0));
            });
        }
        ui.add_space(8.0);
        ui.label(look.strong(say!(words, "panel-sources"), 13.0));
        for source in &rules.spec().sources {
            ui.label(look.muted(&source.reference, 12.0));
        }
    });
}
