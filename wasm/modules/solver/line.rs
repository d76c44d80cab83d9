//! A line that the player follows, as a plain value: it survives a panic of the
//! instance and needs no freeing. Its parts come in as separate arguments, since there
//! is nothing here that reads objects.

use super::search::METRIC;
use taquin::board::{Direction, Moves};
use taquin::solver::distributed::{self, Ahead, Found};
use wasm::values::{numbers, object, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A solution that the player follows; lengths count as the solver of this module
 * does. */
export interface Line {
  /** One letter of U, D, L, R per slide still to make: the way the tile goes. */
  slides: string;
  /** The length of what is still to make. */
  length: number;
  /** The slides that are made at once next: 1, or the tiles of a move. */
  step: number;
  /** Proved: no solution of the board at hand is shorter. */
  lower: number;
  /** Bounds of boards further along, as pairs: the number of slides to the board,
   * then its lower bound. */
  ahead: number[];
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Line")]
    pub type Line;
}

/// Returns a line whose board has no solution shorter than `lower`.
#[wasm_bindgen(js_name = lineOf)]
pub fn line_of(slides: &str, lower: usize) -> Result<Line, JsValue> {
    let slides = read_slides(slides)?;
    let line = distributed::Line::in_metric(METRIC, slides, lower, Vec::new());
    Ok(write(&line))
}

/// Returns the rest of a line after its first `count` slides.
#[wasm_bindgen(js_name = lineAfter)]
pub fn line_after(
    slides: &str,
    lower: usize,
    ahead: &[usize],
    count: usize,
) -> Result<Line, JsValue> {
    Ok(write(&read(slides, lower, ahead)?.after(count)))
}

/// Returns a line, changed by what a search has found for the board that `path`
/// leads to: a solution `found`, if any, and that none is shorter than `bound`.
/// The first `made` slides have been made and stay.
#[wasm_bindgen(js_name = lineWith)]
pub fn line_with(
    slides: &str,
    lower: usize,
    ahead: &[usize],
    found: Option<String>,
    bound: usize,
    path: &str,
    made: usize,
) -> Result<Line, JsValue> {
    let line = read(slides, lower, ahead)?;
    let found = found.as_deref().map(read_slides).transpose()?;
    let path = read_slides(path)?;
    let found = Found {
        path: &path,
        best: found.as_deref(),
        lower: bound,
    };
    Ok(write(&line.change_over(found, made)))
}

fn read_slides(slides: &str) -> Result<Vec<Direction>, JsValue> {
    let moves: Moves = slides.parse().map_err(refusal)?;
    Ok(moves.slides().collect())
}

fn read(slides: &str, lower: usize, ahead: &[usize]) -> Result<distributed::Line, JsValue> {
    let (pairs, _) = ahead.as_chunks();
    let ahead = pairs.iter().map(|&[at, lower]| Ahead { at, lower });
    let slides = read_slides(slides)?;
    let ahead = ahead.collect();
    Ok(distributed::Line::in_metric(METRIC, slides, lower, ahead))
}

fn write(line: &distributed::Line) -> Line {
    let ahead = line.ahead().iter();
    object(&[
        ("slides", letters(line.slides())),
        ("length", line.length().into()),
        ("step", line.step().into()),
        ("lower", line.lower().into()),
        (
            "ahead",
            numbers(ahead.flat_map(|proof| [proof.at, proof.lower])),
        ),
    ])
}

pub(super) fn letters(slides: &[Direction]) -> JsValue {
    let letters: String = slides.iter().map(|way| way.letter()).collect();
    letters.into()
}
