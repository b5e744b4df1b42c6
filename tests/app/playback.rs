//! Law 6: playback is what was told and a place in it; pause, steps, seeking and speed only move the place.

use fastrand::Rng;
use gobale::app::{Action, App, Command, Speed};
use gobale::catalogue;
use gobale::rules::{Board, Event, Side};
use gobale::scene::{Marks, Moment};
use gobale::session::{Ending, Session, Told};
use gobale::watch::{Motion, Playback, TRACES, trail};

use super::{assert_shows_the_cursor, choose, command, count, playing, playing_from, rules, still_moves, table};
use crate::chance::random_move;

/// What was told in many moves of every rule set, ends of rounds included, and in a sowing without end.
fn stories() -> Vec<(Board, Told)> {
    let mut stories = Vec::new();
    for rules in catalogue::all() {
        let mut rng = Rng::with_seed(2);
        let mut session = Session::new(rules.clone());
        for _ in 0..400 {
            let Some(next) = random_move(session.game(), &mut rng) else {
                session = Session::new(rules.clone());
                continue;
            };
            let told = session.play(next).expect("allowed");
            let rare = told.events.iter().any(|event| !matches!(event, Event::Lap { .. } | Event::Stop(_) | Event::TurnOver));
            if rng.u8(..16) < if rare { 4 } else { 1 } || told.events.iter().any(|event| matches!(event, Event::Claim { .. })) {
                stories.push((rules.board().clone(), told));
            }
        }
    }
    let rules = rules("leyla-gobale-somaliland-6");
    let before = rules.parse_position("8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2").expect("a position");
    let mut events = Vec::new();
    let a = rules.board().hole_named('A').expect("a hole");
    rules.watch_endless(&before, a, rules.fixed_direction().expect("one direction"), |event| events.push(event));
    stories.push((rules.board().clone(), Told { before, events }));
    let seen = |wanted: fn(&Event) -> bool| stories.iter().flat_map(|(_, told)| &told.events).any(wanted);
    assert!(seen(|event| matches!(event, Event::Singles { .. })), "no start-of-turn capture is among them");
    assert!(seen(|event| matches!(event, Event::Claim { .. })), "no claim is among them");
    assert!(seen(|event| matches!(event, Event::Place { .. })), "no set-up is among them");
    stories
}

#[test]
fn a_place_shows_the_same_however_it_was_reached() {
    for (board, told) in stories() {
        let mut playback = Playback::new(&board, told);
        let parts = 40.0_f32.min(playback.length() * 4.0) as usize;
        let beats: Vec<f32> = (0..=parts).map(|part| playback.length() * part as f32 / parts.max(1) as f32).collect();
        let mut at = |beat: f32| {
            playback.seek(beat);
            (playback.moment(), *playback.position(), playback.current(), playback.is_over())
        };
        let forward: Vec<_> = beats.iter().map(|&beat| at(beat)).collect();
        let mut order: Vec<usize> = (0..beats.len()).collect();
        Rng::with_seed(1).shuffle(&mut order);
        for place in order {
            assert_eq!(at(beats[place]), forward[place], "beat {}", beats[place]);
        }
    }
}

#[test]
fn single_steps_walk_every_beat_both_ways_and_meet() {
    for (board, told) in stories() {
        let stops: usize = told
            .events
            .iter()
            .map(|event| match event {
                Event::Lap { seeds, .. } => 1 + usize::from(*seeds),
                Event::TurnOver | Event::Disown { .. } | Event::Reopen { .. } => 0,
                _ => 1,
            })
            .sum();
        let whole = told.before.total();
        let mut playback = Playback::new(&board, told);
        let mut forward = vec![0.0];
        while !playback.is_over() {
            let next = playback.next_seed();
            assert!(next > playback.at(), "a step forward stays at {next}");
            playback.seek(next);
            forward.push(next);
            assert_eq!(count(&playback.moment()), whole);
        }
        assert_eq!(forward.len(), stops + 1, "{:?}", playback.events());
        let mut back = vec![playback.at()];
        while playback.at() > 0.0 {
            let previous = playback.previous_seed();
            assert!(previous < playback.at(), "a step back stays at {previous}");
            playback.seek(previous);
            back.push(previous);
        }
        back.reverse();
        assert_eq!(forward, back);
        // From between two stops, each way leads to the nearer one of that way.
        for pair in forward.windows(2) {
            playback.seek(f32::midpoint(pair[0], pair[1]));
            assert_eq!((playback.previous_seed(), playback.next_seed()), (pair[0], pair[1]));
        }
    }
}

