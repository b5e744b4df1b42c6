//! The command that lets players play against each other, to measure how strong they are.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use fastrand::Rng;

use super::args::Contest;
use super::contestant::Contestant;
use super::output::{Done, Output};
use super::words;
use crate::rules::{Deaf, Rules, Side};
use crate::session::{Match, Move, Stage};
use crate::words::say;

/// A match of more rounds is a draw.
const LONGEST: usize = 1000;

/// How games came out for the first player.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    rounds: usize,
    /// Of each player: milliseconds a turn.
    pace: [f64; 2],
}

/// Plays rounds or matches and prints what share of the points the first player takes.
pub(super) fn players(contest: &Contest, out: &mut Output) -> Done {
    let rules = contest.rules.load()?.rules;
    let threads = u32::from(contest.threads);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let rules = &rules;
                scope.spawn(move || play_part(contest, rules, part))
            })
            .collect();
        parts.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let sum = |count: fn(&Tally) -> u32| tallies.iter().map(count).sum::<u32>();
    let (won, drawn, lost) = (sum(|tally| tally.won), sum(|tally| tally.drawn), sum(|tally| tally.lost));
    let games = f64::from(won + drawn + lost);
    let points = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let square = (f64::from(won) + f64::from(drawn) / 4.0) / games;
    let error = ((square - points * points) / games).sqrt();
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let pace = |at: usize| format!("{:.1}", tallies.iter().map(|tally| tally.pace[at]).sum::<f64>() / f64::from(threads));
    out.line(&say!(
        words(),
        "cli-bench-players-result",
        points = percent(points),
        error = percent(error),
        won = won,
        drawn = drawn,
        lost = lost,
        rounds = tallies.iter().map(|tally| tally.rounds).sum::<usize>(),
        first = pace(0),
        second = pace(1)
    ))
}

/// Plays every so-manieth pair of games. In the two games of a pair the players change sides and chance is the same.
fn play_part(contest: &Contest, rules: &Arc<Rules>, part: u32) -> Tally {
    let mut players = [contest.first, contest.second].map(|who| Contestant::new(rules, who, contest.nodes, contest.matches.is_some()));
    let mut tally = Tally::default();
    for number in 0..contest.matches.unwrap_or(contest.rounds) {
        let pair = number / 2;
        if pair % u32::from(contest.threads) != part {
            continue;
        }
        let first = if number % 2 == 0 { Side::South } else { Side::North };
        let mut dice = Rng::with_seed(contest.seed.wrapping_add(u64::from(pair) << 32));
        let (game, winner) = play(contest, rules, &mut players, first, &mut dice);
        tally.rounds += game.rounds().len();
        match winner {
            None => tally.drawn += 1,
            Some(winner) if winner == first => tally.won += 1,
            Some(_) => tally.lost += 1,
        }
    }
    tally.pace = players.map(|player| player.milliseconds());
    tally
}

/// Plays a match, or its first round only, and says who won.
fn play(contest: &Contest, rules: &Arc<Rules>, players: &mut [Contestant<'_>; 2], first: Side, dice: &mut Rng) -> (Match, Option<Side>) {
    let mut game = Match::new(Arc::clone(rules), rules.start(), Deaf);
    loop {
        let round = game.rounds().len();
        if contest.matches.is_none() && round > 0 {
            let winner = game.rounds()[0].winner();
            return (game, winner);
        }
        let seat = |side: Side| usize::from(side != first);
        let next = match game.stage() {
            Stage::Over(outcome) => return (game, outcome.winner),
            _ if round >= LONGEST => return (game, None),
            Stage::Arrange { setter, .. } => Some(Move::Arrange(players[seat(setter)].arrangement(&game, dice))),
            Stage::Turn => {
                let question = game.question();
                let chance = question.stood.len() < usize::from(contest.opening);
                let player = &mut players[seat(game.position().to_move())];
                let turn = if chance { dice.choice(game.turns()) } else { player.turn(&game, &question, dice) };
                turn.map(Move::Sow)
            }
        };
        // A player that plays what is not allowed is a mistake in this program; it then goes no further.
        if next.is_none_or(|next| game.play(&next, Deaf).is_err()) {
            debug_assert!(false, "players play what is allowed");
            return (game, None);
        }
    }
}
