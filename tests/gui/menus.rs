//! Menus: what cannot be done is grey, what is switched on has a tick, and keys are written as everywhere else.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gobale::app::Command;
use gobale::words::Words;

use super::{Screen, Setting};

/// The entries of a menu that are grey.
fn grey(screen: &mut Screen, menu: &str) -> Vec<String> {
    screen.click(menu);
    let nodes = screen.harness.root().children_recursive();
    let labels = nodes.filter(|node| node.accesskit_node().is_disabled()).filter_map(|node| node.accesskit_node().label()).collect();
    screen.key(Key::Escape);
    labels
}

#[test]
fn what_cannot_be_done_is_grey() {
    let mut home = Setting::default().open();
    assert!(["Undo", "End the match here…"].iter().all(|entry| grey(&mut home, "Game").contains(&(*entry).to_owned())));
    assert!(grey(&mut home, "Replay").contains(&"Skip, or play again".to_owned()));
    assert!(["Save", "Save as…"].iter().all(|entry| grey(&mut home, "File").contains(&(*entry).to_owned())));

    let mut screen = Screen::playing("layli-goobalay");
    let both = |screen: &mut Screen| [grey(screen, "Game"), grey(screen, "Replay")].concat();
    let at_first = both(&mut screen);
    for entry in ["Undo", "Redo", "Set out the seeds", "One turn back", "One seed forward"] {
        assert!(at_first.contains(&entry.to_owned()), "{entry}: {at_first:?}");
    }
    assert!(!at_first.contains(&"Traditional manners".to_owned()));
    screen.click_hole('A');
    let later = both(&mut screen);
    for (entry, is_grey) in
        [("Undo", false), ("Redo", true), ("Traditional manners", true), ("One seed back", false), ("One turn back", false)]
    {
        assert_eq!(later.contains(&entry.to_owned()), is_grey, "{entry}: {later:?}");
    }
    screen.key_with(egui::Modifiers::COMMAND, Key::Z);
    assert!(!grey(&mut screen, "Game").contains(&"Redo".to_owned()));
    assert!(grey(&mut screen, "View").contains(&"Smaller text".to_owned()), "it is as small as can be");
}

#[test]
fn what_is_switched_on_says_so() {
    let mut screen = Screen::playing("layli-goobalay");
    for (entry, on) in [("Show numbers", true), ("Turn the board round", false), ("Show the side panel", true)] {
        for on in [on, !on] {
            screen.click("View");
            let node = screen.harness.get_by_role_and_label(Role::CheckBox, entry);
            assert_eq!(node.accesskit_node().toggled(), Some(if on { Toggled::True } else { Toggled::False }), "{entry}");
            let at = node.rect().center();
            screen.press_at(at);
            screen.settle();
        }
    }
}

#[test]
fn keys_are_written_in_menus_as_in_the_table_of_keys() {
    let words = Words::english();
    let mut screen = Screen::playing("layli-goobalay");
    screen.key(Key::F1);
    let table = screen.texts();
    screen.key(Key::Escape);
    let mut found = 0;
    for menu in ["File", "Game", "Replay", "Learn", "View", "Help"] {
        screen.click(menu);
        for command in Command::ALL {
            let label = command.label(&words);
            let nodes = screen.harness.root().children_recursive();
            let entry = nodes
                .filter_map(|node| Some((node.accesskit_node().label()?, node.accesskit_node().data().keyboard_shortcut()?.to_owned())));
            for (_, key) in entry.filter(|(name, _)| name.starts_with(&label)) {
                found += 1;
                assert!(table.contains(&key), "{label}: {key}");
            }
        }
        screen.key(Key::Escape);
    }
    assert!(found > 20 && table.contains(&"Page down".to_owned()) && table.contains(&"Ctrl++".to_owned()), "{table:?}");
}

#[test]
fn one_of_the_choices_of_a_menu_is_taken_and_another_can_be() {
    let mut screen = Screen::playing("layli-goobalay");
    let choices = |screen: &Screen| {
        let nodes = screen.harness.root().children_recursive();
        let radios = nodes.filter(|node| node.accesskit_node().role() == Role::RadioButton);
        let radios = radios.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.accesskit_node().toggled()));
        let taken: Vec<String> = radios.filter(|(_, on)| *on == Some(Toggled::True)).map(|(name, _)| name).collect();
        assert_eq!(taken.len(), 1, "one is taken");
        taken[0].clone()
    };
    for (menu, first, other) in
        [("Board material", "As the game has it", "Slate"), ("Light or dark", "Light", "Dark"), ("Motion", "As the system", "Reduced")]
    {
        for (now, next) in [(first, other), (other, first)] {
            screen.click("View");
            screen.click(menu);
            assert_eq!(choices(&screen), now, "{menu}");
            screen.click(next);
        }
    }
}
