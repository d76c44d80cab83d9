#![doc = include_str!("README.md")]
//!
//! Each module uses only those above it: [`board`], [`shuffle`], [`code`], [`solver`],
//! [`difficulty`], [`lab`].

#![forbid(unsafe_code)]

mod hash;
mod quote;

pub mod board;
pub mod shuffle;

pub mod code;

pub mod solver;

pub mod difficulty;

pub mod lab;

#[cfg(feature = "serde")]
mod serde;

/// Items that the other crates of the workspace use. They may change at any time.
#[doc(hidden)]
pub mod internal {
    pub use crate::board::text::parse as read_numbers;
    pub use crate::code::digits::{Rank, character, digit};
    pub use crate::hash::{Map, Set};
    pub use crate::quote::quote;
    pub use crate::solver::placing::Placing;

    /// Draws by one method, for tests.
    pub mod forced {
        pub use crate::difficulty::forced::*;
    }

    /// Training of weights, for `train/` and the tests of its weights.
    pub mod training {
        pub use crate::solver::training::*;
    }
}

pub use board::{
    Board, BoardError, Direction, Goal, GoalName, GoalSpec, Metric, MetricError, Move, MoveError,
    Moves, Size, SizeError,
};
pub use code::{CodeError, PositionCode};
pub use difficulty::{DifficultyError, Draw, Drawn, Level};
pub use shuffle::Seed;
pub use solver::{
    Ahead, Counting, Found, Line, LineError, MultiTile, MultiTileSearch, MultiTileSolver, Progress,
    Search, SingleTile, Solution, Solver, Step, TableError, WeightsError,
};
