//! The metric of a solver, and so the engine that searches.
//!
//! The engines stay apart: the engine for slides adds up the distances of patterns, the
//! engine for moves takes the largest, and neither contains the other.

use crate::board::{Direction, Metric, Size};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns;
use crate::solver::prover::Place;
use crate::solver::solution::Known;
use crate::solver::tables::{Maker, Shelf};
use std::fmt::Debug;

/// The metric of a solver: [`SingleTile`](crate::solver::SingleTile) or
/// [`MultiTile`](crate::solver::MultiTile). The trait is sealed.
#[expect(private_bounds, reason = "nobody else can implement it")]
pub trait Counting: Engine {
    /// The metric of all lengths and bounds.
    const METRIC: Metric;
}

/// The engine of a metric.
pub(super) trait Engine: Debug + Default + 'static {
    /// Up to this distance a search needs no tables.
    const NEAR: usize;

    /// The maker of the tables.
    type Maker: Maker;

    /// The learned weights.
    type Weights: Debug + Default;

    /// The work of one search.
    type Work: Work;

    /// Returns `true` if boards of this size have tables.
    fn cover(size: Size) -> bool;

    /// Returns a lower bound that needs no search.
    fn lower(board: &HomeBoard) -> usize;

    /// Begins a search, and raises the lower bound to what is proved at once.
    fn begin(board: HomeBoard, supplies: Supplies<'_, Self>, known: &mut Known) -> Self::Work;
}

/// The tables and weights that a solver has for a search.
#[derive(Debug)]
pub(super) struct Supplies<'a, E: Engine> {
    /// None if the search is to go without.
    pub(super) tables: Option<&'a mut Shelf<E::Maker>>,
    /// Tables of the part that is left when most lines are solved; None for boards that
    /// need no first answer.
    pub(super) rest: Option<patterns::Shared>,
    pub(super) weights: &'a E::Weights,
}

/// A search that finds solutions and proves that none is shorter.
pub(super) trait Work: Debug {
    /// Works for about `budget` table look-ups of the single-tile solver, or until a
    /// better answer is found.
    fn step(&mut self, budget: u64, known: &mut Known);

    /// Returns how many percent of the tables are made.
    fn tables(&self) -> u8;

    /// Returns how many percent are searched of the branches in which a solution as
    /// short as the lower bound could be; 0 where that takes no time worth telling.
    fn searched(&self) -> u8;

    /// Takes a solution that was found elsewhere.
    fn take(&mut self, slides: Vec<Direction>, known: &mut Known);

    /// Returns `true` if two would find more than one.
    fn can_share(&self) -> bool;

    /// Shares the search with another. Called before the second begins.
    fn share(&mut self, hand: Hand, known: &Known);

    /// Returns where its proof is, if the search is shared and the other can go on there.
    fn place(&self) -> Option<Place> {
        None
    }

    /// Takes note of where the other's proof is.
    fn meet(&mut self, _place: Place, _known: &mut Known) {}
}
