//! Shortens the ends of solutions by beams by distances: the last slides, which stay
//! in a rectangle for which there are beams by weights.
//!
//! On random boards of 8×8 these are the last 115 of 470 slides. The beam that found
//! them went by distances up to the goal; one by weights takes a tenth less.

use super::by_weights::{ByWeights, Source};
use super::{Answer, ByDistances, Finder};
use crate::board::{Direction, Size};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;

/// If the board had only the cells of its tails, beams by distances would take `SHARE`
/// times as long as those that shorten what they find. The more cells it has, the less
/// there is to gain at the end.
const SHARE: u64 = 3;

/// An end of fewer slides is left as it is: it is seldom longer than need be.
const LEAST: usize = 24;

/// Beams by distances, and others that shorten the ends of their solutions. They take
/// turns round by round.
#[derive(Debug)]
pub(in crate::solver) struct WithTails {
    board: HomeBoard,
    beams: ByDistances,
    // The size of a tail.
    size: Size,
    source: Source,
    tail: Option<Tail>,
    // `true` if a round of the tail is next, or goes on.
    is_tails_turn: bool,
    // Length of the shortest solution so far.
    best: usize,
    // Look-ups that both have taken.
    beams_spent: u64,
    tails_spent: u64,
}

/// The end of a solution, as a board of its own.
#[derive(Debug)]
struct Tail {
    // The slides that lead there.
    before: Vec<Direction>,
    beams: ByWeights,
}

impl WithTails {
    /// `size` is that of the tails, and `source` has the weights for boards of it. If
    /// a solution of `upper` slides is known, it looks only for shorter ones.
    pub(in crate::solver) fn new(
        beams: ByDistances,
        board: HomeBoard,
        (size, source): (Size, Source),
        upper: Option<usize>,
    ) -> Self {
        Self {
            board,
            beams,
            size,
            source,
            tail: None,
            is_tails_turn: false,
            best: upper.unwrap_or(usize::MAX),
            beams_spent: 0,
            tails_spent: 0,
        }
    }

    /// Ends a round of either.
    fn end_round(&mut self) {
        let [all, part] = [self.board.size(), self.size].map(|size| size.cells() as u64);
        let is_due = self.tails_spent * SHARE * all < self.beams_spent * part;
        self.is_tails_turn = is_due && self.tail.is_some() && self.source.is_read();
    }

    /// Returns the answer of a round, if it is shorter than all before of either.
    fn kept(&mut self, answer: Answer) -> Answer {
        match answer {
            Answer::Better(slides) if slides.len() < self.best => {
                self.best = slides.len();
                Answer::Better(slides)
            }
            _ => Answer::Nothing,
        }
    }

    /// Returns the end of a solution; `None` if it is too short.
    fn tail_of(&self, slides: &[Direction]) -> Option<Tail> {
        let size = self.board.size();
        let mut blank = self.board.blank();
        let mut cells = vec![blank];
        for &slide in slides {
            blank = size.cell_that_slides(blank, slide)?;
            cells.push(blank);
        }
        let (corner, from) = self.end_of(&cells);
        if slides.len() - from < LEAST {
            return None;
        }
        let mut board = self.board.clone();
        for &cell in &cells[1..=from] {
            board.slide_from(cell);
        }
        let part = board.part(corner, self.size);
        let upper = slides.len() - from;
        Some(Tail {
            before: slides[..from].to_vec(),
            beams: ByWeights::new(self.source.clone(), &part, Some(upper)),
        })
    }

    /// Returns the corner of a rectangle of the size of a tail, and from which of these
    /// cells on the blank stays in it.
    fn end_of(&self, cells: &[usize]) -> (usize, usize) {
        let size = self.board.size();
        let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
        let mut from = cells.len();
        let mut corner = (0, 0);
        for &cell in cells.iter().rev() {
            let (column, row) = (size.column_of(cell), size.row_of(cell));
            (left, right) = (left.min(column), right.max(column));
            (top, bottom) = (top.min(row), bottom.max(row));
            if right - left >= self.size.columns() || bottom - top >= self.size.rows() {
                break;
            }
            from -= 1;
            corner = (left, top);
        }
        let column = corner.0.min(size.columns() - self.size.columns());
        let row = corner.1.min(size.rows() - self.size.rows());
        (row * size.columns() + column, from)
    }
}

impl Finder for WithTails {
    fn step(&mut self, budget: u64) -> (u64, Answer) {
        let cost = self.cost();
        let (nodes, answer) = match &mut self.tail {
            Some(tail) if self.is_tails_turn => {
                let (nodes, answer) = tail.beams.step(budget);
                self.tails_spent += nodes * cost;
                let whole = |end: Vec<Direction>| [tail.before.as_slice(), &end].concat();
                (nodes, answer.map(whole))
            }
            _ => {
                let (nodes, answer) = self.beams.step(budget);
                self.beams_spent += nodes * cost;
                if let Answer::Better(slides) = &answer {
                    self.tail = self.tail_of(slides);
                }
                (nodes, answer)
            }
        };
        if answer == Answer::Running {
            return (nodes, answer);
        }
        self.end_round();
        (nodes, self.kept(answer))
    }

    fn set_upper(&mut self, upper: usize) {
        // A beam's solution may be longer than that before its end is shortened.
        self.best = self.best.min(upper);
    }

    fn share(&mut self, hand: Hand) {
        self.beams.share(hand);
    }

    fn cost(&self) -> u64 {
        match &self.tail {
            Some(tail) if self.is_tails_turn => tail.beams.cost(),
            _ => self.beams.cost(),
        }
    }
}
