//! In which order the turns of a position are searched where another thread is at some of them.

/// The turns of a position by their places in the order, those put off at the end.
pub(super) struct Turns {
    next: usize,
    count: usize,
    put_off: u128,
}

impl Turns {
    pub(super) const fn new(count: usize) -> Self {
        Self { next: 0, count, put_off: 0 }
    }

    /// Puts off a turn, unless it was put off before; whether it did.
    pub(super) const fn put_off(&mut self, at: usize) -> bool {
        let may = self.next <= self.count && at < 128;
        if may {
            self.put_off |= 1 << at;
        }
        may
    }
}

impl Iterator for Turns {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.next < self.count {
            self.next += 1;
            return Some(self.next - 1);
        }
        // From here on nothing is put off.
        self.next = self.count + 1;
        let at = self.put_off.trailing_zeros() as usize;
        self.put_off &= self.put_off.wrapping_sub(1);
        (at < self.count).then_some(at)
    }
}
