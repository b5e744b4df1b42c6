//! The field for the path of a file, what did not do about the last one, and the files opened or saved lately.

use std::path::Path;

use egui::text::{CCursor, CCursorRange};
use egui::{Button, Id, Label, TextEdit, Ui};

use crate::app::{Action, Answer, App, AskedPath, Purpose, Trial};
use crate::ui::look::Look;
use crate::ui::widgets::button::tip;
use crate::ui::widgets::live::{Live, live};
use crate::words::say;

/// Draws it.
pub(super) fn show(ui: &mut Ui, app: &App, look: &Look, asked: &AskedPath, actions: &mut Vec<Action>) {
    let mut typed = asked.text.clone();
    let field = ui.add(TextEdit::singleline(&mut typed).desired_width(f32::INFINITY));
    let label = say!(app.words(), "ask-path-label");
    let _ = ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
    if field.changed() {
        actions.push(Action::TypePath(typed));
    }
    if let Trial::Failed(why) = &asked.trial {
        let told = ui.add(Label::new(look.text(why, 14.0).color(look.colour(look.theme.bad))).wrap());
        live(ui, &told, Live::Assertive);
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        actions.push(Action::Answer(Answer::Yes));
    } else if ui.memory(|memory| memory.focused().is_none()) || has_just_failed(ui, asked) {
        field.request_focus();
        select_name(ui, field.id, &asked.text);
    }
    if asked.purpose == Purpose::Open {
        recent(ui, app, look, actions);
    }
}

/// Whether the path did not do since the last picture, so that it is to be changed, whatever had the focus.
fn has_just_failed(ui: &Ui, asked: &AskedPath) -> bool {
    let before = ui.data_mut(|data| {
        let kept = data.get_temp_mut_or_insert_with(Id::unique("trial of a path"), || Trial::Typed);
        std::mem::replace(kept, asked.trial.clone())
    });
    matches!(asked.trial, Trial::Failed(_)) && before != asked.trial
}

/// Selects a file's name in the field of its path, without folder and ending: that is what one types anew.
fn select_name(ui: &Ui, field: Id, path: &str) {
    // A folder alone is gone on from.
    let file = Some(Path::new(path)).filter(|_| !path.ends_with(std::path::is_separator));
    let name = file.and_then(Path::file_stem).map_or(0, |stem| stem.to_string_lossy().chars().count());
    let after = file.and_then(Path::file_name).map_or(0, |name| name.to_string_lossy().chars().count());
    let folder = path.chars().count() - after;
    if let Some(mut state) = TextEdit::load_state(ui.ctx(), field) {
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(folder), CCursor::new(folder + name))));
        state.store(ui.ctx(), field);
    }
}

/// The files opened or saved lately, each to be opened by a click.
fn recent(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let files = app.recent_files();
    if files.is_empty() {
        return;
    }
    ui.add_space(10.0);
    ui.label(look.muted(say!(app.words(), "ask-path-recent"), 13.0));
    for file in files {
        let button = ui.add(Button::new(look.text(file.label, 14.0)).truncate());
        if tip(button, &file.path.display().to_string()).clicked() {
            actions.extend([Action::Answer(Answer::Cancel), Action::OpenFile(file.path)]);
        }
    }
}
