//! The rectangle that is left when whole lines around it are done.

use super::Stage;
use taquin::board::{Board, Size};

/// Returns `true` if the tile or the blank in a cell belongs there.
pub(super) fn is_home(board: &Board, cell: usize) -> bool {
    board.tiles()[cell] == board.goal().tiles()[cell]
}

/// A rectangle of the board, at least 2×2. The blank belongs inside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    board: Size,
    blank_home: usize,
    left: usize,
    top: usize,
    columns: usize,
    rows: usize,
}

/// An outer row or column of a rest.
#[derive(Clone, Debug)]
pub(super) struct Outer {
    pub(super) stage: Stage,
    /// From left to right, or from the top down.
    pub(super) cells: Vec<usize>,
    /// The rest without it.
    pub(super) inside: Rest,
}

impl Outer {
    pub(super) fn is_done(&self, board: &Board) -> bool {
        self.cells.iter().all(|&cell| is_home(board, cell))
    }
}

impl Rest {
    pub(super) fn whole(board: &Board) -> Self {
        Self {
            board: board.size(),
            blank_home: board.goal().home(0),
            left: 0,
            top: 0,
            columns: board.size().columns(),
            rows: board.size().rows(),
        }
    }

    /// Returns what is left of a board when every line that is done is taken off.
    pub(super) fn of(board: &Board) -> Self {
        let mut rest = Self::whole(board);
        while let Some(line) = rest.done_line(board) {
            rest = line.inside;
        }
        rest
    }

    /// Returns the first of the outer lines that is done.
    pub(super) fn done_line(&self, board: &Board) -> Option<Outer> {
        self.lines().find(|line| line.is_done(board))
    }

    /// The stage that comes next for somebody who does the rows from the top.
    pub(super) fn next_stage(self) -> Stage {
        let line = self.lines().next();
        line.map_or(Stage::LastSquare, |line| line.stage)
    }

    /// The outer lines that can be taken off, rows first. There is none around 2×2,
    /// and one at least around any other rest.
    pub(super) fn lines(self) -> impl Iterator<Item = Outer> {
        let rows = [self.top, self.top + self.rows - 1];
        let columns = [self.left, self.left + self.columns - 1];
        let rows = rows.into_iter().filter(move |_| self.rows > 2);
        let columns = columns.into_iter().filter(move |_| self.columns > 2);
        let rows = rows.map(move |row| self.row(row));
        let columns = columns.map(move |column| self.column(column));
        let has_blank = move |line: &Outer| line.cells.contains(&self.blank_home);
        rows.chain(columns).filter(move |line| !has_blank(line))
    }

    fn row(self, row: usize) -> Outer {
        let stage = if self.columns == 2 {
            Stage::LastTwoColumns { row }
        } else {
            Stage::Row(row)
        };
        let columns = self.left..self.left + self.columns;
        Outer {
            stage,
            cells: columns.map(|column| self.cell(column, row)).collect(),
            inside: Self {
                top: self.top + usize::from(row == self.top),
                rows: self.rows - 1,
                ..self
            },
        }
    }

    fn column(self, column: usize) -> Outer {
        let stage = if self.rows == 2 {
            Stage::LastTwoRows { column }
        } else {
            Stage::Column(column)
        };
        let rows = self.top..self.top + self.rows;
        Outer {
            stage,
            cells: rows.map(|row| self.cell(column, row)).collect(),
            inside: Self {
                left: self.left + usize::from(column == self.left),
                columns: self.columns - 1,
                ..self
            },
        }
    }

    fn cell(self, column: usize, row: usize) -> usize {
        row * self.board.columns() + column
    }

    /// The cells of the rest, row by row.
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        let rows = self.top..self.top + self.rows;
        rows.flat_map(move |row| {
            (self.left..self.left + self.columns).map(move |column| self.cell(column, row))
        })
    }
}
