//! The page of a rule set: the board with its track, and every clause with its source, its alternatives and its example.

use std::sync::Arc;

use egui::{Align, Frame, Label, Layout, Margin, Rect, ScrollArea, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::rules_page::{WhyNot, why_not};
use crate::app::{Action, App, Command, CompareAction, RulesPage, RulesPageAction};
use crate::catalogue;
use crate::rules::clause::Authority;
use crate::rules::options::RuleOption;
use crate::rules::{Clause, Rules};
use crate::scene::{Marks, Scene};
use crate::session::Told;
use crate::ui::look::{Look, beside_bar};
use crate::ui::table::timeline::Watched;
use crate::ui::table::transport;
use crate::ui::table::watched_board::WatchedBoard;
use crate::ui::widgets::button::leading_button;
use crate::ui::widgets::live::{Live, heard};
use crate::watch::Playback;
use crate::words::say;

/// Draws the screen. `scene` is kept from frame to frame for its memory.
pub fn show(ui: &mut Ui, app: &App, look: &Look, scene: &mut Scene, actions: &mut Vec<Action>) {
    let Some(page) = app.rules_page() else { return };
    let all = ui.available_rect_before_wrap();
    // However large the text, board and clauses both keep room.
    let look = &look.at_most(all.height() / 380.0);
    ui.spacing_mut().interact_size.y = look.row();
    let wide = all.width() >= 900.0;
    let ui = &mut part(ui, all.shrink2(vec2(if wide { 24.0 } else { 16.0 }, 8.0)));
    head(ui, app, look, page, actions);
    ui.add_space(6.0);
    let rest = ui.available_rect_before_wrap();
    let (left, right) = rest.split_left_right_at_fraction(0.54);
    let wanted = watched(&mut part(ui, left), app, look, page, scene, actions);
    let right = right.with_min_x(right.left() + if wide { 18.0 } else { 12.0 });
    clauses(&mut part(ui, right), app, look, page, wanted, actions);
}

fn part(ui: &mut Ui, rect: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    part.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
    part
}

/// Which game it is, and the ways to another, to play it, and back.
fn head(ui: &mut Ui, app: &App, look: &Look, page: &RulesPage, actions: &mut Vec<Action>) {
    let words = app.words();
    let spec = page.rules().spec();
    ui.horizontal_wrapped(|ui| {
        ui.label(look.strong(say!(words, "rules-of", game = spec.name), 20.0));
        ui.menu_button(look.text(say!(words, "rules-other"), 14.0), |ui| {
            for rules in catalogue::all() {
                if ui.selectable_label(rules == page.rules(), rules.spec().name.as_str()).clicked() {
                    actions.push(Action::RulesPage(RulesPageAction::Open(Arc::clone(rules))));
                    ui.close();
                }
            }
        });
        if leading_button(ui, look, say!(words, "rules-play")).clicked() {
            actions.push(Action::New(Arc::clone(page.rules())));
        }
        if ui.button(look.text(say!(words, "compare-back"), 14.0)).clicked() {
            actions.push(Action::Command(Command::Cancel));
        }
    });
}

/// The board with its track, or with the example that is watched. Gives the clause that is asked for.
fn watched(ui: &mut Ui, app: &App, look: &Look, page: &RulesPage, scene: &mut Scene, actions: &mut Vec<Action>) -> Option<Clause> {
    let all = ui.available_rect_before_wrap();
    let line = |points: f32| ui.ctx().fonts_mut(|fonts| fonts.row_height(&look.font(points)));
    let spacing = ui.spacing().item_spacing.y;
    let words_height = 2.0 * line(16.0) + 2.0 * line(13.0) + look.row() + 3.0 * spacing;
    let moving = page.playback().filter(|playback| playback.length() > 0.0);
    let transport_height = if moving.is_some() { transport::height(ui, look, all.width()) + spacing } else { 0.0 };
    let (board, below) = all.split_top_bottom_at_y(all.bottom() - words_height - transport_height);
    let rules: &Rules = page.rules();
    // Without an example it is the first arrangement.
    let still = Playback::new(rules.board(), Told { before: rules.start(), events: Vec::new() });
    let mut marks = Marks::default();
    match page.example() {
        Some(example) => marks.refused = example.refused.map(|(hole, _)| hole),
        None => marks.track = page.track(),
    }
    let playback = page.playback().unwrap_or(&still);
    WatchedBoard { rules, playback, marks, number: None, asks: false }.show(ui, app, look, board, scene);
    let ui = &mut part(ui, below);
    let told = page.told(app.words());
    lines(ui, look.strong(told.headline, 16.0));
    lines(ui, look.muted(told.detail, 13.0));
    let mut wanted = None;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), look.row()), Layout::left_to_right(Align::Center), |ui| {
        if page.clause().is_none() {
            return;
        }
        if ui.button(look.text(say!(app.words(), "rules-unwatch"), 13.0)).clicked() {
            actions.push(Action::RulesPage(RulesPageAction::Unwatch));
        }
        if let Some(clause) = page.clause_now() {
            let title = app.words().clause_title(clause);
            let chip = ui.add(egui::Button::new(look.muted(&title, 12.5)).corner_radius(20).truncate());
            chip.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(app.words(), "rules-show-clause", rule = title)));
            wanted = chip.clicked().then_some(clause);
        }
    });
    if let Some(playback) = moving {
        transport::show(ui, app, look, Watched { playback, running: page.watched().is_running(), parts: None }, actions);
    }
    wanted
}

