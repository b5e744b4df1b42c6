//! How what is watched goes on from one moment to the next.

/// How things get from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Seeds fly, and the hand carries them along.
    #[default]
    Flowing,
    /// They are at the one place, and with the next beat or event at the other.
    Stepped,
}
