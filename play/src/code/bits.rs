//! Numbers as bits, six to a digit of base 64.

use taquin::workspace::{character, digit};

/// Bits that are being written.
#[derive(Default)]
pub(super) struct BitWriter {
    bits: Vec<bool>,
}

impl BitWriter {
    /// The lowest `count` bits of a number, the highest first.
    pub(super) fn bits(&mut self, value: u64, count: u32) {
        for at in (0..count).rev() {
            self.bits.push(value >> at & 1 == 1);
        }
    }

    /// A number below 2^48, small ones in fewer bits: an exponential Golomb
    /// code, which takes `lowest` + 1 bits below 2^`lowest`, and two more for
    /// each doubling.
    pub(super) fn number(&mut self, value: u64, lowest: u32) {
        let shifted = value + (1 << lowest);
        let length = shifted.ilog2();
        self.bits(0, length - lowest);
        self.bits(shifted, length + 1);
    }

    /// The digits; zeros fill up the last one.
    pub(super) fn print(&self) -> String {
        let value = |six: &[bool]| {
            let bits = six.iter().chain([false; 6].iter()).take(6);
            bits.fold(0, |value, &bit| value << 1 | usize::from(bit))
        };
        self.bits
            .chunks(6)
            .map(|six| character(value(six)))
            .collect()
    }
}

/// Bits that are being read.
pub(super) struct BitReader {
    digits: Vec<usize>,
    at: usize,
}

impl BitReader {
    /// `None` when a character is no digit.
    pub(super) fn new(text: &str) -> Option<Self> {
        let digits = text.chars().map(digit).collect::<Option<_>>()?;
        Some(Self { digits, at: 0 })
    }

    /// The next bit; `None` at the end.
    pub(super) fn bit(&mut self) -> Option<bool> {
        let digit = self.digits.get(self.at / 6)?;
        let bit = digit >> (5 - self.at % 6) & 1;
        self.at += 1;
        Some(bit == 1)
    }

    pub(super) fn bits(&mut self, count: u32) -> Option<u64> {
        (0..count).try_fold(0, |value, _| Some(value << 1 | u64::from(self.bit()?)))
    }

    /// Reads what [`BitWriter::number`] wrote; `None` for more than 48 bits.
    pub(super) fn number(&mut self, lowest: u32) -> Option<u64> {
        let mut length = lowest;
        while !self.bit()? {
            length += 1;
            if length > 48 {
                return None;
            }
        }
        Some((1 << length) + self.bits(length)? - (1 << lowest))
    }

    /// Returns `true` if nothing is left but the padding of the last digit.
    pub(super) fn is_at_end(&self) -> bool {
        let left = self.digits.len() * 6 - self.at;
        let fill = self
            .digits
            .last()
            .map_or(0, |last| last & ((1 << left.min(6)) - 1));
        left < 6 && fill == 0
    }
}
