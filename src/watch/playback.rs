//! Watching what happened: events with a place among them.
//!
//! Time is counted in *beats*: each seed that falls takes one, a lap one more for the lifting, other events a few each.
//! Nothing here changes a match. However the place is moved, the position shown is the one before all events with the
//! events so far applied.

use super::Motion;
use crate::rules::{Board, Clause, Event, Hole, Position, Rules, Seeds, Side};
use crate::scene::{Flight, Hand, Moment, Spot};
use crate::session::Told;
use crate::words::SoFar;

/// Events, and how far they have been watched.
#[derive(Clone, Debug)]
pub struct Playback {
    board: Board,
    told: Told,
    /// The beat at which each event starts, and last the beat at which all are over.
    starts: Vec<f32>,
    /// The position before event number `done`.
    position: Position,
    done: usize,
    /// The place, in beats from the start.
    at: f32,
}

/// So long before an event is over, in beats, it looks as if it were.
const A_MOMENT: f32 = 0.01;

/// The time one event takes, in beats.
fn beats(event: Event) -> f32 {
    match event {
        Event::Lap { seeds, .. } => 1.0 + f32::from(seeds),
        Event::Singles { .. } | Event::Capture { .. } | Event::Pair { .. } | Event::RoundOver(_) | Event::Counted | Event::Begin { .. } => {
            3.0
        }
        Event::Stop(_) | Event::Claim { .. } | Event::Endless { .. } | Event::Left { .. } => 2.0,
        Event::Collect { .. } | Event::Place { .. } => 1.5,
        Event::Close { .. } => 0.5,
        // These are seen in what follows: the name to move, the first seed placed.
        Event::TurnOver | Event::Disown { .. } | Event::Reopen { .. } => 0.0,
    }
}

/// Whether an event is worth a sentence after it is over: what merely follows from it is not.
pub const fn tells(event: Event) -> bool {
    !matches!(event, Event::TurnOver | Event::Disown { .. } | Event::Reopen { .. } | Event::Close { .. })
}

impl Playback {
    /// At the start of what was told on this board.
    pub fn new(board: &Board, told: Told) -> Self {
        let mut beat = 0.0;
        let mut starts = vec![beat];
        for &event in &told.events {
            beat += beats(event);
            starts.push(beat);
        }
        let mut playback = Self { board: board.clone(), position: told.before, told, starts, done: 0, at: 0.0 };
        // Events without time at the start belong to what follows them.
        playback.seek(0.0);
        playback
    }

    /// The board they happen on.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The events watched.
    pub fn events(&self) -> &[Event] {
        &self.told.events
    }

    /// The events under way or over between a beat and the place, each with the beats at which it starts and is over.
    pub(super) fn timed_since(&self, from: f32) -> impl Iterator<Item = (Event, f32, f32)> {
        let ends = &self.starts[1..];
        let first = ends.partition_point(|&end| end <= from);
        let beats = self.starts[first..].iter().zip(&ends[first..]);
        let timed = self.told.events[first..].iter().zip(beats).map(|(&event, (&start, &end))| (event, start, end));
        timed.take_while(|&(_, start, _)| start <= self.at)
    }

    /// The position before the first event.
    pub const fn before(&self) -> &Position {
        &self.told.before
    }

    /// The position before the event under way; at the end, the one after all of them.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before an event, whatever the place.
    pub fn position_before(&self, event: usize) -> Position {
        let mut position = self.position;
        for &undone in self.told.events[..self.done].iter().skip(event).rev() {
            position.revert(&self.board, undone);
        }
        for &done in self.told.events[..event].iter().skip(self.done) {
            position.apply(&self.board, done);
        }
        position
    }

    /// The place, in beats from the start.
    pub const fn at(&self) -> f32 {
        self.at
    }

    /// The beat at which everything is over.
    pub fn length(&self) -> f32 {
        self.starts[self.starts.len() - 1]
    }

    /// The beat at which an event starts; for the number after the last, the length.
    pub fn start_of(&self, event: usize) -> f32 {
        self.starts[event.min(self.starts.len() - 1)]
    }

