//! Fewest slides: each tile that goes one cell counts 1 (single-tile metric, STM).

use crate::board::{Metric, Size};
use crate::solver::counting::{Counting, Engine, Supplies};
use crate::solver::distance;
use crate::solver::finder::by_weights::Library;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::{self, Builder, Shelf, Strength};
use crate::solver::prover::{self, Prover, Supply};
use crate::solver::schedule::Schedule;
use crate::solver::solution::Known;
use crate::solver::tables::{Shape, is_provable};

/// Counts slides (STM).
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleTile;

impl Counting for SingleTile {
    const METRIC: Metric = prover::METRIC;
}

impl Engine for SingleTile {
    /// A few thousand nodes.
    const NEAR: usize = 20;

    type Maker = Builder;
    type Weights = Library;
    type Work = Schedule;

    fn cover(size: Size) -> bool {
        patterns::cover(size)
    }

    fn lower(board: &HomeBoard) -> usize {
        distance::lower(board)
    }

    fn begin(board: HomeBoard, supplies: Supplies<'_, Self>, known: &mut Known) -> Schedule {
        let size = board.size();
        let shelf = supplies.tables.filter(|_| patterns::cover(size));
        let tables = shelf.map(|shelf| supply(shelf, Shape::new(size, board.blank_home())));
        let prover = Prover::new(&board, tables, known.lower, known.upper());
        known.raise(prover.lower());
        match supplies.rest {
            Some(rest) if !is_provable(size) => {
                Schedule::in_turns(board, prover, rest, supplies.weights, known)
            }
            rest => Schedule::to_the_proof(board, prover, rest, known),
        }
    }
}

/// Returns the tables of a search: strong ones, if they are made or made soon.
fn supply(shelf: &mut Shelf, shape: Shape) -> Supply {
    let strength = Strength::default();
    let strong = shelf.get(shape, strength);
    let quick = strength.sooner(shape.size);
    match quick.filter(|_| strong.lock().made().is_none()) {
        None => Supply::of(strong),
        Some(quick) => Supply {
            first: shelf.get(shape, quick),
            later: Some(strong),
        },
    }
}
