//! Solutions, with what is proved of their length.
//!
//! A [`Search`] is a value that the caller steps. Between two steps it says
//! what it has proved so far, and it can be dropped. Tables belong to the
//! [`Solver`] and outlive the searches that made them.
//!
//! | board          | method                                          | answer |
//! |----------------|-------------------------------------------------|--------|
//! | up to 16 cells | IDA\* over pattern databases, from 14 cells on over quick ones first; beams by distances before, while the tables are made and where the search takes long | optimal, always |
//! | larger         | one beam at once, then wider ones, by learned weights where there are any; in turns with IDA\*, which raises the lower bound, over pattern databases up to 49 cells | best so far with a proved lower bound; optimal when the bounds meet |
//!
//! Its modules. Each uses only those above it:
//!
//! | module       | what it owns                                                |
//! |--------------|-------------------------------------------------------------|
//! | `solution`   | what a search knows: bounds and the best solution           |
//! | `line`       | a solution that the player follows, with proved bounds      |
//! | `home_board` | a board as the solver sees it                               |
//! | `distance`   | the lower bound that needs no table                         |
//! | `symmetry`   | boards that are equal once reflected or rotated             |
//! | `patterns`   | pattern databases: made, kept, looked up                    |
//! | `prover`     | raises the lower bound                                      |
//! | `beams`      | what the beam searches share                                |
//! | `finder`     | finds ever shorter solutions                                |
//! | `schedule`   | decides which of the two works next                         |
//! | `multi_tile` | the same questions in moves                                 |
//!
//! Lengths and bounds count slides (single-tile metric, STM), but those of a
//! [`MultiTileSolver`] count moves (multi-tile metric, MTM).

mod beams;
mod distance;
mod finder;
mod home_board;
mod line;
mod multi_tile;
mod patterns;
mod prover;
mod schedule;
mod solution;
mod symmetry;

pub use finder::by_weights::WeightsError;
pub use line::{Ahead, Line, LineError};
pub use multi_tile::{MultiTileSearch, MultiTileSolver};
pub use patterns::TableError;
pub(crate) use prover::Decider;
pub use solution::{Progress, Solution, Step};

/// What only the trainer of weights uses. It may change at any time.
#[cfg(feature = "_training")]
#[doc(hidden)]
pub mod training {
    pub use crate::solver::finder::by_weights::{
        Beam, Outcome, PAIRS, SINGLES, Shared, Weights, for_each_pair, for_each_single, nearer,
        open_place, pair, pair_images, pair_place, single, single_images, single_place,
    };
}

use crate::board::{Board, Goal, Metric, Size};
use finder::by_weights::Library;
use finder::{ByLines, Hand};
use home_board::HomeBoard;
use patterns::{Shape, Shared, Shelf, Tables};
use prover::{Prover, Supply};
use schedule::Schedule;
use solution::Known;

/// Largest number of cells for which the table holds every board. Such a table
/// leads straight to the goal, so the search needs no first answer.
const STRAIGHT_CELLS: usize = 10;

/// Returns whether a search of boards of this size always ends with a solution
/// that is proved optimal. On larger boards it ends with bounds.
#[must_use]
pub fn is_provable(size: Size) -> bool {
    Tables::are_optimal(size)
}

/// Finds solutions, and keeps the tables that make the next search fast.
///
/// A solver and its searches can be sent to other threads. All searches that
/// one solver begins share its tables.
///
/// Tables for up to 16 cells take up to 45 MB, and half as much again while
/// they are made. Tables for the lower bound of larger boards take up to 26 MB,
/// and three times as much while they are made. See [`Solver::table_bytes`].
#[derive(Debug, Default)]
pub struct Solver {
    shelf: Shelf,
    library: Library,
}

impl Solver {
    /// The metric of all lengths, bounds and tables.
    pub const METRIC: Metric = prover::METRIC;

    /// Returns a solver without tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a lower bound (STM) that needs no search: Manhattan distance and linear
    /// conflicts.
    pub fn bound(board: &Board) -> usize {
        distance::lower_bound(&HomeBoard::of(board))
    }

    /// Begins a search for a shortest solution of a board.
    pub fn search(&mut self, board: &Board) -> Search {
        self.begin(board, Known::nothing(Self::METRIC))
    }

