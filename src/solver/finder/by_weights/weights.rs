//! A value that ranks boards by how near the goal they are, learned from solved boards.
//!
//! The value is a sum of weights: one for each tile in its cell, one for the
//! blank in its cell, and one for each two tiles in theirs. Unlike a bound it
//! proves nothing. It tells boards of one layer of a beam apart, and is not a number of
//! slides, although its unit began as one.
//!
//! On 800,000 boards a network with a hidden layer of 64 fits no better. Triples of
//! neighbours fit a tenth better, in twice the time.
//!
//! | bytes | content                                               |
//! |-------|-------------------------------------------------------|
//! | 0..4  | `b"SPWT"`                                             |
//! | 4..6  | format version, little endian                         |
//! | 6..8  | columns and rows                                      |
//! | 8..16 | checksum of everything else, little endian            |
//! | 16..  | the weights in the order of `groups`, see `code`      |

use super::coder::{Coder, Numbers, Reader};
use super::groups::{for_each_pair, for_each_single, pair, row_length, single};
use crate::board::Size;
use crate::hash::fnv1a;
use std::fmt;

/// Weights are multiples of 1/32 slide. Rounding errors add up: with 1/16,
/// beams find solutions of 5×5 that are 0.2 % longer.
pub(super) const PARTS: i16 = 32;

pub(super) const MAGIC: [u8; 4] = *b"SPWT";
pub(super) const VERSION: u16 = 2;
pub(super) const HEADER: usize = 16;

/// Largest number of cells; the tables of larger boards would be too large.
pub(super) const MAX_CELLS: usize = 36;

/// Weights for boards of one size, with the blank's home in the last cell.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    pub(super) size: Size,
    // Indexed by `groups::single`.
    pub(super) singles: Vec<i16>,
    // Indexed by `groups::pair`.
    pub(super) pairs: Vec<i8>,
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = &self.size;
        f.debug_struct("Weights")
            .field("size", size)
            .finish_non_exhaustive()
    }
}

/// Why bytes are not weights. The solver goes on without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// Fewer than 16 bytes, or the first four are not `SPWT`.
    Magic,
    /// Written by another version of the format.
    Version {
        /// The version this build reads.
        expected: u16,
        /// The version found.
        got: u16,
    },
    /// For a size without weights, or not for the size of the board.
    Size,
    /// Too many or too few weights for the size.
    Count {
        /// The number that the size takes.
        expected: usize,
        /// The number given.
        got: usize,
    },
    /// Damaged: the bytes do not match their checksum.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => write!(f, "not a weights file"),
            Self::Version { expected, got } => write!(
                f,
                "weights have format version {got}, this build reads {expected}"
            ),
            Self::Size => write!(
                f,
                "weights are for an unsupported size or not for that of the board"
            ),
            Self::Count { expected, got } => {
                write!(f, "got {got} weights, expected {expected}")
            }
            Self::Checksum => write!(f, "weights do not match their checksum"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    pub(super) fn empty(size: Size) -> Self {
        let cells = size.cells();
        Self {
            size,
            singles: vec![0; cells.pow(2)],
            pairs: vec![0; cells.pow(3) * row_length(size)],
        }
    }

    /// Returns the size of the boards that the weights are for.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Reads weights from bytes.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are not weights that this build reads.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (header, coded) = opened(bytes, MAGIC, VERSION)?;
        let size = Size::new(header[6].into(), header[7].into());
        let size = size.map_err(|_| WeightsError::Size)?;
        if size.cells() > MAX_CELLS {
            return Err(WeightsError::Size);
        }
        let mut weights = Self::empty(size);
        weights.code(&mut Reader::new(coded));
        Ok(weights)
    }

    /// Averages each weight of two tiles with that of the same tiles of the inverse
    /// board, for one of them with this home; to be called once for each home.
    ///
    /// On the inverse board, cells and homes are exchanged. It is as far from the goal
    /// if the blank is at home, and its weights have other errors. What names the last
    /// cell stays: no tile has its home there.
    pub(super) fn average(&mut self, home: usize, share: i16) {
        let (size, last) = (self.size, self.size.cells() - 1);
        for cell in 0..last {
            for other_cell in (0..last).filter(|&other| other != cell) {
                for other in (0..last).filter(|&other| other != home) {
                    let here = pair(size, (home, cell), (other, other_cell));
                    let inverse = pair(size, (cell, home), (other_cell, other));
                    if here < inverse {
                        let [one, two] = [here, inverse].map(|at| i16::from(self.pairs[at]));
                        self.pairs[here] = mixed(one, two, share);
                        self.pairs[inverse] = mixed(two, one, share);
                    }
                }
            }
        }
    }

    /// Averages all weights of two tiles as is best for boards of this size.
    #[must_use]
    pub fn averaged(mut self) -> Self {
        let share = inverse_share(self.size);
        (0..self.size.cells() - 1).for_each(|home| self.average(home, share));
        self
    }

    /// Returns the weight of a tile or the blank, named by its home, in a cell.
    pub(super) fn single(&self, home: usize, cell: usize) -> i32 {
        i32::from(self.singles[single(self.size, home, cell)])
    }

    /// Returns the pair weights of a tile in a cell: for each cell of the board a
    /// row, indexed by what lies there; 0 for the tile itself and for the blank.
    #[inline(always)]
    pub(super) fn row(&self, home: usize, cell: usize) -> &[i8] {
        let length = self.size.cells() * row_length(self.size);
        &self.pairs[single(self.size, home, cell) * length..][..length]
    }

    /// Returns the value of a board, in 1/32 slides. `homes[cell]` is the home of
    /// what lies in `cell`.
    pub(super) fn value(&self, homes: &[u8]) -> i32 {
        let length = row_length(self.size);
        let mut value = 0;
        for (cell, &home) in homes.iter().enumerate() {
            value += self.single(home.into(), cell);
            let row = self.row(home.into(), cell);
            for (other, &other_home) in homes.iter().enumerate().skip(cell + 1) {
                value += i32::from(row[other * length + usize::from(other_home)]);
            }
        }
        value
    }

    /// Reads all weights; `self` must be empty.
    fn code(&mut self, reader: &mut Reader) {
        self.go_through(reader, |_| 0, |_| 0);
    }

    /// Codes all weights. The context of a number predicts it: a single is near the
    /// distance from home, and a pair is like the pairs with one tile in the cell
    /// before.
    pub(super) fn go_through(
        &mut self,
        coder: &mut impl Coder,
        single: impl Fn(usize) -> i16,
        pair: impl Fn(usize) -> i8,
    ) {
        let (size, cells) = (self.size, self.size.cells());
        let mut numbers = Numbers::NEW;
        let singles = &mut self.singles;
        for_each_single(size, |places| {
            let (home, cell) = (places[0] / cells, places[0] % cells);
            let distance = i16::try_from(size.distance(home, cell)).expect("at most 30");
            let expected = PARTS * distance;
            let coded = numbers.code(coder, single(places[0]).wrapping_sub(expected));
            let value = coded.wrapping_add(expected);
            places.iter().for_each(|&at| singles[at] = value);
        });
        let mut numbers = vec![Numbers::NEW; CONTEXTS];
        let pairs = &mut self.pairs;
        for_each_pair(size, |places| {
            let numbers = &mut numbers[context(size, pairs, places[0])];
            let coded = numbers.code(coder, pair(places[0]).into());
            let value = i8::try_from(coded).unwrap_or(i8::MAX);
            places.iter().for_each(|&at| pairs[at] = value);
        });
    }
}

