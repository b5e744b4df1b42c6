//! Computer players: when they are asked, when they are called off, and when they play.

use gobale::app::{Action, App, Choosing, Command, Computers, Effect, Errand, Job, Settings, Speed, Thought};
use gobale::catalogue;
use gobale::rules::{BySide, Direction, Side};
use gobale::search::{Control, Level, Player};
use gobale::session::file::{read, write};
use gobale::session::{Ending, Manners, Refusal, Seat, Session, Stage};
use gobale::words::Words;

use super::{choose, command, make, playing, playing_from, rules, still_moves, table, with_session};
use crate::chance::random_move;

const WEAK: Seat = Seat::Computer(Level::One);

/// A program with a new game and these players.
pub(crate) fn seated(id: &str, south: Seat, north: Seat) -> (App, Vec<Effect>) {
    let settings = Settings { seats: BySide { south, north }, ..Settings::default() };
    let mut app = App::new(Words::english(), settings, None).with_chance(7);
    let effects = app.act(Action::New(rules(id)));
    (app, effects)
}

/// The errand that is asked for.
pub(crate) fn errand(effects: &[Effect]) -> Option<&Errand> {
    effects.iter().find_map(|effect| if let Effect::Think(errand) = effect { Some(&**errand) } else { None })
}

/// Answers an errand of a player's as the thread does that thinks.
pub(crate) fn answer(app: &mut App, errand: &Errand) -> Vec<Effect> {
    let control = Control::default();
    let thought = match &errand.job {
        Job::Turn { question, wins, level, seed } => {
            Thought::Turn(Player::new(&errand.rules, *level, 0).turn(question, *wins, *seed, &control))
        }
        Job::Arrangement { settled, level, seed } => {
            Thought::Arrangement(Player::new(&errand.rules, *level, 0).arrangement(settled, *seed, &control))
        }
        job => panic!("no player asks for {job:?}"),
    };
    let mut effects = app.act(Action::Thought(errand.number, thought));
    effects.extend(app.act(Action::Thought(errand.number, Thought::Done)));
    effects
}

/// Lets time pass until nothing moves, and gives what is asked for meanwhile.
fn settle(app: &mut App) -> Vec<Effect> {
    let mut effects = Vec::new();
    while app.moves() {
        effects.extend(app.tick(0.5));
    }
    effects
}

#[test]
fn two_computers_play_a_whole_match_of_every_rule_set() {
    for shipped in catalogue::all() {
        let id = &shipped.spec().id;
        let (mut app, mut effects) = seated(id, WEAK, Seat::Computer(Level::Two));
        app.act(Action::Speed(Speed::AtOnce));
        let mut asked = 0;
        while let Some(wanted) = errand(&effects).cloned() {
            assert!(wanted.number > asked, "{id}: every errand has a number of its own");
            asked = wanted.number;
            answer(&mut app, &wanted);
            effects = settle(&mut app);
            assert!(effects.contains(&Effect::Autosave), "{id}: the move is kept");
        }
        assert!(matches!(table(&app).session().game().stage(), Stage::Over(_)), "{id}");
        assert!(!app.moves() && app.progress().is_none(), "{id}");
        let session = table(&app).session();
        assert!(read(write(session).as_bytes()).expect("readable") == *session, "{id}: seats are in the file");
    }
}

#[test]
fn a_computer_thinks_while_the_turn_before_is_shown_and_plays_after_it() {
    let (mut app, effects) = seated("fergen-gobale", Seat::Human, WEAK);
    assert_eq!(errand(&effects), None, "the person begins");
    let effects = choose(&mut app, 'A');
    let asked = errand(&effects).expect("an errand").clone();
    assert!(!table(&app).is_at_rest());
    answer(&mut app, &asked);
    assert_eq!(table(&app).session().len(), 1, "it waits until the turn was seen");
    app.tick(0.1);
    assert_eq!(table(&app).session().len(), 1);
    settle(&mut app);
    assert_eq!(table(&app).session().len(), 2);
    assert_eq!(table(&app).chooser(), Side::South);
}

