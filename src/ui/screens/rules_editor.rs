//! The screen on which a rule set is made: its choices, what contradicts itself, what is different, and the board.

use std::sync::Arc;

use egui::{ComboBox, DragValue, Rect, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::rules_editor::{RuleEdit, RulesEditor, Warning};
use crate::app::{Action, App, Command};
use crate::catalogue;
use crate::rules::board::{Crossing, ROW};
use crate::rules::ruleset::{
    Arrangement, Beginner, CapturingSeed, Centre, DirectionRule, EndlessRule, FirstTurn, Lifting, Mirror, OppositeEmpty, Relay,
    RoundEndRule, Rounds, Singles, Sowing, Three, WINS,
};
use crate::ui::look::{Look, beside_bar};
use crate::ui::widgets::button::{leading_button, undoing};
use crate::ui::widgets::choices::{self, Entry};
use crate::ui::widgets::live::{Live, heard};
use crate::ui::widgets::picture::Pictures;
use crate::words::say;

/// How high a message is that lies over the screen.
const MESSAGE: f32 = 48.0;

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &App, look: &Look, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let Some(editor) = app.rules_editor() else { return };
    let whole = ui.available_rect_before_wrap().shrink2(vec2(16.0, 10.0));
    let (left, right) = whole.split_left_right_at_x(whole.left() + whole.width() * 0.52);
    let mut choices = ui.new_child(egui::UiBuilder::new().max_rect(left));
    let mut result = ui.new_child(egui::UiBuilder::new().max_rect(right.with_min_x(right.left() + 16.0)));
    ScrollArea::vertical().id_salt("choices").auto_shrink(false).show(&mut choices, |ui| {
        beside_bar(ui);
        ui.horizontal_wrapped(|ui| {
            ui.label(look.strong(say!(app.words(), "rules-title"), 20.0));
            if ui.button(look.text(say!(app.words(), "compare-back"), 14.0)).clicked() {
                actions.push(Action::Command(Command::Cancel));
            }
        });
        Form { app, look, editor, actions: &mut *actions }.show(ui);
    });
    ScrollArea::vertical().id_salt("result").auto_shrink(false).show(&mut result, |ui| {
        beside_bar(ui);
        outcome(ui, app, look, editor, pictures, actions);
    });
}

/// What comes of the choices.
fn outcome(ui: &mut Ui, app: &App, look: &Look, editor: &RulesEditor, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let words = app.words();
    let rules = editor.rules();
    if let Ok(rules) = &rules {
        let size = vec2(ui.available_width(), (ui.available_width() * 0.4).min(240.0));
        let area = Rect::from_min_size(ui.cursor().min, size);
        pictures.show(ui, look, rules, &rules.start(), area);
        ui.add_space(size.y + 8.0);
    } else {
        ui.add_space(MESSAGE * look.scale);
    }
    // Below the board, where no message ever covers them.
    let (verdict, ink) = match &rules {
        Ok(_) => (say!(words, "rules-sound"), look.theme.good),
        Err(flaw) => (app.rules_flaw(flaw), look.theme.bad),
    };
    heard(ui, look.strong(verdict, 14.0).color(look.colour(ink)), Live::Polite);
    if let Some(Warning::NothingTaken) = editor.warning().filter(|_| rules.is_ok()) {
        ui.add(egui::Label::new(look.text(say!(words, "rules-nothing-taken"), 13.0)).wrap());
    }
    ui.add_space(4.0);
    ui.add_enabled_ui(rules.is_ok(), |ui| {
        ui.horizontal_wrapped(|ui| {
            if leading_button(ui, look, say!(words, "make-play")).clicked() {
                actions.push(Action::PlayRules);
            }
            if ui.button(look.text(say!(words, "rules-save"), 14.0)).clicked() {
                actions.push(Action::SaveRules);
            }
        });
    });
    undoing(ui, app, look, actions);
    ui.add_space(8.0);
    ui.label(look.strong(say!(words, "rules-differences"), 14.0));
    let differences = editor.differences();
    if differences.is_empty() {
        ui.label(look.muted(say!(words, "rules-same"), 13.0));
    }
    for part in differences {
        let (now, before) = (words.part_of(editor.spec(), part), words.part_of(editor.original(), part));
        let sentence = say!(words, "rules-difference", part = words.part(part), now = now, before = before);
        ui.add(egui::Label::new(look.text(sentence, 13.0)).wrap());
    }
}

/// The choices while they are drawn.
struct Form<'a> {
    app: &'a App,
    look: &'a Look,
    editor: &'a RulesEditor,
    actions: &'a mut Vec<Action>,
}

