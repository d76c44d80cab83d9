//! Raises the lower bound of a board, slide by slide, until it finds a shortest
//! solution.
//!
//! When IDA\* has exhausted a pass, it has proved that no solution is as short
//! as the pass allowed. It uses pattern databases up to 49 cells, once they are
//! made, and distances on larger boards.
//!
//! On 5×5 each pass takes about ten times as long as the one before. On thirty of Korf &
//! Felner's boards 30,000 nodes prove 0.873 of the optimum, a million 0.905.
//!
//! Budgets and costs count *table look-ups*: one is the time in which IDA\*
//! over pattern databases expands a node.
//!
//! | file           | what it owns                                            |
//! |----------------|---------------------------------------------------------|
//! | `eighths`      | what each of two searches takes of a pass               |
//! | `ida`          | IDA\* on one board, on which it makes slides and takes them back |
//! | `pattern_sums` | its bound over pattern databases                        |
//! | `distances`    | its bound without them                                  |
//! | `packed_ida`   | IDA\* over pattern databases for up to 16 cells: packs boards in 64 bits and copies them |
//! | `decider`      | compares the distances of such boards with given numbers |

mod decider;
mod distances;
mod eighths;
mod ida;
mod packed_ida;
mod pattern_sums;

pub(crate) use decider::Decider;

use crate::board::{Direction, Metric};
use crate::solver::distance;
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::{self, PatternTables, Shared};
use crate::solver::symmetry::Orientation;
use crate::solver::tables::is_provable;
use distances::Distances;
use eighths::Eighths;
use packed_ida::PackedIda;
use pattern_sums::PatternSums;
use std::fmt;
use std::sync::Arc;

/// The metric of the bounds.
pub(super) const METRIC: Metric = Metric::SingleTile;

// Bounds in another metric would prove nothing in this one.
const _: () = assert!(matches!(patterns::METRIC, METRIC));
const _: () = assert!(matches!(distance::METRIC, METRIC));

/// A search for a shortest solution. How it is cut into steps does not change
/// its nodes.
trait Engine: Send {
    /// Returns the lower bound (STM). Proved: no solution is shorter.
    fn lower(&self) -> usize;

    /// Returns the number of nodes expanded so far.
    fn nodes(&self) -> u64;

    /// Returns how many percent are searched of the branches of this pass; 0 where that
    /// takes no time worth telling.
    fn searched(&self) -> u8 {
        0
    }

    /// Begins a pass with a limit `more` slides higher, an even number; with 0 the same pass.
    fn begin(&mut self, more: usize);

    /// Tells the engine the length (STM) of a known solution, so that it searches
    /// only for shorter ones.
    fn set_upper(&mut self, upper: usize);

    /// Expands about `budget` nodes.
    fn step(&mut self, budget: u64, eighths: &mut Eighths) -> Pass;

    /// Returns the time per node, in table look-ups.
    fn cost(&self) -> u64 {
        1
    }
}

/// The place of a proof: two searches of one board share its passes by telling each
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The lower bound. Proved: no solution is shorter.
    pub lower: usize,
    /// The eighths in which no solution has `lower` slides, as a set of bits.
    pub eighths: u8,
}

// Implemented once, for the trait object. With a `Debug` for each engine, the
// vtables would keep the code that prints them in the wasm module: a third of
// its size.
impl fmt::Debug for dyn Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("lower", &self.lower())
            .field("nodes", &self.nodes())
            .finish_non_exhaustive()
    }
}

/// The result of one step of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pass {
    /// The search is not finished.
    Running,
    /// A shortest solution, as the cells that the blank goes to. They are also the
    /// cells that the sliding tiles come from.
    Solved(Vec<u8>),
    /// No solution is shorter than the known one, which is therefore optimal.
    UpperIsShortest,
}

/// Nodes to expand over quick tables before strong ones are made: about 0.2 s. Most
/// boards take a tenth of that.
const QUICK_NODES: u64 = 6_000_000;

