//! The reader, for what a person, an address or an older version gives. Each
//! function answers with the record of a play, which the game goes on with.

#![expect(unreachable_pub, reason = "the binder takes public functions alone")]

use super::boards::{board_error, read_goal, read_spec};
use super::times::millis;
use super::values::{error, object, size_error};
use crate::board::Board;
use crate::code::{self, CodeError, Link, LinkError, RecordError};
use crate::game::{Frame, Game};
use crate::record::{Ending, Event, Help, Record};
use wasm_bindgen::prelude::*;

/// Reads a board as position code, in text or JSON form, the record of a play, a
/// link or a whole address. `drawn` is the seed of a shuffle that names none.
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

/// Reads a game that version 1 has kept, with the time and the help beside it.
#[wasm_bindgen(js_name = readReplay)]
pub fn read_replay(text: &str, elapsed: f64, hints: u32, solver: bool) -> Result<String, JsValue> {
    let help = Help::NONE.with_hints(hints).with_solver(solver);
    let game = code::run_replay(text, millis(elapsed), help);
    let game = game.map_err(|e| error(&e, "replay", &[]))?;
    Ok(record_of(&game))
}

/// Deals a shuffle: size like `4x3`, goal by name or as a board, seed any text.
#[wasm_bindgen]
pub fn deal(size: &str, goal: &str, seed: &str) -> Result<String, JsValue> {
    let goal = read_goal(size, goal)?;
    Ok(record_of(&Game::from_seed(&goal, seed)))
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A board of a play, and how the play came to it. */
export interface Frame {
  /** The board in text form. */
  board: string;
  /** What led here; the start has none. */
  event: "start" | "move" | "undo" | "redo" | "restart";
  /** The cell whose tile moves with the line, on the board before; or `null`. */
  cell: number | null;
  /** Whether the solver did it. */
  solver: boolean;
  /** Milliseconds played. */
  elapsed: number;
  stm: number;
  mtm: number;
}

/** A play as the boards that it went through. */
export interface Frames {
  size: string;
  goal: string;
  /** Whether it reached the goal. */
  solved: boolean;
  hints: number;
  solver: boolean;
  frames: Frame[];
}
"#;

#[wasm_bindgen]
extern "C" {
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
    let mut before = record.start();
    let mut made = Vec::with_capacity(frames.len());
    for frame in &frames {
        made.push(frame_object(before, frame));
        before = &frame.board;
    }
    Ok(object(&[
        ("size", record.size().to_string().into()),
        ("goal", record.goal().to_string().into()),
        ("solved", (game.ending() == Ending::Solved).into()),
        ("hints", game.help().hints.into()),
        ("solver", game.help().solver.into()),
        ("frames", made.into()),
    ]))
}

fn frame_object(before: &Board, frame: &Frame) -> JsValue {
    let event = match frame.event {
        Some(Event::Move(_)) => "move",
        Some(Event::Undo) => "undo",
        Some(Event::Redo) => "redo",
        Some(Event::Restart) => "restart",
        _ => "start",
    };
    let line = frame.made.and_then(|made| before.line(made));
    let cell = line.and_then(|cells| cells.last().copied());
    // A time is below 2⁵³, so it is exact.
    let elapsed = frame.elapsed as f64;
    object(&[
        ("board", frame.board.to_string().into()),
        ("event", event.into()),
        ("cell", cell.map_or(JsValue::NULL, Into::into)),
        ("solver", frame.is_solver.into()),
        ("elapsed", elapsed.into()),
        ("stm", frame.stm.into()),
        ("mtm", frame.mtm.into()),
    ])
}

fn record_of(game: &Game) -> String {
    game.record().to_string()
}

fn code_error(e: CodeError) -> JsValue {
    match e {
        CodeError::Size(size) => size_error(size),
        CodeError::Board(board) => board_error(board),
        damaged => error(&damaged, "damaged", &[]),
    }
}

fn link_error(e: LinkError) -> JsValue {
    match e {
        LinkError::Board(code) => code_error(code),
        LinkError::Play(record) => record_error(record),
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
