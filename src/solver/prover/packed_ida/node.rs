//! A node: all that is kept of a board of the search.
//!
//! | 32 bits of each pattern | content                                       |
//! |-------------------------|-----------------------------------------------|
//! | 0 … `Split`             | its outline                                   |
//! | `Split` … 25            | the word of its arrangement                   |
//! | 25 … 30                 | the bit of its arrangement                    |
//! | 30, 31                  | its distance in slides (STM), modulo 4        |

use super::of_parity;
use crate::board::byte;
use crate::solver::patterns::{Arrangement, DIRECTIONS, MAX_SLOTS, PatternTables, Slot, alone};

/// Words of a node: one for each pattern of the views; those after them have the slides
/// made, two bits each, the first one lowest.
///
/// Six patterns leave room for 96 slides, three for 144. No board of 4×4 has more patterns
/// or is farther than 82 slides, none of 2×8 has more than three or is farther than 143:
/// the farthest from a goal with the blank in a corner takes 80 and 140, and the corner is
/// two and three slides away at most.
const WORDS: usize = 12;

/// Slides of a word.
const SLIDES: usize = 32 / DIRECTIONS.ilog2() as usize;

/// All ways out of a node, as bits by direction.
const ALL_WAYS: u8 = 0b1111;

/// One in each byte.
pub(super) const EACH: u32 = 0x0101_0101;

/// The sign of each byte.
pub(super) const SIGNS: u32 = 0x80 * EACH;

pub(super) const BIT_AT: u32 = 25;
pub(super) const PHASE_AT: u32 = 30;

/// A board, with what its bounds are made of.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The home of what lies in each cell, four bits per cell.
    pub(super) board: u64,
    /// See `WORDS`.
    pub(super) words: [u32; WORDS],
    /// The slack of four views, a byte each. If there are fewer, some stand for others, and
    /// have as much slack or more.
    pub(super) slack: u32,
    pub(super) fsm: u16,
    /// The blank's cell in the low half, the directions to take in the high one.
    blank_and_ways: u8,
    /// Slides made.
    pub(super) depth: u8,
}

/// The place at which the bits of an outline end in the word of a pattern: boards with
/// many outlines have few arrangements.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split(pub(super) u32);

impl Split {
    pub(super) fn of(tables: &PatternTables) -> Self {
        let slots = tables.slides().slots().iter();
        let outlines = slots.map(|slot| tables.outlines_of(&tables.tables()[slot.table]));
        let (mut most, mut words) = (0, 0);
        for outlines in outlines {
            most = most.max(outlines.count());
            words = words.max(outlines.arrangements().words());
        }
        let split = usize::BITS - most.leading_zeros();
        assert!(words <= 1 << (BIT_AT - split), "25 bits for both");
        Self(split)
    }
}

impl Node {
    #[inline(always)]
    pub(super) fn blank(&self) -> u8 {
        self.blank_and_ways & 15
    }

    /// Moves the blank, and leaves all ways open.
    #[inline(always)]
    pub(super) fn set_blank(&mut self, cell: u8) {
        self.blank_and_ways = cell | ALL_WAYS << 4;
    }

    /// Returns the directions to take, as bits.
    #[inline(always)]
    pub(super) fn ways(&self) -> u8 {
        self.blank_and_ways >> 4
    }

    /// Returns the node with only these directions to take.
    #[inline(always)]
    pub(super) fn with_ways(mut self, ways: u8) -> Self {
        self.blank_and_ways = self.blank() | ways << 4;
        self
    }

    /// Returns the slack of all views together: more where the goal is nearer.
    pub(super) fn slack_of_all(&self) -> u16 {
        let slack = self.slack.to_le_bytes();
        slack.into_iter().map(u16::from).sum()
    }

    /// Returns the least slack of the views.
    #[inline(always)]
    pub(super) fn least_slack(&self) -> u8 {
        let [a, b, c, d] = self.slack.to_le_bytes();
        a.min(b).min(c.min(d))
    }

