//! Trodden ground, dry in the light and damp in the dark.

use super::{BoardColours, Tone, hex};

pub(super) fn board(tone: Tone) -> BoardColours {
    match tone {
        Tone::Light => BoardColours {
            lit: hex(0xd3ac80),
            face: hex(0xc39a6e),
            shaded: hex(0xae855c),
            edge: hex(0x7c5837),
            shadow: hex(0x4a3018).fade(0.45),
            grain: hex(0x68462a),
            fleck: hex(0xf0d6b0),
            pit_deep: hex(0x301c0d),
            pit: hex(0x4c311c),
            pit_wall: hex(0x8a6340),
            lip: hex(0xecca9f),
            letter: hex(0x1c0f04),
            badge: hex(0x36230f),
            on_badge: hex(0xfff5e2),
            store: hex(0xdfd1b7),
            mark: hex(0xfff3d8),
            refused: hex(0xb02a18),
            central: hex(0x47403a),
            contour: hex(0x241304),
            seeds: STONES,
            seed_shadow: hex(0x1a0d03),
        },
        Tone::Dark => BoardColours {
            lit: hex(0x7d6047),
            face: hex(0x6b503a),
            shaded: hex(0x57402d),
            edge: hex(0x2b1e13),
            shadow: hex(0x000000).fade(0.55),
            grain: hex(0x2f2014),
            fleck: hex(0xb8977a),
            pit_deep: hex(0x120b06),
            pit: hex(0x25180d),
            pit_wall: hex(0x4f3824),
            lip: hex(0xa88361),
            letter: hex(0xfbebd6),
            badge: hex(0x140d07),
            on_badge: hex(0xfff3dd),
            store: hex(0x2f2821),
            mark: hex(0xfff3d8),
            refused: hex(0xb02a18),
            central: hex(0x2c2a2a),
            contour: hex(0x120a04),
            seeds: STONES,
            seed_shadow: hex(0x060302),
        },
    }
}

/// River pebbles, as Huroy is played with.
const STONES: [[crate::scene::Colour; 3]; 2] =
    [[hex(0xf4f1ec), hex(0xb6b0a8), hex(0x57524b)], [hex(0xf0e0cb), hex(0xb89d7f), hex(0x533f2d)]];
