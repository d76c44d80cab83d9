//! The module `solver`: searches in slides, for the worker.

mod difficulty;
mod line;
mod search;
mod session;
mod weights;

use sliding_puzzle::solver::SingleTile as Counted;
