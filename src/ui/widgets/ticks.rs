//! What is ticked, and what is picked from a few: the sign is as large as the words beside it.

use std::sync::Arc;

use egui::{Response, RichText, Stroke, Ui};

/// Something that is on or off.
pub fn checkbox(ui: &mut Ui, on: &mut bool, words: RichText) -> Response {
    sized(ui, &words.clone(), |ui| ui.checkbox(on, words))
}

/// One of several of which one is chosen.
pub fn radio(ui: &mut Ui, chosen: bool, words: RichText) -> Response {
    sized(ui, &words.clone(), |ui| ui.radio(chosen, words))
}

fn sized(ui: &mut Ui, words: &RichText, draw: impl FnOnce(&mut Ui) -> Response) -> Response {
    let usual = Arc::clone(ui.style());
    let font = 0.85 * ui.ctx().fonts_mut(|fonts| words.font_height(fonts, &usual));
    let edge = Stroke::new(1.5, ui.visuals().weak_text_color());
    let spacing = ui.spacing_mut();
    (spacing.icon_width, spacing.icon_width_inner) = (font, font * 0.55);
    // Its ground alone would hardly be seen.
    ui.visuals_mut().widgets.inactive.bg_stroke = edge;
    let drawn = draw(ui);
    // Not drawn in a part of its own, which would not go on in the next row where a row is full.
    ui.set_style(usual);
    drawn
}
