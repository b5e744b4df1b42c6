//! What the arguments name: rule sets, options and positions.

use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::args::RulesChoice;
use super::output::Failure;
use super::suggest::nearest;
use super::words;
use crate::catalogue;
use crate::disk;
use crate::rules::{Position, Rules, RulesSpec};
use crate::session::{Session, file};
use crate::words::say;

/// No rule set needs a longer file; a longer one is not read to its end.
const LONGEST: u64 = 1 << 20;

/// A rule set with the options set on the command line.
pub(super) struct Chosen {
    /// The rules.
    pub(super) rules: Arc<Rules>,
    /// The options by name and value, in the order given; of one given twice, the later value.
    pub(super) options: Vec<(String, String)>,
}

impl RulesChoice {
    pub(super) fn load(&self) -> Result<Chosen, Failure> {
        load(&self.rules, &self.options)
    }
}

/// The rule set of this id or in this file, with these options.
pub(super) fn load(name: &str, options: &[String]) -> Result<Chosen, Failure> {
    let rules = named(name)?;
    if options.is_empty() {
        return Ok(Chosen { rules, options: Vec::new() });
    }
    let mut spec = rules.spec().clone();
    let mut set: Vec<(String, String)> = Vec::new();
    for option in options {
        let (name, value) = option.split_once('=').ok_or_else(|| Failure::Input(say!(words(), "cli-option-form", option = option)))?;
        spec.set(name, value).map_err(|error| Failure::Input(words().option_error(&spec, &error)))?;
        set.retain(|(known, _)| known != name);
        set.push((name.to_owned(), value.to_owned()));
    }
    let rules = checked(spec)?;
    Ok(Chosen { rules, options: set })
}

fn checked(spec: RulesSpec) -> Result<Arc<Rules>, Failure> {
    Rules::new(spec).map(Arc::new).map_err(|error| Failure::Input(words().rules_error(&error)))
}

fn named(name: &str) -> Result<Arc<Rules>, Failure> {
    if let Some(rules) = catalogue::built_in(name) {
        return Ok(rules);
    }
    match from_file(name)? {
        Some(rules) => Ok(rules),
        None => Err(Failure::Input(unknown(name))),
    }
}

/// That there is no such rule set, and what may have been meant.
fn unknown(name: &str) -> String {
    let ids = || catalogue::all().iter().map(|rules| rules.spec().id.as_str());
    match nearest(name, ids()) {
        Some(near) => say!(words(), "cli-unknown-rules-near", name = name, near = near),
        None => say!(words(), "cli-unknown-rules", name = name),
    }
}

/// The rule set in a file; none where there is no such file.
fn from_file(name: &str) -> Result<Option<Arc<Rules>>, Failure> {
    let unreadable = |why: String| Failure::Input(say!(words(), "cli-in-file", file = name, why = why));
    // Here it may well be a pipe: whoever calls a command waits for it.
    let bytes = match File::open(Path::new(name)).and_then(|file| disk::read_all(file, LONGEST)) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::FileTooLarge => return Err(unreadable(say!(words(), "cli-too-long"))),
        Err(error) => return Err(unreadable(words().io_error(&error))),
    };
    let text = catalogue::text::of(&bytes).map_err(|why| unreadable(words().not_text(why)))?;
    let rules = catalogue::read(text).map_err(|error| unreadable(words().read_error(&error)))?;
    Ok(Some(Arc::new(rules)))
}

/// The session in a file, played from its start to its end.
pub(super) fn session(path: &Path) -> Result<Session, Failure> {
    file::load(path).map_err(|error| {
        let name = path.to_string_lossy();
        Failure::Input(say!(words(), "cli-in-file", file = name.as_ref(), why = words().file_error(&error)))
    })
}

/// The position to start from: as text, or the first arrangement.
pub(super) fn start(rules: &Rules, text: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = text else { return Ok(rules.start()) };
    rules.parse_position(text).map_err(|error| Failure::Input(words().position_text_error(rules, &error)))
}
