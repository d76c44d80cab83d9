//! A whole play against perfect play, for the worker. Lengths count as the solver of
//! the module does, slides (STM) or moves (MTM), and so do positions.

use super::boards::read_board;
use super::results::result;
use super::solver::{CoreSolver, METRIC, Solver};
use super::values::error;
use crate::board::{Metric, Move, Moves};
use crate::grading::{self, LostEnding, Mark, Moment, Tally};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// How far from the goal an ending to be practised may begin, in slides (STM). Who
/// practises counts slides.
const LONGEST_ENDING: usize = 25;

/// What is known of the boards of a play so far.
#[derive(Debug, Serialize, Tsify)]
pub struct Grades {
    /// The position from which on boards are known.
    from: usize,
    /// Proved: no solution of the board is shorter.
    lower: Vec<usize>,
    /// Known: there is a solution that is no longer.
    upper: Vec<usize>,
    /// What the slide or move to the next board did: `t`oward, `s`tay, `a`way, `o`pen,
    /// or `-` where there is none.
    marks: String,
    /// The parts that lost most, the dearest first.
    moments: Vec<GradedMoment>,
    /// How many are proved to be on a shortest way.
    toward: usize,
    /// How many are proved to leave the distance as it is: none in slides.
    stay: usize,
    /// How many are proved to lead away.
    away: usize,
    /// Of how many that is not proved.
    open: usize,
    /// How many slides or moves are proved to be lost in all.
    cost: usize,
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

/// A part of a play that lost slides or moves.
#[derive(Debug, Serialize, Tsify)]
pub(super) struct GradedMoment {
    /// The position before its first slide or move.
    from: usize,
    /// The position after its last one.
    to: usize,
    /// How many a shortest way would have saved.
    cost: usize,
}

/// The best way known from a board of a play.
#[derive(Debug, Serialize, Tsify)]
pub struct GradedLine {
    /// The board in text form.
    board: String,
    /// One letter of U, D, L, R per slide: the way the tile goes.
    slides: String,
    /// Its length.
    length: usize,
    /// Proved: no solution of the board is shorter.
    lower: usize,
}

/// A play that is being graded; `free()` drops it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Grading(grading::Grading<CoreSolver>);

#[wasm_bindgen]
impl Grading {
    /// Begins with the last board of a play, given by its start and its moves, like
    /// `L2U`, with `-` for a restart. On boards of more than 16 cells a search ends
    /// after `patience` nodes.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, goal: &str, moves: &str, patience: u32) -> Result<Self, JsValue> {
        let start = read_board(text, goal)?;
        let grading = grading::Grading::along(&start, read_play(moves)?, u64::from(patience));
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
        let tally = self.0.tally();
        let Tally {
            toward,
            stay,
            away,
            open,
            ..
        } = tally;
        result(&Grades {
            from,
            lower,
            upper,
            marks: (from..count).map(|at| letter(self.0.mark(at))).collect(),
            moments: self.0.moments(3).into_iter().map(Into::into).collect(),
            toward,
            stay,
            away,
            open,
            cost: tally.cost(),
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
            length: line.length(),
            lower: line.lower(),
        });
        line.as_ref().map(result).transpose()
    }
}

impl Grading {
    fn ending(&self) -> Option<GradedEnding> {
        if METRIC != Metric::SingleTile || self.0.left() > 0 {
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

/// Reads the moves of a play; `None` is a restart.
fn read_play(text: &str) -> Result<Vec<Option<Move>>, JsValue> {
    let mut play = Vec::new();
    for (at, attempt) in text.split('-').enumerate() {
        let moves: Moves = attempt.parse().map_err(|e| error(&e, "line", &[]))?;
        play.extend((at > 0).then_some(None));
        play.extend(moves.into_iter().map(Some));
    }
    Ok(play)
}

fn letter(mark: Option<Mark>) -> char {
    match mark {
        Some(Mark::Toward) => 't',
        Some(Mark::Stay) => 's',
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
