//! The game told for reading, as Markdown: rules, players, rounds with their turns and comments, and how it came out.

use std::fmt::{self, Write as _};

use super::story::Story;
use crate::catalogue;
use crate::rules::options::RuleOption;
use crate::rules::{Event, Side};
use crate::session::manners::Counting;
use crate::session::turn_list::Row;
use crate::session::{Match, Node, Seat, Session};
use crate::words::{Teller, say};

/// The whole text.
pub(super) fn text(teller: Teller<'_>, session: &Session) -> String {
    let words = teller.words;
    let story = Story::of(session);
    let mut end = session.clone();
    end.go_to(session.line().last().copied().unwrap_or(Node::START));
    let mut text = format!("# {}\n\n", plain(&session.rules().spec().name));
    for line in head(teller, session, end.game()) {
        add(&mut text, format_args!("- {line}\n"));
    }
    remark(&mut text, session.comment(Node::START), 0);
    let mut round = 0;
    for chapter in &story.chapters {
        let Some(row) = &chapter.row else { continue };
        if row.round != round {
            round = row.round;
            add(&mut text, format_args!("\n## {}\n\n", say!(words, "md-round", round = round)));
        }
        // An arrangement has no number.
        let sign = if row.turn == 0 { "- ".to_owned() } else { format!("{}. ", row.turn) };
        add(&mut text, format_args!("{sign}{}\n", turn(teller, row, story.counting)));
        remark(&mut text, session.comment(row.node), sign.len());
        if let Some(over) = end.game().rounds().get(round - 1).filter(|_| chapter.told.events.contains(&Event::Counted)) {
            let told = teller.round_result(over);
            add(&mut text, format_args!("\n{}\n", say!(words, "md-round-result", headline = told.headline, detail = told.detail)));
        }
    }
    text
}

/// What stands before the turns: rules, players, the start, and how it came out.
fn head(teller: Teller<'_>, session: &Session, end: &Match) -> Vec<String> {
    let (words, spec) = (teller.words, session.rules().spec());
    let (name, id) = (plain(&spec.name), &spec.id);
    let mut lines = vec![match &spec.made_from {
        Some(from) => say!(words, "md-rules-made", name = name, id = id, from = plain(from)),
        None if spec.region.is_empty() => say!(words, "md-rules", name = name, id = id),
        None => say!(words, "md-rules-from", name = name, id = id, region = plain(&spec.region)),
    }];
    if let Some(known) = catalogue::built_in(id) {
        for option in RuleOption::ALL {
            let value = spec.get(option).filter(|value| known.spec().get(option).as_ref() != Some(value));
            lines.extend(value.map(|value| say!(words, "md-option", option = option.name(), value = value)));
        }
    }
    let sides = words.side_names();
    lines.extend(Side::BOTH.map(|side| {
        let player = plain(&teller.names[side]);
        match session.players()[side].seat {
            Seat::Human => say!(words, "md-player", side = &sides[side], player = player),
            Seat::Computer(level) => {
                say!(words, "md-computer", side = &sides[side], player = player, level = usize::from(level.number()))
            }
        }
    }));
    lines.push(say!(words, "md-start", position = session.rules().position_text(session.start())));
    lines.push(say!(words, "md-result", result = plain(&teller.standing(end))));
    lines
}

/// A turn in a line.
fn turn(teller: Teller<'_>, row: &Row, counting: Counting) -> String {
    let words = teller.words;
    let summary = match counting {
        Counting::Aloud => plain(&teller.summary(&row.before, &row.events)),
        Counting::Silent => String::new(),
    };
    let (player, played) = (row.side.map_or_else(String::new, |side| plain(&teller.names[side])), &row.text);
    if summary.is_empty() {
        say!(words, "md-turn-plain", player = player, turn = played)
    } else {
        say!(words, "md-turn", player = player, turn = played, summary = summary)
    }
}

/// What somebody remarked, as a quotation that belongs to what stands before with so many characters in front.
fn remark(text: &mut String, comment: &str, indent: usize) {
    for (index, line) in comment.lines().enumerate() {
        let gap = if index == 0 { "\n" } else { "" };
        add(text, format_args!("{gap}{:indent$}> {}\n", "", plain(line)));
    }
    if !comment.is_empty() {
        text.push('\n');
    }
}

fn add(text: &mut String, more: fmt::Arguments<'_>) {
    // A string takes whatever is written.
    let _ = text.write_fmt(more);
}

/// A text in which no sign means more than itself.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '&' | '~' => plain.extend(['\\', letter]),
            letter if letter.is_control() => plain.push(' '),
            letter => plain.push(letter),
        }
    }
    plain
}
