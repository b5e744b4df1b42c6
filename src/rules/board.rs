//! The shape of a board: its sides, its holes, and the way the sowing runs.
//!
//! Nothing here knows seeds in play or whose turn it is.

use std::fmt;
use std::hint::cold_path;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::laid::Laid;
use super::track::Track;

/// A number of seeds. A whole board holds at most 255, so no hole or store can overflow.
pub type Seeds = u8;

/// The fewest and the most holes a row may have (`rules.md` section 1).
pub const ROW: std::ops::RangeInclusive<usize> = 2..=12;

/// Room for the holes of the largest board, 2 × 12 and two in the centre, as a power of two.
pub(crate) const ROOM: usize = 32;

/// A place at the board. South sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The bottom row, holes `A B C …`.
    South,
    /// The top row, holes `a b c …`, from North's own left.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The one who sits across.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// `S` or `N`, as in position texts.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// Makes both values, South's first.
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self { south: make(Side::South), north: make(Side::North) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// Which way the sowing runs, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Counter-clockwise: `A B C … a b c …`.
    Ccw,
    /// Clockwise.
    Cw,
}

/// How the sowing crosses the two central holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Crossing {
    /// Both holes on the way east and both on the way back: `A B C X Y D E F a b c Y X d e f`.
    Twice,
    /// One each way: `A B C X D E F a b c Y d e f`.
    Once,
}

/// A hole of a board, by its number in the order `A B C … a b c … X Y`.
///
/// Holes are got from a [`Board`], and mean something only on a board of the same shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// Its number in the order `A B C … a b c … X Y`, below 26.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of it alone.
    #[inline]
    const fn bit(self) -> u32 {
        1_u32.wrapping_shl(self.0 as u32)
    }
}

/// For each set of eight: their places, three bits each, and from the bit [`COUNT`] on how many they are.
const PICKS: [u32; 256] = {
    let mut picks = [0; 256];
    let mut set = 0;
    while set < picks.len() {
        let (mut place, mut count) = (0, 0);
        while place < 8 {
            if set >> place & 1 == 1 {
                picks[set] |= place << (3 * count);
                count += 1;
            }
            place += 1;
        }
        picks[set] |= count << COUNT;
        set += 1;
    }
    picks
};
const COUNT: u32 = 24;

/// A set of holes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Holes(u32);

impl Holes {
    /// No hole.
    pub const NONE: Self = Self(0);

    /// The holes whose numbers are set bits.
    #[inline]
    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// Whether the hole is among them.
    #[inline]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & hole.bit() != 0
    }

    /// Adds a hole.
    #[inline]
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= hole.bit();
    }

    /// Takes a hole out.
    #[inline]
    pub const fn remove(&mut self, hole: Hole) {
        self.0 &= !hole.bit();
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The hole that comes after so many others of the set.
    #[inline]
    pub fn nth(self, others: usize) -> Option<Hole> {
        // Eight holes are looked at once, from the first of the set on: in most games a whole row.
        let (mut first, mut rest, mut others) = (0, self.0, others);
        while rest != 0 {
            let skipped = rest.trailing_zeros();
            first += skipped;
            rest >>= skipped;
            let picks = PICKS[rest as usize % PICKS.len()];
            let count = picks as usize >> COUNT;
            if others < count {
                return Some(Hole((first + (picks >> (3 * others) & 7)) as u8));
            }
            cold_path();
            others -= count;
            first += 8;
            rest >>= 8;
        }
        None
    }

    /// The holes in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hole> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.trailing_zeros();
            if lowest == u32::BITS {
                return None;
            }
            rest &= rest - 1;
            Some(Hole(lowest as u8))
        })
    }
}

impl FromIterator<Hole> for Holes {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::NONE, |mut set, hole| {
            set.insert(hole);
            set
        })
    }
}

impl fmt::Debug for Holes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|hole| hole.0)).finish()
    }
}

/// The shape of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    row: u8,
    row_bytes: u128,
    rows: BySide<Holes>,
    centre: Option<Crossing>,
    ccw: Track,
    cw: Track,
}

impl Board {
    /// A board with rows of `row` holes, or nothing where that is no board: 2 to 12 holes a row, an even number where there is a centre.
    pub fn new(row: usize, centre: Option<Crossing>) -> Option<Self> {
        if !ROW.contains(&row) || (centre.is_some() && !row.is_multiple_of(2)) {
            return None;
        }
        let row = row as u8;
        let (half, x, y) = (row / 2, 2 * row, 2 * row + 1);
        let (east, west): (&[u8], &[u8]) = match centre {
            None => (&[], &[]),
            Some(Crossing::Twice) => (&[x, y], &[y, x]),
            Some(Crossing::Once) => (&[x], &[y]),
        };
        let mut order: Vec<Hole> = Vec::with_capacity(ROOM);
        for (start, crossing) in [(0, east), (row, west)] {
            order.extend((start..start + half).map(Hole));
            order.extend(crossing.iter().map(|&centre| Hole(centre)));
            order.extend((start + half..start + row).map(Hole));
        }
        let ccw = Track::new(order.clone(), 2 * row as usize);
        order.reverse();
        let (row_bytes, south) = ((1 << (8 * row)) - 1, (1 << row) - 1);
        let rows = BySide { south: Holes(south), north: Holes(south << row) };
        Some(Self { row, row_bytes, rows, centre, ccw, cw: Track::new(order, 2 * row as usize) })
    }

    /// How many holes a row has.
    #[inline]
    pub const fn row_len(&self) -> usize {
        self.row as usize
    }

    /// How many holes there are in all, central ones too.
    #[inline]
    pub const fn hole_count(&self) -> usize {
        2 * self.row as usize + if self.centre.is_some() { 2 } else { 0 }
    }

