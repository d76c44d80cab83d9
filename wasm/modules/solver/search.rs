//! A solver, for the worker. In the module `solver` it searches in slides, in
//! `multi_tile` in moves, and both have this interface.

use super::Counted;
use super::line::{letters, read_slides};
use sliding_puzzle::board::{Board, Metric};
use sliding_puzzle::solver::{self, Line, Step};
use wasm::boards::{read_board, read_goal};
use wasm::values::{error, object, or_null};
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

    /// Begins a search that already knows a solution, and that none is shorter than
    /// `lower`.
    #[wasm_bindgen(js_name = searchFrom)]
    pub fn search_from(
        &mut self,
        text: &str,
        goal: &str,
        slides: &str,
        lower: usize,
    ) -> Result<Search, JsValue> {
        let (board, line) = read_known(text, goal, slides, lower)?;
        let search = self.0.search_from(&board, &line);
        search.map(Search).map_err(|e| error(&e, "line", &[]))
    }

    /// Makes tables for boards of this size and goal. Stops after about the time in
    /// which `nodes` nodes are expanded. Returns how many percent are made.
    pub fn prepare(&mut self, size: &str, goal: &str, nodes: u32) -> Result<u8, JsValue> {
        Ok(self.0.prepare(&read_goal(size, goal)?, u64::from(nodes)))
    }

    /// Returns how many tables there are for this size and goal, each of which another
    /// worker can make meanwhile; 0 when none is left to be made, and for boards of
    /// more than 16 cells.
    pub fn parts(&mut self, size: &str, goal: &str) -> Result<usize, JsValue> {
        Ok(self.0.parts(&read_goal(size, goal)?))
    }

    /// Makes only one of these tables, for as long as `prepare`. Returns it when it is
    /// finished, and keeps nothing of it; `undefined` until then.
    #[wasm_bindgen(js_name = makePart)]
    pub fn make_part(
        &mut self,
        size: &str,
        goal: &str,
        part: usize,
        nodes: u32,
    ) -> Result<Option<Vec<u8>>, JsValue> {
        let goal = read_goal(size, goal)?;
        Ok(self.0.make_part(&goal, part, u64::from(nodes)))
    }

    /// Takes a table that another worker has made.
    #[wasm_bindgen(js_name = takePart)]
    pub fn take_part(
        &mut self,
        size: &str,
        goal: &str,
        part: usize,
        bytes: &[u8],
    ) -> Result<(), JsValue> {
        let goal = read_goal(size, goal)?;
        let taken = self.0.take_part(&goal, part, bytes);
        taken.map_err(|e| error(&e, "tables", &[]))
    }

    /// Returns the key under which the tables of this size and goal are kept. It
    /// names the metric, but for the single-tile one: older pages name none.
    #[wasm_bindgen(js_name = tablesKey)]
    pub fn tables_key(&self, size: &str, goal: &str) -> Result<String, JsValue> {
        read_goal(size, goal)?;
        Ok(match METRIC {
            Metric::SingleTile => format!("{size} {goal}"),
            metric => format!("{size} {goal} {metric}"),
        })
    }

    /// Returns the tables for boards of this size and goal as bytes, to be stored;
    /// `undefined` until they are made.
    pub fn tables(&mut self, size: &str, goal: &str) -> Result<Option<Vec<u8>>, JsValue> {
        Ok(self.0.tables(&read_goal(size, goal)?))
    }

    /// Loads stored tables.
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

/// Searches of two workers for one board.
#[wasm_bindgen]
impl Solver {
    /// Begins a search that helps that of another worker, of which it knows a solution
    /// and that none is shorter than `lower`.
    #[wasm_bindgen(js_name = searchBeside)]
    pub fn search_beside(
        &mut self,
        text: &str,
        goal: &str,
        slides: &str,
        lower: usize,
    ) -> Result<Search, JsValue> {
        let (board, line) = read_known(text, goal, slides, lower)?;
        let search = self.0.search_beside(&board, &line);
        search.map(Search).map_err(|e| error(&e, "line", &[]))
    }
}

#[wasm_bindgen]
impl Search {
    /// Returns `true` if another worker can help.
    #[wasm_bindgen(getter, js_name = canShare)]
    pub fn can_share(&self) -> bool {
        self.0.can_share()
    }

    /// Leaves a part of the work to another worker.
    pub fn share(&mut self) {
        self.0.share();
    }

    /// Takes a solution that another worker has found.
    pub fn take(&mut self, slides: &str) -> Result<(), JsValue> {
        let line = Line::in_metric(METRIC, read_slides(slides)?, 0, Vec::new());
        let taken = self.0.take(&line);
        taken.map_err(|e| error(&e, "line", &[]))
    }
}

/// Reads a board, and a line of which it is known that none is shorter than `lower`.
fn read_known(
    text: &str,
    goal: &str,
    slides: &str,
    lower: usize,
) -> Result<(Board, Line), JsValue> {
    let board = read_board(text, goal)?;
    let line = Line::in_metric(METRIC, read_slides(slides)?, lower, Vec::new());
    Ok((board, line))
}
