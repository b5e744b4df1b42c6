//! What is pointed out on the board: owners, invitations, where a turn began and ended, ways.
//!
//! Every mark can be told by its form alone; colour only helps.

use super::board::pill;
use super::labels::{chip, is_shared};
use super::layout::Layout;
use super::shape::{Colour, Paint, Path, Point, Reader, Rect, Scene, Stops, Stroke, point};
use super::theme::{SideColours, Theme};
use super::view::{Value, View};
use crate::rules::{Hole, Side};

/// How well the dark edges of quiet marks are seen.
const QUIET: f32 = 0.75;

/// How much wider than a ring the dark line under it is. Where the board is as bright as the ring, that line is what is seen.
fn edges(theme: &Theme) -> f32 {
    if theme.board.mark.contrast(theme.board.face) < 2.0 { 4.4 } else { 2.0 }
}

/// A circle as an outline.
fn circle(centre: Point, radius: f32) -> Vec<Point> {
    let pieces = (radius * 1.2).clamp(16.0, 72.0) as usize;
    (0..pieces).map(|piece| centre + Point::polar(radius, std::f32::consts::TAU * piece as f32 / pieces as f32)).collect()
}

/// A ring around a hole.
fn ring(scene: &mut Scene, centre: Point, radius: f32, stroke: Stroke) {
    scene.path(Path::outline(circle(centre, radius), stroke));
}

/// A square on its edge or on its corner.
fn square(centre: Point, half: f32, on_corner: bool) -> Vec<Point> {
    let turn = if on_corner { std::f32::consts::FRAC_PI_2 } else { std::f32::consts::FRAC_PI_4 };
    (0..4).map(|corner| centre + Point::polar(half, turn + std::f32::consts::FRAC_PI_2 * corner as f32)).collect()
}

/// Draws a side's mark: a filled disc for South, a ring for North.
pub fn side_mark(scene: &mut Scene, centre: Point, radius: f32, side: Side, theme: &Theme) {
    let ink = theme.sides[side].ink;
    match side {
        Side::South => scene.disc(centre, radius, Paint::Flat(ink)),
        Side::North => ring(scene, centre, radius * 0.74, Stroke::new(radius * 0.52, ink)),
    }
}

/// Draws an owner's ring: dots on South's, dashes on North's.
fn owner_ring(scene: &mut Scene, layout: &Layout, centre: Point, side: Side, colours: &SideColours) {
    let (radius, width) = (layout.radius + layout.ring * 0.5, layout.ring);
    ring(scene, centre, radius, Stroke::new(width + 2.4, colours.edge));
    ring(scene, centre, radius, Stroke::new(width, colours.ring));
    let pattern = match side {
        Side::South => Stroke::dashed(width * 0.42, colours.pattern, 0.1, width * 1.35),
        Side::North => Stroke::dashed(width * 0.34, colours.pattern, width * 1.5, width * 1.3),
    };
    ring(scene, centre, radius, pattern);
}

/// Draws the bars that tie pairs, which lie under the rings.
pub(super) fn bars(scene: &mut Scene, layout: &Layout, view: &View) {
    for (hole, other, side) in pairs(view) {
        let colours = &view.theme.sides[side];
        let (from, to) = (layout.centre(hole), layout.centre(other));
        let way = (to - from).unit() * layout.radius;
        let line = vec![from + way, to - way];
        let width = layout.ring * 1.15;
        scene.path(Path::line(line.clone(), Stroke::new(width + 2.4, colours.edge)));
        scene.path(Path::line(line, Stroke::new(width, colours.ring)));
    }
}

/// Draws the signs on the bars: a square on its corner for South, on its edge for North.
fn signs(scene: &mut Scene, layout: &Layout, view: &View) {
    for (hole, other, side) in pairs(view) {
        let colours = &view.theme.sides[side];
        let (from, to) = (layout.centre(hole), layout.centre(other));
        let gap = (to - from).length() - 2.0 * (layout.radius + layout.ring);
        let half = (layout.radius * 0.34).min(gap * 0.46).max(5.0);
        let outline = square(from.towards(to, 0.5), half, side == Side::South);
        scene.path(Path::outline(outline.clone(), Stroke::new(4.5, view.theme.board.contour)));
        scene.path(Path { stroke: Some(Stroke::new(2.2, view.theme.board.mark)), ..Path::filled(outline, Paint::Flat(colours.ring)) });
    }
}

