//! The page of a rule set: its board with the track, its clauses, and an example of one that is watched.

mod example;
mod search;

use std::sync::Arc;

use super::parallel::Parallel;
use super::{App, Screen, Table};
use crate::catalogue;
use crate::rules::options::RuleOption;
use crate::rules::{Clause, Event, Hole, Rules};
use crate::watch::Playback;
use crate::watch::tells;
use crate::words::{SoFar, Teller, Telling, Words, say};

pub use example::{Example, WhyNot, example, why_not};

/// Something that is asked of the rules page.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesPageAction {
    /// Shows the page of a rule set.
    Open(Arc<Rules>),
    /// Plays the example of a clause.
    Watch(Clause),
    /// Puts the example away and shows the track again.
    Unwatch,
}

/// The page of a rule set, and the example that is watched.
#[derive(Clone, Debug)]
pub struct RulesPage {
    rules: Arc<Rules>,
    shown: Option<Shown>,
    watched: Parallel,
}

/// An example that is watched, or that there is none.
#[derive(Clone, Debug)]
struct Shown {
    clause: Clause,
    example: Result<Example, WhyNot>,
}

impl RulesPage {
    /// The page of a rule set.
    pub fn new(rules: Arc<Rules>) -> Self {
        Self { rules, shown: None, watched: Parallel::default() }
    }

    /// The rule set.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What is watched.
    pub const fn watched(&self) -> &Parallel {
        &self.watched
    }

    /// The same, to be moved.
    pub const fn watched_mut(&mut self) -> &mut Parallel {
        &mut self.watched
    }

    /// Plays the example of a clause.
    pub fn watch(&mut self, clause: Clause) {
        let example = example(&self.rules, clause);
        let told = example.as_ref().ok().map(|example| example.told.clone());
        self.watched = Parallel::new(told.map(|told| Playback::new(self.rules.board(), told)).into_iter().collect());
        self.shown = Some(Shown { clause, example });
    }

    /// Puts the example away.
    pub fn unwatch(&mut self) {
        self.shown = None;
        self.watched = Parallel::default();
    }

    /// The playback of the example.
    pub fn playback(&self) -> Option<&Playback> {
        self.watched.longest()
    }

    /// The example that is watched.
    pub fn example(&self) -> Option<&Example> {
        self.shown.as_ref().and_then(|shown| shown.example.as_ref().ok())
    }

    /// The clause whose example is watched.
    pub fn clause(&self) -> Option<Clause> {
        self.shown.as_ref().map(|shown| shown.clause)
    }

    /// The clause that the event under way follows: at the end, and of what forbids, the one that is watched.
    pub fn clause_now(&self) -> Option<Clause> {
        let playback = self.playback();
        playback.and_then(|playback| playback.clause_at(&self.rules, playback.current()?)).or_else(|| self.clause())
    }

    /// The options that choose something in this rule set.
    pub fn options(&self) -> impl Iterator<Item = RuleOption> {
        RuleOption::ALL.into_iter().filter(|&option| self.rules.spec().get(option).is_some())
    }

    /// What happens at the place that is watched, or what there is to see.
    pub fn told(&self, words: &Words) -> Telling {
        let Some(shown) = &self.shown else {
            return Telling { headline: say!(words, "rules-track"), detail: say!(words, "rules-track-detail") };
        };
        let example = match &shown.example {
            Ok(example) => example,
            Err(why) => return Telling { headline: words.clause_title(shown.clause), detail: why.told(words) },
        };
        let names = words.side_names();
        let teller = Teller { words, rules: &self.rules, names };
        let Some(playback) = self.playback() else { return Telling { headline: String::new(), detail: String::new() } };
        let events = playback.events();
        let number = playback.current().or_else(|| events.iter().rposition(|&event| tells(event) || matches!(event, Event::Begin { .. })));
        match (example.refused, number.map(|number| (number, events[number]))) {
            (Some((_, why)), at) if at.is_none() || playback.is_over() => {
                Telling { headline: teller.refusal(playback.before(), why), detail: String::new() }
            }
            (_, Some((number, event))) => teller.event(&playback.position_before(number), SoFar::after(&events[..number]), event),
            (_, None) => Telling { headline: words.clause_title(shown.clause), detail: String::new() },
        }
    }

    /// The board's holes in the order in which seeds fall, as ways from hole to hole, once for each direction.
    pub fn track(&self) -> Vec<(Hole, Hole)> {
        let choices = self.rules.spec().direction.choices();
        let ways = choices.iter().flat_map(|&direction| {
            let circuit: Vec<_> = self.rules.board().circuit(direction).collect();
            let next = circuit.iter().copied().cycle().skip(1);
            circuit.clone().into_iter().zip(next).collect::<Vec<_>>()
        });
        ways.collect()
    }
}

impl WhyNot {
    /// Why there is no example, in a sentence or two.
    pub fn told(self, words: &Words) -> String {
        match self {
            Self::BoardShows => say!(words, "rules-why-board"),
            Self::CentreEndsSowings => say!(words, "rules-why-no-endless"),
            Self::CentreEndsRounds => say!(words, "rules-why-no-repetition"),
            Self::NeverMet => say!(words, "rules-why-never-met"),
            Self::NotFound => say!(words, "rules-why-not-found"),
        }
    }
}

impl App {
    /// The page of a rule set, where it is shown.
    pub fn rules_page(&self) -> Option<&RulesPage> {
        self.screens.rules.as_ref()
    }

    pub(super) fn on_rules_page(&mut self, action: RulesPageAction) {
        match action {
            RulesPageAction::Open(rules) => {
                self.at_table(|table: &mut Table| table.run(false));
                self.screens.rules = Some(RulesPage::new(rules));
                self.enter_examples(Screen::Rules);
            }
            RulesPageAction::Watch(clause) => self.screens.rules.iter_mut().for_each(|page| page.watch(clause)),
            RulesPageAction::Unwatch => self.screens.rules.iter_mut().for_each(RulesPage::unwatch),
        }
    }

    /// Opens the page of the rules that are before the person: compared, on the table, or the first there are.
    pub(super) fn open_rules(&mut self) {
        let compared = self.comparison().filter(|_| self.screen() == Screen::Compare).and_then(|comparison| comparison.readings().first());
        let on_table = self.table().map(|table| table.session().rules());
        if let Some(rules) = compared.or(on_table).or_else(|| catalogue::all().first()).cloned() {
            self.on_rules_page(RulesPageAction::Open(rules));
        }
    }
}
