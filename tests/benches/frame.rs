//! Times one frame of the Fergen table at 1280 × 800: the scene, its triangles, its pixels; and the pictures of an animation.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use egui::epaint::{ClippedPrimitive, Primitive};
use gobale::app::{Action, App, Command, Listing, Record, Settings};
use gobale::catalogue;
use gobale::export::{self, Film, Look, Order, Pixels, Source, Span, Story, Work};
use gobale::rules::{Direction, Holes, Side};
use gobale::scene::{Drawing, Hand, Marks, Material, Moment, Scene, Size, Theme, Tone, View, draw, draw_into};
use gobale::session::{Move, Session};
use gobale::ui::paint::raster::Raster;
use gobale::ui::{Window, paint};
use gobale::words::Words;

/// The room for the board beside a panel of 320.
const AREA: Size = Size { width: 880.0, height: 580.0 };

fn main() {
    divan::main();
}

/// Calls `run` with a view of a Fergen board in the midst of a turn.
fn with_view(run: impl FnOnce(&View)) {
    let rules = catalogue::built_in("fergen-gobale").expect("shipped");
    let board = rules.board();
    let position = rules.parse_position("0,4,2S,4,0,4/5,1,1,2S,4,3/7S,5 9-6 S 8").expect("a sound position");
    let mut moment = Moment::still(board, &position);
    let (from, to) = (board.hole_named('E').expect("a hole"), board.hole_named('F').expect("a hole"));
    moment.hand = Some(Hand { from, to, progress: 0.4, seeds: 3 });
    let path = board.drops(from, Direction::Ccw, Holes::NONE).take(12).collect();
    let marks = Marks { invite: board.row_set(Side::South), path, traces: vec![vec![from, to]], ..Marks::default() };
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    let view = View { to_move: Some(Side::South), ..View::new(board, &moment, &marks, &theme) };
    run(&view);
}

/// A frame of egui around what `show` paints.
fn frame(context: &egui::Context, mut show: impl FnMut(&egui::Painter)) -> Vec<ClippedPrimitive> {
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0));
    let input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
    let mut output = context.run_ui(input, |ui| show(ui.painter()));
    output.textures_delta.clear();
    context.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point)
}

fn vertices(primitives: &[ClippedPrimitive]) -> usize {
    let of = |primitive: &ClippedPrimitive| if let Primitive::Mesh(mesh) = &primitive.primitive { mesh.vertices.len() } else { 0 };
    primitives.iter().map(of).sum()
}

fn context() -> egui::Context {
    let context = egui::Context::default();
    paint::install_fonts(&context);
    // The fonts are there from the second frame on.
    frame(&context, |_| {});
    context
}

/// The scene alone.
#[divan::bench]
fn scene(bencher: Bencher) {
    with_view(|view| {
        let mut scene = Scene::new(AREA);
        bencher.bench_local(|| draw_into(black_box(view), &mut scene));
        assert!(scene.shapes.len() > 200);
    });
}

/// All of the window in the midst of a turn: bar, board, sentence, timeline, list of turns, and their triangles.
#[divan::bench]
fn window(bencher: Bencher) {
    let rules = catalogue::built_in("fergen-gobale").expect("shipped");
    let mut session = Session::new(rules);
    for turn in ["D", "b", "A", "b", "A+X", "c", "E"] {
        let played = Move::parse(session.rules(), turn).expect("a turn");
        session.play(played).expect("an allowed turn");
    }
    let mut app = App::new(Words::english(), Settings::default(), Some(session));
    app.act(Action::Command(Command::Continue));
    app.act(Action::Seek(9.4));
    let mut window = Window::new(app);
    let context = context();
    let mut triangles = 0;
    bencher.bench_local(|| {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0));
        let input = egui::RawInput { screen_rect: Some(screen), time: Some(1.0), ..Default::default() };
        let mut output = context.run_ui(input, |ui| {
            window.show(ui);
        });
        output.textures_delta.clear();
        triangles = vertices(&context.tessellate(output.shapes, output.pixels_per_point));
    });
    assert!(triangles > 1000);
}