#[test]
fn an_answer_to_another_errand_is_not_heard() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
    let asked = errand(&choose(&mut app, 'A')).expect("an errand").clone();
    for number in [asked.number - 1, asked.number + 1] {
        answer(&mut app, &Errand { number, ..asked.clone() });
        settle(&mut app);
        assert_eq!(table(&app).session().len(), 1);
    }
}

/// Something that leaves the position.
type Way = fn(&mut App) -> Vec<Effect>;

#[test]
fn whatever_leaves_the_position_calls_the_errand_off() {
    let ways: [(&str, Way); 7] = [
        ("undo", |app| command(app, Command::Undo)),
        ("home", |app| command(app, Command::Home)),
        ("new", |app| app.act(Action::Again(gobale::app::Sides::Same))),
        ("end", |app| app.act(Action::End(Ending::Agreed))),
        ("pause", |app| command(app, Command::Computers)),
        ("sit", |app| app.act(Action::Sit(Side::North, Seat::Human))),
        ("open", |app| app.act(Action::Opened("x.ron".into(), Ok(Box::new(Session::new(rules("huroy"))))))),
    ];
    for (name, leave) in ways {
        let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
        let asked = errand(&choose(&mut app, 'A')).expect("an errand").clone();
        let effects = leave(&mut app);
        assert!(effects.contains(&Effect::StopThinking), "{name}: {effects:?}");
        let length = table(&app).session().len();
        answer(&mut app, &asked);
        settle(&mut app);
        assert_eq!(table(&app).session().len(), length, "{name}: what comes too late is not played");
    }
}

#[test]
fn what_changes_nothing_about_it_lets_the_errand_go_on() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
    assert!(errand(&choose(&mut app, 'A')).is_some());
    for action in [
        Action::Command(Command::ToEnd),
        Action::Command(Command::SeedBack),
        Action::Command(Command::Theme),
        Action::Command(Command::Keys),
        Action::Rename(Side::South, "Hodan".to_owned()),
        Action::Choose(super::hole(&app, 'a')),
    ] {
        let effects = app.act(action.clone());
        assert!(errand(&effects).is_none() && !effects.contains(&Effect::StopThinking), "{action:?}: {effects:?}");
    }
    assert_eq!(table(&app).session().len(), 1, "a person does not choose for a computer");
    assert!(table(&app).inviting().is_empty());
}

#[test]
fn undo_leads_back_to_the_persons_own_last_choice() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
    for _ in 0..3 {
        let next = random_move(table(&app).session().game(), &mut fastrand::Rng::with_seed(1)).expect("a move");
        let effects = make(&mut app, &next);
        let mut wanted = errand(&effects).cloned();
        // A round that ends may leave the computer more than one choice.
        while let Some(asked) = wanted {
            answer(&mut app, &asked);
            wanted = errand(&settle(&mut app)).cloned();
        }
    }
    let length = table(&app).session().game().len();
    assert_eq!(length, 6);
    for expected in [4, 2, 0] {
        command(&mut app, Command::Undo);
        assert_eq!(table(&app).session().game().len(), expected);
        assert_eq!(table(&app).chooser(), Side::South);
    }
    let effects = command(&mut app, Command::Redo);
    assert_eq!(table(&app).session().game().len(), 2, "redo plays the answer too");
    assert!(errand(&effects).is_none());
    // While the computer thinks, undo takes the person's turn back.
    command(&mut app, Command::Redo);
    command(&mut app, Command::Redo);
    command(&mut app, Command::ToEnd);
    let next = random_move(table(&app).session().game(), &mut fastrand::Rng::with_seed(2)).expect("a move");
    make(&mut app, &next);
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().game().len(), length);
}

