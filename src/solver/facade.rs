//! Solver and search, for every metric.

use crate::board::{Board, Direction, Goal, Metric, Size, SlidesError};
use crate::solver::counting::{Counting, Engine, Supplies, Work};
use crate::solver::finder::ByLines;
use crate::solver::finder::by_weights::WeightsError;
use crate::solver::home_board::HomeBoard;
use crate::solver::line;
use crate::solver::multi_tile::MultiTile;
use crate::solver::patterns::{self, Strength};
use crate::solver::prover::Decider;
use crate::solver::single_tile::SingleTile;
use crate::solver::solution::{Known, Progress, Solution, Step};
use crate::solver::tables::{Maker, Shape, Shared, Shelf, TableError, is_provable};

/// Largest number of cells for which the table holds every board. Such a table
/// leads straight to the goal, so the search needs no first answer.
const STRAIGHT_CELLS: usize = 10;

/// The largest budget of a step: no search ends later, and its multiples are no overflow.
const MOST: u64 = u64::MAX >> 8;

/// Nodes between two looks at what a search has come to.
const SLICE: u64 = 100_000;

/// Finds solutions, and keeps the tables that make the next search fast.
///
/// Lengths count slides ([`SingleTile`], STM), or moves ([`MultiTile`], MTM; see
/// [`MultiTileSolver`]), by the solver's type.
///
/// A solver and its searches can be sent to other threads. All searches that
/// one solver begins share its tables. The solver keeps 48 MiB of them, or those of one
/// goal: to make more, [`Solver::search`] and [`Solver::prepare`] let go of the ones
/// used longest ago.
///
/// Tables for up to 16 cells take up to 45 MB, and half as much again while
/// they are made. Tables for the lower bound of larger boards take up to 26 MB,
/// and three times as much while they are made. See [`Solver::table_bytes`].
#[derive(Debug)]
pub struct Solver<M: Counting = SingleTile> {
    pub(super) tables: Shelf<M::Maker>,
    // Tables of the part that is left when most lines are solved.
    rest: patterns::Shelf,
    weights: M::Weights,
}

/// Finds solutions of fewest moves (MTM): a line of tiles that slides at once counts 1.
///
/// ```
/// use taquin::{Board, MultiTileSolver};
///
/// let board: Board = "0 1 2/4 5 3".parse()?;
/// let solution = MultiTileSolver::default().solve(&board, 1_000_000);
/// assert_eq!((solution.length(), solution.to_string()), (2, "L2U".into()));
/// assert!(solution.is_optimal());
/// # Ok::<(), taquin::BoardError>(())
/// ```
pub type MultiTileSolver = Solver<MultiTile>;

/// A search for fewest moves (MTM).
pub type MultiTileSearch = Search<MultiTile>;

impl<M: Counting> Default for Solver<M> {
    /// Returns a solver without tables.
    fn default() -> Self {
        Self {
            tables: Shelf::default(),
            rest: patterns::Shelf::default(),
            weights: M::Weights::default(),
        }
    }
}

impl<M: Counting> Solver<M> {
    /// The metric of all lengths, bounds and tables.
    pub const METRIC: Metric = M::METRIC;

    /// Up to this distance a search needs no tables.
    pub const NEAR: usize = M::NEAR;

    /// Returns a lower bound that needs no search.
    pub fn lower(board: &Board) -> usize {
        M::lower(&HomeBoard::of(board))
    }

    /// Begins a search for a shortest solution of a board.
    pub fn search(&mut self, board: &Board) -> Search<M> {
        self.begin(board, Known::nothing(M::METRIC), true)
    }

    /// Begins a search that already knows a solution. Nothing is taken for proved of it.
    ///
    /// # Errors
    ///
    /// When the slides do not lead from this board to its goal.
    pub fn search_from(
        &mut self,
        board: &Board,
        slides: &[Direction],
    ) -> Result<Search<M>, SlidesError> {
        line::check(board, slides)?;
        Ok(self.begin(board, Known::of(slides.to_vec(), 0, M::METRIC), true))
    }

    pub(super) fn begin(&mut self, board: &Board, mut known: Known, has_tables: bool) -> Search<M> {
        let homes = HomeBoard::of(board);
        known.raise(M::lower(&homes));
        let (size, blank_home) = (homes.size(), homes.blank_home());
        let is_straight = size.cells() <= STRAIGHT_CELLS;
        let supplies = Supplies {
            rest: (has_tables && !is_straight).then(|| self.rest_of(size, blank_home)),
            tables: has_tables.then_some(&mut self.tables),
            weights: &self.weights,
        };
        Search {
            board: board.clone(),
            work: M::begin(homes, supplies, &mut known),
            known,
        }
    }

