//! The weights of two tiles whose homes are near, away from all walls: those
//! that beams by distances add to theirs, on boards of any size.

use super::places::{NEAR, STEPS, open_place};
use super::shared::Shared;
use std::fmt;
use std::sync::Arc;

/// Homes are near when at most this many columns and rows are between them.
/// With 3 instead of 2, 8×8 was no shorter, and nodes took half as long again.
const REACH: i8 = 2;
const SIDE: usize = 2 * REACH as usize + 1;

/// Displacements of one tile.
const PLACES: usize = STEPS * STEPS;

/// A weight for each way between two homes, and displacement of either tile.
pub(in crate::solver) struct Near {
    // weights[(way · PLACES + other) · PLACES + one]: the two entries that a slide
    // asks for are close together.
    weights: Vec<i8>,
}

/// A source of such weights. A trait, so that a module without weights does not hold
/// the code that reads them.
pub(in crate::solver) trait Lesson: Send {
    /// Returns `true` if the weights are on their way.
    fn has_begun(&self) -> bool;

    /// Works for about the time in which `budget` nodes are expanded. Returns the
    /// weights of tiles whose homes are near, once they are there.
    fn near(&self, budget: u64) -> Option<Arc<Near>>;
}

// Implemented once, for the trait object: see `prover::Engine`.
impl fmt::Debug for dyn Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lesson").finish_non_exhaustive()
    }
}

impl fmt::Debug for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Near").finish_non_exhaustive()
    }
}

impl Near {
    pub(super) fn new(shared: &Shared) -> Self {
        let mut weights = Vec::with_capacity(SIDE * SIDE * PLACES * PLACES);
        for way in 0..SIDE * SIDE {
            let way = at(way, SIDE, REACH);
            for other in 0..PLACES {
                for one in 0..PLACES {
                    let [one, other] = [one, other].map(|step| at(step, STEPS, NEAR));
                    // No two tiles have the same home.
                    let is_pair = way != [0, 0];
                    let place = is_pair.then(|| open_place(way, [one, other]));
                    weights.push(place.map_or(0, |place| softened(shared.pairs[place])));
                }
            }
        }
        Self { weights }
    }

    /// Returns the number of a way from one home to another, in columns and rows;
    /// `None` if they are not near.
    pub(in crate::solver::finder) fn way(way: [i8; 2]) -> Option<usize> {
        let is_near = way != [0, 0] && way.iter().all(|length| length.abs() <= REACH);
        is_near.then(|| number(way, SIDE, REACH))
    }

    /// Returns the number of a displacement, in columns and rows.
    #[inline]
    pub(in crate::solver::finder) fn step(step: [i8; 2]) -> u8 {
        let step = number(step.map(|length| length.clamp(-NEAR, NEAR)), STEPS, NEAR);
        u8::try_from(step).expect("below 81")
    }

    /// Returns the weights of one tile, by its displacement, and another with this
    /// way to its home and this displacement, in 1/32 slides.
    #[inline(always)]
    pub(in crate::solver::finder) fn row(&self, way: usize, other: u8) -> &[i8] {
        &self.weights[(way * PLACES + usize::from(other)) * PLACES..][..PLACES]
    }
}

/// Returns three quarters of a weight: differences of weights are larger than those of
/// distances, since they learn to tell boards apart. With whole weights, solutions of
/// 16×16 were 2,072 slides long instead of 2,048 (8 boards, 3,000,000 nodes); of 8×8, 438.8
/// instead of 439.7 (16 boards).
fn softened(weight: i8) -> i8 {
    weight - weight / 4
}

/// Returns the columns and rows that a number stands for.
fn at(number: usize, side: usize, most: i8) -> [i8; 2] {
    [number % side, number / side].map(|at| i8::try_from(at).expect("a short side") - most)
}

/// The opposite of [`at`].
#[inline]
fn number([columns, rows]: [i8; 2], side: usize, most: i8) -> usize {
    let at = |length: i8| usize::from((length + most).unsigned_abs());
    at(rows) * side + at(columns)
}
