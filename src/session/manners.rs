//! How a match is played at the table.

/// Manners of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manners {
    /// Everything is shown, and what was played can be taken back.
    #[default]
    Open,
    /// As told of Gabradarre: nobody counts the seeds, and a chosen hole is not changed.
    Traditional,
}

/// Whether numbers of seeds may be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// They may.
    Aloud,
    /// Nobody counts: the manners are traditional, and the match is not over.
    Silent,
}
