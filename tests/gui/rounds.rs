//! The end of a round at the table: by mouse, by letters, by Enter, and what is offered to end a match.

use egui::{Event, Key, Pos2};
use gobale::app::{Choosing, Settings, Speed};
use gobale::rules::{BySide, Side};
use gobale::search::Level;
use gobale::session::{Seat, Stage};

use super::{SMALL, Screen, Setting, USUAL};

/// A round that is over and counted; the next one follows by itself in the first, South sets it out in the second.
fn over() -> [Screen; 2] {
    [
        ("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30", 'D'),
        ("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 24-35 S 10", 'E'),
    ]
    .map(|(id, position, hole)| {
        let mut screen = Screen::playing_from(id, position);
        screen.click_hole(hole);
        screen
    })
}

#[test]
fn holes_and_letters_do_not_lead_on_from_a_round_that_is_over() {
    for mut screen in over() {
        assert!(screen.shows("Next round"));
        let result = screen.told();
        screen.click_hole('C');
        assert_eq!(screen.sentence(), "The round is over: press “Next round”, or Enter");
        assert!(screen.told()[1].contains(&result[0]), "what it came to stays told: {:?}", screen.told());
        screen.key(Key::A);
        assert!(screen.table().waits_for_reader() && screen.shows("Next round"));
        // Beside the holes a click does nothing at all.
        let middle = screen.node_starting("C, ").rect().center() + egui::vec2(0.0, screen.node_starting("C, ").rect().height() * 0.8);
        screen.press_at(middle);
        screen.settle();
        assert!(screen.table().waits_for_reader());
        assert_eq!(screen.table().session().len(), 1);
    }
}

/// Whoever has read what stands there before a computer plays need not wait, nor cut short what it thinks.
#[test]
fn enter_ends_the_wait_for_a_computer() {
    let seats = BySide { south: Seat::Human, north: Seat::Computer(Level::One) };
    let settings = Settings { speed: Speed::Quarter, seats, ..Setting::default().settings };
    let mut screen = Setting { settings, ..Setting::default() }.open();
    screen.click_starting("Play Fergen Gobale");
    screen.key(Key::A);
    screen.key(Key::End);
    assert!(screen.app().is_waiting());
    screen.key(Key::Enter);
    // It is waiting no more, or has played.
    assert!(!screen.app().is_waiting());
    screen.wait(|app| app.table().is_some_and(|table| table.session().len() == 2));
}

#[test]
fn enter_and_the_button_lead_on_from_a_round_that_is_over() {
    for by_key in [true, false] {
        for mut screen in over() {
            if by_key {
                // Also while the focus is on a hole.
                screen.key(Key::B);
                screen.key(Key::Enter);
            } else {
                screen.click("Next round");
            }
            assert!(!screen.table().waits_for_reader() && !screen.shows("Next round"));
            let to_set_out = matches!(screen.table().session().game().stage(), Stage::Arrange { .. });
            assert_eq!(matches!(screen.table().choosing(), Choosing::SetOut(_)), to_set_out);
            assert_eq!(screen.table().session().len(), 1, "nothing is played by it");
        }
    }
}

#[test]
fn a_pointer_that_rests_where_it_clicked_shows_no_way() {
    let mut screen = Screen::playing("fergen-gobale");
    let at = screen.node_starting("A, ").rect().center();
    screen.press_at(at);
    screen.settle();
    let letter = screen.table().session().rules().board().letter(screen.table().turns()[0].hole);
    // North plays, and the pointer is on a hole of South again.
    screen.harness.event(Event::PointerMoved(at));
    screen.settle();
    screen.key(Key::from_name(&letter.to_uppercase().to_string()).expect("a key"));
    let south = screen.table().turns().first().map(|turn| turn.hole).expect("a turn");
    let hole = screen.node_starting(&format!("{}, ", screen.table().session().rules().board().letter(south))).rect().center();
    screen.press_at(hole);
    screen.settle();
    assert_eq!((screen.table().pointed(), screen.table().path().len()), (None, 0), "why the turn ended is to be read");
    assert!(!screen.shows("The numbers show the first lap"));
    let north = screen.table().turns().first().map(|turn| turn.hole).expect("a turn");
    let hole = screen.node_starting(&format!("{}, ", screen.table().session().rules().board().letter(north))).rect().center();
    screen.harness.event(Event::PointerMoved(hole));
    screen.settle();
    assert!(!screen.table().path().is_empty(), "a pointer that moves asks");
}

#[test]
fn how_to_begin_is_told_for_the_hand_that_was_used_last() {
    let mut screen = Screen::playing("fergen-gobale");
    assert!(screen.told()[1].starts_with("Click a ringed hole."), "{:?}", screen.told());
    screen.key(Key::Tab);
    assert!(screen.told()[1].starts_with("Press A to F, or arrows and Enter."), "{:?}", screen.told());
    screen.click("Match");
    assert!(screen.told()[1].starts_with("Click a ringed hole."), "{:?}", screen.told());
}

