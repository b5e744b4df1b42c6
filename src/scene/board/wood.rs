//! A carved plank: grain that flows around knots, pores, a rounded edge, and bowls that cut through the rings of the tree.

use super::Pit;
use super::form::{arris, bowl, cast, face, hollow, moved, rim, somewhere, well_on};
use crate::scene::layout::Layout;
use crate::scene::noise::noise;
use crate::scene::shape::{Ellipse, Paint, Path, Point, Scene, Stops, Stroke, point};
use crate::scene::theme::BoardColours;

/// How far apart the points of a line of the grain are.
const GRAIN_STEP: f32 = 16.0;

/// Where the knots are, by the frame, and how large, by its height.
const KNOTS: [(f32, f32, f32); 5] =
    [(0.262, 0.46, 0.05), (0.72, 0.565, 0.034), (0.945, 0.13, 0.026), (0.42, 0.52, 0.03), (0.06, 0.6, 0.022)];

pub(super) fn body(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let outline = &layout.outline;
    let depth = (layout.radius * 0.15).clamp(4.0, 9.0);
    cast(scene, layout, outline, colours.shadow, depth);
    for (share, colour) in
        [(1.0, colours.edge.mix(colours.seed_shadow, 0.5)), (0.74, colours.edge), (0.36, colours.edge.mix(colours.shaded, 0.4))]
    {
        scene.path(Path::filled(moved(outline, point(0.0, depth * share)), Paint::Flat(colour)));
    }
    let width = (layout.radius * 0.06).clamp(2.0, 4.5);
    scene.path(Path::filled(outline.clone(), Paint::Flat(colours.face)));
    arris(scene, outline, width, (colours.lit.mix(colours.fleck, 0.8), colours.face, colours.shaded.mix(colours.edge, 0.6)));
    face(scene, layout, colours, width, width);
    streaks(scene, layout, colours);
    grain(scene, layout, colours);
    knots(scene, layout, colours);
    pores(scene, layout, colours);
}

pub(super) fn pit(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    rim(scene, pit, colours, 1.055);
    bowl(scene, pit, colours);
    rings(scene, pit, colours);
    hollow(scene, pit, colours);
}

/// The rings of the tree where a bowl cuts through them: ovals one in the other, along the grain.
fn rings(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let random = |what| noise(pit.number, 31, what);
    let middle = pit.centre + point(0.16 * (random(0) - 0.5), 0.2 * (random(1) - 0.35)) * pit.radius;
    for ring in 0..4 {
        let size = (0.24 + 0.19 * ring as f32 + 0.07 * (noise(pit.number, 32, ring) - 0.5)) * pit.radius;
        let oval: Vec<Point> = (0..40)
            .map(|step| {
                let angle = std::f32::consts::TAU * step as f32 / 40.0;
                let wave = 1.0 + 0.04 * (3.0 * angle + 6.0 * random(2)).sin();
                middle + point(size * 1.02 * angle.cos(), size * 0.64 * angle.sin()) * wave
            })
            .collect();
        let lower = oval.iter().map(|&at| at + point(0.0, 1.1)).collect();
        scene.path(Path::outline(lower, Stroke::new(1.0, colours.pit_wall.fade(0.22))));
        scene.path(Path::outline(oval, Stroke::new(0.9 + 0.5 * random(3), colours.pit_deep.fade(0.42))));
    }
}

/// Broad streaks of darker and brighter wood.
fn streaks(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let frame = layout.frame;
    for streak in 0..18 {
        let random = |what| noise(streak, 6, what);
        let at = frame.min + point(frame.width() * (0.1 + 0.8 * random(0)), frame.height() * (streak as f32 + 0.5) / 18.0);
        let (rx, ry) = (frame.width() * (0.1 + 0.16 * random(1)), frame.height() * (0.018 + 0.022 * random(2)));
        if layout.on_board(at - point(rx, 0.0), 0.0) && layout.on_board(at + point(rx, 0.0), 0.0) && layout.on_board(at, ry) {
            let colour = if streak % 2 == 0 { colours.fleck.fade(0.16) } else { colours.grain.fade(0.14) };
            let fill = Paint::Outwards(Stops::new(&[(0.0, colour), (0.5, colour.fade(0.55)), (1.0, colour.fade(0.0))]));
            scene.ellipse(Ellipse { centre: at, rx, ry, angle: 0.0, fill });
        }
    }
}

/// The middles of the knots, with their sizes.
fn knotted(layout: &Layout) -> impl Iterator<Item = (Point, f32)> {
    let frame = layout.frame;
    let at = move |(x, y, size): (f32, f32, f32)| (frame.min + point(frame.width() * x, frame.height() * y), frame.height() * size);
    let clear = |&(at, size): &(Point, f32)| layout.on_board(at, size * 1.6) && !layout.is_lettered(at, size + layout.type_size);
    KNOTS.into_iter().map(at).filter(clear)
}

