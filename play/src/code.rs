//! Short forms for links and for keeping: the record of a play, and links.
//!
//! ## Record
//!
//! `2.3x2.last.bAD.SgFIsF3g.zqdSKQ`, for links and files: six fields with points
//! between them, in characters that a link need not escape. A
//! [`Record`](crate::Record) prints it; a record or a [`Game`](crate::Game) is
//! parsed from it.
//!
//! | field      | content                                           |
//! |------------|---------------------------------------------------|
//! | `2`        | version                                           |
//! | `4x4`      | columns and rows                                  |
//! | `last`     | the goal's name, or `*` and the rank of its tiles |
//! | `stoday`   | `s` and the seed, or `b` and the rank of the start |
//! | `SgFIsF3g` | the events as bits, six to a digit                |
//! | `zqdSKQ`   | a check (CRC-32) over all before the last point   |
//!
//! In a seed `*` and two hexadecimal digits stand for each byte that is no
//! letter, digit, `-` or `_`.
//! Ranks and bits are in base64url. An event is:
//!
//! | bits            | event                                                  |
//! |-----------------|--------------------------------------------------------|
//! | `0` dd n        | a move: its direction (U D L R), its tiles but one     |
//! | `10` ee         | undo, redo, hint, restart                              |
//! | `11` eee        | line begins, line ends, pause, resume, leave, carry, blindfold |
//!
//! and then the milliseconds since the event before it; a carry has its
//! milliseconds, its hints and one bit for the solver before that. Numbers are
//! exponential Golomb codes: of 2⁸ for times, of 1 for the others. A move of one
//! tile within a second and a half takes 17 bits or less.
//!
//! ```
//! use play::Game;
//!
//! let mut game = Game::new("0 1 2/4 5 3".parse()?);
//! game.slide_cell(2, 0);
//! game.slide_cell(5, 640);
//! let text = game.record().to_string();
//! assert_eq!(text.parse::<Game>()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Links
//!
//! `#board=4x4-…&goal=snake`, `#size=4x4&seed=42`, `#play=2.4x4…`,
//! `#race=2.4x4…`: see [`Link`].

mod bits;
mod escape;
mod link;
mod played_board;
mod record_text;

pub use link::{Link, LinkError, open, open_rival};
pub use record_text::RecordError;
pub(crate) use record_text::{crc, print_check, print_crc, read_start};
