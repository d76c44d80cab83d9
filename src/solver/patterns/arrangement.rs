//! Arrangements: the orders in which a pattern's tiles lie, read cell by cell.
//!
//! The tiles form two groups: the first four (by number) and the rest. Three
//! things determine an order: the places that the first group takes, the order
//! of the rest among themselves, and the order of the first group among
//! themselves. The first two choose a *word*, the last a bit of it. So a set of
//! orders is a list of words of at most 4! = 24 bits. The bytes of the words
//! are stored in *planes*: first bits 0 to 7 of all words, then bits 8 to 15,
//! then the others.
//!
//! A tile that slides past others (upwards or downwards, past those in the
//! cells between) moves from one place to another: a *rotation*. It changes the
//! order only within its own group. If the tile is of the rest, or passes none
//! of its own group, the rotation moves whole words. Otherwise it also applies
//! one of a few *shuffles* to the bits of each word. So tables are fast to
//! make, and the rotations themselves are small enough to stay in the cache.

use crate::board::byte;
use std::cmp::Ordering;

/// Most tiles of a pattern: those of a board of 10 cells.
pub(in crate::solver) const MAX_TILES: usize = 9;

/// Number of shuffles: the identity and the rotations of four things, 13 in
/// all, rounded up to a power of 2.
pub(in crate::solver) const MAX_SHUFFLES: usize = 16;

/// Bits of a word, rounded up likewise.
pub(in crate::solver) const MAX_BITS: usize = 32;

/// Most tiles of the first group.
const FIRST: usize = 4;

/// One arrangement: a bit of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::solver) struct Arrangement {
    /// Index of the word.
    pub(in crate::solver) word: u16,
    /// Bit of the word, below 24.
    pub(in crate::solver) bit: u8,
}

/// The effect of a rotation on a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) struct WordMove {
    /// Index of the word that it becomes.
    pub(in crate::solver) word: u16,
    /// The shuffle of its bits; 0 for none.
    pub(in crate::solver) shuffle: u16,
}

/// The place to which a shuffle moves each bit of a word.
pub(in crate::solver) type Shuffle = [u8; MAX_BITS];

/// For each byte of a word and each value of it: its bits after a shuffle, as a
/// word.
pub(in crate::solver) type Images = [[u32; 256]; 3];

/// The orders of a number of tiles, and how rotations change them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Arrangements {
    tiles: usize,
    words: usize,
    planes: usize,
    // moves[rotation * words + word]; rotation 0 is the identity.
    moves: Vec<WordMove>,
    shuffles: [Shuffle; MAX_SHUFFLES],
    // Always MAX_SHUFFLES.
    images: Vec<Images>,
}

impl Arrangements {
    /// Returns the orders of up to 9 tiles. A slide passes at most `reach` of them.
    ///
    /// # Panics
    ///
    /// With more than 9 tiles.
    #[must_use]
    pub(in crate::solver) fn new(tiles: usize, reach: usize) -> Self {
        assert!(tiles <= MAX_TILES, "a pattern is too large");
        let first = tiles.min(FIRST);
        let (firsts, rests) = (order_moves(first), order_moves(tiles - first));
        let places = place_sets(tiles, first);
        let mut moves = Vec::new();
        for rotation in rotations(tiles, reach) {
            for before in &places {
                let (of_first, within) = rotation.within(before);
                let after = &rotation.apply(before)[..tiles];
                let block = places.partition_point(|other| colex(other, after).is_lt());
                let (shuffle, rest) = if of_first { (within, 0) } else { (0, within) };
                let rests = &rests[rest];
                let step = |&to: &u8| WordMove {
                    word: narrow(block * rests.len() + usize::from(to)),
                    shuffle: narrow(shuffle),
                };
                moves.extend(rests.iter().map(step));
            }
        }
        let mut shuffles = [[0; MAX_BITS]; MAX_SHUFFLES];
        for (shuffle, moved) in shuffles.iter_mut().zip(&firsts) {
            shuffle[..moved.len()].copy_from_slice(moved);
        }
        let bits = factorial(first);
        Self {
            tiles,
            words: factorial(tiles) / bits,
            planes: bits.div_ceil(8),
            moves,
            shuffles,
            images: shuffles
                .iter()
                .map(|shuffle| images(shuffle, bits))
                .collect(),
        }
    }

    /// Returns the number of words of a set of arrangements.
    #[must_use]
    pub(in crate::solver) fn words(&self) -> usize {
        self.words
    }

