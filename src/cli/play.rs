//! The command that plays games.

use std::io::{BufRead, stdin};
use std::path::Path;

use super::args::Play;
use super::game::{Game, Refused};
use super::json::{self, Record};
use super::output::{Done, Failure, Output};
use super::telling::Scribe;
use super::{load, words};
use crate::session::file;
use crate::words::say;

/// Plays the turns given, or games from standard input.
pub(super) fn play(play: &Play, out: &mut Output) -> Done {
    let chosen = play.rules.load()?;
    let start = load::start(&chosen.rules, play.start.as_deref())?;
    let names = words().side_names();
    let new_game = || Game::new(&chosen.rules, names, start);
    if play.batch {
        return each_line(|turns| {
            let line = line(&mut new_game(), turns.split_whitespace(), &chosen.options);
            out.line(&line.unwrap_or_else(|refused| json::error_line(&refused)))?;
            // Whoever writes the games may wait for each answer.
            out.flush()
        });
    }
    let mut game = new_game();
    let turns = play.turns.iter().map(String::as_str);
    if play.json {
        let line = line(&mut game, turns, &chosen.options).map_err(|refused| Failure::Input(refused.why))?;
        out.line(&line)?;
    } else {
        let mut scribe = Scribe::begin(&mut game, out)?;
        turns.into_iter().try_for_each(|turn| scribe.play(&mut game, turn))?;
        game.close();
        scribe.end(&mut game)?;
    }
    play.save.as_deref().map_or(Ok(()), |path| save(path, &game))
}

/// Plays a game and describes it in one line.
fn line<'t>(game: &mut Game<'_>, mut turns: impl Iterator<Item = &'t str>, options: &[(String, String)]) -> Result<String, Refused> {
    let mut record = Record::default();
    turns.try_for_each(|turn| record.play(game, turn))?;
    game.close();
    Ok(record.line(game, options))
}

fn each_line(mut read: impl FnMut(&str) -> Done) -> Done {
    let mut input = stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) => return Ok(()),
            Ok(_) => read(&String::from_utf8_lossy(&line))?,
            Err(error) => return Err(Failure::Other(say!(words(), "cli-cannot-read-input", why = words().io_error(&error)))),
        }
    }
}

fn save(path: &Path, game: &Game<'_>) -> Done {
    file::save(path, &game.session()).map_err(|error| {
        let name = path.to_string_lossy();
        Failure::Other(say!(words(), "cli-in-file", file = name.as_ref(), why = words().file_error(&error)))
    })
}