/// Where a step stops every seed is counted: in a hole, in a store, or in the hand.
#[test]
fn where_a_step_stops_nothing_is_in_the_air() {
    for (board, told) in stories() {
        let mut playback = Playback::new(&board, told);
        playback.seek(playback.length());
        while playback.at() > 0.0 {
            playback.seek(playback.previous_seed());
            assert!(playback.moment().flights.is_empty(), "{:?} at {}", playback.current(), playback.at());
        }
    }
}

/// A hole out of which seeds were taken is pointed out with their number, and all that is taken is pointed out.
#[test]
fn holes_that_were_robbed_are_pointed_out_at_rest() {
    let mut robbed = 0;
    for (board, told) in stories() {
        let since = told.events.iter().rposition(|event| matches!(event, Event::Begin { .. } | Event::RoundOver(_))).map_or(0, |at| at + 1);
        let taken: u32 = told.events[since..]
            .iter()
            .map(|&event| match event {
                Event::Capture { last_taken, seeds, .. } => u32::from(last_taken + seeds),
                Event::Singles { mine_taken, taken, .. } => u32::from(mine_taken + taken),
                _ => 0,
            })
            .sum();
        let mut playback = Playback::new(&board, told);
        playback.seek(playback.length());
        let mut marks = Marks::default();
        trail(&mut marks, &playback);
        assert_eq!(marks.taken.iter().map(|(_, seeds)| u32::from(*seeds)).sum::<u32>(), taken, "{:?}", playback.events());
        robbed += usize::from(taken > 0);
    }
    assert!(robbed > 20, "only {robbed} turns take anything");
}

/// With reduced motion nothing is ever in the air but what a hand holds, the hand stands over a hole, and all stays as it is
/// from one step to the next.
#[test]
fn in_steps_nothing_flies() {
    for (board, told) in stories() {
        let whole = told.before.total();
        let mut playback = Playback::new(&board, told);
        while !playback.is_over() {
            let (here, next) = (playback.at(), playback.next_seed());
            let sows = playback
                .current()
                .is_some_and(|event| matches!(playback.events()[event], Event::Lap { .. }) && here > playback.start_of(event));
            let shown = playback.moment_in(Motion::Stepped);
            assert_eq!(count(&shown), whole);
            for part in [0.3, 0.7, 0.99] {
                playback.seek(here + (next - here) * part);
                let moment = playback.moment_in(Motion::Stepped);
                assert_eq!(moment, shown, "between {here} and {next}");
                assert!(moment.flights.is_empty() && moment.hand.is_none_or(|hand| hand.progress == 0.0));
            }
            playback.seek(next);
            assert!(!sows || playback.moment_in(Motion::Stepped) != shown, "each seed that falls is seen, at {next}");
        }
        assert_eq!(playback.moment_in(Motion::Stepped), playback.moment());
    }
}

#[test]
fn steps_by_laps_stop_at_every_lap() {
    for (board, told) in stories() {
        let laps = told.events.iter().filter(|event| matches!(event, Event::Lap { .. })).count();
        let starts_with_lap = matches!(told.events.first(), Some(Event::Lap { .. }));
        let mut playback = Playback::new(&board, told);
        let mut forward = vec![0.0];
        while !playback.is_over() {
            playback.seek(playback.next_lap());
            forward.push(playback.at());
        }
        assert_eq!(forward.len(), laps + 1 + usize::from(!starts_with_lap), "{:?}", playback.events());
        let mut back = vec![playback.at()];
        while playback.at() > 0.0 {
            playback.seek(playback.previous_lap());
            back.push(playback.at());
        }
        back.reverse();
        assert_eq!(forward, back);
    }
}

