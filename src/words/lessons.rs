//! Lessons and drills: what is asked, what came of it, and what is wrong with a lesson file.

use super::{SoFar, Teller, Telling, Words, say};
use crate::lessons::{Ask, Fault, Goal, Guess, LessonError, Level, Shown};
use crate::rules::{Direction, Event, Hole, Holes, Position, Rules, Side, Turn};

impl Words {
    /// Why a lesson is refused: the place, and what is wrong there.
    pub fn lesson_error(&self, error: &LessonError) -> String {
        match error {
            LessonError::Form(error) => self.form_error(error),
            LessonError::Wrong { line, step: None, fault } => say!(self, "error-line", line = line, why = self.fault(fault)),
            LessonError::Wrong { line, step: Some(step), fault } => {
                say!(self, "lesson-error-step", line = line, step = step, why = self.fault(fault))
            }
        }
    }

    fn fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Id => say!(self, "lesson-error-id"),
            Fault::IdTaken(file) => say!(self, "lesson-error-id-taken", file = file),
            Fault::Title(most) => say!(self, "lesson-error-title", most = most),
            Fault::Rules(id) => say!(self, "lesson-error-rules", id = id),
            Fault::Option(rules, why) => self.option_error(rules.spec(), why),
            Fault::Contradiction(why) => self.rules_error(why),
            Fault::Steps(most) => say!(self, "lesson-error-steps", most = most),
            Fault::Words(most) => say!(self, "lesson-error-words", most = most),
            Fault::Position(rules, why) => self.position_text_error(rules, why),
            Fault::Hole(text) => say!(self, "lesson-error-hole", hole = text),
            Fault::Turn(rules, why) => self.turn_text_error(rules, why),
            Fault::Forbidden(rules, position, why) => {
                let names = self.side_names();
                Teller { words: self, rules, names }.refusal(position, *why)
            }
            Fault::Ends => say!(self, "lesson-error-ends"),
            Fault::NotOver => say!(self, "lesson-error-not-over"),
            Fault::NoNextRound => say!(self, "lesson-error-no-next-round"),
            Fault::NoAnswer => say!(self, "lesson-error-no-answer"),
            Fault::NothingInHole => say!(self, "lesson-error-nothing-in-hole"),
        }
    }

    /// What is to be said beforehand.
    pub fn guess(&self, guess: Guess) -> String {
        match guess {
            Guess::Last => say!(self, "predict-last"),
            Guess::Taken => say!(self, "predict-taken"),
        }
    }

    /// What a level asks for.
    pub fn drill_level(&self, rules: &Rules, level: Level) -> String {
        let (least, most) = level.bounds(rules);
        match (rules.relay(), most) {
            (Some(_), Some(most)) if most == least => say!(self, "predict-level-lap", laps = least),
            (Some(_), Some(most)) => say!(self, "predict-level-laps", least = least, most = most),
            (Some(_), None) => say!(self, "predict-level-laps-more", least = least),
            (None, Some(most)) => say!(self, "predict-level-seeds", least = least, most = most),
            (None, None) => say!(self, "predict-level-seeds-more", least = least),
        }
    }
}

impl Teller<'_> {
    /// A question.
    pub fn question(self, position: &Position, ask: Ask) -> String {
        let (words, player) = (self.words, self.name(position.to_move()));
        match ask {
            Ask::Sow(goal) => self.goal(goal),
            Ask::Last(turn) => say!(words, "ask-last", lifting = self.lifting(player, turn)),
            Ask::Taken(turn) => say!(words, "ask-taken", lifting = self.lifting(player, turn), player = player),
            Ask::Whose(hole) => say!(words, "ask-whose", hole = self.letter(hole)),
        }
    }

    fn goal(self, goal: Goal) -> String {
        let words = self.words;
        match goal {
            Goal::Takes(seeds) => say!(words, "ask-takes", seeds = seeds),
            Goal::Pair => say!(words, "ask-pair"),
            Goal::Claims => say!(words, "ask-claims"),
            Goal::EndsIn(hole) => say!(words, "ask-ends-in", hole = self.letter(hole)),
            Goal::Relays(laps) => say!(words, "ask-relays", laps = laps),
            Goal::Says(occasion) => {
                say!(words, "ask-says", saying = self.rules.saying_on(occasion).map_or("", |saying| saying.says.as_str()))
            }
        }
    }

    /// That a hole is lifted, and where the rules leave it open, which way.
    fn lifting(self, player: &str, turn: Turn) -> String {
        let hole = self.letter(turn.hole);
        match self.rules.fixed_direction() {
            Some(_) => say!(self.words, "ask-lifting", player = player, hole = hole),
            None => say!(self.words, "ask-lifting-way", player = player, hole = hole, direction = self.direction(turn.direction)),
        }
    }

    /// What answers a question, of all that happened: a sentence with a full stop for each event.
    pub fn answering(self, ask: Ask, shown: &Shown) -> Vec<String> {
        let mut position = shown.before;
        let telling = ask.telling(&shown.events);
        let mut told = Vec::new();
        for (number, &event) in shown.events.iter().enumerate() {
            if telling.contains(&number) {
                let Telling { headline, detail } = self.event(&position, SoFar::after(&shown.events[..number]), event);
                // Why somebody has the seeds stands in the detail; what a capture brings is the event itself.
                let why = matches!(event, Event::Collect { .. } | Event::Left { .. } | Event::Stop(_));
                told.push(if why {
                    say!(self.words, "answer-why", what = headline, why = detail)
                } else {
                    say!(self.words, "answer-what", what = headline)
                });
            }
            position.apply(self.board(), event);
        }
        told.extend(self.in_all(ask, shown));
        told
    }

    /// The number that was asked for, where the events do not say it in one.
    fn in_all(self, ask: Ask, shown: &Shown) -> Option<String> {
        match ask {
            Ask::Taken(_) | Ask::Sow(Goal::Takes(_)) if shown.taken() > 0 => Some(say!(self.words, "answer-taken", seeds = shown.taken())),
            Ask::Sow(Goal::Relays(_)) => Some(say!(self.words, "answer-laps", laps = shown.laps())),
            _ => None,
        }
    }

    /// That these holes are to be looked at: each once, in the order in which a sowing comes to them.
    pub fn pointing(self, holes: Holes) -> String {
        let mut left = holes;
        let mut order = Vec::new();
        for hole in self.board().circuit(Direction::Ccw).filter(|&hole| holes.contains(hole)) {
            if left.contains(hole) {
                left.remove(hole);
                order.push(self.letter(hole).to_string());
            }
        }
        say!(self.words, "lesson-point", holes = self.words.row_of(order))
    }

    /// Somebody, or nobody, as an answer to whose the seeds are.
    pub fn heir(self, heir: Option<Side>) -> String {
        heir.map_or_else(|| say!(self.words, "answer-nobody"), |side| self.name(side).to_owned())
    }

    /// A hole that is the answer picked, as a screen reader names it.
    pub fn picked_hole(self, position: &Position, hole: Hole) -> String {
        say!(self.words, "answer-picked", hole = self.hole(position, hole))
    }
}
