//! Where everything lies: holes, board, stores and the room for the players' names, for a size of the window.
//!
//! A layout depends on the shape of the board, the side that sits at the bottom and the size alone, so nothing shifts
//! while a game goes on. It knows no seeds and no colours.

use super::shape::{Point, Reader, Rect, Size, point};
use super::view::Readers;
use crate::rules::{Board, BySide, Hole, Side};

/// The smallest type on the board, in points.
pub const SMALLEST_TYPE: f32 = 11.0;

/// How many straight pieces make a rounded corner.
const CORNER: usize = 10;

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The size of the whole.
    pub size: Size,
    /// Whether North sits at the bottom.
    pub flipped: bool,
    /// The radius of every hole.
    pub radius: f32,
    /// The parts the board is made of: one, or two halves and the neck between them.
    pub parts: Vec<Rect>,
    /// The outline of the board, clockwise as seen.
    pub outline: Vec<Point>,
    /// The smallest upright rectangle around the board.
    pub frame: Rect,
    /// Where each side's captured seeds lie.
    pub stores: BySide<Rect>,
    /// The room beside each store for the player's name.
    pub names: BySide<Rect>,
    /// Where whoever reads each side's store and name sits.
    pub readers: BySide<Reader>,
    /// The size of numbers and letters, in points.
    pub type_size: f32,
    /// The width of a ring around a hole.
    pub ring: f32,
    centres: Vec<Point>,
}

/// The measures from which everything follows.
struct Measures {
    radius: f32,
    /// From one column of holes to the next.
    pitch: f32,
    /// From the middle of the board to a row's holes.
    rise: f32,
    width: f32,
    height: f32,
    strip: f32,
    gap: f32,
    type_size: f32,
    /// How far above the middle of the picture that of the board is: it throws its shadow down.
    raised: f32,
}

impl Measures {
    fn new(board: &Board, size: Size, type_scale: f32) -> Self {
        let columns = columns(board) as f32;
        let strip = strip(size.height, type_scale);
        let gap = (size.height * 0.025).clamp(9.0, 16.0);
        let (room_x, room_y) = (size.width - 12.0, size.height - 2.0 * (strip + gap) - 4.0);
        let (has_centre, half_room) = (board.centre().is_some(), room_y / 2.0);
        let columns = columns + if has_centre { 0.16 } else { 0.34 };
        let by_width = room_x / columns * 0.437;
        // What a row needs beside its holes, by the least sizes of type and ring and by those that grow with the holes.
        let by_height = ((half_room - 33.0) / 2.07).min((half_room - 8.0) / 2.74);
        let type_size = |radius: f32| larger_type(radius, type_scale);
        // Larger type takes its room from the holes.
        let needed = |radius: f32| 2.07 * radius + 1.97 * type_size(radius) + ring(radius) + 7.0;
        let (mut fits, mut largest) = (0.0, by_width.min(by_height));
        if needed(largest) > half_room && type_scale > 1.0 {
            for _ in 0..16 {
                let middle = f32::midpoint(fits, largest);
                if needed(middle) > half_room {
                    largest = middle;
                } else {
                    fits = middle;
                }
            }
            largest = fits;
        }
        let radius = largest.max(8.0);
        let type_size = type_size(radius);
        // A badge hangs over the outer edge of a hole, a letter stands beyond the inner one.
        let outer_least = 0.07 * radius + 0.75 * type_size + 5.0;
        let inner_least = ring(radius) + 1.22 * type_size + 2.0;
        let (outer, inner) = if has_centre {
            (0.98 * radius, 1.74 * radius)
        } else {
            let outer = 0.55 * radius + 9.0;
            let spare = (half_room - outer - 2.0 * radius) * 0.6;
            (outer, spare.clamp(0.5 * radius + 14.0, (1.1 * radius + 8.0).max(0.5 * radius + 14.0)))
        };
        let half = (outer + 2.0 * radius + inner).min(half_room);
        // What is missing is taken from both sides of the row alike, but never the room for badge or letter.
        let missing = outer + 2.0 * radius + inner - half;
        let inner = (inner - missing * inner / (outer + inner)).min(half - 2.0 * radius - outer_least).max(inner_least);
        let pitch = (room_x / columns).min(radius * if has_centre { 2.3 } else { 2.75 });
        Self { radius, pitch, rise: inner + radius, width: pitch * columns, height: 2.0 * half, strip, gap, type_size, raised: 0.0 }
    }

