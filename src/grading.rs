//! A whole play against perfect play.
//!
//! A slide changes the distance to the goal by exactly one (see
//! [`Line`]). So a play is graded from its end: when a board is decided, the one
//! before it is either one slide nearer or one farther, and one bounded search
//! tells which. A board that comes again is decided once.
//!
//! On boards of more than 16 cells a search may end with bounds. What is proved of
//! one board then holds for its neighbours, one slide less or more.
//!
//! Lengths and bounds count slides (STM).

mod moments;

pub use moments::{Moment, Tally};

use crate::board::{Board, Direction};
use crate::game::{Frame, Game};
use crate::record::{PlayError, Record};
use crate::solver::{Line, LineError, Search, Solver, Step, is_provable};
use std::collections::HashMap;

/// Up to this distance (STM) a search needs no tables: it takes a few thousand
/// nodes. So the first marks need not wait for the tables.
const NEAR: usize = 20;

/// How far a board is from its goal, as far as it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Grade {
    /// Proved: no solution is shorter (STM).
    pub lower: usize,
    /// The length of the best solution that is known (STM).
    pub upper: usize,
}

impl Grade {
    /// The distance, if it is proved.
    #[must_use]
    pub fn exact(self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.upper)
    }
}

/// What a slide did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is on a shortest way.
    Toward,
    /// It leads away from the goal, and costs two slides.
    Away,
    /// Neither is proved.
    Open,
}

/// A board of a play, one slide from the one before it, or after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Position {
    /// The slide that led here; `None` for the start and after a restart.
    pub slide: Option<Direction>,
    /// The board.
    pub board: Board,
}

/// A play that is being graded. Dropping it ends it.
///
/// ```
/// use sliding_puzzle::{Game, Grading, Mark, Solver};
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
pub struct Grading {
    positions: Vec<Position>,
    // The board of each position, as an index of `known`.
    boards: Vec<usize>,
    // Invariant: `Some` for the boards of the positions from `undecided` on.
    known: Vec<Option<Known>>,
    undecided: usize,
    search: Option<Search>,
    patience: u64,
    // Nodes of the searches that have ended.
    nodes: u64,
}

/// What is known of a board.
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
    /// A slide, then the way of another board. That is shorter, so no ways lead in a
    /// circle.
    Over(Direction, usize),
}

impl Grading {
    /// Begins with the last board of a play. On boards of more than 16 cells a
    /// search ends after `patience` nodes with the bounds that it has; on smaller
    /// ones it ends with the distance.
    ///
    /// # Errors
    ///
    /// If the play cannot have happened.
    pub fn of(record: &Record, patience: u64) -> Result<Self, PlayError> {
        let frames = Game::frames(record)?;
        let slides = slides(&frames);
        Ok(Self::along(record.start(), slides, patience).expect("a play slides tiles"))
    }

