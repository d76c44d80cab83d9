//! Sets and maps of boards and of parts of boards.
//!
//! The standard hash resists keys that are chosen to collide. Nobody chooses these, so a
//! faster and smaller one will do.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map with this hash.
pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Multiply>>;

/// A set with this hash.
pub type Set<T> = HashSet<T, BuildHasherDefault<Multiply>>;

/// Hashes by multiplication (D. E. Knuth, *The Art of Computer Programming* 3, 6.4).
#[derive(Debug, Default)]
pub struct Multiply(u64);

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        let product = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }

    fn write_u128(&mut self, number: u128) {
        #[expect(clippy::cast_possible_truncation, reason = "a half after the other")]
        let halves = [number as u64, (number >> 64) as u64];
        halves.into_iter().for_each(|half| self.write_u64(half));
    }
}
