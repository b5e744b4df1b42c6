//! The screen on which a position is set up: the board to click on, and fields for everything on it.

use std::sync::Arc;

use egui::{ComboBox, DragValue, Id, Rect, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::position_editor::{Edit, PositionEditor};
use crate::app::{Action, App, Command};
use crate::rules::{Hole, Seeds, Side};
use crate::scene::{self, Layout, Marks, Scene, Size, View};
use crate::ui::look::{Look, beside_bar};
use crate::ui::paint;
use crate::ui::table::board::mark;
use crate::ui::widgets::button::{leading_button, undoing};
use crate::ui::widgets::choices::{self, Entry};
use crate::ui::widgets::live::{Live, heard};
use crate::ui::widgets::ticks::{checkbox, radio};
use crate::words::say;

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &App, look: &Look, scene: &mut Scene, actions: &mut Vec<Action>) {
    let Some(editor) = app.position_editor() else { return };
    let look = &look.with(editor.rules());
    let whole = ui.available_rect_before_wrap();
    // However large the text, the board keeps the better part of the height.
    let look = &look.at_most(whole.height() / 330.0);
    let width = (300.0 * look.scale).min(whole.width() * 0.5);
    let (left, right) = whole.split_left_right_at_x(whole.right() - width);
    let mut part = |rect: Rect| ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink2(vec2(16.0, 10.0))));
    let mut board = part(left);
    let mut fields = part(right);
    board.vertical(|ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(look.strong(say!(app.words(), "editor-title"), 20.0));
            if ui.button(look.text(say!(app.words(), "compare-back"), 14.0)).clicked() {
                actions.push(Action::Command(Command::Cancel));
            }
        });
        ui.add(egui::Label::new(look.muted(say!(app.words(), "editor-how"), 13.0)).wrap());
        // How high the words under the board are is known from the time before.
        let id = Id::unique("editor verdict");
        let low = ui.data(|data| data.get_temp(id)).unwrap_or(70.0 * look.scale).min(ui.available_height() / 2.0);
        let area = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ui.available_height() - low));
        holes(ui, app, look, editor, area, scene, actions);
        ui.add_space(area.height() + 6.0);
        let top = ui.cursor().top();
        verdict(ui, app, look, editor);
        let needed = ui.cursor().top() - top + 10.0;
        if (needed - low).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_discard("the words under the board have another height");
        }
    });
    ScrollArea::vertical().auto_shrink(false).show(&mut fields, |ui| {
        beside_bar(ui);
        form(ui, app, look, editor, actions);
    });
}

/// The board: a click lays a seed, one with the other button takes one away; with the focus, plus and minus do.
fn holes(ui: &Ui, app: &App, look: &Look, editor: &PositionEditor, area: Rect, scene: &mut Scene, actions: &mut Vec<Action>) {
    let board = editor.rules().board();
    scene.size = Size { width: area.width(), height: area.height() };
    let layout = Layout::scaled(board, app.settings().flipped, scene.size, look.scale);
    let moment = editor.moment();
    let marks = Marks { focus: editor.selected(), ..Marks::default() };
    let view = View {
        to_move: Some(editor.setup().to_move),
        flipped: app.settings().flipped,
        ends: editor.rules().spec().ends.as_ref(),
        type_scale: look.scale,
        ..View::new(board, &moment, &marks, &look.theme)
    };
    scene::draw_into(&view, scene);
    paint::paint(ui.painter(), area.min, scene);
    for hole in board.holes() {
        let centre = layout.centre(hole);
        let rect = Rect::from_center_size(area.min + vec2(centre.x, centre.y), vec2(2.0, 2.0) * layout.radius);
        let response = ui.interact(rect, Id::unique(("editor hole", hole.index())), Sense::click());
        let seeds = editor.setup().seeds[hole.index()];
        response.widget_info(|| {
            let label = say!(app.words(), "editor-hole", hole = board.letter(hole), seeds = seeds);
            WidgetInfo::labeled(egui::Role::Button, true, label)
        });
        if response.clicked() || response.secondary_clicked() || response.gained_focus() {
            actions.push(Action::EditPosition(Edit::Select(hole)));
        }
        if response.clicked() {
            actions.push(Action::EditPosition(Edit::Add(hole)));
        }
        if response.secondary_clicked() || response.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Minus)) {
            actions.push(Action::EditPosition(Edit::Take(hole)));
        }
        if response.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Plus)) {
            actions.push(Action::EditPosition(Edit::Add(hole)));
        }
    }
    for side in Side::BOTH {
        let strip = layout.names[side];
        let at = area.min + vec2(strip.min.x, strip.min.y);
        paint::paint_side_mark(ui.painter(), at + vec2(9.0, strip.height() / 2.0), 8.0, side, &look.theme);
        let name =
            ui.painter().layout_no_wrap(app.words().side_names()[side].clone(), look.strong_font(15.0), look.colour(look.theme.text));
        ui.painter().galley(at + vec2(28.0, (strip.height() - name.size().y) / 2.0), name, look.colour(look.theme.text));
    }
}

