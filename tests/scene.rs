//! Laws of the drawn board, and pictures of it to look at.

use std::path::PathBuf;

use gobale::catalogue;
use gobale::rules::board::{Crossing, ROW};
use gobale::rules::{Board, BySide, Hole, Holes, Position, Rules, Side};
use gobale::scene::seeds::{self, LENGTH};
use gobale::scene::shape::{Anchor, Reader, Text, Weight};
use gobale::scene::{Drawing, Flight, Hand, Layout, Marks, Material, Moment, Scene, Shape, Size, Spot, Theme, Tone, View, draw, point};
use gobale::ui::paint::{self, raster::Raster};

/// The areas the board must look right in: the smallest window, the usual one, a small and a large one.
const SIZES: [Size; 4] = [
    Size { width: 760.0, height: 330.0 },
    Size { width: 880.0, height: 580.0 },
    Size { width: 420.0, height: 300.0 },
    Size { width: 1900.0, height: 1000.0 },
];

/// Every shape a board can have.
fn boards() -> impl Iterator<Item = Board> {
    ROW.flat_map(|row| [None, Some(Crossing::Twice)].into_iter().filter_map(move |centre| Board::new(row, centre)))
}

/// Every board in every area, both ways round.
fn layouts() -> impl Iterator<Item = (Board, Layout)> {
    boards().flat_map(|board| {
        SIZES.into_iter().flat_map(move |size| {
            let board = board.clone();
            [false, true].into_iter().map(move |flipped| (board.clone(), Layout::new(&board, flipped, size)))
        })
    })
}

#[test]
fn the_square_around_a_hole_is_its_alone() {
    for (board, layout) in layouts() {
        for (hole, other) in
            board.holes().flat_map(|hole| board.holes().filter(move |&other| other != hole).map(move |other| (hole, other)))
        {
            let way = layout.centre(hole) - layout.centre(other);
            assert!(way.x.abs().max(way.y.abs()) >= 2.0 * layout.radius, "{board:?} {:?}", layout.size);
        }
    }
}

#[test]
fn holes_lie_apart_on_the_board_and_in_the_area() {
    for (board, layout) in layouts() {
        let Size { width, height } = layout.size;
        for hole in board.holes() {
            let at = layout.centre(hole);
            assert!(layout.radius >= 10.0, "{board:?} {:?}", layout.size);
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                assert!(layout.on_board(at + point(x, y) * layout.radius, 0.0), "{board:?} {:?} {hole:?}", layout.size);
            }
            for other in board.holes().filter(|&other| other > hole) {
                let gap = (layout.centre(other) - at).length() - 2.0 * layout.radius;
                assert!(gap > layout.radius * 0.2, "{board:?} {:?} {hole:?} {other:?}: {gap}", layout.size);
            }
        }
        let rects = Side::BOTH.into_iter().flat_map(|side| [layout.stores[side], layout.names[side]]).chain([layout.frame]);
        let rects: Vec<_> = rects.collect();
        for (index, rect) in rects.iter().enumerate() {
            let (before, beyond) = (rect.min.x.min(rect.min.y), (rect.max.x - width).max(rect.max.y - height));
            assert!(before > -0.01 && beyond < 0.01, "{:?} {rect:?}", layout.size);
            assert!(rect.width() > 80.0 && rect.height() >= 27.9, "{:?} {rect:?}", layout.size);
            for other in &rects[index + 1..] {
                let apart =
                    rect.max.x <= other.min.x || other.max.x <= rect.min.x || rect.max.y <= other.min.y || other.max.y <= rect.min.y;
                assert!(apart, "{board:?} {:?}: {rect:?} {other:?}", layout.size);
            }
        }
    }
}

#[test]
fn flipping_turns_the_board_half_round() {
    for board in boards() {
        for size in SIZES {
            let (layout, turned) = (Layout::new(&board, false, size), Layout::new(&board, true, size));
            for hole in board.holes() {
                let there = point(size.width, size.height) - turned.centre(hole);
                assert!((there - layout.centre(hole)).length() < 0.01);
                assert!((turned.centre(board.turned(hole)) - layout.centre(hole)).length() < 0.01);
            }
            assert_eq!(layout.stores.south, turned.stores.north);
            assert!(layout.stores.south.min.y > layout.stores.north.max.y);
        }
    }
}

