//! A board as searches see it: each tile is named after its home cell.
//!
//! So in the goal every tile lies in the cell that it is named after, whatever
//! its label is. Goals differ only in the home cell of the blank.

use crate::board::{Board, Direction, Goal, Size, byte};

/// The home of what lies in each cell. The blank has a home too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HomeBoard {
    size: Size,
    // Invariant: a permutation of 0..size.cells().
    cells: Vec<u8>,
    // Invariant: cells[blank] == blank_home.
    blank: usize,
    blank_home: usize,
}

impl HomeBoard {
    pub(crate) fn of(board: &Board) -> Self {
        let goal = board.goal();
        let home = |&tile: &u8| byte(goal.home(usize::from(tile)));
        Self {
            size: board.size(),
            cells: board.tiles().iter().map(home).collect(),
            blank: board.blank(),
            blank_home: goal.home(0),
        }
    }

    /// Returns the board with these homes, cell by cell.
    pub(crate) fn new(size: Size, cells: Vec<u8>, blank_home: usize) -> Self {
        let blank = cells
            .iter()
            .position(|&home| usize::from(home) == blank_home);
        Self {
            size,
            blank: blank.expect("a board has a blank"),
            cells,
            blank_home,
        }
    }

    /// Returns the goal of this board.
    pub(crate) fn goal(&self) -> Self {
        Self::solved(self.size, self.blank_home)
    }

    /// Returns the goal with this home of the blank.
    pub(crate) fn solved(size: Size, blank_home: usize) -> Self {
        Self {
            size,
            cells: (0..=u8::MAX).take(size.cells()).collect(),
            blank: blank_home,
            blank_home,
        }
    }

    /// Returns the board whose solutions are those of this one backwards: this
    /// board's goal, as seen from this board.
    pub(crate) fn reversed(&self) -> Self {
        let mut cells = vec![0; self.cells.len()];
        for (cell, &home) in (0..=u8::MAX).zip(&self.cells) {
            cells[usize::from(home)] = cell;
        }
        Self {
            size: self.size,
            cells,
            blank: self.blank_home,
            blank_home: self.blank,
        }
    }

    /// Returns the rectangle of `size` whose top left cell is `corner`, as a board
    /// of its own. What lies in the rectangle must have its home there.
    pub(crate) fn part(&self, corner: usize, size: Size) -> Self {
        let inside = |cell: usize| {
            let column = self.size.column_of(cell) - self.size.column_of(corner);
            let row = self.size.row_of(cell) - self.size.row_of(corner);
            row * size.columns() + column
        };
        let outside =
            |cell: usize| corner + size.row_of(cell) * self.size.columns() + size.column_of(cell);
        let cells = (0..size.cells())
            .map(|cell| byte(inside(self.home_in(outside(cell)))))
            .collect();
        Self {
            size,
            cells,
            blank: inside(self.blank),
            blank_home: inside(self.blank_home),
        }
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    pub(crate) fn blank(&self) -> usize {
        self.blank
    }

    pub(crate) fn blank_home(&self) -> usize {
        self.blank_home
    }

    /// Returns the home cell of what lies in `cell`.
    pub(crate) fn home_in(&self, cell: usize) -> usize {
        usize::from(self.cells[cell])
    }

    /// Returns the home cells, cell by cell.
    pub(crate) fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Returns `true` if everything is at home.
    pub(crate) fn is_solved(&self) -> bool {
        let mut cells = self.cells.iter().enumerate();
        cells.all(|(cell, &home)| cell == usize::from(home))
    }

    /// Returns of each tile the cell that it is in and its home.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let cells = self.cells.iter().map(|&home| usize::from(home)).enumerate();
        cells.filter(|&(cell, _)| cell != self.blank)
    }

    /// Slides a tile into the blank. Returns `true` if there is one.
    pub(crate) fn slide(&mut self, direction: Direction) -> bool {
        let from = self.size.cell_that_slides(self.blank, direction);
        if let Some(from) = from {
            self.slide_from(from);
        }
        from.is_some()
    }

    /// Returns the boards one slide away, each with the slide that leads to it.
    pub(crate) fn successors(&self) -> impl Iterator<Item = (Direction, Self)> + '_ {
        Direction::ALL.into_iter().filter_map(|slide| {
            let mut next = self.clone();
            next.slide(slide).then_some((slide, next))
        })
    }

    /// Returns the same board with the numbers of a goal.
    pub(crate) fn to_board(&self, goal: &Goal) -> Board {
        let tile = |&home: &u8| goal.tiles()[usize::from(home)];
        let tiles: Vec<u8> = self.cells.iter().map(tile).collect();
        Board::from_tiles(&tiles, goal).expect("slides keep a board solvable")
    }

    /// Slides the tile in `from`, a neighbour of the blank, into the blank.
    pub(crate) fn slide_from(&mut self, from: usize) {
        debug_assert_eq!(self.size.distance(from, self.blank), 1);
        self.cells.swap(from, self.blank);
        self.blank = from;
    }
}

/// Returns the way each tile goes when a blank goes from cell to cell.
pub(crate) fn slides(
    size: Size,
    blank: usize,
    cells: impl IntoIterator<Item = usize>,
) -> Vec<Direction> {
    let mut blank = blank;
    let slide = |from| {
        let goes = |direction: &Direction| size.cell_that_slides(blank, *direction) == Some(from);
        let direction = Direction::ALL.into_iter().find(goes);
        blank = from;
        direction.expect("a tile comes from beside the blank")
    };
    cells.into_iter().map(slide).collect()
}
