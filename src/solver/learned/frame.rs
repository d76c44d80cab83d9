//! A board turned so that weights know its goal: the blank's home in the last
//! cell.
//!
//! A home in another corner comes there by turning the board. One that is in no
//! corner is moved to the nearest: the goal of the search is the board that
//! comes of sliding the blank there from the true goal, and the way back is
//! added to the solution. The true goal may lie on the way: then that is its
//! end.

use super::HomeBoard;
use crate::board::{Direction, Size};

/// How a board is turned, and back.
#[derive(Debug)]
pub(super) struct Frame {
    size: Size,
    flips_rows: bool,
    flips_columns: bool,
    // By home on the board: home in the frame.
    homes: Vec<u8>,
    // The slides from the frame's goal to the board's, as the board sees them.
    tail: Vec<Direction>,
}

impl Frame {
    pub(super) fn of(board: &HomeBoard) -> Self {
        let size = board.size();
        let (column, row) = (
            size.column_of(board.blank_home()),
            size.row_of(board.blank_home()),
        );
        let mut goal = board.goal();
        let mut tail = Vec::new();
        let (flips_columns, flips_rows) =
            (2 * column + 1 < size.columns(), 2 * row + 1 < size.rows());
        // The blank goes one way, a tile the other.
        let across = if flips_columns {
            Direction::Right
        } else {
            Direction::Left
        };
        let along = if flips_rows {
            Direction::Down
        } else {
            Direction::Up
        };
        for direction in [across, along] {
            while let Some(from) = size.cell_that_slides(goal.blank(), direction) {
                goal.slide_from(from);
                tail.push(direction.opposite());
            }
        }
        tail.reverse();
        let mut frame = Self {
            size,
            flips_rows,
            flips_columns,
            homes: vec![0; size.cells()],
            tail,
        };
        for (cell, &home) in goal.cells().iter().enumerate() {
            frame.homes[usize::from(home)] = frame.cell(cell);
        }
        frame
    }

    /// The cells of a board as the frame sees them: the home of what lies in
    /// each.
    pub(super) fn turn(&self, board: &HomeBoard) -> Vec<u8> {
        let mut turned = vec![0; self.size.cells()];
        for (cell, &home) in board.cells().iter().enumerate() {
            turned[usize::from(self.cell(cell))] = self.homes[usize::from(home)];
        }
        turned
    }

    /// A slide in the frame as the board sees it.
    pub(super) fn direction(&self, turned: Direction) -> Direction {
        let flips = match turned {
            Direction::Up | Direction::Down => self.flips_rows,
            Direction::Left | Direction::Right => self.flips_columns,
        };
        if flips { turned.opposite() } else { turned }
    }

    /// The slides from the frame's goal to the board's.
    pub(super) fn tail(&self) -> &[Direction] {
        &self.tail
    }

    fn cell(&self, cell: usize) -> u8 {
        let (mut column, mut row) = (self.size.column_of(cell), self.size.row_of(cell));
        if self.flips_columns {
            column = self.size.columns() - 1 - column;
        }
        if self.flips_rows {
            row = self.size.rows() - 1 - row;
        }
        u8::try_from(row * self.size.columns() + column).expect("a board has at most 256 cells")
    }
}
