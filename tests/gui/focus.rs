//! The keyboard's focus: that it is seen wherever it is, and goes in the order in which things stand.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{By, Queryable as _};
use gobale::app::{Brightness, Settings};
use gobale::scene::{Colour, Drawing, Material, Theme, Tone};
use gobale::session::Session;

use super::{Screen, Setting, rules};

/// Focuses what has this name, and asserts that a ring in the theme's colour lies around it.
fn assert_ringed(screen: &mut Screen, name: &str, theme: &Theme) {
    screen.node_starting(name).focus();
    screen.settle();
    assert!(screen.node_starting(name).is_focused(), "{name}");
    let rect = screen.node_starting(name).rect();
    screen.harness.remove_cursor();
    let picture = screen.harness.render().expect("a picture");
    for (x, y) in [(rect.left() - 3.5, rect.center().y), (rect.center().x, rect.bottom() + 2.5)] {
        let pixel = picture.get_pixel(x.round() as u32, y.round() as u32).0;
        let wanted = [theme.accent.r, theme.accent.g, theme.accent.b];
        let far = pixel.iter().zip(wanted).map(|(&found, wanted)| found.abs_diff(wanted)).max();
        assert!(far <= Some(40), "{name} at {x}, {y}: {pixel:?}, not {wanted:?}");
    }
}

#[test]
fn the_focus_is_seen_on_tabs_buttons_and_menus() {
    for (brightness, tone) in [(Brightness::Light, Tone::Light), (Brightness::Dark, Tone::Dark)] {
        let theme = Theme::new(tone, Drawing::Lit(Material::CarvedWood));
        let settings = || Settings { brightness, ..Setting::default().settings };
        let mut home = Setting { settings: settings(), ..Setting::default() }.open();
        for name in ["Open a file", "Play Huroy"] {
            assert_ringed(&mut home, name, &theme);
        }
        let session = Some(Session::new(rules("layli-goobalay")));
        let mut screen = Setting { settings: settings(), session, ..Setting::default() }.open();
        for name in ["Match", "Play or pause", "One seed back", "Game", "Start of the turn", "Speed"] {
            assert_ringed(&mut screen, name, &theme);
        }
        screen.click("View");
        assert_ringed(&mut screen, "Turn the board round", &theme);
        screen.key(Key::Escape);
        screen.click("Game");
        screen.click_starting("End the match here");
        assert_ringed(&mut screen, "Agree to stop", &theme);
    }
}

