//! Lessons: opened, watched, answered wrongly and rightly, and remembered.

use gobale::app::exercise::{Exercise, ExerciseAction, Showing};
use gobale::app::lessons::{Entry, LessonAction, Lessons, OwnLesson, OwnLessons};
use gobale::app::predict::PredictAction;
use gobale::app::{Action, App, Command, Effect, Screen, Settings, Speed};
use gobale::lessons::{Ask, Reply, Shown, Watch};
use gobale::rules::{Direction, Event};
use gobale::scene::Moment;
use gobale::search::Level;
use gobale::session::Seat;
use gobale::words::Words;

use super::{command, count, playing, still_moves, table};

fn new_app() -> App {
    App::new(Words::english(), Settings::default(), None)
}

fn open(app: &mut App, key: &str) -> Vec<Effect> {
    command(app, Command::Lessons);
    app.act(Action::Lesson(LessonAction::Open(key.to_owned())))
}

fn go_to(app: &mut App, step: usize) {
    app.act(Action::Lesson(LessonAction::GoTo(step)));
}

pub(crate) fn exercise(app: &App) -> &Exercise {
    app.exercise().expect("an exercise")
}

/// Answers as a person does, one choice after the other.
pub(crate) fn answer(app: &mut App, reply: Reply) -> Vec<Effect> {
    match reply {
        Reply::Turn(turn) => {
            let mut effects = app.act(Action::Choose(turn.hole));
            if exercise(app).rules().fixed_direction().is_none() {
                effects.extend(app.act(Action::ChooseDirection(turn.direction)));
            }
            if let Some(centre) = turn.claim {
                effects.extend(command(app, Command::ToEnd));
                effects.extend(app.act(Action::Choose(centre)));
            }
            effects
        }
        Reply::Hole(hole) => {
            app.act(Action::Choose(hole));
            app.act(Action::Exercise(ExerciseAction::Check))
        }
        Reply::Seeds(_) | Reply::Heir(_) => {
            app.act(Action::Exercise(ExerciseAction::Pick(reply)));
            app.act(Action::Exercise(ExerciseAction::Check))
        }
    }
}

/// A right answer, and a wrong one.
pub(crate) fn answers(exercise: &Exercise) -> [Reply; 2] {
    let (ask, rules, position) = (exercise.ask().expect("a question"), exercise.rules(), *exercise.position());
    [true, false].map(|right| {
        let mut replies = ask.replies(rules, position).into_iter();
        replies.find(|&reply| ask.is_right(rules, position, reply) == right).expect("an answer")
    })
}

/// What is shown is what happens by the rules, from its start to its end.
fn assert_plays(app: &mut App, shown: &Shown) {
    let playback = exercise(app).table().playback();
    assert_eq!((playback.before(), playback.events()), (&shown.before, &shown.events[..]));
    for _ in 0..2000 {
        if !still_moves(app, 0.2) {
            break;
        }
    }
    let playback = exercise(app).table().playback();
    assert!(playback.is_over() && !app.moves());
    assert_eq!(*playback.position(), shown.after(exercise(app).rules()));
}

fn finished(app: &App, entry: &Entry) -> bool {
    app.learnt(entry) == entry.lesson.steps.len()
}

