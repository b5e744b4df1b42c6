//! Pictures: sound SVG, pixels where the scene has seeds, and the same to the eye as on the screen.

use egui::{Color32, Pos2, Rect, Vec2};
use gobale::catalogue;
use gobale::export::{
    self, ExportError, Format, LARGEST, LARGEST_GIF, LinePlace, Look, Order, Picture, Pixels, PixelsError, Source, Still, Story,
};
use gobale::scene::{self, Colour, Layout, Point, Size, Theme, Tone, View, point, seeds};
use gobale::session::Session;
use gobale::ui::paint;
use gobale::ui::paint::raster::Raster;
use gobale::words::Words;
use resvg::usvg::{Options, Tree};

use super::{from, make, picture, pixels, played, seen, shot, source};

/// Where the board lies in a picture, in points, and how many pixels a point has.
struct Placed {
    at: Point,
    size: Size,
    scale: f32,
}

/// Finds the board in an SVG: the first of its two parts, and the second stands beneath it.
fn placed(svg: &str, pixels: Pixels) -> Placed {
    let place = |part: &str| {
        let (x, y) = part.split(')').next().and_then(|inner| inner.split_once(' ')).expect("a place");
        point(x.parse().expect("a number"), y.parse().expect("a number"))
    };
    let parts: Vec<Point> = svg.split("<g transform=\"translate(").skip(1).map(place).collect();
    let points = pixels.points();
    let (board, said) = (parts[0], parts[1]);
    let size = Size { width: points.width - 2.0 * board.x, height: said.y - 2.0 * board.y };
    Placed { at: board, size, scale: pixels.width() as f32 / points.width }
}

/// A place of the board in a picture.
fn colour_at(image: &export::Image, placed: &Placed, at: Point) -> Colour {
    let at = (placed.at + at) * placed.scale;
    let start = 4 * (at.y as usize * image.width + at.x as usize);
    let [r, g, b, _] = image.rgba[start..start + 4] else { panic!("outside") };
    Colour::rgb(r, g, b)
}

/// Every rule set at its start, and busy positions: pairs, a claim, holes out of play, full holes.
fn scenes() -> Vec<Session> {
    let mut sessions: Vec<Session> = catalogue::all().iter().map(|rules| Session::new(rules.clone())).collect();
    sessions.push(from("fergen-gobale", "0,2S,8,3,2,9/1,0,2,1,2S,2/14S,14 0-0 N 4"));
    sessions.push(from("leyla-gobale-gabradarre", "-,1,1,1,0,0/0,0,1,1,1,- 30-24 S"));
    sessions.push(from("layli-goobalay", "1,0,0,1,20,0/0,2,0,0,0,1 10-12 S 2"));
    sessions.push(played("huroy", "A:ccw b:cw"));
    sessions
}

#[test]
fn pictures_are_sound_and_show_seeds_where_they_lie() {
    let words = Words::english();
    for session in scenes() {
        let source = source(session);
        let rules = source.session.rules().clone();
        for (size, flipped) in [("640x400", false), ("900x1000", true)] {
            let look = Look { flipped, numbers: false, ..seen(&rules, Tone::Light) };
            let ordered = picture(&source, pixels(size), look);
            let svg = export::svg(&words, &source, &ordered);
            let tree = Tree::from_str(&svg, &Options::default()).unwrap_or_else(|why| panic!("{}: {why}", rules.spec().id));
            assert!(!tree.has_text_nodes(), "letters are outlines, which need no type");
            let image = export::image(&words, &source, &ordered).expect("painted");
            let placed = placed(&svg, ordered.pixels);
            let layout = Layout::new(rules.board(), flipped, placed.size);
            for hole in rules.board().holes() {
                let (moment, at) = (&ordered.shot.moment, layout.centre(hole));
                if moment.closed.contains(hole) {
                    continue;
                }
                let told = format!("{} {size} {}", rules.spec().id, rules.board().letter(hole));
                match usize::from(moment.seeds(hole)).checked_sub(1) {
                    // A hole is dark in its middle, and a seed bright, the uppermost at least.
                    None => assert!(colour_at(&image, &placed, at).luminance() < 0.12, "{told}"),
                    Some(last) => {
                        let place = seeds::place(hole.index(), last);
                        let at = at + place.at * layout.radius;
                        assert!(colour_at(&image, &placed, at).luminance() > 0.25, "{told}");
                    }
                }
            }
        }
    }
}

