//! Hands the answers of the world outside to the program.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;

use super::front::Front;
use crate::app::Action;

/// Whoever has an answer gives it here, on whichever thread.
#[derive(Clone)]
pub struct Answerer {
    answers: Sender<Action>,
    front: Arc<dyn Front>,
}

impl Answerer {
    /// Hands answers on, and wakes the window for each.
    pub fn new(answers: Sender<Action>, front: Arc<dyn Front>) -> Self {
        Self { answers, front }
    }

    /// Gives an answer.
    pub fn give(&self, answer: Action) {
        // The program may have ended meanwhile: then nobody listens.
        let _ = self.answers.send(answer);
        self.front.wake();
    }

    /// Answers from a thread that nobody waits for at the end: it writes nothing.
    pub fn answer(&self, task: impl FnOnce() -> Vec<Action> + Send + 'static) {
        let answerer = self.clone();
        thread::spawn(move || {
            for answer in catch_unwind(AssertUnwindSafe(task)).unwrap_or_else(|_| vec![Action::Broken]) {
                answerer.give(answer);
            }
        });
    }
}
