//! A session at one moment, as much of it as cannot be derived: it is kept from other threads and from later changes, and is
//! quick to take however long the session is.

use std::sync::Arc;

use rpds::VectorSync;

use super::manners::Manners;
use super::moves::Move;
use super::players::Player;
use super::tree::{Node, Session};
use crate::rules::{BySide, Position, Rules};

/// A move in the tree.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// None for the start alone.
    pub(super) played: Option<Move>,
    pub(super) parent: Node,
    pub(super) comment: String,
    /// What was played from here, the main line first.
    pub(super) children: Vec<Node>,
    /// Where redo leads: the child last visited.
    pub(super) recent: Option<Node>,
}

/// All of a session that cannot be derived. A clone shares the moves with it, until either is changed.
///
/// Two are equal when the same would be saved: rules, start, players, manners, moves in their order, comments and the cursor.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub(super) rules: Arc<Rules>,
    pub(super) start: Position,
    pub(super) players: BySide<Player>,
    pub(super) manners: Manners,
    pub(super) entries: VectorSync<Entry>,
    pub(super) cursor: Node,
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        let same = |(one, two): (&Entry, &Entry)| one.played == two.played && one.parent == two.parent && one.comment == two.comment;
        self.rules == other.rules
            && self.start == other.start
            && self.players == other.players
            && self.manners == other.manners
            && self.cursor == other.cursor
            && self.entries.len() == other.entries.len()
            && self.entries.iter().zip(&other.entries).all(same)
    }
}

impl Snapshot {
    /// A session before its first move.
    pub(super) fn new(rules: Arc<Rules>, start: Position) -> Self {
        let root = Entry { played: None, parent: Node::START, comment: String::new(), children: Vec::new(), recent: None };
        let entries = std::iter::once(root).collect();
        Self { rules, start, players: BySide::default(), manners: Manners::default(), entries, cursor: Node::START }
    }

    /// The rules played by.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The places from after the first move to this one.
    pub(super) fn line_to(&self, node: Node) -> Vec<Node> {
        let before = |&node: &Node| (node != Node::START).then(|| self.entries[node.number()].parent);
        let mut line: Vec<Node> = std::iter::successors(Some(node), before).filter(|&node| node != Node::START).collect();
        line.reverse();
        line
    }

    /// A place in the tree, to be changed.
    pub(super) fn entry_mut(&mut self, node: Node) -> &mut Entry {
        self.entries.get_mut(node.number()).expect("a node is a place of its tree")
    }

    /// The session as it was: the line to its cursor is played again.
    pub fn session(&self) -> Session {
        Session::at(self.clone())
    }
}
