//! Who sits at a side: a person, or the computer and how strong it plays.

use egui::{Color32, ComboBox, FontId, Ui};

use super::board::mark;
use crate::app::settings::SECONDS;
use crate::app::{Action, App, Command, Company};
use crate::rules::{BySide, Side};
use crate::search::Level;
use crate::session::Seat;
use crate::ui::look::Look;
use crate::ui::widgets::button::pointer_tip;
use crate::ui::widgets::choices::{self, Entry};
use crate::ui::widgets::focus::{self, Entrance};
use crate::ui::widgets::ticks::checkbox;
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
    let list = ComboBox::from_id_salt(("seat", side.letter())).width((LIST * look.scale).min(ui.available_width() - 8.0));
    let list = list.height(HEIGHT * look.scale).truncate();
    let spoken = format!("{label}: {}", words.seat_name(now));
    if let Some(chosen) = choices::show(ui, look, list, &spoken, &entries) {
        actions.push(Action::Sit(side, seats[chosen]));
    }
}

/// Who sits where in a new game: two people or one against the computer, and how strong it plays.
pub fn row(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let (company_width, lists, face_width) = widths(ui, app, look);
    let room = ui.available_width();
    if company_width + lists + face_width <= room {
        ui.horizontal(|ui| {
            company(ui, app, look, actions);
            for side in Side::BOTH {
                ui.add_space(BETWEEN);
                seat(ui, app, look, side, actions);
            }
            face_to_face(ui, app, look, actions);
        });
        return;
    }
    ui.horizontal_wrapped(|ui| {
        company(ui, app, look, actions);
        face_to_face(ui, app, look, actions);
    });
    // Where the text is large each has a row of its own.
    if lists <= room {
        ui.horizontal(|ui| {
            for side in Side::BOTH {
                seat(ui, app, look, side, actions);
            }
        });
    } else {
        for side in Side::BOTH {
            ui.horizontal(|ui| seat(ui, app, look, side, actions));
        }
    }
}

/// How wide the parts of the row are: the choice that comes first, both lists, and whether two sit face to face.
fn widths(ui: &Ui, app: &App, look: &Look) -> (f32, f32, f32) {
    let (words, spacing) = (app.words(), ui.spacing());
    let wide = |text: String, font: FontId| ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().x + spacing.item_spacing.x;
    let segment = |text: String| wide(text, look.strong_font(13.0)).max(look.least()) + 2.0 * spacing.button_padding.x;
    let company =
        wide(say!(words, "seat-title"), look.strong_font(14.0)) + segment(say!(words, "seat-two")) + segment(say!(words, "seat-alone"));
    let names = words.side_names();
    let name = wide(names.south.clone(), look.font(14.0)).max(wide(names.north.clone(), look.font(14.0)));
    let list = MARK + name + LIST * look.scale + 3.0 * spacing.item_spacing.x;
    let face = wide(Command::TwoSides.label(words), look.font(13.0)) + spacing.icon_width + spacing.icon_spacing + BETWEEN;
    (company, 2.0 * (list + BETWEEN), face)
}

/// The room for a side's mark, for a list at the usual size of text, and between two parts of the row.
const MARK: f32 = 16.0;
const LIST: f32 = 240.0;
const BETWEEN: f32 = 6.0;

/// How many people sit at the board: the choice that comes first, and that nobody has to look for in a list.
fn company(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let (words, seats, opponent) = (app.words(), app.settings().seats, app.settings().opponent);
    ui.label(look.strong(say!(words, "seat-title"), 14.0));
    for company in Company::OFFERED {
        let choice = choices::segment(ui, look, &company.label(words), company == Company::of(seats));
        if company == Company::OFFERED[0] {
            focus::begins(ui.ctx(), Entrance::Tab, &choice);
        }
        if choice.clicked() {
            let then = company.seats(seats, opponent);
            actions.extend(Side::BOTH.into_iter().filter(|&side| then[side] != seats[side]).map(|side| Action::Sit(side, then[side])));
        }
    }
}

/// A side, and the list of who can sit there. The lists begin in one line where they stand one below the other.
fn seat(ui: &mut Ui, app: &App, look: &Look, side: Side, actions: &mut Vec<Action>) {
    let names = app.words().side_names();
    mark(ui, look, side);
    let wide = |name: &String| ui.painter().layout_no_wrap(name.clone(), look.font(14.0), look.colour(look.theme.text)).size().x;
    let widest = wide(&names.south).max(wide(&names.north));
    let left = ui.cursor().left();
    ui.label(look.text(&names[side], 14.0));
    ui.add_space((left + widest + ui.spacing().item_spacing.x - ui.cursor().left()).max(0.0));
    choose(ui, app, look, side, app.settings().seats[side], actions);
}

/// Whether two people sit face to face, where there are two.
fn face_to_face(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let (words, settings) = (app.words(), app.settings());
    if settings.seats == BySide::default() {
        let mut on = settings.two_sides;
        let check = checkbox(ui, &mut on, look.text(Command::TwoSides.label(words), 13.0));
        if pointer_tip(check, &say!(words, "setting-two-sides-help")).clicked() {
            actions.push(Action::Command(Command::TwoSides));
        }
    }
}

/// How long a computer may take for a move, where one plays, and how much it may keep in mind.
pub fn limits(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let (words, settings) = (app.words(), app.settings());
    let computer = |side: Side| app.table().is_some_and(|table| table.session().players()[side].seat != Seat::Human);
    if Side::BOTH.into_iter().any(computer) {
        let name = |seconds: u16| say!(words, "seat-seconds", seconds = seconds);
        choice(ui, look, &say!(words, "seat-time"), settings.seconds, &SECONDS, name, |seconds| actions.push(Action::Seconds(seconds)));
    }
    if app.museum_minutes().is_some() {
        // How much of the machine is used is its owner's to say.
        return;
    }
    let name = |megabytes: u16| say!(words, "seat-megabytes", megabytes = megabytes);
    choice(ui, look, &say!(words, "seat-memory"), settings.megabytes, app.memories(), name, |megabytes| {
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
