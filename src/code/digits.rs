//! Digits of base 64, and the rank of a permutation in them.

use crate::board::Size;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The character of a digit below 64.
pub fn character(digit: usize) -> char {
    char::from(DIGITS[digit])
}

/// The digit of a character, if it is one.
pub fn digit(character: char) -> Option<usize> {
    DIGITS.iter().position(|&d| char::from(d) == character)
}

/// The number of a permutation, from 0, in digits of base 64, highest first.
#[derive(Debug)]
pub struct Rank(pub Vec<usize>);

impl Rank {
    /// Zero, with as many digits as the last permutation of a size needs.
    pub fn zero(size: Size) -> Self {
        // cells!, which is no power of 64, has as many digits as cells! − 1; two
        // for each cell are more than enough.
        let mut permutations = Self(vec![0; 2 * size.cells()]);
        permutations.push(1, 1);
        for n in 2..=size.cells() {
            permutations.push(n, 0);
        }
        let digits = permutations.0.iter().skip_while(|&&digit| digit == 0);
        Self(vec![0; digits.count()])
    }

    /// Ranks a permutation of 0 … cells − 1.
    pub fn of(size: Size, tiles: &[u8]) -> Self {
        let mut rank = Self::zero(size);
        for (at, &tile) in tiles.iter().enumerate() {
            let smaller_behind = tiles[at..].iter().filter(|&&t| t < tile).count();
            rank.push(size.cells() - at, smaller_behind);
        }
        rank
    }

    /// Times `base`, plus `value`.
    fn push(&mut self, base: usize, value: usize) {
        let mut carry = value;
        for digit in self.0.iter_mut().rev() {
            carry += *digit * base;
            *digit = carry % 64;
            carry /= 64;
        }
        debug_assert_eq!(carry, 0, "the last rank of the size fits");
    }

    /// Divides by `base` and returns the rest: undoes [`Rank::push`].
    fn pop(&mut self, base: usize) -> usize {
        let mut rest = 0;
        for digit in &mut self.0 {
            rest = rest * 64 + *digit;
            *digit = rest / base;
            rest %= base;
        }
        rest
    }

    /// Returns the permutation of 0 … cells − 1 that has this rank; `None` if the
    /// rank is past the last.
    pub fn into_permutation(mut self, size: Size) -> Option<Vec<u8>> {
        let mut smaller_behind: Vec<usize> = (1..=size.cells()).map(|n| self.pop(n)).collect();
        smaller_behind.reverse();
        if self.0.iter().any(|&digit| digit != 0) {
            return None;
        }
        let mut unused: Vec<u8> = (0..=u8::MAX).take(size.cells()).collect();
        let tiles = smaller_behind.into_iter().map(|n| unused.remove(n));
        Some(tiles.collect())
    }
}
