//! The solver, for the worker.

use super::boards::{read_board, read_goal};
use super::{error, object};
use crate::solver::{self, Step};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a search knows so far; lengths in slides (STM). */
export interface Progress {
  /** Proved: no solution is shorter. */
  lower: number;
  /** Length of the best solution found, if there is one yet. */
  upper: number | null;
  /** Boards expanded. */
  nodes: number;
  /** How many percent of the tables that it needs are made. */
  tables: number;
  /** Whether the bounds have met. */
  done: boolean;
}

/** A solution and what is proved of it; lengths in slides (STM). */
export interface Solution {
  /** A letter of U, D, L, R for each slide: the way the tile goes. */
  slides: string;
  /** Proved: no solution is shorter. */
  lower: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type Progress;
    #[wasm_bindgen(typescript_type = "Solution")]
    pub type Solution;
}

/// Finds solutions; keeps its tables.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Solver(solver::Solver);

#[wasm_bindgen]
impl Solver {
    /// A solver without tables.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a search from a board in text form.
    pub fn search(&mut self, text: &str, goal: &str) -> Result<Search, JsValue> {
        let board = read_board(text, goal)?;
        Ok(Search(self.0.search(&board)))
    }

    /// The name of the weights that would make solutions of boards of this size
    /// and goal shorter, and that it does not have; `undefined` for none.
    pub fn wants(&self, size: &str, goal: &str) -> Result<Option<String>, JsValue> {
        Ok(self.0.wants(&read_goal(size, goal)?).map(Into::into))
    }

    /// The same for a board in text form.
    #[wasm_bindgen(js_name = wantsFor)]
    pub fn wants_for(&self, text: &str, goal: &str) -> Result<Option<String>, JsValue> {
        let board = read_board(text, goal)?;
        Ok(self.0.wants(board.goal()).map(Into::into))
    }

    /// Takes weights by their name. Searches that are begun from now on go by
    /// them.
    #[wasm_bindgen(js_name = readWeights)]
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), JsValue> {
        let read = self.0.read_weights(name, bytes);
        read.map_err(|e| error(&e, "weights", &[]))
    }

    /// Makes tables for boards of this size and goal, for about the time of so
    /// many nodes. Returns how many percent are made.
    pub fn prepare(&mut self, size: &str, goal: &str, nodes: u32) -> Result<u8, JsValue> {
        Ok(self.0.prepare(&read_goal(size, goal)?, u64::from(nodes)))
    }

    /// The tables for boards of this size and goal, to be kept; `undefined`
    /// while they are not made.
    pub fn tables(&mut self, size: &str, goal: &str) -> Result<Option<Vec<u8>>, JsValue> {
        Ok(self.0.tables(&read_goal(size, goal)?))
    }

    /// Takes tables that were kept.
    #[wasm_bindgen(js_name = readTables)]
    pub fn read_tables(&mut self, size: &str, goal: &str, bytes: &[u8]) -> Result<(), JsValue> {
        let goal = read_goal(size, goal)?;
        let read = self.0.read_tables(&goal, bytes);
        read.map_err(|e| error(&e, "tables", &[]))
    }

    /// Memory that the tables take, in bytes.
    #[wasm_bindgen(getter, js_name = tableBytes)]
    pub fn table_bytes(&self) -> usize {
        self.0.table_bytes()
    }
}

/// A search in progress; `free()` drops it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(solver::Search);

#[wasm_bindgen]
impl Search {
    /// Goes on for about so many boards.
    pub fn step(&mut self, nodes: u32) -> Progress {
        let done = matches!(self.0.step(u64::from(nodes)), Step::Done(_));
        let progress = self.0.progress();
        object(&[
            ("lower", progress.lower.into()),
            ("upper", progress.upper.map_or(JsValue::NULL, Into::into)),
            // A double holds every count that a search can reach.
            ("nodes", (progress.nodes as f64).into()),
            ("tables", progress.tables.into()),
            ("done", done.into()),
        ])
    }

    /// The best solution so far.
    pub fn best(&self) -> Option<Solution> {
        let best = self.0.best()?;
        let slides: String = best.slides().iter().map(|d| d.letter()).collect();
        Some(object(&[
            ("slides", slides.into()),
            ("lower", best.lower().into()),
        ]))
    }
}
