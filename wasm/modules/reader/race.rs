//! Races against a play, for the page.

use super::{frame_objects, link_error};
use play::code::{self, Link};
use wasm::values::object;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The play that somebody races against. */
export interface Rival {
  /** The record of the play, and the record that begins with its start. */
  record: string;
  start: string;
  /** The part of an address from the `#` on that opens the race. */
  link: string;
  size: string;
  /** Why there is no ghost; then it has no frames. */
  missing: "unplayed" | "unsolved" | "solver" | "untimed" | null;
  /** Hints taken. */
  hints: number;
  /** The boards of the last attempt, by rising times. The first is the start. */
  frames: Frame[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// `Rival`, above.
    #[wasm_bindgen(typescript_type = "Rival")]
    pub type Rival;
}

/// Reads the play to race against: a link, a whole address or a record. `drawn` is
/// the seed of a shuffle that names none.
#[wasm_bindgen(js_name = readRival)]
pub fn read_rival(text: &str, drawn: &str) -> Result<Rival, JsValue> {
    let game = code::open_rival(text, drawn).map_err(link_error)?;
    let (frames, missing) = match game.ghost() {
        Ok(frames) => (frames, JsValue::NULL),
        Err(missing) => (Vec::new(), missing.name().into()),
    };
    let record = game.record();
    Ok(object(&[
        ("record", record.to_string().into()),
        ("start", record.begun().to_string().into()),
        ("size", record.size().to_string().into()),
        ("missing", missing),
        ("hints", game.help().hints.into()),
        ("frames", frame_objects(record.start(), &frames)),
        ("link", Link::Race(game).to_string().into()),
    ]))
}
