//! Directions in which a tile goes.

use super::MoveError;
use crate::quote::quote;
use std::fmt::{self, Write};
use std::str::FromStr;

/// The way a *tile* goes, never the way the blank goes.
///
/// ```
/// use taquin::Direction;
///
/// let way: Direction = "L".parse()?;
/// assert_eq!(way, Direction::Left);
/// assert_eq!(way.opposite().to_string(), "R");
/// # Ok::<(), taquin::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Towards row 0.
    Up,
    /// Away from row 0.
    Down,
    /// Towards column 0.
    Left,
    /// Away from column 0.
    Right,
}

impl Direction {
    /// All four, in the order of their declaration.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The place in [`Direction::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// `U`, `D`, `L` or `R`.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Up => 'U',
            Self::Down => 'D',
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    /// The name: `up`, `down`, `left` or `right`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// The direction of a letter, `None` for any other than U, D, L, R.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.letter() == letter)
    }
}

impl fmt::Display for Direction {
    /// The letter: `U`, `D`, `L` or `R`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl FromStr for Direction {
    type Err = MoveError;

    /// Reads one letter: `U`, `D`, `L` or `R`.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let direction = letter.and_then(Self::from_letter);
        direction.ok_or_else(|| MoveError::Direction { found: quote(text) })
    }
}
