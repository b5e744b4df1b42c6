//! The lessons: which there are, which one is open, and how far it was learnt.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::exercise::{Exercise, Trials};
use super::{Action, App, Effect, NoticeKind, Screen, Speed};
use crate::lessons::{self, Lesson, Step, Then};
use crate::rules::Rules;
use crate::search::Level;
use crate::session::{Seat, Session};
use crate::words::say;

/// Which steps of which lessons are done: by the key of the lesson, the numbers of its steps from 0.
pub type Learnt = BTreeMap<String, BTreeSet<usize>>;

/// A lesson of one's own: the name of its file, and what is in it, or why it is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLesson {
    /// The name of the file.
    pub file: String,
    /// The lesson, or the reason in a sentence.
    pub content: Result<Arc<Lesson>, String>,
}

/// What was found in the folder of one's own lessons.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLessons {
    /// Where the folder lies.
    pub folder: String,
    /// What is in it, by name; or why it could not be read.
    pub found: Result<Vec<OwnLesson>, String>,
    /// How many files more there are, which were not read.
    pub more: usize,
}

/// What can be asked of the lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonAction {
    /// Opens the lesson of this key, at the first step that is not done.
    Open(String),
    /// Shows the list.
    List,
    /// Goes to a step of the open lesson.
    GoTo(usize),
    /// The step before.
    Back,
    /// The next step, or after the last one the next lesson.
    Next,
    /// Plays a match by these rules against the computer, at its lowest level.
    Play(Arc<Rules>),
    /// Reads the folder of one's own lessons again.
    Read,
    /// Shows the folder of one's own lessons in the system's file manager.
    OpenFolder,
    /// Copies the path of that folder.
    CopyFolder(String),
    /// The world outside: the folder is shown, or why it cannot be.
    FolderOpened(Result<(), String>),
    /// The world outside: the folder of one's own lessons was read.
    Found(OwnLessons),
}

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What its progress is kept under.
    pub key: String,
    /// The lesson.
    pub lesson: Arc<Lesson>,
}

/// A lesson that is open.
#[derive(Clone, Debug)]
pub struct Open {
    /// The lesson.
    pub entry: Entry,
    /// The step, from 0.
    pub number: usize,
    /// The step's exercise.
    pub exercise: Exercise,
    /// How fast it is shown, whatever the speed of games: who learns begins at the usual one.
    pub speed: Speed,
}

impl Open {
    fn at(entry: Entry, number: usize, speed: Speed) -> Option<Self> {
        let step = entry.lesson.steps.get(number)?;
        let exercise = Exercise::new(Arc::clone(&step.rules), step.position, step.ask, Trials::Many);
        let exercise = exercise.with(step.watch.zip(step.shown()), step.point);
        Some(Self { entry, number, exercise, speed })
    }

    /// The step that is open.
    pub fn step(&self) -> &Step {
        &self.entry.lesson.steps[self.number]
    }

    /// The rules of a match that is played after this step, where the lesson ends with one.
    pub fn to_play(&self) -> Option<&Arc<Rules>> {
        (self.is_last() && self.entry.lesson.then == Then::Play).then_some(&self.step().rules)
    }

    /// Whether it is the last step.
    pub fn is_last(&self) -> bool {
        self.number + 1 == self.entry.lesson.steps.len()
    }
}

/// What is known of the lessons.
#[derive(Debug, Default)]
pub struct Lessons {
    own: Option<OwnLessons>,
    open: Option<Open>,
}

impl Lessons {
    /// The lessons that come with the program, in the order in which they are taught.
    pub fn built_in() -> Vec<Entry> {
        lessons::all().iter().map(|lesson| Entry { key: lesson.id.clone(), lesson: Arc::clone(lesson) }).collect()
    }

    /// What was found in the folder of one's own lessons; nothing before it was read.
    pub const fn own(&self) -> Option<&OwnLessons> {
        self.own.as_ref()
    }

    /// The lesson that is open.
    pub const fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// The lessons of one's own that can be opened. They are kept apart from the others, whatever their ids.
    pub fn own_entries(&self) -> Vec<Entry> {
        let found = self.own.as_ref().and_then(|own| own.found.as_ref().ok());
        let sound = found.into_iter().flatten().filter_map(|own| own.content.as_ref().ok());
        sound.map(|lesson| Entry { key: format!("own/{}", lesson.id), lesson: Arc::clone(lesson) }).collect()
    }

    pub(super) const fn open_mut(&mut self) -> Option<&mut Open> {
        self.open.as_mut()
    }

    /// Leaves the open lesson; says whether there was one.
    pub(super) fn leave_lesson(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The lesson after this one in its own list.
    fn after(&self, key: &str) -> Option<Entry> {
        let after = |entries: Vec<Entry>| entries.into_iter().skip_while(|entry| entry.key != key).nth(1);
        after(Self::built_in()).or_else(|| after(self.own_entries()))
    }
}

impl App {
    /// What is known of the lessons.
    pub const fn lessons(&self) -> &Lessons {
        &self.screens.lessons
    }

    /// The lesson on the screen.
    pub(super) fn open_lesson(&self) -> Option<&Open> {
        self.screens.lessons.open().filter(|_| self.screen() == Screen::Lessons)
    }

