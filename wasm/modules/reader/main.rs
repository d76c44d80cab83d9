//! The reader, for what a person, an address or an older version gives. Most
//! functions answer with the record of a play, which the game goes on with; the
//! others help a person to set up a board.

mod daily;
mod race;

use play::code::{self, Link, LinkError, RecordError};
use play::draft::{Draft, Verdict};
use play::game::{Frame, Game};
use play::grading::{Grade, Mark};
use play::record::{Ending, Record};
use play::review::{self, Phase};
use taquin::board::{Board, Direction, Metric, Move};
use taquin::code::CodeError;
use taquin::difficulty::Level;
use wasm::boards::{read_goal, read_spec};
use wasm::values::{error, numbers, object, or_null, refusal};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The state of a board that is being set up. */
export interface DraftState {
  /** Numbers that no cell has yet; 0 for the blank. */
  missing: number[];
  /** Cells whose number another cell has too. */
  doubled: number[];
  /** Cells whose number is no tile. */
  outside: number[];
  verdict: "unfinished" | "solvable" | "solved" | "unsolvable";
  /** If the board is unsolvable: the two tiles to look at first, and the goals that
   * it can reach, by name. */
  suspects: number[];
  goals: string[];
  /** The tiles of the goal, row by row. */
  goalTiles: number[];
  /** The text form of a board that can be solved; otherwise empty. */
  text: string;
}

/** A name for a number of slides. */
export interface Level {
  name: "easy" | "medium" | "hard" | "expert" | "hardest";
  /** In slides (STM). */
  distance: number;
}

/** The rows of a text, which need not be a board. */
export interface Rows {
  columns: number;
  rows: number;
  cells: number[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A value that has one of the types above.
    #[wasm_bindgen(typescript_type = "DraftState")]
    pub type DraftState;
    #[wasm_bindgen(typescript_type = "Rows")]
    pub type Rows;
    #[wasm_bindgen(typescript_type = "Level")]
    pub type LevelObject;
}

/// Looks at a board that is being set up: the cells row by row, with spaces between
/// them; `.` for an empty one.
#[wasm_bindgen(js_name = checkDraft)]
pub fn check_draft(size: &str, goal: &str, cells: &str) -> Result<DraftState, JsValue> {
    let goal = read_goal(size, goal)?;
    let draft = Draft::parse(cells, &goal).map_err(refusal)?;
    let (mut suspects, mut goals, mut text) = (Vec::new(), Vec::new(), String::new());
    let verdict = match draft.verdict() {
        Verdict::Solvable(board) => {
            text = board.to_string();
            if board.is_solved() {
                "solved"
            } else {
                "solvable"
            }
        }
        Verdict::Unsolvable {
            suspects: pair,
            goals: names,
        } => {
            suspects.extend(pair);
            goals.extend(names.iter().map(|name| JsValue::from(name.name())));
            "unsolvable"
        }
        Verdict::Unfinished => "unfinished",
    };
    Ok(object(&[
        ("missing", numbers(draft.missing())),
        ("doubled", numbers(draft.doubled())),
        ("outside", numbers(draft.outside())),
        ("verdict", verdict.into()),
        ("suspects", numbers(suspects)),
        ("goals", goals.into()),
        (
            "goalTiles",
            numbers(goal.tiles().iter().copied().map(usize::from)),
        ),
        ("text", text.into()),
    ]))
}

/// Reads the rows of a text or of JSON, whether they make a board or not.
#[wasm_bindgen(js_name = readRows)]
pub fn read_rows(text: &str) -> Result<Rows, JsValue> {
    let (size, cells) = Draft::read_rows(text).map_err(refusal)?;
    Ok(object(&[
        ("columns", size.columns().into()),
        ("rows", size.rows().into()),
        ("cells", numbers(cells)),
    ]))
}

/// Reads a board as position code, in text or JSON form, either with moves behind it,
/// the record of a play, a link or a whole address. `drawn` is the seed of a shuffle
/// that names none.
#[wasm_bindgen(js_name = readText)]
pub fn read_text(text: &str, goal: &str, drawn: &str) -> Result<String, JsValue> {
    let game = code::open(text, read_spec(goal)?, drawn).map_err(link_error)?;
    Ok(record_of(&game))
}

/// Reads the part of an address after its `#`; `undefined` if it names nothing to
/// open.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(hash: &str, drawn: &str) -> Result<Option<String>, JsValue> {
    let link = Link::parse(hash).map_err(link_error)?;
    Ok(link.map(|link| record_of(&link.open(drawn))))
}

