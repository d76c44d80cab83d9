//! The laboratory's session, with the interface of the solver's: see
//! `www/solver/session.ts`.

use ::session::{LabOrder, LabSession};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::Ts;
use wasm::values::error;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The clock of a page, a worker and Node alike.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// Runs one search at a time, and keeps its tables for the next.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    session: LabSession,
    // The milliseconds that the last turn took.
    took: f64,
}

#[wasm_bindgen]
impl Session {
    /// Returns a session that has heard nothing. A slice holds its thread for about
    /// `slice_ms` milliseconds.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(slice_ms: f64) -> Self {
        Self {
            session: LabSession::new(slice_ms),
            took: 0.0,
        }
    }

    /// Takes an order, in place of the one before.
    pub fn hear(&mut self, order: Ts<LabOrder>) -> Result<(), JsValue> {
        let order = order.to_rust().map_err(|e| error(&e, "argument", &[]))?;
        self.session.hear(order);
        Ok(())
    }

    /// Tells what the last slice has come to, and works for another one.
    #[wasm_bindgen(unchecked_return_type = "LabAnswer[]")]
    pub fn turn(&mut self) -> Result<JsValue, JsValue> {
        let begun = CLOCK.with(Performance::now);
        let answer = self.session.turn(begun, self.took);
        self.took = CLOCK.with(Performance::now) - begun;
        let serializer = Serializer::new()
            .serialize_missing_as_null(true)
            .serialize_maps_as_objects(true);
        let answers = answer.as_slice().serialize(&serializer);
        answers.map_err(|e| error(&e, "result", &[]))
    }

    /// Returns 0 if it wants a turn; `undefined` if it waits for an order.
    #[must_use]
    pub fn wait(&self) -> Option<f64> {
        self.session.is_at_work().then_some(0.0)
    }
}
