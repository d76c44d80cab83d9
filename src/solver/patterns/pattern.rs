//! Zero-aware pattern databases with one bit per entry.
//!
//! An entry stands for an outline (the cells that a pattern covers, and the
//! component of the free cells that holds the blank) and an arrangement of the
//! tiles. Its *distance* is the least number of slides of the pattern's own
//! tiles that brings them home, with the blank in the component of its home (J.
//! C. Culberson & J. Schaeffer, *Pattern databases*, Computational Intelligence
//! 14, 1998; additive: R. E. Korf & A. Felner, *Disjoint pattern database
//! heuristics*, Artificial Intelligence 134, 2002).
//!
//! Each slide of such a tile changes the distance by exactly one: it changes
//! the colour of one tile's cell, and with it the parity of the distance. So if
//! the distance of a neighbouring entry is known, one bit tells an entry's
//! distance: bit 1 of it (T. Breyer & R. E. Korf, *1.6-bit pattern databases*,
//! AAAI 2010, store the distance modulo 3 to the same end). The distance of a
//! search's first entry is found by walking down to the goal.

use super::arrangement::{Arrangement, arrangement};
use super::grid::{Cells, Grid, image};
use super::outline::Outlines;
use crate::board::byte;
use crate::solver::symmetry::Symmetry;

/// Bytes of a cache line.
const LINE: usize = 64;

/// Returns the bit stored for a distance in slides (STM).
#[must_use]
#[inline]
pub(in crate::solver) fn bit_of(distance: usize) -> bool {
    distance & 2 != 0
}

/// A pattern: some tiles, named by their home cells, and where the blank may be
/// when they are home.
///
/// Only the component of the blank's home matters, not the home itself. So one
/// table serves different homes of the blank, and all images of a pattern under
/// the grid's symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Pattern {
    /// The home cells of the pattern's tiles.
    pub(in crate::solver) homes: Cells,
    /// The component of the other cells that holds the blank's home.
    pub(in crate::solver) component: Cells,
}

impl Pattern {
    /// Returns the pattern of the tiles with these homes.
    #[must_use]
    pub(in crate::solver) fn new(grid: &Grid, homes: Cells, blank_home: usize) -> Self {
        let free = grid.all() & !homes;
        Self {
            homes,
            component: grid.component(free, blank_home),
        }
    }

    /// Returns the number of tiles.
    #[must_use]
    pub(in crate::solver) fn tiles(self) -> usize {
        self.homes.count_ones() as usize
    }

    /// Returns the pattern as seen through a symmetry.
    #[must_use]
    pub(in crate::solver) fn image(self, symmetry: &Symmetry) -> Self {
        Self {
            homes: image(self.homes, symmetry),
            component: image(self.component, symmetry),
        }
    }

    /// Returns the outline and the arrangement of this pattern's tiles on a board.
    /// `homes[cell]` is the home cell of what lies in `cell`.
    ///
    /// # Panics
    ///
    /// When `homes` is not a permutation of the cells.
    #[must_use]
    pub(in crate::solver) fn place(
        self,
        outlines: &Outlines,
        homes: &[u8],
        blank: usize,
    ) -> (usize, Arrangement) {
        let mut covered = 0;
        let mut order = Vec::new();
        for (cell, &home) in homes.iter().enumerate() {
            if self.homes >> home & 1 == 1 {
                covered |= 1 << cell;
                let smaller = self.homes & ((1 << home) - 1);
                order.push(byte(smaller.count_ones() as usize));
            }
        }
        (outlines.find(covered, blank), arrangement(&order))
    }

    /// Returns the outline of the goal; its arrangement is the default.
    #[must_use]
    pub(in crate::solver) fn goal(self, outlines: &Outlines) -> usize {
        outlines.find(self.homes, self.component.trailing_zeros() as usize)
    }
}

/// The distances of one pattern, stored as their `bit_of`.
///
/// All outlines of one word and plane lie together, as a *column*. Most slides
/// change only the outline, so a search stays within few columns, and in the
/// cache.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::solver) struct PatternTable {
    pattern: Pattern,
    // Number of outlines, which is the number of bytes of a column.
    outlines: usize,
    // Number of words, which is the number of columns of a plane.
    words: usize,
    // bits[(plane * words + word) * outlines + outline]
    bits: Vec<u8>,
}

