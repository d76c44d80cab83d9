//! The module `solver`: searches in slides, for the worker.

mod difficulty;
mod grading;
mod line;
mod search;
mod weights;

use sliding_puzzle::solver::SingleTile as Counted;
