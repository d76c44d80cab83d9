//! The arrangement to reach, and which boards can reach it.

use super::{BoardError, GoalName, GoalSpec, Size, text};
use std::fmt;
use std::sync::Arc;

/// The arrangement to reach: which tile belongs in which cell.
///
/// Every arrangement is a goal. The usual ones have names; the others are
/// written like a board. Labels are mapped to home cells before anything is
/// counted or searched, so no goal costs more than another.
///
/// ```
/// use taquin::{Goal, Size};
///
/// let size = Size::new(3, 3)?;
/// let goal = Goal::parse("spiral", size)?;
/// assert_eq!(goal.arrangement(), "1 2 3/8 0 4/7 6 5");
/// assert_eq!(goal.home(8), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Goal(Arc<Arrangement>);

#[derive(PartialEq, Eq, Hash)]
struct Arrangement {
    size: Size,
    // Invariant: a permutation of 0..size.cells(), 0 in the rest.
    tiles: [u8; Size::MAX_CELLS],
    // Invariant: tiles[home[t]] == t.
    home: [u8; Size::MAX_CELLS],
}

impl Goal {
    /// The default: tile *t* in cell *t* − 1, the blank in the last cell.
    #[must_use]
    pub fn blank_last(size: Size) -> Self {
        Self::along(size, 0..size.cells())
    }

    /// The blank in cell 0, tile *t* in cell *t*: the goal of many papers.
    #[must_use]
    pub fn blank_first(size: Size) -> Self {
        let cells = size.cells();
        Self::along(size, (1..cells).chain([0]))
    }

    /// The tiles run to the right in the first row, back in the second, and so
    /// on; the blank ends the line.
    #[must_use]
    pub fn snake(size: Size) -> Self {
        let columns = size.columns();
        Self::along(
            size,
            (0..size.cells()).map(|i| {
                let (row, at) = (i / columns, i % columns);
                let column = if row % 2 == 0 { at } else { columns - 1 - at };
                row * columns + column
            }),
        )
    }

    /// The tiles run clockwise round the border and inwards; the blank is the
    /// innermost cell.
    #[must_use]
    pub fn spiral(size: Size) -> Self {
        let (columns, rows) = (size.columns(), size.rows());
        let cell = |column: usize, row: usize| row * columns + column;
        let mut cells = Vec::with_capacity(size.cells());
        let (mut left, mut top, mut right, mut bottom) = (0, 0, columns, rows);
        while left < right && top < bottom {
            cells.extend((left..right).map(|column| cell(column, top)));
            cells.extend((top + 1..bottom).map(|row| cell(right - 1, row)));
            if bottom - top > 1 {
                cells.extend(
                    (left..right - 1)
                        .rev()
                        .map(|column| cell(column, bottom - 1)),
                );
            }
            if right - left > 1 {
                cells.extend((top + 1..bottom - 1).rev().map(|row| cell(left, row)));
            }
            (left, top, right, bottom) = (left + 1, top + 1, right - 1, bottom - 1);
        }
        Self::along(size, cells)
    }

    /// Any arrangement, read row by row; 0 is the blank.
    ///
    /// # Errors
    ///
    /// If `tiles` is not a permutation of 0 … cells − 1. Every permutation is
    /// a goal; only boards can be unsolvable.
    pub fn arranged(size: Size, tiles: &[u8]) -> Result<Self, BoardError> {
        let mut tiles = tiles.iter().copied().map(usize::from);
        Ok(Self::of(size, permutation(size, &mut tiles)?))
    }

    /// Reads a goal's name (`last`, `first`, `snake`, `spiral`) or an
    /// arrangement in text or JSON form.
    ///
    /// # Errors
    ///
    /// If the text is neither, or if the arrangement has another size.
    pub fn parse(text: &str, size: Size) -> Result<Self, BoardError> {
        text.parse::<GoalSpec>()?.of(size)
    }

    /// The name of the goal, the first one if it has several; `None` if it has
    /// none.
    #[must_use]
    pub fn name(&self) -> Option<GoalName> {
        let mut names = GoalName::ALL.iter().copied();
        names.find(|name| name.of(self.size()) == *self)
    }

    /// The size of the boards that have this goal.
    #[must_use]
    pub fn size(&self) -> Size {
        self.0.size
    }

    /// The tiles of the goal row by row, 0 for the blank.
    #[must_use]
    pub fn tiles(&self) -> &[u8] {
        &self.0.tiles[..self.size().cells()]
    }

    /// The cell where a tile belongs; for tile 0, where the blank belongs.
    ///
    /// # Panics
    ///
    /// If the board has no such tile.
    #[must_use]
    pub fn home(&self, tile: usize) -> usize {
        usize::from(self.0.home[..self.size().cells()][tile])
    }

