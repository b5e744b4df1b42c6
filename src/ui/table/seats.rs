//! Who sits at a side: a person, or the computer and how strong it plays.

use egui::{ComboBox, Ui};

use super::board::mark;
use crate::app::settings::{MEGABYTES, SECONDS};
use crate::app::{Action, App};
use crate::rules::{BySide, Side};
use crate::search::Level;
use crate::session::Seat;
use crate::ui::look::Look;
use crate::ui::widgets::choices::{self, Entry};
use crate::words::say;

/// High enough for all of the list to be in sight.
const HEIGHT: f32 = 300.0;

/// The list to choose from.
pub fn choose(ui: &mut Ui, app: &App, look: &Look, side: Side, now: Seat, actions: &mut Vec<Action>) {
    let words = app.words();
    let label = say!(words, "seat-of", side = words.side_names()[side]);
    let seats: Vec<Seat> = [Seat::Human].into_iter().chain(Level::ALL.map(Seat::Computer)).collect();
    let entry = |&seat: &Seat| {
        let tip = if let Seat::Computer(level) = seat { Some(words.level_about(level)) } else { None };
        Entry { name: words.seat_name(seat), tip, is_now: seat == now }
    };
    let entries: Vec<Entry> = seats.iter().map(entry).collect();
    let list = ComboBox::from_id_salt(("seat", side.letter())).width((240.0 * look.scale).min(ui.available_width() - 8.0));
    let list = list.height(HEIGHT * look.scale).truncate();
    let spoken = format!("{label}: {}", words.seat_name(now));
    if let Some(chosen) = choices::show(ui, look, list, &spoken, &entries) {
        actions.push(Action::Sit(side, seats[chosen]));
    }
}

/// Who sits where in a new game, in a row.
pub fn row(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let title = |ui: &mut Ui| ui.label(look.strong(say!(words, "seat-title"), 14.0));
    let mut seat = |ui: &mut Ui, side: Side| {
        mark(ui, look, side);
        ui.label(look.text(&words.side_names()[side], 14.0));
        choose(ui, app, look, side, app.settings().seats[side], actions);
    };
    // Where the text is large each has a row of its own.
    if ui.available_width() < ROW * look.scale {
        title(ui);
        for side in Side::BOTH {
            ui.horizontal(|ui| seat(ui, side));
        }
    } else {
        ui.horizontal_wrapped(|ui| {
            title(ui);
            for side in Side::BOTH {
                ui.add_space(6.0);
                seat(ui, side);
            }
            // Where it has room, for whoever has not found it yet.
            let alone = say!(words, "seat-alone");
            let width = ui.painter().layout_no_wrap(alone.clone(), look.font(13.0), look.colour(look.theme.muted)).size().x;
            if app.is_new_here() && app.settings().seats == BySide::default() && width + 20.0 < ui.available_width() {
                ui.add_space(6.0);
                ui.label(look.muted(alone, 13.0));
            }
        });
    }
}

/// How wide the row is at the usual size of text.
const ROW: f32 = 740.0;

/// How long a computer may take for a move, where one plays, and how much it may keep in mind.
pub fn limits(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let (words, settings) = (app.words(), app.settings());
    let computer = |side: Side| app.table().is_some_and(|table| table.session().players()[side].seat != Seat::Human);
    if Side::BOTH.into_iter().any(computer) {
        let name = |seconds: u16| say!(words, "seat-seconds", seconds = seconds);
        choice(ui, look, &say!(words, "seat-time"), settings.seconds, &SECONDS, name, |seconds| actions.push(Action::Seconds(seconds)));
    }
    let name = |megabytes: u16| say!(words, "seat-megabytes", megabytes = megabytes);
    choice(ui, look, &say!(words, "seat-memory"), settings.megabytes, &MEGABYTES, name, |megabytes| {
        actions.push(Action::Megabytes(megabytes));
    });
}

/// A number to be chosen from some.
fn choice(ui: &mut Ui, look: &Look, label: &str, now: u16, from: &[u16], name: impl Fn(u16) -> String, mut choose: impl FnMut(u16)) {
    ui.horizontal_wrapped(|ui| {
        ui.label(look.text(label, 13.0));
        let entries: Vec<Entry> = from.iter().map(|&other| Entry { name: name(other), tip: None, is_now: other == now }).collect();
        let list = ComboBox::from_id_salt(label).width(60.0);
        if let Some(chosen) = choices::show(ui, look, list, &format!("{label}: {}", name(now)), &entries) {
            choose(from[chosen]);
        }
    });
}
