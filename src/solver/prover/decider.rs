//! Decides how boards compare with a number of slides, one board after the
//! other.
//!
//! To tell that a board has a *shorter* solution, any such solution will do. So
//! the first pass is not one up to the lower bound, as in IDA\*, but one up to
//! two slides less than asked for, after a look by beams.

use super::eighths::Eighths;
use super::packed_ida::PackedIda;
use super::{Engine, Pass};
use crate::board::Size;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::{PatternTables, Shared};
use crate::solver::symmetry::Orientation;
use crate::solver::tables::is_provable;
use std::cmp::Ordering;
use std::sync::Arc;

/// Compares the distances of boards of one size and home of the blank with given
/// numbers. Budgets count table look-ups.
#[derive(Debug)]
pub(crate) struct Decider {
    tables: Shared,
    size: Size,
    blank_home: usize,
    orientation: Orientation,
    // None until the tables are made and there is a board.
    engine: Option<PackedIda>,
    distance: usize,
}

impl Decider {
    /// Returns a decider without a board.
    ///
    /// # Panics
    ///
    /// If the tables do not always lead to a shortest solution.
    pub(in crate::solver) fn new(tables: Shared, size: Size, blank_home: usize) -> Self {
        assert!(is_provable(size), "no proof ends on such boards");
        Self {
            tables,
            size,
            blank_home,
            orientation: Orientation::of(size, blank_home),
            engine: None,
            distance: 0,
        }
    }

    /// Makes tables for about `budget` look-ups. Returns `true` if they are made.
    pub(crate) fn prepare(&mut self, budget: u64) -> bool {
        self.engine.is_some() || self.tables.lock().make(budget)
    }

    /// Returns how many percent of the tables are made.
    pub(crate) fn tables(&self) -> u8 {
        self.tables.lock().percent()
    }

    /// Returns the number of nodes expanded for all boards so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.engine.as_ref().map_or(0, Engine::nodes)
    }

    /// Returns the bounds (STM) of a board, one for each of some views.
    ///
    /// # Panics
    ///
    /// If the tables are not made yet.
    pub(crate) fn bounds(&self, homes: &[u8]) -> Vec<usize> {
        PackedIda::bounds(&self.made(), self.turned(homes).cells())
    }

    /// Turns to a board, to be compared with `distance` (STM). `homes[cell]` is the
    /// home of what lies in `cell`; a board that can be solved, of the parity of
    /// the distance.
    ///
    /// # Panics
    ///
    /// If the tables are not made yet.
    pub(crate) fn begin(&mut self, homes: &[u8], distance: usize) {
        let (board, made) = (self.turned(homes), self.made());
        let begin = || PackedIda::new(made, board.cells(), 0, None);
        let engine = self.engine.get_or_insert_with(begin);
        let limit = distance.saturating_sub(2);
        engine.within(board.cells(), limit, distance + 2);
        self.distance = distance;
    }

    fn turned(&self, homes: &[u8]) -> HomeBoard {
        let board = HomeBoard::new(self.size, homes.to_vec(), self.blank_home);
        self.orientation.turn(&board)
    }

    fn made(&self) -> Arc<PatternTables> {
        let made = self.tables.lock().made();
        made.expect("tables are made first")
    }

    /// Expands about `budget` nodes. Returns how the board's distance compares with
    /// the number of slides once that is proved.
    pub(crate) fn step(&mut self, budget: u64) -> Option<Ordering> {
        let engine = self.engine.as_mut()?;
        let before = engine.nodes();
        if engine.dive(budget)? && self.distance > 0 {
            return Some(Ordering::Less);
        }
        let left = budget.saturating_sub(engine.nodes() - before);
        match engine.step(left.max(1), &mut Eighths::all()) {
            Pass::Running => None,
            Pass::Solved(cells) => Some(cells.len().cmp(&self.distance)),
            Pass::UpperIsShortest => Some(Ordering::Greater),
        }
    }
}
