//! Which pictures an animation has, and how long each is seen.

use super::error::ExportError;
use super::shot::Shot;
use super::story::Story;
use crate::rules::Event;
use crate::watch::Playback;
use crate::words::Teller;

/// The most pictures of an animation.
pub const MOST_FRAMES: usize = 1000;

/// What an animation shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The turn of this number; without one, the one the session stands at the end of.
    Turn(Option<usize>),
    /// The round the session stands in.
    Round,
}

/// An animation: its pictures in order.
pub struct Film {
    pub(super) frames: Vec<Frame>,
}

/// One picture of an animation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    chapter: usize,
    at: At,
    /// How long it is seen, in hundredths of a second.
    pub(super) hundredths: u16,
}

/// A place in a chapter.
#[derive(Clone, Copy, Debug, PartialEq)]
enum At {
    /// Before anything happens.
    Before,
    /// At a beat of the playback.
    Beat(f32),
    /// Just after the event of this number.
    After(usize),
    /// At the end, at rest.
    End,
}

/// How much of what happens is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// Every seed that falls, and the hand on its way to the next hole.
    Hands,
    /// Every seed that falls.
    Seeds,
    /// Every lap.
    Laps,
    /// Every turn.
    Turns,
}

impl Film {
    /// As much as the most pictures there may be can show: every seed with the hand on its way, else every seed, every lap or every turn.
    pub fn new(story: &Story, span: Span) -> Result<Self, ExportError> {
        let chapters: Vec<usize> = match span {
            Span::Turn(turn) => vec![story.chapter(turn)?],
            Span::Round => {
                let round = story.chapters[story.cursor].round;
                (0..story.chapters.len()).filter(|&chapter| story.chapters[chapter].round == round).collect()
            }
        };
        let mut fewest = 0;
        for pace in [Pace::Hands, Pace::Seeds, Pace::Laps, Pace::Turns] {
            let frames = frames(story, &chapters, pace);
            if frames.len() <= MOST_FRAMES {
                return Ok(Self { frames });
            }
            fewest = frames.len();
        }
        Err(ExportError::TooLong(fewest))
    }

    /// How many pictures it has.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether it shows nothing, which no animation does.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }
}

fn frames(story: &Story, chapters: &[usize], pace: Pace) -> Vec<Frame> {
    let mut frames = Vec::new();
    for (index, &chapter) in chapters.iter().enumerate() {
        let playback = story.playback(chapter);
        let mut show = |at, hundredths| frames.push(Frame { chapter, at, hundredths });
        if index == 0 && !playback.events().is_empty() {
            show(At::Before, 100);
        }
        if pace != Pace::Turns {
            for number in 0..playback.events().len() {
                show_event(&playback, number, pace, &mut show);
            }
        }
        show(At::End, if index + 1 == chapters.len() { 350 } else { 130 });
    }
    frames
}

/// Shows an event: seeds one by one, and what matters for longer.
fn show_event(playback: &Playback, number: usize, pace: Pace, show: &mut impl FnMut(At, u16)) {
    let (start, end) = (playback.start_of(number), playback.start_of(number + 1));
    let part = |part: f32| At::Beat(start + (end - start) * part);
    match playback.events()[number] {
        Event::Lap { seeds, .. } => {
            // The first beat lifts, and each further one lets a seed fall.
            show(At::Beat(start + 0.5), 50);
            let fallen = |fallen: u8| At::Beat(start + 1.0 + f32::from(fallen));
            let on_its_way = |fallen: u8| At::Beat(start + 1.5 + f32::from(fallen));
            match pace {
                Pace::Hands => (0..seeds).for_each(|seed| {
                    if seed > 0 {
                        show(fallen(seed), 14);
                    }
                    show(on_its_way(seed), 10);
                }),
                Pace::Seeds => (1..seeds).for_each(|seed| show(fallen(seed), 24)),
                Pace::Laps | Pace::Turns => {}
            }
            show(At::After(number), 55);
        }
        Event::Singles { .. } | Event::Capture { .. } | Event::Pair { .. } => {
            show(part(0.0), 80);
            if pace != Pace::Laps {
                for at in [0.3, 0.5, 0.7] {
                    show(part(at), 12);
                }
            }
            show(At::After(number), 90);
        }
        Event::Collect { .. } | Event::Place { .. } if pace == Pace::Laps => {}
        Event::Collect { .. } | Event::Place { .. } => show(part(0.5), 22),
        Event::Counted | Event::Endless { .. } => show(part(0.0), 250),
        Event::RoundOver(_) | Event::Claim { .. } | Event::Begin { .. } => show(part(0.0), 150),
        Event::Stop(_) | Event::Left { .. } => show(part(0.0), 100),
        Event::TurnOver | Event::Disown { .. } | Event::Close { .. } | Event::Reopen { .. } => {}
    }
}

impl Frame {
    /// What it shows.
    pub(super) fn shot(self, teller: Teller<'_>, story: &Story) -> Shot {
        let (mut playback, counting) = (story.playback(self.chapter), story.counting);
        match self.at {
            At::Before => Shot::before(teller, &playback, counting),
            At::After(number) => Shot::after(teller, &playback, number, counting),
            At::Beat(beat) => {
                playback.seek(beat);
                Shot::under_way(teller, &playback, counting)
            }
            At::End => {
                playback.seek(playback.length());
                Shot::at_rest(teller, &playback, counting, story.chapters[self.chapter].stage)
            }
        }
    }
}
