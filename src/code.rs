//! The position code: a board in few characters.
//!
//! `3x3-ALSTV`, in links and wherever a board must be short:
//!
//! | characters | content                                                     |
//! |------------|-------------------------------------------------------------|
//! | `3x3-`     | columns and rows                                            |
//! | `ALST`     | rank of the tiles among all permutations, in lexical order, base64url, highest digit first, as many digits as the last rank of this size needs |
//! | `V`        | check character over columns and rank                       |
//!
//! The goal is not part of the code. The check detects any single wrong
//! character, any two characters swapped less than 63 apart, and the code of
//! another size.

pub(crate) mod digits;
mod position;

pub use position::{CodeError, PositionCode};

use crate::board::{Board, GoalSpec};

/// Reads a board that a person wrote: a position code, or text or JSON form.
///
/// # Errors
///
/// If it is neither, or if the board cannot be brought to the goal.
pub fn read_board(text: &str, goal: impl Into<GoalSpec>) -> Result<Board, CodeError> {
    let (text, goal) = (text.trim(), goal.into());
    if is_position_code(text) {
        return Ok(text.parse::<PositionCode>()?.board(goal)?);
    }
    Ok(Board::parse(text, goal)?)
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
