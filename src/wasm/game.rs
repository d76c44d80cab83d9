//! The game, for the page.

use super::{board_error, error, object, read_goal, size_error};
use crate::board::{Board, Direction, Move};
use crate::code::{self, CodeError, Replay, ReplayError};
use crate::game;
use crate::shuffle::Seed;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The way a tile goes. */
export type Direction = "U" | "D" | "L" | "R";

/** What a move did: the tiles, the one beside the blank first, and their way. */
export interface Moved {
  tiles: number[];
  direction: Direction;
}

/** The cells whose tiles would go at once, the one beside the blank first. */
export interface Line {
  cells: number[];
  direction: Direction;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "Moved")]
    pub type Moved;
    #[wasm_bindgen(typescript_type = "Line")]
    pub type Line;
}

/// A play in progress.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game(game::Game);

#[wasm_bindgen]
impl Game {
    /// A new game: size like `4x3`, goal by name or as a board, seed any text.
    #[wasm_bindgen(js_name = fromSeed)]
    pub fn from_seed(size: &str, goal: &str, seed: &str) -> Result<Self, JsValue> {
        let goal = read_goal(size, goal)?;
        let board = Board::to_play(&goal, Seed::from(seed));
        Ok(Self(game::Game::new(board)))
    }

    /// A game from a board in text or JSON form.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(text: &str, goal: &str) -> Result<Self, JsValue> {
        let board = Board::parse(text, goal).map_err(board_error)?;
        Ok(Self(game::Game::new(board)))
    }

    /// A game from a position code.
    #[wasm_bindgen(js_name = fromCode)]
    pub fn from_code(code: &str, goal: &str) -> Result<Self, JsValue> {
        let board = code::decode(code, goal).map_err(code_error)?;
        Ok(Self(game::Game::new(board)))
    }

    /// The game that a replay tells of, run again move by move.
    #[wasm_bindgen(js_name = fromReplay)]
    pub fn from_replay(text: &str) -> Result<Self, JsValue> {
        Replay::run(text).map(Self).map_err(replay_error)
    }

    /// The game so far, to be kept.
    #[wasm_bindgen(getter)]
    pub fn replay(&self) -> String {
        Replay::of(&self.0).to_string()
    }

    /// Position code of the board in play.
    #[wasm_bindgen(getter)]
    pub fn code(&self) -> String {
        code::encode(self.0.board())
    }

    /// Text form of the board in play.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.0.board().to_string()
    }

    /// Columns and rows, like `4x3`.
    #[wasm_bindgen(getter)]
    pub fn size(&self) -> String {
        self.0.board().size().to_string()
    }

    /// Cells in a row.
    #[wasm_bindgen(getter)]
    pub fn columns(&self) -> usize {
        self.0.board().size().columns()
    }

    /// Cells in a column.
    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> usize {
        self.0.board().size().rows()
    }

    /// The goal's name, or its text form.
    #[wasm_bindgen(getter)]
    pub fn goal(&self) -> String {
        self.0.board().goal().to_string()
    }

    /// The tiles row by row, 0 for the blank: a copy.
    #[wasm_bindgen(getter)]
    pub fn tiles(&self) -> Vec<u8> {
        self.0.board().tiles().to_vec()
    }

    /// The tiles of the goal, row by row: a copy.
    #[wasm_bindgen(getter, js_name = goalTiles)]
    pub fn goal_tiles(&self) -> Vec<u8> {
        self.0.board().goal().tiles().to_vec()
    }

    /// The cell without a tile.
    #[wasm_bindgen(getter)]
    pub fn blank(&self) -> usize {
        self.0.board().blank()
    }

    /// Slides made, those taken back not counted (STM).
    #[wasm_bindgen(getter)]
    pub fn stm(&self) -> usize {
        self.0.stm()
    }

    /// Moves made, those taken back not counted (MTM).
    #[wasm_bindgen(getter)]
    pub fn mtm(&self) -> usize {
        self.0.mtm()
    }

    /// Whether every tile is in its goal cell.
    #[wasm_bindgen(getter, js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        self.0.board().is_solved()
    }

    /// Whether there is a move to take back.
    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        !self.0.played().is_empty()
    }

    /// Whether there is a move to make again.
    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        !self.0.undone().is_empty()
    }

    /// The line that would go with the tile in `cell`, if it is in line with
    /// the blank.
    #[wasm_bindgen(js_name = lineOf)]
    pub fn line_of(&self, cell: usize) -> Option<Line> {
        self.line(self.0.board().move_of(cell))
    }

    /// The one cell whose tile would slide in this direction.
    #[wasm_bindgen(js_name = lineTowards)]
    pub fn line_towards(&self, direction: char) -> Option<Line> {
        self.line(Direction::from_letter(direction).map(single))
    }

    /// The line that `undo` would move, if there is a move to take back.
    #[wasm_bindgen(js_name = undoLine)]
    pub fn undo_line(&self) -> Option<Line> {
        let last = self.0.played().last().copied();
        self.line(last.map(Move::opposite))
    }

    /// The line that `redo` would move, if there is a move to make again.
    #[wasm_bindgen(js_name = redoLine)]
    pub fn redo_line(&self) -> Option<Line> {
        self.line(self.0.undone().first().copied())
    }

    /// Moves the tile in `cell`, and those between it and the blank.
    #[wasm_bindgen(js_name = slideCell)]
    pub fn slide_cell(&mut self, cell: usize) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.slide_cell(cell))
    }

    /// Slides one tile in this direction: `U`, `D`, `L` or `R`.
    pub fn slide(&mut self, direction: char) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(
            &before,
            Direction::from_letter(direction).and_then(|d| self.0.slide(d)),
        )
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.undo())
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.redo())
    }

    /// Back to the start; the moves can be made again.
    pub fn restart(&mut self) {
        self.0.restart();
    }

    fn line(&self, next: Option<Move>) -> Option<Line> {
        let next = next?;
        let cells = self.0.board().line(next)?;
        Some(object(&[
            ("cells", numbers(cells.into_iter())),
            ("direction", letter(next.direction)),
        ]))
    }
}

/// What a move that led from `before` to another board did.
fn moved(before: &Board, done: Option<Move>) -> Option<Moved> {
    let done = done?;
    let cells = before.line(done)?;
    let tiles = cells.iter().map(|&cell| usize::from(before.tiles()[cell]));
    Some(object(&[
        ("tiles", numbers(tiles)),
        ("direction", letter(done.direction)),
    ]))
}

fn single(direction: Direction) -> Move {
    Move {
        direction,
        slides: 1,
    }
}

fn numbers(values: impl Iterator<Item = usize>) -> JsValue {
    values.map(JsValue::from).collect::<js_sys::Array>().into()
}

fn letter(direction: Direction) -> JsValue {
    direction.letter().to_string().into()
}

fn code_error(e: CodeError) -> JsValue {
    match e {
        CodeError::Size(size) => size_error(size),
        CodeError::Board(board) => board_error(board),
        damaged => error(&damaged, "damaged", &[]),
    }
}

fn replay_error(e: ReplayError) -> JsValue {
    error(&e, "replay", &[])
}
