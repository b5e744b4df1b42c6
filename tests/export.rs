//! What is taken away: pictures that show what the scene shows, animations, and texts.

mod films;
mod pictures;
mod texts;

use std::sync::Arc;

use gobale::catalogue;
use gobale::export::{self, LinePlace, Look, Order, Picture, Pixels, Shot, Source, Story, Work};
use gobale::rules::Rules;
use gobale::scene::{Drawing, Material, Theme, Tone};
use gobale::session::{Move, Session};
use gobale::words::Words;

fn rules(id: &str) -> Arc<Rules> {
    catalogue::built_in(id).expect("shipped")
}

/// A session in which these moves were played.
fn played(id: &str, moves: &str) -> Session {
    let mut session = Session::new(rules(id));
    for text in moves.split_whitespace() {
        let next = Move::parse(session.rules(), text).expect("a move");
        session.play(next).expect("allowed");
    }
    session
}

/// A session from a position.
fn from(id: &str, position: &str) -> Session {
    let rules = rules(id);
    let start = rules.parse_position(position).expect("a position");
    Session::from_position(rules, start)
}

fn source(session: Session) -> Source {
    Source::new(session, &Words::english())
}

fn seen(rules: &Rules, tone: Tone) -> Look {
    Look { theme: Theme::new(tone, Drawing::Lit(Material::of(rules))), flipped: false, numbers: true, letters: true }
}

fn shot(source: &Source, moment: LinePlace) -> Shot {
    let words = Words::english();
    Story::of(&source.session).shot(source.teller(&words), moment).expect("a moment of the session")
}

/// A picture of where a session stands.
fn picture(source: &Source, pixels: Pixels, look: Look) -> Picture {
    Picture { shot: shot(source, LinePlace::default()), pixels, look }
}

fn make(source: &Source, order: &Order) -> Vec<u8> {
    export::make(&Words::english(), source, order, &Work::default()).expect("made")
}

fn pixels(size: &str) -> Pixels {
    Pixels::parse(size, export::LARGEST).expect("a size")
}
