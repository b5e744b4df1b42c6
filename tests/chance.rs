//! Random play for the other tests, from a seed: the same every time.

use std::sync::Arc;

use fastrand::Rng;
use gobale::rules::{Rules, Side};
use gobale::session::{Ending, Match, Move, Player, Session, Stage};

/// Words in several scripts, with everything that could trouble a text file.
const WORDS: [&str; 12] = [
    "A good turn.",
    "Faadumo's \"best\" \\ move",
    "ገበጣ ማንካላ",
    "لعبة المنقلة، ثلاث حفر",
    "two\nlines\r\nand a third\n",
    "tab\tand NUL\u{0} and bell\u{7}",
    "turned \u{202e}round\u{202c} and \u{2066}back\u{2069}",
    "\u{feff}",
    "🐄🐄🐂 ↺↻",
    "r#\"raw\"# // no comment /* at all",
    "e\u{301}\u{327} と 漢字 नमस्ते",
    " ),\n(turn: \"A\"), ",
];

/// A move the match waits for.
pub(crate) fn random_move(game: &Match, rng: &mut Rng) -> Option<Move> {
    match game.stage() {
        Stage::Turn => rng.choice(game.turns()).map(Move::Sow),
        Stage::Arrange { .. } => {
            if let Some(turn) = rng.choice(game.turns()).filter(|_| rng.u8(..4) == 0) {
                return Some(Move::Sow(turn));
            }
            let mut numbers = game.default_arrangement();
            rng.shuffle(&mut numbers);
            Some(Move::Arrange(numbers))
        }
        Stage::Over(_) => None,
    }
}

/// A match played at random to its end, or to so many moves, with comments, players' names, and here and there a variation.
pub(crate) fn random_session(rules: &Arc<Rules>, moves: usize, rng: &mut Rng) -> Session {
    let mut session = Session::new(Arc::clone(rules));
    for side in Side::BOTH {
        session.players_mut()[side] = Player { name: (*rng.choice(&WORDS).expect("some")).to_owned(), ..Player::default() };
    }
    session.set_comment(session.cursor(), (*rng.choice(&WORDS).expect("some")).to_owned());
    while session.len() < moves {
        match rng.u8(..64) {
            0 => {
                for _ in 0..rng.u8(1..6) {
                    session.undo();
                }
            }
            1 => {
                session.redo();
            }
            2 => {
                let ending = *rng.choice(&[Ending::Agreed, Ending::Resigned(Side::South), Ending::Resigned(Side::North)]).expect("some");
                if session.play(Move::End(ending)).is_ok() {
                    session.undo();
                }
            }
            3 => session.set_comment(session.cursor(), (*rng.choice(&WORDS).expect("some")).to_owned()),
            _ => {}
        }
        let Some(next) = random_move(session.game(), rng) else { break };
        session.play(next.clone()).unwrap_or_else(|why| panic!("{next:?} is refused: {why:?}"));
    }
    if rng.bool() {
        let number = rng.usize(..=session.len());
        session.go_to(session.node(number).expect("a place of the tree"));
    }
    session
}
