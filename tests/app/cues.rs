//! What is heard: as many seeds as fall, as many captures and pairs as are made, and each turn's end once.

use fastrand::Rng;
use gobale::app::{Action, App, Effect, Settings, Speed};
use gobale::catalogue;
use gobale::rules::Event;
use gobale::session::Session;
use gobale::watch::{Cue, Playback};
use gobale::words::Words;

use crate::chance::random_session;

#[test]
fn each_cue_comes_as_often_as_what_it_tells_of() {
    let mut rng = Rng::with_seed(11);
    let mut heard = [0; 4];
    for rules in catalogue::all() {
        for moves in 1..12 {
            let mut session = random_session(rules, moves, &mut rng);
            let mut playback = Playback::new(rules.board(), session.told());
            let events = playback.events().to_vec();
            playback.seek(0.0);
            // No two of the same kind come within so short a time.
            let mut found = [0; 4];
            while !playback.is_over() {
                let from = playback.at();
                playback.seek(from + 0.24);
                for cue in playback.cues_since(from) {
                    found[cue as usize] += 1;
                }
            }
            let count = |tells: fn(&Event) -> usize| events.iter().map(tells).sum::<usize>();
            let expected = [
                count(|event| if let Event::Lap { seeds, .. } = event { usize::from(*seeds) } else { 0 }),
                count(|event| usize::from(matches!(event, Event::Capture { .. } | Event::Singles { .. }))),
                count(|event| usize::from(matches!(event, Event::Pair { .. }))),
            ];
            assert_eq!(found[..3], expected, "{}: {events:?}", rules.spec().id);
            let ends = count(|event| usize::from(matches!(event, Event::TurnOver | Event::RoundOver(_))));
            assert!((usize::from(ends > 0)..=ends).contains(&found[Cue::TurnOver as usize]), "{}: {events:?}", rules.spec().id);
            for (sum, more) in heard.iter_mut().zip(found) {
                *sum += more;
            }
        }
    }
    assert!(heard.iter().all(|&count| count > 1), "every cue is tried: {heard:?}");
}

/// What is heard of the first turn of a new match.
fn first_turn(settings: Settings) -> Vec<Cue> {
    let mut app = App::new(Words::english(), settings, Some(Session::new(catalogue::all()[0].clone())));
    app.act(Action::Command(gobale::app::Command::Continue));
    let turn = app.table().expect("a table").turns()[0];
    let mut effects = app.act(Action::Choose(turn.hole));
    for _ in 0..2000 {
        effects.extend(app.tick(0.02));
    }
    let cues = effects.into_iter().filter_map(|effect| if let Effect::Sound(cue) = effect { Some(cue) } else { None });
    cues.collect()
}

#[test]
fn at_once_only_the_end_is_heard_and_with_sound_off_nothing() {
    let usual = first_turn(Settings::default());
    if cfg!(not(feature = "sound")) {
        assert_eq!(usual, [], "a program that makes no sound looks for none");
        return;
    }
    assert!(usual.iter().filter(|&&cue| cue == Cue::Seed).count() >= 5 && usual.last() == Some(&Cue::TurnOver), "{usual:?}");
    assert_eq!(first_turn(Settings { speed: Speed::AtOnce, ..Settings::default() }), [Cue::TurnOver]);
    assert_eq!(first_turn(Settings { sound: false, ..Settings::default() }), []);
    assert_eq!(first_turn(Settings { sound: false, speed: Speed::AtOnce, ..Settings::default() }), []);
}
