//! Solutions that say what is proved of them.
//!
//! A [`Search`] is a value that is stepped: between two steps it can be asked
//! what it has proved so far, and it can be dropped. Tables belong to the
//! [`Solver`] and survive the searches that began them.
//!
//! | board           | method                                         | answer |
//! |-----------------|------------------------------------------------|--------|
//! | up to 16 cells  | IDA\* over pattern databases (`optimal`); until they are made, and where it takes long, line by line first | optimal, always |
//! | larger (`large`) | a beam at once, then wider ones: by what was learned of solved boards (`learned`), or where nothing was by their distances (`strips`), or should it fail line by line (`lines`); in turns with IDA\* for the bound (`bound`), over pattern databases up to 49 cells | best so far with a proved lower bound; optimal when they meet |
//!
//! All lengths and bounds are in STM: one tile that goes one cell counts 1.

mod bound;
mod home_board;
mod ida;
mod large;
pub mod learned;
mod lines;
mod manhattan;
mod optimal;
mod shelf;
mod small;
mod strips;
mod trace;

pub use learned::WeightsError;
pub use optimal::TableError;

use crate::board::{Board, Direction, Goal, Size};
use bound::Bound;
use home_board::HomeBoard;
use large::Large;
use learned::{Rounds, Weights};
use lines::Lines;
use optimal::Tables;
use shelf::{Shared, Shelf};
use small::Small;
use std::sync::Arc;

/// The time of a board without tables, in boards with them: some 15 of these to
/// a microsecond, one or two of those. Steps of one budget take alike long, so
/// that one who cuts them by the clock is not surprised where the method
/// changes.
const SLOWER: u64 = 10;

/// Whether a search of boards of this size is sure to end with a shortest
/// solution, proved; larger ones end with bounds.
#[must_use]
pub fn is_provable(size: Size) -> bool {
    Tables::are_optimal(size)
}

/// Finds solutions; keeps the tables that make the next one fast.
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
    /// A solver that has no tables yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins the search for a shortest solution of a board.
    pub fn search(&mut self, board: &Board) -> Search {
        let homes = HomeBoard::of(board);
        let (size, blank_home) = (homes.size(), homes.blank_home());
        let mut known = Known {
            lower: manhattan::lower_bound(&homes),
            best: None,
            nodes: 0,
        };
        let method = if Tables::are_optimal(size) {
            let rest = Small::needs_rest(size).then(|| self.rest_tables(size, blank_home));
            let tables = self.shelf.get(size, blank_home);
            Method::Small(Box::new(Small::new(homes, rest, tables, &mut known)))
        } else {
            let rest = self.rest_tables(size, blank_home);
            let tables = Tables::cover(size).then(|| self.shelf.get(size, blank_home));
            let bound = Bound::new(&homes, tables);
            known.lower = bound.lower();
            let weights = self.weights.iter().find(|weights| weights.size() == size);
            let rounds = weights.map(|weights| Rounds::new(weights, &homes));
            Method::Large(Box::new(Large::new(homes, rest, bound, rounds)))
        };
        Search { method, known }
    }

    /// The name of the weights that would make solutions of these boards shorter
    /// and that it does not have yet; `None` when there are none.
    #[must_use]
    pub fn wants(&self, goal: &Goal) -> Option<&'static str> {
        let size = goal.size();
        let has = self.weights.iter().any(|weights| weights.size() == size);
        learned::name(size).filter(|_| !has)
    }

    /// Takes weights. Searches that are begun from now on go by them.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, of another version, or of another name; the
    /// solver goes on without them.
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), WeightsError> {
        let weights = Weights::read(bytes)?;
        if learned::name(weights.size()) != Some(name) {
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
        let (size, blank_home) = (goal.size(), goal.home(0));
        if !Tables::are_optimal(size) {
            // What the first answer needs: a few milliseconds.
            let rest = self.rest_tables(size, blank_home);
            let is_made = rest.lock().make(node_budget);
            if !Tables::cover(size) {
                return percent(&rest.lock());
            }
            if !is_made {
                return 0;
            }
        }
        let tables = self.shelf.get(size, blank_home);
        tables.lock().make(node_budget);
        let tables = tables.lock();
        percent(&tables)
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
        let (size, blank_home) = (goal.size(), goal.home(0));
        if !Tables::are_optimal(size) {
            self.rest_tables(size, blank_home).lock().make(u64::MAX);
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
    method: Method,
    known: Known,
}

#[derive(Debug)]
enum Method {
    /// Boards that tables solve.
    Small(Box<Small>),
    /// Boards too large for that.
    Large(Box<Large>),
}

/// What is known of a board so far.
#[derive(Debug)]
struct Known {
    // Proved: no solution is shorter.
    lower: usize,
    best: Option<Vec<Direction>>,
    nodes: u64,
}

impl Known {
    /// Whether the bounds have met.
    fn is_optimal(&self) -> bool {
        let best = self.best.as_ref();
        best.is_some_and(|best| best.len() <= self.lower)
    }

    /// Length of the best solution.
    fn upper(&self) -> Option<usize> {
        self.best.as_ref().map(Vec::len)
    }

    /// Takes a solution if it is better than the best.
    fn take(&mut self, slides: Vec<Direction>) {
        if self.upper().is_none_or(|upper| slides.len() < upper) {
            self.best = Some(slides);
        }
    }
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
        if !self.known.is_optimal() {
            let budget = node_budget.max(1);
            match &mut self.method {
                Method::Small(small) => small.step(budget, &mut self.known),
                Method::Large(large) => large.step(budget, &mut self.known),
            }
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
            tables: match &self.method {
                Method::Small(small) => small.tables(),
                Method::Large(large) => large.tables(),
            },
        }
    }

    /// The best solution so far; `None` before the first.
    #[must_use]
    pub fn best(&self) -> Option<Solution> {
        let moves = self.known.best.clone()?;
        Some(Solution {
            lower: self.known.lower.min(moves.len()),
            moves,
        })
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
