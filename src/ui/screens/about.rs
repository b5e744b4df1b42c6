//! About: what the program is, where it keeps things, and the licences of its parts.
//!
//! Only the rows in sight are laid out, and a licence only while it is read.

use egui::{Align, Button, Frame, Id, Label, Layout, Margin, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, WidgetInfo, vec2};

use crate::about::{self, Licence, Part};
use crate::app::{AboutAction, Action, App, Keeping};
use crate::ui::look::Look;
use crate::words::{Words, say};

/// The widest a line of text gets.
const WIDEST: f32 = 760.0;

/// The most letters that are searched for.
const LONGEST_SEARCH: usize = 100;

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    Frame::new().inner_margin(Margin { left: 24, right: 24, top: 18, bottom: 0 }).show(ui, |ui| match app.about().open() {
        Some((part, licence)) => read(ui, app.words(), look, (part, licence), actions),
        None => {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width((WIDEST * look.scale).min(ui.available_width()));
                head(ui, app.words(), look, actions);
                folders(ui, app, look, actions);
                licences(ui, app, look, actions);
                ui.add_space(18.0);
            });
        }
    });
}

fn wrapped(ui: &mut Ui, text: RichText) {
    ui.add(Label::new(text).wrap());
}

fn head(ui: &mut Ui, words: &Words, look: &Look, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(look.strong(say!(words, "about-title", version = about::VERSION), 26.0));
        if ui.button(look.text(say!(words, "about-back"), 14.0)).clicked() {
            actions.push(Action::About(AboutAction::Close));
        }
    });
    wrapped(ui, look.text(say!(words, "about-what"), 14.0));
    wrapped(ui, look.text(say!(words, "about-free"), 14.0));
}

fn heading(ui: &mut Ui, look: &Look, text: String) {
    ui.add_space(14.0);
    ui.label(look.strong(text, 18.0));
}

/// Where things are kept: what it is, the path, and what can be done with it.
fn folders(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let Some(folders) = app.about().folders() else { return };
    heading(ui, look, say!(words, "about-folders"));
    for keeping in Keeping::ALL {
        let what = what(words, keeping);
        ui.add_space(4.0);
        ui.label(look.text(&what, 14.0));
        ui.horizontal_wrapped(|ui| {
            for (label, named, asked) in [
                (say!(words, "about-open"), say!(words, "about-open-named", what = what), AboutAction::OpenFolder(keeping)),
                (say!(words, "about-copy"), say!(words, "about-copy-named", what = what), AboutAction::CopyFolder(keeping)),
            ] {
                let button = ui.button(look.text(label, 13.0));
                button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &named));
                if button.clicked() {
                    actions.push(Action::About(asked));
                }
            }
            wrapped(ui, look.muted(folders.of(keeping).display().to_string(), 13.0));
        });
    }
}

fn what(words: &Words, keeping: Keeping) -> String {
    match keeping {
        Keeping::Settings => say!(words, "about-folder-settings"),
        Keeping::Games => say!(words, "about-folder-games"),
        Keeping::Lessons => say!(words, "about-folder-lessons"),
        Keeping::Reports => say!(words, "about-folder-reports"),
    }
}

fn licences(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    heading(ui, look, say!(words, "about-licences"));
    wrapped(ui, look.text(say!(words, "about-licences-detail"), 14.0));
    let mut search = app.about().search().to_owned();
    let field = TextEdit::singleline(&mut search).hint_text(say!(words, "about-search-hint")).char_limit(LONGEST_SEARCH);
    let width = (320.0 * look.scale).min(ui.available_width() - 16.0);
    let response = ui.add(field.desired_width(width));
    let label = say!(words, "about-search");
    let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.changed() {
        actions.push(Action::About(AboutAction::Search(search)));
    }
    let found = app.about().found();
    let told = if found.is_empty() { say!(words, "about-none") } else { say!(words, "about-found", count = found.len()) };
    ui.label(look.muted(told, 13.0));
    ui.spacing_mut().item_spacing.y = 2.0;
    for (number, part) in found.iter().enumerate() {
        row(ui, words, look, (number, part), actions);
    }
}

/// A part with its licence. Out of sight it only takes its place, but for those next to what is seen: the keyboard leads there.
fn row(ui: &mut Ui, words: &Words, look: &Look, (number, part): (usize, &Part), actions: &mut Vec<Action>) {
    let size = vec2(ui.available_width(), look.row());
    let place = Rect::from_min_size(ui.cursor().min, size);
    if !ui.is_rect_visible(place.expand(2.0 * size.y)) {
        ui.allocate_space(size);
        return;
    }
    // Whatever was left out before, the rows keep their ids, and with them the focus.
    ui.scope_builder(UiBuilder::new().scope_id(Id::unique(("part", number))), |ui| {
        let licence = &about::licences()[part.licence].id;
        // At the right, where the name leaves room: it is cut sooner than the licence.
        let short = look.muted(licence, 13.0);
        let button = Button::new(look.text(&part.name, 14.0)).shortcut_text(short).min_size(size).truncate();
        let response = ui.add_sized(size, button);
        response
            .widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(words, "about-part", part = part.name, licence = licence)));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            actions.push(Action::About(AboutAction::Show(part.clone())));
        }
    });
}

/// A licence with its whole text.
fn read(ui: &mut Ui, words: &Words, look: &Look, (part, licence): (&Part, &Licence), actions: &mut Vec<Action>) {
    wrapped(ui, look.text(say!(words, "about-licence-of", part = part.name), 14.0));
    wrapped(ui, look.strong(&licence.name, 20.0));
    ui.horizontal_wrapped(|ui| {
        for (label, asked) in
            [(say!(words, "about-back"), AboutAction::Close), (say!(words, "about-copy-licence"), AboutAction::CopyLicence)]
        {
            if ui.button(look.text(label, 14.0)).clicked() {
                actions.push(Action::About(asked));
            }
        }
    });
    ui.add_space(8.0);
    let id = Id::unique(("licence", part.licence));
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.set_max_width((WIDEST * look.scale).min(ui.available_width()));
            wrapped(ui, look.text(&licence.text, 13.5));
            ui.add_space(18.0);
        });
    });
}
