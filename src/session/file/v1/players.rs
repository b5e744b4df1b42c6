//! Who plays and how, in a file of format 1.

use serde::{Deserialize, Serialize};

use crate::search::{Level, NoLevel};
use crate::session::manners::Manners;
use crate::session::players::{Player, Seat};

#[derive(Serialize, Deserialize, Default)]
#[serde(rename = "Player", deny_unknown_fields)]
pub(in crate::session::file) struct PlayerV1 {
    pub(in crate::session::file) name: String,
    pub(in crate::session::file) seat: SeatV1,
}

#[derive(Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename = "Seat")]
pub(in crate::session::file) enum SeatV1 {
    #[default]
    Human,
    /// The computer of this level, from 1.
    Computer(u8),
}

#[derive(Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename = "Manners")]
pub(in crate::session::file) enum MannersV1 {
    #[default]
    Open,
    Traditional,
}

impl TryFrom<PlayerV1> for Player {
    type Error = NoLevel;

    fn try_from(PlayerV1 { name, seat }: PlayerV1) -> Result<Self, NoLevel> {
        let seat = match seat {
            SeatV1::Human => Seat::Human,
            SeatV1::Computer(number) => Seat::Computer(Level::try_from(number)?),
        };
        Ok(Self { name, seat })
    }
}

impl From<Seat> for SeatV1 {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Human => Self::Human,
            Seat::Computer(level) => Self::Computer(level.number()),
        }
    }
}

impl From<MannersV1> for Manners {
    fn from(manners: MannersV1) -> Self {
        match manners {
            MannersV1::Open => Self::Open,
            MannersV1::Traditional => Self::Traditional,
        }
    }
}

impl From<Manners> for MannersV1 {
    fn from(manners: Manners) -> Self {
        match manners {
            Manners::Open => Self::Open,
            Manners::Traditional => Self::Traditional,
        }
    }
}
