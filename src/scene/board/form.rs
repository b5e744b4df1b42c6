//! What light does to any material: shadows, edges that catch it, and bowls.

use std::f32::consts::TAU;

use super::Pit;
use crate::scene::layout::Layout;
use crate::scene::noise::noise;
use crate::scene::shape::{Colour, Paint, Path, Point, Scene, Stops, Stroke, length, point};
use crate::scene::theme::BoardColours;

/// Where the light comes from, as seen: a way of length 1.
const LIGHT: Point = point(-0.45, -0.893);

/// An outline moved by some way.
pub(super) fn moved(outline: &[Point], by: Point) -> Vec<Point> {
    outline.iter().map(|&at| at + by).collect()
}

/// At each point of an outline, the way out of it in length 1.
fn outward(outline: &[Point]) -> impl Iterator<Item = Point> + '_ {
    let count = outline.len();
    (0..count).map(move |index| {
        let way = outline[(index + 1) % count] - outline[(index + count - 1) % count];
        let way = way.unit();
        point(way.y, -way.x)
    })
}

/// An outline drawn in by so much everywhere.
pub(super) fn inset(outline: &[Point], by: f32) -> Vec<Point> {
    outline.iter().zip(outward(outline)).map(|(&at, out)| at - out * by).collect()
}

/// An outline that is not quite even: out and in by so much at most, always in the same way. `wave` is how far apart its
/// largest bumps are.
pub(super) fn rough(outline: &[Point], wave: f32, by: f32) -> Vec<Point> {
    let whole = length(outline, true);
    let step = (wave / 4.0).max(3.0);
    let mut points = Vec::with_capacity((whole / step) as usize + outline.len());
    for (index, &from) in outline.iter().enumerate() {
        let to = outline[(index + 1) % outline.len()];
        let pieces = ((to - from).length() / step).ceil().max(1.0);
        points.extend((0..pieces as usize).map(|piece| from.towards(to, piece as f32 / pieces)));
    }
    let mut along = 0.0;
    let outs: Vec<Point> = outward(&points).collect();
    (0..points.len())
        .map(|index| {
            let here = points[index];
            let bump = [(1.0, 0.5), (2.3, 0.3), (4.1, 0.2)].into_iter().enumerate().fold(0.0, |bump, (number, (often, much))| {
                let rounds = (whole * often / (4.0 * wave)).round().max(1.0);
                bump + much * (TAU * (rounds * along / whole + noise(number, 41, 1))).sin()
            });
            along += (points[(index + 1) % points.len()] - here).length();
            here + outs[index] * (bump * by)
        })
        .collect()
}

/// A place of the board's frame by a number: always the same, and as if by chance.
pub(super) fn somewhere(layout: &Layout, number: usize, what: usize) -> Point {
    layout.frame.min + point(noise(number, what, 1) * layout.frame.width(), noise(number, what, 2) * layout.frame.height())
}

/// Whether a place is on the board by some measure, its round corners left out.
pub(super) fn well_on(layout: &Layout, at: Point, inset: f32) -> bool {
    let corner = layout.radius * 0.46 + inset;
    layout.on_board(at, inset) && {
        // Near a corner both measures are small.
        layout.parts.iter().take(2).all(|part| {
            let (across, down) = ((at.x - part.min.x).min(part.max.x - at.x), (at.y - part.min.y).min(part.max.y - at.y));
            across < 0.0 || down < 0.0 || across + down > corner
        })
    }
}

/// The shadow of a body of this outline, so high above the ground.
pub(super) fn cast(scene: &mut Scene, layout: &Layout, outline: &[Point], shadow: Colour, height: f32) {
    // On a small board less than its inner corners are round, or the shadow would fold over itself there.
    let mut soft = |by: Point, width: f32, strength: f32| {
        let soft = width.min(layout.radius * 0.5);
        scene.path(Path { soft, ..Path::filled(moved(outline, by), Paint::Flat(shadow.fade(strength))) });
    };
    soft(point(2.5, height + 4.0), 18.0, 0.55);
    soft(point(1.2, height + 1.5), 6.0, 0.6);
}

