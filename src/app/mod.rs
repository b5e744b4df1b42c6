//! The whole program without a window.
//!
//! [`App::act`] takes an [`Action`] and returns the [`Effect`]s that the shell is to carry out; their answers come back as
//! actions. [`App::tick`] lets time pass. Nothing here draws, reads a file or asks a clock.

pub mod about;
pub mod action;
pub mod analysis;
mod announced;
pub mod asked_path;
mod board_use;
pub mod command;
mod commanded;
mod company;
pub mod compare;
mod computers;
mod display;
mod draft;
mod drafting;
pub mod exercise;
mod exercising;
pub mod exporting;
mod files;
mod keeping;
mod laying;
mod leading;
pub mod lessons;
mod museum;
pub mod narration;
mod notice;
mod own_rules;
pub mod palette;
pub mod parallel;
mod passing;
mod pasting;
pub mod position_editor;
mod possible;
pub mod predict;
pub mod question;
mod recent;
pub mod records;
mod route;
pub mod rules_editor;
pub mod rules_page;
mod saved;
mod screen;
mod screens;
mod setting_up;
pub mod settings;
pub mod settings_page;
pub mod study;
pub mod system;
pub mod table;
pub mod thinking;
pub mod timeline;
mod visitors;
mod waiting;
mod watched;

pub use about::{AboutAction, Folders, Keeping};
pub use action::{Action, Effect, Existing, Sides};
pub use asked_path::{AskedPath, Trial};
pub use board_use::BoardUse;
pub use command::{Command, Platform};
pub use company::Company;
pub use compare::{CompareAction, Comparison};
pub use display::Tab;
use display::{Display, Over};
pub use files::{Displaced, Handled};
pub use leading::{Lead, Offer};
use museum::Handed;
pub use notice::{Notice, NoticeKind};
pub use palette::{Palette, PaletteAction};
pub use parallel::Parallel;
pub use possible::Obstacle;
pub use question::{Answer, Fitness, Loss, Losses, Purpose, Question, Report};
pub use recent::RecentFile;
pub use records::{Date, Listing, Record, Records, Summary};
pub use rules_page::{RulesPage, RulesPageAction};
pub use saved::Access;
use saved::{Origin, Saved};
pub use screen::Screen;
use screens::Screens;
pub use settings::{Brightness, MotionWish, Setting, Settings, Speed, Targets};
pub use settings_page::{SettingRow, SettingsAction, SettingsPage};
pub use study::{Aim, Hint, Study};
pub use system::{Input, System, SystemMotion};
pub use table::{Choosing, Computers, Step, Table};
pub use thinking::{Errand, Job, Progress, Thought};

use std::sync::Arc;

use crate::rules::BySide;
use crate::session::{Ending, Move, Session};
use crate::watch::Cue;
use crate::words::{Teller, Words, say};

/// The program.
#[derive(Debug)]
pub struct App {
    words: Arc<Words>,
    settings: Settings,
    system: System,
    /// None where the program is its owner's.
    museum: Option<museum::Museum>,
    /// What the play of computers hangs on.
    chance: u64,
    display: Display,
    screens: Screens,
    table: Option<Table>,
    study: Study,
    thinking: thinking::Thinking,
    files: files::Files,
    exporting: exporting::Exporting,
}

impl App {
    /// The program at its start, with a session kept from the last time, if there is one.
    pub fn new(words: impl Into<Arc<Words>>, settings: Settings, kept: Option<Session>) -> Self {
        let table = kept.map(|session| Table::new(session, 0));
        // What was kept is in no file of the person's own, as far as can be known.
        let revision = table.as_ref().filter(|table| table.session().is_empty()).map(Table::revision);
        let saved = Saved { revision, ..Saved::default() };
        Self {
            words: words.into(),
            settings,
            system: System::default(),
            museum: None,
            chance: 0,
            display: Display::default(),
            screens: Screens::default(),
            table,
            study: Study::default(),
            thinking: thinking::Thinking::default(),
            files: files::Files { saved, ..files::Files::default() },
            exporting: exporting::Exporting::default(),
        }
    }

    /// Lets the play of computers hang on this number: the same one gives the same play.
    #[must_use]
    pub fn with_chance(self, chance: u64) -> Self {
        Self { chance, ..self }
    }

    /// Every word shown.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// How the person likes the program.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether nothing was played or learnt yet, as far as can be seen.
    pub fn is_new_here(&self) -> bool {
        self.table.is_none() && self.settings.learnt.is_empty()
    }

