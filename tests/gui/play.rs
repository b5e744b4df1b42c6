//! Playing a turn, by clicks and by keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use gobale::app::Choosing;
use gobale::rules::{Deaf, Hole, Side, Turn};

use super::{Screen, rules};

/// The shortest line of turns from the start of a Fergen match to one that makes a pair and claims a central hole.
pub(super) fn line_to_a_claim() -> Vec<Turn> {
    let rules = rules("fergen-gobale");
    let mut lines = vec![(rules.start(), Vec::new())];
    loop {
        let mut longer = Vec::new();
        for (position, line) in lines {
            for turn in rules.turns(&position) {
                let mut line: Vec<Turn> = line.clone();
                line.push(turn);
                if turn.claim.is_some() {
                    return line;
                }
                let mut next = position;
                rules.play(&mut next, turn, Deaf);
                longer.push((next, line));
            }
        }
        lines = longer;
    }
}

fn letter(screen: &Screen, hole: Hole) -> char {
    screen.table().session().rules().board().letter(hole)
}

/// What the last row of the list of turns says was played.
fn last(screen: &Screen) -> Option<String> {
    screen.table().rows().last().map(|row| row.text.clone())
}

#[test]
fn a_fergen_match_is_played_to_a_pair_and_a_claim_by_clicking_names() {
    let mut screen = super::Setting::default().open();
    screen.click_starting("Play Fergen Gobale,");
    let line = line_to_a_claim();
    for (number, turn) in line.iter().enumerate() {
        let hole = letter(&screen, turn.hole);
        screen.click_hole(hole);
        if let Some(centre) = turn.claim {
            assert!(screen.sentence().starts_with("A pair! Which central hole"), "{}", screen.sentence());
            assert_eq!(screen.table().session().len(), number, "the turn waits for its claim");
            let centre = letter(&screen, centre);
            screen.click_hole(centre);
        }
        assert_eq!(screen.table().session().len(), number + 1);
    }
    let claim = line.last().and_then(|turn| turn.claim).expect("a claim");
    let owner = screen.table().position().owner(claim).expect("it is claimed");
    let name = if owner == Side::South { "South" } else { "North" };
    let texts = screen.texts();
    let told = |words: String| texts.iter().filter(|text| text.ends_with(&words)).count();
    assert_eq!(told(format!(", claimed by {name}")), 1, "{texts:#?}");
    assert_eq!(told(format!(", layli of {name}")), 2, "{texts:#?}");
}

#[test]
fn a_fergen_match_is_played_to_a_pair_and_a_claim_by_keys() {
    let mut screen = Screen::playing("fergen-gobale");
    let board = screen.table().session().rules().board().clone();
    for (number, turn) in line_to_a_claim().iter().enumerate() {
        let hole = board.letter(turn.hole);
        if number % 2 == 0 {
            screen.key(Key::from_name(&hole.to_ascii_uppercase().to_string()).expect("a key"));
        } else {
            // From the mover's first hole along the row; seen from South, North's row runs to the left.
            let side = board.side_of(turn.hole).expect("a row");
            let first = board.row(side).next().expect("a hole");
            screen.node_starting(&format!("{}, ", board.letter(first))).focus();
            screen.settle();
            for _ in 0..board.place_in_row(turn.hole) {
                screen.key(if side == Side::South { Key::ArrowRight } else { Key::ArrowLeft });
            }
            assert!(screen.node_starting(&format!("{hole}, ")).is_focused());
            screen.key(Key::Enter);
        }
        if let Some(centre) = turn.claim {
            assert!(matches!(screen.table().choosing(), Choosing::Claim { .. }));
            screen.key(if board.letter(centre) == 'X' { Key::X } else { Key::Y });
        }
        assert_eq!(last(&screen), Some(screen.table().session().rules().turn_text(*turn)));
        assert_eq!(screen.table().session().len(), number + 1);
    }
}

#[test]
fn arrows_reach_every_hole_and_tab_leaves_the_board() {
    for id in ["fergen-gobale", "layli-goobalay", "leyla-gobale-somaliland-12"] {
        let mut screen = Screen::playing(id);
        let board = screen.table().session().rules().board().clone();
        let name = |hole| format!("{}, ", board.letter(hole));
        let focused = |screen: &Screen| board.holes().find(|&hole| screen.node_starting(&name(hole)).is_focused());
        let mut reached: Vec<Hole> = board.holes().take(1).collect();
        let mut next = 0;
        while let Some(&here) = reached.get(next) {
            next += 1;
            for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
                screen.node_starting(&name(here)).focus();
                screen.settle();
                screen.key(key);
                let there = focused(&screen).expect("the arrows stay on the board");
                if !reached.contains(&there) {
                    reached.push(there);
                }
            }
        }
        assert_eq!(reached.len(), board.hole_count(), "{id}: {reached:?}");
        for _ in 0..=board.hole_count() {
            screen.key(Key::Tab);
        }
        assert_eq!(focused(&screen), None, "{id}: Tab stays on the board");
    }
}

