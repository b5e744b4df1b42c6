//! RON as people would write it.

use serde::Serialize;

/// A value as RON that people can read and edit. No string in it has a line end that is not escaped.
///
/// For values made of strings, numbers, lists and choices: there is nothing in them that RON cannot write.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    let style = ron::ser::PrettyConfig::new().struct_names(true).depth_limit(3).new_line("\n");
    pleasant(&ron::ser::to_string_pretty(value, style).unwrap_or_default())
}

/// The same RON as people would write it: each list of numbers on one line, and no character escaped that can stand as it is.
fn pleasant(ron: &str) -> String {
    let mut text = String::with_capacity(ron.len());
    let mut rest = ron;
    let mut within_string = false;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '"' => {
                within_string = !within_string;
                text.push(next);
                1
            }
            // What follows a backslash is taken with it, so that neither an escaped quote nor an escaped backslash misleads.
            '\\' if within_string => {
                let length = escape_length(rest);
                match needless(&rest[..length]) {
                    // A mark at the start of a string would join the quotation mark.
                    Some(plain) if !text.ends_with('"') || plain == '\'' => text.push(plain),
                    _ => text.push_str(&rest[..length]),
                }
                length
            }
            '[' if !within_string => {
                let list = rest.find(']').map_or(rest, |end| &rest[..=end]);
                if list.chars().all(|c| c.is_ascii_digit() || c.is_ascii_whitespace() || "[,]".contains(c)) {
                    let numbers: Vec<&str> = list.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect();
                    text.extend(["[", &numbers.join(", "), "]"]);
                    list.len()
                } else {
                    text.push(next);
                    1
                }
            }
            _ => {
                text.push(next);
                next.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    text
}

/// The length of the escape that a text begins with: `\n`, `\u{301}`.
fn escape_length(text: &str) -> usize {
    let end = if text.starts_with("\\u{") { text.find('}').map(|end| end + 1) } else { text.char_indices().nth(2).map(|(at, _)| at) };
    end.unwrap_or(text.len())
}

/// The character an escape stands for, if that could be seen in the middle of a text and would not end it: an apostrophe,
/// or a mark that joins the letter before.
fn needless(escape: &str) -> Option<char> {
    if escape == "\\'" {
        return Some('\'');
    }
    let number = escape.strip_prefix("\\u{")?.strip_suffix('}')?;
    let mark = u32::from_str_radix(number, 16).ok().and_then(char::from_u32)?;
    // The standard library escapes such marks only where no letter stands before them.
    let joined = String::from_iter(['a', mark]);
    joined.escape_debug().eq(joined.chars()).then_some(mark)
}
