//! Times on their way over the boundary.

use play::record::MAX_TIME;

/// Whole milliseconds; what is below 0, or no number, is 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub fn millis(now: f64) -> u64 {
    (now as u64).min(MAX_TIME)
}

/// A date in milliseconds since 1970; one before that, or no number, is 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub fn since_1970(at: f64) -> u64 {
    at as u64
}
