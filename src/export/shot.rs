//! What one picture shows: what lies where, what is pointed out, who is to move, and what is said.

use crate::rules::{Event, Side};
use crate::scene::{Marks, Moment};
use crate::session::Stage;
use crate::session::manners::Counting;
use crate::watch::{Playback, Said, said, trail, way_of_lap};
use crate::words::{Teller, Telling, say};

/// What one picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// What lies where.
    pub moment: Moment,
    /// What is pointed out.
    pub marks: Marks,
    /// Whose turn it is; nobody's when a round is over.
    pub to_move: Option<Side>,
    /// What is said.
    pub telling: Telling,
}

impl Shot {
    /// The place of a playback, with what is said of the event under way.
    pub(super) fn under_way(teller: Teller<'_>, playback: &Playback, counting: Counting) -> Self {
        let told = playback.told().map(|number| said(teller, playback, number, counting));
        let telling = told.map_or_else(|| begins(teller, playback), |said| with_saying(teller, said));
        let mut marks = Marks::default();
        trail(&mut marks, playback);
        Self { moment: playback.moment(), marks, to_move: playback.mover(), telling }
    }

    /// The end of a playback, at rest, where the match waits for what the stage says.
    pub(super) fn at_rest(teller: Teller<'_>, playback: &Playback, counting: Counting, stage: Stage) -> Self {
        let shot = Self::under_way(teller, playback, counting);
        let telling = match stage {
            Stage::Over(outcome) => teller.outcome(outcome),
            Stage::Arrange { setter, seeds } if counting == Counting::Aloud => {
                Telling { detail: teller.to_set_out(setter, seeds).headline, ..shot.telling }
            }
            Stage::Arrange { .. } => shot.telling,
            Stage::Turn => match playback.told() {
                Some(number) => {
                    let said = said(teller, playback, number, counting);
                    let next = say!(teller.words, "table-next", player = &teller.names[playback.position().to_move()]);
                    Telling { headline: said.telling.headline, detail: teller.words.called_out(said.saying, next) }
                }
                None => begins(teller, playback),
            },
        };
        Self { telling, to_move: shot.to_move.filter(|_| stage == Stage::Turn), ..shot }
    }

    /// The same moment just after an event, whose last seed lies where it fell.
    pub(super) fn after(teller: Teller<'_>, playback: &Playback, number: usize, counting: Counting) -> Self {
        let mut after = playback.clone();
        after.seek(playback.start_of(number));
        let before = Self::under_way(teller, &after, counting);
        let position = playback.position_before(number + 1);
        let mut marks = before.marks;
        if let Some(&event @ Event::Lap { last, .. }) = playback.events().get(number) {
            marks.last = Some(last);
            marks.traces.extend(way_of_lap(teller.rules.board(), position.closed(), event));
        }
        Self { moment: Moment::still(teller.rules.board(), &position), marks, ..before }
    }

    /// What lies where before anything happens.
    pub(super) fn before(teller: Teller<'_>, playback: &Playback, counting: Counting) -> Self {
        let mut start = playback.clone();
        start.seek(0.0);
        let shot = Self::under_way(teller, &start, counting);
        let moment = Moment::still(teller.rules.board(), playback.before());
        Self { moment, marks: Marks { lifted: shot.marks.lifted, pairing: shot.marks.pairing, ..Marks::default() }, ..shot }
    }
}

fn with_saying(teller: Teller<'_>, said: Said<'_>) -> Telling {
    Telling { headline: said.telling.headline, detail: teller.words.called_out(said.saying, said.telling.detail) }
}

/// That a player begins.
fn begins(teller: Teller<'_>, playback: &Playback) -> Telling {
    let player = &teller.names[playback.position().to_move()];
    Telling { headline: say!(teller.words, "table-begin", player = player), detail: String::new() }
}
