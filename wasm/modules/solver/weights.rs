//! Learned weights, which only the solver in slides has.

use super::search::Solver;
use wasm::boards::read_goal;
use wasm::values::error;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Returns the name of the weights that would shorten solutions of boards of
    /// this size and goal; `undefined` if the solver has them or if none exist.
    pub fn wants(&self, size: &str, goal: &str) -> Result<Option<String>, JsValue> {
        Ok(self.0.wants(&read_goal(size, goal)?).map(Into::into))
    }

    /// Loads weights by name. Searches that begin from now on use them.
    #[wasm_bindgen(js_name = readWeights)]
    pub fn read_weights(&mut self, name: &str, bytes: &[u8]) -> Result<(), JsValue> {
        let read = self.0.read_weights(name, bytes);
        read.map_err(|e| error(&e, "weights", &[]))
    }
}