#[test]
fn every_lesson_is_carried_out_with_wrong_answers_and_right_ones() {
    let mut app = new_app();
    let entries = Lessons::built_in();
    open(&mut app, &entries[0].key);
    for entry in &entries {
        for (number, step) in entry.lesson.steps.iter().enumerate() {
            let open = app.lessons().open().expect("a lesson");
            assert_eq!((&open.entry.key, open.number), (&entry.key, number));
            assert_eq!(exercise(&app).showing(), Showing::Position);
            if let (Some(watch), Some(shown)) = (step.watch, step.shown()) {
                app.act(Action::Exercise(ExerciseAction::Watch));
                match watch {
                    Watch::Endless(_) => assert!(exercise(&app).table().shows_endless()),
                    _ => assert_plays(&mut app, &shown),
                }
                command(&mut app, Command::ToEnd);
            }
            if let Some(ask) = step.ask {
                let [right, wrong] = answers(exercise(&app));
                for reply in [wrong, right] {
                    answer(&mut app, reply);
                    let verdict = exercise(&app).verdict().expect("a verdict").clone();
                    assert_eq!((verdict.right, verdict.reply), (reply == right, reply), "{}, {ask:?}", entry.key);
                    assert_plays(&mut app, &verdict.shown);
                    let told = app.narration(exercise(&app).table()).telling;
                    assert_eq!(told.headline, if reply == right { "Now you can go on" } else { "Now you can try again" });
                    let why = app.exercise_teller(exercise(&app)).answering(ask, &verdict.shown).join(" ");
                    assert!(why.len() > 10 && !told.detail.contains(&why), "{}, {ask:?}: {why}", entry.key);
                    assert_eq!(app.has_learnt(entry, number), reply == right);
                    app.act(Action::Exercise(ExerciseAction::Again));
                    assert_eq!(exercise(&app).verdict().is_some(), reply == right, "a right answer stands");
                }
            }
            app.act(Action::Lesson(LessonAction::Next));
            assert!(app.has_learnt(entry, number));
        }
        assert!(finished(&app, entry), "{}", entry.key);
    }
    assert!(app.lessons().open().is_none() && app.screen() == Screen::Lessons);
}

#[test]
fn after_a_wrong_answer_a_hole_is_a_new_try_where_the_answer_is_a_hole() {
    let mut tried = 0;
    for entry in Lessons::built_in() {
        for (number, step) in entry.lesson.steps.iter().enumerate() {
            let Some(ask) = step.ask else { continue };
            let mut app = new_app();
            open(&mut app, &entry.key);
            go_to(&mut app, number);
            let [right, wrong] = answers(exercise(&app));
            answer(&mut app, wrong);
            command(&mut app, Command::ToEnd);
            match right {
                Reply::Hole(_) | Reply::Turn(_) => {
                    answer(&mut app, right);
                    tried += 1;
                }
                Reply::Seeds(_) | Reply::Heir(_) => {
                    let hole = exercise(&app).rules().board().holes().next().expect("a hole");
                    app.act(Action::Choose(hole));
                }
            }
            let verdict = exercise(&app).verdict().expect("a verdict");
            assert_eq!(verdict.right, matches!(right, Reply::Hole(_) | Reply::Turn(_)), "{}, {ask:?}", entry.key);
        }
    }
    assert!(tried > 10, "only {tried} questions are answered on the board");
}

#[test]
fn a_step_is_learnt_by_its_answer_and_that_is_kept_at_once() {
    let mut app = new_app();
    open(&mut app, "relay");
    go_to(&mut app, 1);
    let entry = app.lessons().open().expect("a lesson").entry.clone();
    let [right, wrong] = answers(exercise(&app));
    let effects = answer(&mut app, wrong);
    assert!(!effects.contains(&Effect::WriteSettings) && app.learnt(&entry) == 0);
    app.act(Action::Lesson(LessonAction::Next));
    assert_eq!(app.learnt(&entry), 0, "a question that was passed over is not learnt");
    app.act(Action::Lesson(LessonAction::Back));
    let effects = answer(&mut app, right);
    assert!(effects.contains(&Effect::WriteSettings));
    assert_eq!(app.learnt(&entry), 1);
    // After the next start it is known, and the lesson opens at the first step that is not done.
    let (settings, complaint) = Settings::read(&app.settings().write());
    assert_eq!(complaint, Vec::new());
    let mut app = App::new(Words::english(), settings, None);
    assert_eq!(app.learnt(&entry), 1);
    open(&mut app, "relay");
    assert_eq!(app.lessons().open().expect("a lesson").number, 0);
    app.act(Action::Lesson(LessonAction::Next));
    app.act(Action::Lesson(LessonAction::List));
    open(&mut app, "relay");
    assert_eq!(app.lessons().open().expect("a lesson").number, 2);
}

