//! The sliding puzzle, 2×2 to 16×16: board, shuffle, game, and a solver that
//! says what it has proved.
//!
//! The core has no dependency, no clock and no source of chance: seeds and
//! budgets are arguments. Under a browser the same code runs as WebAssembly.
//!
//! ```
//! use sliding_puzzle::{Board, Solver};
//!
//! let board: Board = "4 1 2/5 0 3".parse()?;
//! let solution = Solver::new().solve(&board, 1_000_000);
//! assert_eq!(solution.length(), 5);
//! assert!(solution.is_optimal());
//! # Ok::<(), sliding_puzzle::BoardError>(())
//! ```
//!
//! Each module uses only those above it: [`board`], [`shuffle`], [`record`],
//! [`game`], [`code`], [`solver`], [`lab`].

pub mod board;
pub mod shuffle;

pub mod record;

pub mod game;

pub mod code;

pub mod solver;

pub mod lab;

#[cfg(target_arch = "wasm32")]
mod wasm;

pub use board::{Board, BoardError, Direction, Goal, Metric, MetricError, Move, Size, SizeError};
pub use code::{CodeError, Link, LinkError, RecordError, ReplayError};
pub use game::Game;
pub use record::{Ending, Event, Help, PlayError, Record, Timed};
pub use shuffle::Seed;
pub use solver::{
    Line, LineError, Progress, Search, Solution, Solver, Step, TableError, WeightsError,
};
