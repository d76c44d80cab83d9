//! Moves as text.

use super::ReplayError;
use crate::board::{Direction, Move};

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