#[test]
fn a_computer_that_begins_waits_where_everything_was_taken_back() {
    let (mut app, effects) = seated("fergen-gobale", WEAK, Seat::Human);
    let asked = errand(&effects).expect("the computer begins").clone();
    answer(&mut app, &asked);
    settle(&mut app);
    let effects = command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().game().len(), 0);
    assert_eq!((errand(&effects), table(&app).computers()), (None, Computers::Wait));
    let effects = command(&mut app, Command::MoveNow);
    assert!(errand(&effects).is_some(), "it plays on when told to");
}

#[test]
fn looking_at_an_earlier_turn_does_not_make_a_computer_play() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
    let asked = errand(&choose(&mut app, 'A')).expect("an errand").clone();
    answer(&mut app, &asked);
    settle(&mut app);
    for back in [Action::Command(Command::TurnBack), Action::Command(Command::TurnBack)] {
        let effects = app.act(back);
        assert!(errand(&effects).is_none());
    }
    assert_eq!(table(&app).session().game().len(), 1);
    assert_eq!(table(&app).computers(), Computers::Wait);
    assert!(!table(&app).inviting().is_empty(), "a person may play for a computer that waits");
}

#[test]
fn move_now_asks_for_the_answer_found_and_pause_holds_two_computers() {
    let (mut app, effects) = seated("fergen-gobale", Seat::Computer(Level::Six), Seat::Computer(Level::Six));
    assert!(errand(&effects).is_some() && app.computer_moves());
    assert!(command(&mut app, Command::MoveNow).contains(&Effect::AnswerNow));
    assert!(command(&mut app, Command::Computers).contains(&Effect::StopThinking));
    assert!(!app.computer_moves());
    let effects = command(&mut app, Command::Computers);
    assert!(errand(&effects).is_some());
}

#[test]
fn a_session_that_was_played_before_waits_for_a_person() {
    let mut session = Session::new(rules("huroy"));
    let next = random_move(session.game(), &mut fastrand::Rng::with_seed(3)).expect("a move");
    session.play(next).expect("allowed");
    session.players_mut().north.seat = WEAK;
    let mut app = with_session(session);
    assert_eq!(table(&app).computers(), Computers::Wait);
    assert!(errand(&command(&mut app, Command::MoveNow)).is_some());
}

#[test]
fn seats_times_and_changed_sides_go_on_into_the_next_game() {
    let (mut app, _) = seated("huroy", Seat::Human, Seat::Human);
    let effects = app.act(Action::Sit(Side::North, Seat::Computer(Level::Three)));
    assert!(effects.contains(&Effect::WriteSettings) && effects.contains(&Effect::Autosave));
    app.act(Action::Seconds(5));
    app.act(Action::Megabytes(512));
    app.act(Action::Again(gobale::app::Sides::Changed));
    let effects = app.act(Action::New(rules("gelech")));
    assert_eq!(errand(&effects), None);
    assert_eq!(table(&app).session().players().north.seat, Seat::Computer(Level::Three));
    let (again, complaint) = Settings::read(&app.settings().write());
    assert_eq!((&again, complaint), (app.settings(), Vec::new()));
    assert_eq!((again.seconds, again.megabytes), (5, 512));
    let effects = app.act(Action::Sit(Side::South, Seat::Computer(Level::Six)));
    assert_eq!(errand(&effects).map(|errand| errand.megabytes), Some(512));
    let (odd, complaint) = Settings::read("Settings(seconds: 0)");
    assert_eq!((odd.seconds, complaint), (1, Vec::new()), "a time of no seconds is none");
    for (text, megabytes) in [("0", 64), ("100", 100), ("65535", 4096)] {
        assert_eq!(Settings::read(&format!("Settings(megabytes: {text})")).0.megabytes, megabytes, "{text}");
    }
    let (_, complaint) = Settings::read("Settings(seats: (south: Computer(7), north: Human))");
    assert!(complaint.iter().any(|fault| fault.text(&Words::english()).contains("from 1 to 6")));
}

