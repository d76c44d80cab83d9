//! A board with moves behind it: `0 1 2/4 5 3 L2U`. The board is a position code, or
//! in text or JSON form; spaces may stand between the moves. There are no times.

use super::LinkError;
use crate::game::Game;
use taquin::board::{GoalSpec, Moves};
use taquin::code::read_board;

/// Reads a board and its moves; `None` if no moves stand at the end of the text.
///
/// # Errors
///
/// If the board cannot be read, or a move cannot be made at its place.
pub(super) fn read(text: &str, goal: &GoalSpec) -> Result<Option<Game>, LinkError> {
    let (mut board, mut moves) = (text, Vec::new());
    while let Some((before, last)) = board.trim_end().rsplit_once(char::is_whitespace)
        && let Some(found) = read_moves(last)
    {
        board = before;
        moves.push(found);
    }
    if moves.is_empty() {
        return Ok(None);
    }
    let mut game = Game::new(read_board(board, goal.clone())?);
    let moves = moves.iter().rev().flat_map(|part| part.iter().copied());
    for (at, next) in moves.enumerate() {
        game.make(next, 0).ok_or(LinkError::Move { at, next })?;
    }
    Ok(Some(game.without_clock()))
}

/// A word of moves. One that begins with a number is a tile.
fn read_moves(word: &str) -> Option<Moves> {
    let is_word = word.starts_with(|first: char| first.is_ascii_alphabetic());
    is_word.then(|| word.parse().ok()).flatten()
}
