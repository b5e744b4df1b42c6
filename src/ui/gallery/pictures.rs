//! Pictures of the program's own screens, painted without a window or a graphics card.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::app::exercise::ExerciseAction;
use crate::app::lessons::LessonAction;
use crate::app::{Action, App, Brightness, Command, CompareAction, Effect, RulesPageAction, Settings, Tab};
use crate::catalogue;
use crate::outside::thinker;
use crate::rules::options::RuleOption;
use crate::rules::{Clause, Event, Rules, Side};
use crate::scene::BoardLook;
use crate::session::{Move, Session};
use crate::ui::paint::{self, raster::Raster};
use crate::ui::window::Window;
use crate::words::Words;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Home,
    Fergen,
    Sowing,
    Huroy,
    RoundEnd,
    Analysis,
    Lesson,
    Rules,
    Readings,
}

/// The name of each picture, what it shows, its size, whether it is dark, and what its board looks like.
const PICTURES: [(&str, Subject, [u32; 2], Brightness, BoardLook); 17] = [
    ("home", Subject::Home, [1280, 800], Brightness::Light, BoardLook::Game),
    ("home-small-dark", Subject::Home, [800, 560], Brightness::Dark, BoardLook::Game),
    ("fergen-pair-and-claim", Subject::Fergen, [1280, 800], Brightness::Light, BoardLook::Game),
    ("fergen-pair-and-claim-small-dark", Subject::Fergen, [800, 560], Brightness::Dark, BoardLook::Game),
    ("sowing", Subject::Sowing, [1280, 800], Brightness::Light, BoardLook::Game),
    ("sowing-dark", Subject::Sowing, [1280, 800], Brightness::Dark, BoardLook::Game),
    ("huroy-small-dark", Subject::Huroy, [800, 560], Brightness::Dark, BoardLook::Game),
    ("huroy", Subject::Huroy, [1280, 800], Brightness::Light, BoardLook::Game),
    ("slate", Subject::Fergen, [1280, 800], Brightness::Light, BoardLook::Slate),
    ("paper", Subject::Fergen, [1280, 800], Brightness::Light, BoardLook::Paper),
    ("earth-dark", Subject::Fergen, [1280, 800], Brightness::Dark, BoardLook::Earth),
    ("high-contrast-dark", Subject::Fergen, [1280, 800], Brightness::Dark, BoardLook::HighContrast),
    ("analysis", Subject::Analysis, [1280, 800], Brightness::Light, BoardLook::Game),
    ("lesson", Subject::Lesson, [1280, 800], Brightness::Light, BoardLook::Game),
    ("rules", Subject::Rules, [1280, 800], Brightness::Light, BoardLook::Game),
    ("readings", Subject::Readings, [1280, 800], Brightness::Light, BoardLook::Game),
    ("round-end", Subject::RoundEnd, [1280, 800], Brightness::Light, BoardLook::Game),
];

/// Paints the screens into a folder, and returns the names of the files.
pub fn write_all(folder: &Path) -> io::Result<Vec<String>> {
    std::fs::create_dir_all(folder)?;
    let mut names = Vec::new();
    for (name, subject, [width, height], brightness, board) in PICTURES {
        let mut window = window_on(subject, Settings { brightness, board, ..Settings::default() });
        let picture = screen(&mut window, [width as f32, height as f32], 1.0);
        let file = format!("{name}.png");
        picture.save(folder.join(&file)).map_err(io::Error::other)?;
        names.push(file);
    }
    Ok(names)
}

/// Paints one frame of a window, after a few that let it settle.
pub fn screen(window: &mut Window, size: [f32; 2], pixels_per_point: f32) -> image::RgbaImage {
    let ctx = egui::Context::default();
    paint::install_fonts(&ctx);
    let mut raster = Raster::default();
    let mut picture = image::RgbaImage::new(1, 1);
    // Time passes between the frames, so that what fades in has done so.
    for frame in 0..4 {
        let mut input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size[0], size[1]))),
            time: Some(f64::from(frame)),
            ..egui::RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&egui::ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(pixels_per_point);
        }
        let mut output = ctx.run_ui(input, |ui| {
            window.show(ui);
        });
        raster.update(&mut output.textures_delta);
        let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
        let [width, height] = size.map(|side| (side * output.pixels_per_point).round() as usize);
        picture = raster.paint([width, height], output.pixels_per_point, egui::Color32::BLACK, &primitives);
    }
    picture
}

