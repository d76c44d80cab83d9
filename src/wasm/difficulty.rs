//! Boards exactly so many slides from their goal, and evenly drawn ones. For the
//! worker and the command.

use super::boards::read_goal;
use super::results::result;
use super::solver::Solver;
use super::values::error;
use crate::difficulty::{self, DifficultyError, Drawn};
use crate::shuffle::{self, Seed};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a draw has come to.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DrawProgress {
    /// A board in text form that was not given before; `null` while there is none.
    board: Option<String>,
    /// Whether all boards at the distance are given.
    done: bool,
    /// How many boards have been tried.
    tried: u64,
    /// How far from the goal the boards are that are being tried, at least; 0 where
    /// boards are not rare.
    level: usize,
    /// How many boards there are; `null` if that is not known (yet).
    boards: Option<u64>,
    /// How many percent of the solver's tables are made.
    tables: u8,
}

/// Draws different boards that are exactly some number of slides from their goal;
/// `free()` drops it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Draw(difficulty::Draw);

#[wasm_bindgen]
impl Draw {
    /// Begins at a seed, any text. `distance` counts slides (STM).
    #[wasm_bindgen(constructor)]
    pub fn new(size: &str, goal: &str, distance: usize, seed: &str) -> Result<Self, JsValue> {
        let goal = read_goal(size, goal)?;
        let draw = difficulty::Draw::new(&goal, distance, Seed::from(seed));
        draw.map(Self).map_err(difficulty_error)
    }

    /// Works for about the time in which `nodes` nodes are expanded, or until there
    /// is a board.
    pub fn step(&mut self, solver: &mut Solver, nodes: u32) -> Result<Ts<DrawProgress>, JsValue> {
        let drawn = self.0.step(&mut solver.0, u64::from(nodes));
        result(&DrawProgress {
            done: drawn == Drawn::Nothing,
            board: match drawn {
                Drawn::Board(board) => Some(board.to_string()),
                Drawn::Running | Drawn::Nothing => None,
            },
            tried: self.0.tried(),
            level: self.0.level(),
            boards: self.0.boards(),
            tables: self.0.tables(),
        })
    }
}

/// Different boards to play, each drawn evenly, from one seed: see `Series` in the
/// core.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Series(shuffle::Series);

#[wasm_bindgen]
impl Series {
    /// Begins at a seed, any text.
    #[wasm_bindgen(constructor)]
    pub fn new(size: &str, goal: &str, seed: &str) -> Result<Self, JsValue> {
        Ok(Self(shuffle::Series::new(&read_goal(size, goal)?, seed)))
    }

    /// How many boards there are to play, as exactly as a number can say;
    /// `undefined` if they are more than 2⁶⁴.
    #[wasm_bindgen(getter)]
    pub fn boards(&self) -> Option<f64> {
        self.0.boards().map(|boards| boards as f64)
    }

    /// Returns the next board in text form; `undefined` after the last.
    pub fn next(&mut self) -> Option<String> {
        self.0.next().map(|board| board.to_string())
    }
}

fn difficulty_error(e: DifficultyError) -> JsValue {
    match &e {
        DifficultyError::TooLarge { size } => {
            error(&e, "tooLarge", &[("size", size.to_string().into())])
        }
        DifficultyError::TooFar { distance, farthest } => error(
            &e,
            "tooFar",
            &[
                ("distance", (*distance).into()),
                ("farthest", (*farthest).into()),
            ],
        ),
        DifficultyError::Unknown { distance, sure } => error(
            &e,
            "unknownDistance",
            &[("distance", (*distance).into()), ("sure", (*sure).into())],
        ),
    }
}
