//! Hashes of boards (A. L. Zobrist, *A new hashing method with application for
//! game playing*, 1970): one random number for each tile in each cell. The hash
//! of a board combines those of its tiles, so a slide updates it in one step.

use crate::shuffle::SplitMix64;

/// The odd number nearest to 2^64 over the golden ratio. Multiplication by it
/// makes the high bits of a number depend on all others.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns a pseudo-random number below 2^`bits`: the same for the same hash
/// and seed.
#[inline]
pub(in crate::solver) fn chance(hash: u64, seed: u64, bits: u32) -> u64 {
    (hash ^ seed).wrapping_mul(SPREAD) >> (64 - bits)
}

/// One random number for each tile in each cell, combined by `^`. The blank has
/// 0: its cell follows from those of the tiles.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Keys {
    cells: usize,
    // keys[home * cells + cell]
    keys: Vec<u64>,
}

impl Keys {
    /// Returns keys for boards whose blank has its home in the last cell.
    pub(in crate::solver) fn new(cells: usize) -> Self {
        let mut drawn = SplitMix64::new(0.into());
        let tiles = (0..(cells - 1) * cells).map(|_| drawn.next_u64());
        let keys = tiles.chain(std::iter::repeat_n(0, cells)).collect();
        Self { cells, keys }
    }

    /// Returns the hash of a board. `homes[cell]` is the home of what lies in
    /// `cell`.
    pub(in crate::solver) fn hash(&self, homes: &[u8]) -> u64 {
        let key = |(cell, &home): (usize, &u8)| self.keys[usize::from(home) * self.cells + cell];
        homes.iter().enumerate().map(key).fold(0, |a, b| a ^ b)
    }

    /// Returns what a slide changes in the hash of a board.
    #[inline]
    pub(in crate::solver) fn change(&self, home: usize, from: usize, to: usize) -> u64 {
        let keys = &self.keys[home * self.cells..][..self.cells];
        keys[from] ^ keys[to]
    }
}

/// One random number for each tile and one for each cell, multiplied, and
/// combined by `+`. A table for each tile in each cell would take half a
/// megabyte on 16×16.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Products {
    tiles: Vec<u64>,
    cells: Vec<u64>,
}

impl Products {
    pub(in crate::solver) fn new(cells: usize) -> Self {
        let mut drawn = SplitMix64::new(0.into());
        let mut draw = || (0..cells).map(|_| drawn.next_u64()).collect();
        Self {
            tiles: draw(),
            cells: draw(),
        }
    }

    /// Returns the number of a tile.
    #[inline]
    pub(in crate::solver) fn tile(&self, home: usize) -> u64 {
        self.tiles[home]
    }

    /// Returns the number of a cell.
    #[inline]
    pub(in crate::solver) fn cell(&self, cell: usize) -> u64 {
        self.cells[cell]
    }
}
