//! Buttons: one with a sign on it, and the one that leads on.

use egui::{Button, Response, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::focus::{self, Entrance};
use super::icons::{self, Icon};
use crate::app::{Action, App, Command};
use crate::scene::Drawing;
use crate::ui::look::Look;

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// As most do.
    Plain,
    /// As the one that leads on.
    Leading,
    /// Without a ground until it is pointed at.
    Bare,
    /// As one that can do nothing now. It keeps the keyboard's focus, for soon it may do something again.
    Idle,
}

/// How large such a button is.
pub fn icon_size(look: &Look, weight: Weight) -> Vec2 {
    let usual = if weight == Weight::Bare { 26.0 } else { 34.0 };
    (vec2(1.15, 1.0) * usual * growth(look, weight)).max(Vec2::splat(look.least()))
}

/// How many times larger than usual a sign is: it grows with the text, but one that stands at the end of words leaves them room.
const fn growth(look: &Look, weight: Weight) -> f32 {
    match weight {
        Weight::Bare => look.scale.min(1.6),
        Weight::Plain | Weight::Leading | Weight::Idle => look.scale,
    }
}

/// A square button with a sign; its name is read to those who do not see it, and shown to those who point at it.
pub fn icon_button(ui: &mut Ui, look: &Look, icon: Icon, weight: Weight, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(icon_size(look, weight), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, weight != Weight::Idle, name));
    if ui.is_rect_visible(rect) {
        let theme = &look.theme;
        let pointed = response.hovered() || response.has_focus();
        let ground = match weight {
            Weight::Leading => Some(theme.accent),
            Weight::Idle => Some(theme.panel),
            _ if pointed => Some(theme.hovered),
            Weight::Plain => Some(theme.raised),
            Weight::Bare => None,
        };
        if let Some(ground) = ground {
            ui.painter().rect_filled(rect, 8.0, look.colour(ground));
            if weight == Weight::Plain && theme.drawing == Drawing::Outlined {
                ui.painter().rect_stroke(rect, 8.0, Stroke::new(1.0, look.colour(theme.line)), StrokeKind::Inside);
            }
        }
        let ink = match weight {
            Weight::Leading => theme.on_accent,
            Weight::Plain | Weight::Bare => theme.text,
            Weight::Idle => theme.text.mix(theme.panel, 0.8),
        };
        icons::draw(ui.painter(), rect, icon, 13.0 * growth(look, weight), look.colour(ink));
    }
    tip(response, name)
}

/// Shows a text beside what is pointed at, held down by a finger, or led to by the keyboard. The only way to one: egui would
/// keep a tip over a dialog that has come to lie over what it belongs to, as long as the pointer rests there.
#[expect(clippy::disallowed_methods, reason = "all others come here")]
pub fn tip(response: Response, text: &str) -> Response {
    if !is_free(&response) {
        return response;
    }
    if response.has_focus() && !response.hovered() {
        response.show_tooltip_text(text);
    }
    response.on_hover_text(text)
}

/// The same for what would lie under its own tip where the keyboard has led there.
#[expect(clippy::disallowed_methods, reason = "all others come here")]
pub fn pointer_tip(response: Response, text: &str) -> Response {
    if is_free(&response) { response.on_hover_text(text) } else { response }
}

/// Whether nothing lies over it that is to be answered first.
fn is_free(response: &Response) -> bool {
    response.ctx.memory(|memory| memory.allows_interaction(response.layer_id))
}

/// A button with words on it.
pub fn of_weight(look: &Look, weight: Weight, label: String) -> Button<'static> {
    match weight {
        Weight::Leading => {
            Button::new(look.strong(label, 14.0).color(look.colour(look.theme.on_accent))).fill(look.colour(look.theme.accent))
        }
        Weight::Plain | Weight::Bare | Weight::Idle => Button::new(look.text(label, 14.0)),
    }
}

/// The button that leads on.
pub fn leading_button(ui: &mut Ui, look: &Look, label: String) -> Response {
    let button = ui.add(of_weight(look, Weight::Leading, label));
    leads(&button);
    button
}

/// Says that this button leads on: where Enter does nothing else, it comes here.
pub fn leads(button: &Response) {
    if button.enabled() {
        focus::begins(&button.ctx, Entrance::Enter, button);
    }
}

/// The buttons that undo what was changed, and do it again.
pub fn undoing(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        for command in [Command::Undo, Command::Redo] {
            let button = Button::new(look.text(command.label(app.words()), 13.0));
            if ui.add_enabled(app.can(command), button).clicked() {
                actions.push(Action::Command(command));
            }
        }
    });
}
