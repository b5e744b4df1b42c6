//! Names in several scripts: each letter is drawn, or a box stands in its place.

use egui::{Color32, Context, FontId, RawInput};
use gobale::ui::paint;

/// Each letter of a text with the left end of what is drawn for it; a text as in the program's window.
fn drawn(text: &str) -> Vec<(char, f32)> {
    let ctx = Context::default();
    paint::install_fonts(&ctx);
    let mut output = ctx.run_ui(RawInput::default(), |_| {});
    output.textures_delta.clear();
    let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), FontId::new(16.0, paint::semibold()), Color32::BLACK));
    let glyphs = galley.rows.iter().flat_map(|row| row.glyphs.clone());
    glyphs.filter(|glyph| !glyph.uv_rect.is_nothing()).map(|glyph| (glyph.chr, glyph.pos.x)).collect()
}

#[test]
fn letters_of_every_script_leave_a_mark() {
    for text in ["Hodan", "Ĉiŭ ñandú", "Ωμέγα", "Шашки", "ሀና", "ገበጣ", "عمر", "لعبة", "名前", "नाम", "שם"]
    {
        let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
        // Letters that are joined into one, and signs that stand above one, may be drawn together.
        assert!(drawn(text).len() * 2 >= letters, "{text}: {:?}", drawn(text));
    }
}

#[test]
fn arabic_runs_from_right_to_left() {
    let word = drawn("عمر");
    let left = |letter| word.iter().find(|(drawn, _)| *drawn == letter).expect("it is drawn").1;
    assert!(left('ع') > left('م') && left('م') > left('ر'), "{word:?}");
}
