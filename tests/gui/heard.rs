//! A game played by one who hears it: by names, roles and what is read out, without a picture, a mouse or a look inside.

use egui::accesskit::{Live, Role};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use fastrand::Rng;
use gobale::app::{Settings, Speed};
use gobale::session::Session;

use super::{Screen, Setting};

/// Does what a screen reader does with the button of this name.
fn activate(screen: &mut Screen, name: &str) {
    let button =
        screen.harness.get(By::new().predicate(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == name)));
    button.click_accesskit();
    screen.settle();
}

/// The names of all buttons that end like this.
fn buttons(screen: &Screen, end: &str) -> Vec<String> {
    let found = screen.harness.query_all(By::new().predicate(|node| node.role() == Role::Button));
    found.filter_map(|node| node.accesskit_node().label()).filter(|name| name.ends_with(end)).collect()
}

/// What is read out: everything that says so by itself as it changes.
fn heard(screen: &Screen) -> Vec<String> {
    let live = screen.harness.query_all(By::new().predicate(|node| node.live() != Live::Off));
    live.filter_map(|node| node.accesskit_node().value()).filter(|text| !text.is_empty()).collect()
}

/// A screen at which turns come to their end at once.
fn at_once() -> Screen {
    Setting { settings: quick(), ..Setting::default() }.open()
}

fn at_once_with(session: Session) -> Screen {
    Setting { settings: quick(), session: Some(session), ..Setting::default() }.open()
}

fn quick() -> Settings {
    Settings { speed: Speed::AtOnce, panel: Some(false), ..Setting::default().settings }
}

#[test]
fn a_round_is_played_to_its_settlement_and_into_the_next_one_by_names_alone() {
    let mut screen = at_once();
    let game = buttons(&screen, "").into_iter().find(|name| name.starts_with("Play Fergen Gobale,")).expect("a game");
    activate(&mut screen, &game);
    // The way to a pair, and from there on whatever comes.
    let board = super::rules("fergen-gobale").board().clone();
    let plan = super::play::line_to_a_claim().into_iter().flat_map(|turn| [Some(turn.hole), turn.claim]).flatten();
    let mut plan = plan.map(|hole| format!("{}, ", board.letter(hole)));
    let mut random = Rng::with_seed(7);
    let (mut before, mut claims, mut all) = (heard(&screen), 0, Vec::new());
    // Until a turn of the second round was played.
    while !before.iter().any(|text| text.starts_with("2.1 ")) {
        let mut ways = buttons(&screen, ", may be claimed");
        claims += usize::from(!ways.is_empty());
        if ways.is_empty() {
            ways = buttons(&screen, ", may be lifted");
        }
        for goes_on in ["Next round", "Set out the seeds"] {
            if ways.is_empty() {
                ways = buttons(&screen, goes_on);
            }
        }
        assert!(!ways.is_empty(), "nothing can be done: {before:?}");
        let wanted = plan.next().and_then(|start| ways.iter().position(|name| name.starts_with(&start)));
        let name = ways.swap_remove(wanted.unwrap_or_else(|| random.usize(..ways.len())));
        activate(&mut screen, &name);
        let now = heard(&screen);
        assert_ne!(now, before, "nothing is heard of {name}");
        all.extend(now.clone());
        before = now;
        assert!(all.len() < 3000, "the round does not come to its end");
    }
    assert!(claims > 0, "a central hole is claimed");
    for part in ["takes ", "claims ", "round over", "South is to move."] {
        assert!(all.iter().any(|text| text.contains(part)), "{part:?} is never heard: {all:#?}");
    }
}

#[test]
fn odd_seeds_are_laid_out_by_names_alone() {
    let mut screen = at_once_with(super::session_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 19-17 S"));
    let wanted = ["sets out the next round", "odd"];
    for part in wanted {
        assert!(heard(&screen).iter().any(|text| text.contains(part)), "{part:?}: {:?}", heard(&screen));
    }
    let hole = buttons(&screen, ", may take an odd seed").pop().expect("a hole");
    let before = heard(&screen);
    activate(&mut screen, &hole);
    assert_ne!(heard(&screen), before, "it is heard where the seed lies");
    activate(&mut screen, "Set out the seeds");
    assert!(heard(&screen).iter().any(|text| text.ends_with(" is to move.")), "{:?}", heard(&screen));
    assert!(!buttons(&screen, ", may be lifted").is_empty(), "the next round is under way");
}

#[test]
fn what_was_taken_back_is_heard() {
    let mut screen = at_once();
    let game = buttons(&screen, "").into_iter().find(|name| name.starts_with("Play Layli Goobalay,")).expect("a game");
    activate(&mut screen, &game);
    let announced = |screen: &Screen| heard(screen).pop().expect("an announcement");
    assert_eq!(announced(&screen), "At the start. South is to move.");
    let name = buttons(&screen, ", may be lifted").swap_remove(1);
    activate(&mut screen, &name);
    let played = announced(&screen);
    assert!(played.starts_with("1.1 B, South: ") && played.ends_with(". North is to move."), "{played}");
    screen.key_with(egui::Modifiers::COMMAND, egui::Key::Z);
    assert_eq!(announced(&screen), "At the start. South is to move.");
    screen.key_with(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, egui::Key::Z);
    assert_eq!(announced(&screen), played);
}
