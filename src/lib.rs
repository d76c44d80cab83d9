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
//! What has a text implements [`FromStr`](std::str::FromStr) and
//! [`Display`](std::fmt::Display): sizes, boards, goals, moves, position codes,
//! records and links.
//!
//! Each module uses only those above it: [`board`], [`shuffle`], [`record`],
//! [`game`], [`code`], [`solver`], [`lab`].
//!
//! # Features
//!
//! - `serde`, off by default: `Serialize` and `Deserialize` for the data types. A
//!   board, a goal, a record that is read is checked like its text.
//! - `export-game`, `export-reader`, `export-solver`: what a WebAssembly module
//!   exports. They change nothing on other targets.

// wasm-bindgen's macros need it on wasm32, where the lint denies it elsewhere.
#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

pub mod board;
pub mod shuffle;

pub mod record;

pub mod game;

pub mod code;

pub mod solver;

pub mod lab;

#[cfg(feature = "serde")]
mod serde;

#[cfg(target_arch = "wasm32")]
mod wasm;

pub use board::{
    Board, BoardError, Direction, Goal, GoalName, GoalSpec, Metric, MetricError, Move, MoveError,
    Moves, Size, SizeError,
};
pub use code::{CodeError, Link, LinkError, PositionCode, RecordError, ReplayError};
pub use game::Game;
pub use record::{Ending, Event, Help, PlayError, Record, Timed};
pub use shuffle::Seed;
pub use solver::{
    Line, LineError, Progress, Search, Solution, Solver, Step, TableError, WeightsError,
};
