//! Rule sets of one's own: made from a blank one, told apart, played, saved and opened.

use std::sync::Arc;

use gobale::app::rules_editor::{Flaw, RuleEdit, RulesEditor, Warning};
use gobale::app::{Action, Answer, App, Command, Effect, Fitness, Loss, Purpose, Question, Screen, Settings};
use gobale::catalogue;
use gobale::rules::clause::Authority;
use gobale::rules::parts::Part;
use gobale::rules::ruleset::{Relay, Rounds, Sowing, Three};
use gobale::rules::{Clause, Rules, RulesSpec};
use gobale::words::Words;

use super::{command, playing, rules, table};
use crate::vectors;

/// Rules of one's own, made from these.
fn started(rules: &Rules) -> RulesEditor {
    RulesEditor::new(rules, Words::english().own_name(rules))
}

/// One rule set changed into another, choice by choice.
fn turned_into(one: &Rules, other: &Rules) -> RulesEditor {
    let mut editor = started(one);
    for edit in edits(other.spec()) {
        editor.edit(edit);
    }
    editor
}

/// Every change that leads from a blank rule set to this one.
fn edits(spec: &RulesSpec) -> Vec<RuleEdit> {
    let mut edits = vec![
        RuleEdit::Name(format!("{} again", spec.name)),
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
    let check = |from: Option<&str>, edits: Vec<RuleEdit>, expected: &str| {
        let mut editor = from.map_or_else(RulesEditor::blank, |id| started(&rules(id)));
        for edit in edits {
            editor.edit(edit);
        }
        let why = App::new(Words::english(), Settings::default(), None).rules_flaw(&editor.rules().expect_err(expected));
        assert!(why.contains(expected), "{expected}: {why}");
    };
    let claim = |id: &str| match rules(id).spec().sowing {
        Sowing::Relay(relay) => RuleEdit::Sowing(Sowing::Relay(Relay { three: Three::PairAndClaim, ..relay })),
        Sowing::Single => panic!("{id} has a relay"),
    };
    check(None, vec![], "Give your rules a name");
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
            let editor = turned_into(shipped, other);
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
        let mut editor = started(shipped);
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
    assert_eq!(path.to_str(), Some("mine"), "its ending it gets where it is written");
    let saved = catalogue::read(text).expect("readable");
    let path = path.with_extension("ron");
    app.act(Action::Exists(Purpose::SaveRules, path.clone()));
    let effects = app.act(Action::Answer(Answer::Yes));
    assert!(matches!(&*effects, [Effect::WriteRules { path: written, .. }] if *written == path), "{effects:?}");
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
        assert!(app.notice().is_some_and(|notice| notice.text.contains("name")));
        assert_eq!(app.screen(), Screen::MakeRules);
    }
}

/// What a rule set says of a rule, with its source.
fn told(rules: &Rules, clause: Clause) -> Option<(&str, &Authority)> {
    rules.clause(clause).map(|spec| (spec.words.as_str(), &spec.from))
}

/// A name that nothing else has, so that it can be played, and then one change.
fn changed(id: &str, edit: RuleEdit) -> Rules {
    let mut editor = started(&rules(id));
    editor.edit(edit);
    editor.rules().expect("sound")
}

