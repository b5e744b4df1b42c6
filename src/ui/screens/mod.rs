//! What fills the window beside the table: a file for each screen, and what two of them share.

pub mod about;
pub mod compare;
pub mod exercise;
mod game_card;
pub mod home;
pub mod lessons;
pub mod position_editor;
pub mod predict;
pub mod records;
pub mod rules_editor;
pub mod rules_page;
pub mod settings;
