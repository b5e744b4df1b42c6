//! The lessons, by mouse and by keyboard, and those of one's own.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use gobale::app::exercise::Showing;
use gobale::app::{Screen as Shown, Settings};
use gobale::lessons::Reply;

use super::{SMALL, Screen, Setting, USUAL};

fn at_lesson(title: &str) -> Screen {
    let mut screen = Setting::default().open();
    screen.click("Learn to play");
    assert_eq!(screen.app().screen(), Shown::Lessons);
    screen.click_starting(&format!("Lesson: {title}"));
    screen
}

#[test]
fn a_lesson_is_learnt_by_mouse() {
    let mut screen = at_lesson("Relay");
    screen.click("Watch");
    assert_eq!(screen.told()[1], "Watch again, or go on.");
    assert!(screen.sentence().starts_with("The last seed falls in"), "what came of it stays to be read: {}", screen.sentence());
    screen.click("Next");
    assert_eq!(screen.sentence(), "South lifts E. Where does the last seed fall?");
    screen.click_hole('b');
    screen.node_starting("b, North, no seeds, your answer");
    screen.click("Check");
    assert_eq!(screen.told()[1..3], ["Not this time.".to_owned(), "The last seed falls in c, an empty hole of North, and the sowing stops. In an empty hole of the other row a last seed does nothing more.".to_owned()]);
    assert!(screen.shows("You said b."));
    screen.click("Try again");
    screen.click_hole('c');
    screen.click_hole('c');
    assert_eq!(screen.told()[1], "Right!");
    screen.node("Step 2, done");
    screen.click("Next");
    screen.click_hole('Y');
    screen.click("Check");
    assert_eq!(screen.told()[1], "Right!");
    screen.click("Next");
    screen.click_hole('E');
    assert_eq!(screen.told()[1], "Not this time.");
    screen.click("Try again");
    screen.click_hole('A');
    assert_eq!(screen.told()[1], "Right!");
    screen.click("Next lesson");
    screen.click("All lessons");
    screen.node("Lesson: Relay: lifting again and again, finished");
}

#[test]
fn each_thing_is_said_once() {
    for (title, steps) in [("Relay", 2..=4), ("Capture", 3..=6), ("Settling", 2..=5), ("Huroy", 3..=6)] {
        let mut screen = at_lesson(title);
        for step in steps {
            screen.click(&format!("Step {step}"));
            let exercise = screen.app().exercise().expect("an exercise");
            let question = screen.app().exercise_teller(exercise).question(exercise.position(), exercise.ask().expect("a question"));
            let texts = screen.texts();
            assert_eq!(texts.iter().filter(|text| text.contains(&question)).count(), 1, "{title}, step {step}: {texts:#?}");
            let mut sentences: Vec<&str> =
                texts.iter().flat_map(|text| text.split_inclusive(['.', '?', '!'])).map(str::trim).filter(|one| one.len() > 12).collect();
            sentences.sort_unstable();
            let twice = sentences.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{title}, step {step}");
        }
    }
}

#[test]
fn a_lesson_is_learnt_by_keyboard() {
    let mut screen = Setting::default().open();
    screen.key(Key::F9);
    screen.node_starting("Lesson: Relay").focus();
    screen.settle();
    screen.key(Key::Enter);
    screen.node("Watch").focus();
    screen.settle();
    screen.key(Key::Enter);
    screen.node("Next").focus();
    screen.settle();
    screen.key(Key::Enter);
    // A letter is a hole of the own row, with Shift one of the other; twice, it is the answer.
    screen.key(Key::C);
    screen.node_starting("C, South, no seeds, your answer");
    for _ in 0..2 {
        screen.key_with(Modifiers::SHIFT, Key::C);
    }
    assert_eq!(screen.told()[1], "Right!");
    screen.key(Key::Escape);
    screen.key(Key::Escape);
    assert_eq!(screen.app().screen(), Shown::Home);
}

#[test]
fn the_arrows_lead_to_the_answer_too() {
    let mut screen = at_lesson("Relay");
    screen.click("Next");
    screen.click("Next");
    screen.node_starting("c, North").focus();
    screen.settle();
    screen.key(Key::ArrowLeft);
    screen.key(Key::ArrowRight);
    screen.key(Key::Enter);
    screen.key(Key::Enter);
    assert!(screen.app().exercise().and_then(|exercise| exercise.verdict()).expect("a verdict").right);
}

