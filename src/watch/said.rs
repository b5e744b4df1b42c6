//! What is said of an event while it is watched.

use super::Playback;
use crate::rules::saying::Saying;
use crate::rules::{Clause, Event, Rules};
use crate::session::manners::Counting;
use crate::words::{SoFar, Teller, Telling};

/// What is said of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Said<'a> {
    /// The sentence, and what follows from it.
    pub telling: Telling,
    /// What people call out at it.
    pub saying: Option<&'a Saying>,
    /// The rule that is followed.
    pub clause: Clause,
}

/// What is said of the event of this number.
///
/// Events tell numbers: where nobody counts aloud, the name of the rule is left.
pub fn said<'a>(teller: Teller<'a>, playback: &Playback, number: usize, counting: Counting) -> Said<'a> {
    let event = playback.events()[number];
    let clause = playback.clause_at(teller.rules, number).unwrap_or_else(|| teller.rules.clause_of(event));
    let telling = match counting {
        Counting::Aloud => {
            let progress = SoFar::after(&playback.events()[..number]);
            teller.event(&playback.position_before(number), progress, event)
        }
        Counting::Silent => Telling { headline: teller.words.clause_title(clause), detail: String::new() },
    };
    Said { telling, saying: saying_at(teller.rules, playback, number), clause }
}

/// The saying that is earned at an event: a lap's is called out as it stops.
fn saying_at<'a>(rules: &'a Rules, playback: &Playback, number: usize) -> Option<&'a Saying> {
    let earned_by = match playback.events()[number] {
        Event::Stop(_) => number.checked_sub(1)?,
        Event::Lap { .. } => return None,
        _ => number,
    };
    rules.saying(&playback.position_before(earned_by), playback.events()[earned_by])
}
