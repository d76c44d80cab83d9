//! The patterns of boards of more than 16 cells: compact blocks that are images
//! of each other, so that few tables serve many patterns.
//!
//! A part of the grid (a quarter, a half, or all of it) is cut into blocks
//! along bands of two lines. Its rotations and reflections cover the grid,
//! except for the centre where the sides are odd. 5×5 has four blocks of 2×3
//! around a single tile. Then the blank's home is removed from its block.
//!
//! Of the cuts that fit in memory and time, the one with most pairs of tiles in
//! one block per view is taken: its tables know most about how tiles get in
//! each other's way.

use super::grid::{Cells, Grid, image};
use super::outline::parts as parts_of;
use super::rank;
use super::strength::Strength;
use crate::solver::symmetry::Symmetry;

/// Most bytes of all tables of a shape.
const ROOM: usize = 26_000_000;

/// Returns the most work of making all tables of a shape, in bytes: the bytes of each
/// outline plus `WORK_AN_OUTLINE`. About 35 million take 1 to 2 s, and without vector
/// instructions ten times as long.
fn most_work(strength: Strength) -> usize {
    match strength {
        Strength::Quick => 4_000_000,
        Strength::Strong => 37_000_000,
    }
}

/// Work of making an outline in addition to its bytes, as a number of bytes.
const WORK_AN_OUTLINE: usize = 32;

/// Most sets of cells whose outlines are counted, to estimate the number of
/// all.
const SAMPLE: usize = 4_000;

/// Most tiles of a block.
const MAX_BLOCK: usize = 7;

/// Returns the views of a grid of more than 16 cells: for each its patterns, as
/// sets of homes.
pub(super) fn views_of(grid: &Grid, blank_home: usize, strength: Strength) -> Vec<Vec<Cells>> {
    let mut costs = Costs::new(grid, most_work(strength));
    let mut best = (Score::default(), Vec::new());
    for part in parts(grid) {
        for bands in [Bands::Rows, Bands::Columns] {
            let cells = bands.order(grid, part.cells);
            for size in 1..=MAX_BLOCK {
                let blocks = part.blocks(grid, &cells, size);
                let views = views(grid, blank_home, &blocks);
                let score = Score::of(grid, &views);
                if score > best.0 && costs.fit(grid, &views) {
                    best = (score, views);
                }
            }
        }
    }
    best.1
}

/// The worth of a cut: pairs of tiles in one block, as twice the mean of the views;
/// then views; then pairs of neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Score(usize, usize, usize);

impl Score {
    fn of(grid: &Grid, views: &[Vec<Cells>]) -> Self {
        let blocks = || views.iter().flatten();
        let pairs = blocks().map(|block| {
            let tiles = block.count_ones() as usize;
            tiles * (tiles - 1) / 2
        });
        let neighbours = grid.edges().iter().map(|edge| {
            let both = 1 << edge.low | 1 << edge.high;
            blocks().filter(|&block| block & both == both).count()
        });
        let pairs: usize = pairs.sum();
        Self(2 * pairs / views.len(), views.len(), neighbours.sum())
    }
}

/// A part of the grid whose rotations and reflections cover it, except for its
/// centre.
struct Part {
    cells: Cells,
    // Indices into `Symmetry::all`.
    symmetries: &'static [usize],
}

fn parts(grid: &Grid) -> Vec<Part> {
    let (columns, rows) = (grid.size().columns(), grid.size().rows());
    let cells = grid.cells();
    let is_even = |number: usize| number.is_multiple_of(2);
    let set = |holds: &dyn Fn(usize, usize) -> bool| {
        (0..cells)
            .filter(|cell| holds(cell / columns, cell % columns))
            .fold(0, |set, cell| set | 1 << cell)
    };
    let mut parts = vec![
        Part {
            cells: grid.all(),
            symmetries: &[0],
        },
        Part {
            cells: set(&|row, column| row * columns + column < cells / 2),
            symmetries: &[0, 3],
        },
    ];
    if is_even(columns) {
        parts.push(Part {
            cells: set(&|_, column| column < columns / 2),
            symmetries: &[0, 2],
        });
    }
    if is_even(columns) && is_even(rows) {
        parts.push(Part {
            cells: set(&|row, column| row < rows / 2 && column < columns / 2),
            symmetries: &[0, 1, 2, 3],
        });
    }
    if columns == rows {
        // Around the centre, like the arms of a windmill.
        parts.push(Part {
            cells: set(&|row, column| row < rows / 2 && column < columns.div_ceil(2)),
            symmetries: &[0, 5, 3, 6],
        });
    }
    parts
}

impl Part {
    /// Returns the grid in blocks: up to `size` of these cells each, their images,
    /// and the centre.
    fn blocks(&self, grid: &Grid, cells: &[usize], size: usize) -> Vec<Cells> {
        let symmetries = Symmetry::all(grid.size());
        let mut blocks = Vec::new();
        for block in cells.chunks(size) {
            let block = block.iter().fold(0, |set, cell| set | 1 << cell);
            let images = self
                .symmetries
                .iter()
                .map(|&at| image(block, &symmetries[at]));
            blocks.extend(images);
        }
        let centre = grid.all() & !blocks.iter().fold(0, |set, block| set | block);
        blocks.extend((centre != 0).then_some(centre));
        blocks
    }
}

