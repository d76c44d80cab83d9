//! Fits weights to what a beam must tell apart: in each layer, the board on the way to
//! the goal from others that were kept beside it.
//!
//! The less a board's value, the likelier it is the one, by the softmax of the negated
//! values. The weights go down the slope of the logarithm. It does not matter that a
//! value is near the slides that remain: a beam only ranks by it.

use crate::features::Features;
use sliding_puzzle::Size;
use sliding_puzzle::shuffle::SplitMix64;
use std::fmt;

/// Boards of one layer: the one on the way, and eight others.
pub const BOARDS: usize = 9;

/// The number of times that each layer is used.
const EPOCHS: usize = 2;

/// The rate falls linearly, to a twentieth of the first.
const LAST: f32 = 0.05;

/// Added to the root of the squared slopes, so that a weight that is seldom met does not
/// go far.
const DAMPING: f32 = 2.0;

/// A slope of less than this is left out, in the value of a board and of a weight.
const LEAST: [f32; 2] = [0.01, 1e-4];

/// One in `HELD_OUT` layers, the last ones, is held out.
const HELD_OUT: usize = 20;

/// Layers of beams, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contests {
    // Board after board: the home of what lies in each cell. Of each `BOARDS`, the
    // first is on the way.
    homes: Vec<u8>,
}

impl Contests {
    /// Adds a layer: the board on the way, and others of which no one is that board.
    ///
    /// # Panics
    ///
    /// When the others are not as many as must be.
    pub fn push(&mut self, first: &[u8], others: &[Vec<u8>]) {
        assert_eq!(others.len() + 1, BOARDS, "a layer has as many boards");
        self.homes.extend(first);
        others.iter().for_each(|other| self.homes.extend(other));
    }

    /// Returns the layers: the boards of each, one after the other.
    pub fn layers(&self, size: Size) -> impl Iterator<Item = &[u8]> {
        self.homes.chunks_exact(BOARDS * size.cells())
    }

    /// Adds newer layers.
    pub fn append(&mut self, newer: &Self) {
        self.homes.extend(&newer.homes);
    }
}

/// The result of a fit: the mean of the negated logarithm of the chance that
/// the right board of a layer is chosen, on layers that were held out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entropy {
    /// Number of layers, the held out ones included.
    pub layers: usize,
    /// Before the fit.
    pub before: f64,
    /// After it.
    pub after: f64,
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            layers,
            before,
            after,
        } = self;
        write!(f, "{layers} layers, entropy {before:.3} → {after:.3}")
    }
}

/// Fits weights, indexed by their numbers in the features, to layers. `share` is that
/// of the inverse board in the value.
///
/// # Panics
///
/// When there are no layers.
pub fn contrast(
    values: &mut [f32],
    (features, contests): (&Features, &Contests),
    share: f32,
    rate: f32,
    random: &mut SplitMix64,
) -> Entropy {
    let all: Vec<&[u8]> = contests.layers(features.size()).collect();
    let (taught, held_out) = all.split_at(all.len() - all.len().div_ceil(HELD_OUT));
    assert!(!held_out.is_empty(), "there are layers");
    let mut fit = Fit {
        features,
        share,
        weights: values.iter().map(|&value| Weight::new(value)).collect(),
        used: [const { Vec::new() }; BOARDS],
        touched: Vec::new(),
    };
    let before = fit.entropy(held_out);
    let mut order: Vec<usize> = (0..taught.len()).collect();
    let steps = (EPOCHS * taught.len()) as f32;
    let mut done = 0.0;
    for _ in 0..EPOCHS {
        for at in (1..order.len()).rev() {
            order.swap(at, random.below(at + 1));
        }
        for &at in &order {
            let rate = rate * (1.0 - (1.0 - LAST) * done / steps);
            fit.learn(taught[at], rate);
            done += 1.0;
        }
    }
    let after = fit.entropy(held_out);
    for (value, weight) in values.iter_mut().zip(&fit.weights) {
        *value = weight.value;
    }
    Entropy {
        layers: all.len(),
        before,
        after,
    }
}

#[derive(Clone, Copy, Debug)]
struct Weight {
    value: f32,
    // In the layer at hand; 0 if that does not use it.
    slope: f32,
    // The sum of all squared slopes.
    square: f32,
}

impl Weight {
    fn new(value: f32) -> Self {
        Self {
            value,
            slope: 0.0,
            square: 0.0,
        }
    }
}

struct Fit<'a> {
    features: &'a Features,
    share: f32,
    weights: Vec<Weight>,
    // The weights of each board of the layer at hand, and the parts that they have.
    used: [Vec<(u32, f32)>; BOARDS],
    // Weights that have a slope.
    touched: Vec<u32>,
}

impl Fit<'_> {
    /// Returns the chance of each board of a layer.
    fn chances(&mut self, layer: &[u8]) -> [f32; BOARDS] {
        let mut chances = [0.0; BOARDS];
        let boards = layer.chunks_exact(self.features.size().cells());
        for ((board, used), chance) in boards.zip(&mut self.used).zip(&mut chances) {
            self.features.list_with_inverse(board, self.share, used);
            let used = used.iter();
            let values = used.map(|&(at, part)| part * self.weights[at as usize].value);
            *chance = values.sum();
        }
        let least = chances.iter().copied().fold(f32::MAX, f32::min);
        chances = chances.map(|value| falling(value - least));
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }

    fn learn(&mut self, layer: &[u8], rate: f32) {
        let chances = self.chances(layer);
        for (board, (used, chance)) in self.used.iter().zip(chances).enumerate() {
            let slope = if board == 0 { 1.0 - chance } else { -chance };
            if slope.abs() < LEAST[0] {
                continue;
            }
            for &(at, part) in used {
                let sum = &mut self.weights[at as usize].slope;
                if *sum == 0.0 {
                    self.touched.push(at);
                }
                *sum += part * slope;
            }
        }
        for at in self.touched.drain(..) {
            let weight = &mut self.weights[at as usize];
            let slope = std::mem::take(&mut weight.slope);
            if slope.abs() >= LEAST[1] {
                weight.square += slope * slope;
                weight.value -= rate * slope / (weight.square.sqrt() + DAMPING);
            }
        }
    }

    fn entropy(&mut self, layers: &[&[u8]]) -> f64 {
        let chances = layers.iter().map(|layer| self.chances(layer)[0]);
        let sum: f64 = chances.map(|chance| -f64::from(chance).ln()).sum();
        sum / layers.len() as f64
    }
}

/// Returns about 1/eˣ. Not by the standard library: that is not the same to the last bit
/// on every platform.
fn falling(x: f32) -> f32 {
    let mut root = 1.0 + x / 1024.0;
    for _ in 0..10 {
        root *= root;
    }
    1.0 / root
}
