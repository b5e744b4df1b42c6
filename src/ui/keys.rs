//! Keys: the shortcuts of the table of commands, and the letters of the holes.

use egui::{Key as EguiKey, Modifiers};

use crate::app::command::{Held, Key, Platform, Shortcut};
use crate::app::exercise::Exercise;
use crate::app::{Action, App, Choosing, Command, CompareAction, Input, Screen, Table};
use crate::rules::{Board, Direction, Hole, Side};

/// A shortcut as egui has it.
fn shortcut(shortcut: Shortcut) -> egui::KeyboardShortcut {
    let modifiers = match shortcut.held {
        Held::None => Modifiers::NONE,
        Held::Shift => Modifiers::SHIFT,
        Held::Command => Modifiers::COMMAND,
        Held::CommandShift => Modifiers::COMMAND | Modifiers::SHIFT,
    };
    egui::KeyboardShortcut::new(modifiers, key(shortcut.key))
}

/// The kind of system the window is on.
pub fn platform(ctx: &egui::Context) -> Platform {
    match ctx.os() {
        os if os.is_mac() => Platform::Mac,
        egui::os::OperatingSystem::Windows => Platform::Windows,
        _ => Platform::Other,
    }
}

/// What the program is told with in this frame; none where nothing is asked.
pub fn played_with(ctx: &egui::Context) -> Option<Input> {
    let with = |event: &egui::Event| match event {
        egui::Event::Key { pressed: true, .. } | egui::Event::AccessKitActionRequest(_) => Some(Input::Keyboard),
        egui::Event::PointerButton { pressed: true, .. } | egui::Event::Touch { .. } => Some(Input::Pointer),
        _ => None,
    };
    ctx.input(|input| input.events.iter().rev().find_map(with))
}

fn key(key: Key) -> EguiKey {
    match key {
        Key::Letter(letter) => EguiKey::from_name(letter.encode_utf8(&mut [0; 4])).unwrap_or(EguiKey::Escape),
        Key::Digit(figure) => EguiKey::from_name(&figure.to_string()).unwrap_or(EguiKey::Escape),
        Key::Function(number) => EguiKey::from_name(&format!("F{number}")).unwrap_or(EguiKey::Escape),
        Key::Space => EguiKey::Space,
        Key::Enter => EguiKey::Enter,
        Key::Escape => EguiKey::Escape,
        Key::Home => EguiKey::Home,
        Key::End => EguiKey::End,
        Key::PageUp => EguiKey::PageUp,
        Key::PageDown => EguiKey::PageDown,
        Key::Comma => EguiKey::Comma,
        Key::Period => EguiKey::Period,
        Key::Plus => EguiKey::Plus,
        Key::Minus => EguiKey::Minus,
    }
}

/// Where the keyboard's focus is, as far as it says whose a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Nowhere, or on a hole that there is nothing to do with: all keys are the table's.
    Board,
    /// On a hole that can be asked for: Enter is its own.
    Hole,
    /// On a button or the like: Space is its own.
    Widget,
    /// In a field that is typed in: what is typed there is its own.
    Field,
    /// In a field until this very key, which took it away from there.
    LeftField,
    /// In an open menu, which has its own use for Escape, arrows and letters.
    Menu,
}

/// What a key pressed asks for.
pub fn heard(app: &App, focus: Focus, pressed: EguiKey, modifiers: Modifiers) -> Option<Action> {
    // On many keyboards plus is on the key of the equals sign, and nobody presses Shift for it.
    let pressed = if pressed == EguiKey::Equals && modifiers.command { EguiKey::Plus } else { pressed };
    let means = |command: &Command| {
        command.shortcut().is_some_and(|wanted| {
            let shortcut = shortcut(wanted);
            shortcut.logical_key == pressed && modifiers.matches_logically(shortcut.modifiers) && is_heard(app, focus, *command, wanted)
        })
    };
    let asking = app.is_covered();
    let at_table = app.board().filter(|_| !asking);
    commands().find(means).map(Action::Command).or_else(|| match focus {
        _ if asking => None,
        Focus::Board if pressed == EguiKey::Enter && modifiers.is_none() && app.entered().is_some() => app.entered(),
        Focus::Board | Focus::Hole | Focus::Widget if app.screen() == Screen::Compare => compared(app, pressed, modifiers),
        Focus::Board | Focus::Hole | Focus::Widget => at_table.and_then(|table| choice(app, table, pressed, modifiers)),
        Focus::Field | Focus::LeftField | Focus::Menu => None,
    })
}

