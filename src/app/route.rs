//! The route to the screen that is shown, and back.

use super::Screen;

/// The screen that is shown, and those that led to it: each screen once, however long one goes round.
#[derive(Debug, Default)]
pub(super) struct Route {
    screen: Screen,
    /// The screens that the route back leads to, the next one last; behind them is Home.
    behind: Vec<Screen>,
}

impl Route {
    /// The screen that is shown.
    pub(super) const fn screen(&self) -> Screen {
        self.screen
    }

    /// Goes to a screen from which the route leads back to Home.
    pub(super) fn go(&mut self, screen: Screen) {
        *self = Self { screen, behind: Vec::new() };
    }

    /// Enters a screen from which the route leads back to the one that is shown. A screen that led here is come back to.
    pub(super) fn enter(&mut self, screen: Screen) {
        let before = std::mem::replace(&mut self.screen, screen);
        if let Some(came_by) = self.behind.iter().position(|&behind| behind == screen) {
            self.behind.truncate(came_by);
        } else if before != screen && !(before.is_of_program() && screen.is_of_program()) {
            // Of the screens that tell of the program one takes the place of the other.
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
    use Screen::{About, Compare, Home, Lessons, Predict, Rules, Settings, Table};

    /// Goes to the first screen, enters the others, and looks where the route back leads.
    fn check(entered: &[Screen], expected: &[Screen]) {
        let mut route = Route::default();
        route.go(entered[0]);
        entered[1..].iter().for_each(|&screen| route.enter(screen));
        let back: Vec<Screen> = std::iter::repeat_with(|| {
            route.back();
            route.screen()
        })
        .take(expected.len())
        .collect();
        assert_eq!(back, expected, "{entered:?}");
    }

    #[test]
    fn the_route_leads_back_as_it_came_and_ends_at_home() {
        check(&[Table], &[Home, Home]);
        check(&[Lessons, Rules], &[Lessons, Home]);
        check(&[Table, Rules, Compare], &[Rules, Table, Home]);
        check(&[Table, Rules, Rules], &[Table]);
        check(&[Table, Rules, Settings, Compare], &[Settings, Rules, Table]);
    }

    #[test]
    fn screens_of_the_program_lead_back_past_each_other() {
        check(&[Table, Settings, About], &[Table]);
        check(&[Table, About, Settings, About], &[Table]);
        check(&[Lessons, Settings, Settings], &[Lessons, Home]);
    }

    #[test]
    fn a_screen_that_led_here_is_come_back_to() {
        check(&[Table, Rules, Compare, Rules], &[Table, Home]);
        check(&[Table, Settings, Rules, Settings], &[Table, Home]);
        check(&[Table, Rules, Compare, Table], &[Home]);
    }

    #[test]
    fn however_long_one_goes_round_each_screen_is_on_the_route_once() {
        let mut random = fastrand::Rng::with_seed(3);
        let mut route = Route::default();
        for _ in 0..1000 {
            route.enter([Table, Rules, Compare, Settings, About, Lessons, Predict][random.usize(..7)]);
            let mut screens = route.behind.clone();
            screens.push(route.screen());
            let again = |number: usize| screens[..number].contains(&screens[number]);
            assert!(!(0..screens.len()).any(again), "{screens:?}");
        }
    }
}
