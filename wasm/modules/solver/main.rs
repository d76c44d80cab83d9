//! The module `solver`: searches in slides, for the worker.

mod difficulty;
mod line;
mod search;
mod session;
mod weights;

use taquin::solver::SingleTile as Counted;