#[test]
fn seeds_lie_in_their_hole_and_apart_from_their_neighbours() {
    for hole in 0..26 {
        let places: Vec<_> = (0..255).map(|number| seeds::place(hole, number)).collect();
        for place in &places {
            assert!(place.at.length() + LENGTH * place.size < 0.99, "{hole}: {place:?}");
        }
        for (index, place) in places[..12].iter().enumerate() {
            for other in &places[index + 1..12] {
                assert!((place.at - other.at).length() > 0.2, "{hole}: {place:?} {other:?}");
            }
        }
    }
}

#[test]
fn seeds_never_jump() {
    let board = Board::new(6, None).expect("a board");
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::Earth));
    let marks = Marks::default();
    let size = SIZES[1];
    // What is drawn for a number of seeds begins with what is drawn for one seed less.
    let drawn = |seeds: u8| {
        let mut moment = empty(&board);
        moment.seeds[3] = seeds;
        moment.stores.south = seeds;
        let view = View { numbers: false, letters: false, ..view(&board, &moment, &marks, &theme) };
        draw(&view, size).shapes.into_iter().filter(|shape| matches!(shape, Shape::Ellipse(_))).collect::<Vec<_>>()
    };
    for seeds in 0..60 {
        let (fewer, more) = (drawn(seeds), drawn(seeds + 1));
        assert!(fewer.iter().all(|ellipse| more.contains(ellipse)), "{seeds}");
        assert_eq!(more.len(), fewer.len() + 4);
    }
}

#[test]
fn flights_begin_and_end_where_the_seeds_lie() {
    let board = Board::new(6, None).expect("a board");
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::Earth));
    let marks = Marks::default();
    let (from, other, store) = (hole(&board, 'B'), hole(&board, 'e'), Side::South);
    let still = |in_from, in_other, in_store| {
        let mut moment = empty(&board);
        moment.seeds[from.index()] = in_from;
        moment.seeds[other.index()] = in_other;
        moment.stores[store] = in_store;
        moment
    };
    let seeds = |moment: &Moment| {
        let view = View { numbers: false, ..view(&board, moment, &marks, &theme) };
        draw(&view, SIZES[1]).shapes.into_iter().filter(|shape| matches!(shape, Shape::Ellipse(_))).collect::<Vec<_>>()
    };
    let flying = |progress| {
        let to = Spot::Store(store);
        let flights =
            vec![Flight { from: Spot::Hole(from), to, seeds: 1, progress }, Flight { from: Spot::Hole(other), to, seeds: 5, progress }];
        Moment { flights, ..still(0, 0, 3) }
    };
    for (progress, moment) in [(0.0, still(1, 5, 3)), (1.0, still(0, 0, 9))] {
        let (in_the_air, lying) = (seeds(&flying(progress)), seeds(&moment));
        assert_eq!(in_the_air.len(), lying.len());
        assert!(in_the_air.iter().all(|seed| lying.contains(seed)), "at {progress}");
    }
}

#[test]
fn any_size_can_be_drawn() {
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    for board in boards() {
        let mut moment = empty(&board);
        moment.seeds.fill(8);
        moment.stores.south = 40;
        for (width, height) in [(0.0, 0.0), (1.0, 1.0), (60.0, 25.0), (90.0, 2000.0), (4000.0, 100.0)] {
            let scene = draw(&view(&board, &moment, &Marks::default(), &theme), Size { width, height });
            for shape in &scene.shapes {
                if let Shape::Ellipse(ellipse) = shape {
                    assert!(ellipse.centre.length().is_finite() && ellipse.rx >= 0.0 && ellipse.ry >= 0.0);
                }
                if let Shape::Path(path) = shape {
                    assert!(path.points.iter().all(|at| at.length().is_finite()));
                }
            }
        }
    }
    let moment = empty(&Board::new(6, None).expect("a board"));
    let board = Board::new(6, None).expect("a board");
    let scene = draw(&view(&board, &moment, &Marks::default(), &theme), Size { width: 12.0, height: 9.0 });
    picture(&scene, &theme, 1.0);
}

