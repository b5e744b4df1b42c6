//! What is said of readings side by side: what each is called, what happens on its board, and where and why they part.

use super::run::{End, Step};
use super::{Comparison, Parting};
use crate::app::App;
use crate::catalogue;
use crate::rules::options::RuleOption;
use crate::rules::{Event, Position, Rules};
use crate::watch::tells;
use crate::words::{SoFar, Teller, Telling, Words, clause_of_refusal, say};

impl Comparison {
    /// What a board's reading is called among the others: by its options where they are all readings of one game, else by its game.
    pub fn name(&self, words: &Words, board: usize) -> String {
        let (Some(first), Some(rules)) = (self.readings.first(), self.readings.get(board)) else { return String::new() };
        let spec = rules.spec();
        let one_game = self.readings.iter().all(|other| other.spec().id == spec.id);
        let differ = |option: &RuleOption| self.readings.iter().any(|other| other.spec().get(*option) != first.spec().get(*option));
        let other_than =
            |than: &Rules| RuleOption::ALL.into_iter().filter(|option| spec.get(*option) != than.spec().get(*option)).collect();
        let differing: Vec<RuleOption> = RuleOption::ALL.into_iter().filter(differ).collect();
        let options: Vec<RuleOption> = match catalogue::built_in(&spec.id) {
            _ if one_game && differing.len() == 1 => differing,
            // With more options than one, only what is not as on the first board.
            _ if one_game => other_than(first),
            Some(usual) => other_than(&usual),
            None => Vec::new(),
        };
        let mut parts: Vec<String> = options.iter().filter_map(|&option| Some(words.option_reading(option, &spec.get(option)?))).collect();
        if !one_game || parts.is_empty() {
            parts.insert(0, spec.name.clone());
        }
        parts.join(" · ")
    }

    /// Where the readings part and why, or that they do not.
    pub fn explanation(&self, words: &Words) -> Telling {
        let Some(parting) = &self.parting else {
            return Telling { headline: say!(words, "compare-same"), detail: say!(words, "compare-same-detail") };
        };
        let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
        for board in 0..self.readings.len() {
            let does = self.does(words, parting, board);
            match groups.iter_mut().find(|(known, _)| *known == does) {
                Some((_, boards)) => boards.push(board + 1),
                None => groups.push((does, vec![board + 1])),
            }
        }
        let told = groups.iter().map(|(does, boards)| say!(words, "compare-parted-group", boards = words.boards(boards), does = does));
        let mut sentences: Vec<String> = told.collect();
        let headline = match parting.option {
            Some(option) => {
                sentences.push(words.option_sources(option));
                say!(words, "compare-parted", option = words.option_title(option))
            }
            None => say!(words, "compare-parted-otherwise"),
        };
        Telling { headline, detail: sentences.join(" ") }
    }

    /// What a board's reading does where they part: by the option where it is one, else by the rule it follows.
    fn does(&self, words: &Words, parting: &Parting, board: usize) -> String {
        let rules = &self.readings[board];
        match (parting.option.and_then(|option| Some((option, rules.spec().get(option)?))), parting.steps[board]) {
            (Some((option, value)), _) => words.option_does(option, &value),
            (None, Step::Event(event)) => say!(words, "compare-follows", rule = words.clause_title(rules.clause_of(event))),
            (None, Step::End(end)) => self.ended(words, board, end).headline,
        }
    }

    /// How it stands on a board after all events.
    fn ended(&self, words: &Words, board: usize, end: End) -> Telling {
        let rules: &Rules = &self.readings[board];
        let names = words.side_names();
        let teller = Teller { words, rules, names };
        let after = self.after(board);
        let headline = match end {
            End::Choice => say!(words, "compare-goes-on", player = names[after.to_move()]),
            End::Over(outcome) => return teller.outcome(outcome),
            End::Refused(why) => {
                let detail = words.clause_words(rules, clause_of_refusal(rules, why));
                return Telling { headline: teller.refusal(&after, why), detail };
            }
            End::Unsound(why) => words.setup_error(rules, &why),
            End::OtherBoard => say!(words, "compare-other-board"),
        };
        Telling { headline, detail: String::new() }
    }

    /// The position after all events of a board.
    fn after(&self, board: usize) -> Position {
        let playback = &self.watched.playbacks()[board];
        playback.position_before(playback.events().len())
    }

    /// What happens on a board at the place that is watched.
    pub fn told(&self, words: &Words, board: usize) -> Telling {
        let names = words.side_names();
        let teller = Teller { words, rules: &self.readings[board], names };
        let playback = &self.watched.playbacks()[board];
        let events = playback.events();
        // Who begins is no afterthought here: it may be what they part over.
        let last = events.iter().rposition(|&event| tells(event) || matches!(event, Event::Begin { .. }));
        let end = self.runs[board].end;
        let number = match (playback.current(), end) {
            (Some(current), _) => Some(current),
            (None, End::Choice) => last,
            // What ends it is worth more than what happened last.
            (None, _) => None,
        };
        match number.and_then(|number| Some((number, *events.get(number)?))) {
            Some((number, event)) => teller.event(&playback.position_before(number), SoFar::after(&events[..number]), event),
            None => self.ended(words, board, end),
        }
    }
}

impl App {
    /// The readings side by side, where they are.
    pub fn comparison(&self) -> Option<&Comparison> {
        self.screens.compare.as_ref()
    }
}
