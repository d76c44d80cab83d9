//! Fits weights to what a beam must tell apart: in each layer, the board on the way to
//! the goal from others that were kept beside it.
//!
//! The less a board's value, the likelier it is the one, by the softmax of the negated
//! values. The weights go down the slope of the logarithm. It does not matter that a
//! value is near the slides that remain: a beam only ranks by it.
//!
//! With each weight goes what all pairs of its kind have in common, as in `fit`. There
//! are far fewer layers that differ than there are weights: without kinds, entropies
//! on 6×6 were 0.983 and 1.085, and beams of 8,000 found 174.5 and 174.9 slides.
//!
//! The slopes of a layer add up to nothing, so what all boards have in common stays.
//! When small ones were left out of the others alone, values sank by hundreds of
//! slides, and weights left the range of the tables.

use crate::features::Features;
use std::fmt;
use taquin::shuffle::SplitMix64;
use taquin::training::inverse_share;
use taquin::{Seed, Size};

/// Boards of one layer: the one on the way, and eight others.
pub const BOARDS: usize = 9;

/// The number of times that each layer is used.
const EPOCHS: usize = 2;

/// The rate falls linearly, to a twentieth of the first.
const LAST: f32 = 0.05;

/// Added to the root of the squared slopes, so that a weight that is seldom met does not
/// go far.
const DAMPING: f32 = 2.0;

/// A board with a smaller chance is left out.
const LEAST: f32 = 0.01;

/// Boards per layer of the beams by weights. With as many nodes, more roots are better
/// than wider beams: on 5×5, 20,000 at 1,000 than 5,000 at 4,000.
pub(crate) const WIDTH: usize = 1_500;

/// The speeds at which weights learn.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// The one of a weight.
    pub own: f32,
    /// The one of what a kind has in common.
    pub kinds: f32,
}

impl Rates {
    /// For the weights of 5×5.
    pub const SINGLE: Self = Self {
        own: 0.03,
        kinds: 0.1,
    };
    /// For those that sizes share: each is met in many places.
    pub const SHARED: Self = Self {
        own: 0.006,
        kinds: 0.02,
    };
    /// For those of tiles with near homes.
    pub const NEAR: Self = Self {
        own: 0.02,
        kinds: 0.0,
    };
}

/// One in `HELD_OUT` layers, the last ones, is held out.
const HELD_OUT: usize = 20;

/// The weights that the value of a board is the sum of. Their numbers and kinds are the
/// same for all sizes that are taught together.
pub trait Terms {
    /// Returns the size of the boards.
    fn size(&self) -> Size;

    /// Returns the kind of each weight, by its number.
    fn kinds(&self) -> &[u32];

    /// Returns the number of kinds.
    fn kind_count(&self) -> usize;

    /// Replaces `terms` by the weights of a board, each with the part that it has in the
    /// value; returns what is added to them. `homes` has the home of what lies in each
    /// cell. The values are such that a difference of 1 makes a board e times as likely.
    fn list(&self, homes: &[u8], terms: &mut Vec<(u32, f32)>) -> f32;
}

/// The values are those of the solver's tables, with the inverse board.
impl Terms for Features {
    fn size(&self) -> Size {
        self.size()
    }

    fn kinds(&self) -> &[u32] {
        self.kinds()
    }

    fn kind_count(&self) -> usize {
        self.kind_count()
    }

    fn list(&self, homes: &[u8], terms: &mut Vec<(u32, f32)>) -> f32 {
        self.list_with_inverse(homes, inverse_share(self.size()), terms);
        0.0
    }
}

/// A round of contrast. It draws from the seed and its number alone, so that training can
/// go on with it from a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub(crate) seed: u64,
    pub(crate) number: u64,
    pub(crate) rates: Rates,
}

/// A source of layers of boards of one size.
pub(crate) struct Source<'a> {
    pub(crate) terms: &'a dyn Terms,
    /// Boards to draw.
    pub(crate) roots: usize,
    pub(crate) contests: Box<Solve<'a>>,
}

/// Solves the boards of seeds, and returns the layers of the beams.
type Solve<'a> = dyn Fn(&[u64]) -> Contests + 'a;

