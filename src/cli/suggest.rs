//! What somebody may have meant.

/// The candidate most like a word, if any is so like it that it may be a slip of the finger.
pub(super) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let allowed = 1 + word.chars().count() / 3;
    let near = candidates.into_iter().map(|candidate| (distance(&word, candidate), candidate));
    near.filter(|(distance, _)| *distance <= allowed).min_by_key(|(distance, _)| *distance).map(|(_, candidate)| candidate)
}

/// How many letters have to be put in, left out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (done, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = done + 1;
        for (at, &known) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != known);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn slips_are_found_and_other_words_are_not() {
        assert_eq!([distance("rules", "ruels"), distance("", "abc"), distance("perft", "perft")], [2, 3, 0]);
        let commands = ["rules", "play", "perft", "bench"];
        assert_eq!(nearest("ruls", commands), Some("rules"));
        assert_eq!(nearest("Plya", commands), Some("play"));
        assert_eq!(nearest("game.ron", commands), None);
    }
}