    /// For a board alone, without stores, numbers and letters.
    fn alone(board: &Board, size: Size) -> Self {
        let columns = columns(board) as f32 + 0.3;
        let (apart, margin) = if board.centre().is_some() { (1.6, 0.6) } else { (0.3, 0.35) };
        // Half the height: a margin, a hole, and half the way between the rows.
        let rows = margin + 2.0 + apart;
        // What the shadow reaches beyond the board: a little more below a larger one.
        let (above, below) = (2.0, |radius: f32| 7.0 + 0.4 * radius);
        let radius = ((size.height - above - below(0.0)) / (2.0 * rows + 0.4)).min((size.width - 14.0) / columns / 2.3);
        let pitch = radius * 2.3;
        let height = 2.0 * radius * rows;
        Self {
            radius,
            pitch,
            rise: (apart + 1.0) * radius,
            width: pitch * columns,
            height,
            strip: 0.0,
            gap: 0.0,
            type_size: type_size(radius),
            raised: (below(radius) - above) / 2.0,
        }
    }
}

/// How high stores and names are: higher for larger type, but the board needs the most of it.
fn strip(height: f32, type_scale: f32) -> f32 {
    let usual = (height * 0.08).clamp(28.0, 48.0);
    (usual * (1.0 + 0.55 * (type_scale - 1.0).max(0.0))).min((height * 0.12).max(usual))
}

/// The size of type beside holes of a radius.
fn type_size(radius: f32) -> f32 {
    (radius * 0.285).clamp(SMALLEST_TYPE, 24.0)
}

/// The same so many times larger, as far as a number still fits beside its neighbours.
pub(super) fn larger_type(radius: f32, times: f32) -> f32 {
    let usual = type_size(radius);
    (usual * times.max(1.0)).min((radius * 0.58).max(usual))
}

/// The width of a ring around holes of a radius.
fn ring(radius: f32) -> f32 {
    (radius * 0.1).clamp(3.0, 7.0)
}

/// How many columns of holes there are; the central holes have two of their own.
fn columns(board: &Board) -> usize {
    board.row_len() + if board.centre().is_some() { 2 } else { 0 }
}

/// The column of a hole from the west, as South sees it.
fn column(board: &Board, hole: Hole) -> usize {
    let (half, place) = (board.row_len() / 2, board.place_in_row(hole));
    let from_left = if board.centre().is_some() && place >= half { place + 2 } else { place };
    match board.side_of(hole) {
        Some(Side::South) => from_left,
        Some(Side::North) => columns(board) - 1 - from_left,
        None => half + place,
    }
}

impl Layout {
    /// Lays a board out.
    pub fn new(board: &Board, flipped: bool, size: Size) -> Self {
        Self::scaled(board, flipped, size, 1.0)
    }

    /// Lays a board out with letters and numbers so many times larger than usual, as far as there is room for them.
    pub fn scaled(board: &Board, flipped: bool, size: Size, type_scale: f32) -> Self {
        Self::by(&Measures::new(board, size, type_scale), board, flipped, size)
    }

    /// Lays a board out alone, without room for stores, numbers and letters: for small pictures.
    pub fn alone(board: &Board, size: Size) -> Self {
        Self::by(&Measures::alone(board, size), board, false, size)
    }

