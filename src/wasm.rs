//! The boundary: the only place that knows a browser.
//!
//! Translate, call, translate: a branch about rules belongs left of here.
//! Boards and sizes come in as text, so that no JavaScript number is cut on the
//! way; structured results go out as plain objects. In `solver` these are made by
//! serde-wasm-bindgen, and their TypeScript types by tsify from the Rust ones;
//! `game` and `reader` load when every byte counts, and make them by the few
//! lines below. An error of the core becomes an `Error` with a stable `code`, the
//! offending values in `values`, and the core's message.
//!
//! Three modules are made of it: `game` for the page, which is loaded before the
//! first move; `reader` for what a person or an address gives, loaded when there
//! is any; and `solver` for the worker, which is as large as it is fast. What one
//! reads another goes on with by the text of its record.

#[cfg(any(feature = "export-reader", feature = "export-solver"))]
mod boards;
#[cfg(feature = "export-game")]
mod game;
#[cfg(feature = "export-solver")]
mod line;
#[cfg(feature = "export-reader")]
mod reader;
#[cfg(feature = "export-solver")]
mod solver;
#[cfg(any(feature = "export-game", feature = "export-reader"))]
mod times;

use crate::board::SizeError;
use wasm_bindgen::prelude::*;

/// Smaller than the standard one, which is the point of game and reader; the
/// solver keeps that, with the core that is all three.
#[cfg(not(feature = "export-solver"))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What the core throws. */
export interface CoreError extends Error {
  code: string;
  values: Record<string, string | number>;
}
"#;

// The few things of JavaScript that are used, by hand: js-sys brings 1 kB
// (brotli) of futures into a module that has none.
#[wasm_bindgen]
extern "C" {
    /// Any object. Setting a property of one just made cannot fail, so there
    /// is no `Result` as with `Reflect`.
    #[wasm_bindgen(js_name = Object)]
    type Properties;
    #[wasm_bindgen(constructor, js_class = "Object")]
    fn new() -> Properties;
    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Properties, name: &str, value: &JsValue);

    #[wasm_bindgen(js_name = Error)]
    type Failure;
    #[wasm_bindgen(constructor, js_class = "Error")]
    fn new(message: &str) -> Failure;

    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(text: &str);
}

/// Shows the message of a panic; the instance is dead after it.
#[wasm_bindgen(start)]
pub(crate) fn start() {
    std::panic::set_hook(Box::new(|info| {
        console_error(&info.to_string());
    }));
}

/// A plain object with these properties.
fn object<T: JsCast>(properties: &[(&str, JsValue)]) -> T {
    fill(Properties::new().into(), properties).unchecked_into()
}

fn fill(object: JsValue, properties: &[(&str, JsValue)]) -> JsValue {
    let object: Properties = object.unchecked_into();
    for (name, value) in properties {
        object.set(name, value);
    }
    object.into()
}

/// A JavaScript `Error` with a code and the offending values.
fn error(message: &impl ToString, code: &str, values: &[(&str, JsValue)]) -> JsValue {
    fill(
        Failure::new(&message.to_string()).into(),
        &[("code", code.into()), ("values", object(values))],
    )
}

fn size_error(e: SizeError) -> JsValue {
    match &e {
        SizeError::Side { columns, rows } => error(
            &e,
            "side",
            &[("columns", (*columns).into()), ("rows", (*rows).into())],
        ),
        SizeError::Text { text } => error(&e, "sizeText", &[("found", text.into())]),
    }
}
