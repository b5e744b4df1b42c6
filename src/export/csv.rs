//! The game as a table: a row for each turn as listed, for spreadsheets and statistics.

use ::csv::Writer;

use super::error::ExportError;
use super::story::{Story, own};
use crate::rules::{Direction, Event};
use crate::session::manners::Counting;
use crate::session::{Move, Session};
use crate::words::{Teller, say};

/// The table as the bytes of a file.
pub(super) fn bytes(teller: Teller<'_>, session: &Session) -> Result<Vec<u8>, ExportError> {
    let wrong = |why: String| ExportError::Painting(why);
    let mut table = Writer::from_writer(Vec::new());
    let story = Story::of(session);
    let mut rows = vec![head(teller)];
    // A capture at the start of a turn is told at the end of the one before.
    let mut before = Vec::new();
    for chapter in &story.chapters {
        let (own, next) = chapter.told.events.split_at(own(&chapter.told.events));
        if let Some(row) = &chapter.row {
            let mut after = chapter.told.before;
            for &event in own {
                after.apply(story.board(), event);
            }
            let player = row.side.map_or("", |side| &teller.names[side]);
            let mut cells = vec![row.round.to_string(), row.turn.to_string(), unharmful(player), unharmful(&row.text)];
            let came = played(session.played(row.node), teller, &before, own);
            // By traditional manners nobody counts before the match is over.
            let counted = |count: String| if story.counting == Counting::Aloud { count } else { String::new() };
            cells.extend([came.hole, came.direction, came.laps, counted(came.captured), came.pair, came.claim]);
            cells.extend([after.stores().south, after.stores().north].map(|seeds| counted(seeds.to_string())));
            rows.push(cells);
        }
        before = if chapter.row.is_none() { chapter.told.events.clone() } else { next.to_vec() };
    }
    for row in rows {
        table.write_record(row).map_err(|why| wrong(why.to_string()))?;
    }
    table.into_inner().map_err(|why| wrong(why.to_string()))
}

fn head(teller: Teller<'_>) -> Vec<String> {
    let words = teller.words;
    vec![
        say!(words, "csv-round"),
        say!(words, "csv-turn"),
        say!(words, "csv-player"),
        say!(words, "csv-move"),
        say!(words, "csv-hole"),
        say!(words, "csv-direction"),
        say!(words, "csv-laps"),
        say!(words, "csv-captured"),
        say!(words, "csv-pair"),
        say!(words, "csv-claim"),
        say!(words, "csv-south"),
        say!(words, "csv-north"),
    ]
}

/// What came of a move, as it stands in the table.
#[derive(Default)]
struct Came {
    hole: String,
    direction: String,
    laps: String,
    captured: String,
    pair: String,
    claim: String,
}

/// What came of a move, with what was captured before it.
fn played(played: Option<&Move>, teller: Teller<'_>, before: &[Event], own: &[Event]) -> Came {
    let Some(Move::Sow(turn)) = played else { return Came::default() };
    let letter = |hole| teller.rules.board().letter(hole);
    let mut came = Came { hole: letter(turn.hole).to_string(), ..Came::default() };
    let (mut laps, mut captured) = (0, 0);
    for &event in before.iter().chain(own) {
        match event {
            Event::Singles { mine_taken: mine, taken: seeds, .. } | Event::Capture { last_taken: mine, seeds, .. } => {
                captured += u32::from(mine) + u32::from(seeds);
            }
            Event::Lap { direction, .. } => {
                laps += 1;
                came.direction = match direction {
                    Direction::Ccw => say!(teller.words, "csv-ccw"),
                    Direction::Cw => say!(teller.words, "csv-cw"),
                };
            }
            Event::Pair { mine, theirs } => came.pair = format!("{}{}", letter(mine), letter(theirs)),
            Event::Claim { centre } => came.claim = letter(centre).to_string(),
            _ => {}
        }
    }
    Came { laps: laps.to_string(), captured: captured.to_string(), ..came }
}

/// A text that no spreadsheet takes for a formula.
fn unharmful(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) { format!("'{text}") } else { text.to_owned() }
}
