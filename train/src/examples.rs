//! Boards along solutions, each with the slides that remained.

use taquin::{Board, Size};

/// Examples, in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examples {
    cells: usize,
    // Board after board: the home of what lies in each cell.
    homes: Vec<u8>,
    // By board: the slides that remained (STM).
    left: Vec<u16>,
}

impl Examples {
    /// Returns no examples, for boards of a size with the goal `Goal::blank_last`.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            cells: size.cells(),
            homes: Vec::new(),
            left: Vec::new(),
        }
    }

    /// Adds a board with a known solution of `left` slides (STM).
    pub fn push(&mut self, board: &Board, left: usize) {
        self.homes.extend(homes(board));
        self.left
            .push(u16::try_from(left).expect("beams have ends"));
    }

    /// Adds newer examples.
    pub fn append(&mut self, newer: &Self) {
        self.homes.extend(&newer.homes);
        self.left.extend(&newer.left);
    }

    /// Drops the oldest examples, so that at most `most` are left.
    pub fn keep_newest(&mut self, most: usize) {
        let dropped = self.len().saturating_sub(most);
        self.homes.drain(..dropped * self.cells);
        self.left.drain(..dropped);
    }

    /// Returns the number of examples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Returns `true` if there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Returns an example: the home of what lies in each cell, and the slides that
    /// remained (STM).
    ///
    /// # Panics
    ///
    /// When `at` is not below [`Examples::len`].
    #[must_use]
    pub fn get(&self, at: usize) -> (&[u8], u16) {
        (&self.homes[at * self.cells..][..self.cells], self.left[at])
    }
}

/// Returns the home of what lies in each cell of a board with the goal
/// `Goal::blank_last`.
pub(crate) fn homes(board: &Board) -> impl Iterator<Item = u8> {
    let last = board.size().cells() - 1;
    let homes = board.tiles().iter().map(move |&tile| match tile {
        0 => last,
        tile => usize::from(tile) - 1,
    });
    homes.map(|home| u8::try_from(home).expect("a board has at most 256 cells"))
}
