//! Beam search: all boards that so many slides lead to, but for the ones that
//! look worst; then all that one slide more leads to. (B. T. Lowerre, *The
//! Harpy speech recognition system*, 1976.)
//!
//! Here: the search as the board at hand sees it. `layers` has the search.

use super::HomeBoard;
use super::frame::Frame;
use super::layers::{Found, Layers, Searched};
use super::weights::Weights;
use crate::board::{Board, Direction};
use std::sync::Arc;

/// A beam search in progress.
#[derive(Debug)]
pub struct Beam {
    frame: Frame,
    layers: Box<dyn Layers>,
}

/// What a step of a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There is more to do.
    Running,
    /// The slides to the goal.
    Solved(Vec<Direction>),
    /// There is no way to the goal within the beam, or none so short.
    Lost,
}

impl Beam {
    /// Begins a search of at most `most` slides (STM).
    ///
    /// # Panics
    ///
    /// When the weights are for boards of another size, or `width` is 0.
    #[must_use]
    pub fn new(weights: &Arc<Weights>, board: &Board, width: usize, most: usize) -> Self {
        Self::from_homes(weights, &HomeBoard::of(board), width, most)
    }

    pub(super) fn from_homes(
        weights: &Arc<Weights>,
        board: &HomeBoard,
        width: usize,
        most: usize,
    ) -> Self {
        assert_eq!(weights.size(), board.size());
        assert!(width > 0);
        let frame = Frame::of(board);
        let start = frame.turn(board);
        let goal = frame.turn(&board.goal());
        let layers: Box<dyn Layers> = match board.size().cells() {
            25 => Box::new(Searched::<25, 32>::new(weights, &start, &goal, width, most)),
            36 => Box::new(Searched::<36, 64>::new(weights, &start, &goal, width, most)),
            cells => unreachable!("there are no weights for {cells} cells"),
        };
        Self { frame, layers }
    }

    /// Breaks ties, and what is almost one, in the way of this number; 0 breaks
    /// them by the order of the boards.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Self {
        self.layers.seed(seed);
        self
    }

    /// Expands up to about `budget` boards.
    pub fn step(&mut self, budget: u64) -> Outcome {
        match self.layers.step(budget) {
            Found::Nothing => Outcome::Running,
            Found::End => Outcome::Lost,
            Found::Goal(slides) => Outcome::Solved(self.slides(&slides, &[])),
            Found::FrameGoal(slides) => Outcome::Solved(self.slides(&slides, self.frame.tail())),
        }
    }

    /// Boards expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.layers.nodes()
    }

    /// How many boards the layer at hand has.
    #[must_use]
    pub fn layer_len(&self) -> usize {
        self.layers.len()
    }

    /// A board of the layer at hand: the home of what lies in each cell, in a
    /// board turned so that the blank's home is the last cell.
    ///
    /// # Panics
    ///
    /// When there are not so many.
    #[must_use]
    pub fn layer_board(&self, at: usize) -> &[u8] {
        self.layers.board(at)
    }

    fn slides(&self, turned: &[Direction], tail: &[Direction]) -> Vec<Direction> {
        let mut slides: Vec<Direction> = Vec::with_capacity(turned.len() + tail.len());
        slides.extend(turned.iter().map(|&turned| self.frame.direction(turned)));
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
