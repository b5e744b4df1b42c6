//! Watching a turn: steps, pauses, the timeline, and the list of turns.

#![expect(clippy::float_cmp, reason = "a place in the playback that nothing moved is the very same number")]

use egui::{Key, Modifiers, accesskit};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gobale::app::{Settings, Speed};

use super::{Screen, Setting, session_from};

fn at(screen: &Screen) -> f32 {
    screen.table().playback().at()
}

fn cursor(screen: &Screen) -> usize {
    screen.table().session().cursor().number()
}

/// A turn of several laps, just played and watched to its end.
fn watched() -> Screen {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    assert!(screen.table().is_at_rest());
    screen
}

#[test]
fn a_turn_is_stepped_by_buttons_and_by_keys_alike() {
    let steps = [
        ("One seed back", Modifiers::NONE, Key::Comma),
        ("One lap back", Modifiers::SHIFT, Key::Comma),
        ("One seed forward", Modifiers::NONE, Key::Period),
        ("Start of the turn", Modifiers::NONE, Key::Home),
        ("One lap forward", Modifiers::SHIFT, Key::Period),
        ("One seed forward", Modifiers::NONE, Key::Period),
        ("End of the turn", Modifiers::NONE, Key::End),
    ];
    let (mut clicked, mut pressed) = (watched(), watched());
    for (name, held, key) in steps {
        let before = at(&clicked);
        clicked.click(name);
        pressed.key_with(held, key);
        assert_eq!(at(&clicked) < before, name.contains("back") || name.contains("Start"), "{name}");
        assert_eq!(at(&clicked), at(&pressed), "{name}");
    }
    assert!(clicked.table().is_at_rest());
    assert_eq!(clicked.table().session().len(), 1);
}

#[test]
fn turns_are_stepped_by_keys() {
    let mut screen = watched();
    screen.click_hole('b');
    for expected in [(2, 0.0), (1, f32::MAX), (1, 0.0), (0, f32::MAX)] {
        screen.key(Key::PageUp);
        assert_eq!((cursor(&screen), at(&screen)), (expected.0, expected.1.min(screen.table().playback().length())));
    }
    for expected in [1, 2] {
        screen.key(Key::PageDown);
        assert_eq!(cursor(&screen), expected);
        assert!(screen.table().is_at_rest());
    }
}

#[test]
fn p_pauses_and_space_plays_on_and_skips() {
    let mut setting = Setting { session: Some(gobale::session::Session::new(super::rules("layli-goobalay"))), ..Setting::default() };
    setting.settings.speed = Speed::Usual;
    let mut screen = setting.open();
    screen.harness.key_press(Key::A);
    screen.harness.run_steps(3);
    assert!(screen.table().is_running());
    screen.harness.key_press(Key::P);
    screen.harness.run_steps(3);
    let held = at(&screen);
    assert!(held > 0.0 && !screen.table().is_at_rest() && !screen.table().is_running());
    screen.settle();
    assert_eq!(at(&screen), held, "a pause holds");
    screen.harness.key_press(Key::Space);
    screen.harness.run_steps(2);
    assert!(screen.table().is_running() && at(&screen) > held, "it goes on");
    screen.harness.key_press(Key::Space);
    screen.harness.run_steps(1);
    assert!(screen.table().is_at_rest(), "and skips to the end");
}

#[test]
fn a_click_on_the_board_while_seeds_are_in_the_air_skips_to_the_end() {
    for place in ["b, ", "Store of North"] {
        let mut screen = Screen::playing("layli-goobalay");
        screen.harness.key_press(Key::A);
        screen.harness.run_steps(2);
        assert!(screen.table().is_running());
        let label = screen.texts().into_iter().find(|text| text.starts_with(place)).expect("it is there");
        let at = screen.harness.get_by_label(&label).rect().center();
        screen.press_at(at);
        assert!(screen.table().is_at_rest(), "{place}");
        assert_eq!((cursor(&screen), screen.table().refused()), (1, None), "{place}: and does nothing else");
    }
}

