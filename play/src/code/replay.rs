//! Games as version 1 kept them: `last 3x3-ALSTV URDL2|UR2`. The fields are the
//! goal (without a name: rows by `/`, tiles by commas), the position code of the
//! start, the moves played and the moves taken back. They are read, and no longer
//! written.

use crate::game::Game;
use crate::record::{Event, Help};
use sliding_puzzle::board::{GoalSpec, Move, MoveError, Moves};
use sliding_puzzle::{CodeError, PositionCode};
use std::fmt;

/// Plays a game again that version 1 kept. Its moves have no times, so the time
/// and the help that were kept beside it are arguments; `elapsed` is in
/// milliseconds.
///
/// ```
/// use play::Help;
/// use play::code;
///
/// let help = Help::NONE.with_hints(1);
/// let game = code::run_replay("last 3x2-ADe L2|U", 4_200, help)?;
/// assert_eq!(game.board().to_string(), "1 2 0/4 5 3");
/// assert_eq!((game.elapsed(0), game.help()), (4_200, help));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a field is missing, cannot be read or is not spelled as version 1 spelled
/// it, or if a move cannot be made at its place.
pub fn run_replay(text: &str, elapsed: u64, help: Help) -> Result<Game, ReplayError> {
    let (goal_text, rest) = text.split_once(' ').ok_or(ReplayError::Form)?;
    let (code, moves) = rest.split_once(' ').ok_or(ReplayError::Form)?;
    let code: PositionCode = code.parse().map_err(ReplayError::Start)?;
    let goal = goal_text.parse::<GoalSpec>();
    let start = goal.and_then(|goal| code.board(goal));
    let start = start.map_err(|error| ReplayError::Start(error.into()))?;
    // Not by its second name, by the tiles of a goal that has a name, or as JSON.
    if start.goal().to_string().replace(' ', ",") != goal_text {
        return Err(ReplayError::Form);
    }
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
        game.note(Event::Carry { elapsed, help }, 0);
    }
    Ok(game.without_clock())
}

/// Reads moves in the one spelling that version 1 had: `U`, and not `U1`.
fn parse_moves(text: &str) -> Result<Moves, ReplayError> {
    let moves: Moves = text.parse().map_err(ReplayError::Moves)?;
    let digits = |slides| match slides {
        1 => 0,
        2..10 => 1,
        _ => 2,
    };
    let length: usize = moves.iter().map(|next| 1 + digits(next.stm())).sum();
    if length == text.len() {
        Ok(moves)
    } else {
        Err(ReplayError::Form)
    }
}

/// Why a text is not a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Not goal, start and moves, with a `|` in the moves; or with another
    /// spelling than version 1 had.
    Form,
    /// The start cannot be read, or cannot be brought to the goal.
    Start(CodeError),
    /// The moves played, or those taken back, cannot be read.
    Moves(MoveError),
    /// A move that the board does not allow there.
    Move {
        /// The number of the move, from 0.
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
            Self::Moves(error) => error.fmt(f),
            Self::Move { at, next } => {
                write!(f, "move {at} of the replay, {next}, cannot be made there")
            }
        }
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for ReplayError {}
