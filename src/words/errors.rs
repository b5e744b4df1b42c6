//! What is wrong with a rule set, an option, a position or a turn that somebody wrote: where, and why.

use super::{Words, say};
use crate::catalogue::ReadError;
use crate::catalogue::text::beginning;
use crate::rules::board::ROW;
use crate::rules::notation::{LONGEST, PositionTextError, TurnTextError};
use crate::rules::options::{OptionError, RuleOption};
use crate::rules::round::ArrangementError;
use crate::rules::ruleset::WINS;
use crate::rules::{Clause, Rules, RulesError, RulesSpec, Seeds, SetupError, Side};
use crate::session::MoveTextError;

impl Words {
    /// Why a text is no rule set; it begins with the place.
    pub fn read_error(&self, error: &ReadError) -> String {
        match error {
            ReadError::Form(error) => self.form_error(error),
            ReadError::Contradiction { line, why } => self.contradiction(*line, why),
        }
    }

    /// That the rule set of a file contradicts itself, on this line.
    pub(super) fn contradiction(&self, line: usize, why: &RulesError) -> String {
        say!(self, "error-contradiction", line = line, why = self.rules_error(why))
    }

    /// Why a rule set contradicts itself; it begins with the field.
    pub fn rules_error(&self, error: &RulesError) -> String {
        say!(self, "error-field", field = error.field(), why = self.rules_reason(error))
    }

    /// The same to somebody who has no file before them: the reason alone.
    pub fn rules_reason(&self, error: &RulesError) -> String {
        match error {
            RulesError::Id => say!(self, "error-rules-id"),
            RulesError::Name => say!(self, "error-rules-name"),
            RulesError::RowLength(holes) => say!(self, "error-rules-row", holes = holes, least = ROW.start(), most = ROW.end()),
            RulesError::OddRow(holes) => say!(self, "error-rules-odd-row", holes = holes),
            RulesError::TooManySeeds(seeds) => say!(self, "error-too-many-seeds", seeds = seeds, most = Seeds::MAX),
            RulesError::NoSeeds => say!(self, "error-rules-no-seeds"),
            RulesError::ClaimWithoutCentre => say!(self, "error-rules-claim"),
            RulesError::FillOfEmptyHole => say!(self, "error-rules-fill"),
            RulesError::Wins(wins) => say!(self, "error-rules-wins", wins = wins, least = WINS.start(), most = WINS.end()),
            RulesError::ClauseTwice(clause) => say!(self, "error-rules-clause-twice", clause = in_files(*clause)),
            RulesError::ClauseWithoutWords(clause) => say!(self, "error-rules-clause-empty", clause = in_files(*clause)),
            RulesError::UnknownSource(clause, source) => {
                say!(self, "error-rules-source", clause = in_files(*clause), source = beginning(source))
            }
            RulesError::TooLong { most, .. } => say!(self, "error-rules-long", most = most),
            RulesError::TooMany { most, .. } => say!(self, "error-rules-many", most = most),
        }
    }

    /// Why an option cannot be set in a rule set.
    pub fn option_error(&self, spec: &RulesSpec, error: &OptionError) -> String {
        match error {
            OptionError::Unknown(name) => {
                let names = self.any_of(RuleOption::ALL.map(|option| option.name().to_owned()));
                say!(self, "error-option-unknown", name = beginning(name), names = names)
            }
            OptionError::Meaningless(option) => {
                let why = match option {
                    RuleOption::Centre => say!(self, "error-option-no-centre"),
                    RuleOption::CapturingSeed | RuleOption::OppositeEmpty | RuleOption::Endless => say!(self, "error-option-no-relay"),
                    RuleOption::Singles => say!(self, "error-option-no-singles"),
                    RuleOption::Mirror | RuleOption::Beginner => say!(self, "error-option-not-all-seeds"),
                    RuleOption::Wins => say!(self, "error-option-not-wins"),
                    RuleOption::RoundEnd | RuleOption::Direction | RuleOption::FirstTurn => String::new(),
                };
                say!(self, "error-option-meaningless", option = option.name(), rules = &spec.name, why = why)
            }
            OptionError::Value(RuleOption::Wins, value) => {
                say!(self, "error-option-wins", value = beginning(value), least = WINS.start(), most = WINS.end())
            }
            OptionError::Value(option, value) => {
                let values = self.any_of(spec.values(*option).unwrap_or_default());
                say!(self, "error-option-value", option = option.name(), value = beginning(value), values = values)
            }
        }
    }

