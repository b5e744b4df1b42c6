//! That everything can be seen: contrast of texts and marks, and South and North told apart by all eyes, in every theme.

use gobale::catalogue;
use gobale::rules::{BySide, Hole, Rules, Side};
use gobale::scene::shape::{Anchor, Text, Weight};
use gobale::scene::{BoardLook, Colour, Drawing, Layout, Marks, Moment, Scene, Shape, Size, Theme, Tone, View, draw};

use crate::scene::picture;

/// Every theme in both tones, and the one for the printer.
fn themes() -> impl Iterator<Item = Theme> {
    let of = |tone| Drawing::ALL.map(|drawing| Theme::new(tone, drawing));
    of(Tone::Light).into_iter().chain(of(Tone::Dark)).chain([Theme::print()])
}

fn name(theme: &Theme) -> String {
    format!("{:?} {:?}", theme.tone, theme.drawing)
}

/// Asserts a contrast by WCAG 2, of all in both lists.
fn told(theme: &Theme, what: &str, inks: &[Colour], grounds: &[Colour], least: f32) {
    for ink in inks {
        for ground in grounds {
            let contrast = ink.contrast(*ground);
            assert!(contrast >= least, "{what} in {}: {ink:02x?} on {ground:02x?} is {contrast:.2}, not {least}", name(theme));
        }
    }
}

/// What texts need: 4.5 as WCAG 2 AA has it, and 7 as AAA has it where the highest contrast is chosen.
fn text_contrast(theme: &Theme) -> f32 {
    match theme.drawing {
        Drawing::Lit(_) => 4.5,
        Drawing::Outlined => 7.0,
    }
}

/// What marks and other graphics need.
const GRAPHICS: f32 = 3.0;

#[test]
fn texts_can_be_read_in_every_theme() {
    for theme in themes() {
        let least = text_contrast(&theme);
        let grounds = [theme.window, theme.panel, theme.bar, theme.raised, theme.hovered, theme.selected];
        told(&theme, "text", &[theme.text, theme.muted], &grounds, least);
        told(&theme, "news", &[theme.good, theme.bad, theme.accent], &[theme.window, theme.panel], least);
        told(&theme, "what leads on", &[theme.on_accent], &[theme.accent], least);
        let board = &theme.board;
        told(&theme, "letters", &[board.letter], &[board.lit, board.face, board.shaded], least);
        told(&theme, "numbers", &[board.on_badge], &[board.badge], least);
        let (quiet, on_quiet) = board.quiet_badge();
        told(&theme, "the number of an empty hole", &[on_quiet], &[quiet], least);
        told(&theme, "numbers of drops", &[board.contour], &[board.mark], least);
        for side in Side::BOTH {
            told(&theme, "whose turn it is", &[theme.sides[side].on_ink], &[theme.sides[side].ink], least);
        }
    }
}

#[test]
fn marks_are_seen_in_every_theme() {
    for theme in themes() {
        let board = &theme.board;
        // A mark has an edge: one of the two is seen on any ground, and they on each other.
        let either = |what: &str, one: Colour, other: Colour, grounds: &[Colour]| {
            for &ground in grounds {
                let contrast = one.contrast(ground).max(other.contrast(ground));
                assert!(contrast >= GRAPHICS, "{what} in {} on {ground:02x?}: {contrast:.2}", name(&theme));
            }
            assert!(one.contrast(other) >= GRAPHICS, "{what} in {}", name(&theme));
        };
        let grounds = [board.lit, board.face, board.shaded, board.pit_deep, board.pit, board.pit_wall];
        either("rings that invite and the focus", board.mark, board.contour, &grounds);
        told(&theme, "a refusal", &[board.refused], &[board.mark], GRAPHICS);
        for side in Side::BOTH {
            let colours = &theme.sides[side];
            either("an owner's ring", colours.ring, colours.pattern, &[colours.edge]);
            let contrast = colours.ring.contrast(board.face).max(colours.edge.contrast(board.face));
            assert!(contrast >= GRAPHICS, "an owner's ring in {}: {contrast:.2}", name(&theme));
            told(&theme, "a side's sign", &[colours.ink], &[theme.window, theme.panel], GRAPHICS);
        }
        told(&theme, "a ring around what has the focus", &[theme.accent], &[theme.window, theme.panel, theme.bar], GRAPHICS);
        for [lit, middle, shade] in board.seeds {
            let floors = [board.pit_deep, board.pit];
            let seen = floors.iter().all(|floor| middle.contrast(*floor).max(shade.contrast(*floor)) >= GRAPHICS);
            assert!(seen, "seeds in {}", name(&theme));
            assert!(lit.luminance() >= middle.luminance());
        }
    }
}

