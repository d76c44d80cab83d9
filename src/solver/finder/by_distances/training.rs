//! Tools of the trainer: looks into beams by distances, and tells which weights of near
//! homes the value of a board is the sum of.

use super::beam::LineBeam;
use super::values::{UNIT, UNIT_OF_PAIRS};
use super::{BLOCK_SIDE, Problem, limit};
use crate::board::{Board, Goal, Size};
use crate::solver::finder::by_weights::{Near, Outcome, Shared, first_near};
use crate::solver::home_board::HomeBoard;
use std::sync::Arc;

/// A beam by distances and by weights of two tiles with near homes.
#[derive(Debug)]
pub struct NearBeam {
    problem: Problem,
    beam: LineBeam,
    // Most slides of a solution.
    most: usize,
}

impl NearBeam {
    /// Begins a search, with at most `width` boards per layer while it gets on. Each
    /// `seed` breaks ties in another way.
    #[must_use]
    pub fn new(board: &Board, weights: &Shared, width: usize, seed: u64) -> Self {
        let problem = problem(board, weights);
        Self {
            beam: LineBeam::new(&problem, width, seed),
            most: limit(&problem),
            problem,
        }
    }

    /// Goes on to the next layer.
    pub fn step(&mut self) -> Outcome {
        let depth = self.beam.depth();
        while self.beam.depth() == depth {
            if self.beam.is_empty() || depth == self.most {
                return Outcome::Lost;
            }
            self.beam.advance(&self.problem);
            if let Some(slides) = self.beam.take_arrived() {
                return Outcome::Solved(slides);
            }
        }
        Outcome::Running
    }

    /// Returns the number of boards in the layer at hand.
    #[must_use]
    pub fn layer_len(&self) -> usize {
        self.beam.layer_len()
    }

    /// Returns a board of the layer at hand: the home of what lies in each cell.
    ///
    /// # Panics
    ///
    /// When `at` is not below [`NearBeam::layer_len`].
    #[must_use]
    pub fn layer_board(&self, at: usize) -> &[u8] {
        self.beam.layer_board(&self.problem, at)
    }
}

/// The weights that the values of boards of a size are the sums of, in such a beam.
#[derive(Debug)]
pub struct NearTerms {
    problem: Problem,
    // By the number of a weight in `Near`: the place of the first image.
    places: Vec<usize>,
}

impl NearTerms {
    /// Returns the terms for boards of a size, with the blank's home in the last cell.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let board = Board::solved(&Goal::blank_last(size));
        let places = Near::places().map(|place| place.map_or(0, first_near));
        Self {
            problem: problem(&board, &Shared::none()),
            places: places.collect(),
        }
    }

    /// Returns the size of the boards.
    #[must_use]
    pub fn size(&self) -> Size {
        self.problem.start().size()
    }

    /// Calls `visit` with the place and the factor of each weight of a board. Returns, in
    /// slides, what is added to them. `homes` has the home of what lies in each cell.
    pub fn list(&self, homes: &[u8], mut visit: impl FnMut(usize, f32)) -> f32 {
        let (line, _) = self.problem.line_to_fill(homes, 0);
        let values = self.problem.values();
        let pairs = values.pairs().expect("there are weights of pairs");
        pairs.list(homes, line, |number, factor| {
            visit(
                self.places[number],
                factor as f32 / UNIT as f32 / UNIT_OF_PAIRS,
            );
        });
        // All weights are 0 here.
        values.of(homes, line) as f32 / UNIT as f32
    }
}

fn problem(board: &Board, weights: &Shared) -> Problem {
    let near = Near::new(weights);
    Problem::new(HomeBoard::of(board), BLOCK_SIDE, Some(Arc::new(near)))
}
