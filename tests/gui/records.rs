//! Past games: many cards, of which only those in sight are laid out.

use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use gobale::app::{Action, App, Command, Date, Listing, Record, Settings};
use gobale::session::Session;
use gobale::ui::{Window, paint};
use gobale::words::Words;

use super::rules;

const MANY: usize = 60;

/// The past games with many of them.
fn many() -> Harness<'static> {
    let words = Words::english();
    let mut app = App::new(Words::english(), Settings::default(), None);
    app.act(Action::Command(Command::Records));
    let record = |number: usize| {
        let mut session = Session::new(rules("huroy"));
        session.players_mut().south.name = format!("Player {number}.");
        Record::new(&words, format!("{number}.ron"), Some(Date { year: 2026, month: 2, day: 3 }), Ok(&session))
    };
    app.act(Action::RecordsRead(Ok(Listing { records: (1..=MANY).map(record).collect(), older: 0 })));
    // Nothing is written before the fonts are there, which is from the second frame on.
    let mut window = None;
    let mut app = Some(app);
    let mut harness = Harness::builder().with_size(super::USUAL).build_ui(move |ui| match (&mut window, app.take()) {
        (Some(window), _) => drop(Window::show(window, ui)),
        (None, app) => {
            paint::install_fonts(ui.ctx());
            window = app.map(Window::new);
        }
    });
    harness.run_steps(3);
    harness
}

/// The numbers of the cards that are laid out.
fn cards(harness: &Harness<'_>) -> Vec<usize> {
    let named = By::new().predicate(|node| node.label().is_some_and(|label| label.starts_with("Open") && label.contains("Player ")));
    let number = |label: String| label.split("Player ").nth(1)?.split('.').next()?.parse().ok();
    harness.query_all(named).filter_map(|node| number(node.accesskit_node().label()?)).collect()
}

#[test]
fn only_the_cards_in_sight_are_laid_out_and_tab_leads_to_all() {
    let mut harness = many();
    let first = cards(&harness);
    assert!(first.contains(&1) && first.len() < 30, "{first:?}");
    let mut reached = Vec::new();
    for _ in 0..3 * MANY {
        harness.key_press(egui::Key::Tab);
        harness.run_steps(2);
        let focused = harness.root().children_recursive().find(egui_kittest::Node::is_focused);
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    for number in 1..=MANY {
        let wanted = format!("Player {number}. ");
        assert!(reached.iter().any(|label| label.contains(&wanted)), "{number} is not reached");
    }
}
