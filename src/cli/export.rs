//! The commands that write pictures, animations and texts.

use std::path::Path;
use std::thread;

use super::args::{Bright, Render};
use super::output::{Done, Failure};
use super::{load, progress, words};
use crate::disk;
use crate::export::{
    self, ExportError, Format, LARGEST, LARGEST_GIF, LinePlace, Look, Order, Picture, Pixels, PixelsError, SMALLEST, Source, Span, Story,
    Work,
};
use crate::rules::Rules;
use crate::scene::{Theme, Tone};
use crate::words::say;

/// Writes the game of a session file as text.
pub(super) fn write(path: &Path, output: &Path) -> Done {
    let known = |format: &Format| matches!(format, Format::Written(_));
    let Some(Format::Written(written)) = Format::of(output) else { return Err(unknown(output, known)) };
    let source = Source::new(load::session(path)?, words());
    carry_out(&source, &Order::Game(written), output)
}

/// Paints a moment, a turn or a round of a session file.
pub(super) fn render(render: &Render) -> Done {
    let format = Format::of(&render.output);
    let pixels = |usual, largest| render.size.as_deref().map_or(Ok(usual), |size| pixels(size, largest));
    match format {
        Some(Format::Still(still)) => {
            let pixels = pixels(Pixels::PICTURE, LARGEST)?;
            let source = Source::new(load::session(&render.file)?, words());
            let moment = LinePlace { turn: render.turn, event: render.event };
            let shot = Story::of(&source.session).shot(source.teller(words()), moment);
            let shot = shot.map_err(|why| Failure::Input(why.sentence(words())))?;
            let picture = Picture { shot, pixels, look: look(render, source.session.rules()) };
            carry_out(&source, &Order::Picture(Box::new(picture), still), &render.output)
        }
        Some(Format::Gif) => {
            if render.event.is_some() {
                return Err(Failure::Input(say!(words(), "cli-event-of-film")));
            }
            let pixels = pixels(Pixels::FILM, LARGEST_GIF)?;
            let source = Source::new(load::session(&render.file)?, words());
            let span = render.turn.map_or(Span::Round, |turn| Span::Turn(Some(turn)));
            let look = Box::new(look(render, source.session.rules()));
            carry_out(&source, &Order::Film { span, pixels, look }, &render.output)
        }
        Some(Format::Written(_)) | None => Err(unknown(&render.output, |format| !matches!(format, Format::Written(_)))),
    }
}

fn look(render: &Render, rules: &Rules) -> Look {
    let tone = match render.theme {
        Bright::Light => Tone::Light,
        Bright::Dark => Tone::Dark,
    };
    let theme = if render.print { Theme::print() } else { Theme::new(tone, render.board.look().drawing(rules)) };
    Look { theme, flipped: render.flip, numbers: !render.no_numbers, letters: !render.no_letters }
}

fn pixels(size: &str, largest: u32) -> Result<Pixels, Failure> {
    Pixels::parse(size, largest).map_err(|why| {
        Failure::Input(match why {
            PixelsError::Form => say!(words(), "cli-size-form", size = size),
            PixelsError::Range => say!(words(), "cli-size-range", size = size, least = SMALLEST, most = largest),
        })
    })
}

/// That the ending of a file's name says nothing, and which ones would.
fn unknown(output: &Path, known: impl Fn(&Format) -> bool) -> Failure {
    let endings = words().any_of(Format::ALL.into_iter().filter(known).map(|format| format!(".{}", format.ending())));
    Failure::Input(say!(words(), "cli-unknown-ending", file = output.to_string_lossy().as_ref(), endings = endings))
}

fn carry_out(source: &Source, order: &Order, output: &Path) -> Done {
    let work = Work::default();
    let made = thread::scope(|scope| {
        let maker = scope.spawn(|| export::make(words(), source, order, &work));
        progress::show(&work, || maker.is_finished());
        maker.join()
    });
    let made = made.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    let bytes = made.map_err(|why| match why {
        ExportError::Stopped | ExportError::Painting(_) => Failure::Other(why.sentence(words())),
        ExportError::TooLong(_) | ExportError::OwnRules | ExportError::NoTurn(..) | ExportError::NoEvent(..) => {
            Failure::Input(why.sentence(words()))
        }
    })?;
    disk::write(output, &bytes).map_err(|error| {
        let name = output.to_string_lossy();
        Failure::Other(say!(words(), "cli-in-file", file = name.as_ref(), why = words().io_error(&error)))
    })
}
