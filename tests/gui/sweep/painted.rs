//! What was painted: that no text is cut, leaves its control or lies over another, and that the board is the largest thing.

use egui::accesskit::Role;
use egui::{Rect, Shape};
use egui_kittest::kittest::NodeT as _;
use gobale::app::{Choosing, Screen};

use super::{Corner, Pane};
use crate::gui::fit::{self, Seen};

/// A text as it was painted.
struct Painted {
    text: String,
    rect: Rect,
    /// Its lines, each as large as its letters.
    lines: Vec<Rect>,
    clip: Rect,
}

impl Painted {
    /// Whether it is words, not a number, a letter or a sign: those may stand on others for a moment, as a hand passes.
    fn is_words(&self) -> bool {
        self.text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() > 1)
    }

    /// Whether letters of both are painted in one place.
    fn meets(&self, other: &Self) -> bool {
        let seen = self.clip.intersect(other.clip);
        self.lines.iter().any(|line| {
            other.lines.iter().any(|beside| {
                let shared = line.intersect(*beside).intersect(seen);
                shared.width() > SLACK && shared.height() > SLACK
            })
        })
    }
}

/// Less than this is no more than a rounded edge, in points.
const SLACK: f32 = 1.5;

/// What of a screen is wrong at this size.
pub(super) fn complaints(pane: &Pane, corner: Corner) -> Vec<String> {
    let covered = pane.is_covered();
    let seen = fit::seen(pane.harness.root());
    // The two directions to choose from lie over the holes.
    let over_holes = pane.app().board().is_some_and(|table| matches!(table.choosing(), Choosing::Direction(_)));
    let mut complaints = fit::complaints(&seen, corner.size, covered || over_holes);
    let texts = texts(pane, corner, &mut complaints);
    let bars = bars(pane);
    for Painted { text, rect, clip, .. } in &texts {
        let scrolls = |bar: &&Rect| bar.y_range().expand(10.0).contains(clip.top()) && bar.y_range().expand(10.0).contains(clip.bottom());
        let down_the_bar = bars.iter().filter(|bar| bar.height() > bar.width() && bar.right() > rect.left()).any(|bar| scrolls(&bar));
        let along_the_bar =
            bars.iter().any(|bar| bar.width() > bar.height() && bar.expand2(egui::vec2(10.0, 0.0)).x_range().contains(clip.left()));
        let is_field = seen.iter().any(|node| is_field(node) && node.rect.expand(SLACK).contains_rect(*clip));
        let seen_part = rect.intersect(*clip);
        let clip = clip.expand(SLACK);
        let across = clip.x_range().contains(rect.left()) && clip.x_range().contains(rect.right());
        let down = clip.y_range().contains(rect.top()) && clip.y_range().contains(rect.bottom());
        if !is_field && (!across && !along_the_bar || !down && !down_the_bar) {
            complaints.push(format!("{text:?} at {rect:?} is cut off by {clip:?}"));
        }
        // A hole's number hangs over its edge, and a control that scrolls may lie unseen below the text.
        let own = |node: &&Seen| node.active && !is_field_or_hole(node) && (node.scrolls.is_none() || is_in_sight(node.rect, &bars));
        let control = seen.iter().filter(own).filter(|node| node.rect.contains(seen_part.center()));
        if let Some(control) = control.min_by(|one, two| one.rect.area().total_cmp(&two.rect.area()))
            && !covered
            && !control.rect.expand(SLACK).contains_rect(seen_part)
        {
            complaints.push(format!("{text:?} at {rect:?} leaves {:?} at {:?}", control.name, control.rect));
        }
    }
    if !covered {
        let words: Vec<&Painted> = texts.iter().filter(|text| text.is_words()).collect();
        for (number, one) in words.iter().enumerate() {
            for other in &words[number + 1..] {
                if one.meets(other) {
                    complaints
                        .push(format!("{:?} at {:?} and {:?} at {:?} lie over one another", one.text, one.rect, other.text, other.rect));
                }
            }
        }
    }
    if pane.app().screen() == Screen::Table {
        complaints.extend(smaller_board(pane));
    }
    complaints
}

/// The bars of all that scrolls.
fn bars(pane: &Pane) -> Vec<Rect> {
    let all = pane.harness.root().children_recursive();
    all.filter(|node| node.accesskit_node().role() == Role::ScrollBar).map(|node| node.rect()).collect()
}

/// Whether what scrolls down is not scrolled away.
fn is_in_sight(rect: Rect, bars: &[Rect]) -> bool {
    let down = bars.iter().filter(|bar| bar.height() > bar.width());
    down.map(|bar| bar.y_range().expand(SLACK)).any(|seen| seen.contains(rect.top()) && seen.contains(rect.bottom()))
}

fn is_field(node: &Seen) -> bool {
    matches!(node.role, Role::TextInput | Role::MultilineTextInput | Role::SpinButton)
}

/// A field, or a hole: of a board beside others its name begins with the board's number.
fn is_field_or_hole(node: &Seen) -> bool {
    let name = node.name.split_once(": ").map_or(node.name.as_str(), |(_, name)| name);
    is_field(node) || name.chars().nth(1) == Some(',')
}

/// The texts of the last frame that are in sight, and a complaint about each that is not as sharp as the screen can be.
fn texts(pane: &Pane, corner: Corner, complaints: &mut Vec<String>) -> Vec<Painted> {
    let mut texts = Vec::new();
    let window = Rect::from_min_size(egui::Pos2::ZERO, corner.size);
    let mut open: Vec<(&Shape, Rect)> =
        pane.harness.output().shapes.iter().map(|clipped| (&clipped.shape, clipped.clip_rect.intersect(window))).collect();
    while let Some((shape, clip)) = open.pop() {
        match shape {
            Shape::Vec(shapes) => open.extend(shapes.iter().map(|shape| (shape, clip))),
            Shape::Text(text) => {
                let rect = text.visual_bounding_rect();
                if !rect.is_positive() || !clip.intersect(rect).is_positive() {
                    continue;
                }
                let string = text.galley.text().to_owned();
                if (text.galley.pixels_per_point - corner.pixels_per_point).abs() > 0.001 {
                    complaints.push(format!("{string:?} is made for {} pixels a point", text.galley.pixels_per_point));
                }
                let lines = text.galley.rows.iter().map(|row| row.rect_without_leading_space().intersect(text.galley.mesh_bounds));
                // For whoever sits opposite it is turned half round about its place.
                let placed = |line: Rect| match text.angle {
                    0.0 => line.translate(text.pos.to_vec2()),
                    _ => Rect::from_two_pos(text.pos - line.min.to_vec2(), text.pos - line.max.to_vec2()),
                };
                let lines = lines.map(placed).collect();
                texts.push(Painted { text: string, rect, lines, clip });
            }
            _ => {}
        }
    }
    assert!(!texts.is_empty(), "{} is empty", pane.name);
    texts
}

/// On the table the board is the largest thing.
fn smaller_board(pane: &Pane) -> Option<String> {
    let regions: Vec<(String, Rect)> = pane
        .harness
        .root()
        .children_recursive()
        .filter(|node| node.accesskit_node().role() == Role::Region)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .collect();
    let (_, board) = regions.iter().find(|(name, _)| name == "Board")?;
    let larger = regions.iter().find(|(name, rect)| name != "Board" && rect.area() > board.area())?;
    Some(format!("{} at {:?} is larger than the board at {board:?}", larger.0, larger.1))
}
