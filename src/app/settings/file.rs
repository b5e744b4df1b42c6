//! Settings as text, both ways.
//!
//! Reading never fails: each setting is read by itself, what cannot be read stays as it is at first, and the faults are
//! returned beside it. So a broken file never stops the start, and one bad value spoils no other.

use std::fmt;
use std::path::PathBuf;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{MEGABYTES, RECENT, SECONDS, Settings, TEXT_PERCENT};
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
        settings.text_percent = settings.text_percent.clamp(*TEXT_PERCENT.start(), *TEXT_PERCENT.end());
        settings.seconds = settings.seconds.clamp(SECONDS[0], SECONDS[SECONDS.len() - 1]);
        settings.megabytes = settings.megabytes.clamp(MEGABYTES[0], MEGABYTES[MEGABYTES.len() - 1]);
        settings.recent.truncate(RECENT);
        (settings, faults)
    }

    /// Writes settings as [`Settings::read`] reads them.
    pub fn write(&self) -> String {
        let lines = self.entries().map(|(name, value)| format!("    {name}: {value},\n"));
        format!("Settings(\n    version: {VERSION},\n{})\n", lines.concat())
    }

    /// These settings, where they are others than before; else those that another copy of the program wrote meanwhile.
    #[must_use]
    pub fn over(&self, before: &Self, meanwhile: Self) -> Self {
        let changed = self.entries().into_iter().zip(before.entries()).filter(|(now, before)| now != before);
        changed.fold(meanwhile, |mut settings, ((name, value), _)| {
            let set = settings.set(name, &value);
            debug_assert!(matches!(set, Some(Ok(()))), "what is written is read: {name}");
            settings
        })
    }

    /// Each setting by its name, with its value as RON.
    fn entries(&self) -> [(&'static str, String); 13] {
        // A path that is not Unicode is the one thing RON cannot write, and is left out.
        let recent: Vec<&PathBuf> = self.recent.iter().filter(|path| path.to_str().is_some()).collect();
        [
            ("brightness", ron(&self.brightness)),
            ("text_percent", ron(&self.text_percent)),
            ("speed", ron(&self.speed)),
            ("numbers", ron(&self.numbers)),
            ("letters", ron(&self.letters)),
            ("flipped", ron(&self.flipped)),
            ("seats", ron(&self.seats)),
            ("seconds", ron(&self.seconds)),
            ("megabytes", ron(&self.megabytes)),
            ("panel", ron(&self.panel)),
            ("learnt", ron(&self.learnt)),
            ("foretold", ron(&self.foretold)),
            ("recent", ron(&recent)),
        ]
    }

    /// Sets a setting to a value written as RON; nothing where there is no such setting.
    fn set(&mut self, name: &str, value: &str) -> Option<Result<(), SpannedError>> {
        Some(match name {
            "brightness" => put(value, &mut self.brightness),
            "text_percent" => put(value, &mut self.text_percent),
            "speed" => put(value, &mut self.speed),
            "numbers" => put(value, &mut self.numbers),
            "letters" => put(value, &mut self.letters),
            "flipped" => put(value, &mut self.flipped),
            "seats" => put(value, &mut self.seats),
            "seconds" => put(value, &mut self.seconds),
            "megabytes" => put(value, &mut self.megabytes),
            "panel" => put(value, &mut self.panel),
            "learnt" => put(value, &mut self.learnt),
            "foretold" => put(value, &mut self.foretold),
            "recent" => put(value, &mut self.recent),
            _ => return None,
        })
    }
}

/// Numbers, choices and texts: nothing that RON cannot write.
fn ron(value: &impl Serialize) -> String {
    ron::to_string(value).unwrap_or_default()
}

fn put<T: DeserializeOwned>(value: &str, place: &mut T) -> Result<(), SpannedError> {
    *place = ron::from_str(value)?;
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