/// The pairs, each once: a hole, the one across, the owner.
fn pairs(view: &View) -> Vec<(Hole, Hole, Side)> {
    let row = view.board.row(Side::South);
    row.filter_map(|hole| Some((hole, view.board.opposite(hole)?, view.moment.owner(hole)?))).collect()
}

/// Draws the rings around holes, which lie under the seeds.
pub(super) fn rings(scene: &mut Scene, layout: &Layout, view: &View) {
    let (theme, marks) = (view.theme, view.marks);
    let (mark, contour) = (theme.board.mark, theme.board.contour);
    let beyond = layout.radius + layout.ring * 0.62;
    for hole in view.board.holes() {
        let centre = layout.centre(hole);
        let owner = view.moment.owner(hole);
        if let Some(side) = owner {
            owner_ring(scene, layout, centre, side, &theme.sides[side]);
        }
        let radius = if owner.is_some() { layout.radius + layout.ring + 2.5 } else { beyond };
        if marks.choose.contains(hole) {
            halo(scene, centre, layout.radius, mark);
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.62 + 1.2 * edges(theme), contour));
            ring(scene, centre, radius, Stroke::dashed(layout.ring * 0.62, mark, layout.radius * 0.3, layout.radius * 0.22));
        } else if marks.focus == Some(hole) {
            halo(scene, centre, layout.radius, mark);
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.8 + 1.6 * edges(theme), contour));
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.8, mark));
        } else if marks.keyboard == Some(hole) {
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.42 + edges(theme), contour.fade(QUIET)));
            ring(scene, centre, radius, Stroke::dashed((layout.ring * 0.42).max(1.8), mark, layout.radius * 0.16, layout.radius * 0.16));
        } else if marks.invite.contains(hole) {
            let width = (layout.ring * 0.42).max(1.6);
            ring(scene, centre, radius, Stroke::new(width + edges(theme), contour.fade(QUIET)));
            ring(scene, centre, radius, Stroke::new(width, mark));
        }
        if marks.lifted == Some(hole) {
            let ink = theme.board.on_pit();
            let dots = Stroke::dashed((layout.ring * 0.42).max(1.8), ink, 0.1, layout.ring * 1.1);
            ring(scene, centre, layout.radius * 0.86, dots);
        }
        if marks.last == Some(hole) {
            ticks(scene, layout, centre, radius, mark, contour);
        }
        if marks.refused == Some(hole) {
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.72 + 4.0, contour));
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.72 + 2.2, mark));
            ring(scene, centre, radius, Stroke::new(layout.ring * 0.72, theme.board.refused));
        }
    }
    signs(scene, layout, view);
}

/// Light around a hole.
fn halo(scene: &mut Scene, centre: Point, radius: f32, mark: Colour) {
    let stops = Stops::new(&[(0.0, mark.fade(0.0)), (0.68, mark.fade(0.0)), (0.76, mark.fade(0.5)), (1.0, mark.fade(0.0))]);
    scene.disc(centre, radius * 1.38, Paint::Outwards(stops));
}

/// Four strokes that point at a hole from the diagonals.
fn ticks(scene: &mut Scene, layout: &Layout, centre: Point, radius: f32, mark: Colour, contour: Colour) {
    let (from, to) = (radius - layout.ring * 0.9, radius + layout.ring * 1.1);
    for quarter in 0..4 {
        let angle = std::f32::consts::FRAC_PI_4 + std::f32::consts::FRAC_PI_2 * quarter as f32;
        let line = vec![centre + Point::polar(from, angle), centre + Point::polar(to, angle)];
        let width = (layout.ring * 0.62).max(2.4);
        scene.path(Path::line(line.clone(), Stroke::new(width + 2.2, contour)));
        scene.path(Path::line(line, Stroke::new(width, mark)));
    }
}

