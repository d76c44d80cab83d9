//! Makes pattern databases by a breadth-first search backwards from the goal.
//!
//! The entries of one outline form a bit set over the arrangements. A tile that
//! slides without passing another keeps the arrangement, so such a slide moves
//! a whole bit set to the next outline at once. Other slides move each bit by
//! the rotation's table.
//!
//! All of this takes two bits of memory per entry:
//!
//! | `bits` | `settled` | the entry is                             |
//! |--------|-----------|------------------------------------------|
//! | 0      | 0         | not reached                              |
//! | 1      | 0         | reached, in this level or the next       |
//! | d      | 1         | settled, with d the bit of its distance  |
//!
//! This level and the next do not mix: all entries of an outline have distances
//! of one parity (see `pattern`). When all are settled, `bits` is the table.

use super::arrangement::{Arrangements, MAX_SHUFFLES, WordMove};
use super::outline::{Outlines, Transition};
use super::pattern::{Pattern, PatternTable, Turning, bit_of};
use crate::board::byte;

/// One in `SAMPLE` outlines is counted for the progress.
const SAMPLE: usize = 64;

/// Sets of fewer bytes than this are padded to whole vectors: the few leftover
/// bytes would take as long as the rest.
const PADDED: usize = 256;

/// Bytes of a vector.
const VECTOR: usize = 16;

/// The most work that a table takes, per byte of its bit sets. Those measured, of
/// boards from 3×4 to 7×7, take 31 to 72.
const MOST_WORK: f64 = 72.0;

/// The level of outlines all of whose entries are settled: no slide reaches more there.
const SETTLED: u8 = u8::MAX - 1;

/// A table being made.
#[derive(Clone, Debug)]
pub(super) struct Generator {
    pattern: Pattern,
    // Bytes of an outline's set.
    stride: usize,
    // Distance of the entries that are being expanded.
    level: usize,
    // Next outline to work on.
    outline: usize,
    bits: Vec<u8>,
    settled: Vec<u8>,
    // Bytes of entries moved.
    work: usize,
    // Level at which the outline is next expanded, if it has been reached.
    due: Vec<u8>,
    // `true` if this level has entries.
    more: bool,
    // Once all levels are done.
    turning: Option<Turning>,
    // The bit set at hand, kept to save allocations.
    front: Vec<u8>,
    // The same after a rotation; has three planes even where a set has one.
    rotated: Vec<u8>,
}

impl Generator {
    /// Returns a generator that has reached only the goal.
    #[must_use]
    pub(super) fn new(pattern: Pattern, outlines: &Outlines) -> Self {
        let arrangements = outlines.arrangements();
        let stride = stride(outlines);
        let mut this = Self {
            pattern,
            stride,
            level: 0,
            outline: 0,
            bits: vec![0; stride * outlines.count()],
            settled: vec![0; stride * outlines.count()],
            work: 0,
            due: vec![u8::MAX; outlines.count()],
            more: false,
            turning: None,
            front: vec![0; stride],
            rotated: vec![0; stride.max(3 * arrangements.words())],
        };
        let goal = pattern.goal(outlines);
        this.bits[goal * stride] = 1;
        this.due[goal] = 0;
        this
    }

    /// Works until about `budget` entries are moved. Returns true when the table is
    /// complete; then call `finish`.
    pub(super) fn step(&mut self, outlines: &Outlines, budget: usize) -> bool {
        if self.turning.is_some() {
            return self.turn(budget);
        }
        let mut left = budget;
        loop {
            while self.outline < outlines.count() {
                if left == 0 {
                    return false;
                }
                let outline = self.outline;
                self.outline += 1;
                if usize::from(self.due[outline]) == self.level {
                    let work = self.spread(outlines, outline);
                    self.work += work;
                    left = left.saturating_sub(work);
                }
            }
            self.outline = 0;
            self.level += 1;
            if !std::mem::take(&mut self.more) {
                // Frees memory for the table.
                self.settled = Vec::new();
                self.turning = Some(Turning::new(outlines));
                return self.turn(left);
            }
        }
    }

    fn turn(&mut self, budget: usize) -> bool {
        let turning = self.turning.as_mut();
        turning.is_some_and(|turning| turning.step(&self.bits, self.stride, budget))
    }

    /// Returns the table; valid once `step` has returned true.
    #[must_use]
    pub(super) fn finish(self, outlines: &Outlines) -> PatternTable {
        let turning = self.turning.expect("all levels are done");
        turning.finish(self.pattern, outlines)
    }

    /// Estimates how much of the table is made, from 0 to 1. Half of it is the work,
    /// which goes on evenly but has no known end. The other half is the share of entries
    /// that are settled, from a sample: counting all of them would add a tenth to the
    /// time of making them.
    #[must_use]
    pub(super) fn share(&self, outlines: &Outlines) -> f64 {
        if self.turning.is_some() {
            return 1.0;
        }
        let work = self.work as f64 / (self.bits.len() as f64 * MOST_WORK);
        let sample = self.settled.chunks(self.stride).step_by(SAMPLE).flatten();
        let settled = sample.map(|byte| u64::from(byte.count_ones())).sum::<u64>();
        let settled = (settled * SAMPLE as u64) as f64 / outlines.entries() as f64;
        f64::midpoint(work.min(1.0), settled.min(1.0))
    }