/// A text of two lines at most, read out as it changes.
fn lines(ui: &mut Ui, text: egui::RichText) {
    let width = ui.available_width();
    let mut job = egui::WidgetText::from(text).into_layout_job(ui.style(), egui::FontSelection::Default, Align::Min);
    let job = Arc::make_mut(&mut job);
    job.wrap = egui::text::TextWrapping { max_width: width, max_rows: 2, ..Default::default() };
    heard(ui, job.clone(), Live::Polite);
}

/// What the game is, its clauses in order, what the sources leave open, and the sources.
fn clauses(ui: &mut Ui, app: &App, look: &Look, page: &RulesPage, wanted: Option<Clause>, actions: &mut Vec<Action>) {
    let words = app.words();
    let (rules, spec) = (page.rules(), page.rules().spec());
    let now = page.clause_now();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        beside_bar(ui);
        ui.label(look.muted(words.origin(spec), 13.0));
        if !spec.about.is_empty() {
            ui.label(look.text(&spec.about, 13.5));
        }
        ui.add_space(6.0);
        // What one plays for comes before how.
        let aim = Frame::new().fill(look.colour(look.theme.panel)).corner_radius(8).inner_margin(Margin::symmetric(12, 8));
        aim.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(look.strong(say!(words, "rules-aim"), 15.0));
            ui.label(look.text(words.aim(rules), 13.5));
        });
        for clause in rules.clauses() {
            let ground = if now == Some(clause) { look.theme.selected } else { look.theme.panel };
            let frame = Frame::new().fill(look.colour(ground)).corner_radius(8).inner_margin(Margin::symmetric(12, 8));
            let card = frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                card(ui, app, look, page, clause, actions);
            });
            if wanted == Some(clause) {
                ui.scroll_to_rect_animation(card.response.rect, Some(Align::Center), egui::style::ScrollAnimation::none());
            }
        }
        ui.add_space(10.0);
        ui.label(look.strong(say!(words, "rules-open"), 16.0));
        for option in page.options() {
            left_open(ui, app, look, page, option, actions);
        }
        ui.add_space(10.0);
        ui.label(look.strong(say!(words, "panel-sources"), 16.0));
        for source in &spec.sources {
            ui.label(look.muted(&source.reference, 12.5));
        }
        ui.add_space(8.0);
    });
}

/// A clause: its words, who says so, how else it is read, and the way to its example.
fn card(ui: &mut Ui, app: &App, look: &Look, page: &RulesPage, clause: Clause, actions: &mut Vec<Action>) {
    let words = app.words();
    let rules = page.rules();
    let title = words.clause_title(clause);
    ui.label(look.strong(&title, 15.0));
    let spec = rules.clause(clause);
    ui.label(look.text(words.clause_words(rules, clause), 13.5));
    for does in others(app, page, clause.option()) {
        ui.label(look.muted(say!(words, "rules-also", does = does), 12.5));
    }
    ui.horizontal_wrapped(|ui| {
        match spec.map(|spec| &spec.from) {
            Some(Authority::Source(source)) => {
                ui.label(look.muted(say!(words, "rules-told-by", source = source), 12.5));
            }
            Some(Authority::OurReading) => {
                ui.label(look.strong(say!(words, "rules-ours"), 12.5).color(look.colour(look.theme.accent)));
            }
            None => {
                ui.label(look.muted(say!(words, "rules-your-own"), 12.5));
            }
        }
        match why_not(rules, clause) {
            None => {
                let watch = ui.button(look.text(say!(words, "rules-watch"), 12.5));
                watch.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(words, "rules-watch-clause", rule = title)));
                shown_by_focus(&watch);
                if watch.clicked() {
                    actions.push(Action::RulesPage(RulesPageAction::Watch(clause)));
                }
            }
            Some(why) => {
                let ink = if why == WhyNot::BoardShows { look.theme.muted } else { look.theme.text };
                ui.add(Label::new(look.muted(why.told(words), 12.5).color(look.colour(ink))).wrap());
            }
        }
    });
}

/// What the other values of an option do.
fn others(app: &App, page: &RulesPage, option: Option<RuleOption>) -> Vec<String> {
    let spec = page.rules().spec();
    let Some((option, now)) = option.and_then(|option| Some((option, spec.get(option)?))) else { return Vec::new() };
    // Any number of wins can be chosen: none stands for all the others.
    let values = spec.values(option).filter(|_| option != RuleOption::Wins).unwrap_or_default();
    values.into_iter().filter(|value| *value != now).map(|value| app.words().option_does(option, &value)).collect()
}

/// An option: how it is read here, what the sources say, and the way to its readings side by side.
fn left_open(ui: &mut Ui, app: &App, look: &Look, page: &RulesPage, option: RuleOption, actions: &mut Vec<Action>) {
    let words = app.words();
    let value = page.rules().spec().get(option).unwrap_or_default();
    let title = words.option_title(option);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let here = say!(words, "rules-open-option", option = title, value = words.option_value(option, &value));
        ui.label(look.strong(here, 13.5));
        let compare = ui.button(look.text(say!(words, "rules-compare"), 12.5));
        compare.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, say!(words, "rules-compare-option", option = title)));
        shown_by_focus(&compare);
        if compare.clicked() {
            actions.push(Action::Compare(CompareAction::Example(option)));
        }
    });
    ui.label(look.muted(words.option_sources(option), 13.0));
}

/// The keyboard may lead to what is not in sight.
fn shown_by_focus(response: &egui::Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
