//! Short solutions of large boards, proved of nothing: a beam search that goes
//! by what was learned of solved boards.
//!
//! | file      | what it owns                                       |
//! |-----------|----------------------------------------------------|
//! | `groups`  | which features of a board share a weight           |
//! | `weights` | the weights, as a table and as bytes               |
//! | `coder`   | small numbers as few bytes                         |
//! | `frame`   | a board turned so that the weights know its goal   |
//! | `layers`  | the search, for one number of cells                |
//! | `beam`    | the search as the board at hand sees it            |
//! | `ends`    | a board or its goal, to begin from                 |
//! | `rounds`  | beams, each pair wider than the one before         |

mod beam;
mod coder;
mod ends;
mod frame;
mod groups;
mod layers;
mod rounds;
mod weights;

use super::home_board::HomeBoard;
use super::large::Answer;
use super::trace::Trace;
use crate::board::Size;

pub use beam::{Beam, Outcome};
pub use groups::{for_each_pair, for_each_single, pair, single};
pub(super) use rounds::Rounds;
pub use weights::{Weights, WeightsError};

/// The name of the weights for boards of a size, `None` where there are none.
pub(super) fn name(size: Size) -> Option<&'static str> {
    match (size.columns(), size.rows()) {
        (5, 5) => Some("5x5"),
        (6, 6) => Some("6x6"),
        _ => None,
    }
}
