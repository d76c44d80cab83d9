//! Fewest moves: what slides at once counts 1 (multi-tile metric, MTM).
//!
//! | board          | method                                            | answer |
//! |----------------|---------------------------------------------------|--------|
//! | up to 10 cells | a table of all boards, which leads straight to the goal | optimal |
//! | up to 16 cells | IDA\* over pattern databases of tiles and the blank; a construction and a beam first, while the tables are made and where the search takes long | optimal, always |
//! | larger         | a construction, then ever wider beams             | best so far with a proved lower bound |
//!
//! | file      | what it owns                                              |
//! |-----------|-----------------------------------------------------------|
//! | `lines`   | the lines that can slide at once                          |
//! | `ranks`   | numbers for the placements of a pattern                   |
//! | `entry`   | the byte of a placement                                   |
//! | `choice`  | which tiles form the patterns                             |
//! | `making`  | the search that makes a table                             |
//! | `tables`  | all tables of a board: made in steps, and as bytes        |
//! | `ida`     | the search for fewest moves                               |
//! | `bound`   | the lower bound that needs no table                       |
//! | `beam`    | one beam, move by move                                    |
//! | `answers` | ever better solutions, which prove nothing                |
//!
//! A type of its own, not a metric that one solver is asked for: what searches in
//! slides does not carry what searches in moves.

mod answers;
mod beam;
mod bound;
mod choice;
mod entry;
mod ida;
mod lines;
mod making;
mod ranks;
mod tables;

use crate::board::{Board, Goal, Metric};
use crate::solver::finder::by_weights::WeightsError;
use crate::solver::finder::{ByLines, Hand};
use crate::solver::home_board::HomeBoard;
use crate::solver::line::{Line, LineError};
use crate::solver::patterns::{Shelf, TableError};
use crate::solver::solution::{self, Known, Progress, Solution, Step};
use crate::solver::symmetry::Orientation;
use answers::Answers;
use ida::{Ida, Pass};
use tables::{Kept, Shape, Shared};

/// Largest number of cells for which the table holds every board. Such a table
/// leads straight to the goal, so the search needs no first answer.
const STRAIGHT_CELLS: usize = 10;

/// How many boards the proof may expand before a first answer is due, if the tables
/// are made: about 10 ms.
const PATIENCE: u64 = 20_000;

/// Time to expand a board, in table look-ups of the single-tile solver.
const COST: u64 = 6;

/// Finds solutions of fewest moves (MTM), and keeps the tables that make the next
/// search fast.
///
/// A solver and its searches can be sent to other threads. All searches that one
/// solver begins share its tables. They take up to 41 MB, and 20 MB more while they
/// are made.
///
/// ```
/// use sliding_puzzle::{Board, MultiTileSolver};
///
/// let board: Board = "0 1 2/4 5 3".parse()?;
/// let solution = MultiTileSolver::new().solve(&board, 1_000_000);
/// assert_eq!((solution.length(), solution.to_string()), (2, "L2U".into()));
/// assert!(solution.is_optimal());
/// # Ok::<(), sliding_puzzle::BoardError>(())
/// ```
#[derive(Debug, Default)]
pub struct MultiTileSolver {
    kept: Kept,
    // Tables of the part that is left when most lines are solved.
    rest: Shelf,
}

impl MultiTileSolver {
    /// The metric of all lengths, bounds and tables.
    pub const METRIC: Metric = bound::METRIC;

    /// Returns a solver without tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a lower bound (MTM) that needs no search.
    pub fn bound(board: &Board) -> usize {
        bound::lower_bound(&HomeBoard::of(board))
    }

    /// Begins a search for a solution of fewest moves.
    pub fn search(&mut self, board: &Board) -> MultiTileSearch {
        self.begin(board, Known::nothing(Self::METRIC))
    }