#[test]
fn a_number_is_typed_or_counted_up() {
    let mut screen = at_lesson("Capture");
    screen.click("Step 3");
    for _ in 0..3 {
        screen.click("One more");
    }
    screen.click("One less");
    screen.click("Check");
    assert!(screen.shows("You said 2."));
    screen.click("Try again");
    screen.click("Number of seeds");
    screen.key(Key::End);
    screen.type_text("6");
    screen.key(Key::Enter);
    assert_eq!(screen.told()[1], "Right!");
}

#[test]
fn enter_tries_again_after_a_wrong_answer() {
    let mut screen = at_lesson("Capture");
    screen.click("Step 3");
    screen.type_text("1");
    screen.key(Key::Enter);
    assert!(screen.shows("You said 1."));
    screen.key(Key::Enter);
    assert!(screen.app().exercise().expect("an exercise").is_asking(), "{:?}", screen.told());
    screen.type_text("6");
    screen.key(Key::Enter);
    assert_eq!(screen.told()[1], "Right!");
}

#[test]
fn the_key_of_the_lessons_leads_from_a_lesson_to_all_of_them_and_on_with_the_one_left_last() {
    let mut screen = at_lesson("Capture");
    screen.key(Key::F9);
    assert!(screen.app().lessons().open().is_none() && screen.app().screen() == Shown::Lessons);
    screen.click("Go on: Capture");
    assert_eq!(screen.app().lessons().open().map(|open| open.entry.lesson.title.as_str()), Some("Capture"));
    // From elsewhere it leads back to the lesson that is open.
    screen.key(Key::F8);
    screen.key(Key::F9);
    assert!(screen.app().lessons().open().is_some());
}

#[test]
fn an_owner_is_chosen_by_name() {
    let mut screen = at_lesson("Settling");
    screen.click("Step 3");
    screen.click("South");
    screen.click("Check");
    assert!(screen.shows("You said South."));
    screen.click("Try again");
    screen.click("North");
    screen.click("Check");
    assert_eq!(screen.told()[1], "Right!");
}

#[test]
fn a_claim_and_a_direction_are_chosen_as_at_the_table() {
    let mut screen = at_lesson("Claiming");
    screen.click("Step 2");
    screen.click_hole('D');
    assert_eq!(screen.told()[1], "A pair! Which central hole does South claim: X or Y?");
    screen.click_hole('X');
    assert_eq!(screen.told()[1], "Right!");
    screen.click("All lessons");
    screen.click_starting("Lesson: Huroy");
    screen.click("Step 5");
    screen.click_hole('E');
    screen.click("Sow E to the right: counter-clockwise");
    assert_eq!(screen.told()[1], "Right!");
}

#[test]
fn the_board_is_the_largest_thing() {
    for size in [SMALL, USUAL] {
        let mut screen = Setting { size, ..Setting::default() }.open();
        screen.click("Learn to play");
        screen.click_starting("Lesson: Capture");
        let (left, right) = (screen.node_starting("A, South").rect(), screen.node_starting("F, South").rect());
        assert!(right.right() - left.left() > 0.5 * size.x, "{size:?}: {left:?} to {right:?}");
    }
}

#[test]
fn what_was_learnt_is_known_after_the_next_start() {
    let mut screen = at_lesson("Relay");
    screen.click("Next");
    screen.click("Next");
    screen.click_hole('c');
    screen.click("Check");
    let kept = |screen: &Screen| Settings::read(&fs::read_to_string(screen.folder().join("data/settings.ron")).unwrap_or_default()).0;
    screen.wait_for(|screen| kept(screen).learnt.get("relay").is_some_and(|steps| steps.len() == 2));
    let settings = kept(&screen);
    let mut screen = Setting { settings, ..Setting::default() }.open();
    screen.click("Learn to play");
    screen.node("Lesson: Relay: lifting again and again, 2 of 4 steps done");
}

