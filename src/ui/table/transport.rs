//! Play, pause, step and speed, with the timeline beside them.

use egui::{ComboBox, Ui};

use super::timeline::{self, Watched};
use crate::app::{Action, App, Command, Speed};
use crate::ui::look::Look;
use crate::ui::widgets::button::{Weight, icon_button};
use crate::ui::widgets::icons::Icon;
use crate::words::say;

/// How high the row is.
pub fn height(ui: &Ui, look: &Look) -> f32 {
    timeline::height(ui, look).max(ui.spacing().interact_size.y)
}

/// Draws the row.
pub fn show(ui: &mut Ui, app: &App, look: &Look, watched: Watched<'_>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let play = if watched.running { Icon::Pause } else { Icon::Play };
        let narrow = ui.available_width() < 700.0;
        let buttons = [
            (Command::ToStart, Icon::Start),
            (Command::LapBack, Icon::FastBack),
            (Command::SeedBack, Icon::Back),
            (Command::PlayPause, play),
            (Command::SeedForward, Icon::Forward),
            (Command::LapForward, Icon::FastForward),
            (Command::ToEnd, Icon::End),
        ];
        for (command, icon) in buttons {
            if narrow && matches!(command, Command::ToStart | Command::ToEnd) {
                continue;
            }
            let weight = match command {
                _ if !app.can(command) => Weight::Idle,
                Command::PlayPause => Weight::Leading,
                _ => Weight::Plain,
            };
            if icon_button(ui, look, icon, weight, &command.label(app.words())).clicked() {
                actions.push(Action::Command(command));
            }
        }
        speed(ui, app, look, actions);
        ui.add_space(10.0);
        timeline::show(ui, app, look, watched, actions);
    });
}

fn speed(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let name = |speed: Speed| speed.label(words);
    let now = app.settings().speed;
    let chosen = ComboBox::from_id_salt("speed").width(64.0).selected_text(look.text(name(now), 13.0)).show_ui(ui, |ui| {
        for speed in Speed::ALL {
            if ui.selectable_label(speed == now, name(speed)).clicked() {
                actions.push(Action::Speed(speed));
            }
        }
    });
    chosen.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, say!(words, "speed-label", speed = name(now))));
}