#[test]
fn every_text_lies_in_the_area() {
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    let huroy = rules("huroy");
    let ends = huroy.spec().ends.as_ref();
    for board in boards() {
        let mut moment = empty(&board);
        moment.seeds.fill(8);
        moment.stores = BySide { south: 120, north: 17 };
        let path: Vec<Hole> = board.circuit(gobale::rules::Direction::Ccw).chain(board.holes()).collect();
        let hand = Hand { from: hole(&board, 'A'), to: hole(&board, 'B'), progress: 0.5, seeds: 24 };
        moment.hand = Some(hand);
        let taken = board.holes().map(|hole| (hole, 24)).collect();
        let marks = Marks { path, taken, ..Marks::default() };
        for size in SIZES {
            for flipped in [false, true] {
                let scene = draw(&View { flipped, ends, ..view(&board, &moment, &marks, &theme) }, size);
                for text in texts(&scene) {
                    assert!(text.size >= 11.0, "{text:?}");
                    let (width, height) = (0.66 * text.size * text.string.chars().count() as f32, 0.75 * text.size);
                    let left = match text.anchor {
                        Anchor::Start => text.at.x,
                        Anchor::Middle => text.at.x - width / 2.0,
                        Anchor::End => text.at.x - width,
                    };
                    let inside =
                        left >= 0.0 && left + width <= size.width && text.at.y >= height / 2.0 && text.at.y + height / 2.0 <= size.height;
                    assert!(inside, "{} holes in {size:?}: {text:?}", board.hole_count());
                }
            }
        }
    }
}

#[test]
fn the_number_of_a_hand_never_runs_into_that_of_a_hole() {
    let theme = Theme::new(Tone::Light, Drawing::Outlined);
    for board in boards().filter(|board| [2, 6, 12].contains(&board.row_len())) {
        let ways: Vec<Hole> = board.circuit(gobale::rules::Direction::Ccw).collect();
        for (size, type_scale) in [(SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[2], 1.0), (SIZES[0], 2.0), (SIZES[3], 3.0)] {
            for (index, &from) in ways.iter().enumerate() {
                for progress in [0.0, 0.1, 0.25, 0.4, 0.5, 0.75, 0.9] {
                    let mut moment = empty(&board);
                    moment.seeds.fill(18);
                    moment.hand = Some(Hand { from, to: ways[(index + 1) % ways.len()], progress, seeds: 44 });
                    let scene = draw(&View { letters: false, type_scale, ..view(&board, &moment, &Marks::default(), &theme) }, size);
                    let held = texts(&scene).find(|text| text.string == "44").expect("its number");
                    for other in texts(&scene).filter(|text| text.string == "18") {
                        let (x, y) = ((held.at.x - other.at.x).abs(), (held.at.y - other.at.y).abs());
                        // Their ends are round: a point or two at their corners is nothing.
                        let (wide, high) = (2.28 * other.size - 2.0, 1.5 * other.size);
                        assert!(
                            x >= wide || y >= high,
                            "{} holes in {size:?}, {from:?} at {progress}: {x}, {y} of {wide}, {high}",
                            board.hole_count()
                        );
                    }
                }
            }
        }
    }
}

fn texts(scene: &Scene) -> impl Iterator<Item = &Text> {
    scene.shapes.iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None })
}

/// Where the keyboard is looks one way on a hole that may be lifted, and another on one that may not.
#[test]
fn a_frame_is_no_ring_of_a_hole_that_may_be_lifted() {
    for tone in [Tone::Light, Tone::Dark] {
        let theme = Theme::new(tone, Drawing::Lit(Material::CarvedWood));
        let rules = rules("huroy");
        let (moment, a) = (Moment::still(rules.board(), &rules.start()), hole(rules.board(), 'A'));
        let [invited, focused, framed] = [
            Marks { invite: [a].into_iter().collect(), ..Marks::default() },
            Marks { invite: [a].into_iter().collect(), focus: Some(a), ..Marks::default() },
            Marks { keyboard: Some(a), ..Marks::default() },
        ]
        .map(|marks| picture(&draw(&view(rules.board(), &moment, &marks, &theme), SIZES[0]), &theme, 1.0));
        assert!(framed != invited && framed != focused && invited != focused);
        let dashes = |marks: &Marks| {
            let scene = draw(&view(rules.board(), &moment, marks, &theme), SIZES[0]);
            format!("{:?}", scene.shapes).matches("dash: Some").count()
        };
        let framed = Marks { keyboard: Some(a), ..Marks::default() };
        assert!(dashes(&framed) > dashes(&Marks::default()), "it is told by its form, not by its colour");
    }
}

