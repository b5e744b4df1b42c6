//! What is told is there in whole: no sentence that matters ends in three points.

use egui::Vec2;
use gobale::app::Settings;
use gobale::catalogue;

use super::{SMALL, Screen, Setting, USUAL, session_from};

/// The windows and sizes of text in which it is looked at.
const SIZES: [(Vec2, u16, bool); 7] = [
    (SMALL, 100, false),
    (SMALL, 100, true),
    (SMALL, 150, false),
    (SMALL, 200, false),
    (USUAL, 100, true),
    (USUAL, 200, true),
    (USUAL, 300, true),
];

/// The texts that are painted, but not to their ends.
fn cut(screen: &Screen) -> Vec<String> {
    screen.painted().into_iter().filter(|text| text.galley.elided).map(|text| text.galley.text().to_owned()).collect()
}

#[test]
fn why_a_turn_is_refused_is_told_to_the_end() {
    for (size, text_percent, panel) in SIZES {
        // An endless sowing, a layli hole, a hole of the other row, a hole that faces one seed, and the first turn from elsewhere.
        for (id, position, hole) in [
            ("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 3", 'A'),
            ("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30", 'B'),
            ("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30", 'b'),
            ("fergen-goobalay", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S 2", 'X'),
            ("gelech", "4,4,4,4,4,4/4,4,4,4,4,1 0-0 S 2", 'A'),
        ] {
            let settings = Settings { text_percent, panel: Some(panel), ..Setting::default().settings };
            let mut screen = Setting { size, settings, session: Some(session_from(id, position)) }.open();
            screen.click_hole(hole);
            let refused = screen.table().refused().is_some();
            let told = screen.told();
            assert!(refused && told.len() >= 2, "{id} {hole}: {told:?}");
            let cut = cut(&screen);
            assert!(told.iter().all(|told| !cut.contains(told)), "{size:?}, {text_percent} %, panel {panel}: {told:?} {cut:?}");
        }
    }
}

#[test]
fn the_cards_of_games_tell_all_they_tell_and_show_their_boards() {
    for (size, text_percent, _) in SIZES {
        let settings = Settings { text_percent, ..Setting::default().settings };
        let mut screen = Setting { size, settings, ..Setting::default() }.open();
        for rules in catalogue::all() {
            let start = format!("Play {},", rules.spec().name);
            screen.node_starting(&start).scroll_to_me();
            screen.settle();
            let card = screen.node_starting(&start).rect();
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
            let texts = screen.painted().into_iter().map(|text| (text.galley.text(), text.visual_bounding_rect()));
            let on_card: Vec<_> = texts.filter(|(_, rect)| card.intersect(window).contains(rect.center())).collect();
            let words = on_card.iter().map(|(_, rect)| rect.top()).fold(f32::INFINITY, f32::min);
            assert!(words - card.top() >= 86.0, "{start} {size:?} {text_percent} %: a board of {}", words - card.top());
            for wanted in [&rules.spec().name, &rules.spec().region] {
                assert!(on_card.iter().any(|(text, _)| text.contains(wanted.as_str())), "{start} {wanted}: {on_card:?}");
            }
        }
        assert_eq!(cut(&screen).into_iter().filter(|text| text.contains("Africa")).count(), 0);
    }
}