/// Long lines that never cross, close together and far apart by turns, bending together and around the knots.
fn grain(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let frame = layout.frame;
    let (middle, unit) = (frame.centre(), frame.width() / 900.0);
    let knots: Vec<_> = knotted(layout).collect();
    let mut level = frame.min.y - 14.0;
    let mut line = 0;
    while level < frame.max.y + 14.0 {
        let random = |what| noise(line, 5, what);
        let dense = 0.5 + 0.5 * (line as f32 * 0.47).sin();
        level += (3.0 + 8.5 * dense + 3.0 * random(0)) * unit.clamp(0.75, 1.6);
        let straight = |x: f32| {
            let (across, down) = ((x - middle.x) / frame.width(), (level - middle.y) / frame.height());
            let slow = (across * 4.6 + down * 1.9 + 0.6).sin() * 7.0 + (across * 9.7 - down * 2.6).sin() * 2.4;
            level + slow * unit + (x * 0.021 + random(1) * 6.0).sin() * 0.6
        };
        // It goes round a knot on one side from end to end; far from one it is as it was.
        let near = |&(knot, size): &(Point, f32)| {
            let off = straight(knot.x) - knot.y;
            (off.abs() < 7.0 * size).then_some((knot, size, 1.25 * size * off.signum()))
        };
        let around: Vec<_> = knots.iter().filter_map(near).collect();
        let bend = |x: f32| {
            let y = straight(x);
            around.iter().fold(y, |bent, &(knot, size, push)| {
                let aside = (x - knot.x) / (size * 2.6);
                if aside.abs() > 2.6 {
                    return bent;
                }
                let off = (y - knot.y) / (size * 2.2);
                bent + push * (-aside * aside - off.abs()).exp()
            })
        };
        // A ring of the tree grows dark slowly and ends at once: a broad pale line with a thin dark one on it.
        let alpha = 0.1 + 0.2 * random(3);
        let thin = Stroke::new((0.6 + 0.9 * random(2)) * unit.clamp(0.8, 1.8), colours.grain.fade(alpha));
        let broad = Stroke::new(3.2 * unit.clamp(0.8, 1.8), colours.grain.fade(alpha * 0.24));
        // A line does not always run from end to end.
        let (start, end) =
            (frame.min.x + frame.width() * (random(4) - 0.75).max(0.0), frame.max.x - frame.width() * (random(5) - 0.75).max(0.0));
        let inside = |x: f32| {
            let y = (start..=end).contains(&x).then(|| bend(x))?;
            well_on(layout, point(x, y), 3.0).then_some(y)
        };
        for points in stretches((frame.min.x, frame.max.x), inside) {
            let above = points.iter().map(|&at| at - point(0.0, broad.width * 0.45)).collect();
            scene.path(Path::line(above, broad));
            scene.path(Path::line(points, thin));
        }
        line += 1;
    }
}

/// The stretches of a line that lie inside; the line by how far down it is at a place, where it is inside there.
fn stretches((left, right): (f32, f32), line: impl Fn(f32) -> Option<f32>) -> Vec<Vec<Point>> {
    let steps = ((right - left) / GRAIN_STEP).ceil().max(1.0);
    let (mut stretches, mut points) = (Vec::new(), Vec::<Point>::new());
    let mut before = (left, false);
    for step in 0..=steps as usize {
        let x = left + (right - left) * step as f32 / steps;
        let here = line(x);
        if here.is_some() != before.1 {
            let edge = edge(before.0, x, before.1, &line);
            points.extend(line(edge).map(|y| point(edge, y)));
        }
        points.extend(here.map(|y| point(x, y)));
        if points.len() > 1 && (here.is_none() || step == steps as usize) {
            stretches.push(std::mem::take(&mut points));
        }
        before = (x, here.is_some());
    }
    stretches
}

/// The last place inside between two of which one is inside.
fn edge(before: f32, here: f32, before_is_inside: bool, line: &impl Fn(f32) -> Option<f32>) -> f32 {
    let (mut within, mut without) = if before_is_inside { (before, here) } else { (here, before) };
    for _ in 0..6 {
        let middle = f32::midpoint(within, without);
        if line(middle).is_some() {
            within = middle;
        } else {
            without = middle;
        }
    }
    within
}

/// Where a branch was.
fn knots(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    for (at, size) in knotted(layout) {
        for (ring, alpha) in [(1.0, 0.16), (0.8, 0.2), (0.58, 0.26), (0.34, 0.5)] {
            let stops = Stops::new(&[(0.0, colours.grain.fade(alpha)), (0.8, colours.grain.fade(alpha)), (1.0, colours.grain.fade(0.0))]);
            scene.ellipse(Ellipse { centre: at, rx: size * 1.35 * ring, ry: size * ring, angle: 0.08, fill: Paint::Outwards(stops) });
        }
    }
}

/// Short dark pores along the grain.
fn pores(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let count = (layout.frame.width() * layout.frame.height() / 1600.0).clamp(40.0, 420.0) as usize;
    for pore in 0..count {
        let random = |what| noise(pore, 15, what);
        let at = somewhere(layout, pore, 14);
        let rx = 2.0 + 4.5 * random(2);
        if well_on(layout, at, 8.0) {
            let colour = if pore % 3 == 0 { colours.fleck.fade(0.3) } else { colours.grain.fade(0.34) };
            scene.ellipse(Ellipse { centre: at, rx, ry: 0.55, angle: 0.05 * (random(3) - 0.5), fill: Paint::Flat(colour) });
        }
    }
}
