//! The frontier of a search in numbers: how many boards wait at each level.

use std::collections::BTreeMap;

/// The number of a board that is its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelKind {
    /// Boards that wait, by the slides made to reach them from the start: *g*.
    Depth,
    /// Boards that wait, by the slides made to reach them from the goal.
    DepthFromGoal,
    /// Boards that wait, by what the open list is in order of: *f* of A\*,
    /// *g* + *w* · *h* of weighted A\* (rounded down), *h* of greedy search.
    Order,
    /// Boards that IDA\* has expanded in all its passes, by the depth of the path:
    /// each as often as it was expanded.
    Visits,
}

/// The number of boards at each level.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Levels {
    /// The kind of its levels.
    pub kind: LevelKind,
    /// Level → boards; no level without boards.
    pub boards: BTreeMap<usize, u64>,
}

impl Levels {
    pub(super) fn new(kind: LevelKind, boards: impl IntoIterator<Item = (usize, u64)>) -> Self {
        let mut levels = BTreeMap::new();
        for (level, count) in boards {
            if count > 0 {
                *levels.entry(level).or_default() += count;
            }
        }
        Self {
            kind,
            boards: levels,
        }
    }

    /// Counts boards at level 0, 1, 2, ….
    pub(super) fn of_counts(kind: LevelKind, counts: &[u64]) -> Self {
        Self::new(kind, counts.iter().copied().enumerate())
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.boards.values().sum()
    }
}

/// A pass of IDA\*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Pass {
    /// The largest *f* allowed.
    pub bound: usize,
    /// Boards expanded in this pass.
    pub expanded: u64,
}
