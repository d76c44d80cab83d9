//! Finds an answer for every size at once, then better ones. It fills line by
//! line, but by a beam over whole boards, so that later tiles come into order
//! on the way.
//!
//! Rows and columns are filled one after the other and then never touched again
//! ([`Plan`]). All boards of a layer are the same number of slides from the
//! start, whichever line they have reached. [`Values`] ranks them: the line
//! being filled weighs most, and stragglers weigh more than their distance. Of
//! boards that differ only in later lines, the beam keeps the best
//! ([`Problem::key`], `seen`); otherwise it would fill with boards that put off
//! the same work. What it has seen is remembered beyond its layer, so that a
//! stuck beam spreads until it gets free. One that does not is given up.
//!
//! Each [`ByDistances`] goes through rounds: a narrow beam, then ever wider
//! ones. From the second on they also go by learned weights of pairs of tiles,
//! if there are any: the first answer does not wait for them.
//!
//! On thirty of Korf's boards of 4×4 the first round is 1.9 % longer than the shortest,
//! after 7 ms. `beams` names the source of the search.
//!
//! | file        | what it owns                                             |
//! |-------------|----------------------------------------------------------|
//! | `plan`      | the order of the lines                                   |
//! | `pairs`     | what was learned of pairs of tiles                       |
//! | `values`    | what ranks boards                                        |
//! | `problem`   | what all beams of a board share                          |
//! | `beam`      | one beam                                                 |
//! | `seen`      | boards seen before                                       |
//! | `training`  | what only the trainer uses: looks into beams             |

mod beam;
mod pairs;
mod plan;
mod problem;
mod seen;
mod training;
mod values;

use super::by_weights::Lesson;
use super::{Answer, Finder};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use beam::LineBeam;
use pairs::Pairs;
use plan::Plan;
use problem::Problem;
pub use training::{NearBeam, NearTerms};
use values::Values;

/// Longest side of the block that is filled as a whole, in cells.
const BLOCK_SIDE: usize = 5;

/// The first beam keeps `FIRST_WIDTH` boards per layer divided by the cells of
/// the board, but at least `LEAST_WIDTH`. So boards of up to 10×10 take less
/// than 100 ms, and those of 16×16 less than 400.
const FIRST_WIDTH: usize = 15_000;
const LEAST_WIDTH: usize = 98;

/// By which factor each round is wider than the one before.
const WIDENING: usize = 2;

/// Slides that a first answer may take per unit of the Manhattan distance.
/// Random boards take 2 at most.
const PATIENCE: usize = 5;

/// Searches for a solution, then for shorter ones, with ever wider beams. When
/// memory allows no wider beam, each round breaks ties in another way.
#[derive(Debug)]
pub(in crate::solver) struct ByDistances {
    problem: Problem,
    beam: LineBeam,
    width: usize,
    // Rounds finished so far.
    rounds: u64,
    // The seed of the first beam.
    seed: u64,
    // A solution must be shorter than this.
    limit: usize,
    // The source of weights of pairs; `None` once they are here, or if none exist.
    lesson: Option<Box<dyn Lesson>>,
}

impl ByDistances {
    /// Returns a search from this board. If a solution of `upper` slides is known,
    /// it looks only for shorter ones.
    pub(in crate::solver) fn new(start: HomeBoard, upper: Option<usize>) -> Self {
        let width = (FIRST_WIDTH / start.size().cells()).max(LEAST_WIDTH);
        let problem = Problem::new(start, BLOCK_SIDE, None);
        Self {
            limit: upper.unwrap_or_else(|| limit(&problem)),
            beam: LineBeam::new(&problem, width, 0),
            problem,
            width,
            rounds: 0,
            seed: 0,
            lesson: None,
        }
    }

    /// Takes weights of pairs from here, once they are there.
    #[must_use]
    pub(in crate::solver) fn learning_from(mut self, lesson: Box<dyn Lesson>) -> Self {
        self.lesson = Some(lesson);
        self
    }

    /// Between two rounds: takes the weights of pairs if they are there. Works on
    /// them for about the time in which `budget` nodes are expanded; returns `true` if
    /// that was all.
    fn learn(&mut self, budget: u64) -> bool {
        let is_between = self.rounds > 0 && self.beam.depth() == 0;
        let lesson = self.lesson.as_ref();
        let Some(lesson) = lesson.filter(|lesson| is_between && lesson.has_begun()) else {
            return true;
        };
        let Some(near) = lesson.near(budget) else {
            return false;
        };
        self.lesson = None;
        let start = self.problem.start().clone();
        self.problem = Problem::new(start, BLOCK_SIDE, Some(near));
        self.begin();
        true
    }

    /// Goes on to a wider beam.
    pub(in crate::solver) fn next_round(&mut self) {
        self.rounds += 1;
        let widest = LineBeam::widest(&self.problem, self.limit);
        self.width = (self.width * WIDENING).min(widest);
        self.begin();
    }

    fn begin(&mut self) {
        let seed = self.seed + self.rounds;
        self.beam = LineBeam::new(&self.problem, self.width, seed);
    }
}

impl Finder for ByDistances {
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        if !self.learn(budget) {
            return (0, Answer::Running);
        }
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

    fn set_upper(&mut self, upper: usize) {
        self.limit = self.limit.min(upper);
    }

    fn share(&mut self, hand: Hand) {
        if hand == Hand::Second {
            self.width = hand.width(self.width);
            self.seed = hand.seed();
            self.next_round();
        }
    }
}

/// Returns more slides than any beam takes that finishes.
fn limit(problem: &Problem) -> usize {
    100 + PATIENCE * problem.distance()
}