    fn by(measures: &Measures, board: &Board, flipped: bool, size: Size) -> Self {
        let middle = point(size.width / 2.0, size.height / 2.0 - measures.raised);
        let half_round = if flipped { -1.0 } else { 1.0 };
        let centres = board
            .holes()
            .map(|hole| {
                let across = (column(board, hole) as f32 - (columns(board) - 1) as f32 / 2.0) * measures.pitch;
                let down = match board.side_of(hole) {
                    Some(Side::South) => measures.rise,
                    Some(Side::North) => -measures.rise,
                    None => 0.0,
                };
                middle + point(across, down) * half_round
            })
            .collect();
        let frame = Rect::around(middle, measures.width, measures.height);
        let parts = parts(board, measures, frame);
        let outline = outline(&parts, measures);
        let (stores, names) = strips(measures, frame, flipped, size);
        Self {
            size,
            flipped,
            radius: measures.radius,
            parts,
            outline,
            frame,
            stores,
            names,
            readers: BySide::default(),
            type_size: measures.type_size,
            ring: ring(measures.radius),
            centres,
        }
    }

    /// The same for those who read it: where two sit face to face, the upper strip lies as whoever sits above it sees it.
    #[must_use]
    pub fn read_by(mut self, readers: Readers) -> Self {
        if readers == Readers::TwoSides {
            let above = if self.flipped { Side::South } else { Side::North };
            let twice = 2.0 * self.frame.centre().x;
            for rect in [&mut self.stores[above], &mut self.names[above]] {
                (rect.min.x, rect.max.x) = (twice - rect.max.x, twice - rect.min.x);
            }
            self.readers[above] = Reader::Above;
        }
        self
    }

    /// Where something lies in a side's store that lies there for one who sits below.
    pub fn in_store(&self, side: Side, at: Point) -> Point {
        self.readers[side].turned(at, self.stores[side].centre())
    }

    /// The middle of a hole.
    pub fn centre(&self, hole: Hole) -> Point {
        self.centres[hole.index()]
    }

    /// Whether a hole lies in the upper half as it is seen.
    pub fn is_above(&self, hole: Hole) -> bool {
        self.centre(hole).y < self.frame.centre().y - 0.5
    }

    /// Where the number of a hole stands: on its outer edge, on the lower one for a central hole.
    pub fn number_at(&self, hole: Hole) -> Point {
        self.number_of(self.centre(hole))
    }

    /// Where the numbers of all holes stand.
    pub(super) fn numbers(&self) -> impl Iterator<Item = Point> + '_ {
        self.centres.iter().map(|&centre| self.number_of(centre))
    }

    fn number_of(&self, centre: Point) -> Point {
        let way = self.radius * 1.07;
        centre + point(0.0, if centre.y < self.frame.centre().y - 0.5 { -way } else { way })
    }

    /// Where the letter of a hole stands: beyond its inner edge, above a central hole.
    pub fn letter_at(&self, hole: Hole) -> Point {
        let centre = self.centre(hole);
        centre + point(0.0, self.letter_way(centre))
    }

    /// Whether the letter of a hole stands within some reach of a place.
    pub(super) fn is_lettered(&self, at: Point, reach: f32) -> bool {
        self.centres.iter().any(|&centre| {
            let way = self.letter_way(centre);
            (centre + point(0.0, way) - at).length() < reach
        })
    }

    /// How far down from the middle of a hole its letter stands.
    fn letter_way(&self, centre: Point) -> f32 {
        let way = self.radius + self.ring + self.type_size * 0.5 + 2.0;
        if centre.y < self.frame.centre().y - 0.5 { way } else { -way }
    }

    /// The height of a number's badge.
    pub fn badge_height(&self) -> f32 {
        self.type_size * 1.5
    }

    /// Whether a place lies on the board, at least `inset` from its edge; corners count as square.
    pub fn on_board(&self, at: Point, inset: f32) -> bool {
        self.parts.iter().enumerate().any(|(index, part)| {
            // The neck runs on into the halves.
            let beyond = if index == 2 { 2.0 * inset } else { 0.0 };
            (part.min.x + inset - beyond..=part.max.x - inset + beyond).contains(&at.x)
                && (part.min.y + inset..=part.max.y - inset).contains(&at.y)
        })
    }
}