    /// Whether all was watched.
    pub fn is_over(&self) -> bool {
        self.at >= self.length()
    }

    /// The next beat after this one at which a round has been counted, where another follows.
    pub fn next_count(&self, beat: f32) -> Option<f32> {
        let followed = self.told.events.split_last().map_or(&[][..], |(_, before)| before);
        let counts = followed.iter().zip(&self.starts[1..]).filter(|(event, _)| **event == Event::Counted);
        counts.map(|(_, &over)| over - A_MOMENT).find(|&end| end > beat)
    }

    /// The number of the event under way; none at the end.
    pub fn current(&self) -> Option<usize> {
        (self.done < self.told.events.len()).then_some(self.done)
    }

    /// The number of the event to tell of: the one under way; at the end, the last that is worth a sentence.
    pub fn told(&self) -> Option<usize> {
        self.current().or_else(|| self.told.events.iter().rposition(|&event| tells(event)))
    }

    /// The number of the lap that an event belongs to, from 1; 0 before the first.
    pub fn lap_number(&self, event: usize) -> usize {
        self.told.events.iter().take(event + 1).filter(|event| matches!(event, Event::Lap { .. })).count()
    }

    /// The clause of these rules that an event follows.
    pub fn clause_at(&self, rules: &Rules, event: usize) -> Option<Clause> {
        match *self.told.events.get(event)? {
            // Only the first lap of a turn is the player's own lifting.
            Event::Lap { .. } if SoFar::after(&self.told.events[..event]).laps > 0 => Some(Clause::Relay),
            event => Some(rules.clause_of(event)),
        }
    }

    /// The clauses of these rules that are followed, each with the beat at which it first is.
    pub fn followed(&self, rules: &Rules) -> Vec<(Clause, f32)> {
        let (mut progress, mut followed) = (SoFar::default(), Vec::<(Clause, f32)>::new());
        for (&event, &start) in self.told.events.iter().zip(&self.starts) {
            let again = matches!(event, Event::Lap { .. }) && progress.laps > 0;
            let clause = if again { Clause::Relay } else { rules.clause_of(event) };
            progress = progress.then(event);
            // What takes no time cannot be gone to.
            if beats(event) > 0.0 && followed.iter().all(|(known, _)| *known != clause) {
                followed.push((clause, start));
            }
        }
        followed
    }

    /// Who is to move at the place: nobody from the end of a round until the next one begins.
    pub fn mover(&self) -> Option<Side> {
        let events = &self.told.events;
        let seen = self.current().unwrap_or(events.len());
        let under_way = events.get(seen).filter(|event| matches!(event, Event::RoundOver(_)));
        let turning = events[..seen].iter().rev().find(|event| matches!(event, Event::RoundOver(_) | Event::Begin { .. }));
        let between = matches!(under_way.or(turning), Some(Event::RoundOver(_)));
        (!between).then(|| self.position.to_move())
    }

    /// Moves the place to a beat; beyond the ends, to the end.
    pub fn seek(&mut self, beat: f32) {
        // In this order what is no number at all is the start.
        self.at = beat.max(0.0).min(self.length());
        let over = self.is_over();
        // Events without time belong to what follows them, or at the end to what came before.
        let target = if over { self.told.events.len() } else { self.starts.partition_point(|&start| start <= self.at) - 1 };
        while self.done < target {
            self.position.apply(&self.board, self.told.events[self.done]);
            self.done += 1;
        }
        while self.done > target {
            self.done -= 1;
            self.position.revert(&self.board, self.told.events[self.done]);
        }
    }

    /// The next place forward where a single seed has fallen or an event is over.
    pub fn next_seed(&self) -> f32 {
        self.current().map_or(self.length(), |event| {
            let start = self.starts[event];
            match self.told.events[event] {
                Event::Lap { .. } => (start + (self.at - start).floor() + 1.0).min(self.starts[event + 1]),
                _ => self.starts[event + 1],
            }
        })
    }

