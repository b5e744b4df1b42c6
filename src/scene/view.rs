//! What is to be seen: a moment, the marks on it, and how it is looked at.

use super::moment::Moment;
use super::theme::Theme;
use crate::rules::ruleset::Ends;
use crate::rules::{Board, Hole, Holes, Seeds, Side};

/// Everything a picture of the board depends on, but for its size.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// What lies where.
    pub moment: &'a Moment,
    /// The board.
    pub board: &'a Board,
    /// Whose turn it is; nobody's when a round is over.
    pub to_move: Option<Side>,
    /// What is pointed out.
    pub marks: &'a Marks,
    /// Whether North sits at the bottom.
    pub flipped: bool,
    /// Whether the numbers of seeds are shown.
    pub numbers: bool,
    /// Whether the letters of the holes are shown.
    pub letters: bool,
    /// The names of the ends, where they have any.
    pub ends: Option<&'a Ends>,
    /// How many times larger than usual letters and numbers are, as far as there is room for them.
    pub type_scale: f32,
    /// Where those who read it sit.
    pub readers: Readers,
    /// The colours.
    pub theme: &'a Theme,
}

impl<'a> View<'a> {
    /// A moment as it is seen by somebody who sits below and has chosen nothing, with nobody to move.
    pub const fn new(board: &'a Board, moment: &'a Moment, marks: &'a Marks, theme: &'a Theme) -> Self {
        Self {
            moment,
            board,
            to_move: None,
            marks,
            flipped: false,
            numbers: true,
            letters: true,
            ends: None,
            type_scale: 1.0,
            readers: Readers::Below,
            theme,
        }
    }
}

/// Where those who read a picture sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Readers {
    /// All below.
    #[default]
    Below,
    /// On two sides, each before a row: what stands in the upper half is turned round, and a point tells 6 from 9.
    TwoSides,
}

/// What is pointed out on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Holes that may be lifted: a quiet ring.
    pub invite: Holes,
    /// The hole that would be chosen, by the mouse or the keyboard, or that a hint is of: a strong ring.
    pub focus: Option<Hole>,
    /// The hole under the keyboard, whether it can be chosen or not: a dashed ring, where no strong one lies over it.
    pub keyboard: Option<Hole>,
    /// Central holes of which one is to be claimed now.
    pub choose: Holes,
    /// Where the sowing began.
    pub lifted: Option<Hole>,
    /// Where the last seed fell.
    pub last: Option<Hole>,
    /// A hole that was asked for and may not be lifted.
    pub refused: Option<Hole>,
    /// Holes out of which seeds were taken in the turn that is watched, and how many: a small plate with that number.
    pub taken: Vec<(Hole, Seeds)>,
    /// Facing holes that capture as the turn starts: a dashed line around both.
    pub pairing: Vec<(Hole, Hole)>,
    /// The holes a sowing would drop into, in order: each gets the numbers of its drops.
    pub path: Vec<Hole>,
    /// What holes are worth, in a few characters.
    pub values: Vec<(Hole, String, Value)>,
    /// The ways the seeds went in the turn before, one for each lap: the hole lifted, and those they fell into.
    pub traces: Vec<Vec<Hole>>,
    /// The way the seeds go round, from hole to hole.
    pub track: Vec<(Hole, Hole)>,
}

/// How a hole's value stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// No other hole is worth more.
    Best,
    /// Another is.
    Other,
}