/// One rectangle, or the two halves and the neck.
fn parts(board: &Board, measures: &Measures, frame: Rect) -> Vec<Rect> {
    if board.centre().is_none() {
        return vec![frame];
    }
    let half = (board.row_len() as f32 / 2.0 + 0.08 + 0.02) * measures.pitch;
    let neck = (2.0 * measures.radius + 2.0 * measures.type_size + 22.0).min(measures.height - 24.0);
    vec![
        Rect::new(frame.min, half, measures.height),
        Rect::new(point(frame.max.x - half, frame.min.y), half, measures.height),
        Rect::around(frame.centre(), measures.width - 2.0 * half, neck),
    ]
}

/// The outline of the parts, with rounded corners.
fn outline(parts: &[Rect], measures: &Measures) -> Vec<Point> {
    let round = (measures.radius * 0.72).clamp(14.0, 44.0);
    let mut corners = Vec::with_capacity(12);
    let mut corner = |x: f32, y: f32, radius: f32| corners.push((point(x, y), radius));
    match parts {
        [west, east, neck] => {
            let step = ((neck.min.y - west.min.y) * 0.5).min(round * 0.8);
            corner(west.min.x, west.min.y, round);
            corner(west.max.x, west.min.y, step.min(round));
            corner(west.max.x, neck.min.y, step);
            corner(east.min.x, neck.min.y, step);
            corner(east.min.x, east.min.y, step.min(round));
            corner(east.max.x, east.min.y, round);
            corner(east.max.x, east.max.y, round);
            corner(east.min.x, east.max.y, step.min(round));
            corner(east.min.x, neck.max.y, step);
            corner(west.max.x, neck.max.y, step);
            corner(west.max.x, west.max.y, step.min(round));
            corner(west.min.x, west.max.y, round);
        }
        _ => {
            for part in parts.iter().take(1) {
                corner(part.min.x, part.min.y, round);
                corner(part.max.x, part.min.y, round);
                corner(part.max.x, part.max.y, round);
                corner(part.min.x, part.max.y, round);
            }
        }
    }
    rounded(&corners)
}

/// An outline through corners, each rounded with its own radius.
pub(super) fn rounded(corners: &[(Point, f32)]) -> Vec<Point> {
    let mut points = Vec::with_capacity(corners.len() * (CORNER + 1));
    for (index, &(corner, radius)) in corners.iter().enumerate() {
        let before = corners[(index + corners.len() - 1) % corners.len()].0;
        let after = corners[(index + 1) % corners.len()].0;
        let (start, end) = (corner + (before - corner).unit() * radius, corner + (after - corner).unit() * radius);
        // 0.5523 makes a cubic curve a quarter circle.
        let (pull_in, pull_out) = (start.towards(corner, 0.5523), end.towards(corner, 0.5523));
        for step in 0..=CORNER {
            let t = step as f32 / CORNER as f32;
            let (a, b, c) = (start.towards(pull_in, t), pull_in.towards(pull_out, t), pull_out.towards(end, t));
            points.push(a.towards(b, t).towards(b.towards(c, t), t));
        }
    }
    points
}

/// The stores and the room for the names, above and below the board.
fn strips(measures: &Measures, frame: Rect, flipped: bool, size: Size) -> (BySide<Rect>, BySide<Rect>) {
    let width = frame.width().max((size.width - 12.0).min(520.0));
    let store = (width * 0.47).clamp(180.0, 460.0).min(width * 0.6);
    let left = frame.centre().x - width / 2.0;
    let top = |side: Side| {
        let below = (side == Side::South) != flipped;
        if below { frame.max.y + measures.gap } else { frame.min.y - measures.gap - measures.strip }
    };
    let stores = BySide::from_fn(|side| Rect::new(point(left + width - store, top(side)), store, measures.strip));
    let names = BySide::from_fn(|side| Rect::new(point(left, top(side)), width - store - 12.0, measures.strip));
    (stores, names)
}
