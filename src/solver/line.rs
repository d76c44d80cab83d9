//! A solution that the player follows, and the proved bounds of the boards along
//! it.
//!
//! A slide changes the distance to the goal by exactly one: it changes the
//! parity of the distance, and one slide leads there and back. So a bound
//! proved for one board of a line bounds all its others, less one for each
//! slide between.
//!
//! In moves (MTM) it is less one for each move between. A board in the middle of a
//! move is one move from both its ends.

use crate::board::{Board, Direction, Metric, SlidesError};
use crate::solver::solution::{Known, Solution};

/// The slides still to make, and a proved lower bound of their number. Lengths count
/// in the metric of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    metric: Metric,
    slides: Vec<Direction>,
    // Invariant: at most the length, and in STM of the same parity.
    lower: usize,
    // Bounds of boards further along: `at` is from 1 to slides.len().
    ahead: Vec<Ahead>,
}

/// A bound further along a line. Proved: from the board after the first `at`
/// slides, no solution is shorter than `lower`, in the metric of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Slides of the line that lead to the board.
    pub at: usize,
    /// The bound there.
    pub lower: usize,
}

/// The result of a search for a board near a line.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The slides from the start of the line to the board.
    pub path: &'a [Direction],
    /// The best solution of the board, if one was found.
    pub best: Option<&'a [Direction]>,
    /// Proved: no solution of the board is shorter, in the metric of the line.
    pub lower: usize,
}

#[doc(hidden)]
impl From<&Solution> for Line {
    fn from(solution: &Solution) -> Self {
        let slides = solution.slides().to_vec();
        Self::in_metric(solution.metric(), slides, solution.lower(), Vec::new())
    }
}

impl Line {
    /// Returns a line whose board has no solution shorter than `lower` (STM).
    ///
    /// All solutions of a board have the same parity. So the bound rises by one if
    /// its parity is not that of the line.
    #[must_use]
    pub fn new(slides: Vec<Direction>, lower: usize) -> Self {
        Self::in_metric(Metric::SingleTile, slides, lower, Vec::new())
    }

    /// Returns a line whose bounds count in `metric`. Drops a bound whose board is not
    /// on the line, and one that exceeds the length. In MTM no bound rises: a move changes
    /// no parity.
    #[must_use]
    pub fn in_metric(
        metric: Metric,
        slides: Vec<Direction>,
        lower: usize,
        ahead: Vec<Ahead>,
    ) -> Self {
        let mut this = Self {
            metric,
            lower,
            ahead,
            slides,
        };
        let end = this.slides.len();
        this.ahead.retain(|proof| proof.at <= end);
        let bounds = this.ahead.iter().map(|proof| this.at_least(proof, 0));
        let lower = bounds.fold(lower, usize::max);
        this.lower = if lower <= this.length() { lower } else { 0 };
        if metric == Metric::SingleTile {
            this.lower += (this.slides.len() - this.lower) % 2;
        }
        this.ahead.retain(|proof| proof.at > 0);
        this
    }

    /// Returns the metric of the bounds.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns the length in [`Line::metric`].
    #[must_use]
    pub fn length(&self) -> usize {
        self.metric.length(&self.slides)
    }

    /// Returns how many slides are made at once next: 1, or in MTM all of the next
    /// move; 0 at the goal.
    #[must_use]
    pub fn step(&self) -> usize {
        match self.metric {
            Metric::SingleTile => self.slides.len().min(1),
            Metric::MultiTile => {
                let moves = self.slides.chunk_by(|one, next| one == next);
                moves.map(<[Direction]>::len).next().unwrap_or(0)
            }
        }
    }

    /// Returns what a search in a metric that begins with the line knows. There are
    /// no fewer slides than moves, so a bound in moves is one in slides as well.
    pub(super) fn known(&self, metric: Metric) -> Known {
        let is_bound = metric == self.metric || metric == Metric::SingleTile;
        let lower = if is_bound { self.lower } else { 0 };
        Known::of(self.slides.clone(), lower, metric)
    }

    /// Returns the slides still to make, first to last: the way each tile goes.
    #[must_use]
    pub fn slides(&self) -> &[Direction] {
        &self.slides
    }

    /// Returns the lower bound in [`Line::metric`]. Proved: no solution of the board at
    /// hand is shorter.
    #[must_use]
    pub fn lower(&self) -> usize {
        self.lower
    }

    /// Returns the bounds of boards further along.
    #[must_use]
    pub fn ahead(&self) -> &[Ahead] {
        &self.ahead
    }

    /// Returns `true` if it is proved that no solution is shorter.
    #[must_use]
    pub fn is_optimal(&self) -> bool {
        self.lower == self.length()
    }

