//! A solver without a conversation, for commands. In the module `solver` it searches in
//! slides, in `multi_tile` in moves, and both have this interface.

use super::Counted;
use super::line::letters;
use taquin::board::Metric;
use taquin::solver::{self, Step};
use wasm::boards::{read_board, read_goal};
use wasm::values::{object, or_null};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The bounds and the work of a search so far; lengths in `metric`. */
export interface Progress {
  /** Proved: no solution is shorter. */
  lower: number;
  /** Length of the best solution found; `null` before the first. */
  upper: number | null;
  /** Nodes expanded so far. */
  nodes: number;
  /** Percentage of the tables it needs that is made. */
  tables: number;
  /** Percentage searched of the branches that could hold a solution of `lower`
   * slides; 0 up to 16 cells, where that takes no time worth telling. */
  searched: number;
  /** `true` once the bounds have met. */
  done: boolean;
  /** The metric of all lengths: `STM` or `MTM`. */
  metric: string;
}
/** A solution and what is proved of its length; lengths in `metric`. */
export interface Solution {
  /** One letter of U, D, L, R per slide: the way the tile goes. */
  slides: string;
  /** Its length. */
  length: number;
  /** Proved: no solution is shorter. */
  lower: number;
  /** The metric of all lengths: `STM` or `MTM`. */
  metric: string;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type Progress;
    #[wasm_bindgen(typescript_type = "Solution")]
    pub type Solution;
}

/// Finds solutions and keeps its tables.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Solver(pub(super) solver::Solver<Counted>);

/// The metric of all lengths.
pub(super) const METRIC: Metric = solver::Solver::<Counted>::METRIC;

#[wasm_bindgen]
impl Solver {
    /// Returns a solver without tables.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a search for a board in text form.
    pub fn search(&mut self, text: &str, goal: &str) -> Result<Search, JsValue> {
        let board = read_board(text, goal)?;
        Ok(Search(self.0.search(&board)))
    }

    /// Makes tables for boards of this size and goal. Stops after about the time in
    /// which `nodes` nodes are expanded. Returns how many percent are made.
    pub fn prepare(&mut self, size: &str, goal: &str, nodes: u32) -> Result<u8, JsValue> {
        Ok(self.0.prepare(&read_goal(size, goal)?, u64::from(nodes)))
    }

    /// Returns the tables for boards of this size and goal as bytes, to be stored;
    /// `undefined` until they are made.
    pub fn tables(&mut self, size: &str, goal: &str) -> Result<Option<Vec<u8>>, JsValue> {
        Ok(self.0.tables(&read_goal(size, goal)?))
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
pub struct Search(solver::Search<Counted>);

#[wasm_bindgen]
impl Search {
    /// Searches on for about the time that IDA\* over tables takes to expand
    /// `nodes` nodes.
    pub fn step(&mut self, nodes: u32) -> Progress {
        let done = matches!(self.0.step(u64::from(nodes)), Step::Done(_));
        let known = self.0.progress();
        object(&[
            ("lower", known.lower.into()),
            ("upper", or_null(known.upper)),
            ("nodes", (known.nodes as f64).into()),
            ("tables", known.tables.into()),
            ("searched", known.searched.into()),
            ("done", done.into()),
            ("metric", known.metric.name().into()),
        ])
    }

    /// Returns the best solution so far; `undefined` before the first.
    pub fn best(&self) -> Option<Solution> {
        let best = self.0.best()?;
        Some(object(&[
            ("slides", letters(best.slides())),
            ("length", best.length().into()),
            ("lower", best.lower().into()),
            ("metric", best.metric().name().into()),
        ]))
    }
}
