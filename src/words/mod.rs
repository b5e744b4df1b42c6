//! Every word shown to a person.
//!
//! The words themselves stand in `assets/words/en/*.ftl`, one file a topic; code names a message by its key, in a call of
//! the macro `say!`, so that a test finds a key without a message, a message without a key, and an argument that the two
//! do not share. This layer turns what the rules and the files say in types into sentences; it knows no window, no
//! command line and nothing of what the program is doing.

mod aim;
mod arg;
mod clause;
mod errors;
mod files;
mod form;
mod hole;
mod lessons;
mod level;
mod own_clause;
mod parts;
mod reading;
mod record;
mod refusal;
mod result;
mod summary;
mod tell;
mod worth;

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

use crate::rules::saying::Saying;
use crate::rules::{Board, BySide, Hole, Rules, Side};

pub use arg::Arg;
pub use refusal::clause_of_refusal;
pub use tell::{SoFar, Telling};

/// The English messages: the name of each file, and its text.
pub const ENGLISH: &[(&str, &str)] = &[
    ("about.ftl", include_str!("../../assets/words/en/about.ftl")),
    ("analysis.ftl", include_str!("../../assets/words/en/analysis.ftl")),
    ("app.ftl", include_str!("../../assets/words/en/app.ftl")),
    ("clauses.ftl", include_str!("../../assets/words/en/clauses.ftl")),
    ("commands.ftl", include_str!("../../assets/words/en/commands.ftl")),
    ("cli.ftl", include_str!("../../assets/words/en/cli.ftl")),
    ("editor.ftl", include_str!("../../assets/words/en/editor.ftl")),
    ("errors.ftl", include_str!("../../assets/words/en/errors.ftl")),
    ("export.ftl", include_str!("../../assets/words/en/export.ftl")),
    ("events.ftl", include_str!("../../assets/words/en/events.ftl")),
    ("files.ftl", include_str!("../../assets/words/en/files.ftl")),
    ("form.ftl", include_str!("../../assets/words/en/form.ftl")),
    ("lessons.ftl", include_str!("../../assets/words/en/lessons.ftl")),
    ("names.ftl", include_str!("../../assets/words/en/names.ftl")),
    ("readings.ftl", include_str!("../../assets/words/en/readings.ftl")),
    ("records.ftl", include_str!("../../assets/words/en/records.ftl")),
    ("reports.ftl", include_str!("../../assets/words/en/reports.ftl")),
    ("refusals.ftl", include_str!("../../assets/words/en/refusals.ftl")),
    ("ui.ftl", include_str!("../../assets/words/en/ui.ftl")),
    ("settings.ftl", include_str!("../../assets/words/en/settings.ftl")),
    ("palette.ftl", include_str!("../../assets/words/en/palette.ftl")),
    ("results.ftl", include_str!("../../assets/words/en/results.ftl")),
];

/// Says a message: `say!(words, "key")`, or `say!(words, "key", seeds = 3, hole = letter)`.
///
/// The key is always written out, here and nowhere else: a test reads the code for it.
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.message($key, &[$((stringify!($name), $crate::words::Arg::value(&$value))),*])
    };
}
pub(crate) use say;

/// The words of one language.
pub struct Words {
    messages: FluentBundle<FluentResource>,
    side_names: BySide<String>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

impl Words {
    /// The words in English.
    pub fn english() -> Self {
        Self::read(ENGLISH).0
    }

    /// The words in these texts, each with the name of its file, and what is wrong with them: a message written badly or
    /// given twice.
    pub fn read(texts: &[(&str, &str)]) -> (Self, Vec<String>) {
        let mut messages = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Its marks of direction around every value would show as boxes.
        messages.set_use_isolating(false);
        let mut complaints = Vec::new();
        for (name, text) in texts {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(sound, errors)| {
                complaints.extend(errors.iter().map(|error| format!("{name}: {error}")));
                sound
            });
            if let Err(errors) = messages.add_resource(resource) {
                complaints.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        (Self::of(messages), complaints)
    }

    /// The same words with other letters in everything that stands in a message, but for the values put into it: a language
    /// to try the program in.
    #[must_use]
    pub fn respelt(mut self, respell: fn(&str) -> Cow<'_, str>) -> Self {
        self.messages.set_transform(Some(respell));
        Self::of(self.messages)
    }

    fn of(messages: FluentBundle<FluentResource>) -> Self {
        let mut words = Self { messages, side_names: BySide::default() };
        words.side_names = BySide { south: say!(words, "name-south"), north: say!(words, "name-north") };
        words
    }

    /// A message by its key; a key without a message stands for itself. In code it is called through `say!`.
    pub fn message(&self, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.messages.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        // A value that a message asks for and does not get is shown by its name, which a test makes impossible.
        self.messages.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The sides' own names, for players who gave none.
    pub const fn side_names(&self) -> &BySide<String> {
        &self.side_names
    }

    /// A saying before what else is told.
    pub fn called_out(&self, saying: Option<&Saying>, detail: String) -> String {
        match saying {
            Some(saying) => say!(self, "table-saying", says = saying.says, means = saying.means, detail = detail),
            None => detail,
        }
    }

    /// Things in a row: `A, B, C`.
    fn row_of(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().reduce(|before, next| say!(self, "list-row", before = before, next = next)).unwrap_or_default()
    }

    /// Things together: `A, B and C`.
    pub fn all_of(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let last = things.pop().unwrap_or_default();
        if things.is_empty() { last } else { say!(self, "list-and", before = self.row_of(things), last = last) }
    }

    /// Things to choose from: `A, B or C`.
    pub fn any_of(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let last = things.pop().unwrap_or_default();
        if things.is_empty() { last } else { say!(self, "list-or", before = self.row_of(things), last = last) }
    }
}

/// Somebody who tells what happens in a game: in which words, by which rules, and who plays.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The words.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The players' names.
    pub names: &'a BySide<String>,
}

impl<'a> Teller<'a> {
    const fn board(self) -> &'a Board {
        self.rules.board()
    }

    fn name(self, side: Side) -> &'a str {
        &self.names[side]
    }

    fn letter(self, hole: Hole) -> char {
        self.board().letter(hole)
    }
}
