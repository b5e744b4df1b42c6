//! An example for every option: a position, and what is played there, where its readings part (`rules.md` section 8).

use std::sync::Arc;

use super::run::Case;
use crate::catalogue;
use crate::rules::options::RuleOption;
use crate::rules::round::Came;
use crate::rules::{Rules, RulesSpec};

/// An example as it is written.
struct Worked {
    option: RuleOption,
    rules: &'static str,
    position: &'static str,
    /// The turn; nothing where a round is over, and what follows is compared.
    turn: &'static str,
    values: &'static [&'static str],
}

const EXAMPLES: [Worked; 11] = [
    Worked {
        option: RuleOption::Centre,
        rules: "fergen-goobalay",
        position: "0,0,2,0,0,1/1,0,0,0,0,2/0,0 0-0 S 2",
        turn: "C",
        values: &["twice", "once"],
    },
    Worked {
        option: RuleOption::CapturingSeed,
        rules: "layli-goobalay",
        position: "1,0,0,0,0,1/1,0,0,0,2,0 0-0 S 2",
        turn: "A",
        values: &["taken", "stays"],
    },
    Worked {
        option: RuleOption::OppositeEmpty,
        rules: "layli-goobalay",
        position: "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2",
        turn: "A",
        values: &["nothing", "lone"],
    },
    Worked {
        option: RuleOption::RoundEnd,
        rules: "layli-goobalay",
        position: "1,0,0,1,0,0/0,0,0,0,0,1 0-0 N 3",
        turn: "f",
        values: &["mover", "either"],
    },
    Worked {
        option: RuleOption::Endless,
        rules: "leyla-gobale-somaliland-6",
        position: "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2",
        turn: "A",
        values: &["forbidden", "pass"],
    },
    // The next three are of rounds and matches: a round has ended with these seeds.
    Worked {
        option: RuleOption::Mirror,
        rules: "leyla-gobale-gabradarre",
        position: "0,0,0,0,0,0/0,0,0,0,0,0 4-56 S",
        turn: "",
        values: &["across", "rotated"],
    },
    Worked {
        option: RuleOption::Beginner,
        rules: "leyla-gobale-gabradarre",
        position: "0,0,0,0,0,0/0,0,0,0,0,0 22-38 S",
        turn: "",
        values: &["alternate", "setter", "other"],
    },
    Worked { option: RuleOption::Wins, rules: "huroy", position: "0,0,0,0,0,0/0,0,0,0,0,0 26-22 S", turn: "", values: &["10", "1"] },
    Worked {
        option: RuleOption::Direction,
        rules: "layli-goobalay",
        position: "0,1,0,0,0,0/1,0,2,0,0,2 0-0 S 2",
        turn: "B",
        values: &["ccw", "cw"],
    },
    Worked {
        option: RuleOption::Singles,
        rules: "huroy",
        position: "2,0,0,0,0,1/3,0,0,0,0,2 0-0 S 2",
        turn: "A:ccw",
        values: &["both", "opposite"],
    },
    Worked {
        option: RuleOption::FirstTurn,
        rules: "layli-goobalay",
        position: "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
        turn: "A",
        values: &["free", "right"],
    },
];

/// A case and the readings in which it comes out differently.
#[derive(Clone, Debug)]
pub struct Example {
    /// What is played.
    pub case: Case,
    /// The readings, the default one first.
    pub readings: Vec<Arc<Rules>>,
}

/// The example for an option.
pub fn example(option: RuleOption) -> Option<Example> {
    let worked = EXAMPLES.iter().find(|worked| worked.option == option)?;
    let rules = catalogue::built_in(worked.rules)?;
    let position = rules.parse_position(worked.position).ok()?;
    let turn = match worked.turn {
        "" => None,
        text => Some(rules.parse_turn(text).ok()?),
    };
    let readings = worked.values.iter().filter_map(|value| with(rules.spec(), option, value)).collect();
    Some(Example { case: Case { board: rules.board().clone(), position, came: Came::AsStart, turn }, readings })
}

/// The same rules with another value of an option, where that is possible.
pub fn with(spec: &RulesSpec, option: RuleOption, value: &str) -> Option<Arc<Rules>> {
    let mut spec = spec.clone();
    spec.set(option.name(), value).ok()?;
    Rules::new(spec).ok().map(Arc::new)
}

/// The same rules in every other reading of one option, those with another direction last: the other way round nearly
/// everything is different, which tells little.
pub fn alternatives(rules: &Rules) -> Vec<Arc<Rules>> {
    let spec = rules.spec();
    let values = RuleOption::ALL.into_iter().flat_map(|option| {
        let other = move |value: &String| spec.get(option).as_ref() != Some(value);
        spec.values(option).unwrap_or_default().into_iter().filter(other).map(move |value| (option, value))
    });
    let mut others: Vec<Arc<Rules>> = values.filter_map(|(option, value)| with(spec, option, &value)).collect();
    others.sort_by_key(|other| other.spec().direction != spec.direction);
    others
}
