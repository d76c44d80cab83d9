//! The module `solver`: searches in slides, for the worker.

mod difficulty;
mod grading;
mod line;
mod search;

use sliding_puzzle::solver::{Search as CoreSearch, Solver as CoreSolver};
