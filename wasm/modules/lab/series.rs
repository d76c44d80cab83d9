//! Boards to search, drawn evenly.

use taquin::shuffle;
use wasm::boards::read_goal;
use wasm_bindgen::prelude::*;

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

    /// Returns the number of boards to play, as exactly as a number can say;
    /// `undefined` if there are more than 2⁶⁴.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn boards(&self) -> Option<f64> {
        self.0.boards().map(|boards| boards as f64)
    }

    /// Returns the next board in text form; `undefined` after the last.
    pub fn next(&mut self) -> Option<String> {
        self.0.next().map(|board| board.to_string())
    }
}

/// Different boards, each drawn evenly, from a seed: one a line.
#[wasm_bindgen(js_name = drawBoards)]
pub fn draw_boards(size: &str, goal: &str, seed: &str, count: usize) -> Result<String, JsValue> {
    let boards = shuffle::Series::new(&read_goal(size, goal)?, seed).take(count);
    let boards: Vec<String> = boards.map(|board| board.to_string()).collect();
    Ok(boards.join("\n"))
}
