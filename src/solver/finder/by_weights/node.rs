//! A board of a layer, and its slides.

use super::sixteen::Cells;
use super::weights::Weights;
use crate::board::{Direction, Size, byte};
use crate::solver::beams::Keys;

/// A board of at most 16·`B` cells, whose weights have rows of as many entries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<const B: usize> {
    pub(super) hash: u64,
    // In 1/32 slides.
    pub(super) value: i16,
    pub(super) blank: u8,
    // The place in `Direction::ALL` of the slide that would undo the last one;
    // `NO_WAY_BACK` at the root.
    pub(super) back: u8,
    pub(super) cells: Cells<B>,
}

/// Equal to the number of directions, so no direction leads back.
pub(super) const NO_WAY_BACK: u8 = 4;

/// Returns the nearest value that fits.
#[inline(always)]
pub(super) fn clamped(value: i32) -> i16 {
    let clamped = value.clamp(i16::MIN.into(), i16::MAX.into());
    i16::try_from(clamped).expect("clamped")
}

/// A row of the weights.
type Numbers<const B: usize> = [[i8; 16]; B];

/// A tile that goes from one cell to another.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slide {
    pub(super) from: u8,
    pub(super) to: u8,
    home: u8,
    // The change of the hash of a board.
    pub(super) change: u64,
}

impl Slide {
    /// Returns by how much the slide raises the value of a board.
    pub(super) fn gain<const B: usize>(self, weights: &Weights, cells: &Cells<B>) -> i32 {
        let (after, before) = self.rows::<B>(weights);
        let mut gain = self.single_gain(weights);
        for ((after, before), &home) in after.iter().zip(before).zip(cells.as_flattened()) {
            // It is smaller already; this tells the compiler.
            let home = usize::from(home) % (16 * B);
            let (after, before) = (after.as_flattened(), before.as_flattened());
            gain += i32::from(after[home]) - i32::from(before[home]);
        }
        gain
    }

    /// Returns what the slide gains by the weights of the tile and of the blank alone.
    pub(super) fn single_gain(self, weights: &Weights) -> i32 {
        let blank = weights.size().cells() - 1;
        let [home, from, to] = [self.home, self.from, self.to].map(usize::from);
        weights.single(home, to) - weights.single(home, from) + weights.single(blank, from)
            - weights.single(blank, to)
    }

    /// Returns the weights of the tile with all others after the slide, and before it:
    /// a row for each cell.
    pub(super) fn rows<const B: usize>(self, weights: &Weights) -> (&[Numbers<B>], &[Numbers<B>]) {
        let rows = |cell: u8| {
            let numbers = weights.row(self.home.into(), cell.into());
            numbers.as_chunks().0.as_chunks().0
        };
        (rows(self.to), rows(self.from))
    }
}

/// All slides on boards of a size.
///
/// Slides of the same tile from the same cell to the same cell are of one *kind*.
#[derive(Clone, Debug)]
pub(super) struct Slides {
    cells: usize,
    // By the cell of the blank and what would undo the last slide.
    ways: Vec<[Ways; 5]>,
    // By kind.
    slides: Vec<Slide>,
}

/// The directions in which tiles slide, and the cells that they come from.
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    count: usize,
    all: [(u8, u8); 4],
}

impl Slides {
    pub(super) fn new(size: Size, keys: &Keys) -> Self {
        let cells = size.cells();
        let ways = |blank| std::array::from_fn(|back| Ways::new(size, blank, back));
        let mut this = Self {
            cells,
            ways: (0..cells).map(ways).collect(),
            slides: vec![Slide::default(); 4 * cells * cells],
        };
        for (home, to) in (0..cells).flat_map(|home| (0..cells).map(move |to| (home, to))) {
            let ways = this.ways[to][usize::from(NO_WAY_BACK)];
            for &(direction, from) in ways.all() {
                let change = keys.change(home, from.into(), to);
                let (home, to) = (byte(home), byte(to));
                let kind = this.kind(home, to, direction);
                this.slides[usize::from(kind)] = Slide {
                    from,
                    to,
                    home,
                    change,
                };
            }
        }
        this
    }

    /// Returns the number of kinds.
    pub(super) fn kinds(&self) -> usize {
        self.slides.len()
    }

    /// Returns the directions of the slides that do not undo the last one, and the cells
    /// that the tiles come from.
    #[inline(always)]
    pub(super) fn of<const B: usize>(&self, board: &Node<B>) -> &[(u8, u8)] {
        self.ways[usize::from(board.blank)][usize::from(board.back)].all()
    }

    /// Returns the kind of the slides of a tile in this direction to this cell.
    #[inline(always)]
    pub(super) fn kind(&self, home: u8, to: u8, direction: u8) -> u16 {
        let kind = (usize::from(home) * self.cells + usize::from(to)) * 4 + usize::from(direction);
        #[expect(clippy::cast_possible_truncation, reason = "below 4·49²")]
        let kind = kind as u16;
        kind
    }

    /// Returns a slide of a kind.
    #[inline(always)]
    pub(super) fn slide(&self, kind: u16) -> Slide {
        self.slides[usize::from(kind)]
    }
}

impl Ways {
    #[inline(never)]
    fn new(size: Size, blank: usize, back: usize) -> Self {
        let mut ways = Self::default();
        for (place, &direction) in Direction::ALL.iter().enumerate() {
            if place != back
                && let Some(from) = size.cell_that_slides(blank, direction)
            {
                ways.all[ways.count] = (byte(place), byte(from));
                ways.count += 1;
            }
        }
        ways
    }

    #[inline(always)]
    fn all(&self) -> &[(u8, u8)] {
        &self.all[..self.count]
    }
}