/// Nodes beyond 16 cells that are proved at once, over tables that are made or quick: 3 %
/// of the first second. On 5×5 the first 30,000 raise the bound to 0.87 of the optimum, a
/// million to 0.90, two millions to 0.91. So the next ones wait; then strong tables are made.
const CHEAP_NODES: u64 = 1_000_000;

/// Nodes after which it pays that another begins. Few boards of 4×4 take as many.
const LONG: u64 = 1_000_000;

/// The tables of a search.
#[derive(Clone, Debug)]
pub(super) struct Supply {
    /// The tables with which the search begins.
    pub(super) first: Shared,
    /// With which it goes on where that takes long; `None` for the first ones.
    pub(super) later: Option<Shared>,
}

impl Supply {
    /// Returns a supply of one kind of tables.
    pub(super) fn of(tables: Shared) -> Self {
        Self {
            first: tables,
            later: None,
        }
    }
}

/// A proof in progress. Its budgets count table look-ups.
#[derive(Debug)]
pub(super) struct Prover {
    board: HomeBoard,
    state: State,
    // Stronger tables than those in use.
    later: Option<Shared>,
    lower: usize,
    upper: Option<usize>,
    // Those of the pass at hand.
    eighths: Eighths,
    // Nodes that all engines have expanded.
    nodes: u64,
}

#[derive(Debug)]
enum State {
    /// Its tables are not made yet.
    Waiting(Shared),
    /// The orientation of the engine's board.
    Searching(Orientation, Box<dyn Engine>),
}

impl Prover {
    /// Begins with what is known: no solution is shorter than `lower` (STM), and
    /// one has `upper` slides, if any is known. `tables` are those of the board;
    /// `None` if there are none.
    pub(super) fn new(
        board: &HomeBoard,
        tables: Option<Supply>,
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        let lower = lower.max(distance::lower(board));
        let mut later = None;
        let state = match tables {
            Some(supply) => {
                later = supply.later;
                State::Waiting(supply.first)
            }
            None => {
                let orientation = Orientation::of(board.size(), board.blank_home());
                let engine = Distances::engine(&orientation.turn(board), lower, upper);
                State::Searching(orientation, Box::new(engine))
            }
        };
        let mut this = Self {
            board: board.clone(),
            state,
            later,
            lower,
            upper,
            eighths: Eighths::all(),
            nodes: 0,
        };
        this.use_tables();
        this
    }

    /// Leaves a part of each pass to another proof, that has tables if this one has.
    pub(super) fn share(&mut self, hand: Hand) {
        self.eighths.share(hand);
    }

    /// Returns where the proof is, if another shares it.
    pub(super) fn place(&self) -> Option<Place> {
        match &self.state {
            State::Waiting(_) => None,
            State::Searching(_, engine) => self.eighths.place(engine.lower()),
        }
    }

    /// Takes note of where the other proof is.
    pub(super) fn meet(&mut self, place: Place) {
        self.lower = self.lower.max(place.lower);
        let State::Searching(_, engine) = &mut self.state else {
            return;
        };
        let lower = engine.lower();
        if place.lower > lower {
            self.eighths.turn();
            engine.begin(place.lower - lower);
        } else if place.lower == lower && self.eighths.meet(place) {
            engine.begin(2);
        }
        self.lower = self.lower.max(engine.lower());
    }

    /// Returns the lower bound (STM). Proved: no solution is shorter.
    pub(super) fn lower(&self) -> usize {
        self.lower
    }

    /// Returns the number of nodes expanded so far, not counting the making of
    /// tables.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns `true` if it takes long with its strongest tables.
    pub(super) fn is_long(&self) -> bool {
        match &self.state {
            State::Searching(_, engine) => self.later.is_none() && engine.nodes() >= LONG,
            State::Waiting(_) => false,
        }
    }

