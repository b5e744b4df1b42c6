//! Games told in words, lap by lap.

use super::game::Game;
use super::output::{Done, Failure, Output};
use super::words;
use crate::rules::ruleset::Rounds;
use crate::rules::{Event, Position};
use crate::session::{Move, Stage};
use crate::words::{Progress, Telling, say};

/// Plays turns and tells each.
pub(super) fn tell<'t>(mut game: Game<'_>, turns: impl Iterator<Item = &'t str>, out: &mut Output) -> Done {
    let rules = game.teller.rules;
    let mut scribe = Scribe { shown: game.played.round_start().to_owned(), rounds: 0, out };
    scribe.out.line(&rules.spec().name)?;
    scribe.position(&game)?;
    scribe.events(&mut game)?;
    for text in turns {
        let chosen = game.read(text).map_err(|refused| Failure::Input(refused.why))?;
        if let Move::Sow(_) = chosen {
            game.set_out();
            scribe.events(&mut game)?;
        }
        let mover = match game.played.stage() {
            Stage::Arrange { setter, .. } => setter,
            Stage::Turn | Stage::Over(_) => game.played.position().to_move(),
        };
        let number = game.turns + 1;
        game.play(text, &chosen).map_err(|refused| Failure::Input(refused.why))?;
        let player = &game.teller.names[mover];
        scribe.out.line("")?;
        match chosen {
            Move::Sow(_) => scribe.out.line(&say!(words(), "cli-turn", number = number, player = player, turn = text))?,
            Move::Arrange(_) => scribe.out.line(&say!(words(), "cli-arrangement", player = player, arrangement = text))?,
            Move::End(_) => {}
        }
        scribe.events(&mut game)?;
    }
    game.close();
    scribe.events(&mut game)?;
    scribe.end(&game)
}

/// Writes down what is told.
struct Scribe<'o> {
    /// The position as told so far.
    shown: Position,
    /// How many rounds were told to their end.
    rounds: usize,
    out: &'o mut Output,
}

impl Scribe<'_> {
    /// Tells what happened since last, and where it led.
    fn events(&mut self, game: &mut Game<'_>) -> Done {
        let events = game.take_told();
        let mut progress = Progress::default();
        let mut counting = false;
        for &event in &events {
            if counting && !matches!(event, Event::Collect { .. } | Event::Left { .. }) {
                counting = false;
                self.round_result(game)?;
            }
            let telling = game.teller.event(&self.shown, progress, event);
            match event {
                // What a lap's detail says is seen from the line itself.
                Event::Lap { .. } => self.headline(&telling)?,
                _ => self.telling(&telling)?,
            }
            counting |= matches!(event, Event::RoundOver(_));
            self.shown.apply(game.teller.rules.board(), event);
            progress = progress.then(event);
        }
        if counting {
            self.round_result(game)?;
        }
        if !events.is_empty() && game.played.stage() == Stage::Turn {
            self.position(game)?;
        }
        Ok(())
    }

    fn round_result(&mut self, game: &Game<'_>) -> Done {
        let Some(round) = game.played.rounds().get(self.rounds) else { return Ok(()) };
        self.rounds += 1;
        self.telling(&game.teller.round_result(round))?;
        match game.teller.rules.spec().rounds {
            Rounds::Wins(_) => self.out.line(&say!(words(), "cli-headline", headline = game.teller.games_won(game.played.wins()))),
            Rounds::One | Rounds::AllSeeds { .. } => Ok(()),
        }
    }

    fn position(&mut self, game: &Game<'_>) -> Done {
        let text = game.teller.rules.position_text(&self.shown);
        self.out.line(&say!(words(), "cli-position", position = text))
    }

    /// How it ended, or what it waits for.
    fn end(&mut self, game: &Game<'_>) -> Done {
        match game.played.stage() {
            Stage::Turn => Ok(()),
            Stage::Arrange { setter, seeds } => self.telling(&game.teller.to_set_out(setter, seeds)),
            Stage::Over(outcome) => self.telling(&game.teller.outcome(outcome)),
        }
    }

    fn headline(&mut self, telling: &Telling) -> Done {
        self.out.line(&say!(words(), "cli-headline", headline = &telling.headline))
    }

    fn telling(&mut self, telling: &Telling) -> Done {
        self.out.line(&say!(words(), "cli-telling", headline = &telling.headline, detail = &telling.detail))
    }
}
