//! The palette: all that can be asked for, found by a few letters of its name or of where it stands.

use super::command::Menu;
use super::lessons::{LessonAction, Lessons};
use super::possible::Obstacle;
use super::settings_page::SettingsAction;
use super::{Action, App, Command, Over, Setting};
use crate::catalogue;
use crate::words::{Words, say};

/// What can be asked of the palette.
#[derive(Clone, Debug, PartialEq)]
pub enum PaletteAction {
    /// Looks for these letters.
    Type(String),
    /// Goes to an entry that is found, by its place from 0.
    Point(usize),
    /// Closes it.
    Close,
}

/// The palette while it is open.
#[derive(Debug)]
pub struct Palette {
    typed: String,
    found: Vec<Entry>,
    pointed: usize,
}

/// Something that can be asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// Where else it is found: its menu, or the kind of thing it is.
    pub place: String,
    /// The command it is, where it is one.
    pub command: Option<Command>,
    /// What choosing it asks for, or why that cannot be done now.
    pub does: Result<Action, Obstacle>,
    /// Other words it is looked for by.
    also: String,
}

/// What a word typed is worth where it begins the name, a word of the name, or a word beside it, or stands in one.
const BEGINS: i64 = 120;
const BEGINS_WORD: i64 = 100;
const WITHIN: i64 = 60;
const BESIDE: i64 = 20;

/// What a word is worth that is put together from beginnings of words of the name.
const SHORTENED: i64 = 40;

impl Palette {
    /// What is typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// What is found, the nearest first.
    pub fn found(&self) -> &[Entry] {
        &self.found
    }

    /// The entry pointed at, by its place from 0.
    pub const fn pointed(&self) -> usize {
        self.pointed
    }
}

impl Entry {
    fn new(name: String, place: String, action: Action) -> Self {
        Self { name, place, command: None, does: Ok(action), also: String::new() }
    }

    /// How near it is to the words looked for, which are in small letters; nothing where it is none of them.
    fn nearness(&self, wanted: &[String]) -> Option<i64> {
        let name = self.name.to_lowercase();
        let beside = format!("{} {}", self.place, self.also).to_lowercase();
        let begins = |text: &str, word: &str| parts(text).iter().any(|part| part.starts_with(word));
        let worth = |word: &String| {
            if name.starts_with(word) {
                Some(BEGINS)
            } else if begins(&name, word) {
                Some(BEGINS_WORD)
            } else if name.contains(word) {
                Some(WITHIN)
            } else if is_shortened(word, &parts(&name)) {
                Some(SHORTENED)
            } else {
                begins(&beside, word).then_some(BESIDE)
            }
        };
        let phrase = if wanted.len() > 1 && name.contains(&wanted.join(" ")) { BEGINS } else { 0 };
        wanted.iter().try_fold(phrase, |sum, word| Some(sum + worth(word)?))
    }
}

/// The words of a text.
fn parts(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric()).collect()
}

/// Whether a word is put together from beginnings of these, in order: *cpic* from *copy picture*.
fn is_shortened(word: &str, parts: &[&str]) -> bool {
    let letters: Vec<char> = word.chars().collect();
    // Whether the parts looked at so far make up so many of its letters: no way to do so is looked at twice.
    let mut made = vec![false; letters.len() + 1];
    made[0] = true;
    for part in parts {
        let before = made.clone();
        for start in (0..letters.len()).filter(|&start| before[start]) {
            let alike = letters[start..].iter().zip(part.chars()).take_while(|(wanted, found)| **wanted == *found).count();
            made[start..=start + alike].fill(true);
        }
    }
    made[letters.len()]
}

impl App {
    /// The palette, while it is open.
    pub const fn palette(&self) -> Option<&Palette> {
        match &self.display.over {
            Some(Over::Palette(palette)) => Some(palette),
            _ => None,
        }
    }

    /// A palette in which nothing is typed yet.
    pub(super) fn new_palette(&self) -> Palette {
        Palette { typed: String::new(), found: self.entries_found(""), pointed: 0 }
    }