    /// Settles this outline's entries of this level and reaches their neighbours.
    /// Returns about how many entries were moved.
    fn spread(&mut self, outlines: &Outlines, outline: usize) -> usize {
        let range = outline * self.stride..(outline + 1) * self.stride;
        let keep = if bit_of(self.level) { u8::MAX } else { 0 };
        let rows = self.bits[range.clone()]
            .iter_mut()
            .zip(&mut self.settled[range]);
        let (mut any, mut all) = (0, u8::MAX);
        for ((bits, settled), front) in rows.zip(&mut self.front) {
            *front = *bits & !*settled;
            *bits &= *settled | keep;
            *settled |= *front;
            any |= *front;
            all &= *settled;
        }
        if all == u8::MAX {
            self.due[outline] = SETTLED;
        }
        if any == 0 {
            return 1;
        }
        self.more = true;
        let arrangements = outlines.arrangements();
        let mut work = self.stride;
        for &transition in outlines.transitions_of(outline) {
            if transition == Transition::NONE {
                continue;
            }
            let target = transition.outline();
            if self.due[target] == SETTLED {
                continue;
            }
            work += self.stride;
            self.due[target] = byte(self.level + 1);
            let range = target * self.stride..(target + 1) * self.stride;
            let bits = &mut self.bits[range.clone()];
            let settled = &self.settled[range];
            if transition.rotation() == 0 {
                reach(bits, settled, &self.front);
            } else {
                rotate(
                    arrangements,
                    transition.rotation(),
                    &self.front,
                    &mut self.rotated,
                );
                reach(bits, settled, &self.rotated);
            }
        }
        work
    }
}

/// Returns the bytes of an outline's set while a table is made.
pub(super) fn stride(outlines: &Outlines) -> usize {
    let arrangements = outlines.arrangements();
    let bytes = arrangements.bytes();
    if arrangements.planes() == 3 && bytes < PADDED {
        bytes.next_multiple_of(VECTOR)
    } else {
        bytes
    }
}

/// Marks those entries of `front` as reached that are not settled.
fn reach(bits: &mut [u8], settled: &[u8], front: &[u8]) {
    for ((bits, settled), front) in bits.iter_mut().zip(settled).zip(front) {
        *bits |= front & !settled;
    }
}

/// Rotates a set of arrangements.
fn rotate(arrangements: &Arrangements, rotation: usize, from: &[u8], to: &mut [u8]) {
    match arrangements.block() {
        1 => rotate_blocks::<1>(arrangements, rotation, from, to),
        2 => rotate_blocks::<2>(arrangements, rotation, from, to),
        6 => rotate_blocks::<6>(arrangements, rotation, from, to),
        24 => rotate_blocks::<24>(arrangements, rotation, from, to),
        block => {
            debug_assert_eq!(block, 120, "9 tiles are the most");
            rotate_blocks::<120>(arrangements, rotation, from, to);
        }
    }
}

/// Rotates a set whose blocks have `BLOCK` words. A constant number halves the
/// whole time, since most blocks are copied whole.
fn rotate_blocks<const BLOCK: usize>(
    arrangements: &Arrangements,
    rotation: usize,
    from: &[u8],
    to: &mut [u8],
) {
    let (words, planes) = (arrangements.words(), arrangements.planes());
    let from: [&[[u8; BLOCK]]; 3] = std::array::from_fn(|plane| {
        // If there is one plane, the stand-ins for the others have no image.
        let plane = if plane < planes { plane } else { 0 };
        from[plane * words..][..words].as_chunks().0
    });
    let (low_to, others) = to.split_at_mut(words);
    let (middle_to, others) = others.split_at_mut(words);
    let high_to = &mut others[..words];
    let (moves, _) = arrangements.moves_of(rotation).as_chunks::<BLOCK>();
    let blocks = from[0].iter().zip(from[1]).zip(from[2]).zip(moves);
    for (((low, middle), high), moves) in blocks {
        let WordMove { word, shuffle } = moves[0];
        let block = usize::from(word) / BLOCK;
        if shuffle == 0 && usize::from(word) % BLOCK != 0 {
            // The tile is of the second group, and passes others of it.
            for (index, step) in moves.iter().enumerate() {
                let word = usize::from(step.word);
                low_to[word] = low[index];
                middle_to[word] = middle[index];
                high_to[word] = high[index];
            }
            continue;
        }
        let low_to = &mut low_to.as_chunks_mut::<BLOCK>().0[block];
        let middle_to = &mut middle_to.as_chunks_mut::<BLOCK>().0[block];
        let high_to = &mut high_to.as_chunks_mut::<BLOCK>().0[block];
        if shuffle == 0 {
            (*low_to, *middle_to, *high_to) = (*low, *middle, *high);
            continue;
        }
        let images = &arrangements.images()[usize::from(shuffle) % MAX_SHUFFLES];
        for index in 0..BLOCK {
            let image = images[0][usize::from(low[index])]
                | images[1][usize::from(middle[index])]
                | images[2][usize::from(high[index])];
            [low_to[index], middle_to[index], high_to[index], _] = image.to_le_bytes();
        }
    }
}
