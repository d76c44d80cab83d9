//! A whole play against perfect play, for the worker.

use super::boards::read_board;
use super::results::result;
use super::solver::Solver;
use super::values::error;
use crate::board::Direction;
use crate::grading::{self, LostEnding, Mark, Moment, Tally};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// How far from the goal an ending to be practised may begin, in slides (STM).
const LONGEST_ENDING: usize = 25;

/// What is known of the boards of a play so far; lengths count slides (STM).
#[derive(Debug, Serialize, Tsify)]
pub struct Grades {
    /// The position from which on boards are known.
    from: usize,
    /// Proved: no solution of the board is shorter.
    lower: Vec<usize>,
    /// The length of the best solution that is known.
    upper: Vec<usize>,
    /// What the slide to the next board did: `t`oward, `a`way, `o`pen, or `-` where
    /// there is none.
    marks: String,
    /// The parts that lost most, the dearest first.
    moments: Vec<GradedMoment>,
    /// How many slides are proved to be on a shortest way, and away from it.
    toward: usize,
    /// How many slides lead away.
    away: usize,
    /// How many slides are neither.
    open: usize,
    /// How many boards are to be searched yet, as far as that is known.
    left: usize,
    /// The ending in which slides were lost; none until all is known, and where none
    /// was.
    ending: Option<GradedEnding>,
}

/// The end of a play, from the first slide near the goal that led away.
#[derive(Debug, Serialize, Tsify)]
pub(super) struct GradedEnding {
    /// The position before that slide.
    from: usize,
    /// Its board in text form.
    board: String,
    /// The fewest slides from there.
    fewest: usize,
    /// How many slides more the play took.
    cost: usize,
}

/// A part of a play that led away from the goal.
#[derive(Debug, Serialize, Tsify)]
pub(super) struct GradedMoment {
    /// The positions before its first slide and after its last one.
    from: usize,
    /// The position after its last slide.
    to: usize,
    /// How many slides a shortest way would have saved.
    cost: usize,
}

/// The best way known from a board of a play; lengths count slides (STM).
#[derive(Debug, Serialize, Tsify)]
pub struct GradedLine {
    /// The board in text form.
    board: String,
    /// One letter of U, D, L, R per slide: the way the tile goes.
    slides: String,
    /// Proved: no solution of the board is shorter.
    lower: usize,
}

/// A play that is being graded; `free()` drops it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Grading(grading::Grading);

#[wasm_bindgen]
impl Grading {
    /// Begins with the last board of a play, given by its start and its slides: one
    /// letter of U, D, L, R each, `-` for a restart. On boards of more than 16 cells
    /// a search ends after `patience` nodes.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, goal: &str, slides: &str, patience: u32) -> Result<Self, JsValue> {
        let start = read_board(text, goal)?;
        let slides: Vec<_> = slides.chars().map(read_slide).collect::<Result<_, _>>()?;
        let grading = grading::Grading::along(&start, slides, u64::from(patience));
        grading.map(Self).map_err(|e| error(&e, "line", &[]))
    }

    /// Works for about the time in which `nodes` nodes are expanded. Returns whether
    /// all boards are known.
    pub fn step(&mut self, solver: &mut Solver, nodes: u32) -> bool {
        self.0.step(&mut solver.0, u64::from(nodes))
    }

    /// Returns how many boards are to be searched yet, as far as that is known.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.0.left()
    }

    /// Returns what is known of the boards.
    pub fn grades(&self) -> Result<Ts<Grades>, JsValue> {
        let count = self.0.positions().len();
        let from = count - self.0.decided();
        let grades = (from..count).filter_map(|at| self.0.grade(at));
        let (lower, upper) = grades.map(|grade| (grade.lower, grade.upper)).unzip();
        let Tally {
            toward, away, open, ..
        } = self.0.tally();
        result(&Grades {
            from,
            lower,
            upper,
            marks: (from..count).map(|at| letter(self.0.mark(at))).collect(),
            moments: self.0.moments(3).into_iter().map(Into::into).collect(),
            toward,
            away,
            open,
            left: self.0.left(),
            ending: self.ending(),
        })
    }

    /// Returns the best way known from a board; `undefined` until there is one, and
    /// beyond the end.
    pub fn line(&self, position: usize) -> Result<Option<Ts<GradedLine>>, JsValue> {
        let line = self.0.line(position).map(|line| GradedLine {
            board: self.0.positions()[position].board.to_string(),
            slides: line.slides().iter().map(|way| way.letter()).collect(),
            lower: line.lower(),
        });
        line.as_ref().map(result).transpose()
    }
}

impl Grading {
    fn ending(&self) -> Option<GradedEnding> {
        if self.0.left() > 0 {
            return None;
        }
        let LostEnding {
            from, fewest, cost, ..
        } = self.0.lost_ending(LONGEST_ENDING)?;
        let board = self.0.positions()[from].board.to_string();
        Some(GradedEnding {
            from,
            board,
            fewest,
            cost,
        })
    }
}

/// Reads a slide; `None` is a restart.
fn read_slide(letter: char) -> Result<Option<Direction>, JsValue> {
    match (letter, Direction::from_letter(letter)) {
        ('-', _) => Ok(None),
        (_, Some(slide)) => Ok(Some(slide)),
        (_, None) => Err(error(&format!("{letter:?} is no slide"), "line", &[])),
    }
}

fn letter(mark: Option<Mark>) -> char {
    match mark {
        Some(Mark::Toward) => 't',
        Some(Mark::Away) => 'a',
        Some(Mark::Open) => 'o',
        None => '-',
    }
}

impl From<Moment> for GradedMoment {
    fn from(moment: Moment) -> Self {
        let Moment { from, to, cost, .. } = moment;
        Self { from, to, cost }
    }
}