/// Whether a command's key is the command's now.
fn is_heard(app: &App, focus: Focus, command: Command, wanted: Shortcut) -> bool {
    let bare = matches!(wanted.held, Held::None | Held::Shift);
    let asking = app.is_covered();
    let in_field = matches!(focus, Focus::Field | Focus::LeftField);
    match command {
        _ if focus == Focus::Menu => !bare,
        // In a search Escape empties the field, and the number that is asked for has the focus by itself.
        Command::Cancel => {
            asking || !in_field || matches!(app.screen(), Screen::Records | Screen::About | Screen::Settings) || asks_number(app)
        }
        Command::Keys | Command::Palette => app.question().is_none(),
        // On the page of keys too: it is to be read.
        Command::TextLarger | Command::TextSmaller | Command::TextUsual if app.shows_keys() => true,
        _ if asking => false,
        // As do letters, taking back what was typed belongs to the field.
        _ if focus == Focus::Field && (bare || matches!(command, Command::Undo | Command::Redo)) => false,
        _ if wanted.key == Key::Space => (watches(app) || app.board().is_some()) && matches!(focus, Focus::Board | Focus::Hole),
        Command::Lessons | Command::Predict => true,
        Command::Faster | Command::Slower if asks_number(app) => false,
        _ if bare => watches(app) || app.board().is_some(),
        _ => true,
    }
}

/// Whether a number is to be typed, so that plus and minus are its own.
fn asks_number(app: &App) -> bool {
    app.exercise().is_some_and(Exercise::asks_number)
}

/// Whether there is something to watch on the screen, which bare keys move.
fn watches(app: &App) -> bool {
    app.screen() == Screen::Table || app.screen().shows_examples()
}

/// Commands with more keys held first, so that Ctrl+Shift+S is not heard as Ctrl+S.
fn commands() -> impl Iterator<Item = Command> {
    let more_held =
        |command: &Command| command.shortcut().is_some_and(|shortcut| matches!(shortcut.held, Held::CommandShift | Held::Shift));
    Command::ALL.into_iter().filter(more_held).chain(Command::ALL.into_iter().filter(move |command| !more_held(command)))
}

/// The letter of a hole asks for it: of the row of whoever chooses, or of a central hole while one is to be claimed.
/// While a direction is to be chosen, the arrows left and right choose it, as the seeds go on the screen.
fn choice(app: &App, table: &Table, pressed: EguiKey, modifiers: Modifiers) -> Option<Action> {
    if modifiers.any() && !modifiers.shift_only() {
        return None;
    }
    match (table.choosing(), pressed) {
        (Choosing::Direction(hole), EguiKey::ArrowRight) => return Some(Action::ChooseDirection(towards(app, table, hole, Way::Right))),
        (Choosing::Direction(hole), EguiKey::ArrowLeft) => return Some(Action::ChooseDirection(towards(app, table, hole, Way::Left))),
        _ => {}
    }
    if app.exercise().is_none() && !app.is_person(table.chooser()) {
        // The holes are a computer's now.
        return None;
    }
    let board = table.session().rules().board();
    let central = !table.to_claim().is_empty();
    // Where any hole can be the answer, Shift leads to the other row.
    let any = app.exercise().is_some_and(Exercise::picks_hole);
    let row = if any && modifiers.shift { table.chooser().other() } else { table.chooser() };
    let here = |hole: &Hole| match board.side_of(*hole) {
        Some(side) => side == row && !central,
        None => central || any,
    };
    board.holes().filter(here).find(|&hole| is_named(board, hole, pressed)).map(Action::Choose)
}

/// Whether a key is the letter of a hole.
fn is_named(board: &Board, hole: Hole, pressed: EguiKey) -> bool {
    EguiKey::from_name(board.letter(hole).to_ascii_uppercase().encode_utf8(&mut [0; 4])) == Some(pressed)
}

/// The letter of a hole of whoever is to move plays that hole side by side.
fn compared(app: &App, pressed: EguiKey, modifiers: Modifiers) -> Option<Action> {
    let case = app.comparison().filter(|_| !modifiers.any() || modifiers.shift_only())?.case();
    let row = case.board.row(case.position.to_move());
    row.into_iter().find(|&hole| is_named(&case.board, hole, pressed)).map(|hole| Action::Compare(CompareAction::Choose(hole)))
}

/// A way along a row, as it is seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// The direction in which the first seed from a hole goes that way.
pub fn towards(app: &App, table: &Table, hole: Hole, way: Way) -> Direction {
    let lower = if app.settings().flipped { Side::North } else { Side::South };
    let in_lower = table.session().rules().board().side_of(hole) == Some(lower);
    if in_lower == (way == Way::Right) { Direction::Ccw } else { Direction::Cw }
}
