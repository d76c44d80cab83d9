//! Weights that boards of many sizes share, and the weights of one size that
//! grow from them.
//!
//! | bytes | content                                               |
//! |-------|-------------------------------------------------------|
//! | 0..4  | `b"SPSW"`                                             |
//! | 4..6  | format version, little endian                         |
//! | 6..8  | 0                                                     |
//! | 8..16 | checksum of everything else, little endian            |
//! | 16..  | the weights in the order of `places`, see `code`      |

use super::coder::{Coder, Numbers};
use super::groups::{row_length, single};
use super::places::{
    Beside, NEAR_PAIRS, PAIRS, PAIRS_A_STEP, SINGLES, STEPS_OF_ONE, WALLS, for_each_pair,
    single_images, single_place, single_start,
};
use super::weights::{PARTS, Weights, WeightsError, inverse_share, opened};
use crate::board::Size;
use std::fmt;
use std::sync::Arc;

pub(super) const MAGIC: [u8; 4] = *b"SPSW";
pub(super) const VERSION: u16 = 2;

/// Weights for boards of all sizes that have shared ones, with the blank's home
/// in the last cell.
#[derive(Clone, PartialEq, Eq)]
pub struct Shared {
    // Indexed by `places::single_place`.
    pub(super) singles: Vec<i16>,
    // Indexed by `places::pair_place`.
    pub(super) pairs: Vec<i8>,
    // Indexed by `places::near_place`: those of beams by distances.
    pub(super) near: Vec<i8>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Shared {
    pub(super) fn empty() -> Self {
        Self {
            singles: vec![0; SINGLES],
            pairs: vec![0; PAIRS],
            near: vec![0; NEAR_PAIRS],
        }
    }
}

/// Returns the coded weights of a file.
pub(super) fn check(bytes: &[u8]) -> Result<&[u8], WeightsError> {
    opened(bytes, MAGIC, VERSION).map(|(_, coded)| coded)
}

/// The state of coding the weights.
#[derive(Debug)]
pub(super) struct Coding {
    // Steps of one tile for each way between the homes: as many are done.
    done: usize,
    // By context.
    numbers: Vec<Numbers>,
}

/// Number of contexts: by the weight without walls, and by what walls change at
/// the step before.
const CONTEXTS: usize = LEVELS * LEVELS;
const LEVELS: usize = 7;

impl Coding {
    pub(super) fn new() -> Self {
        Self {
            done: 0,
            numbers: vec![Numbers::NEW; 2 * CONTEXTS + LEVELS],
        }
    }

    /// Codes at least `most` weights, if as many are left. Returns `true` if none is
    /// left.
    pub(super) fn step(
        &mut self,
        coder: &mut impl Coder,
        shared: &mut Shared,
        most: u64,
        single: impl Fn(usize) -> i16,
        pair: impl Fn(usize) -> i8,
        near: impl Fn(usize) -> i8,
    ) -> bool {
        if self.done == 0 {
            code_singles(coder, &mut shared.singles, single);
        }
        let mut left = most;
        while left > 0 && self.done < STEPS_OF_ONE {
            self.code_pairs(coder, shared, &pair, &near);
            self.done += 1;
            left = left.saturating_sub(PAIRS_A_STEP as u64);
        }
        self.done == STEPS_OF_ONE
    }

