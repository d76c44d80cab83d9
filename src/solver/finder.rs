//! Finds ever shorter solutions, and proves nothing.
//!
//! | file           | how it finds them                                       |
//! |----------------|---------------------------------------------------------|
//! | `by_weights`   | beams by weights learned from boards of the same size   |
//! | `by_distances` | beams by distances from home, for every size            |
//! | `by_lines`     | one line after the other, as people do: always one answer |
//! | `tails`        | beams by distances, the ends of whose solutions others shorten by weights |

pub(super) mod by_distances;
mod by_lines;
pub(super) mod by_weights;
mod tails;

pub(super) use by_distances::ByDistances;
pub(super) use by_lines::ByLines;
pub(super) use by_weights::ByWeights;
pub(super) use tails::WithTails;

use crate::board::Direction;
use crate::solver::hand::Hand;
use std::fmt;

/// A search for solutions that goes on for as long as it is stepped.
pub(super) trait Finder: Send {
    /// Expands about `budget` nodes: no more than that, and at least one unless it
    /// works for that time on what it needs first. Returns the number of nodes;
    /// other work is not counted.
    ///
    /// The size of the steps changes neither the answers nor the number of nodes.
    fn step(&mut self, budget: u64) -> (u64, Answer);

    /// Tells the finder the length of a solution that was found elsewhere, so that it
    /// looks only for shorter ones. One with a single answer does not care.
    fn set_upper(&mut self, _upper: usize) {}

    /// Shares the search with another finder elsewhere, from the next round on: one is
    /// the first hand, the other the second, and each looks where the other does not.
    fn share(&mut self, _hand: Hand) {}

    /// Returns the time per node, in table look-ups. About 15 look-ups take a
    /// microsecond; so do one or two nodes.
    fn cost(&self) -> u64 {
        10
    }
}

// Implemented once, for the trait object: see `prover::Engine`.
impl fmt::Debug for dyn Finder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Finder").finish_non_exhaustive()
    }
}

/// The result of one step of a finder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The round is not finished.
    Running,
    /// The round ended with a solution, shorter than all before.
    Better(Vec<Direction>),
    /// The round ended without one.
    Nothing,
}

impl Answer {
    /// Changes the solution, if there is one.
    fn map(self, change: impl FnOnce(Vec<Direction>) -> Vec<Direction>) -> Self {
        match self {
            Self::Better(slides) => Self::Better(change(slides)),
            other => other,
        }
    }
}
