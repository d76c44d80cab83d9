//! The grid of cells under a board of at most 64 cells: neighbours, edges,
//! components of free cells, symmetries.
//!
//! Knows cells only, no tiles.

/// A set of cells: bit = cell.
pub(super) type Cells = u64;

/// Most cells a grid has.
pub(super) const MAX_CELLS: usize = Cells::BITS as usize;

/// The four neighbours of a cell, in this order: above, left, right, below.
pub(super) const DIRECTIONS: usize = 4;

/// A renaming of the cells that keeps neighbours neighbours: `map[cell]` is the
/// cell's image.
pub(super) type CellMap = [u8; MAX_CELLS];

/// Two neighbouring cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    /// The smaller cell.
    pub(super) low: u8,
    /// The larger cell.
    pub(super) high: u8,
}

/// Columns and rows, with what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    columns: usize,
    rows: usize,
    first_column: Cells,
    // Ordered by (low, high), so the order is a function of the size alone.
    edges: Vec<Edge>,
    // Neighbours of each cell in the order of `DIRECTIONS`.
    neighbours: Vec<[Option<u8>; DIRECTIONS]>,
}

impl Grid {
    /// The grid of this size, or `None` with fewer than 2 columns or rows or
    /// more than 64 cells.
    #[must_use]
    pub(super) fn new(columns: usize, rows: usize) -> Option<Self> {
        let cells = columns.checked_mul(rows)?;
        if columns < 2 || rows < 2 || cells > MAX_CELLS {
            return None;
        }
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
        Some(Self {
            columns,
            rows,
            first_column: (0..rows).fold(0, |set, row| set | 1 << (row * columns)),
            edges,
            neighbours,
        })
    }

    /// Number of columns.
    #[must_use]
    pub(super) fn columns(&self) -> usize {
        self.columns
    }

    /// Number of rows.
    #[must_use]
    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    /// Number of cells, 4 to 64.
    #[must_use]
    pub(super) fn cells(&self) -> usize {
        self.columns * self.rows
    }

    /// All pairs of neighbours.
    #[must_use]
    pub(super) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The cells above, left, right and below, `None` off the board.
    #[must_use]
    pub(super) fn neighbours(&self, cell: usize) -> [Option<u8>; DIRECTIONS] {
        self.neighbours[cell]
    }

    /// Index of the edge between two neighbours, in either order.
    #[must_use]
    pub(super) fn edge_between(&self, a: usize, b: usize) -> Option<usize> {
        let (low, high) = (byte(a.min(b)), byte(a.max(b)));
        self.edges
            .iter()
            .position(|&edge| edge == Edge { low, high })
    }

    /// All cells.
    #[must_use]
    pub(super) fn all(&self) -> Cells {
        Cells::MAX >> (MAX_CELLS - self.cells())
    }

    /// The connected parts of a set of cells, by smallest cell.
    #[must_use]
    pub(super) fn components(&self, free: Cells) -> Vec<Cells> {
        let mut parts = Vec::new();
        let mut left = free;
        while left != 0 {
            let part = self.component(free, left.trailing_zeros() as usize);
            left &= !part;
            parts.push(part);
        }
        parts
    }

    /// The connected part of `free` that holds `cell`.
    #[must_use]
    #[inline]
    pub(super) fn component(&self, free: Cells, cell: usize) -> Cells {
        // Where a cell may come from on its left, and on its right.
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

    /// 0 or 1, like the squares of a chess board: each slide moves a tile to a
    /// cell of the other colour.
    #[must_use]
    pub(super) fn colour(&self, cell: usize) -> u32 {
        u32::from((cell / self.columns + cell % self.columns) % 2 == 1)
    }

    /// The symmetries of the rectangle or square, the identity first.
    #[must_use]
    pub(super) fn symmetries(&self) -> Vec<CellMap> {
        let diagonals: &[bool] = if self.columns == self.rows {
            &[false, true]
        } else {
            &[false]
        };
        let mut maps = Vec::new();
        for &diagonal in diagonals {
            for (flip_rows, flip_columns) in
                [(false, false), (true, false), (false, true), (true, true)]
            {
                let mut map = [0; MAX_CELLS];
                for (cell, image) in map.iter_mut().enumerate().take(self.cells()) {
                    let (mut row, mut column) = (cell / self.columns, cell % self.columns);
                    if diagonal {
                        std::mem::swap(&mut row, &mut column);
                    }
                    if flip_rows {
                        row = self.rows - 1 - row;
                    }
                    if flip_columns {
                        column = self.columns - 1 - column;
                    }
                    *image = byte(row * self.columns + column);
                }
                maps.push(map);
            }
        }
        maps
    }
}

/// A board as it is seen through a renaming of the cells; `homes[cell]` is the
/// home of what lies in `cell`, on both sides.
#[must_use]
pub(super) fn seen_through(map: &CellMap, homes: &[u8]) -> Vec<u8> {
    let mut seen = vec![0; homes.len()];
    for (cell, &home) in homes.iter().enumerate() {
        seen[usize::from(map[cell])] = map[usize::from(home)];
    }
    seen
}

/// A number that is known to be small: cells, edges, tiles.
///
/// # Panics
///
/// When it is not below 256.
#[must_use]
pub(super) fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("cells, edges and tiles number at most 112")
}
