//! Where the window was the last time, and whether that place still exists.
//!
//! eframe keeps the place and puts the window there again. On Windows and macOS it looks itself whether a monitor is still
//! there; under X11 nobody does, so it is done here. Wayland tells no window where it is.

use std::collections::HashMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use egui::{Pos2, Rect, Vec2, vec2};
use serde::Deserialize;

/// Where the window starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// Where it was.
    WhereItWas,
    /// In the middle of the first monitor.
    InTheMiddle,
    /// There, and as large as at first: no window has the size that was kept, or nobody can work in it.
    Afresh,
}

/// How much of the window's upper edge has to be seen, in pixels, so that it can be taken hold of.
const HOLD: Vec2 = vec2(120.0, 24.0);

/// Where a window starts whose place is kept in this file, on these monitors.
pub fn starts(file: &Path, monitors: impl FnOnce() -> Vec<Rect>) -> Starts {
    match fs::read_to_string(file).ok().as_deref().and_then(kept) {
        Some(kept) if !kept.has_a_size() => Starts::Afresh,
        Some(kept) if kept.place().is_some_and(|place| is_in_sight(place, &monitors())) => Starts::WhereItWas,
        Some(_) | None => Starts::InTheMiddle,
    }
}

/// The name under which eframe keeps the window.
const KEY: &str = "window";

/// What eframe keeps, as far as it is needed here.
#[derive(Deserialize)]
struct Settings {
    normal_geometry: Geometry,
}

#[derive(Deserialize)]
struct Geometry {
    outer_position_pixels: Option<Pos2>,
    scale_factor: f32,
    inner_size_points: Vec2,
}

/// The least size of the window, in points: in a smaller one nobody can work.
pub const LEAST: Vec2 = vec2(800.0, 560.0);

/// By how much less a window of that size may be told to have, in points: it has whole pixels.
const ROUNDED: f32 = 1.0;

/// The longest side a window can have, in points, and how many pixels a point.
const LONGEST: f32 = 20_000.0;
const SCALES: RangeInclusive<f32> = 0.2..=20.0;

impl Geometry {
    fn has_a_size(&self) -> bool {
        // What is no number lies in no range.
        let Vec2 { x, y } = self.inner_size_points;
        let is_side = |side: f32, least: f32| (least - ROUNDED..=LONGEST).contains(&side);
        is_side(x, LEAST.x) && is_side(y, LEAST.y) && SCALES.contains(&self.scale_factor)
    }

    /// Where it was in pixels of all monitors; none where the system did not tell it.
    fn place(&self) -> Option<Rect> {
        Some(Rect::from_min_size(self.outer_position_pixels?, self.inner_size_points * self.scale_factor))
    }
}

/// What was kept of the window, as the text of the file has it; none where it cannot be read.
fn kept(text: &str) -> Option<Geometry> {
    let entries: HashMap<String, String> = ron::from_str(text).ok()?;
    let Settings { normal_geometry } = ron::from_str(entries.get(KEY)?).ok()?;
    Some(normal_geometry)
}

/// Whether enough of a window's upper edge is on a monitor. Where no monitor is known, the system sees to it.
fn is_in_sight(window: Rect, monitors: &[Rect]) -> bool {
    let edge = Rect::from_min_size(window.min, vec2(window.width(), HOLD.y));
    let enough = |monitor: &Rect| {
        let seen = monitor.intersect(edge);
        seen.width() >= HOLD.x.min(window.width()) && seen.height() >= HOLD.y
    };
    monitors.is_empty() || monitors.iter().any(enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(Pos2::new(x, y), vec2(width, height))
    }

    #[test]
    fn a_window_is_in_sight_where_its_upper_edge_can_be_held() {
        let one = [rect(0.0, 0.0, 1920.0, 1080.0)];
        let two = [one[0], rect(1920.0, -200.0, 2560.0, 1440.0)];
        for (x, y, monitors, expected) in [
            (100.0, 100.0, &one[..], true),
            (0.0, 0.0, &one, true),
            (-900.0, 100.0, &one, true),
            (-1200.0, 100.0, &one, false),
            (1850.0, 100.0, &one, false),
            (100.0, 1070.0, &one, false),
            (100.0, -400.0, &one, false),
            (2500.0, 100.0, &one, false),
            (2500.0, 100.0, &two, true),
            (2500.0, -200.0, &two, true),
            (2500.0, 100.0, &[], true),
        ] {
            assert_eq!(is_in_sight(rect(x, y, 1280.0, 800.0), monitors), expected, "{x} {y} of {monitors:?}");
        }
    }

    #[test]
    fn the_place_is_read_as_it_is_kept() {
        let text = |position: &str| {
            let geometry = format!("outer_position_pixels:{position},scale_factor:2.0,inner_size_points:(x:800.0,y:560.0)");
            format!("{{\n    \"window\": \"(normal_geometry:({geometry}),fullscreen:false,maximized:true)\",\n}}")
        };
        for (text, expected) in [
            (text("Some((x:30.0,y:-40.0))"), Some(rect(30.0, -40.0, 1600.0, 1120.0))),
            (text("None"), None),
            (String::new(), None),
            ("{}".to_owned(), None),
            ("{\"window\": \"(\"}".to_owned(), None),
        ] {
            assert_eq!(kept(&text).and_then(|kept| kept.place()), expected, "{text}");
        }
    }

    #[test]
    fn a_size_that_no_window_has_or_nobody_can_work_in_is_not_taken() {
        for (size, scale, expected) in [
            ("(x:800.0,y:560.0)", "1.0", true),
            ("(x:7680.0,y:4320.0)", "2.0", true),
            ("(x:799.6,y:559.5)", "1.25", true),
            ("(x:790.0,y:560.0)", "1.0", false),
            ("(x:800.0,y:550.0)", "1.0", false),
            ("(x:120.0,y:110.0)", "1.0", false),
            ("(x:0.0,y:560.0)", "1.0", false),
            ("(x:800.0,y:-560.0)", "1.0", false),
            ("(x:800.0,y:1e30)", "1.0", false),
            ("(x:inf,y:560.0)", "1.0", false),
            ("(x:800.0,y:NaN)", "1.0", false),
            ("(x:800.0,y:560.0)", "0.0", false),
        ] {
            let geometry = format!("outer_position_pixels:None,scale_factor:{scale},inner_size_points:{size}");
            let kept = kept(&format!("{{\"window\": \"(normal_geometry:({geometry}))\"}}")).expect("readable");
            assert_eq!(kept.has_a_size(), expected, "{size} {scale}");
        }
    }
}
