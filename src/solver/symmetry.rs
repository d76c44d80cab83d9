//! Boards that are equal up to a rotation, a reflection, or an exchange of
//! columns and rows.
//!
//! Such boards share their pattern databases and their weights. Both exist for
//! one [`Orientation`] only.

use crate::board::{Direction, Size, byte};
use crate::solver::home_board::{HomeBoard, slides};

/// A permutation of the cells that keeps neighbours neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    // images[cell]: where the cell goes.
    images: Vec<u8>,
}

impl Symmetry {
    /// Returns the symmetries of a rectangle or a square, the identity first.
    pub(super) fn all(size: Size) -> Vec<Self> {
        let diagonals: &[bool] = if size.columns() == size.rows() {
            &[false, true]
        } else {
            &[false]
        };
        let flips = [(false, false), (true, false), (false, true), (true, true)];
        let mut all = Vec::new();
        for &diagonal in diagonals {
            for (flips_rows, flips_columns) in flips {
                let image = |cell: usize| {
                    let (mut row, mut column) = (size.row_of(cell), size.column_of(cell));
                    if diagonal {
                        std::mem::swap(&mut row, &mut column);
                    }
                    if flips_rows {
                        row = size.rows() - 1 - row;
                    }
                    if flips_columns {
                        column = size.columns() - 1 - column;
                    }
                    byte(row * size.columns() + column)
                };
                let images = (0..size.cells()).map(image).collect();
                all.push(Self { images });
            }
        }
        all
    }

    /// Exchanges columns and rows if a board is wider than high. Returns the new
    /// size and where the cells go.
    fn upright(size: Size) -> (Size, Self) {
        let (columns, rows) = (size.columns(), size.rows());
        let identity = || (0..=u8::MAX).take(size.cells());
        match Size::new(rows, columns) {
            Ok(turned) if columns > rows => {
                let image = |cell: u8| {
                    let cell = usize::from(cell);
                    byte(size.column_of(cell) * rows + size.row_of(cell))
                };
                let images = identity().map(image).collect();
                (turned, Self { images })
            }
            _ => {
                let images = identity().collect();
                (size, Self { images })
            }
        }
    }

    /// Returns where a cell goes.
    #[inline]
    pub(super) fn image(&self, cell: usize) -> usize {
        usize::from(self.images[cell])
    }

    /// Returns this symmetry followed by another.
    fn then(&self, other: &Self) -> Self {
        let images = self
            .images
            .iter()
            .map(|&cell| other.images[usize::from(cell)]);
        Self {
            images: images.collect(),
        }
    }

    /// Returns a board as seen through the symmetry. In both, `homes[cell]` is the
    /// home of what lies in `cell`.
    pub(super) fn seen(&self, homes: &[u8]) -> Vec<u8> {
        renamed(homes, &self.images, &self.images)
    }
}

/// A way to turn boards of one size and home of the blank, and to turn them back. A
/// turned board is not wider than high, and the blank's home is as near to the last
/// cell as symmetries allow.
#[derive(Clone, Debug)]
pub(super) struct Orientation {
    size: Size,
    blank_home: usize,
    symmetry: Symmetry,
    // Indexed by home on the board: the home on the turned board.
    homes: Vec<u8>,
    // Indexed by a turned direction's place in `Direction::ALL`: the board's
    // direction.
    directions: [Direction; 4],
    // The slides from the turned goal to the board's goal, in the board's
    // directions.
    tail: Vec<Direction>,
}

impl Orientation {
    /// Returns the orientation of boards of this size and home of the blank.
    pub(super) fn of(size: Size, blank_home: usize) -> Self {
        let (turned_size, upright) = Symmetry::upright(size);
        let symmetries = Symmetry::all(turned_size);
        let turns = symmetries.iter().map(|symmetry| upright.then(symmetry));
        // Among equals, takes the first.
        let symmetry = turns.rev().max_by_key(|turn| turn.image(blank_home));
        let symmetry = symmetry.expect("the identity is a symmetry");
        Self {
            size: turned_size,
            blank_home: symmetry.image(blank_home),
            homes: symmetry.images.clone(),
            directions: directions(size, turned_size, &symmetry),
            symmetry,
            tail: Vec::new(),
        }
    }

