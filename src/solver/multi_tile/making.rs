//! Makes the table of a pattern: a breadth-first search by moves from the goal
//! over all placements of its tiles and the blank.
//!
//! A placement has two distances, one for each axis of the next move, since
//! after a move along a row the next one goes along a column: two moves in one
//! line are one. The placements that moves along one line lead to and from form
//! a *ring*, in which each is one move from every other. So the first placement
//! of a ring that is reached settles all others, and the second one settles the
//! first. Then the ring is closed.
//!
//! The search looks for its next layer through the table in order. So what it
//! changes lies close together, too.

use super::lines::{AXES, Lines};
use super::ranks::Ranks;

/// The distance of a placement that is not reached yet. Of all distances bit 6
/// says that the ring is closed.
const UNREACHED: u8 = 0x3f;
const CLOSED: u8 = 0x40;

/// `UNREACHED`, `CLOSED` and 1 in each of eight bytes.
const DISTANCES: u64 = 0x3f3f_3f3f_3f3f_3f3f;
const MARKS: u64 = 0x4040_4040_4040_4040;
const ONES: u64 = 0x0101_0101_0101_0101;

/// Words looked through in the time of a table look-up.
const WORDS_A_LOOKUP: u64 = 16;

/// Table look-ups that take as long as settling a ring.
const RING: u64 = 2;

/// About how many layers a table has.
const LAYERS: u64 = 32;

/// A table that is being made.
#[derive(Debug)]
pub(super) struct Making {
    // near[axis of the next move][rank], padded to whole words.
    near: [Vec<u8>; AXES],
    // The layer that is gone on from, where in it, and whether it had a placement.
    layer: u8,
    axis: usize,
    word: usize,
    found: bool,
    // Table look-ups.
    spent: u64,
}

impl Making {
    /// Begins the table of a pattern. `goal` are its tiles at home, packed.
    pub(super) fn new(ranks: &Ranks, goal: u64, blank_home: usize) -> Self {
        let length = ranks.placements().next_multiple_of(8);
        let mut near = [vec![UNREACHED; length], vec![UNREACHED; length]];
        for near in &mut near {
            near[ranks.rank(goal, blank_home)] = 0;
        }
        Self {
            near,
            layer: 0,
            axis: 0,
            word: 0,
            found: false,
            spent: 0,
        }
    }

    /// Returns the table look-ups spent so far.
    pub(super) fn spent(&self) -> u64 {
        self.spent
    }

    /// Returns about how many table look-ups the table of a pattern takes: each
    /// placement is in one layer for each axis, and each layer is looked for.
    pub(super) fn work(ranks: &Ranks) -> u64 {
        let placements = ranks.placements() as u64;
        let layer = placements / 8 / WORDS_A_LOOKUP;
        AXES as u64 * (RING * placements + LAYERS * layer)
    }

    /// Works until about `budget` table look-ups are spent, and takes them off.
    /// Returns `true` if all distances are known.
    pub(super) fn step(&mut self, parts: &Parts, budget: &mut u64) -> bool {
        while *budget > 0 {
            let words = self.near[self.axis].len() / 8;
            let most = budget.saturating_mul(WORDS_A_LOOKUP);
            let most = usize::try_from(most).unwrap_or(words);
            let end = words.min(self.word.saturating_add(most));
            let begin = self.word;
            let mut rings = 0;
            while self.word < end && rings < *budget {
                rings += RING * self.scan(parts);
                self.word += 1;
            }
            let spent = rings + ((self.word - begin) as u64).div_ceil(WORDS_A_LOOKUP);
            self.spent += spent;
            *budget = budget.saturating_sub(spent);
            if self.word == words && !self.next_axis() {
                return true;
            }
        }
        false
    }

    /// Returns the entries of the finished table: see [`super::entry`].
    pub(super) fn finish(self, ranks: &Ranks) -> Vec<u8> {
        let [one, other] = &self.near;
        let pairs = one.iter().zip(other).take(ranks.placements());
        let entry = |(&one, &other): (&u8, &u8)| super::entry::pack(one & !CLOSED, other & !CLOSED);
        pairs.map(entry).collect()
    }

    /// Goes on with the other axis, or the next layer. Returns false if there is
    /// none.
    fn next_axis(&mut self) -> bool {
        self.word = 0;
        self.axis += 1;
        if self.axis == AXES {
            self.axis = 0;
            self.layer += 1;
            return std::mem::take(&mut self.found);
        }
        true
    }

    /// Settles the rings of the eight placements of a word that are in the layer.
    /// Returns how many there are.
    #[inline]
    fn scan(&mut self, parts: &Parts) -> u64 {
        let at = 8 * self.word;
        let bytes = self.near[self.axis][at..at + 8].try_into();
        let word = u64::from_le_bytes(bytes.expect("a word has eight bytes"));
        let others = (word & DISTANCES) ^ (ONES * u64::from(self.layer));
        // The mark of a byte stays only if nothing is taken from it.
        let mut hits = (MARKS - others) & MARKS;
        let count = hits.count_ones();
        while hits != 0 {
            self.settle(parts, at + hits.trailing_zeros() as usize / 8);
            hits &= hits - 1;
        }
        u64::from(count)
    }

    /// Settles the ring of moves that end in a placement of the layer: before such
    /// a move the next one goes along the other axis.
    fn settle(&mut self, parts: &Parts, rank: usize) {
        self.found = true;
        let axis = 1 - self.axis;
        let near = &mut self.near[axis];
        let here = near[rank];
        if here & CLOSED != 0 {
            return;
        }
        let mut ring = [0; 16];
        let length = parts.ring(rank, axis, &mut ring);
        for &rank in &ring[..length] {
            if near[rank] == UNREACHED {
                near[rank] = self.layer + 1;
            }
        }
        if here != UNREACHED {
            near[rank] |= CLOSED;
            for &rank in &ring[..length] {
                near[rank] |= CLOSED;
            }
        }
    }
}

/// Data that all patterns of a board share while their tables are made.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) ranks: Ranks,
    pub(super) lines: Lines,
    arrangements: Vec<u64>,
}

impl Parts {
    pub(super) fn new(ranks: Ranks, lines: Lines) -> Self {
        Self {
            arrangements: ranks.arrangements(),
            ranks,
            lines,
        }
    }

    /// Writes the ranks of the placements one move along an axis from a placement.
    /// Returns how many there are.
    #[inline]
    fn ring(&self, rank: usize, axis: usize, ring: &mut [usize; 16]) -> usize {
        let tiles = self.arrangements[rank / self.ranks.blanks()];
        let here = self.ranks.arrangement(tiles);
        let blank = here.blank(rank);
        let mut length = 0;
        for line in self.lines.from(blank, axis) {
            let (mut tiles, mut there) = (tiles, here);
            let mut to = blank;
            for from in line.cells(blank) {
                // Most tiles are of other patterns.
                if there.covers(from) {
                    tiles = self.ranks.moved(tiles, from, to);
                    there = self.ranks.arrangement(tiles);
                }
                ring[length] = there.rank(from);
                length += 1;
                to = from;
            }
        }
        length
    }
}