    pub(super) fn on_palette(&mut self, action: PaletteAction) {
        let Some(Over::Palette(mut palette)) = self.display.over.take() else { return };
        match action {
            PaletteAction::Type(typed) => {
                palette.found = self.entries_found(&typed);
                (palette.typed, palette.pointed) = (typed, 0);
            }
            PaletteAction::Point(number) => palette.pointed = number.min(palette.found.len().saturating_sub(1)),
            PaletteAction::Close => return,
        }
        self.display.over = Some(Over::Palette(palette));
    }

    /// The entries that have what is typed, the nearest first; of those that are as near, what can be done comes before what
    /// cannot. Where nothing is typed it is all that can be done.
    fn entries_found(&self, typed: &str) -> Vec<Entry> {
        let wanted: Vec<String> = typed.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let entries = self.entries();
        if wanted.is_empty() {
            return entries.into_iter().filter(|entry| entry.does.is_ok()).collect();
        }
        let near = entries.into_iter().filter_map(|entry| Some((entry.nearness(&wanted)?, entry)));
        let mut near: Vec<(i64, Entry)> = near.collect();
        near.sort_by_key(|(nearness, entry)| (-nearness, entry.does.is_err()));
        near.into_iter().map(|(_, entry)| entry).collect()
    }

    /// All there is: commands, games, lessons, settings and their values.
    fn entries(&self) -> Vec<Entry> {
        let (words, platform) = (&self.words, self.system.platform);
        let commands = Menu::all(platform).iter().flat_map(|menu| menu.groups(platform).iter().copied().flatten());
        let commands = commands.filter(|command| **command != Command::Palette && self.offers(**command));
        let commands = std::iter::once(&Command::Continue).filter(|command| self.can(**command)).chain(commands);
        let commands = commands.map(|&command| Entry {
            name: match command {
                Command::Continue => self.way_to_table().unwrap_or_default(),
                _ => command.label_on(platform, words),
            },
            place: Menu::of(command, platform).map(|menu| menu.label(words)).unwrap_or_default(),
            command: Some(command),
            does: self.obstacle(command).map_or_else(|| Ok(Action::Command(command)), Err),
            also: if command == Command::Stop { say!(words, "command-stop-also") } else { String::new() },
        });
        let games = catalogue::all().iter().map(|rules| {
            let spec = rules.spec();
            let name = say!(words, "palette-game", game = spec.name);
            let also = format!("{} {}", spec.people, spec.region);
            Entry { also, ..Entry::new(name, say!(words, "palette-games"), Action::New(rules.clone())) }
        });
        let lessons = Lessons::built_in().into_iter().chain(self.screens.lessons.own_entries()).map(|entry| {
            let name = say!(words, "palette-lesson", lesson = entry.lesson.title);
            Entry::new(name, say!(words, "palette-lessons"), Action::Lesson(LessonAction::Open(entry.key)))
        });
        let settings =
            Setting::shown().filter(|_| self.offers(Command::Settings)).flat_map(|setting| setting_entries(words, self, setting));
        commands.chain(games).chain(lessons).chain(settings).collect()
    }
}

/// A setting as a whole, and each value it could have.
fn setting_entries(words: &Words, app: &App, setting: Setting) -> Vec<Entry> {
    let Some(told) = setting.told(words) else { return Vec::new() };
    let place = say!(words, "palette-settings");
    let show = Action::Settings(SettingsAction::Find(told.name.clone()));
    let whole = Entry { also: told.also.clone(), ..Entry::new(say!(words, "palette-setting", setting = told.name), place.clone(), show) };
    let pickers = app.pickers(setting).into_iter();
    let values = pickers.flat_map(|picker| {
        let name = picker.part.map_or_else(|| told.name.clone(), |part| say!(words, "setting-part", setting = told.name, part = part));
        picker.choices.into_iter().filter(|choice| !choice.is_now).map(move |choice| (name.clone(), choice))
    });
    let values = values.map(|(name, choice)| {
        let name = say!(words, "palette-value", setting = name, value = choice.name);
        let change = Action::Settings(SettingsAction::Change(choice.change));
        Entry::new(name, place.clone(), change)
    });
    std::iter::once(whole).chain(values).collect()
}
