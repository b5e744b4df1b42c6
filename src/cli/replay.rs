//! The command that checks a session file and tells its main line.

use std::path::Path;
use std::sync::Arc;

use super::game::Game;
use super::json::Record;
use super::output::{Done, Failure, Output};
use super::telling::Scribe;
use super::{load, words};
use crate::catalogue;
use crate::rules::options::RuleOption;
use crate::rules::{BySide, RulesSpec};
use crate::session::Node;

/// Reads a session, which plays every move in it, and tells its main line.
pub(super) fn replay(path: &Path, as_json: bool, out: &mut Output) -> Done {
    let session = load::session(path)?;
    let rules = Arc::clone(session.rules());
    let names = BySide::from_fn(|side| {
        let name = &session.players()[side].name;
        if name.is_empty() { words().side_names()[side].clone() } else { name.clone() }
    });
    let mut game = Game::new(&rules, &names, *session.start());
    let line = session.line_to(session.end_of_main_line());
    let mut moves = line.iter().filter_map(|&node| Some((session.played(node)?.text(&rules), session.comment(node))));
    if as_json {
        let mut record = Record::default();
        let played = moves.try_for_each(|(text, _)| record.play(&mut game, &text));
        played.map_err(|refused| Failure::Input(refused.why))?;
        return out.line(&record.line(&game, &options(rules.spec())));
    }
    let mut scribe = Scribe::begin(&mut game, out)?;
    scribe.comment(session.comment(Node::START))?;
    for (text, comment) in moves {
        scribe.play(&mut game, &text)?;
        scribe.comment(comment)?;
    }
    scribe.end(&mut game)
}

/// The options that are not as the built-in rule set of the same id has them.
fn options(spec: &RulesSpec) -> Vec<(String, String)> {
    let Some(known) = catalogue::built_in(&spec.id) else { return Vec::new() };
    let changed = |option: &RuleOption| spec.get(*option).filter(|value| known.spec().get(*option).as_ref() != Some(value));
    RuleOption::ALL.iter().filter_map(|option| Some((option.name().to_owned(), changed(option)?))).collect()
}
