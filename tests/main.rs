//! All integration tests in one binary, so that the libraries of the window are linked once.

mod rulesets;
mod scene;
mod vectors;
mod words;
