//! Rows that go on in a next one where they are too long, and what stays in one piece in them.

use std::fmt::Debug;
use std::hash::Hash;

use egui::Ui;

/// Draws several things that stay side by side in a row that is wrapped: where they have no room left they begin the next row.
pub fn piece<R>(ui: &mut Ui, name: impl Hash + Debug, draw: impl FnOnce(&mut Ui) -> R) -> R {
    // How wide they are is known from the time before.
    let id = ui.scope_id().with(("piece", name));
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let begins_row = ui.cursor().left() <= ui.min_rect().left();
    if !begins_row && known.is_some_and(|known| known > ui.available_size_before_wrap().x) {
        ui.end_row();
    }
    let drawn = ui.horizontal(draw);
    let width = drawn.response.rect.width();
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("a piece of a row has another width");
    }
    drawn.inner
}
