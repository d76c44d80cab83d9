//! The game, for the page.

use play::code::{Link, RecordError};
use play::game;
use play::record::Event;
use taquin::board::{Board, Direction, GoalName, Move, Size};
use taquin::code::PositionCode;
use taquin::solver;
use wasm::times::millis;
use wasm::values::{error, numbers, object, or_null, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The way a tile goes. */
export type Direction = "U" | "D" | "L" | "R";

/** The result of a move: the tiles, the one beside the blank first, and their way. */
export interface Moved {
  tiles: number[];
  direction: Direction;
}

/** The cells whose tiles would go at once, the one beside the blank first. */
export interface Line {
  cells: number[];
  direction: Direction;
}

/** All that is shown of a game at a time. */
export interface Snapshot {
  /** Columns and rows, like `4x3`. */
  size: string;
  columns: number;
  rows: number;
  /** The goal's name, or its text form. */
  goal: string;
  /** The seed of the start; `null` if it is not known. */
  seed: string | null;
  /** Row by row, 0 for the blank: copies. */
  tiles: Uint8Array;
  goalTiles: Uint8Array;
  /** For each cell the letter of the way that its tile would go, or a space. */
  ways: string;
  isSolved: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Slides and moves made, those taken back not counted. */
  stm: number;
  mtm: number;
  /** Milliseconds played, and whether the time runs. */
  elapsed: number;
  isTiming: boolean;
  /** Slides a second (STM); `null` while no time has passed. */
  tps: number | null;
  /** Hints shown, and whether the solver has played. */
  hints: number;
  solver: boolean;
  /** Whether the player does not see the numbers. */
  isHidden: boolean;
  /** No solution is shorter (STM): the Manhattan distance. */
  lower: number;
  /** `true` if a search for the shortest solution is sure to end. */
  isProvable: boolean;
}

/** An event of a play beside its moves. */
export type Note = "hint" | "lineBegins" | "lineEnds" | "pause" | "resume" | "leave" | "blindfold";
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "Moved")]
    pub type Moved;
    #[wasm_bindgen(typescript_type = "Line")]
    pub type Line;
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type Snapshot;
}

/// A play in progress.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game(game::Game);

#[wasm_bindgen]
impl Game {
    /// A new game: size like `4x3`, goal by name, seed any text; `undefined` where
    /// no goal has that name: the reader knows arrangements.
    #[wasm_bindgen(js_name = fromSeed)]
    pub fn from_seed(size: &str, goal: &str, seed: &str) -> Result<Option<Self>, JsValue> {
        let size: Size = size.parse().map_err(refusal)?;
        let goal: Option<GoalName> = goal.parse().ok();
        Ok(goal.map(|goal| Self(game::Game::from_seed(&goal.of(size), seed))))
    }

    /// A new game with the size and the goal of this one.
    pub fn another(&self, seed: &str) -> Self {
        Self(game::Game::from_seed(self.0.start().goal(), seed))
    }

