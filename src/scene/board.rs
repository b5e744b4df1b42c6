//! The board without anything on it: plank or ground, grain or specks, pits and stores.

use super::layout::Layout;
use super::noise::noise;
use super::shape::{Colour, Ellipse, Paint, Path, Point, Rect, Scene, Stops, Stroke, point};
use super::theme::{BoardColours, Material, Theme};

/// How far apart the points of a line of the grain are.
const GRAIN_STEP: f32 = 22.0;

/// Draws the board's body.
pub(super) fn body(scene: &mut Scene, layout: &Layout, theme: &Theme) {
    let colours = &theme.board;
    if theme.material == Material::Paper {
        let line = Stroke::new(1.6, colours.edge);
        scene.path(Path { stroke: Some(line), ..Path::filled(layout.outline.clone(), Paint::Flat(colours.face)) });
        return;
    }
    let moved = |by: Point| layout.outline.iter().map(|&at| at + by).collect::<Vec<_>>();
    let wood = theme.material == Material::CarvedWood;
    let depth = if wood { (layout.radius * 0.11).clamp(3.5, 7.0) } else { 2.0 };
    // On a small board less than its inner corners are round, or the shadow would fold over itself there.
    let soft = |by, width: f32, strength| Path {
        soft: width.min(layout.radius * 0.5),
        ..Path::filled(moved(by), Paint::Flat(colours.shadow.fade(strength)))
    };
    scene.path(soft(point(2.0, depth + 3.0), 14.0, 0.8));
    if wood {
        scene.path(soft(point(1.0, depth + 1.0), 5.0, 0.7));
        scene.path(Path::filled(moved(point(0.0, depth)), Paint::Flat(colours.edge)));
    } else {
        scene.path(Path { soft: 5.0, ..Path::filled(moved(point(0.0, 1.0)), Paint::Flat(colours.edge)) });
    }
    let (frame, slant) = (layout.frame, layout.frame.height() * 0.22);
    let face = Paint::Linear {
        from: point(frame.centre().x - slant, frame.min.y),
        to: point(frame.centre().x + slant, frame.max.y),
        stops: Stops::new(&[(0.0, colours.lit), (0.5, colours.face), (1.0, colours.shaded)]),
    };
    scene.path(Path { soft: if wood { 0.0 } else { 3.0 }, ..Path::filled(layout.outline.clone(), face) });
    if wood {
        grain(scene, layout, colours);
        // The rounded arris catches the light all along, most of it above.
        scene.path(Path::outline(moved(point(0.0, 0.8)), Stroke::new(1.4, colours.fleck.fade(0.55))));
    } else {
        ground(scene, layout, colours);
    }
}

/// Long lines that never cross, close together and far apart by turns, bending together.
fn grain(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let frame = layout.frame;
    let (middle, unit) = (frame.centre(), frame.width() / 900.0);
    // Broad streaks of darker and brighter wood.
    for streak in 0..14 {
        let random = |what| noise(streak, 6, what);
        let at = frame.min + point(frame.width() * (0.12 + 0.76 * random(0)), frame.height() * (streak as f32 + 0.5) / 14.0);
        let (rx, ry) = (frame.width() * (0.1 + 0.14 * random(1)), frame.height() * (0.02 + 0.02 * random(2)));
        if layout.on_board(at - point(rx, 0.0), 0.0) && layout.on_board(at + point(rx, 0.0), 0.0) && layout.on_board(at, ry) {
            let colour = if streak % 2 == 0 { colours.fleck.fade(0.11) } else { colours.shaded.fade(0.26) };
            let fill = Paint::Outwards(Stops::new(&[(0.0, colour), (0.5, colour.fade(0.55)), (1.0, colour.fade(0.0))]));
            scene.ellipse(Ellipse { centre: at, rx, ry, angle: 0.0, fill });
        }
    }
    let mut level = frame.min.y - 12.0;
    let mut line = 0;
    while level < frame.max.y + 12.0 {
        let random = |what| noise(line, 5, what);
        let dense = 0.5 + 0.5 * (line as f32 * 0.55).sin();
        level += (4.0 + 9.0 * dense + 4.0 * random(0)) * unit.clamp(0.75, 1.4);
        let bend = |x: f32| {
            let (across, down) = ((x - middle.x) / frame.width(), (level - middle.y) / frame.height());
            let slow = (across * 5.2 + down * 1.9 + 0.6).sin() * 7.0 + (across * 11.0 - down * 2.6).sin() * 2.6;
            level + slow * unit + (x * 0.021 + random(1) * 6.0).sin() * 0.7
        };
        let stroke = Stroke::new(0.7 + 1.1 * random(2), colours.grain.fade(0.07 + 0.17 * random(3)));
        // A line does not always run from end to end.
        let (start, end) =
            (frame.min.x + frame.width() * (random(4) - 0.7).max(0.0), frame.max.x - frame.width() * (random(5) - 0.7).max(0.0));
        let inside = |x: f32| (start..=end).contains(&x) && well_on(layout, point(x, bend(x)), 2.0);
        let steps = (frame.width() / GRAIN_STEP).ceil();
        let mut points: Vec<Point> = Vec::new();
        let mut before = (frame.min.x, false);
        for step in 0..=steps as usize {
            let x = frame.min.x + frame.width() * step as f32 / steps;
            let here = (x, inside(x));
            if here.1 != before.1 {
                let edge = edge(before, here, inside);
                points.push(point(edge, bend(edge)));
            }
            if here.1 {
                points.push(point(x, bend(x)));
            } else if points.len() > 1 {
                scene.path(Path::line(std::mem::take(&mut points), stroke));
            }
            before = here;
        }
        line += 1;
    }
}