    /// Begins a search that already knows a solution, the line, and the bound that
    /// the line has proved.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_from(&mut self, board: &Board, line: &Line) -> Result<Search, LineError> {
        line.check(board)?;
        Ok(self.begin(board, line.known(Self::METRIC)))
    }

    /// Begins a search that helps another, of which it knows the line: what it finds
    /// the other [takes](Search::take). It looks where the other does not: its beams
    /// begin at the goal, or are of other widths. It proves nothing, and makes no tables.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_beside(&mut self, board: &Board, line: &Line) -> Result<Search, LineError> {
        let mut search = self.search_from(board, line)?;
        search.schedule.share(Hand::Second);
        Ok(search)
    }

    /// Begins the same search without tables, for a board that is near its goal
    /// while the tables are not made.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_near(&self, board: &Board, line: &Line) -> Result<Search, LineError> {
        line.check(board)?;
        let mut known = line.known(Self::METRIC);
        let homes = HomeBoard::of(board);
        let prover = Prover::new(&homes, None, known.lower, known.upper());
        known.raise(prover.lower());
        let schedule = Schedule::to_the_proof(homes, prover, None, &known);
        let board = board.clone();
        Ok(Search {
            board,
            schedule,
            known,
        })
    }

    fn begin(&mut self, board: &Board, mut known: Known) -> Search {
        let homes = HomeBoard::of(board);
        let size = homes.size();
        let shape = Shape::new(size, homes.blank_home());
        let is_straight = size.cells() <= STRAIGHT_CELLS;
        let rest = (!is_straight).then(|| self.rest_tables(shape));
        let tables = Tables::cover(size).then(|| self.supply(shape));
        let prover = Prover::new(&homes, tables, known.lower, known.upper());
        known.raise(prover.lower());
        let schedule = match rest {
            Some(rest) if !is_provable(size) => {
                Schedule::in_turns(homes, prover, rest, &self.library, &known)
            }
            rest => Schedule::to_the_proof(homes, prover, rest, &known),
        };
        Search {
            board: board.clone(),
            schedule,
            known,
        }
    }

    /// Returns the name of the weights that would shorten solutions of boards with
    /// this goal; `None` if the solver has them or if none exist.
    #[must_use]
    pub fn wants(&self, goal: &Goal) -> Option<&'static str> {
        self.library.wants(goal.size())
    }

    /// Loads weights. Searches that begin from now on use them.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version or name. The solver
    /// goes on without them.
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        self.library.read(name, bytes)
    }

    /// Searches until the solution is proved optimal or about `node_budget` nodes
    /// are expanded. Always finds a first solution before it returns.
    pub fn solve(&mut self, board: &Board, node_budget: u64) -> Solution {
        solution::within(self.search(board), node_budget, Search::step, Search::best)
    }

    /// Makes tables for boards with this goal, so that a later search need not.
    /// Stops after about the time in which `node_budget` nodes are expanded; with a
    /// budget of 0, makes nothing. Returns how many percent of the tables are made:
    /// 100 when nothing is left to do.
    pub fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        let shape = Shape::new(goal.size(), goal.home(0));
        if !Tables::are_optimal(shape.size) {
            // The first answer needs them; they take a few milliseconds.
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

    /// Returns how many tables there are for boards with this goal, each of which
    /// another solver can make meanwhile; 0 when none is left to be made, and for
    /// boards of more than 16 cells, where one table takes most of the time.
    pub fn parts(&mut self, goal: &Goal) -> usize {
        let tables = self.shared_out(goal);
        tables.map_or(0, |tables| tables.lock().parts())
    }

    /// Makes only one of these tables, as [`Solver::prepare`] makes all, for a
    /// solver that takes it. Returns it when it is finished, and keeps nothing of it;
    /// `None` until then, or if there is no such table.
    pub fn make_part(&mut self, goal: &Goal, part: usize, node_budget: u64) -> Option<Vec<u8>> {
        let tables = self.shared_out(goal)?;
        tables.lock().make_part(part, node_budget)
    }

    /// Takes a table that another solver has made. It changes nothing if the table is
    /// made already.
    ///
    /// # Errors
    ///
    /// When the table has another length, or is damaged: the bytes carry a checksum. The
    /// solver then makes it itself.
    pub fn take_part(&mut self, goal: &Goal, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let tables = self.shared_out(goal).ok_or(TableError::Shape)?;
        tables.lock().take_part(part, bytes)
    }

    /// Returns the tables for boards with this goal as bytes, to be stored; `None`
    /// until they are made.
    pub fn tables(&mut self, goal: &Goal) -> Option<Vec<u8>> {
        self.tables_for(goal).lock().to_bytes()
    }

    /// Loads the tables for boards with this goal from stored bytes.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version or goal. The solver
    /// then makes the tables itself.
    pub fn read_tables(&mut self, goal: &Goal, bytes: &[u8]) -> Result<(), TableError> {
        self.tables_for(goal).lock().read(bytes)?;
        let shape = Shape::new(goal.size(), goal.home(0));
        if !is_provable(shape.size) {
            self.rest_tables(shape).lock().make(u64::MAX);
        }
        Ok(())
    }

    /// Returns the memory that the tables take, in bytes: at most 48 MiB, or what
    /// the tables of one goal take if that is more.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.shelf.bytes()
    }

    /// Returns what compares distances of boards with this goal, if the size is
    /// provable: by strong tables, the same in all builds, or else by those that are
    /// made soon.
    pub(crate) fn decider(&mut self, goal: &Goal, is_strong: bool) -> Option<Decider> {
        let shape = Shape::new(goal.size(), goal.home(0));
        let shape = if is_strong { shape.strong() } else { shape };
        let is_provable = is_provable(shape.size);
        is_provable.then(|| Decider::new(self.shelf.get(shape), shape.size, shape.blank_home))
    }

    fn tables_for(&mut self, goal: &Goal) -> Shared {
        let shape = Shape::new(goal.size(), goal.home(0));
        if Tables::cover(shape.size) {
            return self.shelf.get(shape);
        }
        self.rest_tables(shape)
    }

    /// Returns the tables for boards with this goal if several solvers can share the
    /// work.
    fn shared_out(&mut self, goal: &Goal) -> Option<Shared> {
        is_provable(goal.size()).then(|| self.tables_for(goal))
    }

    /// Returns the tables of a search: strong ones, if they are made or made soon.
    fn supply(&mut self, shape: Shape) -> Supply {
        let strong = self.shelf.get(shape);
        let quick = shape.quick().filter(|_| strong.lock().made().is_none());
        match quick {
            None => Supply::of(strong),
            Some(quick) => Supply {
                first: self.shelf.get(quick),
                later: Some(strong),
            },
        }
    }

    /// Returns the tables of the part that is left when most lines are solved.
    fn rest_tables(&mut self, shape: Shape) -> Shared {
        self.shelf.get(ByLines::rest(shape.size, shape.blank_home))
    }
}