#[test]
fn a_computer_that_fails_says_so_and_waits() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
    let asked = errand(&choose(&mut app, 'A')).expect("an errand").clone();
    let effects = app.act(Action::Thought(asked.number, Thought::Failed));
    assert_eq!(errand(&effects), None, "it is not asked the same again at once");
    assert_eq!(table(&app).computers(), Computers::Wait);
    assert!(app.notice().is_some_and(|notice| notice.text.contains("mistake in the program")));
    command(&mut app, Command::ToEnd);
    assert!(!table(&app).inviting().is_empty(), "a person can play on");
}

/// By traditional manners nothing is taken back, against a computer neither.
#[test]
fn manners_hold_against_a_computer_too() {
    let (mut app, _) = seated("leyla-gobale-gabradarre", Seat::Human, WEAK);
    command(&mut app, Command::Manners);
    assert_eq!(table(&app).session().manners(), Manners::Traditional);
    let asked = errand(&choose(&mut app, 'A')).expect("an errand").clone();
    answer(&mut app, &asked);
    settle(&mut app);
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().game().len(), 2);
    assert!(table(&app).refused().is_some());
}

#[test]
fn the_question_put_to_a_computer_has_all_that_stood_in_its_round() {
    let mut rng = fastrand::Rng::with_seed(5);
    let (mut app, _) = seated("huroy", Seat::Human, Seat::Human);
    for _ in 0..40 {
        let next = random_move(table(&app).session().game(), &mut rng).expect("a move");
        make(&mut app, &next);
    }
    command(&mut app, Command::ToEnd);
    let side = table(&app).chooser();
    let effects = app.act(Action::Sit(side, WEAK));
    // A computer that takes a seat in the middle of a game plays on from there.
    let Some(Errand { job: Job::Turn { question, wins, .. }, .. }) = errand(&effects) else { panic!("no turn is asked for: {effects:?}") };
    let game = table(&app).session().game();
    assert_eq!(question.position, *game.standing());
    let since = game.rounds().iter().map(|round| round.turns as usize).sum::<usize>();
    assert_eq!(question.stood.len(), 40 - since);
    assert_eq!(question.stood.first(), (40 > since).then(|| game.round_start()));
    assert_eq!(*wins, game.wins());
    // As long as one reads time is counted; from then on nothing moves until the computer has answered.
    assert!(still_moves(&mut app, 2.9));
    assert!(!still_moves(&mut app, 60.0));
}

/// The last turn of a round of Gabradarre, whose next one North sets out.
const LAST_TURN: (&str, &str) = ("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 34-25 S 10");

#[test]
fn a_person_reads_what_a_round_came_to_before_a_computer_sets_out_the_next() {
    let mut app = playing_from(LAST_TURN.0, LAST_TURN.1);
    app.act(Action::Sit(Side::North, WEAK));
    let mut effects = choose(&mut app, 'E');
    effects.extend(settle(&mut app));
    assert!(matches!(table(&app).session().game().stage(), Stage::Arrange { setter: Side::North, .. }));
    assert!(errand(&effects).is_none() && table(&app).waits_for_reader());
    let told = app.narration(table(&app)).telling;
    assert!(told.detail.contains("35") && told.detail.contains("25"), "{told:?}");
    let effects = command(&mut app, Command::MoveNow);
    assert!(matches!(errand(&effects).expect("it goes on").job, Job::Arrangement { .. }));
    // Where only computers play nobody is there to read.
    let mut app = playing_from(LAST_TURN.0, LAST_TURN.1);
    app.act(Action::Sit(Side::North, WEAK));
    let effects = app.act(Action::Sit(Side::South, WEAK));
    let wanted = errand(&effects).expect("a computer plays").clone();
    answer(&mut app, &wanted);
    let effects = settle(&mut app);
    assert!(matches!(errand(&effects).expect("it goes on").job, Job::Arrangement { .. }));
}

