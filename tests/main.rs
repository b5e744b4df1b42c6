//! All integration tests in one binary, so that the libraries of the window are linked once.

mod app;
mod chance;
mod cli;
mod export;
mod files;
mod gallery;
mod gui;
mod laws;
mod layers;
mod lessons;
mod players;
mod readme;
mod records;
mod rulesets;
mod saving;
mod sayings;
mod scene;
mod search;
mod search_rounds;
mod specs;
mod vectors;
mod words;
mod worked;
