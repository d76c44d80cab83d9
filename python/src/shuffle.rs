//! Boards from a seed.

use crate::board::{Board, goal_of};
use crate::solve::slides;
use crate::{SLICE, refusal};
use pyo3::prelude::*;
use taquin::shuffle::Series;
use taquin::{Draw, Drawn, Goal, Level, Size};

/// Returns different boards: drawn evenly, or at a difficulty.
#[pyfunction]
pub(crate) fn shuffle(
    py: Python<'_>,
    size: &str,
    seed: &str,
    goal: Option<&Bound<'_, PyAny>>,
    difficulty: Option<&str>,
    count: usize,
) -> PyResult<Vec<Board>> {
    let size: Size = size.parse().map_err(refusal)?;
    let goal = goal_of(goal)?.of(size).map_err(refusal)?;
    let boards = match difficulty {
        None => Series::new(&goal, seed).take(count).map(Board).collect(),
        Some(difficulty) => draw(py, &goal, seed, distance_of(difficulty, &goal)?, count)?,
    };
    if boards.len() < count {
        let there = boards.len();
        return Err(refusal(format!(
            "there are only {there} such boards, not {count}"
        )));
    }
    Ok(boards)
}

/// The slides of a difficulty: a number, or the name of a level.
fn distance_of(difficulty: &str, goal: &Goal) -> PyResult<usize> {
    if let Ok(distance) = difficulty.parse() {
        return Ok(distance);
    }
    let level: Level = difficulty.parse().map_err(refusal)?;
    let distance = level.distance(goal);
    distance.ok_or_else(|| refusal("a level needs a size of up to 16 cells"))
}

/// Boards at a distance, as many as there are.
fn draw(
    py: Python<'_>,
    goal: &Goal,
    seed: &str,
    distance: usize,
    count: usize,
) -> PyResult<Vec<Board>> {
    let mut draw = Draw::new(goal, distance, seed.into()).map_err(refusal)?;
    let mut boards = Vec::new();
    while boards.len() < count {
        match py.detach(|| draw.step(&mut slides(), SLICE)) {
            Drawn::Running => py.check_signals()?,
            Drawn::Board(board) => boards.push(Board(board)),
            Drawn::Nothing => break,
        }
    }
    Ok(boards)
}
