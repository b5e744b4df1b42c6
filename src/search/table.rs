//! What the search has learnt, by key: a table of bounded size that several threads share.
//!
//! An entry is two words, what is known and that word mixed with the key. A word torn by another thread then belongs to no key
//! (Hyatt and Mann, “A lockless transposition-table implementation for parallel search”, ICGA Journal 25, 2002).
//! Numbers are those of the player to move, less what that player is [ahead](super::key::View::ahead).

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::key::Key;

/// What an estimate says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It was the value.
    Value,
    /// The value was at least that.
    AtLeast,
    /// The value was at most that.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Proven: at least this.
    pub(super) low: i16,
    /// Proven: at most this.
    pub(super) high: i16,
    /// Found by a search of `depth` turns.
    pub(super) value: i16,
    /// What `value` is.
    pub(super) kind: Kind,
    /// How many turns were looked ahead.
    pub(super) depth: u16,
    /// The best turn, as a [place](super::ply::code); nothing known: [`NO_CODE`].
    pub(super) best: u8,
    /// The positions it cost, as a power of two.
    pub(super) effort: u8,
}

/// No turn.
pub(super) const NO_CODE: u8 = 127;

/// A number of nine bits, from -256 to 255, at a place in the word.
const fn signed(word: u64, shift: u32) -> i16 {
    ((word >> shift) & 511) as i16 - 256
}

impl Entry {
    const fn pack(self) -> u64 {
        let numbers = (self.low + 256) as u64 | ((self.high + 256) as u64) << 9 | ((self.value + 256) as u64) << 18;
        // The last bit tells an entry from an empty place.
        numbers | (self.kind as u64) << 27 | (self.depth as u64) << 29 | (self.best as u64) << 45 | (self.effort as u64) << 52 | 1 << 63
    }

    const fn unpack(word: u64) -> Self {
        Self {
            low: signed(word, 0),
            high: signed(word, 9),
            value: signed(word, 18),
            kind: match (word >> 27) & 3 {
                0 => Kind::Value,
                1 => Kind::AtLeast,
                _ => Kind::AtMost,
            },
            depth: (word >> 29) as u16,
            best: (word >> 45) as u8 & 127,
            effort: (word >> 52) as u8 & 63,
        }
    }
}

/// Entries that a key may lie in.
const BUCKET: usize = 4;

/// They fill a line of the processor's cache, and lie in one, so that looking waits for the memory once.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Place; BUCKET]);

/// What is known, and the same mixed with the key.
type Place = [AtomicU64; 2];

/// Where the age stands in the word.
const AGE: u32 = 58;

/// More than any effort.
const NEW: u8 = 64;

/// Buckets that are made together, when one of them is needed: 4 MB, so that whoever waits for an answer never waits for memory.
const BLOCK: usize = 1 << 16;

/// The table.
pub(super) struct Table {
    /// All of one size, but for the last one. Where the system has no memory for a block it stays empty, and what would lie
    /// there is not kept.
    blocks: Vec<OnceLock<Vec<Bucket>>>,
    buckets: usize,
    /// The number of the question, of five bits.
    age: AtomicU8,
}

impl Table {
    /// An empty table of at most so many bytes, but of one bucket at least; smaller where the system has not as much. It takes
    /// its memory block by block, as something is kept there.
    pub(super) fn new(bytes: usize) -> Self {
        let mut buckets = (bytes / size_of::<Bucket>()).max(1);
        // Block by block the system would promise more than it has.
        while Vec::<Bucket>::new().try_reserve_exact(buckets).is_err() && buckets > 1 {
            buckets /= 2;
        }
        let blocks = (0..buckets.div_ceil(BLOCK)).map(|_| OnceLock::new()).collect();
        Self { blocks, buckets, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.blocks.fill_with(OnceLock::new);
    }

    /// A new question begins: what was kept before it makes room first.
    pub(super) fn age(&self) {
        self.age.store((self.age.load(Ordering::Relaxed) + 1) % 32, Ordering::Relaxed);
    }

    /// Which block, and which bucket there: it goes by the left half of the key alone.
    #[inline]
    fn place(&self, key: Key) -> (usize, usize) {
        let at = ((u128::from(key.0) * self.buckets as u128) >> 64) as usize;
        (at / BLOCK, at % BLOCK)
    }

    #[inline]
    fn bucket(&self, key: Key) -> Option<&[Place; BUCKET]> {
        let (block, at) = self.place(key);
        self.blocks[block].get()?.get(at).map(|bucket| &bucket.0)
    }

    /// Has the memory of a key brought near: looks at it, and waits for nothing. A look is quicker here than the processor's
    /// own prefetch, which gives up where the address of the page is not at hand.
    #[inline]
    pub(super) fn fetch(&self, key: Key) {
        if let Some(bucket) = self.bucket(key) {
            bucket[0][0].load(Ordering::Relaxed);
        }
    }

    /// What is known under a key.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        self.bucket(key)?.iter().find_map(|[known, check]| {
            let (known, check) = (known.load(Ordering::Relaxed), check.load(Ordering::Relaxed));
            (known != 0 && known ^ check == key.1).then(|| Entry::unpack(known))
        })
    }

    /// Makes a block; an empty one where the system has no memory for it.
    fn block(&self, number: usize) -> Vec<Bucket> {
        let size = BLOCK.min(self.buckets - number * BLOCK);
        let mut block = Vec::new();
        if block.try_reserve_exact(size).is_ok() {
            block.resize_with(size, Bucket::default);
        }
        block
    }

    /// Keeps what is known under a key, in place of what cost least.
    pub(super) fn put(&self, key: Key, entry: Entry) {
        let mut place = 0;
        let mut least = u8::MAX;
        let age = u64::from(self.age.load(Ordering::Relaxed)) << AGE;
        let (block, at) = self.place(key);
        let Some(Bucket(bucket)) = self.blocks[block].get_or_init(|| self.block(block)).get(at) else { return };
        for (at, [known, check]) in bucket.iter().enumerate() {
            let (known, check) = (known.load(Ordering::Relaxed), check.load(Ordering::Relaxed));
            if known == 0 || known ^ check == key.1 {
                place = at;
                break;
            }
            let old = known & 31 << AGE != age;
            let effort = Entry::unpack(known).effort + if old { 0 } else { NEW };
            if effort < least {
                (place, least) = (at, effort);
            }
        }
        let word = entry.pack() | age;
        let [known, check] = &bucket[place];
        known.store(word, Ordering::Relaxed);
        check.store(word ^ key.1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got_back() {
        let mut table = Table::new(0);
        let entry = |depth, effort| Entry { low: -255, high: 255, value: -7, kind: Kind::AtMost, depth, best: NO_CODE, effort };
        for number in 0..6 {
            table.put(Key(1, number), entry(number as u16, 9 - number as u8));
        }
        // The one bucket has room for four: the cheapest went.
        let kept: Vec<u64> = (0..6).filter(|&number| table.get(Key(1, number)).is_some()).collect();
        assert_eq!(kept, [0, 1, 2, 5]);
        assert_eq!(table.get(Key(1, 5)), Some(entry(5, 4)));
        table.clear();
        assert_eq!(table.get(Key(1, 5)), None);
    }
}
