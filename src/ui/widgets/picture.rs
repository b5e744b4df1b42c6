//! Small pictures of boards, on the cards of games: painted once, and kept.
//!
//! A board is tens of thousands of triangles. As a picture it is two, so that a screen full of boards costs little in a frame.

use egui::{Color32, Pos2, Rect, TextureHandle, TextureOptions, Ui, Vec2};

use crate::rules::{Board, Position, Rules};
use crate::scene::{self, Drawing, Moment, Scene, Size, Tone};
use crate::ui::look::Look;
use crate::ui::paint::{self, raster};

/// So many are painted in a frame at most, and none in the first one: the window is there at once, and its boards a moment later.
const IN_A_FRAME: usize = 3;

/// So many are kept at most, those shown last: a screen of boards is not painted anew when it comes back.
const KEPT: usize = 48;

/// The pictures that were painted.
#[derive(Default)]
pub struct Pictures {
    scene: Scene,
    kept: Vec<Kept>,
}

struct Kept {
    of: Subject,
    texture: TextureHandle,
    /// The frame it was painted in.
    painted: u64,
    /// The frame it was last shown in.
    shown: u64,
}

/// Everything that makes a picture what it is.
#[derive(PartialEq)]
struct Subject {
    board: Board,
    position: Position,
    tone: Tone,
    drawing: Drawing,
    /// In pixels.
    size: [usize; 2],
    pixels_per_point: f32,
}

impl Subject {
    /// Whether it is the same in another size.
    fn is_like(&self, other: &Self) -> bool {
        (&self.board, &self.position, self.tone, self.drawing) == (&other.board, &other.position, other.tone, other.drawing)
    }
}

impl Pictures {
    fn painted_in(&self, frame: u64) -> usize {
        self.kept.iter().filter(|kept| kept.painted == frame).count()
    }

    /// Shows the picture of a board in a position.
    pub fn show(&mut self, ui: &Ui, look: &Look, rules: &Rules, position: &Position, area: Rect) {
        let now = ui.ctx().cumulative_frame_nr();
        let look = look.with(rules);
        let pixels_per_point = ui.pixels_per_point();
        // Pixel upon pixel: nothing is blurred.
        let pixels = |points: f32| (points * pixels_per_point).round();
        let size = [area.width(), area.height()].map(|side| pixels(side).max(1.0) as usize);
        let place = Rect::from_min_size(
            Pos2::new(pixels(area.min.x), pixels(area.min.y)) / pixels_per_point,
            Vec2::new(size[0] as f32, size[1] as f32) / pixels_per_point,
        );
        let (tone, drawing) = (look.theme.tone, look.theme.drawing);
        let of = Subject { board: rules.board().clone(), position: *position, tone, drawing, size, pixels_per_point };
        let texture = if let Some(kept) = self.kept.iter_mut().find(|kept| kept.of == of) {
            kept.shown = now;
            kept.texture.id()
        } else if now == 0 || self.painted_in(now) >= IN_A_FRAME {
            ui.ctx().request_repaint();
            // While a window is drawn larger or smaller, the one of the size before stands for it.
            let Some(kept) = self.kept.iter_mut().find(|kept| kept.of.is_like(&of)) else { return };
            kept.shown = now;
            kept.texture.id()
        } else {
            self.scene.size = Size { width: place.width(), height: place.height() };
            let moment = Moment::still(rules.board(), position);
            scene::draw_alone_into(rules.board(), &moment, &look.theme, &mut self.scene);
            let mesh = paint::mesh(Pos2::ZERO, 1.0 / pixels_per_point, &self.scene);
            let picture = raster::picture_of(&mesh, size, pixels_per_point);
            let texture = ui.ctx().load_texture("board", picture, TextureOptions::NEAREST);
            let id = texture.id();
            if self.kept.len() >= KEPT
                && let Some(oldest) = (0..self.kept.len()).min_by_key(|&at| self.kept[at].shown)
            {
                self.kept.swap_remove(oldest);
            }
            self.kept.push(Kept { of, texture, painted: now, shown: now });
            id
        };
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        ui.painter().image(texture, place, whole, Color32::WHITE);
    }
}
