//! Games told in words, lap by lap.

use super::game::{Game, Refused};
use super::output::{Done, Failure, Output};
use super::words;
use crate::rules::ruleset::Rounds;
use crate::rules::{Event, Position};
use crate::session::{Move, Stage};
use crate::words::{SoFar, Telling, say};

/// Writes down a game as it is played.
pub(super) struct Scribe<'o> {
    /// The position as told so far.
    shown: Position,
    /// How many rounds were told to their end.
    rounds: usize,
    out: &'o mut Output,
}

impl<'o> Scribe<'o> {
    /// Tells how a game starts.
    pub(super) fn begin(game: &mut Game<'_>, out: &'o mut Output) -> Result<Self, Failure> {
        let mut scribe = Self { shown: *game.start(), rounds: 0, out };
        scribe.out.line(&game.teller.rules.spec().name)?;
        scribe.position(game)?;
        scribe.events(game)?;
        Ok(scribe)
    }

    /// Plays a move and tells it.
    pub(super) fn play(&mut self, game: &mut Game<'_>, text: &str) -> Done {
        let wrong = |refused: Refused| Failure::Input(refused.why);
        let chosen = game.read(text).map_err(wrong)?;
        if let Move::Sow(_) = chosen {
            game.set_out();
            self.events(game)?;
        }
        let player = match game.played.stage() {
            Stage::Arrange { setter, .. } => setter,
            Stage::Turn | Stage::Over(_) => game.played.position().to_move(),
        };
        let (player, number) = (&game.teller.names[player], game.turns + 1);
        game.play(text, &chosen).map_err(wrong)?;
        self.out.line("")?;
        match chosen {
            Move::Sow(_) => self.out.line(&say!(words(), "cli-turn", number = number, player = player, turn = text))?,
            Move::Arrange(_) => self.out.line(&say!(words(), "cli-arrangement", player = player, arrangement = text))?,
            Move::End(_) => {}
        }
        self.events(game)
    }

    /// Writes down what somebody remarked.
    pub(super) fn comment(&mut self, comment: &str) -> Done {
        comment.lines().try_for_each(|line| self.out.line(&say!(words(), "cli-comment", line = line)))
    }

    /// Tells what happened since last, and where it led.
    fn events(&mut self, game: &mut Game<'_>) -> Done {
        let events = game.take_told();
        let mut progress = SoFar::default();
        for &event in &events {
            let telling = game.teller.event(&self.shown, progress, event);
            match event {
                // What a lap's detail says is seen from the line itself.
                Event::Lap { .. } => self.headline(&telling)?,
                Event::Counted => self.counted(game, &telling)?,
                _ => self.telling(&telling)?,
            }
            self.shown.apply(game.teller.rules.board(), event);
            progress = progress.then(event);
        }
        if !events.is_empty() && game.played.stage() == Stage::Turn {
            self.position(game)?;
        }
        Ok(())
    }

    /// How a round came out, and the games won by then.
    fn counted(&mut self, game: &Game<'_>, telling: &Telling) -> Done {
        self.rounds += 1;
        self.telling(telling)?;
        match game.teller.rules.spec().rounds {
            Rounds::Wins(_) => {
                let wins = game.played.wins_after(self.rounds);
                self.out.line(&say!(words(), "cli-headline", headline = game.teller.games_won(wins)))
            }
            Rounds::One | Rounds::AllSeeds { .. } => Ok(()),
        }
    }

    fn position(&mut self, game: &Game<'_>) -> Done {
        let text = game.teller.rules.position_text(&self.shown);
        self.out.line(&say!(words(), "cli-position", position = text))
    }

    /// Tells how the game ended, or what it waits for.
    pub(super) fn end(mut self, game: &mut Game<'_>) -> Done {
        self.events(game)?;
        match game.played.stage() {
            Stage::Turn => Ok(()),
            Stage::Arrange { setter, seeds } => self.telling(&game.teller.to_set_out(setter, seeds)),
            Stage::Over(outcome) => self.telling(&game.teller.match_result(&game.played, outcome)),
        }
    }

    fn headline(&mut self, telling: &Telling) -> Done {
        self.out.line(&say!(words(), "cli-headline", headline = &telling.headline))
    }

    fn telling(&mut self, telling: &Telling) -> Done {
        self.out.line(&say!(words(), "cli-telling", headline = &telling.headline, detail = &telling.detail))
    }
}
