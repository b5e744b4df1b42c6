//! Gobale plays and teaches the mancala games of the Horn of Africa.

pub mod catalogue;
pub mod rules;
pub mod session;
pub mod words;
