//! Past games: the sessions that lay on the table before, as a list to look through.
//!
//! It knows no folder, file or clock: whoever reads the records hands them in, each with its date.

use std::sync::Arc;

use super::question::Question;
use super::{App, Effect, NoticeKind, Screen};
use crate::catalogue;
use crate::rules::{BySide, Event, Position, Rules};
use crate::session::{Move, Seat, Session, Stage, Told};
use crate::words::{Teller, Words, say};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

/// A past game in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What the world outside knows it by.
    pub name: String,
    /// When it was last played on, as far as that is known.
    pub date: Option<Date>,
    /// What is in it, or why that cannot be said, in a sentence.
    pub content: Result<Summary, String>,
    /// What a search looks through, in small letters.
    searched: String,
}

/// A session, as far as the list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The rules played by.
    pub rules: Arc<Rules>,
    /// The last position; of a round that is over, the last one with seeds on the board.
    pub position: Position,
    /// The players' names, those of the sides where they have none; of a computer, with its level.
    pub players: BySide<String>,
    /// The position it started with, and all that was played on its line.
    line: (Position, Vec<Move>),
    /// How it came out, or how far it is.
    pub result: String,
}

/// The records as they were read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listing {
    /// The records, the newest one first.
    pub records: Vec<Record>,
    /// How many older ones there are that were not read.
    pub older: usize,
}

/// What is known of the past games.
#[derive(Debug, Default)]
pub struct Records {
    /// What was read last; nothing before the first time.
    listing: Option<Result<Listing, String>>,
    /// The session on the table, as the list shows it.
    on_table: Option<Record>,
    /// What is searched for.
    search: String,
    /// The one that was asked for and is being read.
    opening: Option<String>,
}

impl Record {
    /// A record with what was found in it.
    pub fn new(words: &Words, name: String, date: Option<Date>, found: Result<&Session, String>) -> Self {
        let content = found.map(|session| Summary::of(words, session));
        let mut searched = date.map_or_else(String::new, |date| date.text(words));
        match &content {
            Ok(summary) => {
                let spec = summary.rules.spec();
                let from = spec.made_from.as_ref().unwrap_or(&spec.people);
                for text in [&spec.name, from, &spec.region, &summary.players.south, &summary.players.north, &summary.result] {
                    searched.push('\n');
                    searched.push_str(text);
                }
            }
            Err(_) => searched.push_str(&name),
        }
        Self { name, date, content, searched: searched.to_lowercase() }
    }

    /// The day it was last played on, in words; nothing where it is not known.
    pub fn day(&self, words: &Words) -> String {
        self.date.map_or_else(String::new, |date| date.text(words))
    }

    /// What it is called where one is spoken of alone.
    pub fn title(&self, words: &Words) -> String {
        match &self.content {
            Ok(summary) => {
                let game = &summary.rules.spec().name;
                say!(words, "record-delete-named", game = game, players = summary.versus(words), date = self.day(words))
            }
            Err(_) => self.name.clone(),
        }
    }

    /// Whether each of these words, in small letters, is somewhere in it.
    fn has(&self, words: &[String]) -> bool {
        words.iter().all(|word| self.searched.contains(word))
    }
}

impl Date {
    fn text(self, words: &Words) -> String {
        words.date(self.year, self.month, self.day)
    }
}

impl Summary {
    /// What a list shows of a session: the end of its line, not where it happens to stand.
    pub fn of(words: &Words, session: &Session) -> Self {
        let mut last = session.clone();
        if let Some(&end) = session.line().last() {
            last.go_to(end);
        }
        let line = (*session.start(), session.moves_to(last.cursor()));
        let rules = session.rules();
        let position = last_board(&mut last);
        let own = words.side_names();
        let players = BySide::from_fn(|side| match session.players()[side].name.trim() {
            "" => own[side].clone(),
            name => name.to_owned(),
        });
        let result = Teller { words, rules, names: &players }.standing(last.game());
        let players = BySide::from_fn(|side| match session.players()[side].seat {
            Seat::Human => players[side].clone(),
            Seat::Computer(level) => say!(words, "record-computer", player = players[side], level = level.number()),
        });
        // Hundreds of records share the few rule sets that come with the program.
        let shared = catalogue::built_in(&rules.spec().id).filter(|known| known == rules);
        Self { rules: shared.unwrap_or_else(|| Arc::clone(rules)), position, players, line, result }
    }

    /// Whether both are the same match, as far as it was played.
    fn is_same_match(&self, other: &Self) -> bool {
        (&self.rules, &self.players, &self.line) == (&other.rules, &other.players, &other.line)
    }

    /// Who played against whom.
    pub fn versus(&self, words: &Words) -> String {
        say!(words, "record-players", south = self.players.south, north = self.players.north)
    }
}

