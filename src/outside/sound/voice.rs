//! What each cue sounds like: made from sines and noise, as wood and seeds sound. No recording is needed.

use std::f32::consts::TAU;
use std::num::NonZero;

use rodio::nz;

use crate::watch::Cue;

/// Samples in a second.
pub const RATE: NonZero<u32> = nz!(44_100);

/// A tone that dies away.
struct Tone {
    /// When it begins, in seconds.
    at: f32,
    /// How high it is, in hertz.
    pitch: f32,
    /// How loud it begins, from 0 to 1.
    loud: f32,
    /// After how many seconds it is a third as loud.
    decay: f32,
}

/// How long the attack of a tone is, in seconds: without it there would be a click.
const ATTACK: f32 = 0.002;

/// How many times its decay a tone is heard.
const HEARD: f32 = 6.0;

/// A cue, one channel, each sample from -1 to 1.
pub fn samples(cue: Cue) -> Vec<f32> {
    match cue {
        // A seed on wood: short, with a little of the knock.
        Cue::Seed => mix(&[tone(0.0, 1250.0, 0.20, 0.012), tone(0.0, 610.0, 0.25, 0.020)], 0.10),
        // Seeds poured together: a few knocks, each lower.
        Cue::Capture => mix(
            &[tone(0.0, 980.0, 0.25, 0.03), tone(0.05, 830.0, 0.25, 0.03), tone(0.10, 700.0, 0.30, 0.04), tone(0.16, 523.0, 0.30, 0.07)],
            0.08,
        ),
        // Two that belong together: a fifth.
        Cue::Pair => mix(&[tone(0.0, 440.0, 0.30, 0.12), tone(0.09, 660.0, 0.30, 0.16)], 0.0),
        // Quiet and low: it is the other's turn.
        Cue::TurnOver => mix(&[tone(0.0, 294.0, 0.25, 0.09), tone(0.0, 588.0, 0.06, 0.05)], 0.0),
    }
}

const fn tone(at: f32, pitch: f32, loud: f32, decay: f32) -> Tone {
    Tone { at, pitch, loud, decay }
}

/// Tones together, with a knock of noise this loud at the start of each.
fn mix(tones: &[Tone], knock: f32) -> Vec<f32> {
    let rate = RATE.get() as f32;
    let length = tones.iter().map(|tone| tone.at + HEARD * tone.decay).fold(0.0, f32::max);
    // The same at every time: what is made by chance here is only the colour of the knock.
    let mut noise = fastrand::Rng::with_seed(7);
    let sample = |number: usize| {
        let rough = noise.f32() * 2.0 - 1.0;
        let time = number as f32 / rate;
        let sum: f32 = tones.iter().filter(|tone| time >= tone.at).map(|tone| tone.after(time - tone.at, rough * knock)).sum();
        sum.clamp(-1.0, 1.0)
    };
    (0..(length * rate) as usize).map(sample).collect()
}

impl Tone {
    /// What is heard of it after so many seconds.
    fn after(&self, time: f32, knock: f32) -> f32 {
        let attack = (time / ATTACK).min(1.0);
        // It ends at nothing, not merely near it.
        let end = (1.0 - time / (HEARD * self.decay)).max(0.0);
        let rough = knock * (-time / 0.004).exp();
        attack * end * (self.loud * (-time / self.decay).exp() * (TAU * self.pitch * time).sin() + rough)
    }
}
