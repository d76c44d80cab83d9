//! The position code.

use super::digits::{Rank, character, digit};
use crate::board::{Board, BoardError, GoalSpec, Size, SizeError};
use std::fmt;
use std::str::FromStr;

/// The position code of a board: its tiles in few characters, without its goal.
///
/// ```
/// use taquin::{Board, GoalName, PositionCode};
///
/// let board: Board = "0 1 2/4 5 3".parse()?;
/// let text = PositionCode::of(&board).to_string();
/// assert_eq!(text, "3x2-eDA");
///
/// let code: PositionCode = text.parse()?;
/// assert_eq!(code.board(GoalName::Last)?, board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PositionCode {
    size: Size,
    // Invariant: a permutation of 0..size.cells().
    tiles: Vec<u8>,
}

impl PositionCode {
    /// The code of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self {
            size: board.size(),
            tiles: board.tiles().to_vec(),
        }
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The board with these tiles and a goal.
    ///
    /// # Errors
    ///
    /// If no slides lead from the tiles to the goal, or if the goal has another
    /// size.
    pub fn board(&self, goal: impl Into<GoalSpec>) -> Result<Board, BoardError> {
        Board::from_tiles(&self.tiles, &goal.into().of(self.size)?)
    }
}

impl From<&Board> for PositionCode {
    fn from(board: &Board) -> Self {
        Self::of(board)
    }
}

impl fmt::Display for PositionCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = Rank::of(self.size, &self.tiles);
        let check = character(check(self.size, &rank));
        // Lowest first: the highest digit of no rank is `-` or `_`, which a chat takes
        // for the end of the sentence.
        let digits = rank.0.iter().rev().map(|&digit| character(digit));
        write!(f, "{}-{check}{}", self.size, digits.collect::<String>())
    }
}

impl FromStr for PositionCode {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (size, digits) = text.split_once('-').ok_or(CodeError::Form)?;
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
        let given = values.remove(0);
        values.reverse();
        rank.0 = values;
        if given != check(size, &rank) {
            return Err(CodeError::Check);
        }
        let tiles = rank.into_permutation(size).ok_or(CodeError::Rank)?;
        Ok(Self { size, tiles })
    }
}

/// The check digit: Σ digit × αⁱ over the field of 64 elements, where α is a
/// root of x⁶ + x + 1. The exponent i counts from 1 at the lowest digit, since the
/// check digit itself has α⁰. No two of the first 63 powers are equal, so a wrong
/// digit is always detected, and so are two digits swapped less than 63 apart.
///
/// The number of columns goes before the digits, so that sizes whose ranks are
/// equally long have different codes. The rows are left out: 2 × α + 6 =
/// 3 × α + 4, so with them a code of 2×6 was one of 3×4 as well.
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
pub enum CodeError {
    /// No `-` between size and rank: not a position code at all.
    Form,
    /// The text before the `-` is not a size.
    Size(SizeError),
    /// A character that no code contains.
    Character {
        /// Its place after the `-`, from 0.
        at: usize,
        /// The character.
        found: char,
    },
    /// Truncated or padded.
    Length {
        /// Characters after the `-` in a code of this size.
        expected: usize,
        /// Characters found there.
        got: usize,
    },
    /// The check character does not fit the others.
    Check,
    /// The check fits, but the rank is past that of the last permutation.
    Rank,
    /// The code is sound, but its board cannot be brought to the goal.
    Board(BoardError),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not a position code; one looks like 3x3-VTSLA"),
            Self::Size(error) => error.fmt(f),
            Self::Character { at, found } => {
                write!(
                    f,
                    "'{found}' at {at} after the dash is not used in position codes"
                )
            }
            Self::Length { expected, got } => {
                write!(
                    f,
                    "position code has {got} characters after the dash, not {expected}"
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

impl From<BoardError> for CodeError {
    fn from(error: BoardError) -> Self {
        Self::Board(error)
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for CodeError {}