    /// How many steps of a lesson are done.
    pub fn learnt(&self, entry: &Entry) -> usize {
        let steps = entry.lesson.steps.len();
        self.settings.learnt.get(&entry.key).map_or(0, |done| done.iter().filter(|&&step| step < steps).count())
    }

    /// Whether a step of a lesson is done.
    pub fn has_learnt(&self, entry: &Entry, step: usize) -> bool {
        self.settings.learnt.get(&entry.key).is_some_and(|done| done.contains(&step))
    }

    /// The lesson that the next step leads to after the last one.
    pub fn next_lesson(&self) -> Option<Entry> {
        self.screens.lessons.after(&self.screens.lessons.open()?.entry.key)
    }

    /// The lesson to go on with: the one that was open last, where something in it is still to do; else the next one after it
    /// that is not done, and after the last one those from the first on.
    pub fn lesson_to_go_on_with(&self) -> Option<Entry> {
        let all: Vec<Entry> = Lessons::built_in().into_iter().chain(self.screens.lessons.own_entries()).collect();
        let last = all.iter().position(|entry| Some(&entry.key) == self.settings.lesson.as_ref()).unwrap_or(0);
        let (before, from) = all.split_at(last);
        from.iter().chain(before).find(|entry| self.learnt(entry) < entry.lesson.steps.len()).cloned()
    }

    /// What leads on from the open step, where all that there is to do in it is done.
    pub fn leads_on(&self) -> Option<LessonAction> {
        let open = self.open_lesson().filter(|open| open.exercise.is_finished())?;
        Some(open.to_play().map_or(LessonAction::Next, |rules| LessonAction::Play(Arc::clone(rules))))
    }

    pub(super) fn show_lessons(&mut self) -> Vec<Effect> {
        // From a lesson it leads to the list of them; from elsewhere, back to the one that is open.
        if self.screen() == Screen::Lessons {
            self.screens.lessons.open = None;
        }
        self.display.route.go(Screen::Lessons);
        vec![Effect::ReadLessons]
    }

    pub(super) fn lesson(&mut self, action: LessonAction) -> Vec<Effect> {
        match action {
            LessonAction::Open(key) => {
                let known = Lessons::built_in().into_iter().chain(self.screens.lessons.own_entries()).find(|entry| entry.key == key);
                if let Some(entry) = known {
                    self.display.route.go(Screen::Lessons);
                    self.enter_lesson(entry, Speed::default());
                }
            }
            LessonAction::List => self.screens.lessons.open = None,
            LessonAction::GoTo(number) => self.go_to_step(|_| Some(number)),
            LessonAction::Back => self.go_to_step(|number| number.checked_sub(1)),
            LessonAction::Next => self.next_step(),
            LessonAction::Play(rules) => return self.play_against_computer(rules),
            LessonAction::Read => return vec![Effect::ReadLessons],
            LessonAction::OpenFolder => return vec![Effect::OpenLessons],
            LessonAction::CopyFolder(folder) => return self.copy(Some(folder)),
            LessonAction::FolderOpened(result) => {
                if let Err(why) = result {
                    self.say(NoticeKind::Failed, say!(self.words, "lessons-folder-not-opened", why = why));
                }
                // It may hold the example now.
                return vec![Effect::ReadLessons];
            }
            LessonAction::Found(found) => self.screens.lessons.own = Some(found),
        }
        Vec::new()
    }

    /// A match for somebody who has just learnt: South is theirs, and the computer plays as weakly as it can.
    fn play_against_computer(&mut self, rules: Arc<Rules>) -> Vec<Effect> {
        let mut session = Session::new(rules);
        session.players_mut().south.seat = Seat::Human;
        session.players_mut().north.seat = Seat::Computer(Level::default());
        self.do_action(Action::PutOnTable(Box::new(session)))
    }

    /// Opens a lesson where it was left: at the first step that is not done.
    fn enter_lesson(&mut self, entry: Entry, speed: Speed) {
        let steps = 0..entry.lesson.steps.len();
        let first = steps.into_iter().find(|&step| !self.has_learnt(&entry, step)).unwrap_or(0);
        self.settings.lesson = Some(entry.key.clone());
        self.screens.lessons.open = Open::at(entry, first, speed);
    }

    fn go_to_step(&mut self, to: impl FnOnce(usize) -> Option<usize>) {
        if let Some(open) = &self.screens.lessons.open
            && let Some(next) = to(open.number).and_then(|number| Open::at(open.entry.clone(), number, open.speed))
        {
            self.screens.lessons.open = Some(next);
        }
    }

    fn next_step(&mut self) {
        let Some(open) = &mut self.screens.lessons.open else { return };
        if open.step().ask.is_none() {
            // What was passed over is seen all the same: how it ends, and what is said of it.
            let was_passed_over = open.exercise.show_end();
            self.learn_step();
            if was_passed_over {
                return;
            }
        }
        if self.screens.lessons.open.as_ref().is_some_and(|open| !open.is_last()) {
            self.go_to_step(|number| Some(number + 1));
        } else if let Some(entry) = self.next_lesson() {
            self.enter_lesson(entry, self.speed());
        } else {
            self.screens.lessons.open = None;
        }
    }

    /// Keeps that the open step is done, where it is.
    pub(super) fn learn_step(&mut self) {
        let Some(open) = self.screens.lessons.open.as_ref().filter(|open| open.exercise.is_done()) else { return };
        self.settings.learnt.entry(open.entry.key.clone()).or_default().insert(open.number);
    }
}
