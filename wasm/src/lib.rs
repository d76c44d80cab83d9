//! The boundary: the only place that knows a browser.
//!
//! Translate, call, translate: a branch about rules belongs left of here.
//! Boards and sizes come in as text, so that no JavaScript number is cut on the
//! way; structured results go out as plain objects. In `lab` and `statistics` these are
//! made by serde-wasm-bindgen, and their TypeScript types by tsify from the Rust ones.
//! The other modules make them by the few lines of `values`, which saves 2 kB (brotli)
//! in each. An error of the core becomes an `Error` with a stable `code`, the
//! offending values in `values`, and the core's message.
//!
//! Ten modules are made of it: `deal` for the first frame, which is text in a
//! script; `game` for the page, which is loaded before the first move; `reader`
//! for what a person or an address gives, loaded when there is any; `solver` for
//! the worker, which is as large as it is fast; `multi_tile` for the worker of
//! whoever counts moves, with the same interface; `statistics` for the pages that show
//! them; `lessons` for whoever learns; `trainer` for whoever trains; `photo` for whoever
//! has a photo of a puzzle read; and `lab` for whoever studies the searches. What one
//! reads another goes on with by the text of its record.

pub mod boards;
pub mod times;
pub mod values;

/// Smaller than the standard one, and as fast.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
