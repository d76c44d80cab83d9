//! Short forms for links and for keeping: the position code, moves as text, the
//! record of a play, and links.
//!
//! ## Position code
//!
//! `3x3-ALSTV`, in links and wherever a board must be short:
//!
//! | characters | content                                                     |
//! |------------|-------------------------------------------------------------|
//! | `3x3-`     | columns and rows                                            |
//! | `ALST`     | rank of the tiles among all permutations, in lexical order, base64url, highest digit first, as many digits as the last rank of this size needs |
//! | `V`        | check character over columns and rank                       |
//!
//! The goal is not part of the code. The check finds every single wrong
//! character, every two that changed places less than 63 apart, and a code of
//! another size.
//!
//! ## Moves
//!
//! `URDL2UR2`: the way the tiles go, and how many go at once where it is more
//! than one.
//!
//! ## Record
//!
//! `2.3x2.last.bAD.SgFIsF3g.DOp1Ip`: see [`print_record`].
//!
//! ## Links
//!
//! `#board=4x4-…&goal=snake`, `#size=4x4&seed=42`, `#play=2.4x4…`: see [`Link`].

mod bits;
mod digits;
mod escape;
mod link;
mod moves;
mod position;
mod record_text;
mod replay;

pub use link::{Link, LinkError, open};
pub use moves::{parse_moves, print_moves};
pub use position::{CodeError, decode, encode};
pub use record_text::{RecordError, parse_record, print_record};
pub use replay::{ReplayError, run_replay};

use crate::board::{Board, BoardError};

/// Reads a board that a person gave: a position code, or text or JSON form.
///
/// # Errors
///
/// When it is neither, or its board cannot be brought to the goal.
pub fn read_board(text: &str, goal: &str) -> Result<Board, CodeError> {
    let text = text.trim();
    if is_position_code(text) {
        return decode(text, goal);
    }
    Board::parse(text, goal).map_err(|error: BoardError| CodeError::Board(error))
}

/// Whether a text begins like a position code: `4x3-`.
fn is_position_code(text: &str) -> bool {
    let Some((size, _)) = text.split_once('-') else {
        return false;
    };
    let sides: Vec<&str> = size.split('x').collect();
    let is_number = |side: &&str| !side.is_empty() && side.bytes().all(|c| c.is_ascii_digit());
    sides.len() == 2 && sides.iter().all(is_number)
}
