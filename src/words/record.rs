//! How a session stands, in the few words that a list of past games has room for.

use super::{Teller, Words, say};
use crate::rules::ruleset::Rounds;
use crate::rules::{BySide, Side};
use crate::session::{Ending, Match, MatchEnd, Outcome, Stage};

impl Words {
    /// A day of the calendar; months count from 1.
    pub fn date(&self, year: i32, month: u8, day: u8) -> String {
        say!(self, "record-date", year = year.to_string(), month = month, day = day)
    }
}

impl Teller<'_> {
    /// How a match came out, or how far it is: `Hodan won 31–29`; `Round 2, 14 turns, not finished`.
    pub fn standing(self, game: &Match) -> String {
        let (words, over) = (self.words, game.rounds().len());
        match game.stage() {
            Stage::Over(outcome) => self.came_out(game, outcome),
            Stage::Arrange { .. } => say!(words, "record-between", round = over),
            Stage::Turn => {
                let turns = game.position().turns().wrapping_sub(game.round_start().turns());
                match self.rules.spec().rounds {
                    Rounds::One => say!(words, "record-turns", turns = turns),
                    Rounds::AllSeeds { .. } | Rounds::Wins(_) => say!(words, "record-round", round = over + 1, turns = turns),
                }
            }
        }
    }

    fn came_out(self, game: &Match, outcome: Outcome) -> String {
        let words = self.words;
        let seeds = game.rounds().last().map_or_else(|| game.position().stores(), |round| round.seeds);
        let Some(winner) = outcome.winner else {
            if outcome.why == MatchEnd::AllSeeds {
                return say!(words, "record-drawn-centre");
            }
            return match self.rules.spec().rounds {
                Rounds::Wins(_) => say!(words, "record-drawn-games", games = game.wins().south),
                Rounds::One | Rounds::AllSeeds { .. } => say!(words, "record-drawn", seeds = seeds.south),
            };
        };
        let (player, other) = (self.name(winner), self.name(winner.other()));
        if let MatchEnd::Ended(Ending::Resigned(_)) = outcome.why {
            return say!(words, "record-gave-up", player = player, other = other);
        }
        if let Rounds::Wins(_) = self.rules.spec().rounds {
            let BySide { south, north } = game.wins();
            let (most, least) = if winner == Side::South { (south, north) } else { (north, south) };
            return say!(words, "record-won-games", player = player, most = most, least = least);
        }
        let (most, least) = (seeds[winner], seeds[winner.other()]);
        match game.rounds().len() {
            0 | 1 => say!(words, "record-won", player = player, most = most, least = least),
            rounds => say!(words, "record-won-rounds", player = player, most = most, least = least, rounds = rounds),
        }
    }
}
