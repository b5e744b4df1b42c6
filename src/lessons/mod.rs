//! Lessons: what is taught, step by step, and the drills to predict what a sowing does.
//!
//! A lesson file is RON; it is read here and nowhere else. What happens on the board, and which answer is right, is asked of
//! the rules and never written down. This layer knows rules and the catalogue; it knows no words, folders, clock or window.

mod ask;
pub mod drill;
mod error;
mod file;
mod lesson;
mod shown;

use std::sync::{Arc, LazyLock};

pub use ask::{Ask, Goal, Reply};
pub use drill::{Drill, Guess, Level};
pub use error::{Fault, LessonError};
pub use file::{FILE_BYTES, id_taken, read};
pub use lesson::{Lesson, Step, Then, Watch};
pub use shown::Shown;

/// The text of every lesson that comes with the program, in the order in which they are taught.
const TEXTS: [&str; 13] = [
    include_str!("../../assets/lessons/01-lifting-and-sowing.ron"),
    include_str!("../../assets/lessons/02-the-way-round.ron"),
    include_str!("../../assets/lessons/03-relay.ron"),
    include_str!("../../assets/lessons/04-why-a-turn-ends.ron"),
    include_str!("../../assets/lessons/05-capture.ron"),
    include_str!("../../assets/lessons/06-what-goes-and-what-stays.ron"),
    include_str!("../../assets/lessons/07-a-layli-pair.ron"),
    include_str!("../../assets/lessons/08-claiming-a-centre.ron"),
    include_str!("../../assets/lessons/09-layli-holes-later.ron"),
    include_str!("../../assets/lessons/10-settling-a-round.ron"),
    include_str!("../../assets/lessons/11-the-next-round.ron"),
    include_str!("../../assets/lessons/12-huroy.ron"),
    include_str!("../../assets/lessons/13-endless-relays.ron"),
];

/// A small lesson with comments, to begin one's own from.
pub const EXAMPLE: &str = include_str!("../../assets/lessons/example.ron");

static BUILT_IN: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| {
    TEXTS.iter().map(|text| Arc::new(read(text).expect("the lessons in the program are sound: a test reads each"))).collect()
});

/// Every lesson that comes with the program, in the order in which they are taught.
pub fn all() -> &'static [Arc<Lesson>] {
    &BUILT_IN
}
