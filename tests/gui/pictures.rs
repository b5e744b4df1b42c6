//! A few small pictures, to notice what no name tells: that something is drawn, and where.
//!
//! After an intended change of the look they are made anew by `UPDATE_SNAPSHOTS=1 cargo test pictures`, and looked at.

use egui_kittest::SnapshotOptions;
use gobale::app::{Brightness, Settings};
use gobale::session::{Move, Session};

use super::{SMALL, Screen, Setting, rules};

/// The screen in few pixels, compared with the picture of that name. Other platforms may round a few edges another way.
fn assert_looks_like(mut screen: Screen, name: &str) {
    screen.harness.remove_cursor();
    let viewport = screen.harness.input_mut().viewports.get_mut(&egui::ViewportId::ROOT).expect("a window");
    viewport.native_pixels_per_point = Some(0.4);
    screen.settle();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");
    let options = SnapshotOptions::new().output_path(folder).threshold(2.0).max_failed_pixels(150);
    screen.harness.snapshot_options(name, &options);
}

fn played(id: &str, moves: &[&str], brightness: Brightness) -> Screen {
    let mut session = Session::new(rules(id));
    for text in moves {
        let played = Move::parse(session.rules(), text).expect("a move");
        session.play(played).expect("allowed");
    }
    let settings = Settings { brightness, ..Setting::default().settings };
    Setting { size: SMALL, settings, session: Some(session) }.open()
}

#[test]
fn pictures_of_a_fergen_match_in_the_light() {
    assert_looks_like(played("fergen-gobale", &["A", "a", "B"], Brightness::Light), "fergen");
}

#[test]
fn pictures_of_a_huroy_sowing_in_the_dark() {
    let mut screen = played("huroy", &["A:ccw", "b:cw", "C:ccw"], Brightness::Dark);
    screen.key(egui::Key::Home);
    for _ in 0..3 {
        screen.key(egui::Key::Period);
    }
    assert_looks_like(screen, "huroy-sowing");
}
