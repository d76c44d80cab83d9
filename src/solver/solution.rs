//! The state of a search: bounds and the best solution.

use crate::board::{Direction, Metric, Moves};
use std::fmt;

/// The bounds and the best solution of a board so far.
#[derive(Debug)]
pub(super) struct Known {
    // The metric of all lengths.
    metric: Metric,
    // Proved: no solution is shorter.
    pub(super) lower: usize,
    pub(super) best: Option<Vec<Direction>>,
    pub(super) nodes: u64,
}

impl Known {
    /// Nothing yet: lengths count in `metric`.
    pub(super) fn nothing(metric: Metric) -> Self {
        Self {
            metric,
            lower: 0,
            best: None,
            nodes: 0,
        }
    }

    /// Begins with a solution, and that none is shorter than `lower`.
    pub(super) fn of(best: Vec<Direction>, lower: usize, metric: Metric) -> Self {
        Self {
            metric,
            lower,
            best: Some(best),
            nodes: 0,
        }
    }

    /// Returns the metric of all lengths.
    pub(super) fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns `true` if the bounds have met.
    pub(super) fn is_optimal(&self) -> bool {
        self.upper().is_some_and(|upper| upper <= self.lower)
    }

    /// Returns the length of the best solution.
    pub(super) fn upper(&self) -> Option<usize> {
        let best = self.best.as_ref();
        best.map(|best| self.metric.length(best))
    }

    /// Returns the best solution with its proved bound.
    pub(super) fn solution(&self) -> Option<Solution> {
        let slides = self.best.clone()?;
        Some(Solution::new(slides, self.lower, self.metric))
    }

    /// Keeps a solution if it is shorter than the best.
    pub(super) fn take(&mut self, slides: Vec<Direction>) {
        let length = self.metric.length(&slides);
        if self.upper().is_none_or(|upper| length < upper) {
            self.best = Some(slides);
        }
    }

    /// Keeps a lower bound if it is higher.
    pub(super) fn raise(&mut self, lower: usize) {
        self.lower = self.lower.max(lower);
    }
}

/// The result of one step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The search is not finished.
    Running(Progress),
    /// The bounds have met: the solution is optimal.
    Done(Solution),
}

/// The bounds and the work of a search so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// Proved: no solution is shorter. Counts in [`Progress::metric`].
    pub lower: usize,
    /// Length of the best solution found, in [`Progress::metric`]; `None` before
    /// the first.
    pub upper: Option<usize>,
    /// Nodes so far, not counting the making of tables: the boards that were generated
    /// up to 16 cells, those that were expanded above.
    pub nodes: u64,
    /// Percentage of the tables it needs that is made.
    pub tables: u8,
    /// Percentage searched of the branches that could hold a solution of `lower`
    /// slides. At 100 the bound rises. Up to 16 cells that takes no time worth telling,
    /// and this is 0.
    pub searched: u8,
    /// The metric of the bounds.
    pub metric: Metric,
}

/// Slides that lead from a board to its goal, and a proved lower bound of their
/// number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    // Invariant: lower ≤ the length.
    slides: Vec<Direction>,
    lower: usize,
    metric: Metric,
}

impl Solution {
    /// Caps `lower` at the length of the solution: a higher bound would prove no
    /// more.
    pub(super) fn new(slides: Vec<Direction>, lower: usize, metric: Metric) -> Self {
        Self {
            lower: lower.min(metric.length(&slides)),
            slides,
            metric,
        }
    }

    /// Returns the slides, first to last: the way each tile goes.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// Returns the length in [`Solution::metric`].
    #[must_use]
    pub fn length(&self) -> usize {
        self.metric.length(&self.slides)
    }

    /// Returns the lower bound in [`Solution::metric`]. Proved: no solution of the
    /// board is shorter.
    #[must_use]
    pub fn lower(&self) -> usize {
        self.lower
    }

    /// Returns the metric of the length and the bound.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns `true` if it is proved that no solution is shorter.
    #[must_use]
    pub fn is_optimal(&self) -> bool {
        self.lower == self.length()
    }
}

impl fmt::Display for Solution {
    /// Prints the moves, each line of tiles as one: `URDL2UR2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Moves = self.slides.iter().copied().collect();
        moves.fmt(f)
    }
}