/// It counts as done, but how it ends is seen, and what is said of it, before the next step.
#[test]
fn what_is_to_be_watched_is_seen_to_its_end_even_where_it_is_passed_over() {
    for entry in Lessons::built_in() {
        for (number, _) in entry.lesson.steps.iter().enumerate().filter(|(_, step)| step.watch.is_some() && step.ask.is_none()) {
            for begun in [false, true] {
                let mut app = new_app();
                open(&mut app, &entry.key);
                go_to(&mut app, number);
                if begun {
                    app.act(Action::Exercise(ExerciseAction::Watch));
                }
                app.act(Action::Lesson(LessonAction::Next));
                let opened = app.lessons().open().expect("still open");
                assert!(opened.number == number && app.has_learnt(&entry, number), "{}, {number}", entry.key);
                let shown = exercise(&app);
                assert!(shown.showing() == Showing::Watch && shown.table().playback().is_over() && !app.moves());
                let told = app.narration(shown.table()).telling.headline;
                assert!(!told.is_empty() && told != "Press Watch to see it", "{}, {number}: {told}", entry.key);
                app.act(Action::Lesson(LessonAction::Next));
                assert!(app.lessons().open().is_none_or(|open| open.entry.key != entry.key || open.number != number));
            }
        }
    }
}

#[test]
fn page_down_goes_on_where_a_step_is_done_and_not_before() {
    let mut app = new_app();
    open(&mut app, "relay");
    command(&mut app, Command::TurnForward);
    assert_eq!(app.lessons().open().expect("a lesson").number, 0, "there is something to watch");
    app.act(Action::Exercise(ExerciseAction::Watch));
    command(&mut app, Command::TurnForward);
    assert_eq!(app.lessons().open().expect("a lesson").number, 0, "it is watched to its end first");
    command(&mut app, Command::TurnForward);
    assert_eq!(app.lessons().open().expect("a lesson").number, 1);
    command(&mut app, Command::TurnForward);
    assert_eq!(app.lessons().open().expect("a lesson").number, 1, "it asks something");
    let [right, _] = answers(exercise(&app));
    answer(&mut app, right);
    command(&mut app, Command::TurnForward);
    command(&mut app, Command::TurnForward);
    assert_eq!(app.lessons().open().expect("a lesson").number, 2);
}

#[test]
fn the_match_on_the_table_is_not_touched() {
    let mut app = playing("huroy");
    let before = table(&app).clone();
    open(&mut app, "claiming-a-centre");
    for step in 0..5 {
        go_to(&mut app, step);
        app.act(Action::Exercise(ExerciseAction::Watch));
        if exercise(&app).ask().is_some() {
            let [right, wrong] = answers(exercise(&app));
            for reply in [wrong, right] {
                let effects = answer(&mut app, reply);
                assert!(!effects.contains(&Effect::Autosave), "{effects:?}");
                app.act(Action::Exercise(ExerciseAction::Again));
            }
        }
        for other in Command::ALL {
            let leaves = [
                Command::Home,
                Command::Continue,
                Command::Records,
                Command::Predict,
                Command::Lessons,
                Command::Quit,
                Command::EditPosition,
                Command::MakeRules,
                Command::Compare,
                Command::RulesPage,
                Command::About,
                Command::Settings,
            ];
            // These lie over the screen, or ask something.
            let covers = [Command::Open, Command::Save, Command::SaveAs, Command::Keys, Command::Cancel, Command::Palette, Command::Museum];
            if !leaves.contains(&other) && !covers.contains(&other) {
                command(&mut app, other);
                assert_eq!((app.screen(), app.question()), (Screen::Lessons, None), "{other:?}");
            }
        }
    }
    assert_eq!(table(&app).session(), before.session());
    assert_eq!(table(&app).revision(), before.revision());
    command(&mut app, Command::Continue);
    assert_eq!(app.screen(), Screen::Table);
    assert_eq!(table(&app).session().cursor(), before.session().cursor());
}

