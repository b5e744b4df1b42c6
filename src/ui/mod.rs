//! What we see: the only egui.
//!
//! Views read `&App` and give back actions; the shell has the effects carried out. The board is painted from the scene.
//!
//! | folder | what is in it |
//! | --- | --- |
//! | `screens` | what fills the window beside the table, a file for each screen |
//! | `table` | what stands on the table, and on every board that is watched or answered on |
//! | `over` | what lies over the screen until it is closed |
//! | `widgets` | what is pressed, and small pictures and signs |
//! | [`paint`] | a scene as egui's shapes, and egui's shapes as pixels |
//! | [`gallery`] | the program's own screens as pictures |

#[cfg(target_os = "linux")]
mod display_server;
pub mod gallery;
mod keys;
mod look;
mod menu;
mod over;
pub mod paint;
mod screens;
mod shell;
mod table;
mod widgets;
mod window;
mod window_place;

pub use look::FINGER;
pub use shell::{Museum, Shell, Start, WindowError, run, show_message};
pub use window::Window;

/// The program's icon.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}
