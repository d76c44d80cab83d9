//! The position code: a board in few characters.
//!
//! `3x3-VTSLA`, in links and wherever a board must be short:
//!
//! | characters | content                                                     |
//! |------------|-------------------------------------------------------------|
//! | `3x3-`     | columns and rows                                            |
//! | `V`        | check character over columns and rank                       |
//! | `TSLA`     | rank of the tiles among all permutations, in lexical order, base64url, lowest digit first, as many digits as the last rank of this size needs |
//!
//! No code ends in `-` or `_`, which a chat may strip from a link: the highest digit of
//! a rank is below 62 on boards of every size.
//!
//! The goal is not part of the code. The check detects any single wrong
//! character, any two characters swapped less than 63 apart, and the code of
//! another size.

pub(crate) mod digits;
mod position;

pub use position::{CodeError, PositionCode};

use crate::board::{Board, GoalSpec, read_tiles};

/// Reads a board that a person gave: a position code, or any form that
/// [`read_tiles`] reads.
///
/// # Errors
///
/// If it is neither, or if the board cannot be brought to the goal.
pub fn read_board(text: &str, goal: impl Into<GoalSpec>) -> Result<Board, CodeError> {
    let (text, goal) = (text.trim(), goal.into());
    if is_position_code(text) {
        return Ok(text.parse::<PositionCode>()?.board(goal)?);
    }
    Ok(Board::of_numbers(read_tiles(text)?, &goal)?)
}

/// Returns `true` if a text begins like a position code: `4x3-`.
fn is_position_code(text: &str) -> bool {
    let Some((size, _)) = text.split_once('-') else {
        return false;
    };
    let sides: Vec<&str> = size.split('x').collect();
    let is_number = |side: &&str| !side.is_empty() && side.bytes().all(|c| c.is_ascii_digit());
    sides.len() == 2 && sides.iter().all(is_number)
}
