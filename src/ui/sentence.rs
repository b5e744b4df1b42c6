//! Under the board: the event under way in a sentence, and the rule it follows.

use egui::{Align, Frame, Layout, Margin, Ui};

use super::look::Look;
use crate::app::table::{self, Refused};
use crate::app::{Action, App, Choosing, Command, Sides, Table};
use crate::rules::clause::Authority;
use crate::rules::saying::Occasion;
use crate::rules::{Clause, Forbidden};
use crate::session::{MatchEnd, Outcome, Refusal, Stage};
use crate::words::{Progress, Telling, clause_of_refusal, say};

/// What is told at one moment.
struct Told {
    telling: Telling,
    clause: Option<Clause>,
    /// Whether it says why something is not allowed.
    refused: bool,
}

/// Draws the sentence, its detail and the rule; with a button where the moment asks for one.
pub fn show(ui: &mut Ui, app: &App, look: &Look, table: &Table, actions: &mut Vec<Action>) {
    let told = told(app, table);
    let ink = if told.refused { look.theme.bad } else { look.theme.text };
    let line = egui::Label::new(look.strong(&told.telling.headline, 18.0).color(look.colour(ink))).wrap();
    let response = ui.add(line);
    // Read out as it changes, without moving the reader's place.
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
    ui.horizontal(|ui| {
        for (number, (label, action)) in offers(app, table).into_iter().enumerate() {
            let button = if number == 0 {
                let text = look.strong(label, 14.0).color(look.colour(look.theme.on_accent));
                egui::Button::new(text).fill(look.colour(look.theme.accent))
            } else {
                egui::Button::new(look.text(label, 14.0))
            };
            if ui.add(button).clicked() {
                actions.push(action);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(clause) = told.clause {
                rule_chip(ui, app, look, table, clause);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(look.muted(told.telling.detail, 14.0)).truncate());
            });
        });
    });
}

/// The buttons that the moment asks for, the one that leads on first.
fn offers(app: &App, table: &Table) -> Vec<(String, Action)> {
    let words = app.words();
    if let Some(&Refused { direction: Some(direction), why: Refusal::Forbidden(Forbidden::Endless(hole)), .. }) = table.refused() {
        return vec![(say!(words, "table-watch"), Action::WatchEndless(hole, direction))];
    }
    if !table.is_at_rest() {
        return Vec::new();
    }
    match table.session().game().stage() {
        Stage::Arrange { .. } => vec![(Command::SetOut.label(words), Action::Command(Command::SetOut))],
        Stage::Over(_) => vec![
            (say!(words, "table-again"), Action::Again(Sides::Same)),
            (say!(words, "table-again-changed"), Action::Again(Sides::Changed)),
        ],
        Stage::Turn => Vec::new(),
    }
}

/// The name of the rule and who says so; pointed at, the rule in words.
fn rule_chip(ui: &mut Ui, app: &App, look: &Look, table: &Table, clause: Clause) {
    let words = app.words();
    let spec = table.session().rules().clause(clause);
    let title = words.clause_title(clause);
    // Where there is little room the source is left to the pointer and to the rules in the panel.
    let roomy = ui.available_width() > 620.0 * look.scale;
    let text = match spec.map(|spec| &spec.from) {
        _ if !roomy => title,
        Some(Authority::Source(source)) => say!(words, "table-rule", rule = title, source = source),
        Some(Authority::OurReading) => say!(words, "table-rule-ours", rule = title),
        None => title,
    };
    let chip = Frame::new().fill(look.colour(look.theme.raised)).corner_radius(20).inner_margin(Margin::symmetric(12, 4));
    let response = chip.show(ui, |ui| ui.add(egui::Label::new(look.muted(text, 12.5)).truncate())).response;
    if let Some(spec) = spec {
        response.on_hover_text(&spec.words);
    }
}

