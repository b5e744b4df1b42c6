//! The layers of the program that read text, from its own sources.

#![allow(missing_docs, reason = "the program's own build looks after that")]

#[path = "../../src/catalogue/mod.rs"]
pub mod catalogue;
#[path = "../../src/disk.rs"]
pub mod disk;
#[path = "../../src/lessons/mod.rs"]
pub mod lessons;
#[path = "../../src/rules/mod.rs"]
pub mod rules;
#[path = "../../src/search/mod.rs"]
pub mod search;
#[path = "../../src/session/mod.rs"]
pub mod session;
#[path = "../../src/words/mod.rs"]
pub mod words;
