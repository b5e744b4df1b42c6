//! Everything has a name and lies in the window, at every size of window and text.

use std::fmt::Write as _;

use egui::accesskit::{Action, Role};
use egui::{Rect, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use gobale::app::{Brightness, Settings};
use gobale::words::ENGLISH;

use super::{SMALL, Screen, Setting, USUAL};

/// A node that is seen, and whether it can be scrolled to.
pub(super) struct Seen {
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) rect: Rect,
    /// Whether it can be worked.
    pub(super) active: bool,
    pub(super) scrolls: Option<Scrolls>,
}

/// Which way something can be scrolled to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scrolls {
    Down,
    Aside,
}

/// Everything on the screen that has a place.
pub(super) fn seen(root: Node<'_>) -> Vec<Seen> {
    let mut seen = Vec::new();
    let mut open: Vec<(Node<'_>, Option<Scrolls>)> = vec![(root, None)];
    while let Some((node, scrolls)) = open.pop() {
        let inner = node.accesskit_node();
        if inner.bounding_box().is_some() && !matches!(inner.role(), Role::ScrollBar | Role::TextRun) {
            let supports = |action| inner.data().supports_action(action);
            seen.push(Seen {
                name: inner.label().or_else(|| inner.value()).unwrap_or_default(),
                role: inner.role(),
                rect: node.rect(),
                active: supports(Action::Click) || supports(Action::Focus),
                scrolls,
            });
        }
        // A scroll area has its bar beside its contents.
        let bar = node.children().find(|child| child.accesskit_node().role() == Role::ScrollBar).map(|bar| bar.rect());
        let scrolls = bar.map(|bar| if bar.width() > bar.height() { Scrolls::Aside } else { Scrolls::Down }).or(scrolls);
        open.extend(node.children().map(|child| (child, scrolls)));
    }
    assert!(seen.len() > 5, "the screen is empty");
    seen
}

/// What on this screen has no name, or lies outside of the window, or under something else where nothing is opened over the screen.
pub(super) fn complaints(seen: &[Seen], size: Vec2, opened: bool) -> Vec<String> {
    let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.6);
    let mut complaints = Vec::new();
    for node in seen {
        let Seen { name, role, rect, .. } = node;
        if node.active && name.trim().is_empty() {
            complaints.push(format!("{role:?} at {rect:?} has no name"));
        }
        // What scrolls down may lie above or below, never aside.
        let across = window.x_range().contains(rect.left()) && window.x_range().contains(rect.right());
        let whole = match node.scrolls {
            Some(Scrolls::Down) => across,
            Some(Scrolls::Aside) => true,
            None => window.contains_rect(*rect),
        };
        let shown = node.active || !name.is_empty();
        if shown && !whole {
            complaints.push(format!("{role:?} {name:?} at {rect:?} is cut off"));
        }
    }
    let active: Vec<_> = seen.iter().filter(|node| node.active && node.scrolls.is_none() && !opened).collect();
    for (number, one) in active.iter().enumerate() {
        for other in &active[number + 1..] {
            let shared = one.rect.intersect(other.rect);
            // A button may lie whole on a card.
            let lies_on = |small: &Seen, large: &Seen| large.rect.contains_rect(small.rect) && large.rect.area() > 8.0 * small.rect.area();
            if lies_on(one, other) || lies_on(other, one) {
                continue;
            }
            if shared.width() > 1.0 && shared.height() > 1.0 {
                complaints.push(format!("{:?} at {:?} and {:?} at {:?} lie over one another", one.name, one.rect, other.name, other.rect));
            }
        }
    }
    complaints
}

