//! A table as references, for the inner loop of a search.

use super::arrangement::{Arrangement, MAX_BITS, MAX_SHUFFLES, Shuffle, WordMove};
use super::outline::Outlines;
use super::pattern::{PatternTable, bit_of};

/// The entries of a table, and how a slide changes an arrangement.
#[derive(Clone, Copy, Debug)]
pub(in crate::solver) struct Entries<'a> {
    moves: &'a [WordMove],
    shuffles: &'a [Shuffle; MAX_SHUFFLES],
    words: usize,
    outlines: usize,
    bits: &'a [u8],
}

impl<'a> Entries<'a> {
    pub(in crate::solver) fn new(outlines: &'a Outlines, table: &'a PatternTable) -> Self {
        let arrangements = outlines.arrangements();
        Self {
            moves: arrangements.moves(),
            shuffles: arrangements.shuffles(),
            words: arrangements.words(),
            outlines: outlines.count(),
            bits: table.bits(),
        }
    }

    /// Returns the arrangement and the distance after a slide of one of the
    /// pattern's tiles to this outline.
    #[inline(always)]
    pub(in crate::solver) fn slide(
        &self,
        (Arrangement { word, bit }, distance): (Arrangement, u8),
        rotation: usize,
        outline: usize,
    ) -> (Arrangement, u8) {
        let step = self.moves[rotation * self.words + usize::from(word)];
        let shuffle = &self.shuffles[usize::from(step.shuffle) % MAX_SHUFFLES];
        let bit = shuffle[usize::from(bit) % MAX_BITS];
        let word = step.word;
        let column = usize::from(bit / 8) * self.words + usize::from(word);
        let stored = self.bits[column * self.outlines + outline];
        let is_farther = (stored >> (bit % 8) & 1 == 1) == bit_of(usize::from(distance) + 1);
        let distance = if is_farther {
            distance + 1
        } else {
            distance - 1
        };
        (Arrangement { word, bit }, distance)
    }
}
