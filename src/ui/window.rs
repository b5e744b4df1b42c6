//! The window's contents: reads the program, draws it, and gives back what was asked for.
//!
//! It knows no operating system: the shell shows it in a real window, tests and pictures without one.

use egui::accesskit::{self, Role};
use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, Ui, UiBuilder, vec2};

use super::keys::{self, Focus};
use super::look::{Look, Presses};
use super::menu;
use super::over::dialogs;
use super::screens::{about, compare, home, lessons, position_editor, predict, records, rules_editor, rules_page, settings};
use super::table::side_panel::SidePanel;
use super::table::timeline::{self, Watched};
use super::table::{board, opposite, sentence, told, transport};
use super::widgets::focus;
use super::widgets::picture::Pictures;
use crate::app::narration::Narration;
use crate::app::{Action, App, BoardUse, Command, Effect, Notice, NoticeKind, Screen, Table};
use crate::rules::Hole;
use crate::scene::{Drawing, Readers, Scene, Size, Tone};
use crate::watch::Motion;
use crate::words::say;

/// How wide a window must be for the panel at the side to be open unasked; wider for larger text, so that the board stays
/// the largest thing.
const ROOM_FOR_PANEL: f32 = 1000.0;

/// How often it is looked whether a wait is over, in seconds; no more time passes at once.
const LOOK: f32 = 0.1;

/// The share of the window's width that the panel takes at most: beside it the board loses height to what stands below it.
const MOST_PANEL: f32 = 0.365;

/// After so many seconds without a letter, what is typed then is another change to undo.
const PAUSE: f64 = 2.0;

/// How long a message that something was done stays.
const NOTICE_SECONDS: f64 = 4.0;

/// What type and colours of egui's own widgets depend on.
type Looked = (Tone, Drawing, u16, Motion, Presses);

/// The program, and what its drawing keeps from frame to frame.
pub struct Window {
    /// The program.
    pub app: App,
    sitting: Sitting,
    scene: Scene,
    pictures: Pictures,
    /// When something was last asked by hand, which museum mode goes by.
    touched: f64,
    /// The settings the type and colours were last set for.
    looked: Option<Looked>,
}

/// The same where the board has less height, because somebody sits opposite.
const MOST_PANEL_BETWEEN_TWO: f32 = 0.3;

/// What is remembered of whoever sits before the window.
#[derive(Default)]
struct Sitting {
    side_panel: SidePanel,
    /// The message shown, and when it goes away by itself.
    notice: Option<(Notice, f64)>,
    /// Whether a field had the focus in the frame before.
    typing: bool,
    /// For what the board was on the screen that was drawn last.
    board_use: Option<BoardUse>,
    /// What had the focus as something that is being made was last changed, and when that was.
    changed: Option<(Option<egui::Id>, f64)>,
}

impl Window {
    /// A window on a program.
    pub fn new(app: App) -> Self {
        let scene = Scene::new(Size { width: 0.0, height: 0.0 });
        Self { app, sitting: Sitting::default(), scene, pictures: Pictures::default(), touched: 0.0, looked: None }
    }

