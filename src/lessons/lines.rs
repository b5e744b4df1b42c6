//! Where in the text of a lesson a field stands, so that whoever wrote it finds what is wrong.

/// What stands in RON outside of strings and comments.
enum Mark<'a> {
    Open,
    Close,
    Name(&'a str),
}

/// The line, from 1, of a field of the lesson, or of a step, counted from 0. Where the field is missing it is the step's own.
pub(super) fn line_of(text: &str, step: Option<usize>, field: &str) -> usize {
    let (mut depth, mut steps, mut line_of_step) = (0_usize, 0_usize, 1);
    for (line, mark) in marks(text) {
        match mark {
            Mark::Open => {
                // The lesson has one bracket around it, the list of steps the second.
                if depth == 2 {
                    steps += 1;
                    if step == Some(steps - 1) {
                        line_of_step = line;
                    }
                }
                depth += 1;
            }
            Mark::Close => depth = depth.saturating_sub(1),
            Mark::Name(name) => {
                let here = match step {
                    None => depth == 1,
                    Some(wanted) => depth == 3 && steps == wanted + 1,
                };
                if here && name == field {
                    return line;
                }
            }
        }
    }
    line_of_step
}

fn marks(text: &str) -> Vec<(usize, Mark<'_>)> {
    let mut marks = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match next {
            '"' => string_length(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '(' | '[' | '{' => {
                marks.push((line, Mark::Open));
                1
            }
            ')' | ']' | '}' => {
                marks.push((line, Mark::Close));
                1
            }
            letter if letter.is_alphabetic() => {
                let length = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
                marks.push((line, Mark::Name(&rest[..length])));
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

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn fields_are_found_outside_of_strings_and_comments() {
        let text = "// id\nLesson(\n id: \"text: (\\\"[\",\n /* steps */ steps: [\n  (text: \"a\"),\n  Step(\n   position: \"b\",\n   text: \"c\"),\n ])";
        assert_eq!(line_of(text, None, "id"), 3);
        assert_eq!(line_of(text, None, "steps"), 4);
        assert_eq!(line_of(text, Some(0), "text"), 5);
        assert_eq!(line_of(text, Some(1), "text"), 8);
        assert_eq!(line_of(text, Some(1), "position"), 7);
        assert_eq!(line_of(text, Some(1), "ask"), 6, "the step's own line");
        for cut in 0..text.len() {
            line_of(&text[..cut], Some(1), "text");
        }
    }
}
