//! Iterative-deepening A\* (R. E. Korf, *Depth-first iterative-deepening: an
//! optimal admissible tree search*, Artificial Intelligence 27, 1985).
//!
//! A depth-first search holds nothing but its path. It is made over and over
//! with a growing bound on *f*, so that the first solution it meets is a
//! shortest one; most of the work is in the last passes, so that the first ones
//! cost little.

use super::{Counts, Heuristic, Limit, LimitReached, Proof, Report};
use crate::board::{Board, Direction};

/// A shortest solution, by depth-first searches with a growing bound.
///
/// No slide is taken back at once, so that successor is not made; a board that
/// is reached by two ways is searched twice.
///
/// Ties: successors are searched in the order of [`Direction::ALL`].
///
/// # Errors
///
/// If the limit is reached; the lower bound is the bound of the pass.
///
/// # Examples
///
/// The path is all it holds, start and goal included:
///
/// ```
/// use sliding_puzzle::Board;
/// use sliding_puzzle::lab::{Heuristic, Limit, ida_star};
///
/// let farthest: Board = "8 6 7/2 5 4/3 0 1".parse()?;
/// let report = ida_star(&farthest, Heuristic::Manhattan, Limit::NONE)?;
/// assert_eq!(report.slides.len(), 31);
/// assert_eq!(report.counts.largest_frontier, 32);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ida_star(start: &Board, heuristic: Heuristic, limit: Limit) -> Result<Report, LimitReached> {
    let mut search = IdaStar {
        board: start.clone(),
        path: Vec::new(),
        bound: heuristic.lower_bound(start),
        heuristic,
        limit,
        counts: Counts::at_start(),
    };
    loop {
        match search.go_on() {
            Outcome::Found => {
                return Ok(Report {
                    slides: search.path,
                    counts: search.counts,
                });
            }
            Outcome::Exceeded(smallest_f) => search.bound = smallest_f,
            Outcome::Stopped => {
                return Err(LimitReached {
                    lower_bound: search.bound,
                    proof: Proof::Bound,
                    counts: search.counts,
                });
            }
        }
    }
}

struct IdaStar {
    // Invariant: the slides of `path` lead from the start to `board`.
    board: Board,
    path: Vec<Direction>,
    // The largest f allowed. Invariant: every solution is as long or longer.
    bound: usize,
    heuristic: Heuristic,
    limit: Limit,
    counts: Counts,
}

/// What going on from a board came to.
enum Outcome {
    /// The path leads to the goal.
    Found,
    /// Every way on exceeds the bound; the smallest *f* that does.
    Exceeded(usize),
    /// The limit is reached.
    Stopped,
}

impl IdaStar {
    /// Goes on from the board at the end of the path, which is as it was when
    /// nothing was found.
    fn go_on(&mut self) -> Outcome {
        let g = self.path.len();
        let f = g + self.heuristic.lower_bound(&self.board);
        if f > self.bound {
            return Outcome::Exceeded(f);
        }
        self.counts.frontier_is(g + 1);
        if self.board.is_solved() {
            return Outcome::Found;
        }
        if !self.limit.allows(&self.counts, g + 1) {
            return Outcome::Stopped;
        }

        self.counts.expanded += 1;
        let back = self.path.last().map(|slide| slide.opposite());
        let mut smallest_f = usize::MAX;
        for slide in Direction::ALL {
            if Some(slide) == back || !self.board.slide(slide) {
                continue;
            }
            self.counts.generated += 1;
            self.path.push(slide);
            match self.go_on() {
                Outcome::Exceeded(f) => smallest_f = smallest_f.min(f),
                ended => return ended,
            }
            self.path.pop();
            self.board.slide(slide.opposite());
        }
        Outcome::Exceeded(smallest_f)
    }
}
