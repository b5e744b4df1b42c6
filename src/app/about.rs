//! What the program says of itself: where it keeps things, and the licences of its parts, to be looked through.

use std::path::PathBuf;

use super::{App, Effect, NoticeKind, Screen};
use crate::about::{self, Licence, Part};
use crate::words::say;

/// Something the program keeps, which lies in a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// The settings, and the session on the table.
    Settings,
    /// The past games.
    Games,
    /// Lessons of the person's own.
    Lessons,
    /// Reports of the program's own mistakes.
    Reports,
}

impl Keeping {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Settings, Self::Games, Self::Lessons, Self::Reports];
}

/// The folders where things are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// That of the settings.
    pub settings: PathBuf,
    /// That of the past games.
    pub games: PathBuf,
    /// That of the lessons.
    pub lessons: PathBuf,
    /// That of the reports.
    pub reports: PathBuf,
}

impl Folders {
    /// The folder where this is kept.
    pub const fn of(&self, keeping: Keeping) -> &PathBuf {
        match keeping {
            Keeping::Settings => &self.settings,
            Keeping::Games => &self.games,
            Keeping::Lessons => &self.lessons,
            Keeping::Reports => &self.reports,
        }
    }
}

/// Something that is asked of what the program says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AboutAction {
    /// Shows a folder in the system's file manager.
    OpenFolder(Keeping),
    /// Copies the path of a folder.
    CopyFolder(Keeping),
    /// Looks for these words among the parts and in their licences.
    Search(String),
    /// Shows the licence of a part.
    Show(Part),
    /// Goes back from a licence to the list of parts, and from there to the screen before.
    Close,
    /// Copies the licence that is shown.
    CopyLicence,
    /// The world outside: the folder could not be shown, and why.
    NotOpened(String),
}

/// What is known of it.
#[derive(Debug, Default)]
pub struct About {
    folders: Option<Folders>,
    search: String,
    /// The parts among what is searched for.
    found: Vec<&'static Part>,
    open: Option<Part>,
}

impl About {
    /// Where things are kept; nothing in a program that keeps nothing.
    pub const fn folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    /// What is searched for.
    pub fn search(&self) -> &str {
        &self.search
    }

    /// The parts among what is searched for.
    pub fn found(&self) -> &[&'static Part] {
        &self.found
    }

    /// The part whose licence is shown, with it.
    pub fn open(&self) -> Option<(&Part, &'static Licence)> {
        let part = self.open.as_ref()?;
        Some((part, about::licences().get(part.licence)?))
    }

    /// Leaves the licence that is shown, or the search; says whether there was either.
    pub(super) fn leave_part(&mut self) -> bool {
        if self.open.take().is_some() {
            return true;
        }
        let searched = !self.search.is_empty();
        if searched {
            self.search_for(String::new());
        }
        searched
    }

    fn search_for(&mut self, search: String) {
        let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
        // Many parts share a licence: each text is looked through once.
        let of_licence = |licence: &Licence| [&licence.id, &licence.name, &licence.text].map(|text| text.to_lowercase()).join("\n");
        let texts: Vec<String> = about::licences().iter().map(of_licence).collect();
        let has = |part: &Part| words.iter().all(|word| part.name.to_lowercase().contains(word) || texts[part.licence].contains(word));
        self.found = about::parts().iter().filter(|part| has(part)).collect();
        self.search = search;
    }
}

impl App {
    /// With what it keeps in these folders.
    #[must_use]
    pub fn with_folders(mut self, folders: Folders) -> Self {
        self.screens.about.folders = Some(folders);
        self
    }

    /// What the program says of itself.
    pub const fn about(&self) -> &About {
        &self.screens.about
    }

    pub(super) fn show_about(&mut self) {
        self.display.route.enter(Screen::About);
        self.screens.about.open = None;
        self.screens.about.search_for(String::new());
    }

    pub(super) fn about_asked(&mut self, action: AboutAction) -> Vec<Effect> {
        match action {
            AboutAction::OpenFolder(keeping) => {
                let folder = self.screens.about.folders.as_ref().map(|folders| folders.of(keeping).clone());
                return folder.map(Effect::OpenFolder).into_iter().collect();
            }
            AboutAction::CopyFolder(keeping) => {
                let folder = self.screens.about.folders.as_ref().map(|folders| folders.of(keeping).display().to_string());
                return folder.map_or_else(Vec::new, |folder| self.copy_told(folder));
            }
            AboutAction::CopyLicence => {
                let text = self.screens.about.open().map(|(_, licence)| licence.text.clone());
                return text.map_or_else(Vec::new, |text| self.copy_told(text));
            }
            AboutAction::Search(search) => self.screens.about.search_for(search),
            AboutAction::Show(part) => self.screens.about.open = Some(part),
            AboutAction::Close => {
                if self.screens.about.open.take().is_none() {
                    self.display.route.back();
                }
            }
            AboutAction::NotOpened(why) => self.say(NoticeKind::Failed, say!(self.words, "about-not-opened", why = why)),
        }
        Vec::new()
    }

    /// Copies a text, and says so.
    fn copy_told(&mut self, text: String) -> Vec<Effect> {
        self.say(NoticeKind::Done, say!(self.words, "about-copied"));
        vec![Effect::Copy(text)]
    }
}
