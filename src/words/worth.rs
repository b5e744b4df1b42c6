//! What a position or a turn is worth, in words and as a sign.

use super::{Teller, Words, say};
use crate::rules::Side;
use crate::search::Worth;

impl Teller<'_> {
    /// What a position is worth, in a sentence: `South wins the round by 11 with best play.`
    pub fn worth(self, worth: Worth) -> String {
        let words = self.words;
        let ahead = if worth.estimate < 0 { Side::North } else { Side::South };
        let (player, seeds) = (self.name(ahead), u32::from(worth.estimate.unsigned_abs()));
        match (worth.exact(), seeds) {
            (Some(_), 0) => say!(words, "worth-even"),
            (Some(_), _) => say!(words, "worth-wins", player = player, seeds = seeds),
            (None, 0) => say!(words, "worth-level"),
            (None, _) => say!(words, "worth-ahead", player = player, seeds = seeds),
        }
    }

    /// Between what a position is proven to be, where it is not known exactly.
    pub fn bounds(self, worth: Worth) -> String {
        say!(self.words, "worth-between", low = self.lead(worth.low), high = self.lead(worth.high))
    }

    fn lead(self, value: i16) -> String {
        let player = self.name(if value < 0 { Side::North } else { Side::South });
        say!(self.words, "worth-lead", player = player, seeds = u32::from(value.unsigned_abs()))
    }
}

impl Words {
    /// A value as a sign, from one side's place: `+11`, `−3`; before an estimate stands `≈`.
    pub fn worth_sign(&self, worth: Worth, side: Side) -> String {
        let seen = if side == Side::South { worth.estimate } else { -worth.estimate };
        let sign = match seen {
            0 => "0".to_owned(),
            1.. => format!("+{seen}"),
            _ => format!("−{}", seen.unsigned_abs()),
        };
        if worth.exact().is_some() { sign } else { say!(self, "worth-about", sign = sign) }
    }

    /// A large number in few figures: `1.2 million`.
    pub fn rough(&self, number: u64) -> String {
        match number {
            0..10_000 => number.to_string(),
            10_000..1_000_000 => say!(self, "number-thousand", number = number / 1000),
            _ => say!(self, "number-million", number = format!("{}.{}", number / 1_000_000, number / 100_000 % 10)),
        }
    }

    /// A value, to be heard: `worth +11, proven`.
    pub fn spoken_worth(&self, worth: Worth, side: Side) -> String {
        let seen = if side == Side::South { worth.estimate } else { -worth.estimate };
        if worth.exact().is_some() { say!(self, "worth-spoken", value = seen) } else { say!(self, "worth-spoken-about", value = seen) }
    }
}