/// The same scene, painted by the window's painter: the board alone, where it lies in the picture.
fn on_screen(source: &Source, ordered: &Picture, placed: &Placed) -> image::RgbaImage {
    let rules = source.session.rules();
    let (shot, look) = (&ordered.shot, &ordered.look);
    let view = View {
        to_move: shot.to_move,
        flipped: look.flipped,
        numbers: look.numbers,
        letters: look.letters,
        ends: rules.spec().ends.as_ref(),
        ..View::new(rules.board(), &shot.moment, &shot.marks, &look.theme)
    };
    let scene = scene::draw(&view, placed.size);
    let ctx = egui::Context::default();
    paint::install_fonts(&ctx);
    let size = Vec2::new(ordered.pixels.width() as f32, ordered.pixels.height() as f32);
    let mut raster = Raster::default();
    let mut painted = image::RgbaImage::new(1, 1);
    // The type is there from the second frame on.
    for _ in 0..2 {
        let input = egui::RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| paint::paint(ui.painter(), Pos2::new(placed.at.x, placed.at.y), &scene));
        raster.update(&mut output.textures_delta);
        painted = raster.picture(&ctx, &output, paint::colour(look.theme.window));
    }
    painted
}

#[test]
fn a_picture_looks_like_the_screen() {
    let words = Words::english();
    let lifted = |id: &str, moves: &str, event| {
        let source = source(played(id, moves));
        let shot = shot(&source, LinePlace { turn: None, event: Some(event) });
        (source, shot)
    };
    let claimed = source(from("fergen-gobale", "0,2S,8,3,2,9/1,0,2,1,2S,2/14S,14 0-0 N 4"));
    let still = shot(&claimed, LinePlace::default());
    let cases = [(claimed, still), lifted("layli-goobalay", "A b D", 2), lifted("huroy", "C:ccw", 1)];
    for (source, shot) in cases {
        for tone in [Tone::Light, Tone::Dark] {
            let look = seen(source.session.rules(), tone);
            let ordered = Picture { shot: shot.clone(), pixels: Pixels::PICTURE, look };
            let image = export::image(&words, &source, &ordered).expect("painted");
            let placed = placed(&export::svg(&words, &source, &ordered), ordered.pixels);
            let layout = Layout::new(source.session.rules().board(), false, placed.size);
            let screen = on_screen(&source, &ordered, &placed);
            // The players' names are written by the window itself.
            let named = |x: f32, y: f32| {
                [layout.names.south, layout.names.north].iter().any(|strip| {
                    (strip.min.x..strip.max.x).contains(&(x - placed.at.x)) && (strip.min.y..strip.max.y).contains(&(y - placed.at.y))
                })
            };
            let (mut all, mut sum, mut far) = (0_u32, 0_u64, 0_u32);
            for (x, y, pixel) in screen.enumerate_pixels() {
                let below = y as f32 > placed.at.y + placed.size.height;
                if below || named(x as f32, y as f32) {
                    continue;
                }
                let start = 4 * (y as usize * image.width + x as usize);
                let apart = (0..3).map(|part| pixel.0[part].abs_diff(image.rgba[start + part])).max().unwrap_or(0);
                all += 1;
                sum += u64::from(apart);
                far += u32::from(apart > 48);
            }
            let (mean, far) = (sum as f64 / f64::from(all), f64::from(far) / f64::from(all));
            assert!(mean < 2.5 && far < 0.01, "{} {tone:?}: {mean:.2} apart, {far:.4} far apart", source.session.rules().spec().id);
        }
    }
}

#[test]
fn what_is_printed_is_black_on_white_and_told_apart_in_grey() {
    let source = source(from("fergen-gobale", "0,2S,8N,3,2,9/1,0,2,1N,2S,2/14S,14 4-3 N 4"));
    let look = Look { theme: Theme::print(), flipped: false, numbers: true, letters: true };
    let image = export::image(&Words::english(), &source, &picture(&source, Pixels::PICTURE, look.clone())).expect("painted");
    let pixels: Vec<&[u8]> = image.rgba.chunks_exact(4).collect();
    assert!(pixels.iter().all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2]), "all is grey");
    let share = |of: &dyn Fn(u8) -> bool| pixels.iter().filter(|pixel| of(pixel[0])).count() as f32 / pixels.len() as f32;
    assert!(share(&|grey| grey == 255) > 0.5, "most is paper");
    assert!(share(&|grey| grey < 128) < 0.08, "little is dark");
    let [south, north] = [look.theme.sides.south.ring, look.theme.sides.north.ring];
    assert!(south.contrast(north) > 2.0);
}

