//! Hashes: of bytes, and for sets and maps of boards and of parts of boards.
//!
//! The standard hash resists keys that are chosen to collide. Nobody chooses these, so a
//! faster and smaller one will do.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map with this hash.
pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Multiply>>;

/// A set with this hash.
pub(crate) type Set<T> = HashSet<T, BuildHasherDefault<Multiply>>;

const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// Returns the hash of bytes by FNV-1a, 64 bits (G. Fowler, L. C. Noll & K.-P. Vo, 1991).
pub(crate) fn fnv1a<'a>(bytes: impl IntoIterator<Item = &'a u8>) -> u64 {
    let bytes = bytes.into_iter();
    bytes.fold(FNV_OFFSET, |sum, &byte| fnv1a_step(sum, byte.into()))
}

/// Returns the checksum of tables: FNV-1a over 8 bytes at a time. The last bytes of each
/// table are padded with zeros.
pub(crate) fn checksum<'a>(tables: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let chunks = tables.into_iter().flat_map(|table| table.chunks(8));
    chunks.fold(FNV_OFFSET, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let sum = fnv1a_step(sum, u64::from_le_bytes(word));
        // A product carries only upwards. Without this, the top bits would not affect
        // the rest.
        sum ^ sum >> 32
    })
}

fn fnv1a_step(sum: u64, next: u64) -> u64 {
    (sum ^ next).wrapping_mul(0x0100_0000_01b3)
}

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
