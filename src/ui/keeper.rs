//! A thread that does one task after the other: what is kept is written in the order in which it was played.

use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

/// Something to be done.
type Task = Box<dyn FnOnce() + Send>;

/// The thread, and the door to it.
pub struct Keeper {
    /// None once it is ended.
    door: Option<Sender<Task>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// A thread with nothing to do yet.
    pub fn new() -> Self {
        let (door, tasks) = channel::<Task>();
        let thread = std::thread::spawn(move || tasks.iter().for_each(|task| task()));
        Self { door: Some(door), thread: Some(thread) }
    }

    /// Does this after all that was asked before.
    pub fn then(&self, task: impl FnOnce() + Send + 'static) {
        if let Some(door) = &self.door {
            // The thread listens until the door is closed.
            let _ = door.send(Box::new(task));
        }
    }

    /// Waits until all is done.
    pub fn end(&mut self) {
        self.door = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
