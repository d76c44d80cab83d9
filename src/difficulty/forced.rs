//! Functions for tests alone.

use super::{Draw, Far, Field, Method, Walks};
use crate::board::Goal;
use crate::shuffle::{Seed, SplitMix64};

/// The methods of large boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Near the goal.
    Walks,
    /// In the middle.
    Shuffles,
    /// Far from the goal.
    Far,
}

/// Returns a draw by one method, whatever the size and the distance.
///
/// # Panics
///
/// If there are more walks than fit 62 bits.
#[must_use]
pub fn draw(by: By, goal: &Goal, distance: usize, seed: Seed) -> Draw {
    let field = Field::new(goal);
    let method = match by {
        By::Walks => Method::Walks(walks_of(&field, distance), Vec::new()),
        By::Shuffles => Method::Shuffles(0, u32::MAX),
        By::Far => {
            let mut random = SplitMix64::new(seed);
            Method::Far(Far::new(&field, distance, &mut random))
        }
    };
    Draw::by(method, goal, distance, seed)
}

/// Returns how many walks of so many slides there are.
///
/// # Panics
///
/// If there are more than fit 62 bits.
#[must_use]
pub fn walks(goal: &Goal, distance: usize) -> u64 {
    walks_of(&Field::new(goal), distance).count()
}

fn walks_of(field: &Field, distance: usize) -> Walks {
    Walks::of(field, distance, u64::MAX >> 2).expect("few enough walks")
}
