//! The sliding puzzle, 2×2 to 16×16: board, shuffle, game, and a solver that
//! says what it has proved.
//!
//! The core has no dependency, no clock and no randomness of its own: seeds and
//! budgets are arguments. In a browser the same code runs as WebAssembly.
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
//! Types that have a text implement [`FromStr`](std::str::FromStr) and
//! [`Display`](std::fmt::Display): sizes, boards, goals, moves, position codes,
//! records and links. Bad input is refused with an error that says what is wrong
//! and where.
//!
//! ```
//! use sliding_puzzle::{Game, GoalName, Moves, PositionCode, Size};
//!
//! let size: Size = "4x4".parse()?;
//! let goal = GoalName::Spiral.of(size);
//! let mut game = Game::from_seed(&goal, "today");
//! if let Some(way) = game.board().slides().next() {
//!     game.slide(way, 0); // at 0 ms
//! }
//! let moves = Moves::from(game.played());
//! println!("{} after {moves}: {}", game.board(), PositionCode::of(game.board()));
//! # Ok::<(), sliding_puzzle::SizeError>(())
//! ```
//!
//! A [`Search`] is a value: step it, ask what it has proved, drop it to cancel. A
//! [`Solver`] and its searches can be sent to other threads, as
//! `examples/solver.rs` does.
//!
//! Each module uses only those above it: [`board`], [`shuffle`], [`record`],
//! [`game`], [`code`], [`statistics`], [`solver`], [`grading`], [`difficulty`],
//! [`lessons`], [`review`], [`trainer`], [`lab`].
//!
//! # Features
//!
//! - `serde`, off by default: `Serialize` for the data types, and `Deserialize`
//!   with the checks that their texts undergo.
//! - `export-game`, `export-lab`, `export-lessons`, `export-multi-tile`,
//!   `export-reader`, `export-solver`, `export-statistics`, `export-trainer`: what a
//!   WebAssembly module exports. They change nothing on other targets.

// wasm-bindgen's macros need it on wasm32, where the lint denies it elsewhere.
#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

mod hash;
mod quote;

pub mod board;
pub mod shuffle;

pub mod record;

pub mod game;

pub mod code;

mod csv;
mod date;

pub mod statistics;

pub mod daily;

pub mod solver;

pub mod grading;

pub mod difficulty;

pub mod lessons;

pub mod review;

pub mod trainer;

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
pub use difficulty::{DifficultyError, Draw, Drawn, Level};
pub use game::{Frame, Game};
pub use grading::{Grade, Grading, Mark, Moment, Tally};
pub use record::{Ending, Event, Help, PlayError, Record, Timed};
pub use shuffle::Seed;
pub use solver::{
    Ahead, Counting, Line, LineError, MultiTile, MultiTileSearch, MultiTileSolver, Progress,
    Search, SingleTile, Solution, Solver, Step, TableError, WeightsError,
};

/// The example of the README, which is compiled and run like those of the
/// documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