    /// Codes the weights of one step of one tile, for one way between the homes.
    fn code_pairs(
        &mut self,
        coder: &mut impl Coder,
        Shared { pairs, near, .. }: &mut Shared,
        pair: impl Fn(usize) -> i8,
        near_pair: impl Fn(usize) -> i8,
    ) {
        let numbers = &mut self.numbers;
        let mut code = |context: usize, value: i8, expected: i8| {
            let [value, expected] = [value, expected].map(i16::from);
            let value = numbers[context].code(coder, value - expected) + expected;
            i8::try_from(value).unwrap_or(i8::MAX)
        };
        for_each_pair(self.done, |places| {
            let place = places[0];
            let open = place - place % WALLS;
            let before = (place % PAIRS_A_STEP)
                .checked_sub(WALLS)
                .map(|_| place - WALLS);
            let (expected, context) = if place == open {
                let expected = before.map_or(0, |before| pairs[before]);
                (expected, CONTEXTS + level(expected))
            } else {
                let moved = before.map_or(0, |before| {
                    pairs[before].wrapping_sub(pairs[before - before % WALLS])
                });
                (pairs[open], level(pairs[open]) * LEVELS + level(moved))
            };
            let value = code(context, pair(place), expected);
            for image in places {
                pairs[image] = value;
            }
            if place == open && place / WALLS < NEAR_PAIRS {
                let context = 2 * CONTEXTS + level(value);
                let value = code(context, near_pair(place / WALLS), softened(value));
                for image in places {
                    near[image / WALLS] = value;
                }
            }
        });
    }
}

fn code_singles(coder: &mut impl Coder, singles: &mut [i16], single: impl Fn(usize) -> i16) {
    let mut numbers = Numbers::NEW;
    for place in 0..SINGLES {
        let images = single_images(place);
        if images[1] < place {
            continue;
        }
        let start = single_start(place);
        let difference = single(place).wrapping_sub(start);
        let value = numbers.code(coder, difference).wrapping_add(start);
        for image in images {
            singles[image] = value;
        }
    }
}

/// Returns about what two tiles with near homes weigh in beams by distances, from their
/// weight in those by weights.
pub(super) fn softened(weight: i8) -> i8 {
    weight - weight / 4
}

/// Returns how large a weight is, roughly.
fn level(weight: i8) -> usize {
    match weight.unsigned_abs() {
        small @ 0..=2 => small.into(),
        3..=4 => 3,
        5..=8 => 4,
        9..=20 => 5,
        _ => 6,
    }
}

/// Weights of one size that grow from the shared ones, step by step.
#[derive(Debug)]
pub(super) struct Growth {
    // Nobody else has them before all are there.
    weights: Arc<Weights>,
    // Tiles added or averaged so far: first all are added, then all averaged.
    done: usize,
}

impl Growth {
    pub(super) fn new(size: Size) -> Self {
        Self {
            weights: Arc::new(Weights::empty(size)),
            done: 0,
        }
    }

    pub(super) fn size(&self) -> Size {
        self.weights.size
    }

    /// Adds at least `most` weights, if as many are missing. Returns all of them
    /// once none is missing.
    pub(super) fn step(&mut self, shared: &Shared, most: u64) -> Option<Arc<Weights>> {
        let cells = self.size().cells();
        let mut left = most;
        while left > 0 && self.done < 2 * cells {
            match self.done.checked_sub(cells) {
                None => self.grow(shared, self.done),
                Some(home) => self.average(home),
            }
            self.done += 1;
            left = left.saturating_sub(cells.pow(3) as u64);
        }
        (self.done == 2 * cells).then(|| Arc::clone(&self.weights))
    }

    /// Averages the weights of a tile.
    fn average(&mut self, home: usize) {
        let weights = Arc::get_mut(&mut self.weights).expect("nobody else has them");
        if home + 1 < weights.size.cells() {
            weights.average(home, inverse_share(weights.size));
        }
    }

    /// Adds the weights of a tile or the blank.
    fn grow(&mut self, shared: &Shared, home: usize) {
        let size = self.size();
        let weights = Arc::get_mut(&mut self.weights).expect("nobody else has them");
        let (cells, length) = (size.cells(), row_length(size));
        let blank = cells - 1;
        for cell in 0..cells {
            let place = single_place(size, home, cell);
            let mut value = i32::from(shared.singles[place]);
            if home != blank {
                let distance = i32::try_from(size.distance(home, cell)).expect("few");
                let beyond = distance - i32::from(single_start(place) / PARTS);
                value += beyond * i32::from(PARTS) + BIAS * distance * ahead(size, home);
            }
            weights.singles[single(size, home, cell)] = i16::try_from(value).expect("fits");
            if home == blank {
                continue;
            }
            let row = single(size, home, cell) * cells * length;
            let pairs = &mut weights.pairs[row..][..cells * length];
            for other in (0..blank).filter(|&other| other != home) {
                let beside = Beside::new(size, (home, cell), other);
                for other_cell in (0..cells).filter(|&other| other != cell) {
                    pairs[other_cell * length + other] = shared.pairs[beside.place(other_cell)];
                }
            }
        }
    }
}

/// The extra cost of a tile for each cell of its distance from home and each line that
/// is filled after its own, in 1/32 slides. Without it, beams leave stragglers in the
/// first lines, where nothing can pass any more.
const BIAS: i32 = 6;

/// Longest side of the block whose tiles count as one line.
const BLOCK: usize = 5;

/// Returns how many lines are filled after that of a tile.
fn ahead(size: Size, home: usize) -> i32 {
    let lines = |side: usize, at: usize| side.saturating_sub(BLOCK).saturating_sub(at);
    let columns = lines(size.columns(), size.column_of(home));
    let rows = lines(size.rows(), size.row_of(home));
    i32::try_from(columns.max(rows)).expect("few")
}
