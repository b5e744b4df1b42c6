//! The program's own screens as pictures, painted without a window.

pub mod pictures;
pub mod sheet;
