//! Boards of more than 16 cells: an answer at once, then better ones, in turns
//! with the proof that none can be much better.

use super::bound::Bound;
use super::learned::Rounds;
use super::lines::Lines;
use super::shelf::Shared;
use super::strips::Strips;
use super::{Homes, Known, SLOWER};
use crate::board::Direction;
use std::collections::VecDeque;

/// Boards that are looked at until it is the other's turn.
const TURN: u64 = 10_000;

/// One of so many turns is for the proof.
const TURNS: u64 = 4;

/// Where the tables for the proof are still to be made, they wait for so many
/// rounds of answers.
const ROUNDS_FIRST: usize = 3;

/// A search that goes on for as long as it is stepped.
#[derive(Debug)]
pub(super) struct Large {
    // The first is at work. One that finds no answer where there is none yet
    // gives way to the next.
    finders: VecDeque<Finder>,
    rounds: usize,
    bound: Bound,
}

/// What finds solutions.
#[derive(Debug)]
enum Finder {
    /// By what was learned of boards of this size.
    Learned(Rounds),
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
    /// `rest` are the tables of what is left when most lines are done.
    pub(super) fn new(homes: Homes, rest: Shared, bound: Bound, learned: Option<Rounds>) -> Self {
        let lines = Lines::new(homes.clone(), rest);
        let strips = Strips::new(homes);
        let learned = learned.map(Finder::Learned);
        let others = [
            Finder::Strips(Box::new(strips)),
            Finder::Lines(Box::new(lines)),
        ];
        Self {
            finders: learned.into_iter().chain(others).collect(),
            rounds: 0,
            bound,
        }
    }

    /// Goes on for about `budget` boards.
    pub(super) fn step(&mut self, budget: u64, known: &mut Known) {
        let turn = TURN - known.nodes % TURN;
        if self.answer_is_next(known)
            && let Some(finder) = self.finders.front_mut()
        {
            let (nodes, answer) = finder.step(budget, turn);
            known.nodes += nodes;
            match answer {
                Answer::Running => return,
                Answer::Better(slides) => known.take(slides),
                Answer::Nothing if known.best.is_none() => self.finders.rotate_left(1),
                Answer::Nothing => {}
            }
            self.rounds += 1;
            let has_more = |finder: &Finder| !matches!(finder, Finder::Lines(_));
            if known.best.is_some() {
                self.finders.retain(has_more);
            }
            return;
        }
        if let Some(upper) = known.upper() {
            self.bound.set_upper(upper);
        }
        let found = self.bound.step(budget.min(turn));
        known.nodes += self.bound.take_nodes();
        known.lower = known.lower.max(self.bound.lower());
        if let Some(slides) = found {
            known.take(slides);
        }
    }

    /// How many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        self.bound.tables()
    }

    fn answer_is_next(&self, known: &Known) -> bool {
        let waits = !self.bound.has_tables() && self.rounds < ROUNDS_FIRST;
        known.best.is_none() || waits || !(known.nodes / TURN).is_multiple_of(TURNS)
    }
}

impl Finder {
    /// Goes on for about the time of `budget` boards of a search with tables;
    /// looks at `most` boards at the most. Returns how many it has looked at.
    fn step(&mut self, budget: u64, most: u64) -> (u64, Answer) {
        match self {
            Self::Learned(rounds) => rounds.step(budget, most),
            Self::Strips(strips) => strips.step(budget.div_ceil(SLOWER).min(most)),
            Self::Lines(lines) => {
                let (nodes, found) = lines.step(budget.div_ceil(SLOWER));
                (nodes, found.map_or(Answer::Running, Answer::Better))
            }
        }
    }
}
