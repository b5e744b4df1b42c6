//! What we see: the only egui.
//!
//! Views read `&App` and give back actions; the shell carries out the effects. The board is painted from the scene.

mod about;
mod analysis;
mod aside;
mod board;
mod button;
mod choices;
mod compare;
pub mod data_dir;
mod date;
mod dialogs;
#[cfg(target_os = "linux")]
mod display_server;
mod exercise;
mod export;
mod exporter;
mod focus;
mod game_card;
mod home;
mod icons;
pub mod keeper;
mod key_page;
mod keys;
mod known_files;
mod leftovers;
mod lesson_dir;
mod lessons;
mod look;
mod menu;
mod outside;
mod own_files;
pub mod paint;
mod palette;
mod picture;
pub mod pictures;
pub mod place;
mod player;
mod position_editor;
mod predict;
pub mod raster;
pub mod record_dir;
mod records;
pub mod reports;
mod rules_editor;
mod rules_page;
mod score;
mod seats;
mod sentence;
mod settings;
mod settings_file;
pub mod sheet;
mod shell;
mod side_panel;
#[cfg(feature = "sound")]
pub mod sound;
mod system_motion;
mod thinker;
mod timeline;
mod transport;
mod turn_list;
mod watched_board;
mod window;
mod window_place;

pub use look::FINGER;
pub use outside::FileWindow;
pub use shell::{Museum, Shell, Start, WindowError, run, show_message};
pub use window::Window;

/// The program's icon.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}
