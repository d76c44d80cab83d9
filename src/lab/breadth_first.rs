//! Breadth-first search (E. F. Moore, *The shortest path through a maze*,
//! Proceedings of an International Symposium on the Theory of Switching,
//! Harvard University Press, 1959).
//!
//! It knows nothing of the goal but how to recognise it: it looks at all boards
//! one slide from the start, then at all boards two slides from it, and so on.

use super::{Counts, Limit, LimitReached, Proof, Report, path_to, successors};
use crate::board::Board;
use std::collections::{HashMap, VecDeque};

/// A shortest solution, by looking at all boards in the order of their distance
/// from the start.
///
/// Ties: of the boards at one distance, the one found first is taken first.
///
/// # Errors
///
/// If the limit is reached; the lower bound is the distance of the next board
/// from the start.
///
/// # Examples
///
/// The boards of 2×2 lie on a ring of twelve, so the eleven others are expanded
/// before the farthest one is taken:
///
/// ```
/// use sliding_puzzle::Board;
/// use sliding_puzzle::lab::{Limit, breadth_first};
///
/// let farthest: Board = "0 3/2 1".parse()?;
/// let report = breadth_first(&farthest, Limit::NONE)?;
/// assert_eq!(report.slides.len(), 6);
/// assert_eq!(report.counts.expanded, 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn breadth_first(start: &Board, limit: Limit) -> Result<Report, LimitReached> {
    // The boards that wait, each with its distance from the start.
    let mut open = VecDeque::from([(start.clone(), 0)]);
    // The slide by which each board was reached first: those that wait and the
    // closed list in one, as the first way to a board is a shortest one.
    let mut reached = HashMap::from([(start.clone(), None)]);
    let mut counts = Counts::at_start();

    loop {
        let (board, depth) = open
            .pop_front()
            .expect("a board can always be brought to its goal");
        if board.is_solved() {
            let slides = path_to(&board, |board| reached[board]);
            return Ok(Report { slides, counts });
        }
        if !limit.allows(&counts, reached.len()) {
            return Err(LimitReached {
                lower_bound: depth,
                proof: Proof::Depth,
                counts,
            });
        }

        counts.expanded += 1;
        for (slide, next) in successors(&board) {
            counts.generated += 1;
            if !reached.contains_key(&next) {
                reached.insert(next.clone(), Some(slide));
                open.push_back((next, depth + 1));
            }
        }
        counts.frontier_is(open.len());
    }
}
