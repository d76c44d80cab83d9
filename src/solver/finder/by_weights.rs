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
//! | `node`    | a board of a beam, and its slides                  |
//! | `gains`   | what slides gain, evaluated in groups              |
//! | `sixteen` | sums for 16 boards at once                         |
//! | `layers`  | the search, compiled for one number of cells       |
//! | `beam`    | the search on a board of any orientation           |
//! | `ends`    | whether to begin from the board or its goal        |
//! | `rounds`  | beams, each pair wider than the one before         |
//! | `training` | what only the trainer uses: makes weights, looks into beams |

mod beam;
mod coder;
mod ends;
mod gains;
mod groups;
mod layers;
mod library;
mod near;
mod node;
mod places;
mod rounds;
mod shared;
mod sixteen;
mod training;
mod weights;

pub use beam::{Beam, Outcome};
pub use groups::{for_each_pair, for_each_single, pair, single};
pub(in crate::solver) use library::{Library, Nursery, Source};
pub(in crate::solver) use near::{Lesson, Near};
pub use places::{
    NEAR_PAIRS, PAIRS, SINGLES, near_place, nearer, pair_images, pair_place, single_images,
    single_place,
};
pub(in crate::solver) use rounds::ByWeights;
pub use shared::Shared;
pub use training::{first_near, inverse_share};
pub use weights::Weights;
pub use weights::WeightsError;