/// Returns the solved board of a size and goal, as text.
#[wasm_bindgen(js_name = solvedBoard)]
pub fn solved_board(size: &str, goal: &str) -> Result<String, JsValue> {
    Ok(Board::solved(&read_goal(size, goal)?).to_string())
}

/// Returns the distance (STM) of the farthest boards; `undefined` if it is not known.
#[wasm_bindgen]
pub fn farthest(size: &str, goal: &str) -> Result<Option<usize>, JsValue> {
    Ok(read_goal(size, goal)?.farthest())
}

/// Returns the levels of a size and goal, the easiest first; none where the boards are
/// so large that distances cannot be proved.
#[wasm_bindgen]
pub fn levels(size: &str, goal: &str) -> Result<Vec<LevelObject>, JsValue> {
    let goal = read_goal(size, goal)?;
    let level = |level: Level| {
        let distance = level.distance(&goal)?;
        let (name, distance) = (level.name().into(), distance.into());
        Some(object(&[("name", name), ("distance", distance)]))
    };
    Ok(Level::ALL.into_iter().filter_map(level).collect())
}

/// Deals a shuffle: size like `4x3`, goal by name or as a board, seed any text.
#[wasm_bindgen]
pub fn deal(size: &str, goal: &str, seed: &str) -> Result<String, JsValue> {
    let goal = read_goal(size, goal)?;
    Ok(record_of(&Game::from_seed(&goal, seed)))
}

#[wasm_bindgen(typescript_custom_section)]
const FRAME_TYPES: &str = r#"
/** A part of a play. */
export interface Phase {
  stage: "row" | "column" | "lastRows" | "lastColumns" | "lastSquare";
  /** The row or column of the board, from 1; 0 for the last 2×2. */
  line: number;
  /** `true` if it was done. */
  done: boolean;
  /** The positions with which it begins and ends. */
  from: number;
  to: number;
  /** Milliseconds played, and the longest of them between two moves. */
  time: number;
  pause: number;
  /** Slides per second; `null` if no time was kept. */
  tps: number | null;
}

/** A board of a play, and how the play came to it. */
export interface Frame {
  /** The board in text form. */
  board: string;
  /** The cell whose tile moves with the line, on the board before; or `null`. */
  cell: number | null;
  /** Milliseconds played. */
  elapsed: number;
  stm: number;
  mtm: number;
  /** Slides from the first start to here, those taken back too; a restart counts 1. */
  position: number;
}

/** A play as the boards that it went through. */
export interface Frames {
  size: string;
  goal: string;
  /** `true` if it reached the goal. */
  solved: boolean;
  hints: number;
  solver: boolean;
  frames: Frame[];
  /** The slides of all frames: one letter of U, D, L, R each, the way the tile goes;
   * `-` for a restart. */
  slides: string;
  /** The same as moves, one for each frame but the first: `L2` is a line of two. */
  moves: string;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// `Phase`, above.
    #[wasm_bindgen(typescript_type = "Phase")]
    pub type PhaseObject;
    /// `Frames`, above.
    #[wasm_bindgen(typescript_type = "Frames")]
    pub type Frames;
}

/// Plays a record again, and returns the boards that it went through.
#[wasm_bindgen]
pub fn frames(record: &str) -> Result<Frames, JsValue> {
    let record: Record = record.parse().map_err(record_error)?;
    let damaged = |e| record_error(RecordError::Play(e));
    let frames = Game::frames(&record).map_err(damaged)?;
    let game = Game::replay(&record).map_err(damaged)?;
    let made = frame_objects(record.start(), &frames);
    let (mut slides, mut moves) = (String::new(), String::new());
    for frame in frames.iter().skip(1) {
        match frame.made {
            Some(made) => {
                slides.extend(made.slides().map(Direction::letter));
                moves += &made.to_string();
            }
            None => {
                slides.push('-');
                moves.push('-');
            }
        }
    }
    Ok(object(&[
        ("size", record.size().to_string().into()),
        ("goal", record.goal().to_string().into()),
        ("solved", (game.ending() == Ending::Solved).into()),
        ("hints", game.help().hints.into()),
        ("solver", game.help().solver.into()),
        ("frames", made),
        ("slides", slides.into()),
        ("moves", moves.into()),
    ]))
}