/// The direction of bands.
#[derive(Clone, Copy)]
enum Bands {
    Rows,
    Columns,
}

impl Bands {
    /// Returns the cells along bands of two lines, there and back again. If the
    /// number of lines is odd, the last band has three.
    fn order(self, grid: &Grid, part: Cells) -> Vec<usize> {
        let (columns, rows) = (grid.size().columns(), grid.size().rows());
        let (length, lines) = match self {
            Self::Rows => (columns, rows),
            Self::Columns => (rows, columns),
        };
        let cell = |line: usize, along: usize| match self {
            Self::Rows => line * columns + along,
            Self::Columns => along * columns + line,
        };
        let is_in = |cell: usize| part >> cell & 1 == 1;
        let has_any = |&line: &usize| (0..length).any(|along| is_in(cell(line, along)));
        let lines = 1 + (0..lines).rev().find(has_any).unwrap_or(0);
        let bands = (lines / 2).max(1);
        let mut order = Vec::new();
        for band in 0..bands {
            let end = if band + 1 < bands {
                2 * band + 2
            } else {
                lines
            };
            for step in 0..length {
                let along = if band % 2 == 0 {
                    step
                } else {
                    length - 1 - step
                };
                let cells = (2 * band..end).map(|line| cell(line, along));
                order.extend(cells.filter(|&cell| is_in(cell)));
            }
        }
        order
    }
}

/// Returns two views, each without the blank's home: the blocks and their
/// mirror images.
fn views(grid: &Grid, blank_home: usize, blocks: &[Cells]) -> Vec<Vec<Cells>> {
    let symmetries = Symmetry::all(grid.size());
    // In the diagonal if the grid is square, else from left to right.
    let mirror = symmetries.get(4).unwrap_or(&symmetries[2]);
    let view = |symmetry: &Symmetry| {
        let tiles = blocks
            .iter()
            .map(|&block| image(block, symmetry) & !(1 << blank_home));
        let mut view: Vec<Cells> = tiles.filter(|&tiles| tiles != 0).collect();
        view.sort_unstable();
        view
    };
    let mut views = vec![view(&symmetries[0]), view(mirror)];
    views.dedup();
    views
}

/// The costs of tables, by their number of tiles.
struct Costs {
    symmetries: Vec<Symmetry>,
    most_work: usize,
    outlines: [Option<usize>; MAX_BLOCK + 1],
}

impl Costs {
    fn new(grid: &Grid, most_work: usize) -> Self {
        Self {
            symmetries: Symmetry::all(grid.size()),
            most_work,
            outlines: [None; MAX_BLOCK + 1],
        }
    }

    /// Returns `true` if the tables of all views fit in memory and time.
    fn fit(&mut self, grid: &Grid, views: &[Vec<Cells>]) -> bool {
        let mut tables: Vec<Cells> = Vec::new();
        for &block in views.iter().flatten() {
            let images = self
                .symmetries
                .iter()
                .map(|symmetry| image(block, symmetry));
            tables.extend(images.min());
        }
        tables.sort_unstable();
        tables.dedup();
        // Sums saturate, on 32 bits too: what does not fit exceeds every limit.
        let (mut bytes, mut work) = (0_usize, 0_usize);
        for tiles in tables.iter().map(|table| table.count_ones() as usize) {
            let most = self.most_work / (WORK_AN_OUTLINE + 1);
            let count = *self.outlines[tiles].get_or_insert_with(|| outlines_of(grid, tiles, most));
            let arrangements: usize = (1..=tiles).product();
            let entries = arrangements.div_ceil(8);
            bytes = bytes.saturating_add(count.saturating_mul(entries));
            let outlines = count.saturating_mul(entries + WORK_AN_OUTLINE);
            work = work.saturating_add(outlines);
        }
        bytes <= ROOM && work <= self.most_work
    }
}

/// Estimates how many outlines patterns of `tiles` tiles have, from a sample:
/// going through a million takes 25 ms, and a player may be waiting. More than `most`
/// are too many in any case.
fn outlines_of(grid: &Grid, tiles: usize, most: usize) -> usize {
    let (cells, sets) = (grid.cells(), rank::sets(tiles, grid.cells()));
    if sets > most {
        return sets;
    }
    let every = sets.div_ceil(SAMPLE);
    let sample = || rank::all_sets(tiles, cells).step_by(every);
    let outlines: usize = sample().map(|covered| parts_of(grid, covered)).sum();
    // The product may exceed 32 bits.
    let about = outlines as u64 * sets as u64 / sample().count() as u64;
    usize::try_from(about).unwrap_or(usize::MAX)
}
