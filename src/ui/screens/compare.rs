//! Readings side by side: a board for each, moved as one, and what is said of where they part.

use std::sync::Arc;

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, ScrollArea, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::app::compare::{End, MOST, same_shape, with};
use crate::app::{Action, App, Command, CompareAction, Comparison};
use crate::catalogue;
use crate::rules::Rules;
use crate::rules::options::RuleOption;
use crate::scene::{Marks, Scene};
use crate::ui::look::Look;
use crate::ui::table::timeline::Watched;
use crate::ui::table::transport;
use crate::ui::table::watched_board::WatchedBoard;
use crate::ui::widgets::button::{Weight, icon_button, icon_size, leading_button, tip};
use crate::ui::widgets::icons::Icon;
use crate::ui::widgets::live::{Live, heard};
use crate::words::say;

/// The space between two boards, and within a card.
const GAP: f32 = 10.0;
const PADDING: f32 = 8.0;

/// The least height of a board, beside its head and its sentence.
const LEAST: f32 = 200.0;

/// Draws the screen. `scene` is kept from frame to frame for its memory.
pub fn show(ui: &mut Ui, app: &App, look: &Look, scene: &mut Scene, actions: &mut Vec<Action>) {
    let Some(comparison) = app.comparison() else { return };
    // However large the text, the boards keep the better part of the height.
    let look = &look.at_most(ui.available_height() / 400.0);
    ui.spacing_mut().interact_size.y = look.row();
    let side = if ui.available_width() < 900.0 { 16 } else { 24 };
    let ground = |top: i8, bottom: i8| {
        Frame::new().fill(look.colour(look.theme.window)).inner_margin(Margin { left: side, right: side, top, bottom })
    };
    Panel::top("compare-head").frame(ground(10, 4)).resizable(false).show_separator_line(false).show(ui, |ui| {
        head(ui, app, look, comparison, actions);
    });
    Panel::bottom("compare-foot").frame(ground(4, 8)).resizable(false).show_separator_line(false).show(ui, |ui| {
        foot(ui, app, look, comparison, actions);
    });
    CentralPanel::default().frame(ground(4, 4)).show(ui, |ui| boards(ui, app, look, comparison, scene, actions));
}

/// What is played, and the ways to something else.
fn head(ui: &mut Ui, app: &App, look: &Look, comparison: &Comparison, actions: &mut Vec<Action>) {
    let words = app.words();
    ui.horizontal_wrapped(|ui| {
        ui.label(look.strong(say!(words, "compare-title"), 20.0));
        ui.label(look.muted(played(app, comparison), 14.0));
        ui.menu_button(look.text(say!(words, "compare-example"), 14.0), |ui| {
            for option in RuleOption::ALL {
                if ui.selectable_label(comparison.example() == Some(option), words.option_title(option)).clicked() {
                    actions.push(Action::Compare(CompareAction::Example(option)));
                    ui.close();
                }
            }
        });
        if comparison.is_free() && ui.button(look.text(say!(words, "compare-turn-round"), 14.0)).clicked() {
            actions.push(Action::Compare(CompareAction::TurnRound));
        }
        if comparison.readings().len() < MOST && ui.button(look.text(say!(words, "compare-add"), 14.0)).clicked() {
            actions.push(Action::Compare(CompareAction::Add));
        }
        if ui.button(look.text(say!(words, "compare-back"), 14.0)).clicked() {
            actions.push(Action::Command(Command::Cancel));
        }
    });
}

fn played(app: &App, comparison: &Comparison) -> String {
    let boards = comparison.readings().len();
    let turn = comparison.case().turn.and_then(|turn| Some(comparison.readings().first()?.turn_text(turn)));
    match turn {
        Some(turn) => say!(app.words(), "compare-of", turn = turn, boards = boards),
        None => say!(app.words(), "compare-of-round"),
    }
}

/// Where they part, and the timeline that moves them all.
fn foot(ui: &mut Ui, app: &App, look: &Look, comparison: &Comparison, actions: &mut Vec<Action>) {
    let told = comparison.explanation(app.words());
    ui.horizontal_wrapped(|ui| {
        heard(ui, look.strong(told.headline, 16.0), Live::Polite);
        if comparison.parting().is_some() && leading_button(ui, look, say!(app.words(), "compare-to-parting")).clicked() {
            actions.push(Action::Compare(CompareAction::ToParting));
        }
    });
    heard(ui, look.muted(told.detail, 13.5), Live::Polite);
    ui.add_space(2.0);
    if let Some(playback) = comparison.watched().longest() {
        let parts = comparison.parting().map(|parting| parting.beat);
        transport::show(ui, app, look, Watched { playback, running: comparison.watched().is_running(), parts }, actions);
    }
}

/// The boards, in as many columns as make them largest.
fn boards(ui: &mut Ui, app: &App, look: &Look, comparison: &Comparison, scene: &mut Scene, actions: &mut Vec<Action>) {
    let count = comparison.readings().len();
    let room = ui.available_size();
    let words_height = head_height(look) + told_height(look) + 2.0 * PADDING;
    let size = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let width = (room.x - GAP * (columns as f32 - 1.0)) / columns as f32;
        vec2(width, ((room.y - GAP * (rows - 1.0)) / rows).max(LEAST + words_height))
    };
    let radius =
        |columns: usize| watched(comparison, 0).map_or(0.0, |board| board.radius(size(columns) - vec2(2.0 * PADDING, words_height)));
    let columns = if count > 1 && radius(2) >= radius(1) { 2 } else { 1 };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for row in (0..count).collect::<Vec<_>>().chunks(columns) {
            ui.horizontal(|ui| {
                for &board in row {
                    card(ui, app, look, (comparison, board), size(columns), scene, actions);
                }
            });
        }
    });
}

