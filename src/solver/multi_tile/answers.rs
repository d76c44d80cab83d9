//! Ever better solutions, which prove nothing: line by line at once, then by
//! beams.
//!
//! Boards that are proved need an answer only until their tables are made. So
//! they get two beams. On larger boards two kinds of beam take turns for as long as
//! the caller steps: the one looks for few moves, the other for few slides, since
//! it never gets lost.

use super::beam::Beam;
use crate::solver::finder::{Answer, ByDistances, ByLines, Finder};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::Shared;
use crate::solver::solution::Known;

/// Boards per layer of the first beam, and by how much each is wider than the one
/// before.
const FIRST_WIDTH: usize = 250;
const WIDENING: usize = 2;

/// Most cells of a layer: the widest take some 10 MB, and 10 ms at a time.
const MOST_CELLS: usize = 160_000;

/// Beams of a board that is proved.
const PROVED_BEAMS: usize = 2;

/// Largest number of cells for which beams in moves are worth their time.
const BEAM_CELLS: usize = 36;

/// Time to expand a board in a beam in moves, in table look-ups.
const COST: u64 = 40;

/// A search for ever better solutions.
#[derive(Debug)]
pub(super) struct Answers {
    board: HomeBoard,
    work: Work,
    // Beams finished so far.
    beams: usize,
    width: usize,
    // The seed of the first beam.
    seed: u64,
    // Beams in slides, where there are any.
    in_slides: Option<Box<ByDistances>>,
}

#[derive(Debug)]
enum Work {
    Lines(Box<ByLines>),
    Beam(Box<Beam>),
    Slides,
    Over,
}

impl Answers {
    /// Begins with what is known. `rest` are the tables for a construction.
    pub(super) fn new(board: &HomeBoard, rest: Shared, known: &Known, is_proved: bool) -> Self {
        let in_slides = || Box::new(ByDistances::new(board.clone(), None));
        let mut this = Self {
            board: board.clone(),
            work: Work::Lines(Box::new(ByLines::new(board.clone(), rest))),
            beams: 0,
            width: FIRST_WIDTH,
            seed: 0,
            in_slides: (!is_proved).then(in_slides),
        };
        if known.best.is_some() {
            this.next(known);
        }
        this
    }

    /// Returns `true` if no more solutions are looked for.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.work, Work::Over)
    }

    /// Shares the work with another: see [`Finder::share`].
    pub(super) fn share(&mut self, hand: Hand, known: &Known) {
        if let Some(in_slides) = &mut self.in_slides {
            in_slides.share(hand);
        }
        if hand == Hand::Second {
            self.width = hand.width(self.width);
            self.seed = hand.seed();
            // The other begins with the same beam.
            self.next(known);
        }
    }

    /// Works for about `budget` table look-ups, or until a solution is found. Returns
    /// about how many it took.
    pub(super) fn step(&mut self, budget: u64, known: &mut Known) -> u64 {
        let (nodes, cost, answer) = match &mut self.work {
            Work::Lines(lines) => stepped(lines.as_mut(), budget),
            Work::Beam(beam) => {
                let (nodes, answer) = beam.step(budget.div_ceil(COST));
                (nodes, COST, answer)
            }
            Work::Slides => match &mut self.in_slides {
                Some(finder) => stepped(finder.as_mut(), budget),
                None => (0, 1, Answer::Nothing),
            },
            Work::Over => return budget,
        };
        known.nodes += nodes;
        if let Answer::Better(slides) = &answer {
            known.take(slides.clone());
        }
        if answer != Answer::Running {
            self.next(known);
        }
        (nodes * cost).max(1)
    }

    /// Begins the next beam.
    fn next(&mut self, known: &Known) {
        let may_beam = self.board.size().cells() <= BEAM_CELLS;
        self.work = match (&self.work, &self.in_slides) {
            (Work::Beam(_), Some(_)) => Work::Slides,
            (_, None) if self.beams == PROVED_BEAMS => Work::Over,
            _ if may_beam => {
                let seed = self.seed + self.beams as u64;
                let upper = known.upper().unwrap_or(usize::MAX);
                self.beams += 1;
                let beam = Beam::new(&self.board, self.width, upper, seed);
                let widest = (MOST_CELLS / self.board.size().cells()).max(1);
                self.width = (self.width * WIDENING).min(widest);
                Work::Beam(Box::new(beam))
            }
            _ => Work::Slides,
        };
    }
}

fn stepped(finder: &mut dyn Finder, budget: u64) -> (u64, u64, Answer) {
    let cost = finder.cost();
    let (nodes, answer) = finder.step(budget.div_ceil(cost));
    (nodes, cost, answer)
}
