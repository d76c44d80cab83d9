//! Why boards and goals are refused.

use super::{Size, SizeError};
use std::fmt;

/// Why a board or a goal is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// Too few or too many tiles, the blank counted.
    Count {
        /// Cells of the board.
        expected: usize,
        /// Values given.
        got: usize,
    },
    /// A number that is not a tile of this board.
    Range {
        /// The number.
        tile: usize,
        /// The cell it was given for.
        cell: usize,
        /// Cells of the board: every tile is below.
        cells: usize,
    },
    /// A tile appears twice, so another is missing.
    Twice {
        /// The tile.
        tile: usize,
        /// The first cell it was given for.
        first: usize,
        /// The second one.
        second: usize,
    },
    /// A permutation, but in the half from which no slides lead to the goal.
    Unsolvable {
        /// The tiles in text form.
        tiles: String,
        /// The goal's name or text form.
        goal: String,
    },
    /// A row that is not as long as the first.
    Row {
        /// The row, from 0 at the top.
        row: usize,
        /// Tiles in the first row.
        expected: usize,
        /// Tiles in this one.
        got: usize,
    },
    /// A board of another size than the one asked for.
    Size {
        /// The size asked for.
        expected: Size,
        /// The size given.
        got: Size,
    },
    /// No goal has this name.
    GoalName {
        /// The name given.
        found: String,
    },
    /// No board has this size.
    NoSize(SizeError),
    /// The text cannot be read past this place.
    Text {
        /// Characters before the place, from 0.
        at: usize,
        /// The text found there; empty at the end.
        found: String,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { expected, got } => {
                write!(f, "{got} tiles given, the board has {expected} cells")
            }
            Self::Range { tile, cell, cells } => write!(
                f,
                "{tile} in cell {cell} is not a tile; tiles are 1 to {}, and 0 is the blank",
                cells - 1
            ),
            Self::Twice {
                tile,
                first,
                second,
            } => write!(
                f,
                "tile {tile} is in cell {first} and in cell {second}; each tile appears once"
            ),
            Self::Unsolvable { tiles, goal } => write!(
                f,
                "no slides lead from {tiles} to the goal {goal}; swap any two tiles"
            ),
            Self::Row { row, expected, got } => {
                write!(f, "row {row} has {got} tiles, the first has {expected}")
            }
            Self::Size { expected, got } => write!(f, "the board is {got}, not {expected}"),
            Self::GoalName { found } => write!(
                f,
                "no goal is called '{found}'; write last, first, snake, spiral, \
                 or rows like 1 2 3/4 5 0"
            ),
            Self::NoSize(error) => error.fmt(f),
            Self::Text { at, found } if found.is_empty() => {
                write!(
                    f,
                    "the text ends at character {at}; write rows like 4 1 2/5 0 3"
                )
            }
            Self::Text { at, found } => write!(
                f,
                "cannot read '{found}' at character {at}; write rows like 4 1 2/5 0 3"
            ),
        }
    }
}

impl From<SizeError> for BoardError {
    fn from(error: SizeError) -> Self {
        Self::NoSize(error)
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for BoardError {}

/// Why slides cannot be made, or do not solve a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlidesError {
    /// No tile can make this slide.
    Slide {
        /// The number of the slide, from 0.
        at: usize,
    },
    /// They lead to a board that is not the goal.
    Goal,
}

impl fmt::Display for SlidesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide { at } => write!(f, "no tile can make slide {at}, counted from 0"),
            Self::Goal => write!(f, "the slides do not lead to the goal"),
        }
    }
}

impl std::error::Error for SlidesError {}
