//! Boards of up to 16 cells: line by line where that takes long, and an
//! optimal solution in any case.

use super::large::Answer;
use super::lines::Lines;
use super::optimal::{self, Outcome};
use super::shelf::Shared;
use super::strips::Strips;
use super::{HomeBoard, Known, SLOWER, percent};
use crate::board::Size;

/// Boards that the optimal search may look at before a first answer is made
/// line by line: about 10 ms.
const PATIENCE: u64 = 100_000;

/// Rounds of beams by distances between that answer and the tables. On thirty of
/// Korf's boards the answer line by line is 65 % too long, that of the first beam
/// 1.9 %, after 7 ms, what is known after the second 1.6 %: who follows a hint
/// that is not proved yet is seldom led astray.
const ROUNDS: usize = 2;

/// Up to so many cells tables hold every board, and lead straight home.
const STRAIGHT_CELLS: usize = 10;

/// A search that ends in an optimal solution.
#[derive(Debug)]
pub(super) struct Small {
    homes: HomeBoard,
    // The way to a first answer; none for boards that need none.
    lines: Option<Lines>,
    // The way to better ones, while the tables are still to be made.
    beams: Option<Strips>,
    rounds: usize,
    proof: Proof,
}

/// What proves a solution optimal.
#[derive(Debug)]
enum Proof {
    /// Tables that are not made yet.
    Making(Shared),
    Optimal(Box<optimal::Search>),
}

impl Small {
    /// Whether boards of this size need the tables of what is left when most
    /// lines are done.
    pub(super) fn needs_rest(size: Size) -> bool {
        size.cells() > STRAIGHT_CELLS
    }

    pub(super) fn new(
        homes: HomeBoard,
        rest: Option<Shared>,
        tables: Shared,
        known: &mut Known,
    ) -> Self {
        let mut this = Self {
            lines: rest.map(|rest| Lines::new(homes.clone(), rest)),
            homes,
            beams: None,
            rounds: 0,
            proof: Proof::Making(tables),
        };
        this.use_tables(known);
        this
    }

    /// Goes on for about `budget` boards.
    pub(super) fn step(&mut self, budget: u64, known: &mut Known) {
        let takes_long = self.proof.takes_long();
        if let Some(lines) = self.lines.as_mut().filter(|_| takes_long) {
            let (nodes, found) = lines.step(budget.div_ceil(SLOWER));
            known.nodes += nodes;
            if let Some(slides) = found {
                known.take(slides);
                self.lines = None;
                self.beams = Some(Strips::new(self.homes.clone()));
            }
            return;
        }
        let is_making = matches!(self.proof, Proof::Making(_));
        if let Some(beams) = self.beams.as_mut().filter(|_| is_making) {
            let (nodes, answer) = beams.step(budget.div_ceil(SLOWER));
            known.nodes += nodes;
            self.rounds += usize::from(answer != Answer::Running);
            if let Answer::Better(slides) = answer {
                known.take(slides);
            }
            if self.rounds == ROUNDS {
                self.beams = None;
            }
            return;
        }
        match &mut self.proof {
            Proof::Making(tables) => {
                if tables.lock().make(budget) {
                    self.use_tables(known);
                    self.step(budget, known);
                }
            }
            Proof::Optimal(search) => {
                let before = search.nodes();
                let outcome = search.step(budget);
                known.nodes += search.nodes() - before;
                known.lower = known.lower.max(search.lower());
                match outcome {
                    Outcome::Running => {}
                    Outcome::Solved(slides) => known.take(slides),
                    // Its bound has come up to the best solution.
                    Outcome::UpperIsShortest => {}
                }
            }
        }
    }

    /// How many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        match &self.proof {
            Proof::Making(tables) => percent(&tables.lock()),
            Proof::Optimal(_) => 100,
        }
    }

    /// Goes over to the optimal search where the tables for it are made.
    fn use_tables(&mut self, known: &mut Known) {
        let Proof::Making(tables) = &self.proof else {
            return;
        };
        let search = tables
            .lock()
            .search(&self.homes, known.lower, known.upper());
        if let Some(search) = search {
            known.lower = known.lower.max(search.lower());
            self.proof = Proof::Optimal(Box::new(search));
        }
    }
}

impl Proof {
    /// Whether somebody who waits should be given a first answer before.
    fn takes_long(&self) -> bool {
        match self {
            Self::Making(_) => true,
            Self::Optimal(search) => search.nodes() >= PATIENCE,
        }
    }
}
