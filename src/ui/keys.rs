//! Keys: the shortcuts of the table of commands, and the letters of the holes.

use egui::{Key as EguiKey, Modifiers};

use crate::app::command::{Held, Key, Shortcut};
use crate::app::{Action, App, Choosing, Command, Screen, Table};
use crate::rules::{Direction, Hole, Side};

/// A shortcut as egui has it.
pub fn shortcut(shortcut: Shortcut) -> egui::KeyboardShortcut {
    let modifiers = match shortcut.held {
        Held::None => Modifiers::NONE,
        Held::Shift => Modifiers::SHIFT,
        Held::Command => Modifiers::COMMAND,
        Held::CommandShift => Modifiers::COMMAND | Modifiers::SHIFT,
    };
    egui::KeyboardShortcut::new(modifiers, key(shortcut.key))
}

fn key(key: Key) -> EguiKey {
    match key {
        Key::Letter(letter) => EguiKey::from_name(letter.encode_utf8(&mut [0; 4])).unwrap_or(EguiKey::Escape),
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

/// What the keys pressed ask for. Those used are taken, so that no widget acts on them too.
///
/// `board_has_focus` says whether the focus is on a hole or nowhere: then Space and Enter belong to the board. `was_typing`
/// says whether a field had it in the frame before: Escape has taken it away by now, and has done its work.
pub fn read(ctx: &egui::Context, app: &App, board_has_focus: bool, was_typing: bool) -> Vec<Action> {
    let typing = ctx.text_edit_focused();
    let mut actions = Vec::new();
    let asking = app.question().is_some() || app.shows_keys();
    // An open menu has its own use for Escape, arrows and letters.
    let menu = egui::Popup::is_any_open(ctx);
    for command in commands() {
        let Some(wanted) = command.shortcut() else { continue };
        let bare = matches!(wanted.held, Held::None | Held::Shift);
        let at_table = app.screen() == Screen::Table;
        let heard = match command {
            _ if menu => !bare,
            Command::Cancel => asking || !was_typing,
            Command::Keys => app.question().is_none(),
            _ if asking => false,
            // A bare key belongs to the field that is typed in, as does taking back what was typed there.
            _ if typing && (bare || matches!(command, Command::Undo | Command::Redo)) => false,
            // Space belongs to the button that has the focus.
            _ if wanted.key == Key::Space => at_table && board_has_focus,
            _ if bare => at_table,
            _ => true,
        };
        if heard && ctx.input_mut(|input| input.consume_shortcut(&shortcut(wanted))) {
            actions.push(Action::Command(command));
        }
    }
    if let (Some(table), Screen::Table, false) = (app.table(), app.screen(), asking || typing || menu) {
        actions.extend(letters(ctx, table));
        actions.extend(direction_arrows(ctx, app, table));
    }
    actions
}

/// Commands with more keys held first, so that Ctrl+Shift+S is not heard as Ctrl+S.
fn commands() -> impl Iterator<Item = Command> {
    let more_held =
        |command: &Command| command.shortcut().is_some_and(|shortcut| matches!(shortcut.held, Held::CommandShift | Held::Shift));
    Command::ALL.into_iter().filter(more_held).chain(Command::ALL.into_iter().filter(move |command| !more_held(command)))
}

/// The letter of a hole asks for it: of the mover's row, or of a central hole while one is to be claimed.
fn letters(ctx: &egui::Context, table: &Table) -> Vec<Action> {
    let board = table.session().rules().board();
    let mover = table.chooser();
    let central = !table.to_claim().is_empty();
    let mut actions = Vec::new();
    for hole in board.holes() {
        let here = match board.side_of(hole) {
            Some(side) => side == mover && !central,
            None => central,
        };
        let letter = board.letter(hole).to_ascii_uppercase();
        let pressed = here
            && EguiKey::from_name(letter.encode_utf8(&mut [0; 4])).is_some_and(|key| {
                ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key) || input.consume_key(Modifiers::SHIFT, key))
            });
        if pressed {
            actions.push(Action::Choose(hole));
        }
    }
    actions
}

/// While a direction is to be chosen, the arrows left and right choose it, as the seeds go on the screen.
fn direction_arrows(ctx: &egui::Context, app: &App, table: &Table) -> Option<Action> {
    let Choosing::Direction(hole) = table.choosing() else { return None };
    let rightward = ctx.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, EguiKey::ArrowRight) {
            Some(true)
        } else if input.consume_key(Modifiers::NONE, EguiKey::ArrowLeft) {
            Some(false)
        } else {
            None
        }
    })?;
    Some(Action::ChooseDirection(towards(app, table, hole, rightward)))
}

/// The direction in which the first seed from a hole goes to the right on the screen, or to the left.
pub fn towards(app: &App, table: &Table, hole: Hole, right: bool) -> Direction {
    let lower = if app.settings().flipped { Side::North } else { Side::South };
    let in_lower = table.session().rules().board().side_of(hole) == Some(lower);
    if in_lower == right { Direction::Ccw } else { Direction::Cw }
}
