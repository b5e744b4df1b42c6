//! Questions about a position, and which answers are right: the rules tell, by what really happens.

use super::shown::Shown;
use crate::rules::saying::Occasion;
use crate::rules::{Event, Hole, Position, Rules, Seeds, Side, Turn};

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which hole to sow; any turn that reaches the goal is right.
    Sow(Goal),
    /// Where the last seed of this turn falls.
    Last(Turn),
    /// How many seeds this turn takes, those taken as it starts too.
    Taken(Turn),
    /// Who has the seeds of this hole, now that the round is over.
    Whose(Hole),
}

impl Ask {
    /// The hole that the question names, where it names one.
    pub const fn hole(self) -> Option<Hole> {
        match self {
            Self::Last(turn) | Self::Taken(turn) => Some(turn.hole),
            Self::Whose(hole) | Self::Sow(Goal::EndsIn(hole)) => Some(hole),
            Self::Sow(_) => None,
        }
    }
}

/// What a turn is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To take at least so many seeds.
    Takes(Seeds),
    /// To make a pair.
    Pair,
    /// To claim a central hole.
    Claims,
    /// To end in this hole.
    EndsIn(Hole),
    /// To sow at least so many laps.
    Relays(usize),
    /// To earn a saying.
    Says(Occasion),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A turn to sow.
    Turn(Turn),
    /// A hole.
    Hole(Hole),
    /// A number of seeds.
    Seeds(Seeds),
    /// Who has the seeds; nobody has those of an unclaimed centre.
    Heir(Option<Side>),
}

impl Goal {
    fn is_reached(self, rules: &Rules, shown: &Shown) -> bool {
        match self {
            Self::Takes(seeds) => shown.taken() >= seeds,
            Self::Pair => shown.events.iter().any(|event| matches!(event, Event::Pair { .. })),
            Self::Claims => shown.events.iter().any(|event| matches!(event, Event::Claim { .. })),
            Self::EndsIn(hole) => shown.last() == Some(hole),
            Self::Relays(laps) => shown.laps() >= laps,
            Self::Says(occasion) => {
                let wanted = rules.saying_on(occasion);
                let mut position = shown.before;
                wanted.is_some()
                    && shown.events.iter().any(|&event| {
                        let earned = rules.saying(&position, event);
                        position.apply(rules.board(), event);
                        earned == wanted
                    })
            }
        }
    }
}

impl Ask {
    /// What really happens, for an answer of the right kind: the turn asked about, or the one answered, or the settling.
    pub fn shown(self, rules: &Rules, position: Position, reply: Reply) -> Option<Shown> {
        match (self, reply) {
            (Self::Sow(_), Reply::Turn(turn)) | (Self::Last(turn), Reply::Hole(_)) | (Self::Taken(turn), Reply::Seeds(_)) => {
                Some(Shown::turn(rules, position, turn))
            }
            (Self::Whose(_), Reply::Heir(_)) => Shown::settling(rules, position),
            _ => None,
        }
    }

    /// Whether an answer is right. One of another kind is not.
    pub fn is_right(self, rules: &Rules, position: Position, reply: Reply) -> bool {
        let Some(shown) = self.shown(rules, position, reply) else { return false };
        match (self, reply) {
            (Self::Sow(goal), _) => goal.is_reached(rules, &shown),
            (Self::Last(_), Reply::Hole(hole)) => shown.last() == Some(hole),
            (Self::Taken(_), Reply::Seeds(seeds)) => shown.taken() == seeds,
            (Self::Whose(hole), Reply::Heir(side)) => rules.heir(&position, hole) == side,
            _ => false,
        }
    }

    /// Every answer there is, of a number of seeds those up to what the board holds.
    pub fn replies(self, rules: &Rules, position: Position) -> Vec<Reply> {
        match self {
            Self::Sow(_) => {
                let mut begun = position;
                rules.begin(&mut begun, crate::rules::Deaf);
                rules.turns(&begun).into_iter().map(Reply::Turn).collect()
            }
            Self::Last(_) => rules.board().holes().map(Reply::Hole).collect(),
            Self::Taken(_) => (0..=Seeds::try_from(position.total()).unwrap_or(Seeds::MAX)).map(Reply::Seeds).collect(),
            Self::Whose(_) => [Some(Side::South), Some(Side::North), None].map(Reply::Heir).to_vec(),
        }
    }

    /// The numbers of the events that answer it: where the sowing ended and what came of it, or who gathered the hole.
    pub fn telling(self, events: &[Event]) -> Vec<usize> {
        let is_capture = |event: &Event| matches!(event, Event::Singles { .. } | Event::Capture { .. });
        let tells = |event: &Event| match (self, event) {
            (Self::Whose(asked), Event::Collect { hole, .. } | Event::Left { centre: hole, .. }) => *hole == asked,
            (Self::Whose(_), _) => false,
            (Self::Taken(_), event) => {
                is_capture(event) || (matches!(event, Event::Stop(_) | Event::Pair { .. }) && !events.iter().any(is_capture))
            }
            (_, event) => {
                matches!(event, Event::Stop(_) | Event::Capture { .. } | Event::Pair { .. } | Event::Claim { .. } | Event::Endless { .. })
            }
        };
        (0..events.len()).filter(|&number| tells(&events[number])).collect()
    }
}
