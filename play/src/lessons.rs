//! The way people solve a board: row by row, the last two rows column by column, and
//! the last 2×2 by turning it.
//!
//! A [`Task`] is what a learner does next: its [`Step`]s, down to the slides and the
//! reason of each. [`Passed`] says when
//! a play came through which [`Stage`]. A [`Lesson`] deals boards to practise one
//! of the techniques on.
//!
//! The part done is a frame of whole lines around a rectangle, the rest. Each line is
//! an outer row or column of the rest at its time, and never the one where the blank
//! belongs. So every goal and every size is solved in the same way: tiles are known
//! by the cells where they belong.
//!
//! Lengths count slides (STM).

mod lesson;
mod placing;
mod rest;
mod stages;
mod step;
mod task;

pub use lesson::{Lesson, LessonError};
pub use stages::{Passed, stages};
pub use step::{Aim, Effect, Reason, Step};
pub use task::Task;

/// A part of the way to the goal. Rows and columns are those of the board, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A row of what was left, which was more than two columns wide.
    Row(usize),
    /// A column of what was left, which was more than two rows high.
    Column(usize),
    /// A column of the last two rows: two tiles.
    LastTwoRows {
        /// The column.
        column: usize,
    },
    /// A row of the last two columns: two tiles.
    LastTwoColumns {
        /// The row.
        row: usize,
    },
    /// The last three tiles.
    LastSquare,
}

impl Stage {
    /// Its name for JavaScript: `row`, `column`, `lastRows`, `lastColumns` or
    /// `lastSquare`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Row(_) => "row",
            Self::Column(_) => "column",
            Self::LastTwoRows { .. } => "lastRows",
            Self::LastTwoColumns { .. } => "lastColumns",
            Self::LastSquare => "lastSquare",
        }
    }

    /// The row or column of the board, from 0; `None` for the last square.
    #[must_use]
    pub fn line(self) -> Option<usize> {
        match self {
            Self::Row(line) | Self::Column(line) => Some(line),
            Self::LastTwoRows { column } => Some(column),
            Self::LastTwoColumns { row } => Some(row),
            Self::LastSquare => None,
        }
    }
}
