//! Lessons and drills: every lesson is carried out, with right answers and wrong ones, and a broken one says where and why.

use std::collections::BTreeSet;

use gobale::catalogue;
use gobale::lessons::{self, Ask, Guess, Lesson, LessonError, Level, Reply, Shown, Step, Watch, drill};
use gobale::rules::Event;
use gobale::words::{Teller, Words};

/// A lesson of one step, with these fields in it.
fn with_step(rules: &str, step: &str) -> String {
    format!(
        "Lesson(\n    id: \"mine\",\n    title: \"Mine\",\n    rules: \"{rules}\",\n    steps: [\n        Step(\n            text: \"Look.\",\n            {step}\n        ),\n    ],\n)\n"
    )
}

fn refusal(text: &str) -> String {
    Words::english().lesson_error(&lessons::read(text).expect_err("a broken lesson"))
}

/// Every step of every lesson, with its lesson.
fn steps() -> impl Iterator<Item = (&'static Lesson, &'static Step)> {
    lessons::all().iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (&**lesson, step)))
}

/// What is told of an answer.
fn told(step: &Step, ask: Ask, shown: &Shown) -> Vec<String> {
    let words = Words::english();
    let names = words.side_names();
    Teller { words: &words, rules: &step.rules, names }.answering(ask, shown)
}

#[test]
fn thirteen_lessons_have_three_steps_and_a_question_each() {
    assert_eq!(lessons::all().len(), 13);
    let ids: BTreeSet<&str> = lessons::all().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids.len(), 13);
    for lesson in lessons::all() {
        assert!(lesson.steps.len() >= 3, "{}", lesson.id);
        assert!(lesson.steps.iter().any(|step| step.ask.is_some()), "{}", lesson.id);
    }
}

#[test]
fn every_question_has_right_answers_and_wrong_ones_and_both_are_played_out() {
    let mut questions = 0;
    for (lesson, step) in steps() {
        let Some(ask) = step.ask else { continue };
        questions += 1;
        let (mut right, mut wrong) = (0, 0);
        for reply in ask.replies(&step.rules, step.position) {
            let shown = ask.shown(&step.rules, step.position, reply).expect("played out");
            assert!(!told(step, ask, &shown).concat().is_empty(), "{}: {ask:?}, {reply:?}", lesson.id);
            if ask.is_right(&step.rules, step.position, reply) {
                right += 1;
            } else {
                wrong += 1;
            }
        }
        assert!(right > 0 && wrong > 0, "{}: {ask:?} has {right} right answers and {wrong} wrong ones", lesson.id);
        if !matches!(ask, Ask::Sow(_)) {
            assert_eq!(right, 1, "{}: {ask:?}", lesson.id);
        }
        // An answer of another kind is none.
        let other = if matches!(ask, Ask::Whose(_)) { Reply::Seeds(0) } else { Reply::Heir(None) };
        assert!(ask.shown(&step.rules, step.position, other).is_none() && !ask.is_right(&step.rules, step.position, other));
    }
    assert!(questions >= 30);
}

#[test]
fn answers_are_told_by_what_happened() {
    let answer = |id: &str, step: usize| {
        let lesson = lessons::all().iter().find(|lesson| lesson.id == id).expect("a lesson");
        let step = &lesson.steps[step];
        let ask = step.ask.expect("a question");
        let right = ask.replies(&step.rules, step.position).into_iter().find(|&reply| ask.is_right(&step.rules, step.position, reply));
        told(step, ask, &ask.shown(&step.rules, step.position, right.expect("an answer")).expect("played out")).join(" ")
    };
    assert_eq!(
        answer("relay", 1),
        "The last seed falls in c, an empty hole of North, and the sowing stops. In an empty hole of the other row a last seed does nothing more."
    );
    assert_eq!(answer("capture", 2), "South takes 5 seeds at a, across from F, and the last seed too. That is 6 seeds in all.");
    assert!(answer("relay", 3).ends_with("That was 4 laps."), "{}", answer("relay", 3));
    assert_eq!(answer("settling-a-round", 2), "North gathers 2 seeds from B. B is a layli hole of North.");
    assert_eq!(answer("settling-a-round", 3), "3 seeds stay in Y. Nobody claimed Y, so what lies there belongs to nobody.");
}