#[test]
fn the_frame_follows_the_letters() {
    let mut screen = Screen::playing("huroy");
    for key in [Key::C, Key::E] {
        screen.key(key);
        let name = format!("{}, ", key.name());
        assert!(screen.node_starting(&name).is_focused(), "{key:?}");
        screen.key(Key::Escape);
    }
}

#[test]
fn a_person_alone_is_asked_to_give_up_for_themselves() {
    let computer = Seat::Computer(Level::One);
    for (seats, expected) in [
        (BySide { south: Seat::Human, north: computer }, vec!["Stop here", "Give up", "Cancel"]),
        (BySide { south: Seat::Human, north: Seat::Human }, vec!["Agree to stop", "South gives up", "North gives up", "Cancel"]),
        (BySide { south: computer, north: computer }, vec!["Agree to stop", "Cancel"]),
    ] {
        for (size, text_percent) in [(USUAL, 100), (SMALL, 100), (SMALL, 200)] {
            let settings = Settings { text_percent, ..Setting::default().settings };
            let mut session = gobale::session::Session::new(super::rules("huroy"));
            for side in Side::BOTH {
                session.players_mut()[side].seat = seats[side];
            }
            // What was played before is looked at first: computers wait.
            let turn = session.game().turns()[0];
            session.play(gobale::session::Move::Sow(turn)).expect("allowed");
            let mut screen = Setting { size, settings, session: Some(session) }.open();
            screen.click("Game");
            screen.click_starting("End the match here");
            let all = ["Give up", "Stop here", "Agree to stop", "South gives up", "North gives up", "Cancel"];
            let texts = screen.texts();
            let shown: Vec<&str> = all.into_iter().filter(|label| texts.iter().any(|text| text == label)).collect();
            assert_eq!(shown.iter().collect::<std::collections::BTreeSet<_>>(), expected.iter().collect(), "{seats:?}");
            assert!(screen.node("Cancel").is_focused(), "Enter gives up nothing");
            let of_giving_up = expected.iter().any(|label| label.to_lowercase().contains("give"));
            assert_eq!(screen.shows("gives up loses") || screen.shows("If you give up"), of_giving_up, "{seats:?}");
            let places: Vec<Pos2> = expected.iter().map(|label| screen.node(label).rect().center()).collect();
            let in_line = places.iter().all(|place| (place.y - places[0].y).abs() < 1.0);
            let stacked = places.windows(2).all(|pair| pair[1].y > pair[0].y + 10.0);
            assert!(in_line || stacked, "{size:?}, {text_percent} %: {places:?}");
            assert!(in_line || text_percent > 100, "{size:?}: {places:?}");
            screen.key(Key::Escape);
        }
    }
}

#[test]
fn whoever_ends_a_match_is_told_who_is_ahead() {
    for (id, position, expected) in [
        ("layli-goobalay", "4,4,4,4,4,4/4,4,4,4,4,0 4-0 S", "South is ahead now: 28 seeds against 20."),
        ("layli-goobalay", "4,4,4,4,4,0/4,4,4,4,4,4 0-4 S", "North is ahead now: 28 seeds against 20."),
        ("layli-goobalay", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "Nobody is ahead now."),
        ("huroy", "4,4,4,4,4,4/4,4,4,4,4,0 4-0 S", "Nobody is ahead now."),
    ] {
        let mut screen = Screen::playing_from(id, position);
        screen.click("Game");
        screen.click_starting("End the match here");
        assert!(screen.shows(expected), "{id} {position}: {:?}", screen.texts());
    }
    let mut session = gobale::session::Session::new(super::rules("layli-goobalay"));
    assert!(session.set_manners(gobale::session::Manners::Traditional));
    let mut screen = Setting { session: Some(session), ..Setting::default() }.open();
    screen.click("Game");
    screen.click_starting("End the match here");
    assert!(!screen.shows("ahead now"), "by traditional manners nobody counts");
}

#[test]
fn enter_sets_out_where_there_is_nothing_to_choose() {
    // South has 18 seeds for six holes, or one less.
    for (stores, presses) in [("18-18", 1), ("17-19", 2)] {
        let session = super::session_from("leyla-gobale-gabradarre", &format!("0,0,0,0,0,0/4,4,4,4,4,4 {stores} S"));
        let mut screen = Setting { session: Some(session), ..Setting::default() }.open();
        for press in 1..=presses {
            assert_eq!(screen.table().session().len(), 0, "{stores}, {press}");
            screen.key(Key::Enter);
        }
        assert_eq!(screen.table().session().len(), 1, "{stores}");
    }
}