    /// Begins a search that already knows a solution, the line, and the bound that
    /// the line has proved. Of a line that counts slides only the slides are known.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_from(
        &mut self,
        board: &Board,
        line: &Line,
    ) -> Result<MultiTileSearch, LineError> {
        line.check(board)?;
        Ok(self.begin(board, line.known(Self::METRIC)))
    }

    /// Begins a search that helps another: see
    /// [`Solver::search_beside`](crate::Solver::search_beside).
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn search_beside(
        &mut self,
        board: &Board,
        line: &Line,
    ) -> Result<MultiTileSearch, LineError> {
        let mut search = self.search_from(board, line)?;
        search.share_as(Hand::Second);
        Ok(search)
    }

    fn begin(&mut self, board: &Board, mut known: Known) -> MultiTileSearch {
        let homes = HomeBoard::of(board);
        known.raise(bound::lower_bound(&homes));
        let shape = Shape::new(homes.size(), homes.blank_home());
        let is_proved = shape.has_tables();
        let is_straight = homes.size().cells() <= STRAIGHT_CELLS;
        let answers = (!is_straight).then(|| {
            let rest = ByLines::rest(homes.size(), homes.blank_home());
            Answers::new(&homes, self.rest.get(rest), &known, is_proved)
        });
        let mut this = MultiTileSearch {
            board: board.clone(),
            answers,
            proof: if is_proved {
                Proof::Waiting(self.kept.get(shape))
            } else {
                Proof::None
            },
            homes,
            known,
            patience: 0,
        };
        if this.use_tables() {
            this.patience = PATIENCE;
        }
        this
    }

    /// Returns the name of the weights that would shorten solutions: there are none
    /// in this metric.
    #[must_use]
    pub fn wants(&self, _: &Goal) -> Option<&'static str> {
        None
    }

    /// Loads weights: there are none in this metric.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn read_weights(&mut self, _: &str, _: &[u8]) -> Result<(), WeightsError> {
        Err(WeightsError::Size)
    }

    /// Searches until the solution is proved optimal or about `node_budget` nodes
    /// are expanded. Always finds a first solution before it returns.
    pub fn solve(&mut self, board: &Board, node_budget: u64) -> Solution {
        let (step, best) = (MultiTileSearch::step, MultiTileSearch::best);
        solution::within(self.search(board), node_budget, step, best)
    }

    /// Makes tables for boards with this goal, so that a later search need not.
    /// Stops after about the time in which the single-tile solver expands
    /// `node_budget` nodes; with a budget of 0, makes nothing. Returns how many
    /// percent of the tables are made: 100 when nothing is left to do.
    pub fn prepare(&mut self, goal: &Goal, node_budget: u64) -> u8 {
        let Some(tables) = self.tables_for(goal) else {
            return 100;
        };
        tables.make(node_budget);
        tables.percent()
    }

    /// Returns how many tables there are for boards with this goal, each of which
    /// another solver can make meanwhile; 0 when none is left to be made, and for
    /// boards without tables.
    pub fn parts(&mut self, goal: &Goal) -> usize {
        self.tables_for(goal).map_or(0, |tables| tables.parts())
    }

    /// Makes only one of these tables, as [`MultiTileSolver::prepare`] makes all, for a
    /// solver that takes it. Returns it when it is finished, and keeps nothing of it;
    /// `None` until then, or if there is no such table.
    pub fn make_part(&mut self, goal: &Goal, part: usize, node_budget: u64) -> Option<Vec<u8>> {
        self.tables_for(goal)?.make_part(part, node_budget)
    }

    /// Takes a table that another solver has made. It changes nothing if the table is
    /// made already.
    ///
    /// # Errors
    ///
    /// When the table has another length, or is damaged: the bytes carry a checksum. The
    /// solver then makes it itself.
    pub fn take_part(&mut self, goal: &Goal, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let tables = self.tables_for(goal).ok_or(TableError::Shape)?;
        tables.take_part(part, bytes)
    }

    /// Returns the tables for boards with this goal as bytes, to be stored; `None`
    /// until they are made, or if there are none.
    pub fn tables(&mut self, goal: &Goal) -> Option<Vec<u8>> {
        self.tables_for(goal)?.to_bytes()
    }

    /// Loads the tables for boards with this goal from stored bytes.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are of another version or goal. The solver
    /// then makes the tables itself.
    pub fn read_tables(&mut self, goal: &Goal, bytes: &[u8]) -> Result<(), TableError> {
        let tables = self.tables_for(goal).ok_or(TableError::Shape)?;
        tables.read(bytes)
    }

    /// Returns the memory that the tables take, in bytes: at most 48 MiB, or what
    /// the tables of one goal take if that is more.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.kept.bytes()
    }

    fn tables_for(&mut self, goal: &Goal) -> Option<Shared> {
        let shape = Shape::new(goal.size(), goal.home(0));
        shape.has_tables().then(|| self.kept.get(shape))
    }
}