fn head_height(look: &Look) -> f32 {
    look.row() + 4.0
}

/// Room for two lines.
fn told_height(look: &Look) -> f32 {
    36.0 * look.scale
}

/// A board of the comparison, as far as it can be drawn.
fn watched(comparison: &Comparison, board: usize) -> Option<WatchedBoard<'_>> {
    let (rules, run) = (comparison.readings().get(board)?, comparison.runs().get(board)?);
    let playback = comparison.watched().playbacks().get(board)?;
    let mut marks = Marks::default();
    // Before anything happens the holes ring that could be chosen.
    if playback.at() <= 0.0 {
        marks.invite = run.allowed.iter().map(|turn| turn.hole).collect();
    }
    if let (End::Refused(_), Some(turn)) = (run.end, comparison.case().turn) {
        marks.refused = Some(turn.hole);
    }
    Some(WatchedBoard { rules, playback, marks, number: Some(board + 1), asks: comparison.case().turn.is_some() })
}

type Place<'a> = (&'a Comparison, usize);

fn card(ui: &mut Ui, app: &App, look: &Look, (comparison, board): Place<'_>, size: Vec2, scene: &mut Scene, actions: &mut Vec<Action>) {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let theme = &look.theme;
    let seen = comparison.watched().at();
    let parted = comparison.parting().is_some_and(|parting| seen >= parting.beat && parting.steps[board] != parting.steps[0]);
    let edge = if parted { egui::Stroke::new(2.0, look.colour(theme.bad)) } else { egui::Stroke::new(1.0, look.colour(theme.line)) };
    ui.painter().rect(rect, 12.0, look.colour(theme.panel), edge, egui::StrokeKind::Inside);
    let inner = rect.shrink(PADDING);
    let (above, rest) = inner.split_top_bottom_at_y(inner.top() + head_height(look));
    let (middle, below) = rest.split_top_bottom_at_y(rest.bottom() - told_height(look));
    card_head(&mut part(ui, above, Layout::left_to_right(Align::Center)), app, look, (comparison, board), actions);
    if let Some(watched) = watched(comparison, board)
        && let Some(hole) = watched.show(ui, app, look, middle.shrink2(vec2(0.0, 3.0)), scene)
    {
        actions.push(Action::Compare(CompareAction::Choose(hole)));
    }
    let told = comparison.told(app.words(), board);
    let ui = &mut part(ui, below, Layout::top_down(Align::Min));
    let text = |points: f32, ink| egui::TextFormat { font_id: look.font(points), color: look.colour(ink), ..Default::default() };
    let mut job = egui::text::LayoutJob::default();
    job.append(&told.headline, 0.0, text(13.5, theme.text));
    job.append(&told.detail, 6.0, text(12.5, theme.muted));
    job.wrap = egui::text::TextWrapping { max_width: below.width(), max_rows: 2, ..Default::default() };
    tip(ui.add(egui::Label::new(job)), &told.detail);
}

fn part(ui: &mut Ui, rect: Rect, layout: Layout) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    part.set_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
    part
}

/// The board's number, its reading, which can be changed, and the way to take it away.
fn card_head(ui: &mut Ui, app: &App, look: &Look, (comparison, board): Place<'_>, actions: &mut Vec<Action>) {
    let words = app.words();
    let name = comparison.name(words, board);
    let number = board + 1;
    let width = ui.available_width();
    let text = look.strong(say!(words, "compare-board", board = number, reading = name), 14.0);
    let job = egui::WidgetText::from(text);
    let button = egui::Button::new(job).truncate();
    let room = if comparison.readings().len() > 2 { icon_size(look, Weight::Bare).x + 10.0 } else { 0.0 };
    ui.allocate_ui_with_layout(vec2(width - room, look.row()), Layout::left_to_right(Align::Center), |ui| {
        let (response, _) = egui::containers::menu::MenuButton::from_button(button).ui(ui, |ui| {
            readings(ui, app, comparison, board, actions);
        });
        let spoken = say!(words, "compare-read", board = number);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, format!("{spoken}: {name}")));
    });
    if room > 0.0 {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = say!(words, "compare-remove", board = number);
            if icon_button(ui, look, Icon::Cross, Weight::Bare, &name).clicked() {
                actions.push(Action::Compare(CompareAction::Remove(board)));
            }
        });
    }
}

/// The menu of readings for a board: the games on a board of this shape, and every option of the one that is there.
fn readings(ui: &mut Ui, app: &App, comparison: &Comparison, board: usize, actions: &mut Vec<Action>) {
    let words = app.words();
    let Some(now) = comparison.readings().get(board) else { return };
    let mut read = |ui: &mut Ui, rules: Arc<Rules>| {
        actions.push(Action::Compare(CompareAction::Read(board, rules)));
        ui.close();
    };
    for rules in catalogue::all().iter().filter(|rules| same_shape(rules.board(), &comparison.case().board)) {
        if ui.selectable_label(rules == now, rules.spec().name.as_str()).clicked() {
            read(ui, Arc::clone(rules));
        }
    }
    ui.separator();
    for option in RuleOption::ALL {
        let (Some(value), Some(mut values)) = (now.spec().get(option), now.spec().values(option)) else { continue };
        if !values.contains(&value) {
            values.push(value.clone());
        }
        ui.menu_button(words.option_reading(option, &value), |ui| {
            for other in &values {
                if ui.selectable_label(*other == value, words.option_value(option, other)).clicked()
                    && let Some(rules) = with(now.spec(), option, other)
                {
                    read(ui, rules);
                }
            }
        });
    }
}