#[test]
fn lessons_of_ones_own_are_listed_and_broken_ones_say_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let lessons = folder.path().join("data/lessons");
    fs::create_dir_all(lessons.join("a folder.ron")).expect("a folder");
    let good = "Lesson(id: \"mine\", title: \"My own ገበጣ\", rules: \"huroy\", steps: [(text: \"Look.\"), (text: \"Where?\", ask: Last(\"C:ccw\"))])";
    fs::write(lessons.join("good.ron"), good).expect("written");
    fs::write(lessons.join("broken.ron"), good.replace("C:ccw", "C").replace(", steps", ",\n steps")).expect("written");
    fs::write(lessons.join("garbage.ron"), [0xff, 0xfe, 0x00]).expect("written");
    fs::write(lessons.join("notes.txt"), "no lesson").expect("written");
    let mut screen = Screen::start(folder, USUAL, Some(&Setting::default().settings), None);
    screen.click("Learn to play");
    screen.wait(|app| app.lessons().own().is_some());
    screen.settle();
    for (file, why) in [
        ("broken.ron is no lesson", "Line 2, in step 2: In this game each turn chooses its direction"),
        ("garbage.ron is no lesson", "It is a text in UTF-16; save it as UTF-8"),
        ("a folder.ron is no lesson", ""),
    ] {
        assert!(screen.shows(file) && screen.shows(why), "{file}: {:#?}", screen.texts());
    }
    assert!(!screen.shows("notes.txt"));
    fs::write(lessons_of(&screen).join("another.ron"), good.replace("mine", "another").replace("My own", "Another")).expect("written");
    screen.click("Read again");
    screen.wait(|app| app.lessons().own_entries().len() == 2);
    screen.settle();
    screen.click_starting("Lesson: My own ገበጣ");
    screen.click("Next");
    screen.click_hole('a');
    screen.click("Check");
    assert_eq!(screen.told()[1], "Right!");
}

fn lessons_of(screen: &Screen) -> std::path::PathBuf {
    screen.folder().join("data/lessons")
}

#[test]
fn the_folder_of_lessons_begins_with_an_example_and_where_it_cannot_be_shown_that_is_said() {
    let mut screen = Setting::default().open();
    screen.key(Key::F9);
    screen.wait_for(|screen| screen.shows("Open lessons folder…"));
    let folder = screen.folder().join("data/lessons");
    assert!(!folder.exists());
    screen.click("Open lessons folder…");
    screen.wait_for(|screen| screen.shows("Lesson: My first lesson"));
    assert!(screen.shows("The folder cannot be shown") && screen.shows(&folder.display().to_string()));
    let example = folder.join("example.ron");
    assert!(gobale::lessons::read(&fs::read_to_string(&example).expect("written")).is_ok());
    // Another one of the same id would share what is learnt.
    fs::copy(&example, folder.join("second.ron")).expect("copied");
    screen.click("Read again");
    screen.wait_for(|screen| screen.shows("second.ron is no lesson"));
    let line = fs::read_to_string(&example).expect("there").lines().position(|line| line.trim().starts_with("id:")).expect("an id") + 1;
    assert!(screen.shows(&format!("Line {line}")) && screen.shows("the lesson in example.ron has this id too"), "{:#?}", screen.texts());
    // Where it is missing, it is written again.
    fs::remove_file(folder.join("second.ron")).expect("deleted");
    fs::remove_file(&example).expect("deleted");
    screen.click("Open lessons folder…");
    screen.wait_for(|_| example.exists());
    // What is there is left as it is.
    fs::write(&example, "mine").expect("written");
    screen.click("Open lessons folder…");
    screen.wait_for(|screen| screen.shows("example.ron is no lesson"));
    assert_eq!(fs::read_to_string(&example).expect("there"), "mine");
}

#[test]
fn the_last_lesson_of_fergen_gobale_leads_to_a_match() {
    let mut screen = at_lesson("The next round");
    screen.click("Step 6");
    screen.click("Play against the computer");
    assert_eq!(screen.app().screen(), Shown::Table);
    assert_eq!(screen.sentence(), "South begins");
}

