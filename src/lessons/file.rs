//! The gate for lesson files: RON text outside, a sound lesson inside, and an error that says where and why.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;

use super::ask::{Ask, Goal};
use super::error::{Fault, LessonError};
use super::lesson::{Lesson, Step, Then, Watch};
use super::shown::Shown;
use crate::catalogue;
use crate::catalogue::text::{self, At};
use crate::rules::saying::Occasion;
use crate::rules::{Board, Deaf, Forbidden, Hole, Holes, Position, Rules, Seeds, Turn};

/// The most bytes of a lesson file; a larger one is not read.
pub const FILE_BYTES: u64 = 1 << 20;
/// The most steps of a lesson.
const STEPS: usize = 100;
/// The most letters of a title.
const TITLE: usize = 80;
/// The most letters of a step's text.
const WORDS: usize = 4000;
/// The most letters of an id.
const ID: usize = 60;

/// Options of a rule set by name, as on the command line.
type Options = BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Lesson")]
struct LessonText {
    id: String,
    title: String,
    /// The id of a rule set that comes with the program.
    rules: String,
    #[serde(default)]
    options: Options,
    steps: Vec<StepText>,
    /// What comes after the last step; the next lesson, where it is left out.
    then: Option<ThenText>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename = "Then")]
enum ThenText {
    Play,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Step")]
struct StepText {
    text: String,
    /// Another rule set than the lesson's, from here on.
    rules: Option<String>,
    /// Other options than those before, from here on.
    options: Option<Options>,
    /// Where it is left out, as in the step before; at first, the first arrangement.
    position: Option<String>,
    /// The letters of holes.
    #[serde(default)]
    point: String,
    watch: Option<WatchText>,
    ask: Option<AskText>,
}

#[derive(Deserialize)]
#[serde(rename = "Watch")]
enum WatchText {
    Turn(String),
    Endless(String),
    Settle,
    NextRound,
}

#[derive(Deserialize)]
#[serde(rename = "Ask")]
enum AskText {
    Sow(GoalText),
    Last(String),
    Taken(String),
    Whose(String),
}

#[derive(Deserialize)]
#[serde(rename = "Goal")]
enum GoalText {
    Takes(Seeds),
    Pair,
    Claims,
    EndsIn(String),
    Relays(usize),
    Says(Occasion),
}

/// That a lesson cannot be told from another one, in the file of this name, that has its id.
pub fn id_taken(text: &str, other: &str) -> LessonError {
    LessonError::Wrong { line: text::line_of(text, &[At::Field("id")]), step: None, fault: Box::new(Fault::IdTaken(other.to_owned())) }
}

/// Reads a lesson, and checks every turn and question in it. A byte order mark at the start is passed over.
pub fn read(text: &str) -> Result<Lesson, LessonError> {
    // `watch: Settle` is easier to write, and to read, than `watch: Some(Settle)`.
    let form = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let lesson: LessonText = text::read(text, &form).map_err(LessonError::Form)?;
    let wrong = |step: Option<usize>, (field, fault): (&str, Fault)| {
        let step_of = step.map(|step| [At::Field("steps"), At::Item(step)]);
        let way: Vec<At<'_>> = step_of.into_iter().flatten().chain([At::Field(field)]).collect();
        LessonError::Wrong { line: text::line_of(text, &way), step: step.map(|step| step + 1), fault: Box::new(fault) }
    };
    let about_all = || -> Result<(), (&'static str, Fault)> {
        let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if lesson.id.is_empty() || lesson.id.len() > ID || !lesson.id.chars().all(good) {
            return Err(("id", Fault::Id));
        }
        if lesson.title.trim().is_empty() || lesson.title.chars().count() > TITLE {
            return Err(("title", Fault::Title(TITLE)));
        }
        if lesson.steps.is_empty() || lesson.steps.len() > STEPS {
            return Err(("steps", Fault::Steps(STEPS)));
        }
        Ok(())
    };
    about_all().map_err(|found| wrong(None, found))?;
    let mut id = lesson.rules.clone();
    let mut rules = rules_of(&id, &lesson.options).map_err(|found| wrong(None, found))?;
    let mut position = rules.start();
    let mut steps = Vec::new();
    for (number, written) in lesson.steps.iter().enumerate() {
        if written.rules.is_some() || written.options.is_some() {
            let (board, game) = (rules.board().clone(), id.clone());
            id = written.rules.clone().unwrap_or(id);
            let none = Options::new();
            rules = rules_of(&id, written.options.as_ref().unwrap_or(&none)).map_err(|found| wrong(Some(number), found))?;
            // What lay on another board, or has an owner by other rules, may mean nothing here.
            if *rules.board() != board || id != game {
                position = rules.start();
            }
        }
        let step = step(written, &rules, position).map_err(|found| wrong(Some(number), found))?;
        position = step.position;
        steps.push(step);
    }
    let then = match lesson.then {
        Some(ThenText::Play) => Then::Play,
        None => Then::NextLesson,
    };
    Ok(Lesson { id: lesson.id, title: lesson.title.trim().to_owned(), steps, then })
}

/// What is wrong, with the field it is wrong in.
type Found<T> = Result<T, (&'static str, Fault)>;

fn rules_of(id: &str, options: &Options) -> Found<Arc<Rules>> {
    let rules = catalogue::built_in(id).ok_or_else(|| ("rules", Fault::Rules(text::beginning(id))))?;
    if options.is_empty() {
        return Ok(rules);
    }
    let mut spec = rules.spec().clone();
    for (name, value) in options {
        spec.set(name, value).map_err(|why| ("options", Fault::Option(Arc::clone(&rules), why)))?;
    }
    Rules::new(spec).map(Arc::new).map_err(|why| ("options", Fault::Contradiction(why)))
}

fn step(written: &StepText, rules: &Arc<Rules>, before: Position) -> Found<Step> {
    let letters = written.text.chars().count();
    if written.text.trim().is_empty() || letters > WORDS {
        return Err(("text", Fault::Words(WORDS)));
    }
    let position = match &written.position {
        None => before,
        Some(text) => rules.parse_position(text).map_err(|why| ("position", Fault::Position(Arc::clone(rules), why)))?,
    };
    let point = written.point.chars().filter(|letter| !letter.is_whitespace());
    let point = point.map(|letter| hole(rules.board(), &letter.to_string())).collect::<Result<Holes, _>>().map_err(|why| ("point", why))?;
    let watch = match &written.watch {
        None => None,
        Some(watch) => Some(watched(watch, rules, position).map_err(|why| ("watch", why))?),
    };
    let ask = match &written.ask {
        None => None,
        Some(ask) => Some(asked(ask, rules, position).map_err(|why| ("ask", why))?),
    };
    // Lines are broken where there is room; an empty one begins a paragraph.
    let paragraphs = written.text.replace('\r', "");
    let paragraphs = paragraphs.split("\n\n").map(|lines| lines.split_whitespace().collect::<Vec<_>>().join(" "));
    let text = paragraphs.filter(|paragraph| !paragraph.is_empty()).collect();
    Ok(Step { text, rules: Arc::clone(rules), position, point, watch, ask })
}

fn watched(written: &WatchText, rules: &Arc<Rules>, position: Position) -> Result<Watch, Fault> {
    match written {
        WatchText::Turn(text) => turn(text, rules, position).map(Watch::Turn),
        WatchText::Endless(text) => {
            let turn = rules.parse_turn(text).map_err(|why| Fault::Turn(Arc::clone(rules), why))?;
            match rules.allows(&position, turn) {
                Err(Forbidden::Endless(_)) => Ok(Watch::Endless(turn)),
                Err(why) => Err(Fault::Forbidden(Arc::clone(rules), Box::new(position), why)),
                Ok(()) => Err(Fault::Ends),
            }
        }
        WatchText::Settle => Shown::settling(rules, position).map(|_| Watch::Settle).ok_or(Fault::NotOver),
        WatchText::NextRound if rules.default_arrangement(&position).is_empty() => Err(Fault::NoNextRound),
        WatchText::NextRound => Shown::settling(rules, position).map(|_| Watch::NextRound).ok_or(Fault::NotOver),
    }
}

fn asked(written: &AskText, rules: &Arc<Rules>, position: Position) -> Result<Ask, Fault> {
    let ask = match written {
        AskText::Sow(goal) => Ask::Sow(match goal {
            GoalText::Takes(seeds) => Goal::Takes(*seeds),
            GoalText::Pair => Goal::Pair,
            GoalText::Claims => Goal::Claims,
            GoalText::EndsIn(letter) => Goal::EndsIn(hole(rules.board(), letter)?),
            GoalText::Relays(laps) => Goal::Relays(*laps),
            GoalText::Says(occasion) => Goal::Says(*occasion),
        }),
        AskText::Last(text) => Ask::Last(turn(text, rules, position)?),
        AskText::Taken(text) => Ask::Taken(turn(text, rules, position)?),
        AskText::Whose(letter) => {
            let hole = hole(rules.board(), letter)?;
            Shown::settling(rules, position).ok_or(Fault::NotOver)?;
            if position.seeds(hole) == 0 {
                return Err(Fault::NothingInHole);
            }
            Ask::Whose(hole)
        }
    };
    let has_answer = match ask {
        Ask::Sow(_) => ask.replies(rules, position).into_iter().any(|reply| ask.is_right(rules, position, reply)),
        // A sowing that passes has no last seed.
        Ask::Last(turn) => Shown::turn(rules, position, turn).last().is_some(),
        Ask::Taken(_) | Ask::Whose(_) => true,
    };
    if has_answer { Ok(ask) } else { Err(Fault::NoAnswer) }
}

/// A turn that is allowed once the start-of-turn captures are made.
fn turn(text: &str, rules: &Arc<Rules>, position: Position) -> Result<Turn, Fault> {
    let turn = rules.parse_turn(text).map_err(|why| Fault::Turn(Arc::clone(rules), why))?;
    let mut begun = position;
    rules.begin(&mut begun, Deaf);
    match rules.allows(&begun, turn) {
        Ok(()) => Ok(turn),
        Err(why) => Err(Fault::Forbidden(Arc::clone(rules), Box::new(begun), why)),
    }
}

fn hole(board: &Board, letter: &str) -> Result<Hole, Fault> {
    let mut letters = letter.chars();
    let named = letters.next().filter(|_| letters.next().is_none()).and_then(|letter| board.hole_named(letter));
    named.ok_or_else(|| Fault::Hole(text::beginning(letter)))
}
