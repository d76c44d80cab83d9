//! Boards of more than 16 cells: an answer at once, then better ones, in turns
//! with the proof that none can be much better.

use super::bound::Bound;
use super::learned::Rounds;
use super::lines::Lines;
use super::shelf::Shared;
use super::strips::Strips;
use super::{HomeBoard, Known, SLOWER};
use crate::board::Direction;

/// Boards that are looked at until it is the other's turn.
const TURN: u64 = 10_000;

/// One of so many turns is for the proof.
const TURNS: u64 = 4;

/// Where the tables for the proof are still to be made, they wait while answers
/// are looked for in the time of so many boards of a search with tables: half a
/// second.
const ANSWERS_FIRST: u64 = 8_000_000;

/// A search that goes on for as long as it is stepped.
#[derive(Debug)]
pub(super) struct Large {
    homes: HomeBoard,
    // Tables of what is left when most lines are done.
    rest: Shared,
    finder: Finder,
    bound: Bound,
}

/// What finds solutions.
#[derive(Debug)]
enum Finder {
    /// By what was learned of boards of this size.
    Learned(Box<Rounds>),
    /// By distances.
    Strips(Box<Strips>),
    /// A single answer, and that for sure.
    Lines(Box<Lines>),
}

/// What a step of one that finds solutions came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// There is more to do.
    Running,
    /// The end of a round: a solution, shorter than all before.
    Better(Vec<Direction>),
    /// The end of a round that has found none.
    Nothing,
}

impl Large {
    /// `rest` are the tables of what is left when most lines are done; `learned`
    /// goes by weights, where there are some.
    pub(super) fn new(
        homes: HomeBoard,
        rest: Shared,
        bound: Bound,
        learned: Option<Rounds>,
    ) -> Self {
        let finder = match learned {
            Some(rounds) => Finder::Learned(Box::new(rounds)),
            None => Finder::strips(&homes),
        };
        Self {
            homes,
            rest,
            finder,
            bound,
        }
    }

    /// Goes on for about the time of `budget` boards of a search with tables, or
    /// until there is a better answer.
    pub(super) fn step(&mut self, budget: u64, known: &mut Known) {
        let mut left = budget;
        let upper = known.upper();
        while left > 0 && known.upper() == upper && !known.is_optimal() {
            let turn = TURN - known.nodes % TURN;
            let spent = if self.answer_is_next(known) {
                let slower = self.finder.slower();
                let most = left.div_ceil(slower).min(turn);
                self.look_for_an_answer(most, known);
                most * slower
            } else {
                self.prove(left.min(turn), known)
            };
            left = left.saturating_sub(spent);
        }
    }

    fn look_for_an_answer(&mut self, budget: u64, known: &mut Known) {
        let (nodes, answer) = self.finder.step(budget);
        known.nodes += nodes;
        match answer {
            Answer::Running => return,
            Answer::Better(slides) => known.take(slides),
            Answer::Nothing => {}
        }
        self.look_for_another(known);
    }

    /// Returns the boards that were looked at; all of the budget where tables
    /// were made.
    fn prove(&mut self, budget: u64, known: &mut Known) -> u64 {
        if let Some(upper) = known.upper() {
            self.bound.set_upper(upper);
        }
        let found = self.bound.step(budget);
        let nodes = self.bound.take_nodes();
        known.nodes += nodes;
        known.lower = known.lower.max(self.bound.lower());
        if let Some(slides) = found {
            known.take(slides);
        }
        if nodes == 0 { budget } else { nodes }
    }

    /// Where there is no answer yet, another finder has its turn; one that has
    /// but a single answer gives way to one that finds better ones.
    fn look_for_another(&mut self, known: &Known) {
        let another = match self.finder {
            Finder::Learned(_) if known.best.is_none() => Finder::strips(&self.homes),
            Finder::Strips(_) if known.best.is_none() => {
                let rest = self.rest.clone();
                Finder::Lines(Box::new(Lines::new(self.homes.clone(), rest)))
            }
            Finder::Lines(_) => Finder::strips(&self.homes),
            Finder::Learned(_) | Finder::Strips(_) => return,
        };
        self.finder = another;
    }

    /// How many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        self.bound.tables()
    }

    fn answer_is_next(&self, known: &Known) -> bool {
        let turn = known.nodes / TURN;
        let is_early = turn * TURN * self.finder.slower() < ANSWERS_FIRST;
        let waits = is_early && !self.bound.has_tables();
        known.best.is_none() || waits || !turn.is_multiple_of(TURNS)
    }
}

impl Finder {
    fn strips(homes: &HomeBoard) -> Self {
        Self::Strips(Box::new(Strips::new(homes.clone())))
    }

    /// How many boards of a search with tables are looked at in the time of one.
    fn slower(&self) -> u64 {
        match self {
            Self::Learned(rounds) => rounds.slower(),
            Self::Strips(_) | Self::Lines(_) => SLOWER,
        }
    }

    /// Goes on for about `budget` boards, looking at no more. Returns how many it
    /// has looked at; what it does beside that is not counted.
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        match self {
            Self::Learned(rounds) => rounds.step(budget),
            Self::Strips(strips) => strips.step(budget),
            Self::Lines(lines) => {
                let (nodes, found) = lines.step(budget);
                (nodes, found.map_or(Answer::Running, Answer::Better))
            }
        }
    }
}
