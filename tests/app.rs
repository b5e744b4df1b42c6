//! The program without a window: actions in, state and effects out.

#![expect(clippy::float_cmp, reason = "a place in the playback that nothing moved is the very same number")]

mod analysis;
mod chaos;
mod claims;
mod computers;
mod cues;
mod editing;
mod exporting;
mod files;
mod lessons;
mod looking_back;
mod matches;
mod menus;
mod museum;
mod own_rules;
mod palette;
mod pasting;
mod playback;
mod predict;
mod readings;
mod refusals;
mod rounds;
mod rules_page;
mod settings;
mod settings_table;
mod told;
mod turn_list;

use std::sync::Arc;

use gobale::app::{Action, App, Choosing, Command, Effect, Setting, Settings, SettingsAction, Table};
use gobale::catalogue;
use gobale::rules::{Hole, Rules};
use gobale::scene::Moment;
use gobale::session::{Move, Session};
use gobale::words::Words;

/// Beats at which something is done in the middle of an animation, as parts of its length.
pub(crate) const PARTS: [f32; 5] = [0.0, 0.13, 0.5, 0.77, 1.0];

pub(crate) fn rules(id: &str) -> Arc<Rules> {
    catalogue::built_in(id).expect("shipped")
}

/// A program with this session on the table, as if it were kept from the last time.
pub(crate) fn with_session(session: Session) -> App {
    let mut app = App::new(Words::english(), Settings::default(), Some(session));
    app.act(Action::Command(Command::Continue));
    app
}

/// A program with a new match.
pub(crate) fn playing(id: &str) -> App {
    let mut app = App::new(Words::english(), Settings::default(), None);
    app.act(Action::New(rules(id)));
    app
}

/// A program with a match from a position.
pub(crate) fn playing_from(id: &str, position: &str) -> App {
    let rules = rules(id);
    let position = rules.parse_position(position).expect("a position");
    with_session(Session::from_position(rules, position))
}

pub(crate) fn table(app: &App) -> &Table {
    app.table().expect("a table")
}

pub(crate) fn hole(app: &App, letter: char) -> Hole {
    table(app).session().rules().board().hole_named(letter).expect("a hole")
}

pub(crate) fn choose(app: &mut App, letter: char) -> Vec<Effect> {
    let hole = hole(app, letter);
    app.act(Action::Choose(hole))
}

/// Lets time pass, and says whether something still moves.
pub(crate) fn still_moves(app: &mut App, seconds: f32) -> bool {
    app.tick(seconds);
    app.moves()
}

/// Chooses a value of a setting by its name, as the menu and the screen of settings do.
pub(crate) fn set(app: &mut App, setting: Setting, name: &str) -> Vec<Effect> {
    let choices = setting.pickers(app.words(), app.settings()).into_iter().flat_map(|picker| picker.choices);
    let change = choices.into_iter().find(|choice| choice.name == name).expect("a choice of that name").change;
    app.act(Action::Settings(SettingsAction::Change(change)))
}

pub(crate) fn command(app: &mut App, command: Command) -> Vec<Effect> {
    app.act(Action::Command(command))
}

/// Goes to the end of what is shown, over what a round came to.
pub(crate) fn to_end(app: &mut App) {
    command(app, Command::ToEnd);
    if table(app).waits_for_reader() {
        command(app, Command::PlayPause);
        command(app, Command::ToEnd);
    }
}

/// Makes a move as a person does, one choice after the other, and returns what it asks for.
pub(crate) fn make(app: &mut App, played: &Move) -> Vec<Effect> {
    to_end(app);
    match played {
        Move::Sow(turn) => {
            let mut effects = app.act(Action::Choose(turn.hole));
            if table(app).session().rules().fixed_direction().is_none() {
                assert_eq!(table(app).choosing(), Choosing::Direction(turn.hole));
                effects.extend(app.act(Action::ChooseDirection(turn.direction)));
            }
            if let Some(centre) = turn.claim {
                assert!(table(app).to_claim().contains(centre), "{:?}", table(app).choosing());
                effects.extend(command(app, Command::ToEnd));
                effects.extend(app.act(Action::Choose(centre)));
            }
            effects
        }
        Move::Arrange(numbers) => app.act(Action::SetOut(numbers.clone())),
        Move::End(ending) => app.act(Action::End(*ending)),
    }
}

/// Every seed of a moment: in holes and stores, in the hand, and in the air.
pub(crate) fn count(moment: &Moment) -> usize {
    let lying = moment.seeds.iter().chain([&moment.stores.south, &moment.stores.north]);
    let moving = moment.hand.iter().map(|hand| &hand.seeds).chain(moment.flights.iter().map(|flight| &flight.seeds));
    lying.chain(moving).map(|&seeds| usize::from(seeds)).sum()
}

/// Nothing moves, and what is shown is the position at the cursor.
pub(crate) fn assert_shows_the_cursor(app: &App) {
    let table = table(app);
    let game = table.session().game();
    assert!(table.is_at_rest() && !table.is_running());
    assert_eq!(table.playback().position(), game.position());
    assert_eq!(table.playback().moment(), Moment::still(game.rules().board(), game.position()));
    assert_eq!(table.playback().events(), table.session().clone().told().events);
    assert!(matches!(table.choosing(), Choosing::Nothing | Choosing::SetOut(_)), "nothing is half chosen");
    assert_eq!(table.refused(), None);
    // The same as if the session had just been put on the table.
    let new = Table::new(table.session().clone(), 0);
    assert_eq!((table.turns(), table.inviting(), table.rows()), (new.turns(), new.inviting(), new.rows()));
}
