//! Compresses small numbers: an adaptive binary arithmetic coder (J. Rissanen &
//! G. G. Langdon, *Arithmetic coding*, IBM Journal of Research and Development
//! 23, 1979), after the carryless form of M. Mahoney's *lpaq*.

/// Each bit changes a probability by 1/2^RATE of the difference.
const RATE: u32 = 5;

/// The probability of a 1, in 65,536ths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u16);

impl Chance {
    pub(super) const EVEN: Self = Self(1 << 15);

    fn see(&mut self, bit: bool) {
        if bit {
            self.0 += (u16::MAX - self.0) >> RATE;
        } else {
            self.0 -= self.0 >> RATE;
        }
    }

    /// Returns the last number of an interval that stands for a 1.
    pub(super) fn split(self, low: u32, high: u32) -> u32 {
        let ones = (u64::from(high - low) * u64::from(self.0)) >> 16;
        low + u32::try_from(ones).expect("a part of what fits")
    }
}

/// The interval of the code that is still open, both ends included.
#[derive(Debug)]
pub(super) struct Interval {
    pub(super) low: u32,
    pub(super) high: u32,
}

impl Interval {
    pub(super) const WHOLE: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    pub(super) fn take(&mut self, chance: &mut Chance, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        chance.see(bit);
    }

    /// Shifts out the first byte of both ends, if they agree in it.
    pub(super) fn shift(&mut self) -> Option<u8> {
        let byte = (self.low >> 24) as u8;
        if byte != (self.high >> 24) as u8 {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(byte)
    }
}

/// Either end of the coder. It writes and reads by the same code.
pub(super) trait Coder {
    /// Codes a bit: writes the one given, or reads one. Returns the bit.
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;
}

/// Reads bits from bytes, and zeros past their end.
#[derive(Debug)]
pub(super) struct Reader {
    interval: Interval,
    at: u32,
    bytes: std::vec::IntoIter<u8>,
}

impl Reader {
    pub(super) fn new(bytes: &[u8]) -> Self {
        let mut reader = Self {
            interval: Interval::WHOLE,
            at: 0,
            bytes: Vec::from(bytes).into_iter(),
        };
        for _ in 0..4 {
            reader.next_byte();
        }
        reader
    }

    fn next_byte(&mut self) {
        let byte = self.bytes.next().unwrap_or(0);
        self.at = self.at << 8 | u32::from(byte);
    }
}

impl Coder for Reader {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let middle = chance.split(self.interval.low, self.interval.high);
        let bit = self.at <= middle;
        self.interval.take(chance, bit, middle);
        while self.interval.shift().is_some() {
            self.next_byte();
        }
        bit
    }
}

/// Largest magnitude that can be coded; every weight is within it.
const LARGEST: usize = 1 << 12;

/// Probabilities for the numbers of one context.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    // more[k]: of a magnitude larger than k. The last entry serves all larger k.
    more: [Chance; 24],
    // The chance of a number below 0.
    negative: Chance,
}

impl Numbers {
    pub(super) const NEW: Self = Self {
        more: [Chance::EVEN; 24],
        negative: Chance::EVEN,
    };

    /// Codes a number of magnitude `LARGEST` at most: writes the one given, or
    /// reads one. Returns the number.
    pub(super) fn code(&mut self, coder: &mut impl Coder, number: i16) -> i16 {
        let size = usize::from(number.unsigned_abs());
        let mut found = 0;
        let last = self.more.len() - 1;
        while found < LARGEST && coder.bit(&mut self.more[found.min(last)], size > found) {
            found += 1;
        }
        let found = i16::try_from(found).expect("at most LARGEST");
        if found != 0 && coder.bit(&mut self.negative, number < 0) {
            -found
        } else {
            found
        }
    }
}