#[test]
fn however_large_the_text_the_question_and_the_answers_are_in_sight() {
    for (size, text_percent) in [(SMALL, 100), (SMALL, 200), (SMALL, 300), (USUAL, 300)] {
        let settings = Settings { text_percent, ..Setting::default().settings };
        let mut screen = Setting { size, settings, ..Setting::default() }.open();
        screen.click("Learn to play");
        screen.click_starting("Lesson: Capture");
        screen.click("Step 3");
        for name in ["One more", "Number of seeds", "Check", "Next"] {
            let rect = screen.node(name).rect();
            assert!(rect.bottom() <= size.y && rect.top() >= 40.0, "{name} at {rect:?}, {text_percent} % in {size:?}");
        }
    }
}

#[test]
fn a_number_that_is_asked_for_is_typed_at_once_and_enter_goes_on() {
    let mut screen = at_lesson("Capture");
    screen.click("Step 3");
    screen.settle();
    assert!(screen.node("Number of seeds").is_focused());
    let speed = screen.app().settings().speed;
    screen.type_text("1");
    screen.type_text("+");
    screen.type_text("+");
    screen.type_text("-");
    screen.key(Key::Plus);
    screen.key(Key::Minus);
    assert_eq!(screen.app().settings().speed, speed);
    let picked = |screen: &Screen| screen.app().exercise().expect("an exercise").picked();
    assert_eq!(picked(&screen), Some(Reply::Seeds(2)));
    screen.type_text("4");
    assert_eq!(picked(&screen), Some(Reply::Seeds(24)));
    // Also where something else has the focus.
    screen.node("Next").focus();
    screen.settle();
    screen.key(Key::Plus);
    assert_eq!(screen.app().settings().speed, speed);
    // Escape leaves, although the field has the focus by itself.
    screen.click("Step 3");
    screen.settle();
    screen.key(Key::Escape);
    assert!(screen.app().lessons().open().is_none());
}

#[test]
fn enter_does_what_the_leading_button_does() {
    let mut screen = Setting::default().open();
    screen.key(Key::Enter);
    assert_eq!(screen.app().screen(), Shown::Lessons, "whoever is new here learns");
    screen.key(Key::Enter);
    let title = |screen: &Screen| screen.app().lessons().open().map(|open| open.entry.lesson.title.clone());
    assert_eq!(title(&screen).as_deref(), Some("Lifting and sowing"));
    screen.key(Key::Enter);
    let shown = |screen: &Screen| screen.app().lessons().open().map(|open| (open.number, open.exercise.showing()));
    assert_eq!(shown(&screen), Some((1, Showing::Position)), "the first step is read, and Enter leads on");
    screen.key(Key::Enter);
    assert_eq!(shown(&screen), Some((1, Showing::Watch)));
    screen.key(Key::Enter);
    assert_eq!(shown(&screen), Some((2, Showing::Position)));
}

#[test]
fn an_answer_is_told_once() {
    for (size, text_percent) in [(USUAL, 100), (SMALL, 200)] {
        let settings = Settings { text_percent, ..Setting::default().settings };
        let mut screen = Setting { size, settings, ..Setting::default() }.open();
        screen.key(Key::F9);
        screen.click_starting("Lesson: Relay");
        screen.click("Step 2");
        for (key, said) in [(Key::B, "Not this time."), (Key::C, "Right!")] {
            for _ in 0..2 {
                screen.key_with(Modifiers::SHIFT, key);
            }
            for told in [said, "The last seed falls in c, an empty hole of North, and the sowing stops."] {
                let times = screen.texts().iter().filter(|text| text.contains(told)).count();
                assert_eq!(times, 1, "{size:?}: {told} in {:?}", screen.texts());
            }
            screen.key(Key::Enter);
        }
    }
}

#[test]
fn what_came_of_an_answer_is_in_sight_to_its_end() {
    for text_percent in [100, 150, 200] {
        let settings = Settings { text_percent, ..Setting::default().settings };
        let mut screen = Setting { size: SMALL, settings, ..Setting::default() }.open();
        screen.key(Key::F9);
        screen.click_starting("Lesson: Capture");
        screen.click("Step 3");
        screen.type_text("6");
        screen.key(Key::Enter);
        let last = screen.harness.get_by_value("That is 6 seeds in all.").rect();
        let foot = screen.node("Next").rect();
        assert!(last.bottom() <= foot.top(), "{text_percent} %: {last:?}, {foot:?}");
    }
}
