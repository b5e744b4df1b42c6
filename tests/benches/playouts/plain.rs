//! A plain engine to measure against: a board of fourteen bytes, copied, and seeds dropped one by one.
//!
//! It knows the first round of three games as they are shipped and draws by chance as the real engine does, so that the
//! same dice lead both to the same end.

use fastrand::Rng;

/// The games it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// `fergen-gobale`: relays round two central holes, pairs that claim.
    Fergen,
    /// `leyla-gobale-gabradarre`: relays and pairs, no centre.
    Gabradarre,
    /// `huroy`: single laps either way, captures as a turn starts.
    Huroy,
}

/// A sowing that would begin another lap than these is endless.
const LAPS: usize = 1000;

/// The way round in Fergen; the central holes are 12 and 13.
const TRACK: [u8; 16] = [0, 1, 2, 12, 13, 3, 4, 5, 6, 7, 8, 13, 12, 9, 10, 11];

/// Where on the way each hole of a row stands.
const PLACE: [usize; 12] = [0, 1, 2, 5, 6, 7, 8, 9, 10, 13, 14, 15];

/// The board: the holes `A … F a … f X Y`, who owns them (1 South, 2 North), the stores, the player to move (0 South).
#[derive(Clone, Copy, PartialEq, Eq)]
struct Board {
    seeds: [u8; 14],
    owner: [u8; 14],
    stores: [u8; 2],
    mover: usize,
}

/// How a sowing came out.
enum Sown {
    Done,
    Pair,
    Endless,
}

/// How a round came out: the turns played and the stores, before the board is collected.
pub type End = (u32, [u8; 2]);

/// Plays a round by chance.
pub fn playout(game: Game, dice: &mut Rng) -> End {
    let seeds = match game {
        Game::Fergen => [5, 5, 3, 3, 5, 5, 5, 5, 3, 3, 5, 5, 4, 4],
        Game::Gabradarre => [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0],
        Game::Huroy => [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0],
    };
    let mut board = Board { seeds, owner: [0; 14], stores: [0; 2], mover: 0 };
    let mut turns = 0;
    let mut stood = Vec::new();
    loop {
        if game != Game::Fergen {
            if stood.last().is_some_and(|before: &Board| before.stores != board.stores) {
                stood.clear();
            }
            if stood.iter().filter(|&&before| before == board).count() == 2 {
                return (turns, board.stores);
            }
            stood.push(board);
        }
        if game == Game::Huroy {
            board.take_singles();
        }
        if !board.play(game, dice) {
            return (turns, board.stores);
        }
        board.mover = 1 - board.mover;
        turns += 1;
    }
}

impl Board {
    fn take_singles(&mut self) {
        for place in 0..6 {
            let mine = 6 * self.mover + place;
            let theirs = 11 - mine;
            if self.seeds[mine] == 1 && self.seeds[theirs] > 0 {
                self.stores[self.mover] += 1 + self.seeds[theirs];
                (self.seeds[mine], self.seeds[theirs]) = (0, 0);
            }
        }
    }

    /// Plays a turn by chance; false where there is none.
    fn play(&mut self, game: Game, dice: &mut Rng) -> bool {
        let (mut holes, mut count) = ([0; 6], 0);
        for hole in 6 * self.mover..6 * self.mover + 6 {
            if self.seeds[hole] > 0 && self.owner[hole] == 0 {
                holes[count] = hole;
                count += 1;
            }
        }
        while count > 0 {
            let at = dice.usize(..count);
            let hole = holes[at];
            if game == Game::Huroy {
                let clockwise = dice.usize(..2) == 1;
                self.sow_once(hole, clockwise);
                return true;
            }
            let mut next = *self;
            match next.sow(game, hole) {
                Sown::Endless => {
                    holes.copy_within(at + 1..count, at);
                    count -= 1;
                    continue;
                }
                Sown::Pair if game == Game::Fergen => next.claim(dice),
                Sown::Pair | Sown::Done => {}
            }
            *self = next;
            return true;
        }
        false
    }

    fn sow_once(&mut self, hole: usize, clockwise: bool) {
        let seeds = std::mem::take(&mut self.seeds[hole]);
        let mut at = hole;
        for _ in 0..seeds {
            at = match (clockwise, at) {
                (false, 11) => 0,
                (false, _) => at + 1,
                (true, 0) => 11,
                (true, _) => at - 1,
            };
            self.seeds[at] += 1;
        }
    }

    fn claim(&mut self, dice: &mut Rng) {
        let free: &[usize] = match (self.owner[12], self.owner[13]) {
            (0, 0) => &[12, 13],
            (0, _) => &[12],
            (_, 0) => &[13],
            _ => return,
        };
        self.owner[free[dice.usize(..free.len())]] = 1 + self.mover as u8;
    }

    fn sow(&mut self, game: Game, hole: usize) -> Sown {
        let mut from = hole;
        for _ in 0..LAPS {
            let seeds = std::mem::take(&mut self.seeds[from]);
            let mut last = from;
            if game == Game::Fergen {
                let mut at = PLACE[from];
                for _ in 0..seeds {
                    at = (at + 1) % 16;
                    last = usize::from(TRACK[at]);
                    self.seeds[last] += 1;
                }
            } else {
                for _ in 0..seeds {
                    last = if last == 11 { 0 } else { last + 1 };
                    self.seeds[last] += 1;
                }
            }
            if last >= 12 || self.owner[last] > 0 {
                return Sown::Done;
            }
            if self.seeds[last] > 1 {
                from = last;
                continue;
            }
            return if last / 6 == self.mover { self.end_at_home(game, last) } else { Sown::Done };
        }
        Sown::Endless
    }

    fn end_at_home(&mut self, game: Game, last: usize) -> Sown {
        let opposite = 11 - last;
        match self.seeds[opposite] {
            0 => Sown::Done,
            3 => {
                (self.seeds[last], self.seeds[opposite]) = (2, 2);
                let me = 1 + self.mover as u8;
                (self.owner[last], self.owner[opposite]) = (me, me);
                Sown::Pair
            }
            seeds => {
                self.stores[self.mover] += seeds;
                self.seeds[opposite] = 0;
                if game == Game::Fergen {
                    self.stores[self.mover] += 1;
                    self.seeds[last] = 0;
                }
                Sown::Done
            }
        }
    }
}
