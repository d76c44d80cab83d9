//! Games as version 1 kept them: `last 3x3-ALSTV URDL2|UR2`. The fields are the
//! goal (without a name: rows by `/`, tiles by commas), the position code of the
//! start, the moves played and the moves taken back. They are read, and no longer
//! written.

use super::{CodeError, PositionCode};
use crate::board::{GoalSpec, Move, MoveError, Moves};
use crate::game::Game;
use crate::record::{Event, Help, MAX_TIME};
use std::fmt;

/// Plays a game again that version 1 kept. Its moves have no times, so the time
/// and the help that were kept beside it are arguments; `elapsed` is in
/// milliseconds.
///
/// ```
/// use sliding_puzzle::{Help, code};
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
    let (goal, rest) = text.split_once(' ').ok_or(ReplayError::Form)?;
    let (code, moves) = rest.split_once(' ').ok_or(ReplayError::Form)?;
    let code: PositionCode = code.parse().map_err(ReplayError::Start)?;
    let goal = goal.parse::<GoalSpec>();
    let start = goal.and_then(|goal| code.board(goal));
    let start = start.map_err(|error| ReplayError::Start(error.into()))?;
    let (played, undone) = moves.split_once('|').ok_or(ReplayError::Form)?;
    let played: Moves = played.parse().map_err(ReplayError::Moves)?;
    let undone: Moves = undone.parse().map_err(ReplayError::Moves)?;
    let mut game = Game::new(start);
    for (at, &next) in played.iter().chain(&undone).enumerate() {
        game.make(next, 0).ok_or(ReplayError::Move { at, next })?;
    }
    for _ in undone {
        game.undo(0);
    }
    // Spellings that come to the same: `U1`, a goal by its second name or its tiles.
    if print(&game) != text {
        return Err(ReplayError::Form);
    }
    if elapsed > 0 || help.is_any() {
        let elapsed = elapsed.min(MAX_TIME);
        game.note(Event::Carry { elapsed, help }, 0);
    }
    Ok(game.without_clock())
}

/// The text that version 1 wrote for a game.
fn print(game: &Game) -> String {
    let start = game.start();
    let goal = start.goal().to_string().replace(' ', ",");
    let code = PositionCode::of(start);
    let (played, undone) = (Moves::from(game.played()), Moves::from(game.undone()));
    format!("{goal} {code} {played}|{undone}")
}

/// Why a text is not a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
            Self::Moves(error) => error.fmt(f),
            Self::Move { at, next } => {
                write!(f, "move {at} of the replay, {next}, cannot be made there")
            }
        }
    }
}

// No source: its message is in this one, and who prints a chain would say it twice.
impl std::error::Error for ReplayError {}