/// Draws what lies over the seeds: flags, dashed lines around pairs that capture, crosses.
pub(super) fn signs_above(scene: &mut Scene, layout: &Layout, view: &View) {
    let theme = view.theme;
    for hole in view.board.centres() {
        if let Some(side) = view.moment.owner(hole) {
            flag(scene, layout, layout.centre(hole), side, theme);
        }
    }
    for &(mine, theirs) in &view.marks.pairing {
        let (a, b) = (layout.centre(mine), layout.centre(theirs));
        let reach = layout.radius + layout.ring + 3.0;
        let outline = pill_around(a, b, reach);
        let width = (layout.ring * 0.72).max(2.6);
        let SideColours { ring, pattern, .. } = theme.sides[view.board.side_of(mine).unwrap_or(Side::South)];
        let colour = if ring.contrast(theme.board.contour) >= 3.0 { ring } else { pattern };
        let dash = |width, colour| Stroke::dashed(width, colour, width * 2.6, width * 2.4);
        scene.path(Path::outline(outline.clone(), Stroke::new(width + 3.0, theme.board.contour.fade(0.6))));
        scene.path(Path::outline(outline, dash(width, colour)));
    }
    if let Some(hole) = view.marks.refused {
        let at = layout.centre(hole) + Point::polar(layout.radius * 1.02, -std::f32::consts::FRAC_PI_4);
        let half = (layout.type_size * 0.72).max(8.0);
        scene.disc(at, half + 1.5, Paint::Flat(theme.board.mark));
        scene.disc(at, half, Paint::Flat(theme.board.refused));
        for turn in [1.0, -1.0] {
            let arm = half * 0.42;
            let line = vec![at + point(-arm, -arm * turn), at + point(arm, arm * turn)];
            scene.path(Path::line(line, Stroke::new(2.2, theme.board.mark)));
        }
    }
}

/// The outline around two holes one above the other.
fn pill_around(a: Point, b: Point, reach: f32) -> Vec<Point> {
    let upper = point(a.x.min(b.x), a.y.min(b.y));
    pill(Rect::new(upper - point(reach, reach), 2.0 * reach, (a.y - b.y).abs() + 2.0 * reach))
}

/// A flag at a claimed hole: swallow-tailed for South, straight for North.
fn flag(scene: &mut Scene, layout: &Layout, centre: Point, side: Side, theme: &Theme) {
    let (size, colours) = (layout.radius * 0.42, &theme.sides[side]);
    let foot = centre + Point::polar(layout.radius + layout.ring * 0.5, -0.96);
    let top = foot + point(0.0, -size * 1.5);
    let at = |x: f32, y: f32| top + point(x * size, y * size);
    let cloth = match side {
        Side::South => vec![at(0.0, 0.0), at(1.15, 0.0), at(0.82, 0.38), at(1.15, 0.76), at(0.0, 0.76)],
        Side::North => vec![at(0.0, 0.0), at(1.0, 0.0), at(1.0, 0.76), at(0.0, 0.76)],
    };
    let (mark, contour) = (theme.board.mark, theme.board.contour);
    scene.path(Path::line(vec![foot, top], Stroke::new(4.6, contour)));
    scene.path(Path::outline(cloth.clone(), Stroke::new(4.4, contour)));
    scene.path(Path { stroke: Some(Stroke::new(1.6, mark)), ..Path::filled(cloth, Paint::Flat(colours.ring)) });
    scene.path(Path::line(vec![foot, top], Stroke::new(2.2, mark)));
    scene.disc(foot, 2.6, Paint::Flat(mark));
}

/// Draws where the seeds went in the turn before, hole by hole, and the way they go round: both under the seeds.
pub(super) fn ways(scene: &mut Scene, layout: &Layout, view: &View) {
    let mark = view.theme.board.mark;
    let mut drawn: Vec<(Hole, Hole)> = Vec::new();
    let mut ends = Vec::new();
    for way in &view.marks.traces {
        let Some(&[before, last]) = way.last_chunk() else { continue };
        ends.push((before, last));
        for (&from, &to) in way.iter().zip(&way[1..]) {
            if !drawn.contains(&(from, to)) {
                drawn.push((from, to));
            }
        }
    }
    let bow = |way| Bow::new(layout, view, way, mark, 1.0);
    drawn.into_iter().filter_map(bow).for_each(|bow| bow.dots(scene));
    ends.into_iter().filter_map(bow).for_each(|bow| bow.head(scene));
    for bow in view.marks.track.iter().filter_map(|&way| Bow::new(layout, view, way, mark, 1.5)) {
        bow.dots(scene);
        bow.head(scene);
    }
}

/// A bow from the edge of a hole to the edge of another.
struct Bow {
    a: Point,
    middle: Point,
    b: Point,
    start: f32,
    end: f32,
    colour: Colour,
    contour: Colour,
    width: f32,
    gap: f32,
}

