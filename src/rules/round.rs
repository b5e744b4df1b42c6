//! The end of a round, settling it, and setting out the next one (`rules.md` sections 4 and 5).
//!
//! How rounds add up to a match, and how often a position stood, is known elsewhere.

use super::board::{BySide, Hole, Seeds, Side};
use super::event::{Event, Listen, RoundEnd};
use super::position::Position;
use super::ruleset::{Arrangement, Beginner, DirectionRule, Mirror, RoundEndRule, Rounds, Rules};

/// A position that stands this often in a round ends it; a start that comes this often ends the match.
pub const TOO_OFTEN: usize = 3;

/// How a position that is now to be played came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// A round, or the match, starts with it.
    AsStart,
    /// A turn led to it.
    ByTurn,
}

/// Why an arrangement of the next round is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArrangementError {
    /// The rules leave the setter no choice.
    NoChoice,
    /// It has another number of holes than a row.
    HoleCount {
        /// The row's number.
        expected: usize,
        /// The arrangement's.
        found: usize,
    },
    /// It adds up to another number than the setter has.
    Sum {
        /// What the setter has.
        expected: Seeds,
        /// What the numbers add up to.
        found: usize,
    },
    /// Two holes differ by more than one seed.
    Unequal,
}

impl Rules {
    /// Starts a turn: ends the round where it is over, else makes the start-of-turn captures.
    ///
    /// `stood` says how often the position has stood in this round, this time counted. If the round is over the reason is
    /// told and returned; a start-of-turn capture made before the player was found stuck is kept.
    pub fn start_turn(&self, position: &mut Position, came: Came, stood: usize, mut listener: impl Listen) -> Option<RoundEnd> {
        let over = self.over_as_it_stands(position, came, stood).or_else(|| {
            self.begin(position, &mut |event| listener.hear(event));
            (!self.can_play(position)).then_some(RoundEnd::Stuck)
        });
        if let Some(why) = over {
            self.happen(position, Event::RoundOver(why), &mut listener);
        }
        over
    }

    /// Whether the round is over before a start-of-turn capture is made, and why.
    #[inline(always)]
    pub(super) fn over_as_it_stands(&self, position: &Position, came: Came, stood: usize) -> Option<RoundEnd> {
        if stood >= TOO_OFTEN {
            Some(RoundEnd::Repetition)
        } else if came == Came::ByTurn && self.spec().round_end == RoundEndRule::Either && self.has_bare_row(&{ *position }) {
            // Copies are lent: see `Rules::playout`.
            Some(if self.can_play(&{ *position }) { RoundEnd::Either } else { RoundEnd::Stuck })
        } else {
            None
        }
    }

    /// Whether a position can come back in a round.
    ///
    /// Not where seeds go round one way only, past central holes: whatever comes back has gone round, so that a seed crossed
    /// and fell into a central hole, which nobody ever lifts. A sowing that passes changes nothing and spoils that.
    #[inline]
    pub fn can_repeat(&self) -> bool {
        self.board().centre().is_none() || self.spec().direction == DirectionRule::Free || self.endless_passes()
    }

    /// Whether a row has no hole with seeds that is in play and not a layli hole.
    fn has_bare_row(&self, position: &Position) -> bool {
        let free = position.with_seeds().without(position.all_owned());
        Side::BOTH.into_iter().any(|side| self.board().row_set(side).intersection(free).is_empty())
    }

    /// Who will have the seeds of a hole at the end of the round; nobody has those of an unclaimed centre.
    pub fn heir(&self, position: &Position, hole: Hole) -> Option<Side> {
        position.owner(hole).or_else(|| self.board().side_of(hole))
    }

    /// What each player would have if the round were settled now.
    pub fn totals(&self, position: &Position) -> BySide<Seeds> {
        let mut totals = position.stores();
        for hole in self.board().holes() {
            if let Some(side) = self.heir(position, hole) {
                totals[side] += position.seeds(hole);
            }
        }
        totals
    }

