//! The way to the screen that is shown, and back.

use super::Screen;

/// The screen that is shown, and those that led to it.
#[derive(Debug, Default)]
pub(super) struct Way {
    screen: Screen,
    /// The screens that the way back leads to, the next one last; behind them is Home.
    behind: Vec<Screen>,
}

impl Way {
    /// The screen that is shown.
    pub(super) const fn screen(&self) -> Screen {
        self.screen
    }

    /// Goes to a screen from which the way leads back to Home.
    pub(super) fn go(&mut self, screen: Screen) {
        *self = Self { screen, behind: Vec::new() };
    }

    /// Enters a screen from which the way leads back to the one that is shown.
    pub(super) fn enter(&mut self, screen: Screen) {
        let before = std::mem::replace(&mut self.screen, screen);
        // Of the screens that tell of the program one takes the place of the other.
        if before != screen && !(before.is_of_program() && screen.is_of_program()) {
            self.behind.push(before);
        }
    }

    /// Goes back to the screen that led here.
    pub(super) fn back(&mut self) {
        self.screen = self.behind.pop().unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Screen::{About, Compare, Home, Lessons, Rules, Settings, Table};

    /// Goes to the first screen, enters the others, and looks where the way back leads.
    fn check(entered: &[Screen], expected: &[Screen]) {
        let mut way = Way::default();
        way.go(entered[0]);
        entered[1..].iter().for_each(|&screen| way.enter(screen));
        let back: Vec<Screen> = std::iter::repeat_with(|| {
            way.back();
            way.screen()
        })
        .take(expected.len())
        .collect();
        assert_eq!(back, expected, "{entered:?}");
    }

    #[test]
    fn the_way_leads_back_as_it_came_and_ends_at_home() {
        check(&[Table], &[Home, Home]);
        check(&[Lessons, Rules], &[Lessons, Home]);
        check(&[Table, Rules, Compare, Rules], &[Compare, Rules, Table, Home]);
        check(&[Table, Rules, Rules], &[Table]);
        check(&[Table, Rules, Settings, Compare], &[Settings, Rules, Table]);
    }

    #[test]
    fn screens_of_the_program_lead_back_past_each_other() {
        check(&[Table, Settings, About], &[Table]);
        check(&[Table, About, Settings, About], &[Table]);
        check(&[Lessons, Settings, Settings], &[Lessons, Home]);
    }
}
