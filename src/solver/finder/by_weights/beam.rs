//! One beam by weights, on a board of any orientation. `layers` does the
//! search.

use super::layers::{self, Found, Layers};
use super::weights::{Weights, WeightsError};
use crate::board::Direction;
use crate::solver::home_board::HomeBoard;
use crate::solver::symmetry::Orientation;
use std::sync::Arc;

/// A beam search in progress.
#[derive(Debug)]
pub struct Beam {
    orientation: Orientation,
    pub(super) layers: Box<dyn Layers>,
}

/// The result of one step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The search is not finished.
    Running,
    /// The slides to the goal.
    Solved(Vec<Direction>),
    /// The beam has no path to the goal, or none short enough.
    Lost,
}

impl Beam {
    /// Begins a search of at most `most` slides (STM), with at most `width` boards
    /// per layer; 0 counts as 1.
    ///
    /// # Errors
    ///
    /// When the weights are for boards of another size, or of a size that no beam
    /// is compiled for.
    pub(super) fn from_homes(
        weights: &Arc<Weights>,
        board: &HomeBoard,
        width: usize,
        most: usize,
    ) -> Result<Self, WeightsError> {
        let orientation = Orientation::with_corner(board.size(), board.blank_home());
        if weights.size() != orientation.size() {
            return Err(WeightsError::Size);
        }
        let start = orientation.turn(board);
        let goal = orientation.turn(&board.goal());
        let layers = layers::of(weights, start.cells(), goal.cells(), width.max(1), most);
        Ok(Self {
            layers: layers.ok_or(WeightsError::Size)?,
            orientation,
        })
    }

    /// Breaks ties, and near ties, at random by this seed. With seed 0, the order
    /// of the boards breaks them.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Self {
        self.layers.seed(seed);
        self
    }

    /// Expands about `budget` nodes at most.
    pub fn step(&mut self, budget: u64) -> Outcome {
        match self.layers.step(budget) {
            Found::Nothing => Outcome::Running,
            Found::End => Outcome::Lost,
            Found::Goal(slides) => Outcome::Solved(self.slides(&slides, &[])),
            Found::FrameGoal(slides) => {
                Outcome::Solved(self.slides(&slides, self.orientation.tail()))
            }
        }
    }

    /// Returns the number of nodes expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.layers.nodes()
    }

    fn slides(&self, turned: &[Direction], tail: &[Direction]) -> Vec<Direction> {
        let mut slides: Vec<Direction> = Vec::with_capacity(turned.len() + tail.len());
        slides.extend(
            turned
                .iter()
                .map(|&turned| self.orientation.direction(turned)),
        );
        for &slide in tail {
            if slides.last() == Some(&slide.opposite()) {
                slides.pop();
            } else {
                slides.push(slide);
            }
        }
        slides
    }
}
