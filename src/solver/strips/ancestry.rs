//! Which boards of each layer of a beam came from which of the layer before.

use crate::board::Direction;

/// Four bits for each board of each layer: the slides from it that were kept.
///
/// The boards of a layer stand in the order of their parents and, under one
/// parent, of [`Direction::ALL`], so the number of bits before a board's own is
/// its number, and no board needs to name its parent.
#[derive(Debug, Default)]
pub(super) struct Ancestry {
    // Two boards to a byte; each layer begins with a byte of its own.
    kept: Vec<u8>,
    // Where each layer begins.
    layers: Vec<usize>,
}

impl Ancestry {
    /// Begins the children of a layer of so many boards.
    pub(super) fn begin_layer(&mut self, boards: usize) {
        self.layers.push(self.kept.len());
        self.kept.resize(self.kept.len() + boards.div_ceil(2), 0);
    }

    /// Keeps a child of a board of the layer begun last.
    pub(super) fn keep(&mut self, parent: usize, direction: usize) {
        let layer = self.layers[self.layers.len() - 1];
        self.kept[layer + parent / 2] |= 1 << (parent % 2 * 4 + direction);
    }

    /// The slides that lead to board number `board` of the layer after
    /// `layers` slides.
    pub(super) fn path(&self, layers: usize, mut board: usize) -> Vec<Direction> {
        let mut path = Vec::with_capacity(layers + 1);
        for &begin in self.layers[..layers].iter().rev() {
            let mut before = board;
            let bytes = self.kept[begin..].iter().enumerate();
            for (at, &byte) in bytes {
                let count = byte.count_ones() as usize;
                if before < count {
                    let bit = (0..8).filter(|bit| byte >> bit & 1 == 1).nth(before);
                    let bit = bit.expect("this byte has more bits than are left");
                    path.push(Direction::ALL[bit % 4]);
                    board = at * 2 + bit / 4;
                    break;
                }
                before -= count;
            }
        }
        path.reverse();
        path
    }
}
