//! What is said under the board, once more and turned round: for whoever sits opposite, where two sit face to face.
//!
//! It is painted, and pressed by a finger. Screen readers and the keyboard have it where it stands for whoever sits below.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Color32, Galley, Pos2, Rect, Response, Sense, Ui};

use super::board;
use super::told::{self, CHIP_TYPE, Told};
use crate::app::narration::Narration;
use crate::app::{Action, App, Table};
use crate::scene::Readers;
use crate::scene::shape::Reader;
use crate::ui::look::Look;
use crate::ui::paint;

/// Draws it at the upper edge of an area, where somebody sits opposite. Returns what it leaves to the board.
pub fn show(ui: &Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), area: Rect, actions: &mut Vec<Action>) -> Rect {
    if board::readers(app) == Readers::Below {
        return area;
    }
    let height = told::height(ui, look, area.width());
    let (turned, rest) = area.split_top_bottom_at_y(area.top() + height);
    draw(ui, app, look, (table, narration), turned, actions);
    rest.with_min_y(rest.top() + 2.0 * ui.spacing().item_spacing.y)
}

fn draw(ui: &Ui, app: &App, look: &Look, (table, narration): (&Table, &Narration), area: Rect, actions: &mut Vec<Action>) {
    // All is placed as whoever sits below would have it, and turned about the middle as it is painted.
    let about = area.center();
    let write = |at: Pos2, galley: Arc<Galley>| {
        ui.painter().add(paint::read_by(Reader::Above, about, TextShape::new(at, galley, Color32::PLACEHOLDER)));
    };
    let Told { headline, detail, buttons, button_look, rule } = Told::new(ui, app, look, (table, narration), area);
    for text in [Some(headline), detail].into_iter().flatten() {
        write(text.at, text.galley);
    }
    let theme = &look.theme;
    let button = |part: usize, place: Rect, corner: f32, label: Arc<Galley>, [ground, pointed]: [Color32; 2]| -> Response {
        let turned = Rect::from_center_size(about + (about - place.center()), place.size());
        let response = ui.interact(turned, ui.scope_id().with(("opposite", part)), Sense::CLICK);
        ui.painter().rect_filled(turned, corner, if response.hovered() { pointed } else { ground });
        write(place.center() - label.size() / 2.0, label);
        response
    };
    let [raised, hovered, accent] = [theme.raised, theme.hovered, theme.accent].map(|of_theme| look.colour(of_theme));
    for (number, (place, offer)) in buttons.into_iter().enumerate() {
        let (grounds, ink) = if offer.leads() { ([accent; 2], theme.on_accent) } else { ([raised, hovered], theme.text) };
        let label = ui.painter().layout_no_wrap(offer.label, button_look.strong_font(14.0), look.colour(ink));
        if button(number, place, 7.0, label, grounds).clicked() {
            actions.push(offer.action);
        }
    }
    if let Some(rule) = rule {
        let ink = look.colour(theme.muted);
        let mut name = egui::text::LayoutJob::simple_singleline(rule.name, look.font(CHIP_TYPE), ink);
        name.wrap = egui::text::TextWrapping::truncate_at_width(rule.place.width() - 2.0 * ui.spacing().button_padding.x);
        if button(usize::MAX, rule.place, rule.place.height() / 2.0, ui.painter().layout_job(name), [raised, hovered]).clicked() {
            actions.push(Action::ShowRule(rule.clause));
        }
    }
}