#[test]
fn a_rule_that_was_changed_is_ones_own_and_all_others_keep_their_sources() {
    use Clause as C;
    use gobale::rules::board::Crossing;
    use gobale::rules::ruleset::{
        Arrangement, Beginner, CapturingSeed, Centre, DirectionRule, EndlessRule, FirstTurn, Lifting, Mirror, OppositeEmpty, RoundEndRule,
        Singles,
    };
    let relay = |id: &str, change: fn(&mut Relay)| match rules(id).spec().sowing {
        Sowing::Relay(mut relay) => {
            change(&mut relay);
            RuleEdit::Sowing(Sowing::Relay(relay))
        }
        Sowing::Single => panic!("{id} has a relay"),
    };
    let check = |id: &str, edit: RuleEdit, expected: &[Clause]| {
        let (shipped, made) = (rules(id), changed(id, edit.clone()));
        let own: Vec<Clause> = made.clauses().into_iter().filter(|&clause| told(&made, clause).is_none()).collect();
        assert_eq!(own, expected, "{id}: {edit:?}");
        for clause in made.clauses().into_iter().filter(|clause| !own.contains(clause)) {
            assert_eq!(told(&made, clause), told(&shipped, clause), "{id}: {edit:?}: {clause:?}");
        }
    };
    let (fergen, gabradarre, huroy) = ("fergen-gobale", "leyla-gobale-gabradarre", "huroy");
    let all_seeds = |arrangement, mirror, beginner| RuleEdit::Rounds(Rounds::AllSeeds { arrangement, mirror, beginner });
    check(fergen, RuleEdit::Name("Mine".to_owned()), &[]);
    check(fergen, RuleEdit::About("Mine".to_owned()), &[]);
    check(fergen, RuleEdit::Start(0, 6), &[C::Board, C::Fill]);
    check(gabradarre, RuleEdit::Start(0, 6), &[C::Board]);
    check(gabradarre, RuleEdit::Holes(8), &[C::Board, C::Spread]);
    check(fergen, RuleEdit::Centre(Some(Centre { seeds: 4, crossing: Crossing::Once })), &[C::Board, C::CentreOnce, C::Fill]);
    check(fergen, RuleEdit::Direction(DirectionRule::Free), &[C::DirectionFree, C::Repetition]);
    check(fergen, RuleEdit::FirstTurn(FirstTurn::Right), &[C::FirstTurnRight]);
    check(fergen, RuleEdit::RoundEnd(RoundEndRule::Either), &[C::RoundEndEither]);
    check(fergen, relay(fergen, |relay| relay.capturing_seed = CapturingSeed::Stays), &[C::CapturingSeedStays]);
    check(fergen, relay(fergen, |relay| relay.opposite_empty = OppositeEmpty::Lone), &[C::OppositeEmptyLone]);
    check(fergen, relay(fergen, |relay| relay.endless = EndlessRule::Pass), &[C::EndlessPass]);
    let without_claims = [C::EndCentral, C::Capture, C::Settle, C::Unclaimed, C::AllSeeds];
    check(fergen, relay(fergen, |relay| relay.three = Three::Pair), &without_claims);
    let without_pairs = [C::Lift, C::Relay, C::Capture, C::Settle, C::AllSeeds];
    check(gabradarre, relay(gabradarre, |relay| relay.three = Three::Capture), &without_pairs);
    check(fergen, all_seeds(Arrangement::Spread, Mirror::Across, Beginner::Alternate), &[C::Spread, C::Closed]);
    check(fergen, all_seeds(Arrangement::Fill, Mirror::Rotated, Beginner::Alternate), &[C::MirrorRotated]);
    check(fergen, all_seeds(Arrangement::Fill, Mirror::Across, Beginner::Setter), &[C::BeginnerSetter]);
    check(fergen, RuleEdit::Rounds(Rounds::One), &[C::Unclaimed, C::OneRound]);
    check(huroy, RuleEdit::Rounds(Rounds::Wins(3)), &[C::Wins]);
    check(huroy, RuleEdit::Singles(Some(Singles::Opposite)), &[C::SinglesOpposite, C::Repetition]);
    check(huroy, RuleEdit::Lifting(Lifting::NotFacingSingle), &[C::NotFacingSingle]);
}

/// A rule stays the same in two rule sets only where both have it, or neither.
#[test]
fn between_the_rule_sets_shipped_no_rule_that_only_one_has_is_taken_for_the_same() {
    for one in catalogue::all() {
        for other in catalogue::all() {
            for clause in other.clauses().into_iter().filter(|clause| !one.clauses().contains(clause)) {
                assert!(!clause.is_same_in(one.spec(), other.spec()), "{clause:?}: {}, {}", one.spec().id, other.spec().id);
            }
            for clause in one.clauses() {
                assert!(clause.is_same_in(one.spec(), one.spec()));
            }
        }
    }
}

#[test]
fn a_name_that_a_game_of_the_program_has_is_refused() {
    for shipped in catalogue::all() {
        let mut editor = started(shipped);
        assert!(editor.rules().is_ok() && !editor.is_unsaved(), "{}", editor.spec().name);
        for name in [shipped.spec().name.clone(), format!(" {} ", shipped.spec().name.to_uppercase())] {
            editor.edit(RuleEdit::Name(name.clone()));
            assert_eq!(editor.rules(), Err(Flaw::NameTaken), "{name:?}");
        }
        editor.edit(RuleEdit::Name("  ".to_owned()));
        assert_eq!(editor.rules(), Err(Flaw::NoName));
    }
}

