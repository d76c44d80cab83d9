//! Random boards from a seed.
//!
//! The core has no clock and no entropy. The front end draws a seed; one seed
//! gives one board on every platform, for ever, which makes a bug report
//! reproducible and a link short.

mod series;

pub use series::Series;

use crate::board::{Board, Goal, Size};
use crate::hash::fnv1a;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The seed of a shuffle: any text, or a number.
///
/// ```
/// use taquin::{Board, Goal, Seed, Size};
///
/// let goal = Goal::blank_last(Size::new(4, 4)?);
/// let today = Seed::from("2026-11-21");
/// assert_eq!(Board::shuffled(&goal, today), Board::shuffled(&goal, today));
/// # Ok::<(), taquin::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(u64);

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl From<&str> for Seed {
    /// A whole number below 2⁶⁴ is the seed of that number. Any other text is
    /// hashed (FNV-1a, 64 bits), so words and dates are seeds too.
    fn from(text: &str) -> Self {
        Self(text.parse().unwrap_or_else(|_| fnv1a(text.as_bytes())))
    }
}

impl FromStr for Seed {
    type Err = Infallible;

    /// As [`Seed::from`]: any text is a seed.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text.into())
    }
}

impl fmt::Display for Seed {
    /// The number, which is a text of the same seed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The generator `SplitMix64` (Steele, Lea & Flood, *Fast splittable
/// pseudorandom number generators*, OOPSLA 2014). Version 1 of the shuffles
/// rests on it: changing it changes every board that a seed has given.
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The stream that begins at a seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(seed.0)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, each with the same chance.
    ///
    /// # Panics
    ///
    /// If `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let Ok(rest) = usize::try_from(self.below_u64(n as u64)) else {
            unreachable!("the rest is below n, which is a usize");
        };
        rest
    }

    /// Puts values in an order drawn evenly from all orders (Fisher-Yates).
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last + 1));
        }
    }

    /// As [`SplitMix64::below`], also where a `usize` has 32 bits.
    pub fn below_u64(&mut self, n: u64) -> u64 {
        // The largest multiple of n: what lies above would favour small values.
        let even = u64::MAX - u64::MAX % n;
        loop {
            let bits = self.next_u64();
            if bits < even {
                return bits % n;
            }
        }
    }
}

impl fmt::Debug for SplitMix64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SplitMix64({:#x})", self.0)
    }
}

impl Board {
    /// A board drawn evenly from all solvable boards of this size and goal.
    ///
    /// Fisher-Yates over all cells, then one swap of two tiles when no slides
    /// would lead to the goal. The swap maps the unsolvable boards one to one
    /// onto the solvable ones, so the draw stays even. A random walk from the
    /// solved board would not be even and would have to be long.
    #[must_use]
    pub fn shuffled(goal: &Goal, seed: Seed) -> Self {
        Self::drawn(goal, &mut SplitMix64::new(seed))
    }

    /// A board to play: drawn evenly from all solvable boards that are not
    /// solved already.
    #[must_use]
    pub fn to_play(goal: &Goal, seed: Seed) -> Self {
        let mut random = SplitMix64::new(seed);
        loop {
            let board = Self::drawn(goal, &mut random);
            if !board.is_solved() {
                return board;
            }
        }
    }

    fn drawn(goal: &Goal, random: &mut SplitMix64) -> Self {
        let cells = goal.size().cells();
        let mut tiles = [0; Size::MAX_CELLS];
        for (tile, number) in tiles[..cells].iter_mut().zip(0..=u8::MAX) {
            *tile = number;
        }
        random.shuffle(&mut tiles[..cells]);
        if !goal.reaches(&tiles[..cells]) {
            // The same two tiles whatever the board, or the map is not one to
            // one. Every board has a 1 and a 2, and neither is the blank.
            for tile in &mut tiles[..cells] {
                *tile = match *tile {
                    1 => 2,
                    2 => 1,
                    other => other,
                };
            }
        }
        Self::from_permutation(tiles, goal)
    }
}