    /// Collects what lies on the board into the stores. Seeds of unclaimed central holes stay.
    pub fn settle(&self, position: &mut Position, mut listener: impl Listen) {
        for side in Side::BOTH {
            for hole in self.board().holes() {
                let seeds = position.seeds(hole);
                if seeds > 0 && self.heir(position, hole) == Some(side) {
                    self.happen(position, Event::Collect { hole, to: side, seeds }, &mut listener);
                }
            }
        }
        for centre in self.board().centres() {
            let seeds = position.seeds(centre);
            if seeds > 0 {
                self.happen(position, Event::Left { centre, seeds }, &mut listener);
            }
        }
        self.happen(position, Event::Counted, &mut listener);
    }

    /// Who sets out the round after a settled one: the player with fewer seeds, or, on equal numbers, the one who did not begin.
    pub fn setter(&self, settled: &Position) -> Side {
        let BySide { south, north } = settled.stores();
        match south.cmp(&north) {
            std::cmp::Ordering::Less => Side::South,
            std::cmp::Ordering::Greater => Side::North,
            std::cmp::Ordering::Equal => settled.began().other(),
        }
    }

    /// The numbers the setter puts in the own row, from the left, where no choice is made or none can be.
    /// Empty where the rules have no setter.
    pub fn default_arrangement(&self, settled: &Position) -> Vec<Seeds> {
        let seeds = settled.store(self.setter(settled));
        match self.spec().rounds {
            Rounds::AllSeeds { arrangement: Arrangement::Fill, .. } => self.fill(seeds),
            Rounds::AllSeeds { arrangement: Arrangement::Spread, .. } => self.spread(seeds),
            Rounds::One | Rounds::Wins(_) => Vec::new(),
        }
    }

    fn fill(&self, seeds: Seeds) -> Vec<Seeds> {
        let start = &self.spec().start;
        let few = start.first().is_some_and(|&first| seeds < first);
        let mut rest = seeds;
        start
            .iter()
            .map(|&number| {
                let here = if few { rest.min(1) } else { rest.min(number) };
                rest -= here;
                here
            })
            .collect()
    }

    fn spread(&self, seeds: Seeds) -> Vec<Seeds> {
        let row = self.board().row_len();
        let (each, more) = (usize::from(seeds) / row, usize::from(seeds) % row);
        (0..row).map(|at| (each + usize::from(at < more)) as Seeds).collect()
    }

    /// Whether the setter may choose this arrangement: as equal as possible, and all the seeds.
    pub fn allows_arrangement(&self, settled: &Position, numbers: &[Seeds]) -> Result<(), ArrangementError> {
        if !matches!(self.spec().rounds, Rounds::AllSeeds { arrangement: Arrangement::Spread, .. }) {
            return Err(ArrangementError::NoChoice);
        }
        if numbers.len() != self.board().row_len() {
            return Err(ArrangementError::HoleCount { expected: self.board().row_len(), found: numbers.len() });
        }
        let seeds = settled.store(self.setter(settled));
        let found = numbers.iter().map(|&number| usize::from(number)).sum();
        if found != usize::from(seeds) {
            return Err(ArrangementError::Sum { expected: seeds, found });
        }
        let least = usize::from(seeds) / numbers.len();
        if numbers.iter().any(|&number| !(least..=least + 1).contains(&usize::from(number))) {
            return Err(ArrangementError::Unequal);
        }
        Ok(())
    }

