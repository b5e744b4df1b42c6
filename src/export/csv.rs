//! The game as a table: a row for each turn as listed, for spreadsheets and statistics.

use ::csv::Writer;

use super::error::ExportError;
use super::story::{Story, own};
use crate::rules::{Direction, Event, Position, Seeds};
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
            own.iter().for_each(|&event| after.apply(story.board(), event));
            let player = row.side.map_or("", |side| &teller.names[side]);
            let mut cells = vec![row.round.to_string(), row.turn.to_string(), unharmful(player), unharmful(&row.text)];
            cells.extend(played(session.played(row.node), teller, &before, own, &after));
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

/// What came of a move: its hole, direction and laps, what it captured, paired and claimed, and both stores afterwards.
fn played(played: Option<&Move>, teller: Teller<'_>, before: &[Event], own: &[Event], after: &Position) -> Vec<String> {
    let letter = |hole| teller.rules.board().letter(hole);
    let laps = own.iter().filter(|event| matches!(event, Event::Lap { .. })).count();
    let captured = |events: &[Event]| {
        let taken = events.iter().map(|event| match *event {
            Event::Singles { mine_taken: mine, taken, .. } => u32::from(mine) + u32::from(taken),
            Event::Capture { last_taken, seeds, .. } => u32::from(last_taken) + u32::from(seeds),
            _ => 0,
        });
        taken.sum::<u32>()
    };
    let direction = own.iter().find_map(|event| match event {
        Event::Lap { direction, .. } => Some(*direction),
        _ => None,
    });
    let pair = own.iter().find_map(|event| match *event {
        Event::Pair { mine, theirs } => Some(format!("{}{}", letter(mine), letter(theirs))),
        _ => None,
    });
    let claim = own.iter().find_map(|event| match *event {
        Event::Claim { centre } => Some(letter(centre).to_string()),
        _ => None,
    });
    let sown = |text: String| if let Some(Move::Sow(_)) = played { text } else { String::new() };
    let hole = if let Some(Move::Sow(turn)) = played { letter(turn.hole).to_string() } else { String::new() };
    let stores: [Seeds; 2] = [after.stores().south, after.stores().north];
    let mut cells = vec![
        hole,
        match direction {
            Some(Direction::Ccw) => say!(teller.words, "csv-ccw"),
            Some(Direction::Cw) => say!(teller.words, "csv-cw"),
            None => String::new(),
        },
        sown(laps.to_string()),
        sown((captured(before) + captured(own)).to_string()),
        pair.unwrap_or_default(),
        claim.unwrap_or_default(),
    ];
    cells.extend(stores.map(|seeds| seeds.to_string()));
    cells
}

/// A text that no spreadsheet takes for a formula.
fn unharmful(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) { format!("'{text}") } else { text.to_owned() }
}