#[test]
fn what_a_paused_computer_is_to_set_out_is_not_decided() {
    let mut app = playing_from(LAST_TURN.0, LAST_TURN.1);
    app.act(Action::Sit(Side::North, WEAK));
    choose(&mut app, 'E');
    settle(&mut app);
    command(&mut app, Command::Computers);
    app.act(Action::GoOn);
    let told = app.narration(table(&app)).telling;
    assert_eq!(told.headline, "North is to set out the next round");
    assert!(told.detail.contains("the computer waits"), "{told:?}");
    assert_eq!(table(&app).moment(), table(&app).playback().moment(), "nothing is laid out on the board");
    assert!(table(&app).inviting().is_empty());
    let effects = command(&mut app, Command::MoveNow);
    assert!(matches!(errand(&effects).expect("it goes on").job, Job::Arrangement { .. }));
}

#[test]
fn how_a_match_came_out_stays_told() {
    let mut app = playing("huroy");
    app.act(Action::End(Ending::Resigned(Side::South)));
    settle(&mut app);
    let told = app.narration(table(&app));
    for letter in ['A', 'b', 'C'] {
        choose(&mut app, letter);
        assert_eq!(app.narration(table(&app)), told, "{letter}");
    }
}

#[test]
fn a_round_that_follows_by_itself_is_shown_when_a_person_has_read_what_the_last_came_to() {
    let last_turns =
        [("huroy", "1,0,0,0,0,0/0,0,0,0,0,0 24-23 S 10", 'A'), ("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30", 'D')];
    for (id, position, hole) in last_turns {
        let mut app = playing_from(id, position);
        app.act(Action::Sit(Side::North, WEAK));
        choose(&mut app, hole);
        app.act(Action::ChooseDirection(Direction::Ccw));
        settle(&mut app);
        assert!(table(&app).waits_for_reader() && !table(&app).is_at_rest(), "{id}");
        assert_eq!(table(&app).rounds_seen(), 0, "{id}: the board still shows the round that is over");
        command(&mut app, Command::PlayPause);
        settle(&mut app);
        assert!(!table(&app).waits_for_reader() && table(&app).is_at_rest(), "{id}");
        assert_eq!(table(&app).rounds_seen(), 1, "{id}");
    }
}

#[test]
fn nothing_is_played_in_a_round_that_nobody_has_seen() {
    for speed in [Speed::Usual, Speed::AtOnce] {
        let mut app = playing_from("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30");
        app.act(Action::Speed(speed));
        choose(&mut app, 'D');
        settle(&mut app);
        assert!(table(&app).waits_for_reader(), "{speed:?}");
        let told = app.narration(table(&app)).telling;
        assert!(told.detail.contains("34") && told.detail.contains("23"), "{told:?}");
        let played = table(&app).session().len();
        for letter in ['a', 'D'] {
            choose(&mut app, letter);
            settle(&mut app);
            assert_eq!(table(&app).session().len(), played, "{speed:?}: nothing is played");
            assert!(table(&app).waits_for_reader(), "{speed:?}: a letter does not lead on");
            assert_eq!(table(&app).refused().map(|refused| &refused.why), Some(&Refusal::ReadFirst));
            let again = app.narration(table(&app)).telling;
            assert!(again.detail.contains(&told.headline) && again.detail.contains(&told.detail), "it still stands there: {again:?}");
        }
        command(&mut app, Command::PlayPause);
        settle(&mut app);
        assert!(table(&app).is_at_rest());
        choose(&mut app, 'a');
        assert_eq!(table(&app).session().len(), played + 1, "{speed:?}");
    }
}

#[test]
fn a_computer_told_to_play_gives_up_what_a_person_began_to_choose_for_it() {
    for told in [Command::MoveNow, Command::Computers] {
        let mut app = playing("huroy");
        app.act(Action::Sit(Side::South, WEAK));
        if table(&app).computers() == Computers::Play {
            command(&mut app, Command::Computers);
        }
        assert_eq!(table(&app).computers(), Computers::Wait);
        choose(&mut app, 'B');
        assert!(matches!(table(&app).choosing(), Choosing::Direction(_)));
        let effects = command(&mut app, told);
        assert_eq!(table(&app).choosing(), Choosing::Nothing);
        assert!(errand(&effects).is_some(), "{told:?}: it thinks");
    }
}
