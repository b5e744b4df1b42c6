//! The command that plays games.

use std::io::{BufRead, stdin};

use super::args::Play;
use super::game::Game;
use super::output::{Done, Failure, Output};
use super::{json, load, telling, words};
use crate::words::say;

/// Plays the turns given, or games from standard input.
pub(super) fn play(play: &Play, out: &mut Output) -> Done {
    let chosen = play.rules.load()?;
    let start = load::start(&chosen.rules, play.start.as_deref())?;
    let names = words().side_names();
    let new_game = || Game::new(&chosen.rules, &names, start);
    if play.batch {
        let mut input = stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = input.read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::Other(say!(words(), "cli-cannot-read-input", why = error.to_string())))? == 0 {
                return Ok(());
            }
            let turns = String::from_utf8_lossy(&line);
            let played = json::line(new_game(), &chosen.options, turns.split_whitespace());
            out.line(&played.unwrap_or_else(|refused| json::error_line(&refused)))?;
            // Whoever writes the games may wait for each answer.
            out.flush()?;
        }
    }
    let turns = play.turns.iter().map(String::as_str);
    if play.json {
        let line = json::line(new_game(), &chosen.options, turns).map_err(|refused| Failure::Input(refused.why))?;
        return out.line(&line);
    }
    telling::tell(new_game(), turns, out)
}
