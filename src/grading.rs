//! A whole play against perfect play.
//!
//! A slide changes the distance to the goal by exactly one (see
//! [`Line`]). So a play is graded from its end: when a board is decided, the one
//! before it is either one slide nearer or one farther, and one bounded search
//! tells which. Boards that come again are looked up.
//!
//! Lengths and bounds count slides (STM).

use crate::board::{Board, Direction};
use crate::game::Game;
use crate::record::{PlayError, Record};
use crate::solver::{Line, Search, Solver, Step};
use std::collections::HashMap;

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
    /// The index of the frame it belongs to: see [`Game::frames`]. The boards
    /// inside a move of several tiles belong to the frame that ends it.
    pub frame: usize,
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
    // Invariant: as long as `positions`; `Some` from `undecided` on.
    grades: Vec<Option<Grade>>,
    undecided: usize,
    // The best line from each board that is decided.
    lines: HashMap<Board, Line>,
    search: Option<Search>,
    patience: u64,
    // Nodes of the searches that have ended, and of this one on its board.
    nodes: u64,
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
        let positions = positions(record)?;
        Ok(Self {
            grades: vec![None; positions.len()],
            undecided: positions.len(),
            positions,
            lines: HashMap::new(),
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
    #[must_use]
    pub fn grade(&self, position: usize) -> Option<Grade> {
        self.grades.get(position).copied().flatten()
    }

    /// A shortest way from a board, or the shortest that is known; `None` until it
    /// is decided, and beyond the end.
    #[must_use]
    pub fn line(&self, position: usize) -> Option<&Line> {
        self.lines.get(&self.positions.get(position)?.board)
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
            if let Some(line) = self.next_line(solver, end) {
                self.decide(line);
            }
            if self.nodes() >= end {
                break;
            }
        }
        self.undecided == 0
    }

    /// Searches on for the line of the next board to decide; `None` while there is
    /// none yet.
    fn next_line(&mut self, solver: &mut Solver, end: u64) -> Option<Line> {
        let board = &self.positions[self.undecided - 1].board;
        if let Some(known) = self.lines.get(board) {
            return Some(known.clone());
        }
        if board.is_solved() {
            return Some(Line::new(Vec::new(), 0));
        }
        let mut search = match self.search.take() {
            Some(search) => search,
            None => self.begin(solver),
        };
        let before = search.progress().nodes;
        let budget = end.saturating_sub(self.nodes + before).max(1);
        match search.step(budget) {
            Step::Done(solution) => {
                self.nodes += search.progress().nodes;
                Some(Line::from(&solution))
            }
            Step::Running(progress) => {
                let best = search.best().filter(|_| progress.nodes >= self.patience);
                match best {
                    Some(best) if !crate::solver::is_provable(board.size()) => {
                        self.nodes += progress.nodes;
                        Some(Line::from(&best))
                    }
                    _ => {
                        self.search = Some(search);
                        None
                    }
                }
            }
        }
    }

    /// Begins the search of the next board to decide, with what the board after it
    /// proves.
    fn begin(&self, solver: &mut Solver) -> Search {
        let board = &self.positions[self.undecided - 1].board;
        let next = self.positions.get(self.undecided);
        let known = next.and_then(|next| {
            let rest = self.lines.get(&next.board)?;
            let slides = [next.slide?]
                .into_iter()
                .chain(rest.slides().iter().copied());
            let line = Line::new(slides.collect(), rest.lower().saturating_sub(1));
            solver.search_from(board, &line).ok()
        });
        known.unwrap_or_else(|| solver.search(board))
    }

    fn decide(&mut self, line: Line) {
        self.undecided -= 1;
        let at = self.undecided;
        let (lower, upper) = (line.lower(), line.slides().len());
        self.grades[at] = Some(Grade { lower, upper });
        self.lines.insert(self.positions[at].board.clone(), line);
    }
}

/// The boards of a play, slide by slide.
fn positions(record: &Record) -> Result<Vec<Position>, PlayError> {
    let mut positions: Vec<Position> = Vec::new();
    for (frame, found) in Game::frames(record)?.into_iter().enumerate() {
        let before = positions.last().map(|last| last.board.clone());
        let Some((made, mut board)) = found.made.zip(before) else {
            positions.push(Position {
                frame,
                slide: None,
                board: found.board,
            });
            continue;
        };
        for _ in 0..made.slides {
            board.slide(made.direction);
            positions.push(Position {
                frame,
                slide: Some(made.direction),
                board: board.clone(),
            });
        }
    }
    Ok(positions)
}
