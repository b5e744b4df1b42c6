//! A whole move in a few words, for a list of moves.

use super::{SoFar, Teller, say};
use crate::rules::{Event, Position, Seeds, Stop};

impl Teller<'_> {
    /// What a move came to, by the position before it and its events as far as the next choice: `3 laps, takes 4`;
    /// `pair D–c, claims X`; `endless: passes`; `North takes 2`, where a start-of-turn capture follows, which is the next player's.
    pub fn summary(self, before: &Position, events: &[Event]) -> String {
        let words = self.words;
        let (mut progress, mut round_over) = (SoFar::default(), false);
        let mut parts = Vec::new();
        let mut singles: Seeds = 0;
        let mut taker = before.to_move();
        let mut position = *before;
        let (mut sayings, mut end) = (Vec::new(), None);
        for &event in events {
            sayings.extend(self.rules.saying(&position, event).map(|saying| saying.says.as_str()));
            position.apply(self.board(), event);
            match event {
                Event::Singles { mine_taken, taken, .. } => {
                    singles += mine_taken + taken;
                    taker = position.to_move();
                }
                Event::Stop(stop) => {
                    if progress.laps > 1 {
                        parts.push(say!(words, "summary-laps", laps = progress.laps));
                    }
                    end = self.end(stop, progress);
                }
                Event::Capture { last_taken, seeds, .. } => parts.push(say!(words, "summary-takes", seeds = last_taken + seeds)),
                Event::Pair { mine, theirs } => {
                    parts.push(say!(words, "summary-pair", mine = self.letter(mine), theirs = self.letter(theirs)));
                }
                Event::Claim { centre } => parts.push(say!(words, "summary-claim", centre = self.letter(centre))),
                Event::Endless { .. } => parts.push(say!(words, "summary-endless")),
                Event::RoundOver(_) => round_over = true,
                Event::Begin { .. } if !round_over => parts.push(say!(words, "summary-set-out")),
                _ => {}
            }
            progress = progress.then(event);
        }
        // Where the last seed fell matters less than what came of it, and there is little room.
        parts.extend(end.filter(|_| !round_over && singles == 0));
        if singles > 0 {
            parts.push(say!(words, "summary-singles", player = self.name(taker), seeds = singles));
        }
        // The same call for several holes is told once.
        sayings.dedup();
        parts.extend(sayings.into_iter().map(|says| say!(words, "summary-saying", says = says)));
        if round_over {
            parts.push(say!(words, "summary-round-over"));
        }
        words.row_of(parts)
    }

    /// Where a sowing ended; nothing where a capture or a pair says it.
    fn end(self, stop: Stop, progress: SoFar) -> Option<String> {
        let last = self.letter(progress.last?);
        let words = self.words;
        match stop {
            Stop::Lap => Some(say!(words, "summary-lap", last = last)),
            Stop::Central => Some(say!(words, "summary-central", last = last)),
            Stop::Layli => Some(say!(words, "summary-layli", last = last)),
            Stop::TheirEmpty | Stop::OwnEmpty(_) => Some(say!(words, "summary-empty", last = last)),
            Stop::Capture | Stop::Pair => None,
        }
    }
}