#[test]
fn everything_to_watch_happens() {
    let mut watched = 0;
    for (lesson, step) in steps() {
        let (Some(watch), Some(shown)) = (step.watch, step.shown()) else { continue };
        watched += 1;
        let expected = match watch {
            Watch::Turn(_) => matches!(shown.events.last(), Some(Event::TurnOver)),
            Watch::Endless(_) => shown.laps() == 1000,
            Watch::Settle => matches!(shown.events.last(), Some(Event::Counted)),
            Watch::NextRound => matches!(shown.events.last(), Some(Event::Begin { .. })),
        };
        assert!(expected, "{}: {watch:?}", lesson.id);
        if watch != Watch::NextRound {
            assert_eq!(shown.before, step.position, "{}", lesson.id);
        }
    }
    assert!(watched >= 15);
}

#[test]
fn a_child_can_read_them() {
    for (lesson, step) in steps() {
        for paragraph in &step.text {
            for sentence in paragraph.split_inclusive(['.', '?', '!', ':']) {
                assert!(sentence.split_whitespace().count() <= 26, "{}: too long: {sentence}", lesson.id);
            }
        }
        assert!(step.text.concat().len() <= 700, "{}: too much at once: {:?}", lesson.id, step.text);
    }
}

#[test]
fn a_lesson_of_ones_own_is_read() {
    let text = with_step("huroy", "point: \"A f\", options: { \"singles\": \"opposite\" }, ask: Last(\"A:ccw\"),").replace('\n', "\r\n");
    for text in [text.clone(), format!("\u{feff}{text}")] {
        let lesson = lessons::read(&text).expect("a lesson");
        let step = &lesson.steps[0];
        assert_eq!((step.position, step.point.len()), (step.rules.start(), 2));
        assert!(step.rules.spec() != catalogue::built_in("huroy").expect("shipped").spec());
    }
}

#[test]
fn the_lesson_in_the_readme_is_one() {
    let readme = include_str!("../README.md").replace('\r', "");
    let text = readme.split("```ron\n").find(|block| block.starts_with("Lesson(")).and_then(|block| block.split("```").next());
    assert_eq!(lessons::read(text.expect("an example")).map(|lesson| lesson.steps.len()), Ok(2));
}

#[test]
fn a_position_lasts_until_another_one_or_another_game() {
    let text = "Lesson(id: \"a\", title: \"A\", rules: \"layli-goobalay\", steps: [\
        (text: \"1\", position: \"1,0,0,0,0,0/0,0,0,0,0,1 10-10 S 2\"), (text: \"2\"), (text: \"3\", options: {\"endless\": \"pass\"}), (text: \"4\", rules: \"huroy\")])";
    let lesson = lessons::read(text).expect("a lesson");
    let [first, second, third, fourth] = &lesson.steps[..] else { panic!("four steps") };
    assert_eq!((first.position, first.position), (second.position, third.position));
    assert_eq!(fourth.position, fourth.rules.start());
}

#[test]
fn a_broken_lesson_says_where_and_why() {
    let cases = [
        (with_step("huroi", ""), "Line 4: there is no rule set `huroi` in this program"),
        (
            with_step("huroy", "position: \"1,2 0-0 S\","),
            "Line 8, in step 1: The holes are 1 row, but this board has 2, with `/` between them (central holes count as a row)",
        ),
        (with_step("huroy", "point: \"Az\","), "Line 8, in step 1: this board has no hole `z`"),
        (
            with_step("huroy", "watch: Turn(\"A\"),"),
            "Line 8, in step 1: In this game each turn chooses its direction; write :ccw (counter-clockwise) or :cw (clockwise) after the hole",
        ),
        (with_step("huroy", "watch: Turn(\"a:cw\"),"), "Line 8, in step 1: a is in the row of North, and it is the turn of South"),
        (with_step("huroy", "watch: Settle,"), "Line 8, in step 1: the round is not over here: the player to move can still play"),
        (with_step("layli-goobalay", "watch: NextRound,"), "Line 8, in step 1: this game has no next round to set out"),
        (
            with_step("layli-goobalay", "watch: Endless(\"A\"),"),
            "Line 8, in step 1: this sowing does come to an end; it is watched with Turn, not with Endless",
        ),
        (
            with_step("layli-goobalay", "\n\n  ask: Sow(Takes(40)),"),
            "Line 10, in step 1: no turn that is allowed here reaches the goal, so the question has no answer",
        ),
        (
            with_step("huroy", "ask: Sow(Pair),"),
            "Line 8, in step 1: no turn that is allowed here reaches the goal, so the question has no answer",
        ),
        (with_step("huroy", "ask: Whose(\"A\"),"), "Line 8, in step 1: the round is not over here: the player to move can still play"),
        (
            with_step("huroy", "position: \"0,0,0,0,0,0/0,0,0,0,0,0 24-24 S 9\", ask: Whose(\"A\"),"),
            "Line 8, in step 1: the hole is empty, so its seeds are nobody’s to ask for",
        ),
        (
            with_step("huroy", "options: { \"centre\": \"once\" },"),
            "Line 8, in step 1: The option `centre` means nothing in Huroy: its board has no central holes",
        ),
        (
            with_step("huroy", "").replace("mine", "My lesson"),
            "Line 2: an id is made of small letters a to z, digits and `-`, and is not empty",
        ),
        (with_step("huroy", "").replace("Mine", " "), "Line 3: a lesson needs a title of at most 80 letters"),
        (with_step("huroy", "").replace("Look.", "  "), "Line 7, in step 1: a step needs a text of at most 4000 letters"),
        (
            "Lesson(id: \"a\", title: \"A\", rules: \"huroy\", steps: [])".to_owned(),
            "Line 1: a lesson has at least one step, and at most 100",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refusal(&text), expected, "{text}");
    }
    for text in ["", "Lesson(", "42", "Session(format: 1)", &with_step("huroy", "colour: 3,"), &"(".repeat(10_000), "\0\u{1}\u{2}"] {
        assert!(matches!(lessons::read(text), Err(LessonError::Form(_))), "{text}");
        assert!(refusal(text).starts_with(if text.is_empty() { "The file" } else { "Line " }), "{text}");
    }
}

