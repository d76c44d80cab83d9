//! Games as version 1 kept them: `last 3x3-ALSTV URDL2|UR2` is the goal (rows by
//! `/`, tiles by commas where it has no name), the position code of the start,
//! the moves played and the moves taken back. They are read, and no longer
//! written.

use super::{CodeError, decode, parse_moves, print_moves};
use crate::board::Move;
use crate::game::Game;
use crate::record::{Event, Help, MAX_TIME};
use std::fmt;

/// Plays a game again that version 1 has kept: every move in it can be made, or
/// it does not become a game. Its moves have no times, so time and help are
/// brought in as they were kept beside it.
///
/// ```
/// use sliding_puzzle::{Help, code};
///
/// let help = Help { hints: 1, solver: false };
/// let game = code::run_replay("last 3x2-ADe L2|U", 4_200, help)?;
/// assert_eq!(game.board().to_string(), "1 2 0/4 5 3");
/// assert_eq!((game.elapsed(0), game.help()), (4_200, help));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When a part is missing or cannot be read, or when a move cannot be made
/// where it stands.
pub fn run_replay(text: &str, elapsed: u64, help: Help) -> Result<Game, ReplayError> {
    let (goal, rest) = text.split_once(' ').ok_or(ReplayError::Form)?;
    let (code, moves) = rest.split_once(' ').ok_or(ReplayError::Form)?;
    let start = decode(code, goal).map_err(ReplayError::Start)?;
    let (played, undone) = moves.split_once('|').ok_or(ReplayError::Form)?;
    let (played, undone) = (parse_moves(played)?, parse_moves(undone)?);
    let mut game = Game::new(start);
    for (at, &next) in played.iter().chain(&undone).enumerate() {
        game.make(next, 0).ok_or(ReplayError::Move { at, next })?;
    }
    for _ in undone {
        game.undo(0);
    }
    if elapsed > 0 || help.is_any() {
        let elapsed = elapsed.min(MAX_TIME);
        game.note(Event::Carry { elapsed, help }, 0);
    }
    Ok(game.without_clock())
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
