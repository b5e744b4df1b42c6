//! How many people sit at the board in a new game: the choice that comes first.

use super::settings::Opponent;
use crate::rules::{BySide, Side};
use crate::session::Seat;
use crate::words::{Words, say};

/// How many people sit at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Company {
    /// Two people.
    Two,
    /// One, against the computer.
    Alone,
    /// Nobody: the computer plays against itself.
    Nobody,
}

impl Company {
    /// Those there are to choose from at first; who watches the computer alone seats it at both sides.
    pub const OFFERED: [Self; 2] = [Self::Two, Self::Alone];

    /// Whoever sits in these seats.
    pub fn of(seats: BySide<Seat>) -> Self {
        match Side::BOTH.map(|side| seats[side] == Seat::Human) {
            [true, true] => Self::Two,
            [false, false] => Self::Nobody,
            [true, false] | [false, true] => Self::Alone,
        }
    }

    /// The seats of such a company, as like to these as can be; where a computer comes or goes, as against the last opponent.
    pub fn seats(self, now: BySide<Seat>, opponent: Opponent) -> BySide<Seat> {
        let computer = Seat::Computer(opponent.level);
        let with = |side: Side, seat: Seat| BySide::from_fn(|other| if other == side { seat } else { now[other] });
        match (self, Self::of(now)) {
            (Self::Two, _) => BySide::default(),
            (Self::Alone, Self::Two) => with(opponent.side, computer),
            (Self::Alone, Self::Nobody) => with(opponent.side.other(), Seat::Human),
            (Self::Nobody, Self::Two | Self::Alone) => BySide::from_fn(|side| match now[side] {
                Seat::Human => computer,
                seated @ Seat::Computer(_) => seated,
            }),
            (Self::Alone, Self::Alone) | (Self::Nobody, Self::Nobody) => now,
        }
    }

    /// What it is called.
    pub fn label(self, words: &Words) -> String {
        match self {
            Self::Two => say!(words, "seat-two"),
            Self::Alone => say!(words, "seat-alone"),
            Self::Nobody => say!(words, "seat-nobody"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Level;

    #[test]
    fn a_company_sits_in_its_seats_and_changes_them_once() {
        let seats = || [Seat::Human].into_iter().chain(Level::ALL.map(Seat::Computer));
        for now in seats().flat_map(|south| seats().map(move |north| BySide { south, north })) {
            let opponent = Opponent { side: Side::South, level: Level::Three };
            assert_eq!(Company::of(now).seats(now, opponent), now, "nobody moves");
            for company in [Company::Two, Company::Alone, Company::Nobody] {
                let then = company.seats(now, opponent);
                assert_eq!(Company::of(then), company, "{now:?}");
                let moved = Side::BOTH.into_iter().filter(|&side| then[side] != now[side]).count();
                let people = |company| match company {
                    Company::Two => 2_usize,
                    Company::Alone => 1,
                    Company::Nobody => 0,
                };
                assert_eq!(moved, people(company).abs_diff(people(Company::of(now))), "{now:?}: no more than has to be");
            }
        }
    }
}
