//! One thing to choose from several: side by side, or in a list that opens. By the keyboard a list begins at what is chosen now,
//! and gives the focus back.

use egui::{Button, Color32, ComboBox, Response, Role, Ui, Vec2, WidgetInfo, vec2};

use super::button::pointer_tip;
use crate::ui::look::Look;

/// Something that can be chosen.
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// What more is to be known of it.
    pub tip: Option<String>,
    /// Whether it is chosen now.
    pub is_now: bool,
}

/// Draws the list, which is called `spoken` to those who do not see it. Gives the place of what was chosen.
pub fn show(ui: &mut Ui, look: &Look, list: ComboBox, spoken: &str, entries: &[Entry]) -> Option<usize> {
    let now = entries.iter().find(|entry| entry.is_now).map(|entry| entry.name.as_str()).unwrap_or_default();
    let mut chosen = None;
    let opened = list.selected_text(look.text(now, 13.0)).show_ui(ui, |ui| {
        let is_new = !ui.memory(|memory| memory.areas().visible_last_frame(&ui.layer_id()));
        for (place, entry) in entries.iter().enumerate() {
            let mut response = ui.selectable_label(entry.is_now, &entry.name);
            if let Some(text) = &entry.tip {
                response = pointer_tip(response, text);
            }
            if is_new && entry.is_now {
                response.request_focus();
                response.scroll_to_me(None);
            }
            if response.clicked() {
                chosen = Some(place);
                // A click closes it by itself, Enter does not.
                ui.close();
            }
        }
    });
    if chosen.is_some() {
        opened.response.request_focus();
    }
    opened.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken));
    chosen
}

/// One of a few choices side by side; the one that is chosen now is lit.
pub fn segment(ui: &mut Ui, look: &Look, name: &str, is_now: bool) -> Response {
    let (text, ground) = if is_now {
        (look.strong(name, 13.0).color(look.colour(look.theme.on_accent)), look.theme.accent)
    } else {
        (look.text(name, 13.0), look.theme.raised)
    };
    // As wide as it is while it is lit, so that nothing beside it moves.
    let lit = ui.painter().layout_no_wrap(name.to_owned(), look.strong_font(13.0), Color32::PLACEHOLDER).size().x;
    let width = lit.ceil() + 2.0 * ui.spacing().button_padding.x;
    let button = ui.add(Button::new(text).fill(look.colour(ground)).min_size(vec2(width, 0.0).max(Vec2::splat(look.least()))));
    button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_now, name));
    button
}
