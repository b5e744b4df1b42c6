//! The mark around whatever the keyboard's focus is on: one for all widgets, so that it is never missing or weak.

use egui::{Context, Stroke, StrokeKind};

use crate::ui::look::Look;

/// How wide the gap is between the ring and what has the focus.
const GAP: f32 = 2.0;

/// Draws a ring around what has the focus, with a gap in the window's colour, so that it is seen beside a ground of the
/// ring's own colour too.
pub fn ring(ctx: &Context, look: &Look) {
    let Some(response) = ctx.memory(egui::Memory::focused).and_then(|focus| ctx.read_response(focus)) else { return };
    if response.interact_rect.is_positive() {
        let painter = ctx.layer_painter(response.layer_id);
        for (gap, width, colour) in [(0.0, GAP, look.theme.window), (GAP, 2.5, look.theme.accent)] {
            let stroke = Stroke::new(width, look.colour(colour));
            painter.rect_stroke(response.interact_rect.expand(gap), 7.0 + gap, stroke, StrokeKind::Outside);
        }
    }
}
