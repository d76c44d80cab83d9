//! Lower bounds on the distance to the goal, from one look at the board.
//!
//! A heuristic is **admissible** when it never exceeds the distance, and
//! **consistent** when no slide changes it by more than the slide costs, which
//! is 1. One that is consistent, and 0 at the goal, is admissible: it cannot
//! come down to 0 in fewer slides than its value. The argument below is of this
//! kind for each, in STM; in MTM, where a line of tiles goes at once, none of
//! them but [`Heuristic::Zero`] is admissible.

use super::patterns::{self, Patterns};
use super::walking::Walking;
use super::{AlgorithmError, HomeBoard};
use crate::board::{Board, Goal, Metric, Size};
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A lower bound on the distance to the goal (STM).
///
/// ```
/// use taquin::Board;
/// use taquin::lab::Heuristic;
///
/// let board: Board = "2 1 3/4 5 6/8 7 0".parse()?;
/// let bounds = Heuristic::ALL.map(|heuristic| heuristic.lower(&board).unwrap());
/// assert_eq!(bounds[..4], [0, 4, 4, 8]);
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// Always 0: knows nothing. Admissible and consistent.
    Zero,
    /// Tiles that are not in their goal cell.
    ///
    /// Admissible and consistent: a slide moves one tile, so the count changes
    /// by at most 1.
    Hamming,
    /// Sum over the tiles of rows plus columns to the goal cell.
    ///
    /// Admissible and consistent: a slide moves one tile by one cell, so the sum
    /// changes by exactly 1. The blank is not counted; counting it would break
    /// that.
    Manhattan,
    /// Manhattan distance, and two slides more for each tile that must leave
    /// its goal line and come back to let others pass (O. Hansson, A. Mayer &
    /// M. Yung, *Criticizing solutions to relaxed models yields powerful
    /// admissible heuristics*, Information Sciences 63, 1992).
    ///
    /// Admissible and consistent: a slide along a row leaves the order in the
    /// row as it is, and takes the tile out of one column into another. If it
    /// enters its goal column, its distance falls by 1 and at most one tile
    /// more must leave that: the bound changes by −1 or +1. If it leaves its
    /// goal column, it is the other way round. If neither, only the distance
    /// changes, by 1. Columns likewise.
    LinearConflicts,
    /// The steps that the rows need, whatever the columns are, plus those of the
    /// columns (K. Takahashi, 2002). At least the Manhattan distance. For sides of up
    /// to 4, and 2×5, 2×6 and 3×5: for longer ones the tables would be large.
    ///
    /// Admissible and consistent: a slide up or down is one step in the table of the
    /// rows and changes nothing for the columns, and the other way round.
    WalkingDistance,
    /// The sum of additive pattern databases (R. E. Korf & A. Felner, *Disjoint pattern
    /// database heuristics*, Artificial Intelligence 134, 2002). For boards of up to 25
    /// cells.
    ///
    /// Admissible and consistent: a slide moves a tile of one pattern only, and changes
    /// what that pattern needs by at most 1, as the tables know the blank.
    Patterns,
    /// That of a [`Lab`](super::Lab) which was made
    /// [with one](super::Lab::with_heuristic): no other lab knows it.
    Own,
}

/// All with their names.
const NAMES: [(Heuristic, &str); 7] = [
    (Heuristic::Zero, "zero"),
    (Heuristic::Hamming, "hamming"),
    (Heuristic::Manhattan, "manhattan"),
    (Heuristic::LinearConflicts, "linear-conflict"),
    (Heuristic::WalkingDistance, "walking-distance"),
    (Heuristic::Patterns, "patterns"),
    (Heuristic::Own, "own"),
];

impl Heuristic {
    /// All but [`Heuristic::Own`]. On every board, each of the first four is at least as
    /// large as those before it.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::Hamming,
        Self::Manhattan,
        Self::LinearConflicts,
        Self::WalkingDistance,
        Self::Patterns,
    ];

    /// Returns `true` if it never exceeds the distance in a metric.
    #[must_use]
    pub fn is_admissible(self, metric: Metric) -> bool {
        match metric {
            Metric::SingleTile => true,
            // One move of a line changes the others by more than 1.
            Metric::MultiTile => self == Self::Zero,
        }
    }

    /// Returns `true` if it exists for boards of this size.
    #[must_use]
    pub fn fits(self, size: Size) -> bool {
        match self {
            Self::WalkingDistance => Walking::fits(size.columns(), size.rows()),
            Self::Patterns => size.cells() <= patterns::MAX_CELLS,
            _ => true,
        }
    }

    /// The bound (STM) of a board; 0 for the goal. For many boards of one goal, a
    /// [`Lab`](super::Lab) makes tables once.
    ///
    /// # Errors
    ///
    /// If it does not fit boards of this size, or is [`Heuristic::Own`].
    pub fn lower(self, board: &Board) -> Result<usize, AlgorithmError> {
        let board = HomeBoard::of(board);
        let bounds = Bounds::new(self, &board, usize::MAX)?;
        Ok(bounds.expect("there is no limit").lower(&board))
    }
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(heuristic, _)| heuristic == self);
        f.write_str(name.map_or("", |(_, name)| name))
    }
}

