//! The path back from a board of the last layer of a beam to the first. Takes
//! half a byte per board expanded.
//!
//! The boards of a layer are in the order of their parents, and those of one
//! parent in the order of `Direction::ALL`. So it is enough to store which
//! slides of each parent were kept.

use crate::board::Direction;

/// The slides that were kept, layer by layer.
#[derive(Debug, Default)]
pub(in crate::solver) struct Trace {
    layers: Vec<Layer>,
}

/// The slides kept of each board of a layer, as bits by their place in
/// `Direction::ALL`: two boards per byte.
#[derive(Debug)]
struct Layer(Vec<u8>);

impl Trace {
    /// Begins a layer of `boards` boards.
    pub(in crate::solver) fn begin(&mut self, boards: usize) {
        self.layers.push(Layer(vec![0; boards.div_ceil(2)]));
    }

    /// Records that a slide of a board of the last layer begun was kept.
    #[inline(always)]
    pub(in crate::solver) fn keep(&mut self, parent: usize, direction: usize) {
        let layer = self.layers.last_mut().expect("a layer was begun");
        layer.0[parent / 2] |= 1 << (parent % 2 * 4 + direction);
    }

    /// Returns the slides that lead to board `at` of the layer after the last one
    /// begun.
    pub(in crate::solver) fn path_to(&self, at: usize) -> Vec<Direction> {
        let mut path = Vec::with_capacity(self.layers.len());
        let mut at = at;
        for layer in self.layers.iter().rev() {
            let (parent, direction) = layer.origin(at);
            path.push(direction);
            at = parent;
        }
        path.reverse();
        path
    }
}

impl Layer {
    /// Returns the parent and the slide of board `at` of the next layer.
    fn origin(&self, at: usize) -> (usize, Direction) {
        let mut before = at;
        let mut byte = 0;
        while before >= self.0[byte].count_ones() as usize {
            before -= self.0[byte].count_ones() as usize;
            byte += 1;
        }
        let mut bits = self.0[byte];
        for _ in 0..before {
            bits &= bits - 1;
        }
        let bit = bits.trailing_zeros() as usize;
        (byte * 2 + bit / 4, Direction::ALL[bit % 4])
    }
}
