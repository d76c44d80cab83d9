//! An automaton that refuses needless sequences of slides (L. A. Taylor & R. E.
//! Korf, *Pruning duplicate nodes in depth-first search*, AAAI 1993).
//!
//! A *word* is the path of the blank from a cell, as directions in the order of
//! `Grid::neighbours`. A word is needless if another word from the same cell
//! leads to the same board, and that word is shorter, or equally long and
//! earlier in lexicographic order. Refusing needless words loses no optimal
//! solution. Of the shortest solutions of a board, the first in lexicographic
//! order contains none: replacing it would give a shorter solution or an
//! earlier one.
//!
//! The automaton reads directions. It refuses as soon as what it has read ends
//! in a needless word (A. V. Aho & M. J. Corasick, *Efficient string matching*,
//! Communications of the ACM 18, 1975). Each of its states knows the blank's
//! cell, so it also refuses to leave the grid.

use super::grid::{Cells, DIRECTIONS, Grid, MAX_CELLS};
use crate::board::byte;
use crate::hash::Set;

/// Refused: not a state.
pub(in crate::solver) const REFUSED: u16 = u16::MAX;

/// The automaton. Its first states are those of words of length 0, one for each
/// cell that the blank starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::solver) struct Fsm {
    // next[state][direction of the blank]
    next: Vec<[u16; DIRECTIONS]>,
    // ways[state]: the directions that are not refused, as bits.
    ways: Vec<u8>,
}

impl Fsm {
    fn new(next: Vec<[u16; DIRECTIONS]>) -> Self {
        let bits = |next: &[u16; DIRECTIONS]| {
            let ways = (0..DIRECTIONS).filter(|&way| next[way] != REFUSED);
            ways.fold(0, |bits, way| bits | 1 << way)
        };
        Self {
            ways: next.iter().map(bits).collect(),
            next,
        }
    }

    /// Returns the state after no slide, with the blank in this cell.
    #[must_use]
    pub(in crate::solver) fn start(&self, blank: usize) -> u16 {
        u16::from(byte(blank))
    }

    /// Returns all states: where each direction leads, or `REFUSED`.
    #[must_use]
    pub(in crate::solver) fn states(&self) -> &[[u16; DIRECTIONS]] {
        &self.next
    }

    /// Returns for each state the directions that it does not refuse, as bits.
    #[must_use]
    pub(in crate::solver) fn ways(&self) -> &[u8] {
        &self.ways
    }
}

/// The automaton of all needless words up to some length, being made.
#[derive(Debug)]
pub(in crate::solver) struct Maker {
    grid: Grid,
    depth: usize,
    // The length and the start of the next words, and the needless words of this
    // length found so far.
    length: usize,
    start: usize,
    found: Vec<Word>,
    needless: Vec<Word>,
    // By length, to look up suffixes.
    by_length: Vec<Set<u64>>,
    // By start: the boards that words of the last length lead to, and those of the
    // length before.
    layers: Vec<Vec<Reached>>,
    before: Vec<Set<Effect>>,
}

/// A word: the cell that it starts from, its length, and its directions of two
/// bits each, the last one in the lowest bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Word {
    start: u8,
    length: u8,
    directions: u32,
}

/// A word, and what it does.
#[derive(Clone, Copy, Debug)]
struct Reached {
    effect: Effect,
    word: Word,
    blank: u8,
}

/// The effect of a word on the board in which each cell holds its own name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Effect {
    // The cells whose content has changed, 17 at most.
    changed: Cells,
    // The names in them, six bits each.
    names: u128,
}

impl Maker {
    /// Begins the automaton of the needless words of up to `depth` slides, 1 to 16.
    #[must_use]
    pub(in crate::solver) fn new(grid: &Grid, depth: usize) -> Self {
        assert!((1..=16).contains(&depth), "a word has 32 bits");
        let layer = |cell| {
            let start = byte(cell);
            vec![Reached {
                effect: Effect::default(),
                word: Word {
                    start,
                    length: 0,
                    directions: 0,
                },
                blank: start,
            }]
        };
        Self {
            grid: grid.clone(),
            depth,
            length: 1,
            start: 0,
            found: Vec::new(),
            needless: Vec::new(),
            by_length: vec![Set::default(); 2],
            layers: (0..grid.cells()).map(layer).collect(),
            before: vec![Set::default(); grid.cells()],
        }
    }

    /// Returns how many words the next step processes: those of one length from one
    /// cell or, in the last step, all needless ones.
    #[must_use]
    pub(in crate::solver) fn next_words(&self) -> usize {
        if self.length > self.depth {
            self.needless.len()
        } else {
            self.layers[self.start].len()
        }
    }

    /// Processes the words of one length from one cell, shorter ones first. The
    /// last step returns the automaton.
    pub(in crate::solver) fn step(&mut self) -> Option<Fsm> {
        if self.length > self.depth {
            return Some(Trie::new(&self.grid, &self.needless).automaton(&self.grid));
        }
        self.extend_words();
        self.start += 1;
        if self.start == self.layers.len() {
            self.start = 0;
            let found = std::mem::take(&mut self.found);
            self.by_length[self.length].extend(found.iter().map(|word| word.key()));
            self.needless.extend(found);
            self.length += 1;
            self.by_length.push(Set::default());
        }
        None
    }

