//! The icons: one drawing, and what is painted from it in all sizes and forms.
//!
//! `cargo test -- --ignored icons_are_painted_anew` paints them after the drawing was changed.

use std::fs;
use std::path::{Path, PathBuf};

use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// Those in the Windows icon, which holds none larger.
const WINDOWS: [u32; 6] = [16, 24, 32, 48, 64, 256];

/// Those in the macOS icon, each under the name that its size has there.
const MACOS: [(&[u8; 4], u32); 5] = [(b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512)];

/// How much a colour may differ: sums are rounded otherwise on other processors.
const TOLERANCE: u8 = 3;

fn assets(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path)
}

fn png(size: u32) -> PathBuf {
    assets(&format!("icons/{size}.png"))
}

/// The drawing in pixels.
fn painted(size: u32) -> Pixmap {
    let drawing = fs::read(assets("icons/gobale.svg")).expect("the drawing");
    let tree = Tree::from_data(&drawing, &Options::default()).expect("a sound drawing");
    let mut pixels = Pixmap::new(size, size).expect("a size");
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

fn picture(path: &Path) -> RgbaImage {
    image::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgba8()
}

#[test]
fn icons_are_painted_from_the_drawing() {
    for size in SIZES {
        let (found, expected) = (picture(&png(size)), image::load_from_memory(&painted(size).encode_png().expect("a picture")));
        let expected = expected.expect("a picture").to_rgba8();
        assert_eq!(found.dimensions(), (size, size));
        let far = found.pixels().zip(expected.pixels()).filter(|(one, other)| {
            // What is clear has no colour.
            let apart =
                |at: usize| (u16::from(one[at]) * u16::from(one[3]) / 255).abs_diff(u16::from(other[at]) * u16::from(other[3]) / 255);
            (0..3).any(|at| apart(at) > u16::from(TOLERANCE)) || one[3].abs_diff(other[3]) > TOLERANCE
        });
        assert_eq!(far.count(), 0, "icons_are_painted_anew: {size} is not as it is drawn");
    }
    assert!(picture(&assets("icon.png")) == picture(&png(256)), "the window's icon is another one");
}

#[test]
fn the_icons_of_other_systems_hold_the_same_pictures() {
    let ico = fs::read(assets("packages/windows/gobale.ico")).expect("the Windows icon");
    let icns = fs::read(assets("packages/macos/gobale.icns")).expect("the macOS icon");
    assert!(ico == windows() && icns == macos(), "icons_are_painted_anew");
}

/// An icon file of Windows: a directory, and pictures as PNG.
fn windows() -> Vec<u8> {
    let pictures = WINDOWS.map(|size| fs::read(png(size)).expect("an icon"));
    let mut file = vec![0, 0, 1, 0];
    file.extend((WINDOWS.len() as u16).to_le_bytes());
    let mut at = file.len() + 16 * WINDOWS.len();
    for (size, picture) in WINDOWS.into_iter().zip(&pictures) {
        // 256 is written as 0.
        let side = size as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend((picture.len() as u32).to_le_bytes());
        file.extend((at as u32).to_le_bytes());
        at += picture.len();
    }
    file.extend(pictures.concat());
    file
}

/// An icon file of macOS: named pictures, each with its length.
fn macos() -> Vec<u8> {
    let mut pictures = Vec::new();
    for (name, size) in MACOS {
        let picture = fs::read(png(size)).expect("an icon");
        pictures.extend_from_slice(name);
        pictures.extend((picture.len() as u32 + 8).to_be_bytes());
        pictures.extend(picture);
    }
    let length = (pictures.len() as u32 + 8).to_be_bytes();
    [&b"icns"[..], &length, &pictures].concat()
}

#[test]
#[ignore = "writes into the tree"]
fn icons_are_painted_anew() {
    for size in SIZES {
        painted(size).save_png(png(size)).expect("written");
    }
    fs::copy(png(256), assets("icon.png")).expect("written");
    fs::write(assets("packages/windows/gobale.ico"), windows()).expect("written");
    fs::write(assets("packages/macos/gobale.icns"), macos()).expect("written");
}
