//! How rounds and matches came out.

use std::cmp::Ordering;

use super::{Teller, Telling, say};
use crate::rules::ruleset::Rounds;
use crate::rules::{BySide, Position, Seeds, Side};
use crate::session::{Ending, Match, MatchEnd, Outcome, Round};

impl Teller<'_> {
    /// How a round came out.
    pub fn round_result(self, round: &Round) -> Telling {
        self.totals(round.seeds, round.nobody)
    }

    /// How a round came out, in a position where everything was collected.
    pub(super) fn counted(self, settled: &Position) -> Telling {
        let nobody = self.board().centres().map(|centre| settled.seeds(centre)).sum();
        self.totals(settled.stores(), nobody)
    }

    fn totals(self, seeds: BySide<Seeds>, nobody: Seeds) -> Telling {
        let words = self.words;
        let BySide { south, north } = seeds;
        let headline = match south.cmp(&north) {
            Ordering::Greater => say!(words, "result-round-won", player = self.name(Side::South)),
            Ordering::Less => say!(words, "result-round-won", player = self.name(Side::North)),
            Ordering::Equal => say!(words, "result-round-even"),
        };
        let [south_name, north_name] = Side::BOTH.map(|side| self.name(side));
        let detail = if nobody == 0 {
            say!(words, "result-seeds", south_name = south_name, south = south, north_name = north_name, north = north)
        } else {
            say!(
                words,
                "result-seeds-left",
                south_name = south_name,
                south = south,
                north_name = north_name,
                north = north,
                nobody = nobody
            )
        };
        Telling { headline, detail }
    }

    /// Who would win a match if it were stopped now.
    pub fn ahead(self, game: &Match) -> String {
        let words = self.words;
        let (Some(side), counts) = game.ahead() else { return say!(words, "ask-stop-even") };
        let (player, more, less) = (self.name(side), counts[side], counts[side.other()]);
        match self.rules.spec().rounds {
            Rounds::Wins(_) => say!(words, "ask-stop-games", player = player, more = more, less = less),
            Rounds::One | Rounds::AllSeeds { .. } => say!(words, "ask-stop-seeds", player = player, more = more, less = less),
        }
    }

    /// How many games each has won so far, in a match for wins.
    pub fn games_won(self, wins: BySide<usize>) -> String {
        let [south_name, north_name] = Side::BOTH.map(|side| self.name(side));
        say!(self.words, "result-games", south_name = south_name, south = wins.south, north_name = north_name, north = wins.north)
    }

    /// How a match came out.
    pub fn outcome(self, outcome: Outcome) -> Telling {
        let words = self.words;
        let headline = match outcome.winner {
            Some(side) => say!(words, "result-match-won", player = self.name(side)),
            None => say!(words, "result-match-drawn"),
        };
        let detail = match outcome.why {
            MatchEnd::OneRound => say!(words, "result-why-one-round"),
            // Equal, and one has none: neither has any.
            MatchEnd::AllSeeds if outcome.winner.is_none() => say!(words, "result-why-all-centre"),
            MatchEnd::AllSeeds => say!(words, "result-why-all-seeds"),
            MatchEnd::Wins => say!(words, "result-why-wins"),
            MatchEnd::SameStart => say!(words, "result-why-same-start"),
            MatchEnd::Ended(Ending::Agreed) => say!(words, "result-why-agreed"),
            MatchEnd::Ended(Ending::Resigned(side)) => say!(words, "result-why-resigned", player = self.name(side)),
        };
        Telling { headline, detail }
    }

    /// That a player is to set out the next round.
    pub fn to_set_out(self, setter: Side, seeds: Seeds) -> Telling {
        Telling {
            headline: say!(self.words, "result-set-out", player = self.name(setter), seeds = seeds),
            detail: say!(self.words, "result-set-out-detail"),
        }
    }
}