#[test]
fn it_is_said_where_no_seed_ever_leaves_the_board() {
    for shipped in catalogue::all() {
        let mut editor = started(shipped);
        assert_eq!(editor.warning(), None, "{}", shipped.spec().id);
        editor.edit(RuleEdit::Sowing(Sowing::Single));
        editor.edit(RuleEdit::Singles(None));
        assert_eq!(editor.warning(), Some(Warning::NothingTaken));
        assert!(editor.rules().is_ok(), "it is a warning, not more");
    }
}

fn making(edit: RuleEdit) -> App {
    let mut app = App::new(Words::english(), Settings::default(), None);
    command(&mut app, Command::MakeRules);
    app.act(Action::EditRules(edit));
    app
}

fn named(name: &str) -> RuleEdit {
    RuleEdit::Name(name.to_owned())
}

#[test]
fn whatever_takes_the_place_of_rules_being_made_is_undone() {
    let opened = rules("huroy");
    let replacing = [
        Action::EditRules(RuleEdit::Blank),
        Action::EditRules(RuleEdit::From(rules("gelech"), "Other".to_owned())),
        Action::RulesOpened("a.ron".into(), Ok(opened)),
        Action::EditRules(RuleEdit::Holes(4)),
    ];
    for replaced in replacing {
        let mut app = making(named("Mine"));
        let before = app.rules_editor().cloned();
        app.act(replaced.clone());
        if app.question().is_some() {
            assert_eq!(app.rules_editor().cloned(), before, "it is asked first");
            app.act(Action::Answer(Answer::WithoutSaving));
        }
        let after = app.rules_editor().cloned();
        assert_ne!(after, before, "{replaced:?}");
        assert!(app.can(Command::Undo) && !app.can(Command::Redo));
        command(&mut app, Command::Undo);
        assert_eq!(app.rules_editor().cloned(), before, "{replaced:?}");
        command(&mut app, Command::Redo);
        assert_eq!(app.rules_editor().cloned(), after, "{replaced:?}");
        // Elsewhere and back it is still there, and so is what it was before.
        command(&mut app, Command::Cancel);
        command(&mut app, Command::Cancel);
        assert_ne!(app.screen(), Screen::MakeRules);
        command(&mut app, Command::MakeRules);
        assert_eq!(app.rules_editor().cloned(), after);
        command(&mut app, Command::Undo);
        command(&mut app, Command::Undo);
        assert!(!app.can(Command::Undo));
        command(&mut app, Command::Undo);
        assert!(app.rules_editor().is_some_and(|editor| !editor.is_unsaved()));
    }
}

