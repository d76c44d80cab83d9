//! Beams by weights that were learned from solved boards: of the same size, or
//! of several sizes that share them.
//!
//! | file      | what it owns                                       |
//! |-----------|----------------------------------------------------|
//! | `groups`  | which features of a board share a weight           |
//! | `weights` | the weights, as a table and as bytes               |
//! | `places`  | which features of boards of several sizes do       |
//! | `shared`  | their weights, as bytes, and those that grow from them |
//! | `near`    | those of tiles whose homes are near, for boards of any size |
//! | `library` | which weights a solver has                         |
//! | `coder`   | compresses small numbers                           |
//! | `layers`  | the search, compiled for one number of cells       |
//! | `beam`    | the search on a board of any orientation           |
//! | `ends`    | whether to begin from the board or its goal        |
//! | `rounds`  | beams, each pair wider than the one before         |
//! | `training` | what only the trainer uses: makes weights, looks into beams |

#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod beam;
mod coder;
mod ends;
#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod groups;
mod layers;
mod library;
mod near;
#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod places;
mod rounds;
#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod shared;
#[cfg(feature = "_training")]
mod training;
#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod weights;

#[cfg(feature = "_training")]
pub use beam::{Beam, Outcome};
#[cfg(feature = "_training")]
pub use groups::{for_each_pair, for_each_single, pair, single};
pub(in crate::solver) use library::{Library, Nursery, Source};
pub(in crate::solver) use near::{Lesson, Near};
#[cfg(feature = "_training")]
pub use places::{
    PAIRS, SINGLES, nearer, open_place, pair_images, pair_place, single_images, single_place,
};
pub(in crate::solver) use rounds::ByWeights;
#[cfg(feature = "_training")]
pub use shared::Shared;
#[cfg(feature = "_training")]
pub use weights::Weights;
pub use weights::WeightsError;