    /// Returns the time per node, in table look-ups.
    pub(super) fn cost(&self) -> u64 {
        match &self.state {
            State::Waiting(_) => 1,
            State::Searching(_, engine) => engine.cost(),
        }
    }

    /// Returns how many nodes are expanded over quick tables before strong ones are made.
    fn quick_nodes(&self) -> u64 {
        if is_provable(self.board.size()) {
            QUICK_NODES
        } else {
            CHEAP_NODES
        }
    }

    /// Returns `true` while a node raises the bound of a board of more than 16 cells by
    /// much: its tables are quick or made, and it has just begun.
    pub(super) fn is_cheap(&self) -> bool {
        match &self.state {
            State::Waiting(_) => self.later.is_some(),
            State::Searching(..) => self.nodes < CHEAP_NODES && patterns::cover(self.board.size()),
        }
    }

    /// Returns `true` if its tables are made, or there are none.
    pub(super) fn has_tables(&self) -> bool {
        matches!(self.state, State::Searching(..))
    }

    /// Returns how many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        match &self.state {
            State::Waiting(tables) => tables.lock().percent(),
            State::Searching(..) => 100,
        }
    }

    /// Returns how many percent are searched of the branches in which a solution as
    /// short as the lower bound could be; 0 up to 16 cells.
    pub(super) fn searched(&self) -> u8 {
        match &self.state {
            State::Searching(_, engine) if !is_provable(self.board.size()) => {
                self.eighths.searched(engine.searched())
            }
            _ => 0,
        }
    }

    /// Tells the prover the length (STM) of a known solution.
    pub(super) fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
        if let State::Searching(_, engine) = &mut self.state {
            engine.set_upper(upper);
        }
    }

    /// Works for about `budget` table look-ups, and makes its tables first. Returns
    /// the slides of a shortest solution when it finds one.
    pub(super) fn step(&mut self, budget: u64) -> Option<Vec<Direction>> {
        if self.upper.is_some_and(|upper| self.lower >= upper) {
            return None;
        }
        if let State::Waiting(tables) = &self.state {
            if !tables.lock().make(budget) {
                return None;
            }
            self.use_tables();
        }
        let quick_nodes = self.quick_nodes();
        let State::Searching(orientation, engine) = &mut self.state else {
            return None;
        };
        let mut most = budget.div_ceil(engine.cost());
        if self.later.is_some() {
            most = most.min(quick_nodes.saturating_sub(self.nodes));
        }
        let before = engine.nodes();
        let pass = engine.step(most, &mut self.eighths);
        self.nodes += engine.nodes() - before;
        self.lower = self.lower.max(engine.lower());
        if pass == Pass::Running
            && self.nodes >= quick_nodes
            && let Some(later) = self.later.take()
        {
            self.state = State::Waiting(later);
            self.use_tables();
            return None;
        }
        match pass {
            Pass::Solved(cells) => Some(orientation.slides(&self.board, &cells)),
            Pass::Running | Pass::UpperIsShortest => None,
        }
    }

    /// Begins the search if its tables are made.
    fn use_tables(&mut self) {
        let State::Waiting(tables) = &self.state else {
            return;
        };
        let Some(tables) = tables.lock().made() else {
            return;
        };
        let orientation = Orientation::of(self.board.size(), self.board.blank_home());
        let board = orientation.turn(&self.board);
        let engine = self.engine(tables, board.cells());
        self.eighths.turn();
        self.lower = self.lower.max(engine.lower());
        self.state = State::Searching(orientation, engine);
    }

    fn engine(&self, tables: Arc<PatternTables>, board: &[u8]) -> Box<dyn Engine> {
        let (lower, upper) = (self.lower, self.upper);
        if is_provable(self.board.size()) {
            return Box::new(PackedIda::new(tables, board, lower, upper));
        }
        match tables.views().len() {
            1 => Box::new(PatternSums::<1>::engine(tables, board, lower, upper)),
            _ => Box::new(PatternSums::<2>::engine(tables, board, lower, upper)),
        }
    }
}