#[test]
fn leaving_asks_once_about_rules_that_are_nowhere_kept() {
    let losses = |app: &App| match app.question() {
        Some(Question::Unsaved { losses, .. }) => losses.iter().collect(),
        _ => Vec::new(),
    };
    // Begun and not changed, played, or saved, nothing is asked.
    let mut app = App::new(Words::english(), Settings::default(), None);
    command(&mut app, Command::MakeRules);
    assert_eq!(command(&mut app, Command::Quit), [Effect::Quit]);
    let mut app = making(named("Mine"));
    app.act(Action::PlayRules);
    assert_eq!(command(&mut app, Command::Quit), [Effect::Quit]);

    let mut app = making(named("Mine"));
    assert_eq!(command(&mut app, Command::Quit), []);
    assert_eq!(losses(&app), [(Loss::Rules, Fitness::Sound)]);
    assert_eq!(app.act(Action::Answer(Answer::Cancel)), []);
    assert!(app.rules_editor().is_some_and(RulesEditor::is_unsaved));
    command(&mut app, Command::Quit);
    assert_eq!(app.act(Action::Answer(Answer::Yes)), [Effect::AskPath(Purpose::SaveRules, Some("mine.ron".into()))]);
    app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
    let effects = app.act(Action::RulesSaved("mine.ron".into(), Ok(())));
    assert!(effects.contains(&Effect::Quit), "{effects:?}");
    // Undone, what was saved before is not what is in the file now.
    let mut app = making(named("Mine"));
    for name in ["Mine", "Yours"] {
        app.act(Action::EditRules(named(name)));
        app.act(Action::SaveRules);
        app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
        app.act(Action::RulesSaved("mine.ron".into(), Ok(())));
        assert!(!app.has_unsaved_rules());
    }
    command(&mut app, Command::Undo);
    assert!(app.has_unsaved_rules(), "the file holds the others");
    command(&mut app, Command::Redo);
    assert!(!app.has_unsaved_rules());
    // What could not be saved is not left.
    let mut app = making(named("Mine"));
    command(&mut app, Command::Quit);
    app.act(Action::Answer(Answer::Yes));
    app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
    assert!(!app.act(Action::RulesSaved("mine.ron".into(), Err("full".to_owned()))).contains(&Effect::Quit));
    assert!(app.has_unsaved_rules());
    // What was saved before a change is not all of it.
    app.act(Action::SaveRules);
    app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
    app.act(Action::EditRules(named("Mine too")));
    app.act(Action::RulesSaved("mine.ron".into(), Ok(())));
    assert!(app.has_unsaved_rules());

    // Nor are they forgotten where others took their place.
    for (edit, expected) in
        [(named("Mine"), vec![(Loss::Rules, Fitness::Sound)]), (RuleEdit::From(rules("gelech"), "Other".to_owned()), Vec::new())]
    {
        let mut app = making(edit);
        app.act(Action::EditRules(RuleEdit::From(rules("huroy"), "Another".to_owned())));
        command(&mut app, Command::Quit);
        assert_eq!(losses(&app), expected);
    }

    // With something wrong they can only be left, or gone back to.
    let mut app = making(named(""));
    command(&mut app, Command::Quit);
    assert_eq!(losses(&app), [(Loss::Rules, Fitness::Flawed)]);
    assert_eq!(app.act(Action::Answer(Answer::WithoutSaving)), [Effect::Quit]);
}

#[test]
fn a_session_and_rules_are_asked_about_in_one_question_and_saved_one_after_the_other() {
    for (name, fitness) in [("Mine", Fitness::Sound), ("", Fitness::Flawed)] {
        let mut app = playing("huroy");
        app.act(Action::Rename(gobale::rules::Side::South, "Ayaan".to_owned()));
        command(&mut app, Command::MakeRules);
        app.act(Action::EditRules(named(name)));
        command(&mut app, Command::Quit);
        let Some(Question::Unsaved { losses, .. }) = app.question() else { panic!("{:?}", app.question()) };
        assert!(losses.iter().eq([(Loss::Session, Fitness::Sound), (Loss::Rules, fitness)]));
        app.act(Action::Answer(Answer::Yes));
        let effects = app.act(Action::Saved("game.ron".into(), table(&app).revision(), Ok(())));
        let effects = if fitness == Fitness::Sound {
            assert!(effects.contains(&Effect::AskPath(Purpose::SaveRules, Some("mine.ron".into()))), "{effects:?}");
            app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
            app.act(Action::RulesSaved("mine.ron".into(), Ok(())))
        } else {
            effects
        };
        assert_eq!(app.question(), None, "one question is enough");
        assert!(effects.contains(&Effect::Quit), "{effects:?}");
    }
}

/// What is saved is what would be lost, before other rules take its place.
#[test]
fn rules_are_asked_about_before_others_take_their_place() {
    for anew in [RuleEdit::Blank, RuleEdit::From(rules("gelech"), "Other".to_owned())] {
        let mut app = making(named("Mine"));
        app.act(Action::EditRules(anew.clone()));
        assert!(matches!(app.question(), Some(Question::Unsaved { .. })));
        app.act(Action::Answer(Answer::Yes));
        let effects = app.act(Action::PathChosen(Purpose::SaveRules, Some("mine.ron".into())));
        let [Effect::WriteRules { text, .. }] = &*effects else { panic!("{effects:?}") };
        assert!(text.contains("Mine"));
        app.act(Action::RulesSaved("mine.ron".into(), Ok(())));
        assert!(app.question().is_none() && app.rules_editor().is_some_and(|editor| editor.spec().name != "Mine"), "{anew:?}");
        assert_eq!(command(&mut app, Command::Quit), [Effect::Quit], "nothing is lost");
    }
    let mut app = making(named("Mine"));
    app.act(Action::RulesOpened("a.ron".into(), Err("line 3".to_owned())));
    assert!(app.question().is_none() && app.notice().is_some(), "nothing takes its place");
}

