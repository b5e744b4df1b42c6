//! The board as a widget: the scene, and a named, clickable place for every hole.

use egui::{Event, Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::player::{self, Strip};
use crate::app::{Action, App, Choosing, Command, Hint, Table};
use crate::rules::{Board, Direction, Hole, Side};
use crate::scene::{self, Layout, Marks, Readers, Scene, Size, Value, View};
use crate::ui::keys::{Way, towards};
use crate::ui::look::Look;
use crate::ui::paint;
use crate::ui::screens::exercise;
use crate::ui::widgets::button::tip;
use crate::ui::widgets::focus;
use crate::ui::widgets::icons::{self, Icon};
use crate::watch::{TRACES, trail, way_of_lap};
use crate::words::say;

/// The id of a hole's place, the same in every frame and on every board.
pub fn hole_id(hole: Hole) -> Id {
    Id::unique(("hole", hole.index()))
}

/// Leads the keyboard's focus to a hole.
pub fn lead_to(ctx: &egui::Context, hole: Hole) {
    ctx.memory_mut(|memory| memory.request_focus(hole_id(hole)));
}

/// Takes the keyboard's focus from the board.
pub fn leave(ctx: &egui::Context, board: &Board) {
    if let Some(hole) = focused(ctx, board) {
        ctx.memory_mut(|memory| memory.surrender_focus(hole_id(hole)));
    }
}

/// The hole that has the keyboard's focus.
pub fn focused(ctx: &egui::Context, board: &Board) -> Option<Hole> {
    let focus = ctx.memory(egui::Memory::focused)?;
    board.holes().find(|&hole| hole_id(hole) == focus)
}

/// Draws the board into all the space there is. `scene` is kept from frame to frame for its memory.
pub fn show(ui: &mut Ui, app: &App, look: &Look, table: &Table, scene: &mut Scene, actions: &mut Vec<Action>) {
    // While something runs, a click anywhere on the board skips to its end; the focus never rests on the ground.
    let sense = if is_still(table) { Sense::hover() } else { Sense::CLICK };
    let (area, background) = ui.allocate_exact_size(ui.available_size(), sense);
    let rules = table.session().rules();
    let board = rules.board();
    let settings = app.settings();
    let size = Size { width: area.width(), height: area.height() };
    let readers = readers(app);
    let layout = Layout::scaled(board, settings.flipped, size, look.scale).read_by(readers);
    let moment = table.moment_in(app.motion());
    let mut marks = marks(ui.ctx(), table);
    mark_study(app, table, &mut marks);
    if let Some(exercise) = app.exercise() {
        exercise::mark(exercise, &mut marks);
    }
    let view = View {
        to_move: table.mover_seen(),
        flipped: settings.flipped,
        numbers: app.shows_numbers(table),
        letters: settings.letters,
        ends: rules.spec().ends.as_ref(),
        type_scale: look.scale,
        readers,
        ..View::new(board, &moment, &marks, &look.theme)
    };
    scene.size = size;
    scene::draw_into(&view, scene);
    paint::paint(ui.painter(), area.min, scene);

    let at = |at: scene::Point| area.min + vec2(at.x, at.y);
    if background.clicked() {
        actions.push(Action::Command(Command::ToEnd));
    }
    holes(ui, app, table, &layout, area.min, actions);
    let names = app.names();
    let teller = app.teller(table, &names);
    for side in Side::BOTH {
        let strip = layout.names[side];
        let strip = Strip { rect: Rect::from_min_max(at(strip.min), at(strip.max)), reader: layout.readers[side] };
        player::show(ui, app, look, table, side, strip);
        let store = layout.stores[side];
        let response = ui.interact(Rect::from_min_max(at(store.min), at(store.max)), Id::unique(("store", side.letter())), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, teller.store(table.playback().position(), side)));
    }
    if let Choosing::Direction(hole) = table.choosing()
        && table.is_at_rest()
    {
        direction_buttons(ui, app, look, table, hole, at(layout.centre(hole)), layout.radius, actions);
    }
}

/// Where those who read the board on the screen sit: nobody sits opposite whoever learns, or plays against a computer.
pub fn readers(app: &App) -> Readers {
    if app.settings().two_sides && app.exercise().is_none() && Side::BOTH.into_iter().all(|side| app.is_person(side)) {
        Readers::TwoSides
    } else {
        Readers::Below
    }
}

