//! The page of keys, made from the one table of commands: what the holes listen to, then menu by menu.

use egui::{Frame, Key, Label, Margin, Modifiers, RichText, ScrollArea, Ui, vec2};

use super::dialogs::from_the_top;
use crate::app::command::Menu;
use crate::app::{Action, App, Command};
use crate::ui::look::{Look, beside_bar};
use crate::words::say;

/// Keys that go together, each with what it does.
struct Section {
    title: String,
    rows: Vec<(String, String)>,
}

/// How wide a column is at the usual size of text.
const COLUMN: f32 = 330.0;

/// Draws what is in the window of keys.
pub fn show(ui: &mut Ui, app: &App, look: &Look, actions: &mut Vec<Action>) {
    let words = app.words();
    let screen = ui.ctx().content_rect();
    let room = screen.width() - 60.0;
    let columns = ((room / (COLUMN * look.scale)).floor() as usize).clamp(1, 3);
    ui.set_width((COLUMN * columns as f32 * look.scale).min(room));
    ui.label(look.strong(say!(words, "keys-title"), 18.0));
    ui.add(Label::new(look.muted(say!(words, "keys-about"), 14.0)).wrap());
    ui.add_space(4.0);
    let height = screen.height() - ui.min_rect().height() - 110.0;
    let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    from_the_top(ui, list).show(ui, |ui| {
        scroll_by_keys(ui, look, height);
        beside_bar(ui);
        let sections = sections(app);
        let lines: usize = sections.iter().map(|section| section.rows.len() + 2).sum();
        ui.columns(columns, |columns| {
            let each = lines.div_ceil(columns.len());
            let mut before = 0;
            for section in &sections {
                // A section goes whole to the column in which its middle falls.
                let middle = before + section.rows.len() / 2 + 1;
                let column = (middle / each.max(1)).min(columns.len() - 1);
                draw(&mut columns[column], look, section);
                before += section.rows.len() + 2;
            }
        });
    });
    ui.add_space(8.0);
    if ui.button(look.text(say!(words, "keys-close"), 14.0)).clicked() {
        actions.push(Action::Command(Command::Cancel));
    }
}

/// Nothing in the list takes the focus, so that the keys which lead through one are the list's.
fn scroll_by_keys(ui: &Ui, look: &Look, height: f32) {
    let (line, page) = (look.row() * 2.0, height * 0.9);
    let ways = [
        (Key::ArrowDown, -line),
        (Key::ArrowUp, line),
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::End, -100.0 * page),
        (Key::Home, 100.0 * page),
    ];
    for (key, way) in ways {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta(vec2(0.0, way));
        }
    }
}

/// All that keys do: on the board, in each menu, and what stands in none.
fn sections(app: &App) -> Vec<Section> {
    let (words, platform) = (app.words(), app.platform());
    let board = Section {
        title: say!(words, "keys-board"),
        rows: vec![
            (say!(words, "keys-letters"), say!(words, "keys-letters-does")),
            (say!(words, "keys-arrows"), say!(words, "keys-arrows-does")),
            (say!(words, "key-enter"), say!(words, "keys-enter-does")),
            (say!(words, "keys-directions"), say!(words, "keys-directions-does")),
            (say!(words, "keys-centres"), say!(words, "keys-centres-does")),
            (say!(words, "keys-tab"), say!(words, "keys-tab-does")),
        ],
    };
    let row = |command: &Command| Some((command.key_on(platform, words)?, command.label_on(platform, words)));
    let offered = |command: &&Command| app.offers(**command);
    let menus = Menu::all(platform).iter().map(|menu| Section {
        title: menu.label(words),
        rows: menu.groups(platform).iter().copied().flatten().filter(offered).filter_map(row).collect(),
    });
    let rest = Command::ALL.iter().filter(|command| Menu::of(**command, platform).is_none()).filter_map(row).collect();
    let rest = Section { title: say!(words, "keys-everywhere"), rows: rest };
    std::iter::once(board).chain(menus).chain([rest]).filter(|section| !section.rows.is_empty()).collect()
}

fn draw(ui: &mut Ui, look: &Look, section: &Section) {
    ui.label(look.strong(&section.title, 14.5));
    for (key, does) in &section.rows {
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            cap(ui, look, key);
            // What the keys do stands in a column, as far as the keys are short.
            let gap = 104.0 * look.scale - (ui.cursor().left() - left);
            ui.add_space(gap.max(0.0));
            ui.add(Label::new(look.text(does, 13.5)).wrap());
        });
    }
    ui.add_space(10.0);
}

/// A key as it stands on a keyboard.
fn cap(ui: &mut Ui, look: &Look, key: &str) {
    let ground = Frame::new().fill(look.colour(look.theme.raised)).corner_radius(5).inner_margin(Margin::symmetric(6, 1));
    let text: RichText = look.strong(key, 12.5);
    ground.show(ui, |ui| ui.add(Label::new(text).extend()));
}
