//! Gobale plays and teaches the mancala games of the Horn of Africa.
//!
//! *Rules* is what may happen. *Position* is what is. *Event* is what happened. *Session* is what we remember.
//! *App* is what we are doing. *UI* is what we see.
//!
//! | layer | what it is | what it may know |
//! | --- | --- | --- |
//! | [`about`] | what the program is, and the licences of its parts | nothing else here |
//! | [`machine`] | how much memory the machine has | nothing else here |
//! | [`disk`] | files of the system: read within bounds, written whole | nothing else here |
//! | [`rules`] | boards, positions, turns, rounds | nothing else here |
//! | [`catalogue`] | the rule sets shipped, rule-set files, and what all files of text share | `rules` |
//! | [`lessons`] | what is taught, step by step, and drills | `rules`, `catalogue` |
//! | [`search`] | how good a position is, and the computer players | `rules` |
//! | [`session`] | a match as played: tree of moves, rounds, files | `disk`, `rules`, `catalogue`, `search` |
//! | [`scene`] | the board as plain drawing data | `rules` |
//! | [`words`] | every word shown to a person | `rules`, `catalogue`, `lessons`, `search`, `session` |
//! | [`watch`] | a place among events: what is seen and said there | `rules`, `scene`, `session`, `words` |
//! | [`export`] | pictures, animations and texts to take away | `rules`, `catalogue`, `scene`, `session`, `words`, `watch` |
//! | [`app`] | the whole program without a window | all above but `disk` and `machine` |
//! | [`outside`] | the world outside: threads, files, what the system says | `app` and all above but `about` and `scene` |
//! | [`ui`] | the window: the only egui | `outside` and all above but `disk` and `machine` |
//! | [`cli`] | the commands that need no window | all above but `lessons`, `app`, `outside` and `ui` |
//! | [`start`] | from the command line to either | `cli` and `ui` |
//!
//! Imports run one way, up this table; a test reads the sources and fails on one that runs back. Three laws hold it together:
//! a position changes only by an event, and whoever listens is told (what is animated is what is computed); views take
//! `&App` and give back actions; a session file is valid exactly when it can be replayed.
//!
//! Start with [`rules::Rules`] and [`rules::Event`], then [`session::Match`], then [`app::App`].

pub mod about;
pub mod app;
pub mod catalogue;
pub mod cli;
pub mod disk;
pub mod export;
pub mod lessons;
pub mod machine;
pub mod outside;
pub mod rules;
pub mod scene;
pub mod search;
pub mod session;
pub mod start;
pub mod ui;
pub mod watch;
pub mod words;
