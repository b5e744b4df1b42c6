//! A language in which every letter of a message is another one, and words are two fifths longer.

use std::borrow::Cow;

use egui::Shape;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use gobale::about;
use gobale::words::Words;

use super::Pane;

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHERS: &str = "åßçđéƒğĥíĵķłµñóþģřšţúŵŵžýžÅÞÇĐÉŦĞĤÍĴĶŁŇÑÓÞØŘŠŢÚŴŴŽÝŽ";

/// The program's words in it.
pub(super) fn words() -> Words {
    Words::english().respelt(respell)
}

/// Other letters, and many of them twice.
pub(super) fn respell(text: &str) -> Cow<'_, str> {
    let letter = |letter: char| {
        let other = LETTERS.chars().zip(OTHERS.chars()).find(|(plain, _)| *plain == letter).map_or(letter, |(_, other)| other);
        let times = if "aeiouns".contains(letter) { 2 } else { 1 };
        std::iter::repeat_n(other, times)
    };
    text.chars().flat_map(letter).collect::<String>().into()
}

/// What is shown and is no word of the program: names of games and people, rules and lessons, paths.
pub(super) struct Data(Vec<String>);

impl Data {
    /// All that stands in quotation marks in the files of games and lessons, the longest first; and what the gallery adds.
    pub(super) fn of_the_program() -> Self {
        let mut texts: Vec<String> = ["rulesets", "lessons"].into_iter().flat_map(quoted).collect();
        texts.extend(GALLERY.map(str::to_owned));
        for licence in about::licences() {
            texts.extend([licence.id.clone(), licence.name.clone(), "Gobale".to_owned()]);
            texts.extend(licence.used_by.iter().cloned());
            texts.extend(licence.text.lines().map(|line| line.trim().to_owned()).filter(|line| line.len() > 1));
        }
        texts.sort_by_key(|text| std::cmp::Reverse(text.len()));
        Self(texts)
    }

    /// The texts and names of a screen in which a word is left that is neither a message's nor such data.
    pub(super) fn strangers(&self, pane: &Pane) -> Vec<String> {
        let mut texts = Vec::new();
        let mut open: Vec<&Shape> = pane.harness.output().shapes.iter().map(|clipped| &clipped.shape).collect();
        while let Some(shape) = open.pop() {
            match shape {
                Shape::Vec(shapes) => open.extend(shapes),
                Shape::Text(text) => texts.push(text.galley.text().to_owned()),
                _ => {}
            }
        }
        for node in pane.harness.root().children_recursive() {
            let node = node.accesskit_node();
            if node.role() == Role::TextRun {
                continue;
            }
            let told = [node.label(), node.value(), node.data().description().map(str::to_owned)];
            texts.extend(told.into_iter().flatten());
        }
        texts.sort();
        texts.dedup();
        texts.retain(|text| self.has_stranger(text));
        texts
    }

    fn has_stranger(&self, text: &str) -> bool {
        let mut rest = text.to_owned();
        for known in &self.0 {
            rest = rest.replace(known, " ");
        }
        // A path, and a turn such as `A:ccw`, are written the same in every language.
        rest.split_whitespace().filter(|word| !word.contains(['/', ':', '_', '`'])).any(|word| {
            let parts = word.split(|letter: char| !letter.is_ascii_alphabetic());
            parts.into_iter().any(|part| part.chars().count() > 1)
        })
    }
}

/// The strings in the files of a folder of assets.
fn quoted(folder: &str) -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(folder);
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    files
        .flat_map(|file| {
            let text = std::fs::read_to_string(file).expect("text").replace("\\\"", "\u{1}");
            let strings = text.split('"').skip(1).step_by(2).map(|string| string.replace('\u{1}', "\"").replace("\\\n", ""));
            // A text of several paragraphs is shown one by one.
            let paragraphs = strings.flat_map(|string| string.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>());
            paragraphs.filter(|string| string.len() > 1).collect::<Vec<_>>()
        })
        .collect()
}

/// What the gallery itself puts on its screens: names, files, and what others would say of them.
const GALLERY: [&str; 16] = [
    "Quarter, Half, Usual, Double, Fourfold, Eightfold",
    "AtOnce",
    "sees play",
    "Round 2, turn 14, C: C is a layli hole of North: nobody lifts seeds from it in this round",
    "/home/hodan/mancala games/with a rather long name/fergen-goobalay.gobale",
    "Line 12, in step 3: this board has no hole `z`",
    "a game played on a Friday afternoon under the big tree behind the market.gobale",
    "fergen-goobalay.gobale",
    "half.ron",
    "9.ron",
    "Ubah Abdulahi Mohamed of the long and winding name",
    "Hodan",
    "Warsame",
    "nobody of this name",
    "The picture is copied.",
    "Cannot be read: Line 31, column 9: Expected string. It may be a comma or a bracket missing just before.",
];

#[test]
fn words_are_two_fifths_longer() {
    let english = "Every seed that is left goes to the player whose turn it is, and the round is over.";
    let share = respell(english).chars().count() as f32 / english.chars().count() as f32;
    assert!((1.3..1.5).contains(&share), "{share}");
}