    /// Draws one frame, does what is asked, and returns what is to be done outside.
    pub fn show(&mut self, ui: &mut Ui) -> Vec<Effect> {
        let ctx = ui.ctx().clone();
        let tone = if ctx.system_theme() == Some(egui::Theme::Dark) { Tone::Dark } else { Tone::Light };
        let mut effects = if tone == self.app.system().tone { Vec::new() } else { self.app.act(Action::SystemTone(tone)) };
        if let Some(input) = keys::played_with(&ctx).filter(|&input| input != self.app.system().input) {
            effects.extend(self.app.act(Action::PlayedWith(input)));
        }
        let rules = self.app.board().or(self.app.table()).map(|table| table.session().rules());
        let look = Look::new(&ctx, &self.app, rules.map(AsRef::as_ref));
        let looked = (look.theme.tone, look.theme.drawing, self.app.settings().text_percent, self.app.motion(), look.presses);
        if self.looked != Some(looked) {
            look.apply(&ctx);
            self.looked = Some(looked);
        }
        let had_palette = self.app.palette().is_some();
        effects.extend(self.look_for_visitors(&ctx));
        // Between two looks at what waits more time passes than between two pictures of what moves.
        let passed = ctx.input(|input| if self.app.is_waiting() { input.unstable_dt } else { input.stable_dt });
        effects.extend(self.app.tick(passed.min(LOOK)));
        if self.app.is_waiting() {
            ctx.request_repaint_after_secs(LOOK);
        } else if self.app.moves() {
            ctx.request_repaint();
        }
        let panel_open = self.app.settings().panel.unwrap_or_else(|| ui.available_width() >= ROOM_FOR_PANEL * look.scale);
        if !self.app.is_covered() {
            let enter_is_free = self.focus(&ctx) == Focus::Board && self.app.entered().is_none();
            focus::enter(&ctx, enter_is_free);
        }
        let (asked, asked_for) = self.hear_keys(&ctx, panel_open);
        effects.extend(asked);
        let mut actions = Vec::new();
        self.leave_board_before(&ctx);
        self.draw(ui, &look, panel_open, &mut actions);
        self.sitting.typing = ctx.text_edit_focused();
        // Holes have a mark on the board, and fields a frame.
        if matches!(self.focus(&ctx), Focus::Widget | Focus::LeftField | Focus::Menu) {
            focus::ring(&ctx, &look);
        }
        if self.typing_ended(&ctx, &actions) {
            actions.insert(0, Action::TypingEnds);
        }
        actions.extend(self.outlived_notice(&ctx));
        if !actions.is_empty() || asked_for.is_some() {
            ctx.request_repaint();
        }
        if let Some(hole) = asked_for {
            // Once all is drawn: the frame goes there without asking where its seeds would go.
            board::lead_to(&ctx, hole);
        }
        effects.extend(actions.into_iter().flat_map(|action| self.act(action, panel_open)));
        if had_palette && self.app.palette().is_none() {
            // Its field is gone, and the very next key is the board's.
            ctx.memory_mut(egui::Memory::stop_text_input);
            self.sitting.typing = false;
        }
        effects.extend(handed(&ctx).into_iter().flat_map(|action| self.app.act(action)));
        effects
    }

    /// The hole that had the keyboard's focus in another match or exercise is nothing in this one.
    fn leave_board_before(&mut self, ctx: &egui::Context) {
        let board_use = self.app.board_use();
        if board_use != self.sitting.board_use {
            if let Some(table) = self.app.board() {
                board::leave(ctx, table.session().rules().board());
            }
            self.sitting.board_use = board_use;
        }
    }

    /// Does what is asked. Whether the panel is open only the window knows: it depends on the room there is. So does it where
    /// the panel stands.
    fn act(&mut self, action: Action, panel_open: bool) -> Vec<Effect> {
        if let Action::ShowRule(clause) = action {
            self.sitting.side_panel.lead_to(clause);
        }
        self.app.act(match action {
            Action::Command(Command::Panel) => Action::ShowPanel(!panel_open),
            action => action,
        })
    }

