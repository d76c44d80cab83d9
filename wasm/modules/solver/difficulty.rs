//! Boards exactly so many slides from their goal, for the command.

use super::search::Solver;
use taquin::difficulty::{self, Drawn};
use taquin::shuffle::Seed;
use wasm::boards::read_goal;
use wasm::values::{object, or_null, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The result of a step of a draw. */
export interface DrawProgress {
  /** A board in text form that was not given before; `null` while there is none. */
  board: string | null;
  /** `true` once all boards at the distance are given. */
  done: boolean;
  /** Boards tried so far. */
  tried: number;
  /** The least distance of the boards that are being tried; 0 where boards are not
   * rare. */
  atLeast: number;
  /** The number of boards at the distance; `null` if it is not known (yet). */
  boards: number | null;
  /** Percentage of the solver's tables that is made. */
  tables: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "DrawProgress")]
    pub type DrawProgress;
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
        draw.map(Self).map_err(refusal)
    }

    /// Works for about the time in which `nodes` nodes are expanded, or until there
    /// is a board.
    pub fn step(&mut self, solver: &mut Solver, nodes: u32) -> DrawProgress {
        let drawn = self.0.step(&mut solver.0, u64::from(nodes));
        let (board, done) = match drawn {
            Drawn::Board(board) => (Some(board.to_string()), false),
            Drawn::Running => (None, false),
            Drawn::Nothing => (None, true),
        };
        object(&[
            ("board", or_null(board)),
            ("done", done.into()),
            ("tried", (self.0.tried() as f64).into()),
            ("atLeast", self.0.at_least().into()),
            (
                "boards",
                or_null(self.0.boards().map(|boards| boards as f64)),
            ),
            ("tables", self.0.tables().into()),
        ])
    }
}
