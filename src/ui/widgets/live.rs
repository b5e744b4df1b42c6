//! What a screen reader reads out as it changes, without moving the reader's place.

pub use egui::accesskit::Live;
use egui::{Label, Response, Ui, WidgetText};

/// Writes a text that a screen reader reads out as it comes and as it changes.
pub fn heard(ui: &mut Ui, text: impl Into<WidgetText>, how: Live) -> Response {
    let response = ui.add(Label::new(text).wrap());
    live(ui, &response, how);
    response
}

/// Has a screen reader read out what is shown here whenever it changes.
pub fn live(ui: &Ui, shown: &Response, how: Live) {
    // Where no screen reader runs there is nothing to tell.
    let _ = ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(how));
}
