//! Down to a block that somebody else is to solve.

use super::beam::{Arrival, Beam};
use super::values::UNIT;
use super::{Homes, Problem};
use crate::board::{Direction, Size};

/// What is left counts little against the lines, or the block would be in order
/// before the first line is filled, and nothing left to those who do it better.
/// By estimate (slides, and 1.36 for each of the distances left, the length of
/// learned evaluations) 8×8 down to 7×7 takes 483, 484, 489 and 501 with 1,
/// 0.5, 0.25 and 0.1; of these 413, 360, 282 and 232 are slides of the beam.
const BLOCK: f64 = 0.3;

/// The beam goes on for a part of the slides that led to the first block, for
/// later ones that are in better order.
const PART_MORE: usize = 8;

/// Boards on the way to a block: all lines before it filled.
#[derive(Debug)]
pub(in crate::solver) struct Reduction {
    problem: Problem,
    beam: Beam,
    // The best first.
    arrivals: Vec<Arrival>,
    // How many are wanted.
    most: usize,
    // Slides after which it ends.
    limit: usize,
}

/// A board of which only the block is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Remainder {
    /// The slides that led here.
    pub(in crate::solver) slides: Vec<Direction>,
    /// The block as a board of its own.
    pub(in crate::solver) block: Homes,
}

impl Reduction {
    /// The size of the block that a board is brought down to, neither side
    /// longer than `side`, and the blank's home in it.
    pub(in crate::solver) fn block(size: Size, blank_home: usize, side: usize) -> (Size, usize) {
        let (corner, block) = super::Plan::new(size, blank_home, side).block();
        let column = size.column_of(blank_home) - size.column_of(corner);
        let row = size.row_of(blank_home) - size.row_of(corner);
        (block, row * block.columns() + column)
    }

    /// A beam of this width from a board on. It is to find `most` boards.
    pub(in crate::solver) fn new(start: Homes, side: usize, width: usize, most: usize) -> Self {
        let problem = Problem::new(start, side, BLOCK);
        Self {
            beam: Beam::new(&problem, width, problem.lines(), 0),
            limit: super::limit(&problem),
            problem,
            arrivals: Vec::new(),
            most,
        }
    }

    /// Goes on for about `budget` boards. Returns how many were expanded, and
    /// at the end the boards found, the best first; none when it failed.
    pub(in crate::solver) fn step(&mut self, budget: u64) -> (u64, Option<Vec<Remainder>>) {
        let mut nodes = 0;
        while nodes < budget.max(1) {
            for arrival in self.beam.take_arrivals() {
                self.take(arrival);
            }
            if self.beam.is_empty() || self.beam.depth() >= self.limit {
                return (nodes, Some(self.remainders()));
            }
            nodes += self.beam.advance(&self.problem);
        }
        (nodes, None)
    }

    /// Inserts a board where it belongs, if it is good enough.
    fn take(&mut self, arrival: Arrival) {
        let slides = arrival.path.len();
        self.limit = self.limit.min(slides + slides / PART_MORE + 10);
        if self.arrivals.iter().any(|other| other.key == arrival.key) {
            return;
        }
        let rank = expected(&arrival);
        let at = self
            .arrivals
            .partition_point(|other| expected(other) <= rank);
        self.arrivals.insert(at, arrival);
        self.arrivals.truncate(self.most);
    }

    fn remainders(&mut self) -> Vec<Remainder> {
        let (corner, block) = self.problem.plan().block();
        let arrivals = std::mem::take(&mut self.arrivals);
        let remainder = |arrival: Arrival| {
            let mut homes = self.problem.start().clone();
            for &direction in &arrival.path {
                let from = homes.size().cell_that_slides(homes.blank(), direction);
                homes.slide_from(from.expect("the beam slides only what is on the board"));
            }
            Remainder {
                slides: arrival.path,
                block: homes.part(corner, block),
            }
        };
        arrivals.into_iter().map(remainder).collect()
    }
}

/// The length of a solution by way of this board, roughly, in parts of a slide.
fn expected(arrival: &Arrival) -> i32 {
    let slides = i32::try_from(arrival.path.len()).expect("few slides");
    // So weighed, a block takes about three quarters of its value.
    slides * UNIT + arrival.value * 3 / 4
}
