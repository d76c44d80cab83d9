//! The choice of the tiles that form the patterns of a board.
//!
//! A pattern has as many tiles as give at most [`MOST_PLACEMENTS`]: all of a
//! board of up to ten cells, so that its bounds are exact. Otherwise the patterns
//! are windows of a walk round the border, and the tiles around the blank's home.
//! Tiles at the border have the longest ways. In the middle of 4×4 the bound of
//! five tiles and the blank is 18.2 moves on average, at the border 22.

use crate::board::{Size, byte};

/// Most placements of a pattern: those of five tiles and the blank on 4×4.
const MOST_PLACEMENTS: usize = 6_000_000;

/// Most cells of a board that one pattern covers.
const WHOLE_CELLS: usize = 10;

/// Patterns of a board that no reflection leaves as it is. With a reflection each
/// pattern is looked up twice.
const PATTERNS: usize = 7;
const REFLECTED_PATTERNS: usize = 5;

/// The patterns of 4×4 with the blank in the last cell. On forty random boards they
/// take 106,000 nodes; windows at even distances take 138,000.
const SQUARE: [[u8; 5]; REFLECTED_PATTERNS] = [
    [0, 1, 2, 3, 7],
    [2, 3, 7, 11, 14],
    [3, 7, 11, 14, 13],
    [12, 8, 4, 0, 1],
    [8, 9, 10, 13, 14],
];

/// Returns the patterns, as the homes of their tiles: all of the same number.
pub(super) fn patterns(size: Size, blank_home: usize) -> Vec<Vec<u8>> {
    let cells = size.cells();
    if cells <= WHOLE_CELLS {
        return vec![tiles(size, blank_home).collect()];
    }
    if size.columns() == size.rows() && blank_home + 1 == cells {
        return SQUARE.map(Vec::from).into();
    }
    let length = length(cells);
    let windows = if is_reflected(size, blank_home) {
        REFLECTED_PATTERNS - 1
    } else {
        PATTERNS - 1
    };
    let border: Vec<u8> = border(size, blank_home);
    let mut patterns: Vec<Vec<u8>> = (0..windows)
        .map(|window| {
            let first = window * border.len() / windows;
            let walk = border.iter().cycle().skip(first).take(length);
            walk.copied().collect()
        })
        .collect();
    // The nearest to the blank's home.
    let away = |cell: u8| size.distance(usize::from(cell), blank_home);
    let nearest = (1..size.columns() + size.rows())
        .flat_map(|steps| tiles(size, blank_home).filter(move |&cell| away(cell) == steps));
    patterns.push(nearest.take(length).collect());
    patterns
}

/// Returns `true` if the reflection that exchanges columns and rows leaves the goal
/// as it is.
pub(super) fn is_reflected(size: Size, blank_home: usize) -> bool {
    size.columns() == size.rows() && size.column_of(blank_home) == size.row_of(blank_home)
}

/// Returns how many tiles a pattern has.
fn length(cells: usize) -> usize {
    let placements = |tiles: usize| (0..=tiles).map(|placed| cells - placed).product::<usize>();
    let fits = |&tiles: &usize| placements(tiles) <= MOST_PLACEMENTS;
    (1..cells).take_while(fits).last().unwrap_or(1)
}

fn tiles(size: Size, blank_home: usize) -> impl Iterator<Item = u8> {
    let homes = (0..=u8::MAX).take(size.cells());
    homes.filter(move |&home| usize::from(home) != blank_home)
}

/// Returns the tiles of the border, clockwise from the first cell.
fn border(size: Size, blank_home: usize) -> Vec<u8> {
    let (last_column, last_row) = (size.columns() - 1, size.rows() - 1);
    let top = (0..last_column).map(|column| (column, 0));
    let right = (0..last_row).map(|row| (last_column, row));
    let bottom = (1..=last_column).rev().map(|column| (column, last_row));
    let left = (1..=last_row).rev().map(|row| (0, row));
    let walk = top.chain(right).chain(bottom).chain(left);
    let cells = walk.map(|(column, row)| row * size.columns() + column);
    let tiles = cells.filter(|&cell| cell != blank_home);
    tiles.map(byte).collect()
}
