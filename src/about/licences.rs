//! The licences of everything that is inside the program, with their whole texts.
//!
//! Those of the crates are gathered by `.ci/licences` into `assets/licences.ron`; those of the program and its fonts are the
//! files beside them.

use std::sync::LazyLock;

use serde::Deserialize;

/// A licence with the parts that are under it.
#[derive(Clone, Debug, Deserialize)]
pub struct Licence {
    /// Its short name, as SPDX lists it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What is under it, each with its version.
    pub used_by: Vec<String>,
    /// The whole text.
    pub text: String,
}

/// A part of the program, and the place of its licence among [`licences`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Its name and version.
    pub name: String,
    /// The place of its licence.
    pub licence: usize,
}

const CRATES: &str = include_str!("../../assets/licences.ron");

/// What is under a licence that lies in a file of its own: the short name, the name, what is under it, and the text.
const OWN: [(&str, &str, &[&str], &str); 3] = [
    ("MIT", "MIT License", &["Gobale"], include_str!("../../LICENSE-MIT")),
    ("Apache-2.0", "Apache License 2.0", &["Gobale"], include_str!("../../LICENSE-APACHE")),
    (
        "OFL-1.1",
        "SIL Open Font License 1.1",
        &["Inter", "Noto Sans Arabic", "Noto Sans Ethiopic"],
        include_str!("../../assets/fonts/OFL.txt"),
    ),
];

static LICENCES: LazyLock<Vec<Licence>> = LazyLock::new(|| {
    let own = OWN.map(|(id, name, used_by, text)| Licence {
        id: id.to_owned(),
        name: name.to_owned(),
        used_by: used_by.iter().map(|&part| part.to_owned()).collect(),
        text: text.to_owned(),
    });
    // A test reads the file: what is shipped can be read.
    let crates: Vec<Licence> = ron::from_str(CRATES).unwrap_or_default();
    // The program's own are among them without a part.
    own.into_iter().chain(crates.into_iter().filter(|licence| !licence.used_by.is_empty())).collect()
});

static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| {
    let of = |(licence, Licence { used_by, .. }): (usize, &'static Licence)| {
        used_by.iter().map(move |name| Part { name: name.clone(), licence })
    };
    let all: Vec<Part> = licences().iter().enumerate().flat_map(of).collect();
    // The program and its fonts come first, then the crates by their names.
    let (mut own, mut crates): (Vec<Part>, Vec<Part>) = all.into_iter().partition(|part| part.licence < OWN.len());
    crates.sort_unstable();
    own.append(&mut crates);
    own
});

/// Every licence.
pub fn licences() -> &'static [Licence] {
    &LICENCES
}

/// Every part, the program and its fonts first, then the crates by name. One under two licences stands here twice.
pub fn parts() -> &'static [Part] {
    &PARTS
}

/// All of it as one text: each licence with what is under it.
pub fn text() -> String {
    let rule = "=".repeat(78);
    let one = |licence: &Licence| {
        let Licence { id, name, used_by, text } = licence;
        format!("{rule}\n{name} ({id})\n{}\n{rule}\n\n{}\n\n", used_by.join(", "), text.trim_end())
    };
    licences().iter().map(one).collect()
}