impl FromStr for Heuristic {
    type Err = AlgorithmError;

    fn from_str(text: &str) -> Result<Self, AlgorithmError> {
        let named = NAMES.iter().find(|(_, name)| *name == text);
        let unknown = || AlgorithmError::Unknown { found: quote(text) };
        named.map(|&(heuristic, _)| heuristic).ok_or_else(unknown)
    }
}

/// A heuristic with the tables that it needs for a goal. Copies share them.
#[derive(Clone, Debug)]
pub(super) enum Bounds {
    Simple(fn(&HomeBoard) -> usize),
    Walking(Arc<Walking>),
    Patterns(Arc<Patterns>),
    /// With the goal, which gives the boards their numbers.
    Own(Own, Goal),
}

/// A heuristic that came from outside.
#[derive(Clone)]
pub(super) struct Own(pub(super) Arc<dyn Fn(&Board) -> usize + Send + Sync>);

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Own")
    }
}

impl Bounds {
    /// Knows nothing, and takes nothing.
    pub(super) const NONE: Self = Self::Simple(|_| 0);

    /// Makes the tables; `None` if that takes more than `most` bytes.
    pub(super) fn new(
        heuristic: Heuristic,
        board: &HomeBoard,
        most: usize,
    ) -> Result<Option<Self>, AlgorithmError> {
        let size = board.size();
        if !heuristic.fits(size) {
            let algorithm = heuristic.to_string();
            return Err(AlgorithmError::TooLarge { algorithm, size });
        }
        let simple = |bound| Some(Self::Simple(bound));
        Ok(match heuristic {
            Heuristic::Zero => Some(Self::NONE),
            Heuristic::Hamming => simple(hamming),
            Heuristic::Manhattan => simple(manhattan),
            Heuristic::LinearConflicts => simple(|board| manhattan(board) + 2 * leavers(board)),
            Heuristic::WalkingDistance => {
                let tables = Walking::new(&board.goal(), most);
                tables.map(|tables| Self::Walking(tables.into()))
            }
            Heuristic::Patterns => {
                let tables = Patterns::new(&board.goal(), most);
                tables.map(|tables| Self::Patterns(tables.into()))
            }
            Heuristic::Own => {
                let found = heuristic.to_string();
                return Err(AlgorithmError::Unknown { found });
            }
        })
    }

    pub(super) fn lower(&self, board: &HomeBoard) -> usize {
        match self {
            Self::Simple(bound) => bound(board),
            Self::Walking(tables) => tables.lower(board),
            Self::Patterns(tables) => tables.lower(board),
            Self::Own(own, goal) => (own.0)(&board.to_board(goal)),
        }
    }

    /// Returns the memory of its tables, in bytes.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Simple(_) | Self::Own(..) => 0,
            Self::Walking(tables) => tables.bytes(),
            Self::Patterns(tables) => tables.bytes(),
        }
    }
}

fn hamming(board: &HomeBoard) -> usize {
    board.tiles().filter(|(cell, home)| cell != home).count()
}

fn manhattan(board: &HomeBoard) -> usize {
    let distance = |(cell, home)| board.size().distance(cell, home);
    board.tiles().map(distance).sum()
}

/// The fewest tiles that must leave their goal line, over all rows and columns.
fn leavers(board: &HomeBoard) -> usize {
    let size = board.size();
    let of_row = |row| leavers_of(board, |cell| size.row_of(cell) == row);
    let of_column = |column| leavers_of(board, |cell| size.column_of(cell) == column);
    let in_rows: usize = (0..size.rows()).map(of_row).sum();
    let in_columns: usize = (0..size.columns()).map(of_column).sum();
    in_rows + in_columns
}

/// The fewest tiles that must leave a line in which they belong, so that those
/// that stay are in the right order: all but the longest run in order.
///
/// They are often counted by taking away the tile with the most conflicts until
/// there are none. Where several have as many, that can count too many: of
/// 2 4 1 5 3 it is enough that 1 and 3 leave, but a count that begins with 4 is three.
fn leavers_of(board: &HomeBoard, in_line: impl Fn(usize) -> bool) -> usize {
    let homes: Vec<usize> = board
        .tiles()
        .filter(|&(cell, home)| in_line(cell) && in_line(home))
        .map(|(_, home)| home)
        .collect();
    homes.len() - longest_ascending(&homes)
}

/// The length of the longest ascending subsequence, by playing patience: each
/// number goes on the first pile whose top is larger, or begins a pile on the
/// right. A number has a smaller one in the pile to its left that came before
/// it, and no pile holds two numbers in ascending order; so as many numbers
/// ascend as there are piles, and not more.
fn longest_ascending(numbers: &[usize]) -> usize {
    let mut tops: Vec<usize> = Vec::new();
    for &number in numbers {
        match tops.iter_mut().find(|top| **top > number) {
            Some(top) => *top = number,
            None => tops.push(number),
        }
    }
    tops.len()
}
