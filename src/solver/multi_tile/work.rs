//! Decides which works next: what finds answers, or what proves that none is
//! shorter.

use super::answers::Answers;
use super::ida::{Ida, Pass};
use super::tables::Builder;
use crate::board::Direction;
use crate::solver::counting;
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns;
use crate::solver::solution::Known;
use crate::solver::symmetry::Orientation;
use crate::solver::tables::Shared;

/// Boards that the proof may expand before a first answer is due, if the tables are
/// made: about 10 ms.
const PATIENCE: u64 = 20_000;

/// Time to expand a board, in table look-ups of the single-tile solver.
const COST: u64 = 6;

/// The work of a search.
#[derive(Debug)]
pub(in crate::solver) struct Work {
    board: HomeBoard,
    // None if the table leads straight to the goal, or nothing more is to be found.
    answers: Option<Answers>,
    proof: Proof,
    // Boards that the proof may expand before the first answer is looked for.
    patience: u64,
}

/// The search that raises the lower bound.
#[derive(Debug)]
enum Proof {
    /// Nothing: the board is too large.
    None,
    /// Its tables are not made yet.
    Waiting(Shared<Builder>),
    Searching(Orientation, Box<Ida>),
}

impl Work {
    /// Begins with what is known. `tables` are those of the board, if it has any, and
    /// `rest` those for a first answer, if it needs one.
    pub(super) fn new(
        board: HomeBoard,
        tables: Option<Shared<Builder>>,
        rest: Option<patterns::Shared>,
        known: &mut Known,
    ) -> Self {
        let mut this = Self {
            answers: rest.map(|rest| Answers::new(&board, rest, known, tables.is_some())),
            proof: tables.map_or(Proof::None, Proof::Waiting),
            board,
            patience: 0,
        };
        if this.use_tables(known) {
            this.patience = PATIENCE;
        }
        this
    }

    /// Returns `true` if a better answer is looked for next, rather than a proof.
    fn answers_next(&self) -> bool {
        let has_proof = !matches!(self.proof, Proof::None);
        match &self.answers {
            None => false,
            Some(answers) if has_proof => self.patience == 0 && !answers.is_over(),
            Some(_) => true,
        }
    }

    /// Returns about how much of the budget is spent.
    fn find(&mut self, budget: u64, known: &mut Known) -> u64 {
        match &mut self.answers {
            Some(answers) => answers.step(budget, known),
            None => budget,
        }
    }

    /// Returns about how much of the budget is spent.
    fn prove(&mut self, budget: u64, known: &mut Known) -> u64 {
        if let Proof::Waiting(tables) = &self.proof {
            // The time that tables take is not counted in boards.
            if tables.lock().make(budget) {
                self.use_tables(known);
            }
            return budget;
        }
        let Proof::Searching(orientation, ida) = &mut self.proof else {
            return budget;
        };
        if let Some(upper) = known.upper() {
            ida.set_upper(upper);
        }
        let before = ida.nodes();
        let most = match self.patience {
            0 => u64::MAX,
            patience => patience,
        };
        let pass = ida.step(budget.div_ceil(COST).min(most));
        let nodes = ida.nodes() - before;
        self.patience = self.patience.saturating_sub(nodes);
        known.nodes += nodes;
        known.raise(ida.lower());
        if let Pass::Solved(cells) = pass {
            known.take(orientation.slides(&self.board, &cells));
        }
        (nodes * COST).max(1)
    }

    /// Begins the proof if its tables are made. Returns `true` if it has begun.
    fn use_tables(&mut self, known: &mut Known) -> bool {
        let Proof::Waiting(tables) = &self.proof else {
            return false;
        };
        let Some(tables) = tables.lock().made() else {
            return false;
        };
        let orientation = Orientation::of(self.board.size(), self.board.blank_home());
        let ida = Ida::new(tables, &orientation.turn(&self.board), known.lower);
        known.raise(ida.lower());
        self.proof = Proof::Searching(orientation, Box::new(ida));
        true
    }
}

impl counting::Work for Work {
    fn step(&mut self, budget: u64, known: &mut Known) {
        let mut left = budget;
        let upper = known.upper();
        while left > 0 && !known.is_optimal() && known.upper() == upper {
            let spent = if self.answers_next() {
                self.find(left, known)
            } else {
                self.prove(left, known)
            };
            left = left.saturating_sub(spent);
        }
    }

    fn tables(&self) -> u8 {
        match &self.proof {
            Proof::Waiting(tables) => tables.lock().percent(),
            Proof::None | Proof::Searching(..) => 100,
        }
    }

    fn searched(&self) -> u8 {
        0
    }

    fn take(&mut self, slides: Vec<Direction>, known: &mut Known) {
        known.take(slides);
    }

    fn can_share(&self) -> bool {
        matches!(self.proof, Proof::None)
    }

    fn share(&mut self, hand: Hand, known: &Known) {
        if let Some(answers) = &mut self.answers {
            answers.share(hand, known);
        }
    }
}
