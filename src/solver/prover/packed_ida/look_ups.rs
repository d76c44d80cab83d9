//! Looks up many patterns at once.
//!
//! A look-up that waits for the one before takes 148 ns in tables of 35 MB, one of
//! many under way 11. So each kind of access to memory has a loop of its own, in
//! which none waits for another.

use super::batch::CHILDREN;
use super::node::{BIT_AT, Node, PHASE_AT, Split};
use crate::solver::patterns::{
    LookUp, MAX_BITS, MAX_EDGES, MAX_SHUFFLES, MAX_TABLES, PatternTables, Shuffle, Slot,
    Transition, WordMove,
};

/// Most look-ups of a round: two of a child.
const MOST: usize = 2 * CHILDREN;

/// Transitions of an outline.
const ROW: u32 = 24;
const _: () = assert!(ROW as usize == MAX_EDGES);

/// The bit at which the number of the table begins in the place of a transition.
const TABLE_AT: u32 = 24;

/// A table as references, resolved once for the inner loop.
#[derive(Clone, Copy, Debug)]
struct Table<'a> {
    transitions: &'a [Transition],
    moves: &'a [WordMove],
    shuffles: &'a [Shuffle; MAX_SHUFFLES],
    bits: &'a [u8],
    words: u32,
    outlines: u32,
}

/// The look-ups of a round.
#[derive(Debug)]
pub(super) struct LookUps<'a> {
    tables: [Table<'a>; MAX_TABLES],
    // `true` if all patterns looked up have as many tiles, so that their tables differ in
    // their bits alone.
    are_alike: bool,
    split: u32,
    // For each look-up: the place of its transition, then of its byte; the word of its
    // pattern before the slide; its transition, then the word after the slide, with the
    // table instead of the distance; the byte.
    places: [u32; MOST],
    before: [u32; MOST],
    after: [u32; MOST],
    bytes: [u8; MOST],
}

impl<'a> LookUps<'a> {
    pub(super) fn of(tables: &'a PatternTables) -> Self {
        let open = |index: usize| {
            let all = tables.tables();
            let table = &all[index.min(all.len() - 1)];
            let outlines = tables.outlines_of(table);
            let arrangements = outlines.arrangements();
            let number = |number: usize| u32::try_from(number).expect("below 2^16");
            Table {
                transitions: outlines.transitions(),
                moves: arrangements.moves(),
                shuffles: arrangements.shuffles(),
                bits: table.bits(),
                words: number(arrangements.words()),
                outlines: number(outlines.count()),
            }
        };
        let tiles = |slot: &Slot| slot.homes.count_ones();
        let mut sizes = tables.slides().slots().iter().map(tiles);
        let first = sizes.next();
        Self {
            tables: std::array::from_fn(open),
            are_alike: sizes.all(|tiles| Some(tiles) == first),
            split: Split::of(tables).0,
            places: [0; MOST],
            before: [0; MOST],
            after: [0; MOST],
            bytes: [0; MOST],
        }
    }

    /// Asks for a pattern of a node after a slide.
    #[inline(always)]
    pub(super) fn ask(&mut self, index: usize, look_up: LookUp, node: &Node) {
        let word = node.words[look_up.slot()];
        let outline = word & ((1 << self.split) - 1);
        let place = outline * ROW + look_up.edge();
        self.places[index % MOST] = place | look_up.table() << TABLE_AT;
        self.before[index % MOST] = word;
    }

    /// Looks up the first `count` patterns that were asked for.
    pub(super) fn run(&mut self, count: usize) {
        if self.are_alike {
            self.run_over::<true>(count);
        } else {
            self.run_over::<false>(count);
        }
    }

    #[inline(always)]
    fn run_over<const ALIKE: bool>(&mut self, count: usize) {
        let count = count.min(MOST);
        let (tables, split) = (&self.tables, self.split);
        let places = &mut self.places[..count];
        let (before, after) = (&self.before[..count], &mut self.after[..count]);
        let table = |index: u32| match index as usize {
            _ if ALIKE => &tables[0],
            index => &tables[index % MAX_TABLES],
        };
        for (&place, after) in places.iter().zip(&mut *after) {
            let table = table(place >> TABLE_AT);
            let place = place & ((1 << TABLE_AT) - 1);
            *after = table.transitions[place as usize].bits();
        }
        let words = (1 << (BIT_AT - split)) - 1;
        for ((place, &before), after) in places.iter_mut().zip(before).zip(&mut *after) {
            let index = *place >> TABLE_AT;
            let table = table(index);
            let (rotation, outline) = (*after >> 24, *after & 0xff_ffff);
            let word = before >> split & words;
            let step = table.moves[(rotation * table.words + word) as usize];
            let shuffle = &table.shuffles[usize::from(step.shuffle) % MAX_SHUFFLES];
            let bit = shuffle[(before >> BIT_AT) as usize % MAX_BITS];
            let (word, bit) = (u32::from(step.word), u32::from(bit));
            *place = (bit / 8 * table.words + word) * table.outlines + outline;
            *after = outline | word << split | bit << BIT_AT | index << PHASE_AT;
        }
        for ((&place, after), byte) in places.iter().zip(after).zip(&mut self.bytes[..count]) {
            let table = &tables[(*after >> PHASE_AT) as usize % MAX_TABLES];
            *byte = table.bits[place as usize];
        }
    }

    /// Returns the word of a pattern that was looked up, and 1 if it is farther than
    /// before.
    #[inline(always)]
    pub(super) fn get(&self, index: usize) -> (u32, u32) {
        let index = index % MOST;
        let after = self.after[index] & ((1 << PHASE_AT) - 1);
        let stored = u32::from(self.bytes[index]) >> (after >> BIT_AT & 7) & 1;
        let phase = self.before[index] >> PHASE_AT;
        // The bit stored is bit 1 of the distance.
        let farther = u32::from(stored == (phase + 1) >> 1 & 1);
        let phase = phase.wrapping_add(2 * farther).wrapping_sub(1);
        (after | phase << PHASE_AT, farther)
    }
}
