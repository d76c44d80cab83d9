//! What a grading asks of a solver, which both have.

use sliding_puzzle::board::{Board, Goal, Metric};
use sliding_puzzle::solver::{
    Line, MultiTileSearch, MultiTileSolver, Progress, Search, Solution, Solver, Step, is_provable,
};
use std::fmt::Debug;

/// A solver that grades plays: [`Solver`] in slides, [`MultiTileSolver`] in moves.
pub trait Grader: Grades {}

/// Nobody else can implement it.
pub trait Grades {
    /// What lengths and bounds count.
    const METRIC: Metric;

    /// Up to this distance a search needs no tables.
    const NEAR: usize;

    type Search: Debug;

    /// Returns a lower bound that needs no search.
    fn bound(board: &Board) -> usize;

    /// Begins the search of a board, with what is known of it.
    fn begin(&mut self, board: &Board, known: Option<&Line>) -> Self::Search;

    /// Makes tables; returns how many percent are made.
    fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8;

    fn search_on(search: &mut Self::Search, node_budget: u64) -> Step;
    fn progress(search: &Self::Search) -> Progress;
    fn best(search: &Self::Search) -> Option<Solution>;
}

impl Grader for Solver {}

impl Grades for Solver {
    const METRIC: Metric = Self::METRIC;

    /// A few thousand nodes: the first marks need not wait for the tables.
    const NEAR: usize = 20;

    type Search = Search;

    fn bound(board: &Board) -> usize {
        Self::bound(board)
    }

    fn begin(&mut self, board: &Board, known: Option<&Line>) -> Search {
        let is_near = |line: &Line| is_provable(board.size()) && line.length() <= Self::NEAR;
        let known = known.and_then(|line| {
            if is_near(line) {
                self.search_near(board, line).ok()
            } else {
                self.search_from(board, line).ok()
            }
        });
        known.unwrap_or_else(|| self.search(board))
    }

    fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        Self::prepare(self, goal, node_budget)
    }

    fn search_on(search: &mut Search, node_budget: u64) -> Step {
        search.step(node_budget)
    }

    fn progress(search: &Search) -> Progress {
        search.progress()
    }

    fn best(search: &Search) -> Option<Solution> {
        search.best()
    }
}

impl Grader for MultiTileSolver {}

impl Grades for MultiTileSolver {
    const METRIC: Metric = Self::METRIC;

    /// All searches of up to 16 cells go by the tables.
    const NEAR: usize = 0;

    type Search = MultiTileSearch;

    fn bound(board: &Board) -> usize {
        Self::bound(board)
    }

    fn begin(&mut self, board: &Board, known: Option<&Line>) -> MultiTileSearch {
        let known = known.and_then(|line| self.search_from(board, line).ok());
        known.unwrap_or_else(|| self.search(board))
    }

    fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        Self::prepare(self, goal, node_budget)
    }

    fn search_on(search: &mut MultiTileSearch, node_budget: u64) -> Step {
        search.step(node_budget)
    }

    fn progress(search: &MultiTileSearch) -> Progress {
        search.progress()
    }

    fn best(search: &MultiTileSearch) -> Option<Solution> {
        search.best()
    }
}
