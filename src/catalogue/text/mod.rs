//! Files of text that people write: what is text at all, whether it has the form it should, and where it has not.
//!
//! Sessions, rule sets and lessons all pass through here. It knows no file's content and no words.

mod form;
mod place;

pub(crate) use form::read;
use std::borrow::Cow;

pub use form::{FormError, FormFault, Kind};
pub use place::{At, TextPlace, line_of};

/// Why bytes are no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotText {
    /// They are UTF-16.
    Utf16,
    /// They begin as a picture does.
    Picture,
    /// They begin as an archive does.
    Archive,
    /// At this place they are no UTF-8.
    At(TextPlace),
}

/// How files begin that are easily taken for a text.
const SIGNATURES: [(&[u8], NotText); 8] = [
    (b"\xff\xfe", NotText::Utf16),
    (b"\xfe\xff", NotText::Utf16),
    (b"\x89PNG", NotText::Picture),
    (b"\xff\xd8\xff", NotText::Picture),
    (b"GIF8", NotText::Picture),
    (b"BM", NotText::Picture),
    (b"PK\x03\x04", NotText::Archive),
    (b"\x1f\x8b", NotText::Archive),
];

/// The text that bytes are.
pub fn of(bytes: &[u8]) -> Result<&str, NotText> {
    let known = SIGNATURES.iter().find(|(signature, _)| bytes.starts_with(signature)).map(|&(_, what)| what);
    // Without a mark at its start UTF-16 gives itself away by the other half of its first letter.
    if let [0, letter, ..] | [letter, 0, ..] = *bytes
        && (letter.is_ascii_graphic() || letter.is_ascii_whitespace())
    {
        return Err(NotText::Utf16);
    }
    str::from_utf8(bytes).map_err(|error| {
        let sound = bytes.get(..error.valid_up_to()).and_then(|sound| str::from_utf8(sound).ok()).unwrap_or_default();
        known.unwrap_or(NotText::At(TextPlace::end_of(sound)))
    })
}

/// Whether a character cannot be seen, ends a line, or turns the direction of all that follows it.
pub fn is_hidden(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text with what is hidden in it shown by numbers, such as `\u{1b}`: nothing in it commands a terminal, or mangles the line
/// it stands in.
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(2 * text.len());
    for c in text.chars() {
        match c {
            c if is_hidden(c) => shown.extend(c.escape_unicode()),
            c => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// The beginning of a text, shown, to be told again in an error: what somebody wrote may be as long as the file.
pub(crate) fn beginning(text: &str) -> String {
    const TOLD: usize = 60;
    match text.char_indices().nth(TOLD) {
        Some((end, _)) => format!("{}…", shown(&text[..end])),
        None => shown(text).into_owned(),
    }
}
