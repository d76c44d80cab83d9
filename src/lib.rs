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
#![cfg_attr(
    not(all(feature = "training", feature = "workspace")),
    allow(
        dead_code,
        unreachable_pub,
        unused_imports,
        reason = "checked with both features, which use the rest"
    )
)]

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

/// What only the other crates of this workspace use. It may change at any time.
#[cfg(feature = "workspace")]
pub mod workspace {
    pub use crate::code::digits::{Rank, character, digit};
    pub use crate::hash::Map;
    pub use crate::quote::quote;
    pub use crate::solver::placing::Placing;

    /// Draws by one method, for tests.
    pub mod forced {
        pub use crate::difficulty::forced::*;
    }
}

/// What makes weights: see `train/`. It may change at any time.
#[cfg(feature = "training")]
pub mod training {
    pub use crate::solver::training::*;
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
