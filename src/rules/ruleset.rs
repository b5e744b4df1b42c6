//! A rule set: as a file says it ([`RulesSpec`], loose) and as it is played ([`Rules`], sound).
//!
//! Choices are enums that carry their own numbers, so that a capture without a relay, or a claim's rule without a pair,
//! cannot be written; what remains to be checked is in [`RulesError`].

use serde::{Deserialize, Serialize};

use super::board::{Board, Crossing, Direction, ROW, Seeds};
use super::clause::{Authority, Clause, ClauseSpec, Source};
use super::lengths;
use super::position::{Position, Setup};
use super::saying::Saying;

/// What a rule-set file says. [`Rules::new`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "RuleSet")]
pub struct RulesSpec {
    /// A short name for commands and files: small letters, digits and `-`.
    pub id: String,
    /// The name people use.
    pub name: String,
    /// Where it is played.
    pub region: String,
    /// Who plays it.
    pub people: String,
    /// What it is, in a few sentences.
    pub about: String,
    /// The name of the rule set that somebody made it from: then where, and by whom, that one is played is not said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_from: Option<String>,
    /// What the ends of the board are called, where they have names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// What a won game is called, in matches for wins.
    #[serde(default, skip_serializing_if = "Prize::is_game")]
    pub prize: Prize,
    /// What people call out, where the sources tell it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sayings: Vec<Saying>,
    /// The texts its rules are drawn from.
    pub sources: Vec<Source>,
    /// The seeds of a row as a round begins, from the owner's left; as many holes as numbers.
    pub start: Vec<Seeds>,
    /// The two central holes, where there are any.
    pub centre: Option<Centre>,
    /// Which way the sowing runs.
    pub direction: DirectionRule,
    /// What a sowing is.
    pub sowing: Sowing,
    /// Whether single seeds capture as a turn starts.
    pub singles: Option<Singles>,
    /// Which holes a turn may not start from, beside the empty ones.
    pub lifting: Lifting,
    /// Where the first turn of a round must start.
    pub first_turn: FirstTurn,
    /// When a round ends.
    pub round_end: RoundEndRule,
    /// How many rounds make a match.
    pub rounds: Rounds,
    /// The rules in words, each with its source.
    pub clauses: Vec<ClauseSpec>,
}

/// The names of a board's ends, as South sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    /// The end on South's left.
    pub west: String,
    /// The end on South's right.
    pub east: String,
}

/// What a won game is called, in matches for wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prize {
    /// A game.
    #[default]
    Game,
    /// A cow that is driven (Huroy).
    Cow,
}

impl Prize {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields on by reference")]
    const fn is_game(&self) -> bool {
        matches!(self, Self::Game)
    }
}

/// The two central holes of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Centre {
    /// The seeds in each as a match begins.
    pub seeds: Seeds,
    /// How the sowing crosses them (option `centre`).
    pub crossing: Crossing,
}

/// Which way the sowing may run (option `direction`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DirectionRule {
    /// Always counter-clockwise.
    Ccw,
    /// Always clockwise.
    Cw,
    /// As the player chooses for each turn.
    Free,
}

impl DirectionRule {
    /// The directions a player can choose from.
    #[inline]
    pub const fn choices(self) -> &'static [Direction] {
        match self {
            Self::Ccw => &[Direction::Ccw],
            Self::Cw => &[Direction::Cw],
            Self::Free => &[Direction::Ccw, Direction::Cw],
        }
    }
}

/// What a sowing is (`rules.md` section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sowing {
    /// One lap; the turn ends with the last seed.
    Single,
    /// Where the last seed falls in a hole with seeds the sowing goes on from there.
    Relay(Relay),
}

/// The choices of a relay sowing and of the capture that can end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relay {
    /// What becomes of a sowing that does not end (option `endless`).
    pub endless: EndlessRule,
    /// What becomes of the seed that captures (option `capturing-seed`).
    pub capturing_seed: CapturingSeed,
    /// What a last seed opposite an empty hole does (option `opposite-empty`).
    pub opposite_empty: OppositeEmpty,
    /// What a last seed opposite three seeds does.
    pub three: Three,
}

/// What becomes of a sowing that would begin its 1,001st lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndlessRule {
    /// The turn is not allowed.
    Forbidden,
    /// It may be chosen, and passes.
    Pass,
}

