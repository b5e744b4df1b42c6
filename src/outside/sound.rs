//! Sound: a thread that plays what is to be heard.
//!
//! The window never waits for it. Where there is no device, or it goes away, nothing is heard, and that is no error.

pub mod voice;

use std::panic::catch_unwind;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::{DeviceSinkBuilder, MixerDeviceSink, buffer::SamplesBuffer, nz};

use crate::watch::Cue;

/// How long it waits before it looks for a device again.
const AGAIN_AFTER: Duration = Duration::from_secs(10);

/// After so long a silence the device is left to the system: an open one costs work even while nothing is heard.
const LET_GO_AFTER: Duration = Duration::from_secs(5);

/// The thread's door; it ends with it. The thread is started by the first thing that is to be heard.
#[derive(Debug, Default)]
pub struct Speaker {
    door: Option<Sender<(Cue, f32)>>,
}

impl Speaker {
    /// Plays something this loud, from 0 to 1, as soon as may be. What cannot be heard is left out.
    pub fn play(&mut self, cue: Cue, volume: f32) {
        let door = self.door.get_or_insert_with(|| {
            let (door, cues) = channel();
            thread::spawn(move || listen(&cues));
            door
        });
        // A thread that broke off is not missed: nothing but sound is lost.
        let _ = door.send((cue, volume));
    }
}

/// The thread: opens a device for what is to be heard, and lets it go after a silence.
fn listen(cues: &Receiver<(Cue, f32)>) {
    let mut missing_since: Option<Instant> = None;
    while let Ok(first) = cues.recv() {
        if missing_since.is_some_and(|since| since.elapsed() < AGAIN_AFTER) {
            continue;
        }
        let Some(device) = open() else {
            missing_since = Some(Instant::now());
            continue;
        };
        missing_since = None;
        let mut next = Some(first);
        while let Some((cue, volume)) = next {
            let samples = voice::samples(cue).into_iter().map(|sample| sample * volume).collect::<Vec<f32>>();
            device.mixer().add(SamplesBuffer::new(nz!(1), voice::RATE, samples));
            next = cues.recv_timeout(LET_GO_AFTER).ok();
        }
    }
}

/// The system's own device, where it has one that works.
fn open() -> Option<MixerDeviceSink> {
    // A driver may do worse than to refuse.
    let opened = catch_unwind(DeviceSinkBuilder::open_default_sink);
    let mut device = opened.ok()?.ok()?;
    device.log_on_drop(false);
    Some(device)
}
