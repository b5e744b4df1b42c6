//! Settings as text, both ways.
//!
//! Reading never fails: each setting is read by itself, what cannot be read stays as it is at first, and the faults are
//! returned beside it. So a broken file never stops the start, and one bad value spoils no other.

use std::fmt;
use std::ops::RangeInclusive;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Setting, Settings};
use crate::catalogue::text::{self, At, FormError, FormFault};
use crate::words::{Words, say};

/// The newest form of the file, which is the one written.
pub const VERSION: u32 = 1;

/// What is wrong with a settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// From here on it has not the form it should.
    Form(FormError),
    /// A setting has a value that it cannot have.
    Value {
        /// The setting.
        name: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong with the value.
        fault: FormFault,
    },
    /// There is no such setting.
    Unknown {
        /// Its name.
        name: String,
    },
    /// A newer version of the program wrote it.
    Newer {
        /// The form it says it has.
        found: u32,
    },
}

impl Fault {
    /// It in a sentence.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::Form(error) => say!(words, "settings-form", why = words.form_error(error)),
            Self::Value { name, line, fault } => say!(words, "settings-value", name = name, line = line, why = words.form_fault(fault)),
            Self::Unknown { name } => say!(words, "settings-no-such", name = name),
            Self::Newer { found } => say!(words, "settings-newer", found = found, known = VERSION),
        }
    }
}

impl Settings {
    /// Reads settings. What cannot be read is as it is at first, and the faults are returned beside them.
    pub fn read(text: &str) -> (Self, Vec<Fault>) {
        let (entries, mut faults) = entries(text);
        let mut settings = Self::default();
        let mut version = VERSION;
        for (name, value) in entries {
            let read = if name == "version" { Some(put(&value, &mut version)) } else { settings.set(&name, &value) };
            match read {
                Some(Ok(())) => {}
                Some(Err(error)) => {
                    let line = text::line_of(text, &[At::Field(&name)]);
                    faults.push(Fault::Value { name, line, fault: error.code.into() });
                }
                None => faults.push(Fault::Unknown { name }),
            }
        }
        if version > VERSION {
            // What a newer version writes need not be known here.
            faults = vec![Fault::Newer { found: version }];
        }
        (settings, faults)
    }

    /// Writes settings as [`Settings::read`] reads them.
    pub fn write(&self) -> String {
        let lines = self.entries().map(|(name, value)| format!("    {name}: {value},\n"));
        format!("Settings(\n    version: {VERSION},\n{})\n", lines.collect::<String>())
    }

    /// These settings, where they are others than before; else those that another copy of the program wrote meanwhile. What was
    /// learnt in either is learnt.
    #[must_use]
    pub fn over(&self, before: &Self, meanwhile: Self) -> Self {
        let learnt = meanwhile.learnt.clone();
        let changed = self.entries().zip(before.entries()).filter(|(now, before)| now != before);
        let mut settings = changed.fold(meanwhile, |mut settings, ((name, value), _)| {
            let set = settings.set(name, &value);
            debug_assert!(matches!(set, Some(Ok(()))), "what is written is read: {name}");
            settings
        });
        for (lesson, steps) in learnt {
            settings.learnt.entry(lesson).or_default().extend(steps);
        }
        settings
    }

    /// Each setting by its name, with its value as RON.
    fn entries(&self) -> impl Iterator<Item = (&'static str, String)> {
        Setting::ALL.into_iter().map(Setting::entry).map(|entry| (entry.key, (entry.write)(self)))
    }

    /// Sets a setting to a value written as RON; nothing where there is no such setting.
    fn set(&mut self, name: &str, value: &str) -> Option<Result<(), SpannedError>> {
        let entry = Setting::ALL.into_iter().map(Setting::entry).find(|entry| entry.key == name)?;
        Some((entry.read)(self, value))
    }
}

/// Numbers, choices and texts: nothing that RON cannot write.
pub(super) fn ron(value: &impl Serialize) -> String {
    ron::to_string(value).unwrap_or_default()
}

/// Reads a value.
pub(super) fn put<T: DeserializeOwned>(value: &str, place: &mut T) -> Result<(), SpannedError> {
    *place = ron::from_str(value)?;
    Ok(())
}

/// Reads a number, and keeps it within bounds.
pub(super) fn put_within(value: &str, place: &mut u16, bounds: RangeInclusive<u16>) -> Result<(), SpannedError> {
    put(value, place)?;
    *place = (*place).clamp(*bounds.start(), *bounds.end());
    Ok(())
}

/// The settings of a text by name, each with its value unread, as far as the text has the right form.
fn entries(text: &str) -> (Vec<(String, String)>, Vec<Fault>) {
    let mut entries = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let read = ron::Deserializer::from_str(text).and_then(|mut reader| {
        let read = Entries(&mut entries).deserialize(&mut reader).and_then(|()| reader.end());
        read.map_err(|error| reader.span_error(error))
    });
    (entries, read.err().map(|error| Fault::Form(FormError::of(text, error))).into_iter().collect())
}

/// Takes what was read before a fault, too.
struct Entries<'a>(&'a mut Vec<(String, String)>);

impl<'de> DeserializeSeed<'de> for Entries<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_struct("Settings", &[], self)
    }
}

impl<'de> Visitor<'de> for Entries<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("settings")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(Name(name)) = map.next_key()? {
            let value: Box<RawValue> = map.next_value()?;
            self.0.push((name, value.get_ron().trim().to_owned()));
        }
        Ok(())
    }
}

/// The name of a setting, known or not.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Letters;
        impl Visitor<'_> for Letters {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        reader.deserialize_identifier(Letters)
    }
}
