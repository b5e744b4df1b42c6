//! The turns in the panel at the side: those of the line that is shown, and under each the other turns played in its place.
//!
//! For the keyboard it is one stop: Tab leads to a row, the arrows up and down go from row to row, and Enter follows one.

use egui::{Align, Id, Key, Layout, Modifiers, Response, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::board::mark;
use crate::app::{Action, App, Table};
use crate::session::Node;
use crate::session::turn_list::{Other, Row};
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::focus;
use crate::words::say;

/// What the list keeps from frame to frame.
#[derive(Default)]
pub struct TurnList {
    /// The current row and the number of rows when the list last followed them.
    followed: Option<(Node, usize)>,
    /// How high the list was when it was last drawn.
    length: f32,
}

/// How wide the parts of a row are at 100 %: the turn's number, the side's mark with the space around it, and the turn.
const NUMBER: f32 = 34.0;
const MARK: f32 = 34.0;
const TURN: f32 = 34.0;

/// How much wider than a letter the turn is where it has a direction, or may have a claim.
const DIRECTION: f32 = 22.0;
const CLAIM: f32 = 20.0;

/// A row of the list as it is drawn.
#[derive(Clone, Copy)]
enum Line<'a> {
    /// The place before the first turn.
    Start,
    /// A turn of the line that is shown.
    Turn(&'a Row),
    /// A turn that was played in place of the one above.
    Other(&'a Other),
}

impl Line<'_> {
    const fn node(&self) -> Node {
        match self {
            Self::Start => Node::START,
            Self::Turn(row) => row.node,
            Self::Other(other) => other.node,
        }
    }

    /// The same wherever the row stands, so that the focus stays on a turn whose line is followed.
    fn id(&self) -> Id {
        Id::unique(("turn", self.node().number()))
    }
}

fn lines(table: &Table) -> Vec<Line<'_>> {
    let turns = table.rows().iter().flat_map(|row| std::iter::once(Line::Turn(row)).chain(row.others.iter().map(Line::Other)));
    std::iter::once(Line::Start).chain(turns).collect()
}

impl TurnList {
    /// Draws the list.
    pub fn show(&mut self, ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
        let cursor = table.session().cursor();
        let lines = lines(table);
        let current = lines.iter().position(|line| line.node() == cursor).unwrap_or(0);
        let focus = ui.memory(egui::Memory::focused);
        let focused = lines.iter().position(|line| Some(line.id()) == focus);
        let height = look.row();
        let step = height + ui.spacing().item_spacing.y;
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.followed != Some((cursor, lines.len())) {
            let (whole, seen) = (step * lines.len() as f32, ui.available_height());
            area = area.vertical_scroll_offset((step * current as f32 - seen / 2.0).min(whole - seen).max(0.0));
        }
        let shown = area.show_rows(ui, height, lines.len(), |ui, shown| {
            beside_bar(ui);
            let stop = [focused, Some(current)].into_iter().flatten().find(|number| shown.contains(number)).unwrap_or(shown.start);
            let mut led_to = None;
            for number in shown {
                let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
                let sense = if number == stop { Sense::click() } else { Sense::CLICK };
                let response = ui.interact(rect, lines[number].id(), sense);
                draw(ui, app, look, table, lines[number], &response);
                if response.clicked() {
                    actions.push(Action::GoTo(lines[number].node()));
                }
                if response.has_focus()
                    && let Some(next) = arrow(ui, &response, number).filter(|&next| next < lines.len())
                {
                    let there = rect.translate(vec2(0.0, step * (next as f32 - number as f32)));
                    ui.scroll_to_rect_animation(there, None, egui::style::ScrollAnimation::none());
                    led_to = Some(lines[next].id());
                }
            }
            // After all are drawn: a row that is no stop yet would give the focus away again.
            if let Some(row) = led_to {
                ui.memory_mut(|memory| memory.request_focus(row));
                // In a frame of its own that row takes the arrows to itself, before the next key.
                ui.request_repaint();
            }
        });
        // The list follows until it has the same length twice: while it still changes, the place may be out of reach.
        if (shown.content_size.y - self.length).abs() < 0.5 {
            self.followed = Some((cursor, lines.len()));
        }
        self.length = shown.content_size.y;
    }
}

/// The number of the row that an arrow pressed on this one leads to. No arrow leaves the list.
fn arrow(ui: &Ui, response: &Response, number: usize) -> Option<usize> {
    focus::keep_arrows(ui, response);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        Some(number + 1)
    } else if pressed(Key::ArrowUp) {
        number.checked_sub(1)
    } else {
        None
    }
}

/// Draws a row: the number of its turn, the turn with its side's mark, and what came of it.
fn draw(ui: &mut Ui, app: &App, look: &Look, table: &Table, line: Line<'_>, response: &Response) {
    let words = app.words();
    let current = table.session().cursor() == line.node();
    let ground = if current {
        Some(look.theme.selected)
    } else if response.hovered() || response.has_focus() {
        Some(look.theme.raised)
    } else {
        None
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(response.rect, 7.0, look.colour(ground));
    }
    let inner = response.rect.shrink2(vec2(8.0, 0.0));
    let rules = table.session().rules();
    let direction = if rules.fixed_direction().is_none() { DIRECTION } else { 0.0 };
    let turn_width = TURN + direction + if rules.has_claims() { CLAIM } else { 0.0 };
    // What came of a turn keeps a good part of the row.
    let look = &look.at_most(inner.width() * 0.6 / (NUMBER + MARK + turn_width));
    let told = app.move_told(table, line.node());
    let turn = |text: &str| told.clone().unwrap_or_else(|| text.to_owned());
    let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
    let (text, summary, spoken) = match line {
        Line::Start => {
            let start = say!(words, "panel-start");
            cell(ui, look, NUMBER, String::new().into());
            ui.add_space(26.0);
            (look.strong(&start, 14.0), String::new(), start)
        }
        Line::Turn(row) => {
            let (number, summary) = (app.row_number(row), app.row_summary(table, row));
            // Whose turn it was is seen by its mark, and has to be said.
            let spoken = app.row_told(table, row);
            cell(ui, look, NUMBER, look.muted(number, 12.0));
            match row.side {
                Some(side) => {
                    mark(ui, look, side);
                }
                None => ui.add_space(26.0),
            }
            (look.strong(turn(&row.text), if told.is_some() { 12.5 } else { 14.0 }), summary, spoken)
        }
        Line::Other(other) => {
            let length = say!(words, "panel-other-length", turns = other.length);
            let spoken = say!(words, "panel-other", turn = turn(&other.text), length = length);
            cell(ui, look, NUMBER, String::new().into());
            // In the place of a side's mark, and as wide.
            ui.allocate_ui(vec2(16.0, ui.available_height()), |ui| {
                ui.set_min_width(16.0);
                ui.label(look.muted(say!(words, "panel-other-sign"), 14.0));
            });
            (look.text(turn(&other.text), if told.is_some() { 12.5 } else { 14.0 }), length, spoken)
        }
    };
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, current, &spoken));
    if told.is_none() {
        cell(ui, look, turn_width, text);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(egui::Label::new(look.muted(summary, 12.0)).truncate()));
    } else {
        // Words have all the row but for what came of them.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if !summary.is_empty() {
                ui.label(look.muted(summary, 12.0));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(egui::Label::new(text).truncate()));
        });
    }
}

fn cell(ui: &mut Ui, look: &Look, width: f32, text: egui::RichText) {
    let size = vec2(width * look.scale, ui.available_height());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(size.x);
        ui.add(egui::Label::new(text).truncate());
    });
}
