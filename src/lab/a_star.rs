//! A\* (P. E. Hart, N. J. Nilsson & B. Raphael, *A formal basis for the
//! heuristic determination of minimum cost paths*, IEEE Transactions on Systems
//! Science and Cybernetics 4, 1968).
//!
//! The board to go on from is the one that promises the shortest solution: the
//! slides made to reach it, *g*, and those that are left by the heuristic, *h*.

use super::{Counts, Heuristic, Limit, LimitReached, Proof, Report, path_to, successors};
use crate::board::{Board, Direction};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The order in the open list: the smallest *f* first; of those the largest
/// *g*, as it has the least left to go; of those the one found first. The last
/// is a number of its own for each entry.
type Place = (usize, Reverse<usize>, u64);

/// The shortest way to a board that is known so far.
struct Way {
    g: usize,
    came_by: Option<Direction>,
}

/// A shortest solution, by going on from the board with the smallest *f* = *g*
/// + *h*.
///
/// Ties: of the boards with one *f*, the one with the largest *g*; of those, the
/// one found first.
///
/// # Errors
///
/// If the limit is reached; the lower bound is the smallest *f* in the open
/// list.
///
/// # Examples
///
/// With [`Heuristic::Zero`] it is Dijkstra's search; the better the heuristic,
/// the fewer boards are expanded:
///
/// ```
/// use sliding_puzzle::Board;
/// use sliding_puzzle::lab::{Heuristic, Limit, a_star};
///
/// let start: Board = "3 0 4/5 2 8/1 6 7".parse()?;
/// let mut expanded = Vec::new();
/// for heuristic in Heuristic::ALL {
///     expanded.push(a_star(&start, heuristic, Limit::NONE)?.counts.expanded);
/// }
/// assert!(expanded.is_sorted_by(|worse, better| worse > better));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn a_star(start: &Board, heuristic: Heuristic, limit: Limit) -> Result<Report, LimitReached> {
    let place = |board: &Board, g, found| -> Place {
        let f = g + heuristic.lower_bound(board);
        (f, Reverse(g), found)
    };
    let no_way = Way {
        g: 0,
        came_by: None,
    };
    let mut counts = Counts::at_start();
    let mut reached = HashMap::from([(start.clone(), no_way)]);
    let mut open = BTreeMap::from([(place(start, 0, 0), start.clone())]);
    let mut closed = HashSet::new();

    loop {
        let ((f, Reverse(g), _), board) = open
            .pop_first()
            .expect("a board can always be brought to its goal");
        if board.is_solved() {
            let slides = path_to(&board, |board| reached[board].came_by);
            return Ok(Report { slides, counts });
        }
        if closed.contains(&board) {
            // It was expanded already; this entry is of a longer way to it.
            continue;
        }
        if !limit.allows(&counts, reached.len()) {
            return Err(LimitReached {
                lower_bound: f,
                proof: Proof::SmallestF,
                counts,
            });
        }

        counts.expanded += 1;
        for (slide, next) in successors(&board) {
            counts.generated += 1;
            if reached.get(&next).is_none_or(|known| g + 1 < known.g) {
                // No closed board is opened again. All our heuristics are
                // consistent, so f never falls along a path, and the first time
                // a board is taken it was reached by a shortest way.
                debug_assert!(!closed.contains(&next), "{heuristic:?} is inconsistent");
                let way = Way {
                    g: g + 1,
                    came_by: Some(slide),
                };
                reached.insert(next.clone(), way);
                open.insert(place(&next, g + 1, counts.generated), next);
            }
        }
        closed.insert(board);
        // The open list itself may hold a board twice.
        counts.frontier_is(reached.len() - closed.len());
    }
}
