//! Times one frame of the table.

fn main() {}