/// A screen: what it is, the rule set, the position where it is not the first one, and what is done then.
type State = (&'static str, &'static str, &'static str, fn(&mut Screen));

/// The last ones lie over another screen.
const OPENED: usize = 22;

const STATES: [State; 26] = [
    ("Home", "fergen-gobale", "", |screen| screen.key_with(egui::Modifiers::COMMAND, egui::Key::N)),
    ("a new match", "fergen-gobale", "", |_| {}),
    ("the widest board", "leyla-gobale-somaliland-12", "", |_| {}),
    ("a refusal", "leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2", |screen| screen.click_hole('A')),
    // 687 laps, by the rules' section 8: the timeline is full.
    ("a long relay", "leyla-gobale-gabradarre", "1,2,8,3,0,1/4,5,0,1,4,0 14-17 N 9", |screen| screen.click_hole('e')),
    ("an arrangement", "leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S", |_| {}),
    ("readings side by side", "fergen-gobale", "", compare),
    ("four boards of the widest", "leyla-gobale-somaliland-12", "", |screen| {
        compare(screen);
        screen.click("Add a board");
        screen.click("Add a board");
    }),
    ("the rules", "fergen-gobale", "", rules_page),
    ("a rule that is watched", "leyla-gobale-somaliland-12", "", |screen| {
        rules_page(screen);
        screen.click("Watch it: Relay");
    }),
    ("the lessons", "fergen-gobale", "", |screen| screen.key(egui::Key::F9)),
    ("a lesson", "fergen-gobale", "", |screen| {
        screen.key(egui::Key::F9);
        screen.click_starting("Lesson: Claiming");
    }),
    ("an answer", "fergen-gobale", "", |screen| {
        screen.key(egui::Key::F9);
        screen.click_starting("Lesson: Capture");
        screen.click("Step 3");
        screen.click("One more");
        screen.click("Check");
    }),
    ("about", "fergen-gobale", "", about),
    ("a licence", "fergen-gobale", "", |screen| {
        about(screen);
        // The rows below are laid out once they come into sight.
        screen.node("Search parts and licences").scroll_to_me();
        screen.settle();
        screen.node("Search parts and licences").focus();
        screen.settle();
        screen.type_text("ethiopic");
        screen.click("Noto Sans Ethiopic: OFL-1.1");
    }),
    ("a prediction", "huroy", "", |screen| screen.key(egui::Key::F8)),
    ("a prediction of a number", "leyla-gobale-somaliland-12", "", |screen| {
        screen.key(egui::Key::F8);
        screen.node("To say: Where it ends").focus();
        screen.settle();
        screen.key(egui::Key::Enter);
        screen.click("How many are taken");
    }),
    ("a position set up", "fergen-gobale", "", |screen| {
        screen.key_with(egui::Modifiers::COMMAND, egui::Key::E);
        screen.click_hole('X');
        screen.click("Claimed by South");
    }),
    ("rules being made", "fergen-gobale", "", make_rules),
    ("rules with something wrong", "fergen-gobale", "", |screen| {
        make_rules(screen);
        screen.node_starting("Start from").focus();
        screen.settle();
        screen.key(egui::Key::Enter);
        screen.click("A blank rule set");
    }),
    ("the settings", "huroy", "", |screen| screen.key_with(egui::Modifiers::COMMAND, egui::Key::Comma)),
    ("settings searched for", "huroy", "", |screen| {
        screen.key_with(egui::Modifiers::COMMAND, egui::Key::Comma);
        screen.node("Search the settings").focus();
        screen.settle();
        screen.type_text("who plays");
    }),
    ("the table of keys", "huroy", "", |screen| screen.key(egui::Key::F1)),
    ("a question", "huroy", "", |screen| {
        screen.click("Game");
        screen.click_starting("End the match here");
    }),
    ("a menu", "huroy", "", |screen| screen.click("Game")),
    ("the palette", "huroy", "", |screen| {
        screen.key_with(egui::Modifiers::COMMAND, egui::Key::K);
        screen.type_text("re");
    }),
];

fn compare(screen: &mut Screen) {
    screen.click("Learn");
    screen.click_starting("Compare readings");
}

fn about(screen: &mut Screen) {
    screen.click("Help");
    screen.click("About Gobale");
}

fn make_rules(screen: &mut Screen) {
    screen.click("Game");
    screen.click_starting("Make your own rules");
}

fn rules_page(screen: &mut Screen) {
    screen.click("Learn");
    screen.click_starting("Rules and their sources");
}

/// All complaints over sizes of windows and text, light and dark; the panel at the side open and shut.
fn all_complaints(sizes: &[Vec2], percents: &[u16]) -> String {
    let mut all = String::new();
    for (number, (name, id, position, go)) in STATES.into_iter().enumerate() {
        for &size in sizes {
            for &text_percent in percents {
                for (panel, brightness) in [(Some(false), Brightness::Light), (Some(true), Brightness::Dark)] {
                    let settings = Settings { text_percent, brightness, panel, ..Setting::default().settings };
                    let session = if position.is_empty() {
                        gobale::session::Session::new(super::rules(id))
                    } else {
                        super::session_from(id, position)
                    };
                    let mut screen = Setting { size, settings, session: Some(session) }.open();
                    go(&mut screen);
                    for complaint in complaints(&seen(screen.harness.root()), size, number >= OPENED) {
                        let _ = writeln!(all, "{name}, {size:?}, {text_percent} %, panel {panel:?}: {complaint}");
                    }
                }
            }
        }
    }
    all
}

#[test]
fn everything_has_a_name_and_lies_in_the_window() {
    let all = all_complaints(&[SMALL, USUAL], &[100]);
    assert!(all.is_empty(), "{all}");
}

#[test]
fn everything_lies_in_the_window_with_large_text() {
    let all = all_complaints(&[SMALL, USUAL], &[200, 300]);
    assert!(all.is_empty(), "{all}");
}

#[test]
fn every_letter_shown_can_be_drawn() {
    let ctx = egui::Context::default();
    gobale::ui::paint::install_fonts(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    output.textures_delta.clear();
    let fluent = ENGLISH.iter().map(|(_, text)| (*text).to_owned());
    let games = gobale::catalogue::all().iter().map(|rules| gobale::catalogue::write(rules.spec()));
    let lessons = gobale::lessons::all().iter().flat_map(|lesson| lesson.steps.iter().flat_map(|step| step.text.clone()));
    for text in fluent.chain(games).chain(lessons) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            let drawn = ctx.fonts_mut(|fonts| fonts.has_glyph(&egui::FontId::proportional(14.0), letter));
            assert!(drawn, "{letter:?} is shown as a box");
        }
    }
}
