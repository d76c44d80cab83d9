//! A search from its begin to its end.

use super::{Algorithm, AlgorithmError, Lab, Limit, LimitReached, Report};
use crate::board::Board;
use std::fmt;

/// Solves a board by a search.
///
/// # Errors
///
/// If the search does not fit boards of this size, or reaches its limit.
pub fn solve(board: &Board, algorithm: Algorithm, limit: Limit) -> Result<Report, SolveError> {
    let run = Lab::new().search(board, algorithm, limit);
    let mut run = run.map_err(SolveError::Algorithm)?;
    loop {
        if let Some(ended) = run.step(u64::MAX) {
            return ended.map_err(SolveError::Limit);
        }
    }
}

/// Why [`solve`] has no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// The search does not fit boards of this size.
    Algorithm(AlgorithmError),
    /// The search ended at its limit, with a lower bound proved.
    Limit(LimitReached),
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Algorithm(error) => error.fmt(f),
            Self::Limit(reached) => reached.fmt(f),
        }
    }
}

impl std::error::Error for SolveError {}
