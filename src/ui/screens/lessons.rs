//! The lessons: the list of them with what was learnt, and the lesson that is open.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Frame, Label, Layout, Margin, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::exercise;
use crate::app::exercise::{ExerciseAction, Showing};
use crate::app::lessons::{Entry, LessonAction, Lessons, Open, OwnLesson};
use crate::app::{Action, App, Command};
use crate::catalogue;
use crate::lessons::Ask;
use crate::rules::Holes;
use crate::scene::Scene;
use crate::ui::look::Look;
use crate::ui::widgets::button::{leading_button, tip};
use crate::ui::widgets::icons::{self, Icon};
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// The least a card takes, and the space between two.
const CARD: Vec2 = vec2(370.0, 92.0);
const GAP: f32 = 12.0;

/// How much wider than high a picture is.
const PICTURE: f32 = 1.8;

/// Draws the screen. `scene` and `pictures` are kept from frame to frame for their memory.
pub fn show(ui: &mut Ui, app: &App, look: &Look, scene: &mut Scene, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    match app.lessons().open() {
        Some(open) => lesson(ui, app, look, open, scene, actions),
        None => list(ui, app, look, pictures, actions),
    }
}

fn list(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let words = app.words();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(24, 18)).show(ui, |ui| {
            ui.label(look.strong(say!(words, "lessons-title"), 26.0));
            ui.add(Label::new(look.muted(say!(words, "lessons-subtitle"), 14.0)).wrap());
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                if let Some(next) = app.lesson_to_go_on_with() {
                    let begun = app.settings().lesson.is_some() || app.settings().learnt.values().any(|done| !done.is_empty());
                    let title = &next.lesson.title;
                    let label =
                        if begun { say!(words, "lessons-go-on", title = title) } else { say!(words, "lessons-begin", title = title) };
                    if leading_button(ui, look, label).clicked() {
                        actions.push(Action::Lesson(LessonAction::Open(next.key)));
                    }
                }
                if ui.button(look.text(say!(words, "lessons-play"), 14.0)).clicked() {
                    actions.push(Action::Lesson(LessonAction::Play(Arc::clone(&catalogue::all()[0]))));
                }
                if app.table().is_some() && ui.button(look.text(say!(words, "lessons-to-game"), 14.0)).clicked() {
                    actions.push(Action::Command(Command::Continue));
                }
                for command in [Command::Predict, Command::Home] {
                    if ui.button(look.text(command.label(words), 14.0)).clicked() {
                        actions.push(Action::Command(command));
                    }
                }
            });
            ui.add_space(10.0);
            cards(ui, app, look, &Lessons::built_in(), pictures, actions);
            if app.museum_minutes().is_none() {
                ui.add_space(18.0);
                // A lesson of one's own may be called as one of the program's.
                let group = UiBuilder::new().accessibility_role(Role::Group).accessibility_label(say!(words, "lessons-own"));
                ui.scope_builder(group, |ui| own(ui, app, look, pictures, actions));
            }
        });
    });
}

/// The lessons in one's own folder, and the files there that are none.
fn own(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let words = app.words();
    ui.label(look.strong(say!(words, "lessons-own"), 18.0));
    let Some(own) = app.lessons().own() else {
        ui.label(look.muted(say!(words, "lessons-own-reading"), 14.0));
        return;
    };
    ui.add(Label::new(look.muted(say!(words, "lessons-own-folder", folder = own.folder), 14.0)).wrap());
    match &own.found {
        Err(why) => {
            ui.add(Label::new(look.text(say!(words, "lessons-own-unread", why = why), 14.0)).wrap());
        }
        Ok(found) if found.is_empty() => {
            ui.add(Label::new(look.muted(say!(words, "lessons-own-none"), 14.0)).wrap());
        }
        Ok(found) => {
            cards(ui, app, look, &app.lessons().own_entries(), pictures, actions);
            for OwnLesson { file, content } in found {
                let Err(why) = content else { continue };
                let ground = Frame::new().fill(look.colour(look.theme.panel)).corner_radius(10).inner_margin(Margin::symmetric(14, 10));
                ground.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let broken = look.strong(say!(words, "lessons-broken", file = file), 14.0).color(look.colour(look.theme.bad));
                    ui.add(Label::new(broken).wrap());
                    ui.add(Label::new(look.text(why, 14.0)).wrap());
                });
            }
            if own.more > 0 {
                ui.label(look.muted(say!(words, "lessons-own-more", count = own.more), 13.0));
            }
        }
    }
    ui.horizontal_wrapped(|ui| {
        let ways = [
            (say!(words, "lessons-open-folder"), LessonAction::OpenFolder),
            (say!(words, "lessons-copy-folder"), LessonAction::CopyFolder(own.folder.clone())),
            (say!(words, "lessons-read-again"), LessonAction::Read),
        ];
        for (label, action) in ways {
            if ui.button(look.text(label, 14.0)).clicked() {
                actions.push(Action::Lesson(action));
            }
        }
    });
}

