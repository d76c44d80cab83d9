//! Measures of a play.

use super::solve::Solve;

/// A measure of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Milliseconds.
    Time,
    /// Slides (STM).
    Slides,
    /// Moves (MTM).
    Moves,
    /// Slides per second. More is better.
    Tps,
}

impl Measure {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Time, Self::Slides, Self::Moves, Self::Tps];

    /// Its name in an address and a file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Slides => "slides",
            Self::Moves => "moves",
            Self::Tps => "tps",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|measure| measure.name() == name)
    }

    /// Returns what it says of a play; `None` if that is not known, as the slides
    /// of a time that was measured elsewhere.
    #[must_use]
    pub fn of(self, solve: &Solve) -> Option<f64> {
        let count = |count: Option<u32>| count.map(f64::from);
        match self {
            Self::Time => Some(solve.elapsed as f64),
            Self::Slides => count(solve.slides),
            Self::Moves => count(solve.moves),
            Self::Tps => {
                let slides = count(solve.slides)?;
                (solve.elapsed > 0).then(|| slides * 1_000.0 / solve.elapsed as f64)
            }
        }
    }

    /// Returns `true` if one value is better than another.
    #[must_use]
    pub fn is_better(self, value: f64, other: f64) -> bool {
        match self {
            Self::Tps => value > other,
            _ => value < other,
        }
    }
}
