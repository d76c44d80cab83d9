//! An answer for every size at once, then better ones: line by line, but by a
//! beam over whole boards, so that what is not filled yet comes into order on
//! the way.
//!
//! Rows and columns are filled one after the other and then never touched
//! again ([`Plan`]). All boards of a layer are as many slides from the start,
//! whichever line they are at. They are ranked by [`Values`], where the line
//! that is being filled weighs most and stragglers weigh more than their
//! distance; of the boards that differ in later lines alone only the best is
//! kept ([`Problem::key`], `seen`), or a beam would be full of boards that put
//! off the same work. What was seen is remembered beyond its layer, so that a
//! beam that is stuck spreads until it comes free.
//!
//! Each [`ByDistances`] goes through rounds: a narrow beam, then ever wider ones.
//!
//! | file        | what it owns                                             |
//! |-------------|----------------------------------------------------------|
//! | `plan`      | the order of the lines                                   |
//! | `values`    | what boards are ranked by                                |
//! | `problem`   | what stays the same in all beams                         |
//! | `beam`      | one beam                                                 |
//! | `seen`      | boards met before                                        |

mod beam;
mod plan;
mod problem;
mod seen;
mod values;

use super::{Answer, Finder};
use crate::solver::home_board::HomeBoard;
use beam::LineBeam;
use plan::Plan;
use problem::Problem;
use values::Values;

/// Neither side of the block that is filled as a whole is longer.
const BLOCK_SIDE: usize = 5;

/// The first beam has so many boards to a layer, over the cells of the board,
/// but not fewer than `LEAST_WIDTH`: so that boards of up to 10×10 take less
/// than 100 ms, and those of 16×16 less than 400.
const FIRST_WIDTH: usize = 15_000;
const LEAST_WIDTH: usize = 98;

/// How much wider each round is than the one before.
const WIDENING: usize = 2;

/// Slides that a first answer may take for each that the distances of the
/// tiles sum up to. Random boards take 2 at the most.
const PATIENCE: usize = 5;

/// Searches for a solution, then for better ones, with ever wider beams. When
/// there is no room for a wider one, ties are broken in another way.
#[derive(Debug)]
pub(in crate::solver) struct ByDistances {
    problem: Problem,
    beam: LineBeam,
    width: usize,
    // Rounds ended so far.
    rounds: u64,
    // A solution must be shorter than this.
    limit: usize,
}

impl ByDistances {
    /// A search from this board on, of which a solution of `upper` slides is
    /// known, if any.
    pub(in crate::solver) fn new(start: HomeBoard, upper: Option<usize>) -> Self {
        let width = (FIRST_WIDTH / start.size().cells()).max(LEAST_WIDTH);
        let problem = Problem::new(start, BLOCK_SIDE);
        Self {
            limit: upper.unwrap_or_else(|| limit(&problem)),
            beam: LineBeam::new(&problem, width, 0),
            problem,
            width,
            rounds: 0,
        }
    }

    fn next_round(&mut self) {
        self.rounds += 1;
        let widest = LineBeam::widest(&self.problem, self.limit);
        self.width = (self.width * WIDENING).min(widest);
        self.beam = LineBeam::new(&self.problem, self.width, self.rounds);
    }
}

impl Finder for ByDistances {
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        let mut nodes = 0;
        while nodes < budget.max(1) {
            if self.beam.is_empty() || self.beam.depth() + 1 >= self.limit {
                self.next_round();
                return (nodes.max(1), Answer::Nothing);
            }
            nodes += self.beam.advance(&self.problem);
            if let Some(path) = self.beam.take_arrived() {
                self.limit = path.len();
                self.next_round();
                return (nodes, Answer::Better(path));
            }
        }
        (nodes, Answer::Running)
    }
}

/// More slides than any beam that comes to its end takes.
fn limit(problem: &Problem) -> usize {
    100 + PATIENCE * problem.distance()
}
