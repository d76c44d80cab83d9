//! Beams by weights that were learned from solved boards of the same size.
//!
//! | file      | what it owns                                       |
//! |-----------|----------------------------------------------------|
//! | `groups`  | which features of a board share a weight           |
//! | `weights` | the weights, as a table and as bytes               |
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
mod rounds;
#[cfg(feature = "_training")]
mod training;
#[cfg_attr(
    not(feature = "_training"),
    expect(unreachable_pub, reason = "only the trainer reaches it")
)]
mod weights;

use crate::board::Size;

#[cfg(feature = "_training")]
pub use beam::{Beam, Outcome};
#[cfg(feature = "_training")]
pub use groups::{for_each_pair, for_each_single, pair, single};
pub(in crate::solver) use rounds::ByWeights;
#[cfg(feature = "_training")]
pub use weights::Weights;
#[cfg(not(feature = "_training"))]
pub(in crate::solver) use weights::Weights;
pub use weights::WeightsError;

/// Returns the name of the weights for boards of a size; `None` if none exist.
pub(in crate::solver) fn name(size: Size) -> Option<&'static str> {
    match (size.columns(), size.rows()) {
        (5, 5) => Some("5x5"),
        (6, 6) => Some("6x6"),
        _ => None,
    }
}