/// How somebody sees.
#[derive(Clone, Copy, Debug)]
enum Eyes {
    /// All three kinds of cones.
    All,
    /// Without those for long waves.
    Protanope,
    /// Without those for middle waves.
    Deuteranope,
    /// Without those for short waves.
    Tritanope,
    /// Only light and dark.
    Grey,
}

impl Eyes {
    const EVERY: [Self; 5] = [Self::All, Self::Protanope, Self::Deuteranope, Self::Tritanope, Self::Grey];

    /// Red, green and blue as they are seen, all linear. The matrices are those for severity 1 of Machado, Oliveira and
    /// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
    /// Visualization and Computer Graphics 15 (2009).
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::All => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanope => [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
            Self::Deuteranope => {
                [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]]
            }
            Self::Tritanope => [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
            // The weights of relative luminance.
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    fn see(self, [r, g, b]: [u8; 3]) -> [f32; 3] {
        let linear = [r, g, b].map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        self.matrix().map(|row| row.iter().zip(linear).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0))
    }
}

/// A colour of linear parts in CIE L*a*b* under D65.
fn lab(rgb: [f32; 3]) -> [f32; 3] {
    let rows = [[0.412_456, 0.357_576, 0.180_437], [0.212_673, 0.715_152, 0.072_175], [0.019_334, 0.119_192, 0.950_304]];
    let white = [0.950_47, 1.0, 1.088_83];
    let [x, y, z] = [0, 1, 2].map(|row| {
        let part = rows[row].iter().zip(rgb).map(|(weight, part)| weight * part).sum::<f32>() / white[row];
        if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far two colours are apart for these eyes: CIE 1976 ΔE, where 2.3 is about the least difference that is noticed.
fn apart(eyes: Eyes, one: [u8; 3], other: [u8; 3]) -> f32 {
    let (one, other) = (lab(eyes.see(one)), lab(eyes.see(other)));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
}

/// How far South and North are apart at least: ten times what is just noticed.
const TOLD_APART: f32 = 23.0;

#[test]
fn simulated_eyes_see_as_they_are_known_to() {
    let (red, green, blue, yellow) = ([220, 40, 40], [90, 130, 40], [40, 60, 200], [230, 200, 60]);
    // Red and green run together without the cones for long or middle waves, yellow and blue never do.
    assert!(apart(Eyes::All, red, green) > 80.0);
    assert!(apart(Eyes::Deuteranope, red, green) < 40.0 && apart(Eyes::Protanope, red, green) < 40.0);
    assert!(apart(Eyes::Deuteranope, blue, yellow) > 80.0);
    assert!(apart(Eyes::Tritanope, [0, 150, 150], [0, 150, 110]) < apart(Eyes::All, [0, 150, 150], [0, 150, 110]));
    for eyes in Eyes::EVERY {
        assert!(apart(eyes, [255; 3], [0; 3]) > 99.0, "{eyes:?}");
        assert!(apart(eyes, [119; 3], [119; 3]) < 0.01, "{eyes:?}");
    }
}

#[test]
fn the_sides_are_told_apart_by_all_eyes_in_every_theme() {
    for theme in themes() {
        let (south, north) = (theme.sides.south, theme.sides.north);
        let parts = |colour: Colour| [colour.r, colour.g, colour.b];
        for eyes in Eyes::EVERY {
            let rings = apart(eyes, parts(south.ring), parts(north.ring));
            assert!(rings >= TOLD_APART, "rings in {} for {eyes:?}: {rings:.1}", name(&theme));
            // The printer has one ink: there the form alone tells the signs apart.
            let inks = apart(eyes, parts(south.ink), parts(north.ink));
            assert!(inks >= TOLD_APART || south.ink == north.ink, "inks in {} for {eyes:?}: {inks:.1}", name(&theme));
        }
        told(&theme, "rings in grey", &[south.ring], &[north.ring], GRAPHICS - 0.5);
    }
}

fn fergen() -> std::sync::Arc<Rules> {
    catalogue::built_in("fergen-gobale").expect("shipped")
}

/// A board with a pair and a centre of each side.
fn owned(rules: &Rules) -> Moment {
    let position = rules.parse_position("2S,3,0,4,2N,12/1,3N,6,0,4,2S/7S,25N 19-36 S 18").expect("a sound position");
    Moment::still(rules.board(), &position)
}

fn view<'a>(rules: &'a Rules, moment: &'a Moment, marks: &'a Marks, theme: &'a Theme) -> View<'a> {
    View { to_move: Some(Side::South), ..View::new(rules.board(), moment, marks, theme) }
}

/// How many places of a ring are looked at.
const PLACES: usize = 240;

/// The colours along a ring around a hole, as painted.
fn ring(picture: &image::RgbaImage, layout: &Layout, hole: Hole, radius: f32) -> Vec<[u8; 3]> {
    let centre = layout.centre(hole);
    let at = |step: usize| {
        let (sin, cos) = (std::f32::consts::TAU * step as f32 / PLACES as f32).sin_cos();
        let pixel = picture.get_pixel((centre.x + radius * cos) as u32, (centre.y + radius * sin) as u32).0;
        [pixel[0], pixel[1], pixel[2]]
    };
    (0..PLACES).map(at).collect()
}

/// The colour that most of them are near.
fn most(colours: &[[u8; 3]]) -> [u8; 3] {
    let near = |one: &[u8; 3]| {
        let far = |other: &[u8; 3]| one.iter().zip(other).map(|(one, other)| u16::from(one.abs_diff(*other))).sum::<u16>();
        colours.iter().filter(|other| far(other) < 24).count()
    };
    *colours.iter().max_by_key(|colour| near(colour)).expect("some")
}

#[test]
fn painted_rings_are_told_apart_by_all_eyes_in_every_theme() {
    let (rules, size) = (fergen(), Size { width: 880.0, height: 580.0 });
    let (moment, marks) = (owned(&rules), Marks::default());
    let layout = Layout::new(rules.board(), false, size);
    for theme in themes() {
        let picture = picture(&draw(&view(&rules, &moment, &marks, &theme), size), &theme, 1.0);
        let rings = BySide::from_fn(|side| {
            let holes: Vec<Hole> = rules.board().holes().filter(|&hole| moment.owned[side].contains(hole)).collect();
            assert_eq!(holes.len(), 3, "a pair and a centre");
            // Beside the middle of the ring, where its pattern does not reach.
            let band = layout.radius + layout.ring * 0.16;
            most(&holes.into_iter().flat_map(|hole| ring(&picture, &layout, hole, band)).collect::<Vec<_>>())
        });
        for eyes in Eyes::EVERY {
            let apart = apart(eyes, rings.south, rings.north);
            assert!(apart >= TOLD_APART, "{} for {eyes:?}: {rings:02x?}, {apart:.1}", name(&theme));
        }
    }
}

/// The forms of a picture without its colours.
fn forms(scene: &Scene) -> Vec<String> {
    let form = |shape: &Shape| match shape {
        Shape::Ellipse(ellipse) => format!("{:?} {} {} {}", ellipse.centre, ellipse.rx, ellipse.ry, ellipse.angle),
        Shape::Path(path) => format!("{:?} {:?}", path.points, path.stroke.map(|stroke| (stroke.width, stroke.dash))),
        Shape::Text(text) => format!("{:?} {}", text.at, text.string),
    };
    scene.shapes.iter().map(form).collect()
}

#[test]
fn the_sides_are_told_apart_by_form_alone() {
    let (rules, size) = (fergen(), Size { width: 880.0, height: 580.0 });
    let (moment, marks) = (owned(&rules), Marks::default());
    let swapped = Moment { owned: BySide { south: moment.owned.north, north: moment.owned.south }, ..moment.clone() };
    for theme in themes() {
        let [one, other] = [&moment, &swapped].map(|moment| forms(&draw(&view(&rules, moment, &marks, &theme), size)));
        let differ = one.iter().filter(|form| !other.contains(form)).count();
        // A pattern for each of six rings, two signs on bars and two flags.
        assert!(differ >= 10, "{}: {differ}", name(&theme));
    }
}

#[test]
fn the_focus_is_painted_around_a_hole_in_every_theme() {
    let (rules, size) = (fergen(), Size { width: 760.0, height: 330.0 });
    let moment = Moment::still(rules.board(), &rules.start());
    let layout = Layout::new(rules.board(), false, size);
    let hole = rules.board().hole_named('B').expect("a hole");
    for theme in themes() {
        let painted = |focus| {
            let marks = Marks { invite: rules.board().row_set(Side::South), focus, ..Marks::default() };
            picture(&draw(&view(&rules, &moment, &marks, &theme), size), &theme, 1.0)
        };
        let (with, without) = (painted(Some(hole)), painted(None));
        let contrast =
            |one: [u8; 3], other: [u8; 3]| Colour::rgb(one[0], one[1], one[2]).contrast(Colour::rgb(other[0], other[1], other[2]));
        // Of the pixels from the edge of the hole outwards, so many change as a ring of two points has.
        let rings = (0..14).map(|out| layout.radius + out as f32 * 0.5);
        let changed = rings.flat_map(|radius| {
            let (with, without) = (ring(&with, &layout, hole, radius), ring(&without, &layout, hole, radius));
            with.into_iter().zip(without).filter(|&(with, without)| contrast(with, without) >= GRAPHICS).collect::<Vec<_>>()
        });
        let changed = changed.count();
        assert!(changed >= 2 * PLACES, "{}: {changed}", name(&theme));
    }
}

#[test]
fn every_look_of_the_board_has_its_own_drawing() {
    let (huroy, layli) = (catalogue::built_in("huroy").expect("shipped"), catalogue::built_in("layli-goobalay").expect("shipped"));
    assert_eq!(BoardLook::Game.drawing(&huroy), BoardLook::Earth.drawing(&layli));
    assert_eq!(BoardLook::Game.drawing(&layli), BoardLook::CarvedWood.drawing(&huroy));
    let drawings = BoardLook::ALL[1..].iter().map(|look| look.drawing(&huroy)).collect::<Vec<_>>();
    assert_eq!(drawings.len(), Drawing::ALL.len());
    assert!(Drawing::ALL.iter().all(|drawing| drawings.contains(drawing)));
}

/// What a text covers at least, and at most: letters differ in width.
fn covers(text: &Text) -> (f32, f32, f32, f32) {
    let (width, height) = (0.62 * text.size * text.string.chars().count() as f32, 0.73 * text.size);
    assert_eq!((text.anchor, text.weight), (Anchor::Middle, Weight::SemiBold));
    (text.at.x - width / 2.0, text.at.x + width / 2.0, text.at.y - height / 2.0, text.at.y + height / 2.0)
}

#[test]
fn letters_and_numbers_grow_and_never_run_into_one_another() {
    let theme = Theme::new(Tone::Light, BoardLook::HighContrast.without_game());
    let marks = Marks::default();
    for rules in catalogue::all() {
        let mut moment = Moment::still(rules.board(), &rules.start());
        moment.seeds.fill(28);
        for (width, height) in [(760.0, 330.0), (880.0, 580.0), (1180.0, 420.0), (2400.0, 1100.0)] {
            let mut before = 0.0;
            for type_scale in [1.0, 1.5, 2.0, 3.0] {
                let view = View { type_scale, ..view(rules, &moment, &marks, &theme) };
                let scene = draw(&view, Size { width, height });
                let texts: Vec<&Text> =
                    scene.shapes.iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None }).collect();
                let rects: Vec<_> = texts.iter().map(|text| covers(text)).collect();
                for (number, one) in rects.iter().enumerate() {
                    for (later, other) in rects.iter().enumerate().skip(number + 1) {
                        let apart = one.1 <= other.0 || other.1 <= one.0 || one.3 <= other.2 || other.3 <= one.2;
                        assert!(apart, "{} at {type_scale} in {width}: {:?} {:?}", rules.spec().id, texts[number], texts[later]);
                    }
                    assert!(one.0 >= 0.0 && one.1 <= width && one.2 >= 0.0 && one.3 <= height, "{:?}", texts[number]);
                }
                let letters = texts.first().map_or(0.0, |text| text.size);
                assert!(letters >= before, "{} at {type_scale} in {width}", rules.spec().id);
                before = letters;
            }
        }
    }
}
