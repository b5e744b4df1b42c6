//! A session: a tree of moves with a cursor, and who plays.
//!
//! The tree is a flat list: moves stand in the order in which they were first played, or, once a line was promoted or moves
//! were taken out, in the order in which lines are read, the main line first. A move's parent always stands before it.
//! What can be derived (positions, rounds, results) is not kept here but played by the [`Match`] at the cursor.

use std::sync::Arc;

use super::manners::{Counting, Manners};
use super::moves::Move;
use super::players::Player;
use super::series::{Match, Refusal, Stage};
use super::snapshot::{Entry, Snapshot};
use crate::catalogue;
use crate::rules::{BySide, Deaf, Event, Position, Rules};

/// A place in the tree: the start, or the place after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(usize);

impl Node {
    /// The place before the first move.
    pub const START: Self = Self(0);

    pub(super) const fn numbered(number: usize) -> Self {
        Self(number)
    }

    /// Its number: 0 for the start, else the number of the move in the order of the tree's list, from 1.
    pub const fn number(self) -> usize {
        self.0
    }
}

/// What happened in one move, with the position it happened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The position before the first event.
    pub before: Position,
    /// The events, as far as the next choice.
    pub events: Vec<Event>,
}

/// A match with its variations, comments and players.
///
/// Two are equal when their snapshots are: when the same would be saved.
#[derive(Clone, Debug)]
pub struct Session {
    /// What cannot be derived.
    pub(super) kept: Snapshot,
    /// The match as far as the cursor.
    game: Match,
}

impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        self.kept == other.kept
    }
}

impl Session {
    /// A new session from the first arrangement.
    pub fn new(rules: Arc<Rules>) -> Self {
        let start = rules.start();
        Self::from_position(rules, start)
    }

    /// A new session from any position.
    pub fn from_position(rules: Arc<Rules>, start: Position) -> Self {
        let game = Match::new(Arc::clone(&rules), start, Deaf);
        Self { kept: Snapshot::new(rules, start), game }
    }

    /// A session that stands where a snapshot does.
    pub(super) fn at(kept: Snapshot) -> Self {
        let mut game = Match::new(Arc::clone(&kept.rules), kept.start, Deaf);
        let line: Vec<Node> = kept.line_to(kept.cursor);
        for played in line.into_iter().filter_map(|node| kept.entries[node.number()].played.as_ref()) {
            // It was played before, so it is not refused now.
            let played = game.play(played, Deaf);
            debug_assert_eq!(played, Ok(()), "a line of the tree can be played");
        }
        Self { kept, game }
    }

    /// All that cannot be derived, at this moment: quick, however many moves there are.
    pub fn snapshot(&self) -> Snapshot {
        self.kept.clone()
    }

    /// The rules played by.
    pub const fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The position the session starts from, before any start-of-turn capture.
    pub const fn start(&self) -> &Position {
        &self.kept.start
    }

    /// Who plays.
    pub const fn players(&self) -> &BySide<Player> {
        &self.kept.players
    }

    /// How it is played.
    pub const fn manners(&self) -> Manners {
        self.kept.manners
    }

    /// Chooses how it is played. Says whether that could be: it cannot once a move was played.
    pub fn set_manners(&mut self, manners: Manners) -> bool {
        let could = self.is_empty();
        if could {
            self.kept.manners = manners;
        }
        could
    }

    /// Whether moves may be taken back: by traditional manners not before the match is over.
    pub fn may_take_back(&self) -> bool {
        self.kept.manners == Manners::Open || matches!(self.game.stage(), Stage::Over(_))
    }

    /// Whether numbers of seeds may be told now.
    pub fn counting(&self) -> Counting {
        if self.may_take_back() { Counting::Aloud } else { Counting::Silent }
    }

    /// Who plays, to be changed.
    pub const fn players_mut(&mut self) -> &mut BySide<Player> {
        &mut self.kept.players
    }