fn cards(ui: &mut Ui, app: &App, look: &Look, entries: &[Entry], pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let width = ui.available_width();
    let columns = ((width + GAP) / (CARD.x * look.scale + GAP)).floor().max(1.0);
    let size = vec2((width - GAP * (columns - 1.0)) / columns, CARD.y + 60.0 * (look.scale - 1.0));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (row, chunk) in entries.chunks(columns as usize).enumerate() {
            ui.horizontal(|ui| {
                for (place, entry) in chunk.iter().enumerate() {
                    let number = row * columns as usize + place + 1;
                    if card(ui, app, look, entry, number, size, pictures).clicked() {
                        actions.push(Action::Lesson(LessonAction::Open(entry.key.clone())));
                    }
                }
            });
        }
    });
}

fn card(ui: &mut Ui, app: &App, look: &Look, entry: &Entry, number: usize, size: Vec2, pictures: &mut Pictures) -> Response {
    let (words, lesson) = (app.words(), &entry.lesson);
    let (done, all) = (app.learnt(entry), lesson.steps.len());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let label = if done == all {
            say!(words, "lessons-card-finished", title = lesson.title)
        } else {
            say!(words, "lessons-card-spoken", title = lesson.title, done = done, all = all)
        };
        WidgetInfo::labeled(Role::Button, true, label)
    });
    // The keyboard may lead to a card that is not in sight.
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let theme = &look.theme;
    look.card(ui.painter(), rect, &response);
    let inner = rect.shrink(10.0);
    let picture = Rect::from_min_size(inner.min, vec2((inner.height() * PICTURE).min(inner.width() * 0.4), inner.height()));
    let step = lesson.steps.iter().find(|step| step.watch.is_some() || step.ask.is_some()).unwrap_or(&lesson.steps[0]);
    pictures.show(ui, look, &step.rules, &step.position, picture);
    let text = Rect::from_min_max(pos2(picture.right() + 14.0, inner.top() + 2.0), inner.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(Align::Min)));
    ui.set_clip_rect(ui.clip_rect().intersect(rect));
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.add(Label::new(look.strong(say!(words, "lessons-card", number = number, title = lesson.title), 15.0)).wrap());
    ui.horizontal(|ui| {
        if done == all {
            let (place, _) = ui.allocate_exact_size(vec2(16.0, 16.0) * look.scale.min(1.6), Sense::hover());
            icons::draw(ui.painter(), place, Icon::Tick, place.height(), look.colour(theme.accent));
        }
        ui.label(look.muted(say!(words, "lessons-done", done = done, all = all), 12.5));
    });
    response
}

fn lesson(ui: &mut Ui, app: &App, look: &Look, open: &Open, scene: &mut Scene, actions: &mut Vec<Action>) {
    let column = |ui: &mut Ui, look: &Look, actions: &mut Vec<Action>| words_of(ui, app, look, open, actions);
    let foot = |ui: &mut Ui, look: &Look, actions: &mut Vec<Action>| foot(ui, app, look, open, actions);
    exercise::show(ui, app, look, scene, actions, column, foot);
}

