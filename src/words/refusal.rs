//! Why a turn is not allowed, in words and by the rule that says so.

use super::{Teller, say};
use crate::rules::turn::MAX_LAPS;
use crate::rules::{Clause, Forbidden, Position, Rules};
use crate::session::Refusal;

/// The clause that forbids it.
pub fn clause_of_refusal(rules: &Rules, why: Forbidden) -> Clause {
    match why {
        Forbidden::Layli(..) => Clause::Layli,
        Forbidden::FacesSingle(_) => Clause::NotFacingSingle,
        Forbidden::FirstTurn(_) => Clause::FirstTurnRight,
        Forbidden::Direction(_) => rules.direction_clause(),
        Forbidden::Endless(_) => rules.endless_clause(),
        Forbidden::ClaimMissing(_) => Clause::Claim,
        Forbidden::Claim(_) if rules.has_claims() => Clause::Claim,
        Forbidden::Closed(_) if rules.clauses().contains(&Clause::Closed) => Clause::Closed,
        Forbidden::Central(_) | Forbidden::NotYours(_) | Forbidden::Closed(_) | Forbidden::Empty(_) | Forbidden::Claim(_) => Clause::Lift,
    }
}

impl Teller<'_> {
    /// Why a move is refused at a position, in a sentence without a full stop at its end.
    pub fn refused(self, position: &Position, why: &Refusal) -> String {
        match why {
            Refusal::ReadFirst => say!(self.words, "refusal-read-first"),
            Refusal::Over => say!(self.words, "refusal-over"),
            Refusal::Manners => say!(self.words, "refusal-manners"),
            Refusal::SetOutFirst => say!(self.words, "refusal-set-out-first"),
            Refusal::NothingToSetOut => say!(self.words, "refusal-nothing-to-set-out"),
            Refusal::Forbidden(why) => self.refusal(position, *why),
            Refusal::Arrangement(why) => self.words.arrangement_error(why),
        }
    }

    /// Why a turn is not allowed, in a sentence without a full stop at its end.
    pub fn refusal(self, position: &Position, why: Forbidden) -> String {
        let words = self.words;
        let player = self.name(position.to_move());
        match why {
            Forbidden::Central(hole) => say!(words, "refusal-central", hole = self.letter(hole)),
            Forbidden::NotYours(hole) => {
                let owner = self.name(position.to_move().other());
                say!(words, "refusal-not-yours", hole = self.letter(hole), owner = owner, player = player)
            }
            Forbidden::Closed(hole) => say!(words, "refusal-closed", hole = self.letter(hole)),
            Forbidden::Layli(hole, owner) => say!(words, "refusal-layli", hole = self.letter(hole), owner = self.name(owner)),
            Forbidden::Empty(hole) => say!(words, "refusal-empty", hole = self.letter(hole)),
            Forbidden::FacesSingle(hole) => {
                let opposite = self.board().opposite(hole).unwrap_or(hole);
                say!(words, "refusal-faces-single", hole = self.letter(hole), opposite = self.letter(opposite))
            }
            Forbidden::FirstTurn(hole) => say!(words, "refusal-first-turn", hole = self.letter(hole)),
            Forbidden::Direction(direction) => say!(words, "refusal-direction", direction = self.direction(direction)),
            Forbidden::Endless(hole) => say!(words, "refusal-endless", hole = self.letter(hole), laps = MAX_LAPS),
            Forbidden::ClaimMissing(free) => {
                let choices = words.any_of(free.iter().map(|hole| self.letter(hole).to_string()));
                say!(words, "refusal-claim-missing", choices = choices)
            }
            Forbidden::Claim(centre) => match position.owner(centre) {
                Some(owner) => say!(words, "refusal-claimed", centre = self.letter(centre), owner = self.name(owner)),
                None => say!(words, "refusal-no-pair", centre = self.letter(centre)),
            },
        }
    }
}
