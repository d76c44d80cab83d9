//! What beam searches share (B. T. Lowerre, *The Harpy speech recognition
//! system*, 1976): of all boards that so many slides lead to, a beam keeps the
//! ones that look best, and goes on to all that one slide more leads to.
//!
//! | file        | what it owns                                          |
//! |-------------|-------------------------------------------------------|
//! | `hash`      | numbers that tell boards apart                        |
//! | `selection` | which boards of a layer are kept                      |
//! | `trace`     | the way back from a board, half a byte for each       |

mod hash;
mod selection;
mod trace;

pub(super) use hash::{Keys, Products, chance};
pub(super) use selection::{Cut, Selection};
pub(super) use trace::Trace;