/// How much two colours differ in lightness, from 1 to 21, as the guidelines for accessible pages count it.
fn contrast(one: Colour, other: Colour) -> f32 {
    let light = |colour: Colour| {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b) + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_ring_stands_out_from_every_ground_and_from_filled_buttons() {
    for tone in [Tone::Light, Tone::Dark] {
        for material in [Material::Earth, Material::CarvedWood] {
            let theme = Theme::new(tone, Drawing::Lit(material));
            for ground in [theme.window, theme.panel, theme.bar, theme.raised, theme.hovered, theme.selected] {
                let found = contrast(theme.accent, ground);
                assert!(found >= 3.0, "{tone:?} {material:?}: {found} on {ground:?}");
            }
            // Between a button of the ring's own colour and the ring lies a gap in the window's.
            assert!(contrast(theme.window, theme.accent) >= 3.0);
        }
    }
}

#[test]
fn the_order_of_home_is_the_one_that_is_seen() {
    let mut screen = Setting::default().open();
    screen.click_starting("Play Huroy");
    screen.click("File");
    screen.click_starting("New game");
    let places = ["Continue Huroy", "Past games", "Open a file…", "Play Fergen Gobale"].map(|name| {
        let mut presses = 0;
        screen.node("File").focus();
        screen.settle();
        while !screen.node_starting(name).is_focused() {
            screen.key(Key::Tab);
            presses += 1;
            assert!(presses < 30, "{name} is not reached");
        }
        (presses, screen.node_starting(name).rect().left())
    });
    assert!(places.is_sorted_by_key(|place| place.0), "{places:?}");
    assert!(places[..3].is_sorted_by(|one, two| one.1 < two.1), "from left to right: {places:?}");
}

#[test]
fn the_order_of_the_past_games_is_the_one_that_is_seen() {
    let mut screen = Setting::default().open();
    screen.click_starting("Play Layli Goobalay");
    screen.click_hole('A');
    screen.click("File");
    screen.click_starting("New game");
    screen.click_starting("Play Fergen Gobale");
    screen.key_with(Modifiers::COMMAND, Key::R);
    screen.wait(|app| app.records().count() > 0);
    screen.settle();
    let mut presses = Vec::new();
    for name in ["Search the past games", "New game"] {
        screen.node("File").focus();
        screen.settle();
        let mut count = 0;
        while !screen.node(name).is_focused() {
            screen.key(Key::Tab);
            count += 1;
            assert!(count < 30, "{name} is not reached");
        }
        presses.push((count, screen.node(name).rect().left()));
    }
    assert!(presses[0].0 < presses[1].0 && presses[0].1 < presses[1].1, "{presses:?}");
}

#[test]
fn selected_text_stands_out_from_its_field() {
    for brightness in [Brightness::Light, Brightness::Dark] {
        let screen = Setting { settings: Settings { brightness, ..Setting::default().settings }, ..Setting::default() }.open();
        let visuals = &screen.harness.ctx.global_style().visuals;
        let colour = |of: egui::Color32| Colour { r: of.r(), g: of.g(), b: of.b(), a: 255 };
        let (ground, letters) = (colour(visuals.selection.bg_fill), colour(visuals.selection.stroke.color));
        let field = colour(visuals.text_edit_bg_color.expect("a ground"));
        assert!(contrast(ground, field) >= 3.0 && contrast(letters, ground) >= 4.5, "{brightness:?}");
    }
}

/// Something that shows a board for something else.
type Leave = fn(&mut Screen);

/// The frame of a hole belongs to what was asked on its board: in another question, lesson, drill or match nothing was pointed at.
#[test]
fn the_frame_of_a_hole_goes_with_what_its_board_was_for() {
    let framed = |screen: &Screen| {
        let of_hole = |label: String| label.chars().nth(1) == Some(',');
        screen.harness.query_all(By::new().predicate(move |node| node.is_focused() && node.label().is_some_and(of_hole))).count()
    };
    let mut screen = Setting::default().open();
    screen.key(Key::F9);
    screen.click_starting("Lesson: Relay");
    let at_question = |screen: &mut Screen| {
        while !screen.app().exercise().expect("a lesson").picks_hole() {
            screen.click("Next");
        }
        screen.key(Key::C);
        assert_eq!(framed(screen), 1, "{:?}", screen.told());
    };
    at_question(&mut screen);
    // Within one question it stays.
    screen.key_with(Modifiers::SHIFT, Key::C);
    assert_eq!(framed(&screen), 1);
    let ways: [(&str, Leave); 5] = [
        ("the next step", |screen| screen.click("Next")),
        ("the next step by keys", |screen| {
            for _ in 0..2 {
                screen.key_with(Modifiers::SHIFT, Key::C);
            }
            screen.key(Key::Enter);
        }),
        ("the next lesson", |screen| {
            screen.key_with(Modifiers::COMMAND, Key::K);
            screen.type_text("lesson huroy");
            screen.key(Key::Enter);
        }),
        ("a drill", |screen| screen.key(Key::F8)),
        ("a match", |screen| {
            screen.key_with(Modifiers::COMMAND, Key::K);
            screen.type_text("new game huroy");
            screen.key(Key::Enter);
        }),
    ];
    for (name, leave) in ways {
        screen.key(Key::F9);
        screen.key(Key::F9);
        screen.click_starting("Lesson: Relay");
        at_question(&mut screen);
        let before = screen.app().board_use();
        leave(&mut screen);
        assert_ne!(screen.app().board_use(), before, "{name}");
        assert_eq!(framed(&screen), 0, "{name}");
    }
}
