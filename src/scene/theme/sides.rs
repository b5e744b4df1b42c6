//! The colours of South and North beside and on boards that the light falls on.

use super::{BoardColours, SideColours, Tone, hex};
use crate::rules::BySide;
use crate::scene::Colour;

/// South is gold, North indigo: far apart in hue and lightness for all eyes.
pub(super) fn lit(tone: Tone, board: &BoardColours) -> BySide<SideColours> {
    let (south, north) = match tone {
        Tone::Light => ((hex(0xb06c00), hex(0x120b00)), (hex(0x1d2f7a), hex(0xffffff))),
        Tone::Dark => ((hex(0xf6b543), hex(0x241703)), (hex(0x537bd8), hex(0x04060c))),
    };
    BySide {
        south: SideColours {
            ink: south.0,
            on_ink: south.1,
            ring: hex(0xf8b02a),
            pattern: hex(0x4a2b04),
            edge: set_off(hex(0x1c1003), hex(0xfff0cc), board.face),
        },
        north: SideColours {
            ink: north.0,
            on_ink: north.1,
            ring: hex(0x25408c),
            pattern: hex(0xdce7ff),
            edge: set_off(hex(0x060b1c), hex(0xdce7ff), board.face),
        },
    }
}

/// Whichever of two lines around a ring is seen better on the board.
fn set_off(dark: Colour, bright: Colour, face: Colour) -> Colour {
    if dark.contrast(face) >= 4.5 || dark.contrast(face) >= bright.contrast(face) { dark } else { bright }
}
