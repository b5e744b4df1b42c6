//! A player's name beside the board, with the side's mark, and whether it is the player's turn.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Color32, Galley, Painter, Pos2, Rect, Ui, vec2};

use super::score;
use crate::app::{App, Table};
use crate::rules::Side;
use crate::rules::ruleset::Prize;
use crate::scene::shape::Reader;
use crate::session::{Seat, Stage};
use crate::ui::look::Look;
use crate::ui::paint;
use crate::words::say;

/// The room for a player's name, and where the player sits.
#[derive(Clone, Copy)]
pub struct Strip {
    /// The room.
    pub rect: Rect,
    /// Who reads it: for one who sits above all of it is turned round.
    pub reader: Reader,
}

impl Strip {
    /// Where something lies that lies there for one who sits below.
    fn place(self, rect: Rect) -> Rect {
        match self.reader {
            Reader::Below => rect,
            Reader::Above => Rect::from_center_size(self.rect.center() + (self.rect.center() - rect.center()), rect.size()),
        }
    }

    /// Writes a text with its upper left corner there.
    fn write(self, painter: &Painter, at: Pos2, galley: Arc<Galley>, ink: Color32) {
        painter.add(paint::read_by(self.reader, self.rect.center(), TextShape::new(at, galley, ink)));
    }
}

/// Draws it.
pub fn show(ui: &Ui, app: &App, look: &Look, table: &Table, side: Side, turned: Strip) {
    let strip = turned.rect;
    let words = app.words();
    let chip = match table.session().game().stage() {
        Stage::Turn if app.computer_moves() && table.is_at_rest() && table.chooser() == side => Some(say!(words, "computer-chip")),
        _ if table.mover_seen() == Some(side) => Some(say!(words, "table-to-move")),
        Stage::Arrange { setter, .. } if setter == side && table.is_at_rest() => Some(say!(words, "table-sets-out")),
        Stage::Over(outcome) if outcome.winner == Some(side) && table.is_at_rest() => Some(say!(words, "table-winner")),
        _ => None,
    };
    let painter = ui.painter().with_clip_rect(strip.expand(4.0));
    let colours = look.theme.sides[side];
    let mark = Rect::from_center_size(egui::pos2(strip.left() + 9.0, strip.center().y), vec2(16.0, 16.0));
    paint::paint_side_mark(&painter, turned.place(mark).center(), 8.0, side, &look.theme);
    let names = app.names();
    let chip_in = |look: &Look| {
        let chip = chip.clone()?;
        Some(painter.layout_no_wrap(chip, look.strong_font(12.0), look.colour(colours.on_ink)))
    };
    let room_in = |look: &Look| strip.width() - 30.0 - chip_in(look).map_or(0.0, |chip| chip.size().x + 34.0);
    // Where large text has no room here it is smaller, before a name is cut.
    let wanted = painter.layout_no_wrap(names[side].clone(), look.strong_font(16.0), look.colour(look.theme.text)).size().x;
    let short = (wanted - room_in(look)).max(0.0);
    let look = &look
        .at_most((strip.height() + 4.0) / (16.0 * 1.3))
        .at_most(look.scale * (1.0 - short / (wanted + strip.width() - room_in(look) - 64.0)));
    let (chip, room) = (chip_in(look), room_in(look));
    let mut name = egui::text::LayoutJob::simple_singleline(names[side].clone(), look.strong_font(16.0), look.colour(look.theme.text));
    name.wrap = egui::text::TextWrapping::truncate_at_width(room.max(40.0));
    let name = painter.layout_job(name);
    let left = strip.left() + 28.0;
    let after = left + name.size().x + 12.0;
    turned.write(&painter, egui::pos2(left, strip.center().y - name.size().y / 2.0), name, look.colour(look.theme.text));
    let mut after = after;
    if let Some(chip) = chip {
        let size = chip.size() + vec2(20.0, 8.0);
        let ground = Rect::from_min_size(egui::pos2(after, strip.center().y - size.y / 2.0), size);
        painter.rect_filled(turned.place(ground), size.y / 2.0, look.colour(colours.ink));
        turned.write(&painter, ground.min + vec2(10.0, 4.0), chip, look.colour(colours.on_ink));
        after = ground.right() + 12.0;
    }
    let seat = table.session().players()[side].seat;
    if seat != Seat::Human {
        let seat = painter.layout_no_wrap(words.seat_name(seat), look.font(13.0), look.colour(look.theme.muted));
        // Where there is no room for it the panel alone says it.
        if after + seat.size().x < strip.right() {
            let next = after + seat.size().x + 12.0;
            turned.write(&painter, egui::pos2(after, strip.center().y - seat.size().y / 2.0), seat, look.colour(look.theme.muted));
            after = next;
        }
    }
    if table.session().rules().spec().prize == Prize::Cow {
        // Where the strip is short they are smaller, and where they could not be told apart the panel alone has them.
        let cows = table.session().game().wins_after(table.rounds_seen())[side];
        let size = ((strip.right() - after) / (1.35 * cows.max(1) as f32)).min(17.0);
        if size > 7.0 {
            let herd = Rect::from_min_size(egui::pos2(after, strip.center().y), vec2(1.35 * size * cows as f32, 0.0));
            score::paint_herd(&painter, turned.place(herd).min, look, (side, turned.reader), cows, size);
        }
    }
}
