//! The options of a rule set by name, as `--set name=value` gives them (`rules.md` section 7).

use super::board::Crossing;
use super::ruleset::{
    Beginner, CapturingSeed, DirectionRule, EndlessRule, FirstTurn, Mirror, OppositeEmpty, Relay, RoundEndRule, Rounds, RulesSpec, Singles,
    Sowing, WINS,
};

/// A choice that the sources leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// How the sowing crosses the central holes.
    Centre,
    /// What becomes of the seed that captures.
    CapturingSeed,
    /// What a last seed opposite an empty hole does.
    OppositeEmpty,
    /// When a round ends.
    RoundEnd,
    /// What becomes of an endless sowing.
    Endless,
    /// Where the other player mirrors.
    Mirror,
    /// Who begins the next round.
    Beginner,
    /// Which way the sowing runs.
    Direction,
    /// What single seeds take.
    Singles,
    /// Where the first turn starts.
    FirstTurn,
    /// How many won games win the match.
    Wins,
}

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The option means nothing in this rule set.
    Meaningless(RuleOption),
    /// The option has no such value.
    Value(RuleOption, String),
}

impl RuleOption {
    /// Every option, in the order of `rules.md`.
    pub const ALL: [Self; 11] = [
        Self::Centre,
        Self::CapturingSeed,
        Self::OppositeEmpty,
        Self::RoundEnd,
        Self::Endless,
        Self::Mirror,
        Self::Beginner,
        Self::Direction,
        Self::Singles,
        Self::FirstTurn,
        Self::Wins,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Centre => "centre",
            Self::CapturingSeed => "capturing-seed",
            Self::OppositeEmpty => "opposite-empty",
            Self::RoundEnd => "round-end",
            Self::Endless => "endless",
            Self::Mirror => "mirror",
            Self::Beginner => "beginner",
            Self::Direction => "direction",
            Self::Singles => "singles",
            Self::FirstTurn => "first-turn",
            Self::Wins => "wins",
        }
    }

    /// The option of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|option| option.name() == name)
    }

    /// The names of its values. For `wins` they are numbers, of which these are the bounds.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Centre => &["twice", "once"],
            Self::CapturingSeed => &["taken", "stays"],
            Self::OppositeEmpty => &["nothing", "lone"],
            Self::RoundEnd => &["mover", "either"],
            Self::Endless => &["forbidden", "pass"],
            Self::Mirror => &["across", "rotated"],
            Self::Beginner => &["alternate", "setter", "other"],
            Self::Direction => &["ccw", "cw", "free"],
            Self::Singles => &["both", "opposite"],
            Self::FirstTurn => &["free", "right"],
            Self::Wins => &["1", "100"],
        }
    }
}

