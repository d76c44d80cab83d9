//! Lessons, for the page that gives them, and the next task in play.

use play::lessons::{Effect, Lesson, Step, Task};
use taquin::board::{Board, Goal};
use taquin::shuffle::Seed;
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
  /** The tiles to bring home, and the cells where they belong. */
  tiles: number[];
  cells: number[];
  /** The cells that are done. Nothing there moves. */
  done: number[];
  /** A letter for each slide. */
  slides: string;
  /** Its sub-goals in their order. */
  steps: TaskStep[];
}

/** A sub-goal: a tile and its target, which has a row and column from 1. */
export interface TaskStep {
  aim: "home" | "away" | "lead" | "follow" | "round" | "turn" | "order";
  tile: number;
  cell: number;
  row: number;
  column: number;
  /** Empty if it was reached before. */
  moves: TaskMove[];
}

/** A move of a step, and its reason: what it does for the tile `of`, which goes to the
 * cell `to`. */
export interface TaskMove {
  /** The tile that is farthest from the gap, and those that go with it. */
  tile: number;
  others: number[];
  way: "U" | "D" | "L" | "R";
  of: number;
  to: number;
  effect: "arrives" | "nearer" | "detour" | "room" | "gap";
  /** Where the gap goes, as seen from that tile; empty if the effect is another. */
  side: "" | "U" | "D" | "L" | "R";
  /** The board after it, in text form. */
  board: string;
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
    let slides: String = task.slides().iter().map(|it| it.letter()).collect();
    let mut slid = board.clone();
    let steps = task.steps().iter().map(|step| step_object(&mut slid, step));
    object(&[
        ("tiles", numbers(task.tiles().iter().copied())),
        ("cells", numbers(task.cells().iter().copied())),
        ("done", numbers(task.done().iter().copied())),
        ("slides", slides.into()),
        ("steps", steps.collect::<Vec<JsValue>>().into()),
    ])
}

/// Makes the moves of a step on the board.
fn step_object(board: &mut Board, step: &Step) -> JsValue {
    let mut moves: Vec<JsValue> = Vec::new();
    for (next, reason) in step.moves() {
        let line = board.line(next).unwrap_or_default();
        let mut tiles = line
            .iter()
            .rev()
            .map(|&cell| usize::from(board.tiles()[cell]));
        let tile = tiles.next().unwrap_or(0);
        let others = numbers(tiles);
        board.make(next);
        let side = match reason.effect {
            Effect::Blank(side) => side.letter().to_string(),
            _ => String::new(),
        };
        moves.push(object(&[
            ("tile", tile.into()),
            ("others", others),
            ("way", next.direction().letter().to_string().into()),
            ("of", reason.tile.into()),
            ("to", reason.cell.into()),
            ("effect", reason.effect.name().into()),
            ("side", side.into()),
            ("board", board.to_string().into()),
        ]));
    }
    let size = board.size();
    object(&[
        ("aim", step.aim().name().into()),
        ("tile", step.tile().into()),
        ("cell", step.cell().into()),
        ("row", (size.row_of(step.cell()) + 1).into()),
        ("column", (size.column_of(step.cell()) + 1).into()),
        ("moves", moves.into()),
    ])
}
