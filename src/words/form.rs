//! What is wrong with the form of a text that somebody wrote: the place, and what should stand there.

use super::{Words, say};
use crate::catalogue::text::{FormError, FormFault, Kind, NotText, TextPlace, is_hidden};

/// More names than this are not listed.
const LISTED: usize = 20;

impl Words {
    /// Why a text has not the form it should, without a full stop at its end; it begins with the place.
    pub fn form_error(&self, FormError { at, fault }: &FormError) -> String {
        let why = self.form_fault(fault);
        if *fault == FormFault::Empty { why } else { say!(self, "form-error", line = at.line, column = at.column, why = why) }
    }

    /// Why the bytes of a file are no text, without a full stop at its end.
    pub fn not_text(&self, why: NotText) -> String {
        match why {
            NotText::Utf16 => say!(self, "form-utf16"),
            NotText::Picture => say!(self, "form-picture"),
            NotText::Archive => say!(self, "form-archive"),
            NotText::At(TextPlace { line, column }) => {
                say!(self, "form-error", line = line, column = column, why = say!(self, "form-not-text"))
            }
        }
    }

    /// What is wrong with the form of a text, or of a value in it, without the place and a full stop.
    pub fn form_fault(&self, fault: &FormFault) -> String {
        let names = |known: &[&str]| known.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        match fault {
            FormFault::Empty => say!(self, "form-empty"),
            FormFault::Ends => say!(self, "form-ends"),
            FormFault::Unclosed(Kind::Comment) => say!(self, "form-unclosed-comment"),
            FormFault::Unclosed(_) => say!(self, "form-unclosed-text"),
            FormFault::Missing(mark) => say!(self, "form-missing", mark = mark),
            FormFault::Expected(kind) => match kind {
                Kind::Text | Kind::Comment => say!(self, "form-expected-text"),
                Kind::Number => say!(self, "form-expected-number"),
                Kind::Truth => say!(self, "form-expected-truth"),
                Kind::List => say!(self, "form-expected-list"),
                Kind::Perhaps => say!(self, "form-expected-perhaps"),
                Kind::Name => say!(self, "form-expected-name"),
            },
            FormFault::OtherThing(file @ ("Session" | "RuleSet" | "Lesson" | "Settings")) => say!(self, "form-other-file", thing = file),
            FormFault::OtherThing(thing) => say!(self, "form-other-thing", thing = thing),
            FormFault::Field { found, known } if known.len() > LISTED => say!(self, "form-field", found = found),
            FormFault::Field { found, known } => say!(self, "form-field-of", found = found, known = self.all_of(names(known))),
            FormFault::Choice { found, known } if known.len() > LISTED => say!(self, "form-choice", found = found),
            FormFault::Choice { found, known } => say!(self, "form-choice-of", found = found, known = self.any_of(names(known))),
            FormFault::FieldMissing(field) => say!(self, "form-field-missing", field = field),
            FormFault::FieldTwice(field) => say!(self, "form-field-twice", field = field),
            FormFault::Bounds => say!(self, "form-bounds"),
            FormFault::Escape => say!(self, "form-escape"),
            FormFault::TooDeep => say!(self, "form-too-deep"),
            FormFault::Rest => say!(self, "form-rest"),
            FormFault::Character(c) if is_hidden(*c) => say!(self, "form-hidden", number = format!("{:04X}", u32::from(*c))),
            FormFault::Character(c) => say!(self, "form-character", character = c),
            FormFault::Other(said) => say!(self, "form-other", said = said),
        }
    }
}
