//! What is around the boards that the light falls on: grounds, letters and buttons.

use super::{BoardColours, SideColours, Theme, Tone, hex};
use crate::rules::BySide;
use crate::scene::Drawing;

impl Theme {
    /// Sand and bark, around earth and wood.
    pub(super) const fn warm(tone: Tone, drawing: Drawing, sides: BySide<SideColours>, board: BoardColours) -> Self {
        match tone {
            Tone::Light => Self {
                tone,
                drawing,
                window: hex(0xf3ede2),
                panel: hex(0xfaf6ee),
                bar: hex(0xebe3d5),
                raised: hex(0xe6dbc6),
                hovered: hex(0xdcceb4),
                selected: hex(0xf0e0c6),
                line: hex(0xd8cdb9),
                text: hex(0x2e261e),
                muted: hex(0x5d5140),
                accent: hex(0x7a522b),
                on_accent: hex(0xfff8ea),
                good: hex(0x44702a),
                bad: hex(0xa8321f),
                sides,
                board,
            },
            Tone::Dark => Self {
                tone,
                drawing,
                window: hex(0x1f1a16),
                panel: hex(0x26201b),
                bar: hex(0x2a231d),
                raised: hex(0x362d25),
                hovered: hex(0x453a2f),
                selected: hex(0x483823),
                line: hex(0x3d332a),
                text: hex(0xf1e7d6),
                muted: hex(0xbaab94),
                accent: hex(0xd0ab6b),
                on_accent: hex(0x211910),
                good: hex(0x9cc972),
                bad: hex(0xf08a72),
                sides,
                board,
            },
        }
    }

    /// Mist and night, around slate.
    pub(super) const fn cool(tone: Tone, drawing: Drawing, sides: BySide<SideColours>, board: BoardColours) -> Self {
        match tone {
            Tone::Light => Self {
                tone,
                drawing,
                window: hex(0xedf0f2),
                panel: hex(0xf7f9fa),
                bar: hex(0xe2e7eb),
                raised: hex(0xd9e0e5),
                hovered: hex(0xcad4dc),
                selected: hex(0xd3e2ee),
                line: hex(0xcdd5db),
                text: hex(0x1f262c),
                muted: hex(0x475460),
                accent: hex(0x2b5877),
                on_accent: hex(0xffffff),
                good: hex(0x2f6b3a),
                bad: hex(0xa8321f),
                sides,
                board,
            },
            Tone::Dark => Self {
                tone,
                drawing,
                window: hex(0x15191d),
                panel: hex(0x1c2126),
                bar: hex(0x20262c),
                raised: hex(0x2b333a),
                hovered: hex(0x38424b),
                selected: hex(0x2a4154),
                line: hex(0x343e47),
                text: hex(0xe8edf1),
                muted: hex(0xa9b6c0),
                accent: hex(0x8dbbdd),
                on_accent: hex(0x10202c),
                good: hex(0x93cc8e),
                bad: hex(0xf28f7c),
                sides,
                board,
            },
        }
    }

    /// White and graphite, around paper.
    pub(super) const fn neutral(tone: Tone, drawing: Drawing, sides: BySide<SideColours>, board: BoardColours) -> Self {
        match tone {
            Tone::Light => Self {
                tone,
                drawing,
                window: hex(0xe9e9e4),
                panel: hex(0xf6f6f2),
                bar: hex(0xdfdfd9),
                raised: hex(0xd9d9d1),
                hovered: hex(0xcbcbc1),
                selected: hex(0xd2e2e4),
                line: hex(0xcbcbc3),
                text: hex(0x23252b),
                muted: hex(0x4a4d57),
                accent: hex(0x22555f),
                on_accent: hex(0xffffff),
                good: hex(0x356129),
                bad: hex(0xa32c2c),
                sides,
                board,
            },
            Tone::Dark => Self {
                tone,
                drawing,
                window: hex(0x141519),
                panel: hex(0x1c1e23),
                bar: hex(0x212329),
                raised: hex(0x2d3038),
                hovered: hex(0x3a3e48),
                selected: hex(0x27424a),
                line: hex(0x383c46),
                text: hex(0xecece6),
                muted: hex(0xb0b4be),
                accent: hex(0x8cc7cf),
                on_accent: hex(0x0f2226),
                good: hex(0x9ccb86),
                bad: hex(0xf2918a),
                sides,
                board,
            },
        }
    }
}
