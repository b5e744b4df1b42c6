//! The search below a position: alpha-beta with a null window for all turns but the first (Marsland and Campbell's
//! principal variation search, 1982), which brings back what it proved beside what it found.
//!
//! It knows neither the first position nor how deep to look; see [`super`] for why what it calls proven is.

use super::busy::{Busy, LEAST_DEPTH};
use super::control::Control;
use super::endings::Endings;
use super::key::Key;
use super::ply::{self, Child, Ply};
use super::reckon::{STRIDE, reckon};
use super::table::{Entry, Kind, NO_CODE, Table};
use super::turns::Turns;
use crate::rules::{BySide, Rules, Side};

/// What a repeated position counts as in a run of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// As bad for South as the round can still become. What is found is no more than South can reach.
    WorstForSouth,
    /// As good for South.
    BestForSouth,
}

/// What a position at the horizon counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Horizon {
    /// What the round is likely to come to.
    Guessed,
    /// What is proven for South in the one reading, and against South in the other: as the worst, or the best, that can still become of it.
    Proven,
}

/// Set the keys apart of what holds where a repetition is the worst for the player to move, and where it is the best.
const SALTS: [u64; 2] = [0x1405_7b7e_f767_814f, 0x5851_f42d_4c95_7f2d];

/// Set the keys apart of what was found while proof was looked for.
const PROOF_SALTS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9];

/// The search was told to stop, or has looked at as many positions as it may.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// What a search below a position brings back, for the player to move there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// The value, or a bound of it outside the window; where `low < high` an estimate.
    pub(super) value: i16,
    /// Proven in this run: at least this.
    pub(super) low: i16,
    /// Proven in this run: at most this.
    pub(super) high: i16,
    /// Whether a repetition had a part in it. If not it is so in every run.
    pub(super) repeats: bool,
}

impl Found {
    const fn sure(value: i16) -> Self {
        Self { value, low: value, high: value, repeats: false }
    }
}

/// Beyond every value.
pub(super) const BEYOND: i16 = 300;

/// What a seed counts in the order of turns, and what a hole counts that the other may lift.
const SEED: i32 = 64;
const CHOICE: i32 = 96;

/// After so many positions the others are told.
const TELL: u64 = 1024;

