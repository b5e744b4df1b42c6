//! Black and white, for the highest contrast on a screen and for the printer.

use super::{BoardColours, SideColours, Theme, Tone, hex};
use crate::rules::BySide;
use crate::scene::{Colour, Drawing};

const WHITE: Colour = hex(0xffffff);
const BLACK: Colour = hex(0x000000);

pub(super) const fn theme(tone: Tone) -> Theme {
    let (drawing, sides, board) = (Drawing::Outlined, sides(tone), board(tone));
    match tone {
        Tone::Light => Theme {
            tone,
            drawing,
            window: WHITE,
            panel: WHITE,
            bar: WHITE,
            raised: hex(0xf2f2f2),
            hovered: hex(0xd6d6d6),
            selected: hex(0xffe98a),
            line: BLACK,
            text: BLACK,
            muted: hex(0x303030),
            accent: hex(0x002f8f),
            on_accent: WHITE,
            good: hex(0x00551c),
            bad: hex(0x960000),
            sides,
            board,
        },
        Tone::Dark => Theme {
            tone,
            drawing,
            window: BLACK,
            panel: BLACK,
            bar: BLACK,
            raised: hex(0x1c1c1c),
            hovered: hex(0x383838),
            selected: hex(0x00406e),
            line: WHITE,
            text: WHITE,
            muted: hex(0xd8d8d8),
            accent: hex(0xffd84a),
            on_accent: BLACK,
            good: hex(0x86f286),
            bad: hex(0xff9d94),
            sides,
            board,
        },
    }
}

const fn sides(tone: Tone) -> BySide<SideColours> {
    let gold = hex(0xffc61a);
    match tone {
        Tone::Light => BySide {
            south: SideColours { ink: hex(0x7a4a00), on_ink: WHITE, ring: gold, pattern: BLACK, edge: BLACK },
            north: SideColours { ink: hex(0x000e66), on_ink: WHITE, ring: hex(0x000e66), pattern: WHITE, edge: BLACK },
        },
        Tone::Dark => BySide {
            south: SideColours { ink: hex(0xffd84a), on_ink: BLACK, ring: gold, pattern: BLACK, edge: WHITE },
            north: SideColours { ink: hex(0x7396ff), on_ink: BLACK, ring: hex(0x000e66), pattern: WHITE, edge: WHITE },
        },
    }
}

const fn board(tone: Tone) -> BoardColours {
    match tone {
        Tone::Light => BoardColours {
            badge: BLACK,
            on_badge: WHITE,
            central: hex(0xd0d0d0),
            seeds: [[BLACK, BLACK, WHITE]; 2],
            refused: hex(0xa00000),
            ..drawn(WHITE, BLACK)
        },
        Tone::Dark => BoardColours {
            badge: WHITE,
            on_badge: BLACK,
            central: hex(0x3a3a3a),
            mark: WHITE,
            contour: BLACK,
            seeds: [[WHITE, WHITE, BLACK]; 2],
            refused: hex(0xc01010),
            ..drawn(BLACK, WHITE)
        },
    }
}

/// Black ink on white paper: nothing is filled darkly.
pub(super) fn print() -> Theme {
    let side = |ring, pattern| SideColours { ink: BLACK, on_ink: WHITE, ring, pattern, edge: BLACK };
    let sides = BySide { south: side(hex(0xf4f4f4), BLACK), north: side(hex(0x8c8c8c), WHITE) };
    let board = BoardColours {
        pit_deep: hex(0xe6e6e6),
        pit: hex(0xeeeeee),
        pit_wall: hex(0xf6f6f6),
        central: hex(0xd0d0d0),
        refused: BLACK,
        ..drawn(WHITE, BLACK)
    };
    Theme { raised: WHITE, hovered: WHITE, selected: WHITE, line: hex(0xbbbbbb), accent: BLACK, sides, board, ..theme(Tone::Light) }
}

/// Everything in ink on a ground of one colour.
const fn drawn(ground: Colour, ink: Colour) -> BoardColours {
    BoardColours {
        lit: ground,
        face: ground,
        shaded: ground,
        edge: ink,
        shadow: Colour::CLEAR,
        grain: hex(0x808080),
        fleck: ground,
        pit_deep: ground,
        pit: ground,
        pit_wall: ground,
        lip: ink,
        letter: ink,
        badge: ground,
        on_badge: ink,
        store: ground,
        mark: ground,
        refused: ink,
        central: ground,
        contour: ink,
        seeds: [[ground, ground, ink]; 2],
        seed_shadow: Colour::CLEAR,
    }
}