/// A window that shows it.
pub(super) fn window_on(subject: Subject, settings: Settings) -> Window {
    let mut app = App::new(Words::english(), settings, None);
    let session = match subject {
        Subject::Huroy => Some(huroy()),
        Subject::RoundEnd => Some(round_end()),
        Subject::Analysis => Some(late()),
        Subject::Fergen | Subject::Sowing => Some(fergen()),
        Subject::Home | Subject::Lesson | Subject::Rules | Subject::Readings => None,
    };
    if session.is_some() {
        app = App::new(Words::english(), app.settings().clone(), session);
        app.act(Action::Command(Command::Continue));
    }
    match subject {
        Subject::Sowing => {
            // The middle of a turn of several laps.
            let beat = app.table().map_or(0.0, |table| table.playback().length() * 0.42 + 0.4);
            app.act(Action::Seek(beat));
        }
        Subject::Huroy => {
            let beat = app.table().map_or(0.0, |table| table.playback().length() - 1.4);
            app.act(Action::Seek(beat));
        }
        Subject::RoundEnd => {
            // What the round came to waits to be read.
            app.act(Action::Command(Command::ToStart));
            app.act(Action::Command(Command::ToEnd));
        }
        Subject::Analysis => {
            app.act(Action::ShowTab(Tab::Analysis));
            let mut effects = app.act(Action::Command(Command::Weigh));
            while let Some(Effect::Think(errand)) = effects.pop() {
                effects = thinker::serve(*errand).into_iter().flat_map(|thought| app.act(thought)).collect();
            }
        }
        Subject::Lesson => answer_wrongly(&mut app),
        Subject::Rules => {
            // The example of a rule that stands in sight.
            app.act(Action::RulesPage(RulesPageAction::Open(Arc::clone(&catalogue::all()[0]))));
            app.act(Action::RulesPage(RulesPageAction::Watch(Clause::CentreTwice)));
            app.act(Action::Command(Command::ToEnd));
        }
        Subject::Readings => {
            app.act(Action::Compare(CompareAction::Example(RuleOption::Centre)));
            app.act(Action::Compare(CompareAction::ToParting));
        }
        Subject::Home | Subject::Fergen => {}
    }
    Window::new(app)
}

/// A question of a lesson, answered wrongly, and what really happens.
fn answer_wrongly(app: &mut App) {
    app.act(Action::Lesson(LessonAction::Open("relay".to_owned())));
    app.act(Action::Lesson(LessonAction::GoTo(1)));
    let Some(exercise) = app.exercise() else { return };
    let Some(ask) = exercise.ask() else { return };
    let (rules, position) = (exercise.rules(), *exercise.position());
    // Of the holes where the seed does not fall, one that it passes.
    let wrong = ask.replies(rules, position).into_iter().filter(|&reply| !ask.is_right(rules, position, reply)).nth(7);
    if let Some(reply) = wrong {
        app.act(Action::Exercise(ExerciseAction::Pick(reply)));
        app.act(Action::Exercise(ExerciseAction::Check));
        app.act(Action::Command(Command::ToEnd));
    }
}

/// A game with a pair and a claimed centre: the first one that a plain search of openings meets.
fn fergen() -> Session {
    first_line("fergen-gobale", 9, |session| {
        let position = session.game().position();
        let owned = position.owned(Side::South).union(position.owned(Side::North));
        let shown = session.game().rules().board().centre_set().intersection(owned).len() == 1;
        shown && session.line().len() >= 7
    })
}

/// A game far enough on for every turn to be weighed to the end in no time.
fn late() -> Session {
    first_line("fergen-gobale", 18, |session| session.line().len() == 18 && session.game().turns().len() > 2)
}

/// A game whose first round ended with one central hole claimed and seeds left in the other.
fn round_end() -> Session {
    first_line("fergen-gobale", 80, |session| {
        let mut session = session.clone();
        let told = session.told();
        let claimed = told.before.all_owned().intersection(session.rules().board().centre_set());
        claimed.len() == 1 && told.events.iter().any(|event| matches!(event, Event::Left { .. }))
    })
}

/// A game at a turn that starts with a capture of single seeds.
fn huroy() -> Session {
    first_line("huroy", 8, |session| session.line().len() >= 6 && session.game().standing() != session.game().position())
}

/// Plays by a fixed rule of thumb until the session is worth a picture.
fn first_line(id: &str, most: usize, worth: impl Fn(&Session) -> bool) -> Session {
    let rules: Arc<Rules> = catalogue::built_in(id).unwrap_or_else(|| Arc::clone(&catalogue::all()[0]));
    for seed in 0..5000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut session = Session::new(Arc::clone(&rules));
        for _ in 0..most {
            let turns = session.game().turns();
            if turns.is_empty() || session.play(Move::Sow(turns[random.usize(..turns.len())])).is_err() {
                break;
            }
            if worth(&session) {
                return session;
            }
        }
    }
    Session::new(rules)
}