/// What the study of the position points out: what holes are worth, and the way of the best turn or of a hint.
fn mark_study(app: &App, table: &Table, marks: &mut Marks) {
    let mover = table.position().to_move();
    let best = app.insight(table).and_then(|answer| answer.best);
    if marks.path.is_empty() {
        let value = |hole: Hole| if best.is_some_and(|turn| turn.hole == hole) { Value::Best } else { Value::Other };
        let signs = app.hole_values(table).into_iter().map(|(hole, worth)| (hole, app.words().worth_sign(worth, mover), value(hole)));
        marks.values = signs.collect();
    }
    let way = match app.hint_given(table) {
        Some((Hint::Asked, _)) | None => best,
        Some((Hint::Hole, turn)) => {
            marks.focus = marks.focus.or(turn.map(|turn| turn.hole));
            None
        }
        Some((Hint::Turn, turn)) => {
            marks.focus = marks.focus.or(turn.map(|turn| turn.hole));
            turn
        }
    };
    if let Some(turn) = way.filter(|_| marks.path.is_empty()) {
        let (board, closed) = (table.session().rules().board(), table.session().game().position().closed());
        let laps = App::events_of(table, turn).into_iter().filter_map(|event| way_of_lap(board, closed, event));
        marks.traces = laps.take(TRACES).collect();
        (marks.lifted, marks.last) = (None, None);
    }
}

/// What is pointed out at the place that is watched.
fn marks(ctx: &egui::Context, table: &Table) -> Marks {
    let playback = table.playback();
    let under_keyboard = focused(ctx, table.session().rules().board());
    let mut marks = Marks {
        invite: table.inviting(),
        focus: [under_keyboard, table.pointed()].into_iter().flatten().find(|&hole| table.accepts(hole)),
        keyboard: under_keyboard,
        choose: if playback.is_over() { table.to_claim() } else { crate::rules::Holes::NONE },
        refused: table.refused().and_then(|refused| refused.hole),
        path: table.path(),
        ..Marks::default()
    };
    trail(&mut marks, playback);
    marks
}

/// A place for every hole, in the order in which Tab goes round: the mover's row, the other one, the centre.
fn holes(ui: &mut Ui, app: &App, table: &Table, layout: &Layout, origin: Pos2, actions: &mut Vec<Action>) {
    let rules = table.session().rules();
    let board = rules.board();
    let names = app.names();
    let teller = app.teller(table, &names);
    let mut pointed = None;
    let mover = table.chooser();
    let values = app.hole_values(table);
    let order: Vec<Hole> = board.row(mover).chain(board.row(mover.other())).chain(board.centres()).collect();
    if is_free(ui, app) && arrow_pressed(ui).is_some() {
        let wanted = table.inviting().union(table.to_claim());
        if let Some(&first) = order.iter().find(|&&hole| wanted.contains(hole)).or_else(|| order.first()) {
            ui.memory_mut(|memory| {
                memory.request_focus(hole_id(first));
                // Or egui would go on from there by the same key.
                memory.move_focus(egui::FocusDirection::None);
            });
            pointed = Some(first);
            ui.request_repaint();
        }
    }
    let is_still = is_still(table);
    let moved = table.is_at_rest() && ui.input(|input| input.events.iter().any(|event| matches!(event, Event::PointerMoved(_))));
    for hole in order {
        let centre = layout.centre(hole);
        let rect = Rect::from_center_size(origin + vec2(centre.x, centre.y), vec2(2.0, 2.0) * layout.radius);
        let response = ui.interact(rect, hole_id(hole), Sense::click());
        // One that may not be lifted can be asked too: it says why.
        response.widget_info(|| {
            let picked = app.exercise().is_some_and(|exercise| exercise.picked_hole() == Some(hole));
            let position = table.playback().position();
            let name = if picked { teller.picked_hole(position, hole) } else { teller.hole(position, hole) };
            let name = match values.iter().find(|(valued, _)| *valued == hole) {
                Some((_, worth)) => say!(app.words(), "table-hole-worth", hole = name, worth = app.words().spoken_worth(*worth, mover)),
                None => name,
            };
            WidgetInfo::labeled(Role::Button, true, invited(app, table, hole, name))
        });
        if response.clicked_by(egui::PointerButton::Primary) && !is_still {
            // As a click beside the holes: the pointer may have been on its way to what is no longer so.
            actions.push(Action::Command(Command::ToEnd));
        } else if response.clicked() {
            actions.push(Action::Choose(hole));
        }
        if response.has_focus() {
            focus::keep_arrows(ui, &response);
            // As a pointer that rests where it clicked, the focus left on the hole of the last turn asks for nothing.
            if response.gained_focus() || table.pointed() == Some(hole) {
                pointed.get_or_insert(hole);
            }
            let choices = table.to_claim();
            let next = if choices.is_empty() || choices.contains(hole) {
                arrow(ui, layout, board, hole)
            } else {
                // From the hole that was lifted the arrows lead to those there are to choose from.
                choices.iter().next().filter(|_| arrow_pressed(ui).is_some())
            };
            if let Some(next) = next {
                pointed = Some(next);
                ui.memory_mut(|memory| memory.request_focus(hole_id(next)));
            }
        }
        // A finger held down for long clicks no more, and still points.
        let held = response.contains_pointer() && ui.input(egui::InputState::any_touches);
        if (response.hovered() || held) && (moved || table.pointed() == Some(hole)) {
            pointed = Some(hole);
        }
    }
    if table.pointed() != pointed && !matches!(table.choosing(), Choosing::Direction(_)) {
        actions.push(Action::Point(pointed.map(|hole| (hole, None))));
    }
}

