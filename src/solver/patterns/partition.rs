//! The choice of the tiles that form a pattern, for each shape and home of the blank.
//! For more than 16 cells see `blocks`.
//!
//! Up to 10 cells one pattern holds all tiles. Its table is one of all boards,
//! and a search walks straight to the goal. Up to 14 tiles are shared by two
//! patterns, in reading order. Of 15 tiles, two patterns have seven each, and
//! one tile is left alone.
//!
//! Tables of seven tiles take a second to make, and without vector instructions ten.
//! Those that are quick to make have three patterns that share 13 tiles or more, six to
//! a pattern. Searches begin with these, and without vector instructions end with them.
//!
//! Further views assign the tiles to images of the same patterns, or see the board
//! through a mirror that keeps the blank's home in place. Neither needs another table.
//! With the blank on the edge of 4×4 images give a third view, which saves 6 % of the
//! nodes and no time; on 3×5 and 2×7 none.

use super::blocks;
use super::grid::{Cells, Grid, image};
use super::strength::{Strength, has_quick_tables};
use crate::solver::symmetry::Symmetry;
use crate::solver::tables::is_provable;

/// Most cells of a board for which one table holds all boards.
const ONE_PATTERN: usize = 10;

/// Returns the views of an orientation's boards: for each its patterns, as sets
/// of homes.
pub(super) fn views_of(grid: &Grid, blank_home: usize, strength: Strength) -> Vec<Vec<Cells>> {
    let tiles = grid.all() & !(1 << blank_home);
    if !is_provable(grid.size()) {
        return blocks::views_of(grid, blank_home, strength);
    }
    let mut views: Vec<Vec<Cells>> = match tiles.count_ones() {
        _ if strength == Strength::Quick && has_quick_tables(grid.size()) => {
            let first = lowest(tiles, 6);
            // No tile is left alone: the only view of a board must have it.
            let second = lowest(tiles & !first, 6.min(tiles.count_ones() - 8));
            vec![vec![first, second, tiles & !first & !second]]
        }
        15 => fifteen(grid.size().columns(), blank_home)
            .iter()
            .map(|&(first, alone)| vec![first, tiles & !first & !(1 << alone), 1 << alone])
            .collect(),
        count if grid.cells() > ONE_PATTERN => {
            let first = lowest(tiles, count.div_ceil(2));
            vec![vec![first, tiles & !first]]
        }
        _ => return vec![vec![tiles]],
    };
    let mut mirrors = Symmetry::all(grid.size()).into_iter().skip(1);
    let mirror = mirrors.find(|symmetry| symmetry.image(blank_home) == blank_home);
    if let Some(mirror) = mirror {
        let seen = |view: &Vec<Cells>| view.iter().map(|&homes| image(homes, &mirror)).collect();
        let mirrored: Vec<Vec<Cells>> = views.iter().map(seen).collect();
        views.extend(mirrored);
    }
    views
}

/// Returns for each view of 15 tiles its first pattern and the tile left alone. All
/// views have the second pattern, or there are two only.
fn fifteen(columns: usize, blank_home: usize) -> &'static [(Cells, u8)] {
    match (columns, blank_home) {
        (4, 10) => &[(0b0001_0011_0011_0011, 13), (0b0011_0011_0011_0001, 1)],
        (4, 14) => &[(0b0001_0011_0011_0011, 15), (0b0011_0011_0011_0001, 1)],
        (4, _) => &[(0b0010_0011_0011_0011, 12), (0b0011_0011_0011_0010, 0)],
        _ => &[(0b1011_1111, 6), (0b0111_1111, 7)],
    }
}

/// Returns the `count` lowest cells of a set.
fn lowest(cells: Cells, count: u32) -> Cells {
    (0..count).fold(0, |low, _| low | 1 << (cells & !low).trailing_zeros())
}
