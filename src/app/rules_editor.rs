//! A rule set that is being made: from any other, or from a blank one, changed field by field.
//!
//! It may contradict itself; what is wrong is told at every step, and so is every difference from where it started.

use std::sync::Arc;

use crate::catalogue;
use crate::rules::board::ROW;
use crate::rules::parts::Part;
use crate::rules::ruleset::{Centre, DirectionRule, FirstTurn, Lifting, Prize, RoundEndRule, Rounds, Singles, Sowing};
use crate::rules::{Clause, Rules, RulesError, RulesSpec, Seeds};

/// The rule set that is being made.
#[derive(Clone, Debug)]
pub struct RulesEditor {
    /// Where it started.
    original: RulesSpec,
    spec: RulesSpec,
}

/// A change to the rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleEdit {
    /// Starts again from this one.
    From(Arc<Rules>),
    /// Starts again from a blank one.
    Blank,
    /// Its name; the short name follows.
    Name(String),
    /// What it is, in a few sentences.
    About(String),
    /// How many holes a row has.
    Holes(usize),
    /// How many seeds a hole has as a round begins, by its place from the owner's left.
    Start(usize, Seeds),
    /// The two central holes.
    Centre(Option<Centre>),
    /// Which way the sowing runs.
    Direction(DirectionRule),
    /// What a sowing is.
    Sowing(Sowing),
    /// Whether single seeds capture as a turn starts.
    Singles(Option<Singles>),
    /// Which holes a turn may not start from.
    Lifting(Lifting),
    /// Where the first turn of a round must start.
    FirstTurn(FirstTurn),
    /// When a round ends.
    RoundEnd(RoundEndRule),
    /// How many rounds make a match.
    Rounds(Rounds),
}

impl RulesEditor {
    /// Starts from a rule set.
    pub fn new(rules: &Rules) -> Self {
        let original = rules.spec().clone();
        let mut editor = Self { spec: original.clone(), original };
        editor.spec.id = own(editor.spec.id);
        editor
    }

    /// Starts from a blank one, whose every choice is the plainest there is.
    pub fn blank() -> Self {
        let spec = RulesSpec {
            id: "own-rules".to_owned(),
            name: String::new(),
            region: String::new(),
            people: String::new(),
            about: String::new(),
            ends: None,
            prize: Prize::Game,
            sayings: Vec::new(),
            sources: Vec::new(),
            start: vec![0; 6],
            centre: None,
            direction: DirectionRule::Ccw,
            sowing: Sowing::Single,
            singles: None,
            lifting: Lifting::Any,
            first_turn: FirstTurn::Free,
            round_end: RoundEndRule::Mover,
            rounds: Rounds::One,
            clauses: Vec::new(),
        };
        Self { original: spec.clone(), spec }
    }

    /// The rule set as it is said now.
    pub const fn spec(&self) -> &RulesSpec {
        &self.spec
    }

    /// Where it started.
    pub const fn original(&self) -> &RulesSpec {
        &self.original
    }

    /// The rules, if they do not contradict themselves.
    pub fn rules(&self) -> Result<Rules, RulesError> {
        let mut spec = self.spec.clone();
        if [Part::Start, Part::Centre].into_iter().any(|part| part.differs(&self.original, &spec)) {
            // What a source says of the board is no longer true of this one.
            spec.clauses.retain(|clause| clause.rule != Clause::Board);
        }
        Rules::new(spec)
    }

    /// Every part that differs from where it started.
    pub fn differences(&self) -> Vec<Part> {
        Part::ALL.into_iter().filter(|part| part.differs(&self.original, &self.spec)).collect()
    }

    /// Changes it.
    pub fn edit(&mut self, edit: RuleEdit) {
        let spec = &mut self.spec;
        match edit {
            RuleEdit::From(rules) => *self = Self::new(&rules),
            RuleEdit::Blank => *self = Self::blank(),
            RuleEdit::Name(name) => {
                spec.id = id_of(&name);
                spec.name = name;
            }
            RuleEdit::About(about) => spec.about = about,
            RuleEdit::Holes(holes) => {
                let seeds = spec.start.last().copied().unwrap_or_default();
                spec.start.resize(holes.clamp(*ROW.start(), *ROW.end()), seeds);
            }
            RuleEdit::Start(place, seeds) => {
                if let Some(start) = spec.start.get_mut(place) {
                    *start = seeds;
                }
            }
            RuleEdit::Centre(centre) => spec.centre = centre,
            RuleEdit::Direction(direction) => spec.direction = direction,
            RuleEdit::Sowing(sowing) => spec.sowing = sowing,
            RuleEdit::Singles(singles) => spec.singles = singles,
            RuleEdit::Lifting(lifting) => spec.lifting = lifting,
            RuleEdit::FirstTurn(first_turn) => spec.first_turn = first_turn,
            RuleEdit::RoundEnd(round_end) => spec.round_end = round_end,
            RuleEdit::Rounds(rounds) => spec.rounds = rounds,
        }
    }
}

/// A short name for a name: `My game 2` is `my-game-2`. No letter of another script has a place in it.
fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        match letter.to_ascii_lowercase() {
            letter @ ('a'..='z' | '0'..='9') => id.push(letter),
            _ if id.ends_with('-') || id.is_empty() => {}
            _ => id.push('-'),
        }
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() { "own-rules".to_owned() } else { own(id.to_owned()) }
}

/// One's own rules never go by the name of those shipped, even before anything is changed.
fn own(id: String) -> String {
    if catalogue::built_in(&id).is_some() { id + "-own" } else { id }
}
