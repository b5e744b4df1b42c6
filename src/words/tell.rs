//! Events as sentences.

use super::{Teller, say};
use crate::rules::turn::MAX_LAPS;
use crate::rules::{Direction, Event, Hole, Nothing, Position, RoundEnd, Side, Stop};

/// One event in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    /// What happened, in one sentence without a full stop at its end.
    pub headline: String,
    /// Why, or what follows from it, in a sentence or two.
    pub detail: String,
}

/// How far a turn has come before an event: what the event itself does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// How many laps were sown.
    pub laps: usize,
    /// Where the last seed of the last lap fell.
    pub last: Option<Hole>,
}

impl SoFar {
    /// After these events of a turn, from its beginning; those of earlier turns may stand before them.
    pub fn after(events: &[Event]) -> Self {
        events.iter().fold(Self::default(), |progress, &event| progress.then(event))
    }

    /// After one more event.
    #[must_use]
    pub const fn then(self, event: Event) -> Self {
        match event {
            Event::Lap { last, .. } => Self { laps: self.laps + 1, last: Some(last) },
            Event::TurnOver | Event::Begin { .. } => Self { laps: 0, last: None },
            _ => self,
        }
    }
}

/// A path of more holes than this is told by its beginning and its end.
const LONG_PATH: usize = 8;
/// How many holes of a long path are told before its end.
const PATH_BEGINNING: usize = 4;

