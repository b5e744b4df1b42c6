//! What can be chosen for a setting: made from its value and those it can have, so that no other can be asked for.

use serde::Serialize;

use super::file::ron;
use super::{Setting, Settings};
use crate::words::{Words, say};

/// One setting at one of the values it can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    setting: Setting,
    /// As RON.
    value: String,
}

impl Change {
    /// A setting as it is at first.
    pub(super) fn to_first(setting: Setting) -> Self {
        Self { setting, value: (setting.entry().write)(&Settings::default()) }
    }

    /// Makes it so.
    pub fn apply(&self, settings: &mut Settings) {
        let read = (self.setting.entry().read)(settings, &self.value);
        debug_assert!(read.is_ok(), "what is written is read: {self:?}");
    }
}

/// A value that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub name: String,
    /// Whether it is the one there is.
    pub is_now: bool,
    /// What choosing it does.
    pub change: Change,
}

/// How a value is best chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A switch: the first choice is off, the second one on.
    Switch,
    /// One of a few.
    List,
}

/// The values of a setting, or of a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picker {
    /// Which part of the setting it is, where there are several.
    pub part: Option<String>,
    /// How it is best chosen from.
    pub style: Style,
    /// What the value there is is called; it need not be one of the choices.
    pub now: String,
    /// What can be chosen, in order.
    pub choices: Vec<Choice>,
}

impl Picker {
    /// A switch.
    pub(super) fn switch(setting: Setting, words: &Words, now: bool) -> Self {
        let name = |&on: &bool| if on { say!(words, "setting-on") } else { say!(words, "setting-off") };
        Self { style: Style::Switch, ..Self::list(setting, &now, [false, true], name) }
    }

    /// A list of values.
    pub(super) fn list<T: Serialize + PartialEq>(
        setting: Setting,
        now: &T,
        values: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> String,
    ) -> Self {
        Self::part(setting, now, values, name, ron)
    }

    /// A list of values of a part of a setting: `whole` writes all of the setting with such a value in it.
    pub(super) fn part<T: PartialEq>(
        setting: Setting,
        now: &T,
        values: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> String,
        whole: impl Fn(&T) -> String,
    ) -> Self {
        let choice = |value: T| Choice { name: name(&value), is_now: value == *now, change: Change { setting, value: whole(&value) } };
        Self { part: None, style: Style::List, now: name(now), choices: values.into_iter().map(choice).collect() }
    }

    /// The choice that a switch leads to: the one that is not so now.
    pub fn other(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| !choice.is_now)
    }
}