/// The last place inside between two of which one is inside.
fn edge(before: (f32, bool), here: (f32, bool), inside: impl Fn(f32) -> bool) -> f32 {
    let (mut within, mut without) = if before.1 { (before.0, here.0) } else { (here.0, before.0) };
    for _ in 0..6 {
        let middle = f32::midpoint(within, without);
        if inside(middle) {
            within = middle;
        } else {
            without = middle;
        }
    }
    within
}

/// Whether a place is on the board by some measure, its round corners left out.
fn well_on(layout: &Layout, at: Point, inset: f32) -> bool {
    let corner = layout.radius * 0.46 + inset;
    layout.on_board(at, inset) && {
        // Near a corner both measures are small.
        layout.parts.iter().take(2).all(|part| {
            let (across, down) = ((at.x - part.min.x).min(part.max.x - at.x), (at.y - part.min.y).min(part.max.y - at.y));
            across < 0.0 || down < 0.0 || across + down > corner
        })
    }
}

/// Trodden ground: patches, specks and small stones.
fn ground(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let frame = layout.frame;
    let somewhere = |number, what| frame.min + point(noise(number, what, 1) * frame.width(), noise(number, what, 2) * frame.height());
    for patch in 0..26 {
        let at = somewhere(patch, 11);
        let size = layout.radius * (0.7 + 0.9 * noise(patch, 11, 3));
        let inset = (size * 0.9).min(frame.height() * 0.3);
        if !layout.on_board(at, inset) {
            continue;
        }
        let colour = if patch % 2 == 0 { colours.fleck } else { colours.grain };
        let stops = Stops::new(&[(0.0, colour.fade(0.16)), (0.5, colour.fade(0.08)), (1.0, colour.fade(0.0))]);
        scene.disc(at, size, Paint::Outwards(stops));
    }
    let count = (frame.width() * frame.height() / 700.0).clamp(60.0, 420.0) as usize;
    for speck in 0..count {
        let at = somewhere(speck, 12);
        if !well_on(layout, at, 6.0) {
            continue;
        }
        let random = |what| noise(speck, 13, what);
        let (bright, size) = (random(0) > 0.5, 0.5 + 1.0 * random(1) * random(1));
        let colour = if bright { colours.fleck.fade(0.5) } else { colours.grain.fade(0.6) };
        scene.ellipse(Ellipse { centre: at, rx: size * 1.25, ry: size, angle: 3.0 * random(2), fill: Paint::Flat(colour) });
    }
}

