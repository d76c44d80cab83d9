//! The size of a board.

use super::Direction;
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;

/// Columns and rows of a board, each from 2 to 16; columns come first.
///
/// ```
/// use taquin::Size;
///
/// let size: Size = "4x3".parse()?;
/// assert_eq!((size.columns(), size.rows()), (4, 3));
/// assert_eq!(size.to_string(), "4x3");
/// # Ok::<(), taquin::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    // Invariant: both from Self::MIN_SIDE to Self::MAX_SIDE.
    columns: usize,
    rows: usize,
}

impl Size {
    /// The fewest columns or rows: with a single one the tiles could never
    /// pass each other.
    pub const MIN_SIDE: usize = 2;
    /// The most columns or rows: a tile's number fits in a byte.
    pub const MAX_SIDE: usize = 16;
    /// The cells of the largest board.
    pub const MAX_CELLS: usize = Self::MAX_SIDE * Self::MAX_SIDE;

    /// A board of this many columns and rows.
    ///
    /// # Errors
    ///
    /// If either is not from [`Size::MIN_SIDE`] to [`Size::MAX_SIDE`].
    pub fn new(columns: usize, rows: usize) -> Result<Self, SizeError> {
        let sides = Self::MIN_SIDE..=Self::MAX_SIDE;
        if sides.contains(&columns) && sides.contains(&rows) {
            Ok(Self { columns, rows })
        } else {
            Err(SizeError::Side { columns, rows })
        }
    }

    /// Every size there is, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        let sides = Self::MIN_SIDE..=Self::MAX_SIDE;
        sides
            .clone()
            .flat_map(move |rows| sides.clone().map(move |columns| Self { columns, rows }))
    }

    /// Number of columns: cells in a row.
    #[must_use]
    pub fn columns(self) -> usize {
        self.columns
    }

    /// Number of rows: cells in a column.
    #[must_use]
    pub fn rows(self) -> usize {
        self.rows
    }

    /// Number of cells: one more than there are tiles.
    #[must_use]
    pub fn cells(self) -> usize {
        self.columns * self.rows
    }

    /// Column of a cell, from 0 at the left.
    #[must_use]
    pub fn column_of(self, cell: usize) -> usize {
        cell % self.columns
    }

    /// Row of a cell, from 0 at the top.
    #[must_use]
    pub fn row_of(self, cell: usize) -> usize {
        cell / self.columns
    }

    /// Rows plus columns between two cells: the fewest slides that could take
    /// a tile from one to the other (STM).
    #[must_use]
    pub fn distance(self, from: usize, to: usize) -> usize {
        self.column_of(from).abs_diff(self.column_of(to))
            + self.row_of(from).abs_diff(self.row_of(to))
    }

    /// Returns `true` if slides lead to the goal from a board with this many inversions
    /// (of the tiles' home cells, read row by row), the blank in cell `blank` and its
    /// home in cell `blank_home`.
    ///
    /// A slide along a row leaves the order of the tiles as it is; a slide
    /// along a column takes a tile past *columns* − 1 others. So with an odd
    /// number of columns the parity of the inversions never changes, and with
    /// an even number it changes with the blank's row. In the goal there is no
    /// inversion. That the even half is all reachable is Johnson & Story's
    /// theorem (*Notes on the "15" puzzle*, American Journal of Mathematics 2,
    /// 1879).
    pub(crate) fn reaches(self, inversions: usize, blank: usize, blank_home: usize) -> bool {
        let rows = self.row_of(blank).abs_diff(self.row_of(blank_home));
        let changes = if self.columns.is_multiple_of(2) {
            rows
        } else {
            0
        };
        (inversions + changes).is_multiple_of(2)
    }

    /// The cell whose tile would go into a blank in `blank` in this direction;
    /// `None` at the border.
    #[must_use]
    pub fn cell_that_slides(self, blank: usize, direction: Direction) -> Option<usize> {
        let (column, row) = (self.column_of(blank), self.row_of(blank));
        match direction {
            Direction::Up => (row + 1 < self.rows).then(|| blank + self.columns),
            Direction::Down => (row > 0).then(|| blank - self.columns),
            Direction::Left => (column + 1 < self.columns).then(|| blank + 1),
            Direction::Right => (column > 0).then(|| blank - 1),
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    /// Reads `4x3`: columns first, digits alone, no 0 before them.
    fn from_str(text: &str) -> Result<Self, SizeError> {
        let unreadable = || SizeError::Text { text: quote(text) };
        let (columns, rows) = text.split_once('x').ok_or_else(unreadable)?;
        let side = |digits: &str| match digits.parse() {
            // One spelling: `+4` and `04` would give a board several codes.
            Ok(side) if usize::to_string(&side) == digits => Ok(side),
            _ => Err(unreadable()),
        };
        Self::new(side(columns)?, side(rows)?)
    }
}

/// Returns a number as a byte that is known to fit: a cell, a tile, or how many there are
/// in a line.
///
/// # Panics
///
/// When it is not below 256.
#[inline]
#[track_caller]
pub(crate) fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("a board has at most 256 cells")
}

/// Why there is no board of a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SizeError {
    /// A side is too short or too long.
    Side {
        /// The columns asked for.
        columns: usize,
        /// The rows asked for.
        rows: usize,
    },
    /// The text is not two numbers with an `x` between them.
    Text {
        /// The text given.
        text: String,
    },
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side { columns, rows } => write!(
                f,
                "no board is {columns}x{rows}; each side is from {} to {}",
                Size::MIN_SIDE,
                Size::MAX_SIDE
            ),
            Self::Text { text } => {
                write!(
                    f,
                    "'{text}' is not a size; write columns and rows, like 4x3"
                )
            }
        }
    }
}

impl std::error::Error for SizeError {}