    /// Returns the length of a shortest solution; `None` for boards of more than 16
    /// cells, where its proof may never end.
    ///
    /// ```
    /// use taquin::{Board, MultiTileSolver, Solver};
    ///
    /// let board: Board = "0 1 2/4 5 3".parse()?;
    /// assert_eq!(Solver::new().distance(&board), Some(3)); // slides
    /// assert_eq!(MultiTileSolver::default().distance(&board), Some(2)); // moves
    /// # Ok::<(), taquin::BoardError>(())
    /// ```
    pub fn distance(&mut self, board: &Board) -> Option<usize> {
        is_provable(board.size()).then(|| self.solve(board, u64::MAX).length())
    }

    /// Searches until the solution is proved optimal or about `node_budget` nodes
    /// are expanded. Always finds a first solution before it returns. Above 16 cells a
    /// budget of `u64::MAX` may take for ever.
    pub fn solve(&mut self, board: &Board, node_budget: u64) -> Solution {
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

    /// Makes tables for boards with this goal, so that a later search need not.
    /// Stops after about the time in which `node_budget` nodes are expanded in slides;
    /// with a budget of 0, makes nothing. Returns how many percent of the tables are
    /// made: 100 when nothing is left to do.
    pub fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        let size = goal.size();
        if !is_provable(size) {
            // The first answer needs them; they take a few milliseconds.
            let rest = self.rest_of(size, goal.home(0));
            let mut rest = rest.lock();
            let is_made = rest.make(node_budget);
            if !M::cover(size) {
                return rest.percent();
            }
            if !is_made {
                return 0;
            }
        }
        let tables = self.tables.get(shape(goal), Kind::<M>::default());
        let mut tables = tables.lock();
        tables.make(node_budget);
        tables.percent()
    }

    /// Returns the tables for boards with this goal as bytes, to be stored; `None`
    /// until they are made, or if there are none. Lets go of no others.
    #[must_use]
    pub fn tables(&self, goal: &Goal) -> Option<Vec<u8>> {
        let tables = self.tables.look_at(shape(goal), Kind::<M>::default())?;
        tables.lock().to_bytes()
    }

    /// Loads the tables for boards with this goal from stored bytes.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version, goal or metric, and for
    /// boards without tables. The solver then makes its tables itself.
    pub fn read_tables(&mut self, goal: &Goal, bytes: &[u8]) -> Result<(), TableError> {
        let tables = self.tables_of(goal).ok_or(TableError::Shape)?;
        tables.lock().read(bytes)?;
        if !is_provable(goal.size()) {
            let rest = self.rest_of(goal.size(), goal.home(0));
            rest.lock().make(u64::MAX);
        }
        Ok(())
    }

    /// Returns the memory that the tables take, in bytes: at most 48 MiB, or
    /// the size of one goal's tables if that is more.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.tables.bytes() + self.rest.bytes()
    }

    /// Returns the tables for boards with this goal; `None` if there are none.
    pub(super) fn tables_of(&mut self, goal: &Goal) -> Option<Shared<M::Maker>> {
        let is_covered = M::cover(goal.size());
        is_covered.then(|| self.tables.get(shape(goal), Kind::<M>::default()))
    }

    fn rest_of(&mut self, size: Size, blank_home: usize) -> patterns::Shared {
        let shape = ByLines::rest(size, blank_home);
        self.rest.get(shape, Strength::default())
    }
}

impl Solver {
    /// Returns a solver without tables, which counts slides.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns all slides with which a shortest solution begins (STM), in the order of
    /// [`Direction::ALL`]; none for the goal. `None` for boards of more than 16 cells,
    /// where the proof may never end.
    ///
    /// It takes one search, and then looks at what the other slides lead to.
    ///
    /// ```
    /// use taquin::{Board, Direction, Solver};
    ///
    /// let board: Board = "0 3/2 1".parse()?; // as far as can be: either way round
    /// let slides = Solver::new().best_slides(&board);
    /// assert_eq!(slides, Some(vec![Direction::Up, Direction::Left]));
    /// # Ok::<(), taquin::BoardError>(())
    /// ```
    pub fn best_slides(&mut self, board: &Board) -> Option<Vec<Direction>> {
        let mut decider = self.decider(board.goal(), false)?;
        let solution = self.solve(board, u64::MAX);
        let Some(first) = solution.slides().first() else {
            return Some(Vec::new());
        };
        while !decider.prepare(u64::MAX) {}
        let mut is_best = |next: &Board| {
            decider.begin(HomeBoard::of(next).cells(), solution.length() - 1);
            loop {
                if let Some(order) = decider.step(MOST) {
                    return order.is_eq();
                }
            }
        };
        let slides = board.successors();
        let best = slides.filter(|(slide, next)| slide == first || is_best(next));
        Some(best.map(|(slide, _)| slide).collect())
    }