/// Law 5: before and the events make after; no seed is lost on the way, and at both ends all lie still.
#[test]
fn the_ends_are_the_positions_before_and_after() {
    for (board, told) in stories() {
        let after = told.events.iter().fold(told.before, |mut position, &event| {
            position.apply(&board, event);
            position
        });
        let before = told.before;
        let mut playback = Playback::new(&board, told);
        playback.seek(f32::INFINITY);
        assert_eq!(playback.moment(), Moment::still(&board, &after));
        assert_eq!((*playback.position(), playback.current()), (after, None));
        for number in (0..=playback.events().len()).rev().step_by(7) {
            playback.seek(playback.start_of(number / 2));
            let expected = playback.events()[..number].iter().fold(before, |mut position, &event| {
                position.apply(&board, event);
                position
            });
            assert_eq!(playback.position_before(number), expected);
        }
        playback.seek(-1.0);
        assert_eq!(playback.at(), 0.0);
        assert_eq!(playback.before(), &before);
        assert_eq!(count(&playback.moment()), before.total());
    }
}

/// A program in which a turn of 687 laps has just been played (`rules.md` section 8).
fn long_relay() -> App {
    let mut app = playing_from("leyla-gobale-gabradarre", "1,2,8,3,0,1/4,5,0,1,4,0 14-17 N 9");
    choose(&mut app, 'e');
    let laps = table(&app).playback().events().iter().filter(|event| matches!(event, Event::Lap { .. })).count();
    assert_eq!(laps, 687);
    app
}

/// The seconds until nothing moves, in frames of a sixtieth.
fn seconds_to_rest(app: &mut App) -> f32 {
    let mut frames: u16 = 1;
    while still_moves(app, 1.0 / 60.0) {
        frames += 1;
        assert!(frames < 60 * 120, "it goes on for minutes");
    }
    f32::from(frames) / 60.0
}

#[test]
fn every_speed_comes_to_an_end_and_the_faster_one_sooner() {
    for start in [long_relay as fn() -> App, || {
        let mut app = playing("layli-goobalay");
        choose(&mut app, 'A');
        app
    }] {
        let mut before = f32::INFINITY;
        for speed in Speed::ALL {
            let mut app = start();
            app.act(Action::Speed(speed));
            let seconds = seconds_to_rest(&mut app);
            assert!(seconds < before, "{speed:?} takes {seconds} s, the slower one {before} s");
            before = seconds;
            assert_shows_the_cursor(&app);
            if let Some(factor) = speed.factor() {
                assert!(seconds < 15.0 / factor, "{speed:?}: {seconds} s");
            } else {
                assert!(seconds < 0.02, "{speed:?}: {seconds} s");
            }
        }
    }
}

#[test]
fn a_long_relay_takes_seconds_at_the_usual_speed() {
    let seconds = seconds_to_rest(&mut long_relay());
    assert!((5.0..15.0).contains(&seconds), "{seconds} s");
}

#[test]
fn a_pause_holds_and_play_goes_on_or_starts_again() {
    let mut app = playing("layli-goobalay");
    choose(&mut app, 'A');
    app.tick(0.5);
    let at = table(&app).playback().at();
    assert!(at > 0.0);
    command(&mut app, Command::PlayPause);
    assert!(!still_moves(&mut app, 1.0));
    assert_eq!(table(&app).playback().at(), at);
    command(&mut app, Command::PlayPause);
    assert!(still_moves(&mut app, 0.1) && table(&app).playback().at() > at);

    command(&mut app, Command::Home);
    let at = table(&app).playback().at();
    assert!(!still_moves(&mut app, 1.0), "nothing moves where it is not seen");
    assert_eq!(table(&app).playback().at(), at);
    command(&mut app, Command::Continue);
    seconds_to_rest(&mut app);
    assert_shows_the_cursor(&app);

    command(&mut app, Command::PlayPause);
    assert_eq!(table(&app).playback().at(), 0.0, "at the end it plays the turn again");
    assert!(still_moves(&mut app, 0.1));
    assert_eq!(table(&app).session().len(), 1, "and nothing else");
}

#[test]
fn dragging_the_place_stops_the_playback_there() {
    let mut app = playing("fergen-gobale");
    choose(&mut app, 'A');
    for part in super::PARTS {
        let beat = part * table(&app).playback().length();
        assert_eq!(app.act(Action::Seek(beat)), []);
        assert!(!still_moves(&mut app, 1.0));
        assert_eq!(table(&app).playback().at(), beat);
    }
}

