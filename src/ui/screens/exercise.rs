//! An exercise: a column of words and answers beside the board. Lessons and predictions share it.

use egui::{Align, Frame, Id, Label, Layout, Margin, ScrollArea, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use crate::app::exercise::{Exercise, ExerciseAction};
use crate::app::{Action, App};
use crate::lessons::{Ask, Reply};
use crate::rules::{Seeds, Side};
use crate::scene::{Marks, Scene};
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::button::{leading_button, tip};
use crate::ui::widgets::live::{Live, heard};
use crate::ui::window::{draw_table, part, region};
use crate::words::say;

/// The space above and below the foot.
const FOOT: f32 = 12.0;

/// Draws a column at the left, its foot always in sight, and the board of the exercise beside it.
pub fn show(
    ui: &mut Ui,
    app: &App,
    look: &Look,
    scene: &mut Scene,
    actions: &mut Vec<Action>,
    column: impl FnOnce(&mut Ui, &Look, &mut Vec<Action>),
    foot: impl FnOnce(&mut Ui, &Look, &mut Vec<Action>),
) {
    let all = ui.available_rect_before_wrap();
    // Wider for large text, but never more than the board.
    let width = ((all.width() * 0.29).clamp(250.0, 380.0) * look.scale).min(all.width() * 0.46).round();
    let (left, right) = all.split_left_right_at_x(all.left() + width);
    ui.painter().rect_filled(left, 0.0, look.colour(look.theme.panel));
    ui.painter().vline(left.right(), left.y_range(), egui::Stroke::new(1.0, look.colour(look.theme.line)));
    // However large the text, enough of it is in sight at once.
    let words = &look.at_most(all.height() / 330.0);
    // The foot is read, and reached by Tab, after the words above it: so how high it is, is known from the time before.
    let id = Id::unique("foot");
    let height: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(100.0);
    let (above, below) = left.split_top_bottom_at_y(left.bottom() - height);
    let inner = Frame::new().inner_margin(Margin { left: 18, right: 6, top: 14, bottom: 0 });
    // Where the words are too long for it a question that waits stands in the foot, so that it is in sight too.
    let below_the_words = Id::unique("question");
    let place: QuestionPlace = ui.data(|data| data.get_temp(below_the_words)).unwrap_or(QuestionPlace::UnderTheWords);
    let mut heights = (0.0, 0.0);
    let name = say!(app.words(), "region-words");
    inner.show(&mut region(ui, above, name), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            beside_bar(ui);
            heights.0 = height_of(ui, |ui| column(ui, words, actions));
            if place == QuestionPlace::UnderTheWords {
                heights.1 = height_of(ui, |ui| question(ui, app, words, actions));
            }
            ui.add_space(8.0);
        });
    });
    ui.painter().hline(left.x_range(), below.top(), egui::Stroke::new(1.0, look.colour(look.theme.line)));
    let side = &mut region(ui, below.shrink2(vec2(18.0, FOOT)), say!(app.words(), "region-ways"));
    if place == QuestionPlace::Foot {
        heights.1 = height_of(side, |ui| question(ui, app, words, actions));
        side.add_space(6.0);
    }
    let rest = height_of(side, |side| {
        decide(side, app, words, actions);
        foot(side, words, actions);
    });
    let asking = app.exercise().is_some_and(Exercise::is_asking);
    let fits = heights.0 + heights.1 + rest + 2.0 * FOOT + 30.0 <= left.height();
    let better = if fits || !asking { QuestionPlace::UnderTheWords } else { QuestionPlace::Foot };
    if better != place {
        ui.data_mut(|data| data.insert_temp(below_the_words, better));
        ui.ctx().request_discard("the question has another place");
    }
    let needed = side.min_rect().height() + 2.0 * FOOT;
    if (needed - height).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("the foot has another height");
    }
    if let Some(exercise) = app.exercise() {
        let narration = app.narration(exercise.table());
        draw_table(&mut part(ui, right), app, look, (exercise.table(), &narration), scene, actions);
    }
}

/// Where a question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuestionPlace {
    /// Under the words, and scrolled with them.
    UnderTheWords,
    /// Above the buttons.
    Foot,
}

/// Draws something, and gives its height.
fn height_of(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) -> f32 {
    let top = ui.cursor().top();
    draw(ui);
    ui.cursor().top() - top
}

/// The question, the ways to answer it, and what came of the answer.
fn question(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let Some((exercise, ask)) = app.exercise().and_then(|exercise| Some((exercise, exercise.ask()?))) else { return };
    let teller = app.exercise_teller(exercise);
    ui.add_space(4.0);
    heard(ui, look.strong(teller.question(exercise.position(), ask), 16.0), Live::Polite);
    ui.add_space(2.0);
    if exercise.is_asking() {
        answers(ui, app, look, exercise, ask, actions);
    } else {
        verdict(ui, app, look, exercise, ask);
    }
}

