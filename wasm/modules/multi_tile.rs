//! The module `multi_tile`: searches in moves, with the interface of `solver`.

#[path = "solver/grading.rs"]
mod grading;
#[path = "solver/line.rs"]
mod line;
#[path = "solver/search.rs"]
mod search;

use sliding_puzzle::solver::MultiTile as Counted;