    /// Returns a solver that has all learned weights: its solutions of boards of more than
    /// 16 cells are shorter. They make the program 186 kB larger. Without the feature,
    /// read them from files: [`Solver::read_weights`].
    #[cfg(feature = "weights")]
    #[must_use]
    pub fn with_weights() -> Self {
        let mut solver = Self::new();
        let files: [(_, &[u8]); 2] = [
            ("5x5", include_bytes!("../../www/core/weights/5x5.bin")),
            (
                "shared",
                include_bytes!("../../www/core/weights/shared.bin"),
            ),
        ];
        for (name, bytes) in files {
            let read = solver.read_weights(name, bytes);
            read.expect("the weights are of this version");
        }
        solver
    }

    /// Returns the name of the weights that would shorten solutions of boards with
    /// this goal; `None` if the solver has them or if none exist.
    #[must_use]
    pub fn wants(&self, goal: &Goal) -> Option<&'static str> {
        self.weights.wants(goal.size())
    }

    /// Loads the weights of the name that [`Solver::wants`] returns. Searches that begin
    /// from now on use them. Their files, `5x5.bin` and `shared.bin`, are in the packed
    /// crate and its repository in `www/core/weights/`, and in the npm package in `weights/`.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version or name. The solver
    /// goes on without them.
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        self.weights.read(name, bytes)
    }

    /// Returns what compares distances of boards with this goal, if the size is
    /// provable: by the tables of searches, or of a far draw by strong ones in all builds,
    /// so that a seed gives the same board.
    pub(crate) fn decider(&mut self, goal: &Goal, is_far: bool) -> Option<Decider> {
        if !is_provable(goal.size()) {
            return None;
        }
        let shape = shape(goal);
        let strength = if is_far {
            Strength::Strong
        } else {
            Strength::default()
        };
        let tables = self.tables.get(shape, strength);
        Some(Decider::new(tables, goal.size(), goal.home(0)))
    }
}

type Kind<M> = <<M as Engine>::Maker as Maker>::Kind;

fn shape(goal: &Goal) -> Shape {
    Shape::new(goal.size(), goal.home(0))
}

/// A search in progress. Dropping it ends it; its tables stay with the solver. It is
/// [`Send`]: it may go to another thread than its solver.
///
/// ```
/// use taquin::{Board, Solver, Step};
///
/// let board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse()?;
/// let mut search = Solver::new().search(&board);
/// while search.best().is_none() {
///     search.step(1_000);
/// }
/// let progress = search.progress();
/// assert!(progress.lower <= progress.upper.expect("there is an answer"));
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Debug)]
#[must_use = "a search does nothing until it is stepped"]
pub struct Search<M: Counting = SingleTile> {
    pub(super) board: Board,
    pub(super) work: M::Work,
    pub(super) known: Known,
}

impl<M: Counting> Search<M> {
    /// Searches on, for about the time in which IDA\* over tables expands
    /// `node_budget` nodes in slides; a budget of 0 counts as 1. Other work costs as much
    /// of the budget as it takes time: a step that makes tables may expand no node, and
    /// one that ends what it has begun a few more.
    ///
    /// With `u64::MAX` it returns only when the search is done. Above 16 cells that may be
    /// never.
    ///
    /// Neither the answer nor the number of nodes depends on how the work is cut
    /// into steps.
    pub fn step(&mut self, node_budget: u64) -> Step {
        if !self.known.is_optimal() {
            let budget = node_budget.clamp(1, MOST);
            self.work.step(budget, &mut self.known);
        }
        match self.best() {
            Some(solution) if self.known.is_optimal() => Step::Done(solution),
            _ => Step::Running(self.progress()),
        }
    }

    /// Returns the bounds and the work done so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
            lower: self.known.lower,
            upper: self.known.upper(),
            nodes: self.known.nodes,
            tables: self.work.tables(),
            searched: self.work.searched(),
            metric: self.known.metric(),
        }
    }

    /// Returns the best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        self.known.solution()
    }
}
