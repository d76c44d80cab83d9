//! Times on their way over the boundary.

use crate::record::MAX_TIME;
/// Whole milliseconds; what is below 0, or no number, is 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
pub(super) fn millis(now: f64) -> u64 {
    (now as u64).min(MAX_TIME)
}
