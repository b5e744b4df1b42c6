//! The mark around whatever the keyboard's focus is on: one for all widgets, so that it is never missing or weak.

use egui::{Context, EventFilter, FocusDirection, Id, Key, Modifiers, Response, Stroke, StrokeKind, Ui};

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

/// The keys by which the keyboard comes to a screen on which nothing has the focus yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrance {
    /// Tab, which would begin with the menus else.
    Tab,
    /// The arrows, which would lead nowhere else.
    Arrows,
    /// Enter, which comes to the filled button, and presses it only then.
    Enter,
}

impl Entrance {
    const ALL: [Self; 3] = [Self::Tab, Self::Arrows, Self::Enter];

    const fn keys(self) -> &'static [Key] {
        match self {
            Self::Tab => &[Key::Tab],
            Self::Arrows => &[Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft],
            Self::Enter => &[Key::Enter],
        }
    }
}

/// Says that the keyboard comes to a screen here.
pub fn begins(ctx: &Context, by: Entrance, response: &Response) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::unique(by), (now, response.id)));
}

/// Lets the keyboard come to the screen where it begins; by Enter only where that has no other meaning now. To be asked before
/// anything is drawn.
pub fn enter(ctx: &Context, enter_is_free: bool) {
    let nowhere = ctx.memory(|memory| memory.focused().is_none());
    let is_free = |by: &Entrance| match by {
        Entrance::Tab | Entrance::Arrows => nowhere,
        Entrance::Enter => enter_is_free,
    };
    for by in Entrance::ALL.into_iter().filter(is_free) {
        // Said in the picture before, or the screen is another one now.
        let place = ctx.data(|data| data.get_temp::<(u64, Id)>(Id::unique(by))).filter(|(at, _)| at + 1 >= ctx.cumulative_pass_nr());
        if let Some((_, id)) = place
            && ctx.input_mut(|input| by.keys().iter().any(|&key| input.consume_key(Modifiers::NONE, key)))
        {
            ctx.memory_mut(|memory| {
                memory.request_focus(id);
                // Or egui would go on from there by the same key.
                memory.move_focus(FocusDirection::None);
            });
        }
    }
}

/// Keeps the arrows where they are pressed: egui would move its focus by them.
pub fn keep_arrows(ui: &Ui, response: &Response) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
}
