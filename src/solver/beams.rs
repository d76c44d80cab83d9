//! The common parts of beam searches (B. T. Lowerre, *The Harpy speech recognition
//! system*, 1976).
//!
//! A layer holds the boards after the same number of slides. Of each layer a
//! beam keeps the boards that look best, and expands them to the next layer.
//!
//! | file        | what it owns                                          |
//! |-------------|-------------------------------------------------------|
//! | `hash`      | hashes of boards                                      |
//! | `selection` | which boards of a layer are kept                      |
//! | `trace`     | the path to a board, half a byte per board expanded   |

mod hash;
mod selection;
mod trace;

pub(super) use hash::{Keys, Products, chance};
pub(super) use selection::{Cut, Selection};
pub(super) use trace::Trace;
