//! The grid of cells under a board of at most 64 cells: neighbours, edges,
//! components of free cells.
//!
//! Knows only cells, not tiles.

use crate::board::{Size, byte};
use crate::solver::symmetry::Symmetry;

/// A set of cells: bit = cell.
pub(in crate::solver) type Cells = u64;

/// Most cells of a grid.
pub(in crate::solver) const MAX_CELLS: usize = Cells::BITS as usize;

/// The number of neighbours of a cell, in this order: above, left, right,
/// below.
pub(in crate::solver) const DIRECTIONS: usize = 4;

/// Two neighbouring cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Edge {
    /// The smaller cell.
    pub(in crate::solver) low: u8,
    /// The larger cell.
    pub(in crate::solver) high: u8,
}

/// Columns and rows, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Grid {
    size: Size,
    columns: usize,
    first_column: Cells,
    // Ordered by (low, high), so that the order depends only on the size.
    edges: Vec<Edge>,
    // Neighbours of each cell in the order of `DIRECTIONS`.
    neighbours: Vec<[Option<u8>; DIRECTIONS]>,
}

impl Grid {
    /// Returns the grid of this size.
    ///
    /// # Panics
    ///
    /// When it has more than 64 cells.
    #[must_use]
    pub(in crate::solver) fn new(size: Size) -> Self {
        let (columns, rows, cells) = (size.columns(), size.rows(), size.cells());
        assert!(cells <= MAX_CELLS, "a grid has at most 64 cells");
        let mut edges = Vec::new();
        let mut neighbours = vec![[None; DIRECTIONS]; cells];
        for (cell, beside) in neighbours.iter_mut().enumerate() {
            let (row, column) = (cell / columns, cell % columns);
            *beside = [
                (row > 0).then(|| byte(cell - columns)),
                (column > 0).then(|| byte(cell - 1)),
                (column + 1 < columns).then(|| byte(cell + 1)),
                (row + 1 < rows).then(|| byte(cell + columns)),
            ];
            for high in [beside[2], beside[3]].into_iter().flatten() {
                edges.push(Edge {
                    low: byte(cell),
                    high,
                });
            }
        }
        Self {
            size,
            columns,
            first_column: (0..rows).fold(0, |set, row| set | 1 << (row * columns)),
            edges,
            neighbours,
        }
    }

    /// Returns the number of columns and rows.
    #[must_use]
    pub(in crate::solver) fn size(&self) -> Size {
        self.size
    }

    /// Returns the number of cells, 4 to 64.
    #[must_use]
    pub(in crate::solver) fn cells(&self) -> usize {
        self.size.cells()
    }

    /// Returns all pairs of neighbours.
    #[must_use]
    pub(in crate::solver) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Returns the cells above, left, right and below; `None` off the board.
    #[must_use]
    pub(in crate::solver) fn neighbours(&self, cell: usize) -> [Option<u8>; DIRECTIONS] {
        self.neighbours[cell]
    }

    /// Returns the index of the edge between two neighbours, in either order.
    #[must_use]
    pub(in crate::solver) fn edge_between(&self, a: usize, b: usize) -> Option<usize> {
        let (low, high) = (byte(a.min(b)), byte(a.max(b)));
        self.edges
            .iter()
            .position(|&edge| edge == Edge { low, high })
    }

    /// Returns the set of all cells.
    #[must_use]
    pub(in crate::solver) fn all(&self) -> Cells {
        Cells::MAX >> (MAX_CELLS - self.cells())
    }

    /// Returns the components of a set of cells, ordered by smallest cell.
    #[must_use]
    pub(in crate::solver) fn components(&self, free: Cells) -> Vec<Cells> {
        let mut parts = Vec::new();
        let mut left = free;
        while left != 0 {
            let part = self.component(free, left.trailing_zeros() as usize);
            left &= !part;
            parts.push(part);
        }
        parts
    }

    /// Returns the component of `free` that holds `cell`.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn component(&self, free: Cells, cell: usize) -> Cells {
        // The cells that a step to the right can reach, and a step to the left.
        let (right, left) = (
            free & !self.first_column,
            free & !(self.first_column << (self.columns - 1)),
        );
        let mut part: Cells = 1 << cell;
        loop {
            let beside = part << 1 & right | part >> 1 & left;
            let above = part << self.columns | part >> self.columns;
            let grown = part | beside | above & free;
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// Returns the rows plus the columns between two cells.
    #[must_use]
    pub(in crate::solver) fn distance(&self, a: usize, b: usize) -> usize {
        let [(row, column), (other_row, other_column)] =
            [a, b].map(|cell| (cell / self.columns, cell % self.columns));
        row.abs_diff(other_row) + column.abs_diff(other_column)
    }

    /// Returns 0 or 1, like the squares of a chess board. Each slide moves a tile
    /// to a cell of the other colour.
    #[must_use]
    pub(in crate::solver) fn colour(&self, cell: usize) -> u32 {
        u32::from((cell / self.columns + cell % self.columns) % 2 == 1)
    }
}

/// Returns the image of a set of cells.
pub(super) fn image(cells: Cells, symmetry: &Symmetry) -> Cells {
    (0..MAX_CELLS)
        .filter(|cell| cells >> cell & 1 == 1)
        .fold(0, |set, cell| set | 1 << symmetry.image(cell))
}
