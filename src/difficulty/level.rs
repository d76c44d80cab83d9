//! Levels of difficulty: names for numbers of slides.

use super::farthest::Reach;
use super::{LISTED_CELLS, is_provable};
use crate::board::Goal;
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;

/// A name for how far a board is from its goal.
///
/// A level is a share of the greatest distance: 30, 50, 65 and 75 %. On 4×4 that
/// makes 24, 40, 52 and 60 slides, where half of all boards need 53 and more, and
/// one in eleven 60 and more. The hardest of boards of up to 10 cells are the
/// farthest; on larger ones 82.5 %, 66 slides on 4×4, because the farthest take
/// too long to find.
///
/// ```
/// use taquin::{Goal, difficulty::Level};
///
/// let goal = Goal::blank_last("4x4".parse()?);
/// assert_eq!(Level::Hard.distance(&goal), Some(52));
/// assert_eq!("expert".parse(), Ok(Level::Expert));
/// # Ok::<(), taquin::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 30 % of the greatest distance.
    Easy,
    /// 50 %.
    Medium,
    /// 65 %: about as far as most boards are.
    Hard,
    /// 75 %.
    Expert,
    /// The farthest boards that are found within about a second.
    Hardest,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
        Self::Hardest,
    ];

    /// Returns the name: `easy`, `medium`, `hard`, `expert` or `hardest`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Hardest => "hardest",
        }
    }

    /// Returns the number of slides (STM) to a goal; `None` if the boards are so
    /// large that distances cannot be proved.
    #[must_use]
    pub fn distance(self, goal: &Goal) -> Option<usize> {
        let size = goal.size();
        let reach = is_provable(size).then(|| Reach::of(goal).sure)?;
        // In thousandths.
        let share = match self {
            Self::Easy => 300,
            Self::Medium => 500,
            Self::Hard => 650,
            Self::Expert => 750,
            Self::Hardest if size.cells() <= LISTED_CELLS => 1_000,
            Self::Hardest => 825,
        };
        Some((reach * share).div_ceil(1_000))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError {
    /// The text.
    pub found: String,
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no level is called '{}'; take easy, medium, hard, expert or hardest",
            self.found
        )
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let named = |level: &Self| level.name() == text;
        let level = Self::ALL.into_iter().find(named);
        level.ok_or_else(|| LevelError { found: quote(text) })
    }
}
