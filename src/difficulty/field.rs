//! The cells of a size and where everything belongs, for boards whose tiles are
//! named after their home cells.

use crate::board::{Board, Goal, Size, byte};
use crate::shuffle::SplitMix64;

/// Most cells of a board.
pub(super) const MAX_CELLS: usize = 16;

/// Ways that the blank can go: up, left, right, down. A way and its opposite add
/// up to 3.
pub(super) const WAYS: usize = 4;

/// The home of what lies in each cell; a permutation of the cells, the rest 0.
pub(super) type Homes = [u8; MAX_CELLS];

/// Neighbours, distances and colours of cells. They depend only on the size and on the
/// blank's home.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) cells: usize,
    pub(super) blank_home: u8,
    // neighbours[cell][way]
    neighbours: [[Option<u8>; WAYS]; MAX_CELLS],
    // distances[home][cell]; those of the blank are 0.
    distances: [[u8; MAX_CELLS]; MAX_CELLS],
    // 0 and 1 as on a chessboard.
    colours: [u8; MAX_CELLS],
}

impl Field {
    /// Returns the field of a goal of at most 16 cells.
    pub(super) fn new(goal: &Goal) -> Self {
        let size = goal.size();
        let (cells, columns) = (size.cells(), size.columns());
        let blank_home = goal.home(0);
        let mut this = Self {
            cells,
            blank_home: byte(blank_home),
            neighbours: [[None; WAYS]; MAX_CELLS],
            distances: [[0; MAX_CELLS]; MAX_CELLS],
            colours: [0; MAX_CELLS],
        };
        for cell in 0..cells {
            let (column, row) = (size.column_of(cell), size.row_of(cell));
            this.neighbours[cell] = [
                (row > 0).then(|| byte(cell - columns)),
                (column > 0).then(|| byte(cell - 1)),
                (column + 1 < columns).then(|| byte(cell + 1)),
                (row + 1 < size.rows()).then(|| byte(cell + columns)),
            ];
            this.colours[cell] = byte((column + row) % 2);
            for home in (0..cells).filter(|&home| home != blank_home) {
                this.distances[home][cell] = byte(size.distance(home, cell));
            }
        }
        this
    }

    /// Returns the goal.
    pub(super) fn solved(&self) -> Homes {
        let mut homes = [0; MAX_CELLS];
        for (home, cell) in homes[..self.cells].iter_mut().zip(0..) {
            *home = cell;
        }
        homes
    }

    /// Returns the cell of the blank.
    pub(super) fn blank(&self, homes: &Homes) -> usize {
        let is_blank = |&home: &u8| home == self.blank_home;
        homes[..self.cells]
            .iter()
            .position(is_blank)
            .expect("a board has a blank")
    }

    /// Returns the cell that the blank goes to from a cell.
    pub(super) fn neighbour(&self, cell: usize, way: usize) -> Option<usize> {
        self.neighbours[cell][way].map(usize::from)
    }

    /// Returns the colour of a cell: 0 or 1.
    pub(super) fn colour(&self, cell: usize) -> u8 {
        self.colours[cell]
    }

    /// Returns the Manhattan distance (STM), a lower bound. It has the parity of the
    /// distance.
    pub(super) fn manhattan(&self, homes: &Homes) -> usize {
        let distance =
            |(cell, &home): (usize, &u8)| usize::from(self.distances[home as usize][cell]);
        homes[..self.cells].iter().enumerate().map(distance).sum()
    }

    /// Returns a board drawn evenly from all that can be solved.
    pub(super) fn shuffled(&self, random: &mut SplitMix64) -> Homes {
        let mut homes = self.solved();
        random.shuffle(&mut homes[..self.cells]);
        if !self.is_solvable(&homes) {
            // The same two tiles whatever the board, so that the map is one to one.
            let (a, b) = match self.blank_home {
                0 => (1, 2),
                1 => (0, 2),
                _ => (0, 1),
            };
            for home in &mut homes[..self.cells] {
                *home = match *home {
                    home if home == a => b,
                    home if home == b => a,
                    home => home,
                };
            }
        }
        homes
    }

    /// Returns `true` if slides lead to the goal: each is one swap, and takes the blank
    /// to a cell of the other colour.
    fn is_solvable(&self, homes: &Homes) -> bool {
        let mut seen = 0_u32;
        let mut swaps = 0;
        for first in 0..self.cells {
            let mut cell = first;
            while seen >> cell & 1 == 0 {
                seen |= 1 << cell;
                cell = usize::from(homes[cell]);
                swaps += u8::from(cell != first);
            }
        }
        let moved = self.colour(self.blank(homes)) ^ self.colour(usize::from(self.blank_home));
        swaps % 2 == moved
    }

    /// Returns the board with this goal.
    pub(super) fn board(&self, homes: &Homes, goal: &Goal) -> Board {
        let mut tiles = [0; Size::MAX_CELLS];
        for (tile, &home) in tiles.iter_mut().zip(&homes[..self.cells]) {
            *tile = goal.tiles()[usize::from(home)];
        }
        Board::from_permutation(tiles, goal)
    }
}

/// Returns a board as a number, four bits per cell.
pub(super) fn packed(homes: &Homes) -> u64 {
    homes
        .iter()
        .rev()
        .fold(0, |n, &home| n << 4 | u64::from(home))
}

/// Returns the board of a number.
pub(super) fn unpacked(number: u64) -> Homes {
    std::array::from_fn(|cell| byte((number >> (4 * cell) & 15) as usize))
}
