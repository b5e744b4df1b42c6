//! Text as outlines, so that a picture looks the same where the type is missing; and its measures.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

use resvg::tiny_skia::PathSegment;
use resvg::usvg::{self, Node, Tree};

use super::svg::{escaped, number};
use crate::scene::fonts;
use crate::scene::shape::Weight;

/// The size in which letters are outlined.
pub(super) const OUTLINED: f32 = 100.0;

/// Half the height of a capital, by the size of the type.
pub(super) const HALF_CAPITAL: f32 = 0.363;

/// What is put in place of what there is no room for.
const CUT: char = '…';

/// A text as outlines in the size [`OUTLINED`], from its left end on its base line.
#[derive(Debug)]
pub(super) struct Outlines {
    /// The data of an SVG path.
    pub(super) path: String,
    /// How wide it is.
    width: f32,
}

/// Outlines texts, and remembers them.
pub(super) struct Letters {
    options: usvg::Options<'static>,
    known: HashMap<(String, bool), Rc<Outlines>>,
}

impl Letters {
    pub(super) fn new() -> Self {
        let mut options = usvg::Options::default();
        let database = Arc::make_mut(&mut options.fontdb);
        for font in [fonts::REGULAR, fonts::SEMIBOLD, fonts::ARABIC, fonts::ETHIOPIC] {
            database.load_font_data(font.to_vec());
        }
        Self { options, known: HashMap::new() }
    }

    /// A text as outlines.
    pub(super) fn outlines(&mut self, text: &str, weight: Weight) -> Rc<Outlines> {
        let key = (text.to_owned(), weight == Weight::SemiBold);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let made = Rc::new(self.outline(text, weight));
        self.known.insert(key, Rc::clone(&made));
        made
    }

    fn outline(&self, text: &str, weight: Weight) -> Outlines {
        let family = match weight {
            Weight::Regular => "Inter",
            Weight::SemiBold => "Inter Semi Bold",
        };
        let text = escaped(text);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><text xml:space=\"preserve\" font-family=\"{family}\" \
             font-size=\"{OUTLINED}\">{text}</text></svg>"
        );
        let mut outlines = Outlines { path: String::new(), width: 0.0 };
        // What cannot be shown leaves no mark: a text without letters.
        let Ok(tree) = Tree::from_str(&svg, &self.options) else { return outlines };
        add(tree.root(), &mut outlines);
        outlines
    }

    /// How wide a text is in a size of type.
    pub(super) fn width(&mut self, text: &str, size: f32, weight: Weight) -> f32 {
        self.outlines(text, weight).width * size / OUTLINED
    }

    /// As much of a text as there is room for.
    pub(super) fn fit(&mut self, text: &str, size: f32, weight: Weight, room: f32) -> String {
        let mut kept = text.to_owned();
        while self.width(&kept, size, weight) > room && kept.chars().count() > 1 {
            kept = kept.trim_end_matches(CUT).to_owned();
            kept.pop();
            kept.push(CUT);
        }
        kept
    }

    /// A text in so many lines at most, none of them wider than this. A word that is wider is parted; where there is no room for
    /// the rest, the last line says so.
    pub(super) fn wrap(&mut self, text: &str, size: f32, weight: Weight, room: f32, most: usize) -> Vec<String> {
        let mut lines = self.lines(text, size, weight, room);
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = self.fit(&format!("{last}{CUT}"), size, weight, room);
            }
        }
        lines
    }

    fn lines(&mut self, text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
        let space = self.width("n n", size, weight) - self.width("nn", size, weight);
        let mut lines: Vec<String> = Vec::new();
        let mut left = 0.0;
        for word in text.split_whitespace() {
            let width = self.width(word, size, weight);
            if let Some(line) = lines.last_mut().filter(|_| width + space <= left) {
                line.push(' ');
                line.push_str(word);
                left -= width + space;
            } else if width <= room {
                lines.push(word.to_owned());
                left = room - width;
            } else {
                let parts = self.part(word, size, weight, room);
                left = room - parts.last().map_or(0.0, |part| self.width(part, size, weight));
                lines.extend(parts);
            }
        }
        lines
    }

    fn part(&mut self, word: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
        let mut parts = vec![String::new()];
        for letter in word.chars() {
            let part = parts.len() - 1;
            let longer = format!("{}{letter}", parts[part]);
            if parts[part].is_empty() || self.width(&longer, size, weight) <= room {
                parts[part] = longer;
            } else {
                parts.push(letter.to_string());
            }
        }
        parts
    }
}

/// Adds the outlines of all letters in a group.
fn add(group: &usvg::Group, outlines: &mut Outlines) {
    for node in group.children() {
        match node {
            Node::Group(inner) => add(inner, outlines),
            Node::Text(text) => {
                outlines.width = outlines.width.max(text.bounding_box().right());
                add(text.flattened(), outlines);
            }
            Node::Path(path) => {
                let Some(data) = path.data().clone().transform(path.abs_transform()) else { continue };
                for segment in data.segments() {
                    let (letter, points): (_, &[_]) = match &segment {
                        PathSegment::MoveTo(to) => ('M', &[*to]),
                        PathSegment::LineTo(to) => ('L', &[*to]),
                        PathSegment::QuadTo(by, to) => ('Q', &[*by, *to]),
                        PathSegment::CubicTo(by, then, to) => ('C', &[*by, *then, *to]),
                        PathSegment::Close => ('Z', &[]),
                    };
                    outlines.path.push(letter);
                    for (index, point) in points.iter().enumerate() {
                        let gap = if index > 0 { " " } else { "" };
                        let _ = write!(outlines.path, "{gap}{} {}", number(point.x), number(point.y));
                    }
                }
            }
            Node::Image(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CUT, Letters};
    use crate::scene::shape::Weight;

    /// However long a text is, it has its lines and no more, and says where something is left out.
    #[test]
    fn a_text_without_end_is_cut_and_covers_nothing() {
        let mut letters = Letters::new();
        let (size, room) = (16.0, 300.0);
        for (word, count) in [("WWWW ", 40), ("WWWWWWWW", 25), ("ገበጣ ", 200), ("a ", 3)] {
            let text = word.repeat(count);
            let whole = letters.wrap(&text, size, Weight::SemiBold, room, usize::MAX);
            for most in 1..5 {
                let lines = letters.wrap(&text, size, Weight::SemiBold, room, most);
                assert!(lines.iter().all(|line| letters.width(line, size, Weight::SemiBold) <= room), "{lines:?}");
                assert_eq!(lines.len(), whole.len().min(most));
                assert_eq!(lines.last().is_some_and(|last| last.ends_with(CUT)), whole.len() > most, "{lines:?}");
            }
        }
    }
}