    /// How the sowing crosses the central holes, where there are any.
    #[inline]
    pub const fn centre(&self) -> Option<Crossing> {
        self.centre
    }

    /// Every hole in the order `A B C … a b c … X Y`.
    pub fn holes(&self) -> impl DoubleEndedIterator<Item = Hole> + use<> {
        (0..self.hole_count() as u8).map(Hole)
    }

    /// The holes of a row, from the owner's left.
    #[inline]
    pub fn row(&self, side: Side) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator + use<> {
        let start = match side {
            Side::South => 0,
            Side::North => self.row,
        };
        (start..start + self.row).map(Hole)
    }

    /// The holes of a row as a set.
    #[inline]
    pub const fn row_set(&self, side: Side) -> Holes {
        match side {
            Side::South => self.rows.south,
            Side::North => self.rows.north,
        }
    }

    /// A byte of ones for each hole of a row.
    #[inline]
    pub(super) const fn row_bytes(&self) -> u128 {
        self.row_bytes
    }

    /// The central holes, X before Y; none on most boards.
    #[inline]
    pub fn centres(&self) -> impl DoubleEndedIterator<Item = Hole> + use<> {
        (2 * self.row..self.hole_count() as u8).map(Hole)
    }

    /// The central holes as a set.
    #[inline]
    pub const fn centre_set(&self) -> Holes {
        match self.centre {
            Some(_) => Holes(0b11 << (2 * self.row)),
            None => Holes::NONE,
        }
    }

    /// The hole with this number in the order `A B C … a b c … X Y`.
    pub fn hole(&self, index: usize) -> Option<Hole> {
        (index < self.hole_count()).then_some(Hole(index as u8))
    }

    /// Whose row a hole lies in; nobody's for a central one.
    #[inline]
    pub const fn side_of(&self, hole: Hole) -> Option<Side> {
        if hole.0 < self.row {
            Some(Side::South)
        } else if hole.0 < 2 * self.row {
            Some(Side::North)
        } else {
            None
        }
    }

    /// Which hole of its row it is, counted from the owner's left from 0; for X 0 and for Y 1.
    #[inline]
    pub const fn place_in_row(&self, hole: Hole) -> usize {
        (hole.0 % self.row) as usize
    }

    /// The hole straight across; none for a central one.
    #[inline]
    pub const fn opposite(&self, hole: Hole) -> Option<Hole> {
        if hole.0 < 2 * self.row { Some(Hole(2 * self.row - 1 - hole.0)) } else { None }
    }

    /// The holes straight across from those of a set; central ones have none.
    #[inline]
    pub(super) const fn across(&self, holes: Holes) -> Holes {
        Holes(holes.0.reverse_bits() >> (u32::BITS - 2 * self.row as u32))
    }

    /// The hole where the board, turned half round, has this one: `A` for `a`, `X` for `Y`.
    #[inline]
    pub const fn turned(&self, hole: Hole) -> Hole {
        if hole.0 < self.row {
            Hole(hole.0 + self.row)
        } else if hole.0 < 2 * self.row {
            Hole(hole.0 - self.row)
        } else {
            Hole(4 * self.row + 1 - hole.0)
        }
    }

    /// The order of drops in one circuit, beginning with the first hole of the track's list: `A` counter-clockwise, the last hole of North's clockwise.
    pub fn circuit(&self, direction: Direction) -> impl Iterator<Item = Hole> {
        self.track(direction).circuit()
    }

    /// The holes where seeds lifted from a hole of a row fall, one after the other, without end; holes in `closed` are passed over.
    ///
    /// Where every hole of the board but the origin is closed the seeds fall back into the origin.
    pub fn drops(&self, from: Hole, direction: Direction, closed: Holes) -> impl Iterator<Item = Hole> {
        debug_assert!(self.side_of(from).is_some() && !closed.contains(from), "a sowing starts from an open hole of a row");
        self.track(direction).from(from).filter(move |&hole| !closed.contains(hole))
    }

    /// Where the last of `seeds` seeds lifted from a hole of a row falls. At least one seed.
    #[inline(always)]
    pub(super) fn last_drop(&self, from: Hole, seeds: Seeds, direction: Direction, closed: Holes) -> Hole {
        debug_assert!(seeds > 0);
        if closed.is_empty()
            && let Some(last) = self.track(direction).last(from, seeds)
        {
            return last;
        }
        cold_path();
        self.drops(from, direction, closed).nth(usize::from(seeds) - 1).unwrap_or(from)
    }

    /// Sows a hole.
    #[inline(always)]
    pub(super) fn lap(&self, laid: &mut Laid, from: Hole, seeds: Seeds, direction: Direction, closed: Holes) {
        if closed.is_empty() && self.track(direction).lap(laid, from, seeds) {
            return;
        }
        cold_path();
        laid.take(from, seeds);
        for hole in self.drops(from, direction, closed).take(usize::from(seeds)) {
            laid.put(hole, 1);
        }
    }

    /// Takes a sowing back.
    pub(super) fn unlap(&self, laid: &mut Laid, from: Hole, seeds: Seeds, direction: Direction, closed: Holes) {
        for hole in self.drops(from, direction, closed).take(usize::from(seeds)) {
            debug_assert!(laid.get(hole) > 0, "a sowing is taken back that was made");
            laid.take(hole, 1);
        }
        laid.put(from, seeds);
    }

    #[inline]
    const fn track(&self, direction: Direction) -> &Track {
        match direction {
            Direction::Ccw => &self.ccw,
            Direction::Cw => &self.cw,
        }
    }
}
