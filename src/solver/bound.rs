//! The proved lower bound of a board of more than 16 cells, raised for as long
//! as there is time.
//!
//! IDA\* that has come to the end of a pass has proved that no solution is as
//! short. Up to 49 cells it has pattern tables (`optimal`); until they are made,
//! and on larger boards, there is Manhattan distance with linear conflicts.

use super::home_board::HomeBoard;
use super::ida::Ida;
use super::manhattan;
use super::optimal::{self, Outcome};
use super::shelf::Shared;
use super::{SLOWER, percent};
use crate::board::Direction;

/// A lower bound in progress. Its budgets and nodes are those of a search with
/// tables.
#[derive(Debug)]
pub(super) struct Bound {
    homes: HomeBoard,
    proof: Proof,
    lower: usize,
    upper: Option<usize>,
    nodes: u64,
}

#[derive(Debug)]
enum Proof {
    /// Tables that are not made yet.
    Making(Shared),
    Tables(Box<optimal::Search>),
    /// Boards that have no tables.
    Plain(Ida),
}

impl Bound {
    /// The bound of a board; `tables` are those of its size and goal, `None`
    /// where there are none.
    pub(super) fn new(homes: &HomeBoard, tables: Option<Shared>) -> Self {
        let proof = tables.map_or_else(|| Proof::Plain(Ida::new(homes)), Proof::Making);
        let mut this = Self {
            homes: homes.clone(),
            proof,
            lower: manhattan::lower_bound(homes),
            upper: None,
            nodes: 0,
        };
        this.use_tables();
        this
    }

    /// Proved: no solution is shorter (STM).
    pub(super) fn lower(&self) -> usize {
        self.lower
    }

    /// Boards looked at since this was asked last; the making of tables is not
    /// counted.
    pub(super) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// Whether the tables are made, or there are none.
    pub(super) fn has_tables(&self) -> bool {
        !matches!(self.proof, Proof::Making(_))
    }

    /// How many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        match &self.proof {
            Proof::Making(tables) => percent(&tables.lock()),
            Proof::Tables(_) | Proof::Plain(_) => 100,
        }
    }

    /// Lets it know that there is a solution of this length, so that it looks
    /// for none as long.
    pub(super) fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
        if let Proof::Tables(search) = &mut self.proof {
            search.set_upper(upper);
        }
    }

    /// Goes on for about the time of `budget` boards of a search with tables,
    /// making these first. Returns the slides of an optimal solution when it
    /// finds one.
    pub(super) fn step(&mut self, budget: u64) -> Option<Vec<Direction>> {
        if self.upper.is_some_and(|upper| self.lower >= upper) {
            return None;
        }
        match &mut self.proof {
            Proof::Making(tables) => {
                if tables.lock().make(budget) {
                    self.use_tables();
                    return self.step(budget);
                }
                None
            }
            Proof::Tables(search) => {
                let before = search.nodes();
                let outcome = search.step(budget);
                self.nodes += search.nodes() - before;
                self.lower = self.lower.max(search.lower());
                match outcome {
                    Outcome::Solved(slides) => Some(slides),
                    Outcome::Running | Outcome::UpperIsShortest => None,
                }
            }
            Proof::Plain(ida) => {
                let found = ida.step(budget.div_ceil(SLOWER));
                self.nodes += ida.take_nodes();
                self.lower = self.lower.max(ida.bound());
                found
            }
        }
    }

    /// Goes over to the search with tables where they are made.
    fn use_tables(&mut self) {
        let Proof::Making(tables) = &self.proof else {
            return;
        };
        let search = tables.lock().search(&self.homes, self.lower, self.upper);
        if let Some(search) = search {
            self.lower = self.lower.max(search.lower());
            self.proof = Proof::Tables(Box::new(search));
        }
    }
}
