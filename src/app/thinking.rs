//! What the computer is to think about, and what it has said.
//!
//! Which errand is due follows from what lies on the table, so that nothing has to be called off by name: after every
//! action the errand under way is compared with the one due. What comes back carries the number of its errand; an answer
//! to another one is not heard.

use std::sync::Arc;

use super::study::{Aim, Hint};
use super::waiting::Rest;
use super::{App, Computers, Effect, NoticeKind, Screen};
use crate::rules::{BySide, Position, Rules, Seeds, Turn};
use crate::search::{self, Level, Question, Worth};
use crate::session::{Move, Node, Stage};
use crate::words::say;

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Errand {
    /// Its number: later ones have greater numbers.
    pub number: u64,
    /// The rules.
    pub rules: Arc<Rules>,
    /// What is asked.
    pub job: Job,
    /// How many seconds it may take; as many as it needs where none are given.
    pub seconds: Option<u16>,
    /// How many megabytes each search may keep of what it has found.
    pub megabytes: u16,
}

impl PartialEq for Errand {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Job {
    /// A computer player's turn.
    Turn {
        /// The position.
        question: Question,
        /// The games each has won.
        wins: BySide<usize>,
        /// How strong it plays.
        level: Level,
        /// What chance hangs on.
        seed: u64,
    },
    /// A computer player's arrangement of the next round.
    Arrangement {
        /// The round that is over, settled.
        settled: Position,
        /// How strong it plays.
        level: Level,
        /// What chance hangs on.
        seed: u64,
    },
    /// What every turn of a position is worth.
    Analysis(Question),
    /// What the positions of a match are worth.
    Weighing(Vec<(Node, Question)>),
}

/// What comes back.
#[derive(Clone, Debug, PartialEq)]
pub enum Thought {
    /// How far it is: the turns looked ahead, the positions looked at.
    Progress(Progress),
    /// A turn; none where none is allowed.
    Turn(Option<Turn>),
    /// An arrangement.
    Arrangement(Vec<Seeds>),
    /// What the turns of the position are worth, as far as is known by now.
    Insight(Box<search::Answer>),
    /// What a position of the match is worth.
    Weighed(Node, Worth),
    /// There is no more to come.
    Done,
    /// It could not be thought to its end.
    Failed,
}

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The turns looked ahead.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
}

/// What an errand is about. As long as this stays the same, so does the errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct About {
    /// The revision with which the session was put on the table.
    session: u64,
    /// Which numbers its places have.
    edition: u64,
    /// The place in the session.
    node: Node,
    who: Who,
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Player(Level, u16),
    Analyst,
    Hint(u16),
    Reviewer,
}

/// The errand under way, and what it led to.
#[derive(Clone, Debug, Default)]
pub(super) struct Thinking {
    number: u64,
    about: Option<About>,
    /// How far it is; none where nothing is thought about.
    progress: Option<Progress>,
    /// The computer's move, which waits until the one before was seen.
    pub(super) ready: Option<Move>,
    /// What was there to be read since the errand was given.
    pub(super) rest: Rest,
}

/// So many turns an analysis under way has to look ahead before a hint is taken from it.
const ENOUGH_FOR_A_HINT: u16 = 8;

impl App {
    /// How far the computer is with what it thinks about; none where it rests.
    pub const fn progress(&self) -> Option<Progress> {
        self.thinking.progress
    }

    /// Whether a computer player's move is on its way.
    pub fn computer_moves(&self) -> bool {
        matches!(self.thinking.about, Some(About { who: Who::Player(..), .. }))
    }

    /// Compares the errand under way with the one due. What is to be done about it is returned.
    pub(super) fn think(&mut self) -> Option<Effect> {
        let due = self.due();
        if self.thinking.about == due {
            return None;
        }
        let number = self.thinking.number + 1;
        let errand = due.and_then(|about| self.errand(about, number));
        let progress = errand.as_ref().map(|_| Progress::default());
        self.thinking = Thinking { number, about: due, progress, ..Thinking::default() };
        Some(errand.map_or(Effect::StopThinking, |errand| Effect::Think(Box::new(errand))))
    }

