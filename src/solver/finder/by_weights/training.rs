//! What only the trainer needs: weights are made and written, and a beam is
//! looked into.

use super::beam::Beam;
use super::coder::{Chance, Coder, Interval};
use super::groups::{for_each_pair, for_each_single};
use super::weights::{HEADER, MAGIC, MAX_CELLS, PARTS, VERSION, Weights, WeightsError, checksum};
use crate::board::{Board, Size};
use crate::solver::home_board::HomeBoard;
use std::sync::Arc;

/// The most that a weight of one tile is, either way. The difference from what
/// the coder expects must not be more than it takes.
const MOST: i16 = 1 << 11;

impl Weights {
    /// Weights in slides: those of `for_each_single`, then those of
    /// `for_each_pair`, in their order, rounded to what is kept: multiples of
    /// 1/32, up to 64 slides for a tile and 3 31/32 for two.
    ///
    /// # Errors
    ///
    /// When the size has more than 36 cells, or there are not as many as it
    /// takes.
    pub fn new(size: Size, values: &[f32]) -> Result<Self, WeightsError> {
        if size.cells() > MAX_CELLS {
            return Err(WeightsError::Size);
        }
        let (expected, got) = (count(size), values.len());
        if got != expected {
            return Err(WeightsError::Count { expected, got });
        }
        let mut values = values.iter();
        let mut next = |least: i16, most: i16| {
            let value = values.next().expect("a value for each weight");
            let parts = (value * f32::from(PARTS)).round();
            #[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
            let parts = parts.clamp(f32::from(least), f32::from(most)) as i16;
            parts
        };
        let mut weights = Self::empty(size);
        for_each_single(size, |places| {
            let value = next(-MOST, MOST);
            places.iter().for_each(|&at| weights.singles[at] = value);
        });
        for_each_pair(size, |places| {
            let value = next(i16::from(-i8::MAX), i16::from(i8::MAX));
            let value = i8::try_from(value).expect("clamped");
            places.iter().for_each(|&at| weights.pairs[at] = value);
        });
        Ok(weights)
    }

    /// The weights in slides, in the order of [`Weights::new`].
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

    /// The weights as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::new();
        // Coding reads what it writes: what it has not come to is as 0 to it.
        let mut coded = Self::empty(self.size);
        coded.code_from(&mut writer, self);
        let coded = writer.finish();
        let mut bytes = Vec::with_capacity(HEADER + coded.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        let side = |side: usize| u8::try_from(side).expect("a side is at most 16");
        bytes.extend([side(self.size.columns()), side(self.size.rows())]);
        bytes.extend(checksum(&bytes, &coded).to_le_bytes());
        bytes.extend(coded);
        bytes
    }

    /// Writes the weights of another; this has none, and has those then.
    fn code_from(&mut self, writer: &mut Writer, other: &Self) {
        let single = |at: usize| other.singles[at];
        let pair = |at: usize| other.pairs[at];
        self.go_through(writer, single, pair);
    }
}

/// How many weights boards of a size have.
fn count(size: Size) -> usize {
    let mut count = 0;
    for_each_single(size, |_| count += 1);
    for_each_pair(size, |_| count += 1);
    count
}

impl Beam {
    /// Begins a search of at most `most` slides (STM), with at most `width`
    /// boards to a layer; 0 is taken as 1.
    ///
    /// # Errors
    ///
    /// When the weights are for boards of another size, or of a size that no
    /// beam goes by weights on: one is compiled for 25 cells and one for 36.
    pub fn new(
        weights: &Arc<Weights>,
        board: &Board,
        width: usize,
        most: usize,
    ) -> Result<Self, WeightsError> {
        Self::from_homes(weights, &HomeBoard::of(board), width, most)
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
}

/// Makes bytes of bits.
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
