//! The window, as far as the world outside reaches it.

use std::time::Duration;

use crate::export::Image;

/// What is asked of the window from outside, on whichever thread.
pub trait Front: Send + Sync + 'static {
    /// Wakes it: there is an answer.
    fn wake(&self);

    /// Wakes it after so long, if it sleeps then.
    fn wake_after(&self, pause: Duration);

    /// Hands a text to other programs.
    fn copy(&self, text: String);

    /// Hands a text to other programs as one that was marked, where the system has that.
    fn mark(&self, text: String);

    /// Hands a picture to other programs.
    fn copy_image(&self, image: &Image);

    /// Asks for the text that other programs handed over.
    fn ask_paste(&self);

    /// Fills the whole screen, or is a window again.
    fn fill_screen(&self, on: bool);
}
