//! The thread that makes what is exported and writes it: one thing after the other, and never in the window's way. Only the end
//! of the program waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use super::front::Front;
use super::own_files::target;
use crate::app::exporting::{ExportAction, Made, Request};
use crate::app::{Action, Existing, Purpose};
use crate::disk;
use crate::export::{self, ExportError, Format, Picture, Source, Work};
use crate::words::{Words, say};

/// What is being exported.
#[derive(Default)]
pub struct Exporter {
    busy: Option<Busy>,
}

struct Busy {
    work: Arc<Work>,
    thread: JoinHandle<()>,
    told: (usize, usize),
}

impl Exporter {
    /// Makes something and writes it, after what was being made has stopped. The answer is handed over from the thread.
    pub fn export(&mut self, path: PathBuf, request: Arc<Request>, existing: Existing, answer: impl Fn(Action) + Send + 'static) {
        self.stop();
        let before = self.busy.take().map(|busy| busy.thread);
        let work = Arc::new(Work::default());
        let shared = Arc::clone(&work);
        let thread = thread::spawn(move || {
            // Nothing older lands on something newer, and the window does not wait for that.
            let _ = before.map(JoinHandle::join);
            let made = catch_unwind(AssertUnwindSafe(|| make(path.clone(), &request, existing, &shared)));
            answer(
                made.unwrap_or_else(|_| Action::Export(ExportAction::Made(path, Made::Failed(say!(Words::english(), "notice-broken"))))),
            );
        });
        self.busy = Some(Busy { work, thread, told: (0, 0) });
    }

    /// How far it is, where that has changed.
    pub fn look(&mut self) -> Option<Action> {
        let busy = self.busy.as_mut()?;
        if busy.thread.is_finished() {
            self.busy = None;
            return None;
        }
        let progress = busy.work.progress();
        let changed = progress != busy.told;
        busy.told = progress;
        changed.then_some(Action::Export(ExportAction::Progress(progress.0, progress.1)))
    }

    /// Whether something is being made.
    pub const fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Stops what is being made.
    pub fn stop(&self) {
        if let Some(busy) = &self.busy {
            busy.work.stop();
        }
    }

    /// Stops, and waits until nothing is left half done.
    pub fn end(&mut self) {
        if let Some(Busy { work, thread, .. }) = self.busy.take() {
            work.stop();
            let _ = thread.join();
        }
    }
}

fn make(path: PathBuf, request: &Request, existing: Existing, work: &Work) -> Action {
    let path = match target(Purpose::Export, path, existing, |path| ended(path, request.order.format())) {
        Ok(path) => path,
        Err(asked) => return asked,
    };
    let words = Words::english();
    // What takes long is not made for a folder that is not there.
    if let Err(why) = path.parent().map_or(Ok(()), |folder| folder.metadata().map(drop)) {
        return Action::Export(ExportAction::Made(path, Made::Failed(words.io_error(&why))));
    }
    let made = match export::make(&words, &request.source, &request.order, work) {
        // Stopped at the very end: nothing is written then either.
        Ok(_) | Err(ExportError::Stopped) if work.is_stopped() => Made::Stopped,
        Err(why) => Made::Failed(why.sentence(&words)),
        Ok(bytes) => match disk::write(&path, &bytes) {
            Ok(()) => Made::Written,
            Err(why) => Made::Failed(words.io_error(&why)),
        },
    };
    Action::Export(ExportAction::Made(path, made))
}

/// With the ending of a format, beside another one if need be.
fn ended(path: PathBuf, format: Format) -> PathBuf {
    if Format::of(&path) == Some(format) {
        return path;
    }
    let mut named = path.into_os_string();
    named.push(".");
    named.push(format.ending());
    PathBuf::from(named)
}

/// Hands a picture to other programs.
pub fn copy(front: &dyn Front, source: &Source, picture: &Picture) -> Action {
    let words = Words::english();
    let copied = export::image(&words, source, picture).map_err(|why| why.sentence(&words));
    Action::Export(ExportAction::Copied(copied.map(|image| front.copy_image(&image))))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;
    use crate::catalogue;
    use crate::export::{Order, Still, Written};
    use crate::rules::BySide;
    use crate::session::Session;

    /// Far longer than anything here takes: it means that it hangs.
    const HANGS: Duration = Duration::from_secs(30);

    #[test]
    fn a_name_keeps_its_ending_or_gets_the_right_one() {
        for (typed, path) in [("a.png", "a.png"), ("a.PNG", "a.PNG"), ("a", "a.png"), ("a.b", "a.b.png"), ("a.gif", "a.gif.png")] {
            assert_eq!(ended(PathBuf::from(typed), Format::Still(Still::Png)), PathBuf::from(path));
        }
    }

    #[test]
    fn the_next_export_is_begun_without_waiting_and_written_after_the_one_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.txt");
        let request = |game: usize| {
            let session = Session::new(Arc::clone(&catalogue::all()[game]));
            Arc::new(Request { source: Source { session, names: BySide::default() }, order: Order::Game(Written::Markdown) })
        };
        let (begun, is_begun) = channel();
        let (told, answers) = channel();
        let (go_on, held) = channel::<()>();
        let (file, mut exporter) = (path.clone(), Exporter::default());
        let window = thread::spawn(move || {
            let first = told.clone();
            let held = std::sync::Mutex::new(held);
            exporter.export(file.clone(), request(0), Existing::Replace, move |_| {
                // It has not ended as long as whoever is told holds it.
                let _ = held.lock().expect("one thread").recv();
                let _ = first.send("first");
            });
            exporter.export(file, request(1), Existing::Replace, move |_| {
                let _ = told.send("second");
            });
            let _ = begun.send(());
            exporter
        });
        is_begun.recv_timeout(HANGS).expect("the window does not wait for the one before");
        assert!(answers.try_recv().is_err(), "and the next one does");
        drop(go_on);
        assert_eq!(answers.recv_timeout(HANGS), Ok("first"));
        assert_eq!(answers.recv_timeout(HANGS), Ok("second"));
        window.join().expect("no mistake").end();
        assert!(std::fs::read_to_string(path).expect("written").contains(&catalogue::all()[1].spec().name));
    }
}