    /// Checks that the line leads from a board to its goal.
    ///
    /// # Errors
    ///
    /// When it does not.
    pub fn check(&self, board: &Board) -> Result<(), SlidesError> {
        check(board, &self.slides)
    }

    /// Returns the rest of the line after its first `count` slides, with its proved
    /// bound. The rest is empty if the line has no more slides.
    ///
    /// In MTM a part of a move counts as a move. When the rest of that move is made,
    /// what was proved before it counts again.
    #[must_use]
    pub fn after(&self, count: usize) -> Self {
        let count = count.min(self.slides.len());
        let here = Ahead {
            at: 0,
            lower: self.lower,
        };
        let all = std::iter::once(&here).chain(&self.ahead);
        let lower = all.map(|proof| self.at_least(proof, count)).max();
        let end = self.end_of_move(count);
        let behind = self.ahead.iter().filter(|proof| proof.at > count);
        let mut ahead: Vec<Ahead> = behind.map(|proof| proof.behind(count)).collect();
        if self.metric == Metric::MultiTile && end > count {
            let lower = self.at_least(&here, end);
            ahead.push(Ahead { at: end, lower }.behind(count));
        }
        let rest = self.slides[count..].to_vec();
        Self::in_metric(self.metric, rest, lower.unwrap_or(0), ahead)
    }

    /// Returns where the move ends of which `count` slides are the first part; `count`
    /// if they end with a move.
    fn end_of_move(&self, count: usize) -> usize {
        let (made, rest) = self.slides.split_at(count);
        let same = rest.iter().take_while(|&slide| Some(slide) == made.last());
        count + same.count()
    }

    /// Returns the bound that a proof further along means for the board after `count`
    /// slides.
    fn at_least(&self, proof: &Ahead, count: usize) -> usize {
        let between = proof.at.min(count)..proof.at.max(count);
        let between = self.metric.length(&self.slides[between]);
        proof.lower.saturating_sub(between)
    }

    /// Returns the rest of the line after the slides `made`; `None` if the line
    /// does not begin with them.
    #[must_use]
    pub fn follow(&self, made: &[Direction]) -> Option<Self> {
        let follows = self.slides.starts_with(made);
        follows.then(|| self.after(made.len()))
    }

    /// Returns the line, changed by a solution that a search found for another board.
    ///
    /// The first `made` slides have been made and stay. The slides after them
    /// change only if the way over the other board is shorter. That way goes back
    /// to where the line and the path to that board part, along the path, and then
    /// along the solution.
    #[must_use]
    pub fn change_over(&self, found: Found<'_>, made: usize) -> Self {
        let Found { path, best, lower } = found;
        let made = made.min(self.slides.len());
        let (kept, rest) = self.slides.split_at(made);
        let link = joined(&reversed(kept), path);
        let is_shorter =
            |found: &Vec<Direction>| self.metric.length(found) < self.metric.length(rest);
        let shorter = best.map(|best| joined(&link, best)).filter(is_shorter);
        let changed = shorter.map_or_else(|| self.slides.clone(), |found| [kept, &found].concat());
        let shared = shared_length(&changed, &self.slides);
        let news = if changed.starts_with(path) {
            let at = path.len();
            Ahead { at, lower }
        } else {
            let lower = lower.saturating_sub(self.metric.length(&link));
            Ahead { at: made, lower }
        };
        // A bound of a board behind the slides that both lines share becomes a bound of
        // the last board that they share.
        let known = self.ahead.iter().map(|proof| {
            let at = proof.at.min(shared);
            let lower = self.at_least(proof, at);
            Ahead { at, lower }
        });
        let start = Self::in_metric(self.metric, changed, self.lower, Vec::new());
        let is_more = |known: &Ahead| known.lower > start.at_least(&news, known.at);
        let ahead = std::iter::once(news).chain(known.filter(is_more)).collect();
        Self::in_metric(self.metric, start.slides, self.lower, ahead)
    }
}

impl Ahead {
    /// Returns the same bound, counted from the board after `count` slides.
    fn behind(self, count: usize) -> Self {
        Self {
            at: self.at - count,
            lower: self.lower,
        }
    }
}

/// Checks that slides lead from a board to its goal.
pub(super) fn check(board: &Board, slides: &[Direction]) -> Result<(), SlidesError> {
    let mut end = board.clone();
    for (at, &direction) in slides.iter().enumerate() {
        if !end.slide(direction) {
            return Err(SlidesError::Slide { at });
        }
    }
    if end.is_solved() {
        Ok(())
    } else {
        Err(SlidesError::Goal)
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
