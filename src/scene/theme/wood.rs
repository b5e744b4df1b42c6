//! A carved plank: acacia in the light, walnut in the dark.

use super::{BoardColours, Tone, hex};

pub(super) fn board(tone: Tone) -> BoardColours {
    match tone {
        Tone::Light => BoardColours {
            lit: hex(0xdcab6f),
            face: hex(0xcd9557),
            shaded: hex(0xb98146),
            edge: hex(0x6f451f),
            shadow: hex(0x4a3018).fade(0.5),
            grain: hex(0x6a3f18),
            fleck: hex(0xf6d8a6),
            pit_deep: hex(0x331a08),
            pit: hex(0x5a3416),
            pit_wall: hex(0x9a6431),
            lip: hex(0xf7d6a0),
            letter: hex(0x200f02),
            badge: hex(0x3a2410),
            on_badge: hex(0xfff5e2),
            store: hex(0xdfd1b7),
            mark: hex(0xfff3d8),
            refused: hex(0xb02a18),
            central: hex(0x473f3c),
            contour: hex(0x241304),
            seeds: BEANS,
            seed_shadow: hex(0x1a0d03),
        },
        Tone::Dark => BoardColours {
            lit: hex(0x7c5332),
            face: hex(0x684326),
            shaded: hex(0x54341b),
            edge: hex(0x2c190a),
            shadow: hex(0x000000).fade(0.6),
            grain: hex(0x2a1506),
            fleck: hex(0xb5835a),
            pit_deep: hex(0x150a03),
            pit: hex(0x2b190b),
            pit_wall: hex(0x5b3a1f),
            lip: hex(0xc3905f),
            letter: hex(0xfbe9cf),
            badge: hex(0x140b05),
            on_badge: hex(0xfff3dd),
            store: hex(0x2f2821),
            mark: hex(0xfff3d8),
            refused: hex(0xb02a18),
            central: hex(0x2e2b30),
            contour: hex(0x120903),
            seeds: BEANS,
            seed_shadow: hex(0x080401),
        },
    }
}

/// Pale seeds and pale pebbles.
const BEANS: [[crate::scene::Colour; 3]; 2] =
    [[hex(0xfffaee), hex(0xdfd2b6), hex(0x87735a)], [hex(0xfefbf5), hex(0xcfc7ba), hex(0x776d60)]];