#[test]
fn a_picture_is_the_same_from_run_to_run() {
    let rules = rules("fergen-gobale");
    let moment = Moment::still(rules.board(), &rules.start());
    let (theme, marks) = (Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood)), Marks::default());
    let scene = draw(&view(rules.board(), &moment, &marks, &theme), SIZES[0]);
    let (one, two) = (picture(&scene, &theme, 1.0), picture(&scene, &theme, 1.0));
    assert!(one == two);
    let window = one.get_pixel(1, 1).0;
    assert_eq!(window[..3], [theme.window.r, theme.window.g, theme.window.b]);
    assert!(one.pixels().filter(|pixel| pixel.0 != window).count() > 80_000, "most of the area is board");
    assert!(one.pixels().all(|pixel| pixel.0[3] == 255));
}

// Pictures to look at.

fn rules(id: &str) -> std::sync::Arc<Rules> {
    catalogue::built_in(id).expect("shipped")
}

fn hole(board: &Board, letter: char) -> Hole {
    board.hole_named(letter).expect("a hole of this board")
}

fn empty(board: &Board) -> Moment {
    Moment {
        seeds: vec![0; board.hole_count()],
        stores: BySide::default(),
        owned: BySide::default(),
        closed: Holes::NONE,
        hand: None,
        flights: Vec::new(),
    }
}

#[test]
fn counts_in_stores_grow_with_the_text() {
    let rules = rules("fergen-gobale");
    let (moment, theme) = (Moment::still(rules.board(), &rules.start()), Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood)));
    let marks = Marks::default();
    for size in SIZES {
        let count = |type_scale: f32| {
            let view = View { type_scale, ..view(rules.board(), &moment, &marks, &theme) };
            let layout = Layout::scaled(rules.board(), false, size, type_scale);
            let scene = draw(&view, size);
            let lies = |text: &&Text| text.string == "0" && text.at.y > layout.stores.south.min.y && text.at.x > layout.stores.south.min.x;
            scene
                .shapes
                .iter()
                .filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None })
                .find(lies)
                .expect("a count")
                .size
        };
        let [usual, larger, largest] = [1.0, 1.5, 2.5].map(count);
        assert!(larger > usual * 1.1 && largest >= larger, "{size:?}: {usual} {larger} {largest}");
    }
}

fn view<'a>(board: &'a Board, moment: &'a Moment, marks: &'a Marks, theme: &'a Theme) -> View<'a> {
    View { to_move: Some(Side::South), ..View::new(board, moment, marks, theme) }
}

/// Paints a scene to pixels, as a window would show it.
pub(crate) fn picture(scene: &Scene, theme: &Theme, scale: f32) -> image::RgbaImage {
    let context = egui::Context::default();
    paint::install_fonts(&context);
    let mut raster = Raster::default();
    let mut frame = || {
        let screen = egui::vec2(scene.size.width, scene.size.height);
        let mut input = egui::RawInput { screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, screen)), ..Default::default() };
        input.viewports.entry(egui::ViewportId::ROOT).or_default().native_pixels_per_point = Some(scale);
        let mut output = context.run_ui(input, |ui| paint::paint(ui.painter(), egui::Pos2::ZERO, scene));
        raster.update(&mut output.textures_delta);
        output
    };
    // The fonts are there from the second frame on.
    frame();
    let output = frame();
    raster.picture(&context, &output, paint::colour(theme.window))
}

/// A scene with the players' names, as the window adds them.
fn with_names(view: &View, size: Size) -> Scene {
    let mut scene = draw(view, size);
    let layout = Layout::new(view.board, view.flipped, size);
    for (side, name) in [(Side::South, "South"), (Side::North, "North")] {
        let rect = layout.names[side];
        let at = point(rect.min.x + 14.0, rect.centre().y);
        gobale::scene::side_mark(&mut scene, at, 8.0, side, view.theme);
        let text = |x: f32, size, weight, colour, string: &str| Text {
            at: at + point(x, 0.0),
            anchor: Anchor::Start,
            size,
            weight,
            colour,
            string: string.to_owned(),
            reader: Reader::Below,
        };
        scene.text(text(18.0, 16.0, Weight::SemiBold, view.theme.text, name));
        scene.text(text(72.0, 13.0, Weight::Regular, view.theme.muted, "computer, level 3"));
    }
    scene
}

