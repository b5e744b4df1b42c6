//! Where several readings of the same turn part, and over which option.

use super::run::{End, Run, Step};
use crate::rules::options::RuleOption;
use crate::rules::{Event, Forbidden, Rules};
use crate::watch::Playback;

/// The first place where not all readings do the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Parting {
    /// The number of the event, the same under each reading.
    pub event: usize,
    /// The beat: of a sowing that goes different ways, that of the first seed that falls elsewhere.
    pub beat: f32,
    /// What each reading does there.
    pub steps: Vec<Step>,
    /// The option that makes the difference; none where rule sets differ otherwise.
    pub option: Option<RuleOption>,
}

/// Finds where the runs of one case part, each under its own rules; none where they do the same from beginning to end.
pub fn parting(readings: &[(&Rules, &Run)]) -> Option<Parting> {
    let &(first_rules, first) = readings.first()?;
    let longest = readings.iter().map(|(_, run)| run.told.events.len()).max()?;
    let mut positions: Vec<_> = readings.iter().map(|(_, run)| run.told.before).collect();
    for event in 0..=longest {
        let steps: Vec<Step> = readings.iter().map(|(_, run)| run.step(event)).collect();
        for ((rules, _), (position, step)) in readings.iter().zip(positions.iter_mut().zip(&steps)) {
            if let Step::Event(event) = *step {
                position.apply(rules.board(), event);
            }
        }
        // A lap that ends in the same hole may have come there another way.
        let other = (1..readings.len()).find(|&reading| steps[reading] != steps[0] || positions[reading] != positions[0]);
        if let Some(other) = other {
            let (other_rules, other_run) = readings[other];
            let beat = Playback::new(first_rules.board(), first.told.clone()).start_of(event)
                + common_drops((first_rules, first), (other_rules, other_run), event);
            let option = option_between((first_rules, steps[0]), (other_rules, steps[other]));
            return Some(Parting { event, beat, steps, option });
        }
    }
    None
}

/// How many beats two laps have in common: the lifting, and the seeds that fall into the same holes.
fn common_drops((one_rules, one): (&Rules, &Run), (other_rules, other): (&Rules, &Run), event: usize) -> f32 {
    let drops = |rules: &Rules, run: &Run| match run.step(event) {
        Step::Event(Event::Lap { from, seeds, direction, .. }) => {
            let position = Playback::new(rules.board(), run.told.clone()).position_before(event);
            Some(rules.board().drops(from, direction, position.closed()).take(usize::from(seeds)).collect::<Vec<_>>())
        }
        _ => None,
    };
    match (drops(one_rules, one), drops(other_rules, other)) {
        (Some(one), Some(other)) => 1.0 + one.iter().zip(&other).take_while(|(one, other)| one == other).count() as f32,
        _ => 0.0,
    }
}

/// The option over which two readings part where one does this and the other that.
fn option_between((one, this): (&Rules, Step), (other, that): (&Rules, Step)) -> Option<RuleOption> {
    let differ = |option: &RuleOption| one.spec().get(*option) != other.spec().get(*option);
    // What has no value under one of them is no option between them.
    let both = |option: &RuleOption| one.spec().get(*option).is_some() && other.spec().get(*option).is_some();
    let candidates = candidates(this, that);
    candidates.iter().find(|option| differ(option) && both(option)).copied().or_else(|| only_difference(one, other))
}

/// The options that can make such a difference.
const fn candidates(this: Step, that: Step) -> &'static [RuleOption] {
    match (this, that) {
        (Step::End(End::Refused(Forbidden::FirstTurn(_))), _) | (_, Step::End(End::Refused(Forbidden::FirstTurn(_)))) => {
            &[RuleOption::FirstTurn]
        }
        (Step::End(End::Refused(Forbidden::Endless(_))) | Step::Event(Event::Endless { .. }), _)
        | (_, Step::End(End::Refused(Forbidden::Endless(_))) | Step::Event(Event::Endless { .. })) => &[RuleOption::Endless],
        (Step::End(End::Over(_)), _) | (_, Step::End(End::Over(_))) => &[RuleOption::Wins],
        (Step::Event(Event::Lap { .. }), Step::Event(Event::Lap { .. })) => &[RuleOption::Direction, RuleOption::Centre],
        (Step::Event(Event::Singles { .. }), Step::Event(Event::Singles { .. })) => &[RuleOption::Singles],
        (Step::Event(Event::Capture { .. }), Step::Event(Event::Capture { .. })) => &[RuleOption::CapturingSeed],
        (Step::Event(Event::Stop(_)), Step::Event(Event::Stop(_))) => &[RuleOption::OppositeEmpty],
        (Step::Event(Event::RoundOver(_)), _) | (_, Step::Event(Event::RoundOver(_))) => &[RuleOption::RoundEnd],
        (Step::Event(Event::Place { .. } | Event::Close { .. }), Step::Event(Event::Place { .. } | Event::Close { .. })) => {
            &[RuleOption::Mirror]
        }
        (Step::Event(Event::Begin { .. }), Step::Event(Event::Begin { .. })) => &[RuleOption::Beginner],
        _ => &[],
    }
}

/// The one option by which two rule sets differ, where they differ by nothing else.
fn only_difference(one: &Rules, other: &Rules) -> Option<RuleOption> {
    RuleOption::ALL.into_iter().find(|&option| {
        let mut spec = one.spec().clone();
        let value = other.spec().get(option).filter(|value| one.spec().get(option).as_ref() != Some(value));
        value.is_some_and(|value| spec.set(option.name(), &value).is_ok() && spec == *other.spec())
    })
}
