//! The textbook searches, for the worker and the page of the laboratory and for the
//! command.

#[path = "../results.rs"]
mod results;
mod series;
mod session;
mod watch;

use crate::results::result;
use ::session::SearchProgress;
use ::session::Summary;
use play::csv;
use serde::Serialize;
use taquin::board::{self, Board};
use taquin::lab::{self, Algorithm, Heuristic, Limit, Solvability};
use tsify::{Ts, Tsify};
use wasm::boards::{read_board, read_goal};
use wasm::values::refusal;
use wasm_bindgen::prelude::*;

/// Size and tiles as they were written, whether they make a board or not.
#[derive(Debug, Serialize, Tsify)]
pub struct ReadTiles {
    /// As `3x2`.
    size: String,
    /// Row by row, 0 for the blank.
    tiles: Vec<usize>,
    /// The same in text form.
    text: String,
}

/// A summary of many numbers; `null` where there are none.
#[derive(Debug, Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NumberSummary {
    mean: Option<f64>,
    median: Option<f64>,
    least: Option<f64>,
    most: Option<f64>,
}

/// A search that there is.
#[derive(Debug, Serialize, Tsify)]
pub struct SearchKind {
    /// As `bfs` or `astar:manhattan`.
    name: String,
    /// `true` if its solutions are proved to be shortest ones.
    optimal: bool,
    /// `true` if it can search boards of this size.
    fits: bool,
}

/// The searches that there are.
#[derive(Debug, Serialize, Tsify)]
pub struct SearchKinds {
    list: Vec<SearchKind>,
}

/// Two sorted runs that are merged.
#[derive(Debug, Serialize, Tsify)]
pub struct MergeStep {
    /// The index in the list at which the left run begins.
    from: usize,
    left: Vec<usize>,
    right: Vec<usize>,
    /// Inversions between the two.
    inversions: usize,
}

/// The counts that decide whether slides lead from a board to its goal.
#[derive(Debug, Serialize, Tsify)]
pub struct SolvableResult {
    /// The places of the tiles in the goal, row by row without the blank.
    order: Vec<usize>,
    /// Each pair of tiles in the wrong order.
    inversions: Vec<[u8; 2]>,
    merges: Vec<MergeStep>,
    #[serde(rename = "blankRow")]
    blank_row: usize,
    #[serde(rename = "homeRow")]
    home_row: usize,
    #[serde(rename = "isWidthEven")]
    is_width_even: bool,
    solvable: bool,
    /// The nearest board that can be solved, in text form.
    nearest: String,
}

/// A lower bound of a board.
#[derive(Debug, Serialize, Tsify)]
pub struct NamedBound {
    heuristic: String,
    bound: usize,
}

/// Lower bounds of a board, by each heuristic that fits its size.
#[derive(Debug, Serialize, Tsify)]
pub struct NamedBounds {
    list: Vec<NamedBound>,
}

/// Reads a board as students have it: text form, an array of Python or Java, or
/// numbers alone.
#[wasm_bindgen(js_name = readTiles)]
pub fn read_tiles(text: &str) -> Result<Ts<ReadTiles>, JsValue> {
    let (size, tiles) = board::read_tiles(text).map_err(refusal)?;
    let text = text_of(&tiles, size.columns());
    let size = size.to_string();
    result(&ReadTiles { size, tiles, text })
}

/// A text as a field of comma-separated values that no spreadsheet runs.
#[wasm_bindgen(js_name = csvField)]
pub fn csv_field(text: &str) -> String {
    csv::field(text)
}

/// Tiles in text form, whether they make a board or not.
fn text_of<T: ToString>(tiles: &[T], columns: usize) -> String {
    let row = |row: &[T]| {
        let tiles: Vec<String> = row.iter().map(T::to_string).collect();
        tiles.join(" ")
    };
    let rows: Vec<String> = tiles.chunks(columns).map(row).collect();
    rows.join("/")
}

