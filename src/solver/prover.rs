//! Proves that no solution of a board is shorter than so many slides, ever
//! more, until it comes to a shortest solution.
//!
//! IDA\* that has come to the end of a pass has proved that no solution is as
//! short as the pass allowed. It goes by pattern databases up to 49 cells, once
//! they are made, and by distances on larger boards.
//!
//! | file           | what it owns                                            |
//! |----------------|---------------------------------------------------------|
//! | `ida`          | IDA\* on one board that slides are made on and taken back from |
//! | `pattern_sums` | its bound by pattern databases                          |
//! | `distances`    | its bound without any                                   |
//! | `packed_ida`   | IDA\* by pattern databases for up to 16 cells: boards packed in 64 bits, and copied |

mod distances;
mod ida;
mod packed_ida;
mod pattern_sums;

use crate::board::{Direction, Metric};
use crate::solver::distance;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::{self, PatternTables, Shared, Tables};
use crate::solver::symmetry::Orientation;
use distances::Distances;
use packed_ida::PackedIda;
use pattern_sums::PatternSums;
use std::fmt;
use std::sync::Arc;

/// What the bounds count.
pub(super) const METRIC: Metric = Metric::SingleTile;

// Bounds in another metric would prove nothing in this one.
const _: () = assert!(matches!(patterns::METRIC, METRIC));
const _: () = assert!(matches!(distance::METRIC, METRIC));

/// A search for a shortest solution. Any slicing of it looks at the same boards.
trait Engine: Send {
    /// Proved: no solution is shorter.
    fn lower(&self) -> usize;

    /// Boards looked at so far.
    fn nodes(&self) -> u64;

    /// Lets it know that there is a solution of this length, so that it looks
    /// for none as long.
    fn set_upper(&mut self, upper: usize);

    /// Goes on for about `budget` boards.
    fn step(&mut self, budget: u64) -> Pass;

    /// The time of one of its boards, in boards that tables are looked up for.
    fn cost(&self) -> u64 {
        1
    }
}

// Not of each kind: the table of its methods would keep in the wasm module what
// prints it, and that is a third of the module.
impl fmt::Debug for dyn Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("lower", &self.lower())
            .field("nodes", &self.nodes())
            .finish_non_exhaustive()
    }
}

/// What a step of an engine came to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pass {
    /// There is more to do.
    Running,
    /// A shortest solution: the cells the blank goes to, that is, of each slide
    /// the cell its tile comes from.
    Solved(Vec<u8>),
    /// No solution is shorter than the upper bound: the known one is optimal.
    UpperIsShortest,
}

/// A lower bound in progress. Its budgets are boards that tables are looked up
/// for.
#[derive(Debug)]
pub(super) struct Prover {
    board: HomeBoard,
    state: State,
    lower: usize,
    upper: Option<usize>,
    // Looked at by the engine.
    nodes: u64,
}

#[derive(Debug)]
enum State {
    /// Its tables are not made yet.
    Waiting(Shared),
    /// The orientation is that of the engine's board.
    Searching(Orientation, Box<dyn Engine>),
}

impl Prover {
    /// Begins with what is known: no solution is shorter than `lower`, and one
    /// of `upper` slides is there, if any. `tables` are those of the board,
    /// `None` where there are none.
    pub(super) fn new(
        board: &HomeBoard,
        tables: Option<Shared>,
        lower: usize,
        upper: Option<usize>,
    ) -> Self {
        let lower = lower.max(distance::lower_bound(board));
        let state = match tables {
            Some(tables) => State::Waiting(tables),
            None => {
                let orientation = Orientation::of(board.size(), board.blank_home());
                let engine = Distances::engine(&orientation.turn(board), lower, upper);
                State::Searching(orientation, Box::new(engine))
            }
        };
        let mut this = Self {
            board: board.clone(),
            state,
            lower,
            upper,
            nodes: 0,
        };
        this.use_tables();
        this
    }

    /// Proved: no solution is shorter.
    pub(super) fn lower(&self) -> usize {
        self.lower
    }

    /// Boards looked at so far, not counting the making of tables.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The time that it takes to look at a board, in boards that tables are
    /// looked up for.
    pub(super) fn cost(&self) -> u64 {
        match &self.state {
            State::Waiting(_) => 1,
            State::Searching(_, engine) => engine.cost(),
        }
    }

    /// Whether its tables are made, or there are none.
    pub(super) fn has_tables(&self) -> bool {
        matches!(self.state, State::Searching(..))
    }

    /// How many percent of its tables are made.
    pub(super) fn tables(&self) -> u8 {
        match &self.state {
            State::Waiting(tables) => tables.lock().percent(),
            State::Searching(..) => 100,
        }
    }

    /// Lets it know that there is a solution of this length.
    pub(super) fn set_upper(&mut self, upper: usize) {
        self.upper = Some(upper);
        if let State::Searching(_, engine) = &mut self.state {
            engine.set_upper(upper);
        }
    }

    /// Goes on for about `budget` boards, making its tables first. Returns the
    /// slides of a shortest solution when it finds one.
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
        let State::Searching(orientation, engine) = &mut self.state else {
            return None;
        };
        let pass = engine.step(budget.div_ceil(engine.cost()));
        self.nodes = engine.nodes();
        self.lower = self.lower.max(engine.lower());
        match pass {
            Pass::Solved(cells) => Some(slides(&self.board, orientation, &cells)),
            Pass::Running | Pass::UpperIsShortest => None,
        }
    }

    /// Goes over to the search where its tables are made.
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
        self.lower = self.lower.max(engine.lower());
        self.state = State::Searching(orientation, engine);
    }

    fn engine(&self, tables: Arc<PatternTables>, board: &[u8]) -> Box<dyn Engine> {
        let (lower, upper) = (self.lower, self.upper);
        if Tables::are_optimal(self.board.size()) {
            return Box::new(PackedIda::new(tables, board, lower, upper));
        }
        match tables.views().len() {
            1 => Box::new(PatternSums::<1>::engine(tables, board, lower, upper)),
            _ => Box::new(PatternSums::<2>::engine(tables, board, lower, upper)),
        }
    }
}

/// The way each tile goes, from the cells that the blank goes to as seen from
/// an orientation.
fn slides(board: &HomeBoard, orientation: &Orientation, cells: &[u8]) -> Vec<Direction> {
    let size = orientation.size();
    let mut blank = orientation.turn(board).blank();
    let mut slides = Vec::with_capacity(cells.len());
    for from in cells.iter().copied().map(usize::from) {
        let goes = |direction: &Direction| size.cell_that_slides(blank, *direction) == Some(from);
        let direction = Direction::ALL.into_iter().find(goes);
        let direction = direction.expect("a tile comes from beside the blank");
        slides.push(orientation.direction(direction));
        blank = from;
    }
    slides
}
