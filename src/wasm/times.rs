//! Times on their way over the boundary.

#[cfg(any(
    feature = "export-game",
    feature = "export-reader",
    feature = "export-statistics"
))]
use crate::record::MAX_TIME;

/// Whole milliseconds; what is below 0, or no number, is 0.
#[cfg(any(
    feature = "export-game",
    feature = "export-reader",
    feature = "export-statistics"
))]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub(super) fn millis(now: f64) -> u64 {
    (now as u64).min(MAX_TIME)
}

/// A date in milliseconds since 1970; one before that, or no number, is 1970.
#[cfg(any(
    feature = "export-reader",
    feature = "export-statistics",
    feature = "export-trainer"
))]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub(super) fn since_1970(at: f64) -> u64 {
    at as u64
}
