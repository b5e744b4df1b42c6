//! Changes to the tree that are no moves: another main line, and variations taken out.

use super::tree::{Node, Session};

impl Session {
    /// Whether the line to a place leaves the main line somewhere.
    pub fn is_variation(&self, node: Node) -> bool {
        self.line_to(node).into_iter().any(|node| self.parent(node).is_some_and(|parent| self.children(parent).first() != Some(&node)))
    }

    /// Makes the line to a place the main line. Places get other numbers; the cursor stays where it is.
    pub fn promote(&mut self, node: Node) {
        for step in self.line_to(node) {
            let Some(parent) = self.parent(step) else { continue };
            let children = &mut self.kept.entry_mut(parent).children;
            children.retain(|&child| child != step);
            children.insert(0, step);
        }
        self.reorder();
    }

    /// Takes a move out, with all that was played after it. A cursor there goes to the place before it. The start stays.
    pub fn remove(&mut self, node: Node) {
        let Some(parent) = self.parent(node) else { return };
        if self.line_to(self.cursor()).contains(&node) {
            self.go_to(parent);
        }
        let before = self.kept.entry_mut(parent);
        before.children.retain(|&child| child != node);
        if before.recent == Some(node) {
            before.recent = None;
        }
        self.reorder();
    }

    /// Puts the tree in the order in which its lines are read, main lines first, and leaves out what no line leads to: so the
    /// children of every place stand in the file in their order.
    fn reorder(&mut self) {
        let mut order = Vec::with_capacity(self.kept.entries.len());
        let mut waiting = vec![Node::START];
        while let Some(node) = waiting.pop() {
            order.push(node);
            waiting.extend(self.children(node).iter().rev());
        }
        let mut places = vec![None; self.kept.entries.len()];
        for (place, node) in order.iter().enumerate() {
            places[node.number()] = Some(Node::numbered(place));
        }
        let place = |node: Node| places[node.number()].unwrap_or(Node::START);
        let ordered = order.iter().map(|node| {
            let mut entry = self.kept.entries[node.number()].clone();
            entry.parent = place(entry.parent);
            entry.children.iter_mut().for_each(|child| *child = place(*child));
            entry.recent = entry.recent.map(place);
            entry
        });
        self.kept.entries = ordered.collect();
        self.kept.cursor = place(self.kept.cursor);
    }
}
