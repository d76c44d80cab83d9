//! Fits weights to examples by stochastic gradient descent. The step of each
//! weight shrinks with the squared errors that it has seen (J. Duchi, E. Hazan
//! & Y. Singer, *Adaptive subgradient methods for online learning and
//! stochastic optimization*, Journal of Machine Learning Research 12, 2011).

use crate::examples::Examples;
use crate::features::Features;
use taquin::shuffle::SplitMix64;

/// The number of times that each example is used.
const EPOCHS: usize = 3;

/// A fit has `PARTS` parts. The rate falls by a twentieth from each to the
/// next, to 1/25 in the last.
const PARTS: usize = 64;
const FALL: f32 = 0.95;

/// Added to the root of the squared errors, in slides, so that a weight that is
/// seldom met does not absorb all of an error.
const DAMPING: f32 = 10.0;

/// Errors are clamped to this many slides: some boards were solved badly.
const MOST: f32 = 8.0;

/// One in `HELD_OUT` examples, of the newest, is held out.
const HELD_OUT: usize = 20;

/// Root mean square of the errors on the held out examples, the newest
/// twentieth, in slides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldOut {
    /// Before the fit.
    pub before: f64,
    /// After it.
    pub after: f64,
}

/// Examples of one size, and the features of boards of that size.
#[derive(Clone, Copy, Debug)]
pub struct Taught<'a> {
    /// Their numbers are those of the weights; the kinds are the same for all
    /// sizes.
    pub features: &'a Features,
    /// The examples.
    pub examples: &'a Examples,
}

impl Taught<'_> {
    /// Returns the number of examples that are not held out.
    fn len(&self) -> usize {
        self.examples.len() - self.examples.len().div_ceil(HELD_OUT)
    }
}

/// Fits weights, indexed by their numbers in the features, to examples. `rate`
/// is that of the first part. Returns the errors on the held out examples.
///
/// # Panics
///
/// When there are no examples.
pub fn fit(values: &mut [f32], sets: &[Taught<'_>], rate: f32, random: &mut SplitMix64) -> HeldOut {
    let mut fit = Fit {
        sets,
        weights: Vec::new(),
    };
    let before = fit.error(values);
    let features = sets[0].features;
    let kinds = features.kinds();
    // The squares of each weight; then, for each kind, what is added to all its
    // weights.
    let mut squares = vec![0.0_f32; values.len()];
    let mut shared = vec![Shared::default(); features.kind_count()];
    let all = |(set, taught): (usize, &Taught<'_>)| (0..taught.len()).map(move |at| (set, at));
    let mut order: Vec<(usize, usize)> = sets.iter().enumerate().flat_map(all).collect();
    let taught = order.len();
    let mut rate = rate;
    let mut done = 0;
    for _ in 0..EPOCHS {
        random.shuffle(&mut order);
        for &at in &order {
            let mut error = fit.off_by(values, at);
            for &weight in &fit.weights {
                error += shared[kinds[weight as usize] as usize].value;
            }
            let error = error.clamp(-MOST, MOST);
            for &weight in &fit.weights {
                let square = &mut squares[weight as usize];
                *square += error * error;
                values[weight as usize] -= rate * error / (square.sqrt() + DAMPING);
                let shared = &mut shared[kinds[weight as usize] as usize];
                shared.square += error * error;
                shared.value -= rate * error / (shared.square.sqrt() + DAMPING);
            }
            // Not a power of the progress: that would not be the same to the last bit on
            // every platform.
            let part = done * PARTS / (EPOCHS * taught);
            done += 1;
            if done * PARTS / (EPOCHS * taught) > part {
                rate *= FALL;
            }
        }
    }
    for (value, &kind) in values.iter_mut().zip(kinds) {
        *value += shared[kind as usize].value;
    }
    let after = fit.error(values);
    HeldOut { before, after }
}

/// The values that all weights of a kind have in common.
#[derive(Clone, Copy, Debug, Default)]
struct Shared {
    value: f32,
    square: f32,
}

struct Fit<'a> {
    sets: &'a [Taught<'a>],
    // The weights of the example at hand.
    weights: Vec<u32>,
}

impl Fit<'_> {
    /// Returns by how many slides the value of an example exceeds its solution.
    fn off_by(&mut self, values: &[f32], (set, at): (usize, usize)) -> f32 {
        let Taught { features, examples } = self.sets[set];
        let (homes, left) = examples.get(at);
        features.list(homes, &mut self.weights);
        let weights = self.weights.iter();
        let value: f32 = weights.map(|&weight| values[weight as usize]).sum();
        value - f32::from(left)
    }

    /// Returns the root mean square of the errors on the held out examples.
    fn error(&mut self, values: &[f32]) -> f64 {
        let sets = self.sets.iter().enumerate();
        let held_out = sets.flat_map(|(set, taught)| {
            let held_out = taught.len()..taught.examples.len();
            held_out.map(move |at| (set, at))
        });
        let held_out: Vec<_> = held_out.collect();
        assert!(!held_out.is_empty(), "there are examples");
        let count = held_out.len() as f64;
        let squares = held_out.into_iter();
        let squares = squares.map(|at| f64::from(self.off_by(values, at)).powi(2));
        (squares.sum::<f64>() / count).sqrt()
    }
}