#[test]
fn a_letter_while_seeds_are_in_the_air_skips_and_chooses() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.harness.key_press(Key::A);
    screen.harness.run_steps(2);
    assert!(screen.table().is_running());
    screen.harness.key_press(Key::B);
    screen.harness.run_steps(2);
    let turns: Vec<&str> = screen.table().rows().iter().map(|row| row.text.as_str()).collect();
    assert_eq!(turns, ["A", "b"]);
    // Held down it is still one wish.
    screen.harness.run_steps(1);
    for _ in 0..30 {
        let table = screen.table();
        let letter = table.session().rules().board().letter(table.turns()[0].hole);
        let key = Key::from_name(&letter.to_ascii_uppercase().to_string()).expect("a key");
        let first = egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        screen.harness.event(first);
        screen.harness.step();
    }
    let played = screen.table().rows().len();
    assert!(played > 2 && played <= 2 + 6, "each of the six letters is heard once: {played}");
}

#[test]
fn the_timeline_is_dragged() {
    let mut screen = watched();
    let line = screen.node_starting("Place in the turn").rect();
    let (left, width) = (line.left() + 9.0, line.width() - 18.0);
    let length = screen.table().playback().length();
    screen.harness.hover_at(line.center());
    screen.harness.drag_at(line.center());
    screen.harness.step();
    for part in [0.5, 0.25, 0.8, 0.1] {
        // The pointer may leave the line while it drags.
        screen.harness.hover_at(egui::pos2(left + width * part, line.center().y - 100.0));
        screen.harness.step();
        assert!((at(&screen) - part * length).abs() < 0.01, "{part}: {} of {length}", at(&screen));
    }
    screen.harness.drop_at(line.center());
    screen.settle();
    assert!(!screen.table().is_running());
    assert_eq!(screen.table().session().len(), 1);
}

#[test]
fn the_timeline_is_moved_by_keys() {
    let mut screen = watched();
    screen.key(Key::Home);
    screen.node_starting("Place in the turn").focus();
    screen.settle();
    let mut before = at(&screen);
    for (key, forward) in [(Key::ArrowRight, true), (Key::ArrowRight, true), (Key::ArrowLeft, false)] {
        screen.key(key);
        assert_eq!(at(&screen) > before, forward, "{key:?}");
        before = at(&screen);
    }
    assert!(screen.node_starting("Place in the turn").is_focused(), "the arrows stay with it");
}

#[test]
fn turns_are_taken_back_by_menu_and_by_key() {
    let mut screen = watched();
    screen.click_hole('b');
    screen.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(cursor(&screen), 1);
    screen.click("Game");
    screen.click_starting("Undo");
    assert_eq!(cursor(&screen), 0);
    screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(cursor(&screen), 1);
    screen.click("Game");
    screen.click_starting("Redo");
    assert_eq!(cursor(&screen), 2);
}

#[test]
fn a_row_of_the_list_leads_to_its_turn() {
    let mut screen = watched();
    screen.click_hole('b');
    screen.click_hole('A');
    for (row, number) in [("1.1 A", 1), ("1.3 A", 3), ("1.2 b", 2)] {
        screen.click_starting(row);
        assert_eq!(cursor(&screen), number, "{row}");
        assert!(screen.table().is_at_rest());
    }
    screen.click("Start");
    assert_eq!(cursor(&screen), 0);
    assert!(screen.harness.query_by_label_contains("1.3 A").is_some(), "the list keeps what can be played again");
}

/// Asks something of the timeline as a screen reader does.
fn ask(screen: &mut Screen, action: accesskit::Action, data: Option<accesskit::ActionData>) {
    let (target_node, target_tree) = screen.node_starting("Place in the turn").accesskit_node().locate();
    let request = accesskit::ActionRequest { action, target_tree, target_node, data };
    screen.harness.event(egui::Event::AccessKitActionRequest(request));
    screen.settle();
}

#[test]
fn a_screen_reader_hears_the_place_in_the_turn_and_sets_it() {
    let mut screen = watched();
    let place = |screen: &Screen| screen.node_starting("Place in the turn").value().unwrap_or_default();
    assert_eq!(place(&screen), "at the end");
    screen.key(Key::Home);
    assert_eq!(place(&screen), "lap 1 of 5, seed 0 of 4");
    for heard in ["lap 1 of 5, seed 0 of 4", "lap 1 of 5, seed 1 of 4", "lap 1 of 5, seed 2 of 4"] {
        ask(&mut screen, accesskit::Action::Increment, None);
        assert_eq!(place(&screen), heard);
    }
    ask(&mut screen, accesskit::Action::Decrement, None);
    assert_eq!(place(&screen), "lap 1 of 5, seed 1 of 4");
    ask(&mut screen, accesskit::Action::SetValue, Some(accesskit::ActionData::NumericValue(6.0)));
    assert_eq!(at(&screen), 6.0);
    assert!(place(&screen).starts_with("lap 2 of 5"), "{}", place(&screen));
    ask(&mut screen, accesskit::Action::SetValue, Some(accesskit::ActionData::NumericValue(1e9)));
    assert!(screen.table().is_at_rest());
}

