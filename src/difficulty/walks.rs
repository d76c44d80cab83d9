//! Walks of the blank from the goal that never turn back, drawn evenly.
//!
//! Most walks of few slides are shortest ways, so near the goal they find boards
//! that a shuffle hardly ever does.

use super::field::{Field, MAX_CELLS, WAYS};
use crate::shuffle::SplitMix64;

/// No way: what the first slide must not take back.
const NONE: usize = WAYS;

/// The number of walks that go on from each cell.
#[derive(Debug)]
pub(super) struct Walks {
    // counts[slides left][cell][the way that would turn back]
    counts: Vec<[[u64; WAYS + 1]; MAX_CELLS]>,
    home: usize,
}

impl Walks {
    /// Counts the walks of so many slides; `None` if there are more than `most`.
    pub(super) fn of(field: &Field, slides: usize, most: u64) -> Option<Self> {
        let mut this = Self {
            counts: vec![[[1; WAYS + 1]; MAX_CELLS]],
            home: usize::from(field.blank_home),
        };
        for _ in 0..slides {
            let mut longer = [[0; WAYS + 1]; MAX_CELLS];
            for (cell, counts) in longer.iter_mut().enumerate().take(field.cells) {
                for (back, count) in counts.iter_mut().enumerate() {
                    *count = this
                        .ways_on(field, this.counts.len(), cell, back)
                        .map(|on| on.2)
                        .sum();
                }
            }
            if longer[this.home][NONE] > most {
                return None;
            }
            this.counts.push(longer);
        }
        Some(this)
    }

    /// Returns how many walks there are.
    pub(super) fn count(&self) -> u64 {
        self.counts.last().map_or(0, |all| all[self.home][NONE])
    }

    /// Returns the ways of a walk that has `left` slides to go, drawn evenly.
    pub(super) fn draw(&self, field: &Field, random: &mut SplitMix64) -> Vec<usize> {
        let (mut cell, mut back) = (self.home, NONE);
        let mut walk = Vec::with_capacity(self.counts.len() - 1);
        for left in (1..self.counts.len()).rev() {
            let mut at = random.below_u64(self.counts[left][cell][back]);
            for (way, to, count) in self.ways_on(field, left, cell, back) {
                if at < count {
                    walk.push(way);
                    (cell, back) = (to, WAYS - 1 - way);
                    break;
                }
                at -= count;
            }
        }
        walk
    }

    /// Returns the ways on from a cell with `left` slides to go: each with the cell
    /// that it leads to, and how many walks begin with it.
    fn ways_on<'a>(
        &'a self,
        field: &'a Field,
        left: usize,
        cell: usize,
        back: usize,
    ) -> impl Iterator<Item = (usize, usize, u64)> + 'a {
        let ways = (0..WAYS).filter(move |&way| way != back);
        ways.filter_map(move |way| {
            let to = field.neighbour(cell, way)?;
            Some((way, to, self.counts[left - 1][to][WAYS - 1 - way]))
        })
    }
}
