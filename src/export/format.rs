//! The kinds of files, known by their endings.

use std::path::Path;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A picture.
    Still(Still),
    /// An animation.
    Gif,
    /// The game as text.
    Written(Written),
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Still {
    /// Pixels, understood everywhere.
    #[default]
    Png,
    /// Lines and areas, sharp in every size.
    Svg,
}

/// A kind of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Written {
    /// The notation, which can be pasted into the program again.
    #[default]
    Text,
    /// What happened, for reading.
    Markdown,
    /// A table with a row for each turn.
    Csv,
}

impl Format {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Still(Still::Png),
        Self::Still(Still::Svg),
        Self::Gif,
        Self::Written(Written::Text),
        Self::Written(Written::Markdown),
        Self::Written(Written::Csv),
    ];

    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Still(Still::Png) => "png",
            Self::Still(Still::Svg) => "svg",
            Self::Gif => "gif",
            Self::Written(Written::Text) => "txt",
            Self::Written(Written::Markdown) => "md",
            Self::Written(Written::Csv) => "csv",
        }
    }

    /// The kind of a file, by the ending of its name.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|format| format.ending().eq_ignore_ascii_case(ending))
    }
}