#[test]
fn an_arrow_leads_from_nowhere_to_the_first_hole_that_may_be_lifted() {
    let mut screen = Screen::playing_from("layli-goobalay", "0,0,3,0,1,0/1,0,0,1,0,0 0-0 S 2");
    for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
        screen.key(key);
        assert!(screen.node_starting("C, ").is_focused(), "{key:?}");
        screen.key(Key::Escape);
        assert!(!screen.node_starting("C, ").is_focused());
    }
    screen.key(Key::ArrowDown);
    screen.key(Key::ArrowRight);
    assert!(screen.node_starting("D, ").is_focused(), "the next arrow goes on from there");

    let mut screen = Screen::playing_from("fergen-gobale", "1,0,0,0,0,1/1,0,0,0,3,0/4,4 0-0 S 2");
    screen.key(Key::A);
    screen.key(Key::ArrowUp);
    assert!(screen.node_starting("X, ").is_focused(), "a central hole that can be claimed");
}

#[test]
fn tab_comes_to_the_board_before_the_buttons_and_the_panel() {
    let mut screen = Screen::playing("huroy");
    let mut reached = Vec::new();
    for _ in 0..30 {
        screen.key(Key::Tab);
        let focused = screen.harness.root().children_recursive().find(egui_kittest::Node::is_focused);
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    let place = |start: &str| reached.iter().position(|label| label.starts_with(start)).expect("reached");
    let order = ["Help", "A, South", "a, North", "One seed back", "Turns"].map(place);
    assert!(order.is_sorted() && order[1] == order[0] + 2, "{reached:?}");
}

#[test]
fn both_directions_of_huroy_are_chosen_by_button() {
    for (button, played) in [("Sow C to the right: counter-clockwise", "C:ccw"), ("Sow C to the left: clockwise", "C:cw")] {
        let mut screen = Screen::playing("huroy");
        screen.click_hole('C');
        assert_eq!(screen.sentence(), "Which way do the seeds of C go?");
        screen.click(button);
        assert_eq!(last(&screen).as_deref(), Some(played));
    }
}

#[test]
fn the_arrow_keys_choose_the_direction_as_it_is_seen() {
    // To the right is counter-clockwise in the lower row, and clockwise in the upper one.
    for (flipped, key, played) in [
        (false, Key::ArrowRight, "C:ccw"),
        (false, Key::ArrowLeft, "C:cw"),
        (true, Key::ArrowRight, "C:cw"),
        (true, Key::ArrowLeft, "C:ccw"),
    ] {
        let mut screen = Screen::playing("huroy");
        if flipped {
            screen.key_with(Modifiers::COMMAND, Key::F);
        }
        let lower = screen.node_starting("C, ").rect().min.y > screen.node_starting("c, ").rect().min.y;
        assert_eq!(lower, !flipped);
        screen.key(Key::C);
        // The right button and the right arrow are the same.
        let [left, right] = ["Sow C to the left", "Sow C to the right"].map(|name| screen.node_starting(name).rect().center().x);
        assert!(left < right, "flipped {flipped}");
        screen.key(key);
        assert_eq!(last(&screen).as_deref(), Some(played), "flipped {flipped}, {key:?}");
    }
}

#[test]
fn a_choice_of_direction_is_given_up_by_escape() {
    let mut screen = Screen::playing("huroy");
    screen.click_hole('C');
    screen.key(Key::Escape);
    assert_eq!(screen.table().choosing(), Choosing::Nothing);
    assert!(!screen.shows("Sow C"));
}

#[test]
fn a_refused_click_says_why() {
    let mut screen = Screen::playing_from("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2");
    screen.click_hole('b');
    assert_eq!(screen.sentence(), "b is in the row of North, and it is the turn of South");
    screen.click_hole('A');
    assert!(screen.sentence().starts_with("From A the sowing never ends"), "{}", screen.sentence());
    let at = screen.node("Watch it").rect().center();
    screen.press_at(at);
    assert!(screen.table().shows_endless() && screen.table().is_running());
    screen.settle();
    assert!(!screen.table().shows_endless(), "at its end it is gone");
    assert!(screen.table().session().is_empty());
    screen.click_hole('B');
    assert_eq!(last(&screen).as_deref(), Some("B"));
}

#[test]
fn the_next_round_is_set_out_by_its_button() {
    let mut screen = Screen::playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S");
    assert!(screen.sentence().contains("sets out"), "{}", screen.sentence());
    screen.click("Set out the seeds");
    assert_eq!(last(&screen).as_deref(), Some("set:3,3,3,3,3,3"));
    assert!(screen.shows("A, South, 3 seeds"));
}

#[test]
fn a_match_is_ended_when_a_player_gives_up() {
    let mut screen = Screen::playing("huroy");
    screen.click("Game");
    screen.click_starting("End the match here");
    screen.click("Cancel");
    assert!(screen.table().session().is_empty());
    screen.click("Game");
    screen.click_starting("End the match here");
    screen.click("South gives up");
    assert_eq!(screen.sentence(), "North wins the match");
    screen.click("Play again");
    assert!(screen.app().question().is_some(), "what was played is in no file yet");
}

#[test]
fn the_match_tab_says_what_wins_the_match() {
    let mut screen = Screen::playing_from("fergen-gobale", "5,5,3,3,5,5/1,0,0,0,0,0/4,4 0-0 S");
    screen.click("Match");
    for said in ["To win the match, South must take the last seed North has.", "if it ended now"] {
        assert!(screen.shows(said), "{said}: {:?}", screen.texts());
    }
    let north = screen.texts().into_iter().find(|text| text.starts_with("To win the match, North")).expect("said of both");
    assert_eq!(north, "To win the match, North must take the 26 seeds South has left.");
}
