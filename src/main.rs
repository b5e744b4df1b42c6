//! Gobale, the program.

fn main() {}
