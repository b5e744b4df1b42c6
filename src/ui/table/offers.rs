//! The buttons that stand with what is told: what can be done now, and which of it leads on.

use crate::app::table::Refused;
use crate::app::{Action, App, Command, Computers, Sides, Table};
use crate::rules::Forbidden;
use crate::session::{Refusal, Stage};
use crate::ui::widgets::button::Weight;
use crate::words::say;

/// Something that is offered.
pub struct Offer {
    /// What it is called.
    pub label: String,
    /// What it does.
    pub action: Action,
    /// Whether it leads on.
    pub weight: Weight,
}

impl Offer {
    const fn leading(label: String, action: Action) -> Self {
        Self { label, action, weight: Weight::Leading }
    }

    const fn plain(label: String, action: Action) -> Self {
        Self { label, action, weight: Weight::Plain }
    }
}

/// What the moment asks for, the one that leads on first.
pub fn offers(app: &App, table: &Table) -> Vec<Offer> {
    let words = app.words();
    if let Some(&Refused { direction: Some(direction), why: Refusal::Forbidden(Forbidden::Endless(hole)), .. }) = table.refused() {
        return vec![Offer::leading(say!(words, "table-watch"), Action::WatchEndless(hole, direction))];
    }
    if app.exercise().is_some() {
        return Vec::new();
    }
    if table.waits_for_reader() {
        return vec![Offer::leading(say!(words, "table-next-round"), Action::Command(Command::PlayPause))];
    }
    if table.is_for_computer() {
        return match table.computers() {
            Computers::Wait => vec![Offer::leading(say!(words, "computer-go-on"), Action::Command(Command::MoveNow))],
            // Nobody has to hold or hurry a computer that plays.
            Computers::Play => {
                [Command::Computers, Command::MoveNow].map(|command| Offer::plain(command.label(words), Action::Command(command))).into()
            }
        };
    }
    if !table.is_at_rest() {
        return Vec::new();
    }
    match table.session().game().stage() {
        Stage::Arrange { .. } => vec![Offer::leading(Command::SetOut.label(words), Action::Command(Command::SetOut))],
        Stage::Over(_) => vec![
            Offer::leading(say!(words, "table-again"), Action::Again(Sides::Same)),
            Offer::plain(say!(words, "table-again-changed"), Action::Again(Sides::Changed)),
        ],
        Stage::Turn => Vec::new(),
    }
}