    /// The last place backward where a single seed had fallen or an event was over.
    pub fn previous_seed(&self) -> f32 {
        let event = self.starts.partition_point(|&start| start < self.at).saturating_sub(1);
        let start = self.starts[event];
        match self.told.events.get(event) {
            Some(Event::Lap { .. }) => (start + (self.at - start).ceil() - 1.0).max(start),
            _ => start,
        }
    }

    /// The next place forward where a lap starts, or the end.
    pub fn next_lap(&self) -> f32 {
        self.lap_starts().find(|&start| start > self.at).unwrap_or_else(|| self.length())
    }

    /// The last place backward where a lap started, or the start.
    pub fn previous_lap(&self) -> f32 {
        self.lap_starts().filter(|&start| start < self.at).last().unwrap_or(0.0)
    }

    fn lap_starts(&self) -> impl Iterator<Item = f32> {
        self.told.events.iter().zip(&self.starts).filter(|(event, _)| matches!(event, Event::Lap { .. })).map(|(_, &start)| start)
    }

    /// What lies where at the place, seeds in the air included.
    pub fn moment(&self) -> Moment {
        self.moment_in(Motion::Flowing)
    }

    /// What lies where at the place. In steps seeds are never in the air: those of a lap fall one after the other from a hand
    /// that stands over the hole, all others lie where they were until their event is over.
    pub fn moment_in(&self, motion: Motion) -> Moment {
        let mut moment = Moment::still(&self.board, &self.position);
        let Some(event) = self.current() else { return moment };
        let passed = match motion {
            Motion::Flowing => self.at - self.starts[event],
            Motion::Stepped => (self.at - self.starts[event]).floor(),
        };
        let progress = passed / (self.starts[event + 1] - self.starts[event]).max(f32::EPSILON);
        let mover = self.position.to_move();
        let mut fly = |from: Spot, to: Spot, seeds: Seeds| {
            // Before anything moves they lie where they were, and are counted there.
            if seeds == 0 || motion == Motion::Stepped || passed <= 0.0 {
                return;
            }
            match from {
                Spot::Hole(hole) => moment.seeds[hole.index()] -= seeds,
                Spot::Store(side) => moment.stores[side] -= seeds,
            }
            moment.flights.push(Flight { from, to, seeds, progress });
        };
        match self.told.events[event] {
            Event::Lap { from, seeds, direction, .. } => {
                let drops: Vec<Hole> = self.board.drops(from, direction, self.position.closed()).take(usize::from(seeds)).collect();
                carry(&mut moment, from, &drops, passed);
            }
            Event::Singles { mine, mine_taken, theirs, taken } => {
                fly(Spot::Hole(mine), Spot::Store(mover), mine_taken);
                fly(Spot::Hole(theirs), Spot::Store(mover), taken);
            }
            Event::Capture { last, last_taken, opposite, seeds } => {
                fly(Spot::Hole(last), Spot::Store(mover), last_taken);
                fly(Spot::Hole(opposite), Spot::Store(mover), seeds);
            }
            Event::Pair { mine, theirs } => fly(Spot::Hole(theirs), Spot::Hole(mine), 1),
            Event::Collect { hole, to, seeds } => fly(Spot::Hole(hole), Spot::Store(to), seeds),
            Event::Place { store, hole, seeds } => fly(Spot::Store(store), Spot::Hole(hole), seeds),
            _ => {}
        }
        moment
    }
}

/// A hand carries the seeds of a lap: the first beat lifts them, each further one carries them a hole on and drops one there.
fn carry(moment: &mut Moment, from: Hole, drops: &[Hole], passed: f32) {
    moment.seeds[from.index()] = 0;
    let whole = passed.floor();
    let dropped = (whole as usize).saturating_sub(1).min(drops.len());
    for hole in &drops[..dropped] {
        moment.seeds[hole.index()] += 1;
    }
    let left = drops.len() - dropped;
    if left == 0 {
        return;
    }
    let over = if dropped == 0 { from } else { drops[dropped - 1] };
    // While lifting, the hand stays over its hole.
    let (to, progress) = if whole < 1.0 { (over, 0.0) } else { (drops[dropped], passed - whole) };
    moment.hand = Some(Hand { from: over, to, progress, seeds: left as Seeds });
}
