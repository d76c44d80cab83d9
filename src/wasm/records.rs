//! What records and times need on their way over the boundary.

use super::error;
use crate::code::RecordError;
use crate::record::MAX_TIME;
use wasm_bindgen::prelude::*;

pub(super) fn record_error(e: RecordError) -> JsValue {
    match &e {
        RecordError::Version { expected, got } => error(
            &e,
            "recordVersion",
            &[("expected", (*expected).into()), ("got", got.into())],
        ),
        _ => error(&e, "record", &[]),
    }
}

/// Whole milliseconds; what is below 0, or no number, is 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub(super) fn millis(now: f64) -> u64 {
    (now as u64).min(MAX_TIME)
}