#[test]
fn what_a_round_came_to_is_left_only_by_the_button() {
    let session = session_from("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30");
    let mut screen = Setting { session: Some(session), ..Setting::default() }.open();
    screen.click_hole('D');
    // Wherever a hurried player clicks: on holes, and beside them.
    let beside = screen.node_starting("A, ").rect().left_center() - egui::vec2(12.0, 0.0);
    for _ in 0..3 {
        screen.click_hole('C');
        screen.click_hole('a');
        screen.press_at(beside);
        screen.settle();
        assert!(screen.table().waits_for_reader() && screen.table().rounds_seen() == 0, "{:?}", screen.told());
    }
    screen.click("Next round");
    assert_eq!(screen.table().rounds_seen(), 1);
}

#[test]
fn a_pointer_left_where_it_clicked_points_at_nothing() {
    let mut screen = Screen::playing("fergen-gobale");
    screen.click_hole('D');
    screen.key(Key::F);
    assert_eq!((screen.table().session().len(), screen.table().pointed()), (2, None), "{:?}", screen.told());
    let at = screen.node_starting("D, ").rect().center();
    screen.harness.hover_at(at + egui::vec2(9.0, 0.0));
    screen.settle();
    assert!(screen.table().pointed().is_some());
}

#[test]
fn the_buttons_grow_with_the_text() {
    for size in [super::SMALL, super::USUAL] {
        let height = |text_percent: u16| {
            let settings = Settings { text_percent, ..Setting::default().settings };
            let screen = Setting { size, settings, session: Some(gobale::session::Session::new(super::rules("huroy"))) }.open();
            screen.node("Play or pause").rect().height()
        };
        let [usual, larger, largest] = [100, 150, 300].map(height);
        assert!(larger > usual * 1.3 && largest >= larger, "{size:?}: {usual} {larger} {largest}");
    }
}

#[test]
fn buttons_that_can_do_nothing_say_so_and_keep_the_focus() {
    let mut screen = Screen::playing("layli-goobalay");
    let idle = |screen: &Screen, name: &str| screen.node(name).accesskit_node().is_disabled();
    let all =
        ["Start of the turn", "One lap back", "One seed back", "Play or pause", "One seed forward", "One lap forward", "End of the turn"];
    for name in all {
        assert!(idle(&screen, name), "{name}: nothing was played");
    }
    screen.click_hole('A');
    screen.key(Key::End);
    for (name, expected) in all.into_iter().zip([false, false, false, false, true, true, true]) {
        assert_eq!(idle(&screen, name), expected, "{name} at the end");
    }
    screen.node("Start of the turn").focus();
    screen.settle();
    screen.key(Key::Enter);
    assert!(idle(&screen, "Start of the turn") && !idle(&screen, "One seed forward"));
    assert!(screen.node("Start of the turn").is_focused());
}

#[test]
fn a_round_counts_in_the_panel_once_its_end_was_seen() {
    let session = session_from("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30");
    let settings = Settings { speed: Speed::Quarter, panel: Some(true), ..Setting::default().settings };
    let mut screen = Setting { session: Some(session), settings, ..Setting::default() }.open();
    screen.click("Match");
    let rounds = |screen: &Screen| {
        (screen.table().session().game().rounds().len(), screen.texts().iter().filter(|text| *text == "if it ended now").count())
    };
    assert_eq!(rounds(&screen), (0, 1));
    let place = screen.node_starting("D, South").rect().center();
    screen.press_at(place);
    screen.frame();
    assert_eq!(rounds(&screen), (1, 0), "the round is over, and the board does not show it yet");
    screen.key(Key::End);
    assert!(screen.table().waits_for_reader(), "what it came to is read first");
    assert_eq!(rounds(&screen), (1, 0));
    screen.key(Key::End);
    assert_eq!(rounds(&screen), (1, 1), "and then the next one is under way");
}
