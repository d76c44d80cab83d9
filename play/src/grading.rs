//! A whole play against perfect play.
//!
//! A slide changes the distance to the goal by exactly one (see
//! [`Line`]). So a play is graded from its end: when a board is decided, the one
//! before it is either one slide nearer or one farther, and one bounded search
//! tells which. A board that comes again is decided once.
//!
//! On boards of more than 16 cells only the last boards can be decided so. Of the
//! others some are searched, ever closer to each other, for bounds. What is proved
//! of one board holds for its neighbours, one slide less or more.
//!
//! Lengths and bounds count as the solver does that grades: with a [`Solver`] slides
//! (STM), with a [`MultiTileSolver`] moves (MTM). A move may leave the distance as it
//! is, too.
//!
//! [`MultiTileSolver`]: taquin::MultiTileSolver

mod mark;
mod moments;
mod positions;

pub use mark::{Grade, Mark};
pub use moments::{LostEnding, Moment, Tally};
pub use positions::Position;
pub(crate) use positions::{positions, slides};

use crate::game::Game;
use crate::record::{PlayError, Record};
use taquin::board::{Board, Direction, Metric, Move, SlidesError};
use taquin::solver::distributed::Line;
use taquin::solver::{Counting, Search, SingleTile, Solver, Step, is_provable};
use taquin::workspace::Map;

/// The most boards of a play to search where a search may end with bounds, besides
/// those that are proved from the end.
const SAMPLES: usize = 128;

/// A play that is being graded. Dropping it ends it.
///
/// ```
/// use play::{Game, Grading, Mark};
/// use taquin::Solver;
///
/// let mut game = Game::new("1 2 3/4 5 6/0 7 8".parse()?);
/// game.slide_cell(3, 0); // 4 goes away from its home
/// game.slide_cell(6, 500); // and back
/// game.slide_cell(8, 900); // 7 and 8 together
/// let mut grading = Grading::of(game.record(), 1_000_000)?;
/// let mut solver = Solver::new();
/// while !grading.step(&mut solver, 10_000) {}
/// let marks: Vec<_> = (0..4).map(|slide| grading.mark(slide)).collect();
/// assert_eq!(marks, [Mark::Away, Mark::Toward, Mark::Toward, Mark::Toward].map(Some));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Grading<M: Counting = SingleTile> {
    positions: Vec<Position>,
    // The board of each position, as an index of `known`.
    boards: Vec<usize>,
    // Invariant: `Some` for the boards of the positions from `undecided` on.
    known: Vec<Option<Known>>,
    undecided: usize,
    // Positions to search when all boards are known, the next one last.
    samples: Vec<usize>,
    // `true` if the last search ended with bounds.
    is_open: bool,
    search: Option<Search<M>>,
    patience: u64,
    // Nodes of the searches that have ended.
    nodes: u64,
}

/// The grade and the best way of a board.
#[derive(Clone, Debug)]
struct Known {
    grade: Grade,
    way: Way,
}

/// The best way from a board. Most share their rest with another: a play of a
/// 16×16 board would else keep thousands of ways of thousands of slides.
#[derive(Clone, Debug)]
enum Way {
    Own(Vec<Direction>),
    /// A move, then the way of another board. That is shorter, so no ways lead in a
    /// circle.
    Over(Move, usize),
}

impl<M: Counting> Grading<M> {
    /// The metric of the lengths, bounds and positions.
    pub const METRIC: Metric = M::METRIC;

    /// Begins with the last board of a play. On boards of more than 16 cells a
    /// search ends after `patience` nodes with the bounds that it has; on smaller
    /// ones it ends with the distance.
    ///
    /// # Errors
    ///
    /// If the play cannot have happened.
    pub fn of(record: &Record, patience: u64) -> Result<Self, PlayError> {
        let frames = Game::frames(record)?;
        let moves = frames.iter().skip(1).map(|frame| frame.made);
        Ok(Self::along(record.start(), moves, patience).expect("a play moves tiles"))
    }

    /// Begins with the last board of a play that is given by its start and its
    /// moves; `None` is a restart. In STM a move of several tiles is as many slides.
    ///
    /// # Errors
    ///
    /// If no tiles can make one of the moves. The error counts slides.
    pub fn along(
        start: &Board,
        moves: impl IntoIterator<Item = Option<Move>>,
        patience: u64,
    ) -> Result<Self, SlidesError> {
        let positions = positions(start, moves, M::METRIC)?;
        let mut numbers = Map::default();
        let mut number = |position: &Position| {
            let next = numbers.len();
            *numbers.entry(position.board.clone()).or_insert(next)
        };
        let boards: Vec<usize> = positions.iter().map(&mut number).collect();
        Ok(Self {
            known: vec![None; numbers.len()],
            boards,
            undecided: positions.len(),
            positions,
            samples: Vec::new(),
            is_open: false,
            search: None,
            patience,
            nodes: 0,
        })
    }

    /// The boards of the play, slide by slide or move by move, the start first.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Returns the number of boards that have a grade: the last ones of the play.
    #[must_use]
    pub fn decided(&self) -> usize {
        self.positions.len() - self.undecided
    }

