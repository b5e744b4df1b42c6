//! What two read who sit face to face, each before a row of the board.

use gobale::catalogue;
use gobale::rules::Deaf;
use gobale::scene::shape::{Reader, Text};
use gobale::scene::{Drawing, Marks, Material, Moment, Readers, Scene, Shape, Size, Theme, Tone, View, draw, point};

/// The smallest area of a board, the usual one, and a small one.
const SIZES: [Size; 3] = [Size { width: 760.0, height: 330.0 }, Size { width: 880.0, height: 580.0 }, Size { width: 420.0, height: 300.0 }];

fn texts(scene: Scene) -> Vec<Text> {
    scene.shapes.into_iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None }).collect()
}

#[test]
fn on_two_sides_each_row_is_upright_for_its_player_and_a_six_is_no_nine() {
    let rules = catalogue::built_in("huroy").expect("built in");
    let position = rules.parse_position("6,9,8,16,0,1/6,0,0,0,0,1 1-0 S 2").expect("a position");
    let (moment, marks) = (Moment::still(rules.board(), &position), Marks::default());
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::Earth));
    let view = View { readers: Readers::TwoSides, ..View::new(rules.board(), &moment, &marks, &theme) };
    let seen = texts(draw(&view, Size { width: 900.0, height: 500.0 }));
    let read = |reader: Reader| {
        let mut read: Vec<&str> = seen.iter().filter(|text| text.reader == reader).map(|text| text.string.as_str()).collect();
        read.sort_unstable();
        read.join(" ")
    };
    assert_eq!(read(Reader::Below), "0 1 1 16 6. 8 9. A B C D E F");
    assert_eq!(read(Reader::Above), "0 0 0 0 0 1 6. a b c d e f");
}

/// What one reads sitting below is what the other one reads sitting above.
#[test]
fn on_two_sides_a_board_turned_round_is_the_picture_turned_round() {
    let theme = Theme::new(Tone::Light, Drawing::Lit(Material::CarvedWood));
    for rules in catalogue::all() {
        let (board, mut position) = (rules.board(), rules.start());
        rules.begin(&mut position, Deaf);
        let (moment, marks) = (Moment::still(board, &position), Marks::default());
        for size in SIZES {
            for type_scale in [1.0, 1.7] {
                let seen_from = |flipped: bool| {
                    let view = View {
                        readers: Readers::TwoSides,
                        flipped,
                        type_scale,
                        ends: rules.spec().ends.as_ref(),
                        ..View::new(board, &moment, &marks, &theme)
                    };
                    texts(draw(&view, size))
                };
                let (seen, turned) = (seen_from(false), seen_from(true));
                assert_eq!(seen.len(), turned.len());
                for text in &seen {
                    let there = point(size.width, size.height) - text.at;
                    let same = |other: &&Text| {
                        (other.at - there).length() < 0.1
                            && other.string == text.string
                            && other.reader != text.reader
                            && (other.size - text.size).abs() < 0.01
                    };
                    assert!(turned.iter().any(|other| same(&other)), "{} {size:?} {text:?}", rules.spec().id);
                }
            }
        }
    }
}
