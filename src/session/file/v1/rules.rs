//! The rule set in a file of format 1: its own copy of every field and of every choice.
//!
//! What the program calls them may change; the names here are what files say, and stay. A choice added to the rules asks for
//! a name here; a field added is read as [`serde(default)`](serde) with what files of before meant, and is left out of new
//! files where it says just that.

use serde::{Deserialize, Serialize};

use crate::rules::board::Crossing;
use crate::rules::clause::{Authority, ClauseSpec, Source};
use crate::rules::ruleset::{
    Arrangement, Beginner, CapturingSeed, Centre, DirectionRule, EndlessRule, Ends, FirstTurn, Lifting, Mirror, OppositeEmpty, Prize,
    Relay, RoundEndRule, Rounds, Singles, Sowing, Three,
};
use crate::rules::saying::{Occasion, Saying};
use crate::rules::{Clause, RulesSpec, Seeds};

#[derive(Serialize, Deserialize)]
#[serde(rename = "RuleSet", deny_unknown_fields)]
pub(in crate::session::file) struct RuleSetV1 {
    id: String,
    name: String,
    region: String,
    people: String,
    about: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    made_from: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ends: Option<EndsV1>,
    #[serde(default = "PrizeV1::game", skip_serializing_if = "PrizeV1::is_game")]
    prize: PrizeV1,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sayings: Vec<SayingV1>,
    sources: Vec<SourceV1>,
    start: Vec<Seeds>,
    centre: Option<CentreV1>,
    direction: DirectionV1,
    sowing: SowingV1,
    singles: Option<SinglesV1>,
    lifting: LiftingV1,
    first_turn: FirstTurnV1,
    round_end: RoundEndV1,
    rounds: RoundsV1,
    clauses: Vec<ClauseLineV1>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Ends", deny_unknown_fields)]
struct EndsV1 {
    west: String,
    east: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Saying", deny_unknown_fields)]
struct SayingV1 {
    on: OccasionV1,
    says: String,
    means: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Source", deny_unknown_fields)]
struct SourceV1 {
    name: String,
    reference: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Centre", deny_unknown_fields)]
struct CentreV1 {
    seeds: Seeds,
    crossing: CrossingV1,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Sowing")]
enum SowingV1 {
    Single,
    Relay(RelayV1),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Relay", deny_unknown_fields)]
struct RelayV1 {
    endless: EndlessV1,
    capturing_seed: CapturingSeedV1,
    opposite_empty: OppositeEmptyV1,
    three: ThreeV1,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Rounds", deny_unknown_fields)]
enum RoundsV1 {
    One,
    AllSeeds { arrangement: ArrangementV1, mirror: MirrorV1, beginner: BeginnerV1 },
    Wins(u8),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Clause", deny_unknown_fields)]
struct ClauseLineV1 {
    rule: ClauseV1,
    words: String,
    from: AuthorityV1,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Authority")]
enum AuthorityV1 {
    Source(String),
    OurReading,
}

/// Choices: what a file calls each, and what the program does.
macro_rules! choices {
    ($($form:ident, of $now:ident { $($said:literal => $meant:ident),+ $(,)? })+) => {$(
        #[derive(Clone, Copy, Serialize, Deserialize)]
        enum $form {
            $(#[serde(rename = $said)] $meant),+
        }

        impl From<$now> for $form {
            fn from(now: $now) -> Self {
                match now {
                    $($now::$meant => Self::$meant),+
                }
            }
        }

        impl From<$form> for $now {
            fn from(form: $form) -> Self {
                match form {
                    $($form::$meant => Self::$meant),+
                }
            }
        }
    )+};
}

choices! {
    PrizeV1, of Prize { "Game" => Game, "Cow" => Cow }
    OccasionV1, of Occasion {
        "EastEnd" => EastEnd,
        "WestEnd" => WestEnd,
        "OneTaken" => OneTaken,
        "MoreTaken" => MoreTaken,
        "MatchWon" => MatchWon,
    }
    CrossingV1, of Crossing { "Twice" => Twice, "Once" => Once }
    DirectionV1, of DirectionRule { "Ccw" => Ccw, "Cw" => Cw, "Free" => Free }
    EndlessV1, of EndlessRule { "Forbidden" => Forbidden, "Pass" => Pass }
    CapturingSeedV1, of CapturingSeed { "Taken" => Taken, "Stays" => Stays }
    OppositeEmptyV1, of OppositeEmpty { "Nothing" => Nothing, "Lone" => Lone }
    ThreeV1, of Three { "Capture" => Capture, "Pair" => Pair, "PairAndClaim" => PairAndClaim }
    SinglesV1, of Singles { "Both" => Both, "Opposite" => Opposite }
    LiftingV1, of Lifting { "Any" => Any, "NotFacingSingle" => NotFacingSingle }
    FirstTurnV1, of FirstTurn { "Free" => Free, "Right" => Right }
    RoundEndV1, of RoundEndRule { "Mover" => Mover, "Either" => Either }
    ArrangementV1, of Arrangement { "Fill" => Fill, "Spread" => Spread }
    MirrorV1, of Mirror { "Across" => Across, "Rotated" => Rotated }
    BeginnerV1, of Beginner { "Alternate" => Alternate, "Setter" => Setter, "Other" => Other }
    ClauseV1, of Clause {
        "Board" => Board,
        "Lift" => Lift,
        "DirectionCcw" => DirectionCcw,
        "DirectionCw" => DirectionCw,
        "DirectionFree" => DirectionFree,
        "CentreTwice" => CentreTwice,
        "CentreOnce" => CentreOnce,
        "FirstTurnRight" => FirstTurnRight,
        "Single" => Single,
        "Relay" => Relay,
        "EndCentral" => EndCentral,
        "EndLayli" => EndLayli,
        "EndTheirEmpty" => EndTheirEmpty,
        "Capture" => Capture,
        "CapturingSeedTaken" => CapturingSeedTaken,
        "CapturingSeedStays" => CapturingSeedStays,
        "OppositeEmptyNothing" => OppositeEmptyNothing,
        "OppositeEmptyLone" => OppositeEmptyLone,
        "OppositeOut" => OppositeOut,
        "Pair" => Pair,
        "Layli" => Layli,
        "Claim" => Claim,
        "EndlessForbidden" => EndlessForbidden,
        "EndlessPass" => EndlessPass,
        "SinglesBoth" => SinglesBoth,
        "SinglesOpposite" => SinglesOpposite,
        "NotFacingSingle" => NotFacingSingle,
        "RoundEndMover" => RoundEndMover,
        "RoundEndEither" => RoundEndEither,
        "Repetition" => Repetition,
        "Settle" => Settle,
        "Unclaimed" => Unclaimed,
        "OneRound" => OneRound,
        "AllSeeds" => AllSeeds,
        "Fill" => Fill,
        "Spread" => Spread,
        "MirrorAcross" => MirrorAcross,
        "MirrorRotated" => MirrorRotated,
        "Closed" => Closed,
        "BeginnerAlternate" => BeginnerAlternate,
        "BeginnerSetter" => BeginnerSetter,
        "BeginnerOther" => BeginnerOther,
        "SameStart" => SameStart,
        "Wins" => Wins,
    }
}

impl PrizeV1 {
    const fn game() -> Self {
        Self::Game
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields on by reference")]
    const fn is_game(&self) -> bool {
        matches!(self, Self::Game)
    }
}

impl From<RuleSetV1> for RulesSpec {
    fn from(form: RuleSetV1) -> Self {
        Self {
            id: form.id,
            name: form.name,
            region: form.region,
            people: form.people,
            about: form.about,
            made_from: form.made_from,
            ends: form.ends.map(|EndsV1 { west, east }| Ends { west, east }),
            prize: form.prize.into(),
            sayings: form.sayings.into_iter().map(|SayingV1 { on, says, means }| Saying { on: on.into(), says, means }).collect(),
            sources: form.sources.into_iter().map(|SourceV1 { name, reference }| Source { name, reference }).collect(),
            start: form.start,
            centre: form.centre.map(|CentreV1 { seeds, crossing }| Centre { seeds, crossing: crossing.into() }),
            direction: form.direction.into(),
            sowing: match form.sowing {
                SowingV1::Single => Sowing::Single,
                SowingV1::Relay(relay) => Sowing::Relay(Relay {
                    endless: relay.endless.into(),
                    capturing_seed: relay.capturing_seed.into(),
                    opposite_empty: relay.opposite_empty.into(),
                    three: relay.three.into(),
                }),
            },
            singles: form.singles.map(Singles::from),
            lifting: form.lifting.into(),
            first_turn: form.first_turn.into(),
            round_end: form.round_end.into(),
            rounds: match form.rounds {
                RoundsV1::One => Rounds::One,
                RoundsV1::AllSeeds { arrangement, mirror, beginner } => {
                    Rounds::AllSeeds { arrangement: arrangement.into(), mirror: mirror.into(), beginner: beginner.into() }
                }
                RoundsV1::Wins(wins) => Rounds::Wins(wins),
            },
            clauses: form.clauses.into_iter().map(ClauseSpec::from).collect(),
        }
    }
}

impl From<ClauseLineV1> for ClauseSpec {
    fn from(ClauseLineV1 { rule, words, from }: ClauseLineV1) -> Self {
        let from = match from {
            AuthorityV1::Source(name) => Authority::Source(name),
            AuthorityV1::OurReading => Authority::OurReading,
        };
        Self { rule: rule.into(), words, from }
    }
}

impl From<RulesSpec> for RuleSetV1 {
    fn from(spec: RulesSpec) -> Self {
        // Every field by its name, so that none is forgotten when there is another.
        let RulesSpec {
            id,
            name,
            region,
            people,
            about,
            made_from,
            ends,
            prize,
            sayings,
            sources,
            start,
            centre,
            direction,
            sowing,
            singles,
            lifting,
            first_turn,
            round_end,
            rounds,
            clauses,
        } = spec;
        Self {
            id,
            name,
            region,
            people,
            about,
            made_from,
            ends: ends.map(|Ends { west, east }| EndsV1 { west, east }),
            prize: prize.into(),
            sayings: sayings.into_iter().map(|Saying { on, says, means }| SayingV1 { on: on.into(), says, means }).collect(),
            sources: sources.into_iter().map(|Source { name, reference }| SourceV1 { name, reference }).collect(),
            start,
            centre: centre.map(|Centre { seeds, crossing }| CentreV1 { seeds, crossing: crossing.into() }),
            direction: direction.into(),
            sowing: match sowing {
                Sowing::Single => SowingV1::Single,
                Sowing::Relay(Relay { endless, capturing_seed, opposite_empty, three }) => SowingV1::Relay(RelayV1 {
                    endless: endless.into(),
                    capturing_seed: capturing_seed.into(),
                    opposite_empty: opposite_empty.into(),
                    three: three.into(),
                }),
            },
            singles: singles.map(SinglesV1::from),
            lifting: lifting.into(),
            first_turn: first_turn.into(),
            round_end: round_end.into(),
            rounds: match rounds {
                Rounds::One => RoundsV1::One,
                Rounds::AllSeeds { arrangement, mirror, beginner } => {
                    RoundsV1::AllSeeds { arrangement: arrangement.into(), mirror: mirror.into(), beginner: beginner.into() }
                }
                Rounds::Wins(wins) => RoundsV1::Wins(wins),
            },
            clauses: clauses.into_iter().map(ClauseLineV1::from).collect(),
        }
    }
}

impl From<ClauseSpec> for ClauseLineV1 {
    fn from(ClauseSpec { rule, words, from }: ClauseSpec) -> Self {
        let from = match from {
            Authority::Source(name) => AuthorityV1::Source(name),
            Authority::OurReading => AuthorityV1::OurReading,
        };
        Self { rule: rule.into(), words, from }
    }
}
