//! The module `multi_tile`: searches in moves, with the interface of `solver`.

#[path = "solver/line.rs"]
mod line;
#[path = "solver/search.rs"]
mod search;
#[path = "solver/session.rs"]
mod session;

use taquin::solver::MultiTile as Counted;
