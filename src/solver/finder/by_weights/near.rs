//! The weights of two tiles whose homes are near, away from all walls: those
//! that beams by distances add to theirs, on boards of any size.
//!
//! When they came, solutions after a second fell from 1.469 to 1.426 of the Manhattan
//! distance on 8×8, and from 1.532 to 1.477 on 10×10.

use super::places::{NEAR, REACH, STEPS, near_place};
use super::shared::Shared;
use std::fmt;
use std::sync::Arc;

/// Ways to a near home, along one axis.
const SIDE: usize = 2 * REACH as usize + 1;

/// Displacements of one tile.
const PLACES: usize = STEPS * STEPS;

/// A weight for each way between two homes, and displacement of either tile.
pub(in crate::solver) struct Near {
    // By `Near::number`: the two entries that a slide asks for are close together.
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
    pub(in crate::solver::finder) fn new(shared: &Shared) -> Self {
        let weights = Self::places().map(|place| place.map_or(0, |place| shared.near[place]));
        Self {
            weights: weights.collect(),
        }
    }

    /// Returns the place of each weight among the shared ones; `None` for a tile and
    /// itself.
    pub(in crate::solver::finder) fn places() -> impl Iterator<Item = Option<usize>> {
        (0..SIDE * SIDE * PLACES * PLACES).map(|number| {
            let way = at(number / PLACES / PLACES, SIDE, REACH);
            let [one, other] = [number, number / PLACES].map(|it| at(it % PLACES, STEPS, NEAR));
            (way != [0, 0]).then(|| near_place(way, [one, other]))
        })
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

    /// Returns the number of the weight of one tile, with this displacement, and another
    /// with this way to its home and this displacement.
    #[inline(always)]
    pub(in crate::solver::finder) fn number(way: usize, other: u8, one: u8) -> usize {
        (way * PLACES + usize::from(other)) * PLACES + usize::from(one)
    }

    /// Returns the weight of this number, in 1/32 slides.
    #[inline]
    pub(in crate::solver::finder) fn weight(&self, number: usize) -> i8 {
        self.weights[number]
    }

    /// Returns the weights of one tile, by its displacement, and another with this
    /// way to its home and this displacement, in 1/32 slides.
    #[inline(always)]
    pub(in crate::solver::finder) fn row(&self, way: usize, other: u8) -> &[i8] {
        &self.weights[Self::number(way, other, 0)..][..PLACES]
    }
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