/// Transposes bits from the order of generation, by outline, to the order of a
/// table.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Turning {
    // Number of outlines.
    count: usize,
    bits: Vec<u8>,
    // Blocks that are done. A block has as many rows as a cache line has bytes.
    blocks: usize,
}

impl Turning {
    #[must_use]
    pub(in crate::solver) fn new(outlines: &Outlines) -> Self {
        Self {
            count: outlines.count(),
            bits: vec![0; outlines.bytes()],
            blocks: 0,
        }
    }

    /// Transposes about `budget` bytes of the rows, of `stride` bytes each. Returns
    /// true when all are done; then call `finish`.
    pub(in crate::solver) fn step(&mut self, rows: &[u8], stride: usize, budget: usize) -> bool {
        let mut left = budget;
        for rows in rows.chunks(stride * LINE).skip(self.blocks) {
            if left == 0 {
                return false;
            }
            for (column, bits) in self.bits.chunks_exact_mut(self.count).enumerate() {
                let line = bits[self.blocks * LINE..]
                    .iter_mut()
                    .zip(rows[column..].iter().step_by(stride));
                for (bits, row) in line {
                    *bits = *row;
                }
            }
            self.blocks += 1;
            left = left.saturating_sub(rows.len());
        }
        true
    }

    /// Returns the table; valid once `step` has returned true.
    #[must_use]
    pub(in crate::solver) fn finish(self, pattern: Pattern, outlines: &Outlines) -> PatternTable {
        PatternTable {
            pattern,
            outlines: self.count,
            words: outlines.arrangements().words(),
            bits: self.bits,
        }
    }
}

impl PatternTable {
    /// Returns a table from stored bits; `None` if there are more or fewer than the
    /// outlines take.
    #[must_use]
    pub(in crate::solver) fn from_bits(
        pattern: Pattern,
        outlines: &Outlines,
        bits: Vec<u8>,
    ) -> Option<Self> {
        let words = outlines.arrangements().words();
        (bits.len() == outlines.bytes()).then_some(Self {
            pattern,
            outlines: outlines.count(),
            words,
            bits,
        })
    }

    /// Returns the pattern.
    #[must_use]
    pub(in crate::solver) fn pattern(&self) -> Pattern {
        self.pattern
    }

    /// Returns all entries.
    #[must_use]
    pub(in crate::solver) fn bits(&self) -> &[u8] {
        &self.bits
    }

    /// Returns bit 1 of the distance of an entry.
    #[must_use]
    pub(in crate::solver) fn bit(
        &self,
        outline: usize,
        Arrangement { word, bit }: Arrangement,
    ) -> bool {
        let column = usize::from(bit / 8) * self.words + usize::from(word);
        self.bits[column * self.outlines + outline] >> (bit % 8) & 1 == 1
    }

    /// Returns the distance of a board, in slides of the pattern's tiles (STM), by
    /// walking down to the goal.
    ///
    /// # Panics
    ///
    /// When the board cannot be solved, or the outlines are not the pattern's.
    #[must_use]
    pub(in crate::solver) fn distance(
        &self,
        outlines: &Outlines,
        homes: &[u8],
        blank: usize,
    ) -> usize {
        let (mut outline, mut order) = self.pattern.place(outlines, homes, blank);
        let goal = self.pattern.goal(outlines);
        let odd =
            outlines.odd_cells(outlines.covered(outline)) + outlines.odd_cells(self.pattern.homes);
        // The distance modulo 4.
        let mut phase = odd % 2 + 2 * usize::from(self.bit(outline, order));
        let mut slides = 0;
        while (outline, order) != (goal, Arrangement::default()) {
            let closer = bit_of(phase + 3);
            (outline, order) = outlines
                .find_slide(outline, |transition| {
                    let rotation = transition.rotation();
                    let order = outlines.arrangements().rotated(rotation, order);
                    let outline = transition.outline();
                    (self.bit(outline, order) == closer).then_some((outline, order))
                })
                .expect("each entry but the goal has a neighbour one slide closer");
            phase = (phase + 3) % 4;
            slides += 1;
        }
        slides
    }
}
