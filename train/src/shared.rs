//! The training of the weights that boards of several sizes share.
//!
//! 1. `start`: the Manhattan distance, and 1.5 times what each two tiles alone
//!    need beyond theirs, the mean of all pairs that share a weight.
//! 2. A lesson: beams by the committed weights of 5×5 solve boards, and the shared
//!    weights are fitted to the solutions. Now beams by them solve 6×6, of which they
//!    have not seen a board.
//! 3. Rounds on 6×6, then on 7×7: beams by the present weights solve boards, and the
//!    weights are fitted anew, to these solutions and to those of the smaller sizes.
//!    Older ones of the same size are longer, and are forgotten. What a beam loses
//!    teaches nothing.
//! 4. Rounds of contrast on 6×6 and 7×7: from the layers of beams the weights learn to tell the
//!    board on the way from others (`contrast`).
//! 5. The same for the weights of two tiles with near homes, from layers of beams by
//!    distances on larger boards. They begin with three quarters of the others.
//!
//! After each fit to solutions, weights that few examples have used go to the mean of their
//! kind, and kinds that none has used are as those of tiles whose homes are
//! nearer to each other (`fill`): a larger board has pairs that smaller ones
//! have not.

use crate::contrast::{Entropy, Rates, Round, Source, WIDTH};
use crate::examples::Examples;
use crate::features::{Features, WALLS, first_image};
use crate::fit::{Taught, fit};
use crate::layers::{contests, near_contests};
use crate::near::NearFeatures;
use crate::solve::{Draw, Solved, solve};
use crate::start::excess;
use crate::training::Report;
use taquin::shuffle::SplitMix64;
use taquin::training::{
    PAIRS, SINGLES, Shared, Weights, nearer, pair_place, single_images, single_place,
};
use taquin::{Seed, Size};

/// Factor of what two tiles need beyond their Manhattan distances, as on 5×5.
const FACTOR: f32 = 1.5;

/// Boards per layer of the beams of the lesson.
const LESSON_WIDTH: usize = 1_000;

/// Rate of the fits. Each weight is met in many places, so it is low: see the
/// figures of the library.
const RATE: f32 = 0.015;

/// As many examples as must use a weight for it to be half its own, and half the
/// mean of its kind.
const FEW: f32 = 400.0;

/// The parameters of a training.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedPlan {
    /// Columns and rows of the boards of the rounds, the largest last, and of the contrast.
    pub sizes: Vec<Size>,
    /// Boards drawn for the lesson.
    pub lesson: usize,
    /// Boards drawn for each round.
    pub boards: usize,
    /// Boards drawn of each size for each round of contrast.
    pub roots: usize,
    /// Boards per layer of the beams of the rounds.
    pub width: usize,
    /// The boards that teach the weights of two tiles with near homes.
    pub near: Vec<NearPlan>,
    /// The seed of everything random.
    pub seed: u64,
    /// Threads that solve; the result does not depend on their number.
    pub threads: usize,
}

impl SharedPlan {
    fn largest(&self) -> Size {
        *self.sizes.last().expect("a size at least")
    }
}

/// Boards of one size that beams by distances solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NearPlan {
    /// Columns and rows of the boards.
    pub size: Size,
    /// Boards drawn for each round.
    pub roots: usize,
    /// Boards per layer of the beams.
    pub width: usize,
}

/// A training in progress.
#[derive(Debug)]
pub struct SharedTraining {
    plan: SharedPlan,
    // In slides, indexed by the numbers of the features.
    values: Vec<f32>,
    // Those of two tiles with near homes, by place; until they are taught, `None`: they
    // follow the others.
    near: Option<Vec<f32>>,
    // By size.
    sets: Vec<(Features, Examples)>,
    random: SplitMix64,
}

impl SharedTraining {
    /// Begins a training from nothing.
    ///
    /// # Panics
    ///
    /// When the plan has no size.
    #[must_use]
    pub fn new(plan: SharedPlan) -> Self {
        Self {
            values: start(plan.largest()),
            near: None,
            sets: Vec::new(),
            random: SplitMix64::new(Seed::from(plan.seed)),
            plan,
        }
    }