#[test]
fn what_xml_cannot_hold_does_no_harm() {
    let mut session = Session::new(super::rules("huroy"));
    session.players_mut().south.name = "<b>&\"'\u{0}\u{b}]]> ሀና هدن 東 \u{1f600}".to_owned();
    session.players_mut().north.name = "Ubah ".repeat(35);
    let source = source(session);
    let look = seen(source.session.rules(), Tone::Dark);
    for size in ["100x100", "640x400", "300x2000"] {
        let ordered = picture(&source, pixels(size), look.clone());
        let svg = export::svg(&Words::english(), &source, &ordered);
        assert!(svg.contains("&lt;b&gt;&amp;"), "{size}");
        let bytes = make(&source, &Order::Picture(Box::new(ordered), Still::Png));
        let image = image::load_from_memory(&bytes).expect("a PNG");
        assert_eq!(format!("{}x{}", image.width(), image.height()), size);
        assert_eq!(image.to_rgb8().get_pixel(0, 0).0, [0x1f, 0x1a, 0x16]);
    }
    assert_eq!(paint::colour(look.theme.window), Color32::from_rgb(0x1f, 0x1a, 0x16));
}

/// The outlines of letters in a picture of a game that this player plays.
fn outlines(name: &str) -> std::collections::BTreeSet<String> {
    let mut session = Session::new(super::rules("huroy"));
    name.clone_into(&mut session.players_mut().south.name);
    let source = source(session);
    let ordered = picture(&source, pixels("640x400"), seen(source.session.rules(), Tone::Light));
    let svg = export::svg(&Words::english(), &source, &ordered);
    svg.lines().filter(|line| line.starts_with("<path id=")).filter_map(|line| Some(line.split_once(" d=")?.1.to_owned())).collect()
}

#[test]
fn names_of_every_script_leave_a_mark() {
    let without = outlines("-");
    for name in ["Hodan", "Шашки", "ሀና", "عمر", "名前"] {
        let own: Vec<String> = outlines(name).difference(&without).cloned().collect();
        assert!(own.iter().any(|path| path.len() > 60), "{name}: {own:?}");
    }
}

#[test]
fn by_traditional_manners_a_picture_shows_no_numbers_before_the_end() {
    let letters = |session: Session| {
        let source = source(session);
        let look = seen(source.session.rules(), Tone::Light);
        let svg = export::svg(&Words::english(), &source, &picture(&source, Pixels::PICTURE, look));
        (svg.matches("<use").count(), svg.split("</desc>").next().unwrap_or_default().split("<desc").last().unwrap_or_default().to_owned())
    };
    let mut silent = Session::new(super::rules("leyla-gobale-gabradarre"));
    assert!(silent.set_manners(gobale::session::Manners::Traditional));
    let open = played("leyla-gobale-gabradarre", "A");
    let turn = silent.game().turns()[0];
    silent.play(gobale::session::Move::Sow(turn)).expect("allowed");
    let ((aloud, told), (quiet, told_quietly)) = (letters(open), letters(silent));
    // Twelve holes and two stores.
    assert!(quiet + 14 <= aloud, "{quiet} {aloud}");
    assert!(told.chars().any(|letter| letter.is_ascii_digit()) && !told_quietly.chars().any(|letter| letter.is_ascii_digit()));
}

#[test]
fn moments_are_found_and_others_say_what_there_is() {
    let source = source(played("layli-goobalay", "A b D"));
    let words = Words::english();
    let story = Story::of(&source.session);
    let find = |turn, event| story.shot(source.teller(&words), LinePlace { turn, event }).map(|shot| shot.telling.headline);
    assert_eq!(find(Some(0), None), Ok("South begins".to_owned()));
    assert_eq!(find(None, None), find(Some(3), None));
    assert!(find(Some(3), Some(1)).is_ok_and(|told| told.starts_with("South lifts D")), "{:?}", find(Some(3), Some(1)));
    assert_eq!(find(Some(4), None), Err(ExportError::NoTurn(4, 3)));
    assert!(matches!(find(Some(1), Some(99)), Err(ExportError::NoEvent(99, _))));
    assert_eq!(find(Some(1), Some(0)).map_err(|why| matches!(why, ExportError::NoEvent(0, _))), Err(true));
}

#[test]
fn sizes_and_endings_are_read() {
    let check =
        |text: &str, largest, expected| assert_eq!(Pixels::parse(text, largest).map(|size| (size.width(), size.height())), expected);
    check("640x400", LARGEST, Ok((640, 400)));
    check(" 800 × 600 ", LARGEST, Ok((800, 600)));
    check("99x400", LARGEST, Err(PixelsError::Range));
    check("640x6001", LARGEST, Err(PixelsError::Range));
    check("1601x400", LARGEST_GIF, Err(PixelsError::Range));
    check("99999999999999999999x400", LARGEST, Err(PixelsError::Range));
    for wrong in ["", "640", "640x", "x400", "-640x400", "6e2x400", "640x400x3"] {
        check(wrong, LARGEST, Err(PixelsError::Form));
    }
    for format in Format::ALL {
        assert_eq!(Format::of(format!("a.b/c.{}", format.ending().to_uppercase()).as_ref()), Some(format));
    }
    assert_eq!(Format::of("board.jpg".as_ref()), None);
    assert_eq!(Format::of("png".as_ref()), None);
}
