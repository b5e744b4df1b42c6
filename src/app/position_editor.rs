//! A position that is being set up: seeds, owners, holes out of play, stores, who is to move.
//!
//! It may say anything; whether it is sound is told at every step.

use std::sync::Arc;

use crate::rules::{BySide, Hole, Holes, Position, Rules, Seeds, Setup, SetupError, Side};
use crate::scene::Moment;
use crate::words::Words;

/// The position that is being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionEditor {
    rules: Arc<Rules>,
    setup: Setup,
    /// The hole whose owner and state are shown.
    selected: Option<Hole>,
    /// What is typed as a position, and why it is none.
    typed: String,
    complaint: Option<String>,
}

/// A change to the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Shows this hole's owner and state.
    Select(Hole),
    /// One seed more.
    Add(Hole),
    /// One seed less.
    Take(Hole),
    /// So many seeds.
    Seeds(Hole, Seeds),
    /// Whose it is; a hole of a row together with the one across.
    Owner(Hole, Option<Side>),
    /// Out of play, or in play again.
    Closed(Hole, bool),
    /// So many seeds in a store.
    Store(Side, Seeds),
    /// Who is to move.
    ToMove(Side),
    /// How many turns of the round were played.
    Turns(u32),
    /// Takes everything off the board.
    Empty,
    /// Sets out the first arrangement.
    First,
    /// Takes the position of the table.
    Table,
    /// The rules it is a position of.
    Rules(Arc<Rules>),
    /// A position typed as text.
    Type(String),
}

impl PositionEditor {
    /// Starts with a position.
    pub fn new(rules: Arc<Rules>, position: &Position) -> Self {
        let setup = position.setup(rules.board());
        let typed = rules.position_text(position);
        Self { rules, setup, selected: None, typed, complaint: None }
    }

    /// The rules it is a position of.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What is set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The hole whose owner and state are shown, once one was clicked.
    pub const fn selected(&self) -> Option<Hole> {
        self.selected
    }

    /// What is typed as a position.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why what is typed is no position.
    pub fn complaint(&self) -> Option<&str> {
        self.complaint.as_deref()
    }

    /// The position, if it is sound.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.rules.position(&self.setup)
    }

    /// All seeds, in holes and stores.
    pub fn total(&self) -> usize {
        let Setup { seeds, stores, .. } = &self.setup;
        seeds.iter().chain([&stores.south, &stores.north]).map(|&seeds| usize::from(seeds)).sum()
    }

    /// What lies where.
    pub fn moment(&self) -> Moment {
        let board = self.rules.board();
        let owned = |side| board.holes().filter(|hole| self.setup.owner[hole.index()] == Some(side)).collect();
        Moment {
            seeds: self.setup.seeds.clone(),
            stores: self.setup.stores,
            owned: BySide::from_fn(owned),
            closed: board.holes().filter(|hole| self.setup.closed[hole.index()]).collect::<Holes>(),
            hand: None,
            flights: Vec::new(),
        }
    }

    /// Changes it.
    pub fn edit(&mut self, edit: Edit, words: &Words) {
        let setup = &mut self.setup;
        match edit {
            Edit::Select(hole) => {
                self.selected = Some(hole);
                return;
            }
            Edit::Add(hole) => setup.seeds[hole.index()] = setup.seeds[hole.index()].saturating_add(1),
            Edit::Take(hole) => setup.seeds[hole.index()] = setup.seeds[hole.index()].saturating_sub(1),
            Edit::Seeds(hole, seeds) => setup.seeds[hole.index()] = seeds,
            Edit::Owner(hole, owner) => {
                for hole in [Some(hole), self.rules.board().opposite(hole)].into_iter().flatten() {
                    setup.owner[hole.index()] = owner;
                }
            }
            Edit::Closed(hole, closed) => {
                setup.closed[hole.index()] = closed;
                if closed {
                    setup.seeds[hole.index()] = 0;
                }
            }
            Edit::Store(side, seeds) => setup.stores[side] = seeds,
            Edit::ToMove(side) => setup.to_move = side,
            Edit::Turns(turns) => setup.turns = turns,
            Edit::Empty => *setup = Setup::empty(self.rules.board()),
            Edit::First => *setup = self.rules.start().setup(self.rules.board()),
            // Only the program knows the table.
            Edit::Table => return,
            Edit::Rules(rules) => {
                // The seeds stay where the board has the same holes.
                let position = rules.position(setup).unwrap_or_else(|_| rules.start());
                *self = Self::new(rules, &position);
            }
            Edit::Type(text) => return self.type_text(text, words),
        }
        self.complaint = None;
        // The text follows as long as what is set up can be written.
        if let Ok(position) = self.position() {
            self.typed = self.rules.position_text(&position);
        }
    }

    fn type_text(&mut self, text: String, words: &Words) {
        match self.rules.parse_position(&text) {
            Ok(position) => {
                self.setup = position.setup(self.rules.board());
                self.complaint = None;
            }
            Err(why) => self.complaint = Some(words.position_text_error(&self.rules, &why)),
        }
        self.typed = text;
    }
}
