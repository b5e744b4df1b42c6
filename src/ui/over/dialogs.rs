//! What lies over the screen: questions, the table of keys, and short messages.

use egui::{Align, Align2, Area, Frame, Id, Layout, Margin, Modal, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::{export, key_page, palette, path};
use crate::app::exporting::ExportAction;
use crate::app::{Action, Answer, App, AskedPath, Command, Fitness, Loss, Losses, NoticeKind, PaletteAction, Purpose, Question};
use crate::rules::Side;
use crate::session::Ending;
use crate::ui::look::Look;
use crate::ui::widgets::button::{Weight, icon_button, icon_size, leading_button};
use crate::ui::widgets::icons::Icon;
use crate::ui::widgets::live::{Live, heard};
use crate::words::{Words, say};

/// The bar at the top, over which no message lies but in place of its title.
#[derive(Clone, Copy)]
pub struct Bar {
    /// The lower edge.
    pub bottom: f32,
    /// The room of the title.
    pub title: Rect,
}

/// Draws whatever lies over the screen, which may have a bar at the top.
pub fn show(ui: &mut Ui, app: &App, look: &Look, bar: Option<Bar>, actions: &mut Vec<Action>) {
    notice(ui, app, look, bar, actions);
    export::progress(ui, app, look, actions);
    if let Some(question) = app.question() {
        // A window of its own, so that its button does not hand the focus on to one of the question for the file.
        let name = if let Question::Export(_) = question { "export" } else { "question" };
        let modal = modal(ui, name).show(ui.ctx(), |ui| {
            let width = if *question == Question::Stop { 520.0 } else { 440.0 };
            ui.set_width((width * look.scale).min(ui.ctx().content_rect().width() - 60.0));
            // In large type it may be higher than the window.
            let most = ui.ctx().content_rect().height() - 70.0;
            scrolled(ui, name, most, |ui| ask(ui, app, look, question, actions));
        });
        // Escape closes it anyway; a click beside it would throw away what was typed and chosen in it.
        let holds_work = matches!(question, Question::Path(_) | Question::Export(_));
        if modal.should_close() && !holds_work {
            actions.push(Action::Answer(Answer::Cancel));
        }
    } else if app.shows_keys() {
        let modal = modal(ui, "keys").show(ui.ctx(), |ui| key_page::show(ui, app, look, actions));
        if modal.should_close() {
            actions.push(Action::Command(Command::Cancel));
        }
    } else if let Some(palette) = app.palette() {
        let modal = modal(ui, "palette").show(ui.ctx(), |ui| palette::show(ui, app, look, palette, actions));
        if modal.should_close() {
            actions.push(Action::Palette(PaletteAction::Close));
        }
    }
}

/// A list in a window over the screen, at its upper end each time the window opens.
pub(super) fn from_the_top(ui: &Ui, list: ScrollArea) -> ScrollArea {
    let was_open = ui.memory(|memory| memory.areas().visible_last_frame(&ui.layer_id()));
    if was_open { list } else { list.vertical_scroll_offset(0.0) }
}

/// Draws something as high as it is, which scrolls where that is more than there is room for.
fn scrolled(ui: &mut Ui, name: &str, most: f32, draw: impl FnOnce(&mut Ui)) {
    // How high it is, is known from the time before.
    let id = Id::unique(("height of", name));
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let height = known.unwrap_or(most).min(most);
    let list = ScrollArea::vertical().id_salt(name).max_height(height).min_scrolled_height(height);
    // From the top down whatever it lies in: what stands in the middle of its room would never be less high.
    let shown = from_the_top(ui, list).show(ui, |ui| ui.with_layout(Layout::top_down(Align::Min), draw));
    let needed = shown.content_size.y;
    if known.is_none_or(|known| (known - needed).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("what lies over the screen has another height");
    }
}

/// What would be lost: a short question, and what is to be known of it.
fn losing(words: &Words, losses: &Losses) -> (String, String) {
    let (titles, details): (Vec<String>, Vec<String>) = losses.iter().map(|loss| of_loss(words, loss)).unzip();
    let title = match <[String; 1]>::try_from(titles) {
        Ok([title]) => title,
        Err(_) if losses.can_save_any() => say!(words, "ask-unsaved-several"),
        Err(_) => say!(words, "ask-flawed-several"),
    };
    (title, details.join("\n"))
}

fn of_loss(words: &Words, loss: (Loss, Fitness)) -> (String, String) {
    match loss {
        (Loss::Session, _) => (say!(words, "ask-unsaved"), say!(words, "ask-unsaved-detail")),
        (Loss::Rules, Fitness::Sound) => (say!(words, "ask-unsaved-rules"), say!(words, "ask-unsaved-rules-detail")),
        (Loss::Rules, Fitness::Flawed) => (say!(words, "ask-flawed-rules"), say!(words, "ask-flawed-rules-detail")),
        (Loss::Position, Fitness::Sound) => (say!(words, "ask-unsaved-position"), say!(words, "ask-unsaved-position-detail")),
        (Loss::Position, Fitness::Flawed) => (say!(words, "ask-flawed-position"), say!(words, "ask-flawed-position-detail")),
    }
}

/// A window over the screen that has to be answered first.
fn modal(ui: &Ui, name: &str) -> Modal {
    Modal::new(Id::unique(name)).frame(Frame::popup(ui.style()).inner_margin(20))
}

/// A question in a few words, and what is to be known of it.
fn told(app: &App, question: &Question) -> (String, String) {
    let words = app.words();
    match question {
        Question::Unsaved { losses, .. } => losing(words, losses),
        Question::Overwrite { path, .. } => {
            (say!(words, "ask-overwrite"), say!(words, "ask-overwrite-detail", file = path.display().to_string()))
        }
        Question::Changed { path } => (say!(words, "ask-changed"), say!(words, "ask-changed-detail", file = path.display().to_string())),
        Question::Report(report) => (say!(words, "ask-report"), say!(words, "ask-report-detail", file = report.file.display().to_string())),
        Question::Path(AskedPath { purpose: Purpose::Open, .. }) => (say!(words, "ask-path-open"), say!(words, "ask-path-detail")),
        Question::Path(_) => (say!(words, "ask-path-save"), say!(words, "ask-path-detail")),
        Question::Export(_) => (say!(words, "ask-export"), say!(words, "ask-export-detail")),
        Question::Delete { title, .. } => (say!(words, "ask-delete"), say!(words, "ask-delete-detail", record = title)),
        Question::Stop => {
            let ways = match app.lone_person() {
                Some(side) => say!(words, "ask-stop-detail-computer", player = app.names()[side.other()]),
                None if app.is_person(Side::South) => say!(words, "ask-stop-detail"),
                // Computers do not give up.
                None => say!(words, "ask-stop-detail-computers"),
            };
            (say!(words, "ask-stop"), std::iter::once(ways).chain(app.who_is_ahead()).collect::<Vec<String>>().join("\n"))
        }
        Question::ResetSettings => (say!(words, "ask-reset-settings"), say!(words, "ask-reset-settings-detail")),
        Question::Museum => {
            (say!(words, "ask-museum"), say!(words, "ask-museum-detail", minutes = usize::from(app.settings().museum_minutes)))
        }
    }
}

fn ask(ui: &mut Ui, app: &App, look: &Look, question: &Question, actions: &mut Vec<Action>) {
    let words = app.words();
    let (title, detail) = told(app, question);
    ui.label(look.strong(title, 18.0));
    ui.add_space(4.0);
    ui.label(look.text(detail, 14.0));
    if let Question::Path(asked) = question {
        path::show(ui, app, look, asked, actions);
    }
    if let Question::Export(asked) = question {
        export::choices(ui, words, look, asked.chosen, actions);
    }
    ui.add_space(12.0);
    let answers = match question {
        Question::Unsaved { losses, .. } if !losses.can_save_any() => {
            vec![(say!(words, "answer-leave"), Action::Answer(Answer::WithoutSaving))]
        }
        Question::Unsaved { .. } => vec![
            (say!(words, "answer-save"), Action::Answer(Answer::Yes)),
            (say!(words, "answer-discard"), Action::Answer(Answer::WithoutSaving)),
        ],
        Question::Overwrite { .. } => vec![(say!(words, "answer-replace"), Action::Answer(Answer::Yes))],
        Question::Changed { .. } => vec![
            (say!(words, "answer-elsewhere"), Action::Answer(Answer::Elsewhere)),
            (say!(words, "answer-replace"), Action::Answer(Answer::Yes)),
        ],
        Question::Report(_) => vec![(say!(words, "answer-copy"), Action::Answer(Answer::Yes))],
        Question::Path(AskedPath { purpose: Purpose::Open, .. }) => vec![(say!(words, "answer-open"), Action::Answer(Answer::Yes))],
        Question::Export(_) => vec![(say!(words, "answer-export"), Action::Export(ExportAction::Go))],
        Question::Path(_) => {
            vec![(say!(words, "answer-save"), Action::Answer(Answer::Yes))]
        }
        Question::Delete { .. } => vec![(say!(words, "answer-delete"), Action::Answer(Answer::Yes))],
        Question::ResetSettings => vec![(say!(words, "answer-reset-settings"), Action::Answer(Answer::Yes))],
        Question::Museum => vec![(say!(words, "answer-museum"), Action::Answer(Answer::Yes))],
        Question::Stop => stopping(app),
    };
    // What Enter does: it goes on, but never replaces, deletes or gives up by itself.
    let first = match question {
        Question::Path(_) => First::Field,
        Question::Overwrite { .. } | Question::Delete { .. } | Question::ResetSettings | Question::Museum | Question::Stop => First::Cancel,
        Question::Unsaved { losses, .. } if !losses.can_save_any() => First::Cancel,
        Question::Unsaved { .. } | Question::Changed { .. } | Question::Report(_) | Question::Export(_) => First::Leading,
    };
    let cancel = match question {
        Question::Report(_) => say!(words, "answer-close"),
        _ => say!(words, "answer-cancel"),
    };
    // What does not fit in one line stands one below the other.
    let labels = answers.iter().map(|(label, _)| label).chain([&cancel]);
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |label: &String| ui.painter().layout_no_wrap(label.clone(), look.strong_font(14.0), egui::Color32::PLACEHOLDER).size().x;
    let in_line = labels.map(|label| width(label) + around).sum::<f32>() <= ui.available_width();
    let layout = if in_line { Layout::left_to_right(Align::Center) } else { Layout::top_down_justified(Align::Min) };
    let height = if in_line { look.row() } else { 0.0 };
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
        for (number, (label, action)) in answers.into_iter().enumerate() {
            let leading = number == 0;
            let response = if leading { leading_button(ui, look, label) } else { ui.button(look.strong(label, 14.0)) };
            if leading && first == First::Leading {
                focus_if_nothing(ui, &response);
            }
            if response.clicked() {
                actions.push(action);
            }
        }
        let cancel = ui.button(look.text(cancel, 14.0));
        if first == First::Cancel {
            focus_if_nothing(ui, &cancel);
        }
        if cancel.clicked() {
            actions.push(Action::Answer(Answer::Cancel));
        }
    });
}