/// The board at the end of a session: where a round is over, as it lay before the seeds were collected from it.
fn last_board(session: &mut Session) -> Position {
    let now = *session.game().position();
    match session.game().stage() {
        Stage::Turn => now,
        Stage::Arrange { .. } | Stage::Over(_) => {
            let Told { before, events } = session.told();
            let Some(over) = events.iter().position(|event| matches!(event, Event::RoundOver(_))) else { return now };
            let mut board = before;
            events[..over].iter().for_each(|&event| board.apply(session.rules().board(), event));
            board
        }
    }
}

impl Records {
    /// What was read last; nothing before the first time.
    pub const fn listing(&self) -> Option<&Result<Listing, String>> {
        self.listing.as_ref()
    }

    /// What is searched for.
    pub fn search(&self) -> &str {
        &self.search
    }

    /// The session on the table, where it is among what is searched for.
    pub fn on_table(&self) -> Option<&Record> {
        let words = self.words_searched();
        self.on_table.as_ref().filter(|record| record.has(&words))
    }

    /// The past games among what is searched for, the newest one first.
    pub fn found(&self) -> impl Iterator<Item = &Record> {
        let words = self.words_searched();
        self.past().filter(move |record| record.has(&words))
    }

    /// How many there are, the one on the table included.
    pub fn count(&self) -> usize {
        self.past().count() + usize::from(self.on_table.is_some())
    }

    fn read(&self) -> &[Record] {
        self.listing.as_ref().and_then(|listing| listing.as_ref().ok()).map_or(&[], |listing| &listing.records)
    }

    /// The past games that are not the one on the table: that may lie in a file of the person's own too.
    fn past(&self) -> impl Iterator<Item = &Record> {
        let on_table = self.on_table.as_ref().and_then(|record| record.content.as_ref().ok());
        let is_there = move |record: &&Record| match (&record.content, on_table) {
            (Ok(past), Some(on_table)) => past.is_same_match(on_table),
            _ => false,
        };
        self.read().iter().filter(move |record| !is_there(record))
    }

    fn words_searched(&self) -> Vec<String> {
        self.search.split_whitespace().map(str::to_lowercase).collect()
    }

    fn remove(&mut self, name: &str) {
        if let Some(Ok(listing)) = &mut self.listing {
            listing.records.retain(|record| record.name != name);
        }
    }

    /// Leaves the search; says whether there was one.
    pub(super) fn leave_search(&mut self) -> bool {
        !std::mem::take(&mut self.search).is_empty()
    }

    /// Another session lies on the table: what was asked for before does not take its place.
    pub(super) fn forget_opening(&mut self) {
        self.opening = None;
    }
}

impl App {
    /// What is known of the past games.
    pub const fn records(&self) -> &Records {
        &self.screens.records
    }

    pub(super) fn show_records(&mut self) -> Vec<Effect> {
        self.display.route.go(Screen::Records);
        let session = self.table.as_ref().map(super::Table::session).filter(|session| !session.is_empty());
        self.screens.records.on_table = session.map(|session| Record::new(&self.words, String::new(), None, Ok(session)));
        vec![Effect::ReadRecords]
    }

    pub(super) fn search_records(&mut self, search: String) {
        self.screens.records.search = search;
    }

    pub(super) fn records_read(&mut self, listing: Result<Listing, String>) {
        self.screens.records.listing = Some(listing);
    }

    pub(super) fn open_record(&mut self, name: String) -> Vec<Effect> {
        self.screens.records.opening = Some(name.clone());
        vec![Effect::OpenRecord(name)]
    }

    pub(super) fn record_opened(&mut self, name: String, result: Result<Box<Session>, String>) -> Vec<Effect> {
        // Asked for twice, it comes twice; or something else was asked for meanwhile.
        if self.screens.records.opening.as_ref() != Some(&name) {
            return Vec::new();
        }
        self.screens.records.opening = None;
        match result {
            Ok(session) => {
                self.screens.records.remove(&name);
                self.put_on_table(*session, None, Some(name))
            }
            Err(why) => {
                self.say(NoticeKind::Failed, say!(self.words, "notice-not-opened", file = name, why = why));
                vec![Effect::ReadRecords]
            }
        }
    }

    pub(super) fn ask_delete(&mut self, name: String) {
        if let Some(record) = self.screens.records.read().iter().find(|record| record.name == name) {
            let title = record.title(&self.words);
            self.display.question = Some(Question::Delete { name, title });
        }
    }

    pub(super) fn record_deleted(&mut self, name: &str, result: Result<(), String>) -> Vec<Effect> {
        match result {
            Ok(()) => {
                self.screens.records.remove(name);
                self.say(NoticeKind::Done, say!(self.words, "notice-deleted"));
                Vec::new()
            }
            Err(why) => {
                self.say(NoticeKind::Failed, say!(self.words, "notice-not-deleted", why = why));
                vec![Effect::ReadRecords]
            }
        }
    }
}