/// How many seeds there are, and what is wrong.
fn verdict(ui: &mut Ui, app: &App, look: &Look, editor: &PositionEditor) {
    let words = app.words();
    let first = editor.rules().start().total();
    let total = say!(words, "editor-total", seeds = editor.total(), first = first);
    ui.add(egui::Label::new(look.text(total, 14.0)).wrap());
    let (text, ink) = match editor.position() {
        Ok(_) => (say!(words, "editor-sound"), look.theme.good),
        Err(why) => (words.setup_error(editor.rules(), &why), look.theme.bad),
    };
    heard(ui, look.strong(text, 14.0).color(look.colour(ink)), Live::Polite);
}

fn form(ui: &mut Ui, app: &App, look: &Look, editor: &PositionEditor, actions: &mut Vec<Action>) {
    let words = app.words();
    let edit = |actions: &mut Vec<Action>, edit: Edit| actions.push(Action::EditPosition(edit));
    ui.horizontal_wrapped(|ui| {
        if leading_button(ui, look, say!(words, "editor-play")).clicked() {
            actions.push(Action::PlayPosition);
        }
        let save = egui::Button::new(look.text(say!(words, "editor-save"), 14.0));
        if ui.add_enabled(editor.position().is_ok(), save).clicked() {
            actions.push(Action::SavePosition);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let from_table = app.table().map(|_| (say!(words, "editor-from-table"), Edit::Table));
        let starts = [(say!(words, "editor-first"), Edit::First), (say!(words, "editor-empty"), Edit::Empty)];
        for (label, wanted) in starts.into_iter().chain(from_table) {
            if ui.button(look.text(label, 13.0)).clicked() {
                edit(actions, wanted);
            }
        }
        if ui.button(look.text(Command::CopyPosition.label(words), 13.0)).clicked() {
            actions.push(Action::Command(Command::CopyPosition));
        }
    });
    undoing(ui, app, look, actions);
    ui.add_space(8.0);
    ui.label(look.strong(say!(words, "editor-rules"), 14.0));
    let now = editor.rules();
    let all = app.rules_for_positions();
    let entries: Vec<Entry> = all.iter().map(|rules| Entry { name: rules.spec().name.clone(), tip: None, is_now: rules == now }).collect();
    let list = ComboBox::from_id_salt("editor rules").width(ui.available_width() - 8.0).truncate();
    let spoken = say!(words, "editor-rules-now", rules = &now.spec().name);
    if let Some(chosen) = choices::show(ui, look, list, &spoken, &entries) {
        edit(actions, Edit::Rules(Arc::clone(&all[chosen])));
    }
    ui.add_space(8.0);
    if let Some(hole) = editor.selected() {
        of_hole(ui, app, look, editor, hole, actions);
    }
    ui.add_space(8.0);
    ui.label(look.strong(say!(words, "editor-stores"), 14.0));
    for side in Side::BOTH {
        ui.horizontal(|ui| {
            mark(ui, look, side);
            let label = say!(words, "editor-store-of", side = words.side_names()[side]);
            if let Some(seeds) = number(ui, editor.setup().stores[side], &label) {
                edit(actions, Edit::Store(side, seeds));
            }
            ui.add(egui::Label::new(look.text(label, 13.0)).wrap());
        });
    }
    ui.add_space(8.0);
    ui.label(look.strong(say!(words, "editor-mover"), 14.0));
    ui.horizontal(|ui| {
        for side in Side::BOTH {
            let response = radio(ui, editor.setup().to_move == side, look.text(&words.side_names()[side], 13.0));
            let label = say!(words, "editor-to-move", side = words.side_names()[side]);
            let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
            if response.clicked() {
                edit(actions, Edit::ToMove(side));
            }
        }
    });
    ui.horizontal(|ui| {
        let label = say!(words, "editor-turns");
        let mut turns = editor.setup().turns;
        let response = ui.add(DragValue::new(&mut turns).range(0..=9999));
        let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
        if response.changed() {
            edit(actions, Edit::Turns(turns));
        }
        ui.add(egui::Label::new(look.text(label, 13.0)).wrap());
    });
    ui.add_space(8.0);
    ui.label(look.strong(say!(words, "editor-text"), 14.0));
    let mut typed = editor.typed().to_owned();
    let response = ui.add(TextEdit::multiline(&mut typed).desired_rows(2).desired_width(f32::INFINITY).char_limit(400));
    let label = say!(words, "editor-text");
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.changed() {
        edit(actions, Edit::Type(typed));
    }
    if let Some(why) = editor.complaint() {
        ui.add(egui::Label::new(look.text(why, 13.0).color(look.colour(look.theme.bad))).wrap());
    }
}

/// The seeds, the owner and the state of the hole that is selected.
fn of_hole(ui: &mut Ui, app: &App, look: &Look, editor: &PositionEditor, hole: Hole, actions: &mut Vec<Action>) {
    let words = app.words();
    let board = editor.rules().board();
    let setup = editor.setup();
    ui.label(look.strong(say!(words, "editor-of-hole", hole = board.letter(hole)), 14.0));
    ui.horizontal(|ui| {
        let label = say!(words, "editor-seeds");
        if let Some(seeds) = number(ui, setup.seeds[hole.index()], &label) {
            actions.push(Action::EditPosition(Edit::Seeds(hole, seeds)));
        }
        ui.label(look.text(label, 13.0));
    });
    let central = board.opposite(hole).is_none();
    let can_be_owned = if central { editor.rules().has_claims() } else { editor.rules().has_pairs() };
    if can_be_owned || setup.owner[hole.index()].is_some() {
        ui.horizontal_wrapped(|ui| {
            let title = if central { say!(words, "editor-claimed") } else { say!(words, "editor-layli") };
            ui.label(look.text(&title, 13.0));
            for owner in [None, Some(Side::South), Some(Side::North)] {
                let name = owner.map_or_else(|| say!(words, "editor-nobody"), |side| words.side_names()[side].clone());
                let response = radio(ui, setup.owner[hole.index()] == owner, look.text(&name, 13.0));
                let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(format!("{title} {name}")));
                if response.clicked() {
                    actions.push(Action::EditPosition(Edit::Owner(hole, owner)));
                }
            }
        });
    }
    if !central {
        let mut closed = setup.closed[hole.index()];
        if checkbox(ui, &mut closed, look.text(say!(words, "editor-closed"), 13.0)).clicked() {
            actions.push(Action::EditPosition(Edit::Closed(hole, closed)));
        }
    }
}

/// A number of seeds to type or drag.
fn number(ui: &mut Ui, seeds: Seeds, label: &str) -> Option<Seeds> {
    let mut new = seeds;
    let response = ui.add(DragValue::new(&mut new).range(0..=Seeds::MAX));
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.to_owned()));
    (new != seeds).then_some(new)
}