impl Round {
    /// Fits the values to the layers of beams.
    ///
    /// # Panics
    ///
    /// When there are no boards, or when the beams lose all.
    pub(crate) fn fit(self, values: &mut [f32], sources: &[Source<'_>]) -> Entropy {
        let mut seeds = SplitMix64::new(Seed::from(self.seed));
        let mut random = SplitMix64::new(Seed::from(seeds.next_u64().wrapping_add(self.number)));
        let layers = sources.iter().map(|source| {
            let seeds: Vec<u64> = (0..source.roots).map(|_| random.next_u64()).collect();
            (source.contests)(&seeds)
        });
        let layers: Vec<Contests> = layers.collect();
        let sets = sources.iter().zip(&layers);
        let sets: Vec<Set<'_>> = sets.map(|(source, it)| (source.terms, it)).collect();
        contrast(values, &sets, self.rates, &mut random)
    }
}

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

/// The terms of boards of one size, and layers of such boards.
pub type Set<'a> = (&'a dyn Terms, &'a Contests);

/// Fits weights, indexed by their numbers in the terms, to layers.
///
/// # Panics
///
/// When a set has no layers, or when there is no set.
pub fn contrast(
    values: &mut [f32],
    sets: &[Set<'_>],
    rates: Rates,
    random: &mut SplitMix64,
) -> Entropy {
    let (mut taught, mut held_out) = (Vec::new(), Vec::new());
    for (set, (terms, contests)) in sets.iter().enumerate() {
        let all: Vec<Layer<'_>> = contests.layers(terms.size()).map(|it| (set, it)).collect();
        assert!(!all.is_empty(), "there are layers");
        let (before, last) = all.split_at(all.len() - all.len().div_ceil(HELD_OUT));
        taught.extend(before);
        held_out.extend(last);
    }
    let terms = sets[0].0;
    let mut fit = Fit {
        sets,
        kinds_of: terms.kinds(),
        weights: values.iter().map(|&value| Weight::new(value)).collect(),
        kinds: vec![Kind::default(); terms.kind_count()],
        known: 0,
        square: 0.0,
        used: [const { Vec::new() }; BOARDS],
        touched: Vec::new(),
        touched_kinds: Vec::new(),
    };
    let before = fit.entropy(&held_out);
    let mut order: Vec<usize> = (0..taught.len()).collect();
    let steps = (EPOCHS * taught.len()) as f32;
    let mut done = 0.0;
    for _ in 0..EPOCHS {
        random.shuffle(&mut order);
        for &at in &order {
            let left = 1.0 - (1.0 - LAST) * done / steps;
            fit.learn(taught[at], [rates.own, rates.kinds].map(|rate| rate * left));
            done += 1.0;
        }
    }
    let after = fit.entropy(&held_out);
    for (at, value) in values.iter_mut().enumerate() {
        *value = fit.value(at);
    }
    Entropy {
        layers: taught.len() + held_out.len(),
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

/// The value that all weights of a kind have in common.
#[derive(Clone, Copy, Debug, Default)]
struct Kind {
    value: f32,
    // In the layer at hand; 0 if that does not use it.
    slope: f32,
    is_known: bool,
}

/// Boards of a layer, and the number of their set.
type Layer<'a> = (usize, &'a [u8]);

struct Fit<'a> {
    sets: &'a [Set<'a>],
    // By number of a weight.
    kinds_of: &'a [u32],
    weights: Vec<Weight>,
    kinds: Vec<Kind>,
    // Number of kinds that were used.
    known: usize,
    // The sum of all squared slopes of kinds.
    square: f32,
    // The weights of each board of the layer at hand, and the parts that they have.
    used: [Vec<(u32, f32)>; BOARDS],
    // Weights and kinds that have a slope.
    touched: Vec<u32>,
    touched_kinds: Vec<u32>,
}

impl Fit<'_> {
    /// Returns the chance of each board of a layer.
    fn chances(&mut self, (set, layer): Layer<'_>) -> [f32; BOARDS] {
        let terms = self.sets[set].0;
        let mut chances = [0.0; BOARDS];
        let boards = layer.chunks_exact(terms.size().cells());
        for ((board, used), chance) in boards.zip(&mut self.used).zip(&mut chances) {
            let mut value = terms.list(board, used);
            for &(at, part) in used.iter() {
                let kind = self.kinds_of[at as usize] as usize;
                value += part * (self.weights[at as usize].value + self.kinds[kind].value);
            }
            *chance = value;
        }
        let least = chances.iter().copied().fold(f32::MAX, f32::min);
        chances = chances.map(|value| falling(value - least));
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }

    /// Returns the value of a weight.
    fn value(&self, at: usize) -> f32 {
        let kind = self.kinds_of[at] as usize;
        self.weights[at].value + self.kinds[kind].value
    }

    fn learn(&mut self, layer: Layer<'_>, [own_rate, kind_rate]: [f32; 2]) {
        let chances = self.chances(layer);
        let mut slopes = chances.map(|chance| if chance < LEAST { 0.0 } else { -chance });
        slopes[0] = -slopes[1..].iter().sum::<f32>();
        for (used, slope) in self.used.iter().zip(slopes) {
            if slope == 0.0 {
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
            weight.square += slope * slope;
            weight.value -= own_rate * slope / (weight.square.sqrt() + DAMPING);
            let kind = self.kinds_of[at as usize];
            let sum = &mut self.kinds[kind as usize].slope;
            if *sum == 0.0 {
                self.touched_kinds.push(kind);
            }
            *sum += slope;
        }
        self.learn_kinds(kind_rate);
    }

    /// Here one divisor serves all, so that steps add up to nothing as slopes do.
    fn learn_kinds(&mut self, rate: f32) {
        for &kind in &self.touched_kinds {
            let kind = &mut self.kinds[kind as usize];
            self.known += usize::from(!kind.is_known);
            kind.is_known = true;
            self.square += kind.slope * kind.slope;
        }
        let mean = self.square / self.known.max(1) as f32;
        let step = rate / (mean.sqrt() + DAMPING);
        for at in self.touched_kinds.drain(..) {
            let kind = &mut self.kinds[at as usize];
            kind.value -= step * std::mem::take(&mut kind.slope);
        }
    }

    fn entropy(&mut self, layers: &[Layer<'_>]) -> f64 {
        let chances = layers.iter().map(|&layer| self.chances(layer)[0]);
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
