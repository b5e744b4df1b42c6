//! What the search has learnt, by key: a table of bounded size that several threads share.
//!
//! An entry is two words, what is known and that word mixed with the key. A word torn by another thread then belongs to no key
//! (Hyatt and Mann, “A lockless transposition-table implementation for parallel search”, ICGA Journal 25, 2002).
//! Numbers are those of the player to move, less what that player is [ahead](super::key::View::ahead).

use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::MmapMut;
use zerocopy::FromBytes;

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

/// Entries that a key may lie in. They fill a line of the processor's cache, and lie in one, so that looking waits for the memory
/// once.
type Bucket = [Place; 4];

/// What is known, and the same mixed with the key. All zero where nothing is.
type Place = [AtomicU64; 2];

/// Where the age stands in the word.
const AGE: u32 = 58;

/// More than any effort.
const NEW: u8 = 64;

/// Bytes whose small pages a processor has to look up, but not so many that it takes long to clear their large ones: all of
/// them are asked for within the first seconds.
#[cfg(target_os = "linux")]
const MANY: std::ops::RangeInclusive<usize> = 32 << 20..=512 << 20;

/// Where the table lies between questions.
pub(super) struct Memory {
    /// Pages of the system's, which are only there once something is kept on them: whoever waits for an answer never waits for
    /// all of them. None where the system has none left.
    pages: Option<MmapMut>,
    /// How many bytes it may be at most.
    bytes: usize,
    /// The number of the question, of five bits.
    age: u8,
}

impl Memory {
    /// Room for a table of at most so many bytes, but for one bucket at least; smaller where the system has not as much.
    pub(super) fn new(bytes: usize) -> Self {
        let mut buckets = (bytes / size_of::<Bucket>()).max(1);
        loop {
            let pages = MmapMut::map_anon(buckets * size_of::<Bucket>()).ok();
            if pages.is_some() || buckets == 1 {
                // A search looks here and there, and of many small pages the processor does not know the places by heart: finding
                // them takes a third of its time.
                #[cfg(target_os = "linux")]
                if let Some(pages) = &pages
                    && MANY.contains(&pages.len())
                {
                    // Where the system has no large pages small ones do as well.
                    let _ = pages.advise(memmap2::Advice::HugePage);
                }
                return Self { pages, bytes, age: 0 };
            }
            buckets /= 2;
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        // Given back before others are asked for.
        self.pages = None;
        *self = Self::new(self.bytes);
    }

    /// The table for a new question: what was kept for an earlier one makes room first.
    pub(super) fn table(&mut self) -> Table<'_> {
        self.age = (self.age + 1) % 32;
        let buckets = self.pages.as_mut().and_then(|pages| <[Bucket]>::mut_from_bytes(pages).ok());
        Table { buckets: buckets.map_or(&[], |buckets| buckets), age: u64::from(self.age) << AGE }
    }
}

/// The table while a question is searched.
pub(super) struct Table<'a> {
    buckets: &'a [Bucket],
    age: u64,
}

impl Table<'_> {
    /// Where a key may lie: it goes by the left half of the key alone.
    #[inline]
    fn bucket(&self, key: Key) -> Option<&Bucket> {
        let at = (u128::from(key.0) * self.buckets.len() as u128) >> 64;
        self.buckets.get(at as usize)
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

    /// Keeps what is known under a key, in place of what cost least.
    pub(super) fn put(&self, key: Key, entry: Entry) {
        let mut place = 0;
        let mut least = u8::MAX;
        let Some(bucket) = self.bucket(key) else { return };
        for (at, [known, check]) in bucket.iter().enumerate() {
            let (known, check) = (known.load(Ordering::Relaxed), check.load(Ordering::Relaxed));
            if known == 0 || known ^ check == key.1 {
                place = at;
                break;
            }
            let old = known & 31 << AGE != self.age;
            let effort = Entry::unpack(known).effort + if old { 0 } else { NEW };
            if effort < least {
                (place, least) = (at, effort);
            }
        }
        let word = entry.pack() | self.age;
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
        let mut memory = Memory::new(0);
        let table = memory.table();
        let entry = |depth, effort| Entry { low: -255, high: 255, value: -7, kind: Kind::AtMost, depth, best: NO_CODE, effort };
        for number in 0..6 {
            table.put(Key(1, number), entry(number as u16, 9 - number as u8));
        }
        // The one bucket has room for four: the cheapest went.
        let kept: Vec<u64> = (0..6).filter(|&number| table.get(Key(1, number)).is_some()).collect();
        assert_eq!(kept, [0, 1, 2, 5]);
        assert_eq!(table.get(Key(1, 5)), Some(entry(5, 4)));
        assert_eq!(memory.table().get(Key(1, 5)), Some(entry(5, 4)));
        memory.clear();
        assert_eq!(memory.table().get(Key(1, 5)), None);
    }
}
