//! A line that the player follows, as a plain value: it survives a panic of the
//! instance and needs no freeing. Its parts come in as separate arguments,
//! since reading objects by serde takes 15 kB (brotli).

#![expect(unreachable_pub, reason = "the binder takes public functions alone")]

use super::results::result;
use super::solver::METRIC;
use super::values::error;
use crate::board::{Direction, Moves};
use crate::solver::{self, Ahead};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A solution that the player follows; lengths count as the solver of this module
/// does.
#[derive(Debug, Serialize, Tsify)]
pub struct Line {
    /// One letter of U, D, L, R per slide still to make: the way the tile goes.
    slides: String,
    /// The length of what is still to make.
    length: usize,
    /// How many slides are made at once next: 1, or the tiles of a move.
    step: usize,
    /// Proved: no solution of the board at hand is shorter.
    lower: usize,
    /// What is proved of boards further along, as pairs: the number of slides to
    /// the board, then its lower bound.
    ahead: Vec<usize>,
}

/// Returns a line whose board has no solution shorter than `lower`.
#[wasm_bindgen(js_name = lineOf)]
pub fn line_of(slides: &str, lower: usize) -> Result<Ts<Line>, JsValue> {
    let slides = read_slides(slides)?;
    write(&solver::Line::in_metric(METRIC, slides, lower, Vec::new()))
}

/// Returns the rest of a line after its first `count` slides.
#[wasm_bindgen(js_name = lineAfter)]
pub fn line_after(
    slides: &str,
    lower: usize,
    ahead: &[usize],
    count: usize,
) -> Result<Ts<Line>, JsValue> {
    write(&read(slides, lower, ahead)?.after(count))
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
    let ahead = ahead.collect();
    Ok(solver::Line::in_metric(METRIC, slides, lower, ahead))
}

fn write(line: &solver::Line) -> Result<Ts<Line>, JsValue> {
    let ahead = line.ahead().iter();
    result(&Line {
        slides: line.slides().iter().map(|way| way.letter()).collect(),
        length: line.length(),
        step: line.step(),
        lower: line.lower(),
        ahead: ahead.flat_map(|proof| [proof.at, proof.lower]).collect(),
    })
}
