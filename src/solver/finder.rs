//! Finds solutions, ever better ones, and proves nothing of them.
//!
//! | file           | by what it finds them                                   |
//! |----------------|---------------------------------------------------------|
//! | `by_weights`   | beams by what was learned of boards of the same size    |
//! | `by_distances` | beams by distances from home, for every size            |
//! | `by_lines`     | one line after the other, as people do: one answer, for sure |

mod by_distances;
mod by_lines;
pub(super) mod by_weights;

pub(super) use by_distances::ByDistances;
pub(super) use by_lines::ByLines;
pub(super) use by_weights::ByWeights;

use crate::board::Direction;
use std::fmt;

/// A search for solutions that goes on for as long as it is stepped.
pub(super) trait Finder: Send {
    /// Expands about `budget` boards, no more than that and at least one.
    /// Returns how many; what it does beside that is not counted.
    ///
    /// How the work is cut into steps changes neither the answers nor the
    /// number of boards.
    fn step(&mut self, budget: u64) -> (u64, Answer);

    /// The time that it takes to expand a board, in boards that tables are
    /// looked up for: some 15 of these to a microsecond, one or two of those.
    fn cost(&self) -> u64 {
        10
    }
}

// Not of each kind: see `prover::Engine`.
impl fmt::Debug for dyn Finder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Finder").finish_non_exhaustive()
    }
}

/// What a step of a finder came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// There is more to do.
    Running,
    /// The end of a round: a solution, shorter than all before.
    Better(Vec<Direction>),
    /// The end of a round that has found none.
    Nothing,
}
