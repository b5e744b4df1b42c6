//! The thread that writes: the session on the table within a second of every change, and everything else in the order in which it was asked for.
//!
//! It waits for no frame of the window. What cannot be written stays in memory and is tried again; nothing newer is written over
//! what could not be put away. A mistake of the program in one task does not end the others.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle, ThreadId};
use std::time::{Duration, Instant};

use super::place::Place;
use super::record_dir::{PutAway, RecordDir};
use crate::app::{Action, Displaced};
use crate::words::Words;

/// How long after a change the session is kept at the latest, as far as the disk is quick.
const KEEP_WITHIN: Duration = Duration::from_millis(700);

/// How long after it failed it is tried again, if nothing changes before.
const AGAIN_AFTER: Duration = Duration::from_secs(5);

/// After so many mistakes of the program in a row nothing is tried again by itself, before there is something new to write.
const MISTAKES: u32 = 3;

/// Something to be done.
type Task = Box<dyn FnOnce() + Send>;

/// Something that is asked of the thread.
enum Order {
    /// Soon, write this session as the one on the table, if no later state of it is to be written.
    Keep(Displaced),
    /// Put the session before among the past games, and the past game of this name in its place.
    Displace(Option<Displaced>, Option<String>),
    /// Do this now.
    Do(Task),
    /// Write at once what is to be written soon, and say when it is tried.
    Flush(Sender<()>),
    /// Write what is to be written soon, and do no more.
    End,
}

/// What is to be written in the folder of sessions.
enum Job {
    Keep(Displaced),
    Displace(Option<Displaced>, Option<String>),
}

/// The thread, and the door to it.
pub struct Keeper {
    /// None once it is ended.
    door: Option<Door>,
    thread: Option<JoinHandle<()>>,
}

/// The way to the thread for others than the window.
#[derive(Clone)]
pub struct Door {
    orders: Sender<Order>,
    /// Who must not wait for itself.
    thread: ThreadId,
}

impl Keeper {
    /// A thread with nothing to do yet. What it has to tell is handed to `answer`.
    pub fn new(place: Place, answer: impl Fn(Action) + Send + 'static) -> Self {
        let (orders, asked) = channel();
        let thread = thread::spawn(move || Writer::new(place, Box::new(answer)).serve(&asked));
        Self { door: Some(Door { orders, thread: thread.thread().id() }), thread: Some(thread) }
    }

    /// The way to the thread for others than the window; none after the end.
    pub fn door(&self) -> Option<Door> {
        self.door.clone()
    }

    /// Keeps the session on the table soon, with what is changed until then.
    pub fn keep(&self, session: Displaced) {
        self.ask(Order::Keep(session));
    }

    /// Makes room on the table: the session before goes among the past games, and one of them may take its place.
    pub fn displace(&self, before: Option<Displaced>, by: Option<String>) {
        self.ask(Order::Displace(before, by));
    }

    /// Does this after all that was asked before.
    pub fn then(&self, task: impl FnOnce() + Send + 'static) {
        self.ask(Order::Do(Box::new(task)));
    }

    fn ask(&self, order: Order) {
        if let Some(door) = &self.door {
            // The thread listens until the door is closed.
            let _ = door.orders.send(order);
        }
    }