/// How a match can be ended. A computer does not give up, and to a person who plays against one it is their own to do.
fn stopping(app: &App) -> Vec<(String, Action)> {
    let words = app.words();
    let gives_up = |side| Action::End(Ending::Resigned(side));
    if let Some(side) = app.lone_person() {
        return vec![(say!(words, "answer-stop"), Action::Answer(Answer::Yes)), (say!(words, "answer-give-up"), gives_up(side))];
    }
    let names = app.names();
    let players = Side::BOTH.into_iter().filter(|&side| app.is_person(side));
    let resign = players.map(|side| (say!(words, "answer-resign", player = names[side]), gives_up(side)));
    std::iter::once((say!(words, "answer-agree"), Action::Answer(Answer::Yes))).chain(resign).collect()
}

/// What of a question has the focus at first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Field,
    Leading,
    Cancel,
}

fn focus_if_nothing(ui: &Ui, response: &egui::Response) {
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// A message: that something was done stands in place of the title for its while, where it has the room there, and covers nothing
/// else. All else lies at the upper edge over what is there, so that the board keeps its size.
fn notice(ui: &Ui, app: &App, look: &Look, bar: Option<Bar>, actions: &mut Vec<Action>) {
    let Some(notice) = app.notice() else { return };
    let ink = match notice.kind {
        NoticeKind::Done => look.theme.good,
        NoticeKind::Failed => look.theme.bad,
    };
    let area = Area::new(Id::unique("notice")).order(egui::Order::Foreground);
    let text = ui.painter().layout_no_wrap(notice.text.clone(), look.font(14.0), look.colour(ink)).size().x;
    let wide = text + ui.spacing().item_spacing.x + icon_size(look, Weight::Bare).x;
    if let Some(title) = bar.map(|bar| bar.title).filter(|title| notice.kind == NoticeKind::Done && wide <= title.width()) {
        area.fixed_pos(title.min).show(ui.ctx(), |ui| {
            let (place, _) = ui.allocate_exact_size(title.size(), Sense::hover());
            ui.painter().rect_filled(place, 0.0, look.colour(look.theme.bar));
            let middle = Rect::from_center_size(place.center(), vec2(wide + 2.0, place.height()));
            let mut row = ui.new_child(UiBuilder::new().max_rect(middle).layout(Layout::left_to_right(Align::Center)));
            heard(&mut row, look.text(&notice.text, 14.0).color(look.colour(ink)), Live::Assertive);
            closing(&mut row, app, look, actions);
        });
        return;
    }
    let width = (ui.ctx().content_rect().width() - 60.0).min(620.0);
    let top = bar.map_or(0.0, |bar| bar.bottom) + 8.0;
    area.anchor(Align2::CENTER_TOP, vec2(0.0, top)).show(ui.ctx(), |ui| {
        let frame = Frame::popup(ui.style()).fill(look.colour(look.theme.panel)).stroke(egui::Stroke::new(1.5, look.colour(ink)));
        frame.inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
            ui.set_max_width(width);
            ui.horizontal(|ui| {
                ui.scope(|ui| {
                    ui.set_max_width(width - icon_size(look, Weight::Bare).x - 30.0);
                    // A long one in large type scrolls.
                    let most = ui.ctx().content_rect().height() * 0.6;
                    scrolled(ui, "notice", most, |ui| {
                        heard(ui, look.text(&notice.text, 14.0), Live::Assertive);
                    });
                });
                closing(ui, app, look, actions);
            });
        });
    });
}

/// The button that takes a message away.
fn closing(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    if icon_button(ui, look, Icon::Cross, Weight::Bare, &say!(app.words(), "notice-close")).clicked() {
        actions.push(Action::DismissNotice);
    }
}