/// Times frames in which the mouse moves over a window.
fn under_the_mouse(bencher: Bencher, app: App) {
    let mut window = Window::new(app);
    let context = context();
    let (mut triangles, mut step) = (0, 0);
    bencher.bench_local(|| {
        step += 1;
        let at = egui::pos2(300.0 + (step % 7) as f32, 400.0 + (step % 5) as f32);
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0))),
            time: Some(1.0 + f64::from(step) / 60.0),
            events: vec![egui::Event::PointerMoved(at)],
            ..Default::default()
        };
        let mut output = context.run_ui(input, |ui| {
            window.show(ui);
        });
        output.textures_delta.clear();
        triangles = vertices(&context.tessellate(output.shapes, output.pixels_per_point));
    });
    assert!(triangles > 1000);
}

/// Home, with its nine boards.
#[divan::bench]
fn home(bencher: Bencher) {
    under_the_mouse(bencher, App::new(Words::english(), Settings::default(), None));
}

/// Five hundred past games.
#[divan::bench]
fn past_games(bencher: Bencher) {
    let words = Words::english();
    let mut app = App::new(Words::english(), Settings::default(), None);
    app.act(Action::Command(Command::Records));
    let session = Session::new(catalogue::built_in("huroy").expect("shipped"));
    let record = |number: usize| Record::new(&words, format!("{number}.ron"), None, Ok(&session));
    app.act(Action::RecordsRead(Ok(Listing { records: (0..500).map(record).collect(), older: 0 })));
    under_the_mouse(bencher, app);
}

/// The list of the parts and their licences.
#[divan::bench]
fn about(bencher: Bencher) {
    let mut app = App::new(Words::english(), Settings::default(), None);
    app.act(Action::Command(Command::About));
    under_the_mouse(bencher, app);
}

/// The scene, its painting and its triangles.
#[divan::bench]
fn whole_frame(bencher: Bencher) {
    with_view(|view| {
        let context = context();
        let mut scene = Scene::new(AREA);
        let mut primitives = Vec::new();
        bencher.bench_local(|| {
            primitives = frame(&context, |painter| {
                draw_into(black_box(view), &mut scene);
                paint::paint(painter, egui::pos2(30.0, 50.0), &scene);
            });
        });
        assert!(vertices(&primitives) > 1000);
    });
}

/// The pixels of a frame, for picture files and tests.
#[divan::bench(sample_count = 20)]
fn pixels(bencher: Bencher) {
    with_view(|view| {
        let context = egui::Context::default();
        paint::install_fonts(&context);
        let scene = draw(view, AREA);
        let mut raster = Raster::default();
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0));
        let mut frame = || {
            let input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
            let mut output = context.run_ui(input, |ui| paint::paint(ui.painter(), egui::pos2(30.0, 50.0), &scene));
            raster.update(&mut output.textures_delta);
            output
        };
        frame();
        let output = frame();
        let mut picture = image::RgbaImage::default();
        bencher.bench_local(|| picture = raster.picture(&context, &output, paint::colour(view.theme.window)));
        assert_eq!(picture.dimensions(), (1280, 800));
    });
}

/// An animation of a turn as a GIF, at the size that is offered: an item is one picture of it.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn animation(bencher: Bencher) {
    let words = Words::english();
    let mut session = Session::new(catalogue::built_in("fergen-gobale").expect("shipped"));
    session.play(Move::parse(session.rules(), "A").expect("a turn")).expect("an allowed turn");
    let film = Film::new(&Story::of(&session), Span::Turn(None)).expect("short enough");
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    let look = Box::new(Look { theme, flipped: false, numbers: true, letters: true });
    let order = Order::Film { span: Span::Turn(None), pixels: Pixels::FILM, look };
    let source = Source::new(session, &words);
    let mut file = Vec::new();
    bencher.counter(ItemsCount::new(film.len())).bench_local(|| {
        file = export::make(&words, &source, &order, &Work::default()).expect("made");
    });
    assert!(file.starts_with(b"GIF89a"));
}

/// An empty frame of egui, to be taken off.
#[divan::bench]
fn empty_frame(bencher: Bencher) {
    let context = context();
    bencher.bench_local(|| frame(&context, |_| {}));
    with_view(|view| assert!(!draw(view, AREA).shapes.is_empty()));
}