    /// Goes on from existing weights. Where those of two tiles with near homes follow the
    /// others, they go on to do so.
    #[must_use]
    pub fn from(mut self, weights: &Shared) -> Self {
        self.values = weights.values();
        let near = weights.near_values();
        self.near = (near != Shared::new(&self.values).near_values()).then_some(near);
        self
    }

    /// Returns the present weights.
    #[must_use]
    pub fn weights(&self) -> Shared {
        let weights = Shared::new(&self.values);
        match &self.near {
            Some(near) => weights.with_near(near),
            None => weights,
        }
    }

    /// Solves boards of a smaller size by its own weights, and fits the shared weights to
    /// the solutions.
    ///
    /// # Panics
    ///
    /// When no board is to be solved.
    pub fn lesson(&mut self, from: &Weights) -> Report {
        let solved = self.solve(from, self.plan.lesson, LESSON_WIDTH);
        self.learn(&solved)
    }

    /// Solves boards of a size with the shared weights, and fits them to the solutions.
    ///
    /// # Panics
    ///
    /// When no board is to be solved.
    pub fn round(&mut self, size: Size) -> Report {
        let grown = self.weights().grown(size);
        let solved = self.solve(&grown, self.plan.boards, self.plan.width);
        self.learn(&solved)
    }

    /// Solves boards with the shared weights, and fits them to the layers of the beams;
    /// like [`Training::contrast`](crate::Training::contrast).
    ///
    /// # Panics
    ///
    /// When there are no boards, or when the beams lose all.
    pub fn contrast(&mut self, round: u64) -> Entropy {
        let weights = self.weights();
        self.values = weights.values();
        let SharedPlan { roots, threads, .. } = self.plan;
        let sizes = self.plan.sizes.iter();
        let features: Vec<Features> = sizes.map(|&size| Features::shared(size)).collect();
        let sources = features.iter().map(|features| {
            let grown = weights.grown(features.size());
            Source {
                terms: features,
                roots,
                contests: Box::new(move |seeds| contests(&grown, seeds, WIDTH, threads)),
            }
        });
        let sources: Vec<Source<'_>> = sources.collect();
        self.draws(round, Rates::SHARED)
            .fit(&mut self.values, &sources)
    }

    /// Solves larger boards by distances, and fits the weights of two tiles with near
    /// homes to the layers of the beams, like [`SharedTraining::contrast`].
    ///
    /// # Panics
    ///
    /// When there are no boards, or when the beams lose all.
    pub fn contrast_near(&mut self, round: u64) -> Entropy {
        let weights = self.weights();
        let mut near = weights.near_values();
        let threads = self.plan.threads;
        let plans = self.plan.near.iter();
        let features: Vec<NearFeatures> = plans.map(|it| NearFeatures::new(it.size)).collect();
        let sources = features
            .iter()
            .zip(&self.plan.near)
            .map(|(features, plan)| {
                let (NearPlan { size, roots, width }, weights) = (*plan, &weights);
                Source {
                    terms: features,
                    roots,
                    contests: Box::new(move |seeds| {
                        near_contests(size, weights, seeds, width, threads)
                    }),
                }
            });
        let sources: Vec<Source<'_>> = sources.collect();
        let entropy = self.draws(round, Rates::NEAR).fit(&mut near, &sources);
        self.near = Some(near);
        entropy
    }

    fn draws(&self, number: u64, rates: Rates) -> Round {
        Round {
            seed: self.plan.seed,
            number,
            rates,
        }
    }

    fn seeds(&mut self, count: usize) -> Vec<u64> {
        (0..count).map(|_| self.random.next_u64()).collect()
    }

    /// Solves boards, and keeps the examples in place of older ones of that size.
    fn solve(&mut self, weights: &Weights, boards: usize, width: usize) -> Solved {
        let seeds = self.seeds(boards);
        let solved = solve(weights, &seeds, width, self.plan.threads, Draw::WalksToo);
        let size = weights.size();
        match self.sets.iter_mut().find(|(set, _)| set.size() == size) {
            Some((_, examples)) => *examples = solved.examples.clone(),
            None => self
                .sets
                .push((Features::shared(size), solved.examples.clone())),
        }
        solved
    }