    /// Returns the distance (STM) of the farthest boards, if it is known and the
    /// blank's home is a corner. It is the same for every corner, and for the size
    /// turned over.
    ///
    /// Sources: OEIS A151944 for all of them, A087725 for squares (4×4: Brüngger and
    /// others, 1999). That of 5×5 is not known: it is at least 152.
    ///
    /// ```
    /// use taquin::Goal;
    ///
    /// assert_eq!(Goal::blank_last("4x4".parse()?).farthest(), Some(80));
    /// assert_eq!(Goal::blank_last("5x5".parse()?).farthest(), None);
    /// # Ok::<(), taquin::SizeError>(())
    /// ```
    #[must_use]
    pub fn farthest(&self) -> Option<usize> {
        let (columns, rows) = (self.size().columns(), self.size().rows());
        let blank = self.home(0);
        let at_end = |at: usize, most: usize| at == 0 || at + 1 == most;
        if !at_end(self.size().column_of(blank), columns)
            || !at_end(self.size().row_of(blank), rows)
        {
            return None;
        }
        match (columns.min(rows), columns.max(rows)) {
            (2, long) => [6, 21, 36, 55, 80, 108, 140].get(long - 2).copied(),
            (3, long) => [31, 53, 84].get(long - 3).copied(),
            (4, 4) => Some(80),
            _ => None,
        }
    }

    /// The goal in text form, whether it has a name or not.
    #[must_use]
    pub fn arrangement(&self) -> String {
        text::print(self.size(), self.tiles())
    }

    /// The goal with the tiles 1, 2, 3 … along these cells; the blank is in
    /// the last one.
    fn along(size: Size, cells: impl IntoIterator<Item = usize>) -> Self {
        let mut tiles = [0; Size::MAX_CELLS];
        let last = size.cells() - 1;
        for (cell, tile) in cells.into_iter().take(last).zip(1..=u8::MAX) {
            tiles[cell] = tile;
        }
        Self::of(size, tiles)
    }

    pub(super) fn of(size: Size, tiles: [u8; Size::MAX_CELLS]) -> Self {
        let mut home = [0; Size::MAX_CELLS];
        for (&tile, cell) in tiles[..size.cells()].iter().zip(0..=u8::MAX) {
            home[usize::from(tile)] = cell;
        }
        Self(Arc::new(Arrangement { size, tiles, home }))
    }
}

impl fmt::Display for Goal {
    /// The goal's name, or its text form if it has none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => name.fmt(f),
            None => f.write_str(&self.arrangement()),
        }
    }
}

impl fmt::Debug for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Goal({})", self.arrangement())
    }
}

/// Checks numbers that are to be tiles. Returns them as bytes, the rest of the array 0.
///
/// # Errors
///
/// If they are not a permutation of 0 … cells − 1; the error names the first
/// wrong value.
pub(crate) fn permutation(
    size: Size,
    tiles: &mut dyn ExactSizeIterator<Item = usize>,
) -> Result<[u8; Size::MAX_CELLS], BoardError> {
    let cells = size.cells();
    if tiles.len() != cells {
        return Err(BoardError::Count {
            expected: cells,
            got: tiles.len(),
        });
    }
    let mut bytes = [0; Size::MAX_CELLS];
    let mut first_cell = [None; Size::MAX_CELLS];
    for (cell, tile) in tiles.enumerate() {
        let Some(seen) = first_cell[..cells].get_mut(tile) else {
            return Err(BoardError::Range { tile, cell, cells });
        };
        if let Some(first) = seen.replace(cell) {
            return Err(BoardError::Twice {
                tile,
                first,
                second: cell,
            });
        }
        let Ok(byte) = u8::try_from(tile) else {
            unreachable!("a tile is below the number of cells, at most 256");
        };
        bytes[cell] = byte;
    }
    Ok(bytes)
}

impl Goal {
    /// Returns `true` if slides lead from a permutation of 0 … cells − 1 to this goal.
    pub fn reaches(&self, tiles: &[u8]) -> bool {
        let homes: Vec<usize> = tiles
            .iter()
            .filter(|&&tile| tile != 0)
            .map(|&tile| self.home(usize::from(tile)))
            .collect();
        let blank = tiles.iter().position(|&tile| tile == 0);
        let blank = blank.expect("one tile of a permutation is 0");
        self.size().reaches(inversions(&homes), blank, self.home(0))
    }
}

/// Counts the pairs in the wrong order, one by one: the largest board has 32,385.
///
/// ```
/// use taquin::board::inversions;
///
/// assert_eq!(inversions(&[3, 1, 2]), 2);
/// ```
pub fn inversions(values: &[usize]) -> usize {
    let smaller_behind = |(at, value): (usize, &usize)| {
        let behind = values[at + 1..].iter();
        behind.filter(|&other| other < value).count()
    };
    values.iter().enumerate().map(smaller_behind).sum()
}