    /// Where the session stands.
    pub const fn cursor(&self) -> Node {
        self.kept.cursor
    }

    /// The match as far as the cursor.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// How many moves the tree holds, variations included.
    pub fn len(&self) -> usize {
        self.kept.entries.len() - 1
    }

    /// Whether it is as a new game by rules that are shipped: no move, no comment, and no start of its own.
    pub fn is_untouched(&self) -> bool {
        let rules = self.rules();
        let shipped = catalogue::built_in(&rules.spec().id).is_some_and(|known| known == *rules);
        shipped && self.is_empty() && self.comment(Node::START).is_empty() && *self.start() == rules.start()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every place after a move, in the order of the tree's list.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (1..self.kept.entries.len()).map(Node)
    }

    /// The place with this number.
    pub fn node(&self, number: usize) -> Option<Node> {
        (number < self.kept.entries.len()).then_some(Node(number))
    }

    /// The move that led to a place; none for the start.
    pub fn played(&self, node: Node) -> Option<&Move> {
        self.kept.entries[node.0].played.as_ref()
    }

    /// The place before a move; none for the start.
    pub fn parent(&self, node: Node) -> Option<Node> {
        (node != Node::START).then(|| self.kept.entries[node.0].parent)
    }

    /// What was played from a place, the main line first.
    pub fn children(&self, node: Node) -> &[Node] {
        &self.kept.entries[node.0].children
    }

    /// The comment on a move, or on the start.
    pub fn comment(&self, node: Node) -> &str {
        &self.kept.entries[node.0].comment
    }

    /// Changes the comment on a move, or on the start.
    pub fn set_comment(&mut self, node: Node, comment: String) {
        self.kept.entry_mut(node).comment = comment;
    }

    /// The places from after the first move to this one.
    pub fn line_to(&self, node: Node) -> Vec<Node> {
        self.kept.line_to(node)
    }

    /// The moves that lead to a place.
    pub fn moves_to(&self, node: Node) -> Vec<Move> {
        self.line_to(node).into_iter().filter_map(|node| self.played(node).cloned()).collect()
    }

    /// The place that these moves lead to, where they were all played.
    pub fn find(&self, moves: &[Move]) -> Option<Node> {
        moves
            .iter()
            .try_fold(Node::START, |node, wanted| self.children(node).iter().copied().find(|&child| self.played(child) == Some(wanted)))
    }

    /// The line the list of turns shows: to the cursor, and on from there to where redo leads.
    pub fn line(&self) -> Vec<Node> {
        let mut line = self.line_to(self.kept.cursor);
        line.extend(std::iter::successors(self.redo_target(self.kept.cursor), |&node| self.redo_target(node)));
        line
    }

    /// The last place of the main line.
    pub fn end_of_main_line(&self) -> Node {
        std::iter::successors(Some(Node::START), |&node| self.children(node).first().copied()).last().unwrap_or(Node::START)
    }

    /// Plays a move at the cursor and steps on. A move played before from here is found again, not added.
    pub fn play(&mut self, played: Move) -> Result<Told, Refusal> {
        let before = *self.game.position();
        let mut events = Vec::new();
        self.game.play(&played, |event| events.push(event))?;
        let known = self.children(self.kept.cursor).iter().copied().find(|&child| self.played(child) == Some(&played));
        let node = known.unwrap_or_else(|| self.add(self.kept.cursor, played));
        let cursor = self.kept.cursor;
        self.kept.entry_mut(cursor).recent = Some(node);
        self.kept.cursor = node;
        Ok(Told { before, events })
    }

