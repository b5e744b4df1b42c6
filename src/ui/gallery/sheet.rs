//! A sheet of pictures: the same screen in every size of window, at every scale, in every theme.
//!
//! Each picture is a file of its own, as sharp as the screen would be; the sheet shows them small, side by side.

use std::io;
use std::path::Path;

use image::imageops;

use super::pictures::{self, Subject};
use crate::app::{Brightness, Settings};
use crate::scene::BoardLook;

/// The smallest window there can be, in points.
const SMALLEST: [f32; 2] = [800.0, 560.0];

/// Windows and whole screens, in pixels; one that holds fewer points than the smallest window at a scale is left out there.
const SCREENS: [[f32; 2]; 4] = [[1280.0, 800.0], [1920.0, 1080.0], [2560.0, 1440.0], [3840.0, 2160.0]];

/// How many pixels a point has on each side.
const SCALES: [f32; 5] = [1.0, 1.25, 1.5, 2.0, 3.0];

const SUBJECTS: [(&str, Subject); 2] = [("home", Subject::Home), ("table", Subject::Fergen)];

const TONES: [(&str, Brightness); 2] = [("light", Brightness::Light), ("dark", Brightness::Dark)];

const BOARDS: [(&str, BoardLook); 5] = [
    ("earth", BoardLook::Earth),
    ("wood", BoardLook::CarvedWood),
    ("slate", BoardLook::Slate),
    ("paper", BoardLook::Paper),
    ("contrast", BoardLook::HighContrast),
];

/// The room for a picture on the sheet, and the space around it, in pixels.
const CELL: [u32; 2] = [420, 294];
const GAP: u32 = 12;

/// Paints the pictures and the sheets into a folder, and returns the names of the files.
pub fn write(folder: &Path) -> io::Result<Vec<String>> {
    std::fs::create_dir_all(folder)?;
    let mut names = Vec::new();
    for (subject_name, subject) in SUBJECTS {
        for (tone_name, brightness) in TONES {
            for (board_name, board) in BOARDS {
                let settings = Settings { brightness, board, ..Settings::default() };
                write_sheet(folder, &format!("{subject_name}-{board_name}-{tone_name}"), subject, &settings, &mut names)?;
            }
        }
    }
    Ok(names)
}

/// Paints a screen in every size at every scale, and the sheet of these pictures.
fn write_sheet(folder: &Path, name: &str, subject: Subject, settings: &Settings, names: &mut Vec<String>) -> io::Result<()> {
    let columns = SCREENS.len() as u32 + 1;
    let place = |index: usize, cell: u32| index as u32 * (cell + GAP) + GAP;
    let sheet_size = [columns * (CELL[0] + GAP) + GAP, SCALES.len() as u32 * (CELL[1] + GAP) + GAP];
    let mut sheet = image::RgbaImage::from_pixel(sheet_size[0], sheet_size[1], image::Rgba([128, 128, 128, 255]));
    for (row, scale) in SCALES.into_iter().enumerate() {
        let smallest = SMALLEST.map(|side| side * scale);
        for (column, pixels) in [smallest].into_iter().chain(SCREENS).enumerate() {
            let points = pixels.map(|side| side / scale);
            if points[0] < SMALLEST[0] || points[1] < SMALLEST[1] {
                continue;
            }
            let picture = pictures::screen(&mut pictures::window_on(subject, settings.clone()), points, scale);
            save(&picture, folder, format!("{name}-{}x{}-at-{scale}.png", pixels[0], pixels[1]), names)?;
            let small = (CELL[0] as f32 / pixels[0]).min(CELL[1] as f32 / pixels[1]).min(1.0);
            let small = imageops::thumbnail(&picture, (pixels[0] * small) as u32, (pixels[1] * small) as u32);
            imageops::replace(&mut sheet, &small, place(column, CELL[0]).into(), place(row, CELL[1]).into());
        }
    }
    save(&sheet, folder, format!("sheet-{name}.png"), names)
}

fn save(picture: &image::RgbaImage, folder: &Path, name: String, names: &mut Vec<String>) -> io::Result<()> {
    picture.save(folder.join(&name)).map_err(io::Error::other)?;
    names.push(name);
    Ok(())
}
