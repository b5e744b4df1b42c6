//! The palette: a field to type in, and what is found, with keys and reasons at the right.

use egui::{Id, Key, Modifiers, Rect, Response, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2};

use super::dialogs::from_the_top;
use crate::app::palette::Entry;
use crate::app::{Action, App, Palette, PaletteAction};
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::live::{Live, heard};
use crate::words::say;

/// How wide it is, and how high a row is, at the usual size of text.
const WIDTH: f32 = 600.0;
const ROW: f32 = 32.0;

/// How far page keys go.
const PAGE: usize = 8;

/// Draws what is in the palette's window.
pub fn show(ui: &mut Ui, app: &App, look: &Look, palette: &Palette, actions: &mut Vec<Action>) {
    let words = app.words();
    let screen = ui.ctx().content_rect();
    ui.set_width((WIDTH * look.scale).min(screen.width() - 80.0));
    let moved = walk(ui, palette, actions);
    let field = field(ui, app, palette, actions);
    ui.add_space(4.0);
    let height = (screen.height() * 0.72 - 90.0 * look.scale).max(ROW * look.scale * 3.0);
    // As high for one entry as for many: the field stays where it is while somebody types.
    let list = ScrollArea::vertical().max_height(height).auto_shrink(false);
    let pointed = from_the_top(ui, list).show(ui, |ui| {
        beside_bar(ui);
        ui.spacing_mut().item_spacing.y = 1.0;
        let mut pointed = None;
        for (number, entry) in palette.found().iter().enumerate() {
            let is_pointed = number == palette.pointed();
            let response = row(ui, app, look, entry, is_pointed);
            if is_pointed {
                pointed = Some(response.id);
                if moved {
                    response.scroll_to_me(None);
                }
            }
            if response.clicked() {
                take(entry, actions);
            } else if response.hovered() && !is_pointed && ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
                actions.push(Action::Palette(PaletteAction::Point(number)));
            }
        }
        pointed
    });
    // The field keeps the focus; a screen reader is told which row the arrows have come to.
    if let Some(pointed) = pointed.inner {
        let _ = ui.ctx().accesskit_node_builder(field, |node| node.set_active_descendant(pointed.accesskit_id()));
    }
    ui.add_space(4.0);
    let told = match palette.found().get(palette.pointed()).map(|entry| &entry.does) {
        None => say!(words, "palette-none", typed = palette.typed().trim()),
        Some(Ok(_)) => say!(words, "palette-found", count = palette.found().len()),
        Some(Err(why)) => say!(words, "palette-cannot", count = palette.found().len(), why = why.text(words)),
    };
    heard(ui, look.muted(told, 12.5), Live::Polite);
}

/// Hears the keys that walk through what is found, before the field does. Says whether one was pressed.
fn walk(ui: &Ui, palette: &Palette, actions: &mut Vec<Action>) -> bool {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (at, last) = (palette.pointed(), palette.found().len().saturating_sub(1));
    let ways = [
        // Past the end it goes on from the start.
        (Key::ArrowDown, if at == last { 0 } else { at + 1 }),
        (Key::ArrowUp, at.checked_sub(1).unwrap_or(last)),
        (Key::PageDown, (at + PAGE).min(last)),
        (Key::PageUp, at.saturating_sub(PAGE)),
    ];
    let way = ways.into_iter().find(|(key, _)| pressed(*key));
    actions.extend(way.map(|(_, to)| Action::Palette(PaletteAction::Point(to))));
    if pressed(Key::Enter)
        && let Some(entry) = palette.found().get(at)
    {
        take(entry, actions);
    }
    // The row that is pointed at is drawn where it was one frame ago.
    way.is_some() || ui.input(|input| input.key_released(Key::ArrowDown) || input.key_released(Key::ArrowUp))
}

/// Does what an entry asks for; what cannot be done stays, with its reason.
fn take(entry: &Entry, actions: &mut Vec<Action>) {
    if let Ok(action) = &entry.does {
        actions.extend([Action::Palette(PaletteAction::Close), action.clone()]);
    }
}

fn field(ui: &mut Ui, app: &App, palette: &Palette, actions: &mut Vec<Action>) -> Id {
    let words = app.words();
    let mut typed = palette.typed().to_owned();
    let field = TextEdit::singleline(&mut typed).hint_text(say!(words, "palette-hint")).char_limit(100);
    let response = ui.add(field.desired_width(f32::INFINITY).margin(vec2(10.0, 8.0)));
    let label = say!(words, "palette-field");
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.changed() {
        actions.push(Action::Palette(PaletteAction::Type(typed)));
    }
    if !response.has_focus() {
        response.request_focus();
    }
    response.id
}

/// An entry: its name, where it is found, and at the right its key or why it cannot be done now.
fn row(ui: &mut Ui, app: &App, look: &Look, entry: &Entry, pointed: bool) -> Response {
    let words = app.words();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), (ROW * look.scale).max(look.least())), Sense::CLICK);
    let key = entry.command.and_then(|command| command.key_on(app.platform(), words)).unwrap_or_default();
    let right = match entry.does {
        Ok(_) => key,
        Err(why) => why.text(words),
    };
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(egui::Role::ListBoxOption, entry.does.is_ok(), spoken(app, entry, &right));
        info.selected = Some(pointed);
        info
    });
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_selected(pointed));
    if ui.is_rect_visible(rect) {
        draw(ui, look, entry, &right, pointed, rect);
    }
    response
}

/// All of a row in one sentence.
fn spoken(app: &App, entry: &Entry, right: &str) -> String {
    let place =
        if entry.place.is_empty() { entry.name.clone() } else { say!(app.words(), "palette-row", name = entry.name, place = entry.place) };
    if right.is_empty() { place } else { say!(app.words(), "palette-row", name = place, place = right) }
}

fn draw(ui: &Ui, look: &Look, entry: &Entry, right: &str, pointed: bool, rect: Rect) {
    let theme = &look.theme;
    let painter = ui.painter();
    if pointed {
        painter.rect_filled(rect, 7.0, look.colour(theme.selected));
        let bar = Rect::from_min_max(rect.min + vec2(0.0, 5.0), pos2(rect.left() + 3.5, rect.bottom() - 5.0));
        painter.rect_filled(bar, 2.0, look.colour(theme.accent));
    }
    let ink = if entry.does.is_ok() { theme.text } else { theme.muted };
    let key = painter.layout_no_wrap(right.to_owned(), look.font(12.5), look.colour(theme.muted));
    let left = rect.left() + 12.0;
    let end = rect.right() - 10.0 - key.size().x;
    painter.galley(pos2(end, rect.center().y - key.size().y / 2.0), key, look.colour(theme.muted));
    let cut = |text: &str, font: egui::FontId, ink: egui::Color32, width: f32| {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(20.0));
        painter.layout_job(job)
    };
    let name = cut(&entry.name, look.font(14.0), look.colour(ink), end - left - 16.0);
    let after = left + name.size().x + 10.0;
    painter.galley(pos2(left, rect.center().y - name.size().y / 2.0), name, look.colour(ink));
    // The place is left out before anything else is cut.
    if end - after > 60.0 {
        let place = cut(&entry.place, look.font(12.5), look.colour(theme.muted), end - after - 16.0);
        painter.galley(pos2(after, rect.center().y - place.size().y / 2.0), place, look.colour(theme.muted));
    }
}
