//! The position code.

use super::digits::{Rank, character, digit};
use crate::board::{Board, BoardError, Goal, Size, SizeError};
use std::fmt;

/// The position code of a board.
///
/// ```
/// use sliding_puzzle::{Board, code};
///
/// let board: Board = "4 1 2/5 0 3".parse()?;
/// let code = code::encode(&board);
/// assert_eq!(code::decode(&code, "last")?, board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn encode(board: &Board) -> String {
    let size = board.size();
    let rank = Rank::of(size, board.tiles());
    let digits = rank.0.iter().map(|&digit| character(digit));
    let check = character(check(size, &rank));
    format!("{size}-{}{check}", digits.collect::<String>())
}

/// Reads a position code; the goal is told by [`Goal::parse`]'s names or text.
///
/// # Errors
///
/// When the code is damaged, and how; when its board cannot be brought to the
/// goal.
pub fn decode(code: &str, goal: &str) -> Result<Board, CodeError> {
    let (size, digits) = code.split_once('-').ok_or(CodeError::Form)?;
    let size: Size = size.parse().map_err(CodeError::Size)?;
    let mut values = Vec::new();
    for (at, found) in digits.chars().enumerate() {
        values.push(digit(found).ok_or(CodeError::Character { at, found })?);
    }
    let mut rank = Rank::zero(size);
    let expected = rank.0.len() + 1;
    if values.len() != expected {
        return Err(CodeError::Length {
            expected,
            got: values.len(),
        });
    }
    let given = values.pop().ok_or(CodeError::Form)?;
    rank.0 = values;
    if given != check(size, &rank) {
        return Err(CodeError::Check);
    }
    let tiles = rank.into_permutation(size).ok_or(CodeError::Rank)?;
    let goal = Goal::parse(goal, size).map_err(CodeError::Board)?;
    Board::from_tiles(&tiles, &goal).map_err(CodeError::Board)
}

/// The check digit: Σ digit × αⁱ over the field of 64 elements, α a root of
/// x⁶ + x + 1, and i counted from 1 at the last digit, since the check digit
/// itself has α⁰. No two of the first 63 powers are equal, so a wrong digit or
/// two that changed places less than 63 apart are always found.
///
/// The number of columns goes before the digits. Sizes whose ranks are equally
/// long differ in it, and the rows must be left out: 2 × α + 6 = 3 × α + 4, so
/// with them a code of 2×6 was one of 3×4 as well.
fn check(size: Size, rank: &Rank) -> usize {
    let columns = size.columns();
    [columns].iter().chain(&rank.0).fold(0, |sum, digit| {
        let doubled = (sum ^ digit) << 1;
        if doubled & 64 == 0 {
            doubled
        } else {
            doubled ^ 0b100_0011
        }
    })
}

/// Why a text is not a position code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeError {
    /// No `-` between size and rank: not a position code at all.
    Form,
    /// What stands before the `-` is no size.
    Size(SizeError),
    /// A character that codes do not have.
    Character {
        /// Its place behind the `-`, from 0.
        at: usize,
        /// The character.
        found: char,
    },
    /// Truncated or padded.
    Length {
        /// Characters behind the `-` for this size.
        expected: usize,
        /// Characters found there.
        got: usize,
    },
    /// The check character does not belong to the rest.
    Check,
    /// The check is right, but there are not so many permutations.
    Rank,
    /// The code is sound, but not of a board for this goal.
    Board(BoardError),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not a position code; one looks like 3x3-ALSTV"),
            Self::Size(error) => error.fmt(f),
            Self::Character { at, found } => {
                write!(
                    f,
                    "'{found}' behind the dash at {at} is not used in position codes"
                )
            }
            Self::Length { expected, got } => {
                write!(
                    f,
                    "position code has {got} characters behind the dash, not {expected}"
                )
            }
            Self::Check => {
                f.write_str("position code is damaged: its check character does not fit")
            }
            Self::Rank => f.write_str("position code is damaged: there is no such board"),
            Self::Board(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CodeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Size(error) => Some(error),
            Self::Board(error) => Some(error),
            _ => None,
        }
    }
}