    /// Does what the keys pressed ask for, one after the other: what a key means may hang on the one before. Those that are
    /// heard are taken, so that no widget acts on them too. Returns the hole that was asked for by its letter, too.
    fn hear_keys(&mut self, ctx: &egui::Context, panel_open: bool) -> (Vec<Effect>, Option<Hole>) {
        let focus = self.focus(ctx);
        let (mut effects, mut asked_for) = (Vec::new(), None);
        let mut others = Vec::new();
        for event in ctx.input_mut(|input| std::mem::take(&mut input.events)) {
            let action = match event {
                // What a key presses, it presses once, however long it is held down: what comes next was not seen yet.
                egui::Event::Key { key: egui::Key::Enter | egui::Key::Space, repeat: true, .. } if focus != Focus::Field => continue,
                egui::Event::Key { key, modifiers, pressed: true, repeat, .. } => {
                    // A letter held down is one wish: the next turn may be another player's.
                    keys::heard(&self.app, focus, key, modifiers)
                        .filter(|action| !(repeat && matches!(action, Action::Choose(_) | Action::Lesson(_) | Action::Exercise(_))))
                }
                // What Ctrl+C and Ctrl+V are outside a field of text.
                egui::Event::Copy if focus != Focus::Field => Some(Action::Command(Command::CopyPosition)),
                egui::Event::Paste(ref text) if focus != Focus::Field => Some(Action::Paste(text.clone())),
                _ => None,
            };
            if let Some(Action::Choose(hole)) = action {
                asked_for = Some(hole);
            }
            match action {
                Some(action) => effects.extend(self.act(action, panel_open)),
                None => others.push(event),
            }
        }
        ctx.input_mut(|input| input.events = others);
        (effects, asked_for)
    }