    /// Returns the number of boards still to be searched, as far as it is known.
    #[must_use]
    pub fn left(&self) -> usize {
        self.undecided + self.samples.len()
    }

    /// Nodes expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes + self.search.as_ref().map_or(0, |it| it.progress().nodes)
    }

    /// Returns the grade of a board; `None` until it is decided, and beyond the end.
    ///
    /// On boards of more than 16 cells the bounds become narrower as it goes on.
    #[must_use]
    pub fn grade(&self, position: usize) -> Option<Grade> {
        Some(self.known(position)?.grade)
    }

    /// A shortest way from a board, or the shortest that is known; `None` until it
    /// is decided, and beyond the end.
    #[must_use]
    pub fn line(&self, position: usize) -> Option<Line> {
        let mut known = self.known(position)?;
        let lower = known.grade.lower;
        let mut slides = Vec::with_capacity(known.grade.upper);
        loop {
            match &known.way {
                Way::Own(rest) => {
                    slides.extend(rest);
                    return Some(line(M::METRIC, slides, lower));
                }
                Way::Over(made, board) => {
                    slides.extend(made.slides());
                    known = self.known[*board].as_ref()?;
                }
            }
        }
    }

    /// Returns the mark of the slide or move from a board to the next one; `None` until
    /// both are decided, and before a restart.
    #[must_use]
    pub fn mark(&self, position: usize) -> Option<Mark> {
        self.positions.get(position + 1)?.made?;
        let (from, to) = (self.grade(position)?, self.grade(position + 1)?);
        Some(Mark::between(from, to, M::METRIC))
    }

    /// The percentage of a shortest way in a play of `own` slides or moves: the least and
    /// the most that it can be, rounded down, so that only perfect play has 100. `None` if
    /// it was not solved or has none, and until its start is decided.
    #[must_use]
    pub fn efficiency(&self, own: usize) -> Option<(usize, usize)> {
        let Grade { lower, upper } = self.grade(0)?;
        let is_solved = self.positions.last()?.board.is_solved();
        (self.undecided == 0 && is_solved && own > 0)
            .then(|| (100 * lower / own, 100 * upper.min(own) / own))
    }

    /// Works for about the time in which `node_budget` nodes are expanded. Returns
    /// `true` if that was all.
    pub fn step(&mut self, solver: &mut Solver<M>, node_budget: u64) -> bool {
        let end = self.nodes().saturating_add(node_budget.max(1));
        while self.left() > 0 {
            if self.search.is_none() && self.take_what_is_known() {
                continue;
            }
            if self.search.is_none() && self.needs_tables(solver) {
                // The tables take more than a step.
                solver.prepare(self.next().0.goal(), node_budget);
                return false;
            }
            let Some(line) = self.next_line(solver, end) else {
                break;
            };
            self.is_open = !line.is_optimal();
            let known = self.told_by(&line);
            self.pass(known);
            if self.nodes() >= end {
                break;
            }
        }
        self.left() == 0
    }

    /// Passes the next board if nothing of it needs a search. Returns `true` if it did.
    fn take_what_is_known(&mut self) -> bool {
        let at = self.next_position();
        if let Some(known) = self.known(at) {
            let is_sample = self.undecided == 0 && known.grade.exact().is_none();
            if !is_sample {
                let known = known.clone();
                self.pass(known);
            }
            return !is_sample;
        }
        let (board, after) = self.next();
        let Some((made, over, known)) = after.filter(|_| self.is_open) else {
            return false;
        };
        // The boards before one that cannot be proved cannot be proved either.
        let Grade { lower, upper } = known.grade;
        let lower = Solver::<M>::lower(board).max(lower.saturating_sub(1));
        let grade = Grade {
            lower,
            upper: upper + 1,
        };
        let way = Way::Over(made, over);
        self.pass(Known { grade, way });
        true
    }

    /// Goes on to the next board, with what is known of this one.
    fn pass(&mut self, known: Known) {
        let at = self.next_position();
        self.known[self.boards[at]] = Some(known);
        if self.undecided > 0 {
            self.undecided = at;
            if at > 0 {
                return;
            }
            self.samples = self.choose_samples();
        } else {
            self.samples.pop();
        }
        while self.share() {}
    }

    /// Chooses boards that are not proved: the first one, then ever closer ones.
    fn choose_samples(&self) -> Vec<usize> {
        let is_open = |&at: &usize| self.grade(at).is_some_and(|grade| grade.exact().is_none());
        let open: Vec<usize> = (0..self.positions.len()).filter(is_open).collect();
        let mut samples: Vec<usize> = Vec::new();
        let mut stride = open.len().next_power_of_two();
        while stride > 0 && samples.len() < SAMPLES {
            let odd = open.iter().step_by(stride).copied();
            let news: Vec<usize> = odd.filter(|at| !samples.contains(at)).collect();
            samples.extend(news);
            stride /= 2;
        }
        samples.truncate(SAMPLES);
        samples.reverse();
        samples
    }

    /// The position of the next board to decide or to search.
    fn next_position(&self) -> usize {
        match (self.undecided, self.samples.last()) {
            (0, Some(&sample)) => sample,
            (undecided, _) => undecided - 1,
        }
    }

    fn known(&self, position: usize) -> Option<&Known> {
        self.known[*self.boards.get(position)?].as_ref()
    }

    /// The next board, and what the one after it tells of it: the move there, its
    /// number and what is known of it.
    fn next(&self) -> (&Board, Option<(Move, usize, &Known)>) {
        let at = self.next_position();
        let after = || {
            let made = self.positions.get(at + 1)?.made?;
            Some((made, self.boards[at + 1], self.known(at + 1)?))
        };
        (&self.positions[at].board, after())
    }

    fn needs_tables(&self, solver: &mut Solver<M>) -> bool {
        let (board, after) = self.next();
        is_provable(board.size())
            && !board.is_solved()
            && after.is_none_or(|(.., known)| known.grade.upper >= Solver::<M>::NEAR)
            && solver.prepare(board.goal(), 0) < 100
    }

    /// Searches on for the line of the next board to decide; `None` while there is
    /// none yet.
    fn next_line(&mut self, solver: &mut Solver<M>, end: u64) -> Option<Line> {
        let (board, _) = self.next();
        if board.is_solved() {
            return Some(line(M::METRIC, Vec::new(), 0));
        }
        let is_provable = is_provable(board.size());
        let mut search = match self.search.take() {
            Some(search) => search,
            None => self.begin(solver),
        };
        let before = search.progress().nodes;
        let budget = end.saturating_sub(self.nodes + before).max(1);
        let step = search.step(budget);
        let nodes = search.progress().nodes;
        let line = match step {
            Step::Done(solution) => Some(Line::from(&solution)),
            Step::Running(_) if is_provable || nodes < self.patience => None,
            Step::Running(_) => search.best().as_ref().map(Line::from),
        };
        if line.is_some() {
            self.nodes += nodes;
        } else {
            self.search = Some(search);
        }
        line
    }

    /// Begins the search of the next board with what is known of it.
    fn begin(&self, solver: &mut Solver<M>) -> Search<M> {
        let (board, _) = self.next();
        let is_near = |line: &Line| is_provable(board.size()) && line.length() <= Solver::<M>::NEAR;
        let known = self.known_line().and_then(|line| {
            // The first marks need not wait for the tables.
            let search = if is_near(&line) {
                solver.search_near(board, &line)
            } else {
                solver.search_line(board, &line)
            };
            search.ok()
        });
        known.unwrap_or_else(|| solver.search(board))
    }

    /// The line of the next board that is known before its search: its own, or that
    /// over the board after it.
    fn known_line(&self) -> Option<Line> {
        let at = self.next_position();
        self.line(at).or_else(|| {
            let (_, after) = self.next();
            let (made, _, known) = after?;
            let rest = self.line(at + 1)?;
            let slides = made.slides().chain(rest.slides().iter().copied());
            let lower = known.grade.lower.saturating_sub(1);
            Some(line(M::METRIC, slides.collect(), lower))
        })
    }

    /// Returns what a line tells of the next board.
    fn told_by(&self, line: &Line) -> Known {
        let (lower, upper) = (line.lower(), line.length());
        let way = match self.next() {
            (_, Some((made, board, known))) if known.grade.upper < upper => Way::Over(made, board),
            _ => Way::Own(line.slides().to_vec()),
        };
        let grade = Grade { lower, upper };
        Known { grade, way }
    }

    /// Lets each board tell its neighbours in the play what it proves of them.
    /// Returns `true` if that was news.
    fn share(&mut self) -> bool {
        let mut is_news = false;
        for at in 1..self.positions.len() {
            is_news |= self.tell(at - 1, at);
        }
        for at in (1..self.positions.len()).rev() {
            is_news |= self.tell(at, at - 1);
        }
        is_news
    }

    /// Lets a board tell the one after or before it.
    fn tell(&mut self, at: usize, other: usize) -> bool {
        let Some(made) = self.positions[at.max(other)].made else {
            return false;
        };
        let (from, to) = (self.boards[at], self.boards[other]);
        let Some(Grade { lower, upper }) = self.known[from].as_ref().map(|known| known.grade)
        else {
            return false;
        };
        let Some(known) = &mut self.known[to] else {
            return false;
        };
        let is_higher = lower > known.grade.lower + 1;
        let is_shorter = upper + 1 < known.grade.upper;
        if is_higher {
            known.grade.lower = lower - 1;
        }
        if is_shorter {
            known.grade.upper = upper + 1;
            let back = if at > other { made } else { made.opposite() };
            known.way = Way::Over(back, from);
        }
        is_higher || is_shorter
    }
}

/// Returns a line whose board has no solution shorter than `lower`.
fn line(metric: Metric, slides: Vec<Direction>, lower: usize) -> Line {
    Line::in_metric(metric, slides, lower, Vec::new())
}
