//! Solutions, with proved bounds of their length.
//!
//! A [`Search`] is a value that the caller steps. Between two steps it says
//! what it has proved so far, and it can be dropped. Tables belong to the
//! [`Solver`] and outlive the searches that made them.
//!
//! | board          | method                                          | answer |
//! |----------------|-------------------------------------------------|--------|
//! | up to 16 cells | IDA\* over pattern databases, from 14 cells on over quick ones first; beams by distances before, while the tables are made and where the search takes long | optimal, always |
//! | larger         | one beam at once, then wider ones, by learned weights where there are any; in turns with IDA\*, which raises the lower bound, over pattern databases up to 49 cells, up to 36 over quick ones first | best so far with a proved lower bound; optimal when the bounds meet |
//!
//! Its modules. Each uses only those above it:
//!
//! | module       | what it owns                                                |
//! |--------------|-------------------------------------------------------------|
//! | `hand`       | two searches that share a board                             |
//! | `solution`   | what a search knows: bounds and the best solution           |
//! | `line`       | a solution that the player follows, with proved bounds      |
//! | `home_board` | a board as the solver sees it                               |
//! | `symmetry`   | boards that are equal once reflected or rotated             |
//! | `tables`     | tables of either metric: made in steps, kept, stored        |
//! | `distance`   | the lower bound that needs no table                         |
//! | `patterns`   | pattern databases                                           |
//! | `prover`     | raises the lower bound                                      |
//! | `placing`    | one or two tiles to cells, the others forgotten             |
//! | `beams`      | what the beam searches share                                |
//! | `finder`     | finds ever shorter solutions                                |
//! | `counting`   | what a solver counts, and what it asks of its engine        |
//! | `schedule`   | decides which works next, prover or finder                  |
//! | `single_tile` | the engine that counts slides (STM)                        |
//! | `multi_tile` | the engine that counts moves (MTM)                          |
//! | `facade`     | solver and search, whatever they count                      |
//! | `distributed` | what several solvers do for one board                      |
//!
//! A [`Solver`] counts slides, a [`MultiTileSolver`] moves: the table above is of
//! slides, that of moves is in `multi_tile`.

mod beams;
mod counting;
mod distance;
#[doc(hidden)]
pub mod distributed;
mod facade;
mod finder;
mod hand;
mod home_board;
mod line;
mod multi_tile;
mod patterns;
pub(crate) mod placing;
mod prover;
mod schedule;
mod single_tile;
mod solution;
mod symmetry;
mod tables;

pub use counting::Counting;
pub use facade::{MultiTileSearch, MultiTileSolver, Search, Solver};
pub use finder::by_weights::WeightsError;
pub(crate) use home_board::HomeBoard;
pub use multi_tile::MultiTile;
pub(crate) use prover::Decider;
pub use single_tile::SingleTile;
pub use solution::{Progress, Solution, Step};
pub use tables::{TableError, is_provable};

/// Training of weights, for the trainer alone.
pub(crate) mod training {
    pub use crate::solver::finder::by_distances::{NearBeam, NearTerms};
    pub use crate::solver::finder::by_weights::{
        Beam, NEAR_PAIRS, Outcome, PAIRS, SINGLES, Shared, Weights, first_near, for_each_pair,
        for_each_single, inverse_share, near_place, nearer, pair, pair_images, pair_place, single,
        single_images, single_place,
    };
}
