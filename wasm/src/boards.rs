//! Boards and goals that are given as text.

use crate::values::refusal;
use taquin::board::{Board, Goal, GoalSpec, Size};
use wasm_bindgen::prelude::*;

/// Reads a goal: its name, or its text form.
pub fn read_goal(size: &str, goal: &str) -> Result<Goal, JsValue> {
    let size: Size = size.parse().map_err(refusal)?;
    Goal::parse(goal, size).map_err(refusal)
}

/// Reads a goal whose size comes later.
pub fn read_spec(goal: &str) -> Result<GoalSpec, JsValue> {
    goal.parse().map_err(refusal)
}

/// Reads a board in text form.
pub fn read_board(text: &str, goal: &str) -> Result<Board, JsValue> {
    let goal = goal.parse::<GoalSpec>();
    goal.and_then(|goal| Board::parse(text, goal))
        .map_err(refusal)
}
