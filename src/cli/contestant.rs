//! Who plays in a contest, and how long it takes them.

use std::time::{Duration, Instant};

use clap::ValueEnum;
use fastrand::Rng;

use crate::rules::{Deaf, Position, Rules, Side, Turn};
use crate::search::{Control, Level, Player, Question};
use crate::session::Match;

/// A kind of player, as it is named on the command line.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Who {
    // Plays anything.
    Random,
    // Plays the turn after which it has most seeds safe, and looks no further.
    Greedy,
    // The top level, playing each round for itself.
    Round,
    #[value(name = "1")]
    One,
    #[value(name = "2")]
    Two,
    #[value(name = "3")]
    Three,
    #[value(name = "4")]
    Four,
    #[value(name = "5")]
    Five,
    #[value(name = "6")]
    Six,
}

/// Bytes a player may use. The top level looks at few positions here.
const MEMORY: usize = 16 << 20;

/// A player in a contest.
pub(super) struct Contestant<'a> {
    rules: &'a Rules,
    /// None where it needs no search.
    player: Option<Player<'a>>,
    greedy: bool,
    /// How many turns it has played, and how long it thought.
    turns: u32,
    thought: Duration,
}

impl<'a> Contestant<'a> {
    /// A player that, at the top level, looks at so many positions for a turn. Where no whole match is played nothing comes
    /// after a round, so that it plays for that alone.
    pub(super) fn new(rules: &'a Rules, who: Who, nodes: u64, whole_match: bool) -> Self {
        let level = |level| Some(Player::new(rules, level, MEMORY));
        let top = || Player::new(rules, Level::Six, MEMORY).limited(nodes);
        let player = match who {
            Who::Random | Who::Greedy => None,
            Who::One => level(Level::One),
            Who::Two => level(Level::Two),
            Who::Three => level(Level::Three),
            Who::Four => level(Level::Four),
            Who::Five => level(Level::Five),
            Who::Six if whole_match => Some(top()),
            Who::Six | Who::Round => Some(top().of_rounds()),
        };
        Self { rules, player, greedy: who == Who::Greedy, turns: 0, thought: Duration::ZERO }
    }

    /// The turn it plays; none where none is allowed.
    pub(super) fn turn(&mut self, game: &Match, question: &Question, dice: &mut Rng) -> Option<Turn> {
        let begun = Instant::now();
        let turn = match &mut self.player {
            Some(player) => player.turn(question, game.wins(), dice.u64(..), &Control::default()),
            None if self.greedy => greedy(self.rules, game.position(), dice),
            None => dice.choice(game.turns()),
        };
        self.turns += 1;
        self.thought += begun.elapsed();
        turn
    }

    /// How it sets out the next round.
    pub(super) fn arrangement(&mut self, game: &Match, dice: &mut Rng) -> Vec<u8> {
        match &mut self.player {
            Some(player) => player.arrangement(game.position(), dice.u64(..), &Control::default()),
            None => game.default_arrangement(),
        }
    }

    /// How long it thought about a turn, in milliseconds.
    pub(super) fn milliseconds(&self) -> f64 {
        1000.0 * self.thought.as_secs_f64() / f64::from(self.turns.max(1))
    }
}

/// A turn after which the mover is ahead by most safe seeds, once the other's turn has begun.
fn greedy(rules: &Rules, position: &Position, dice: &mut Rng) -> Option<Turn> {
    let me = position.to_move();
    let worth = |turn: &Turn| {
        let mut after = *position;
        rules.play(&mut after, *turn, Deaf);
        rules.begin(&mut after, Deaf);
        let safe = |side: Side| {
            let owned: i16 = after.owned(side).iter().map(|hole| i16::from(after.seeds(hole))).sum();
            i16::from(after.store(side)) + owned
        };
        safe(me) - safe(me.other())
    };
    let mut turns = rules.turns(position);
    let best = turns.iter().map(worth).max()?;
    turns.retain(|turn| worth(turn) == best);
    dice.choice(turns)
}
