//! Options and their readings: what they are called, what they do, and what the sources say.

use super::{Words, say};
use crate::rules::options::RuleOption;

impl Words {
    /// What an option is about, as a head.
    pub fn option_title(&self, option: RuleOption) -> String {
        match option {
            RuleOption::Centre => say!(self, "option-centre"),
            RuleOption::CapturingSeed => say!(self, "option-capturing-seed"),
            RuleOption::OppositeEmpty => say!(self, "option-opposite-empty"),
            RuleOption::RoundEnd => say!(self, "option-round-end"),
            RuleOption::Endless => say!(self, "option-endless"),
            RuleOption::Mirror => say!(self, "option-mirror"),
            RuleOption::Beginner => say!(self, "option-beginner"),
            RuleOption::Direction => say!(self, "option-direction"),
            RuleOption::Singles => say!(self, "option-singles"),
            RuleOption::FirstTurn => say!(self, "option-first-turn"),
            RuleOption::Wins => say!(self, "option-wins"),
        }
    }

    /// A value of an option in a few words; one that is not known stands for itself.
    pub fn option_value(&self, option: RuleOption, value: &str) -> String {
        match (option, value) {
            (RuleOption::Centre, "twice") => say!(self, "value-centre-twice"),
            (RuleOption::Centre, "once") => say!(self, "value-centre-once"),
            (RuleOption::CapturingSeed, "taken") => say!(self, "value-capturing-seed-taken"),
            (RuleOption::CapturingSeed, "stays") => say!(self, "value-capturing-seed-stays"),
            (RuleOption::OppositeEmpty, "nothing") => say!(self, "value-opposite-empty-nothing"),
            (RuleOption::OppositeEmpty, "lone") => say!(self, "value-opposite-empty-lone"),
            (RuleOption::RoundEnd, "mover") => say!(self, "value-round-end-mover"),
            (RuleOption::RoundEnd, "either") => say!(self, "value-round-end-either"),
            (RuleOption::Endless, "forbidden") => say!(self, "value-endless-forbidden"),
            (RuleOption::Endless, "pass") => say!(self, "value-endless-pass"),
            (RuleOption::Mirror, "across") => say!(self, "value-mirror-across"),
            (RuleOption::Mirror, "rotated") => say!(self, "value-mirror-rotated"),
            (RuleOption::Beginner, "alternate") => say!(self, "value-beginner-alternate"),
            (RuleOption::Beginner, "setter") => say!(self, "value-beginner-setter"),
            (RuleOption::Beginner, "other") => say!(self, "value-beginner-other"),
            (RuleOption::Direction, "ccw") => say!(self, "value-direction-ccw"),
            (RuleOption::Direction, "cw") => say!(self, "value-direction-cw"),
            (RuleOption::Direction, "free") => say!(self, "value-direction-free"),
            (RuleOption::Singles, "both") => say!(self, "value-singles-both"),
            (RuleOption::Singles, "opposite") => say!(self, "value-singles-opposite"),
            (RuleOption::FirstTurn, "free") => say!(self, "value-first-turn-free"),
            (RuleOption::FirstTurn, "right") => say!(self, "value-first-turn-right"),
            (RuleOption::Wins, wins) => say!(self, "value-wins", wins = wins),
            (_, unknown) => unknown.to_owned(),
        }
    }

    /// What a value of an option does, as part of a sentence; one that is not known stands for itself.
    pub fn option_does(&self, option: RuleOption, value: &str) -> String {
        match (option, value) {
            (RuleOption::Centre, "twice") => say!(self, "does-centre-twice"),
            (RuleOption::Centre, "once") => say!(self, "does-centre-once"),
            (RuleOption::CapturingSeed, "taken") => say!(self, "does-capturing-seed-taken"),
            (RuleOption::CapturingSeed, "stays") => say!(self, "does-capturing-seed-stays"),
            (RuleOption::OppositeEmpty, "nothing") => say!(self, "does-opposite-empty-nothing"),
            (RuleOption::OppositeEmpty, "lone") => say!(self, "does-opposite-empty-lone"),
            (RuleOption::RoundEnd, "mover") => say!(self, "does-round-end-mover"),
            (RuleOption::RoundEnd, "either") => say!(self, "does-round-end-either"),
            (RuleOption::Endless, "forbidden") => say!(self, "does-endless-forbidden"),
            (RuleOption::Endless, "pass") => say!(self, "does-endless-pass"),
            (RuleOption::Mirror, "across") => say!(self, "does-mirror-across"),
            (RuleOption::Mirror, "rotated") => say!(self, "does-mirror-rotated"),
            (RuleOption::Beginner, "alternate") => say!(self, "does-beginner-alternate"),
            (RuleOption::Beginner, "setter") => say!(self, "does-beginner-setter"),
            (RuleOption::Beginner, "other") => say!(self, "does-beginner-other"),
            (RuleOption::Direction, "ccw") => say!(self, "does-direction-ccw"),
            (RuleOption::Direction, "cw") => say!(self, "does-direction-cw"),
            (RuleOption::Direction, "free") => say!(self, "does-direction-free"),
            (RuleOption::Singles, "both") => say!(self, "does-singles-both"),
            (RuleOption::Singles, "opposite") => say!(self, "does-singles-opposite"),
            (RuleOption::FirstTurn, "free") => say!(self, "does-first-turn-free"),
            (RuleOption::FirstTurn, "right") => say!(self, "does-first-turn-right"),
            (RuleOption::Wins, wins) => say!(self, "does-wins", wins = wins.parse::<u8>().unwrap_or_default()),
            (_, unknown) => unknown.to_owned(),
        }
    }

    /// What the sources say of an option, in a sentence or two.
    pub fn option_sources(&self, option: RuleOption) -> String {
        match option {
            RuleOption::Centre => say!(self, "sources-centre"),
            RuleOption::CapturingSeed => say!(self, "sources-capturing-seed"),
            RuleOption::OppositeEmpty => say!(self, "sources-opposite-empty"),
            RuleOption::RoundEnd => say!(self, "sources-round-end"),
            RuleOption::Endless => say!(self, "sources-endless"),
            RuleOption::Mirror => say!(self, "sources-mirror"),
            RuleOption::Beginner => say!(self, "sources-beginner"),
            RuleOption::Direction => say!(self, "sources-direction"),
            RuleOption::Singles => say!(self, "sources-singles"),
            RuleOption::FirstTurn => say!(self, "sources-first-turn"),
            RuleOption::Wins => say!(self, "sources-wins"),
        }
    }

    /// An option with one of its values: `Direction: clockwise`.
    pub fn option_reading(&self, option: RuleOption, value: &str) -> String {
        say!(self, "compare-option", option = self.option_title(option), value = self.option_value(option, value))
    }

    /// Boards by their numbers: `Boards 1 and 3`.
    pub fn boards(&self, boards: &[usize]) -> String {
        match boards {
            [board] => say!(self, "boards-one", board = board),
            _ => say!(self, "boards-more", boards = self.all_of(boards.iter().map(usize::to_string))),
        }
    }
}
