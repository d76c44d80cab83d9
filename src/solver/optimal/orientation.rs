//! One orientation of all boards that are the same but for a rotation, a
//! mirror or exchanged columns and rows, so that they share their tables.

use super::grid::{CellMap, Grid, MAX_CELLS, byte, seen_through};

/// How to turn boards of one size and home of the blank to the orientation that
/// tables are made for: not wider than high (a slide up or down passes fewer
/// cells then), the blank's home as near to the end as symmetries allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Orientation {
    grid: Grid,
    blank_home: usize,
    // turned[cell]: where the cell goes.
    turned: CellMap,
}

impl Orientation {
    /// The orientation for boards of this size with this home of the blank;
    /// `None` when there is no such cell or the grid is not one of `Grid::new`.
    #[must_use]
    pub(super) fn new(columns: usize, rows: usize, blank_home: usize) -> Option<Self> {
        let grid = Grid::new(columns.min(rows), columns.max(rows))?;
        if blank_home >= grid.cells() {
            return None;
        }
        let mut upright: CellMap = [0; MAX_CELLS];
        for (cell, image) in upright.iter_mut().enumerate().take(grid.cells()) {
            let (row, column) = (cell / columns, cell % columns);
            *image = byte(if columns > rows {
                column * rows + row
            } else {
                cell
            });
        }
        let turns = grid.symmetries().into_iter().map(|symmetry| {
            let mut turned = upright;
            for cell in &mut turned {
                *cell = symmetry[usize::from(*cell)];
            }
            turned
        });
        let turned = turns.rev().max_by_key(|turned| turned[blank_home])?;
        let blank_home = usize::from(turned[blank_home]);
        Some(Self {
            grid,
            blank_home,
            turned,
        })
    }

    /// Whether boards of another orientation see the same tables.
    #[must_use]
    pub(super) fn shares_tables_with(&self, other: &Self) -> bool {
        (&self.grid, self.blank_home) == (&other.grid, other.blank_home)
    }

    /// The grid as tables see it.
    #[must_use]
    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The blank's home as tables see it.
    #[must_use]
    pub(super) fn blank_home(&self) -> usize {
        self.blank_home
    }

    /// The board as tables see it; `homes[cell]` is the home of what lies in
    /// `cell`, on both sides.
    #[must_use]
    pub(super) fn turn(&self, homes: &[u8]) -> Vec<u8> {
        seen_through(&self.turned, homes)
    }

    /// The player's cells for cells as tables see them.
    #[must_use]
    pub(super) fn turn_back(&self, cells: &[u8]) -> Vec<u8> {
        let mut back: CellMap = [0; MAX_CELLS];
        for (cell, &image) in self.turned.iter().enumerate().take(self.grid.cells()) {
            back[usize::from(image)] = byte(cell);
        }
        cells.iter().map(|&cell| back[usize::from(cell)]).collect()
    }
}
