//! The textbook searches, written to be read: breadth-first search, A\* and
//! IDA\*, for boards of any size and goal.
//!
//! | search              | frontier                     | taken first        | holds              |
//! |---------------------|------------------------------|--------------------|--------------------|
//! | [`breadth_first()`] | a queue                      | first in           | all boards reached |
//! | [`a_star()`]        | a list in order of *g* + *h* | smallest *g* + *h* | all boards reached |
//! | [`ida_star()`]      | the path, a stack            | last in            | the path           |
//!
//! *g* is the number of slides made since the start, *h* a [`Heuristic`] of
//! those that are left, and *f* = *g* + *h*. Each search finds a shortest
//! solution in STM: one tile that goes one cell counts 1.
//!
//! All three do things in the same order, so that their [`Counts`] can be set
//! side by side: a board is compared with the goal when it is *taken* from the
//! frontier, not when it is put there, and its successors are made in the order
//! of [`Direction::ALL`]. Nothing is left to chance: the same board gives the
//! same slides and the same counts every time.
//!
//! These searches share no code with [`solver`](crate::solver), which is much
//! faster and harder to read; they are the second opinion on it.
//!
//! ```
//! use sliding_puzzle::Board;
//! use sliding_puzzle::lab::{Heuristic, Limit, a_star, breadth_first, ida_star};
//!
//! let start: Board = "4 1 2/5 0 3".parse()?;
//! let blind = breadth_first(&start, Limit::NONE)?;
//! let guided = a_star(&start, Heuristic::Manhattan, Limit::NONE)?;
//! let deepening = ida_star(&start, Heuristic::Manhattan, Limit::NONE)?;
//! assert_eq!(blind.slides.len(), 5);
//! assert_eq!(guided.slides.len(), 5);
//! assert_eq!(deepening.slides.len(), 5);
//! assert!(guided.counts.expanded < blind.counts.expanded);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod a_star;
mod breadth_first;
mod heuristic;
mod ida_star;

pub use a_star::a_star;
pub use breadth_first::breadth_first;
pub use heuristic::Heuristic;
pub use ida_star::ida_star;

use crate::board::{Board, Direction};
use std::fmt;

/// A shortest solution, and what it cost to find it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The slides from the start to the goal: the way each tile goes. Their
    /// number is proved optimal in STM.
    pub slides: Vec<Direction>,
    /// The work done.
    pub counts: Counts,
}

/// What a search has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Boards taken from the frontier and given successors. The goal is taken,
    /// but not expanded. IDA\* counts a board each time it expands it.
    pub expanded: u64,
    /// Successors made, whether or not they were known already. The start is
    /// nobody's successor and is not counted.
    pub generated: u64,
    /// The most boards that waited at once to be taken, the start included; for
    /// IDA\* the most boards on the path at once, both of its ends included.
    pub largest_frontier: usize,
}

impl Counts {
    /// Nothing is done, and the start waits.
    fn at_start() -> Self {
        Self {
            expanded: 0,
            generated: 0,
            largest_frontier: 1,
        }
    }

    fn frontier_is(&mut self, boards: usize) {
        self.largest_frontier = self.largest_frontier.max(boards);
    }
}

/// How far a search may go. Both limits are checked before a board is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// A search that holds this many boards expands no more; the last expansion
    /// may have gone up to three over it. IDA\* holds its path, the others every
    /// board they have reached: breadth-first search takes some 650 bytes for
    /// each, A\* 1,100.
    pub boards_in_memory: usize,
    /// The most boards to expand.
    pub nodes: u64,
}

impl Limit {
    /// No limit. On boards of more than 9 cells all searches but IDA\* may run out
    /// of memory.
    pub const NONE: Self = Self {
        boards_in_memory: usize::MAX,
        nodes: u64::MAX,
    };

    fn allows(self, counts: &Counts, boards_in_memory: usize) -> bool {
        counts.expanded < self.nodes && boards_in_memory < self.boards_in_memory
    }
}

/// A search ended at its limit: what it has proved by then.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitReached {
    /// Proved: no solution is shorter than this (STM).
    pub lower_bound: usize,
    /// Why that is proved.
    pub proof: Proof,
    /// The work done.
    pub counts: Counts,
}

/// Why a search that did not end knows a lower bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proof {
    /// Breadth-first search takes boards in the order of their distance from
    /// the start: all that are nearer than the one at hand have been compared
    /// with the goal.
    Depth,
    /// Some board on a shortest solution waits in the open list, reached by the
    /// shortest way; its *f* is at most the length of that solution, and the
    /// smallest *f* in the list is no larger.
    SmallestF,
    /// IDA\* begins a pass when the one before has shown that every solution
    /// needs at least the new bound; the first bound is the heuristic's.
    Bound,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Depth => "no board nearer to the start is the goal",
            Self::SmallestF => "no board in the open list has a smaller f",
            Self::Bound => "every smaller bound was searched or is below the heuristic",
        })
    }
}

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "limit reached after {} nodes; a solution has at least {} slides: {}",
            self.counts.expanded, self.lower_bound, self.proof
        )
    }
}

impl std::error::Error for LimitReached {}

/// The boards one slide away, each with the slide that leads to it.
fn successors(board: &Board) -> impl Iterator<Item = (Direction, Board)> {
    board.slides().map(|slide| {
        let mut next = board.clone();
        next.slide(slide);
        (slide, next)
    })
}

/// The slides from the start to `end`. `came_by` returns the slide that led to a
/// board, and `None` for the start. So the path is walked backwards from its end,
/// and then reversed.
fn path_to(end: &Board, came_by: impl Fn(&Board) -> Option<Direction>) -> Vec<Direction> {
    let mut slides = Vec::new();
    let mut board = end.clone();
    while let Some(slide) = came_by(&board) {
        slides.push(slide);
        board.slide(slide.opposite());
    }
    slides.reverse();
    slides
}
