//! Playbacks that move as one: the same turn on several boards, or on one.
//!
//! They share a clock. A playback that is shorter than another waits at its end.

use super::table::Step;
use crate::watch::Playback;

/// Playbacks with one place in common.
#[derive(Clone, Debug, Default)]
pub struct Parallel {
    playbacks: Vec<Playback>,
    /// The place, in beats from the start.
    at: f32,
    running: bool,
}

impl Parallel {
    /// At their start, and running.
    pub fn new(playbacks: Vec<Playback>) -> Self {
        Self { playbacks, at: 0.0, running: true }
    }

    /// Each of them, in the order given.
    pub fn playbacks(&self) -> &[Playback] {
        &self.playbacks
    }

    /// The one that lasts longest: its place is the place of all.
    pub fn longest(&self) -> Option<&Playback> {
        self.playbacks.iter().max_by(|one, other| one.length().total_cmp(&other.length()))
    }

    /// The beat at which all are over.
    pub fn length(&self) -> f32 {
        self.longest().map_or(0.0, Playback::length)
    }

    /// The place, in beats from the start.
    pub const fn at(&self) -> f32 {
        self.at
    }

    /// Whether they run.
    pub const fn is_running(&self) -> bool {
        self.running
    }

    /// Whether all was watched.
    pub fn is_over(&self) -> bool {
        self.at >= self.length()
    }

    /// Goes to a beat, and stays there.
    pub fn seek(&mut self, beat: f32) {
        self.running = false;
        self.go(beat);
    }

    /// Lets so many beats pass.
    pub fn pass(&mut self, beats: f32) {
        if self.running {
            self.go(self.at + beats);
            self.running = !self.is_over();
        }
    }

    /// Ends what runs.
    pub fn finish(&mut self) {
        if self.running {
            self.seek(self.length());
        }
    }

    /// Pauses, or plays on; at the end it plays all again.
    pub fn play_pause(&mut self) {
        if !self.running && self.is_over() {
            self.go(0.0);
        }
        self.running = !self.running;
    }

    /// Skips to the end of what runs; else plays on, or plays all again.
    pub fn skip(&mut self) {
        if self.running { self.finish() } else { self.play_pause() }
    }

    /// One step forward: the nearest that any of them takes.
    pub fn forward(&mut self, step: Step) {
        let next = self.playbacks.iter().map(|playback| match step {
            Step::Seed => playback.next_seed(),
            Step::Lap => playback.next_lap(),
            Step::Turn => playback.length(),
        });
        let next = next.filter(|&beat| beat > self.at).fold(f32::INFINITY, f32::min);
        self.seek(next);
    }

    /// One step back: the nearest that any of them takes.
    pub fn back(&mut self, step: Step) {
        let before = self.playbacks.iter().map(|playback| match step {
            // A shorter one has waited at its end.
            _ if playback.length() < self.at => playback.length(),
            Step::Seed => playback.previous_seed(),
            Step::Lap => playback.previous_lap(),
            Step::Turn => 0.0,
        });
        let before = before.filter(|&beat| beat < self.at).fold(0.0, f32::max);
        self.seek(before);
    }

    fn go(&mut self, beat: f32) {
        // In this order what is no number at all is the start.
        self.at = beat.max(0.0).min(self.length());
        for playback in &mut self.playbacks {
            playback.seek(self.at);
        }
    }
}
