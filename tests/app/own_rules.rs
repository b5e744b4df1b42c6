//! Rule sets of one's own: made from a blank one, told apart, played, saved and opened.

use std::sync::Arc;

use gobale::app::rules_editor::{RuleEdit, RulesEditor};
use gobale::app::{Action, Answer, Command, Effect, Purpose, Screen};
use gobale::catalogue;
use gobale::rules::RulesSpec;
use gobale::rules::parts::Part;
use gobale::rules::ruleset::{Relay, Rounds, Sowing, Three};
use gobale::words::Words;

use super::{command, playing, rules, table};
use crate::vectors;

/// Every change that leads from a blank rule set to this one.
fn edits(spec: &RulesSpec) -> Vec<RuleEdit> {
    let mut edits = vec![
        RuleEdit::Name(spec.name.clone()),
        RuleEdit::About(spec.about.clone()),
        RuleEdit::Holes(spec.start.len()),
        RuleEdit::Centre(spec.centre),
        RuleEdit::Direction(spec.direction),
        RuleEdit::Sowing(spec.sowing),
        RuleEdit::Singles(spec.singles),
        RuleEdit::Lifting(spec.lifting),
        RuleEdit::FirstTurn(spec.first_turn),
        RuleEdit::RoundEnd(spec.round_end),
        RuleEdit::Rounds(spec.rounds),
    ];
    edits.extend(spec.start.iter().enumerate().map(|(place, &seeds)| RuleEdit::Start(place, seeds)));
    edits
}

#[test]
fn every_rule_set_is_made_again_from_a_blank_one_and_plays_the_vectors() {
    for shipped in catalogue::all() {
        let mut editor = RulesEditor::blank();
        for edit in edits(shipped.spec()) {
            editor.edit(edit);
        }
        let made = Arc::new(editor.rules().expect("sound"));
        assert!(Part::ALL.iter().all(|part| !part.differs(shipped.spec(), made.spec())), "{}", shipped.spec().id);
        let mut turns = 0;
        for (at, game) in vectors::games().filter(|(_, game)| game.rules == shipped.spec().id && game.options.is_empty()) {
            turns += vectors::replay_by(&made, &game, &at);
        }
        assert!(turns > 100, "{}: {turns}", shipped.spec().id);
        let again = catalogue::read(&catalogue::write(made.spec())).expect("readable");
        assert_eq!(again, *made);
    }
}

#[test]
fn a_blank_rule_set_says_what_it_lacks_and_contradictions_say_why() {
    let words = Words::english();
    let check = |from: Option<&str>, edits: Vec<RuleEdit>, expected: &str| {
        let mut editor = from.map_or_else(RulesEditor::blank, |id| RulesEditor::new(&rules(id)));
        for edit in edits {
            editor.edit(edit);
        }
        let why = words.rules_error(&editor.rules().expect_err(expected));
        assert!(why.contains(expected), "{expected}: {why}");
    };
    let claim = |id: &str| match rules(id).spec().sowing {
        Sowing::Relay(relay) => RuleEdit::Sowing(Sowing::Relay(Relay { three: Three::PairAndClaim, ..relay })),
        Sowing::Single => panic!("{id} has a relay"),
    };
    check(None, vec![], "name");
    check(None, vec![RuleEdit::Name("Mine".to_owned())], "nobody could play");
    check(Some("layli-goobalay"), vec![claim("layli-goobalay")], "central hole");
    check(Some("fergen-gobale"), vec![RuleEdit::Holes(5)], "even");
    check(Some("fergen-gobale"), vec![RuleEdit::Start(0, 127)], "255");
    check(Some("fergen-gobale"), vec![RuleEdit::Start(0, 0)], "0");
    check(Some("huroy"), vec![RuleEdit::Rounds(Rounds::Wins(0))], "1");
}

#[test]
fn every_difference_from_the_original_is_a_sentence_of_its_own() {
    let words = Words::english();
    for shipped in catalogue::all() {
        for other in catalogue::all() {
            let mut editor = RulesEditor::new(shipped);
            for edit in edits(other.spec()) {
                editor.edit(edit);
            }
            let expected = Part::ALL.into_iter().filter(|part| part.differs(shipped.spec(), other.spec())).count();
            assert_eq!(editor.differences().len(), expected);
            for part in editor.differences() {
                let (now, was) = (words.part_of(editor.spec(), part), words.part_of(editor.original(), part));
                assert_ne!(now, was, "{}: {part:?}", shipped.spec().id);
            }
        }
    }
}

#[test]
fn rules_of_ones_own_never_go_by_the_name_of_those_shipped() {
    for shipped in catalogue::all() {
        let mut editor = RulesEditor::new(shipped);
        assert_ne!(editor.spec().id, shipped.spec().id);
        editor.edit(RuleEdit::Name(shipped.spec().id.clone()));
        assert!(catalogue::built_in(&editor.spec().id).is_none());
        editor.edit(RuleEdit::Name("ገበጣ".to_owned()));
        assert!(editor.rules().is_ok(), "a name may be in any script");
    }
}

#[test]
fn rules_are_played_saved_over_a_question_and_opened_again() {
    let mut app = playing("huroy");
    command(&mut app, Command::MakeRules);
    assert_eq!(app.screen(), Screen::MakeRules);
    app.act(Action::EditRules(RuleEdit::Holes(4)));
    app.act(Action::EditRules(RuleEdit::Name("Little Huroy".to_owned())));
    let asked = app.act(Action::SaveRules);
    assert_eq!(asked, [Effect::AskPath(Purpose::SaveRules, Some("little-huroy.ron".into()))]);
    let effects = app.act(Action::PathChosen(Purpose::SaveRules, Some("mine".into())));
    let [Effect::WriteRules { path, text, .. }] = &*effects else { panic!("{effects:?}") };
    assert_eq!(path.to_str(), Some("mine.ron"));
    let saved = catalogue::read(text).expect("readable");
    app.act(Action::Exists(Purpose::SaveRules, path.clone()));
    let effects = app.act(Action::Answer(Answer::Yes));
    assert!(matches!(&*effects, [Effect::WriteRules { .. }]), "{effects:?}");
    app.act(Action::RulesSaved(path.clone(), Ok(())));
    assert!(app.notice().is_some_and(|notice| notice.text.contains("mine.ron")));

    app.act(Action::PlayRules);
    assert_eq!(table(&app).session().rules().board().row_len(), 4);
    app.act(Action::RulesOpened(path.clone(), Ok(Arc::new(saved.clone()))));
    assert_eq!(app.rules_editor().and_then(|editor| editor.rules().ok()), Some(saved));
    app.act(Action::RulesOpened(path.clone(), Err("line 3".to_owned())));
    assert!(app.notice().is_some_and(|notice| notice.text.contains("line 3")));
}

#[test]
fn what_contradicts_itself_is_not_played_and_not_saved() {
    for ask in [Action::PlayRules, Action::SaveRules] {
        let mut app = playing("huroy");
        command(&mut app, Command::MakeRules);
        app.act(Action::EditRules(RuleEdit::Blank));
        assert_eq!(app.act(ask.clone()), [], "{ask:?}");
        assert!(app.notice().is_some_and(|notice| notice.text.contains("contradict")));
        assert_eq!(app.screen(), Screen::MakeRules);
    }
}