/// The upper face in the light, drawn in from its outline by so much, with an edge so soft.
pub(super) fn face(scene: &mut Scene, layout: &Layout, colours: &BoardColours, by: f32, soft: f32) {
    let (frame, slant) = (layout.frame, layout.frame.height() * 0.22);
    let lit = Paint::Linear {
        from: point(frame.centre().x - slant, frame.min.y),
        to: point(frame.centre().x + slant, frame.max.y),
        stops: Stops::new(&[(0.0, colours.lit), (0.5, colours.face), (1.0, colours.shaded)]),
    };
    scene.path(Path { soft, ..Path::filled(inset(&layout.outline, by), lit) });
}

/// The rounded edge along an outline: bright where it faces the light, dark where it turns away.
pub(super) fn arris(scene: &mut Scene, outline: &[Point], width: f32, (bright, between, dark): (Colour, Colour, Colour)) {
    let line = inset(outline, width * 0.5);
    for index in 0..line.len() {
        let (from, to) = (line[index], line[(index + 1) % line.len()]);
        let way = (to - from).unit();
        let faces = way.y * LIGHT.x - way.x * LIGHT.y;
        let colour = if faces > 0.0 { between.mix(bright, faces) } else { between.mix(dark, -faces) };
        scene.path(Path::line(vec![from, to], Stroke::new(width, colour)));
    }
}

/// A round bowl without its rim.
pub(super) fn bowl(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let Pit { centre, radius, .. } = pit;
    let tint = |colour: Colour| pit.tint(colour, colours, 0.42);
    let light = centre + point(-0.2, -0.34) * radius;
    let stops = Stops::new(&[
        (0.0, tint(colours.pit_deep.mix(colours.pit, 0.35))),
        (0.4, tint(colours.pit)),
        (0.76, tint(colours.pit.mix(colours.pit_wall, 0.5))),
        (1.0, tint(colours.pit_wall)),
    ]);
    scene.disc(centre, radius, Paint::Radial { centre: light, radius: radius * 1.38, stops });
}

/// What light does in a bowl: the rim throws its shadow on the upper left, and the lower right glows.
pub(super) fn hollow(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let Pit { centre, radius, .. } = pit;
    let shade = colours.pit_deep.mix(colours.seed_shadow, 0.6);
    let far = centre + point(0.17, 0.33) * radius;
    let stops = Stops::new(&[(0.0, shade.fade(0.0)), (0.58, shade.fade(0.0)), (0.8, shade.fade(0.5)), (1.0, shade.fade(0.95))]);
    scene.disc(centre, radius, Paint::Radial { centre: far, radius: radius * 1.36, stops });
    let near = centre + point(-0.1, -0.2) * radius;
    let glow = colours.lip;
    let stops = Stops::new(&[(0.0, glow.fade(0.0)), (0.84, glow.fade(0.0)), (0.94, glow.fade(0.1)), (1.0, glow.fade(0.34))]);
    scene.disc(centre, radius, Paint::Radial { centre: near, radius: radius * 1.22, stops });
}

/// The rim around a bowl, so many times its radius wide: it turns into the shade on the upper left and into the light on
/// the lower right.
pub(super) fn rim(scene: &mut Scene, pit: Pit, colours: &BoardColours, times: f32) {
    let Pit { centre, radius, .. } = pit;
    let lip = slanted(
        centre,
        radius * times,
        &[
            (0.0, colours.shaded.mix(colours.pit_deep, 0.72)),
            (0.36, colours.shaded.mix(colours.pit_deep, 0.25)),
            (0.62, colours.face),
            (1.0, colours.lip),
        ],
    );
    scene.disc(centre, radius * times, lip);
}

/// Colours of a round thing from where the light comes from to where it goes.
pub(super) fn slanted(centre: Point, radius: f32, stops: &[(f32, Colour)]) -> Paint {
    let reach = point(0.45, 0.9) * radius;
    Paint::Linear { from: centre - reach, to: centre + reach, stops: Stops::new(stops) }
}