    fn due(&self) -> Option<About> {
        let table = self.table.as_ref().filter(|_| self.screen() == Screen::Table)?;
        let at = |node, who| Some(About { session: self.files.saved.since, edition: table.edition(), node, who });
        let about = |who| at(table.session().cursor(), who);
        if let Some(level) = table.computer_to_choose() {
            return about(Who::Player(level, self.settings.seconds));
        }
        if !table.may_count() {
            return None;
        }
        let here = table.session().cursor();
        let open = table.session().game().stage() == Stage::Turn && !self.study.is_known(here);
        match self.study.aim() {
            // Somebody waits for it.
            Aim::Off | Aim::Match if open && self.study.hint(here) == Some(Hint::Asked) => about(Who::Hint(self.settings.seconds)),
            Aim::Match => at(table.session().line().last().copied().unwrap_or(Node::START), Who::Reviewer),
            Aim::Position if open => about(Who::Analyst),
            Aim::Position | Aim::Off => None,
        }
    }

    fn errand(&self, About { node, who, .. }: About, number: u64) -> Option<Errand> {
        let session = self.table.as_ref()?.session();
        let game = session.game();
        let seed = mixed(self.chance, node.number() as u64);
        let (job, seconds) = match who {
            Who::Player(level, seconds) => {
                let job = match game.stage() {
                    Stage::Turn => Job::Turn { question: game.question(), wins: game.wins(), level, seed },
                    Stage::Arrange { .. } => Job::Arrangement { settled: *game.position(), level, seed },
                    Stage::Over(_) => return None,
                };
                (job, Some(seconds))
            }
            Who::Analyst => (Job::Analysis(game.question()), None),
            Who::Hint(seconds) => (Job::Analysis(game.question()), Some(seconds)),
            Who::Reviewer => {
                let mut places = Vec::new();
                session.replay_line(node, |node, game| {
                    if game.stage() == Stage::Turn && !self.study.is_weighed(node) {
                        places.push((node, game.question()));
                    }
                });
                (Job::Weighing(places), None)
            }
        };
        Some(Errand { number, rules: Arc::clone(session.rules()), job, seconds, megabytes: self.memory() })
    }

    /// Hears what was thought. What belongs to another errand is not heard.
    pub(super) fn thought(&mut self, number: u64, thought: Thought) {
        let Some(about) = self.thinking.about.filter(|_| number == self.thinking.number) else { return };
        match thought {
            // What comes after the last word is late.
            Thought::Progress(progress) if self.thinking.progress.is_some() => self.thinking.progress = Some(progress),
            Thought::Progress(_) => {}
            Thought::Turn(turn) => self.ready(turn.map(Move::Sow)),
            Thought::Arrangement(numbers) => self.ready(Some(Move::Arrange(numbers))),
            Thought::Insight(answer) => {
                let deep = answer.depth >= ENOUGH_FOR_A_HINT;
                self.study.learn(about.node, *answer);
                if about.who == Who::Analyst && deep || self.study.is_known(about.node) {
                    self.study.give_hint(about.node);
                }
            }
            Thought::Weighed(node, worth) => self.study.weigh(node, worth),
            Thought::Done => {
                self.thinking.progress = None;
                if matches!(about.who, Who::Hint(_) | Who::Analyst) {
                    self.study.give_hint(about.node);
                }
                if about.who == Who::Reviewer {
                    self.study.set_aim(Aim::Position);
                }
            }
            Thought::Failed => {
                self.thinking.progress = None;
                self.study.set_aim(Aim::Off);
                self.study.drop_hint();
                if let Some(table) = &mut self.table {
                    table.set_computers(Computers::Wait);
                }
                self.say(NoticeKind::Failed, say!(self.words, "notice-thinking-failed"));
            }
        }
    }

    fn ready(&mut self, played: Option<Move>) {
        self.thinking.progress = None;
        self.thinking.ready = played;
    }

    /// Whether a move of the computer's waits until it may be played.
    pub(super) const fn is_ready(&self) -> bool {
        self.thinking.ready.is_some()
    }
}

/// A number that looks like chance (the finisher of splitmix64).
const fn mixed(chance: u64, more: u64) -> u64 {
    let mut number = chance.wrapping_add(more.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
