//! Short forms for links and for keeping: the position code, the moves, and
//! the replay of a game.
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
//! ## Replay
//!
//! `last 3x3-ALSTV URDL2|UR2`: goal (rows by `/`, tiles by commas where it has
//! no name), position code of the start, moves played, moves taken back.

use crate::board::{Board, BoardError, Direction, Goal, Move, Size, SizeError};
use crate::game::Game;
use std::fmt;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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
    let mut rank = Rank::zero(size);
    for (at, &tile) in board.tiles().iter().enumerate() {
        let smaller_behind = board.tiles()[at..].iter().filter(|&&t| t < tile).count();
        rank.push(size.cells() - at, smaller_behind);
    }
    let digits = rank.0.iter().map(|&digit| char::from(DIGITS[digit]));
    let check = char::from(DIGITS[check(size, &rank)]);
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
    for (at, digit) in digits.chars().enumerate() {
        let value = DIGITS.iter().position(|&d| char::from(d) == digit);
        values.push(value.ok_or(CodeError::Character { at, found: digit })?);
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

/// The number of a permutation, from 0, in digits of base 64, highest first.
struct Rank(Vec<usize>);

impl Rank {
    /// Zero, with as many digits as the last permutation of a size needs.
    fn zero(size: Size) -> Self {
        // cells!, which is no power of 64, has as many digits as cells! − 1; two
        // for each cell are more than enough.
        let mut permutations = Self(vec![0; 2 * size.cells()]);
        permutations.push(1, 1);
        for n in 2..=size.cells() {
            permutations.push(n, 0);
        }
        let digits = permutations.0.iter().skip_while(|&&digit| digit == 0);
        Self(vec![0; digits.count()])
    }

    /// Times `base`, plus `value`.
    fn push(&mut self, base: usize, value: usize) {
        let mut carry = value;
        for digit in self.0.iter_mut().rev() {
            carry += *digit * base;
            *digit = carry % 64;
            carry /= 64;
        }
        debug_assert_eq!(carry, 0, "the last rank of the size fits");
    }

    /// Divides by `base` and returns the rest: undoes [`Rank::push`].
    fn pop(&mut self, base: usize) -> usize {
        let mut rest = 0;
        for digit in &mut self.0 {
            rest = rest * 64 + *digit;
            *digit = rest / base;
            rest %= base;
        }
        rest
    }

    /// The permutation of 0 … cells − 1 that has this rank; `None` when the
    /// rank is past the last.
    fn into_permutation(mut self, size: Size) -> Option<Vec<usize>> {
        let mut smaller_behind: Vec<usize> = (1..=size.cells()).map(|n| self.pop(n)).collect();
        smaller_behind.reverse();
        if self.0.iter().any(|&digit| digit != 0) {
            return None;
        }
        let mut unused: Vec<usize> = (0..size.cells()).collect();
        let tiles = smaller_behind.into_iter().map(|n| unused.remove(n));
        Some(tiles.collect())
    }
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

/// Moves as text: `URDL2UR2`.
#[must_use]
pub fn print_moves(moves: &[Move]) -> String {
    moves
        .iter()
        .map(|m| match m.slides {
            1 => m.direction.letter().to_string(),
            n => format!("{}{n}", m.direction.letter()),
        })
        .collect()
}

/// Reads moves: a letter each, and the number of tiles where it is over 1.
///
/// # Errors
///
/// When a character is neither of the four letters nor a number behind one,
/// or a move has no tile.
pub fn parse_moves(text: &str) -> Result<Vec<Move>, ReplayError> {
    let mut moves: Vec<Move> = Vec::new();
    // The number behind the last letter, once its first digit is there.
    let mut number = None;
    let end = |moves: &mut Vec<Move>, number: &mut Option<usize>| {
        if let (Some(last), Some(n)) = (moves.last_mut(), number.take()) {
            last.slides = n;
        }
    };
    for (at, found) in text.chars().enumerate() {
        let unreadable = ReplayError::Letter { at, found };
        if let Some(direction) = Direction::from_letter(found) {
            end(&mut moves, &mut number);
            moves.push(Move {
                direction,
                slides: 1,
            });
            continue;
        }
        let digit = found.to_digit(10).filter(|_| !moves.is_empty());
        let digit = digit.ok_or(unreadable.clone())? as usize;
        // No line is longer than a side: two digits are enough.
        number = match number {
            None if digit > 0 => Some(digit),
            Some(tens @ 1..10) => Some(tens * 10 + digit),
            _ => return Err(unreadable),
        };
    }
    end(&mut moves, &mut number);
    Ok(moves)
}

/// A game as text, to be kept and to be run again.
///
/// ```
/// use sliding_puzzle::{Game, Replay};
///
/// let mut game = Game::new("0 1 2/4 5 3".parse()?);
/// game.slide_cell(2);
/// let text = Replay::of(&game).to_string();
/// assert_eq!(Replay::run(&text)?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay(String);

impl Replay {
    /// The replay of a game as it stands.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let goal = game.start().goal().to_string().replace(' ', ",");
        Self(format!(
            "{goal} {} {}|{}",
            encode(game.start()),
            print_moves(game.played()),
            print_moves(game.undone()),
        ))
    }

    /// Plays a replay from its start: every move in it can be made, or it does
    /// not become a game.
    ///
    /// # Errors
    ///
    /// When a part is missing or cannot be read, or when a move cannot be made
    /// where it stands.
    pub fn run(text: &str) -> Result<Game, ReplayError> {
        let (goal, rest) = text.split_once(' ').ok_or(ReplayError::Form)?;
        let (code, moves) = rest.split_once(' ').ok_or(ReplayError::Form)?;
        let start = decode(code, goal).map_err(ReplayError::Start)?;
        let (played, undone) = moves.split_once('|').ok_or(ReplayError::Form)?;
        let (played, undone) = (parse_moves(played)?, parse_moves(undone)?);
        let mut game = Game::new(start);
        for (at, &next) in played.iter().chain(&undone).enumerate() {
            game.make(next).ok_or(ReplayError::Move { at, next })?;
        }
        for _ in undone {
            game.undo();
        }
        Ok(game)
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is not a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayError {
    /// Not goal, start and moves, with a `|` in the moves.
    Form,
    /// The start cannot be read, or not with this goal.
    Start(CodeError),
    /// A character that is no move.
    Letter {
        /// Its place among the moves, from 0.
        at: usize,
        /// The character.
        found: char,
    },
    /// A move that the board does not allow there.
    Move {
        /// Which, from 0.
        at: usize,
        /// The move.
        next: Move,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not a replay; it is a goal, a position code and moves"),
            Self::Start(error) => write!(f, "start of the replay: {error}"),
            Self::Letter { at, found } => {
                write!(f, "'{found}' at {at} is no move; moves are like URDL2")
            }
            Self::Move { at, next } => write!(
                f,
                "move {at} of the replay, {}, cannot be made there",
                print_moves(&[*next])
            ),
        }
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Start(error) => Some(error),
            _ => None,
        }
    }
}
