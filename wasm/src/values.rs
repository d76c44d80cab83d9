//! Values for JavaScript: plain objects and errors.

use play::coded::{Coded, Value};
use std::fmt::Display;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** An error of the core. */
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
#[cfg(feature = "panics")]
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|info| {
        console_error(&info.to_string());
    }));
}

/// A plain object with these properties.
pub fn object<T: JsCast>(properties: &[(&str, JsValue)]) -> T {
    fill(Properties::new().into(), properties).unchecked_into()
}

/// A value, or `null`.
pub fn or_null<T: Into<JsValue>>(value: Option<T>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// A list of numbers.
pub fn numbers(values: impl IntoIterator<Item = usize>) -> JsValue {
    let values = values.into_iter().map(JsValue::from);
    values.collect::<Vec<_>>().into()
}

fn fill(object: JsValue, properties: &[(&str, JsValue)]) -> JsValue {
    let object: Properties = object.unchecked_into();
    for (name, value) in properties {
        object.set(name, value);
    }
    object.into()
}

/// A JavaScript `Error` with a code and the offending values.
pub fn error(message: &dyn Display, code: &str, values: &[(&str, JsValue)]) -> JsValue {
    fill(
        Failure::new(&message.to_string()).into(),
        &[("code", code.into()), ("values", object(values))],
    )
}

/// Returns the JavaScript `Error` of an error with a code.
pub fn refusal(e: impl Coded) -> JsValue {
    coded_error(&e)
}

fn coded_error(e: &dyn Coded) -> JsValue {
    let values = Properties::new();
    e.values(&mut |name, value| match value {
        Value::Number(number) => values.set(name, &number.into()),
        Value::Text(text) => values.set(name, &text.into()),
    });
    fill(
        Failure::new(&e.to_string()).into(),
        &[("code", e.code().into()), ("values", values.into())],
    )
}
