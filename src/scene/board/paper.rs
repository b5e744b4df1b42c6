//! Handmade paper: a sheet with its fibres over a sheet of another colour, and pits cut through one darker sheet after the other.

use std::f32::consts::TAU;

use super::form::{cast, face, moved, rough, slanted, somewhere, well_on};
use super::{Kind, Pit};
use crate::scene::layout::Layout;
use crate::scene::noise::noise;
use crate::scene::shape::{Paint, Path, Point, Scene, Stops, Stroke, point};
use crate::scene::theme::BoardColours;

/// How strongly the sheets under central holes are of their own colour.
const TINT: f32 = 0.8;

pub(super) fn body(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let torn = (layout.radius * 0.014).clamp(0.5, 1.1);
    let sheet = |by: Point| moved(&rough(&layout.outline, layout.radius * 0.12, torn), by);
    cast(scene, layout, &layout.outline, colours.shadow, 4.0);
    // The sheet below looks out a little.
    scene.path(Path::filled(moved(&layout.outline, point(2.0, 4.6)), Paint::Flat(colours.edge)));
    let soft = 5.0_f32.min(layout.radius * 0.4);
    scene.path(Path { soft, ..Path::filled(moved(&layout.outline, point(1.0, 2.4)), Paint::Flat(colours.shadow.fade(0.9))) });
    scene.path(Path::filled(sheet(point(0.0, 0.6)), Paint::Flat(colours.shaded.mix(colours.grain, 0.25))));
    scene.path(Path::filled(sheet(point(0.0, 0.0)), Paint::Flat(colours.face.mix(colours.fleck, 0.5))));
    let soft = (layout.radius * 0.1).clamp(2.0, 6.0);
    face(scene, layout, colours, soft * 0.6, soft);
    pulp(scene, layout, colours);
    fibres(scene, layout, colours);
}

/// Paper made by hand is thicker here and thinner there.
fn pulp(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    for cloud in 0..30 {
        let at = somewhere(layout, cloud, 101);
        let size = layout.radius * (0.4 + 0.7 * noise(cloud, 101, 3));
        if layout.on_board(at, size) {
            let colour = if cloud % 2 == 0 { colours.fleck.fade(0.3) } else { colours.grain.fade(0.1) };
            let stops = Stops::new(&[(0.0, colour), (0.5, colour.fade(0.5)), (1.0, colour.fade(0.0))]);
            scene.disc(at, size, Paint::Outwards(stops));
        }
    }
}

/// Curled fibres of all lengths, a few of them coloured.
fn fibres(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let count = (layout.frame.width() * layout.frame.height() / 2200.0).clamp(40.0, 260.0) as usize;
    for fibre in 0..count {
        let random = |what| noise(fibre, 103, what);
        let (mut at, mut angle) = (somewhere(layout, fibre, 102), TAU * random(0));
        let (long, curl) = (3.0 + 14.0 * random(1) * random(1), 0.9 * (random(2) - 0.5));
        let mut points = vec![at];
        for _ in 0..4 {
            angle += curl;
            at = at + Point::polar(long * 0.25, angle);
            points.push(at);
        }
        if points.iter().all(|&at| well_on(layout, at, 4.0)) {
            let colour = match fibre % 11 {
                0 => colours.edge.fade(0.55),
                1..=4 => colours.fleck.fade(0.7),
                _ => colours.grain.fade(0.32),
            };
            scene.path(Path::line(points, Stroke::new(0.55 + 0.5 * random(3), colour)));
        }
    }
}

/// Each sheet throws its shadow on the one below.
pub(super) fn pit(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let Pit { centre, radius, .. } = pit;
    let lip = slanted(centre, radius, &[(0.0, colours.shaded.mix(colours.grain, 0.5)), (0.5, colours.face), (1.0, colours.lip)]);
    scene.disc(centre, radius + (radius * 0.03).clamp(1.0, 2.4), lip);
    for (share, sheet) in [(1.0, colours.pit_wall), (0.83, colours.pit), (0.64, colours.pit_deep)] {
        let radius = radius * share;
        let sheet = pit.tint(sheet, colours, if pit.kind == Kind::Central { TINT * share.sqrt() } else { 0.0 });
        if share < 1.0 {
            scene.disc(centre + point(0.25, 0.5), radius + 0.9, Paint::Flat(sheet.mix(colours.lip, 0.3)));
        }
        scene.disc(centre, radius, Paint::Flat(sheet));
        let shade = |alpha: f32| colours.seed_shadow.fade(alpha);
        let stops = Stops::new(&[(0.0, shade(0.0)), (0.8, shade(0.0)), (0.9, shade(0.22)), (1.0, shade(0.62))]);
        let away = centre + point(0.07, 0.14) * radius;
        scene.disc(centre, radius, Paint::Radial { centre: away, radius: radius * 1.15, stops });
    }
}
