//! Rounds of solving and fitting, from a seed.

use crate::examples::Examples;
use crate::features::Features;
use crate::fit::{HeldOut, fit};
use crate::solve::{Solved, solve, solve_without_weights};
use crate::start::{grow, start};
use sliding_puzzle::shuffle::SplitMix64;
use sliding_puzzle::solver::training::Weights;
use sliding_puzzle::{Goal, Seed, Size};
use std::fmt;

/// The rate of the first fit. Weights that have learned little are far off; later
/// each fit at such a rate spoils what is nearly right, since a board takes
/// hundreds of them.
const FIRST_RATE: f32 = 0.05;

/// The rate falls from each round to the next, down to the last rate.
const RATE_FALL: f32 = 0.85;
const LAST_RATE: f32 = 0.003;

/// How a training goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Columns and rows of the boards.
    pub size: Size,
    /// Random boards of a round.
    pub boards: usize,
    /// Boards of a layer of the beams.
    pub width: usize,
    /// Examples at most.
    pub keep: usize,
    /// What everything is drawn from.
    pub seed: u64,
    /// Threads that solve; they do not show in what is learned.
    pub threads: usize,
}

/// A training in progress.
#[derive(Debug)]
pub struct Training {
    plan: Plan,
    features: Features,
    // Of the next fit.
    rate: f32,
    // In slides, by the numbers of the features.
    values: Vec<f32>,
    examples: Examples,
    // How many there ever were.
    made: usize,
    random: SplitMix64,
}

/// What a round came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Boards solved.
    pub solved: usize,
    /// Those of them whose beam did not come to the goal.
    pub lost: usize,
    /// Mean slides (STM) of the random boards, but for those that were lost;
    /// `None` when all were.
    pub mean: Option<f64>,
    /// Examples that were fitted, with those held out.
    pub examples: usize,
    /// Errors of the values, in slides.
    pub held_out: HeldOut,
}

impl Training {
    /// Begins with nothing, or with weights that were made before: for boards of
    /// the same size they are as good as they were, those for smaller boards
    /// are to be taught first, by [`Training::lesson`].
    ///
    /// # Panics
    ///
    /// When the weights are for boards with a longer side.
    #[must_use]
    pub fn new(plan: Plan, from: Option<&Weights>) -> Self {
        let features = Features::new(plan.size);
        let (values, rate) = match from {
            Some(weights) if weights.size() == plan.size => (weights.values(), LAST_RATE),
            Some(weights) => (grow(&features, weights), FIRST_RATE),
            None => (start(&features), FIRST_RATE),
        };
        Self {
            features,
            rate,
            values,
            examples: Examples::new(plan.size),
            made: 0,
            random: SplitMix64::new(Seed::from(plan.seed)),
            plan,
        }
    }

    /// The weights as they are.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let weights = Weights::new(self.plan.size, &self.values);
        weights.expect("the plan is for a size that has weights")
    }

    /// Solves so many random boards without weights and fits the weights to the
    /// solutions. Weights that come of nothing, or of smaller boards, lose most
    /// of the larger ones: this is where they begin to find home.
    ///
    /// # Panics
    ///
    /// When there is no board.
    pub fn lesson(&mut self, boards: usize) -> Report {
        let seeds = self.seeds(boards);
        let goal = Goal::blank_last(self.plan.size);
        self.learn(&solve_without_weights(&goal, &seeds, self.plan.threads))
    }

    /// Solves boards by the weights and fits these to the solutions.
    pub fn round(&mut self) -> Report {
        let seeds = self.seeds(self.plan.boards);
        let Plan { width, threads, .. } = self.plan;
        self.learn(&solve(&self.weights(), &seeds, width, threads))
    }

    fn seeds(&mut self, count: usize) -> Vec<u64> {
        (0..count).map(|_| self.random.next_u64()).collect()
    }

    fn learn(&mut self, solved: &Solved) -> Report {
        self.examples.append(&solved.examples);
        self.made += solved.examples.len();
        let newer_half = (self.made / 2).max(solved.examples.len());
        self.examples.keep_newest(self.plan.keep.min(newer_half));
        let rate = self.rate;
        self.rate = (rate * RATE_FALL).max(LAST_RATE);
        Report {
            solved: solved.solved,
            lost: solved.lost,
            mean: solved.mean(),
            examples: self.examples.len(),
            held_out: fit(
                &mut self.values,
                &self.features,
                &self.examples,
                rate,
                &mut self.random,
            ),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} boards solved, beams lost {}", self.solved, self.lost)?;
        if let Some(mean) = self.mean {
            write!(f, ", random ones in {mean:.2} slides")?;
        }
        let HeldOut { before, after } = self.held_out;
        let examples = self.examples;
        write!(f, "; {examples} examples, error {before:.3} → {after:.3}")
    }
}
