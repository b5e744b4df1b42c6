//! What each command does.

use super::settings::USUAL_TEXT;
use super::{
    Action, Aim, Answer, App, Command, CompareAction, Computers, Effect, NoticeKind, Over, Question, Screen, Step, Table, Targets,
};
use crate::rules::options::RuleOption;
use crate::session::Manners;
use crate::words::say;

impl App {
    pub(super) fn command(&mut self, command: Command) -> Vec<Effect> {
        if self.can_draft(command).is_some() {
            self.draft(command);
            return Vec::new();
        }
        // Where the table is not seen its commands move what is watched there, and never the table.
        if self.is_out_of_sight(command) {
            if self.can(command) {
                self.watch(command);
            }
            return Vec::new();
        }
        if self.screen().shows_examples() && !self.can(command) {
            return Vec::new();
        }
        match command {
            Command::Home => self.display.route.go(Screen::Home),
            Command::Records => return self.show_records(),
            Command::Continue if self.table.is_some() => self.display.route.go(Screen::Table),
            Command::Open | Command::Quit => return self.unless_unsaved(Action::Command(command)),
            Command::Save => return self.save(),
            Command::SaveAs => return self.save_as(),
            Command::Undo => self.at_table(Table::undo),
            Command::Redo => self.at_table(Table::redo),
            Command::SetOut => self.at_table(Table::set_out),
            Command::Manners => self.change_manners(),
            Command::Stop if self.table.is_some() => self.display.question = Some(Question::Stop),
            Command::Continue | Command::Stop => {}
            Command::Hint => self.hint(),
            Command::Analysis => {
                let aim = if self.study.aim() == Aim::Off { Aim::Position } else { Aim::Off };
                self.study_at_table(|study| study.set_aim(aim));
            }
            Command::Weigh => self.weigh(),
            Command::MoveNow => return self.move_now(),
            Command::Computers => self.at_table(|table| {
                let other = if table.computers() == Computers::Play { Computers::Wait } else { Computers::Play };
                table.set_computers(other);
            }),
            Command::Compare if self.screen() == Screen::Table => self.compare(CompareAction::Here),
            Command::Compare => self.compare(CompareAction::Example(RuleOption::OppositeEmpty)),
            Command::RulesPage => self.open_rules(),
            Command::Promote => self.at_table(Table::promote),
            Command::Remove => self.at_table(Table::remove),
            Command::Lessons => return self.show_lessons(),
            Command::Predict => self.show_predict(),
            Command::Present => return self.present(self.screen() == Screen::Table && !self.display.presenting),
            Command::EditPosition => self.edit_position(),
            Command::MakeRules => self.make_rules(),
            Command::CopyPosition => return self.copy_position(),
            Command::CopyGame => return self.copy_game(),
            Command::Export => self.ask_export(),
            Command::CopyPicture => return self.copy_picture(),
            Command::Paste => return vec![Effect::AskPaste],
            Command::Skip | Command::PlayPause if self.table.as_ref().is_some_and(Table::waits_for_reader) => self.go_on(),
            Command::Skip => self.at_table(Table::skip),
            Command::PlayPause => self.at_table(Table::play_pause),
            Command::ToStart => self.at_table(|table| table.seek(0.0)),
            Command::ToEnd => self.at_table(Table::to_end_within_round),
            Command::SeedForward => self.at_table(|table| table.forward(Step::Seed)),
            Command::SeedBack => self.at_table(|table| table.back(Step::Seed)),
            Command::LapForward => self.at_table(|table| table.forward(Step::Lap)),
            Command::LapBack => self.at_table(|table| table.back(Step::Lap)),
            Command::TurnForward => self.at_table(|table| table.forward(Step::Turn)),
            Command::TurnBack => self.at_table(|table| table.back(Step::Turn)),
            Command::Faster => self.set_speed(self.speed().faster()),
            Command::Slower => self.set_speed(self.speed().slower()),
            Command::Flip => self.settings.flipped = !self.settings.flipped,
            Command::Numbers => self.settings.numbers = !self.settings.numbers,
            Command::Letters => self.settings.letters = !self.settings.letters,
            Command::TwoSides => self.settings.two_sides = !self.settings.two_sides,
            Command::LargeTargets => {
                self.settings.targets = match self.settings.targets {
                    Targets::AsUsed => Targets::Large,
                    Targets::Large => Targets::AsUsed,
                }
            }
            Command::Theme => self.change_tone(),
            Command::Board => self.settings.board = self.settings.board.next(),
            Command::TextLarger => self.settings.scale_text(true),
            Command::TextSmaller => self.settings.scale_text(false),
            Command::TextUsual => self.settings.text_percent = USUAL_TEXT,
            Command::Panel => self.settings.panel = Some(!self.settings.panel.unwrap_or(true)),
            Command::About => self.show_about(),
            Command::Settings => self.show_settings(),
            Command::Palette => self.display.over = Some(Over::Palette(self.new_palette())),
            Command::Museum => self.display.question = Some(Question::Museum),
            Command::Keys => self.display.over = if self.shows_keys() { None } else { Some(Over::Keys) },
            Command::Cancel if self.display.presenting && !self.is_covered() => return self.present(false),
            Command::Cancel => self.cancel(),
        }
        Vec::new()
    }

    /// Finds out how the match went; where there is not yet anything to tell, that is said.
    fn weigh(&mut self) {
        self.study_at_table(|study| study.set_aim(Aim::Match));
        if self.table.as_ref().is_some_and(|table| table.may_count() && table.rows().len() < 2) {
            self.say(NoticeKind::Done, say!(self.words, "notice-nothing-to-weigh"));
        }
    }

    /// Shows the board, what is told and the timeline alone, or all there is again.
    fn present(&mut self, presenting: bool) -> Vec<Effect> {
        self.display.presenting = presenting;
        vec![Effect::Fullscreen(presenting)]
    }

    /// Traditional manners are chosen before the first turn, not in the middle of a match.
    fn change_manners(&mut self) {
        let Some(table) = &mut self.table else { return };
        let other = match table.session().manners() {
            Manners::Open => Manners::Traditional,
            Manners::Traditional => Manners::Open,
        };
        if !table.set_manners(other) {
            self.say(NoticeKind::Failed, say!(self.words, "notice-manners-too-late"));
        }
    }

    /// Closes what lies uppermost.
    fn cancel(&mut self) {
        if self.display.question.is_some() {
            self.answer(Answer::Cancel);
        } else if self.display.over.is_some() {
            self.display.over = None;
        } else if self.display.notice.is_some() {
            self.display.notice = None;
        } else if !matches!(self.screen(), Screen::Home | Screen::Table) {
            self.go_back();
        } else {
            // A hint that waits behind a question is come back to.
            let is_begun = self.table.as_ref().is_some_and(|table| table.choosing().is_begun());
            if is_begun || !self.study.drop_hint() {
                self.at_table(|table| {
                    table.cancel();
                });
            }
        }
    }
}
