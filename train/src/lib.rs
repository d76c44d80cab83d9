//! Trains the weights in `www/core/weights/`, with which the solver searches
//! boards of more than 16 cells, from a seed:
//!
//! ```sh
//! cargo run --release -p train -- --size 5x5
//! ```
//!
//! The value of a board is the sum of a weight for the blank in its cell, one
//! for each tile in its cell, and one for each two tiles in theirs. A square
//! board and its mirror image share them. The value aims to be near the number
//! of slides that remain (STM).
//!
//! 1. `start`: the Manhattan distance, and 1.5 times what each two tiles alone
//!    need beyond theirs.
//! 2. Rounds of:
//!    1. `solve`: a beam by the present weights solves random boards, and also
//!       boards picked out of its layers. The beam seeks out boards that the
//!       weights underestimate, and only a solution shows it. Without these
//!       boards, more training no longer shortened the solutions of wide beams.
//!       Where a beam is lost, the solver finds the solution without weights.
//!    2. `examples`: every third board of a solution is an example, with the
//!       slides that remained. Better weights find shorter solutions, so the
//!       oldest examples are dropped: the newer half of all ever made is kept, up
//!       to a limit.
//!    3. `fit`: the weights are fitted to the examples, and with each weight what
//!       all pairs of its kind have in common. Pairs are of one kind if they map
//!       to each other by translations, rotations and reflections of the board.
//!       The newest twentieth is held out, and the error on it is reported. The
//!       rate falls from round to round.
//! 3. `contrast`: in two more rounds the weights learn to tell the board on the way
//!    from others in the same layer of a beam (`layers`).
//!
//! Boards come only from a seed, never from a list. The solver is measured on
//! published instances; training meets one of them only by a chance of about
//! one in 10²³. Nothing reads a clock: a seed gives the same file on every
//! machine, with any number of threads.
//!
//! # What it took
//!
//! Measured on two cores.
//!
//! - The weights of 5×5 took 33 minutes. In 24 rounds of about 5,100 boards, random boards
//!   went from 117.5 to 104.4 slides by beams of 1,000, and the error from 4.5 to 2.2. The
//!   rounds of contrast had 1,985,475 and 1,979,449 layers, and entropies of 0.818 and
//!   0.940 after them. On 200 boards of a seed that no choice depended on, beams of 8,000
//!   find solutions 0.02 ± 0.05 slides shorter than by the file before it, whose rounds a
//!   draft of this program made by the clock.
//! - 7×7 has no weights of its own. A draft of this program made some: beams of 1,000 lost
//!   one board of four in a first round of 142. After a lesson of 4,000 boards, solved
//!   without weights, beams of 600 lost 1,626 of 3,759 in the first round and none of 3,350
//!   in the fourth. In an hour and a half and 60,000 boards, random boards went from 352
//!   slides by beams of 600 to 340, and from 337 by beams of 3,000 to 323 by beams of
//!   4,000. In wasm, solutions after 1 s were as long as those found without weights (320.1
//!   and 320.3 slides on 12 boards), and after 5 s 1 % shorter. The cost was a file of
//!   790 kB and a later first answer.
//!
//! What helped there, each tried on the same boards of 7×7: a low rate (beams
//! of 1,000: 337.4 slides before a fit, 339.3 after one at a rate of 0.05,
//! 335.4 at 0.003); kinds (3 to 5 % less error on held out boards); wide beams
//! for the solutions (with width 600, three rounds made beams of 4,000 find 328
//! slides instead of 321). More examples of one solution did not help.
//!
//! # Weights that sizes share
//!
//! 6×6, 6×7 and 7×7 go by weights that are shared by translation, rotation and
//! reflection, and by size (`shared`):
//!
//! ```sh
//! cargo run --release -p train -- --size shared
//! ```
//!
//! The command took 90 minutes of two cores, beside other work. The lesson solves 10,032
//! boards of 5×5. Of 6×6 the first round solves 8,117 boards and loses 170, the second loses
//! none; of 7×7 beams of 3,000 find 286.13 slides in the end, and the error is 4.2. The
//! rounds of contrast have 921,450, 906,394 and 899,089 layers, and entropies of 1.023, 1.180
//! and 1.233 after them: the better the weights, the more alike the boards of a layer. Those
//! for near homes have 1,395,579 and 1,347,323 layers, and 1.534 and 1.560. After one round
//! of these, 10×10 took 5.4 ± 1.8 slides more than by the file before this one.
//!
//! What seems to help there, from drafts, once each, on 24 walks of 7×7 with
//! beams of 3,000: low rates (0.1 and then 0.02: 280.9 slides; 0.05: 279.1; 0.03:
//! 275.7; 0.015, and more drawn to the mean: 270.2), and to fill in what no
//! example has used: before that, and with homes told apart up to six cells,
//! beams of 1,000 lost 4 of 6 walks of 6×7. That tiles of outer lines cost more
//! helped some drafts and not others. On 7×8 and 8×8 beams of 2,000 by drafts lost
//! 1 to 5 of 6 boards: those sizes go without.
//!
//! # Modules
//!
//! | file       | what it owns                                        |
//! |------------|-----------------------------------------------------|
//! | `features` | which weights a board uses                          |
//! | `start`    | weights to begin with                               |
//! | `examples` | boards, each with the slides that remained          |
//! | `solve`    | solves boards, on threads                           |
//! | `fit`      | fits weights to examples                            |
//! | `layers`   | looks into the layers of beams, on threads          |
//! | `contrast` | fits weights to what beams must tell apart          |
//! | `near`     | the same for tiles with near homes                  |
//! | `training` | rounds of these, from a seed                        |
//! | `shared`   | the same for the weights that sizes share           |
//! | `options`  | the command line                                    |

pub mod contrast;
pub mod examples;
pub mod features;
pub mod fit;
pub mod layers;
pub mod near;
pub mod options;
pub mod shared;
pub mod solve;
pub mod start;
pub mod training;

pub use training::{Plan, Report, Training};
