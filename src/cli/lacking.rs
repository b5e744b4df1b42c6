//! The libraries of a Linux system that the window loads, and which of them are missing.

use std::fs;
use std::process::Command;

use crate::words::{Words, say};

/// A library, by the name under which it is loaded, and the package of Debian and its kin that brings it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Library {
    file: &'static str,
    package: &'static str,
}

const fn library(file: &'static str, package: &'static str) -> Library {
    Library { file, package }
}

/// All of them; a test keeps the packages as the README lists them. Mesa's drivers are no library that is asked for by name.
pub(super) const LIBRARIES: [Library; 8] = [
    library("libX11.so.6", "libx11-6"),
    library("libX11-xcb.so.1", "libx11-xcb1"),
    library("libXcursor.so.1", "libxcursor1"),
    library("libXi.so.6", "libxi6"),
    library("libxkbcommon.so.0", "libxkbcommon0"),
    library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    library("libGL.so.1", "libgl1"),
    library("libEGL.so.1", "libegl1"),
];

/// The library that a complaint names, if it is one of these.
pub(super) fn named(complaint: &str) -> Option<Library> {
    let words = complaint.split(|letter: char| !(letter.is_alphanumeric() || ".-_".contains(letter)));
    let names: Vec<&str> = words.filter(|word| word.starts_with("lib") && word.contains(".so")).collect();
    // A complaint may leave out the number at the end.
    LIBRARIES.into_iter().find(|library| names.iter().any(|name| library.file == *name || stem(library.file) == *name))
}

fn stem(file: &str) -> &str {
    file.trim_end_matches(|letter: char| letter == '.' || letter.is_ascii_digit())
}

/// Those that this system lacks, as far as it can be asked.
pub(super) fn missing() -> Vec<Library> {
    let asked = ["/sbin/ldconfig", "/usr/sbin/ldconfig", "ldconfig"].into_iter();
    let listed = asked.filter_map(|program| Command::new(program).arg("-p").output().ok()).find(|listed| listed.status.success());
    let is_there = |path: &str| fs::metadata(path).is_ok_and(|about| about.len() > 0);
    listed.map_or_else(Vec::new, |listed| missing_of(&String::from_utf8_lossy(&listed.stdout), is_there))
}

/// Those that a list of `ldconfig -p` lacks, or that are not where it says. A list without any line says nothing.
fn missing_of(list: &str, is_there: impl Fn(&str) -> bool) -> Vec<Library> {
    let found: Vec<&str> = list
        .lines()
        .filter_map(|line| line.trim().split_once(" => "))
        .filter(|(_, path)| is_there(path))
        .filter_map(|(about, _)| about.split(' ').next())
        .collect();
    if found.is_empty() {
        return Vec::new();
    }
    LIBRARIES.into_iter().filter(|library| !found.contains(&library.file)).collect()
}

/// That they are missing, and how to get them.
pub(super) fn told(words: &Words, missing: &[Library]) -> String {
    let row = |of: fn(&Library) -> &'static str, between: &str| missing.iter().map(of).collect::<Vec<_>>().join(between);
    let (files, packages) = (row(|library| library.file, ", "), row(|library| library.package, " "));
    say!(words, "cli-no-library", count = missing.len(), files = files, packages = packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packages(libraries: &[Library]) -> Vec<&'static str> {
        libraries.iter().map(|library| library.package).collect()
    }

    #[test]
    fn a_complaint_names_a_library() {
        for (complaint, expected) in [
            ("Library libxkbcommon-x11.so could not be loaded.", Some("libxkbcommon-x11-0")),
            ("Library libxkbcommon.so could not be loaded.", Some("libxkbcommon0")),
            ("opening library failed (libXcursor.so.1: cannot open shared object file)", Some("libxcursor1")),
            ("cannot open 'libXcursor.so.1'", Some("libxcursor1")),
            ("index out of bounds", None),
        ] {
            assert_eq!(named(complaint).map(|library| library.package), expected, "{complaint}");
        }
    }

    #[test]
    fn what_a_list_lacks_is_missing() {
        let line = |library: &Library| format!("\t{} (libc6,x86-64) => /usr/lib/{}\n", library.file, library.file);
        let all: String = LIBRARIES.iter().map(line).collect();
        let without: String = LIBRARIES.iter().filter(|library| library.package != "libxi6").map(line).collect();
        for (list, gone, expected) in [
            (&all, "", &[][..]),
            (&without, "", &["libxi6"]),
            (&all, "libGL.so.1", &["libgl1"]),
            (&String::new(), "", &[]),
            (&"no list at all".to_owned(), "", &[]),
        ] {
            let is_there = |path: &str| gone.is_empty() || !path.ends_with(gone);
            assert_eq!(packages(&missing_of(list, is_there)), expected, "{list} without {gone}");
        }
    }

    #[test]
    fn the_readme_lists_the_same_packages() {
        let readme = include_str!("../../README.md");
        let line = readme.lines().find(|line| line.starts_with("apt install ")).unwrap_or_default();
        let listed: Vec<&str> = line.split(' ').skip(2).collect();
        assert!(listed.len() >= LIBRARIES.len(), "{line}");
        assert_eq!(LIBRARIES.iter().find(|library| !listed.contains(&library.package)), None, "{line}");
    }
}
