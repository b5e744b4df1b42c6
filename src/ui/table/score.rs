//! The scoreboard of a match: what each round came to, the cows driven, and what is needed to end it.

use egui::{Sense, Ui, WidgetInfo, vec2};

use super::board::mark;
use crate::app::{App, Table};
use crate::rules::Side;
use crate::rules::ruleset::{Prize, Rounds};
use crate::scene::shape::Reader;
use crate::session::Stage;
use crate::ui::look::{BAR, Look};
use crate::ui::widgets::icons::{self, Icon};
use crate::words::say;

/// Draws the scoreboard.
pub fn show(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    if let (Stage::Over(outcome), true) = (table.session().game().stage(), table.is_at_rest()) {
        let result = app.teller(table, &app.names()).match_result(table.session().game(), outcome);
        ui.add(egui::Label::new(look.strong(result.headline, 14.0)).wrap());
        ui.add(egui::Label::new(look.muted(result.detail, 13.0)).wrap());
        ui.add_space(6.0);
    }
    if let Rounds::Wins(needed) = table.session().rules().spec().rounds {
        wins(ui, app, look, table, needed);
        ui.add_space(6.0);
    }
    if table.rounds_seen() > 0 || is_now_seen(table) {
        rounds(ui, app, look, table);
    } else if !table.waits_for_reader() {
        ui.add(egui::Label::new(look.muted(say!(app.words(), "score-no-rounds"), 13.0)).wrap());
    }
    ui.add_space(6.0);
    if is_now_seen(table) {
        needs(ui, app, look, table);
    }
}

/// Whether a round is under way, and the board shows it: not still the end of the one before.
fn is_now_seen(table: &Table) -> bool {
    let game = table.session().game();
    game.stage() == Stage::Turn && table.may_count() && table.rounds_seen() == game.rounds().len()
}

/// The games each has won, a cow for each where that is what is driven.
fn wins(ui: &mut Ui, app: &App, look: &Look, table: &Table, needed: u8) {
    let words = app.words();
    let names = app.names();
    let wins = table.session().game().wins_after(table.rounds_seen());
    let cows = table.session().rules().spec().prize == Prize::Cow;
    for side in Side::BOTH {
        let spoken = if cows {
            say!(words, "score-cows", player = names[side], won = wins[side], needed = needed)
        } else {
            say!(words, "score-games", player = names[side], won = wins[side], needed = needed)
        };
        ui.horizontal(|ui| {
            mark(ui, look, side);
            ui.add(egui::Label::new(look.text(spoken, 13.0)).wrap());
        });
        if cows && wins[side] > 0 {
            herd(ui, look, side, wins[side]);
        }
    }
}

/// A row of cows, as wide as the panel lets it be.
fn herd(ui: &mut Ui, look: &Look, side: Side, cows: usize) {
    let size = (15.0 * look.scale).min(ui.available_width() / (1.35 * cows as f32));
    let (rect, _) = ui.allocate_exact_size(vec2(size * 1.35 * cows as f32, size * 1.2), Sense::hover());
    paint_herd(ui.painter(), rect.left_center(), look, (side, Reader::Below), cows, size);
}

/// Paints a row of a side's cows, beginning on the left.
pub fn paint_herd(painter: &egui::Painter, left: egui::Pos2, look: &Look, (side, reader): (Side, Reader), cows: usize, size: f32) {
    for cow in 0..cows {
        let middle = left + vec2(size * (0.65 + 1.35 * cow as f32), 0.0);
        let place = egui::Rect::from_center_size(middle, vec2(size, size));
        icons::draw(painter, place, Icon::Cow(reader), size, look.colour(look.theme.sides[side].ink));
    }
}

/// What each round came to, and what each would have now.
fn rounds(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    // Where the panel is narrow the table scrolls aside by itself.
    egui::ScrollArea::horizontal().id_salt("rounds").show(ui, |ui| {
        // The bar lies under the last line, not on it.
        egui::Frame::new().inner_margin(egui::Margin { right: 6, bottom: BAR as i8, ..egui::Margin::ZERO }).show(ui, |ui| {
            table_of_rounds(ui, app, look, table);
        });
    });
}

fn table_of_rounds(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    let words = app.words();
    let names = app.names();
    let game = table.session().game();
    let named_mark = |ui: &mut Ui, side: Side| {
        mark(ui, look, side).widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &names[side]));
    };
    egui::Grid::new("rounds").num_columns(6).min_col_width(0.0).spacing([12.0, 4.0]).striped(true).show(ui, |ui| {
        ui.label(look.muted(say!(words, "score-round"), 12.0));
        ui.label(look.muted(say!(words, "score-began"), 12.0));
        for side in Side::BOTH {
            named_mark(ui, side);
        }
        ui.label(look.muted(say!(words, "score-nobody"), 12.0));
        ui.label(look.muted(say!(words, "score-turns"), 12.0));
        ui.end_row();
        for (number, round) in game.rounds().iter().take(table.rounds_seen()).enumerate() {
            ui.label(look.text((number + 1).to_string(), 13.0));
            named_mark(ui, round.start.began());
            for side in Side::BOTH {
                let seeds = round.seeds[side].to_string();
                let won = round.winner() == Some(side);
                ui.label(if won { look.strong(seeds, 13.0) } else { look.text(seeds, 13.0) });
            }
            ui.label(look.muted(round.nobody.to_string(), 13.0));
            ui.label(look.muted(round.turns.to_string(), 13.0));
            ui.end_row();
        }
        if is_now_seen(table) {
            let totals = table.session().rules().totals(table.position());
            let nobody = table.position().total() - usize::from(totals.south) - usize::from(totals.north);
            // The other columns are narrow, and need their room.
            ui.scope(|ui| {
                ui.set_max_width(64.0 * look.scale);
                ui.add(egui::Label::new(look.muted(say!(words, "score-now"), 12.0)).wrap());
            });
            named_mark(ui, game.round_start().began());
            for side in Side::BOTH {
                ui.label(look.text(totals[side].to_string(), 13.0));
            }
            ui.label(look.muted(nobody.to_string(), 13.0));
            ui.label(look.muted(table.position().turns().to_string(), 13.0));
            ui.end_row();
        }
    });
}

/// What each still needs to end the match.
fn needs(ui: &mut Ui, app: &App, look: &Look, table: &Table) {
    let words = app.words();
    let names = app.names();
    let rules = table.session().rules();
    let wins = table.session().game().wins();
    let totals = rules.totals(table.position());
    for side in Side::BOTH {
        let player = &names[side];
        let sentence = match rules.spec().rounds {
            Rounds::One => {
                let half = table.position().total() / 2 + 1;
                let more = half.saturating_sub(usize::from(totals[side]));
                if more == 0 {
                    say!(words, "score-has-half", player = player)
                } else {
                    say!(words, "score-needs-half", player = player, more = more)
                }
            }
            Rounds::AllSeeds { .. } => {
                say!(words, "score-needs-all", player = player, other = names[side.other()], more = totals[side.other()])
            }
            Rounds::Wins(needed) => {
                say!(words, "score-needs-games", player = player, more = usize::from(needed).saturating_sub(wins[side]))
            }
        };
        ui.add(egui::Label::new(look.muted(sentence, 12.5)).wrap());
    }
}
