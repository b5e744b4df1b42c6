//! Counting sequences of turns: a check of everything that decides which turns are allowed.

use super::event::Deaf;
use super::position::Position;
use super::round::Came;
use super::ruleset::Rules;

impl Rules {
    /// How many sequences of exactly `depth` turns a round has from this position, which stands before a start-of-turn
    /// capture. Turns that differ only in the claim are counted apart; a round that has ended counts nothing.
    pub fn perft(&self, start: &Position, depth: usize) -> u64 {
        self.count(&mut vec![*start], Came::AsStart, depth)
    }

    /// Counts on from the last of the positions that stood in the round.
    fn count(&self, stood: &mut Vec<Position>, came: Came, depth: usize) -> u64 {
        let Some(&standing) = stood.last() else { return 0 };
        if depth == 0 {
            return 1;
        }
        let times = stood.iter().filter(|position| position.stands_as(&standing)).count();
        let mut position = standing;
        if self.start_turn(&mut position, came, times, Deaf).is_some() {
            return 0;
        }
        let turns = self.turns(&position);
        if depth == 1 {
            return turns.len() as u64;
        }
        let mut sum = 0;
        for turn in turns {
            let mut next = position;
            self.play(&mut next, turn, Deaf);
            stood.push(next);
            sum += self.count(stood, Came::ByTurn, depth - 1);
            stood.pop();
        }
        sum
    }
}
