//! The timeline of what is watched: laps as ticks, what came of them as signs, and a handle to drag.

use egui::{Key, Modifiers, Rangef, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, accesskit, pos2, vec2};

use crate::app::timeline::{MarkKind, Reached, marks};
use crate::app::{Action, App, Command, Table};
use crate::scene::Colour;
use crate::ui::look::Look;
use crate::watch::Playback;
use crate::words::say;

/// How high it is.
pub fn height(ui: &Ui, look: &Look) -> f32 {
    let names = ui.ctx().fonts_mut(|fonts| fonts.row_height(&look.font(NAMES)));
    (NAMES_AT + names + 2.0).max(look.least()).max(40.0)
}

/// The size of the names of laps at 100 %, and how far below the upper edge they stand.
const NAMES: f32 = 11.0;
const NAMES_AT: f32 = 24.0;

/// What a timeline goes through.
#[derive(Clone, Copy)]
pub struct Watched<'a> {
    /// What is watched.
    pub playback: &'a Playback,
    /// Whether it runs.
    pub running: bool,
    /// The beat at which it parts from what is watched beside it.
    pub parts: Option<f32>,
}

impl<'a> Watched<'a> {
    /// What is watched on a table.
    pub fn on(table: &'a Table) -> Self {
        Self { playback: table.playback(), running: table.is_running(), parts: None }
    }
}

/// Draws the timeline into the rest of the row.
pub fn show(ui: &mut Ui, app: &App, look: &Look, watched: Watched<'_>, actions: &mut Vec<Action>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().max(60.0), height(ui, look)), Sense::click_and_drag());
    let playback = watched.playback;
    let length = playback.length();
    spoken(ui, app, watched, &response);
    asked(ui, playback, &response, actions);

    let track = Rect::from_min_max(pos2(rect.left() + 9.0, rect.top() + 13.0), pos2(rect.right() - 9.0, rect.top() + 17.0));
    let x_of = |beat: f32| if length > 0.0 { track.left() + track.width() * beat / length } else { track.right() };
    if let Some(at) = response.interact_pointer_pos()
        && length > 0.0
        && (response.dragged() || response.clicked())
    {
        actions.push(Action::Seek(((at.x - track.left()) / track.width()).clamp(0.0, 1.0) * length));
    }
    if response.has_focus() {
        let filter = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowRight)) {
            actions.push(Action::Seek(playback.next_seed()));
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowLeft)) {
            actions.push(Action::Seek(playback.previous_seed()));
        }
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let theme = &look.theme;
    let painter = ui.painter();
    painter.rect_filled(track, 2.0, look.colour(theme.line));
    let here = pos2(x_of(playback.at()), track.center().y);
    painter.rect_filled(Rect::from_min_max(track.min, pos2(here.x, track.max.y)), 2.0, look.colour(theme.accent));

    let parts = watched.parts.map(|beat| {
        let text = painter.layout_no_wrap(say!(app.words(), "compare-parting"), look.strong_font(NAMES), look.colour(theme.bad));
        let left = (x_of(beat) - text.size().x / 2.0).min(rect.right() - text.size().x).max(rect.left());
        let ground = Rect::from_min_size(pos2(left, track.bottom() + 7.0), text.size());
        (beat, text, ground)
    });
    let marks = marks(playback);
    let laps = marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Lap(_))).count();
    let mut free_from = f32::NEG_INFINITY;
    for mark in &marks {
        let x = x_of(mark.beat);
        match mark.kind {
            MarkKind::Lap(number) => {
                // Ticks that would run into one another are left out.
                if laps > 60 && number % (laps / 30) != 0 {
                    continue;
                }
                painter
                    .line_segment([pos2(x, track.top() - 6.0), pos2(x, track.bottom() + 6.0)], Stroke::new(1.5, look.colour(theme.accent)));
                let text = say!(app.words(), "timeline-lap", lap = number);
                let text = painter.layout_no_wrap(text, look.font(NAMES), look.colour(theme.muted));
                let left = (x - text.size().x / 2.0).min(rect.right() - text.size().x).max(rect.left());
                // Where the readings part matters more than the name of a lap.
                let covered = parts
                    .as_ref()
                    .is_some_and(|(.., ground)| ground.x_range().expand(6.0).intersects(Rangef::new(left, left + text.size().x)));
                if left > free_from && !covered {
                    free_from = left + text.size().x + 8.0;
                    painter.galley(pos2(left, track.bottom() + 7.0), text, look.colour(theme.muted));
                }
            }
            MarkKind::Capture => disc(painter, pos2(x, track.center().y), look, theme.accent),
            MarkKind::Pair | MarkKind::Claim => diamond(painter, pos2(x, track.center().y), look, theme.sides.south.ink),
            MarkKind::RoundOver | MarkKind::Begin => {
                painter.rect_filled(Rect::from_center_size(pos2(x, track.center().y), vec2(4.0, 16.0)), 1.0, look.colour(theme.text));
            }
            MarkKind::TurnOver => {}
        }
    }
    if let Some((beat, text, ground)) = parts {
        fork(painter, pos2(x_of(beat), track.center().y), look, theme.bad);
        painter.galley(ground.min, text, look.colour(theme.bad));
    }
    painter.circle(here, 8.0, look.colour(theme.panel), Stroke::new(3.0, look.colour(theme.accent)));
    if marks.is_empty() {
        let text = painter.layout_no_wrap(say!(app.words(), "timeline-empty"), look.font(NAMES), look.colour(theme.muted));
        if text.size().x <= rect.width() {
            painter.galley(pos2(rect.left(), track.bottom() + 7.0), text, look.colour(theme.muted));
        }
    }
}