/// A search in progress. Dropping it ends it; its tables stay with the solver.
///
/// As a [`Search`](crate::Search) is stepped, so is this.
#[derive(Debug)]
#[must_use = "a search does nothing until it is stepped"]
pub struct MultiTileSearch {
    board: Board,
    homes: HomeBoard,
    known: Known,
    // None if the table leads straight to the goal, or nothing more is to be found.
    answers: Option<Answers>,
    proof: Proof,
    // Boards that the proof may expand before the first answer is looked for.
    patience: u64,
}

/// What raises the lower bound.
#[derive(Debug)]
enum Proof {
    /// Nothing: the board is too large.
    None,
    /// Its tables are not made yet.
    Waiting(Shared),
    Searching(Orientation, Box<Ida>),
}

impl MultiTileSearch {
    /// Searches on, for about the time in which the single-tile solver expands
    /// `node_budget` nodes.
    ///
    /// Neither the answer nor the number of nodes depends on how the work is cut
    /// into steps.
    pub fn step(&mut self, node_budget: u64) -> Step {
        let mut left = node_budget.max(1);
        let upper = self.known.upper();
        while left > 0 && !self.known.is_optimal() && self.known.upper() == upper {
            let spent = if self.answers_next() {
                self.find(left)
            } else {
                self.prove(left)
            };
            left = left.saturating_sub(spent);
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
            tables: match &self.proof {
                Proof::Waiting(tables) => tables.percent(),
                Proof::None | Proof::Searching(..) => 100,
            },
            searched: 0,
            metric: self.known.metric(),
        }
    }

    /// Returns the best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        self.known.solution()
    }

    /// Takes a solution that was found elsewhere, the line, if it is shorter than all
    /// so far.
    ///
    /// # Errors
    ///
    /// When the line does not lead from this board to its goal.
    pub fn take(&mut self, line: &Line) -> Result<(), LineError> {
        line.check(&self.board)?;
        self.known.take(line.slides().to_vec());
        Ok(())
    }

    /// Returns whether another search can help, on another thread: only on boards of
    /// more than 16 cells.
    #[must_use]
    pub fn can_share(&self) -> bool {
        matches!(self.proof, Proof::None)
    }

    /// Leaves a part of the work to another search, from
    /// [`MultiTileSolver::search_beside`].
    pub fn share(&mut self) {
        self.share_as(Hand::First);
    }

    fn share_as(&mut self, hand: Hand) {
        if let Some(answers) = &mut self.answers {
            answers.share(hand, &self.known);
        }
    }

    /// Returns whether a better answer is looked for next, rather than a proof.
    fn answers_next(&self) -> bool {
        let has_proof = !matches!(self.proof, Proof::None);
        match &self.answers {
            None => false,
            Some(answers) if has_proof => self.patience == 0 && !answers.is_over(),
            Some(_) => true,
        }
    }

    /// Returns about how much of the budget is spent.
    fn find(&mut self, budget: u64) -> u64 {
        let Some(answers) = &mut self.answers else {
            return budget;
        };
        answers.step(budget, &mut self.known)
    }

    /// Returns about how much of the budget is spent.
    fn prove(&mut self, budget: u64) -> u64 {
        if let Proof::Waiting(tables) = &self.proof {
            // How long the tables take is not counted in boards.
            if tables.make(budget) {
                self.use_tables();
            }
            return budget;
        }
        let Proof::Searching(orientation, ida) = &mut self.proof else {
            return budget;
        };
        if let Some(upper) = self.known.upper() {
            ida.set_upper(upper);
        }
        let before = ida.nodes();
        let most = match self.patience {
            0 => u64::MAX,
            patience => patience,
        };
        let pass = ida.step(budget.div_ceil(COST).min(most));
        let nodes = ida.nodes() - before;
        self.patience = self.patience.saturating_sub(nodes);
        self.known.nodes += nodes;
        self.known.raise(ida.lower());
        if let Pass::Solved(cells) = pass {
            self.known.take(orientation.slides(&self.homes, &cells));
        }
        (nodes * COST).max(1)
    }

    /// Begins the proof if its tables are made. Returns whether it has begun.
    fn use_tables(&mut self) -> bool {
        let Proof::Waiting(tables) = &self.proof else {
            return false;
        };
        let Some(tables) = tables.made() else {
            return false;
        };
        let orientation = Orientation::of(self.homes.size(), self.homes.blank_home());
        let ida = Ida::new(tables, &orientation.turn(&self.homes), self.known.lower);
        self.known.raise(ida.lower());
        self.proof = Proof::Searching(orientation, Box::new(ida));
        true
    }
}