    /// Begins with the last board of a play that is given by its start and its
    /// slides; `None` is a restart.
    ///
    /// # Errors
    ///
    /// If no tile can make one of the slides.
    pub fn along(
        start: &Board,
        slides: impl IntoIterator<Item = Option<Direction>>,
        patience: u64,
    ) -> Result<Self, LineError> {
        let mut board = start.clone();
        let first = Position {
            slide: None,
            board: start.clone(),
        };
        let mut positions = vec![first];
        for (at, slide) in slides.into_iter().enumerate() {
            match slide {
                None => board = start.clone(),
                Some(slide) if board.slide(slide) => {}
                Some(_) => return Err(LineError::Slide { at }),
            }
            let board = board.clone();
            positions.push(Position { slide, board });
        }
        let mut numbers = HashMap::new();
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
            search: None,
            patience,
            nodes: 0,
        })
    }

    /// The boards of the play, slide by slide, the start first.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// How many boards are decided: the last ones of the play.
    #[must_use]
    pub fn decided(&self) -> usize {
        self.positions.len() - self.undecided
    }

    /// Nodes expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes + self.search.as_ref().map_or(0, |it| it.progress().nodes)
    }

    /// What is known of a board; `None` until it is decided, and beyond the end.
    ///
    /// On boards of more than 16 cells the bounds may still become narrower when the
    /// last board is decided.
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
                    return Some(Line::new(slides, lower));
                }
                Way::Over(slide, board) => {
                    slides.push(*slide);
                    known = self.known[*board].as_ref()?;
                }
            }
        }
    }

    /// What the slide from a board to the next one did; `None` until both are
    /// decided, and where the next board comes by a restart.
    #[must_use]
    pub fn mark(&self, position: usize) -> Option<Mark> {
        self.positions.get(position + 1)?.slide?;
        let (from, to) = (self.grade(position)?, self.grade(position + 1)?);
        // The two distances differ by one.
        Some(if to.upper <= from.lower {
            Mark::Toward
        } else if to.lower >= from.upper {
            Mark::Away
        } else {
            Mark::Open
        })
    }

    /// Works for about the time in which `node_budget` nodes are expanded. Returns
    /// whether all boards are decided.
    pub fn step(&mut self, solver: &mut Solver, node_budget: u64) -> bool {
        let end = self.nodes() + node_budget.max(1);
        while self.undecided > 0 {
            let at = self.undecided - 1;
            if self.known(at).is_some() {
                self.undecided = at;
            } else if self.search.is_none() && self.needs_tables(solver) {
                // The tables take more than a step.
                solver.prepare(self.positions[at].board.goal(), node_budget);
                return false;
            } else if let Some(line) = self.next_line(solver, end) {
                self.known[self.boards[at]] = Some(self.told_by(&line));
                self.undecided = at;
            }
            if self.undecided == 0 {
                while self.share() {}
            }
            if self.nodes() >= end {
                break;
            }
        }
        self.undecided == 0
    }

    fn known(&self, position: usize) -> Option<&Known> {
        self.known[*self.boards.get(position)?].as_ref()
    }

    /// The next board to decide, and what the one after it tells of it: the slide
    /// there, its number and what is known of it.
    fn next(&self) -> (&Board, Option<(Direction, usize, &Known)>) {
        let at = self.undecided - 1;
        let after = || {
            let slide = self.positions.get(at + 1)?.slide?;
            Some((slide, self.boards[at + 1], self.known(at + 1)?))
        };
        (&self.positions[at].board, after())
    }

    fn needs_tables(&self, solver: &mut Solver) -> bool {
        let (board, after) = self.next();
        is_provable(board.size())
            && !board.is_solved()
            && after.is_none_or(|(.., known)| known.grade.upper >= NEAR)
            && solver.prepare(board.goal(), 0) < 100
    }

    /// Searches on for the line of the next board to decide; `None` while there is
    /// none yet.
    fn next_line(&mut self, solver: &mut Solver, end: u64) -> Option<Line> {
        let (board, _) = self.next();
        if board.is_solved() {
            return Some(Line::new(Vec::new(), 0));
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

    /// Begins the search of the next board to decide, with what the board after it
    /// proves.
    fn begin(&self, solver: &mut Solver) -> Search {
        let (board, after) = self.next();
        let known = after.and_then(|(slide, _, known)| {
            let rest = self.line(self.undecided)?;
            let slides = [slide].into_iter().chain(rest.slides().iter().copied());
            let line = Line::new(slides.collect(), known.grade.lower.saturating_sub(1));
            if is_provable(board.size()) && known.grade.upper < NEAR {
                solver.search_near(board, &line).ok()
            } else {
                solver.search_from(board, &line).ok()
            }
        });
        known.unwrap_or_else(|| solver.search(board))
    }

    /// Returns what a line tells of the next board to decide.
    fn told_by(&self, line: &Line) -> Known {
        let (lower, upper) = (line.lower(), line.slides().len());
        let way = match self.next() {
            (_, Some((slide, board, known))) if known.grade.upper < upper => {
                Way::Over(slide, board)
            }
            _ => Way::Own(line.slides().to_vec()),
        };
        let grade = Grade { lower, upper };
        Known { grade, way }
    }

    /// Lets each board tell its neighbours in the play what it proves of them.
    /// Returns whether that was news.
    fn share(&mut self) -> bool {
        let mut is_news = false;
        for at in 1..self.positions.len() {
            let Some(slide) = self.positions[at].slide else {
                continue;
            };
            let (from, to) = (self.boards[at - 1], self.boards[at]);
            is_news |= self.tell(from, to, slide.opposite());
            is_news |= self.tell(to, from, slide);
        }
        is_news
    }

    /// Lets a board tell another one, from which `slide` leads to it.
    fn tell(&mut self, from: usize, to: usize, slide: Direction) -> bool {
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
            known.way = Way::Over(slide, from);
        }
        is_higher || is_shorter
    }
}

/// Returns the slides of a play, as [`Grading::along`] takes them. A frame with a
/// move of several tiles is as many slides; `None` is a restart.
pub fn slides(frames: &[Frame]) -> impl Iterator<Item = Option<Direction>> {
    let after = frames.iter().skip(1);
    after.flat_map(|frame| {
        let (slide, count) = frame
            .made
            .map_or((None, 1), |made| (Some(made.direction), made.slides));
        std::iter::repeat_n(slide, count)
    })
}
