//! Sound: each cue can be heard, clicks nowhere, and a machine without a device goes on as if nothing were.

use std::time::{Duration, Instant};

use gobale::outside::sound::{Speaker, voice};
use gobale::watch::Cue;

#[test]
fn every_cue_is_short_and_begins_and_ends_in_silence() {
    let mut all = Vec::new();
    for cue in Cue::ALL {
        let samples = voice::samples(cue);
        let most = samples.iter().map(|sample| sample.abs()).fold(0.0, f32::max);
        let seconds = samples.len() as f32 / voice::RATE.get() as f32;
        assert!(samples.iter().all(|sample| sample.is_finite()) && (0.1..=1.0).contains(&most), "{cue:?}: {most}");
        assert!((0.05..1.2).contains(&seconds), "{cue:?}: {seconds} s");
        for end in [samples[0], samples[samples.len() - 1]] {
            assert!(end.abs() < 0.01, "{cue:?}: {end}");
        }
        // A seed is heard many times a second, and is the shortest.
        all.push(samples);
    }
    assert!(all.iter().skip(1).all(|other| other.len() > all[0].len()));
}

#[test]
fn playing_never_waits_and_needs_no_device() {
    let begun = Instant::now();
    let mut speaker = Speaker::default();
    for _ in 0..300 {
        for cue in Cue::ALL {
            speaker.play(cue, 0.0);
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