/// What it is to those who do not see it: a slider over the beats, which tells its lap and seed.
fn spoken(ui: &Ui, app: &App, watched: Watched<'_>, response: &Response) {
    let (words, playback) = (app.words(), watched.playback);
    let place = match Reached::of(playback) {
        Reached::Nothing => say!(words, "timeline-empty"),
        Reached::Lap { lap, laps, seed, seeds } => {
            say!(words, "timeline-place-lap", lap = lap, laps = laps, seed = seed, seeds = seeds)
        }
        Reached::Before => say!(words, "timeline-place-before"),
        Reached::After(lap) => say!(words, "timeline-place-after", lap = lap),
        Reached::End => say!(words, "timeline-place-end"),
    };
    let place = match watched.parts {
        Some(beat) => say!(words, "compare-place", place = place, beat = beat as usize),
        None => place,
    };
    // The place stands in the name, too: of a slider some screen readers say the number alone.
    let name = say!(words, "timeline-label", place = place);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(playback.at()), &name));
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(place);
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(f64::from(playback.length()));
        node.set_numeric_value_step(1.0);
        for action in [accesskit::Action::SetValue, accesskit::Action::Increment, accesskit::Action::Decrement] {
            node.add_action(action);
        }
    });
}

/// What a screen reader asks of it: a beat, or a seed on or back.
fn asked(ui: &Ui, playback: &Playback, response: &Response, actions: &mut Vec<Action>) {
    let mut asked = Vec::new();
    ui.input_mut(|input| {
        input.consume_accesskit_action_requests(response.id, |request| {
            match (request.action, &request.data) {
                (accesskit::Action::Increment, _) => asked.push(Action::Command(Command::SeedForward)),
                (accesskit::Action::Decrement, _) => asked.push(Action::Command(Command::SeedBack)),
                (accesskit::Action::SetValue, Some(accesskit::ActionData::NumericValue(beat))) => {
                    asked.push(Action::Seek((*beat as f32).clamp(0.0, playback.length())));
                }
                _ => return false,
            }
            true
        });
    });
    actions.extend(asked);
}

/// The sign of a capture.
fn disc(painter: &egui::Painter, middle: egui::Pos2, look: &Look, ink: Colour) {
    painter.circle(middle, 5.0, look.colour(ink), Stroke::new(1.5, look.colour(look.theme.panel)));
}

/// The sign of readings that part: one way that becomes two.
fn fork(painter: &egui::Painter, middle: egui::Pos2, look: &Look, ink: Colour) {
    let stroke = Stroke::new(2.5, look.colour(ink));
    for down in [-8.0, 8.0] {
        painter.line_segment([middle, middle + vec2(9.0, down)], stroke);
    }
    painter.circle(middle, 4.5, look.colour(ink), Stroke::new(1.5, look.colour(look.theme.panel)));
}

/// The sign of a pair and of a claim.
fn diamond(painter: &egui::Painter, middle: egui::Pos2, look: &Look, ink: Colour) {
    let points = [vec2(0.0, -8.0), vec2(8.0, 0.0), vec2(0.0, 8.0), vec2(-8.0, 0.0)].map(|way| middle + way);
    painter.add(Shape::convex_polygon(points.to_vec(), look.colour(ink), Stroke::new(1.5, look.colour(look.theme.panel))));
}
