//! Why a lesson file is refused: fields that words are made from, no words.

use std::sync::Arc;

use crate::catalogue::text::FormError;
use crate::rules::notation::{PositionTextError, TurnTextError};
use crate::rules::options::OptionError;
use crate::rules::{Forbidden, Position, Rules, RulesError};

/// Why a text is no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonError {
    /// It is not RON of the right form.
    Form(FormError),
    /// Something in it is wrong.
    Wrong {
        /// The line, from 1.
        line: usize,
        /// The step, from 1; none for what is about the whole lesson.
        step: Option<usize>,
        /// What is wrong.
        fault: Box<Fault>,
    },
}

/// What is wrong in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The id is empty, too long, or has other characters than small letters, digits and `-`.
    Id,
    /// Another file of this name has the id already.
    IdTaken(String),
    /// The title is empty or longer than so many letters.
    Title(usize),
    /// There is no rule set of this id.
    Rules(String),
    /// An option cannot be set in these rules.
    Option(Arc<Rules>, OptionError),
    /// With its options the rule set contradicts itself.
    Contradiction(RulesError),
    /// It has no steps, or more than so many.
    Steps(usize),
    /// A step has no text, or one longer than so many letters.
    Words(usize),
    /// The position is none of the board's.
    Position(Arc<Rules>, PositionTextError),
    /// The board has no such hole.
    Hole(String),
    /// It is no turn of the board.
    Turn(Arc<Rules>, TurnTextError),
    /// The turn is not allowed in the position.
    Forbidden(Arc<Rules>, Box<Position>, Forbidden),
    /// The sowing that is to be watched as one without end does end.
    Ends,
    /// The round is to be over in the position, and it is not.
    NotOver,
    /// After these rules' round there is none to set out.
    NoNextRound,
    /// No turn that is allowed reaches the goal.
    NoAnswer,
    /// The hole whose owner is asked for is empty.
    NothingInHole,
}
