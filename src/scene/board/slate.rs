//! A slab of slate: cloven layers at its edges and across its face, glints, and pits ground smooth.

use super::Pit;
use super::form::{arris, bowl, cast, face, hollow, moved, rim, rough, somewhere, well_on};
use crate::scene::layout::Layout;
use crate::scene::noise::noise;
use crate::scene::shape::{Colour, Ellipse, Paint, Path, Point, Scene, Stops, Stroke, point};
use crate::scene::theme::BoardColours;

pub(super) fn body(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let depth = (layout.radius * 0.17).clamp(5.0, 10.0);
    let chipped = (layout.radius * 0.022).clamp(0.8, 1.8);
    let outline = rough(&layout.outline, layout.radius * 0.22, chipped);
    cast(scene, layout, &layout.outline, colours.shadow, depth);
    // The layers in which it was laid down, each a little further in or out than the one below.
    for layer in 0..5 {
        let share = 1.0 - layer as f32 / 5.0;
        let dark = if layer % 2 == 0 { 0.0 } else { 0.45 };
        let colour = colours.edge.mix(colours.shaded, dark + 0.12 * noise(layer, 81, 0));
        let aside = 1.2 * (noise(layer, 81, 1) - 0.5);
        scene.path(Path::filled(moved(&outline, point(aside, depth * share)), Paint::Flat(colour)));
    }
    scene.path(Path::filled(outline.clone(), Paint::Flat(colours.face)));
    let width = (layout.radius * 0.035).clamp(1.4, 2.6);
    arris(scene, &outline, width, (colours.lit.mix(colours.fleck, 0.75), colours.face, colours.edge));
    face(scene, layout, colours, width + chipped, width);
    veils(scene, layout, colours);
    steps(scene, layout, colours);
    glints(scene, layout, colours);
}

/// Veils of other greys, and of rust.
fn veils(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let rust = colours.face.mix(Colour::rgb(0x8a, 0x5a, 0x3c), 0.7);
    for veil in 0..22 {
        let at = somewhere(layout, veil, 82);
        let (rx, ry) = (layout.radius * (0.9 + 1.3 * noise(veil, 82, 3)), layout.radius * (0.3 + 0.4 * noise(veil, 82, 4)));
        if layout.on_board(at - point(rx, 0.0), 0.0) && layout.on_board(at + point(rx, 0.0), 0.0) && layout.on_board(at, ry) {
            let colour = [colours.fleck.fade(0.14), colours.grain.fade(0.2), rust.fade(0.22)][veil % 3];
            let stops = Stops::new(&[(0.0, colour), (0.5, colour.fade(0.55)), (1.0, colour.fade(0.0))]);
            scene.ellipse(Ellipse { centre: at, rx, ry, angle: -0.12, fill: Paint::Outwards(stops) });
        }
    }
}

/// Low steps where a layer broke off: a dark line with a bright one under it, wandering across the face.
fn steps(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let frame = layout.frame;
    let step = (layout.radius * 0.22).max(5.0);
    for number in 0..26 {
        let mut at = somewhere(layout, number, 83);
        let mut slope = -0.14 + 0.5 * (noise(number, 83, 3) - 0.5);
        let mut points = vec![at];
        for turn in 0..(6 + (22.0 * noise(number, 83, 4)) as usize) {
            slope = (slope + 0.7 * (noise(number, 84, turn) - 0.5)).clamp(-0.75, 0.5);
            at = at + point(step * (0.5 + noise(number, 85, turn)), step * slope);
            if !well_on(layout, at, 7.0) || at.x > frame.max.x {
                break;
            }
            points.push(at);
        }
        if points.len() > 3 && points.iter().all(|&at| well_on(layout, at, 7.0)) {
            let strength = 0.35 + 0.5 * noise(number, 83, 5);
            let lower = points.iter().map(|&at| at + point(0.4, 1.2)).collect();
            scene.path(Path::line(lower, Stroke::new(1.0, colours.fleck.fade(0.42 * strength))));
            scene.path(Path::line(points, Stroke::new(1.1, colours.grain.fade(0.75 * strength))));
        }
    }
}

/// Mica that glints, and grains of sand.
fn glints(scene: &mut Scene, layout: &Layout, colours: &BoardColours) {
    let count = (layout.frame.width() * layout.frame.height() / 700.0).clamp(60.0, 520.0) as usize;
    for glint in 0..count {
        let random = |what| noise(glint, 87, what);
        let at = somewhere(layout, glint, 86);
        if well_on(layout, at, 5.0) {
            let colour = if glint % 3 == 0 { colours.fleck.fade(0.6) } else { colours.grain.fade(0.45) };
            let size = 0.4 + 0.6 * random(0) * random(0);
            scene.ellipse(Ellipse { centre: at, rx: size * 2.0, ry: size, angle: -0.2 + 0.4 * random(1), fill: Paint::Flat(colour) });
        }
    }
}

pub(super) fn pit(scene: &mut Scene, pit: Pit, colours: &BoardColours) {
    let Pit { centre, radius, number, .. } = pit;
    // Ground stone is pale with dust.
    let dust = Stops::new(&[(0.0, colours.lip.fade(0.3)), (0.86, colours.lip.fade(0.26)), (1.0, colours.lip.fade(0.0))]);
    scene.disc(centre, radius * 1.17, Paint::Outwards(dust));
    rim(scene, pit, colours, 1.04);
    bowl(scene, pit, colours);
    // The tool leaves rings.
    for ring in 0..5 {
        let at = centre + point(noise(number, 91, ring) - 0.5, noise(number, 92, ring) - 0.5) * (radius * 0.05);
        let reach = radius * (0.3 + 0.14 * ring as f32);
        let (from, sweep) = (6.3 * noise(number, 93, ring), 1.4 + 3.0 * noise(number, 94, ring));
        let points = (0..=28).map(|step| at + Point::polar(reach, from + sweep * step as f32 / 28.0)).collect();
        scene.path(Path::line(points, Stroke::new(0.9, colours.lip.fade(0.13))));
    }
    hollow(scene, pit, colours);
}
