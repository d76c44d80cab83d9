//! Structured results on their way to JavaScript.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm::values::error;
use wasm_bindgen::prelude::*;

/// Converts a value to a plain object of its TypeScript type.
pub(crate) fn result<T>(value: &T) -> Result<Ts<T>, JsValue>
where
    T: Tsify + Serialize,
{
    Ts::from_rust(value).map_err(|e| error(&e, "result", &[]))
}