    /// Returns the number of planes, 1 or 3.
    #[must_use]
    pub(in crate::solver) fn planes(&self) -> usize {
        self.planes
    }

    /// Returns the number of words of a block. A block is a run of words with the
    /// first group in the same places. A rotation maps blocks to blocks. It either
    /// shuffles all words of a block in the same way or changes their order within
    /// the block, never both.
    #[must_use]
    pub(in crate::solver) fn block(&self) -> usize {
        factorial(self.tiles.saturating_sub(FIRST))
    }

    /// Returns the number of bytes of a set of arrangements.
    #[must_use]
    pub(in crate::solver) fn bytes(&self) -> usize {
        self.words * self.planes
    }

    /// Returns the memory taken, in bytes.
    #[must_use]
    pub(in crate::solver) fn memory(&self) -> usize {
        size_of_val(&*self.moves) + size_of_val(&self.shuffles) + size_of_val(&*self.images)
    }

    /// Returns the number of the rotation by a tile that passes `passed` others.
    /// The window begins at `place`; `forwards` if the tile goes from its first
    /// place to its last.
    #[must_use]
    pub(in crate::solver) fn rotation(&self, place: usize, passed: usize, forwards: bool) -> usize {
        rotation(
            self.tiles,
            Rotation {
                place,
                passed,
                forwards,
            },
        )
    }

    /// Returns what a rotation does to each word.
    #[must_use]
    pub(in crate::solver) fn moves_of(&self, rotation: usize) -> &[WordMove] {
        &self.moves[rotation * self.words..][..self.words]
    }

    /// Returns what all rotations do, `words()` moves each.
    #[must_use]
    pub(in crate::solver) fn moves(&self) -> &[WordMove] {
        &self.moves
    }

    /// Returns the shuffles, by number.
    #[must_use]
    pub(in crate::solver) fn shuffles(&self) -> &[Shuffle; MAX_SHUFFLES] {
        &self.shuffles
    }

    /// Returns the images of all bytes under each shuffle.
    #[must_use]
    pub(in crate::solver) fn images(&self) -> &[Images; MAX_SHUFFLES] {
        self.images.first_chunk().expect("there are always as many")
    }

    /// Returns the arrangement after a rotation.
    #[must_use]
    pub(in crate::solver) fn rotated(&self, rotation: usize, before: Arrangement) -> Arrangement {
        let step = self.moves_of(rotation)[usize::from(before.word)];
        let bit = self.shuffles[usize::from(step.shuffle)][usize::from(before.bit)];
        Arrangement {
            word: step.word,
            bit,
        }
    }
}

/// Returns the images of bytes under a shuffle of `bits` bits; higher bits have
/// none.
fn images(shuffle: &Shuffle, bits: usize) -> Images {
    let mut images = [[0; 256]; 3];
    for (index, images) in images.iter_mut().enumerate() {
        for (byte, image) in images.iter_mut().enumerate() {
            let set = (0..8)
                .filter(|bit| byte >> bit & 1 == 1)
                .map(|bit| 8 * index + bit);
            *image = set
                .filter(|&bit| bit < bits)
                .fold(0, |image, bit| image | 1 << shuffle[bit]);
        }
    }
    images
}

/// Returns the arrangement of an order of the numbers 0 … n − 1, n ≤ 9. The
/// order 0, 1, … n − 1 has the default arrangement, bit 0 of word 0.
#[must_use]
pub(in crate::solver) fn arrangement(order: &[u8]) -> Arrangement {
    let (mut first, mut rest) = ([0; MAX_TILES], [0; MAX_TILES]);
    // The places of the first group in the combinatorial number system.
    let (mut taken, mut others, mut places) = (0, 0, 0);
    for (place, &tile) in order.iter().enumerate() {
        if usize::from(tile) < FIRST {
            first[taken] = tile;
            taken += 1;
            places += BINOMIALS[place][taken];
        } else {
            rest[others] = tile;
            others += 1;
        }
    }
    let word = places * FACTORIALS[others] + rank(&rest[..others]);
    Arrangement {
        word: narrow(word),
        bit: byte(rank(&first[..taken])),
    }
}

/// The move of a tile from one end of a window of places to the other.
#[derive(Clone, Copy)]
struct Rotation {
    place: usize,
    passed: usize,
    forwards: bool,
}

