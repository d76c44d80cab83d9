//! Whose turn it is: the finder's, for ever better solutions, or the prover's,
//! for the proof that none is much better.
//!
//! Up to 16 cells the prover comes to its end, so the finder has a turn only
//! where that takes long: until tables are made, or a first answer is overdue.
//! On larger boards they take turns for as long as somebody waits.

use crate::solver::finder::by_weights::Weights;
use crate::solver::finder::{Answer, ByDistances, ByLines, ByWeights, Finder};
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::Shared;
use crate::solver::prover::Prover;
use crate::solver::solution::Known;
use std::sync::Arc;

/// Boards that a prover which comes to its end may look at before there is a
/// first answer: about 10 ms.
const PATIENCE: u64 = 100_000;

/// Rounds of beams by distances between that answer and the tables. On thirty of
/// Korf's boards the answer line by line is 65 % too long, that of the first beam
/// 1.9 %, after 7 ms, what is known after the second 1.6 %: who follows a hint
/// that is not proved yet is seldom led astray.
const ROUNDS: usize = 2;

/// Boards that are looked at until it is the other's turn.
const TURN: u64 = 10_000;

/// One of so many turns is the prover's.
const TURNS: u64 = 4;

/// Where the prover's tables are still to be made, it waits while the finder
/// works for the time of so many boards that tables are looked up for: half a
/// second.
const ANSWERS_FIRST: u64 = 8_000_000;

/// What a board is solved by.
#[derive(Debug)]
pub(super) struct Schedule {
    board: HomeBoard,
    prover: Prover,
    // None where nothing better is to be found, or it would be no use.
    finder: Option<Box<dyn Finder>>,
    kind: Kind,
    // Rounds of the present finder that have ended.
    rounds: usize,
    // Tables of what is left when most lines are done; none for boards that
    // need no first answer.
    rest: Option<Shared>,
    // Whether the prover is sure to come to its end.
    is_provable: bool,
}

/// By what the finder finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Weights,
    Distances,
    Lines,
}

/// Who is next, and for how many boards at most.
enum Turn {
    Finder(u64),
    Prover(u64),
}

impl Schedule {
    /// For boards that the prover is sure to solve. `rest` are the tables for a
    /// first answer, for boards that need one.
    pub(super) fn to_the_proof(
        board: HomeBoard,
        prover: Prover,
        rest: Option<Shared>,
        known: &Known,
    ) -> Self {
        let mut this = Self {
            board,
            prover,
            finder: None,
            kind: Kind::Lines,
            rounds: 0,
            rest,
            is_provable: true,
        };
        match known.best {
            None => this.find_by(Kind::Lines, known),
            Some(_) if this.rest.is_some() => this.find_by(Kind::Distances, known),
            Some(_) => {}
        }
        this
    }

    /// For larger boards. `rest` are the tables of what is left when most lines
    /// are done.
    pub(super) fn in_turns(
        board: HomeBoard,
        prover: Prover,
        rest: Shared,
        weights: Option<&Arc<Weights>>,
        known: &Known,
    ) -> Self {
        let by_weights = weights.map(|weights| ByWeights::new(weights, &board, known.upper()));
        let mut this = Self {
            board,
            prover,
            finder: None,
            kind: Kind::Weights,
            rounds: 0,
            rest: Some(rest),
            is_provable: false,
        };
        match by_weights {
            Some(finder) => this.finder = Some(Box::new(finder)),
            None => this.find_by(Kind::Distances, known),
        }
        this
    }

    /// How many percent of the prover's tables are made.
    pub(super) fn tables(&self) -> u8 {
        self.prover.tables()
    }

    /// Goes on for about the time of `budget` boards that tables are looked up
    /// for, or until there is a better answer.
    pub(super) fn step(&mut self, budget: u64, known: &mut Known) {
        let mut left = budget;
        let upper = known.upper();
        while left > 0 && known.upper() == upper && !known.is_optimal() {
            let spent = match self.turn(known) {
                Turn::Finder(most) => self.find(left, most, known),
                Turn::Prover(most) => self.prove(left.min(most), known),
            };
            left = left.saturating_sub(spent);
        }
    }

    fn turn(&self, known: &Known) -> Turn {
        let Some(finder) = &self.finder else {
            return Turn::Prover(u64::MAX);
        };
        if self.is_provable {
            let patience = PATIENCE.saturating_sub(self.prover.nodes());
            return match self.kind {
                _ if !self.prover.has_tables() => Turn::Finder(u64::MAX),
                Kind::Lines if patience == 0 => Turn::Finder(u64::MAX),
                Kind::Lines => Turn::Prover(patience),
                Kind::Weights | Kind::Distances => Turn::Prover(u64::MAX),
            };
        }
        let turn = known.nodes / TURN;
        let left = TURN - known.nodes % TURN;
        let is_early = turn * TURN * finder.cost() < ANSWERS_FIRST;
        let waits = is_early && !self.prover.has_tables();
        if known.best.is_none() || waits || !turn.is_multiple_of(TURNS) {
            Turn::Finder(left)
        } else {
            Turn::Prover(left)
        }
    }

    /// Returns what it took.
    fn find(&mut self, budget: u64, most: u64, known: &mut Known) -> u64 {
        let Some(finder) = &mut self.finder else {
            return 0;
        };
        let cost = finder.cost();
        let most = budget.div_ceil(cost).min(most);
        let (nodes, answer) = finder.step(most);
        known.nodes += nodes;
        if answer != Answer::Running {
            self.rounds += 1;
            if let Answer::Better(slides) = answer {
                known.take(slides);
            }
            self.hand_on(known);
        }
        most * cost
    }

    /// Returns what it took: all of the budget where tables were made.
    fn prove(&mut self, budget: u64, known: &mut Known) -> u64 {
        if let Some(upper) = known.upper() {
            self.prover.set_upper(upper);
        }
        let before = self.prover.nodes();
        let found = self.prover.step(budget);
        let nodes = self.prover.nodes() - before;
        known.nodes += nodes;
        known.raise(self.prover.lower());
        if let Some(slides) = found {
            known.take(slides);
        }
        match nodes * self.prover.cost() {
            0 => budget,
            spent => spent,
        }
    }

    /// At the end of a round: where there is no answer yet, another finder has
    /// its turn; one that has but a single answer gives way to one that finds
    /// better ones.
    fn hand_on(&mut self, known: &Known) {
        match self.kind {
            Kind::Lines => self.find_by(Kind::Distances, known),
            Kind::Distances if self.is_provable && self.rounds == ROUNDS => self.finder = None,
            Kind::Weights if known.best.is_none() => self.find_by(Kind::Distances, known),
            Kind::Distances if known.best.is_none() => self.find_by(Kind::Lines, known),
            Kind::Weights | Kind::Distances => {}
        }
    }

    fn find_by(&mut self, kind: Kind, known: &Known) {
        let board = &self.board;
        let finder: Option<Box<dyn Finder>> = match (kind, &self.rest) {
            (Kind::Lines, Some(rest)) => Some(Box::new(ByLines::new(board.clone(), rest.clone()))),
            (Kind::Distances, _) => Some(Box::new(ByDistances::new(board.clone(), known.upper()))),
            (Kind::Lines, None) | (Kind::Weights, _) => None,
        };
        self.finder = finder;
        self.kind = kind;
        self.rounds = 0;
    }
}
