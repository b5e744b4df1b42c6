//! How long the texts of a rule set may be: far longer than anybody writes, so that no file takes all memory or all the window.

use super::clause::Authority;
use super::ruleset::{RulesError, RulesSpec};

/// The characters of a short name: the id, and the name of a source or of an end of the board.
const SHORT: usize = 100;

/// The characters of a line: the name, the region, the people, a saying.
const LINE: usize = 300;

/// The characters of a text: what it is about, a clause, a reference.
const TEXT: usize = 5000;

/// The sources, and the sayings.
const LISTED: usize = 100;

/// Refuses a description with a text or a list that is too long.
pub(super) fn check(spec: &RulesSpec) -> Result<(), RulesError> {
    let within = |field: &'static str, text: &str, most: usize| match text.chars().nth(most) {
        Some(_) => Err(RulesError::TooLong { field, most }),
        None => Ok(()),
    };
    within("id", &spec.id, SHORT)?;
    within("name", &spec.name, LINE)?;
    within("region", &spec.region, LINE)?;
    within("people", &spec.people, LINE)?;
    within("about", &spec.about, TEXT)?;
    within("made_from", spec.made_from.as_deref().unwrap_or_default(), LINE)?;
    for end in spec.ends.iter().flat_map(|ends| [&ends.west, &ends.east]) {
        within("ends", end, SHORT)?;
    }
    for (field, length) in [("sayings", spec.sayings.len()), ("sources", spec.sources.len())] {
        if length > LISTED {
            return Err(RulesError::TooMany { field, most: LISTED });
        }
    }
    for text in spec.sayings.iter().flat_map(|saying| [&saying.says, &saying.means]) {
        within("sayings", text, LINE)?;
    }
    for source in &spec.sources {
        within("sources", &source.name, SHORT)?;
        within("sources", &source.reference, TEXT)?;
    }
    for clause in &spec.clauses {
        within("clauses", &clause.words, TEXT)?;
        if let Authority::Source(name) = &clause.from {
            within("clauses", name, SHORT)?;
        }
    }
    Ok(())
}