/// A search in progress. Dropping it ends it; its tables stay with the solver.
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
    board: Board,
    schedule: Schedule,
    known: Known,
}

impl Search {
    /// Searches on. Expands at least one node and at most `node_budget`, and stops
    /// after about the time that IDA\* over tables takes for that many.
    ///
    /// Neither the answer nor the number of nodes depends on how the work is cut
    /// into steps.
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

    /// Takes a solution that was found elsewhere, the line, if it is shorter than all
    /// so far.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn take(&mut self, line: &Line) -> Result<(), LineError> {
        line.check(&self.board)?;
        let slides = line.slides().to_vec();
        self.schedule.take(slides, &mut self.known);
        Ok(())
    }

    /// Returns whether another search can help, on another thread: only on boards of
    /// more than 16 cells.
    #[must_use]
    pub fn can_share(&self) -> bool {
        self.schedule.can_share()
    }

    /// Leaves a part of the work to another search, from [`Solver::search_beside`].
    pub fn share(&mut self) {
        self.schedule.share(Hand::First);
    }

    /// Returns the bounds and the work done so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
            lower: self.known.lower,
            upper: self.known.upper(),
            nodes: self.known.nodes,
            tables: self.schedule.tables(),
            searched: self.schedule.searched(),
            metric: self.known.metric(),
        }
    }

    /// Returns the best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        self.known.solution()
    }
}