fn answers(ui: &mut Ui, app: &App, look: &Look, exercise: &Exercise, ask: Ask, actions: &mut Vec<Action>) {
    let words = app.words();
    let teller = app.exercise_teller(exercise);
    match (ask, exercise.picked()) {
        (Ask::Taken(_), picked) => {
            let seeds = if let Some(Reply::Seeds(seeds)) = picked { Some(seeds) } else { None };
            number(ui, app, look, exercise, seeds, actions);
        }
        (Ask::Whose(_), picked) => {
            ui.horizontal_wrapped(|ui| {
                for heir in [Some(Side::South), Some(Side::North), None] {
                    let (on, name) = (picked == Some(Reply::Heir(heir)), teller.heir(heir));
                    let ground = if on { look.theme.selected } else { look.theme.raised };
                    let edge = egui::Stroke::new(2.0, look.colour(if on { look.theme.accent } else { look.theme.raised }));
                    let button = ui.add(egui::Button::new(look.text(&name, 15.0)).fill(look.colour(ground)).stroke(edge));
                    button.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, &name));
                    if button.clicked() {
                        actions.push(Action::Exercise(ExerciseAction::Pick(Reply::Heir(heir))));
                    }
                }
            });
        }
        (Ask::Last(_), Some(Reply::Hole(hole))) => {
            ui.label(look.text(say!(words, "answer-yours-hole", hole = exercise.rules().board().letter(hole)), 15.0));
        }
        // That is answered on the board, and how is said under it.
        (Ask::Last(_) | Ask::Sow(_), _) => {}
    }
}

/// The button that gives the answer picked, or tries again: as wide as the column, and always in sight.
fn decide(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let Some(exercise) = app.exercise() else { return };
    let (label, action, can) = if exercise.may_try_again() && exercise.table().is_at_rest() {
        (say!(words, "answer-again"), ExerciseAction::Again, true)
    } else if exercise.is_asking() && !exercise.sows() {
        (say!(words, "answer-check"), ExerciseAction::Check, exercise.picked().is_some())
    } else {
        return;
    };
    let button =
        ui.with_layout(Layout::top_down_justified(Align::Center), |ui| ui.add_enabled_ui(can, |ui| leading_button(ui, look, label)).inner);
    if button.inner.clicked() {
        actions.push(Action::Exercise(action));
    }
    ui.add_space(6.0);
}

/// A number that can be typed, or made larger and smaller: at first there is none.
fn number(ui: &mut Ui, app: &App, look: &Look, exercise: &Exercise, picked: Option<Seeds>, actions: &mut Vec<Action>) {
    let (words, most) = (app.words(), exercise.most());
    let (less, more) = (picked.map_or(0, |seeds| seeds.saturating_sub(1)), picked.map_or(1, |seeds| seeds.saturating_add(1)));
    let mut pick = |seeds: Seeds| actions.push(Action::Exercise(ExerciseAction::Pick(Reply::Seeds(seeds.min(most)))));
    let mut given = false;
    ui.horizontal(|ui| {
        let step = |ui: &mut Ui, sign: &str, name: String| {
            let button = ui.add(
                egui::Button::new(look.strong(sign, 17.0))
                    .min_size((vec2(34.0, 30.0) * look.scale.min(1.6)).max(Vec2::splat(look.least()))),
            );
            button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            tip(button, &name).clicked()
        };
        if step(ui, "−", say!(words, "ask-less")) {
            pick(less);
        }
        let mut text = picked.map(|seeds| seeds.to_string()).unwrap_or_default();
        let field =
            TextEdit::singleline(&mut text).hint_text("?").char_limit(3).desired_width(44.0 * look.scale).font(look.strong_font(18.0));
        let field = ui.add(field.align(egui::Align2::CENTER_CENTER));
        let label = say!(words, "ask-number");
        let _ = ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
        given = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        // Typed at once, without a click: but not before what there is to watch was seen.
        let is_due = exercise.table().is_at_rest() && !exercise.is_to_watch();
        if !given && is_due && (is_new(ui, exercise) || ui.memory(|memory| memory.focused().is_none())) {
            field.request_focus();
        }
        if text.contains('+') {
            pick(more);
        } else if text.contains('-') {
            pick(less);
        } else if field.changed() {
            // The last digits typed, so that a 0 need not be deleted first.
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            match digits.trim_start_matches('0') {
                // What is no digit says nothing.
                "" if digits.is_empty() && !text.is_empty() => {}
                "" => pick(0),
                number => pick(number.parse().unwrap_or(most)),
            }
        }
        if step(ui, "+", say!(words, "ask-more")) {
            pick(more);
        }
    });
    if given {
        actions.push(Action::Exercise(ExerciseAction::Check));
    }
}

