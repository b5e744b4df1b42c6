//! All integration tests in one binary, so that the libraries of the window are linked once.

mod chance;
mod cli;
mod files;
mod gallery;
mod rulesets;
mod saving;
mod scene;
mod vectors;
mod words;
