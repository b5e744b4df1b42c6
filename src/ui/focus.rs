//! The mark around whatever the keyboard's focus is on: one for all widgets, so that it is never missing or weak.

use egui::{Context, Stroke, StrokeKind};

use super::look::Look;

/// Draws a ring around what has the focus, with a gap so that it is seen beside a ground of its own colour too.
pub fn ring(ctx: &Context, look: &Look) {
    let Some(response) = ctx.memory(egui::Memory::focused).and_then(|focus| ctx.read_response(focus)) else { return };
    if response.interact_rect.is_positive() {
        let stroke = Stroke::new(2.0, look.colour(look.theme.accent));
        ctx.layer_painter(response.layer_id).rect_stroke(response.interact_rect.expand(1.5), 8.0, stroke, StrokeKind::Outside);
    }
}
