//! Boards from a seed.

use crate::board::{Board, goal_of};
use crate::solve::slides;
use crate::{SLICE, refusal};
use pyo3::prelude::*;
use taquin::shuffle::Series;
use taquin::{Draw, Drawn, Goal, Level, Size};

/// Returns different boards: drawn evenly, or so many slides from the goal.
#[pyfunction]
pub(crate) fn shuffle(
    py: Python<'_>,
    size: &str,
    seed: &str,
    goal: Option<&Bound<'_, PyAny>>,
    distance: Option<usize>,
    level: Option<&str>,
    count: usize,
) -> PyResult<Vec<Board>> {
    let size: Size = size.parse().map_err(refusal)?;
    let goal = goal_of(goal)?.of(size).map_err(refusal)?;
    let distance = match (distance, level) {
        (Some(_), Some(_)) => return Err(refusal("distance and level exclude each other")),
        (_, Some(level)) => {
            let level: Level = level.parse().map_err(refusal)?;
            let distance = level.distance(&goal);
            Some(distance.ok_or_else(|| refusal("a level needs a size of up to 16 cells"))?)
        }
        (distance, None) => distance,
    };
    let boards = match distance {
        None => Series::new(&goal, seed).take(count).map(Board).collect(),
        Some(distance) => draw(py, &goal, seed, distance, count)?,
    };
    if boards.len() < count {
        let there = boards.len();
        return Err(refusal(format!(
            "there are only {there} such boards, not {count}"
        )));
    }
    Ok(boards)
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
