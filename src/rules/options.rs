//! The options of a rule set by name, as `--set name=value` gives them (`rules.md` section 7).

use super::board::Crossing;
use super::clause::Clause;
use super::ruleset::{
    Beginner, CapturingSeed, DirectionRule, EndlessRule, FirstTurn, Mirror, OppositeEmpty, RoundEndRule, Rounds, RulesSpec, Singles,
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
}

impl Clause {
    /// The option among whose readings this clause is one; none where no option chooses.
    pub const fn option(self) -> Option<RuleOption> {
        Some(match self {
            Self::CentreTwice | Self::CentreOnce => RuleOption::Centre,
            Self::CapturingSeedTaken | Self::CapturingSeedStays => RuleOption::CapturingSeed,
            Self::OppositeEmptyNothing | Self::OppositeEmptyLone => RuleOption::OppositeEmpty,
            Self::RoundEndMover | Self::RoundEndEither => RuleOption::RoundEnd,
            Self::EndlessForbidden | Self::EndlessPass => RuleOption::Endless,
            Self::MirrorAcross | Self::MirrorRotated => RuleOption::Mirror,
            Self::BeginnerAlternate | Self::BeginnerSetter | Self::BeginnerOther => RuleOption::Beginner,
            Self::DirectionCcw | Self::DirectionCw | Self::DirectionFree => RuleOption::Direction,
            Self::SinglesBoth | Self::SinglesOpposite => RuleOption::Singles,
            Self::FirstTurnRight => RuleOption::FirstTurn,
            Self::Wins => RuleOption::Wins,
            _ => return None,
        })
    }
}

/// A choice among readings, each with its name on the command line.
trait Choice: Copy + PartialEq + 'static {
    /// Every value, the first one named first.
    const VALUES: &'static [(&'static str, Self)];
}

impl Choice for Crossing {
    const VALUES: &'static [(&'static str, Self)] = &[("twice", Self::Twice), ("once", Self::Once)];
}

impl Choice for CapturingSeed {
    const VALUES: &'static [(&'static str, Self)] = &[("taken", Self::Taken), ("stays", Self::Stays)];
}

impl Choice for OppositeEmpty {
    const VALUES: &'static [(&'static str, Self)] = &[("nothing", Self::Nothing), ("lone", Self::Lone)];
}

impl Choice for RoundEndRule {
    const VALUES: &'static [(&'static str, Self)] = &[("mover", Self::Mover), ("either", Self::Either)];
}

impl Choice for EndlessRule {
    const VALUES: &'static [(&'static str, Self)] = &[("forbidden", Self::Forbidden), ("pass", Self::Pass)];
}

impl Choice for Mirror {
    const VALUES: &'static [(&'static str, Self)] = &[("across", Self::Across), ("rotated", Self::Rotated)];
}

impl Choice for Beginner {
    const VALUES: &'static [(&'static str, Self)] = &[("alternate", Self::Alternate), ("setter", Self::Setter), ("other", Self::Other)];
}

impl Choice for DirectionRule {
    const VALUES: &'static [(&'static str, Self)] = &[("ccw", Self::Ccw), ("cw", Self::Cw), ("free", Self::Free)];
}

impl Choice for Singles {
    const VALUES: &'static [(&'static str, Self)] = &[("both", Self::Both), ("opposite", Self::Opposite)];
}

impl Choice for FirstTurn {
    const VALUES: &'static [(&'static str, Self)] = &[("free", Self::Free), ("right", Self::Right)];
}

/// A field of a rule set that an option stands for, whatever its type.
trait Field {
    /// The name of its value.
    fn value(&self) -> String;

    /// Takes the value of this name, and says whether there is one.
    fn set(&mut self, name: &str) -> bool;

    /// The names of all values; of a number, its bounds.
    fn values(&self) -> Vec<String>;
}

impl<C: Choice> Field for C {
    fn value(&self) -> String {
        C::VALUES.iter().find(|(_, value)| value == self).map(|(name, _)| (*name).to_owned()).unwrap_or_default()
    }

    fn set(&mut self, name: &str) -> bool {
        let named = C::VALUES.iter().find(|(known, _)| *known == name);
        named.is_some_and(|&(_, value)| {
            *self = value;
            true
        })
    }

    fn values(&self) -> Vec<String> {
        C::VALUES.iter().map(|(name, _)| (*name).to_owned()).collect()
    }
}

/// A number of wins.
impl Field for u8 {
    fn value(&self) -> String {
        self.to_string()
    }

    fn set(&mut self, name: &str) -> bool {
        // Written as it is shown: no sign, no zeros before it.
        let number = name.parse().ok().filter(|wins: &Self| WINS.contains(wins) && wins.to_string() == name);
        number.is_some_and(|number| {
            *self = number;
            true
        })
    }

    fn values(&self) -> Vec<String> {
        vec![WINS.start().to_string(), WINS.end().to_string()]
    }
}

impl RulesSpec {
    /// Sets an option by its name and a value's name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = RuleOption::named(name).ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        let field = self.field(option).ok_or(OptionError::Meaningless(option))?;
        if field.set(value) { Ok(()) } else { Err(OptionError::Value(option, value.to_owned())) }
    }

    /// The name of the value an option has here; none where it means nothing.
    pub fn get(&self, option: RuleOption) -> Option<String> {
        self.clone().field(option).map(|field| field.value())
    }

    /// The names of the values an option can have here (of `wins` the least and the most); none where it means nothing.
    pub fn values(&self, option: RuleOption) -> Option<Vec<String>> {
        self.clone().field(option).map(|field| field.values())
    }

    /// The one table of where each option lies. Reading goes through it too, on a copy.
    fn field(&mut self, option: RuleOption) -> Option<&mut dyn Field> {
        fn any<F: Field>(field: &mut F) -> &mut dyn Field {
            field
        }
        let relay = match &mut self.sowing {
            Sowing::Single => None,
            Sowing::Relay(relay) => Some(relay),
        };
        match (option, &mut self.rounds) {
            (RuleOption::Centre, _) => self.centre.as_mut().map(|centre| any(&mut centre.crossing)),
            (RuleOption::CapturingSeed, _) => relay.map(|relay| any(&mut relay.capturing_seed)),
            (RuleOption::OppositeEmpty, _) => relay.map(|relay| any(&mut relay.opposite_empty)),
            (RuleOption::Endless, _) => relay.map(|relay| any(&mut relay.endless)),
            (RuleOption::RoundEnd, _) => Some(any(&mut self.round_end)),
            (RuleOption::Direction, _) => Some(any(&mut self.direction)),
            (RuleOption::FirstTurn, _) => Some(any(&mut self.first_turn)),
            (RuleOption::Singles, _) => self.singles.as_mut().map(any),
            (RuleOption::Mirror, Rounds::AllSeeds { mirror, .. }) => Some(any(mirror)),
            (RuleOption::Beginner, Rounds::AllSeeds { beginner, .. }) => Some(any(beginner)),
            (RuleOption::Wins, Rounds::Wins(wins)) => Some(any(wins)),
            (RuleOption::Mirror | RuleOption::Beginner | RuleOption::Wins, _) => None,
        }
    }
}
