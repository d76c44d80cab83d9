//! A line that is followed, as a plain value: it outlives an instance that has
//! panicked, and needs no freeing. It comes in piece by piece, since reading
//! objects by serde takes 15 kB (brotli).

#![expect(unreachable_pub, reason = "the binder takes public functions alone")]

use super::error;
use super::solver::result;
use crate::board::{Direction, Moves};
use crate::solver::{self, Ahead};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A solution that is followed; lengths in slides (STM).
#[derive(Debug, Serialize, Tsify)]
pub struct Line {
    /// A letter of U, D, L, R for each slide still to make: the tile's way.
    slides: String,
    /// Proved: no solution of the board at hand is shorter.
    lower: usize,
    /// What is proved of boards that it comes to: how many slides on, and the
    /// bound there, one pair after the other.
    ahead: Vec<usize>,
}

/// A line of a board from which no solution is shorter than `lower`.
#[wasm_bindgen(js_name = lineOf)]
pub fn line_of(slides: &str, lower: usize) -> Result<Ts<Line>, JsValue> {
    write(&solver::Line::new(read_slides(slides)?, lower))
}

/// What is left of a line when its first `count` slides are made.
#[wasm_bindgen(js_name = lineAfter)]
pub fn line_after(
    slides: &str,
    lower: usize,
    ahead: &[usize],
    count: usize,
) -> Result<Ts<Line>, JsValue> {
    write(&read(slides, lower, ahead)?.after(count))
}

/// A line with what was found for the board that `path` leads to: `found` if
/// any, and that no solution of it is shorter than `bound`. The first `made`
/// slides are made and stay.
#[wasm_bindgen(js_name = lineWith)]
pub fn line_with(
    slides: &str,
    lower: usize,
    ahead: &[usize],
    found: Option<String>,
    bound: usize,
    path: &str,
    made: usize,
) -> Result<Ts<Line>, JsValue> {
    let line = read(slides, lower, ahead)?;
    let found = found.as_deref().map(read_slides).transpose()?;
    let path = read_slides(path)?;
    write(&line.change_over(found.as_deref(), bound, &path, made))
}

pub(super) fn read_slides(slides: &str) -> Result<Vec<Direction>, JsValue> {
    let moves: Moves = slides.parse().map_err(|e| error(&e, "line", &[]))?;
    Ok(moves.slides().collect())
}

fn read(slides: &str, lower: usize, ahead: &[usize]) -> Result<solver::Line, JsValue> {
    let (pairs, _) = ahead.as_chunks();
    let ahead = pairs.iter().map(|&[at, lower]| Ahead { at, lower });
    let slides = read_slides(slides)?;
    Ok(solver::Line::with_ahead(slides, lower, ahead.collect()))
}

fn write(line: &solver::Line) -> Result<Ts<Line>, JsValue> {
    let ahead = line.ahead().iter();
    result(&Line {
        slides: line.slides().iter().map(|way| way.letter()).collect(),
        lower: line.lower(),
        ahead: ahead.flat_map(|proof| [proof.at, proof.lower]).collect(),
    })
}