    /// Waits until all is done.
    pub fn end(&mut self) {
        self.ask(Order::End);
        self.door = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Door {
    /// Has everything written that is still to be written, and waits for it, but no longer than this. The thread that writes
    /// asks nothing of itself.
    pub fn flush(&self, most: Duration) {
        // What the thread itself was at when it broke would break again.
        if thread::current().id() == self.thread {
            return;
        }
        let (done, wait) = channel();
        if self.orders.send(Order::Flush(done)).is_ok() {
            let _ = wait.recv_timeout(most);
        }
    }
}

/// The thread's side.
struct Writer {
    /// Held until the thread ends.
    place: Place,
    records: RecordDir,
    answer: Box<dyn Fn(Action) + Send>,
    /// What is to be written, the first thing first. Only the last one can be a session to be kept.
    jobs: VecDeque<Job>,
    /// When.
    due: Option<Instant>,
    /// How long after it failed it is tried again.
    again_after: Duration,
    /// Whether it could not be written the last time, and that was told.
    failed: bool,
    /// How many times in a row the program made a mistake while it wrote.
    mistakes: u32,
}

impl Writer {
    fn new(place: Place, answer: Box<dyn Fn(Action) + Send>) -> Self {
        let records = RecordDir::new(place.kept.clone());
        let jobs = VecDeque::new();
        Self { place, records, answer, jobs, due: None, again_after: AGAIN_AFTER, failed: false, mistakes: 0 }
    }

    fn serve(mut self, orders: &Receiver<Order>) {
        loop {
            let left = self.due.map(|due| due.saturating_duration_since(Instant::now()));
            let order = match left {
                Some(Duration::ZERO) => None,
                Some(left) => match orders.recv_timeout(left) {
                    Ok(order) => Some(order),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => return,
                },
                None => match orders.recv() {
                    Ok(order) => Some(order),
                    Err(_) => return,
                },
            };
            let ended = matches!(order, Some(Order::End));
            let obeyed = catch_unwind(AssertUnwindSafe(|| match order {
                Some(order) => self.obey(order),
                None => self.write(),
            }));
            if obeyed.is_err() {
                self.broke();
            }
            if ended {
                return;
            }
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Keep(session) => {
                self.drop_kept();
                self.jobs.push_back(Job::Keep(session));
                let soon = Instant::now() + KEEP_WITHIN;
                self.due = Some(self.due.map_or(soon, |due| due.min(soon)));
            }
            Order::Displace(before, by) => {
                // What was still to be kept left the table, and is put away as it is.
                self.drop_kept();
                self.jobs.push_back(Job::Displace(before, by));
                self.write();
            }
            Order::Do(task) => task(),
            Order::End => self.write(),
            Order::Flush(done) => {
                self.write();
                // Nobody may wait any more.
                let _ = done.send(());
            }
        }
    }

    /// The program made a mistake. What is still to be written is tried again, but not for ever.
    fn broke(&mut self) {
        self.mistakes += 1;
        self.due = self.due.filter(|_| self.mistakes < MISTAKES).map(|_| Instant::now() + self.again_after);
        // Whoever is told may be who is broken.
        let _ = catch_unwind(AssertUnwindSafe(|| (self.answer)(Action::Broken)));
    }

    fn drop_kept(&mut self) {
        self.jobs.pop_back_if(|job| matches!(job, Job::Keep(_)));
    }

    /// Writes all that is to be written, as far as the system lets us.
    fn write(&mut self) {
        while let Some(job) = self.jobs.pop_front() {
            match catch_unwind(AssertUnwindSafe(|| self.attempt(&job))) {
                Ok(Ok(())) => {}
                Ok(Err(told)) => {
                    self.jobs.push_front(job);
                    self.failed = true;
                    self.due = Some(Instant::now() + self.again_after);
                    (self.answer)(told);
                    self.mistakes = 0;
                    return;
                }
                // It would break again and again, and nothing after it would be written.
                Err(_) => (self.answer)(Action::Broken),
            }
        }
        self.due = None;
        self.mistakes = 0;
        if std::mem::take(&mut self.failed) {
            (self.answer)(Action::KeptAgain);
        }
    }

    /// Writes one thing; what is to be told where it has to be tried again.
    fn attempt(&mut self, job: &Job) -> Result<(), Action> {
        // Another copy of the program may have this place, if the folder was gone.
        match self.place.renew() {
            Ok(false) => {}
            Ok(true) => self.records = RecordDir::new(self.place.kept.clone()),
            Err(why) => {
                let why = Words::english().io_error(&why);
                return Err(if let Job::Keep(_) = job { Action::NotKept(why) } else { Action::NotYetPutAway(why) });
            }
        }
        match job {
            Job::Keep(Displaced { session, handled }) => {
                self.records.keep(&session.session(), *handled).map_err(|why| Action::NotKept(Words::english().file_error(&why)))
            }
            Job::Displace(before, by) => match self.records.displace(before.as_ref(), by.as_deref()) {
                Ok(PutAway::Done) => Ok(()),
                Ok(PutAway::Failed(why)) => {
                    let folder = self.records.home().to_owned();
                    (self.answer)(Action::NotPutAway { folder, why: Words::english().file_error(&why) });
                    Ok(())
                }
                Err(why) => Err(Action::NotYetPutAway(Words::english().io_error(&why))),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::app::Handled;
    use crate::catalogue;
    use crate::session::Session;

    /// A mistake that comes again whenever it is written is made a few times, and not for ever; what is new is tried anew.
    #[test]
    fn a_mistake_that_comes_again_and_again_comes_to_an_end() {
        let folder = tempfile::tempdir().expect("a folder");
        // A folder stands where the session is to be written, and whoever is told of that breaks.
        std::fs::create_dir_all(folder.path().join("last-session.ron")).expect("made");
        let told = Arc::new(AtomicU32::new(0));
        let (count, place) = (Arc::clone(&told), Place::take(folder.path()));
        let answer = move |action| match action {
            Action::NotKept(_) => panic!("a mistake on purpose"),
            _ => drop(count.fetch_add(1, Ordering::SeqCst)),
        };
        let (orders, asked) = channel();
        let thread = thread::spawn(move || {
            let again_after = Duration::from_millis(1);
            Writer { again_after, ..Writer::new(place, Box::new(answer)) }.serve(&asked);
        });
        let keep = || {
            let session = Session::new(Arc::clone(&catalogue::all()[0])).snapshot();
            orders.send(Order::Keep(Displaced { session, handled: Handled::Changed })).expect("the thread listens");
        };
        let wait_for = |times| {
            let begun = Instant::now();
            while told.load(Ordering::SeqCst) < times {
                assert!(begun.elapsed() < Duration::from_secs(30), "it is not tried");
                thread::sleep(Duration::from_millis(1));
            }
            // A thousand times as long as it takes to try again.
            thread::sleep(Duration::from_secs(1));
            assert_eq!(told.load(Ordering::SeqCst), times, "it is tried for ever");
        };
        keep();
        wait_for(MISTAKES);
        keep();
        wait_for(MISTAKES + 1);
        drop(orders);
        thread.join().expect("the thread goes on all the while");
    }
}
