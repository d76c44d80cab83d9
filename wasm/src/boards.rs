//! Boards and goals that are given as text, and their errors.

use crate::values::{error, size_error};
use sliding_puzzle::board::Board;
use sliding_puzzle::board::{BoardError, GoalSpec};
use sliding_puzzle::board::{Goal, Size};
use wasm_bindgen::prelude::*;

/// Reads a goal: its name, or its text form.
pub fn read_goal(size: &str, goal: &str) -> Result<Goal, JsValue> {
    let size: Size = size.parse().map_err(size_error)?;
    Goal::parse(goal, size).map_err(board_error)
}

/// Reads a goal whose size comes later.
pub fn read_spec(goal: &str) -> Result<GoalSpec, JsValue> {
    goal.parse().map_err(board_error)
}

/// Reads a board in text form.
pub fn read_board(text: &str, goal: &str) -> Result<Board, JsValue> {
    let goal = goal.parse::<GoalSpec>();
    goal.and_then(|goal| Board::parse(text, goal))
        .map_err(board_error)
}

/// Returns the JavaScript `Error` of a text that is no board or no goal.
pub fn board_error(e: BoardError) -> JsValue {
    use BoardError as E;
    match &e {
        E::Count { expected, got } => error(
            &e,
            "count",
            &[("expected", (*expected).into()), ("got", (*got).into())],
        ),
        E::Range { tile, cells, .. } => error(
            &e,
            "range",
            &[("tile", (*tile).into()), ("largest", (cells - 1).into())],
        ),
        E::Twice { tile, .. } => error(&e, "twice", &[("tile", (*tile).into())]),
        E::Unsolvable { tiles, .. } => error(&e, "unsolvable", &[("tiles", tiles.into())]),
        E::Row { row, expected, got } => error(
            &e,
            "row",
            &[
                ("row", (row + 1).into()),
                ("expected", (*expected).into()),
                ("got", (*got).into()),
            ],
        ),
        E::Size { expected, got } => error(
            &e,
            "size",
            &[
                ("expected", expected.to_string().into()),
                ("got", got.to_string().into()),
            ],
        ),
        E::GoalName { found } => error(&e, "text", &[("at", 1.into()), ("found", found.into())]),
        E::NoSize(size) => size_error(size.clone()),
        E::Text { at, found } => error(
            &e,
            "text",
            &[("at", (at + 1).into()), ("found", found.into())],
        ),
    }
}
