//! The part of the side panel that says what turns are worth, how the match went, and which turns lost most.

use egui::{Color32, Frame, Id, Margin, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::analysis::Standing;
use crate::app::{Action, Aim, App, Command, Table};
use crate::rules::Side;
use crate::session::Node;
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::ticks::checkbox;
use crate::words::say;

/// So many turns of the best line are told.
const LINE: usize = 16;

/// So many turns that lost most are told.
const LOSSES: usize = 6;

/// How wide the place of the sides' marks is beside the curve.
const MARKS: f32 = 28.0;

/// Draws it.
pub fn show(ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
    let words = app.words();
    if !table.may_count() {
        ui.label(look.text(say!(words, "notice-no-counting"), 13.0));
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        beside_bar(ui);
        let mut on = app.study().aim() != Aim::Off;
        if checkbox(ui, &mut on, look.text(Command::Analysis.label(words), 14.0)).clicked() {
            actions.push(Action::Command(Command::Analysis));
        }
        ui.horizontal_wrapped(|ui| {
            for command in [Command::Hint, Command::Weigh] {
                if ui.button(look.text(command.label(words), 14.0)).clicked() {
                    actions.push(Action::Command(command));
                }
            }
        });
        ui.add_space(6.0);
        progress(ui, app, look, table);
        values(ui, app, look, table);
        ui.add_space(8.0);
        course(ui, app, look, table, actions);
    });
}

/// How far the search is.
fn progress(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    let words = app.words();
    let Some(progress) = app.progress().filter(|_| !app.computer_moves()) else { return };
    let sentence = if app.study().aim() == Aim::Match {
        let known = table.rows().iter().filter(|row| app.study().weight(row.node).is_some()).count();
        say!(words, "analysis-weighing", known = known, all = table.rows().len())
    } else {
        say!(words, "analysis-progress", depth = progress.depth, nodes = words.rough(progress.nodes))
    };
    ui.label(look.muted(sentence, 12.5));
}

/// What each turn is worth, and how it goes on with best play.
fn values(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    let words = app.words();
    let Some(answer) = app.insight(table) else { return };
    let names = app.names();
    let teller = app.teller(table, &names);
    let rules = table.session().rules();
    let mover = table.position().to_move();
    ui.add(egui::Label::new(look.strong(teller.worth(answer.worth), 15.0)).wrap());
    let detail = if answer.worth.exact().is_some() { say!(words, "analysis-proven") } else { teller.bounds(answer.worth) };
    ui.add(egui::Label::new(look.muted(detail, 12.5)).wrap());
    ui.add_space(6.0);
    let mut turns = answer.turns.clone();
    let sign = if mover == Side::South { 1 } else { -1 };
    turns.sort_by_key(|(_, worth)| -sign * worth.estimate);
    for (turn, worth) in turns {
        let best = answer.best == Some(turn);
        let ground = if best { look.theme.selected } else { look.theme.panel };
        Frame::new().fill(look.colour(ground)).corner_radius(6).inner_margin(Margin::symmetric(8, 2)).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                let text = rules.turn_text(turn);
                ui.label(if best { look.strong(text, 14.0) } else { look.text(text, 14.0) });
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let exactly = if worth.exact().is_some() { say!(words, "analysis-exact") } else { say!(words, "analysis-estimate") };
                    ui.label(look.muted(exactly, 12.0));
                    ui.label(look.strong(words.worth_sign(worth, mover), 14.0));
                });
            });
        });
    }
    ui.add(egui::Label::new(look.muted(say!(words, "analysis-signs", player = names[mover]), 12.0)).wrap());
    if answer.line.len() > 1 {
        ui.add_space(6.0);
        let line: Vec<String> = answer.line.iter().take(LINE).map(|&turn| rules.turn_text(turn)).collect();
        ui.add(egui::Label::new(look.text(say!(words, "analysis-line", line = line.join(" ")), 13.0)).wrap());
    }
}

/// The course of the match as a curve, and the turns that lost most.
fn course(ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
    let words = app.words();
    let course = app.course(table);
    if app.study().aim() == Aim::Match && course.len() < 2 {
        ui.add(egui::Label::new(look.muted(say!(words, "notice-nothing-to-weigh"), 13.0)).wrap());
    }
    if course.iter().filter(|standing| standing.worth.is_some()).count() < 2 {
        return;
    }
    ui.label(look.strong(say!(words, "analysis-course"), 14.0));
    curve(ui, app, look, table, &course, actions);
    let mut losses: Vec<(usize, &Standing)> = course.iter().enumerate().filter(|(_, standing)| standing.lost > 0).collect();
    losses.sort_by_key(|(at, standing)| (-standing.lost, *at));
    losses.truncate(LOSSES);
    if losses.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(look.strong(say!(words, "analysis-losses"), 14.0));
    let names = app.names();
    for (at, standing) in losses {
        let row = &table.rows()[at];
        let (player, lost) = (row.side.map_or("", |side| names[side].as_str()), standing.lost);
        let number = say!(words, "panel-turn-number", round = row.round, turn = row.turn);
        let sentence = if standing.proven {
            say!(words, "analysis-lost", number = number, player = player, turn = row.text, seeds = lost)
        } else {
            say!(words, "analysis-lost-about", number = number, player = player, turn = row.text, seeds = lost)
        };
        if ui.add(egui::Button::new(look.text(sentence, 13.0)).wrap().frame(false)).clicked() {
            actions.push(Action::GoTo(standing.node));
        }
    }
}

