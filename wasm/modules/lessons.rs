//! Lessons, for the page that gives them, and the next task in play.

use play::lessons::{Lesson, Task, Technique};
use sliding_puzzle::board::{Board, Goal};
use sliding_puzzle::shuffle::Seed;
use wasm::boards::read_board;
use wasm::values::{error, numbers, object, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A board to practise on. */
export interface LessonBoard {
  size: string;
  /** In text form. */
  board: string;
  /** The tiles that the lesson brings home, and the cells where they belong. It is done
   * when all of them are there; none of them where all the board is to be done. */
  toDo: { cell: number; tile: number }[];
}

/** The next task on a board. */
export interface Task {
  stage: "row" | "column" | "lastRows" | "lastColumns" | "lastSquare";
  /** The row or column of the board, from 1; 0 for the last 2×2. */
  line: number;
  technique: "straight" | "corner" | "turn";
  /** The tiles to bring home, and the cells where they belong. */
  tiles: number[];
  cells: number[];
  /** Row and column of the first of these cells, from 1. */
  row: number;
  column: number;
  /** The cells that are done. Nothing there moves. */
  done: number[];
  /** A letter for each slide. */
  slides: string;
  /** The same as moves, each by its tile that is farthest from the gap. */
  moves: TaskMove[];
  /** The way that the one tile to bring home can slide after the first move, where the
   * gap is beside it then; empty if it is not. */
  side: "" | "U" | "D" | "L" | "R";
}

/** A move of a task: a tile and those between it and the gap. */
export interface TaskMove {
  tile: number;
  way: "U" | "D" | "L" | "R";
  /** The number of tiles that go. */
  count: number;
  /** Those that go with it. */
  others: number[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "LessonBoard")]
    pub type LessonBoard;
    #[wasm_bindgen(typescript_type = "Task")]
    pub type TaskObject;
}

/// Deals a board of a lesson: `slides`, `row`, `corner`, `rows`, `square` or `whole`.
#[wasm_bindgen(js_name = lessonBoard)]
pub fn lesson_board(lesson: &str, seed: &str) -> Result<LessonBoard, JsValue> {
    let lesson = read_lesson(lesson)?;
    let board = lesson.board(Seed::from(seed));
    Ok(object(&[
        ("size", lesson.size().to_string().into()),
        ("board", board.to_string().into()),
        ("toDo", to_do(lesson, &board)),
    ]))
}

/// The cells of a lesson that are not home yet.
fn to_do(lesson: Lesson, board: &Board) -> JsValue {
    let cells = lesson.cells();
    let goal = board.goal().tiles();
    let is_whole = cells.len() == goal.len();
    let away = cells
        .into_iter()
        .filter(|&cell| board.tiles()[cell] != goal[cell]);
    let away = away
        .filter(|_| !is_whole)
        .map(|cell| object(&[("cell", cell.into()), ("tile", goal[cell].into())]));
    away.collect::<Vec<JsValue>>().into()
}

/// Returns the next task on a board of a lesson; `undefined` if the lesson is done.
#[wasm_bindgen(js_name = lessonTask)]
pub fn lesson_task(lesson: &str, board: &str) -> Result<Option<TaskObject>, JsValue> {
    let lesson = read_lesson(lesson)?;
    let goal = Goal::blank_last(lesson.size());
    let board = Board::parse(board, goal).map_err(refusal)?;
    Ok(lesson.task(&board).map(|task| task_object(&board, &task)))
}

/// Returns the next task on any board; `undefined` if it is solved.
#[wasm_bindgen(js_name = nextTask)]
pub fn next_task(board: &str, goal: &str) -> Result<Option<TaskObject>, JsValue> {
    let board = read_board(board, goal)?;
    Ok(Task::of(&board).map(|task| task_object(&board, &task)))
}

fn read_lesson(name: &str) -> Result<Lesson, JsValue> {
    name.parse().map_err(|e| error(&e, "lesson", &[]))
}

fn task_object(board: &Board, task: &Task) -> TaskObject {
    let stage = task.stage();
    let line = stage.line().map_or(0, |line| line + 1);
    let technique = match task.technique() {
        Technique::Straight => "straight",
        Technique::Corner => "corner",
        Technique::Turn => "turn",
    };
    let slides: String = task.slides().iter().map(|it| it.letter()).collect();
    let home = task.cells().first().copied().unwrap_or(0);
    let size = board.size();
    let side = task.side_after(board);
    let side = side.map_or(String::new(), |way| way.letter().to_string());
    object(&[
        ("stage", stage.name().into()),
        ("line", line.into()),
        ("technique", technique.into()),
        ("tiles", numbers(task.tiles().iter().copied())),
        ("cells", numbers(task.cells().iter().copied())),
        ("row", (size.row_of(home) + 1).into()),
        ("column", (size.column_of(home) + 1).into()),
        ("done", numbers(task.done().iter().copied())),
        ("slides", slides.into()),
        ("moves", moves(board, task)),
        ("side", side.into()),
    ])
}

fn moves(board: &Board, task: &Task) -> JsValue {
    let mut slid = board.clone();
    let mut made: Vec<JsValue> = Vec::new();
    for next in &task.moves() {
        let line = slid.line(*next).unwrap_or_default();
        let mut tiles = line
            .iter()
            .rev()
            .map(|&cell| usize::from(slid.tiles()[cell]));
        let tile = tiles.next().unwrap_or(0);
        let others = numbers(tiles);
        slid.make(*next);
        made.push(object(&[
            ("tile", tile.into()),
            ("way", next.direction().letter().to_string().into()),
            ("count", next.stm().into()),
            ("others", others),
        ]));
    }
    made.into()
}