/// Mean, median and spread of numbers.
#[wasm_bindgen]
pub fn summary(values: &[f64]) -> Result<Ts<NumberSummary>, JsValue> {
    let summary = Summary::of(values);
    result(
        &summary.map_or_else(NumberSummary::default, |summary| NumberSummary {
            mean: Some(summary.mean),
            median: Some(summary.median),
            least: Some(summary.least),
            most: Some(summary.most),
        }),
    )
}

/// Looks at tiles, row by row, 0 for the blank.
fn solvable_result(found: Solvability, columns: usize) -> SolvableResult {
    let merge = |merge: lab::Merge| MergeStep {
        from: merge.from,
        left: merge.left,
        right: merge.right,
        inversions: merge.inversions,
    };
    SolvableResult {
        order: found.order,
        inversions: found.inversions,
        merges: found.merges.into_iter().map(merge).collect(),
        blank_row: found.blank_row,
        home_row: found.home_row,
        is_width_even: found.is_width_even,
        solvable: found.is_solvable,
        nearest: text_of(&found.nearest, columns),
    }
}

/// Tests whether slides lead to the goal from these tiles, row by row and 0 for the
/// blank, with all that is counted on the way.
#[wasm_bindgen]
pub fn solvability(
    size: &str,
    tiles: Vec<usize>,
    goal: &str,
) -> Result<Ts<SolvableResult>, JsValue> {
    let goal = read_goal(size, goal)?;
    let found = Solvability::of(&tiles, &goal).map_err(refusal)?;
    result(&solvable_result(found, goal.size().columns()))
}

/// The goal of boards of a size, in text form.
#[wasm_bindgen(js_name = goalText)]
pub fn goal_text(size: &str, goal: &str) -> Result<String, JsValue> {
    Ok(Board::solved(&read_goal(size, goal)?).to_string())
}

/// The searches that there are, for boards of a size.
#[wasm_bindgen(js_name = searchKinds)]
pub fn search_kinds(size: &str) -> Result<Ts<SearchKinds>, JsValue> {
    let size = read_goal(size, "last")?.size();
    let kind = |search: Algorithm| SearchKind {
        name: search.to_string(),
        optimal: search.is_optimal(),
        fits: search.fits(size),
    };
    result(&SearchKinds {
        list: Algorithm::usual().map(kind).collect(),
    })
}

/// Begins searches, and keeps the tables of heuristics for the next ones.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Lab(lab::Lab);

#[wasm_bindgen]
impl Lab {
    /// Begins without tables.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a search by its name. It takes no more than so many bytes and expands no
    /// more than so many boards.
    pub fn search(
        &mut self,
        board: &str,
        goal: &str,
        name: &str,
        bytes: usize,
        nodes: f64,
    ) -> Result<Search, JsValue> {
        let board = read_board(board, goal)?;
        let algorithm: Algorithm = name.parse().map_err(refusal)?;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "`as` takes the nearest number that there is"
        )]
        let nodes = nodes as u64;
        let search = self.0.search(&board, algorithm, Limit { bytes, nodes });
        let search = search.map_err(refusal)?;
        Ok(Search { board, search })
    }

    /// The lower bounds of a board.
    pub fn bounds(&mut self, board: &str, goal: &str) -> Result<Ts<NamedBounds>, JsValue> {
        let board = read_board(board, goal)?;
        let mut list = Vec::new();
        for heuristic in Heuristic::ALL {
            if heuristic.fits(board.size()) && heuristic != Heuristic::Zero {
                let bound = self.0.lower(heuristic, &board);
                list.push(NamedBound {
                    heuristic: heuristic.to_string(),
                    bound: bound.map_err(refusal)?,
                });
            }
        }
        result(&NamedBounds { list })
    }
}

/// A search that is stepped; `free()` ends it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search {
    board: Board,
    search: lab::Run,
}

#[wasm_bindgen]
impl Search {
    /// Expands up to so many boards.
    pub fn step(&mut self, nodes: u32) -> Result<Ts<SearchProgress>, JsValue> {
        let ended = self.search.step(u64::from(nodes));
        result(&SearchProgress::of(
            &self.board,
            &self.search,
            ended.as_ref(),
        ))
    }
}