/// Draws an open pit. The light comes from the upper left, so the wall on the lower right catches it.
pub(super) fn pit(scene: &mut Scene, layout: &Layout, centre: Point, is_central: bool, theme: &Theme) {
    let (colours, radius) = (&theme.board, layout.radius);
    if theme.material == Material::Paper {
        // Central holes are told apart: they are greyer.
        let floor = if is_central { colours.central } else { colours.pit };
        scene.disc(centre, radius, Paint::Flat(colours.lip));
        scene.disc(centre, radius - 1.3, Paint::Flat(floor));
        return;
    }
    let earth = theme.material == Material::Earth;
    // Central holes are told apart: their floor is greyer.
    let tint = |colour: Colour| {
        if is_central { colour.mix(colours.central, 0.42) } else { colour }
    };
    if earth {
        // Soil thrown up around the pit.
        let at = centre + point(-0.02, -0.03) * radius;
        let stops = Stops::new(&[(0.0, colours.lip.fade(0.6)), (0.78, colours.lip.fade(0.55)), (1.0, colours.lip.fade(0.0))]);
        scene.disc(at, radius * 1.26, Paint::Outwards(stops));
    }
    let lip = Paint::Linear {
        from: centre - point(0.45, 0.9) * (radius * 1.04),
        to: centre + point(0.45, 0.9) * (radius * 1.04),
        stops: Stops::new(&[(0.0, colours.pit_deep.mix(colours.shaded, 0.35)), (0.42, colours.shaded), (1.0, colours.lip)]),
    };
    scene.disc(centre + point(0.006, 0.012) * radius, radius * 1.035, lip);
    let light = centre + point(-0.12, -0.2) * radius;
    let stops = Stops::new(&[
        (0.0, tint(colours.pit_deep)),
        (0.5, tint(colours.pit)),
        (0.86, tint(colours.pit.mix(colours.pit_wall, 0.55))),
        (1.0, tint(colours.pit_wall)),
    ]);
    scene.disc(centre, radius, Paint::Radial { centre: light, radius: radius * 1.2, stops });
    // The upper left wall lies in its own shade.
    let far = centre + point(0.16, 0.3) * radius;
    let shade = colours.pit_deep.mix(colours.seed_shadow, 0.6);
    let stops = Stops::new(&[(0.0, shade.fade(0.0)), (0.62, shade.fade(0.0)), (0.84, shade.fade(0.55)), (1.0, shade.fade(0.9))]);
    scene.disc(centre, radius, Paint::Radial { centre: far, radius: radius * 1.34, stops });
}

/// Draws a hole that is out of play: filled in, and crossed.
pub(super) fn closed_pit(scene: &mut Scene, layout: &Layout, centre: Point, theme: &Theme) {
    let (colours, radius) = (&theme.board, layout.radius);
    let rim = Stops::new(&[(0.0, colours.grain.fade(0.1)), (0.9, colours.grain.fade(0.16)), (1.0, colours.grain.fade(0.5))]);
    scene.disc(centre, radius, Paint::Radial { centre, radius, stops: rim });
    let arm = radius * 0.42;
    for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
        let line = |by: f32| vec![centre + point(-x * arm, -y * arm + by), centre + point(x * arm, y * arm + by)];
        scene.path(Path::line(line(1.2), Stroke::new(radius * 0.1, colours.lip.fade(0.45))));
        scene.path(Path::line(line(0.0), Stroke::new(radius * 0.1, colours.contour.fade(0.55))));
    }
}

/// Draws the trough of a store.
pub(super) fn store(scene: &mut Scene, store: Rect, theme: &Theme) {
    let colours = &theme.board;
    let outline = pill(store);
    let stops = Stops::new(&[
        (0.0, colours.store.mix(colours.contour, 0.13)),
        (0.22, colours.store),
        (1.0, colours.store.mix(colours.fleck, 0.08)),
    ]);
    let fill = Paint::Linear { from: store.min, to: point(store.min.x, store.max.y), stops };
    let line = Stroke::new(1.0, colours.contour.fade(if theme.material == Material::Paper { 0.7 } else { 0.12 }));
    scene.path(Path { stroke: Some(line), ..Path::filled(outline, fill) });
}

/// The outline of a rectangle with round ends.
pub(super) fn pill(rect: Rect) -> Vec<Point> {
    let radius = rect.height().min(rect.width()) * 0.5;
    let corner = |x, y| (point(x, y), radius);
    super::layout::rounded(&[
        corner(rect.min.x, rect.min.y),
        corner(rect.max.x, rect.min.y),
        corner(rect.max.x, rect.max.y),
        corner(rect.min.x, rect.max.y),
    ])
}
