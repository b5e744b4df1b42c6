//! Animations: every frame, how long it is seen, how much room they take, and their limits.

use std::thread;

use gif::{ColorOutput, DecodeOptions};
use gobale::export::{self, ExportError, Film, MOST_FRAMES, Order, Pixels, Source, Span, Story, Work};
use gobale::rules::Event;
use gobale::scene::Tone;
use gobale::session::{Move, Session, Stage};
use gobale::words::Words;

use super::{from, make, picture, played, seen, source};

/// A turn of twenty laps: the fourth of this game.
const TWENTY_LAPS: &str = "A b D d";

fn film(source: &Source, span: Span, pixels: Pixels) -> Order {
    Order::Film { span, pixels, look: Box::new(seen(source.session.rules(), Tone::Light)) }
}

/// The pictures of an animation as they are seen, each with its hundredths of a second.
fn frames(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![0; 4 * width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (row, pixels) in frame.buffer.chunks_exact(4 * usize::from(frame.width)).enumerate() {
            for (column, pixel) in pixels.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] == 255) {
                let at = 4 * ((usize::from(frame.top) + row) * width + usize::from(frame.left) + column);
                canvas[at..at + 4].copy_from_slice(pixel);
            }
        }
        frames.push((canvas.clone(), frame.delay));
    }
    frames
}

/// How far two pictures are apart in the mean, in levels of a colour.
fn apart(one: &[u8], other: &[u8]) -> f64 {
    let sum: u64 = one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
    sum as f64 / one.len() as f64
}

#[test]
fn a_turn_of_twenty_laps_takes_little_room_and_ends_where_the_turn_does() {
    let source = source(played("layli-goobalay", TWENTY_LAPS));
    let story = Story::of(&source.session);
    let laps = source.session.clone().told().events.iter().filter(|event| matches!(event, Event::Lap { .. })).count();
    assert_eq!(laps, 20);
    let bytes = make(&source, &film(&source, Span::Turn(None), Pixels::FILM));
    assert!(bytes.len() < 5_000_000, "{} bytes", bytes.len());
    let frames = frames(&bytes);
    // Pictures in which nothing changes are one.
    assert!(frames.len() <= Film::new(&story, Span::Turn(None)).expect("short enough").len() && frames.len() > 100);
    assert!(frames.iter().all(|(_, delay)| *delay >= 10), "browsers slow down what is faster");
    let longest = frames.iter().map(|(_, delay)| *delay).max();
    assert_eq!(frames.last().map(|(_, delay)| *delay), longest, "the end is seen longest");
    let seconds: u32 = frames.iter().map(|(_, delay)| u32::from(*delay)).sum::<u32>() / 100;
    assert!((20..120).contains(&seconds), "{seconds} seconds");
    let look = seen(source.session.rules(), Tone::Light);
    let image = export::image(&Words::english(), &source, &picture(&source, Pixels::FILM, look)).expect("painted");
    let apart = frames.last().map(|(last, _)| apart(last, &image.rgba));
    assert!(apart.is_some_and(|apart| apart < 4.0), "{apart:?}");
}

#[test]
fn a_round_is_shown_from_its_start_whatever_happens_in_it() {
    for (id, moves) in [("huroy", "A:ccw b:cw C:ccw"), ("fergen-gobale", "D b A b A+X"), ("leyla-gobale-gabradarre", "A")] {
        let mut session = played(id, moves);
        let end = session.cursor();
        // Wherever in the round it stands, the whole of it is shown.
        let frames_at = |session: &Session| Film::new(&Story::of(session), Span::Round).expect("short enough").len();
        let whole = frames_at(&session);
        session.undo();
        assert_eq!(frames_at(&session), whole, "{id}");
        session.go_to(end);
        let source = source(session);
        let frames = frames(&make(&source, &film(&source, Span::Round, Pixels::STAMP)));
        assert!(frames.len() > 20, "{id}: {}", frames.len());
    }
}

#[test]
fn a_long_round_is_shown_in_fewer_pictures() {
    let mut session = from("huroy", "1,0,0,0,0,1/0,1,0,0,1,0 20-24 S");
    let mut random = fastrand::Rng::with_seed(1);
    let mut lengths = Vec::new();
    while session.game().stage() == Stage::Turn && session.len() < 400 {
        let turns = session.game().turns();
        session.play(Move::Sow(turns[random.usize(..turns.len())])).expect("allowed");
        lengths.push(Film::new(&Story::of(&session), Span::Round).expect("short enough").len());
    }
    assert!(lengths.iter().all(|&frames| frames <= MOST_FRAMES));
    assert!(lengths.windows(2).any(|pair| pair[1] < pair[0]), "it is long enough for a slower pace: {lengths:?}");
    let why = ExportError::TooLong(MOST_FRAMES + 1).sentence(&Words::english());
    assert!(why.contains("1001") && why.contains("1000"), "{why}");
}

#[test]
fn what_is_stopped_comes_to_nothing_and_tells_how_far_it_is() {
    let source = source(played("layli-goobalay", TWENTY_LAPS));
    let order = film(&source, Span::Turn(None), Pixels::FILM);
    let work = Work::default();
    let made = thread::scope(|scope| {
        let maker = scope.spawn(|| export::make(&Words::english(), &source, &order, &work));
        while work.progress().1 == 0 && !maker.is_finished() {
            thread::yield_now();
        }
        work.stop();
        maker.join().expect("it ends")
    });
    assert_eq!(made, Err(ExportError::Stopped));
    let (done, all) = work.progress();
    assert!(done < all && all > 100, "{done} of {all}");
}
