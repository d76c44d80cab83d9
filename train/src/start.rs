//! Weights to begin with: what is known of single tiles and of pairs.

use crate::features::Features;
use taquin::Size;
use taquin::board::Direction;

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
