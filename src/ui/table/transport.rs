//! Play, pause, step and speed, with the timeline beside them.

use egui::{ComboBox, Ui};

use super::timeline::{self, Watched};
use crate::app::{Action, App, Command, Speed};
use crate::ui::look::Look;
use crate::ui::widgets::button::{Weight, icon_button, icon_size};
use crate::ui::widgets::choices::{self, Entry};
use crate::ui::widgets::icons::Icon;
use crate::words::say;

/// How high the row is in this width.
pub fn height(ui: &Ui, look: &Look, width: f32) -> f32 {
    let buttons = &Row::new(look, width).look;
    timeline::height(ui, look).max(ui.spacing().interact_size.y).max(icon_size(buttons, Weight::Plain).y)
}

/// The space between two buttons, and the share of the row that all of them take at most.
const GAP: f32 = 5.0;
const BUTTONS: f32 = 0.45;

/// The buttons that have room in a row, and how large they are.
struct Row {
    commands: &'static [Command],
    look: Look,
}

impl Row {
    fn new(look: &Look, width: f32) -> Self {
        let all: &[Command] = &[
            Command::ToStart,
            Command::LapBack,
            Command::SeedBack,
            Command::PlayPause,
            Command::SeedForward,
            Command::LapForward,
            Command::ToEnd,
        ];
        // Where it is narrow, the ends of the turn are reached by the timeline alone.
        let commands = if width < 700.0 * look.scale { &all[1..all.len() - 1] } else { all };
        let usual = icon_size(&look.at_most(1.0), Weight::Plain).x;
        let room = width * BUTTONS / commands.len() as f32 - GAP;
        Self { commands, look: look.at_most(room / usual) }
    }
}

/// Draws the row.
pub fn show(ui: &mut Ui, app: &App, look: &Look, watched: Watched<'_>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let row = Row::new(look, ui.available_width());
        for &command in row.commands {
            let icon = match command {
                Command::ToStart => Icon::Start,
                Command::LapBack => Icon::FastBack,
                Command::SeedBack => Icon::Back,
                Command::SeedForward => Icon::Forward,
                Command::LapForward => Icon::FastForward,
                Command::ToEnd => Icon::End,
                _ if watched.running => Icon::Pause,
                _ => Icon::Play,
            };
            let weight = match command {
                _ if !app.can(command) => Weight::Idle,
                Command::PlayPause => Weight::Leading,
                _ => Weight::Plain,
            };
            if icon_button(ui, &row.look, icon, weight, &command.label(app.words())).clicked() {
                actions.push(Action::Command(command));
            }
        }
        speed(ui, app, look, actions);
        ui.add_space(10.0);
        timeline::show(ui, app, look, watched, actions);
    });
}

/// High enough for all speeds to be in sight.
const LIST: f32 = 320.0;

fn speed(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let now = app.speed();
    let entries = Speed::ALL.map(|speed| Entry { name: speed.label(words), tip: None, is_now: speed == now });
    let list = ComboBox::from_id_salt("speed").width(64.0).height(LIST * look.scale);
    let spoken = say!(words, "speed-label", speed = now.label(words));
    if let Some(chosen) = choices::show(ui, look, list, &spoken, &entries) {
        actions.push(Action::Speed(Speed::ALL[chosen]));
    }
}