    /// A game that was kept as its record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Self, JsValue> {
        text.parse().map(Self).map_err(record_error)
    }

    /// The fewest and the most columns or rows of a board.
    pub fn sides() -> Vec<usize> {
        vec![Size::MIN_SIDE, Size::MAX_SIDE]
    }

    /// Returns the record of the game, as text.
    #[wasm_bindgen(getter)]
    pub fn record(&self) -> String {
        self.0.record().to_string()
    }

    /// The link that opens the start of the play, or the board in play; of a play
    /// that is won, always its start.
    pub fn link(&self, to_start: bool) -> String {
        if to_start {
            return Link::to_start(&self.0).to_string();
        }
        Link::to_position(&self.0).to_string()
    }

    /// All that is shown of the game at a time.
    pub fn snapshot(&self, now: f64) -> Snapshot {
        let (game, now) = (&self.0, millis(now));
        let (board, help) = (game.board(), game.help());
        let (size, goal) = (board.size(), board.goal());
        let seed = game.record().seed();
        object(&[
            ("size", size.to_string().into()),
            ("columns", size.columns().into()),
            ("rows", size.rows().into()),
            ("goal", goal.to_string().into()),
            ("seed", or_null(seed)),
            ("tiles", board.tiles().to_vec().into()),
            ("goalTiles", goal.tiles().to_vec().into()),
            ("ways", ways(board).into()),
            ("isSolved", board.is_solved().into()),
            ("canUndo", (!game.played().is_empty()).into()),
            ("canRedo", (!game.undone().is_empty()).into()),
            ("stm", game.stm().into()),
            ("mtm", game.mtm().into()),
            ("elapsed", double(game.elapsed(now)).into()),
            ("isTiming", game.is_timing().into()),
            ("tps", or_null(game.tps(now))),
            ("hints", help.hints.into()),
            ("solver", help.solver.into()),
            ("isHidden", game.is_hidden().into()),
            ("lower", board.manhattan_distance().into()),
            ("isProvable", solver::is_provable(size).into()),
        ])
    }

    /// Milliseconds played.
    pub fn elapsed(&self, now: f64) -> f64 {
        double(self.0.elapsed(millis(now)))
    }

    /// Position code of the board in play.
    #[wasm_bindgen(getter)]
    pub fn code(&self) -> String {
        PositionCode::of(self.0.board()).to_string()
    }

    /// Text form of the board in play.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.0.board().to_string()
    }

    /// The line that would go with the tile in `cell`, if it is in line with
    /// the blank.
    #[wasm_bindgen(js_name = lineOf)]
    pub fn line_of(&self, cell: usize) -> Option<Line> {
        self.line(self.0.board().move_of(cell))
    }

    /// The one cell whose tile would slide in this direction.
    #[wasm_bindgen(js_name = lineTowards)]
    pub fn line_towards(&self, direction: &str) -> Option<Line> {
        self.line(way(direction).map(Move::from))
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

    /// The board in text form that slides lead to from the one in play, one
    /// letter each; `undefined` where one of them cannot be made.
    pub fn after(&self, slides: &str) -> Option<String> {
        let mut board = self.0.board().clone();
        for letter in slides.chars() {
            if !board.slide(Direction::from_letter(letter)?) {
                return None;
            }
        }
        Some(board.to_string())
    }

    /// Moves the tile in `cell`, and those between it and the blank. Here and
    /// below, `now` is in milliseconds of any one clock.
    #[wasm_bindgen(js_name = slideCell)]
    pub fn slide_cell(&mut self, cell: usize, now: f64) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.slide_cell(cell, millis(now)))
    }

    /// Slides one tile in this direction: `U`, `D`, `L` or `R`.
    pub fn slide(&mut self, direction: &str, now: f64) -> Option<Moved> {
        let before = self.0.board().clone();
        let direction = way(direction)?;
        moved(&before, self.0.slide(direction, millis(now)))
    }

    /// Takes the last move back.
    pub fn undo(&mut self, now: f64) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.undo(millis(now)))
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self, now: f64) -> Option<Moved> {
        let before = self.0.board().clone();
        moved(&before, self.0.redo(millis(now)))
    }

    /// Back to the start; the moves can be made again. Returns `true` if one had been
    /// made.
    pub fn restart(&mut self, now: f64) -> bool {
        self.0.restart(millis(now))
    }

    /// Notes what happened beside the moves. Returns `true` if it could happen.
    pub fn note(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Note")] what: &str,
        now: f64,
    ) -> bool {
        let event = match what {
            "hint" => Event::Hint,
            "lineBegins" => Event::LineBegins,
            "lineEnds" => Event::LineEnds,
            "pause" => Event::Pause,
            "resume" => Event::Resume,
            "leave" => Event::Leave,
            "blindfold" => Event::Blindfold,
            _ => return false,
        };
        self.0.note(event, millis(now))
    }

    fn line(&self, next: Option<Move>) -> Option<Line> {
        let next = next?;
        let cells = self.0.board().line(next)?;
        Some(object(&[
            ("cells", numbers(cells)),
            ("direction", letter(next.direction())),
        ]))
    }
}

/// Returns the tiles that a move from `before` has moved, and their direction.
fn moved(before: &Board, done: Option<Move>) -> Option<Moved> {
    let done = done?;
    let cells = before.line(done)?;
    let tiles = cells.iter().map(|&cell| usize::from(before.tiles()[cell]));
    Some(object(&[
        ("tiles", numbers(tiles)),
        ("direction", letter(done.direction())),
    ]))
}

/// The direction of a letter, which a text begins with.
fn way(text: &str) -> Option<Direction> {
    let first = text.bytes().next()?;
    Direction::from_letter(first.into())
}

fn letter(direction: Direction) -> JsValue {
    direction.letter().to_string().into()
}

/// Without the core's words: they are most of what there is to say of boards, and
/// what is kept is seldom damaged.
fn record_error(e: RecordError) -> JsValue {
    match e {
        RecordError::Version { expected, got } => error(
            &"record of another version",
            "recordVersion",
            &[("expected", expected.into()), ("got", got.into())],
        ),
        _ => error(&"not the record of a play", "record", &[]),
    }
}

/// For each cell the way that its tile would go.
fn ways(board: &Board) -> String {
    let way = |cell| board.move_of(cell).map_or(' ', |m| m.direction().letter());
    (0..board.size().cells()).map(way).collect()
}

/// A time as JavaScript has it: below 2⁵³, so it is exact.
fn double(time: u64) -> f64 {
    time as f64
}