    fn learn(&mut self, solved: &Solved) -> Report {
        let sets = self.sets.iter();
        let sets: Vec<Taught<'_>> = sets
            .map(|(features, examples)| Taught { features, examples })
            .collect();
        self.values = start(self.plan.largest());
        let held_out = fit(&mut self.values, &sets, RATE, &mut self.random);
        fill(&mut self.values, &counts(&sets));
        Report {
            solved: solved.solved,
            lost: solved.lost,
            mean: solved.mean(),
            examples: sets.iter().map(|taught| taught.examples.len()).sum(),
            held_out,
        }
    }
}

/// Returns the Manhattan distance, and 1.5 times the mean excess of each two
/// tiles with one weight on boards of this size.
fn start(size: Size) -> Vec<f32> {
    let (cells, tiles) = (size.cells(), size.cells() - 1);
    let mut values = vec![0.0; SINGLES + PAIRS];
    for home in 0..tiles {
        for cell in 0..cells {
            let images = single_images(single_place(size, home, cell));
            let first = images[0].min(images[1]);
            // Beyond the farthest place, the distance is added when the weights grow.
            let distance = size.distance(home, cell) as f32;
            values[first] = match values[first] {
                0.0 => distance,
                nearest => distance.min(nearest),
            };
        }
    }
    let mut counts = vec![0_u32; PAIRS];
    let mut sums = vec![0_u32; PAIRS];
    for home in 0..tiles {
        for other_home in home + 1..tiles {
            let excess = excess(size, [home, other_home]);
            for (at, &excess) in excess.iter().enumerate() {
                let (cell, other_cell) = (at / cells, at % cells);
                if cell != other_cell {
                    let place = pair_place(size, (home, cell), (other_home, other_cell));
                    let first = first_image(place);
                    counts[first] += 1;
                    sums[first] += u32::from(excess);
                }
            }
        }
    }
    for (place, (&count, &sum)) in counts.iter().zip(&sums).enumerate() {
        if count > 0 {
            values[SINGLES + place] = FACTOR * sum as f32 / count as f32;
        }
    }
    values
}

/// Returns how many examples use each weight of two tiles.
fn counts(sets: &[Taught<'_>]) -> Vec<u32> {
    let mut counts = vec![0; SINGLES + PAIRS];
    let mut weights = Vec::new();
    for Taught { features, examples } in sets {
        for at in 0..examples.len() {
            features.list(examples.get(at).0, &mut weights);
            for &weight in &weights {
                counts[weight as usize] += 1;
            }
        }
    }
    counts.split_off(SINGLES)
}

/// Draws weights of two tiles that few examples have used to the mean of their
/// kind: those that differ only in the walls. A kind without examples has the
/// mean of the kind whose homes are nearer to each other.
fn fill(values: &mut [f32], counts: &[u32]) {
    let values = &mut values[SINGLES..];
    // By kind; those with nearer homes come first.
    let mut means = vec![0.0; PAIRS / WALLS];
    for kind in 0..PAIRS / WALLS {
        let places = kind * WALLS..(kind + 1) * WALLS;
        if first_image(places.start) < places.start {
            continue;
        }
        let (mut sum, mut used) = (0.0_f64, 0.0_f64);
        for place in places.clone() {
            sum += f64::from(values[place]) * f64::from(counts[place]);
            used += f64::from(counts[place]);
        }
        means[kind] = if used > 0.0 {
            sum / used
        } else {
            let near = nearer(places.start).map(first_image);
            near.map_or(0.0, |near| means[near / WALLS])
        };
        #[expect(clippy::cast_possible_truncation, reason = "a few slides")]
        let mean = means[kind] as f32;
        for place in places {
            let count = counts[place] as f32;
            values[place] = (count * values[place] + FEW * mean) / (count + FEW);
        }
    }
}
