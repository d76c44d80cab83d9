#![doc = include_str!("README.md")]
//!
//! # Where things are
//!
//! The modules in the order of use; each uses only those above it.
//!
//! | module | for |
//! |---|---|
//! | [`board`] | boards, goals, slides and moves, and their text |
//! | [`shuffle`] | boards from a seed |
//! | [`code`] | a board as a short code, with a check character |
//! | [`solver`] | shortest solutions, with proved bounds |
//! | [`difficulty`] | boards at a distance from their goal |
//! | [`lab`] | the textbook's searches, step by step |

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

#[doc(inline)]
pub use board::{
    Board, BoardError, Direction, Goal, GoalName, GoalSpec, Metric, MetricError, Move, MoveError,
    Moves, Size, SizeError, SlidesError,
};
#[doc(inline)]
pub use code::{CodeError, PositionCode};
#[doc(inline)]
pub use difficulty::{DifficultyError, Draw, Drawn, Level};
#[doc(inline)]
pub use shuffle::Seed;
#[doc(inline)]
pub use solver::{
    Counting, MultiTile, MultiTileSearch, MultiTileSolver, Progress, Search, SingleTile, Solution,
    Solver, Step, TableError, WeightsError,
};
