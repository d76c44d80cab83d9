//! Solutions that say what is proved of them.
//!
//! A [`Search`] is a value that is stepped: between two steps it can be asked
//! what it has proved so far, and it can be dropped. Tables belong to the
//! [`Solver`] and survive the searches that began them.
//!
//! | board           | method                                         | answer |
//! |-----------------|------------------------------------------------|--------|
//! | up to 16 cells  | IDA\* over pattern databases (`optimal`); until they are made, and where it takes long, line by line first | optimal, always |
//! | larger          | line by line at once (`lines`), then IDA\* for the bound (`bound`): over pattern databases up to 64 cells, above (`ida`) with Manhattan distance and linear conflicts (`manhattan`) | best so far with a proved lower bound; optimal when IDA\* comes to its end |
//!
//! All lengths and bounds are in STM: one tile that goes one cell counts 1.

mod bound;
mod homes;
mod ida;
mod lines;
mod manhattan;
mod optimal;
mod shelf;

pub use optimal::TableError;

use crate::board::{Board, Direction, Goal, Size};
use bound::Bound;
use homes::Homes;
use lines::Lines;
use optimal::{Outcome, Tables};
use shelf::{Shared, Shelf};

/// Boards that the optimal search may look at before a first answer is made
/// line by line: about 10 ms.
const PATIENCE: u64 = 100_000;

/// The time of a board without tables, in boards with them: some 15 of these to
/// a microsecond, one or two of those. Steps of one budget take alike long, so
/// that one who cuts them by the clock is not surprised where the method
/// changes.
const SLOWER: u64 = 10;

/// Up to so many cells tables hold every board, and lead straight home.
const STRAIGHT_CELLS: usize = 10;

/// Finds solutions; keeps the tables that make the next one fast.
///
/// Tables for up to 16 cells take up to 45 MB, and half as much again while
/// they are made; those for the bound of larger boards up to 26 MB, and three
/// times as much while they are made; see [`Solver::table_bytes`].
#[derive(Debug, Default)]
pub struct Solver {
    shelf: Shelf,
}

impl Solver {
    /// A solver that has no tables yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins the search for a shortest solution of a board.
    pub fn search(&mut self, board: &Board) -> Search {
        let homes = Homes::of(board);
        let (size, blank_home) = (homes.size(), homes.blank_home());
        let lines = (size.cells() > STRAIGHT_CELLS).then(|| {
            let rest = self.rest_tables(size, blank_home);
            Lines::new(homes.clone(), rest)
        });
        let tables = Tables::cover(size).then(|| self.shelf.get(size, blank_home));
        let proof = match tables {
            Some(tables) if Tables::are_optimal(size) => Proof::Making(tables),
            tables => Proof::Bound(Box::new(Bound::new(&homes, tables))),
        };
        let lower = match &proof {
            Proof::Bound(bound) => bound.lower(),
            Proof::Making(_) | Proof::Optimal(_) => manhattan::lower_bound(&homes),
        };
        let mut search = Search {
            lower,
            homes,
            lines,
            proof,
            best: None,
            nodes: 0,
        };
        search.use_tables();
        search
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
        let (size, blank_home) = (goal.size(), goal.home(0));
        if !Tables::are_optimal(size) {
            // What the first answer needs: a few milliseconds.
            let rest = self.rest_tables(size, blank_home);
            let is_made = rest.borrow_mut().make(node_budget);
            if !Tables::cover(size) {
                return percent(&rest.borrow());
            }
            if !is_made {
                return 0;
            }
        }
        let tables = self.shelf.get(size, blank_home);
        tables.borrow_mut().make(node_budget);
        let tables = tables.borrow();
        percent(&tables)
    }

    /// The tables for boards of this goal as bytes, to be kept; `None` while
    /// they are not made.
    pub fn tables(&mut self, goal: &Goal) -> Option<Vec<u8>> {
        self.tables_for(goal).borrow().to_bytes()
    }

    /// Takes the tables for boards of this goal from bytes that were kept.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, of another version or for another goal; the
    /// tables are then made as if there had been none.
    pub fn read_tables(&mut self, goal: &Goal, bytes: &[u8]) -> Result<(), TableError> {
        self.tables_for(goal).borrow_mut().read(bytes)?;
        let (size, blank_home) = (goal.size(), goal.home(0));
        if !Tables::are_optimal(size) {
            self.rest_tables(size, blank_home)
                .borrow_mut()
                .make(u64::MAX);
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
        let (size, blank_home) = (goal.size(), goal.home(0));
        if Tables::cover(size) {
            return self.shelf.get(size, blank_home);
        }
        self.rest_tables(size, blank_home)
    }

    /// The tables of what is left when most lines are done.
    fn rest_tables(&mut self, size: Size, blank_home: usize) -> Shared {
        let (rest, rest_home) = Lines::rest(size, blank_home);
        self.shelf.get(rest, rest_home)
    }
}

fn percent(tables: &Tables) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a part is from 0 to 1"
    )]
    let percent = (tables.part_made() * 100.0) as u8;
    // All settled is not yet made.
    if tables.are_made() {
        100
    } else {
        percent.min(99)
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
pub struct Search {
    homes: Homes,
    // The way to a first answer; none for boards that need none.
    lines: Option<Lines>,
    proof: Proof,
    lower: usize,
    best: Option<Vec<Direction>>,
    nodes: u64,
}

/// What proves a solution optimal.
#[derive(Debug)]
enum Proof {
    /// Tables that are not made yet.
    Making(Shared),
    Optimal(Box<optimal::Search>),
    /// Boards that are too large for that.
    Bound(Box<Bound>),
}

/// What a step of a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// There is more to do.
    Running(Progress),
    /// The bounds met: the solution is optimal.
    Done(Solution),
}