/// One thread's search.
pub(super) struct Tree<'a> {
    pub(super) rules: &'a Rules,
    pub(super) table: &'a Table<'a>,
    pub(super) endings: &'a Endings,
    /// Endings count where fewer seeds are open than this.
    pub(super) below: i16,
    /// What other threads are at, where there are others.
    busy: Option<&'a Busy>,
    pub(super) control: &'a Control,
    /// The most positions all threads may look at.
    pub(super) most: u64,
    pub(super) reading: Reading,
    pub(super) horizon: Horizon,
    /// Stops once it has looked at so many positions.
    pub(super) pause: u64,
    /// The positions looked at.
    pub(super) nodes: u64,
    /// Those of them that were endings being reckoned.
    pub(super) reckoned: u64,
    told: u64,
    others: u64,
    /// The positions on the way here that can come back, with their open seeds.
    path: Vec<(Key, i16)>,
    /// Whether they can.
    repeats: bool,
    /// How well each turn, by its code, has served each player.
    history: BySide<[i32; 128]>,
    spare: Vec<Vec<Child>>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        table: &'a Table<'a>,
        endings: &'a Endings,
        busy: Option<&'a Busy>,
        control: &'a Control,
        most: u64,
    ) -> Self {
        Self {
            rules,
            table,
            endings,
            below: i16::MAX,
            busy,
            control,
            most,
            reading: Reading::WorstForSouth,
            horizon: Horizon::Guessed,
            pause: u64::MAX,
            nodes: 0,
            reckoned: 0,
            told: 0,
            others: 0,
            path: Vec::new(),
            repeats: rules.can_repeat(),
            history: BySide::from_fn(|_| [0; 128]),
            spare: Vec::new(),
        }
    }

    /// Notes that a position stood, and gives its place on the path. Every call asks for a [`Tree::leave`].
    pub(super) fn enter(&mut self, ply: &Ply) -> usize {
        let place = self.path.len();
        if self.repeats && ply.still {
            self.path.push((ply.view.key, ply.view.open));
        }
        place
    }

    /// Forgets what stood at this place and after it.
    pub(super) fn leave(&mut self, place: usize) {
        self.path.truncate(place);
    }

    /// Whether it was told to stop, or all threads have looked at as many positions as they may.
    pub(super) fn ends(&self) -> bool {
        self.control.ends() || self.nodes + self.others >= self.most
    }

    /// Counts a position, and says whether to go on.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.pause || self.ends() {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes - self.told >= TELL {
            self.tell();
        }
        Ok(())
    }

    /// Reckons the endings with so many open seeds. Each position looked at counts.
    pub(super) fn reckon(&mut self, seeds: usize) -> Result<(), Stopped> {
        let (rules, endings) = (self.rules, self.endings);
        let layer = reckon(rules, endings, seeds, |looked| {
            self.nodes += looked;
            self.reckoned += looked;
            self.tell();
            if self.control.ends() || self.left() < STRIDE as u64 { Err(Stopped) } else { Ok(()) }
        })?;
        endings.set(seeds, layer);
        Ok(())
    }

    /// How many positions may still be looked at.
    pub(super) const fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes + self.others)
    }

    /// Tells how many positions were looked at.
    pub(super) fn tell(&mut self) {
        self.others = self.control.add_nodes(self.nodes - self.told) - self.nodes;
        self.told = self.nodes;
    }

    /// Whether this position stood before on the path.
    fn stood(&self, ply: &Ply) -> bool {
        // Open seeds only become fewer.
        let mut since = self.path.iter().rev().take_while(|(_, open)| *open == ply.view.open);
        self.repeats && ply.still && since.any(|(key, _)| *key == ply.view.key)
    }

    /// What an ending is worth in this run, and whether a repetition has a part in it.
    fn ending(&self, ply: &Ply) -> Option<(Entry, bool)> {
        if ply.view.open >= self.below {
            return None;
        }
        let ending = self.endings.get(self.rules, &ply.position, ply.view.open)?;
        let value = if self.is_worst(ply) { ending.low } else { ending.high };
        let entry = Entry { low: value, high: value, value, kind: Kind::Value, depth: u16::MAX, best: NO_CODE, effort: 0 };
        Some((entry, ending.low < ending.high))
    }

    /// What is known of a position: under its own key what holds in every run, under the run's key what holds in this one.
    pub(super) fn known(&self, ply: &Ply) -> Option<(Entry, bool)> {
        let key = ply.view.key;
        if let Some(known) = self.ending(ply) {
            return Some(known);
        }
        if let Some(entry) = self.table.get(key) {
            return Some((entry, false));
        }
        if self.repeats { self.table.get(self.run_key(ply)).map(|entry| (entry, true)) } else { None }
    }

    /// What the player to move is proven to reach at most, in this run.
    pub(super) fn proven_most(&self, ply: &Ply) -> i16 {
        let (_, most) = ply.view.range();
        let found = [self.known(ply).map(|(entry, _)| entry), self.table.get(self.proof_key(ply))];
        let known = found.into_iter().flatten().map(|entry| entry.high + ply.view.ahead);
        ply.over.unwrap_or_else(|| known.fold(most, i16::min))
    }

    /// The key for what holds in this run only. It goes by the player to move, as all keys do: of a position and the same
    /// turned half round, what is the best for the one is the worst for the other in the same run.
    fn run_key(&self, ply: &Ply) -> Key {
        // The left half stays, for the table keeps both near each other by it.
        let Key(left, right) = ply.view.key;
        Key(left, right ^ SALTS[usize::from(self.is_worst(ply))])
    }

    /// The key for what was found in this run while proof was looked for.
    fn proof_key(&self, ply: &Ply) -> Key {
        let Key(left, right) = ply.view.key;
        Key(left, right ^ PROOF_SALTS[usize::from(self.is_worst(ply))])
    }

    /// What was found in this run, while proof is looked for.
    fn tried(&self, ply: &Ply) -> Option<Entry> {
        if self.horizon == Horizon::Proven { self.table.get(self.proof_key(ply)) } else { None }
    }

    /// Searches a position so many turns deep, for its value between `alpha` and `beta`.
    pub(super) fn search(&mut self, ply: &Ply, depth: u16, alpha: i16, beta: i16) -> Result<Found, Stopped> {
        self.count()?;
        if let Some(value) = ply.over {
            return Ok(Found::sure(value));
        }
        let view = &ply.view;
        if let Some((entry, repeats)) = self.ending(ply) {
            return Ok(Found { repeats, ..Found::sure(entry.value + view.ahead) });
        }
        let (mut low, mut high) = view.range();
        if self.stood(ply) {
            let value = if self.is_worst(ply) { low } else { high };
            return Ok(Found { repeats: true, ..Found::sure(value) });
        }
        let (mut repeats, mut best_code) = (false, NO_CODE);
        let mut known = None;
        if let Some((entry, of_run)) = self.known(ply) {
            let (least, most) = (entry.low + view.ahead, entry.high + view.ahead);
            repeats = of_run && (least > low || most < high);
            (low, high) = (low.max(least), high.min(most));
            best_code = entry.best;
            // A guess proves nothing.
            known = Some((entry.value + view.ahead, entry.kind, entry.depth, of_run)).filter(|_| self.horizon == Horizon::Guessed);
        }
        if let Some(entry) = self.tried(ply) {
            let (least, most) = (entry.low + view.ahead, entry.high + view.ahead);
            repeats |= self.repeats && (least > low || most < high);
            (low, high) = (low.max(least), high.min(most));
            best_code = if entry.best == NO_CODE { best_code } else { entry.best };
            known = Some((entry.value + view.ahead, entry.kind, entry.depth, self.repeats));
        }
        let found = |value: i16| Found { value: value.max(low).min(high), low, high, repeats };
        if low >= high || low >= beta {
            return Ok(found(low));
        }
        if high <= alpha {
            return Ok(found(high));
        }
        if let Some((value, kind, searched, of_run)) = known
            && searched >= depth
            && match kind {
                Kind::Value => true,
                Kind::AtLeast => value >= beta,
                Kind::AtMost => value <= alpha,
            }
        {
            return Ok(Found { repeats: repeats || of_run, ..found(value) });
        }
        if depth == 0 {
            return Ok(found(match self.horizon {
                Horizon::Guessed => estimate(ply),
                Horizon::Proven if self.is_worst(ply) => low,
                Horizon::Proven => high,
            }));
        }
        self.expand(ply, depth, (alpha, beta), found(low), best_code)
    }

    /// Searches what follows. What is known has a part in what is found: if a repetition had a part in the one, so it has in
    /// the other.
    fn expand(&mut self, ply: &Ply, depth: u16, window: (i16, i16), known: Found, best_code: u8) -> Result<Found, Stopped> {
        let before = self.nodes;
        let mut children = self.spare.pop().unwrap_or_default();
        ply::children(self.rules, &ply.position, &mut children);
        let found = if children.is_empty() {
            Ok((Found::sure(ply::settled(self.rules, &ply.position)), NO_CODE))
        } else {
            let place = self.enter(ply);
            let found = self.best(ply.position.to_move(), &mut children, depth, window, known, best_code);
            self.leave(place);
            found.map(|(found, code)| (Found { repeats: known.repeats || found.repeats, ..found }, code))
        };
        self.spare.push(children);
        let (found, code) = found?;
        let found = self.consistent(ply, found);
        self.keep(ply, depth, window, found, code, self.nodes - before);
        Ok(found)
    }

    /// What was found on other paths may contradict what was found on this one: then only that side's bound counts that
    /// holds on every path.
    fn consistent(&self, ply: &Ply, found: Found) -> Found {
        let Found { value, mut low, mut high, .. } = found;
        if low > high {
            if self.is_worst(ply) { high = low } else { low = high }
        }
        Found { value: value.max(low).min(high), low, high, ..found }
    }

    /// Whether a repetition counts as the worst for the player to move.
    fn is_worst(&self, ply: &Ply) -> bool {
        (self.reading == Reading::WorstForSouth) == (ply.position.to_move() == Side::South)
    }

    fn best(
        &mut self,
        mover: Side,
        children: &mut [Child],
        depth: u16,
        (alpha, beta): (i16, i16),
        Found { low, high, .. }: Found,
        best_code: u8,
    ) -> Result<(Found, u8), Stopped> {
        if let Some(found) = self.promise(mover, children, beta, high, best_code) {
            return Ok(found);
        }
        let (mut alpha, beta) = (alpha.max(low), beta.min(high));
        let mut best = Found { value: -BEYOND, low, high: -BEYOND, repeats: false };
        let mut best_code = NO_CODE;
        let mut turns = Turns::new(children.len());
        while let Some(at) = turns.next() {
            let Child { code, ply, .. } = children[at];
            let shared = self.busy.filter(|_| depth >= LEAST_DEPTH && at > 0);
            if shared.is_some_and(|busy| busy.has(ply.view.key)) && turns.put_off(at) {
                continue;
            }
            if let Some(busy) = shared {
                busy.begin(ply.view.key);
            }
            let mut found =
                if at == 0 { self.search(&ply, depth - 1, -beta, -alpha)? } else { self.search(&ply, depth - 1, -alpha - 1, -alpha)? };
            if at > 0 && -found.value > alpha && -found.value < beta {
                found = self.search(&ply, depth - 1, -beta, -alpha)?;
            }
            if let Some(busy) = shared {
                busy.end(ply.view.key);
            }
            let value = -found.value;
            best.high = best.high.max(-found.low);
            if value > best.value {
                (best.value, best_code) = (value, code);
            }
            if value >= beta {
                let before = &children[..at];
                self.served(mover, code, before.iter().map(|child| child.code), depth);
                let found = Found { value: value.min(high), low: low.max(-found.high), high, repeats: found.repeats };
                return Ok((found, code));
            }
            best.low = best.low.max(-found.high);
            best.repeats |= found.repeats;
            alpha = alpha.max(value);
        }
        best.high = best.high.min(high);
        best.value = best.value.max(best.low).min(best.high);
        Ok((best, best_code))
    }

    /// Puts the turns that promise most first, or finds one that by what is known is good enough
    /// (Plaat's enhanced transposition cut-off, 1996).
    fn promise(&self, mover: Side, children: &mut [Child], beta: i16, most: i16, best_code: u8) -> Option<(Found, u8)> {
        // Asked for together they come together: waiting for the memory is most of what a search does.
        for child in children.iter() {
            self.table.fetch(child.ply.view.key);
        }
        for child in children.iter_mut() {
            let view = &child.ply.view;
            let (_, mut high) = view.range();
            let mut seen = estimate(&child.ply);
            let mut repeats = false;
            if let Some(value) = child.ply.over {
                (high, seen) = (value, value);
            } else if let Some((entry, of_run)) = self.known(&child.ply) {
                high = high.min(entry.high + view.ahead);
                seen = entry.value + view.ahead;
                repeats = of_run;
            }
            if let Some(entry) = self.tried(&child.ply)
                && entry.high + view.ahead < high
            {
                high = entry.high + view.ahead;
                repeats = self.repeats;
            }
            if -high >= beta && !self.stood(&child.ply) {
                let found = Found { value: -high, low: -high, high: most, repeats };
                return Some((found, child.code));
            }
            // Where the other has little choice there is little to look at.
            child.promise =
                -i32::from(seen) * SEED - child.ply.choice * CHOICE + self.history[mover][usize::from(child.code)].min(SEED - 1);
            if child.code == best_code {
                child.promise = i32::MAX;
            }
        }
        children.sort_by_key(|child| -child.promise);
        None
    }

    /// Notes that a turn was good enough, and that those tried before it were not.
    fn served(&mut self, mover: Side, code: u8, before: impl Iterator<Item = u8>, depth: u16) {
        let (history, weight) = (&mut self.history[mover], i32::from(depth.min(8)));
        history[usize::from(code)] += weight;
        before.for_each(|other| history[usize::from(other)] -= weight);
        if history[usize::from(code)] > 1 << 12 {
            for score in history {
                *score /= 2;
            }
        }
    }

    fn keep(&self, ply: &Ply, depth: u16, (alpha, beta): (i16, i16), found: Found, best: u8, cost: u64) {
        let ahead = ply.view.ahead;
        let (least, most) = ply.view.range();
        let kind = match found.value {
            value if value >= beta => Kind::AtLeast,
            value if value <= alpha => Kind::AtMost,
            _ => Kind::Value,
        };
        let effort = cost.ilog2_or_zero();
        let (low, high) = (found.low.max(least) - ahead, found.high.min(most) - ahead);
        let entry = Entry { low, high, value: found.value - ahead, kind, depth, best, effort };
        match self.horizon {
            Horizon::Guessed => self.table.put(if found.repeats { self.run_key(ply) } else { ply.view.key }, entry),
            Horizon::Proven => {
                self.table.put(self.proof_key(ply), entry);
                if !found.repeats && (found.low > least || found.high < most) {
                    self.keep_bounds(ply, entry);
                }
            }
        }
    }

    /// Keeps bounds that hold in every run with what else is known.
    fn keep_bounds(&self, ply: &Ply, found: Entry) {
        let guess = (estimate(ply) - ply.view.ahead).max(found.low).min(found.high);
        let unknown = Entry { value: guess, kind: Kind::Value, depth: 0, ..found };
        let entry = self.table.get(ply.view.key).map_or(unknown, |known| Entry {
            low: known.low.max(found.low),
            high: known.high.min(found.high),
            effort: known.effort.max(found.effort),
            ..known
        });
        self.table.put(ply.view.key, entry);
    }
}

/// A logarithm that knows 0.
trait Log {
    fn ilog2_or_zero(self) -> u8;
}

impl Log for u64 {
    fn ilog2_or_zero(self) -> u8 {
        self.checked_ilog2().unwrap_or(0) as u8
    }
}

/// What the round may come to for the player to move, seen without looking ahead: what is safe, and a part of what lies
/// in the rows, which may yet change hands. Of the parts tried, this one led to exact values in the fewest positions.
pub(super) fn estimate(ply: &Ply) -> i16 {
    ply.over.unwrap_or(ply.view.ahead + (ply.view.mine - ply.view.theirs) * 3 / 16)
}