/// Whether it is another question than the one that was asked in the frame before.
fn is_new(ui: &Ui, exercise: &Exercise) -> bool {
    let id = Id::unique("asked");
    let asked = (*exercise.position(), exercise.ask());
    ui.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, asked);
        before != Some(asked)
    })
}

/// What came of the answer: once the seeds have come to rest.
fn verdict(ui: &mut Ui, app: &App, look: &Look, exercise: &Exercise, ask: Ask) {
    let words = app.words();
    let Some(verdict) = exercise.verdict() else { return };
    if !exercise.table().is_at_rest() {
        ui.add(Label::new(look.muted(say!(words, "answer-plays"), 14.0)).wrap());
        return;
    }
    let (judged, ink) =
        if verdict.right { (say!(words, "answer-right"), look.theme.good) } else { (say!(words, "answer-wrong"), look.theme.bad) };
    let ground = Frame::new().fill(look.colour(look.theme.raised)).corner_radius(9).inner_margin(Margin::symmetric(12, 10));
    let told = ground.show(ui, |ui| {
        ui.set_width(ui.available_width());
        heard(ui, look.strong(judged, 17.0).color(look.colour(ink)), Live::Polite);
        if let Some(answered) = app.answered(exercise).filter(|_| !verdict.right) {
            ui.add(Label::new(look.muted(answered, 14.0)).wrap());
        }
        for told in app.exercise_teller(exercise).answering(ask, &verdict.shown) {
            heard(ui, look.text(told, 14.0), Live::Polite);
        }
    });
    // It comes into sight once, where the words above it are long: as soon as all around it has its place.
    let id = Id::unique("verdict");
    let now = ui.ctx().cumulative_frame_nr();
    let since = ui.data(|data| data.get_temp::<(u64, u64)>(id)).filter(|(_, seen)| seen + 1 >= now).map_or(now, |(since, _)| since);
    ui.data_mut(|data| data.insert_temp(id, (since, now)));
    if now - since <= 2 {
        told.response.scroll_to_me_animation(Some(Align::Max), egui::style::ScrollAnimation::none());
        ui.ctx().request_repaint();
    }
}

/// A row of buttons at the foot: back at the left, on at the right; below one another where one row is too short for both.
pub fn foot_row(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    // How wide both are is known from the time before.
    let id = ui.scope_id().with("foot row");
    let widths: Option<(f32, f32)> = ui.data(|data| data.get_temp(id));
    let fits = widths.is_none_or(|(left, right)| left + right + ui.spacing().item_spacing.x <= ui.available_width());
    let wide = |ui: &mut Ui, draw: &mut dyn FnMut(&mut Ui)| ui.scope(|ui| draw(ui)).response.rect.width();
    let (mut left, mut right) = (Some(left), Some(right));
    let mut draw_left = |ui: &mut Ui| left.take().map_or((), |left| left(ui));
    let mut draw_right = |ui: &mut Ui| right.take().map_or((), |right| right(ui));
    let drawn = if fits {
        ui.horizontal(|ui| {
            let left = wide(ui, &mut draw_left);
            let right = ui.with_layout(Layout::right_to_left(Align::Center), |ui| wide(ui, &mut draw_right)).inner;
            (left, right)
        })
        .inner
    } else {
        (wide(ui, &mut draw_left), wide(ui, &mut draw_right))
    };
    if widths != Some(drawn) {
        ui.data_mut(|data| data.insert_temp(id, drawn));
        ui.ctx().request_discard("the foot's row has other widths");
    }
}

/// What an exercise points out on the board.
pub fn mark(exercise: &Exercise, marks: &mut Marks) {
    let table = exercise.table();
    if !exercise.sows() {
        marks.invite = crate::rules::Holes::NONE;
    }
    if !table.is_at_rest() {
        return;
    }
    if !exercise.is_choosing() {
        marks.choose = marks.choose.union(exercise.pointed_at());
    }
    if exercise.picks_hole() {
        marks.focus = marks.focus.or(marks.keyboard).or_else(|| table.pointed());
        marks.last = exercise.picked_hole();
    }
    if let Some(verdict) = exercise.verdict().filter(|verdict| !verdict.right)
        && let Reply::Hole(hole) = verdict.reply
    {
        marks.refused = Some(hole);
    }
}