#[test]
fn the_round_and_the_mover_are_those_of_the_moment() {
    // The last turn of a round, the end of it, and the next one laid out.
    let mut app = playing_from("fergen-gobale", "1,0,0,0,0,0/0,0,0,0,0,0/10,10 20-19 S 9");
    choose(&mut app, 'A');
    assert_eq!(table(&app).session().game().rounds().len(), 1);
    let mut told = Vec::new();
    command(&mut app, Command::ToStart);
    while !table(&app).playback().is_over() {
        let now = (table(&app).round_seen(), table(&app).rounds_seen(), table(&app).mover_seen());
        if told.last() != Some(&now) {
            told.push(now);
        }
        command(&mut app, Command::SeedForward);
    }
    let next = table(&app).position().to_move();
    assert_eq!(told, [(1, 0, Some(Side::South)), (1, 0, None), (2, 1, None)]);
    assert_eq!((table(&app).round_seen(), table(&app).mover_seen()), (2, Some(next)));
}

#[test]
fn nobody_is_to_move_when_the_match_is_over() {
    let mut app = playing("layli-goobalay");
    choose(&mut app, 'A');
    app.act(Action::End(Ending::Resigned(Side::South)));
    command(&mut app, Command::ToEnd);
    assert_eq!((table(&app).round_seen(), table(&app).mover_seen()), (1, None));
    for _ in 0..2 {
        command(&mut app, Command::TurnBack);
    }
    assert_eq!(table(&app).mover_seen(), Some(Side::North));
}

#[test]
fn a_preview_says_whether_the_sowing_goes_on_after_its_lap() {
    let mut app = playing("layli-goobalay");
    for (letter, said) in [('A', true), ('b', false)] {
        let hole = super::hole(&app, letter);
        app.act(Action::Point(Some((hole, None))));
        let detail = app.narration(table(&app)).telling.detail;
        assert_eq!(detail.contains("The sowing goes on from"), said, "{letter}: {detail}");
    }
    let mut app = playing("huroy");
    let hole = super::hole(&app, 'A');
    choose(&mut app, 'A');
    app.act(Action::Point(Some((hole, Some(gobale::rules::Direction::Ccw)))));
    assert_eq!(table(&app).goes_on_from(), None, "a single lap is the whole turn");
    assert!(!table(&app).path().is_empty());
}

/// What is drawn of a lap goes the way its seeds went, hole by hole.
#[test]
fn the_way_shown_is_the_way_the_seeds_went() {
    for (board, told) in stories() {
        let mut playback = Playback::new(&board, told.clone());
        playback.seek(playback.length());
        let mut marks = Marks::default();
        trail(&mut marks, &playback);
        let ended = told.events.iter().rposition(|event| matches!(event, Event::RoundOver(_) | Event::Begin { .. }));
        let laps: Vec<_> = (ended.map_or(0, |at| at + 1)..told.events.len())
            .filter(|&number| matches!(told.events[number], Event::Lap { .. }))
            .map(|number| (told.events[number], playback.position_before(number).closed()))
            .collect();
        if laps.len() > TRACES {
            assert_eq!(marks.traces, Vec::<Vec<_>>::new());
            continue;
        }
        assert_eq!(marks.traces.len(), laps.len());
        for (trace, (lap, closed)) in marks.traces.iter().zip(laps) {
            let Event::Lap { from, seeds, direction, last } = lap else { continue };
            let drops: Vec<_> = board.drops(from, direction, closed).take(seeds.into()).collect();
            assert_eq!((trace[0], &trace[1..], trace.last()), (from, &drops[..], Some(&last)));
        }
    }
    let rules = rules("fergen-gobale");
    let mut app = playing_from("fergen-gobale", "0,0,3,0,0,1/2,0,0,0,0,0/0,0 0-0 S 2");
    choose(&mut app, 'C');
    command(&mut app, Command::ToEnd);
    let mut marks = Marks::default();
    trail(&mut marks, table(&app).playback());
    let letters: Vec<String> = marks.traces.iter().map(|trace| trace.iter().map(|&hole| rules.board().letter(hole)).collect()).collect();
    assert_eq!(letters, ["CXYD"], "between the halves the seeds cross the centre");
}
