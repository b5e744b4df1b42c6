//! What a finger presses: 44 points wide and high.

use egui::accesskit::Role;
use gobale::app::Screen;
use gobale::ui::FINGER;

use super::Pane;
use crate::gui::fit;

/// What on a screen is too small for a finger.
pub(super) fn complaints(pane: &Pane) -> Vec<String> {
    let seen = fit::seen(pane.harness.root());
    // Boards side by side are small, and each has its menu; what is read out alone is pressed by nobody.
    let pressed = seen.iter().filter(|node| node.active && node.role != Role::ScrollBar);
    let own = pressed.filter(|node| pane.app().screen() != Screen::Compare || !node.name.starts_with("Board "));
    let small = own.filter(|node| node.rect.width() < FINGER - 0.5 || node.rect.height() < FINGER - 0.5);
    small.map(|node| format!("{:?} {:?} is {:?} large", node.role, node.name, node.rect.size())).collect()
}