    /// Extends the words from `start` by one slide, and finds the needless ones
    /// that contain no shorter one.
    fn extend_words(&mut self) {
        let (layer, before) = (&mut self.layers[self.start], &mut self.before[self.start]);
        let mut reached: Vec<Reached> = Vec::new();
        let mut boards = Set::default();
        // Parents are in lexicographic order, and so are their children: the first
        // word to reach a board is the one to keep. A slide changes the parity of the
        // blank's cell, so a board seen before was seen in this layer or in the one
        // before the last.
        for parent in layer.iter() {
            let cells = self.grid.neighbours(usize::from(parent.blank));
            for (direction, cell) in cells.into_iter().enumerate() {
                let Some(cell) = cell else { continue };
                let word = parent.word.extended(direction);
                let effect = word.effect(&self.grid);
                let child = Reached {
                    effect,
                    word,
                    blank: cell,
                };
                if ends_in(&self.grid, child, &self.by_length) {
                    continue;
                }
                if before.contains(&effect) || !boards.insert(effect) {
                    self.found.push(child.word);
                } else {
                    reached.push(child);
                }
            }
        }
        *before = layer.iter().map(|parent| parent.effect).collect();
        *layer = reached;
    }
}

/// Returns `true` if a proper suffix of the word is needless.
fn ends_in(grid: &Grid, reached: Reached, by_length: &[Set<u64>]) -> bool {
    // Walks back from the word's end. A direction and its reverse add up to 3.
    let mut cell = usize::from(reached.blank);
    for (length, needless) in by_length.iter().enumerate().skip(1) {
        let direction = (reached.word.directions >> (2 * (length - 1)) & 3) as usize;
        let Some(back) = grid.neighbours(cell)[3 - direction] else {
            return false;
        };
        cell = usize::from(back);
        let directions = reached.word.directions & ((1 << (2 * length)) - 1);
        let suffix = Word {
            start: back,
            length: byte(length),
            directions,
        };
        if needless.contains(&suffix.key()) {
            return true;
        }
    }
    false
}

impl Word {
    fn key(self) -> u64 {
        u64::from(self.start) << 40 | u64::from(self.length) << 32 | u64::from(self.directions)
    }

    fn extended(self, direction: usize) -> Self {
        Self {
            start: self.start,
            length: self.length + 1,
            directions: self.directions << 2 | u32::try_from(direction).expect("0 to 3"),
        }
    }

    fn effect(self, grid: &Grid) -> Effect {
        let mut names: [u8; MAX_CELLS] = std::array::from_fn(byte);
        let mut blank = self.start;
        let mut touched: Cells = 1 << blank;
        for place in (0..self.length).rev() {
            let direction = (self.directions >> (2 * place) & 3) as usize;
            let cell = grid.neighbours(usize::from(blank))[direction];
            let cell = cell.expect("words stay on the grid");
            names.swap(usize::from(blank), usize::from(cell));
            touched |= 1 << cell;
            blank = cell;
        }
        let mut effect = Effect::default();
        while touched != 0 {
            let cell = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            if usize::from(names[cell]) != cell {
                effect.changed |= 1 << cell;
                effect.names = effect.names << 6 | u128::from(names[cell]);
            }
        }
        effect
    }
}

/// The needless words as a trie: one node per proper prefix.
struct Trie {
    children: Vec<[u32; DIRECTIONS]>,
    cells: Vec<u8>,
}

/// No child; and the end of a needless word, stored as a child.
const NO_CHILD: u32 = u32::MAX;
const END: u32 = u32::MAX - 1;

impl Trie {
    fn new(grid: &Grid, words: &[Word]) -> Self {
        let cells: Vec<u8> = (0..grid.cells()).map(byte).collect();
        let mut this = Self {
            children: vec![[NO_CHILD; DIRECTIONS]; cells.len()],
            cells,
        };
        for word in words {
            let mut node = usize::from(word.start);
            for place in (0..word.length).rev() {
                let direction = (word.directions >> (2 * place) & 3) as usize;
                if place == 0 {
                    this.children[node][direction] = END;
                } else if this.children[node][direction] == NO_CHILD {
                    let cell = grid.neighbours(usize::from(this.cells[node]))[direction];
                    this.children[node][direction] =
                        u32::try_from(this.cells.len()).expect("far fewer than 2^32");
                    this.children.push([NO_CHILD; DIRECTIONS]);
                    this.cells.push(cell.expect("words stay on the grid"));
                    node = this.cells.len() - 1;
                } else {
                    node = this.children[node][direction] as usize;
                }
            }
        }
        this
    }

    /// Fills in the transitions, breadth first. Where no word of the trie
    /// continues, a node goes where its longest suffix in the trie goes.
    fn automaton(&self, grid: &Grid) -> Fsm {
        let mut next = vec![[REFUSED; DIRECTIONS]; self.cells.len()];
        let mut suffixes = vec![0_u32; self.cells.len()];
        let mut queue: Vec<usize> = (0..grid.cells()).collect();
        let mut head = 0;
        while head < queue.len() {
            let node = queue[head];
            head += 1;
            let root = node < grid.cells();
            for (direction, cell) in grid
                .neighbours(usize::from(self.cells[node]))
                .into_iter()
                .enumerate()
            {
                let Some(cell) = cell else { continue };
                let child = self.children[node][direction];
                // The state that the word without its first direction leads to.
                let shorter = if root {
                    u16::from(cell)
                } else {
                    next[suffixes[node] as usize][direction]
                };
                next[node][direction] = match child {
                    END => REFUSED,
                    NO_CHILD => shorter,
                    child => {
                        suffixes[child as usize] = u32::from(shorter);
                        queue.push(child as usize);
                        u16::try_from(child)
                            .expect("the states of 16 slides on 16 cells fit 16 bits")
                    }
                };
            }
        }
        Fsm::new(next)
    }
}