fn words_of(ui: &mut Ui, app: &App, look: &Look, open: &Open, actions: &mut Vec<Action>) {
    let words = app.words();
    if ui.button(look.text(say!(words, "lesson-list"), 13.0)).clicked() {
        actions.push(Action::Lesson(LessonAction::List));
    }
    ui.add(Label::new(look.strong(&open.entry.lesson.title, 22.0)).wrap());
    // A step may have another game's rules than the one before, on a board that looks the same.
    ui.add(Label::new(look.muted(&open.exercise.rules().spec().name, 13.0)).wrap());
    steps(ui, app, look, open, actions);
    ui.add_space(6.0);
    for paragraph in &open.step().text {
        ui.add(Label::new(look.text(paragraph, 15.0)).wrap());
        ui.add_space(3.0);
    }
    // A hole that the question names is looked at anyway.
    let exercise = &open.exercise;
    let asked: Holes = exercise.ask().and_then(Ask::hole).into_iter().collect();
    let to_look_at = open.step().point.without(asked);
    if !to_look_at.is_empty() {
        ui.add(Label::new(look.muted(app.exercise_teller(exercise).pointing(to_look_at), 14.0)).wrap());
    }
}

/// A button as wide as the column, always in sight.
fn wide_button(ui: &mut Ui, look: &Look, leads: bool, label: String) -> bool {
    let draw = |ui: &mut Ui| if leads { leading_button(ui, look, label) } else { ui.button(look.text(label, 14.0)) };
    let clicked = ui.with_layout(Layout::top_down_justified(Align::Center), draw).inner.clicked();
    ui.add_space(6.0);
    clicked
}

/// The steps as dots: those done are filled, the open one is larger; each leads there.
fn steps(ui: &mut Ui, app: &App, look: &Look, open: &Open, actions: &mut Vec<Action>) {
    let (words, theme) = (app.words(), &look.theme);
    let all = open.entry.lesson.steps.len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
        ui.label(look.muted(say!(words, "lesson-step", step = open.number + 1, all = all), 13.0));
        ui.add_space(6.0);
        for step in 0..all {
            let done = app.has_learnt(&open.entry, step);
            let name =
                if done { say!(words, "lesson-step-done", step = step + 1) } else { say!(words, "lesson-step-spoken", step = step + 1) };
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(24.0).max(Vec2::splat(look.least())), Sense::click());
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, step == open.number, &name));
            let radius = if step == open.number { 7.5 } else { 5.0 };
            let fill = if done { theme.accent } else { theme.raised };
            let edge = if step == open.number || response.hovered() { theme.accent } else { theme.muted };
            ui.painter().circle(rect.center(), radius, look.colour(fill), Stroke::new(2.0, look.colour(edge)));
            if tip(response, &name).clicked() {
                actions.push(Action::Lesson(LessonAction::GoTo(step)));
            }
        }
    });
}

fn foot(ui: &mut Ui, app: &App, look: &Look, open: &Open, actions: &mut Vec<Action>) {
    let words = app.words();
    let exercise = &open.exercise;
    // A match to play leads on from the last step.
    let leads_on = app.leads_on();
    let ready = leads_on == Some(LessonAction::Next);
    let label = match (open.is_last(), app.next_lesson().is_some()) {
        (false, _) => say!(words, "lesson-next"),
        (true, true) => say!(words, "lesson-next-lesson"),
        (true, false) => say!(words, "lesson-finish"),
    };
    if exercise.can_watch() {
        let seen = exercise.showing() == Showing::Watch;
        let label = if seen { say!(words, "lesson-watch-again") } else { say!(words, "lesson-watch") };
        if wide_button(ui, look, !seen, label) {
            actions.push(Action::Exercise(ExerciseAction::Watch));
        }
    }
    if let Some(rules) = open.to_play() {
        let label = say!(words, "lesson-play");
        if wide_button(ui, look, leads_on.is_some(), label) {
            actions.push(Action::Lesson(LessonAction::Play(Arc::clone(rules))));
        }
    }
    let (mut back, mut next) = (false, false);
    exercise::foot_row(
        ui,
        |ui| {
            let button = egui::Button::new(look.text(say!(words, "lesson-back"), 14.0));
            back = ui.add_enabled(open.number > 0, button).clicked();
        },
        |ui| {
            let button = if ready { leading_button(ui, look, label) } else { ui.button(look.text(label, 14.0)) };
            next = button.clicked();
        },
    );
    actions.extend(back.then_some(Action::Lesson(LessonAction::Back)));
    actions.extend(next.then_some(Action::Lesson(LessonAction::Next)));
}
