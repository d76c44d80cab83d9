//! The reader, for what a person, an address or an older version gives. Each
//! function answers with the record of a play, which the game goes on with.

#![expect(unreachable_pub, reason = "the binder takes public functions alone")]

use super::boards::{board_error, read_goal, read_spec};
use super::times::millis;
use super::values::{error, size_error};
use crate::code::{self, CodeError, Link, LinkError, RecordError};
use crate::game::Game;
use crate::record::Help;
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
