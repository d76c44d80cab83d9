//! Solutions that say what is proved of them.
//!
//! A [`Search`] is a value that is stepped: between two steps it can be asked
//! what it has proved so far, and it can be dropped. Tables belong to the
//! [`Solver`] and survive the searches that began them.
//!
//! | board          | method                                          | answer |
//! |----------------|-------------------------------------------------|--------|
//! | up to 16 cells | IDA\* over pattern databases; until they are made, and where it takes long, beams by distances first | optimal, always |
//! | larger         | a beam at once, then wider ones, by learned weights where there are any; in turns with IDA\* for the bound, over pattern databases up to 49 cells | best so far with a proved lower bound; optimal when they meet |
//!
//! Its rooms, each of which uses only those above it:
//!
//! | room         | what it owns                                                |
//! |--------------|-------------------------------------------------------------|
//! | `solution`   | what a search knows: bounds and the best solution           |
//! | `line`       | a solution that is followed, and what is proved on its way  |
//! | `home_board` | a board as the solver sees it                               |
//! | `distance`   | the lower bound that needs no table                         |
//! | `symmetry`   | boards that are the same in a mirror, or turned             |
//! | `patterns`   | pattern databases: made, kept, looked up                    |
//! | `prover`     | raises the lower bound                                      |
//! | `beams`      | what beam searches share                                    |
//! | `finder`     | finds ever better solutions                                 |
//! | `schedule`   | whose turn it is                                            |
//!
//! Lengths and bounds count slides (single-tile metric, STM).

mod beams;
mod distance;
mod finder;
mod home_board;
mod line;
mod patterns;
mod prover;
mod schedule;
mod solution;
mod symmetry;

pub use finder::by_weights::WeightsError;
pub use line::{Ahead, Line, LineError};
pub use patterns::TableError;
pub use solution::{Progress, Solution, Step};

/// What only the trainer of weights needs; it may change at any time.
#[cfg(feature = "_training")]
#[doc(hidden)]
pub mod training {
    pub use crate::solver::finder::by_weights::{
        Beam, Outcome, Weights, for_each_pair, for_each_single, pair, single,
    };
}

use crate::board::{Board, Direction, Goal, Metric, Size};
use finder::ByLines;
use finder::by_weights::{self, Weights};
use home_board::HomeBoard;
use patterns::{Shape, Shared, Shelf, Tables};
use prover::Prover;
use schedule::Schedule;
use solution::Known;
use std::sync::Arc;

/// Up to so many cells tables hold every board, and lead straight home: no
/// first answer is needed.
const STRAIGHT_CELLS: usize = 10;

/// Whether a search of boards of this size is sure to end with a shortest
/// solution, proved; larger ones end with bounds.
#[must_use]
pub fn is_provable(size: Size) -> bool {
    Tables::are_optimal(size)
}

/// Finds solutions; keeps the tables that make the next one fast.
///
/// A solver and its searches can be sent to other threads; searches that were
/// begun by one solver share its tables.
///
/// Tables for up to 16 cells take up to 45 MB, and half as much again while
/// they are made; those for the bound of larger boards up to 26 MB, and three
/// times as much while they are made; see [`Solver::table_bytes`].
#[derive(Debug, Default)]
pub struct Solver {
    shelf: Shelf,
    weights: Vec<Arc<Weights>>,
}

impl Solver {
    /// What its lengths, bounds and tables count.
    pub const METRIC: Metric = prover::METRIC;

    /// A solver that has no tables yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins the search for a shortest solution of a board.
    pub fn search(&mut self, board: &Board) -> Search {
        self.begin(board, Known::default())
    }

