//! A photo of a puzzle, for the page that solves it.

use photo::grid::Grid;
use photo::numbers::Reading;
use photo::picture::Picture;
use photo::{look, read};
use wasm::values::{numbers, object};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A board in a picture, as far as it can be read. */
export interface BoardRead {
  columns: number;
  rows: number;
  /** The corners in pixels, x and y each, clockwise from the top left. */
  corners: number[];
  /** The number of each cell, 0 for the gap: each is there once. */
  numbers: number[];
  /** The cells whose number is plain to see. */
  sure: number[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// `BoardRead`, above.
    #[wasm_bindgen(typescript_type = "BoardRead")]
    pub type BoardRead;
}

/// Finds the board in a picture, whose pixels have red, green, blue and opacity each,
/// and reads it; `undefined` if there is none to see.
#[wasm_bindgen(js_name = findBoard)]
#[must_use]
pub fn find_board(pixels: &[u8], width: usize) -> Option<BoardRead> {
    let (grid, readings) = look(&Picture::from_rgba(pixels, width)?)?;
    Some(board_read(&grid, &readings))
}

/// Reads the board between four corners, given as x and y each.
#[wasm_bindgen(js_name = readBoard)]
#[must_use]
pub fn read_board(
    pixels: &[u8],
    width: usize,
    columns: usize,
    rows: usize,
    corners: &[f32],
) -> Option<BoardRead> {
    let picture = Picture::from_rgba(pixels, width)?;
    let (points, _) = corners.as_chunks::<2>();
    let corners = points.try_into().ok()?;
    let grid = Grid {
        columns,
        rows,
        corners,
    };
    let readings = read(&picture, &grid);
    Some(board_read(&grid, &readings))
}

fn board_read(grid: &Grid, readings: &[Reading]) -> BoardRead {
    let corners = grid.corners.iter().flatten();
    let corners: Vec<JsValue> = corners.map(|at| (*at).into()).collect();
    let sure = readings.iter().enumerate();
    let sure = sure.filter_map(|(cell, reading)| reading.is_sure.then_some(cell));
    object(&[
        ("columns", grid.columns.into()),
        ("rows", grid.rows.into()),
        ("corners", corners.into()),
        (
            "numbers",
            numbers(readings.iter().map(|reading| reading.number)),
        ),
        ("sure", numbers(sure)),
    ])
}
