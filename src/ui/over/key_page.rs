//! The page of keys, made from the one table of commands: what the holes listen to, then menu by menu.

use egui::{Color32, FontId, Frame, Key, Label, Margin, Modifiers, RichText, ScrollArea, Ui, Vec2, vec2};

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
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.columns(columns, |columns| {
            // How high each is depends on the width of a column.
            let heights: Vec<f32> = sections.iter().map(|section| section_height(&columns[0], look, section)).collect();
            for (section, column) in sections.iter().zip(balanced(&heights, columns.len())) {
                draw(&mut columns[column], look, section);
            }
        });
    });
    ui.add_space(8.0);
    if ui.button(look.text(say!(words, "keys-close"), 14.0)).clicked() {
        actions.push(Action::Command(Command::Cancel));
    }
}

/// The column of each section, by their heights: they follow one another, each goes whole to its column, and the highest column
/// is as low as can be.
fn balanced(heights: &[f32], columns: usize) -> Vec<usize> {
    let filled = |most: f32| {
        let (mut column, mut height) = (0, 0.0);
        let place = |&next: &f32| {
            if height > 0.0 && height + next > most {
                (column, height) = (column + 1, 0.0);
            }
            height += next;
            column
        };
        heights.iter().map(place).collect::<Vec<usize>>()
    };
    // The highest column is made of sections that follow one another.
    let runs = (0..heights.len()).flat_map(|from| {
        heights[from..].iter().scan(0.0, |sum, height| {
            *sum += height;
            Some(*sum)
        })
    });
    let mut limits: Vec<f32> = runs.collect();
    limits.sort_by(f32::total_cmp);
    let fits = |placed: &Vec<usize>| placed.last().is_none_or(|&last| last < columns);
    limits.into_iter().map(filled).find(fits).unwrap_or_default()
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
            (say!(words, "key-enter"), say!(words, "keys-next-does")),
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
    // Nothing is pressed here: rows are as high as what stands in them.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.label(look.strong(&section.title, TITLE));
    for (key, does) in &section.rows {
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            cap(ui, look, key);
            // What the keys do stands in a column, as far as the keys are short.
            let gap = KEYS * look.scale - (ui.cursor().left() - left);
            ui.add_space(gap.max(0.0));
            ui.add(Label::new(look.text(does, DOES)).wrap());
        });
    }
    ui.add_space(AFTER);
}

/// How high a section is in this column.
fn section_height(ui: &Ui, look: &Look, section: &Section) -> f32 {
    let (between, painter) = (ui.spacing().item_spacing, ui.painter());
    let size = |text: &str, font: FontId, room: f32| painter.layout(text.to_owned(), font, Color32::PLACEHOLDER, room).size();
    let row = |(key, does): &(String, String)| {
        let cap = size(key, look.strong_font(CAP), f32::INFINITY) + 2.0 * CAP_MARGIN;
        let room = ui.available_width() - (cap.x + between.x).max(KEYS * look.scale);
        cap.y.max(size(does, look.font(DOES), room).y) + between.y
    };
    let title = size(&section.title, look.strong_font(TITLE), f32::INFINITY).y + between.y;
    title + section.rows.iter().map(row).sum::<f32>() + AFTER
}

/// The sizes of a section's title, of a key and of what it does, at 100 %.
const TITLE: f32 = 14.5;
const CAP: f32 = 12.5;
const DOES: f32 = 13.5;

/// The room for keys at 100 %, around a key, and after a section.
const KEYS: f32 = 104.0;
const CAP_MARGIN: Vec2 = vec2(6.0, 1.0);
const AFTER: f32 = 10.0;

/// A key as it stands on a keyboard.
fn cap(ui: &mut Ui, look: &Look, key: &str) {
    let ground = Frame::new().fill(look.colour(look.theme.raised)).corner_radius(5).inner_margin(Margin::from(CAP_MARGIN));
    let text: RichText = look.strong(key, CAP);
    ground.show(ui, |ui| ui.add(Label::new(text).extend()));
}
