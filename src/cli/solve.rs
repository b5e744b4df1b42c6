//! The command that says what a position is worth.

use std::thread;
use std::time::{Duration, Instant};

use super::args::Solve;
use super::game::{Game, Refused};
use super::output::{Done, Failure, Output, complain};
use super::{answer, load, words};
use crate::machine;
use crate::rules::Deaf;
use crate::rules::round::Came;
use crate::search::{Answer, Control, Limits, Question, Search};
use crate::session::{Move, Stage};
use crate::words::say;

/// How long the watch sleeps between two looks at the clock.
const NAP: Duration = Duration::from_millis(5);

/// How often it says how far the search is.
const REPORT: Duration = Duration::from_secs(1);

/// Solves the position that the turns lead to.
pub(super) fn solve(solve: &Solve, out: &mut Output) -> Done {
    let chosen = solve.rules.load()?;
    if solve.seconds.is_some_and(|seconds| seconds.is_nan() || seconds < 0.0) {
        return Err(Failure::Input(say!(words(), "cli-solve-seconds")));
    }
    let start = load::start(&chosen.rules, solve.start.as_deref())?;
    if chosen.rules.start_turn(&mut start.clone(), Came::AsStart, 1, Deaf).is_some() {
        return Err(Failure::Input(say!(words(), "cli-solve-round-over")));
    }
    let names = words().side_names();
    let question = asked(&mut Game::new(&chosen.rules, names, start), &solve.turns)?;
    let limits = Limits { nodes: solve.nodes, depth: None, threads: usize::from(solve.threads), every_turn: solve.every_turn };
    let memory = room(solve.memory)?;
    let time = solve.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let mut search = Search::new(&chosen.rules, memory);
    let begun = Instant::now();
    let found = watched(&mut search, &question, limits, begun, time);
    let seconds = begun.elapsed().as_secs_f64();
    if solve.json {
        return out.line(&answer::line(&chosen.rules, &found, seconds));
    }
    answer::tell(&chosen.rules, &found, seconds, out)
}

/// So many megabytes in bytes, if this computer has as many: a table that fits nowhere would be granted, and slowly fill what
/// there is.
fn room(megabytes: u32) -> Result<usize, Failure> {
    // Where the system does not say how much it has, it is left to whoever asks.
    let has = machine::megabytes().unwrap_or(u64::MAX);
    if u64::from(megabytes) > has {
        return Err(Failure::Input(say!(words(), "cli-solve-memory", most = has)));
    }
    Ok((megabytes as usize).saturating_mul(1 << 20))
}

/// Plays the turns, and takes the position they lead to with all that stood before it in its round.
fn asked(game: &mut Game<'_>, turns: &[String]) -> Result<Question, Failure> {
    let wrong = |refused: Refused| Failure::Input(refused.why);
    for text in turns {
        let chosen = game.read(text).map_err(wrong)?;
        if let Move::Sow(_) = chosen {
            game.set_out();
        }
        game.play(text, &chosen).map_err(wrong)?;
    }
    game.set_out();
    if game.played.stage() != Stage::Turn {
        return Err(Failure::Input(say!(words(), "cli-solve-over")));
    }
    Ok(game.played.question())
}

/// Searches, while this thread keeps an eye on the clock.
fn watched(search: &mut Search<'_>, question: &Question, limits: Limits, begun: Instant, time: Option<Duration>) -> Answer {
    let control = Control::default();
    thread::scope(|scope| {
        let watch = scope.spawn(|| {
            let mut told = begun;
            while !control.is_stopped() {
                thread::park_timeout(NAP);
                if time.is_some_and(|time| begun.elapsed() >= time) {
                    control.stop();
                }
                if told.elapsed() >= REPORT && !control.is_stopped() {
                    told = Instant::now();
                    complain(&say!(words(), "cli-solve-progress", depth = control.depth(), nodes = control.nodes()));
                }
            }
        });
        let answer = search.solve(question, limits, &control);
        control.stop();
        watch.thread().unpark();
        answer
    })
}
