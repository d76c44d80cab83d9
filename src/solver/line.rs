//! A solution that is followed, and what is proved of the boards on its way.
//!
//! A slide changes the distance to the goal by exactly one: a board's distance
//! is even or odd with its arrangement, and one slide leads there and back. So
//! what is proved of one board of a line bounds all others, one less for each
//! slide between.

use crate::board::{Board, Direction};
use crate::solver::solution::Solution;
use std::fmt;

/// The slides still to make, and what is proved of their number. Lengths count
/// slides (STM).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    slides: Vec<Direction>,
    // Invariant: at most slides.len(), and as even or odd.
    lower: usize,
    // Of boards that it comes to: `at` is from 1 to slides.len().
    ahead: Vec<Ahead>,
}

/// Proved: no solution is shorter than `lower` slides from the board behind the
/// first `at` slides of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Slides of the line.
    pub at: usize,
    /// The bound there.
    pub lower: usize,
}

/// Why slides are no line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// No tile can make this slide, counted from 0.
    Slide {
        /// Which one.
        at: usize,
    },
    /// They lead to a board that is not the goal.
    Goal,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide { at } => write!(f, "no tile can make slide {at} of the line"),
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
    /// A line of a board from which no solution is shorter than `lower`. All
    /// solutions of a board are even, or all are odd, so the bound rises by one
    /// where it is not as the line.
    #[must_use]
    pub fn new(slides: Vec<Direction>, lower: usize) -> Self {
        Self::with_ahead(slides, lower, Vec::new())
    }

    /// The same with what is proved of boards that the line comes to. What is
    /// proved of none of them is left out.
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

    /// The slides still to make, first to last: the way each tile goes.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// Proved: no solution of the board at hand is shorter.
    #[must_use]
    pub fn lower(&self) -> usize {
        self.lower
    }

    /// What is proved of boards that the line comes to.
    #[must_use]
    pub fn ahead(&self) -> &[Ahead] {
        &self.ahead
    }

    /// Whether it is proved that no solution is shorter.
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

    /// What is left when the first `count` slides are made, and what is proved
    /// of it; nothing is left when there are no more.
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

    /// What is left when these slides were made; `None` when they go another
    /// way.
    #[must_use]
    pub fn follow(&self, made: &[Direction]) -> Option<Self> {
        let follows = self.slides.starts_with(made);
        follows.then(|| self.after(made.len()))
    }

    /// The line with what was found for another board: for the one that `path`
    /// leads to from where this line begins. No solution of that board is
    /// shorter than `lower`; `found` is one, if any.
    ///
    /// The first `made` slides are made and stay. What follows them is changed
    /// only for what is shorter from there, the way back to where the two part
    /// included.
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
    /// What this says of the board behind `count` slides.
    fn at_least(&self, count: usize) -> usize {
        self.lower.saturating_sub(self.at.abs_diff(count))
    }

    /// The same, counted from the board behind `count` slides.
    fn behind(&self, count: usize) -> Self {
        Self {
            at: self.at - count,
            lower: self.lower,
        }
    }

    /// The same for a line that has left this one behind `shared` slides: what
    /// this says of the last board that they share.
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

/// One way and then another, without the slides that take each other back.
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

/// How many slides two ways have in common before they part.
fn shared_length(one: &[Direction], other: &[Direction]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}
