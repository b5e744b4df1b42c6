//! Home: the games to choose from, each with a picture of its board.

use std::sync::Arc;

use egui::{Align, EventFilter, FocusDirection, Frame, Id, Key, Layout, Margin, Modifiers, Rect, ScrollArea, Ui, WidgetInfo, vec2};

use super::game_card::Card;
use crate::app::{Action, App, Command, RulesPageAction};
use crate::catalogue;
use crate::rules::Rules;
use crate::ui::look::Look;
use crate::ui::table::seats;
use crate::ui::widgets::button::leading_button;
use crate::ui::widgets::focus::{self, Entrance};
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// How wide a card is at least, how high the board on it, and the space between two, at the usual size of text.
const CARD: f32 = 330.0;
const BOARD: f32 = 86.0;
const GAP: f32 = 14.0;

/// Draws the screen. `pictures` are kept from frame to frame.
pub fn show(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(24, 8)).show(ui, |ui| {
            head(ui, app, look, actions);
            ui.add_space(4.0);
            seats::row(ui, app, look, actions);
            ui.add_space(6.0);
            cards(ui, app, look, pictures, actions);
        });
    });
}

/// What the screen is, and the ways to it that are no card: beside the words, or below them where text is large.
fn head(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let title = |ui: &mut Ui| {
        ui.label(look.strong(say!(words, "home-title"), 26.0));
        ui.add(egui::Label::new(look.muted(say!(words, "home-subtitle"), 14.0)).wrap());
    };
    let ways = ways(app);
    let mut buttons = |ui: &mut Ui| {
        for (label, command) in &ways {
            let button = if app.leads_from_home() == Some(*command) {
                leading_button(ui, look, label.clone())
            } else {
                ui.button(look.text(label, 14.0))
            };
            if button.clicked() {
                actions.push(Action::Command(*command));
            }
        }
    };
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let wide = |label: &str| {
        let text = ui.painter().layout_no_wrap(label.to_owned(), look.strong_font(14.0), look.colour(look.theme.text));
        text.size().x + around
    };
    // The words take what the buttons leave. Those are drawn from the left, so that Tab goes through them as they stand.
    let left = ui.available_width() - ways.iter().map(|(label, _)| wide(label)).sum::<f32>();
    if left < 260.0 * look.scale {
        title(ui);
        ui.horizontal_wrapped(buttons);
    } else {
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                title(ui);
            });
            buttons(ui);
        });
    }
}

/// The ways to go on that are no card, in the order in which they stand and in which Tab goes through them.
fn ways(app: &App) -> Vec<(String, Command)> {
    let words = app.words();
    let going_on = app.way_to_table().map(|name| (name, Command::Continue));
    let others = [
        (say!(words, "home-learn"), Command::Lessons),
        (Command::Records.label(words), Command::Records),
        (say!(words, "home-open"), Command::Open),
    ];
    going_on.into_iter().chain(others).filter(|(_, command)| app.offers(*command)).collect()
}

fn cards(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let width = ui.available_width();
    let columns = ((width + GAP) / (CARD * look.scale.min(1.5) + GAP)).floor().max(1.0);
    let rows = (catalogue::all().len() as f32 / columns).ceil();
    let card_width = (width - GAP * (columns - 1.0)) / columns;
    // The game to begin with stands first, so that nobody has to look for it.
    let mut games: Vec<&Arc<Rules>> = catalogue::all().iter().collect();
    games.sort_by_key(|rules| rules.spec().id != catalogue::FIRST);
    let cards: Vec<Card<'_>> = games.into_iter().map(|rules| Card::new(ui, app, look, rules, card_width)).collect();
    let words = cards.iter().map(|card| card.words_height(look)).fold(0.0, f32::max);
    // Where all cards fit they share the height there is.
    let share = (ui.available_height() - GAP * rows) / rows;
    let board = BOARD * look.scale.min(1.6);
    let size = vec2(card_width, share.clamp(words + board, words + 2.0 * board));
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let mut is_first = true;
    let mut stops = Vec::with_capacity(cards.len());
    for row in cards.chunks(columns as usize) {
        ui.horizontal(|ui| {
            for card in row {
                let response = card.show(ui, app, look, size, words, pictures);
                stops.push(response.id);
                if std::mem::take(&mut is_first) {
                    focus::begins(ui.ctx(), Entrance::Arrows, &response);
                }
                if response.clicked() {
                    actions.push(Action::New(Arc::clone(card.rules())));
                }
                if rules_button(ui, app, look, card.rules(), response.rect).clicked() {
                    actions.push(Action::RulesPage(RulesPageAction::Open(Arc::clone(card.rules()))));
                }
            }
        });
    }
    go_by_arrows(ui, &stops, columns as usize);
}

/// Lets the arrows lead from card to card: along the rows, from row to row, and up out of the first one.
fn go_by_arrows(ui: &Ui, cards: &[Id], columns: usize) {
    let focus = ui.memory(egui::Memory::focused);
    let Some(at) = cards.iter().position(|&card| Some(card) == focus) else { return };
    // Up from the first row leads out, as egui finds its way.
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: at >= columns, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(cards[at], filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let next = if pressed(Key::ArrowRight) {
        Some(at + 1)
    } else if pressed(Key::ArrowLeft) {
        at.checked_sub(1)
    } else if pressed(Key::ArrowDown) {
        Some(at + columns)
    } else if at >= columns && pressed(Key::ArrowUp) {
        Some(at - columns)
    } else {
        return;
    };
    ui.memory_mut(|memory| {
        if let Some(&next) = next.and_then(|next| cards.get(next)) {
            memory.request_focus(next);
        }
        memory.move_focus(FocusDirection::None);
    });
}

/// The way to the rules, in the corner of a card.
fn rules_button(ui: &mut Ui, app: &App, look: &Look, rules: &Rules, card: Rect) -> egui::Response {
    let corner = Rect::from_min_max(card.max - vec2(card.width() * 0.4, look.row() + 8.0), card.max - vec2(10.0, 8.0));
    let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(corner).layout(Layout::right_to_left(Align::Center)));
    let button = ui.button(look.text(say!(app.words(), "rules-short"), 12.5));
    button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(app.words(), "rules-of", game = rules.spec().name)));
    // The keyboard may lead to a card that is not in sight.
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    button
}
