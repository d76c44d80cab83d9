//! The unit of a length: a slide or a move.

use super::Direction;
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;

/// The unit of a length: a slide or a move.
///
/// ```
/// use taquin::Metric;
///
/// assert_eq!("MTM".parse(), Ok(Metric::MultiTile));
/// assert_eq!(Metric::SingleTile.to_string(), "STM");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Metric {
    /// Single-tile metric (STM): each tile that goes one cell. The unit is the
    /// slide.
    SingleTile,
    /// Multi-tile metric (MTM): each line of tiles that goes at once. The unit
    /// is the move.
    MultiTile,
}

impl Metric {
    /// Both.
    pub const ALL: [Self; 2] = [Self::SingleTile, Self::MultiTile];

    /// `STM` or `MTM`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::SingleTile => "STM",
            Self::MultiTile => "MTM",
        }
    }

    /// Returns the length of a path: its slides, or its moves. Slides in the same
    /// direction, one after another, are one move.
    ///
    /// ```
    /// use taquin::{Direction::{Left, Up}, Metric};
    ///
    /// assert_eq!(Metric::SingleTile.length(&[Left, Left, Up]), 3);
    /// assert_eq!(Metric::MultiTile.length(&[Left, Left, Up]), 2);
    /// ```
    #[must_use]
    pub fn length(self, slides: &[Direction]) -> usize {
        match self {
            Self::SingleTile => slides.len(),
            Self::MultiTile => slides.chunk_by(|one, next| one == next).count(),
        }
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text names no metric.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetricError {
    /// The text.
    pub text: String,
}

impl fmt::Display for MetricError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no metric; write STM or MTM", self.text)
    }
}

impl std::error::Error for MetricError {}

impl FromStr for Metric {
    type Err = MetricError;

    /// Reads `STM` or `MTM`.
    fn from_str(text: &str) -> Result<Self, MetricError> {
        let named = Self::ALL.into_iter().find(|metric| metric.name() == text);
        named.ok_or_else(|| MetricError { text: quote(text) })
    }
}