    /// Sets out the round after a settled one, with an arrangement that [`Rules::allows_arrangement`] or the default one.
    /// In matches for wins it is the first arrangement, and the numbers are not asked for.
    pub fn set_out(&self, position: &mut Position, numbers: &[Seeds], mut listener: impl Listen) {
        let began = position.began();
        let setter = self.setter(position);
        self.clear(position, &mut listener);
        let next = match self.spec().rounds {
            Rounds::AllSeeds { arrangement, mirror, beginner } => {
                self.place_rows(position, setter, numbers, mirror, closes(arrangement, numbers), &mut listener);
                if arrangement == Arrangement::Fill {
                    self.place_rest(position, setter, numbers, &mut listener);
                }
                match beginner {
                    Beginner::Alternate => began.other(),
                    Beginner::Setter => setter,
                    Beginner::Other => setter.other(),
                }
            }
            Rounds::One | Rounds::Wins(_) => {
                self.place_first(position, &mut listener);
                began.other()
            }
        };
        let (was, turns) = (position.to_move(), position.turns());
        self.happen(position, Event::Begin { side: next, was, turns }, &mut listener);
    }

    /// Clears ownership and brings every hole back into play.
    fn clear(&self, position: &mut Position, listener: &mut impl Listen) {
        for side in Side::BOTH {
            for hole in position.owned(side).iter() {
                self.happen(position, Event::Disown { hole, was: side }, listener);
            }
        }
        for hole in position.closed().iter() {
            self.happen(position, Event::Reopen { hole }, listener);
        }
    }

    fn place_rows(
        &self,
        position: &mut Position,
        setter: Side,
        numbers: &[Seeds],
        mirror: Mirror,
        closes: bool,
        listener: &mut impl Listen,
    ) {
        let board = self.board();
        for (hole, &seeds) in board.row(setter).zip(numbers) {
            let mirrored = match mirror {
                Mirror::Across => board.opposite(hole).unwrap_or(hole),
                Mirror::Rotated => board.turned(hole),
            };
            for (store, hole) in [(setter, hole), (setter.other(), mirrored)] {
                if seeds > 0 {
                    self.happen(position, Event::Place { store, hole, seeds }, listener);
                } else if closes {
                    self.happen(position, Event::Close { hole }, listener);
                }
            }
        }
    }

    /// Puts the setter's rest beyond a full row into an empty central hole, the one on the setter's left if both are empty.
    fn place_rest(&self, position: &mut Position, setter: Side, numbers: &[Seeds], listener: &mut impl Listen) {
        let rest = position.store(setter);
        if rest == 0 || numbers.contains(&0) {
            return;
        }
        let mut centres: Vec<Hole> = self.board().centres().collect();
        if setter == Side::North {
            centres.reverse();
        }
        if let Some(hole) = centres.into_iter().find(|&centre| position.seeds(centre) == 0) {
            self.happen(position, Event::Place { store: setter, hole, seeds: rest }, listener);
        }
    }

    /// Puts out the first arrangement again: each row, and the central hole on that side's left, from its store, and what
    /// is then missing from the other's.
    fn place_first(&self, position: &mut Position, listener: &mut impl Listen) {
        let board = self.board();
        let own = |hole| board.side_of(hole).unwrap_or(if board.place_in_row(hole) == 0 { Side::South } else { Side::North });
        for hole in board.centres() {
            let seeds = position.seeds(hole);
            if seeds > 0 {
                self.happen(position, Event::Collect { hole, to: own(hole), seeds }, listener);
            }
        }
        let first = self.start();
        // A match set up with too few seeds is short on both sides alike.
        for whose in [|side: Side| side, Side::other] {
            for hole in board.holes() {
                let store = whose(own(hole));
                let seeds = (first.seeds(hole) - position.seeds(hole)).min(position.store(store));
                if seeds > 0 {
                    self.happen(position, Event::Place { store, hole, seeds }, listener);
                }
            }
        }
    }
}

/// Whether holes the setter leaves empty go out of play: always after a fill, and with four seeds or fewer after a spread.
fn closes(arrangement: Arrangement, numbers: &[Seeds]) -> bool {
    match arrangement {
        Arrangement::Fill => true,
        Arrangement::Spread => numbers.iter().map(|&number| usize::from(number)).sum::<usize>() <= 4,
    }
}