impl Rotation {
    /// Returns the order after it; places past the last are 0.
    fn apply(self, order: &[u8]) -> [u8; MAX_TILES] {
        let mut after = [0; MAX_TILES];
        after[..order.len()].copy_from_slice(order);
        let window = &mut after[self.place..=self.place + self.passed];
        if self.forwards {
            window.rotate_left(1);
        } else {
            window.rotate_right(1);
        }
        after
    }
}

impl Rotation {
    /// Returns `true` if the tile that moves is of the first group, and the number of
    /// the rotation within its group. `places` has 1 for each place of the first
    /// group and 0 for the rest.
    fn within(self, places: &[u8]) -> (bool, usize) {
        let end = self.place + self.passed;
        let group = places[if self.forwards { self.place } else { end }];
        let count = |places: &[u8]| places.iter().filter(|&&other| other == group).count();
        let own = Self {
            place: count(&places[..self.place]),
            passed: count(&places[self.place..=end]) - 1,
            forwards: self.forwards,
        };
        (group == 1, rotation(count(places), own))
    }
}

/// Returns all rotations of an order of `tiles` tiles, by number.
fn rotations(tiles: usize, reach: usize) -> Vec<Rotation> {
    let mut all = vec![Rotation {
        place: 0,
        passed: 0,
        forwards: true,
    }];
    for passed in 1..=reach.min(tiles.saturating_sub(1)) {
        for place in 0..tiles - passed {
            all.extend([true, false].map(|forwards| Rotation {
                place,
                passed,
                forwards,
            }));
        }
    }
    all
}

/// Returns the number of a rotation; 0 if it passes no tile.
fn rotation(
    tiles: usize,
    Rotation {
        place,
        passed,
        forwards,
    }: Rotation,
) -> usize {
    if passed == 0 {
        return 0;
    }
    let shorter: usize = (1..passed).map(|passed| 2 * (tiles - passed)).sum();
    1 + shorter + 2 * place + usize::from(!forwards)
}

/// For each rotation of `things` things, returns the ranks of their orders
/// after it, by rank before.
fn order_moves(things: usize) -> Vec<Vec<u8>> {
    let orders = permutations(&(0..byte(things)).collect::<Vec<u8>>());
    let after = |rotation: Rotation| {
        let ranks = orders
            .iter()
            .map(|order| byte(rank(&rotation.apply(order)[..things])));
        ranks.collect()
    };
    rotations(things, things).into_iter().map(after).collect()
}

/// Returns the places of the first group, 1 for each and 0 for those of the
/// rest, in the order of the combinatorial number system.
fn place_sets(tiles: usize, first: usize) -> Vec<Vec<u8>> {
    (0..1_u32 << tiles)
        .filter(|set| set.count_ones() as usize == first)
        .map(|set| {
            (0..tiles)
                .map(|place| u8::from(set >> place & 1 == 1))
                .collect()
        })
        .collect()
}

/// Compares sets of places from the last place backwards.
fn colex(a: &[u8], b: &[u8]) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

fn narrow(number: usize) -> u16 {
    u16::try_from(number).expect("9! / 4! words fit 16 bits")
}

/// Returns all orders of these things, in lexicographic order.
fn permutations(things: &[u8]) -> Vec<Vec<u8>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &thing) in things.iter().enumerate() {
        let others = [&things[..index], &things[index + 1..]].concat();
        all.extend(
            permutations(&others)
                .into_iter()
                .map(|rest| [vec![thing], rest].concat()),
        );
    }
    all
}

/// Returns the lexicographic rank of an order of different numbers.
fn rank(order: &[u8]) -> usize {
    let mut rank = 0;
    for (place, tile) in order.iter().enumerate() {
        let smaller = order[place + 1..].iter().filter(|later| *later < tile);
        rank = rank * (order.len() - place) + smaller.count();
    }
    rank
}

fn factorial(number: usize) -> usize {
    FACTORIALS[number]
}

const FACTORIALS: [usize; MAX_TILES + 1] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880];

/// `BINOMIALS[n][k]`: the ways to choose k of n places.
const BINOMIALS: [[usize; FIRST + 1]; MAX_TILES] = [
    [1, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 2, 1, 0, 0],
    [1, 3, 3, 1, 0],
    [1, 4, 6, 4, 1],
    [1, 5, 10, 10, 5],
    [1, 6, 15, 20, 15],
    [1, 7, 21, 35, 35],
    [1, 8, 28, 56, 70],
];