fn told(app: &App, table: &Table) -> Told {
    let names = app.names();
    let teller = app.teller(table, &names);
    let words = app.words();
    if let Some(refused) = table.refused() {
        let clause = match &refused.why {
            Refusal::Forbidden(why) => Some(clause_of_refusal(table.session().rules(), *why)),
            _ => None,
        };
        let detail = clause.and_then(|clause| table.session().rules().clause(clause)).map(|clause| clause.words.clone());
        let telling = Telling { headline: teller.refused(table.position(), &refused.why), detail: detail.unwrap_or_default() };
        return Told { telling, clause, refused: true };
    }
    let playback = table.playback();
    let letter = |hole| table.session().rules().board().letter(hole);
    if table.is_at_rest() {
        match table.choosing() {
            Choosing::Direction(hole) => {
                let telling = Telling {
                    headline: say!(words, "table-choose-direction", hole = letter(hole)),
                    detail: say!(words, "table-choose-direction-detail"),
                };
                return Told { telling, clause: Some(Clause::DirectionFree), refused: false };
            }
            Choosing::Claim { .. } => {
                let player = &names[table.position().to_move()];
                let telling = Telling {
                    headline: say!(words, "table-choose-claim", player = player),
                    detail: say!(words, "table-choose-claim-detail"),
                };
                return Told { telling, clause: Some(Clause::Claim), refused: false };
            }
            Choosing::SetOut(draft) => {
                let numbers: Vec<String> = draft.numbers(table.session()).iter().map(u8::to_string).collect();
                let headline = say!(words, "table-set-out", player = names[draft.setter], numbers = numbers.join(" "));
                let detail = match (draft.odd, draft.odd - draft.more.len()) {
                    (0, _) => say!(words, "table-set-out-no-choice"),
                    (_, 0) => say!(words, "table-set-out-choice"),
                    (_, left) => say!(words, "table-set-out-left", left = left),
                };
                return Told { telling: Telling { headline, detail }, clause: Some(Clause::Spread), refused: false };
            }
            Choosing::Nothing => {}
        }
        match table.session().game().stage() {
            Stage::Over(outcome) => return over(app, table, outcome),
            Stage::Turn if table.session().game().is_empty() && playback.events().is_empty() => {
                let player = &names[table.position().to_move()];
                let telling = Telling { headline: say!(words, "table-begin", player = player), detail: say!(words, "table-begin-detail") };
                return Told { telling, clause: Some(Clause::Lift), refused: false };
            }
            Stage::Turn | Stage::Arrange { .. } => {}
        }
    }
    let number = playback.current().or_else(|| playback.events().iter().rposition(|&event| table::tells(event)));
    let Some((number, event)) = number.and_then(|number| Some((number, *playback.events().get(number)?))) else {
        return Told { telling: Telling { headline: String::new(), detail: String::new() }, clause: None, refused: false };
    };
    let before = playback.position_before(number);
    let mut telling = teller.event(&before, Progress::after(&playback.events()[..number]), event);
    let clause = table.clause_at(number);
    if !table.may_count() {
        telling = Telling { headline: clause.map(|clause| words.clause_title(clause)).unwrap_or_default(), detail: String::new() };
    }
    if table.is_at_rest() {
        telling.detail = say!(words, "table-next", player = names[table.position().to_move()]);
    }
    if let Some(saying) = table.saying_at(number) {
        telling.detail = say!(words, "table-saying", says = saying.says, means = saying.means, detail = telling.detail);
    }
    Told { telling, clause, refused: false }
}

/// How the match came out, with what is called out at its end.
fn over(app: &App, table: &Table, outcome: Outcome) -> Told {
    let names = app.names();
    let mut telling = app.teller(table, &names).outcome(outcome);
    let saying = (outcome.why == MatchEnd::Wins).then(|| table.session().rules().saying_on(Occasion::MatchWon)).flatten();
    if let Some(saying) = saying {
        telling.detail = say!(app.words(), "table-saying", says = saying.says, means = saying.means, detail = telling.detail);
    }
    Told { telling, clause: None, refused: false }
}
