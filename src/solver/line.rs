//! A solution that the player follows, and what is proved of the boards along
//! it.
//!
//! A slide changes the distance to the goal by exactly one: it changes the
//! parity of the distance, and one slide leads there and back. So a bound
//! proved for one board of a line bounds all its others, less one for each
//! slide between.

use crate::board::{Board, Direction};
use crate::solver::solution::Solution;
use std::fmt;

/// The slides still to make, and what is proved of their number. Lengths count
/// slides (STM).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    slides: Vec<Direction>,
    // Invariant: at most slides.len(), and of the same parity.
    lower: usize,
    // Bounds of boards further along: `at` is from 1 to slides.len().
    ahead: Vec<Ahead>,
}

/// A bound further along a line. Proved: from the board after the first `at`
/// slides, no solution is shorter than `lower` slides (STM).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Slides of the line that lead to the board.
    pub at: usize,
    /// The bound there (STM).
    pub lower: usize,
}

/// Why slides are not a line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// No tile can make this slide.
    Slide {
        /// Which slide, counted from 0.
        at: usize,
    },
    /// The slides lead to a board that is not the goal.
    Goal,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide { at } => {
                write!(f, "no tile can make slide {at} of the line, counted from 0")
            }
            Self::Goal => write!(f, "the line does not lead to the goal"),
        }
    }
}

impl std::error::Error for LineError {}

impl From<&Solution> for Line {
    fn from(solution: &Solution) -> Self {
        Self::new(solution.slides().to_vec(), solution.lower())
    }
}

impl Line {
    /// Returns a line whose board has no solution shorter than `lower` (STM).
    ///
    /// All solutions of a board have the same parity. So the bound rises by one if
    /// its parity is not that of the line.
    #[must_use]
    pub fn new(slides: Vec<Direction>, lower: usize) -> Self {
        Self::with_ahead(slides, lower, Vec::new())
    }

    /// Returns a line with bounds of boards further along. Drops a bound whose
    /// board is not on the line.
    #[must_use]
    pub fn with_ahead(slides: Vec<Direction>, lower: usize, ahead: Vec<Ahead>) -> Self {
        let bounds = ahead.iter().map(|proof| proof.at_least(0));
        let lower = bounds.fold(lower, usize::max).min(slides.len());
        let is_on_the_way = |proof: &Ahead| (1..=slides.len()).contains(&proof.at);
        Self {
            lower: lower + (slides.len() - lower) % 2,
            ahead: ahead.into_iter().filter(is_on_the_way).collect(),
            slides,
        }
    }

    /// Returns the slides still to make, first to last: the way each tile goes.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// Returns the lower bound (STM). Proved: no solution of the board at hand is
    /// shorter.
    #[must_use]
    pub fn lower(&self) -> usize {
        self.lower
    }

    /// Returns the bounds of boards further along.
    #[must_use]
    pub fn ahead(&self) -> &[Ahead] {
        &self.ahead
    }

    /// Returns whether it is proved that no solution is shorter.
    #[must_use]
    pub fn is_optimal(&self) -> bool {
        self.lower == self.slides.len()
    }

    /// Checks that the line leads from a board to its goal.
    ///
    /// # Errors
    ///
    /// When it does not.
    pub fn check(&self, board: &Board) -> Result<(), LineError> {
        let mut board = board.clone();
        for (at, &direction) in self.slides.iter().enumerate() {
            if !board.slide(direction) {
                return Err(LineError::Slide { at });
            }
        }
        if board.is_solved() {
            Ok(())
        } else {
            Err(LineError::Goal)
        }
    }

    /// Returns the rest of the line after its first `count` slides, with what is
    /// proved of it. The rest is empty if the line has no more slides.
    #[must_use]
    pub fn after(&self, count: usize) -> Self {
        let count = count.min(self.slides.len());
        let lower = self.lower.saturating_sub(count);
        let here = self.ahead.iter().map(|proof| proof.at_least(count));
        let ahead = self.ahead.iter().filter(|proof| proof.at > count);
        Self::with_ahead(
            self.slides[count..].to_vec(),
            here.fold(lower, usize::max),
            ahead.map(|proof| proof.behind(count)).collect(),
        )
    }

    /// Returns the rest of the line after the slides `made`; `None` if the line
    /// does not begin with them.
    #[must_use]
    pub fn follow(&self, made: &[Direction]) -> Option<Self> {
        let follows = self.slides.starts_with(made);
        follows.then(|| self.after(made.len()))
    }

    /// Returns the line, changed by what a search has found for another board: the
    /// one that `path` leads to from the start of this line. No solution of that
    /// board is shorter than `lower`; `found` is one, if any.
    ///
    /// The first `made` slides have been made and stay. The slides behind them
    /// change only if the way over the other board is shorter. That way goes back
    /// to where the line and `path` part, along `path`, and then along `found`.
    #[must_use]
    pub fn change_over(
        &self,
        found: Option<&[Direction]>,
        lower: usize,
        path: &[Direction],
        made: usize,
    ) -> Self {
        let made = made.min(self.slides.len());
        let (kept, rest) = self.slides.split_at(made);
        let link = joined(&reversed(kept), path);
        let shorter = found
            .map(|found| joined(&link, found))
            .filter(|found| found.len() < rest.len());
        let changed = shorter.map_or_else(|| self.slides.clone(), |found| [kept, &found].concat());
        let shared = shared_length(&changed, &self.slides);
        let news = if changed.starts_with(path) {
            let at = path.len();
            Ahead { at, lower }
        } else {
            let lower = lower.saturating_sub(link.len());
            Ahead { at: made, lower }
        };
        let known = self.ahead.iter().map(|proof| proof.moved(shared));
        let known = known.filter(|known| known.lower > news.at_least(known.at));
        let ahead = std::iter::once(news).chain(known).collect();
        Self::with_ahead(changed, self.lower, ahead)
    }
}

impl Ahead {
    /// Returns the bound that this proves for the board after `count` slides.
    fn at_least(&self, count: usize) -> usize {
        self.lower.saturating_sub(self.at.abs_diff(count))
    }

    /// Returns the same bound, counted from the board after `count` slides.
    fn behind(&self, count: usize) -> Self {
        Self {
            at: self.at - count,
            lower: self.lower,
        }
    }

    /// Returns the bound for a line that shares only its first `shared` slides with
    /// this one. A bound of a board behind them becomes a bound of the last board
    /// that both lines share.
    fn moved(&self, shared: usize) -> Self {
        let at = self.at.min(shared);
        Self {
            at,
            lower: self.at_least(at),
        }
    }
}

fn reversed(slides: &[Direction]) -> Vec<Direction> {
    slides.iter().rev().map(|slide| slide.opposite()).collect()
}

/// Joins two paths and drops pairs of slides that undo each other.
fn joined(one: &[Direction], other: &[Direction]) -> Vec<Direction> {
    let mut way: Vec<Direction> = Vec::with_capacity(one.len() + other.len());
    for &slide in one.iter().chain(other) {
        if way.last() == Some(&slide.opposite()) {
            way.pop();
        } else {
            way.push(slide);
        }
    }
    way
}

/// Returns how many slides two paths share before they part.
fn shared_length(one: &[Direction], other: &[Direction]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}