    /// Takes the last move back; it stays in the tree. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(parent) = self.parent(self.kept.cursor) else { return false };
        self.game.take_back();
        self.kept.entry_mut(parent).recent = Some(self.kept.cursor);
        self.kept.cursor = parent;
        true
    }

    /// Where redo leads from a place: to the move last visited there, else along the main line.
    pub fn redo_target(&self, node: Node) -> Option<Node> {
        let entry = &self.kept.entries[node.0];
        entry.recent.or_else(|| entry.children.first().copied())
    }

    /// Plays the move taken back last again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.redo_target(self.kept.cursor) else { return false };
        self.step_to(next);
        true
    }

    /// Goes to a place anywhere in the tree.
    pub fn go_to(&mut self, node: Node) {
        let line = self.line_to(node);
        let here = self.line_to(self.kept.cursor);
        let shared = line.iter().zip(&here).take_while(|(one, two)| one == two).count();
        for _ in shared..here.len() {
            self.undo();
        }
        for &next in &line[shared..] {
            self.step_to(next);
        }
    }

    /// What happened in the move that led to the cursor; at the start, what happened at once there.
    pub fn told(&mut self) -> Told {
        let mut events = Vec::new();
        let Some(played) = self.played(self.kept.cursor).cloned() else {
            Match::new(Arc::clone(self.rules()), self.kept.start, |event| events.push(event));
            return Told { before: self.kept.start, events };
        };
        self.game.take_back();
        let before = *self.game.position();
        // It was played before, so it is not refused now.
        let _ = self.game.play(&played, |event| events.push(event));
        Told { before, events }
    }

    /// Plays the line to a place once more, in a match of its own, and calls `visit` at the start and after every move.
    pub fn replay_line(&self, end: Node, mut visit: impl FnMut(Node, &Match)) {
        let mut game = Match::new(Arc::clone(self.rules()), self.kept.start, Deaf);
        visit(Node::START, &game);
        for node in self.line_to(end) {
            // It was played before, so it is not refused now.
            let played = self.played(node).map(|played| game.play(played, Deaf));
            debug_assert_eq!(played, Some(Ok(())), "a line of the tree can be played");
            visit(node, &game);
        }
    }

    /// Adds a move without playing it: the file module checks whole trees at once.
    pub(super) fn add(&mut self, parent: Node, played: Move) -> Node {
        let node = Node(self.kept.entries.len());
        self.kept.entries.push_back_mut(Entry { played: Some(played), parent, comment: String::new(), children: Vec::new(), recent: None });
        self.kept.entry_mut(parent).children.push(node);
        node
    }

    /// Steps to a child of the cursor.
    fn step_to(&mut self, child: Node) {
        let Some(played) = self.played(child).cloned() else { return };
        if self.game.play(&played, Deaf).is_ok() {
            let cursor = self.kept.cursor;
            self.kept.entry_mut(cursor).recent = Some(child);
            self.kept.cursor = child;
        }
    }

    /// Plays every move of the tree once, each from its parent, in a match of its own, and calls `visit` with the match after it.
    ///
    /// The first refusal ends it.
    pub(super) fn replay(&self, mut visit: impl FnMut(Node, &Match)) -> Result<(), Stuck> {
        let mut game = Match::new(Arc::clone(self.rules()), self.kept.start, Deaf);
        let mut path: Vec<(Node, usize)> = vec![(Node::START, 0)];
        while let Some((node, next)) = path.last_mut() {
            let Some(&child) = self.kept.entries[node.0].children.get(*next) else {
                path.pop();
                game.take_back();
                continue;
            };
            *next += 1;
            let Some(played) = &self.kept.entries[child.0].played else { continue };
            if let Err(why) = game.play(played, Deaf) {
                return Err(Stuck { node: child, why, game: Box::new(game) });
            }
            visit(child, &game);
            path.push((child, 0));
        }
        Ok(())
    }
}

/// A move of the tree that cannot be played.
#[derive(Debug)]
pub(super) struct Stuck {
    /// The place the move would have led to.
    pub(super) node: Node,
    /// Why it is refused.
    pub(super) why: Refusal,
    /// The match before it.
    pub(super) game: Box<Match>,
}