#[test]
fn what_is_typed_in_a_field_of_rules_is_undone_in_one_go() {
    let mut app = making(named("M"));
    for name in ["Mi", "Min", "Mine"] {
        app.act(Action::EditRules(named(name)));
    }
    app.act(Action::TypingEnds);
    for name in ["Min", "Mint"] {
        app.act(Action::EditRules(named(name)));
    }
    app.act(Action::EditRules(RuleEdit::About("x".to_owned())));
    let mut seen = Vec::new();
    while app.can(Command::Undo) {
        command(&mut app, Command::Undo);
        seen.push(app.rules_editor().expect("rules").spec().name.clone());
    }
    assert_eq!(seen[..2], ["Mint", "Mine"]);
    assert_eq!(seen.len(), 3, "{seen:?}");
}

/// Where, by whom and how long a game is played is said of the games that the sources tell of, and of no other.
#[test]
fn rules_of_ones_own_claim_no_origin_but_what_they_were_made_from() {
    for shipped in catalogue::all() {
        let editor = started(shipped);
        let spec = editor.rules().expect("sound").spec().clone();
        assert_eq!(spec.made_from.as_ref(), Some(&shipped.spec().name));
        assert!(spec.people.is_empty() && spec.region.is_empty() && spec.about.is_empty());
        let words = Words::english();
        assert!(words.origin(&spec).contains(&shipped.spec().name));
        assert!(words.origin(shipped.spec()).contains(&shipped.spec().people));
        // In its file, and in the file of a game, it still says so, and goes on saying so where it is changed again.
        let again = catalogue::read(&catalogue::write(&spec)).expect("readable");
        assert_eq!(*again.spec(), spec);
        assert_eq!(RulesEditor::opened(&again).spec().made_from, spec.made_from);
        let session = gobale::session::Session::new(Arc::new(again));
        let session = gobale::session::file::read(gobale::session::file::write(&session).as_bytes()).expect("readable");
        assert_eq!(*session.rules().spec(), spec);
    }
    // What only the rules told that were changed is no source of these.
    let mut editor = started(&rules("huroy"));
    for edit in edits(rules("layli-goobalay").spec()) {
        editor.edit(edit);
    }
    let spec = editor.rules().expect("sound").spec().clone();
    let told = |name: &str| spec.clauses.iter().any(|clause| clause.from == Authority::Source(name.to_owned()));
    assert!(spec.sources.iter().all(|source| told(&source.name)), "{:?}", spec.sources);
}

/// A rule that was changed says what it is now, not what the one said that it was made from.
#[test]
fn a_rule_that_was_changed_has_words_of_its_own() {
    let words = Words::english();
    for shipped in catalogue::all() {
        for other in catalogue::all() {
            let editor = turned_into(shipped, other);
            let made = editor.rules().expect("sound");
            for clause in made.clauses() {
                let said = words.clause_words(&made, clause);
                assert!(said.len() > 40 && said.trim_end_matches([')', '”']).ends_with('.'), "{clause:?}: {said:?}");
                let changed = !clause.is_same_in(shipped.spec(), made.spec());
                assert!(!(changed && told(&made, clause).is_some()), "it is no longer the source's: {clause:?}: {said:?}");
            }
        }
    }
    let check = |id: &str, edit: RuleEdit, clause: Clause, expected: &str| {
        let said = words.clause_words(&changed(id, edit), clause);
        assert!(said.contains(expected), "{said:?}: {expected:?}");
    };
    check("huroy", RuleEdit::Rounds(Rounds::Wins(3)), Clause::Wins, "wins 3 rounds");
    check("fergen-gobale", RuleEdit::Start(0, 6), Clause::Board, "6, 5, 3, 3, 5 and 5 seeds; the two central holes start with 4 each");
    check("fergen-gobale", RuleEdit::Start(0, 6), Clause::Fill, "6, 5, 3, 3, 5 and 5");
    let Sowing::Relay(relay) = rules("fergen-gobale").spec().sowing else { panic!("a relay") };
    let plain = RuleEdit::Sowing(Sowing::Relay(Relay { three: Three::Capture, ..relay }));
    check("fergen-gobale", plain.clone(), Clause::Capture, "however many");
    check("fergen-gobale", plain, Clause::Lift, "an empty hole or a central hole.");
}