fn parsed(rules: &Rules, text: &str) -> Position {
    rules.parse_position(text).expect("a sound position")
}

fn letters(board: &Board, letters: &str) -> Holes {
    letters.chars().map(|letter| hole(board, letter)).collect()
}

fn every_theme(save: impl Fn(&str, &View, Size, f32), fergen: &View) {
    for drawing in Drawing::ALL {
        for tone in [Tone::Light, Tone::Dark] {
            let theme = Theme::new(tone, drawing);
            let name = format!("theme-{drawing:?}-{tone:?}").replace(['(', ')'], "").to_lowercase();
            let view = View { theme: &theme, ..fergen.clone() };
            save(&name, &view, SIZES[1], 1.0);
            save(&format!("{name}-2x"), &view, SIZES[0], 2.0);
            for type_scale in [2.0, 3.0] {
                save(&format!("{name}-type-{type_scale}"), &View { type_scale, ..view.clone() }, SIZES[0], 1.0);
            }
        }
    }
}

#[test]
#[ignore = "writes pictures to look at, into a folder it names"]
fn gallery() {
    let folder: PathBuf = std::env::temp_dir().join("gobale-gallery");
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    let save = |name: &str, view: &View, size: Size, scale: f32| {
        let path = folder.join(format!("{name}.png"));
        picture(&with_names(view, size), view.theme, scale).save(&path).expect("a picture file");
    };
    let light = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    let dark = Theme::new(Tone::Dark, Drawing::Lit(Material::CarvedWood));
    let (large, small) = (SIZES[1], SIZES[0]);

    // Fergen: a pair, a claim and a hand.
    let fergen = rules("fergen-gobale");
    let board = fergen.board();
    let mut moment = Moment::still(board, &parsed(&fergen, "0,4,2S,4,0,4/5,1,1,2S,4,3/7S,5 9-6 S 8"));
    moment.hand = Some(Hand { from: hole(board, 'E'), to: hole(board, 'F'), progress: 0.45, seeds: 3 });
    let traces = vec![vec![hole(board, 'A'), hole(board, 'B')], vec![hole(board, 'c'), hole(board, 'Y'), hole(board, 'X')]];
    let marks = Marks { invite: letters(board, "BDF"), lifted: Some(hole(board, 'E')), traces, ..Marks::default() };
    let fergen_view = view(board, &moment, &marks, &light);
    save("fergen", &fergen_view, large, 1.0);
    save("fergen-2x", &fergen_view, large, 2.0);
    save("fergen-small", &fergen_view, small, 1.0);
    save("fergen-dark", &View { theme: &dark, ..fergen_view.clone() }, large, 1.0);
    save("fergen-flipped", &View { flipped: true, ..fergen_view.clone() }, small, 1.0);

    // Fergen: pairs of both sides, claims of both, holes out of play, a choice, a focus, a refusal.
    let mut moment = Moment::still(board, &parsed(&fergen, "2S,3,0,4,2N,12/1,3N,6,0,4,2S/7S,25N 19-36 S 18"));
    moment.closed = letters(board, "Cd");
    let marks = Marks {
        invite: letters(board, "BD"),
        focus: Some(hole(board, 'B')),
        refused: Some(hole(board, 'F')),
        last: Some(hole(board, 'e')),
        ..Marks::default()
    };
    save("fergen-marks", &view(board, &moment, &marks, &light), large, 1.0);
    save("fergen-marks-2x", &view(board, &moment, &marks, &light), large, 2.0);
    save("fergen-marks-dark", &View { to_move: Some(Side::North), ..view(board, &moment, &marks, &dark) }, small, 1.0);

    // Fergen: a way in preview, and a claim to be chosen.
    let moment = Moment::still(board, &fergen.start());
    let path = board.drops(hole(board, 'A'), gobale::rules::Direction::Ccw, Holes::NONE).take(19).collect();
    let marks =
        Marks { invite: letters(board, "ABCDEF"), focus: Some(hole(board, 'A')), path, choose: letters(board, "XY"), ..Marks::default() };
    save("fergen-path", &view(board, &moment, &marks, &light), large, 1.0);
    save("fergen-path-small", &view(board, &moment, &marks, &light), small, 1.0);

    every_theme(save, &fergen_view);

    // Huroy: singles.
    let huroy = rules("huroy");
    let board = huroy.board();
    let earth = [Theme::new(Tone::Light, Drawing::Lit(Material::Earth)), Theme::new(Tone::Dark, Drawing::Lit(Material::Earth))];
    let mut moment = Moment::still(board, &parsed(&huroy, "5,1,0,4,4,2/0,4,4,0,3,3 11-7 S 8"));
    let marks = Marks { invite: letters(board, "ADEF"), pairing: vec![(hole(board, 'B'), hole(board, 'e'))], ..Marks::default() };
    for (name, theme) in ["huroy", "huroy-dark"].into_iter().zip(&earth) {
        let huroy_view = View { ends: huroy.spec().ends.as_ref(), ..view(board, &moment, &marks, theme) };
        save(name, &huroy_view, large, 1.0);
        save(&format!("{name}-2x"), &huroy_view, large, 2.0);
        save(&format!("{name}-small"), &huroy_view, small, 1.0);
    }
    let flight = |letter, seeds, progress| Flight { from: Spot::Hole(hole(board, letter)), to: Spot::Store(Side::South), seeds, progress };
    moment.flights = vec![flight('e', 6, 0.5), flight('D', 3, 0.35), flight('a', 1, 0.6)];
    save("huroy-flight", &view(board, &moment, &Marks::default(), &earth[0]), large, 1.0);

    // Layli: twelve, eight and two a row.
    let twelve = rules("leyla-gobale-somaliland-12");
    let position = parsed(&twelve, "3,0,1,0,0,0,0,0,0,0,2N,1/2,2N,2,5,1,0,2,1,0,3,0,3 44-24 S 2");
    let moment = Moment::still(twelve.board(), &position);
    let marks = Marks { invite: letters(twelve.board(), "ACL"), last: Some(hole(twelve.board(), 'c')), ..Marks::default() };
    save("layli-12", &view(twelve.board(), &moment, &marks, &light), large, 1.0);
    save("layli-12-small", &view(twelve.board(), &moment, &marks, &light), small, 1.0);
    for (row, centre) in
        [(2, None), (3, None), (8, None), (2, Some(Crossing::Twice)), (4, Some(Crossing::Twice)), (12, Some(Crossing::Twice))]
    {
        let board = Board::new(row, centre).expect("a board");
        let mut moment = empty(&board);
        for (index, seeds) in moment.seeds.iter_mut().enumerate() {
            *seeds = [4, 0, 7, 2, 1, 9, 3][index % 7];
        }
        let name = format!("row-{row}{}", if centre.is_some() { "-centre" } else { "" });
        save(&name, &view(&board, &moment, &Marks::default(), &light), large, 1.0);
        save(&format!("{name}-small"), &view(&board, &moment, &Marks::default(), &dark), small, 1.0);
    }

    // A hand full of seeds on its way.
    let gelech = rules("gelech");
    for (step, progress) in [0.0, 0.3, 0.6, 1.0].into_iter().enumerate() {
        let board = gelech.board();
        let mut moment = Moment::still(board, &gelech.start());
        moment.closed = letters(board, "Af");
        moment.seeds[0] = 0;
        moment.seeds[11] = 0;
        moment.hand = Some(Hand { from: hole(board, 'E'), to: hole(board, 'F'), progress, seeds: 14 });
        save(&format!("hand-{step}"), &view(board, &moment, &Marks::default(), &earth[step % 2]), small, 1.0);
    }

    // The fullest and the emptiest.
    let layli = rules("layli-goobalay");
    let board = layli.board();
    let mut moment = empty(board);
    save("empty", &view(board, &moment, &Marks::default(), &light), large, 1.0);
    moment.seeds = vec![13, 20, 36, 48, 100, 30, 1, 2, 3, 4, 5, 6];
    moment.stores = BySide { south: 200, north: 48 };
    save("full", &view(board, &moment, &Marks::default(), &light), large, 1.0);
    let start = Moment::still(board, &layli.start());
    let marks = Marks { invite: board.row_set(Side::South), ..Marks::default() };
    save("layli", &view(board, &start, &marks, &light), large, 1.0);
    save("layli-dark", &view(board, &start, &marks, &dark), large, 1.0);
    save("layli-quiet", &View { numbers: false, letters: false, ..view(board, &start, &Marks::default(), &light) }, small, 1.0);
}
