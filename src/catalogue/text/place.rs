//! Places in a text: the line of a field, so that whoever wrote it finds what is wrong.

/// A place in a text; both numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl TextPlace {
    /// The place where a text ends.
    pub fn end_of(text: &str) -> Self {
        Self { line: 1 + text.matches('\n').count(), column: 1 + text.chars().rev().take_while(|&c| c != '\n').count() }
    }
}

/// A step on the way to a value in RON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At<'a> {
    /// The field of this name.
    Field(&'a str),
    /// The item of a list, from 0; each item has brackets of its own.
    Item(usize),
}

/// The line, from 1, of a value, or as near to it as the way leads.
pub fn line_of(text: &str, way: &[At<'_>]) -> usize {
    let marks = marks(text);
    let mut within = &marks[..];
    let mut line = 1;
    for step in way {
        let Some(found) = (match step {
            At::Field(name) => field(within, name),
            At::Item(number) => item(within, *number),
        }) else {
            break;
        };
        within = found;
        line = found.first().map_or(line, |mark| mark.line);
    }
    line
}

/// What stands in RON outside of strings and comments.
struct Mark<'a> {
    line: usize,
    /// How many brackets are open around it.
    depth: usize,
    what: What<'a>,
}

enum What<'a> {
    Open,
    Close,
    /// A name with a colon behind it.
    Field(&'a str),
}

/// A field with its value: the first of this name among those with the fewest brackets around them.
fn field<'m, 't>(within: &'m [Mark<'t>], name: &str) -> Option<&'m [Mark<'t>]> {
    let named = |mark: &&Mark<'_>| matches!(mark.what, What::Field(found) if found == name);
    let depth = within.iter().filter(named).map(|mark| mark.depth).min()?;
    let start = within.iter().position(|mark| mark.depth == depth && named(&mark))?;
    let rest = &within[start..];
    let length = rest.iter().skip(1).position(|mark| match mark.what {
        What::Field(_) => mark.depth <= depth,
        What::Close => mark.depth < depth,
        What::Open => false,
    });
    Some(&rest[..length.map_or(rest.len(), |length| length + 1)])
}

/// An item of the outermost list.
fn item<'m, 't>(within: &'m [Mark<'t>], number: usize) -> Option<&'m [Mark<'t>]> {
    let opens = |mark: &&Mark<'_>| matches!(mark.what, What::Open);
    let depth = within.iter().find(opens)?.depth + 1;
    let (start, _) = within.iter().enumerate().filter(|(_, mark)| mark.depth == depth && opens(mark)).nth(number)?;
    let rest = &within[start..];
    let length = rest.iter().position(|mark| mark.depth == depth && matches!(mark.what, What::Close));
    Some(&rest[..length.unwrap_or(rest.len())])
}

fn marks(text: &str) -> Vec<Mark<'_>> {
    let mut marks = Vec::new();
    let (mut at, mut line, mut depth) = (0, 1, 0_usize);
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let mut mark = |depth, what| marks.push(Mark { line, depth, what });
        let length = match next {
            '"' => string_length(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => comment_length(rest),
            '(' | '[' | '{' => {
                mark(depth, What::Open);
                depth += 1;
                1
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                mark(depth, What::Close);
                1
            }
            'r' if raw_string_length(rest).is_some() => raw_string_length(rest).unwrap_or(1),
            letter if letter.is_alphabetic() || letter == '_' => {
                let length = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
                if rest[length..].trim_start().starts_with(':') {
                    mark(depth, What::Field(&rest[..length]));
                }
                length
            }
            other => other.len_utf8(),
        };
        line += rest[..length].matches('\n').count();
        at += length;
    }
    marks
}

/// The length of the string that a text begins with, its quotation marks included.
fn string_length(text: &str) -> usize {
    let mut escaped = true;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of the string without escapes that a text begins with, such as `r#"…"#`; none where it begins otherwise.
fn raw_string_length(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('r')?;
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let inside = rest[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(inside.find(&end).map_or(text.len(), |length| 1 + hashes + 1 + length + end.len()))
}

/// The length of the comment that a text begins with; comments may lie in one another.
fn comment_length(text: &str) -> usize {
    let (mut at, mut depth) = (0, 0_usize);
    while let Some(found) = text[at..].find("*/").into_iter().chain(text[at..].find("/*")).min() {
        depth = if text[at + found..].starts_with("/*") { depth + 1 } else { depth - 1 };
        at += found + 2;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::At::{self, Field, Item};
    use super::line_of;

    #[test]
    fn fields_are_found_outside_of_strings_and_comments() {
        let text = "// id\nLesson(\n id: \"text: (\\\"[\",\n /* steps: /* ( */ */ steps: [\n  (text: \"a\", ask: Sow(Takes(3))),\n  Step(\n   \
                    position: r#\"b: \"[\"#,\n   text: \"c\"),\n ])";
        let check = |way: &[At<'_>], line| assert_eq!(line_of(text, way), line, "{way:?}");
        check(&[], 1);
        check(&[Field("id")], 3);
        check(&[Field("steps")], 4);
        check(&[Field("steps"), Item(0), Field("text")], 5);
        check(&[Field("steps"), Item(1)], 6);
        check(&[Field("steps"), Item(1), Field("text")], 8);
        check(&[Field("steps"), Item(1), Field("position")], 7);
        check(&[Field("steps"), Item(1), Field("ask")], 6);
        check(&[Field("steps"), Item(9), Field("ask")], 4);
        for cut in 0..text.len() {
            line_of(&text[..cut], &[Field("steps"), Item(1), Field("text")]);
        }
    }

    #[test]
    fn of_two_fields_of_one_name_the_outer_one_is_meant() {
        let text = "(rules: (\nstart: [4],\nrounds: All(\nmirror: A)),\nstart: \"4\", notes: [])";
        assert_eq!(line_of(text, &[Field("start")]), 5);
        assert_eq!(line_of(text, &[Field("rules"), Field("start")]), 2);
        assert_eq!(line_of(text, &[Field("rules"), Field("rounds"), Field("mirror")]), 4);
        assert_eq!(line_of(text, &[Field("rules"), Field("notes")]), 1, "not beyond the field");
    }
}
