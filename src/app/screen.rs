//! The screens.

/// What is on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The games to choose from.
    #[default]
    Home,
    /// The table.
    Table,
    /// The past games.
    Records,
    /// A position that is being set up.
    Position,
    /// A rule set that is being made.
    MakeRules,
    /// Readings of the rules side by side.
    Compare,
    /// The page of a rule set.
    Rules,
    /// The lessons.
    Lessons,
    /// What a turn will do, said beforehand.
    Predict,
    /// What the program says of itself.
    About,
    /// The settings.
    Settings,
}

impl Screen {
    /// Whether what is watched on it belongs to no table.
    pub const fn shows_examples(self) -> bool {
        matches!(self, Self::Compare | Self::Rules)
    }

    /// Whether it tells of the program, and not of games.
    pub(super) const fn is_of_program(self) -> bool {
        matches!(self, Self::About | Self::Settings)
    }
}
