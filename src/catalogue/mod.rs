//! The rule sets that come with the program, and rule sets read from files.
//!
//! A rule-set file is RON; it is read here and nowhere else, and so is what all files of text have in common ([`text`]). This
//! layer knows the rules alone.

mod file;
mod pretty;
mod takes;
pub mod text;

use std::sync::{Arc, LazyLock};

use crate::rules::Rules;

pub use file::{ReadError, read, write};
pub(crate) use pretty::pretty;
pub use takes::{FIRST, Takes};

/// How the name of a rule-set file ends where nothing else is asked for. Any name is read.
pub const ENDING: &str = "ron";

/// The text of every built-in rule set, in the order in which they are shown, and how long its game takes.
const SHIPPED: [(&str, Takes); 9] = [
    (include_str!("../../assets/rulesets/fergen-gobale.ron"), Takes::rounds(4, 6)),
    (include_str!("../../assets/rulesets/fergen-goobalay.ron"), Takes::round(4)),
    (include_str!("../../assets/rulesets/leyla-gobale-gabradarre.ron"), Takes::rounds(4, 25)),
    (include_str!("../../assets/rulesets/huroy.ron"), Takes::rounds(4, 45)),
    (include_str!("../../assets/rulesets/gelech.ron"), Takes::rounds(5, 80)),
    (include_str!("../../assets/rulesets/layli-goobalay.ron"), Takes::round(4)),
    (include_str!("../../assets/rulesets/leyla-gobale-somaliland-6.ron"), Takes::round(4)),
    (include_str!("../../assets/rulesets/leyla-gobale-somaliland-8.ron"), Takes::round(7)),
    (include_str!("../../assets/rulesets/leyla-gobale-somaliland-12.ron"), Takes::round(7)),
];

static BUILT_IN: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(|| {
    SHIPPED.iter().map(|(text, _)| Arc::new(read(text).expect("the rule sets in the program are sound: a test reads each"))).collect()
});

/// Every built-in rule set, in the order in which they are shown.
pub fn all() -> &'static [Arc<Rules>] {
    &BUILT_IN
}

/// The built-in rule set with this id.
pub fn built_in(id: &str) -> Option<Arc<Rules>> {
    all().iter().find(|rules| rules.spec().id == id).cloned()
}

/// How long a game takes; nothing for rules that do not come with the program.
pub fn takes(id: &str) -> Option<Takes> {
    all().iter().zip(SHIPPED).find(|(rules, _)| rules.spec().id == id).map(|(_, (_, takes))| takes)
}