    /// In museum mode, goes back to Home where nobody has touched the program for so long.
    fn look_for_visitors(&mut self, ctx: &egui::Context) -> Vec<Effect> {
        let Some(minutes) = self.app.museum_minutes() else { return Vec::new() };
        let (now, touched) = ctx.input(|input| (input.time, !input.raw.events.is_empty()));
        // What its owner copied is not theirs.
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, egui::Event::Paste(_))));
        let wait = 60.0 * f64::from(minutes);
        let mut effects = Vec::new();
        if touched {
            self.touched = now;
        } else if now - self.touched >= wait {
            self.touched = now;
            ctx.memory_mut(egui::Memory::stop_text_input);
            egui::Popup::close_all(ctx);
            // What was scrolled and unfolded is as at first, too.
            self.sitting = Sitting::default();
            ctx.data_mut(egui::util::IdTypeMap::clear);
            effects = self.app.act(Action::Rested);
        }
        ctx.request_repaint_after_secs((self.touched + wait - now) as f32);
        effects
    }

    /// What is typed in one go is one change: it ends with the focus of its field, and with a pause.
    fn typing_ended(&mut self, ctx: &egui::Context, actions: &[Action]) -> bool {
        let changes = actions.iter().any(|action| matches!(action, Action::EditRules(_) | Action::EditPosition(_)));
        let (focus, now) = (ctx.memory(egui::Memory::focused), ctx.input(|input| input.time));
        let ended = self.sitting.changed.is_some_and(|(field, since)| field != focus || changes && now - since > PAUSE);
        if changes {
            self.sitting.changed = Some((focus, now));
        } else if ended {
            self.sitting.changed = None;
        }
        ended
    }

    /// A message that something was done goes away by itself; one that something failed stays until it is closed.
    fn outlived_notice(&mut self, ctx: &egui::Context) -> Option<Action> {
        let shown = self.app.notice().filter(|notice| notice.kind == NoticeKind::Done);
        let now = ctx.input(|input| input.time);
        match (&self.sitting.notice, shown) {
            (Some((old, until)), Some(notice)) if old == notice => {
                ctx.request_repaint_after_secs((*until - now).max(0.0) as f32);
                (now >= *until).then_some(Action::DismissNotice)
            }
            (_, shown) => {
                self.sitting.notice = shown.map(|notice| (notice.clone(), now + NOTICE_SECONDS));
                None
            }
        }
    }

    /// Where the keyboard's focus is.
    fn focus(&self, ctx: &egui::Context) -> Focus {
        let hole = self.app.board().and_then(|table| board::focused(ctx, table.session().rules().board()));
        if egui::Popup::is_any_open(ctx) {
            Focus::Menu
        } else if ctx.text_edit_focused() {
            Focus::Field
        } else if self.sitting.typing {
            Focus::LeftField
        } else if hole.is_some_and(|hole| self.app.hears_enter(hole)) {
            Focus::Hole
        } else if hole.is_some() || ctx.memory(|memory| memory.focused().is_none()) {
            Focus::Board
        } else {
            Focus::Widget
        }
    }

    fn draw(&mut self, ui: &mut Ui, look: &Look, panel_open: bool, actions: &mut Vec<Action>) {
        let app = &self.app;
        if let Some(table) = app.table().filter(|_| app.presents()) {
            present(ui, app, look, table, &mut self.scene, actions);
            dialogs::show(ui, app, look, None, actions);
            return;
        }
        let at_table = app.screen() == Screen::Table && app.table().is_some();
        let bar = Frame::new().fill(look.colour(look.theme.bar)).inner_margin(Margin::symmetric(10, 4));
        let bar = Panel::top("bar").frame(bar).show(ui, |ui| menu::show(ui, app, look, at_table.then_some(panel_open), actions));
        if let (true, Some(table)) = (at_table, app.table()) {
            let (mut middle, mut side) = (ui.available_rect_before_wrap(), None);
            if panel_open {
                // Wider for large text, but the board stays the largest thing.
                let most = match board::readers(app) {
                    Readers::Below => MOST_PANEL,
                    Readers::TwoSides => MOST_PANEL_BETWEEN_TWO,
                };
                let width = ((middle.width() * 0.27).clamp(292.0, 360.0) * look.scale).min(middle.width() * most).round();
                let (left, right) = middle.split_left_right_at_x(middle.right() - width);
                (middle, side) = (left, Some(right));
            }
            let narration = app.narration(table);
            // In the order in which Tab goes round: the board comes before the panel at its side.
            draw_table(&mut part(ui, middle), app, look, (table, &narration), &mut self.scene, actions);
            if let Some(side) = side {
                ui.painter().rect_filled(side, 0.0, look.colour(look.theme.panel));
                ui.painter().vline(side.left(), side.y_range(), egui::Stroke::new(1.0, look.colour(look.theme.line)));
                let name = say!(app.words(), "region-panel");
                self.sitting.side_panel.show(&mut region(ui, side.shrink2(vec2(14.0, 8.0)), name), app, look, (table, &narration), actions);
            }
        } else {
            let ground = Frame::new().fill(look.colour(look.theme.window));
            // By the name of the screen, so that each scrolls for itself.
            let screen = app.screen();
            CentralPanel::default().frame(ground).show(ui, |ui| {
                ui.push_id(screen, |ui| match screen {
                    Screen::Position => position_editor::show(ui, app, look, &mut self.scene, actions),
                    Screen::MakeRules => rules_editor::show(ui, app, look, &mut self.pictures, actions),
                    Screen::Records => records::show(ui, app, look, &mut self.pictures, actions),
                    Screen::Compare => compare::show(ui, app, look, &mut self.scene, actions),
                    Screen::Rules => rules_page::show(ui, app, look, &mut self.scene, actions),
                    Screen::Lessons => lessons::show(ui, app, look, &mut self.scene, &mut self.pictures, actions),
                    Screen::About => about::show(ui, app, look, actions),
                    Screen::Predict => predict::show(ui, app, look, &mut self.scene, actions),
                    Screen::Settings => settings::show(ui, app, look, actions),
                    Screen::Home | Screen::Table => home::show(ui, app, look, &mut self.pictures, actions),
                });
            });
        }
        let bar = dialogs::Bar { bottom: bar.response.rect.bottom(), title: bar.inner };
        dialogs::show(ui, app, look, Some(bar), actions);
    }
}

/// What of a field or a text is handed to other programs in this frame, by copying or by mere marking.
fn handed(ctx: &egui::Context) -> Vec<Action> {
    let told = |command: &egui::OutputCommand| match command {
        egui::OutputCommand::CopyText(_) => Some(Action::MarkedCopied),
        egui::OutputCommand::TextSelectionSettled(_) => Some(Action::Marked),
        _ => None,
    };
    ctx.output(|output| output.commands.iter().filter_map(told).collect())
}

