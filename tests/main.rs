//! All integration tests in one binary, so that the libraries of the window are linked once.

mod about;
mod app;
mod broken;
mod chance;
mod cli;
mod disk;
mod export;
mod files;
mod frozen;
mod gallery;
mod gui;
mod keeping;
mod laws;
mod layers;
mod lessons;
mod packages;
mod places;
mod players;
mod readers;
mod readme;
mod records;
mod rulesets;
mod saving;
mod sayings;
mod scene;
mod search;
mod search_rounds;
mod sight;
#[cfg(feature = "sound")]
mod sound;
mod specs;
mod takes;
mod texts;
mod vectors;
mod words;
mod worked;
