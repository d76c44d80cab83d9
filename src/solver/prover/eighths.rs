//! The eighths of a pass, for two searches that share it.
//!
//! A hash of the first slides tells in which eighth a branch is. One search takes the
//! first eighth that neither has searched, the other the last one, and each tells which
//! are done. So nobody waits: a slow search takes fewer, a lost one none. On the 17 boards
//! of 4×4 at 80 slides one takes 10.5 of 20.2 million nodes, the other 9.5.
//!
//! The searches may have other tables and leave out other detours. But each goes through
//! the shortest solution whose slides come first in the order of directions (see `fsm`),
//! and that has one number.

use super::Place;
use crate::board::byte;
use crate::solver::hand::Hand;

/// Slides by which branches are told apart. Up to there both search everything: a few
/// thousand boards.
pub(super) const TELLING: usize = 12;

/// Fibonacci hashing: the high bits of a product depend on all bits of the number.
const FACTOR: u32 = 0x9e37_79b9;

/// All eighths, as a set of bits.
const ALL: u8 = u8::MAX;

/// The eighths of the pass at hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eighths {
    // None if nobody shares the search: it takes all at once.
    hand: Option<Hand>,
    // Through which it goes.
    now: u8,
    // In which no solution is, as long as this pass allows.
    done: u8,
}

impl Eighths {
    pub(super) fn all() -> Self {
        Self {
            hand: None,
            now: ALL,
            done: 0,
        }
    }

    /// Leaves some to the other hand from now on; for good.
    pub(super) fn share(&mut self, hand: Hand) {
        if self.hand.is_none() {
            self.hand = Some(hand);
            self.turn();
        }
    }

    /// Returns `true` if all of the pass is searched now.
    pub(super) fn are_all(self) -> bool {
        self.now == ALL
    }

    /// Returns `true` if a branch is to be searched now. Its number is the same in both
    /// searches.
    #[inline(always)]
    pub(super) fn have(self, branch: u32) -> bool {
        self.now >> (branch.wrapping_mul(FACTOR) >> 29) & 1 != 0
    }

    /// Ends the way through what is searched now. Returns `true` at the end of the pass,
    /// and begins the next one.
    pub(super) fn go_on(&mut self) -> bool {
        self.done |= self.now;
        let is_over = self.turn_if_done();
        if !is_over {
            self.begin();
        }
        is_over
    }

    /// Takes note of how far the other search of this pass is. Returns `true` at the end
    /// of the pass, and begins the next one.
    pub(super) fn meet(&mut self, place: Place) -> bool {
        self.done |= place.eighths;
        self.turn_if_done()
    }

    /// Begins the next pass.
    pub(super) fn turn(&mut self) {
        self.done = 0;
        self.begin();
    }

    fn turn_if_done(&mut self) -> bool {
        let is_done = self.done == ALL;
        if is_done {
            self.turn();
        }
        is_done
    }

    /// Takes what is next of those that are left.
    fn begin(&mut self) {
        let left = ALL & !self.done;
        self.now = match self.hand {
            None => ALL,
            Some(Hand::First) => left & left.wrapping_neg(),
            Some(Hand::Second) => 1 << left.ilog2(),
        };
    }

    /// Returns the place of a search with this lower bound; `None` if nobody shares it.
    pub(super) fn place(self, lower: usize) -> Option<Place> {
        let eighths = self.done;
        self.hand.map(|_| Place { lower, eighths })
    }

    /// Returns the percentage searched of the pass, if so many percent are of what is
    /// searched now.
    pub(super) fn searched(self, percent: u8) -> u8 {
        if self.are_all() {
            return percent;
        }
        byte((self.done.count_ones() as usize * 100 + usize::from(percent)) / 8)
    }
}
