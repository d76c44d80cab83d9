//! A narrow beam for the first answer, then pairs of beams. The two of a pair
//! begin from either end, and each pair is wider than the one before. Where two share
//! the search, each takes one end.
//!
//! From the other end, a beam finds what the first has missed. On 150 random
//! boards of 5×5, solutions of a pair of width 20,000 were 0.33 % shorter than
//! those of one beam of 40,000, which takes as long.

use super::beam::{Beam, Outcome};
use super::ends::End;
use super::layers;
use super::library::Source;
use super::weights::Weights;
use crate::board::Size;
use crate::solver::finder::{Answer, Finder};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::symmetry::Orientation;
use std::sync::Arc;

/// The first beam keeps `FIRST_WIDTH` boards per layer, divided by the cells of
/// the board. A larger board has more layers, and its nodes take longer.
/// Measured when this was written: 18 ms on 5×5, 26 on 6×6.
const FIRST_WIDTH: usize = 30_000;

/// Boards per layer of the first pair, and the factor, as a fraction, by which
/// each next pair is wider. A beam that is not finished when time is up is time
/// lost.
const PAIR_WIDTH: usize = 5_000;
/// The same on boards of more than `MANY` cells, where beams come later.
const PAIR_WIDTH_OF_MANY: usize = 2_000;
const MANY: usize = 36;
const WIDENING: [usize; 2] = [5, 2];

/// Most memory of a beam, in bytes.
const ROOM: usize = 58_000_000;

/// Slides that a first solution may take per cell of the board.
const PATIENCE: usize = 20;

/// Expanding a board of *n* cells costs as much as *n*/12 table look-ups.
const CELLS_A_LOOK_UP: u64 = 12;

/// Searches for a solution, then for shorter ones.
#[derive(Debug)]
pub(in crate::solver) struct ByWeights {
    source: Source,
    board: HomeBoard,
    // None while the weights grow, and while one beam makes room for the next.
    beam: Option<Beam>,
    round: Round,
    // None if nobody shares the search.
    own: Option<End>,
    // Most slides of a solution.
    most: usize,
}

/// A beam of the search: the first one, or one of a pair.
#[derive(Clone, Copy, Debug)]
struct Round {
    // None for the first beam.
    pair: Option<usize>,
    end: End,
}

impl Round {
    const FIRST: Self = Self {
        pair: None,
        end: End::Board,
    };

    /// Returns the round after this one, of all or of those with one end.
    fn next(self, own: Option<End>) -> Self {
        let pair = self.pair.map_or(0, |pair| pair + 1);
        match (own, self.pair, self.end) {
            (None, Some(_), End::Board) => Self {
                end: End::Goal,
                ..self
            },
            _ => Self {
                pair: Some(pair),
                end: own.unwrap_or(End::Board),
            },
        }
    }
}

impl ByWeights {
    /// Returns a search from this board. If a solution of `upper` slides is known,
    /// it looks only for shorter ones.
    pub(in crate::solver) fn new(source: Source, board: &HomeBoard, upper: Option<usize>) -> Self {
        let most = PATIENCE * board.size().cells();
        Self {
            source,
            board: board.clone(),
            beam: None,
            round: Round::FIRST,
            own: None,
            most: upper.map_or(most, shorter),
        }
    }

    /// Returns the size of the weights.
    fn size(&self) -> Size {
        Orientation::with_corner(self.board.size(), self.board.blank_home()).size()
    }

    fn begin(&mut self, weights: &Arc<Weights>) {
        // There is no memory for both.
        self.beam = None;
        let width = match self.round.pair {
            None => FIRST_WIDTH / self.board.size().cells(),
            Some(pair) => self.pair_width(pair),
        };
        let board = self.round.end.of(&self.board);
        let beam = Beam::from_homes(weights, &board, width, self.most);
        let beam = beam.expect("the solver takes no weights but those of beams");
        // Beams that can get no wider find other solutions by breaking ties in another
        // way.
        self.beam = Some(beam.seeded(self.round.pair.unwrap_or(0) as u64));
    }

    fn pair_width(&self, pair: usize) -> usize {
        let mut width = match self.board.size().cells() {
            ..=MANY => PAIR_WIDTH,
            _ => PAIR_WIDTH_OF_MANY,
        };
        let widest = self.widest();
        for _ in 0..pair {
            width = (width * WIDENING[0] / WIDENING[1]).min(widest);
        }
        width
    }

    /// Returns the width of the widest beam that fits in memory, a power of two.
    fn widest(&self) -> usize {
        let bytes = layers::bytes(self.board.size().cells(), self.most);
        1 << (ROOM / bytes).ilog2()
    }
}

impl Finder for ByWeights {
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        if self.beam.is_none() {
            let Some(weights) = self.source.step(self.size(), budget) else {
                return (0, Answer::Running);
            };
            self.begin(&weights);
        }
        let beam = self.beam.as_mut().expect("it has begun");
        let before = beam.nodes();
        let outcome = beam.step(budget);
        let nodes = beam.nodes() - before;
        let answer = match outcome {
            Outcome::Running => return (nodes, Answer::Running),
            Outcome::Lost => Answer::Nothing,
            Outcome::Solved(slides) => {
                self.set_upper(slides.len());
                Answer::Better(self.round.end.turned(slides))
            }
        };
        self.round = self.round.next(self.own);
        // The next begins when it is stepped.
        self.beam = None;
        (nodes, answer)
    }

    fn set_upper(&mut self, upper: usize) {
        self.most = self.most.min(shorter(upper));
    }

    fn share(&mut self, hand: Hand) {
        self.own = Some(End::own(hand));
        if hand == Hand::Second {
            self.round = self.round.next(self.own);
        }
    }

    fn cost(&self) -> u64 {
        self.board.size().cells() as u64 / CELLS_A_LOOK_UP
    }
}

/// Returns the most slides of a solution shorter than one of `length`: all
/// solutions of a board have the same parity.
fn shorter(length: usize) -> usize {
    length.saturating_sub(2)
}
