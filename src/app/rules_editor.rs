//! A rule set that is being made: from any other, or from a blank one, changed field by field.
//!
//! It may contradict itself; what is wrong is told at every step, and so is every difference from where it started.

use std::sync::Arc;

use super::draft::Drafted;
use crate::catalogue;
use crate::rules::board::ROW;
use crate::rules::clause::Authority;
use crate::rules::parts::Part;
use crate::rules::ruleset::{Centre, DirectionRule, FirstTurn, Lifting, Prize, RoundEndRule, Rounds, Singles, Sowing};
use crate::rules::{Rules, RulesError, RulesSpec, Seeds};

/// The rule set that is being made.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesEditor {
    /// Where it started.
    original: RulesSpec,
    spec: RulesSpec,
    /// As it was when it was begun, last saved or last played.
    kept: RulesSpec,
}

/// Why a rule set cannot be played or saved yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has no name.
    NoName,
    /// Its name is that of a rule set that comes with the program.
    NameTaken,
    /// It contradicts itself.
    Contradiction(RulesError),
}

/// What a rule set that can be played leads to, and who makes it may not have meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// No seed ever leaves the board: a round may end only by repetition.
    NothingTaken,
}

/// A change to the rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleEdit {
    /// Starts again from this one, by this name where its own is taken.
    From(Arc<Rules>, String),
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
    /// How many seeds each central hole has as a match begins.
    CentreSeeds(Seeds),
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
    /// How many won rounds make a match.
    Wins(u8),
}

/// A field that is typed in, or whose number is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name.
    Name,
    /// What it is, in a few sentences.
    About,
    /// How many holes a row has.
    Holes,
    /// The seeds of a hole, by its place from the owner's left.
    Start(usize),
    /// The seeds of each central hole.
    CentreSeeds,
    /// How many won rounds make a match.
    Wins,
}

impl RuleEdit {
    /// The field it is made in.
    pub(super) const fn field(&self) -> Option<Field> {
        match self {
            Self::Name(_) => Some(Field::Name),
            Self::About(_) => Some(Field::About),
            Self::Holes(_) => Some(Field::Holes),
            Self::Start(place, _) => Some(Field::Start(*place)),
            Self::CentreSeeds(_) => Some(Field::CentreSeeds),
            Self::Wins(_) => Some(Field::Wins),
            _ => None,
        }
    }

    /// Whether another rule set takes the place of this one.
    pub(super) const fn begins_anew(&self) -> bool {
        matches!(self, Self::From(..) | Self::Blank)
    }
}

impl RulesEditor {
    /// Starts from a rule set. `name` is what it is called where that is a rule set that comes with the program.
    pub fn new(rules: &Rules, name: String) -> Self {
        let original = rules.spec().clone();
        let mut spec = original.clone();
        if is_taken(&spec.name) {
            spec.name = name;
        }
        spec.id = own(spec.id);
        // Where, by whom and how long a game has been played is not true of what somebody makes of it.
        if catalogue::built_in(&original.id).is_some() {
            spec.made_from = Some(original.name.clone());
            for text in [&mut spec.people, &mut spec.region, &mut spec.about] {
                text.clear();
            }
        }
        Self { kept: spec.clone(), spec, original }
    }

    /// Goes on with a rule set of one's own, as it is in a file.
    pub fn opened(rules: &Rules) -> Self {
        Self::new(rules, rules.spec().name.clone())
    }

    /// Starts from a blank one, whose every choice is the plainest there is.
    pub fn blank() -> Self {
        let spec = RulesSpec {
            id: "own-rules".to_owned(),
            name: String::new(),
            region: String::new(),
            people: String::new(),
            about: String::new(),
            made_from: None,
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
        Self { original: spec.clone(), kept: spec.clone(), spec }
    }

    /// The rule set as it is said now.
    pub const fn spec(&self) -> &RulesSpec {
        &self.spec
    }

    /// Where it started.
    pub const fn original(&self) -> &RulesSpec {
        &self.original
    }

    /// The rules, if nothing is wrong with them. What a source says of a rule that is another one now is left out.
    pub fn rules(&self) -> Result<Rules, Flaw> {
        if self.spec.name.trim().is_empty() {
            return Err(Flaw::NoName);
        }
        if is_taken(&self.spec.name) {
            return Err(Flaw::NameTaken);
        }
        let mut spec = self.spec.clone();
        spec.clauses.retain(|clause| clause.rule.is_same_in(&self.original, &self.spec));
        let told = |name: &str| spec.clauses.iter().any(|clause| matches!(&clause.from, Authority::Source(source) if source == name));
        spec.sources.retain(|source| told(&source.name));
        Rules::new(spec).map_err(Flaw::Contradiction)
    }

    /// What it leads to that may not be meant.
    pub fn warning(&self) -> Option<Warning> {
        (self.spec.sowing == Sowing::Single && self.spec.singles.is_none()).then_some(Warning::NothingTaken)
    }

    /// Whether it was changed since it was begun, last saved or last played.
    pub fn is_unsaved(&self) -> bool {
        self.spec != self.kept
    }

    /// Every part that differs from where it started.
    pub fn differences(&self) -> Vec<Part> {
        Part::ALL.into_iter().filter(|part| part.differs(&self.original, &self.spec)).collect()
    }

    /// Changes it.
    pub fn edit(&mut self, edit: RuleEdit) {
        let spec = &mut self.spec;
        match edit {
            RuleEdit::From(rules, name) => *self = Self::new(&rules, name),
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
            RuleEdit::CentreSeeds(seeds) => spec.centre = spec.centre.map(|centre| Centre { seeds, ..centre }),
            RuleEdit::Direction(direction) => spec.direction = direction,
            RuleEdit::Sowing(sowing) => spec.sowing = sowing,
            RuleEdit::Singles(singles) => spec.singles = singles,
            RuleEdit::Lifting(lifting) => spec.lifting = lifting,
            RuleEdit::FirstTurn(first_turn) => spec.first_turn = first_turn,
            RuleEdit::RoundEnd(round_end) => spec.round_end = round_end,
            RuleEdit::Rounds(rounds) => spec.rounds = rounds,
            RuleEdit::Wins(wins) => spec.rounds = Rounds::Wins(wins),
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

/// Whether a rule set that comes with the program has this name, however it is written.
fn is_taken(name: &str) -> bool {
    let plain = |name: &str| name.trim().to_lowercase();
    catalogue::all().iter().any(|rules| plain(&rules.spec().name) == plain(name))
}

/// One's own rules never go by the name of those shipped, even before anything is changed.
fn own(id: String) -> String {
    if catalogue::built_in(&id).is_some() { id + "-own" } else { id }
}

impl Drafted for RulesEditor {
    type Form = RulesSpec;

    fn form(&self) -> &RulesSpec {
        &self.spec
    }

    fn kept(&self) -> &RulesSpec {
        &self.kept
    }

    fn keep(&mut self, kept: RulesSpec) {
        self.kept = kept;
    }

    fn goes_on_from(&self, other: &Self) -> bool {
        self.original == other.original
    }
}
