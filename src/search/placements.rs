//! Every way to lay some seeds into some holes, by number: the ways are sorted hole by hole, the first hole first.

use crate::rules::Seeds;

/// Holes and seeds that can be numbered.
const MOST_HOLES: usize = 24;
const MOST_SEEDS: usize = 64;

/// How many ways there are.
pub(super) struct Placements {
    /// By holes and by seeds; beyond counting, the largest number.
    counts: Vec<[u64; MOST_SEEDS + 1]>,
}

impl Placements {
    pub(super) fn new() -> Self {
        let mut counts = vec![[0; MOST_SEEDS + 1]; MOST_HOLES + 1];
        counts[0][0] = 1;
        for holes in 1..=MOST_HOLES {
            let mut sum = 0_u64;
            counts[holes] = counts[holes - 1].map(|fewer| {
                sum = sum.saturating_add(fewer);
                sum
            });
        }
        Self { counts }
    }

    /// How many ways there are to lay so many seeds into so many holes.
    pub(super) fn count(&self, holes: usize, seeds: usize) -> u64 {
        self.counts[holes][seeds]
    }

    /// The number of a way to lay `seeds` seeds into `holes` holes.
    pub(super) fn number(&self, cells: impl Iterator<Item = Seeds>, mut holes: usize, seeds: usize) -> usize {
        let (mut number, mut left) = (0, seeds);
        for cell in cells {
            let before = self.counts[holes][left];
            left -= usize::from(cell);
            // So many ways have fewer in this hole.
            number += before - self.counts[holes][left];
            holes -= 1;
        }
        number as usize
    }
}

/// The way numbered 0.
pub(super) fn first(cells: &mut [Seeds], seeds: Seeds) {
    cells.fill(0);
    if let Some(last) = cells.last_mut() {
        *last = seeds;
    }
}

/// Goes on to the next number; false after the last.
pub(super) fn next(cells: &mut [Seeds]) -> bool {
    let Some(at) = cells.iter().rposition(|&cell| cell > 0) else { return false };
    if at == 0 {
        return false;
    }
    let moved = std::mem::take(&mut cells[at]);
    cells[at - 1] += 1;
    cells[cells.len() - 1] = moved - 1;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_its_number() {
        let placements = Placements::new();
        for (holes, seeds) in [(1, 5), (2, 3), (5, 0), (6, 4), (12, 5)] {
            let mut cells = vec![0; holes];
            first(&mut cells, seeds);
            let mut number = 0;
            loop {
                assert_eq!(placements.number(cells.iter().copied(), holes, usize::from(seeds)), number);
                number += 1;
                if !next(&mut cells) {
                    break;
                }
            }
            assert_eq!(number as u64, placements.count(holes, usize::from(seeds)), "{holes} {seeds}");
        }
    }
}