/// A part of the window, out of which nothing is drawn.
pub(super) fn part(ui: &mut Ui, rect: Rect) -> Ui {
    built(ui, rect, UiBuilder::new())
}

/// A part with a name, by which a screen reader tells it from the others.
pub(super) fn region(ui: &mut Ui, rect: Rect, name: String) -> Ui {
    let region = built(ui, rect, UiBuilder::new().accessibility_role(Role::Region).accessibility_label(name));
    // A part is as large as what is drawn into it, and the region as large as the room it has.
    let _ = ui.ctx().accesskit_node_builder(region.unique_id(), |node| {
        let [x0, y0, x1, y1] = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(f64::from);
        node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
    });
    region
}

fn built(ui: &mut Ui, rect: Rect, builder: UiBuilder) -> Ui {
    let mut part = ui.new_child(builder.max_rect(rect).layout(Layout::top_down(Align::Min)));
    // A mark around what has the focus may stand out a little.
    part.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
    part
}

/// How high a table has to be for text of the usual size, in points, so that the board keeps half of the height: where two sides
/// read, what is told stands there twice.
fn least_height(app: &App) -> f32 {
    match board::readers(app) {
        Readers::TwoSides => 360.0,
        Readers::Below => 300.0,
    }
}

/// For a class: the board, what is told and the timeline, nothing else, and in large type.
fn present(ui: &mut Ui, app: &App, look: &Look, table: &Table, scene: &mut Scene, actions: &mut Vec<Action>) {
    let ground = Frame::new().fill(look.colour(look.theme.window)).inner_margin(Margin::symmetric(48, 16));
    let look = &look.times(PRESENTED).at_most(ui.available_height() / least_height(app));
    let narration = app.narration(table);
    Panel::bottom("presented").frame(ground).resizable(false).show_separator_line(false).show(ui, |ui| {
        sentence::show(ui, app, look, (table, &narration), actions);
        ui.add_space(8.0);
        timeline::show(ui, app, look, Watched::on(table), actions);
    });
    CentralPanel::default().frame(ground).show(ui, |ui| {
        let board = opposite::show(ui, app, look, (table, &narration), ui.available_rect_before_wrap(), actions);
        board::show(&mut part(ui, board), app, look, table, scene, actions);
    });
}

/// How many times larger type is before a class.
const PRESENTED: f32 = 1.6;

/// The board fills what sentence and timeline leave.
pub(super) fn draw_table(
    ui: &mut Ui,
    app: &App,
    look: &Look,
    (table, narration): (&Table, &Narration),
    scene: &mut Scene,
    actions: &mut Vec<Action>,
) {
    let all = ui.max_rect();
    ui.painter().rect_filled(all, 0.0, look.colour(look.theme.window));
    let narrow = all.width() < 900.0;
    let (margin, gap) = if narrow { (vec2(18.0, 6.0), 2.0) } else { (vec2(36.0, 10.0), 8.0) };
    let look = &look.at_most(all.height() / least_height(app));
    ui.spacing_mut().interact_size.y = look.row();
    let width = all.width() - 2.0 * margin.x;
    let height = told::height(ui, look, width) + ui.spacing().item_spacing.y + gap + transport::height(ui, look, width);
    let (above, below) = all.split_top_bottom_at_y(all.bottom() - height - 2.0 * margin.y);
    let words = app.words();
    let board = opposite::show(ui, app, look, (table, narration), above.shrink2(margin), actions);
    board::show(&mut region(ui, board, say!(words, "region-board")), app, look, table, scene, actions);
    let ui = &mut region(ui, below.shrink2(margin), say!(words, "region-told"));
    sentence::show(ui, app, look, (table, narration), actions);
    ui.add_space(gap);
    transport::show(ui, app, look, Watched::on(table), actions);
}
