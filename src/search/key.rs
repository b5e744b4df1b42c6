//! What of a position matters to the rest of the round, as the player to move sees it.
//!
//! Seeds in stores, in layli holes and in claimed central holes are *safe*: they are somebody's whatever comes, and how
//! many there are changes nothing that can be played. So two positions that differ in them alone, or that are each other
//! turned half round, have the same [`Key`], and their values differ by what each side is ahead.

use crate::rules::fold::fold;
use crate::rules::ruleset::FirstTurn;
use crate::rules::{Board, BySide, Holes, Position, Rules, Side};

/// A name of what is still open: 128 bits, so that two positions of one search never share it in practice (a thousand
/// million positions meet with a chance below one in 10^20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(pub(super) u64, pub(super) u64);

/// A position as the player to move sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// The name of what is open.
    pub(super) key: Key,
    /// The safe seeds of the player to move less those of the other.
    pub(super) ahead: i16,
    /// The seeds that can still become somebody's.
    pub(super) open: i16,
    /// The open seeds in the row of the player to move.
    pub(super) mine: i16,
    /// The open seeds in the other row.
    pub(super) theirs: i16,
}

/// Seeds that a row needs at least for another pair: three, and the one that falls opposite.
const PAIR: i16 = 4;

/// Odd numbers without a pattern: the first digits of the square roots of primes.
const MIX: [u64; 8] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

impl View {
    /// Looks at a position.
    pub(super) fn new(rules: &Rules, position: &Position) -> Self {
        let board = rules.board();
        let me = position.to_move();
        let mut rows = [me, me.other()].map(|side| position.row(board, side));
        let mut safe = BySide::from_fn(|side| i16::from(position.store(side)));
        let mut centre = Centre::default();
        let mut marks = 0;
        if !position.all_owned().is_empty() {
            marks = bits(board, me, position.owned(me)) | bits(board, me, position.owned(me.other())) << 32;
            take_layli(board, position, &mut rows, &mut safe);
        }
        if board.centre().is_some() {
            centre = Centre::new(board, position, &mut safe);
        }
        let [mine, theirs] = rows.map(sum);
        // Unclaimed central holes stay nobody's where nobody can make a pair any more.
        let open = mine + theirs + if mine + theirs < PAIR || !rules.has_claims() { 0 } else { centre.sum };
        let first = rules.spec().first_turn == FirstTurn::Right && position.turns() == 0;
        let mut key = mixed(rows, centre.cells, marks | u64::from(first) << 63);
        if !position.closed().is_empty() {
            // They lie straight across from each other, so that one player sees them elsewhere than the other.
            let shut = bits(board, me, position.closed());
            key = Key(key.0 ^ fold(shut ^ MIX[1], MIX[6]), key.1 ^ fold(shut ^ MIX[2], MIX[5]));
        }
        Self { key, ahead: safe[me] - safe[me.other()], open, mine, theirs }
    }

    /// The least and the most the round can come to for the player to move: the other side gets all that is open, or this one.
    pub(super) const fn range(&self) -> (i16, i16) {
        (self.ahead - self.open, self.ahead + self.open)
    }
}

/// The unclaimed central holes.
#[derive(Default)]
struct Centre {
    /// Their seeds, a byte each, those of the one on the mover's left first.
    cells: u64,
    sum: i16,
}

impl Centre {
    /// Counts claimed ones as safe.
    fn new(board: &Board, position: &Position, safe: &mut BySide<i16>) -> Self {
        let mut centre = Self::default();
        for hole in board.centres() {
            let seeds = position.seeds(hole);
            if let Some(owner) = position.owner(hole) {
                safe[owner] += i16::from(seeds);
            } else {
                let place = board.place_in_row(hole);
                centre.cells |= u64::from(seeds) << (8 * if position.to_move() == Side::South { place } else { 1 - place });
                centre.sum += i16::from(seeds);
            }
        }
        centre
    }
}

/// Takes the layli holes out of the rows, that of the player to move first, and counts them as safe.
fn take_layli(board: &Board, position: &Position, rows: &mut [u128; 2], safe: &mut BySide<i16>) {
    for owner in Side::BOTH {
        for hole in position.owned(owner).without(board.centre_set()).iter() {
            safe[owner] += i16::from(position.seeds(hole));
            let row = usize::from(board.side_of(hole) != Some(position.to_move()));
            rows[row] &= !(0xff << (8 * board.place_in_row(hole)));
        }
    }
}

/// The sum of all bytes, which is below 256.
const fn sum(row: u128) -> i16 {
    let both = (row as u64).wrapping_add((row >> 64) as u64);
    (both.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i16
}

/// A bit for each of these holes, as a player sees them.
fn bits(board: &Board, me: Side, holes: Holes) -> u64 {
    holes.iter().fold(0, |bits, hole| {
        let seen = if me == Side::South { hole } else { board.turned(hole) };
        bits | 1 << seen.index()
    })
}

fn mixed([mine, theirs]: [u128; 2], centre: u64, marks: u64) -> Key {
    // A row has at most twelve holes, and leaves room for the centre.
    let [a, b, c, d] = [mine as u64, (mine >> 64) as u64, theirs as u64, (theirs >> 64) as u64 | centre << 32];
    let half = |mix: &[u64]| {
        let (left, right) = (fold(a ^ mix[0], b ^ mix[1]), fold(c ^ mix[2], d ^ mix[3]));
        fold(left ^ marks.wrapping_mul(mix[1]) ^ mix[3], right ^ marks ^ mix[0])
    };
    Key(half(&MIX[..4]), half(&MIX[4..]))
}
