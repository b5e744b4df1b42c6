//! Seeds in the air: the hand that sows, and seeds on their way to a hole or a store.

use std::f32::consts::PI;

use super::labels;
use super::layout::Layout;
use super::moment::{Flight, Hand, Spot};
use super::noise::noise;
use super::seeds::{self, SeedPlace};
use super::shape::{Ellipse, Paint, Point, Scene, Stops, point};
use super::theme::Theme;
use super::view::View;

/// The most seeds a hand shows; it is a handful then.
const HANDFUL: usize = 22;

/// The hand's number among the holes, for the places of its seeds.
const HAND: usize = 31;

/// The share of a flight by which the last seed sets out after the first.
const STAGGER: f32 = 0.3;

/// Slow at both ends.
fn eased(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The shadow of something at some height over a place on the ground.
fn shadow(scene: &mut Scene, ground: Point, radius: f32, height: f32, theme: &Theme) {
    let centre = ground + point(0.2, 0.34) * height;
    let (rx, ry) = (radius * 1.1, radius * 0.62);
    let colour = theme.board.seed_shadow;
    let stops = Stops::new(&[(0.0, colour.fade(0.5)), (0.55, colour.fade(0.34)), (1.0, colour.fade(0.0))]);
    scene.ellipse(Ellipse { centre, rx, ry, angle: 0.0, fill: Paint::Outwards(stops) });
}

/// Draws the hand.
pub(super) fn hand(scene: &mut Scene, layout: &Layout, view: &View, hand: Hand) {
    if hand.seeds == 0 {
        return;
    }
    let radius = layout.radius;
    let ground = layout.centre(hand.from).towards(layout.centre(hand.to), eased(hand.progress));
    // It dips where it lets a seed fall.
    let height = radius * (0.4 + 0.55 * (PI * hand.progress.clamp(0.0, 1.0)).sin());
    let shown = usize::from(hand.seeds).min(HANDFUL);
    // The more there are, the wider they spread.
    let spread = 0.52 + 0.12 * (shown as f32 / HANDFUL as f32);
    shadow(scene, ground, radius * (0.34 + 0.3 * (shown as f32 / HANDFUL as f32).sqrt()), height, view.theme);
    let centre = ground - point(0.0, height);
    for number in 0..shown {
        let place = seeds::place(HAND, number);
        seeds::draw_seed(scene, centre + place.at * (radius * spread), &place, radius * 1.12, 0.8, view.theme);
    }
    if view.numbers {
        let string = hand.seeds.to_string();
        let at = hand_number_at(layout, ground, height, string.len());
        let (colours, height) = (&view.theme.board, layout.badge_height());
        // Its edge tells it from the numbers of holes, which it passes.
        for (edge, colour) in [(3.5, colours.contour), (2.0, colours.mark)] {
            labels::plate(scene, at, (height, edge), string.len(), colour);
        }
        labels::chip(scene, at, height, string, colours.badge, colours.on_badge);
    }
}

/// Where the number of a hand stands that is so high above a place: on the seeds it holds, but where it would run into the
/// number of a hole, below that in the upper row and above it elsewhere.
fn hand_number_at(layout: &Layout, ground: Point, height: f32, characters: usize) -> Point {
    let at = ground - point(0.0, height);
    let (wide, high) = (labels::width(layout.badge_height(), characters.max(2)) + 4.0, layout.badge_height() + 4.0);
    let upper = layout.numbers().map(|number| number.y).fold(f32::INFINITY, f32::min);
    let at = point(at.x, at.y.max(upper + high));
    let others = layout.numbers().filter(|number| number.y > upper + 1.0);
    others.fold(at, |at, number| {
        let (x, y) = ((at.x - number.x).abs(), (at.y - number.y).abs());
        if x < wide && y < high { point(at.x, number.y - high) } else { at }
    })
}

/// Draws the seeds on their way. What flies from or to the same spot lies there in the order of the flights.
pub(super) fn flights(scene: &mut Scene, layout: &Layout, view: &View) {
    let flights = &view.moment.flights;
    for (index, this) in flights.iter().enumerate() {
        let sum = |at: fn(&Flight) -> Spot| -> usize {
            flights[..index].iter().filter(|other| at(other) == at(this)).map(|other| usize::from(other.seeds)).sum()
        };
        flight(scene, layout, view, this, (sum(|flight| flight.from), sum(|flight| flight.to)));
    }
}

/// Draws seeds on their way, each from the place where it lay to the place where it will lie, after those that fly there before.
fn flight(scene: &mut Scene, layout: &Layout, view: &View, flight: &Flight, (left, joined): (usize, usize)) {
    let count = usize::from(flight.seeds);
    let mut flying = Vec::with_capacity(count);
    for number in 0..count {
        let wait = if count > 1 { STAGGER * number as f32 / (count - 1) as f32 } else { 0.0 };
        let span = if count > 1 { 1.0 - STAGGER } else { 1.0 };
        let progress = ((flight.progress - wait) / span).clamp(0.0, 1.0);
        let (from, from_place, from_scale) = spot(layout, view, flight.from, left + number);
        let (to, to_place, to_scale) = spot(layout, view, flight.to, joined + number);
        let t = eased(progress);
        let height = layout.radius * 4.0 * progress * (1.0 - progress) * (0.7 + 0.35 * noise(HAND, number, 8));
        flying.push(if progress < 1.0 {
            // It keeps the look it had, and turns as it will lie.
            let angle = from_place.angle + (to_place.angle - from_place.angle) * t;
            let scale = from_scale + (to_scale - from_scale) * t + 0.06 * height;
            (from.towards(to, t), height, scale, SeedPlace { angle, ..from_place })
        } else {
            (to, height, to_scale, to_place)
        });
    }
    for &(ground, height, scale, _) in &flying {
        if height > 1.0 {
            shadow(scene, ground, scale * seeds::LENGTH, height, view.theme);
        }
    }
    for (ground, height, scale, place) in flying {
        let resting = 1.0 - (height / (layout.radius * 0.3)).min(1.0);
        seeds::draw_seed(scene, ground - point(0.0, height), &place, scale, resting, view.theme);
    }
}

/// Where the next seed of a spot, or the `number`th after it, lies; how; and the radius of the hole its size fits.
fn spot(layout: &Layout, view: &View, spot: Spot, number: usize) -> (Point, SeedPlace, f32) {
    match spot {
        Spot::Hole(hole) => {
            let place = seeds::place(hole.index(), usize::from(view.moment.seeds(hole)) + number);
            (layout.centre(hole) + place.at * layout.radius, place, layout.radius)
        }
        Spot::Store(side) => {
            let store = layout.stores[side];
            let place = seeds::place_in_store(store, layout.radius, usize::from(view.moment.stores[side]) + number);
            (layout.in_store(side, place.at), place, seeds::store_scale(store, layout.radius))
        }
    }
}