/// What becomes of the seed that captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CapturingSeed {
    /// It goes to the store with the seeds it took.
    Taken,
    /// It stays where it fell.
    Stays,
}

/// What a last seed in an empty hole of one's own row does opposite an empty hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OppositeEmpty {
    /// Nothing: it stays.
    Nothing,
    /// It is taken alone.
    Lone,
}

/// What a last seed in an empty hole of one's own row does opposite three seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Three {
    /// It captures them, as any other number.
    Capture,
    /// It makes a pair of layli holes.
    Pair,
    /// It makes a pair of layli holes, and its owner claims a central hole.
    PairAndClaim,
}

/// What single seeds take as a turn starts (option `singles`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Singles {
    /// The seeds opposite and the single itself.
    Both,
    /// Only the seeds opposite.
    Opposite,
}

/// Which holes a turn may not start from, beside the empty ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lifting {
    /// None.
    Any,
    /// Those that face exactly one seed (Gelech).
    NotFacingSingle,
}

/// Where the turn numbered 0 must start (option `first-turn`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstTurn {
    /// Anywhere.
    Free,
    /// From the mover's right-hand hole, where that hole has an allowed turn.
    Right,
}

/// When a round ends (option `round-end`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundEndRule {
    /// When the player to move cannot play.
    Mover,
    /// Also as soon as a row has nothing left to lift.
    Either,
}

/// How many rounds make a match (`rules.md` section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rounds {
    /// One: more seeds wins.
    One,
    /// Rounds until a player has no seeds; each next round is set out by the player with fewer.
    AllSeeds {
        /// How the setter sets out.
        arrangement: Arrangement,
        /// Where the other player puts the same numbers (option `mirror`).
        mirror: Mirror,
        /// Who begins the next round (option `beginner`).
        beginner: Beginner,
    },
    /// Each round is a whole game; so many won games win the match (option `wins`).
    Wins(u8),
}

/// How the setter of the next round sets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrangement {
    /// To the first arrangement's numbers, hole by hole from the left (Fergen Gobale).
    Fill,
    /// As equally as possible (Gabradarre).
    Spread,
}

/// Where the other player puts the numbers the setter set out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mirror {
    /// In the hole straight across.
    Across,
    /// In the same hole counted from the own left.
    Rotated,
}

/// Who begins the next round of a match over all the seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginner {
    /// The player who did not begin the round before.
    Alternate,
    /// The setter.
    Setter,
    /// The player who mirrors.
    Other,
}

/// The numbers of wins a match may be played to (`rules.md` section 7).
pub const WINS: std::ops::RangeInclusive<u8> = 1..=100;

/// A rule set that can be played: a checked [`RulesSpec`].
///
/// Two are equal when their descriptions are, words included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    spec: RulesSpec,
    board: Board,
    start: Position,
}

/// Why a rule set contradicts itself. [`RulesError::field`] says where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// The id is empty or has a character other than small letters, digits and `-`.
    Id,
    /// The name is empty.
    Name,
    /// A row has fewer than 2 or more than 12 holes.
    RowLength(usize),
    /// A board with central holes has an odd number of holes a row.
    OddRow(usize),
    /// There are more than 255 seeds in all.
    TooManySeeds(usize),
    /// There is no seed in the rows.
    NoSeeds,
    /// A pair claims a central hole, but there is none.
    ClaimWithoutCentre,
    /// The next round fills holes to their first numbers, but one of these is 0.
    FillOfEmptyHole,
    /// The number of wins is not from 1 to 100.
    Wins(u8),
    /// Two clauses speak of the same rule.
    ClauseTwice(Clause),
    /// A clause has no words.
    ClauseWithoutWords(Clause),
    /// A clause names a source that is not in the list.
    UnknownSource(Clause, String),
    /// A text has more characters than there may be.
    TooLong {
        /// The field.
        field: &'static str,
        /// The most.
        most: usize,
    },
    /// A list has more items than there may be.
    TooMany {
        /// The field.
        field: &'static str,
        /// The most.
        most: usize,
    },
}

