//! Moves: one or more tiles that slide together. Also the text of moves.
//!
//! `URDL2UR2`: a letter for the direction of the tiles, then their number if it
//! is more than one. Tiles that slide in the same direction one after another
//! stand in one line. So slides have this text as well: `L2` is two slides (STM)
//! and one move (MTM).

use super::Direction;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

/// A line of one or more tiles that goes one cell towards the blank.
///
/// ```
/// use taquin::{Board, Move};
///
/// let mut board: Board = "0 1 2/4 5 3".parse()?;
/// let left: Move = "L2".parse()?;
/// assert_eq!(board.move_of(2), Some(left));
/// assert!(board.make(left));
/// assert_eq!(board.to_string(), "1 2 0/4 5 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    direction: Direction,
    // Invariant: 1 to MAX_TILES.
    tiles: u8,
}

/// The most tiles of a move: two digits, as no line is longer than a side.
const MAX_TILES: u8 = 99;

impl Move {
    /// Returns a move of 1 to 99 tiles.
    ///
    /// # Errors
    ///
    /// If they are none, or more than 99.
    pub fn new(direction: Direction, tiles: usize) -> Result<Self, MoveError> {
        match u8::try_from(tiles) {
            Ok(tiles @ 1..=MAX_TILES) => Ok(Self { direction, tiles }),
            _ => Err(MoveError::Tiles { got: tiles }),
        }
    }

    /// The way the tiles go.
    #[must_use]
    pub fn direction(self) -> Direction {
        self.direction
    }

    /// The number of slides (STM): how many tiles go. In MTM every move counts 1.
    #[must_use]
    pub fn stm(self) -> usize {
        self.tiles.into()
    }

    /// The move that takes this one back.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self {
            direction: self.direction.opposite(),
            ..self
        }
    }

    /// The slides: the direction, once for each tile.
    pub fn slides(self) -> impl Iterator<Item = Direction> {
        std::iter::repeat_n(self.direction, self.stm())
    }
}

impl From<Direction> for Move {
    /// One slide.
    fn from(direction: Direction) -> Self {
        Self {
            direction,
            tiles: 1,
        }
    }
}

impl fmt::Display for Move {
    /// The letter, and the number of tiles where it is over 1: `U`, `L2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.direction.fmt(f)?;
        match self.tiles {
            1 => Ok(()),
            n => n.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        match text.parse::<Moves>()?[..] {
            [only] => Ok(only),
            ref moves => Err(MoveError::Count { got: moves.len() }),
        }
    }
}

/// Moves, the first one first.
///
/// ```
/// use taquin::{Board, Direction, Moves, Solver};
///
/// let moves: Moves = "URDL2".parse()?;
/// assert_eq!((moves.stm(), moves.len()), (5, 4)); // the length is the MTM
///
/// // The slides of a solution as moves:
/// let board: Board = "0 1 2/4 5 3".parse()?;
/// let solution = Solver::new().solve(&board, 1_000);
/// let moves: Moves = solution.slides().iter().copied().collect();
/// assert_eq!(moves.to_string(), "L2U");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves(Vec<Move>);

impl Moves {
    /// The number of slides (STM): all tiles of all moves.
    #[must_use]
    pub fn stm(&self) -> usize {
        self.iter().map(|next| next.stm()).sum()
    }

    /// The slides: a direction for each tile, in order.
    pub fn slides(&self) -> impl Iterator<Item = Direction> + '_ {
        self.iter().flat_map(|next| next.slides())
    }
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl From<Vec<Move>> for Moves {
    fn from(moves: Vec<Move>) -> Self {
        Self(moves)
    }
}

impl From<&[Move]> for Moves {
    fn from(moves: &[Move]) -> Self {
        Self(moves.to_vec())
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self(moves.into_iter().collect())
    }
}

impl FromIterator<Direction> for Moves {
    /// Joins slides in the same direction to one move, as far as one goes.
    fn from_iter<I: IntoIterator<Item = Direction>>(slides: I) -> Self {
        let mut moves: Vec<Move> = Vec::new();
        for direction in slides {
            match moves.last_mut() {
                Some(last) if last.direction == direction && last.tiles < MAX_TILES => {
                    last.tiles += 1;
                }
                _ => moves.push(direction.into()),
            }
        }
        Self(moves)
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Moves {
    /// `URDL2UR2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|next| next.fmt(f))
    }
}

impl FromStr for Moves {
    type Err = MoveError;

    /// Reads moves: a letter each, and the number of tiles where it is over 1.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut moves: Vec<Move> = Vec::new();
        // The number after the last letter, once its first digit is read.
        let mut number = None;
        for (at, found) in text.chars().enumerate() {
            let unreadable = || MoveError::Character { at, found };
            if let Some(direction) = Direction::from_letter(found) {
                number = None;
                moves.push(direction.into());
                continue;
            }
            let last = moves.last_mut().ok_or_else(unreadable)?;
            let digit = found.to_digit(10).ok_or_else(unreadable)? as usize;
            let tiles = number.unwrap_or(0) * 10 + digit;
            *last = Move::new(last.direction, tiles).map_err(|_| unreadable())?;
            number = Some(tiles);
        }
        Ok(Self(moves))
    }
}

/// Why a text is not a direction, a move or moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not one of the letters U, D, L and R.
    Direction {
        /// The text given.
        found: String,
    },
    /// Neither one of the four letters nor a number of tiles after one.
    Character {
        /// Characters before it.
        at: usize,
        /// The character.
        found: char,
    },
    /// A move of no tile, or of more than 99.
    Tiles {
        /// The tiles given.
        got: usize,
    },
    /// No move, or several, where one is asked for.
    Count {
        /// The moves found.
        got: usize,
    },
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Direction { found } => {
                write!(f, "'{found}' is no direction; write U, D, L or R")
            }
            Self::Character { at, found } => {
                write!(f, "'{found}' at {at} is no move; moves are like URDL2")
            }
            Self::Tiles { got } => write!(f, "a move has 1 to 99 tiles, not {got}"),
            Self::Count { got } => write!(f, "{got} moves given; write one, like U or L2"),
        }
    }
}

impl std::error::Error for MoveError {}
