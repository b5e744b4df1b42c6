//! What the line under the board says: the event under way, what is to be chosen, or why something is refused.

use super::table::{Choosing, Refused, SettingOut, Table};
use super::thinking::Progress;
use super::{App, Command, Computers, Hint, Input};
use crate::rules::saying::Occasion;
use crate::rules::{Clause, Event, Hole, Holes, Side, Turn};
use crate::search::Answer;
use crate::session::{MatchEnd, Outcome, Refusal, Stage};
use crate::watch;
use crate::words::{Telling, clause_of_refusal, say};

/// What is said at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narration {
    /// The sentence, and what stands under it.
    pub telling: Telling,
    /// The rule that is followed.
    pub clause: Option<Clause>,
    /// In which way it is said.
    pub mood: Mood,
}

/// In which way something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Something happens, or is to be chosen.
    Telling,
    /// Something is not allowed.
    Refusing,
}

impl Narration {
    /// How many words there are to read.
    pub(super) fn words(&self) -> usize {
        let Telling { headline, detail } = &self.telling;
        headline.split_whitespace().chain(detail.split_whitespace()).count()
    }

    const fn of(headline: String, detail: String, clause: Option<Clause>) -> Self {
        Self { telling: Telling { headline, detail }, clause, mood: Mood::Telling }
    }
}

impl App {
    /// What is to be said of a table now.
    pub fn narration(&self, table: &Table) -> Narration {
        if let Some(narration) = self.exercise().and_then(|exercise| self.of_exercise(exercise)) {
            return narration;
        }
        if let Some(refused) = table.refused() {
            return self.of_refusal(table, refused);
        }
        if let Some((hint, turn)) = self.hint_given(table) {
            return self.of_hint(table, hint, turn);
        }
        if !table.is_at_rest() {
            return self.of_event(table);
        }
        match (table.choosing(), table.session().game().stage()) {
            (Choosing::Direction(hole), _) => self.of_direction(table, hole),
            (Choosing::Claim { .. }, _) => self.of_claim(table),
            // What a computer lays out nobody knows yet.
            (Choosing::SetOut(_), _) if table.waits_for_reader() || table.computer_to_choose().is_some() => self.of_event(table),
            (Choosing::SetOut(setting_out), _) if table.computer_chooser().is_some() => self.of_setting_out_later(table, setting_out),
            (Choosing::SetOut(setting_out), _) => self.of_setting_out(table, setting_out),
            (Choosing::Nothing, Stage::Over(outcome)) => self.of_outcome(table, outcome),
            (Choosing::Nothing, _) if table.playback().events().is_empty() => self.of_beginning(table),
            (Choosing::Nothing, _) => self.of_event(table),
        }
    }

    fn of_refusal(&self, table: &Table, refused: &Refused) -> Narration {
        let names = self.names();
        let rules = table.session().rules();
        let headline = self.teller(table, &names).refused(table.position(), &refused.why);
        let (detail, clause) = match &refused.why {
            Refusal::Forbidden(why) => {
                let clause = clause_of_refusal(rules, *why);
                (self.words.clause_words(rules, clause), Some(clause))
            }
            // What is to be read stays.
            Refusal::ReadFirst => {
                let Narration { telling: Telling { headline, detail }, clause, .. } = self.of_event(table);
                (say!(self.words, "table-read-first", result = headline, detail = detail), clause)
            }
            _ => (String::new(), None),
        };
        Narration { mood: Mood::Refusing, ..Narration::of(headline, detail, clause) }
    }

    fn of_direction(&self, table: &Table, hole: Hole) -> Narration {
        let letter = table.session().rules().board().letter(hole);
        let headline = say!(self.words, "table-choose-direction", hole = letter);
        let detail = self.before_the_hint(table, say!(self.words, "table-choose-direction-detail"));
        Narration::of(headline, detail, Some(Clause::DirectionFree))
    }