/// Returns the parts of the last attempt of a play.
#[wasm_bindgen]
pub fn phases(record: &str) -> Result<Vec<PhaseObject>, JsValue> {
    let record: Record = record.parse().map_err(record_error)?;
    let phases = review::phases(&record);
    let phases = phases.map_err(|e| record_error(RecordError::Play(e)))?;
    Ok(phases.iter().map(phase_object).collect())
}

/// Returns what a slide or move did, as a review has it, by what is proved of the boards
/// before and after it.
#[wasm_bindgen(js_name = markOf, unchecked_return_type = "\"t\" | \"s\" | \"a\" | \"o\"")]
#[must_use]
pub fn mark_of(
    lower: usize,
    upper: usize,
    next_lower: usize,
    next_upper: usize,
    in_moves: bool,
) -> String {
    let from = Grade { lower, upper };
    let to = Grade {
        lower: next_lower,
        upper: next_upper,
    };
    let metric = Metric::ALL[usize::from(in_moves)];
    Mark::between(from, to, metric).letter().into()
}

fn phase_object(phase: &Phase) -> PhaseObject {
    let line = phase.stage.line().map_or(0, |line| line + 1);
    // A time is below 2⁵³, so it is exact.
    let (time, pause) = (phase.time as f64, phase.pause as f64);
    object(&[
        ("stage", phase.stage.name().into()),
        ("line", line.into()),
        ("done", phase.is_done.into()),
        ("from", phase.from.into()),
        ("to", phase.to.into()),
        ("time", time.into()),
        ("pause", pause.into()),
        ("tps", or_null(phase.tps())),
    ])
}

/// Returns `true` if a play continues that of another record.
#[wasm_bindgen(js_name = goesOnFrom)]
pub fn goes_on_from(record: &str, other: &str) -> Result<bool, JsValue> {
    let record: Record = record.parse().map_err(record_error)?;
    let other: Record = other.parse().map_err(record_error)?;
    Ok(record.goes_on_from(&other))
}

/// The frames that follow a board.
fn frame_objects(start: &Board, frames: &[Frame]) -> JsValue {
    let mut before = start;
    let mut position = 0;
    let mut made = Vec::with_capacity(frames.len());
    for (at, frame) in frames.iter().enumerate() {
        if at > 0 {
            position += frame.made.map_or(1, Move::stm);
        }
        made.push(frame_object(before, frame, position));
        before = &frame.board;
    }
    made.into()
}

fn frame_object(before: &Board, frame: &Frame, position: usize) -> JsValue {
    let line = frame.made.and_then(|made| before.line(made));
    let cell = line.and_then(|cells| cells.last().copied());
    // A time is below 2⁵³, so it is exact.
    let elapsed = frame.elapsed as f64;
    object(&[
        ("board", frame.board.to_string().into()),
        ("cell", or_null(cell)),
        ("elapsed", elapsed.into()),
        ("stm", frame.stm.into()),
        ("mtm", frame.mtm.into()),
        ("position", position.into()),
    ])
}

fn record_of(game: &Game) -> String {
    game.record().to_string()
}

fn code_error(e: CodeError) -> JsValue {
    match e {
        CodeError::Size(size) => refusal(size),
        CodeError::Board(board) => refusal(board),
        damaged => error(&damaged, "damaged", &[]),
    }
}

fn link_error(e: LinkError) -> JsValue {
    match e.clone() {
        LinkError::Board(code) => code_error(code),
        LinkError::Play(record) => record_error(record),
        LinkError::Move { at, next } => error(
            &e,
            "move",
            &[("at", (at + 1).into()), ("move", next.to_string().into())],
        ),
        damaged => error(&damaged, "damaged", &[]),
    }
}

fn record_error(e: RecordError) -> JsValue {
    match &e {
        RecordError::Version { expected, got } => error(
            &e,
            "recordVersion",
            &[("expected", (*expected).into()), ("got", got.into())],
        ),
        _ => error(&e, "record", &[]),
    }
}
