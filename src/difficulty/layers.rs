//! All boards at one distance, layer by layer from the goal.
//!
//! A slide changes the distance by one. So the neighbours of a layer belong to
//! the next layer or to the one before, and no other layer has to be kept.

use super::field::{Field, Homes, MAX_CELLS, WAYS, packed, unpacked};

/// The layers up to some distance, being made.
#[derive(Debug)]
pub(super) struct Layers {
    // Packed boards in order: those of the last layer made and of the one before.
    layer: Vec<u64>,
    before: Vec<u64>,
    // Layers still to make.
    left: usize,
}

impl Layers {
    /// Begins with the goal.
    pub(super) fn to(field: &Field, distance: usize) -> Self {
        Self {
            layer: vec![packed(&field.solved())],
            before: Vec::new(),
            left: distance,
        }
    }

    /// Makes layers by expanding about `budget` boards. Returns the number of boards
    /// that it has expanded.
    pub(super) fn step(&mut self, field: &Field, budget: u64) -> u64 {
        let mut expanded = 0;
        while self.left > 0 && expanded < budget.max(1) {
            expanded += self.layer.len() as u64;
            self.left -= 1;
            let mut next = Vec::with_capacity(2 * self.layer.len());
            for &board in &self.layer {
                push_neighbours(field, board, &mut next);
            }
            next.sort_unstable();
            next.dedup();
            next.retain(|board| self.before.binary_search(board).is_err());
            self.before = std::mem::replace(&mut self.layer, next);
            if self.layer.is_empty() {
                self.left = 0;
            }
        }
        expanded
    }

    /// Returns the boards of the layer; `None` until it is made.
    pub(super) fn made(&self) -> Option<&[u64]> {
        (self.left == 0).then_some(&self.layer)
    }

    /// Returns the boards of the layer, in order, to be taken out; `None` until it is
    /// made.
    pub(super) fn made_mut(&mut self) -> Option<&mut Vec<u64>> {
        (self.left == 0).then_some(&mut self.layer)
    }
}

fn push_neighbours(field: &Field, board: u64, next: &mut Vec<u64>) {
    let homes: Homes = unpacked(board);
    let blank = field.blank(&homes);
    for from in (0..WAYS).filter_map(|way| field.neighbour(blank, way)) {
        let mut homes: [u8; MAX_CELLS] = homes;
        homes.swap(blank, from);
        next.push(packed(&homes));
    }
}