    /// Returns `true` if nothing is left of the bound, in a pass up to `limit` slides.
    #[inline(always)]
    pub(super) fn is_solved(&self, limit: u8) -> bool {
        // Half of what the limit exceeds slides made and bound by is the slack.
        u32::from(self.depth) + 2 * (self.slack & 0xff) == u32::from(limit)
    }

    /// Adds a slide of a board with so many patterns.
    #[inline(always)]
    pub(super) fn add_to_path(&mut self, slots: usize, direction: u32) {
        let depth = usize::from(self.depth);
        if let Some(word) = self.words.get_mut(slots + depth / SLIDES) {
            *word |= direction << (32 / SLIDES * (depth % SLIDES));
        }
        self.depth += 1;
    }

    /// Returns the first slides of a board with so many patterns, two bits each, the first
    /// one lowest: fewer than a word has.
    #[inline(always)]
    pub(super) fn first_slides(&self, slots: usize, count: usize) -> u32 {
        self.words[slots] & ((1 << (2 * count)) - 1)
    }

    /// Returns the cells that the blank has gone to from the root.
    pub(super) fn path(&self, tables: &PatternTables, root: &Self) -> Vec<u8> {
        let slots = tables.slides().slots().len();
        let mut blank = root.blank();
        let slides = (0..usize::from(self.depth)).map(|depth| {
            let word = self.words[slots + depth / SLIDES];
            let direction = word >> (32 / SLIDES * (depth % SLIDES)) & 3;
            let cells = tables.grid().neighbours(usize::from(blank));
            blank = cells[direction as usize].expect("the automaton stays on the grid");
            blank
        });
        slides.collect()
    }
}

/// Returns a board at the root of a search, and the bound (STM) of each view.
pub(super) fn bounds(tables: &PatternTables, homes: &[u8]) -> (Node, Vec<usize>) {
    let blank = homes
        .iter()
        .position(|&home| usize::from(home) == tables.blank_home());
    let blank = blank.expect("a board has a blank");
    let mut root = Node {
        board: homes
            .iter()
            .rev()
            .fold(0, |board, &home| board << 4 | u64::from(home)),
        fsm: tables.fsm().start(blank),
        ..Node::default()
    };
    root.set_blank(byte(blank));
    let slots = tables.slides().slots();
    let Split(split) = Split::of(tables);
    let mut distances = [0; MAX_SLOTS];
    for (place, slot) in slots.iter().enumerate() {
        let table = &tables.tables()[slot.table];
        let outlines = tables.outlines_of(table);
        let (seen, blank) = slot.seen(homes, blank);
        let (outline, Arrangement { word, bit }) = table.pattern().place(outlines, &seen, blank);
        let distance = table.distance(outlines, &seen, blank);
        root.words[place] = narrow(outline)
            | u32::from(word) << split
            | u32::from(bit) << BIT_AT
            | narrow(distance % 4) << PHASE_AT;
        distances[place] = distance;
    }
    let bound = |view: &Vec<Slot>| {
        let is_in = |slot: &Slot| view.iter().any(|own| own.homes == slot.homes);
        let own = slots.iter().zip(distances).filter(|(slot, _)| is_in(slot));
        let own: usize = own.map(|(_, distance)| distance).sum();
        own + alone(tables.grid(), view, homes, blank)
    };
    let bounds = tables.views().iter().map(bound).collect();
    (root, bounds)
}

/// Returns the root of a search for solutions of at most `limit` slides, or of as
/// many as the least bound if that is more, and this limit.
pub(super) fn root(tables: &PatternTables, homes: &[u8], limit: usize) -> (Node, u8) {
    let (mut root, bounds) = bounds(tables, homes);
    let least = bounds.iter().copied().max().expect("there is a view");
    let limit = of_parity(limit, least).min(usize::from(u8::MAX) - 1);
    let slack = [0, 1, 2, 3].map(|view| byte((limit - bounds[view % bounds.len()]) / 2));
    root.slack = u32::from_le_bytes(slack);
    (root, byte(limit))
}

fn narrow(number: usize) -> u32 {
    u32::try_from(number).expect("16 bits")
}
