//! Makes the weights of `www/weights/`, by which the solver searches boards of
//! more than 16 cells, from nothing:
//!
//! ```sh
//! cargo run --release -p train -- --size 5x5
//! ```
//!
//! The value of a board is the sum of a weight for the blank in its cell, one
//! for each tile in its, and one for each two tiles in theirs; a square board
//! and its mirror image share them. It is to be near the number of slides that
//! remain (STM).
//!
//! 1. `start`: the Manhattan distance, and 1.5 times what each two tiles alone
//!    need beyond theirs.
//! 2. Rounds of:
//!    1. `solve`: random boards are solved by a beam that goes by the weights
//!       as they are, and so are boards picked out of its layers, one in about
//!       13: the beam seeks out what the weights think too well of, and only a
//!       solution of it tells. Without these boards more training no longer
//!       shortened the solutions of wide beams.
//!    2. `examples`: each board on the way of a solution is one, with the
//!       slides that remained. Better weights find shorter ways, so the oldest
//!       examples are dropped: what is kept is the newer half of all there ever
//!       were, up to a number.
//!    3. `fit`: the weights are fitted to them; the newest twentieth is held
//!       out, and the error on it is told.
//!
//! Boards come from a seed alone, never from a list: none of the published
//! instances, by which the solver is measured, is trained on but by a chance of
//! about one in 10²³. Nothing looks at a clock: a seed gives the same file on
//! every machine, with any number of threads.
//!
//! # What it took
//!
//! Measured on two cores, beams of 10,000 on Korf & Felner's 50 boards of 5×5
//! against their optima:
//!
//! - This program from nothing, by the defaults: 1.022 after four rounds, in
//!   which it solved 20,700 boards; 1.019 after eight rounds, 40,800 boards and
//!   less than six minutes of one core.
//! - The committed weights of 5×5 were made by its draft, by the same steps with
//!   rounds by the clock, in about 40 minutes of both cores: 1.021 before the
//!   last three rounds, in which 47,000 boards were solved by beams of 1,000 and
//!   1,500, and 1.013 after them; the error went from 2.7 to 2.3 slides.
//! - 6×6, the same draft, seven rounds of 39,000 boards in all: what beams of
//!   700 to 1,000 find for random boards went from 217.9 to 197.6 slides, the
//!   error from 7.8 to 4.3. It came from weights that two rounds had made of
//!   nothing.
//! - 7×7 from nothing, this program: beams of 1,000 lost one board of four in a
//!   first round of 142, and found 425 slides for random ones.
//! - Weights of 6×6 that take over those of 5×5, in windows, are no better to
//!   begin with: beams of 1,000 lost nine boards of ten, by those that begin
//!   with nothing one of thirteen. Fitted to a million examples that others had
//!   found they are: 4.0 slides of error where weights from nothing had 4.2. So
//!   the draft made the committed weights of 6×6, with twelve rounds more: an
//!   error of 3.8, random boards 190 slides by beams of 1,000. This program has
//!   no such step yet.
//!
//! # What owns what
//!
//! | file       | what it owns                                        |
//! |------------|-----------------------------------------------------|
//! | `features` | which weights a board takes                         |
//! | `start`    | weights to begin with                               |
//! | `examples` | boards, each with the slides that remained          |
//! | `solve`    | boards solved by beams, on threads                  |
//! | `fit`      | weights fitted to examples                          |
//! | `training` | rounds of these, from a seed                        |
//! | `options`  | the command line                                    |

pub mod examples;
pub mod features;
pub mod fit;
pub mod options;
pub mod solve;
pub mod start;
pub mod training;

pub use training::{Plan, Report, Training};