/// What a search knows so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Proved: no solution is shorter (STM).
    pub lower: usize,
    /// Length of the best solution found (STM), if there is one yet.
    pub upper: Option<usize>,
    /// Boards looked at so far; the making of tables is not counted.
    pub nodes: u64,
    /// How many percent of the tables that it needs are made.
    pub tables: u8,
}

impl Search {
    /// Goes on for about the time of `node_budget` boards of a search with
    /// tables; looks at no more, and at least at one.
    ///
    /// How the work is cut into steps changes neither the answer nor the number
    /// of nodes.
    pub fn step(&mut self, node_budget: u64) -> Step {
        if !self.is_done() {
            self.go_on(node_budget.max(1));
        }
        if self.is_done()
            && let Some(solution) = self.best()
        {
            return Step::Done(solution);
        }
        Step::Running(self.progress())
    }

    /// Whether the bounds have met.
    fn is_done(&self) -> bool {
        self.best
            .as_ref()
            .is_some_and(|best| best.len() <= self.lower)
    }

    fn go_on(&mut self, budget: u64) {
        if let Some(lines) = self.lines.as_mut().filter(|_| self.proof.takes_long()) {
            let (nodes, found) = lines.step(budget.div_ceil(SLOWER));
            self.nodes += nodes;
            if found.is_some() {
                self.best = found;
                self.lines = None;
            }
            return;
        }
        match &mut self.proof {
            Proof::Making(tables) => {
                if tables.borrow_mut().make(budget) {
                    self.use_tables();
                    self.go_on(budget);
                }
            }
            Proof::Optimal(search) => {
                let before = search.nodes();
                let outcome = search.step(budget);
                self.nodes += search.nodes() - before;
                self.lower = self.lower.max(search.lower());
                match outcome {
                    Outcome::Running => {}
                    Outcome::Solved(slides) => self.best = Some(slides),
                    // Its bound has come up to the best solution.
                    Outcome::UpperIsShortest => {}
                }
            }
            Proof::Bound(bound) => {
                if let Some(best) = &self.best {
                    bound.set_upper(best.len());
                }
                let found = bound.step(budget);
                self.nodes += bound.take_nodes();
                self.lower = self.lower.max(bound.lower());
                if found.is_some() {
                    self.best = found;
                }
            }
        }
    }

    /// Goes over to the optimal search where the tables for it are made.
    fn use_tables(&mut self) {
        let Proof::Making(tables) = &self.proof else {
            return;
        };
        let upper = self.best.as_ref().map(Vec::len);
        let search = tables.borrow().search(&self.homes, self.lower, upper);
        if let Some(search) = search {
            self.lower = self.lower.max(search.lower());
            self.proof = Proof::Optimal(Box::new(search));
        }
    }

    /// The bounds and the work done so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
            lower: self.lower,
            upper: self.best.as_ref().map(Vec::len),
            nodes: self.nodes,
            tables: match &self.proof {
                Proof::Making(tables) => percent(&tables.borrow()),
                Proof::Optimal(_) => 100,
                Proof::Bound(bound) => bound.tables(),
            },
        }
    }

    /// The best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        let moves = self.best.clone()?;
        Some(Solution {
            lower: self.lower.min(moves.len()),
            moves,
        })
    }
}

impl Proof {
    /// Whether somebody who waits should be given a first answer before.
    fn takes_long(&self) -> bool {
        match self {
            Self::Making(_) | Self::Bound(_) => true,
            Self::Optimal(search) => search.nodes() >= PATIENCE,
        }
    }
}

/// Slides that lead from a board to its goal, and what is proved of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    // Invariant: lower ≤ moves.len().
    moves: Vec<Direction>,
    lower: usize,
}

impl Solution {
    /// The slides, first to last: the way each tile goes.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.moves
    }

    /// Number of slides (STM).
    #[must_use]
    pub fn length(&self) -> usize {
        self.moves.len()
    }

    /// Proved: no solution of the board is shorter than this (STM).
    #[must_use]
    pub fn lower(&self) -> usize {
        self.lower
    }

    /// Whether it is proved that no solution is shorter.
    #[must_use]
    pub fn is_optimal(&self) -> bool {
        self.lower == self.length()
    }
}
