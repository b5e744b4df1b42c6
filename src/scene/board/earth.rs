//! Trodden ground: an uneven edge, patches, cracks and small stones; pits with the soil thrown up around them.

use std::f32::consts::TAU;

use super::Pit;
use super::form::{bowl, cast, face, hollow, moved, rough, somewhere, well_on};
use crate::scene::layout::Layout;
use crate::scene::noise::noise;
use crate::scene::shape::{Ellipse, Paint, Path, Point, Scene, Stops, Stroke, point};
use crate::scene::theme::BoardColours;

pub(super) fn body(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let outline = rough(&layout.outline, layout.radius * 0.48, (layout.radius * 0.05).clamp(1.4, 4.0));
    cast(scene, layout, &layout.outline, colours.shadow, 2.0);
    scene.path(Path { soft: 1.5, ..Path::filled(moved(&outline, point(0.6, 2.4)), Paint::Flat(colours.edge)) });
    scene.path(Path { soft: 1.5, ..Path::filled(outline, Paint::Flat(colours.face.mix(colours.lip, 0.2))) });
    let soft = (layout.radius * 0.2).clamp(5.0, 14.0);
    face(scene, layout, colours, soft * 0.6, soft);
    patches(scene, layout, colours);
    cracks(scene, layout, colours);
    specks(scene, layout, colours);
    stones(scene, layout, colours);
}

fn patches(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    for patch in 0..34 {
        let at = somewhere(layout, patch, 11);
        let size = layout.radius * (0.6 + 1.0 * noise(patch, 11, 3));
        if !layout.on_board(at, (size * 0.9).min(layout.frame.height() * 0.3)) {
            continue;
        }
        let colour = if patch % 2 == 0 { colours.fleck } else { colours.grain };
        let stops = Stops::new(&[(0.0, colour.fade(0.14)), (0.4, colour.fade(0.09)), (0.75, colour.fade(0.025)), (1.0, colour.fade(0.0))]);
        scene.ellipse(Ellipse {
            centre: at,
            rx: size * 1.3,
            ry: size * 0.8,
            angle: noise(patch, 11, 4) - 0.5,
            fill: Paint::Outwards(stops),
        });
    }
}

/// Fine cracks of dry ground, each with an edge that catches the light.
fn cracks(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let step = layout.radius * 0.16;
    for crack in 0..16 {
        let mut at = somewhere(layout, crack, 21);
        let mut angle = TAU * noise(crack, 21, 3);
        let mut points = vec![at];
        for turn in 0..(5 + (7.0 * noise(crack, 21, 4)) as usize) {
            angle += 1.5 * (noise(crack, 22, turn) - 0.5);
            at = at + Point::polar(step * (0.6 + 0.8 * noise(crack, 23, turn)), angle);
            points.push(at);
        }
        if points.iter().all(|&at| well_on(layout, at, 6.0)) {
            let lower = points.iter().map(|&at| at + point(0.5, 1.0)).collect();
            scene.path(Path::line(lower, Stroke::new(1.0, colours.fleck.fade(0.4))));
            scene.path(Path::line(points, Stroke::new(1.0, colours.grain.fade(0.55))));
        }
    }
}

fn specks(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let count = (layout.frame.width() * layout.frame.height() / 520.0).clamp(60.0, 700.0) as usize;
    for speck in 0..count {
        let at = somewhere(layout, speck, 12);
        if !well_on(layout, at, 5.0) {
            continue;
        }
        let random = |what| noise(speck, 13, what);
        let size = 0.45 + 1.1 * random(1) * random(1);
        let colour = if random(0) > 0.5 { colours.fleck.fade(0.55) } else { colours.grain.fade(0.6) };
        scene.ellipse(Ellipse { centre: at, rx: size * 1.25, ry: size, angle: 3.0 * random(2), fill: Paint::Flat(colour) });
    }
}

/// Small stones half in the ground, each with its light and shadow.
fn stones(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    for stone in 0..26 {
        let random = |what| noise(stone, 17, what);
        let at = somewhere(layout, stone, 16);
        let size = layout.radius * (0.022 + 0.04 * random(0) * random(0)) + 0.8;
        if well_on(layout, at, size + 5.0) {
            pebble(scene, at, size, 3.0 * random(1), colours);
        }
    }
}

fn pebble(scene: &mut Scene, at: Point, size: f32, angle: f32, colours: &BoardColours) {
    let round = |centre: Point, grow: f32, fill| Ellipse { centre, rx: size * 1.3 * grow, ry: size * grow, angle, fill };
    scene.ellipse(round(at + point(0.3, 0.6) * size, 1.1, Paint::Flat(colours.grain.fade(0.5))));
    let stops = Stops::new(&[(0.0, colours.fleck), (0.6, colours.face.mix(colours.grain, 0.2)), (1.0, colours.grain)]);
    scene.ellipse(round(at, 1.0, Paint::Radial { centre: at - point(0.4, 0.6) * size, radius: size * 1.9, stops }));
}

pub(super) fn pit(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let Pit { centre, radius, number, .. } = pit;
    // Soil thrown up around the pit: a low wall, bright on its side to the light and dark on the other.
    for (aside, colour, strength) in [(0.07, colours.grain, 0.5), (-0.05, colours.lip, 0.75)] {
        let at = centre + point(aside, aside * 1.5) * radius;
        let faded = |alpha: f32| colour.fade(alpha * strength);
        let stops = Stops::new(&[(0.0, faded(1.0)), (0.78, faded(0.95)), (0.9, faded(0.4)), (1.0, faded(0.0))]);
        scene.disc(at, radius * 1.27, Paint::Outwards(stops));
    }
    for crumb in 0..9 {
        let random = |what: usize| noise(number, 51 + what, crumb);
        let at = centre + Point::polar(radius * (1.08 + 0.12 * random(0)), TAU * (crumb as f32 + random(1)) / 9.0);
        pebble(scene, at, radius * (0.014 + 0.024 * random(2)) + 0.5, 3.0 * random(3), colours);
    }
    // Dug by hand: its edge is not quite round.
    let edge = |grow: f32| {
        let bump = |angle: f32, often: usize| (often as f32 * angle + TAU * noise(number, 61, often)).sin();
        (0..48)
            .map(|step| {
                let angle = TAU * step as f32 / 48.0;
                let bumps = 0.014 * bump(angle, 2) + 0.012 * bump(angle, 3) + 0.01 * bump(angle, 7);
                centre + Point::polar(radius * (grow + bumps), angle)
            })
            .collect::<Vec<_>>()
    };
    scene.path(Path { soft: 1.6, ..Path::filled(moved(&edge(1.03), point(0.3, 0.8)), Paint::Flat(colours.lip)) });
    scene.path(Path { soft: 1.6, ..Path::filled(edge(1.0), Paint::Flat(colours.pit_wall.mix(colours.pit, 0.5))) });
    let pit = Pit { radius: radius * 0.985, ..pit };
    bowl(scene, pit, colours);
    for grit in 0..14 {
        let random = |what: usize| noise(number, 71 + what, grit);
        let at = centre + Point::polar(radius * 0.86 * random(0).sqrt(), TAU * random(1));
        let colour = if grit % 2 == 0 { colours.lip.fade(0.2) } else { colours.pit_deep.fade(0.5) };
        let size = 0.5 + radius * 0.012 * random(2);
        scene.ellipse(Ellipse { centre: at, rx: size * 1.3, ry: size, angle: 3.0 * random(3), fill: Paint::Flat(colour) });
    }
    hollow(scene, pit, colours);
}
