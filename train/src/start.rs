//! Weights to begin with: what is known of single tiles and of pairs, and what
//! the weights of smaller boards say.

use crate::features::Features;
use taquin::Size;
use taquin::board::Direction;
use taquin::training::Weights;

/// Factor of what two tiles need beyond their Manhattan distances. More than 1,
/// to make up for what three tiles need beyond their pairs.
const FACTOR: f32 = 1.5;

/// Returns the Manhattan distance, and 1.5 times the excess of each two tiles.
#[must_use]
pub fn start(features: &Features) -> Vec<f32> {
    let size = features.size();
    let (cells, tiles) = (size.cells(), size.cells() - 1);
    let mut values = vec![0.0; features.count()];
    for home in 0..tiles {
        for cell in 0..cells {
            values[features.single(home, cell) as usize] = size.distance(home, cell) as f32;
        }
        for other_home in home + 1..tiles {
            let excess = excess(size, [home, other_home]);
            for (at, &excess) in excess.iter().enumerate() {
                let (cell, other_cell) = (at / cells, at % cells);
                if cell != other_cell {
                    let weight = features.pair((home, cell), (other_home, other_cell));
                    values[weight as usize] = FACTOR * f32::from(excess);
                }
            }
        }
    }
    values
}

/// Returns how many slides (STM) of two tiles bring both home, beyond their
/// Manhattan distances, if slides of all others are free.
///
/// The index is the cell of the first times the number of cells, plus the cell
/// of the second; 0 where both would be in one cell. Found by breadth-first
/// search from home, with a layer for each slide of the two.
#[must_use]
pub fn excess(size: Size, homes: [usize; 2]) -> Vec<u8> {
    let cells = size.cells();
    let mut excess = vec![u8::MAX; cells.pow(2)];
    let mut seen = vec![false; cells.pow(3)];
    let mut layer = vec![(cells - 1, homes)];
    let mut slides = 0;
    while !layer.is_empty() {
        let mut next = Vec::new();
        while let Some((blank, tiles)) = layer.pop() {
            let [one, other] = tiles;
            let at = one * cells + other;
            if std::mem::replace(&mut seen[at * cells + blank], true) {
                continue;
            }
            let manhattan = size.distance(one, homes[0]) + size.distance(other, homes[1]);
            let beyond = u8::try_from(slides - manhattan).expect("two tiles are home soon");
            excess[at] = excess[at].min(beyond);
            for from in Direction::ALL.map(|direction| size.cell_that_slides(blank, direction)) {
                let Some(from) = from else { continue };
                let slid = tiles.map(|cell| if cell == from { blank } else { cell });
                let is_free = slid == tiles;
                let layer = if is_free { &mut layer } else { &mut next };
                layer.push((from, slid));
            }
        }
        layer = next;
        slides += 1;
    }
    for cell in 0..cells {
        excess[cell * cells + cell] = 0;
    }
    excess
}

/// Returns the weights of [`start`], replaced where weights of smaller boards
/// apply. They apply to a tile or a pair that lies, with its homes, in a part
/// of the board of the smaller size. If several parts qualify, the one nearest
/// to the blank's home is used.
///
/// # Panics
///
/// When the weights are for boards with a longer side.
#[must_use]
pub fn grow(features: &Features, from: &Weights) -> Vec<f32> {
    let mut values = start(features);
    let (size, small) = (features.size(), Features::new(from.size()));
    let from = from.values();
    let (cells, tiles) = (size.cells(), size.cells() - 1);
    let parts = Part::all(size, small.size());
    for home in 0..tiles {
        for cell in 0..cells {
            let tile = (home, cell);
            if let Some(tile) = parts.iter().find_map(|part| part.tile(tile)) {
                let weight = features.single(home, cell) as usize;
                values[weight] = from[small.single(tile.0, tile.1) as usize];
            }
            for other_home in home + 1..tiles {
                for other_cell in (0..cells).filter(|&other| other != cell) {
                    let other = (other_home, other_cell);
                    let both = |part: &Part| Some((part.tile(tile)?, part.tile(other)?));
                    if let Some((one, two)) = parts.iter().find_map(both) {
                        let weight = features.pair(tile, other) as usize;
                        values[weight] = from[small.pair(one, two) as usize];
                    }
                }
            }
        }
    }
    values
}

/// A part of a board, of the size of a smaller one.
struct Part {
    size: Size,
    small: Size,
    // Columns of the board to the left of it, and rows above it.
    beside: (usize, usize),
}

impl Part {
    /// Returns all parts, the last of the board first.
    fn all(size: Size, small: Size) -> Vec<Self> {
        let columns = 0..=size
            .columns()
            .checked_sub(small.columns())
            .expect("smaller");
        let rows = 0..=size.rows().checked_sub(small.rows()).expect("smaller");
        let places = rows.flat_map(|row| columns.clone().map(move |column| (column, row)));
        let mut parts: Vec<Self> = places
            .map(|beside| Self {
                size,
                small,
                beside,
            })
            .collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.beside.0 + part.beside.1));
        parts
    }

    /// Returns the home and the cell of a tile within the part; `None` if either is
    /// outside it, or if the home is the part's last cell, the blank's.
    fn tile(&self, (home, cell): (usize, usize)) -> Option<(usize, usize)> {
        let home = self.cell(home)?;
        (home + 1 < self.small.cells()).then_some((home, self.cell(cell)?))
    }

    fn cell(&self, cell: usize) -> Option<usize> {
        let column = self.size.column_of(cell).checked_sub(self.beside.0)?;
        let row = self.size.row_of(cell).checked_sub(self.beside.1)?;
        let is_within = column < self.small.columns() && row < self.small.rows();
        is_within.then_some(row * self.small.columns() + column)
    }
}
