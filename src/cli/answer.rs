//! What the search found, as one line of JSON and in words.

use serde::{Serialize, Serializer};

use super::output::{Done, Output};
use super::{json, words};
use crate::rules::{Rules, Side};
use crate::search::{Answer, Worth};
use crate::words::say;

#[derive(Serialize)]
struct AnswerLine {
    exact: bool,
    south: Option<i16>,
    low: i16,
    high: i16,
    best: Option<String>,
    line: Vec<String>,
    #[serde(serialize_with = "as_map")]
    values: Vec<(String, TurnPart)>,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct TurnPart {
    exact: bool,
    south: Option<i16>,
}

fn as_map<S: Serializer>(values: &[(String, TurnPart)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().map(|(turn, part)| (turn, part)))
}

/// The answer as a line of JSON.
pub(super) fn line(rules: &Rules, answer: &Answer, seconds: f64) -> String {
    // Before anything was looked at there is no guess worth telling.
    let south = |worth: Worth| worth.exact().or((answer.depth > 0).then_some(worth.estimate));
    let part = |worth: Worth| TurnPart { exact: worth.exact().is_some(), south: south(worth) };
    json::line(&AnswerLine {
        exact: answer.worth.exact().is_some(),
        south: south(answer.worth),
        low: answer.worth.low,
        high: answer.worth.high,
        best: answer.best.map(|turn| rules.turn_text(turn)),
        line: answer.line.iter().map(|&turn| rules.turn_text(turn)).collect(),
        values: answer.turns.iter().map(|&(turn, worth)| (rules.turn_text(turn), part(worth))).collect(),
        nodes: answer.nodes,
        seconds,
    })
}

/// Says what was found, in words.
pub(super) fn tell(rules: &Rules, answer: &Answer, seconds: f64, out: &mut Output) -> Done {
    let Some(best) = answer.best else { return Ok(()) };
    let Worth { low, high, estimate } = answer.worth;
    let value = if answer.worth.exact().is_some() {
        say!(words(), "cli-solve-exact", result = lead(low))
    } else {
        say!(words(), "cli-solve-open", low = lead(low), high = lead(high), estimate = lead(estimate))
    };
    out.line(&value)?;
    let line: Vec<String> = answer.line.iter().map(|&turn| rules.turn_text(turn)).collect();
    out.line(&say!(words(), "cli-solve-line", best = rules.turn_text(best), line = line.join(" ")))?;
    for &(turn, worth) in &answer.turns {
        let turn = rules.turn_text(turn);
        let (low, high, estimate) = (lead(worth.low), lead(worth.high), lead(worth.estimate));
        out.line(&match worth.exact() {
            Some(_) => say!(words(), "cli-solve-turn", turn = turn, result = low),
            None => say!(words(), "cli-solve-turn-open", turn = turn, low = low, high = high, estimate = estimate),
        })?;
    }
    out.line(&say!(words(), "cli-solve-cost", nodes = answer.nodes, seconds = format!("{seconds:.1}"), depth = u32::from(answer.depth)))
}

/// Who is ahead by how much: `South by 6`.
fn lead(value: i16) -> String {
    let names = words().side_names();
    let seeds = u32::from(value.unsigned_abs());
    match value {
        0 => say!(words(), "cli-solve-even"),
        1.. => say!(words(), "cli-solve-lead", player = &names[Side::South], seeds = seeds),
        _ => say!(words(), "cli-solve-lead", player = &names[Side::North], seeds = seeds),
    }
}
