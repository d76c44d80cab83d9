//! A play against perfect play.

use crate::board::{Board, read_slides};
use crate::solve::{metric_of, moves, slides};
use crate::{SLICE, refusal};
use play::{Grading, Mark};
use pyo3::prelude::*;
use std::sync::MutexGuard;
use taquin::solver::Counting;
use taquin::{Direction, Metric, Move, Solver};

/// A slide or a move of a play, as `Graded` of Python has it.
#[derive(IntoPyObject)]
pub(crate) struct Graded {
    made: String,
    board: Board,
    lower: usize,
    upper: usize,
    mark: &'static str,
}

/// Grades each slide, or each move, of a play.
#[pyfunction]
pub(crate) fn grade(
    py: Python<'_>,
    start: &Board,
    made: &str,
    metric: &str,
    nodes: u64,
) -> PyResult<Vec<Graded>> {
    let made = read_slides(made)?;
    match metric_of(metric)? {
        Metric::SingleTile => along(py, start, &made, nodes, slides),
        Metric::MultiTile => along(py, start, &made, nodes, moves),
    }
}

fn along<M: Counting>(
    py: Python<'_>,
    start: &Board,
    made: &[Direction],
    nodes: u64,
    solver: fn() -> MutexGuard<'static, Solver<M>>,
) -> PyResult<Vec<Graded>>
where
    Grading<M>: Send,
{
    let moves: taquin::Moves = made.iter().copied().collect();
    let moves = moves.iter().copied().map(Some);
    let mut grading = Grading::<M>::along(&start.0, moves, nodes).map_err(refusal)?;
    while !py.detach(|| grading.step(&mut solver(), SLICE)) {
        py.check_signals()?;
    }
    let graded = grading.positions().iter().enumerate().skip(1);
    let graded = graded.filter_map(|(at, position)| {
        let grade = grading.grade(at)?;
        Some(Graded {
            made: position.made.as_ref().map(Move::to_string)?,
            board: Board(position.board.clone()),
            lower: grade.lower,
            upper: grade.upper,
            mark: name_of(grading.mark(at - 1)?),
        })
    });
    Ok(graded.collect())
}

fn name_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Toward => "toward",
        Mark::Stay => "stay",
        Mark::Away => "away",
        Mark::Open => "open",
    }
}