/// Whether a click on the board does not skip anything: at rest, and where a person is to read what a round came to.
fn is_still(table: &Table) -> bool {
    table.is_at_rest() || table.waits_for_reader()
}

/// A hole's name, with what can be done with it now.
fn invited(app: &App, table: &Table, hole: Hole, name: String) -> String {
    let words = app.words();
    if app.exercise().is_some() {
        // Any hole can be the answer.
        name
    } else if table.to_claim().contains(hole) {
        say!(words, "table-hole-may-claim", hole = name)
    } else if !table.inviting().contains(hole) {
        name
    } else if matches!(table.choosing(), Choosing::SetOut(_)) {
        say!(words, "table-hole-may-take", hole = name)
    } else {
        say!(words, "table-hole-may-lift", hole = name)
    }
}

/// Whether the keyboard has nothing to do but to play.
fn is_free(ui: &Ui, app: &App) -> bool {
    let over = app.is_covered() || egui::Popup::is_any_open(ui.ctx());
    !over && ui.memory(|memory| memory.focused().is_none())
}

/// The way an arrow pressed points: to the right, and down.
fn arrow_pressed(ui: &Ui) -> Option<(f32, f32)> {
    let arrows = [(Key::ArrowLeft, -1.0, 0.0), (Key::ArrowRight, 1.0, 0.0), (Key::ArrowUp, 0.0, -1.0), (Key::ArrowDown, 0.0, 1.0)];
    let pressed = arrows.into_iter().find(|&(key, ..)| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)))?;
    Some((pressed.1, pressed.2))
}

/// The hole that an arrow pressed leads to: along a row from hole to hole, up and down by way of the centre where it lies near.
fn arrow(ui: &Ui, layout: &Layout, board: &Board, from: Hole) -> Option<Hole> {
    let (x, y) = arrow_pressed(ui)?;
    let here = layout.centre(from);
    let way = |hole: Hole| {
        let there = layout.centre(hole);
        let (right, down) = (there.x - here.x, there.y - here.y);
        if x == 0.0 {
            // The next row that has a hole near: half a column aside, or the one column from the centre to a half of the board.
            let near = right.abs() < 3.0 * layout.radius;
            (down * y > 1.0 && near).then_some(down * y + 0.1 * right.abs())
        } else {
            // What lies aside counts more than what lies ahead, so that a row is walked to its end.
            (right * x > 1.0).then_some(right * x + 3.0 * down.abs())
        }
    };
    let near = board.holes().filter_map(|hole| way(hole).map(|far| (hole, far)));
    near.min_by(|one, two| one.1.total_cmp(&two.1)).map(|(hole, _)| hole)
}

/// The mark of a side in a row of text. It has no name of its own.
pub fn mark(ui: &mut Ui, look: &Look, side: Side) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    paint::paint_side_mark(ui.painter(), rect.center(), 6.5, side, &look.theme);
    response
}

/// Two buttons beside a hole whose direction is to be chosen.
#[expect(clippy::too_many_arguments, reason = "a place on the board is told by its hole, its middle and its radius")]
fn direction_buttons(ui: &mut Ui, app: &App, look: &Look, table: &Table, hole: Hole, middle: Pos2, radius: f32, actions: &mut Vec<Action>) {
    let board = table.session().rules().board();
    let letter = board.letter(hole);
    let size = (radius * 0.8).max(36.0).max(look.least());
    let mut pointed = None;
    for way in [Way::Left, Way::Right] {
        let direction = towards(app, table, hole, way);
        let x = match way {
            Way::Left => -1.0,
            Way::Right => 1.0,
        } * (size * 0.5 + 3.0);
        let rect = Rect::from_center_size(middle + vec2(x, 0.0), vec2(size, size));
        let response = ui.interact(rect, Id::unique(("direction", way)), Sense::click());
        let name = match (direction, way) {
            (Direction::Ccw, Way::Left) => say!(app.words(), "table-sow-ccw-left", hole = letter),
            (Direction::Ccw, Way::Right) => say!(app.words(), "table-sow-ccw-right", hole = letter),
            (Direction::Cw, Way::Left) => say!(app.words(), "table-sow-cw-left", hole = letter),
            (Direction::Cw, Way::Right) => say!(app.words(), "table-sow-cw-right", hole = letter),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.clone()));
        let hot = response.hovered() || response.has_focus();
        let ground = if hot { look.theme.accent } else { look.theme.panel };
        ui.painter().circle(rect.center(), size * 0.48, look.colour(ground), egui::Stroke::new(2.0, look.colour(look.theme.accent)));
        let ink = if hot { look.theme.on_accent } else { look.theme.text };
        icons::draw(ui.painter(), rect, Icon::Way(way), size * 0.5, look.colour(ink));
        if hot {
            pointed = Some((hole, Some(direction)));
        }
        if response.clicked() {
            actions.push(Action::ChooseDirection(direction));
        }
        tip(response, &name);
    }
    if pointed.is_some() && table.points_at() != pointed {
        actions.push(Action::Point(pointed));
    }
}
