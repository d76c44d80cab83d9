//! Rounds of solving and fitting, from a seed.

use crate::contrast::{Entropy, Rates, Round, Source, WIDTH};
use crate::examples::Examples;
use crate::features::Features;
use crate::fit::{HeldOut, Taught, fit};
use crate::layers::contests;
use crate::solve::{Draw, Solved, solve};
use crate::start::start;
use std::fmt;
use taquin::shuffle::SplitMix64;
use taquin::training::Weights;
use taquin::{Seed, Size};

/// Rate of the first fit. Weights that have learned little are far off. Later,
/// a fit at such a rate would spoil what is nearly right, since a board uses
/// hundreds of weights.
const FIRST_RATE: f32 = 0.05;

/// The factor of the rate from each round to the next, and the lowest rate.
const RATE_FALL: f32 = 0.85;
const LAST_RATE: f32 = 0.003;

/// The parameters of a training.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Columns and rows of the boards.
    pub size: Size,
    /// Random boards per round.
    pub boards: usize,
    /// Boards per round of contrast.
    pub roots: usize,
    /// Boards per layer of the beams.
    pub width: usize,
    /// Most examples to keep.
    pub keep: usize,
    /// The seed of everything random.
    pub seed: u64,
    /// Threads that solve; the result does not depend on their number.
    pub threads: usize,
}

/// A training in progress.
#[derive(Debug)]
pub struct Training {
    plan: Plan,
    features: Features,
    // The rate of the next fit.
    rate: f32,
    // In slides, indexed by the numbers of the features.
    values: Vec<f32>,
    examples: Examples,
    // Examples ever made.
    made: usize,
    random: SplitMix64,
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Boards solved.
    pub solved: usize,
    /// Those of them with a beam that did not find the goal.
    pub lost: usize,
    /// Mean length (STM) of the solutions of the random boards, without those that
    /// were lost; `None` if all were.
    pub mean: Option<f64>,
    /// Examples used, including those held out.
    pub examples: usize,
    /// Errors of the values, in slides.
    pub held_out: HeldOut,
}

impl Training {
    /// Begins a training, from nothing or from existing weights of the same size, which
    /// keep their quality.
    ///
    /// # Panics
    ///
    /// When the weights are for boards of another size.
    #[must_use]
    pub fn new(plan: Plan, from: Option<&Weights>) -> Self {
        let features = Features::new(plan.size);
        let (values, rate) = match from {
            Some(weights) => {
                assert_eq!(weights.size(), plan.size, "the size of the weights");
                (weights.values(), LAST_RATE)
            }
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

    /// Returns the present weights.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let weights = Weights::new(self.plan.size, &self.values);
        weights.expect("the plan is for a size that has weights")
    }

    /// Solves boards with the weights, and fits the weights to the solutions.
    pub fn round(&mut self) -> Report {
        let seeds = self.seeds(self.plan.boards);
        let Plan { width, threads, .. } = self.plan;
        self.learn(&solve(
            &self.weights(),
            &seeds,
            width,
            threads,
            Draw::Random,
        ))
    }

    /// Solves boards with the weights, and fits the weights to the layers of the beams.
    ///
    /// Begins with the weights as they are written, so that it can also begin with a file.
    ///
    /// # Panics
    ///
    /// When there are no boards, or when the beams lose all.
    pub fn contrast(&mut self, round: u64) -> Entropy {
        let weights = self.weights();
        self.values = weights.values();
        let round = Round {
            seed: self.plan.seed,
            number: round,
            rates: Rates::SINGLE,
        };
        let weights = weights.averaged();
        let threads = self.plan.threads;
        let source = Source {
            terms: &self.features,
            roots: self.plan.roots,
            contests: Box::new(|seeds| contests(&weights, seeds, WIDTH, threads)),
        };
        round.fit(&mut self.values, &[source])
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
                &[Taught {
                    features: &self.features,
                    examples: &self.examples,
                }],
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
