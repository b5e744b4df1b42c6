//! What is said under the board, once more and turned round: for whoever sits opposite, where two sit face to face.
//!
//! It is painted, and pressed by a finger. Screen readers and the keyboard have it where it stands for whoever sits below.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Color32, Galley, Pos2, Rect, Sense, Ui, vec2};

use super::{board, sentence};
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
    let height = sentence::height(ui, look, area.width());
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
    let spacing = ui.spacing().item_spacing;
    let (room, font) = sentence::headline_room(ui, look, &narration.telling.headline, area.width());
    let ink = sentence::ink(look, narration.mood);
    write(area.min, ui.painter().layout_job(sentence::fitted(ui, &narration.telling.headline, font, ink, room)));
    let row = area.with_min_y(area.top() + room.y + spacing.y);
    let mut left = row.left();
    let offers = app.offered(table);
    let look_of_offers = sentence::fitting_offers(ui, look, &offers, row.width());
    for (number, offer) in offers.into_iter().enumerate() {
        let theme = &look.theme;
        let (ground, ink) = if offer.leads() { (theme.accent, theme.on_accent) } else { (theme.raised, theme.text) };
        let label = ui.painter().layout_no_wrap(offer.label.clone(), look_of_offers.strong_font(14.0), look.colour(ink));
        let size = vec2(label.size().x + 2.0 * ui.spacing().button_padding.x, look.row());
        let below = Rect::from_min_size(Pos2::new(left, row.center().y - size.y / 2.0), size);
        let button = Rect::from_center_size(about + (about - below.center()), size);
        let response = ui.interact(button, ui.scope_id().with(("opposite", number)), Sense::CLICK);
        ui.painter().rect_filled(button, 7.0, look.colour(if response.hovered() && !offer.leads() { theme.hovered } else { ground }));
        write(below.center() - label.size() / 2.0, label);
        if response.clicked() {
            actions.push(offer.action);
        }
        left = below.right() + spacing.x;
    }
    let room = vec2(row.right() - left, row.height());
    let ink = look.colour(look.theme.muted);
    let detail = ui.painter().layout_job(sentence::fitted(ui, &narration.telling.detail, look.font(14.0), ink, room));
    write(Pos2::new(left, row.center().y - detail.size().y / 2.0), detail);
}
