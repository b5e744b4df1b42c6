//! A board that is watched, not played on: the same scene and the same playback as at the table, in whatever room there is.

use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::App;
use crate::rules::{Hole, Position, Rules, Side};
use crate::scene::{self, Layout, Marks, Scene, Size, View};
use crate::ui::look::Look;
use crate::ui::paint;
use crate::watch::{Playback, trail};
use crate::words::{Teller, say};

/// What is watched, and how.
pub struct WatchedBoard<'a> {
    /// The rules it is played by.
    pub rules: &'a Rules,
    /// What happens.
    pub playback: &'a Playback,
    /// What is pointed out beside what happens.
    pub marks: Marks,
    /// Its number where there are several, from 1.
    pub number: Option<usize>,
    /// Whether a hole can be asked for.
    pub asks: bool,
}

impl WatchedBoard<'_> {
    /// How large its holes are in this room.
    pub fn radius(&self, size: egui::Vec2) -> f32 {
        Layout::new(self.rules.board(), false, Size { width: size.x, height: size.y }).radius
    }

    /// Draws it, and says which hole was asked for.
    pub fn show(mut self, ui: &mut Ui, app: &App, look: &Look, area: Rect, scene: &mut Scene) -> Option<Hole> {
        let (board, settings) = (self.rules.board(), app.settings());
        let size = Size { width: area.width(), height: area.height() };
        let layout = Layout::scaled(board, settings.flipped, size, look.scale);
        let moment = self.playback.moment_in(app.motion());
        trail(&mut self.marks, self.playback);
        let responses = self.holes(ui, app, &layout, area);
        let pointed = responses.iter().find(|(_, response)| response.hovered() || response.has_focus());
        self.marks.focus = pointed.filter(|_| self.asks).map(|&(hole, _)| hole);
        let Look { theme, scale, .. } = look.with(self.rules);
        let view = View {
            to_move: self.playback.mover(),
            flipped: settings.flipped,
            numbers: settings.numbers,
            letters: settings.letters,
            ends: self.rules.spec().ends.as_ref(),
            type_scale: scale,
            ..View::new(board, &moment, &self.marks, &theme)
        };
        scene.size = size;
        scene::draw_into(&view, scene);
        paint::paint(ui.painter(), area.min, scene);
        self.sides(ui, app, look, &layout, area);
        responses.into_iter().find(|(_, response)| response.clicked()).map(|(hole, _)| hole)
    }

    fn id(&self, part: &str, number: usize) -> Id {
        Id::unique(("watched", self.number, part, number))
    }

    /// A named place for every hole.
    fn holes(&self, ui: &Ui, app: &App, layout: &Layout, area: Rect) -> Vec<(Hole, Response)> {
        let board = self.rules.board();
        let (words, names) = (app.words(), app.words().side_names());
        let teller = Teller { words, rules: self.rules, names };
        let mover = self.playback.before().to_move();
        let order = board.row(mover).chain(board.row(mover.other())).chain(board.centres());
        let place = |hole: Hole| {
            let centre = layout.centre(hole);
            let rect = Rect::from_center_size(area.min + vec2(centre.x, centre.y), vec2(2.0, 2.0) * layout.radius);
            let asks = self.asks && board.side_of(hole) == Some(mover);
            let (sense, role) = if asks { (Sense::click(), Role::Button) } else { (Sense::hover(), Role::Label) };
            let response = ui.interact(rect, self.id("hole", hole.index()), sense);
            response.widget_info(|| WidgetInfo::labeled(role, true, self.numbered_hole(app, teller.hole(self.playback.position(), hole))));
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            (hole, response)
        };
        order.map(place).collect()
    }

    fn numbered_hole(&self, app: &App, hole: String) -> String {
        match self.number {
            Some(number) => say!(app.words(), "compare-hole", board = number, hole = hole),
            None => hole,
        }
    }

    /// The sides' names, marks and stores.
    fn sides(&self, ui: &Ui, app: &App, look: &Look, layout: &Layout, area: Rect) {
        let (words, names) = (app.words(), app.words().side_names());
        let teller = Teller { words, rules: self.rules, names };
        let position: &Position = self.playback.position();
        let at = |rect: &scene::Rect| Rect::from_min_max(area.min + vec2(rect.min.x, rect.min.y), area.min + vec2(rect.max.x, rect.max.y));
        for side in Side::BOTH {
            let strip = at(&layout.names[side]);
            let painter = ui.painter().with_clip_rect(strip.expand(2.0).intersect(ui.clip_rect()));
            let middle = strip.center().y;
            paint::paint_side_mark(&painter, egui::pos2(strip.left() + 8.0, middle), 6.5, side, &look.theme);
            let ink = look.colour(look.theme.text);
            let name = painter.layout_no_wrap(names[side].clone(), look.strong_font(14.0), ink);
            let left = strip.left() + 22.0;
            let after = left + name.size().x + 8.0;
            painter.galley(egui::pos2(left, middle - name.size().y / 2.0), name, ink);
            if self.playback.mover() == Some(side) {
                let chip = painter.layout_no_wrap(
                    say!(words, "table-to-move"),
                    look.strong_font(11.0),
                    look.colour(look.theme.sides[side].on_ink),
                );
                let ground = Rect::from_min_size(egui::pos2(after, middle - chip.size().y / 2.0 - 3.0), chip.size() + vec2(14.0, 6.0));
                // Where there is no room for all of it, the rim of the store says the same.
                if ground.right() < strip.right() {
                    painter.rect_filled(ground, ground.height() / 2.0, look.colour(look.theme.sides[side].ink));
                    painter.galley(ground.min + vec2(7.0, 3.0), chip, ink);
                }
            }
            let store = ui.interact(at(&layout.stores[side]), self.id("store", usize::from(side == Side::North)), Sense::hover());
            let told = teller.store(position, side);
            let told = match self.number {
                Some(number) => say!(words, "compare-store", board = number, store = told),
                None => told,
            };
            store.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        }
    }
}
