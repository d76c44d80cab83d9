//! Groups of features that share a weight, for boards of one size.
//!
//! A feature is a tile in a cell, or two tiles in two cells. Two tiles can be
//! named in either order. A square board also equals its mirror image in the
//! diagonal through the blank's home. So up to four places of a table belong to
//! one weight.

use crate::board::Size;

/// Returns the place of a feature of one tile in a table of `cells`² entries.
/// The tile is named by its home.
pub fn single(size: Size, home: usize, cell: usize) -> usize {
    home * size.cells() + cell
}

/// Returns the place of a feature of two tiles. The table has a block for each
/// place of [`single`], with one row per cell.
///
/// So all pairs of a tile in a cell lie together: a row for each other cell,
/// indexed by the tile in it.
pub fn pair(size: Size, (home, cell): (usize, usize), other: (usize, usize)) -> usize {
    let (other_home, other_cell) = other;
    let row = single(size, home, cell) * size.cells() + other_cell;
    row * row_length(size) + other_home
}

/// Returns the entries per row: a power of two, so that a search needs no
/// bounds check.
pub(super) fn row_length(size: Size) -> usize {
    size.cells().next_power_of_two()
}

/// Calls `visit` once per weight of a tile or the blank, with the weight's
/// places.
pub fn for_each_single(size: Size, mut visit: impl FnMut(&[usize])) {
    for home in 0..size.cells() {
        for cell in 0..size.cells() {
            let here = single(size, home, cell);
            let mirrored = mirror(size).map(|mirror| single(size, mirror(home), mirror(cell)));
            visit_first(&mut [here, mirrored.unwrap_or(here)], &mut visit);
        }
    }
}

/// Calls `visit` once per weight of two tiles, with the weight's places. The
/// blank, whose home is the last cell, is not a tile.
pub fn for_each_pair(size: Size, mut visit: impl FnMut(&[usize])) {
    let tiles = size.cells() - 1;
    for home in 0..tiles {
        for cell in 0..size.cells() {
            for other_cell in (0..size.cells()).filter(|&other| other != cell) {
                for other_home in (0..tiles).filter(|&other| other != home) {
                    let (one, other) = ((home, cell), (other_home, other_cell));
                    let here = pair(size, one, other);
                    let turned = pair(size, other, one);
                    let (mut mirrored, mut both) = (here, turned);
                    if let Some(mirror) = mirror(size) {
                        let image = |(home, cell)| (mirror(home), mirror(cell));
                        mirrored = pair(size, image(one), image(other));
                        both = pair(size, image(other), image(one));
                    }
                    visit_first(&mut [here, turned, mirrored, both], &mut visit);
                }
            }
        }
    }
}

/// Visits the distinct places, unless a smaller one than the first has visited
/// them before.
fn visit_first(places: &mut [usize], visit: &mut impl FnMut(&[usize])) {
    let here = places[0];
    places.sort_unstable();
    if places[0] < here {
        return;
    }
    let mut different = 1;
    for at in 1..places.len() {
        if places[at] != places[different - 1] {
            places[different] = places[at];
            different += 1;
        }
    }
    visit(&places[..different]);
}

/// Returns the mirror image of a cell, if the board is square.
fn mirror(size: Size) -> Option<impl Fn(usize) -> usize> {
    let side = size.columns();
    (side == size.rows()).then_some(move |cell| (cell % side) * side + cell / side)
}