#[test]
fn a_turn_watched_is_stepped_through_and_never_left() {
    let mut app = new_app();
    open(&mut app, "relay");
    app.act(Action::Exercise(ExerciseAction::Watch));
    let length = exercise(&app).table().playback().length();
    for back in [Command::SeedBack, Command::LapBack, Command::TurnBack] {
        command(&mut app, Command::ToEnd);
        let mut steps = 0;
        while exercise(&app).table().playback().at() > 0.0 {
            command(&mut app, back);
            steps += 1;
            assert!(steps < 100);
        }
        command(&mut app, back);
        assert!(app.can(Command::SeedForward) && !app.can(back));
    }
    for forward in [Command::SeedForward, Command::LapForward] {
        command(&mut app, Command::ToStart);
        for _ in 0..100 {
            command(&mut app, forward);
        }
        assert!((exercise(&app).table().playback().at() - length).abs() < 1e-6 && !app.can(forward));
    }
    assert!(!app.can(Command::Undo) && !app.can(Command::Hint));
}

#[test]
fn play_shows_what_there_is_to_watch() {
    for play in [Command::PlayPause, Command::Skip] {
        let mut app = new_app();
        open(&mut app, "relay");
        assert!(app.can(play) && !app.moves());
        command(&mut app, play);
        assert!(app.moves() && exercise(&app).showing() == Showing::Watch);
        // Where there is nothing, it does nothing.
        go_to(&mut app, 1);
        assert!(!app.can(play));
        command(&mut app, play);
        assert_eq!(exercise(&app).showing(), Showing::Position);
    }
}

#[test]
fn a_lesson_begins_at_the_usual_speed_and_leaves_that_of_games_alone() {
    let mut app = App::new(Words::english(), Settings { speed: Speed::Eightfold, ..Settings::default() }, None);
    open(&mut app, "lifting-and-sowing");
    assert_eq!(app.speed(), Speed::Usual);
    let effects = [command(&mut app, Command::Slower), app.act(Action::Speed(Speed::Quarter)), command(&mut app, Command::Faster)];
    assert!(!effects.concat().contains(&Effect::WriteSettings));
    assert_eq!((app.speed(), app.settings().speed), (Speed::Half, Speed::Eightfold));
    // It stays from step to step, and in the lesson that follows.
    let last = app.lessons().open().expect("open").entry.lesson.steps.len() - 1;
    go_to(&mut app, last);
    assert_eq!(app.speed(), Speed::Half);
    app.act(Action::Lesson(LessonAction::Next));
    app.act(Action::Lesson(LessonAction::Next));
    assert_eq!((app.lessons().open().expect("open").entry.key.as_str(), app.speed()), ("the-way-round", Speed::Half));
    // One that is opened begins anew.
    open(&mut app, "relay");
    assert_eq!(app.speed(), Speed::Usual);
    command(&mut app, Command::Faster);
    command(&mut app, Command::Home);
    assert_eq!(app.speed(), Speed::Eightfold);
    command(&mut app, Command::Slower);
    assert_eq!((app.speed(), app.settings().speed), (Speed::Fourfold, Speed::Fourfold));
    command(&mut app, Command::Lessons);
    assert_eq!(app.speed(), Speed::Double, "as it was left");
}

#[test]
fn at_once_an_answer_is_judged_at_once() {
    let mut app = new_app();
    open(&mut app, "capture");
    app.act(Action::Speed(Speed::AtOnce));
    go_to(&mut app, 2);
    let [right, _] = answers(exercise(&app));
    answer(&mut app, right);
    assert!(exercise(&app).table().is_at_rest() && !app.moves());
}

