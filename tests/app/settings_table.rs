//! The table of settings: what can be chosen is what is kept, each is found by its words, and goes back to how it was at first.

use std::collections::BTreeSet;

use gobale::app::settings::Group;
use gobale::app::{Action, Answer, App, Command, Effect, Question, Screen, Setting, Settings, SettingsAction, Speed};
use gobale::words::Words;

use super::{command, playing};

fn app() -> App {
    App::new(Words::english(), Settings::default(), None)
}

fn on_page(app: &mut App, action: SettingsAction) -> Vec<Effect> {
    app.act(Action::Settings(action))
}

/// The lines of the file that two settings do not share.
fn parted(one: &Settings, other: &Settings) -> usize {
    one.write().lines().zip(other.write().lines()).filter(|(one, other)| one != other).count()
}

#[test]
fn every_choice_is_kept_and_no_other_setting_changes() {
    let words = Words::english();
    for setting in Setting::shown() {
        let first = Settings::default();
        for (part, picker) in setting.pickers(&words, &first).into_iter().enumerate() {
            let names: BTreeSet<&str> = picker.choices.iter().map(|choice| choice.name.as_str()).collect();
            assert_eq!(names.len(), picker.choices.len(), "{setting:?} has choices of one name");
            for choice in &picker.choices {
                let mut settings = first.clone();
                choice.change.apply(&mut settings);
                let chosen = setting.pickers(&words, &settings).swap_remove(part);
                assert_eq!(chosen.now, choice.name, "{setting:?}");
                assert!(chosen.choices.iter().all(|other| other.is_now == (other.name == choice.name)), "{setting:?}: {}", choice.name);
                assert_eq!(parted(&settings, &first), usize::from(!choice.is_now), "{setting:?}: {}", choice.name);
                assert_eq!(Settings::read(&settings.write()), (settings.clone(), Vec::new()));
                assert_eq!(setting.differs(&settings), !choice.is_now);
                setting.reset().apply(&mut settings);
                assert_eq!(settings, first, "{setting:?} goes back");
            }
            assert!(picker.choices.len() > 1, "{setting:?} can be chosen");
            assert!(picker.choices.iter().any(|choice| choice.is_now), "{setting:?} is at first one of what can be chosen");
        }
    }
}

#[test]
fn every_setting_has_words_and_a_place() {
    let words = Words::english();
    let mut names = BTreeSet::new();
    for setting in Setting::shown() {
        let told = setting.told(&words).expect("words");
        for text in [&told.name, &told.help, &told.also] {
            assert!(text.len() > 3, "{setting:?}: {text:?}");
        }
        assert!(told.help.ends_with('.'), "{setting:?}: a sentence: {}", told.help);
        assert!(names.insert(told.name), "{setting:?}");
    }
    assert_eq!(Setting::shown().any(|setting| setting.group() == Some(Group::Sound)), cfg!(feature = "sound"));
    // In the order in which they are shown, the settings of a group stand together.
    let groups: Vec<Option<Group>> = Setting::shown().map(Setting::group).collect();
    let order: Vec<usize> = groups.iter().filter_map(|group| Group::ALL.iter().position(|other| Some(*other) == *group)).collect();
    assert!(order.is_sorted(), "{groups:?}");
}

#[test]
fn settings_are_found_by_words_that_people_use() {
    let check = |search: &str, expected: &[Setting]| {
        let mut app = app();
        command(&mut app, Command::Settings);
        on_page(&mut app, SettingsAction::Search(search.to_owned()));
        let found: Vec<Setting> = app.settings_page().found().iter().flat_map(|(_, rows)| rows.iter().map(|row| row.setting)).collect();
        assert_eq!(found, expected, "{search:?}");
    };
    check("night", &[Setting::Brightness]);
    check("COLOR", &[Setting::Brightness]);
    check("zoom", &[Setting::Text]);
    check("  animation ", &[Setting::Speed, Setting::Motion]);
    check("tablet", &[Setting::Targets, Setting::TwoSides]);
    check("slate", &[Setting::Board]);
    check("opponent", &[Setting::Seats]);
    check("difficulty level", &[Setting::Seats]);
    check("kiosk", &[Setting::MuseumMinutes]);
    check("at once", &[Setting::Speed]);
    check("flip", &[Setting::Flipped]);
    check("xylophone", &[]);
    check("", &Setting::shown().collect::<Vec<_>>());
}

#[test]
fn a_change_counts_at_once_and_is_written() {
    let words = Words::english();
    let mut app = app();
    command(&mut app, Command::Settings);
    let mut changes = 0;
    for setting in Setting::shown() {
        let choices = setting.pickers(&words, app.settings()).swap_remove(0).choices;
        for choice in choices {
            let before = app.settings().clone();
            let effects = on_page(&mut app, SettingsAction::Change(choice.change));
            let wanted: &[Effect] = if *app.settings() == before { &[] } else { &[Effect::WriteSettings] };
            assert_eq!(effects, wanted, "{setting:?} {}", choice.name);
            changes += wanted.len();
            assert_eq!(setting.pickers(&words, app.settings())[0].now, choice.name);
        }
    }
    assert!(changes > 2 * Setting::shown().count(), "{changes}");
}

#[test]
fn what_is_shown_follows_what_is_changed_elsewhere() {
    let mut app = app();
    command(&mut app, Command::Settings);
    on_page(&mut app, SettingsAction::Search("flip".to_owned()));
    for flipped in [true, false] {
        command(&mut app, Command::Flip);
        let [(Group::Board, rows)] = app.settings_page().found() else { panic!("{:?}", app.settings_page()) };
        assert_eq!(rows[0].pickers, Setting::Flipped.pickers(app.words(), app.settings()));
        assert_eq!((rows[0].reset.is_some(), app.settings_page().differs()), (flipped, flipped));
    }
}

#[test]
fn all_goes_back_after_a_question_and_what_is_remembered_stays() {
    let mut settings = Settings { text_percent: 200, flipped: true, speed: Speed::Half, ..Settings::default() };
    settings.learnt.entry("capture".to_owned()).or_default().insert(1);
    settings.remember("game.ron".into());
    let mut app = App::new(Words::english(), settings.clone(), None);
    for (answer, expected) in [
        (Answer::Cancel, settings.clone()),
        (Answer::Yes, Settings { learnt: settings.learnt.clone(), recent: settings.recent.clone(), ..Settings::default() }),
    ] {
        assert_eq!(on_page(&mut app, SettingsAction::Reset), []);
        assert_eq!(app.question(), Some(&Question::ResetSettings));
        let effects = app.act(Action::Answer(answer));
        assert_eq!(effects.contains(&Effect::WriteSettings), answer == Answer::Yes);
        assert_eq!(*app.settings(), expected);
    }
    assert!(!app.settings().differ_from_first());
    on_page(&mut app, SettingsAction::Reset);
    assert_eq!(app.question(), None, "there is nothing to go back from");
}

#[test]
fn leaving_leads_to_where_one_came_from() {
    for (mut app, back) in [(app(), Screen::Home), (playing("huroy"), Screen::Table)] {
        command(&mut app, Command::Settings);
        // Asked for twice it is still the way back to the first.
        command(&mut app, Command::Settings);
        assert_eq!(app.screen(), Screen::Settings);
        on_page(&mut app, SettingsAction::Search("dark".to_owned()));
        command(&mut app, Command::Cancel);
        assert_eq!((app.screen(), app.settings_page().search()), (Screen::Settings, ""), "the search is emptied first");
        command(&mut app, Command::Cancel);
        assert_eq!(app.screen(), back);
    }
}