impl Bow {
    /// So many times as wide as usual; none where both holes are one.
    fn new(layout: &Layout, view: &View, (from, to): (Hole, Hole), colour: Colour, weight: f32) -> Option<Self> {
        let (a, b) = (layout.centre(from), layout.centre(to));
        let way = b - a;
        if way.length() < 1.0 {
            return None;
        }
        Some(Self {
            a,
            middle: a.towards(b, 0.5) + way.turned() * if way.length() > 3.0 * layout.radius { 0.19 } else { 0.24 },
            b,
            start: layout.radius * 0.5 / way.length(),
            end: 1.0 - layout.radius * 0.62 / way.length(),
            colour,
            contour: view.theme.board.contour.fade(QUIET),
            width: (layout.radius * 0.055).clamp(2.0, 3.4) * weight,
            gap: layout.radius * 0.16 * weight,
        })
    }

    fn at(&self, t: f32) -> Point {
        self.a.towards(self.middle, t).towards(self.middle.towards(self.b, t), t)
    }

    /// Draws it, dotted.
    fn dots(&self, scene: &mut Scene) {
        let points: Vec<_> = (0..=24).map(|step| self.at(self.start + (self.end - self.start) * step as f32 / 24.0)).collect();
        for (width, colour) in [(self.width + 1.8, self.contour), (self.width, self.colour)] {
            scene.path(Path::line(points.clone(), Stroke::dashed(width, colour, 0.1, self.gap)));
        }
    }

    /// Draws the point at its end.
    fn head(&self, scene: &mut Scene) {
        let end = self.end;
        let (tip, ahead) = (self.at(end + (1.0 - end) * 0.24), (self.at(end) - self.at(end - 0.05)).unit());
        for (grow, colour) in [(1.0, self.contour), (0.0, self.colour)] {
            let back = tip - ahead * (self.width * 3.4 + grow);
            let side = ahead.turned() * (self.width * 1.7 + grow);
            scene.path(Path::filled(vec![tip + ahead * grow, back + side, back - side], Paint::Flat(colour)));
        }
    }
}

/// Draws the numbers of the drops of a sowing in preview, over the seeds.
pub(super) fn path_numbers(scene: &mut Scene, layout: &Layout, view: &View) {
    let (ground, ink) = (view.theme.board.mark, view.theme.board.contour);
    let height = layout.type_size * 1.45;
    for hole in view.board.holes() {
        let numbers: Vec<usize> =
            view.marks.path.iter().enumerate().filter(|&(_, &dropped)| dropped == hole).map(|(drop, _)| drop + 1).collect();
        let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else { continue };
        let full = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ");
        // What would be wider than the hole is told in short.
        let room = (2.1 * layout.radius / layout.type_size / 0.64) as usize;
        let string = [full, format!("{first}…{last}"), format!("{first}…")].into_iter().find(|text| text.chars().count() < room);
        let string = string.unwrap_or_else(|| first.to_string());
        // On the inner side of a row, and of a central hole on the side that has no number, or that is the mover's.
        let movers = is_shared(view, hole) && view.to_move.is_some_and(|side| layout.readers[side] == Reader::Below);
        let up = if layout.is_above(hole) || movers { 1.0 } else { -1.0 };
        let at = layout.centre(hole) + point(0.0, up * layout.radius * 0.62);
        chip(scene, at, height, string, ground, ink);
    }
}

/// Draws how many seeds were taken out of holes, over what lies there now. Where no numbers are shown, that some were.
pub(super) fn taken(scene: &mut Scene, layout: &Layout, view: &View) {
    let (ground, ink) = (view.theme.board.contour, view.theme.board.mark);
    for &(hole, seeds) in &view.marks.taken {
        let string = if view.numbers { format!("−{seeds}") } else { "−".to_owned() };
        let up = if layout.is_above(hole) { 1.0 } else { -1.0 };
        let at = layout.centre(hole) + point(0.0, up * layout.radius * 0.62);
        let height = layout.type_size * 1.45;
        chip(scene, at, height + 3.0, string.clone(), ink, ink);
        chip(scene, at, height, string, ground, ink);
    }
}

/// Draws what holes are worth, over the seeds.
pub(super) fn values(scene: &mut Scene, layout: &Layout, view: &View) {
    let theme = view.theme;
    for (hole, string, value) in &view.marks.values {
        let (edge, ground, ink) = match value {
            Value::Best => (theme.board.mark, theme.accent, theme.on_accent),
            Value::Other => (theme.board.contour, theme.panel, theme.text),
        };
        let at = layout.centre(*hole);
        let height = layout.type_size * 1.6;
        chip(scene, at, height + 4.0, string.clone(), edge, ink);
        chip(scene, at, height, string.clone(), ground, ink);
    }
}
