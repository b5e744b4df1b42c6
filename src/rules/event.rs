//! What happened: the only way a position changes.
//!
//! Every event carries what its reversal needs. They know nothing of players, words or pictures.

use super::board::{Direction, Hole, Seeds, Side};

/// One thing that happened on the board, in the order it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A start-of-turn capture: a single seed in the mover's hole `mine` faces `taken` seeds in `theirs`.
    Singles {
        /// The mover's hole with one seed.
        mine: Hole,
        /// How many are taken from it, 0 or 1.
        mine_taken: Seeds,
        /// The hole opposite.
        theirs: Hole,
        /// How many are taken from there: all of them.
        taken: Seeds,
    },
    /// All seeds of a hole are lifted and dropped one by one.
    Lap {
        /// The hole lifted.
        from: Hole,
        /// How many seeds it held.
        seeds: Seeds,
        /// Which way they go.
        direction: Direction,
        /// Where the last one falls.
        last: Hole,
    },
    /// The sowing stops. Changes nothing.
    Stop(Stop),
    /// The seeds opposite the last one go to the mover's store, with the capturing seed or without.
    Capture {
        /// Where the last seed fell.
        last: Hole,
        /// How many are taken from there, 0 or 1.
        last_taken: Seeds,
        /// The hole opposite.
        opposite: Hole,
        /// How many are taken from there.
        seeds: Seeds,
    },
    /// One seed crosses over, and both holes become layli holes of the mover.
    Pair {
        /// The mover's hole, where the last seed fell.
        mine: Hole,
        /// The hole opposite, which held three.
        theirs: Hole,
    },
    /// The mover claims a central hole.
    Claim {
        /// The hole claimed.
        centre: Hole,
    },
    /// A sowing without end was chosen, and passes. Changes nothing.
    Endless {
        /// The hole chosen.
        from: Hole,
    },
    /// The turn is over, and the other side is to move.
    TurnOver,
    /// The round is over. Changes nothing; what lies on the board is collected next.
    RoundOver(RoundEnd),
    /// All seeds of a hole go to a side's store.
    Collect {
        /// The hole.
        hole: Hole,
        /// Whose store.
        to: Side,
        /// How many seeds.
        seeds: Seeds,
    },
    /// Seeds of an unclaimed central hole stay there and are nobody's. Changes nothing.
    Left {
        /// The hole.
        centre: Hole,
        /// How many seeds.
        seeds: Seeds,
    },
    /// Everything is collected, and each side has what lies in its store. Changes nothing.
    Counted,
    /// A hole loses its owner as the next round is set out.
    Disown {
        /// The hole.
        hole: Hole,
        /// Who owned it.
        was: Side,
    },
    /// A hole goes out of play.
    Close {
        /// The hole, empty.
        hole: Hole,
    },
    /// A hole comes back into play.
    Reopen {
        /// The hole, empty.
        hole: Hole,
    },
    /// Seeds go from a store into a hole.
    Place {
        /// Whose store.
        store: Side,
        /// The hole.
        hole: Hole,
        /// How many seeds.
        seeds: Seeds,
    },
    /// A round begins: its turns are counted from 0.
    Begin {
        /// Who is to move.
        side: Side,
        /// Who was to move before.
        was: Side,
        /// How many turns the round before had.
        turns: u32,
    },
}

/// Why a sowing stopped (`rules.md` sections 2, 3 and 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Single lap: the turn ends with the last seed.
    Lap,
    /// The last seed fell in a central hole.
    Central,
    /// The last seed fell in a layli hole.
    Layli,
    /// The last seed fell in an empty hole of the other row.
    TheirEmpty,
    /// The last seed fell in an empty hole of the mover's own row, and nothing comes of it.
    OwnEmpty(Nothing),
    /// The last seed fell in an empty hole of the mover's own row and captures.
    Capture,
    /// The last seed fell in an empty hole of the mover's own row opposite three seeds.
    Pair,
}

/// Why nothing comes of a last seed in an empty hole of one's own row (`rules.md` section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nothing {
    /// The hole opposite is empty.
    Empty,
    /// The hole opposite is a layli hole.
    Layli,
    /// The hole opposite is out of play.
    Closed,
}

/// Why a round ended (`rules.md` section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEnd {
    /// The player to move cannot play.
    Stuck,
    /// A row has nothing left to lift (option `round-end=either`).
    Either,
    /// The same position stood for the third time.
    Repetition,
    /// The players agreed to stop, or one gave up.
    Agreed,
}

/// Somebody who is told every event as it happens.
///
/// Every closure over an [`Event`] is one. [`Deaf`] is the listener of a search: told nothing, it costs nothing.
pub trait Listen {
    /// Whether nothing told is heard.
    const DEAF: bool = false;

    /// Hears an event, after the position has changed by it.
    fn hear(&mut self, event: Event);
}

impl<F: FnMut(Event)> Listen for F {
    #[inline]
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

/// A listener that hears nothing.
#[derive(Clone, Copy, Debug)]
pub struct Deaf;

impl Listen for Deaf {
    const DEAF: bool = true;

    #[inline]
    fn hear(&mut self, _: Event) {}
}
