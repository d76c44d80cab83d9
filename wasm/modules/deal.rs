//! The first board of a page, dealt before the game is there.

use taquin::board::{Board, GoalName, Size};
use taquin::shuffle::Seed;
use wasm_bindgen::prelude::*;

/// The board that a game of this size, goal and seed begins with: the number of
/// columns, the tiles, and the tiles of the goal. Empty where the game has something
/// to say against them.
#[wasm_bindgen]
pub fn deal(size: &str, goal: &str, seed: &str) -> Vec<u8> {
    let (Ok(size), Ok(goal)) = (size.parse::<Size>(), goal.parse::<GoalName>()) else {
        return Vec::new();
    };
    let board = Board::to_play(&goal.of(size), Seed::from(seed));
    let columns = u8::try_from(size.columns()).expect("a board has at most 16 columns");
    [&[columns], board.tiles(), board.goal().tiles()].concat()
}

// Its allocator.
use wasm as _;