#[test]
fn a_forbidden_hole_is_refused_and_is_no_answer() {
    let mut app = new_app();
    open(&mut app, "endless-relays");
    go_to(&mut app, 1);
    let hole = |app: &App, letter| exercise(app).rules().board().hole_named(letter).expect("a hole");
    let (a, f) = (hole(&app, 'A'), hole(&app, 'F'));
    app.act(Action::Choose(a));
    assert!(exercise(&app).table().refused().is_some() && exercise(&app).verdict().is_none());
    app.act(Action::Choose(f));
    assert!(exercise(&app).verdict().expect("a verdict").right);
}

#[test]
fn previews_do_not_give_the_answer_away() {
    let mut app = new_app();
    open(&mut app, "lifting-and-sowing");
    for step in [2, 3] {
        go_to(&mut app, step);
        let hole = exercise(&app).rules().board().hole_named('E').expect("a hole");
        app.act(Action::Point(Some((hole, None))));
        assert!(exercise(&app).table().path().is_empty());
    }
}

#[test]
fn captures_before_a_sowing_are_shown_once() {
    let mut app = new_app();
    open(&mut app, "huroy");
    go_to(&mut app, 2);
    // Asked how many are taken, the learner sees the board before anything is.
    let shown = |app: &App| exercise(app).table().moment();
    assert_eq!(shown(&app), Moment::still(exercise(&app).rules().board(), exercise(&app).position()));
    let singles = exercise(&app).ask().and_then(|ask| match ask {
        Ask::Taken(turn) => Some(Shown::turn(exercise(&app).rules(), *exercise(&app).position(), turn)),
        _ => None,
    });
    assert!(matches!(singles.expect("a turn").events[0], Event::Singles { .. }));
}

#[test]
fn whatever_is_asked_no_seed_is_lost_and_the_match_stays() {
    let mut dice = fastrand::Rng::with_seed(3);
    let mut app = playing("fergen-gobale");
    let before = table(&app).session().clone();
    command(&mut app, Command::Lessons);
    let entries = Lessons::built_in();
    for _ in 0..4000 {
        let hole = app.exercise().and_then(|exercise| dice.choice(exercise.rules().board().holes().collect::<Vec<_>>()));
        let direction = if dice.bool() { Direction::Ccw } else { Direction::Cw };
        let action = match dice.u8(..16) {
            0 => Action::Lesson(LessonAction::Open(dice.choice(&entries).expect("some").key.clone())),
            1 => Action::Lesson(LessonAction::GoTo(dice.usize(..8))),
            2 => Action::Lesson(if dice.bool() { LessonAction::Next } else { LessonAction::Back }),
            3 => Action::Exercise(ExerciseAction::Watch),
            4 => Action::Exercise(ExerciseAction::Check),
            5 => Action::Exercise(ExerciseAction::Again),
            6 => Action::Exercise(ExerciseAction::Pick(Reply::Seeds(dice.u8(..)))),
            7 => Action::Exercise(ExerciseAction::Pick(Reply::Heir(None))),
            8 => Action::ChooseDirection(direction),
            9 => Action::Seek(dice.f32() * 40.0),
            10 => Action::Point(hole.map(|hole| (hole, None))),
            11 => Action::Command(if dice.bool() { Command::Predict } else { Command::Lessons }),
            12 => Action::Command(*dice.choice(&Command::ALL[7..36]).expect("some")),
            _ => match hole {
                Some(hole) => Action::Choose(hole),
                None => Action::Predict(PredictAction::Next),
            },
        };
        app.act(action);
        app.tick(dice.f32());
        if let Some(exercise) = app.exercise() {
            let shown = exercise.table();
            assert_eq!(count(&shown.moment()), shown.playback().before().total());
            app.narration(shown);
        }
        if app.exercise().is_none() {
            command(&mut app, Command::Lessons);
        }
    }
    assert_eq!(table(&app).session(), &before);
}