#[test]
fn no_cut_of_a_lesson_makes_the_program_stumble() {
    let text = include_str!("../assets/lessons/08-claiming-a-centre.ron");
    for (cut, _) in text.char_indices().step_by(7) {
        if let Err(error) = lessons::read(&text[..cut]) {
            assert!(!Words::english().lesson_error(&error).is_empty());
        }
        // A letter lost in the middle.
        let _ = lessons::read(&format!("{}{}", &text[..cut], text[cut..].chars().skip(1).collect::<String>()));
    }
}

#[test]
fn a_hundred_drills_of_every_level_are_drawn_and_are_of_that_level() {
    for rules in catalogue::all() {
        for level in Level::ALL {
            for chance in 0..100 {
                let guess = Guess::ALL[(chance % 2) as usize];
                let drawn = drill::draw(rules, level, guess, chance).unwrap_or_else(|| panic!("{}, {level:?}", rules.spec().id));
                assert!(level.has(rules, drawn.position, drawn.turn));
                let ask = guess.ask(drawn.turn);
                let replies = ask.replies(rules, drawn.position);
                assert_eq!(replies.into_iter().filter(|&reply| ask.is_right(rules, drawn.position, reply)).count(), 1);
            }
        }
    }
}

#[test]
fn the_same_chance_draws_the_same_drill() {
    let rules = catalogue::built_in("fergen-gobale").expect("shipped");
    let draw = |chance| drill::draw(&rules, Level::Two, Guess::Taken, chance);
    assert_eq!(draw(7), draw(7));
    assert!((0..20).any(|chance| draw(chance) != draw(7)));
}

#[test]
fn how_many_are_taken_is_often_more_than_none() {
    let rules = catalogue::built_in("fergen-gobale").expect("shipped");
    let taken = |chance| {
        let drawn = drill::draw(&rules, Level::Two, Guess::Taken, chance).expect("a drill");
        Shown::turn(&rules, drawn.position, drawn.turn).taken()
    };
    assert!((0..100).filter(|&chance| taken(chance) > 0).count() >= 40);
}

/// As the texts tell the way: across the centre before the other half.
#[test]
fn the_holes_to_look_at_are_named_along_the_way_of_the_seeds() {
    let words = Words::english();
    let names = words.side_names();
    let check = |id: &str, step: usize, expected: &str| {
        let step = &lessons::all().iter().find(|lesson| lesson.id == id).expect("a lesson").steps[step];
        assert_eq!(Teller { words: &words, rules: &step.rules, names }.pointing(step.point), expected);
    };
    check("the-way-round", 1, "Look at C, X, Y, D.");
    check("lifting-and-sowing", 0, "Look at A, B, C, D, E, F.");
    check("claiming-a-centre", 0, "Look at B, Y, e.");
    check("huroy", 0, "Look at A, F, a, f.");
}
