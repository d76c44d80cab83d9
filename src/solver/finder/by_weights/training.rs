//! Tools of the trainer: it makes and writes weights, and looks into beams.

use super::beam::Beam;
use super::coder::{Chance, Coder, Interval, Reader};
use super::groups::{for_each_pair, for_each_single};
use super::places::{NEAR_PAIRS, PAIRS, SINGLES, WALLS, pair_images, single_images};
use super::shared::{self, Coding, Growth, Shared};
use super::weights;
use super::weights::{
    HEADER, MAGIC, MAX_CELLS, PARTS, SHARES, VERSION, Weights, WeightsError, checksum,
};
use crate::board::{Board, Size, byte};
use crate::solver::home_board::HomeBoard;
use std::sync::Arc;

/// Largest magnitude of a weight of one tile. The difference from what the
/// coder expects must be within what the coder takes.
const MOST: i16 = 1 << 11;

impl Weights {
    /// Returns weights from values in slides: those of `for_each_single`, then
    /// those of `for_each_pair`, in their order.
    ///
    /// The values are rounded to multiples of 1/32 and clamped to ±64 slides for
    /// one tile and ±3 31/32 for two.
    ///
    /// # Errors
    ///
    /// When the size has more than 36 cells, or when `values` has too many or too
    /// few numbers.
    pub fn new(size: Size, values: &[f32]) -> Result<Self, WeightsError> {
        if size.cells() > MAX_CELLS {
            return Err(WeightsError::Size);
        }
        let (expected, got) = (count(size), values.len());
        if got != expected {
            return Err(WeightsError::Count { expected, got });
        }
        let mut values = values.iter();
        let mut next = || *values.next().expect("a value for each weight");
        let mut weights = Self::empty(size);
        for_each_single(size, |places| {
            let value = rounded(next(), -MOST, MOST);
            places.iter().for_each(|&at| weights.singles[at] = value);
        });
        for_each_pair(size, |places| {
            let value = rounded_pair(next());
            places.iter().for_each(|&at| weights.pairs[at] = value);
        });
        Ok(weights)
    }

    /// Returns the weights in slides, in the order of [`Weights::new`].
    #[must_use]
    pub fn values(&self) -> Vec<f32> {
        let slides = |parts: i16| f32::from(parts) / f32::from(PARTS);
        let mut values = Vec::new();
        for_each_single(self.size, |places| {
            values.push(slides(self.singles[places[0]]));
        });
        for_each_pair(self.size, |places| {
            values.push(slides(self.pairs[places[0]].into()));
        });
        values
    }

    /// Returns the weights as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::new();
        // The coder takes its contexts from what it has coded; the rest must be 0, as
        // for the reader.
        let mut coded = Self::empty(self.size);
        coded.code_from(&mut writer, self);
        let coded = writer.finish();
        let mut bytes = Vec::with_capacity(HEADER + coded.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([self.size.columns(), self.size.rows()].map(byte));
        bytes.extend(checksum(&bytes, &coded).to_le_bytes());
        bytes.extend(coded);
        bytes
    }

    /// Writes the weights of `other`, and copies them; `self` must be empty.
    fn code_from(&mut self, writer: &mut Writer, other: &Self) {
        let single = |at: usize| other.singles[at];
        let pair = |at: usize| other.pairs[at];
        self.go_through(writer, single, pair);
    }
}

/// Returns the share that the inverse board has in the weights of two tiles, from 0 to 1.
#[must_use]
pub fn inverse_share(size: Size) -> f32 {
    f32::from(weights::inverse_share(size)) / f32::from(SHARES)
}

/// Returns how many weights boards of a size have.
fn count(size: Size) -> usize {
    let mut count = 0;
    for_each_single(size, |_| count += 1);
    for_each_pair(size, |_| count += 1);
    count
}