impl Form<'_> {
    fn show(&mut self, ui: &mut Ui) {
        let (words, spec) = (self.app.words(), self.editor.spec());
        self.from(ui);
        self.text(ui, say!(words, "rules-name"), &spec.name, 1, RuleEdit::Name);
        self.text(ui, say!(words, "rules-about"), &spec.about, 3, RuleEdit::About);
        self.start(ui);
        self.centre(ui);
        let directions = [DirectionRule::Ccw, DirectionRule::Cw, DirectionRule::Free].map(|value| (value, words.direction_rule(value)));
        self.choice(ui, &say!(words, "part-direction"), spec.direction, &directions, RuleEdit::Direction);
        self.sowing(ui);
        let singles = [None, Some(Singles::Both), Some(Singles::Opposite)].map(|value| (value, words.singles(value)));
        self.choice(ui, &say!(words, "part-singles"), spec.singles, &singles, RuleEdit::Singles);
        let lifting = [Lifting::Any, Lifting::NotFacingSingle].map(|value| (value, words.lifting(value)));
        self.choice(ui, &say!(words, "part-lifting"), spec.lifting, &lifting, RuleEdit::Lifting);
        let first = [FirstTurn::Free, FirstTurn::Right].map(|value| (value, words.first_turn(value)));
        self.choice(ui, &say!(words, "part-first-turn"), spec.first_turn, &first, RuleEdit::FirstTurn);
        let ends = [RoundEndRule::Mover, RoundEndRule::Either].map(|value| (value, words.round_end_rule(value)));
        self.choice(ui, &say!(words, "part-round-end"), spec.round_end, &ends, RuleEdit::RoundEnd);
        self.rounds(ui);
    }

    fn edit(&mut self, edit: RuleEdit) {
        self.actions.push(Action::EditRules(edit));
    }

    fn from(&mut self, ui: &mut Ui) {
        let words = self.app.words();
        let title = say!(words, "make-from");
        ui.label(self.look.strong(&title, 13.0));
        let name = &self.editor.original().name;
        let name = if name.is_empty() { say!(words, "rules-blank") } else { name.clone() };
        let shown = ComboBox::from_id_salt("from").width(ui.available_width() - 8.0).selected_text(self.look.text(name, 13.0)).truncate();
        let chosen = shown.show_ui(ui, |ui| {
            if ui.selectable_label(false, say!(words, "rules-blank")).clicked() {
                self.edit(RuleEdit::Blank);
                ui.close();
            }
            for rules in catalogue::all() {
                if ui.selectable_label(false, &rules.spec().name).clicked() {
                    self.edit(RuleEdit::From(Arc::clone(rules), words.own_name(rules)));
                    ui.close();
                }
            }
        });
        chosen.response.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, title.clone()));
    }

    /// A field of text with so many lines, under its title.
    fn text(&mut self, ui: &mut Ui, label: String, now: &str, lines: usize, edit: impl Fn(String) -> RuleEdit) {
        ui.label(self.look.strong(&label, 13.0));
        let mut text = now.to_owned();
        let field = if lines == 1 { TextEdit::singleline(&mut text) } else { TextEdit::multiline(&mut text).desired_rows(lines) };
        let response = ui.add(field.char_limit(2000).desired_width(ui.available_width() - 16.0));
        let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        if response.changed() {
            self.edit(edit(text));
        }
    }

    fn start(&mut self, ui: &mut Ui) {
        let (words, spec) = (self.app.words(), self.editor.spec());
        ui.label(self.look.strong(say!(words, "part-start"), 13.0));
        if let Some(holes) = self.number(ui, say!(words, "rules-holes"), spec.start.len(), ROW) {
            self.edit(RuleEdit::Holes(holes));
        }
        ui.label(self.look.text(say!(words, "rules-seeds"), 13.0));
        ui.horizontal_wrapped(|ui| {
            for (place, &seeds) in spec.start.iter().enumerate() {
                let mut new = seeds;
                let response = ui.add(DragValue::new(&mut new).range(0..=127));
                let label = say!(words, "rules-hole-start", hole = char::from(b'A' + place as u8));
                let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
                if response.changed() {
                    self.edit(RuleEdit::Start(place, new));
                }
            }
        });
    }

    fn centre(&mut self, ui: &mut Ui) {
        let (words, spec) = (self.app.words(), self.editor.spec());
        let seeds = spec.centre.map_or(4, |centre| centre.seeds);
        let with = |crossing| Some(Centre { seeds, crossing });
        let none = (None, say!(words, "centre-none"));
        let crossings = [Crossing::Twice, Crossing::Once].map(|crossing| (with(crossing), words.crossing(crossing)));
        let choices: Vec<_> = [none].into_iter().chain(crossings).collect();
        self.choice(ui, &say!(words, "part-centre"), spec.centre, &choices, RuleEdit::Centre);
        if let Some(centre) = spec.centre
            && let Some(seeds) = self.number(ui, say!(words, "rules-centre-seeds"), centre.seeds, 0..=127)
        {
            self.edit(RuleEdit::CentreSeeds(seeds));
        }
    }

    fn sowing(&mut self, ui: &mut Ui) {
        let (words, spec) = (self.app.words(), self.editor.spec());
        let plain = Relay {
            endless: EndlessRule::Forbidden,
            capturing_seed: CapturingSeed::Taken,
            opposite_empty: OppositeEmpty::Nothing,
            three: Three::Capture,
        };
        let now = if let Sowing::Relay(relay) = spec.sowing { relay } else { plain };
        let kinds = [Sowing::Single, Sowing::Relay(now)].map(|value| (value, words.sowing(value)));
        let title = say!(words, "part-sowing");
        self.choice(ui, &title, spec.sowing, &kinds, RuleEdit::Sowing);
        let Sowing::Relay(relay) = spec.sowing else { return };
        let relayed = |relay| RuleEdit::Sowing(Sowing::Relay(relay));
        let three = [Three::Capture, Three::Pair, Three::PairAndClaim].map(|value| (value, words.three(value)));
        self.choice(ui, &say!(words, "rules-three"), relay.three, &three, |three| relayed(Relay { three, ..relay }));
        let taken = [CapturingSeed::Taken, CapturingSeed::Stays].map(|value| (value, words.capturing_seed(value)));
        let seed = |capturing_seed| relayed(Relay { capturing_seed, ..relay });
        self.choice(ui, &say!(words, "rules-capturing"), relay.capturing_seed, &taken, seed);
        let empty = [OppositeEmpty::Nothing, OppositeEmpty::Lone].map(|value| (value, words.opposite_empty(value)));
        let opposite = |opposite_empty| relayed(Relay { opposite_empty, ..relay });
        self.choice(ui, &say!(words, "rules-opposite"), relay.opposite_empty, &empty, opposite);
        let endless = [EndlessRule::Forbidden, EndlessRule::Pass].map(|value| (value, words.endless(value)));
        self.choice(ui, &say!(words, "rules-endless"), relay.endless, &endless, |endless| relayed(Relay { endless, ..relay }));
    }

    fn rounds(&mut self, ui: &mut Ui) {
        let (words, spec) = (self.app.words(), self.editor.spec());
        let all = match spec.rounds {
            all @ Rounds::AllSeeds { .. } => all,
            _ => Rounds::AllSeeds { arrangement: Arrangement::Spread, mirror: Mirror::Across, beginner: Beginner::Alternate },
        };
        let wins = if let Rounds::Wins(wins) = spec.rounds { wins } else { 10 };
        let kinds = [Rounds::One, all, Rounds::Wins(wins)].map(|value| (value, words.rounds(value)));
        self.choice(ui, &say!(words, "part-rounds"), spec.rounds, &kinds, RuleEdit::Rounds);
        match spec.rounds {
            Rounds::One => {}
            Rounds::Wins(wins) => {
                if let Some(wins) = self.number(ui, say!(words, "rules-wins-needed"), wins, WINS) {
                    self.edit(RuleEdit::Wins(wins));
                }
            }
            Rounds::AllSeeds { arrangement, mirror, beginner } => {
                let arrangements = [Arrangement::Fill, Arrangement::Spread].map(|value| (value, words.arrangement(value)));
                self.choice(ui, &say!(words, "rules-arrangement"), arrangement, &arrangements, |arrangement| {
                    RuleEdit::Rounds(Rounds::AllSeeds { arrangement, mirror, beginner })
                });
                let mirrors = [Mirror::Across, Mirror::Rotated].map(|value| (value, words.mirror(value)));
                self.choice(ui, &say!(words, "rules-mirror"), mirror, &mirrors, |mirror| {
                    RuleEdit::Rounds(Rounds::AllSeeds { arrangement, mirror, beginner })
                });
                let beginners = [Beginner::Alternate, Beginner::Setter, Beginner::Other].map(|value| (value, words.beginner(value)));
                self.choice(ui, &say!(words, "rules-beginner"), beginner, &beginners, |beginner| {
                    RuleEdit::Rounds(Rounds::AllSeeds { arrangement, mirror, beginner })
                });
            }
        }
    }

    /// A list to choose from, under its title.
    fn choice<T: Copy + PartialEq>(&mut self, ui: &mut Ui, title: &str, now: T, all: &[(T, String)], edit: impl Fn(T) -> RuleEdit) {
        ui.label(self.look.strong(title, 13.0));
        let name = all.iter().find(|(value, _)| *value == now).map(|(_, name)| name.as_str()).unwrap_or_default();
        let entries: Vec<Entry> = all.iter().map(|(value, name)| Entry { name: name.clone(), tip: None, is_now: *value == now }).collect();
        let list = ComboBox::from_id_salt(title).width(ui.available_width() - 8.0).truncate();
        if let Some(chosen) = choices::show(ui, self.look, list, &format!("{title}: {name}"), &entries) {
            self.edit(edit(all[chosen].0));
        }
    }

    /// A number with its name beside it; the new one where it was changed.
    fn number<N: egui::emath::Numeric>(&self, ui: &mut Ui, label: String, now: N, range: std::ops::RangeInclusive<N>) -> Option<N> {
        let mut new = now;
        ui.horizontal(|ui| {
            let response = ui.add(DragValue::new(&mut new).range(range));
            ui.label(self.look.text(&label, 13.0));
            let _ = ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        });
        (new != now).then_some(new)
    }
}
