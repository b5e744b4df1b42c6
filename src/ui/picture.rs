//! Small pictures of boards, on the cards of games: drawn once, and kept for as long as they are shown as they are.

use std::sync::Arc;

use egui::{Mesh, Rect, Shape, Ui};

use super::look::Look;
use super::paint;
use crate::rules::{Board, Position, Rules};
use crate::scene::{self, Drawing, Moment, Scene, Size, Tone};

/// The pictures that were shown in the frame before.
#[derive(Default)]
pub struct Pictures {
    scene: Scene,
    kept: Vec<Kept>,
}

struct Kept {
    of: Subject,
    mesh: Arc<Mesh>,
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
    area: Rect,
    pixel: f32,
}

impl Pictures {
    /// Shows the picture of a board in a position.
    pub fn show(&mut self, ui: &Ui, look: &Look, rules: &Rules, position: &Position, area: Rect) {
        let now = ui.ctx().cumulative_frame_nr();
        self.kept.retain(|kept| kept.shown + 1 >= now);
        let look = look.with(rules);
        let pixel = 1.0 / ui.pixels_per_point();
        let of =
            Subject { board: rules.board().clone(), position: *position, tone: look.theme.tone, drawing: look.theme.drawing, area, pixel };
        let mesh = if let Some(kept) = self.kept.iter_mut().find(|kept| kept.of == of) {
            kept.shown = now;
            Arc::clone(&kept.mesh)
        } else {
            self.scene.size = Size { width: area.width(), height: area.height() };
            let moment = Moment::still(rules.board(), position);
            scene::draw_alone_into(rules.board(), &moment, &look.theme, &mut self.scene);
            let mesh = Arc::new(paint::mesh(area.min, pixel, &self.scene));
            self.kept.push(Kept { of, mesh: Arc::clone(&mesh), shown: now });
            mesh
        };
        ui.painter().add(Shape::Mesh(mesh));
    }
}