    /// Returns an orientation whose blank has its home in the last cell, for
    /// callers that support no other.
    ///
    /// If the home is not in a corner, the blank slides from it to the nearest one.
    /// The board reached is the turned goal; the slides back are the
    /// [`Orientation::tail`].
    pub(super) fn with_corner(size: Size, blank_home: usize) -> Self {
        let (column, row) = (size.column_of(blank_home), size.row_of(blank_home));
        // The blank moves opposite to the tile.
        let across = if 2 * column + 1 < size.columns() {
            Direction::Right
        } else {
            Direction::Left
        };
        let along = if 2 * row + 1 < size.rows() {
            Direction::Down
        } else {
            Direction::Up
        };
        let mut goal = HomeBoard::solved(size, blank_home);
        let mut tail = Vec::new();
        for direction in [across, along] {
            while let Some(from) = size.cell_that_slides(goal.blank(), direction) {
                goal.slide_from(from);
                tail.push(direction.opposite());
            }
        }
        tail.reverse();
        let mut this = Self::of(size, goal.blank());
        for (cell, &home) in goal.cells().iter().enumerate() {
            this.homes[usize::from(home)] = byte(this.symmetry.image(cell));
        }
        this.tail = tail;
        this
    }

    /// Returns the size of the turned board.
    pub(super) fn size(&self) -> Size {
        self.size
    }

    /// Returns the blank's home on the turned board.
    pub(super) fn blank_home(&self) -> usize {
        self.blank_home
    }

    /// Returns a board, turned.
    pub(super) fn turn(&self, board: &HomeBoard) -> HomeBoard {
        let cells = renamed(board.cells(), &self.symmetry.images, &self.homes);
        HomeBoard::new(
            self.size,
            cells,
            usize::from(self.homes[board.blank_home()]),
        )
    }

    /// Turns the direction of a slide back to the board's.
    pub(super) fn direction(&self, turned: Direction) -> Direction {
        self.directions[turned.index()]
    }

    /// Returns the directions of the tiles on a board. `cells` are the cells that the
    /// blank goes to on the turned board, slide by slide.
    pub(super) fn slides(&self, board: &HomeBoard, cells: &[u8]) -> Vec<Direction> {
        let blank = self.turn(board).blank();
        let cells = cells.iter().copied().map(usize::from);
        let slides = slides(self.size, blank, cells).into_iter();
        slides.map(|slide| self.direction(slide)).collect()
    }

    /// Returns the slides from the turned goal to the board's goal, in the board's
    /// directions.
    pub(super) fn tail(&self) -> &[Direction] {
        &self.tail
    }
}

/// Returns the directions of a tile on the board, indexed by its direction on
/// the turned board.
fn directions(size: Size, turned_size: Size, symmetry: &Symmetry) -> [Direction; 4] {
    let mut directions = Direction::ALL;
    for direction in Direction::ALL {
        // A tile beside the blank in the first or the last corner can slide in this
        // direction.
        let slide = [0, size.cells() - 1].into_iter().find_map(|blank| {
            let from = size.cell_that_slides(blank, direction)?;
            Some((symmetry.image(from), symmetry.image(blank)))
        });
        let (from, blank) = slide.expect("a board has two rows and columns at least");
        let goes = |turned: &Direction| turned_size.cell_that_slides(blank, *turned) == Some(from);
        let turned = Direction::ALL.into_iter().find(goes);
        let turned = turned.expect("a symmetry keeps neighbours neighbours");
        directions[turned.index()] = direction;
    }
    directions
}

/// Renames the cells and homes of a board.
fn renamed(homes: &[u8], names_of_cells: &[u8], names_of_homes: &[u8]) -> Vec<u8> {
    let mut renamed = vec![0; homes.len()];
    for (&cell, &home) in names_of_cells.iter().zip(homes) {
        renamed[usize::from(cell)] = names_of_homes[usize::from(home)];
    }
    renamed
}
