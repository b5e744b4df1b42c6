//! What lies over the screen until it is closed: questions, messages, the page of keys and the palette.

pub mod dialogs;
mod export;
mod key_page;
mod palette;
mod path;