impl RulesError {
    /// The field of the file that is wrong.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Name => "name",
            Self::RowLength(_) | Self::OddRow(_) | Self::TooManySeeds(_) | Self::NoSeeds => "start",
            Self::ClaimWithoutCentre => "sowing.three",
            Self::FillOfEmptyHole => "rounds.arrangement",
            Self::Wins(_) => "rounds.wins",
            Self::ClauseTwice(_) | Self::ClauseWithoutWords(_) | Self::UnknownSource(..) => "clauses",
            Self::TooLong { field, .. } | Self::TooMany { field, .. } => field,
        }
    }
}

impl Rules {
    /// Checks a description.
    pub fn new(spec: RulesSpec) -> Result<Self, RulesError> {
        lengths::check(&spec)?;
        if spec.id.is_empty() || !spec.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
            return Err(RulesError::Id);
        }
        if spec.name.trim().is_empty() {
            return Err(RulesError::Name);
        }
        let row = spec.start.len();
        if !ROW.contains(&row) {
            return Err(RulesError::RowLength(row));
        }
        let board = Board::new(row, spec.centre.map(|centre| centre.crossing)).ok_or(RulesError::OddRow(row))?;
        let in_row: usize = spec.start.iter().map(|&seeds| usize::from(seeds)).sum();
        let seeds = 2 * (in_row + spec.centre.map_or(0, |centre| usize::from(centre.seeds)));
        if seeds > usize::from(Seeds::MAX) {
            return Err(RulesError::TooManySeeds(seeds));
        }
        if in_row == 0 {
            return Err(RulesError::NoSeeds);
        }
        if let Sowing::Relay(Relay { three: Three::PairAndClaim, .. }) = spec.sowing
            && spec.centre.is_none()
        {
            return Err(RulesError::ClaimWithoutCentre);
        }
        match spec.rounds {
            Rounds::AllSeeds { arrangement: Arrangement::Fill, .. } if spec.start.contains(&0) => {
                return Err(RulesError::FillOfEmptyHole);
            }
            Rounds::Wins(wins) if !WINS.contains(&wins) => return Err(RulesError::Wins(wins)),
            _ => {}
        }
        check_clauses(&spec)?;
        let start = start(&spec, &board);
        Ok(Self { spec, board, start })
    }

    /// What the rule set's file says.
    #[inline]
    pub const fn spec(&self) -> &RulesSpec {
        &self.spec
    }

    /// The board it is played on.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The relay's choices; none where a turn is a single lap.
    #[inline]
    pub const fn relay(&self) -> Option<&Relay> {
        match &self.spec.sowing {
            Sowing::Single => None,
            Sowing::Relay(relay) => Some(relay),
        }
    }

    /// Whether a last seed opposite three can make a pair.
    #[inline]
    pub const fn has_pairs(&self) -> bool {
        matches!(self.spec.sowing, Sowing::Relay(Relay { three: Three::Pair | Three::PairAndClaim, .. }))
    }

    /// Whether central holes can be claimed.
    #[inline]
    pub const fn has_claims(&self) -> bool {
        matches!(self.spec.sowing, Sowing::Relay(Relay { three: Three::PairAndClaim, .. }))
    }

    /// The words of a clause and where they come from, where the rule set has them.
    pub fn clause(&self, clause: Clause) -> Option<&ClauseSpec> {
        self.spec.clauses.iter().find(|spec| spec.rule == clause)
    }

    /// The first arrangement, South to move.
    #[inline]
    pub const fn start(&self) -> Position {
        self.start
    }
}

fn start(spec: &RulesSpec, board: &Board) -> Position {
    let mut seeds = spec.start.repeat(2);
    if let Some(centre) = spec.centre {
        seeds.extend([centre.seeds; 2]);
    }
    Position::trusted(board, &Setup { seeds, ..Setup::empty(board) })
}

fn check_clauses(spec: &RulesSpec) -> Result<(), RulesError> {
    for (at, clause) in spec.clauses.iter().enumerate() {
        if spec.clauses[..at].iter().any(|before| before.rule == clause.rule) {
            return Err(RulesError::ClauseTwice(clause.rule));
        }
        if clause.words.trim().is_empty() {
            return Err(RulesError::ClauseWithoutWords(clause.rule));
        }
        if let Authority::Source(name) = &clause.from
            && !spec.sources.iter().any(|source| source.name == *name)
        {
            return Err(RulesError::UnknownSource(clause.rule, name.clone()));
        }
    }
    Ok(())
}