    /// The session, where there is one.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What is known of the session on the table.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// The names of the players, those of the sides where they have none.
    pub fn names(&self) -> BySide<String> {
        if self.exercise().is_some() {
            return self.words.side_names().clone();
        }
        BySide::from_fn(|side| {
            let name = self.table.as_ref().map_or("", |table| table.session().players()[side].name.trim());
            if name.is_empty() { self.words.side_names()[side].clone() } else { name.to_owned() }
        })
    }

    /// Whoever tells what happens on a table.
    pub fn teller<'a>(&'a self, table: &'a Table, names: &'a BySide<String>) -> Teller<'a> {
        Teller { words: &self.words, rules: table.session().rules(), names }
    }

    /// Does what is asked, and returns what is to be done outside.
    pub fn act(&mut self, action: Action) -> Vec<Effect> {
        self.noticing(|app| app.do_action(action))
    }

    /// Does something, and looks at what it changed: what has changed is to be kept, or thought about.
    fn noticing(&mut self, change: impl FnOnce(&mut Self) -> Vec<Effect>) -> Vec<Effect> {
        let before = self.table.as_ref().map(Table::revision);
        let settings = self.settings.clone();
        let cursor = self.table.as_ref().map(|table| table.session().cursor());
        let edition = self.table.as_ref().map(Table::edition);
        let mut effects = change(self);
        if self.table.as_ref().map(Table::edition) != edition {
            self.study.forget();
        }
        if self.settings.speed == Speed::AtOnce {
            // Of what is not seen falling only the end is heard.
            if self.settings.is_heard() && self.table.as_ref().is_some_and(|table| table.is_running() && !table.shows_endless()) {
                effects.push(Effect::Sound(Cue::TurnOver));
            }
            // At once means before the next key or click, which would meet what still runs.
            self.at_table(Table::finish_within_round);
        }
        if self.speed() == Speed::AtOnce {
            if let Some(watched) = self.watched_mut() {
                watched.finish();
            }
            self.exercise_finishes();
        }
        let moved = self.table.as_ref().map(|table| table.session().cursor()) != cursor;
        if self.table.as_ref().map(Table::revision) != before || moved {
            effects.push(Effect::Autosave);
        }
        if self.settings != settings {
            self.settings.remember_opponent(&settings);
            self.settings_changed();
            effects.push(Effect::WriteSettings);
        }
        effects.extend(self.think());
        self.watch_over_visitors(&mut effects);
        effects
    }

    fn do_action(&mut self, action: Action) -> Vec<Effect> {
        if self.museum.is_some() && !action.is_for_visitors() {
            return Vec::new();
        }
        if let Some(effects) = self.exercise_hears(&action) {
            return effects;
        }
        match action {
            Action::Lesson(action) => return self.lesson(action),
            Action::Exercise(action) => self.exercise_asked(action),
            Action::Predict(action) => self.predict(action),
            Action::Export(action) => return self.export(action),
            Action::About(action) => return self.about_asked(action),
            Action::Command(command) => return self.command(command),
            Action::Palette(action) => self.on_palette(action),
            Action::Settings(action) => self.on_settings_page(action),
            Action::Rested => return self.rest(),
            Action::Close => return self.close(),
            Action::EditPosition(ref edit) if edit.begins_anew() => return self.unless_unsaved(action),
            Action::EditPosition(edit) => self.edit_laid(edit),
            Action::EditRules(ref edit) if edit.begins_anew() => return self.unless_unsaved(action),
            Action::EditRules(edit) => self.edit_rules(edit),
            Action::PlayRules => return self.play_rules(),
            Action::SaveRules => return self.ask_where_to_save_rules(),
            Action::RulesOpened(path, result @ Ok(_)) => return self.rules_found(path, result),
            Action::RulesOpened(path, result) => self.rules_opened(&path, result),
            Action::RulesSaved(path, result) => return self.rules_saved(path, result),
            Action::PlayPosition => return self.play_position(),
            Action::SavePosition => return self.ask_where_to_save_position(),
            Action::PositionSaved(path, result) => return self.position_saved(path, result),
            Action::TypingEnds => self.end_typing(),
            Action::GoOn => self.go_on(),
            Action::Paste(text) => return self.paste(&text),
            Action::StartMuseum
            | Action::New(_)
            | Action::Again(_)
            | Action::OpenFile(_)
            | Action::OpenFirst(_)
            | Action::PutOnTable(_) => {
                return self.unless_unsaved(action);
            }
            Action::OpenRecord(_) if self.files.saved.path.is_some() => return self.unless_unsaved(action),
            // What is in no file of the person's own is all among the past games itself.
            Action::OpenRecord(_) => return self.leave(action),
            Action::DeleteRecord(name) => self.ask_delete(name),
            Action::SearchRecords(search) => self.search_records(search),
            Action::ShowPanel(open) => self.settings.panel = Some(open),
            Action::ShowTab(tab) => self.display.tab = tab,
            Action::ShowRule(_) => self.show_rules(),
            Action::Speed(speed) => self.set_speed(speed),
            Action::SystemTone(tone) => self.system.tone = tone,
            Action::SystemMotion(motion) => self.system.motion = motion,
            Action::Memory(megabytes) => self.has_memory(megabytes),
            Action::Marked => self.visitor_handed(Handed::Marked),
            Action::PlayedWith(input) => self.system.input = input,
            Action::MarkedCopied => self.visitor_handed(Handed::Copied),
            Action::DismissNotice => self.display.notice = None,
            Action::Choose(hole) => self.at_table(|table| table.choose(hole)),
            Action::ChooseDirection(direction) => self.at_table(|table| table.choose_direction(direction)),
            Action::Point(pointed) => self.at_table(|table| table.point(pointed)),
            Action::WatchEndless(hole, direction) => self.at_table(|table| table.watch_endless(hole, direction)),
            Action::SetOut(numbers) => self.at_table(|table| table.play(&Move::Arrange(numbers))),
            Action::End(ending) => self.end_match(ending),
            Action::GoTo(node) => self.at_table(|table| table.go_to(node)),
            Action::Seek(beat) => self.seek(beat),
            Action::Compare(action) => self.compare(action),
            Action::RulesPage(action) => self.on_rules_page(action),
            Action::Sit(side, seat) => self.sit(side, seat),
            Action::Seconds(seconds) => self.settings.seconds = seconds,
            Action::Megabytes(megabytes) => self.settings.megabytes = megabytes,
            Action::Thought(number, thought) => self.thought(number, thought),
            Action::Rename(side, name) => self.at_table(|table| table.rename(side, &name)),
            Action::Comment(node, comment) => self.at_table(|table| table.comment(node, &comment)),
            Action::TypePath(typed) => self.type_path(typed),
            Action::Answer(answer) => return self.answer(answer),
            Action::PathChosen(purpose, path) => return self.path_chosen(purpose, path),
            Action::NoPathWindow(purpose, suggested) => return self.ask_path_here(purpose, suggested),
            Action::LookForRecent => return self.look_for_recent(),
            Action::Gone(gone) => self.are_gone(gone),
            Action::IsFolder(purpose, folder) => self.path_is_folder(purpose, &folder),
            Action::Opened(path, result) => return self.opened(path, result),
            Action::Saved(path, revision, result) => return self.was_saved(path, revision, result),
            Action::LiesIn(path) => self.lies_in(path),
            Action::LeftUnopened(number) => self.say(NoticeKind::Done, say!(self.words, "notice-left-unopened", files = number)),
            Action::ReadOnly(path) => self.is_protected(&path),
            Action::NotKept(why) => self.not_kept(&why),
            Action::KeptAgain => self.kept_again(),
            Action::SettingsNotKept(why) => self.settings_not_kept(&why),
            Action::ChangedOutside(path) => self.display.question = Some(Question::Changed { path }),
            Action::Broken => self.broken(),
            Action::ReportFound(report) => self.display.question = Some(Question::Report(report)),
            Action::NotYetPutAway(why) => self.not_yet_put_away(&why),
            Action::Exists(purpose, path) => self.ask_overwrite(purpose, path),
            Action::RecordsRead(listing) => self.records_read(listing),
            Action::RecordOpened(name, result) => return self.record_opened(name, result),
            Action::RecordDeleted(name, result) => return self.record_deleted(&name, result),
            Action::NotPutAway { folder, why } => self.not_put_away(&folder, &why),
        }
        Vec::new()
    }

    /// Ends the match at the table.
    fn end_match(&mut self, ending: Ending) {
        self.display.question = None;
        self.at_table(|table| table.play(&Move::End(ending)));
    }

    /// Shows the rules in the panel at the side.
    fn show_rules(&mut self) {
        self.display.tab = Tab::Rules;
        self.settings.panel = Some(true);
    }

    /// Does something to the table, where there is one.
    fn at_table(&mut self, change: impl FnOnce(&mut Table)) {
        if let Some(table) = &mut self.table {
            change(table);
        }
    }
}
