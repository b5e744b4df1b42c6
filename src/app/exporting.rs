//! Taking something away: what is chosen for it, and how far it is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::question::{Purpose, Question};
use super::{App, Effect, Existing, NoticeKind, Table};
use crate::export::{Look, Order, Picture, Pixels, Shot, Source, Span, Still, Written};
use crate::rules::Rules;
use crate::scene::{Marks, Theme};
use crate::watch::trail;
use crate::words::say;

/// What is asked of the export, and what it answers.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportAction {
    /// Changes what is chosen.
    Choose(Chosen),
    /// Asks for a file, and makes what is chosen.
    Go,
    /// Stops what is being made.
    Stop,
    /// The world outside: so many pictures are painted, of so many.
    Progress(usize, usize),
    /// The world outside: what came of it.
    Made(PathBuf, Made),
    /// The world outside: a picture was handed to other programs, or why not.
    Copied(Result<(), String>),
}

/// What came of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// It is in its file.
    Written,
    /// It was stopped, and there is no file.
    Stopped,
    /// It failed; why.
    Failed(String),
}

/// What is chosen to be taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// What it shows, and the kind of file.
    pub subject: Subject,
    /// How large it is, where it is a picture.
    pub large: Large,
    /// How it looks, where it is a picture.
    pub ink: Ink,
}

/// What something to be taken away shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The moment that is seen.
    Picture(Still),
    /// The turn that is watched, as an animation.
    Turn,
    /// Its round, as an animation.
    Round,
    /// The game as text.
    Game(Written),
}

impl Default for Subject {
    fn default() -> Self {
        Self::Picture(Still::Png)
    }
}

/// How large a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Large {
    /// For a page.
    Small,
    /// For a screen.
    #[default]
    Middle,
    /// For a wall.
    Large,
}

/// How a picture looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// As on the screen.
    #[default]
    Seen,
    /// Black on white paper.
    Print,
}

/// What is asked about an export: what is chosen, of the moment at which it was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// What is chosen.
    pub chosen: Chosen,
    /// The session as it was then.
    source: Source,
    /// What was seen of it.
    shot: Shot,
}

/// Something to be made: of what, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The session as it was when this was asked for.
    pub source: Source,
    /// What is made of it.
    pub order: Order,
}

/// The export, as far as the program knows of it.
#[derive(Debug, Default)]
pub struct Exporting {
    /// What was chosen last.
    chosen: Chosen,
    /// What waits for a file.
    waiting: Option<Arc<Request>>,
    /// How many pictures are painted, and how many there are, of what is being made.
    progress: Option<(usize, usize)>,
}

impl Large {
    /// Every size, the smallest one first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    /// The size in pixels for what is shown; texts have none.
    pub const fn pixels(self, subject: Subject) -> Option<Pixels> {
        match (subject, self) {
            (Subject::Game(_), _) => None,
            (Subject::Picture(_), Self::Small) | (Subject::Turn | Subject::Round, Self::Middle) => Some(Pixels::FILM),
            (Subject::Picture(_), Self::Middle) | (Subject::Turn | Subject::Round, Self::Large) => Some(Pixels::PICTURE),
            (Subject::Picture(_), Self::Large) => Some(Pixels::POSTER),
            (Subject::Turn | Subject::Round, Self::Small) => Some(Pixels::STAMP),
        }
    }
}

impl App {
    /// How many pictures are painted, and how many there are, of what is being exported.
    pub const fn export_progress(&self) -> Option<(usize, usize)> {
        self.exporting.progress
    }

    /// Whether there is nothing under way: neither being made nor waiting for its file.
    pub(super) const fn can_export(&self) -> bool {
        self.exporting.progress.is_none() && self.exporting.waiting.is_none()
    }

    /// Asks what to export.
    pub(super) fn ask_export(&mut self) {
        if let Some(table) = &self.table {
            let asked = Asked { chosen: self.exporting.chosen, source: self.source(table), shot: self.shot(table) };
            self.display.question = Some(Question::Export(Box::new(asked)));
        }
    }

    pub(super) fn export(&mut self, action: ExportAction) -> Vec<Effect> {
        match action {
            ExportAction::Choose(chosen) => {
                if let Some(Question::Export(asked)) = &mut self.display.question {
                    asked.chosen = chosen;
                }
            }
            ExportAction::Go => return self.ask_where_to_export(),
            ExportAction::Stop => return vec![Effect::StopExport],
            ExportAction::Progress(done, all) => {
                // Its file can be written, and how far it is, is to be seen.
                self.path_did(Purpose::Export);
                self.exporting.progress = self.exporting.progress.map(|_| (done, all));
            }
            ExportAction::Made(path, made) => self.was_exported(&path, made),
            ExportAction::Copied(Ok(())) => self.say(NoticeKind::Done, say!(self.words, "notice-picture-copied")),
            ExportAction::Copied(Err(why)) => self.say(NoticeKind::Failed, why),
        }
        Vec::new()
    }