    fn of_claim(&self, table: &Table) -> Narration {
        let board = table.session().rules().board();
        let choices = self.words.any_of(table.to_claim().iter().map(|centre| board.letter(centre).to_string()));
        let headline = say!(self.words, "table-choose-claim", player = self.names()[table.chooser()], choices = choices);
        let detail = self.before_the_hint(table, say!(self.words, "table-choose-claim-detail", choices = choices));
        Narration::of(headline, detail, Some(Clause::Claim))
    }

    /// How a question is answered; and where a hint waits behind it, the way back to that.
    fn before_the_hint(&self, table: &Table, how: String) -> String {
        if self.hint_waits(table) { format!("{how} {}", say!(self.words, "hint-waits")) } else { how }
    }

    fn of_setting_out(&self, table: &Table, setting_out: SettingOut) -> Narration {
        let numbers: Vec<String> = setting_out.numbers(table.session()).iter().map(u8::to_string).collect();
        let headline = say!(self.words, "table-set-out", player = self.names()[setting_out.setter], numbers = numbers.join(" "));
        let key = Command::SetOut.key_on(self.platform(), &self.words).unwrap_or_default();
        let detail = match (setting_out.odd, setting_out.odd - setting_out.more.len(), self.system().input) {
            (0, ..) => say!(self.words, "table-set-out-no-choice"),
            (_, 0, Input::Pointer) => say!(self.words, "table-set-out-choice"),
            (_, 0, Input::Keyboard) => say!(self.words, "table-set-out-choice-keyboard", key = key),
            (_, left, Input::Pointer) => say!(self.words, "table-set-out-left", left = left),
            (_, left, Input::Keyboard) => say!(self.words, "table-set-out-left-keyboard", left = left),
        };
        Narration::of(headline, detail, Some(Clause::Spread))
    }

    /// A computer is to set out, and waits: nothing is decided yet.
    fn of_setting_out_later(&self, table: &Table, setting_out: SettingOut) -> Narration {
        let player = &self.names()[setting_out.setter];
        let headline = say!(self.words, "table-to-set-out", player = player);
        Narration::of(headline, self.who_is_next(table, player), Some(Clause::Spread))
    }

    fn of_outcome(&self, table: &Table, outcome: Outcome) -> Narration {
        let names = self.names();
        let Telling { headline, detail } = self.teller(table, &names).match_result(table.session().game(), outcome);
        let called = (outcome.why == MatchEnd::Wins).then(|| table.session().rules().saying_on(Occasion::MatchWon)).flatten();
        let detail = self.words.called_out(called, detail);
        let detail = match self.system().input {
            Input::Pointer => detail,
            Input::Keyboard => format!("{detail} {}", say!(self.words, "table-over-keyboard")),
        };
        Narration::of(headline, detail, None)
    }

    /// Whose turn it is, and what a computer is doing about it.
    fn who_is_next(&self, table: &Table, player: &str) -> String {
        match (table.computer_chooser(), table.computers(), self.progress()) {
            (None, ..) => say!(self.words, "table-next", player = player),
            (Some(_), Computers::Wait, _) => say!(self.words, "computer-waits", player = player),
            (Some(_), Computers::Play, Some(Progress { depth, nodes })) if depth > 0 => {
                say!(self.words, "computer-thinks", player = player, depth = depth, nodes = self.words.rough(nodes))
            }
            (Some(_), Computers::Play, _) => say!(self.words, "computer-is-to-move", player = player),
        }
    }

    fn of_hint(&self, table: &Table, hint: Hint, turn: Option<Turn>) -> Narration {
        let names = self.names();
        let rules = table.session().rules();
        match (hint, turn) {
            (Hint::Asked, _) | (_, None) => Narration::of(say!(self.words, "hint-asked"), String::new(), None),
            (Hint::Hole, Some(turn)) => {
                let headline = say!(self.words, "hint-hole", hole = rules.board().letter(turn.hole));
                Narration::of(headline, say!(self.words, "hint-hole-detail"), None)
            }
            (Hint::Turn, Some(turn)) => {
                let teller = self.teller(table, &names);
                let summary = teller.summary(table.position(), &Self::events_of(table, turn));
                let headline = say!(self.words, "hint-turn", turn = rules.turn_text(turn), summary = summary);
                let insight = self.study.insight(table.session().cursor());
                let detail = insight.map(|answer| teller.worth(answer.worth) + &self.next_best(table, answer, turn));
                Narration::of(headline, detail.unwrap_or_default(), None)
            }
        }
    }

