//! Goals by name, and goals for boards whose size is not known yet.

use super::{BoardError, Goal, Size, permutation, text};
use crate::quote::quote;
use std::fmt;
use std::str::FromStr;

/// The name of a goal that every size has.
///
/// ```
/// use taquin::{GoalName, Size};
///
/// let name: GoalName = "snake".parse()?;
/// let goal = name.of(Size::new(3, 2)?);
/// assert_eq!(goal.arrangement(), "1 2 3/0 5 4");
/// assert_eq!(goal.name(), Some(GoalName::Snake));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum GoalName {
    /// `last`: [`Goal::blank_last`].
    #[default]
    Last,
    /// `first`: [`Goal::blank_first`].
    First,
    /// `snake`: [`Goal::snake`].
    Snake,
    /// `spiral`: [`Goal::spiral`].
    Spiral,
}

impl GoalName {
    /// Every name. Where two of them mean the same goal of a size, that goal is
    /// called by the first.
    pub const ALL: &[Self] = &[Self::Last, Self::First, Self::Snake, Self::Spiral];

    /// The goal of this name for boards of a size.
    #[must_use]
    pub fn of(self, size: Size) -> Goal {
        match self {
            Self::Last => Goal::blank_last(size),
            Self::First => Goal::blank_first(size),
            Self::Snake => Goal::snake(size),
            Self::Spiral => Goal::spiral(size),
        }
    }

    /// The name as text: `last`, `first`, `snake` or `spiral`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Last => "last",
            Self::First => "first",
            Self::Snake => "snake",
            Self::Spiral => "spiral",
        }
    }
}

impl fmt::Display for GoalName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GoalName {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        let found = Self::ALL.iter().find(|name| name.name() == text);
        found
            .copied()
            .ok_or_else(|| BoardError::GoalName { found: quote(text) })
    }
}

/// A goal for boards whose size is not known yet: a name, which fits every
/// size, or an arrangement, which fits its own.
///
/// Functions that read a board take `impl Into<GoalSpec>`, so a [`GoalName`], a
/// [`Goal`] and a `&Goal` will do as well.
///
/// ```
/// use taquin::{Board, GoalName, GoalSpec};
///
/// let board = Board::parse("1 2 3/5 0 4", GoalName::Snake)?;
/// assert_eq!(board.goal().arrangement(), "1 2 3/0 5 4");
///
/// // A text that a person wrote:
/// let goal: GoalSpec = "0 1 2/3 4 5".parse()?;
/// assert!(Board::parse("1 0 2/3 4 5", &goal).is_ok());
/// assert!(Board::parse("1 2/3 0", &goal).is_err()); // another size
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GoalSpec {
    /// The goal of this name, whatever the size.
    Named(GoalName),
    /// This goal, for boards of its size alone.
    Arranged(Goal),
}

impl GoalSpec {
    /// The goal for boards of a size.
    ///
    /// # Errors
    ///
    /// If it is an arrangement of another size.
    pub fn of(&self, size: Size) -> Result<Goal, BoardError> {
        match self {
            Self::Named(name) => Ok(name.of(size)),
            Self::Arranged(goal) if goal.size() == size => Ok(goal.clone()),
            Self::Arranged(goal) => Err(BoardError::Size {
                expected: size,
                got: goal.size(),
            }),
        }
    }
}

impl Default for GoalSpec {
    /// The blank last, whatever the size.
    fn default() -> Self {
        Self::Named(GoalName::default())
    }
}

impl From<GoalName> for GoalSpec {
    fn from(name: GoalName) -> Self {
        Self::Named(name)
    }
}

impl From<Goal> for GoalSpec {
    fn from(goal: Goal) -> Self {
        Self::Arranged(goal)
    }
}

impl From<&Goal> for GoalSpec {
    fn from(goal: &Goal) -> Self {
        Self::Arranged(goal.clone())
    }
}

impl From<&Self> for GoalSpec {
    fn from(goal: &Self) -> Self {
        goal.clone()
    }
}

impl fmt::Display for GoalSpec {
    /// The name, or the arrangement in text form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => name.fmt(f),
            Self::Arranged(goal) => f.write_str(&goal.arrangement()),
        }
    }
}

impl FromStr for GoalSpec {
    type Err = BoardError;

    /// Reads a name, or an arrangement in text or JSON form.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return text.parse().map(Self::Named);
        }
        let (size, numbers) = text::parse(text)?;
        Ok(Self::Arranged(Goal::of(
            size,
            permutation(size, &mut numbers.into_iter())?,
        )))
    }
}
