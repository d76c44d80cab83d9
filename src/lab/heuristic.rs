//! Lower bounds on the distance to the goal, from one look at the board.
//!
//! A heuristic is **admissible** when it never exceeds the distance, and
//! **consistent** when no slide changes it by more than the slide costs, which
//! is 1. One that is consistent, and 0 at the goal, is admissible: it cannot
//! come down to 0 in fewer slides than its value. The argument below is of this
//! kind for each, in STM; in MTM, where a line of tiles goes at once, none of
//! them but [`Heuristic::Zero`] is admissible.

use crate::board::{Board, Metric};

/// A lower bound on the distance to the goal (STM). Each is at least as large
/// as those before it, on every board.
///
/// ```
/// use sliding_puzzle::Board;
/// use sliding_puzzle::lab::Heuristic;
///
/// let board: Board = "2 1 3/4 5 6/8 7 0".parse()?;
/// let bounds = Heuristic::ALL.map(|heuristic| heuristic.lower_bound(&board));
/// assert_eq!(bounds, [0, 4, 4, 8]);
/// # Ok::<(), sliding_puzzle::BoardError>(())
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
}

impl Heuristic {
    /// All, from the weakest to the strongest.
    pub const ALL: [Self; 4] = [
        Self::Zero,
        Self::Hamming,
        Self::Manhattan,
        Self::LinearConflicts,
    ];

    /// Whether it never exceeds the distance in a metric.
    #[must_use]
    pub fn is_admissible(self, metric: Metric) -> bool {
        match metric {
            Metric::SingleTile => true,
            // One move of a line changes the others by more than 1.
            Metric::MultiTile => self == Self::Zero,
        }
    }

    /// The bound (STM) of a board; 0 for the goal.
    #[must_use]
    pub fn lower_bound(self, board: &Board) -> usize {
        match self {
            Self::Zero => 0,
            Self::Hamming => hamming(board),
            Self::Manhattan => board.manhattan_distance(),
            Self::LinearConflicts => board.manhattan_distance() + 2 * leavers(board),
        }
    }
}

/// Of each tile the cell it is in and its goal cell, cell by cell; the blank is
/// no tile.
fn cells_and_homes(board: &Board) -> impl Iterator<Item = (usize, usize)> {
    let tiles = board.tiles().iter().enumerate();
    tiles
        .filter(|&(_, &tile)| tile != 0)
        .map(|(cell, &tile)| (cell, board.goal().home(usize::from(tile))))
}

fn hamming(board: &Board) -> usize {
    cells_and_homes(board)
        .filter(|(cell, home)| cell != home)
        .count()
}

/// The fewest tiles that must leave their goal line, over all rows and columns.
fn leavers(board: &Board) -> usize {
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
/// 2 4 1 5 3 it is enough that 1 and 3 leave, but who begins with 4 counts three.
fn leavers_of(board: &Board, in_line: impl Fn(usize) -> bool) -> usize {
    let homes: Vec<usize> = cells_and_homes(board)
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
