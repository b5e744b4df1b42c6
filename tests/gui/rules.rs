//! The rules: what is said of them under the board, and the way from there to all of them.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use gobale::app::Tab;

use super::{SMALL, Screen, Setting, session_from};

#[test]
fn the_rule_under_the_board_leads_to_all_the_rules() {
    for size in [SMALL, super::USUAL] {
        let session = Some(session_from("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2"));
        let mut screen = Setting { size, session, ..Setting::default() }.open();
        screen.click_hole('A');
        screen.click("Show the rule: Endless sowing not allowed");
        assert_eq!(screen.app().tab(), Tab::Rules);
        let title = screen.harness.query_all_by_value("Endless sowing not allowed").next().expect("its title").rect();
        assert!(title.top() > 60.0 && title.bottom() < size.y, "{size:?}: it is in sight: {title:?}");
        // From another place in the rules it leads there again.
        screen.click("Turns");
        screen.click("Rules");
        screen.node("Show the rule: Endless sowing not allowed").focus();
        screen.settle();
        screen.key(Key::Enter);
        let again = screen.harness.query_all_by_value("Endless sowing not allowed").next().expect("its title").rect();
        assert!((again.top() - title.top()).abs() < 1.0);
    }
}

#[test]
fn what_stands_under_the_sentence_is_read_out_too() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    assert!(screen.told()[1].ends_with("North is to move."), "{:?}", screen.told());
    screen.click_hole('A');
    assert_eq!(screen.told()[0], "A is in the row of South, and it is the turn of North");
    assert!(!screen.told()[1].is_empty(), "the rule that forbids it");
}

#[test]
fn a_rule_leads_back_to_what_happened_by_it() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    screen.click("Rules");
    for (rule, said) in [("Lifting and sowing", "South lifts A"), ("Relay", "Lap 2 goes on"), ("The last seed is taken too", "South takes")]
    {
        screen.click(&format!("Go to it in this turn: {rule}"));
        assert!(screen.sentence().contains(said), "{rule}: {}", screen.sentence());
        screen.node(&format!("Show the rule: {rule}"));
    }
    assert!(!screen.shows("Go to it in this turn: Layli pair"));
}

#[test]
fn the_page_of_rules_begins_with_what_one_plays_for() {
    for size in [SMALL, super::USUAL] {
        let mut screen = Setting { size, ..Setting::default() }.open();
        screen.click("Rules of Layli Goobalay");
        let aim = screen.harness.get_by_value("How you win").rect();
        let first = screen.harness.query_all_by_value("The board").next().expect("the first rule").rect();
        assert!(aim.bottom() < first.top() && aim.bottom() < size.y, "{size:?}: {aim:?}, {first:?}");
        assert!(screen.shows("Whoever has more seeds at the end wins."), "{:?}", screen.texts());
    }
}