    /// How much better the best turn is than the next; nothing where another is as good.
    fn next_best(&self, table: &Table, answer: &Answer, best: Turn) -> String {
        let sign = if table.position().to_move() == Side::South { 1 } else { -1 };
        let others = answer.turns.iter().filter(|(turn, _)| *turn != best);
        let next = others.max_by_key(|(_, worth)| sign * worth.estimate);
        next.map(|(turn, worth)| (turn, sign * (answer.worth.estimate - worth.estimate)))
            .filter(|(_, less)| *less > 0)
            .map(|(turn, less)| {
                let turn = table.session().rules().turn_text(*turn);
                format!(" {}", say!(self.words, "hint-next", turn = turn, seeds = less.unsigned_abs()))
            })
            .unwrap_or_default()
    }

    fn of_beginning(&self, table: &Table) -> Narration {
        let player = &self.names()[table.chooser()];
        // A position that was set up stands in the middle of a round.
        let headline = if table.session().start().stands_as(&table.session().rules().start()) {
            say!(self.words, "table-begin", player = player)
        } else {
            say!(self.words, "table-is-to-move", player = player)
        };
        if let Some(last) = table.goes_on_from() {
            let detail = say!(self.words, "table-goes-on", last = table.session().rules().board().letter(last));
            return Narration::of(headline, detail, Some(Clause::Lift));
        }
        let board = table.session().rules().board();
        let mut letters = board.row(table.chooser()).map(|hole| board.letter(hole));
        let what_to_do = match (table.computer_chooser(), self.system().input, letters.next(), letters.next_back()) {
            (Some(_), ..) => self.who_is_next(table, player),
            (None, Input::Keyboard, Some(first), Some(last)) => say!(self.words, "table-begin-keyboard", first = first, last = last),
            (None, ..) => say!(self.words, "table-begin-pointer"),
        };
        // What one plays for is told until the first turn: the rule of lifting has its own time after that.
        Narration::of(headline, format!("{what_to_do} {}", self.words.aim(table.session().rules())), None)
    }

    /// What stands under the last event once nothing moves any more: what follows from it, and who is next.
    fn what_follows(&self, table: &Table, detail: String) -> String {
        let position = table.position();
        let names = self.names();
        let letters = |holes: Holes| {
            let board = table.session().rules().board();
            self.words.all_of(holes.iter().map(|hole| board.letter(hole).to_string()))
        };
        let told = if table.is_new_round() {
            let closed = position.closed();
            if closed.is_empty() { String::new() } else { say!(self.words, "table-closed", holes = letters(closed)) }
        } else if let Some((pair, side)) = table.first_pair() {
            say!(self.words, "table-first-pair", holes = letters(pair), player = names[side])
        } else {
            detail
        };
        let next = self.who_is_next(table, &names[table.chooser()]);
        if told.is_empty() { next } else { format!("{told} {next}") }
    }

    /// The event under way, or the last one worth telling.
    pub(super) fn of_event(&self, table: &Table) -> Narration {
        let names = self.names();
        let playback = table.playback();
        let Some(number) = playback.told() else { return self.of_beginning(table) };
        let said = watch::said(self.teller(table, &names), playback, number, table.session().counting());
        let detail = if let Some(last) = table.goes_on_from() {
            say!(self.words, "table-goes-on", last = table.session().rules().board().letter(last))
        } else if table.is_at_rest() && !table.waits_for_reader() {
            let event = playback.events()[number];
            // What lies in the stores is seen.
            let taken = matches!(event, Event::Capture { .. } | Event::Singles { .. });
            self.what_follows(table, if taken { String::new() } else { said.telling.detail })
        } else if table.shows_endless() {
            say!(self.words, "table-endless")
        } else {
            said.telling.detail
        };
        Narration::of(said.telling.headline, self.words.called_out(said.saying, detail), Some(said.clause))
    }
}
