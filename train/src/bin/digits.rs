//! `cargo run --release -p train --bin digits -- CELLS TEST`: learns printed digits and
//! writes `photo/src/digits.bin`. Both files are of `scripts/digits.js`: for each
//! sample its kind, 0 to 10, and the grey values of a cell. Of the second file nothing
//! is learned; its fonts are others, and it says what was reached.

#![expect(
    clippy::cast_possible_truncation,
    reason = "weights are rounded on purpose"
)]

use photo::digits::{BYTES, FEATURES, HIDDEN, KINDS, features};
use photo::glyphs::{SIDE, find};
use std::error::Error;
use std::{env, fs};
use taquin::shuffle::SplitMix64;

const EPOCHS: usize = 40;
const RATE: f32 = 0.02;

type Sample = (usize, [f32; FEATURES]);

struct Net {
    hidden: Vec<[f32; FEATURES + 1]>,
    out: Vec<[f32; HIDDEN + 1]>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = env::args().skip(1);
    let mut next = || paths.next().ok_or("two files are needed");
    let learned = read(&fs::read(next()?)?);
    let tested = read(&fs::read(next()?)?);
    println!("{} marks to learn, {} to test", learned.len(), tested.len());
    let mut random = SplitMix64::new(1.into());
    let mut net = Net::new(&mut random);
    let mut order: Vec<usize> = (0..learned.len()).collect();
    for epoch in 0..EPOCHS {
        random.shuffle(&mut order);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for &at in &order {
            net.learn(&learned[at], rate);
        }
        if epoch % 5 == 4 {
            let [own, other] = [&learned, &tested].map(|samples| net.right(samples));
            println!("{}: {own:.4}, other fonts {other:.4}", epoch + 1);
        }
    }
    let bytes = net.bytes();
    assert_eq!(bytes.len(), BYTES);
    fs::write("photo/src/digits.bin", bytes)?;
    Ok(())
}

/// The marks of the cells that have exactly one.
fn read(bytes: &[u8]) -> Vec<Sample> {
    let cells = bytes.chunks_exact(1 + SIDE * SIDE);
    cells
        .filter_map(|bytes| {
            let cell = std::array::from_fn(|y| {
                std::array::from_fn(|x| f32::from(bytes[1 + y * SIDE + x]))
            });
            match find(&cell).as_slice() {
                [glyph] => Some((usize::from(bytes[0]), features(glyph))),
                _ => None,
            }
        })
        .collect()
}

impl Net {
    fn new(random: &mut SplitMix64) -> Self {
        let mut draw = |spread: f32| (random.next_u64() as f32 / u64::MAX as f32 - 0.5) * spread;
        Self {
            hidden: (0..HIDDEN)
                .map(|_| std::array::from_fn(|_| draw(0.4)))
                .collect(),
            out: (0..KINDS)
                .map(|_| std::array::from_fn(|_| draw(0.4)))
                .collect(),
        }
    }

    fn run(&self, features: &[f32; FEATURES]) -> ([f32; HIDDEN], [f32; KINDS]) {
        let sum = |weights: &[f32], values: &[f32]| {
            let (bias, weights) = weights.split_last().expect("there is a bias");
            bias + weights.iter().zip(values).map(|(w, v)| w * v).sum::<f32>()
        };
        let hidden = std::array::from_fn(|at| sum(&self.hidden[at], features).max(0.0));
        let out: [f32; KINDS] = std::array::from_fn(|at| sum(&self.out[at], &hidden));
        let most = out.iter().copied().fold(f32::MIN, f32::max);
        let likely = out.map(|value| (value - most).exp());
        let all: f32 = likely.iter().sum();
        (hidden, likely.map(|value| value / all))
    }

    /// A step down the slope of the logarithm.
    fn learn(&mut self, (kind, features): &Sample, rate: f32) {
        let (hidden, likely) = self.run(features);
        let mut back = [0.0; HIDDEN];
        for (at, node) in self.out.iter_mut().enumerate() {
            let wrong = likely[at] - f32::from(u8::from(at == *kind));
            for (n, value) in hidden.iter().enumerate() {
                back[n] += wrong * node[n];
                node[n] -= rate * wrong * value;
            }
            node[HIDDEN] -= rate * wrong;
        }
        for (at, node) in self.hidden.iter_mut().enumerate() {
            if hidden[at] <= 0.0 {
                continue;
            }
            for (weight, value) in node.iter_mut().zip(features) {
                *weight -= rate * (back[at] * value + 1e-5 * *weight);
            }
            node[FEATURES] -= rate * back[at];
        }
    }

    /// The part of some samples that is read rightly.
    fn right(&self, samples: &[Sample]) -> f32 {
        let is_right = |(kind, features): &&Sample| {
            let (_, likely) = self.run(features);
            likely.iter().all(|other| *other <= likely[*kind])
        };
        samples.iter().filter(is_right).count() as f32 / samples.len() as f32
    }

    fn bytes(&self) -> Vec<u8> {
        fn layer<const N: usize>(nodes: &[[f32; N]]) -> Vec<u8> {
            let all = nodes.iter().flatten();
            let most = all
                .clone()
                .fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let scale = most / 127.0;
            let bytes = all.map(|weight| ((weight / scale).round() as i8).cast_unsigned());
            scale.to_le_bytes().into_iter().chain(bytes).collect()
        }
        [layer(&self.hidden), layer(&self.out)].concat()
    }
}
