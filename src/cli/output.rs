//! The one place through which the commands write, and why they end.

use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};

use super::words;
use crate::catalogue::text::shown;
use crate::words::say;

/// Why a command ends before its end.
pub(super) enum Failure {
    /// The arguments or the input are wrong: a sentence.
    Input(String),
    /// Anything else: a sentence.
    Other(String),
    /// Nobody reads on. That is no error.
    PipeClosed,
}

/// What a command's work comes to.
pub(super) type Done = Result<(), Failure>;

/// Standard output, written in large pieces.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub(super) fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    /// Writes a line. What somebody else wrote, a name or a comment, may be in it.
    pub(super) fn line(&mut self, line: &str) -> Done {
        writeln!(self.0, "{}", shown(line)).map_err(|error| failure(&error))
    }

    /// Writes a text that ends its own lines.
    pub(super) fn text(&mut self, text: &str) -> Done {
        self.0.write_all(text.as_bytes()).map_err(|error| failure(&error))
    }

    /// Hands on what was written so far.
    pub(super) fn flush(&mut self) -> Done {
        self.0.flush().map_err(|error| failure(&error))
    }
}

fn failure(error: &io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::PipeClosed,
        _ => Failure::Other(say!(words(), "cli-cannot-write", why = words().io_error(error))),
    }
}

/// Writes lines to standard error. If nobody listens there either, nothing is left to do.
pub fn complain(lines: &str) {
    let mut error = io::stderr().lock();
    for line in lines.lines() {
        let _ = writeln!(error, "{}", shown(line));
    }
}

/// Writes a line to the terminal behind standard error, over the one that was written so before. An empty one leaves none.
pub(super) fn overwrite(line: &str) {
    let _ = write!(io::stderr(), "\r\x1b[K{line}");
}