/// Shares are multiples of 1/16.
pub(super) const SHARES: i16 = 16;

/// Returns the share that the inverse board has in the weights of a size. It is larger
/// where less is known of each weight: see `docs/solver-notebook.md`.
pub(super) fn inverse_share(size: Size) -> i16 {
    match size.cells() {
        ..=25 => SHARES / 4,
        26..=36 => SHARES * 5 / 16,
        _ => SHARES / 2,
    }
}

/// Returns the weight that is `share` of the way from one to another. Of two that are
/// as near, the even one: sums of hundreds would grow if all were rounded up.
fn mixed(one: i16, other: i16, share: i16) -> i8 {
    let sum = one * (SHARES - share) + other * share;
    let below = sum.div_euclid(SHARES);
    let value = (sum + SHARES / 2 - 1 + (below & 1)).div_euclid(SHARES);
    i8::try_from(value).expect("between the two")
}

/// Returns the header of a file and what follows it, if it is whole and of this
/// kind and version.
pub(super) fn opened(
    bytes: &[u8],
    magic: [u8; 4],
    expected: u16,
) -> Result<(&[u8; HEADER], &[u8]), WeightsError> {
    let (header, coded) = bytes
        .split_first_chunk::<HEADER>()
        .filter(|(header, _)| header[..4] == magic)
        .ok_or(WeightsError::Magic)?;
    let got = u16::from_le_bytes([header[4], header[5]]);
    if got != expected {
        return Err(WeightsError::Version { expected, got });
    }
    if header[8..] != checksum(&header[..8], coded).to_le_bytes() {
        return Err(WeightsError::Checksum);
    }
    Ok((header, coded))
}

/// Number of contexts: by magnitude and by sign.
const CONTEXTS: usize = 9 * 3;

/// Returns the context of the pair at a place: the same tiles, with one of them
/// in the cell to the left or above.
fn context(size: Size, pairs: &[i8], at: usize) -> usize {
    let (cells, columns, length) = (size.cells(), size.columns(), row_length(size));
    let row = at / length;
    let (cell, other_cell) = (row / cells % cells, row % cells);
    let before = |cell: usize, stride: usize| {
        let left = (!cell.is_multiple_of(columns)).then(|| i32::from(pairs[at - stride]));
        let above = (cell >= columns).then(|| i32::from(pairs[at - columns * stride]));
        [left.unwrap_or(0), above.unwrap_or(0)]
    };
    let around = [before(other_cell, length), before(cell, cells * length)];
    let around = around.as_flattened();
    // If both tiles would be in one cell, the entry is 0.
    let magnitude: i32 = around.iter().map(|value| value.abs()).sum();
    let magnitude = match magnitude {
        0..=2 => magnitude,
        3..=4 => 3,
        5..=7 => 4,
        8..=12 => 5,
        13..=20 => 6,
        21..=40 => 7,
        _ => 8,
    };
    let sign = around.iter().sum::<i32>().signum() + 1;
    usize::try_from(magnitude * 3 + sign).expect("neither is negative")
}

/// Returns the checksum of a file of weights.
pub(super) fn checksum(header: &[u8], coded: &[u8]) -> u64 {
    fnv1a(header.iter().chain(coded))
}