impl Teller<'_> {
    /// An event in words, for a position that stands as it did before the event.
    pub fn event(self, before: &Position, progress: SoFar, event: Event) -> Telling {
        let words = self.words;
        let mover = self.name(before.to_move());
        match event {
            Event::Singles { mine, mine_taken, theirs, taken } => self.singles(before, [mine, theirs], [mine_taken, taken]),
            Event::Lap { from, seeds, direction, last } => {
                let path = self.path(before, from, usize::from(seeds), direction, last);
                let direction = self.direction(direction);
                let from = self.letter(from);
                if progress.laps == 0 {
                    Telling {
                        headline: say!(words, "event-lap-first", player = mover, from = from, seeds = seeds, path = path),
                        detail: say!(words, "event-lap-first-detail", direction = direction),
                    }
                } else {
                    let lap = progress.laps + 1;
                    Telling {
                        headline: say!(words, "event-lap", lap = lap, from = from, seeds = seeds, path = path),
                        detail: say!(words, "event-lap-detail", from = from),
                    }
                }
            }
            Event::Stop(stop) => self.stop(before, progress, stop),
            Event::Capture { last, last_taken, opposite, seeds } => {
                let (last, opposite) = (self.letter(last), self.letter(opposite));
                let headline = match (seeds, last_taken) {
                    (0, _) => say!(words, "event-capture-lone", player = mover, last = last),
                    (_, 0) => say!(words, "event-capture", player = mover, opposite = opposite, seeds = seeds, last = last),
                    _ => say!(words, "event-capture-both", player = mover, opposite = opposite, seeds = seeds, last = last),
                };
                let store = before.store(before.to_move()).saturating_add(seeds + last_taken);
                Telling { headline, detail: say!(words, "event-capture-detail", player = mover, store = store) }
            }
            Event::Pair { mine, theirs } => {
                let (mine, theirs) = (self.letter(mine), self.letter(theirs));
                Telling {
                    headline: say!(words, "event-pair", player = mover, mine = mine, theirs = theirs),
                    detail: say!(words, "event-pair-detail", player = mover, mine = mine, theirs = theirs),
                }
            }
            Event::Claim { centre } => Telling {
                headline: say!(words, "event-claim", player = mover, centre = self.letter(centre)),
                detail: say!(words, "event-claim-detail", player = mover, centre = self.letter(centre)),
            },
            Event::Endless { from } => Telling {
                headline: say!(words, "event-endless", player = mover, from = self.letter(from)),
                detail: say!(words, "event-endless-detail", laps = MAX_LAPS),
            },
            Event::TurnOver => Telling {
                headline: say!(words, "event-turn-over", player = self.name(before.to_move().other())),
                detail: self.stores(before),
            },
            Event::RoundOver(why) => self.round_over(before, why),
            Event::Collect { hole, to, seeds } => self.collect(before, hole, to, seeds),
            Event::Left { centre, seeds } => Telling {
                headline: say!(words, "event-left", centre = self.letter(centre), seeds = seeds),
                detail: say!(words, "event-left-detail", centre = self.letter(centre)),
            },
            Event::Counted => self.counted(before),
            Event::Disown { .. } | Event::Close { .. } | Event::Reopen { .. } | Event::Place { .. } | Event::Begin { .. } => {
                self.next_round(before, event)
            }
        }
    }

    /// What is in the stores.
    fn stores(self, position: &Position) -> String {
        let [south, north] = Side::BOTH.map(|side| position.store(side));
        let [south_name, north_name] = Side::BOTH.map(|side| self.name(side));
        say!(self.words, "event-stores", south_name = south_name, south = south, north_name = north_name, north = north)
    }

    pub(super) fn direction(self, direction: Direction) -> String {
        match direction {
            Direction::Ccw => say!(self.words, "direction-ccw"),
            Direction::Cw => say!(self.words, "direction-cw"),
        }
    }

    /// The holes where seeds fall, one after the other.
    fn path(self, position: &Position, from: Hole, seeds: usize, direction: Direction, last: Hole) -> String {
        let told = if seeds > LONG_PATH { PATH_BEGINNING } else { seeds };
        let drops = self.board().drops(from, direction, position.closed()).take(told);
        let path = self.words.row_of(drops.map(|hole| self.letter(hole).to_string()));
        if told == seeds { path } else { say!(self.words, "event-path-long", path = path, last = self.letter(last)) }
    }

    fn singles(self, before: &Position, [mine, theirs]: [Hole; 2], [mine_taken, taken]: [u8; 2]) -> Telling {
        let words = self.words;
        let mover = self.name(before.to_move());
        let (mine, theirs) = (self.letter(mine), self.letter(theirs));
        let store = before.store(before.to_move()).saturating_add(mine_taken + taken);
        let headline = if mine_taken == 0 {
            say!(words, "event-singles", player = mover, mine = mine, theirs = theirs, seeds = taken)
        } else {
            say!(words, "event-singles-both", player = mover, mine = mine, theirs = theirs, seeds = taken)
        };
        Telling { headline, detail: say!(words, "event-singles-detail", player = mover, store = store) }
    }

    fn stop(self, before: &Position, progress: SoFar, stop: Stop) -> Telling {
        let words = self.words;
        let mover = self.name(before.to_move());
        let Some(hole) = progress.last else {
            return Telling { headline: say!(words, "event-stop"), detail: String::new() };
        };
        let last = self.letter(hole);
        let opposite = self.board().opposite(hole).unwrap_or(hole);
        let seeds = before.seeds(opposite);
        let opposite = self.letter(opposite);
        let at_home = say!(words, "event-stop-own-empty", player = mover, last = last);
        match stop {
            Stop::Lap => Telling { headline: say!(words, "event-stop-lap", last = last), detail: say!(words, "event-stop-lap-detail") },
            Stop::Central => {
                Telling { headline: say!(words, "event-stop-central", last = last), detail: say!(words, "event-stop-central-detail") }
            }
            Stop::Layli => Telling {
                headline: say!(words, "event-stop-layli", last = last, owner = before.owner(hole).map_or("", |side| self.name(side))),
                detail: say!(words, "event-stop-layli-detail"),
            },
            Stop::TheirEmpty => Telling {
                headline: say!(words, "event-stop-their-empty", player = self.name(before.to_move().other()), last = last),
                detail: say!(words, "event-stop-their-empty-detail"),
            },
            Stop::OwnEmpty(Nothing::Empty) => {
                Telling { headline: at_home, detail: say!(words, "event-stop-facing-empty", opposite = opposite) }
            }
            Stop::OwnEmpty(Nothing::Layli) => {
                Telling { headline: at_home, detail: say!(words, "event-stop-facing-layli", opposite = opposite) }
            }
            Stop::OwnEmpty(Nothing::Closed) => {
                Telling { headline: at_home, detail: say!(words, "event-stop-facing-closed", opposite = opposite) }
            }
            Stop::Capture => Telling { headline: at_home, detail: say!(words, "event-stop-capture", opposite = opposite, seeds = seeds) },
            Stop::Pair => Telling { headline: at_home, detail: say!(words, "event-stop-pair", opposite = opposite) },
        }
    }

    fn round_over(self, before: &Position, why: RoundEnd) -> Telling {
        let words = self.words;
        let mover = self.name(before.to_move());
        let detail = say!(words, "event-round-over-detail");
        let headline = match why {
            RoundEnd::Stuck => say!(words, "event-round-stuck", player = mover),
            RoundEnd::Either => say!(words, "event-round-either"),
            RoundEnd::Repetition => say!(words, "event-round-repetition"),
            RoundEnd::Agreed => say!(words, "event-round-agreed"),
        };
        Telling { headline, detail }
    }

    fn collect(self, before: &Position, hole: Hole, to: Side, seeds: u8) -> Telling {
        let words = self.words;
        let player = self.name(to);
        let letter = self.letter(hole);
        let detail = match (self.board().side_of(hole), before.owner(hole)) {
            (None, Some(_)) => say!(words, "event-collect-claimed", player = player, hole = letter),
            (None, None) => say!(words, "event-collect-central"),
            (Some(_), Some(_)) => say!(words, "event-collect-layli", player = player, hole = letter),
            (Some(_), None) => say!(words, "event-collect-row", player = player),
        };
        Telling { headline: say!(words, "event-collect", player = player, hole = letter, seeds = seeds), detail }
    }

    fn next_round(self, before: &Position, event: Event) -> Telling {
        let words = self.words;
        match event {
            Event::Disown { hole, was } => {
                let (hole_name, player) = (self.letter(hole), self.name(was));
                let headline = if self.board().side_of(hole).is_some() {
                    say!(words, "event-disown-layli", hole = hole_name, player = player)
                } else {
                    say!(words, "event-disown-claimed", hole = hole_name, player = player)
                };
                Telling { headline, detail: say!(words, "event-disown-detail") }
            }
            Event::Close { hole } => {
                Telling { headline: say!(words, "event-close", hole = self.letter(hole)), detail: say!(words, "event-close-detail") }
            }
            Event::Reopen { hole } => {
                Telling { headline: say!(words, "event-reopen", hole = self.letter(hole)), detail: say!(words, "event-reopen-detail") }
            }
            Event::Place { store, hole, seeds } => Telling {
                headline: say!(words, "event-place", player = self.name(store), hole = self.letter(hole), seeds = seeds),
                detail: say!(words, "event-place-detail", player = self.name(store), rest = before.store(store).saturating_sub(seeds)),
            },
            Event::Begin { side, .. } => {
                Telling { headline: say!(words, "event-begin", player = self.name(side)), detail: self.stores(before) }
            }
            _ => Telling { headline: String::new(), detail: String::new() },
        }
    }
}