/// Where an option lies in a rule set, with all that can be said there.
enum Field<'a> {
    Centre(&'a mut Crossing),
    CapturingSeed(&'a mut CapturingSeed),
    OppositeEmpty(&'a mut OppositeEmpty),
    RoundEnd(&'a mut RoundEndRule),
    Endless(&'a mut EndlessRule),
    Mirror(&'a mut Mirror),
    Beginner(&'a mut Beginner),
    Direction(&'a mut DirectionRule),
    Singles(&'a mut Singles),
    FirstTurn(&'a mut FirstTurn),
    Wins(&'a mut u8),
}

impl RulesSpec {
    /// Sets an option by its name and a value's name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = RuleOption::named(name).ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        let field = self.field(option).ok_or(OptionError::Meaningless(option))?;
        let wrong = || OptionError::Value(option, value.to_owned());
        match (field, value) {
            (Field::Centre(field), "twice") => *field = Crossing::Twice,
            (Field::Centre(field), "once") => *field = Crossing::Once,
            (Field::CapturingSeed(field), "taken") => *field = CapturingSeed::Taken,
            (Field::CapturingSeed(field), "stays") => *field = CapturingSeed::Stays,
            (Field::OppositeEmpty(field), "nothing") => *field = OppositeEmpty::Nothing,
            (Field::OppositeEmpty(field), "lone") => *field = OppositeEmpty::Lone,
            (Field::RoundEnd(field), "mover") => *field = RoundEndRule::Mover,
            (Field::RoundEnd(field), "either") => *field = RoundEndRule::Either,
            (Field::Endless(field), "forbidden") => *field = EndlessRule::Forbidden,
            (Field::Endless(field), "pass") => *field = EndlessRule::Pass,
            (Field::Mirror(field), "across") => *field = Mirror::Across,
            (Field::Mirror(field), "rotated") => *field = Mirror::Rotated,
            (Field::Beginner(field), "alternate") => *field = Beginner::Alternate,
            (Field::Beginner(field), "setter") => *field = Beginner::Setter,
            (Field::Beginner(field), "other") => *field = Beginner::Other,
            (Field::Direction(field), "ccw") => *field = DirectionRule::Ccw,
            (Field::Direction(field), "cw") => *field = DirectionRule::Cw,
            (Field::Direction(field), "free") => *field = DirectionRule::Free,
            (Field::Singles(field), "both") => *field = Singles::Both,
            (Field::Singles(field), "opposite") => *field = Singles::Opposite,
            (Field::FirstTurn(field), "free") => *field = FirstTurn::Free,
            (Field::FirstTurn(field), "right") => *field = FirstTurn::Right,
            (Field::Wins(field), number) => {
                let wins = number.parse().ok().filter(|wins| WINS.contains(wins)).ok_or_else(wrong)?;
                *field = wins;
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// The name of the value an option has here; none where it means nothing.
    pub fn get(&self, option: RuleOption) -> Option<String> {
        // Reading goes through the one table of fields, on a copy of the few choices.
        let mut choices = self.clone();
        let value = match choices.field(option)? {
            Field::Centre(Crossing::Twice) => "twice",
            Field::Centre(Crossing::Once) => "once",
            Field::CapturingSeed(CapturingSeed::Taken) => "taken",
            Field::CapturingSeed(CapturingSeed::Stays) => "stays",
            Field::OppositeEmpty(OppositeEmpty::Nothing) => "nothing",
            Field::OppositeEmpty(OppositeEmpty::Lone) => "lone",
            Field::RoundEnd(RoundEndRule::Mover) => "mover",
            Field::RoundEnd(RoundEndRule::Either) => "either",
            Field::Endless(EndlessRule::Forbidden) => "forbidden",
            Field::Endless(EndlessRule::Pass) => "pass",
            Field::Mirror(Mirror::Across) => "across",
            Field::Mirror(Mirror::Rotated) => "rotated",
            Field::Beginner(Beginner::Alternate) => "alternate",
            Field::Beginner(Beginner::Setter) => "setter",
            Field::Beginner(Beginner::Other) => "other",
            Field::Direction(DirectionRule::Ccw) => "ccw",
            Field::Direction(DirectionRule::Cw) => "cw",
            Field::Direction(DirectionRule::Free) => "free",
            Field::Singles(Singles::Both) => "both",
            Field::Singles(Singles::Opposite) => "opposite",
            Field::FirstTurn(FirstTurn::Free) => "free",
            Field::FirstTurn(FirstTurn::Right) => "right",
            Field::Wins(wins) => return Some(wins.to_string()),
        };
        Some(value.to_owned())
    }

    fn field(&mut self, option: RuleOption) -> Option<Field<'_>> {
        let relay = match &mut self.sowing {
            Sowing::Single => None,
            Sowing::Relay(relay) => Some(relay),
        };
        match option {
            RuleOption::Centre => self.centre.as_mut().map(|centre| Field::Centre(&mut centre.crossing)),
            RuleOption::CapturingSeed => relay.map(|Relay { capturing_seed, .. }| Field::CapturingSeed(capturing_seed)),
            RuleOption::OppositeEmpty => relay.map(|Relay { opposite_empty, .. }| Field::OppositeEmpty(opposite_empty)),
            RuleOption::Endless => relay.map(|Relay { endless, .. }| Field::Endless(endless)),
            RuleOption::RoundEnd => Some(Field::RoundEnd(&mut self.round_end)),
            RuleOption::Direction => Some(Field::Direction(&mut self.direction)),
            RuleOption::FirstTurn => Some(Field::FirstTurn(&mut self.first_turn)),
            RuleOption::Singles => self.singles.as_mut().map(Field::Singles),
            RuleOption::Mirror | RuleOption::Beginner | RuleOption::Wins => match (option, &mut self.rounds) {
                (RuleOption::Mirror, Rounds::AllSeeds { mirror, .. }) => Some(Field::Mirror(mirror)),
                (RuleOption::Beginner, Rounds::AllSeeds { beginner, .. }) => Some(Field::Beginner(beginner)),
                (RuleOption::Wins, Rounds::Wins(wins)) => Some(Field::Wins(wins)),
                _ => None,
            },
        }
    }
}