    /// Why a text is not a turn.
    pub fn turn_text_error(&self, rules: &Rules, error: &TurnTextError) -> String {
        let letter = |hole| rules.board().letter(hole);
        match error {
            TurnTextError::TooLong => say!(self, "error-turn-long", most = LONGEST),
            TurnTextError::Hole(hole) => {
                let [south_end, north_end] = Side::BOTH.map(|side| rules.board().row(side).next_back().map_or(' ', letter));
                say!(self, "error-turn-hole", hole = beginning(hole), south_end = south_end, north_end = north_end)
            }
            TurnTextError::Direction(direction) => say!(self, "error-turn-direction", direction = beginning(direction)),
            TurnTextError::DirectionMissing => say!(self, "error-turn-direction-missing"),
            TurnTextError::Claim(_) if rules.board().centre().is_none() => say!(self, "error-turn-no-centre"),
            TurnTextError::Claim(hole) => say!(self, "error-turn-claim", hole = beginning(hole)),
        }
    }

    /// Why a text is not a move.
    pub fn move_text_error(&self, rules: &Rules, error: &MoveTextError) -> String {
        match error {
            MoveTextError::Turn(error) => self.turn_text_error(rules, error),
            MoveTextError::Arrangement(text) => say!(self, "error-move-arrangement", text = beginning(text)),
            MoveTextError::Ending(text) => say!(self, "error-move-ending", text = beginning(text)),
        }
    }

    /// Why a text is not a position.
    pub fn position_text_error(&self, rules: &Rules, error: &PositionTextError) -> String {
        match error {
            PositionTextError::TooLong => say!(self, "error-position-long", most = LONGEST),
            PositionTextError::Parts => say!(self, "error-position-parts"),
            PositionTextError::Rows { expected, found } => say!(self, "error-position-rows", expected = expected, found = found),
            PositionTextError::RowLength { row, expected, found } => {
                say!(self, "error-position-row", row = row, expected = expected, found = found)
            }
            PositionTextError::Hole(text) => say!(self, "error-position-hole", text = beginning(text)),
            PositionTextError::Stores(text) => say!(self, "error-position-stores", text = beginning(text)),
            PositionTextError::Mover(text) => say!(self, "error-position-mover", text = beginning(text)),
            PositionTextError::Turns(text) => say!(self, "error-position-turns", text = beginning(text)),
            PositionTextError::Unsound(error) => self.setup_error(rules, error),
        }
    }

    /// Why a position is not sound.
    pub fn setup_error(&self, rules: &Rules, error: &SetupError) -> String {
        let letter = |hole| rules.board().letter(hole);
        match *error {
            SetupError::HoleCount { expected, found } => say!(self, "error-setup-holes", expected = expected, found = found),
            SetupError::TooManySeeds(seeds) => say!(self, "error-too-many-seeds", seeds = seeds, most = Seeds::MAX),
            SetupError::NoPairs(hole) => say!(self, "error-setup-no-pairs", hole = letter(hole), rules = &rules.spec().name),
            SetupError::NoClaims(hole) => say!(self, "error-setup-no-claims", hole = letter(hole), rules = &rules.spec().name),
            SetupError::HalfPair(hole) => {
                let opposite = rules.board().opposite(hole).unwrap_or(hole);
                say!(self, "error-setup-half-pair", hole = letter(hole), opposite = letter(opposite))
            }
            SetupError::EmptyLayli(hole) => say!(self, "error-setup-empty-layli", hole = letter(hole)),
            SetupError::ClosedNotEmpty(hole) => say!(self, "error-setup-closed-seeds", hole = letter(hole)),
            SetupError::ClosedCentre(hole) => say!(self, "error-setup-closed-centre", hole = letter(hole)),
            SetupError::TooManyClaims(Side::South) => say!(self, "error-setup-claims", side = say!(self, "name-south")),
            SetupError::TooManyClaims(Side::North) => say!(self, "error-setup-claims", side = say!(self, "name-north")),
        }
    }

    /// Why the setter of a round may not set it out so.
    pub fn arrangement_error(&self, error: &ArrangementError) -> String {
        match error {
            ArrangementError::NoChoice => say!(self, "error-arrangement-no-choice"),
            ArrangementError::HoleCount { expected, found } => {
                say!(self, "error-arrangement-holes", expected = expected, found = found)
            }
            ArrangementError::Sum { expected, found } => say!(self, "error-arrangement-sum", expected = expected, found = found),
            ArrangementError::Unequal => say!(self, "error-arrangement-unequal"),
        }
    }
}

/// A clause as the files write it.
fn in_files(clause: Clause) -> String {
    format!("{clause:?}")
}
