//! A whole play against perfect play, for the worker. Lengths count as the solver of
//! the module does, slides (STM) or moves (MTM), and so do positions.

use super::Counted;
use super::line::letters;
use super::search::{METRIC, Solver};
use play::grading::{self, LostEnding, Mark, Moment};
use sliding_puzzle::board::{Metric, Move, Moves};
use wasm::boards::read_board;
use wasm::values::{error, numbers, object, or_null};
use wasm_bindgen::prelude::*;

/// The most slides (STM) of an ending to be practised. A player who practises counts
/// slides.
const LONGEST_ENDING: usize = 25;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The grades of the boards of a play so far. */
export interface Grades {
  /** The position from which on boards are known. */
  from: number;
  /** Proved: no solution of the board is shorter. */
  lower: number[];
  /** Known: there is a solution that is no longer. */
  upper: number[];
  /** The mark of the slide or move to the next board: `t`oward, `s`tay, `a`way,
   * `o`pen, or `-` where there is none. */
  marks: string;
  /** The parts that lost most, the dearest first. */
  moments: GradedMoment[];
  /** Marks proved to be on a shortest way. */
  toward: number;
  /** Marks proved to leave the distance as it is: none in slides. */
  stay: number;
  /** Marks proved to lead away. */
  away: number;
  /** Marks of which nothing is proved. */
  open: number;
  /** Slides or moves proved to be lost in all. */
  cost: number;
  /** Boards still to be searched, as far as it is known. */
  left: number;
  /** The ending in which slides were lost; `null` until all is known, and where none
   * was. */
  ending: GradedEnding | null;
}
/** A part of a play that lost slides or moves. */
export interface GradedMoment {
  /** The position before its first slide or move. */
  from: number;
  /** The position after its last one. */
  to: number;
  /** Slides or moves that a shortest way would have saved. */
  cost: number;
}
/** The end of a play, from the first slide near the goal that led away. */
export interface GradedEnding {
  /** The position before that slide. */
  from: number;
  /** Its board in text form. */
  board: string;
  /** The fewest slides from there. */
  fewest: number;
  /** Slides more that the play took. */
  cost: number;
}
/** The best way known from a board of a play. */
export interface GradedLine {
  /** The board in text form. */
  board: string;
  /** One letter of U, D, L, R per slide: the way the tile goes. */
  slides: string;
  /** Its length. */
  length: number;
  /** Proved: no solution of the board is shorter. */
  lower: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Grades")]
    pub type Grades;
    #[wasm_bindgen(typescript_type = "GradedLine")]
    pub type GradedLine;
}

/// A play that is being graded; `free()` drops it at any step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Grading(grading::Grading<Counted>);

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

    /// Works for about the time in which `nodes` nodes are expanded. Returns `true` if
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
    pub fn grades(&self) -> Grades {
        let count = self.0.positions().len();
        let from = count - self.0.decided();
        let grades = (from..count).filter_map(|at| self.0.grade(at));
        let (lower, upper): (Vec<_>, Vec<_>) =
            grades.map(|grade| (grade.lower, grade.upper)).unzip();
        let marks: String = (from..count).map(|at| letter(self.0.mark(at))).collect();
        let moments = self.0.moments(3).into_iter().map(moment);
        let tally = self.0.tally();
        object(&[
            ("from", from.into()),
            ("lower", numbers(lower)),
            ("upper", numbers(upper)),
            ("marks", marks.into()),
            ("moments", moments.collect::<Vec<_>>().into()),
            ("toward", tally.toward.into()),
            ("stay", tally.stay.into()),
            ("away", tally.away.into()),
            ("open", tally.open.into()),
            ("cost", tally.cost().into()),
            ("left", self.0.left().into()),
            ("ending", or_null(self.ending())),
        ])
    }

    /// Returns the best way known from a board; `undefined` until there is one, and
    /// beyond the end.
    pub fn line(&self, position: usize) -> Option<GradedLine> {
        let line = self.0.line(position)?;
        let board = &self.0.positions()[position].board;
        Some(object(&[
            ("board", board.to_string().into()),
            ("slides", letters(line.slides())),
            ("length", line.length().into()),
            ("lower", line.lower().into()),
        ]))
    }
}

impl Grading {
    fn ending(&self) -> Option<JsValue> {
        if METRIC != Metric::SingleTile || self.0.left() > 0 {
            return None;
        }
        let LostEnding {
            from, fewest, cost, ..
        } = self.0.lost_ending(LONGEST_ENDING)?;
        let board = self.0.positions()[from].board.to_string();
        Some(object(&[
            ("from", from.into()),
            ("board", board.into()),
            ("fewest", fewest.into()),
            ("cost", cost.into()),
        ]))
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

fn moment(moment: Moment) -> JsValue {
    object(&[
        ("from", moment.from.into()),
        ("to", moment.to.into()),
        ("cost", moment.cost.into()),
    ])
}
