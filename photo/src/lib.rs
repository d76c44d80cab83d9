//! A photo of a puzzle: where its board is, and which number is on each tile.
//!
//! Everything is a guess, and says how sure it is. Nothing here knows a browser.
//!
//! picture ← plane ← grid ← glyphs ← digits ← numbers

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates are pixels of a picture of at most some thousand"
)]

pub mod digits;
pub mod glyphs;
pub mod grid;
pub mod numbers;
pub mod picture;
pub mod plane;

use grid::Grid;
use numbers::{Reading, assign};
use picture::Picture;

/// Finds the board in a picture and reads it, whichever side of the photo is up.
#[must_use]
pub fn look(picture: &Picture) -> Option<(Grid, Vec<Reading>)> {
    let found = grid::find(picture)?;
    let read = |grid: Grid| {
        let readings = read(picture, &grid);
        let sure = readings.iter().filter(|reading| reading.is_sure).count();
        (sure, grid, readings)
    };
    let mut best = read(found);
    // A photo on its side has numbers of which hardly one can be read.
    if 2 * best.0 < best.2.len() {
        for turned in best.1.turns() {
            let other = read(turned);
            if other.0 > best.0 {
                best = other;
            }
        }
    }
    Some((best.1, best.2))
}

/// Reads the number in each cell of a grid, row by row.
#[must_use]
pub fn read(picture: &Picture, grid: &Grid) -> Vec<Reading> {
    let scores = glyphs::cells(picture, grid)
        .map(|cell| digits::scores(&glyphs::find(&cell), grid.columns * grid.rows))
        .collect::<Vec<_>>();
    assign(&scores)
}