    /// What is seen of a table, as a picture shows it: without what only leads the hand.
    pub fn shot(&self, table: &Table) -> Shot {
        let mut marks = Marks { refused: table.refused().and_then(|refused| refused.hole), ..Marks::default() };
        trail(&mut marks, table.playback());
        Shot { moment: table.moment_in(self.motion()), marks, to_move: table.mover_seen(), telling: self.narration(table).telling }
    }

    fn source(&self, table: &Table) -> Source {
        Source { session: table.session().clone(), names: self.names() }
    }

    fn look(&self, rules: &Rules, ink: Ink) -> Look {
        let theme = match ink {
            Ink::Seen => Theme::new(self.tone(), self.drawing(rules)),
            Ink::Print => Theme::print(),
        };
        let settings = &self.settings;
        Look { theme, flipped: settings.flipped, numbers: settings.numbers, letters: settings.letters }
    }

    fn order(&self, Asked { chosen, source, shot }: &Asked) -> Order {
        let pixels = chosen.large.pixels(chosen.subject).unwrap_or(Pixels::PICTURE);
        let look = self.look(source.session.rules(), chosen.ink);
        match chosen.subject {
            Subject::Picture(still) => Order::Picture(Box::new(Picture { shot: shot.clone(), pixels, look }), still),
            Subject::Turn => Order::Film { span: Span::Turn(None), pixels, look: Box::new(look) },
            Subject::Round => Order::Film { span: Span::Round, pixels, look: Box::new(look) },
            Subject::Game(written) => Order::Game(written),
        }
    }

    /// What is exported is what was seen when that was asked for, however long it takes to choose, and to find a file for it.
    fn ask_where_to_export(&mut self) -> Vec<Effect> {
        let Some(Question::Export(asked)) = self.display.question.take() else { return Vec::new() };
        self.exporting.chosen = asked.chosen;
        let order = self.order(&asked);
        let near = self.files.saved.path.clone().unwrap_or_else(|| PathBuf::from(&asked.source.session.rules().spec().id));
        let suggested = near.with_extension(order.format().ending());
        self.exporting.waiting = Some(Arc::new(Request { source: asked.source, order }));
        vec![Effect::AskPath(Purpose::Export, Some(suggested))]
    }

    /// Exports what waits to a file.
    pub(super) fn export_to(&mut self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        let Some(request) = self.exporting.waiting.clone() else { return Vec::new() };
        self.display.notice = None;
        self.exporting.progress = Some((0, 0));
        vec![Effect::Export { path, request, existing }]
    }

    /// Nothing is exported after all.
    pub(super) fn give_up_export(&mut self) {
        self.exporting.waiting = None;
    }

    /// A file is there already: asks before it is replaced.
    pub(super) fn ask_overwrite(&mut self, purpose: Purpose, path: PathBuf) {
        self.export_waits(purpose);
        self.display.question = Some(Question::Overwrite { purpose, path });
    }

    /// What is to be exported waits for another path, if the path was for that.
    pub(super) fn export_waits(&mut self, purpose: Purpose) {
        if purpose == Purpose::Export {
            self.exporting.progress = None;
        }
    }

    fn was_exported(&mut self, path: &Path, made: Made) {
        self.exporting.progress = None;
        let file = path.display().to_string();
        if let Made::Failed(why) = &made {
            let told = say!(self.words, "notice-not-exported", file = file, why = why);
            if self.path_failed(Purpose::Export, &told) {
                return;
            }
        }
        self.path_did(Purpose::Export);
        self.exporting.waiting = None;
        match made {
            Made::Written => self.say(NoticeKind::Done, say!(self.words, "notice-exported", file = file)),
            Made::Stopped => self.say(NoticeKind::Done, say!(self.words, "notice-export-stopped")),
            Made::Failed(why) => self.say(NoticeKind::Failed, say!(self.words, "notice-not-exported", file = file, why = why)),
        }
    }

    /// Hands the board as it is seen to other programs.
    pub(super) fn copy_picture(&self) -> Vec<Effect> {
        let Some(table) = &self.table else { return Vec::new() };
        let picture = Picture { shot: self.shot(table), pixels: Pixels::PICTURE, look: self.look(table.session().rules(), Ink::Seen) };
        vec![Effect::CopyPicture(Box::new(self.source(table)), Box::new(picture))]
    }
}
