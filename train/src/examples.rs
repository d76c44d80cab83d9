//! Boards on the way to the goal, each with the slides that remained.

use sliding_puzzle::{Board, Size};

/// Examples in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examples {
    cells: usize,
    // A board after the other: the home of what lies in each cell.
    homes: Vec<u8>,
    // For each board.
    left: Vec<u16>,
}

impl Examples {
    /// None yet, of boards of a size whose goal is `Goal::blank_last`.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            cells: size.cells(),
            homes: Vec::new(),
            left: Vec::new(),
        }
    }

    /// Adds a board from which a solution of so many slides (STM) is known.
    pub fn push(&mut self, board: &Board, left: usize) {
        let homes = board.tiles().iter().map(|&tile| match tile {
            0 => self.cells - 1,
            tile => usize::from(tile) - 1,
        });
        let homes = homes.map(|home| u8::try_from(home).expect("a board has at most 256 cells"));
        self.homes.extend(homes);
        self.left
            .push(u16::try_from(left).expect("beams have ends"));
    }

    /// Adds newer ones.
    pub fn append(&mut self, newer: &Self) {
        self.homes.extend(&newer.homes);
        self.left.extend(&newer.left);
    }

    /// Drops the oldest, so that at most `most` are left.
    pub fn keep_newest(&mut self, most: usize) {
        let dropped = self.len().saturating_sub(most);
        self.homes.drain(..dropped * self.cells);
        self.left.drain(..dropped);
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// One of them: the home of what lies in each cell, and the slides that
    /// remained.
    ///
    /// # Panics
    ///
    /// When there are not so many.
    #[must_use]
    pub fn get(&self, at: usize) -> (&[u8], u16) {
        (&self.homes[at * self.cells..][..self.cells], self.left[at])
    }
}
