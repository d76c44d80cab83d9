//! Which weights a board takes.

use sliding_puzzle::Size;
use sliding_puzzle::solver::learned::{for_each_pair, for_each_single, pair, single};

/// A number for each weight, in the order of `Weights::new`, found by the
/// places of a table that share it.
#[derive(Debug)]
pub struct Features {
    size: Size,
    // By `single`.
    singles: Vec<u32>,
    // By `pair`; `NONE` where the blank or one tile twice would be named.
    pairs: Vec<u32>,
    count: u32,
}

const NONE: u32 = u32::MAX;

impl Features {
    /// Those of boards of a size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let last = size.cells() - 1;
        let mut singles = vec![NONE; single(size, last, last) + 1];
        let mut pairs = vec![NONE; pair(size, (last, last), (last, last)) + 1];
        let mut count = 0;
        for_each_single(size, |places| {
            places.iter().for_each(|&at| singles[at] = count);
            count += 1;
        });
        for_each_pair(size, |places| {
            places.iter().for_each(|&at| pairs[at] = count);
            count += 1;
        });
        Self {
            size,
            singles,
            pairs,
            count,
        }
    }

    /// The size of the boards.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// How many weights there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count as usize
    }

    /// The weight of a tile, or of the blank, called by its home, in a cell.
    #[must_use]
    pub fn single(&self, home: usize, cell: usize) -> u32 {
        self.singles[single(self.size, home, cell)]
    }

    /// The weight of two different tiles, each its home and its cell.
    #[must_use]
    pub fn pair(&self, one: (usize, usize), other: (usize, usize)) -> u32 {
        self.pairs[pair(self.size, one, other)]
    }

    /// The weights of a board, into a list that is emptied before;
    /// `homes[cell]` is the home of what lies in `cell`.
    pub fn list(&self, homes: &[u8], weights: &mut Vec<u32>) {
        weights.clear();
        let tiles = self.size.cells() - 1;
        for (cell, &home) in homes.iter().enumerate() {
            let home = usize::from(home);
            weights.push(self.single(home, cell));
            if home == tiles {
                continue;
            }
            for (other_cell, &other) in homes.iter().enumerate().skip(cell + 1) {
                let other = usize::from(other);
                if other < tiles {
                    weights.push(self.pair((home, cell), (other, other_cell)));
                }
            }
        }
    }
}
