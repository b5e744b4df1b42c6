//! The command that shows the rule sets.

use super::load::load;
use super::output::{Done, Output};
use super::words;
use crate::catalogue;
use crate::words::say;

/// One line a rule set.
pub(super) fn list(out: &mut Output) -> Done {
    let widest = |of: fn(&crate::rules::RulesSpec) -> &String| {
        catalogue::all().iter().map(|rules| of(rules.spec()).chars().count()).max().unwrap_or_default()
    };
    let (ids, names) = (widest(|spec| &spec.id), widest(|spec| &spec.name));
    for rules in catalogue::all() {
        let spec = rules.spec();
        let (id, name) = (format!("{:ids$}", spec.id), format!("{:names$}", spec.name));
        out.line(&say!(words(), "cli-rules-line", id = id, name = name, region = &spec.region))?;
    }
    Ok(())
}

/// A rule set as a file.
pub(super) fn show(id: &str, options: &[String], out: &mut Output) -> Done {
    out.text(&catalogue::write(load(id, options)?.rules.spec()))
}