/// The curve: South's lead upwards, North's downwards. A click goes to the turn; with the focus on it, so do the arrows.
fn curve(ui: &mut Ui, app: &App, look: &Look, table: &Table, course: &[Standing], actions: &mut Vec<Action>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 110.0), Sense::hover());
    // The focus stays on it while what stands above it comes and goes.
    let response = ui.interact(rect, Id::unique("course"), Sense::click());
    let cursor = table.session().cursor();
    let here = course.iter().position(|standing| standing.node == cursor);
    let spoken = here.and_then(|at| course[at].worth).map(|worth| {
        let names = app.names();
        app.teller(table, &names).worth(worth)
    });
    response.widget_info(|| {
        let label = say!(app.words(), "analysis-curve", worth = spoken.clone().unwrap_or_default());
        WidgetInfo::labeled(egui::Role::Button, true, label)
    });
    // The marks of the sides have a place of their own at the left.
    let area = rect.shrink2(vec2(8.0, 8.0)).with_min_x(rect.left() + MARKS);
    let most = course.iter().filter_map(|standing| standing.worth).map(|worth| worth.estimate.abs()).max().unwrap_or(0).max(6);
    let step = area.width() / course.len().saturating_sub(1).max(1) as f32;
    let place = |at: usize, worth: i16| {
        pos2(area.left() + step * at as f32, area.center().y - area.height() / 2.0 * f32::from(worth) / f32::from(most))
    };
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        let nearest = ((at.x - area.left()) / step).round().clamp(0.0, (course.len() - 1) as f32) as usize;
        actions.push(Action::GoTo(course[nearest].node));
    }
    if response.has_focus() {
        let filter = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        for (key, other) in
            [(egui::Key::ArrowRight, here.map_or(0, |at| at + 1)), (egui::Key::ArrowLeft, here.map_or(0, |at| at.saturating_sub(1)))]
        {
            if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key)) {
                actions.push(Action::GoTo(course.get(other).map_or(cursor, |standing| standing.node)));
            }
        }
    }
    if ui.is_rect_visible(rect) {
        paint_curve(ui, look, rect, area, course, here, place);
        if response.has_focus() {
            ui.painter().rect_stroke(rect, 8.0, Stroke::new(2.0, look.colour(look.theme.accent)), egui::StrokeKind::Inside);
        }
    }
    debug_assert!(cursor == Node::START || here.is_some(), "the line that is shown leads through the cursor");
}

fn paint_curve(ui: &Ui, look: &Look, rect: Rect, area: Rect, course: &[Standing], here: Option<usize>, place: impl Fn(usize, i16) -> Pos2) {
    let theme = &look.theme;
    let painter = ui.painter();
    let ink = |side: Side| -> Color32 { look.colour(theme.sides[side].ink) };
    painter.rect_filled(rect, 8.0, look.colour(theme.raised));
    painter.hline(area.x_range(), area.center().y, Stroke::new(1.0, look.colour(theme.line)));
    for (side, y) in [(Side::South, area.top() + 5.0), (Side::North, area.bottom() - 5.0)] {
        crate::ui::paint::paint_side_mark(painter, pos2(rect.left() + 10.0, y), 4.5, side, theme);
    }
    let width = (area.width() / course.len().max(1) as f32 * 0.7).clamp(1.5, 12.0);
    for (at, standing) in course.iter().enumerate() {
        if at > 0 && course[at - 1].round != standing.round {
            let x = place(at, 0).x - width * 0.7;
            painter.vline(x, area.y_range(), Stroke::new(1.0, look.colour(theme.muted)));
        }
        let Some(worth) = standing.worth else { continue };
        let (foot, tip) = (place(at, 0), place(at, worth.estimate));
        let side = if worth.estimate < 0 { Side::North } else { Side::South };
        let colour = if worth.exact().is_some() { ink(side) } else { ink(side).gamma_multiply(0.6) };
        let bar = Rect::from_two_pos(foot - vec2(width / 2.0, 0.0), tip + vec2(width / 2.0, 0.0)).expand2(vec2(0.0, 1.0));
        painter.rect_filled(bar, 1.0, colour);
        if standing.lost >= 4 {
            painter.circle_filled(pos2(foot.x, rect.bottom() - 4.0), 2.6, look.colour(theme.bad));
        }
    }
    if let Some(at) = here {
        painter.vline(place(at, 0).x, rect.y_range(), Stroke::new(2.0, look.colour(theme.accent)));
    }
}
