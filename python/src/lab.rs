//! The textbook's searches.

#![expect(clippy::disallowed_types, reason = "a limit in seconds needs a clock")]

use crate::board::{Board, letters};
use crate::{SLICE, refusal};
use pyo3::prelude::*;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use taquin::Moves;
use taquin::lab::{Algorithm, Counts, Heuristic, Lab, Limit, Proof};

/// Keeps the tables of heuristics.
static LAB: LazyLock<Mutex<Lab>> = LazyLock::new(Mutex::default);

/// The most memory of a search, in megabytes.
const MOST_MB: f64 = 1e6;

/// A row of a table: what a search has come to.
#[derive(IntoPyObject)]
pub(crate) struct Row {
    board: String,
    search: String,
    length: Option<usize>,
    reason: Option<String>,
    moves: Option<String>,
    slides: Option<String>,
    lower: usize,
    optimal: bool,
    proof: Option<String>,
    expanded: u64,
    generated: u64,
    frontier: usize,
    bytes: usize,
    branching: Option<f64>,
    ms: f64,
}

/// What is known at the end of a search, whichever it is.
struct End {
    reason: Option<String>,
    lower: usize,
    proof: Option<Proof>,
    counts: Counts,
    bytes: usize,
}

/// Runs a search to its end, or to a limit.
#[pyfunction]
pub(crate) fn search(
    py: Python<'_>,
    board: &Board,
    name: &str,
    seconds: f64,
    mb: f64,
    nodes: Option<u64>,
) -> PyResult<Row> {
    let algorithm: Algorithm = name.parse().map_err(refusal)?;
    let time = Duration::try_from_secs_f64(seconds).map_err(refusal)?;
    let limit = Limit {
        bytes: bytes_of(mb)?,
        nodes: nodes.unwrap_or(u64::MAX),
    };
    let begin = Instant::now();
    let run = py.detach(|| lab(|lab| lab.search(&board.0, algorithm, limit)));
    let mut run = run.map_err(refusal)?;
    let (solution, end) = loop {
        let ended = py.detach(|| run.step(SLICE));
        py.check_signals()?;
        match ended {
            Some(Ok(report)) => {
                let end = End {
                    reason: None,
                    lower: report.lower,
                    proof: Some(report.proof),
                    counts: report.counts,
                    bytes: report.bytes,
                };
                break (Some(report.slides), end);
            }
            Some(Err(reached)) => {
                let is_long = reached.counts.expanded >= limit.nodes;
                let end = End {
                    reason: Some(if is_long {
                        format!("stopped after {} boards", limit.nodes)
                    } else {
                        format!("stopped at {mb} MB")
                    }),
                    lower: reached.lower,
                    proof: Some(reached.proof),
                    counts: reached.counts,
                    bytes: reached.bytes,
                };
                break (None, end);
            }
            None if begin.elapsed() >= time => {
                let end = End {
                    reason: Some(format!("stopped after {seconds} s")),
                    lower: run.lower(),
                    proof: None,
                    counts: run.counts(),
                    bytes: run.bytes(),
                };
                break (None, end);
            }
            None => {}
        }
    };
    let length = solution.as_ref().map(Vec::len);
    let moves = |slides: &Vec<_>| slides.iter().copied().collect::<Moves>().to_string();
    Ok(Row {
        board: board.0.to_string(),
        search: name.into(),
        length,
        reason: end.reason,
        moves: solution.as_ref().map(moves),
        slides: solution.as_ref().map(|slides| letters(slides)),
        lower: end.lower,
        optimal: length == Some(end.lower),
        proof: end.proof.map(|proof| proof.to_string()),
        expanded: end.counts.expanded,
        generated: end.counts.generated,
        frontier: end.counts.largest_frontier,
        bytes: end.bytes,
        branching: length.and_then(|length| end.counts.branching_factor(length)),
        ms: begin.elapsed().as_secs_f64() * 1e3,
    })
}

/// Returns the lower bound (STM) of each heuristic that fits the board.
#[pyfunction]
pub(crate) fn bounds(py: Python<'_>, board: &Board) -> PyResult<Vec<(String, usize)>> {
    let fits = |heuristic: &Heuristic| heuristic.fits(board.0.size());
    let all = Heuristic::ALL.into_iter().filter(fits);
    let bound = |heuristic: Heuristic| {
        let lower = lab(|lab| lab.lower(heuristic, &board.0)).map_err(refusal)?;
        Ok((heuristic.to_string(), lower))
    };
    py.detach(|| all.map(bound).collect())
}

/// Returns the names of the usual searches for boards of a size.
#[pyfunction]
pub(crate) fn names(size: &str) -> PyResult<Vec<String>> {
    let size = size.parse().map_err(refusal)?;
    let usual = Algorithm::usual().filter(|search| search.fits(size));
    Ok(usual.map(|search| search.to_string()).collect())
}

fn lab<T>(act: impl FnOnce(&mut Lab) -> T) -> T {
    act(&mut LAB.lock().unwrap_or_else(PoisonError::into_inner))
}

fn bytes_of(mb: f64) -> PyResult<usize> {
    if !(mb > 0.0 && mb <= MOST_MB) {
        let message = format!("mb must be more than 0, at most {MOST_MB}, not {mb}");
        return Err(refusal(message));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is not negative, and small"
    )]
    Ok((mb * 1e6) as usize)
}
