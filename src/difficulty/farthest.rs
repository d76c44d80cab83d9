//! Published distances of the farthest boards from a goal.

use crate::board::Goal;

/// Distances (STM) between which the farthest board of a goal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    /// There are boards at each distance up to this one.
    pub(super) sure: usize,
    /// No board is farther than this.
    pub(super) farthest: usize,
}

impl Reach {
    /// Returns what is known of a goal of at most 16 cells.
    ///
    /// From a goal whose blank is `k` cells from a corner, `k` slides lead to one
    /// whose blank is in it, for which the farthest board is known. So all distances
    /// differ by at most `k`. As a slide changes the distance by one, no distance
    /// before the greatest is left out.
    pub(super) fn of(goal: &Goal) -> Self {
        let size = goal.size();
        let corner = Goal::blank_last(size).farthest();
        let corner = corner.expect("published for all sizes of up to 16 cells");
        let blank = goal.home(0);
        let (column, row) = (size.column_of(blank), size.row_of(blank));
        let aside = column.min(size.columns() - 1 - column) + row.min(size.rows() - 1 - row);
        Self {
            sure: corner - aside,
            farthest: corner + aside,
        }
    }
}

/// Returns how many boards are at one of the greatest distances (STM) from a goal,
/// where that is published.
///
/// Sources: OEIS A087725 and R. E. Korf & P. Schultze, *Large-scale parallel
/// breadth-first search*, AAAI 2005 (4×4); A090163 (3×4); A346736 (2×7); A346737
/// (3×5); a search of all boards (2×6).
pub(super) fn published_count(goal: &Goal, distance: usize) -> Option<u64> {
    let farthest = goal.farthest()?;
    let size = goal.size();
    let (short, long) = (
        size.columns().min(size.rows()),
        size.columns().max(size.rows()),
    );
    // From the farthest inwards.
    let counts: &[u64] = match (short, long) {
        (2, 6) => &[2, 12, 33, 129, 430, 1_427],
        (2, 7) | (3, 5) => &[1],
        (3, 4) => &[18, 86, 1_115],
        (4, 4) => &[17, 70, 3_406],
        _ => &[],
    };
    counts.get(farthest.checked_sub(distance)?).copied()
}
