//! What we see: the only part of the program that knows egui.

pub mod paint;
pub mod raster;
