//! The dialog that asks what to export, and the strip that says how far it is.

use egui::{Align2, Area, Frame, Grid, Id, Label, Margin, ProgressBar, ScrollArea, Ui, vec2};

use crate::app::exporting::{Chosen, ExportAction, Ink, Large, Subject};
use crate::app::{Action, App};
use crate::export::{Still, Written};
use crate::ui::look::Look;
use crate::ui::widgets::ticks::radio;
use crate::words::{Words, say};

/// Draws the choices, in as much room as the buttons beneath them leave.
pub fn choices(ui: &mut Ui, words: &Words, look: &Look, before: Chosen, actions: &mut Vec<Action>) {
    ui.add_space(8.0);
    let height = ui.ctx().content_rect().height() - ui.min_rect().height() - 110.0 - 24.0 * look.scale;
    let mut chosen = before;
    ScrollArea::vertical().max_height(height).show(ui, |ui| grid(ui, words, look, &mut chosen));
    if chosen != before {
        actions.push(Action::Export(ExportAction::Choose(chosen)));
    }
}

fn grid(ui: &mut Ui, words: &Words, look: &Look, chosen: &mut Chosen) {
    let now = *chosen;
    Grid::new("export").num_columns(2).spacing([18.0, 10.0]).show(ui, |ui| {
        let subjects = [
            (Subject::Picture(Still::default()), say!(words, "export-picture")),
            (Subject::Turn, say!(words, "export-turn")),
            (Subject::Round, say!(words, "export-round")),
            (Subject::Game(Written::default()), say!(words, "export-game")),
        ];
        let same = |one: Subject, other: Subject| std::mem::discriminant(&one) == std::mem::discriminant(&other);
        group(ui, look, &say!(words, "export-what"), subjects, |subject| same(subject, now.subject), |subject| chosen.subject = subject);
        match now.subject {
            Subject::Picture(still) => {
                let kinds = [(Still::Png, say!(words, "export-png")), (Still::Svg, say!(words, "export-svg"))];
                let title = say!(words, "export-format");
                group(ui, look, &title, kinds, |kind| kind == still, |kind| chosen.subject = Subject::Picture(kind));
            }
            Subject::Game(written) => {
                let kinds = [
                    (Written::Text, say!(words, "export-txt")),
                    (Written::Markdown, say!(words, "export-md")),
                    (Written::Csv, say!(words, "export-csv")),
                ];
                let title = say!(words, "export-format");
                group(ui, look, &title, kinds, |kind| kind == written, |kind| chosen.subject = Subject::Game(kind));
            }
            Subject::Turn | Subject::Round => {}
        }
        let sizes = Large::ALL.into_iter().filter_map(|large| Some((large, size(words, large, now.subject)?)));
        let sizes: Vec<_> = sizes.collect();
        if !sizes.is_empty() {
            group(ui, look, &say!(words, "export-size"), sizes, |large| large == now.large, |large| chosen.large = large);
            let inks = [(Ink::Seen, say!(words, "export-seen")), (Ink::Print, say!(words, "export-print"))];
            group(ui, look, &say!(words, "export-ink"), inks, |ink| ink == now.ink, |ink| chosen.ink = ink);
        }
    });
}

/// What a size is called; none where there is none.
fn size(words: &Words, large: Large, subject: Subject) -> Option<String> {
    let pixels = large.pixels(subject)?;
    let (width, height) = (pixels.width().to_string(), pixels.height().to_string());
    Some(match large {
        Large::Small => say!(words, "export-small", width = width, height = height),
        Large::Middle => say!(words, "export-middle", width = width, height = height),
        Large::Large => say!(words, "export-large", width = width, height = height),
    })
}

/// Some of which one is chosen, under a title at their left.
fn group<T: Copy>(
    ui: &mut Ui,
    look: &Look,
    title: &str,
    choices: impl IntoIterator<Item = (T, String)>,
    is_chosen: impl Fn(T) -> bool,
    mut choose: impl FnMut(T),
) {
    // In the row of the first choice, and never broken.
    ui.vertical(|ui| ui.horizontal(|ui| ui.add(Label::new(look.muted(title, 14.0)).extend())));
    ui.vertical(|ui| {
        ui.spacing_mut().icon_width = 16.0 * look.scale;
        ui.spacing_mut().icon_width_inner = 9.0 * look.scale;
        ui.spacing_mut().item_spacing.y = 1.0;
        let edge = egui::Stroke::new(1.0, look.colour(look.theme.muted));
        ui.visuals_mut().widgets.inactive.bg_stroke = edge;
        ui.visuals_mut().widgets.hovered.bg_stroke = edge;
        for (choice, label) in choices {
            let chosen = is_chosen(choice);
            if radio(ui, chosen, look.text(label, 14.0)).clicked() && !chosen {
                choose(choice);
            }
        }
    });
    ui.end_row();
}

/// How far what is exported is, over the upper edge, with a way to stop it.
pub fn progress(ui: &Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let Some((done, all)) = app.export_progress() else { return };
    let words = app.words();
    let label = match all {
        0 => say!(words, "export-preparing"),
        _ => say!(words, "export-progress", done = done, all = all),
    };
    // Beneath a message that is there already.
    let down = 46.0 + if app.notice().is_some() { 60.0 * look.scale } else { 0.0 };
    let roomy = ui.ctx().content_rect().width() > 640.0 * look.scale;
    Area::new(Id::unique("export-progress")).anchor(Align2::CENTER_TOP, vec2(0.0, down)).order(egui::Order::Foreground).show(
        ui.ctx(),
        |ui| {
            let frame = Frame::popup(ui.style()).fill(look.colour(look.theme.panel));
            frame.inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
                ui.set_max_width(ui.ctx().content_rect().width() - 60.0);
                ui.horizontal_wrapped(|ui| {
                    ui.label(look.text(label, 14.0));
                    // The bar says nothing that the words do not.
                    if roomy {
                        let part = done as f32 / all.max(1) as f32;
                        ui.add(ProgressBar::new(part).desired_width(160.0).corner_radius(4).fill(look.colour(look.theme.accent)));
                    }
                    if ui.button(look.text(say!(words, "export-cancel"), 14.0)).clicked() {
                        actions.push(Action::Export(ExportAction::Stop));
                    }
                });
            });
        },
    );
}