    /// Begins it with what is known: the line, and what it says is proved.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_from(&mut self, board: &Board, line: &Line) -> Result<Search, LineError> {
        line.check(board)?;
        let known = Known {
            lower: line.lower(),
            best: Some(line.slides().to_vec()),
            nodes: 0,
        };
        Ok(self.begin(board, known))
    }

    fn begin(&mut self, board: &Board, mut known: Known) -> Search {
        let homes = HomeBoard::of(board);
        let size = homes.size();
        let shape = Shape::new(size, homes.blank_home());
        let is_straight = size.cells() <= STRAIGHT_CELLS;
        let rest = (!is_straight).then(|| self.rest_tables(shape));
        let tables = Tables::cover(size).then(|| self.shelf.get(shape));
        let prover = Prover::new(&homes, tables, known.lower, known.upper());
        known.raise(prover.lower());
        let schedule = match rest {
            Some(rest) if !is_provable(size) => {
                let weights = self.weights.iter().find(|weights| weights.size() == size);
                Schedule::in_turns(homes, prover, rest, weights, &known)
            }
            rest => Schedule::to_the_proof(homes, prover, rest, &known),
        };
        Search { schedule, known }
    }

    /// The name of the weights that would make solutions of these boards shorter
    /// and that it does not have yet; `None` when there are none.
    #[must_use]
    pub fn wants(&self, goal: &Goal) -> Option<&'static str> {
        let size = goal.size();
        let has = self.weights.iter().any(|weights| weights.size() == size);
        by_weights::name(size).filter(|_| !has)
    }

    /// Takes weights. Searches that are begun from now on go by them.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, of another version, or of another name; the
    /// solver goes on without them.
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        let weights = Weights::read(bytes)?;
        if by_weights::name(weights.size()) != Some(name) {
            return Err(WeightsError::Size);
        }
        self.weights.retain(|other| other.size() != weights.size());
        self.weights.push(Arc::new(weights));
        Ok(())
    }

    /// Searches until the solution is proved optimal or about `node_budget`
    /// nodes are expanded; the first answer is finished in any case.
    pub fn solve(&mut self, board: &Board, node_budget: u64) -> Solution {
        const SLICE: u64 = 100_000;
        let mut search = self.search(board);
        loop {
            match search.step(SLICE.min(node_budget.max(1))) {
                Step::Done(solution) => return solution,
                Step::Running(progress) if progress.nodes >= node_budget => {
                    if let Some(best) = search.best() {
                        return best;
                    }
                }
                Step::Running(_) => {}
            }
        }
    }

    /// Makes tables for boards of this goal, for about the time of
    /// `node_budget` nodes, so that a later search need not. Returns how many
    /// percent of them are made: 100 when nothing is left to do. With a budget
    /// of 0 it only tells.
    pub fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        let shape = Shape::new(goal.size(), goal.home(0));
        if !Tables::are_optimal(shape.size) {
            // What the first answer needs: a few milliseconds.
            let rest = self.rest_tables(shape);
            let is_made = rest.lock().make(node_budget);
            if !Tables::cover(shape.size) {
                return rest.lock().percent();
            }
            if !is_made {
                return 0;
            }
        }
        let tables = self.shelf.get(shape);
        let mut tables = tables.lock();
        tables.make(node_budget);
        tables.percent()
    }

    /// The tables for boards of this goal as bytes, to be kept; `None` while
    /// they are not made.
    pub fn tables(&mut self, goal: &Goal) -> Option<Vec<u8>> {
        self.tables_for(goal).lock().to_bytes()
    }

    /// Takes the tables for boards of this goal from bytes that were kept.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, of another version or for another goal; the
    /// tables are then made as if there had been none.
    pub fn read_tables(&mut self, goal: &Goal, bytes: &[u8]) -> Result<(), TableError> {
        self.tables_for(goal).lock().read(bytes)?;
        let shape = Shape::new(goal.size(), goal.home(0));
        if !is_provable(shape.size) {
            self.rest_tables(shape).lock().make(u64::MAX);
        }
        Ok(())
    }

    /// Memory that the tables take, in bytes: at most 48 MiB, or what those of
    /// one goal take.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.shelf.bytes()
    }

    fn tables_for(&mut self, goal: &Goal) -> Shared {
        let shape = Shape::new(goal.size(), goal.home(0));
        if Tables::cover(shape.size) {
            return self.shelf.get(shape);
        }
        self.rest_tables(shape)
    }

    /// The tables of what is left when most lines are done.
    fn rest_tables(&mut self, shape: Shape) -> Shared {
        self.shelf.get(ByLines::rest(shape.size, shape.blank_home))
    }
}

/// A search in progress. Dropping it ends it; tables stay with the solver.
///
/// ```
/// use sliding_puzzle::{Board, Solver, Step};
///
/// let board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse()?;
/// let mut search = Solver::new().search(&board);
/// while search.best().is_none() {
///     search.step(1_000);
/// }
/// let progress = search.progress();
/// assert!(progress.lower <= progress.upper.expect("there is an answer"));
/// # Ok::<(), sliding_puzzle::BoardError>(())
/// ```
#[derive(Debug)]
#[must_use = "a search does nothing until it is stepped"]
pub struct Search {
    schedule: Schedule,
    known: Known,
}

impl Search {
    /// Goes on for about the time of `node_budget` boards of a search with
    /// tables; looks at no more, and at least at one.
    ///
    /// How the work is cut into steps changes neither the answer nor the number
    /// of nodes.
    pub fn step(&mut self, node_budget: u64) -> Step {
        if !self.known.is_optimal() {
            self.schedule.step(node_budget.max(1), &mut self.known);
        }
        if self.known.is_optimal()
            && let Some(solution) = self.best()
        {
            return Step::Done(solution);
        }
        Step::Running(self.progress())
    }

    /// The bounds and the work done so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
            lower: self.known.lower,
            upper: self.known.upper(),
            nodes: self.known.nodes,
            tables: self.schedule.tables(),
            metric: Solver::METRIC,
        }
    }

    /// The best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        let slides: Vec<Direction> = self.known.best.clone()?;
        Some(Solution::new(slides, self.known.lower, Solver::METRIC))
    }
}
