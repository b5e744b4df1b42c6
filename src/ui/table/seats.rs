//! Who sits at a side: a person, or the computer and how strong it plays.

use egui::{ComboBox, Ui, WidgetInfo};

use super::board::mark;
use crate::app::settings::{MEGABYTES, SECONDS};
use crate::app::{Action, App};
use crate::rules::Side;
use crate::search::Level;
use crate::session::Seat;
use crate::ui::look::Look;
use crate::ui::widgets::button::tip;
use crate::words::say;

/// High enough for all of the list to be in sight.
const HEIGHT: f32 = 300.0;

/// The list to choose from.
pub fn choose(ui: &mut Ui, app: &App, look: &Look, side: Side, now: Seat, actions: &mut Vec<Action>) {
    let words = app.words();
    let name = |seat: Seat| words.seat_name(seat);
    let label = say!(words, "seat-of", side = words.side_names()[side]);
    let seats = [Seat::Human].into_iter().chain(Level::ALL.map(Seat::Computer));
    let list = ComboBox::from_id_salt(("seat", side.letter())).width((240.0 * look.scale).min(ui.available_width() - 8.0));
    let chosen = list.height(HEIGHT * look.scale).selected_text(look.text(name(now), 13.0)).truncate().show_ui(ui, |ui| {
        for seat in seats {
            let mut entry = ui.selectable_label(seat == now, name(seat));
            if let Seat::Computer(level) = seat {
                entry = tip(entry, &words.level_about(level));
            }
            if entry.clicked() {
                actions.push(Action::Sit(side, seat));
                // A click closes it by itself, Enter does not.
                ui.close();
            }
        }
    });
    chosen.response.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, format!("{label}: {}", name(now))));
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
        let chosen = ComboBox::from_id_salt(label).width(60.0).selected_text(look.text(name(now), 13.0)).show_ui(ui, |ui| {
            for &other in from {
                if ui.selectable_label(other == now, name(other)).clicked() {
                    choose(other);
                }
            }
        });
        chosen.response.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, format!("{label}: {}", name(now))));
    });
}