impl Shared {
    /// Reads weights from bytes.
    ///
    /// # Errors
    ///
    /// When the bytes are damaged, or are not weights that this build reads.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let coded = shared::check(bytes)?;
        let mut shared = Self::empty();
        let mut coding = Coding::new();
        let mut reader = Reader::new(coded);
        coding.step(&mut reader, &mut shared, u64::MAX, |_| 0, |_| 0, |_| 0);
        Ok(shared)
    }

    /// Returns weights of 0.
    #[must_use]
    pub fn none() -> Self {
        Self::empty()
    }

    /// Returns the weights in slides, in the order of [`Shared::new`].
    #[must_use]
    pub fn values(&self) -> Vec<f32> {
        let slides = |parts: i16| f32::from(parts) / f32::from(PARTS);
        let singles = self.singles.iter().map(|&single| slides(single));
        let pairs = self.pairs.iter().map(|&pair| slides(pair.into()));
        singles.chain(pairs).collect()
    }

    /// Returns the weights for boards of a size.
    #[must_use]
    pub fn grown(&self, size: Size) -> Weights {
        let grown = Growth::new(size).step(self, u64::MAX);
        Arc::unwrap_or_clone(grown.expect("nothing is left to grow"))
    }

    /// Returns weights from values in slides: those of one tile or the blank by
    /// place, then those of two tiles. Of places that are images of each other,
    /// the value of the first counts.
    ///
    /// The values are rounded to multiples of 1/32 and clamped to ±64 slides for
    /// one tile and ±3 31/32 for two. Those of near homes are three quarters of those of
    /// any: see [`Shared::with_near`].
    ///
    /// # Panics
    ///
    /// When `values` has too many or too few numbers.
    #[must_use]
    pub fn new(values: &[f32]) -> Self {
        let (singles, pairs) = values.split_at(SINGLES);
        assert_eq!(pairs.len(), PAIRS, "a value for each place");
        let mut shared = Self::empty();
        for place in 0..SINGLES {
            let first = single_images(place).into_iter().min().expect("itself");
            shared.singles[place] = rounded(singles[first], -MOST, MOST);
        }
        for place in 0..PAIRS {
            let first = pair_images(place).into_iter().min().expect("itself");
            shared.pairs[place] = rounded_pair(pairs[first]);
        }
        for (place, near) in shared.near.iter_mut().enumerate() {
            *near = shared::softened(shared.pairs[place * WALLS]);
        }
        shared
    }

    /// Returns the weights in slides that beams by distances add to theirs, in the order
    /// of [`Shared::with_near`].
    #[must_use]
    pub fn near_values(&self) -> Vec<f32> {
        let slides = |&near: &i8| f32::from(near) / f32::from(PARTS);
        self.near.iter().map(slides).collect()
    }

    /// Replaces the weights that beams by distances add to theirs, by values in slides at
    /// the places of two tiles with near homes. They are rounded like those of
    /// [`Shared::new`], and of images the first counts here too.
    ///
    /// # Panics
    ///
    /// When `values` has too many or too few numbers.
    #[must_use]
    pub fn with_near(mut self, values: &[f32]) -> Self {
        assert_eq!(values.len(), NEAR_PAIRS, "a value for each place");
        for (place, near) in self.near.iter_mut().enumerate() {
            *near = rounded_pair(values[first_near(place)]);
        }
        self
    }

    /// Returns the weights as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::new();
        // The coder takes its contexts from what it has coded; the rest must be 0, as
        // for the reader.
        let mut coded = Self::empty();
        let mut coding = Coding::new();
        let single = |at: usize| self.singles[at];
        let pair = |at: usize| self.pairs[at];
        let near = |at: usize| self.near[at];
        coding.step(&mut writer, &mut coded, u64::MAX, single, pair, near);
        let coded = writer.finish();
        let mut bytes = Vec::with_capacity(HEADER + coded.len());
        bytes.extend(shared::MAGIC);
        bytes.extend(shared::VERSION.to_le_bytes());
        bytes.extend([0, 0]);
        bytes.extend(checksum(&bytes, &coded).to_le_bytes());
        bytes.extend(coded);
        bytes
    }
}

/// Returns the first image of a place of two tiles with near homes.
#[must_use]
pub fn first_near(place: usize) -> usize {
    let images = pair_images(place * WALLS);
    images.into_iter().min().expect("itself") / WALLS
}

/// Returns the weight of two tiles.
fn rounded_pair(slides: f32) -> i8 {
    let parts = rounded(slides, i16::from(-i8::MAX), i16::from(i8::MAX));
    i8::try_from(parts).expect("clamped")
}

fn rounded(slides: f32, least: i16, most: i16) -> i16 {
    let parts = (slides * f32::from(PARTS)).round();
    #[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
    let parts = parts.clamp(f32::from(least), f32::from(most)) as i16;
    parts
}

impl Beam {
    /// Begins a search of at most `most` slides (STM), with at most `width` boards
    /// per layer; 0 counts as 1.
    ///
    /// # Errors
    ///
    /// When the weights are for boards of another size, or of a size that no beam
    /// is compiled for: there is one for 25 cells and one for 36.
    pub fn new(
        weights: &Arc<Weights>,
        board: &Board,
        width: usize,
        most: usize,
    ) -> Result<Self, WeightsError> {
        Self::from_homes(weights, &HomeBoard::of(board), width, most)
    }

    /// Returns the number of boards in the layer at hand.
    #[must_use]
    pub fn layer_len(&self) -> usize {
        self.layers.len()
    }

    /// Returns a board of the layer at hand: the home of what lies in each cell.
    /// The board is turned so that the blank's home is the last cell.
    ///
    /// # Panics
    ///
    /// When `at` is not below [`Beam::layer_len`].
    #[must_use]
    pub fn layer_board(&self, at: usize) -> &[u8] {
        self.layers.board(at)
    }
}

/// Writes bits as bytes.
#[derive(Debug)]
pub(super) struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Self {
        Self {
            interval: Interval::WHOLE,
            bytes: Vec::new(),
        }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Writer {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let middle = chance.split(self.interval.low, self.interval.high);
        self.interval.take(chance, bit, middle);
        while let Some(byte) = self.interval.shift() {
            self.bytes.push(byte);
        }
        bit
    }
}