#[test]
fn a_lesson_is_left_for_the_list_and_the_list_for_home() {
    let mut app = new_app();
    open(&mut app, "relay");
    command(&mut app, Command::Cancel);
    assert!(app.screen() == Screen::Lessons && app.lessons().open().is_none());
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Home);
    // Nonsense opens nothing.
    open(&mut app, "no-such-lesson");
    assert!(app.lessons().open().is_none());
    app.act(Action::Lesson(LessonAction::Next));
    app.act(Action::Lesson(LessonAction::GoTo(3)));
    app.act(Action::Exercise(ExerciseAction::Check));
    open(&mut app, "relay");
    app.act(Action::Lesson(LessonAction::GoTo(99)));
    app.act(Action::Lesson(LessonAction::Back));
    assert_eq!(app.lessons().open().expect("a lesson").number, 0);
}

#[test]
fn lessons_of_ones_own_are_opened_and_kept_apart() {
    let mut app = new_app();
    assert_eq!(command(&mut app, Command::Lessons), [Effect::ReadLessons]);
    // It has the id of one that comes with the program.
    let lesson = std::sync::Arc::clone(&Lessons::built_in()[2].lesson);
    let found = vec![
        OwnLesson { file: "broken.ron".to_owned(), content: Err("Line 3: why".to_owned()) },
        OwnLesson { file: "good.ron".to_owned(), content: Ok(lesson) },
    ];
    app.act(Action::Lesson(LessonAction::Found(OwnLessons { folder: "lessons".to_owned(), found: Ok(found), more: 0 })));
    let own = app.lessons().own_entries();
    assert_eq!(own.len(), 1);
    open(&mut app, &own[0].key);
    go_to(&mut app, 1);
    let [right, _] = answers(exercise(&app));
    answer(&mut app, right);
    assert_eq!((app.learnt(&own[0]), app.learnt(&Lessons::built_in()[2])), (1, 0));
}

#[test]
fn after_the_last_lesson_of_a_game_a_match_is_played_against_the_weakest_computer() {
    let mut ends = Vec::new();
    for entry in Lessons::built_in() {
        let mut app = new_app();
        open(&mut app, &entry.key);
        let last = entry.lesson.steps.len() - 1;
        go_to(&mut app, last.saturating_sub(1));
        assert!(app.lessons().open().is_some_and(|open| open.to_play().is_none()), "{}: before its last step", entry.key);
        go_to(&mut app, last);
        let Some(rules) = app.lessons().open().and_then(|open| open.to_play()).cloned() else { continue };
        ends.push(rules.spec().id.clone());
        app.act(Action::Lesson(LessonAction::Play(rules.clone())));
        assert_eq!((app.screen(), table(&app).session().rules()), (Screen::Table, &rules));
        let players = table(&app).session().players();
        assert_eq!((players.south.seat, players.north.seat), (Seat::Human, Seat::Computer(Level::One)));
        assert_eq!(app.settings().seats, Settings::default().seats, "other games are begun as before");
    }
    assert_eq!(ends, ["fergen-gobale", "huroy"]);
}

#[test]
fn no_number_is_an_answer_before_one_is_given() {
    let mut app = new_app();
    open(&mut app, "capture");
    go_to(&mut app, 3);
    app.act(Action::Exercise(ExerciseAction::Check));
    assert!(exercise(&app).is_asking(), "0 is the right answer here, but nobody gave it");
    answer(&mut app, Reply::Seeds(0));
    assert!(exercise(&app).is_done());
}

#[test]
fn the_folder_of_ones_own_lessons_is_shown_and_its_path_copied() {
    let mut app = new_app();
    command(&mut app, Command::Lessons);
    assert_eq!(app.act(Action::Lesson(LessonAction::OpenFolder)), [Effect::OpenLessons]);
    assert_eq!(app.act(Action::Lesson(LessonAction::FolderOpened(Ok(())))), [Effect::ReadLessons]);
    assert_eq!(app.notice(), None);
    app.act(Action::Lesson(LessonAction::FolderOpened(Err("no disk".to_owned()))));
    assert!(app.notice().is_some_and(|notice| notice.text.contains("no disk")));
    assert_eq!(app.act(Action::Lesson(LessonAction::CopyFolder("/a b/lessons".to_owned()))), [Effect::Copy("/a b/lessons".to_owned())]);
}
