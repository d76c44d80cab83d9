//! The lower bound that needs no table: Manhattan distance and linear
//! conflicts.
//!
//! Manhattan distance is the sum over the tiles of rows plus columns to the
//! home cell. Admissible in the single-tile metric: one slide moves one tile by
//! one cell, so the sum drops by at most 1. The blank is not counted; counting
//! it would break that.
//!
//! Linear conflict (Hansson, Mayer & Yung, *Criticizing solutions to relaxed
//! models yields powerful admissible heuristics*, Information Sciences 63,
//! 1992): tiles that lie in their home line in the wrong order are in conflict.
//! Some of them must leave the line and come back, at the cost of two slides
//! each that Manhattan distance does not count. At least all tiles outside the
//! longest increasing run must leave.

use crate::board::{Metric, Size, byte};
use crate::solver::home_board::HomeBoard;

/// The metric of the bound.
pub(super) const METRIC: Metric = Metric::SingleTile;

/// The bound of a board, updated as tiles slide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    // Σ of the tiles' distances.
    distance: usize,
    // Tiles that must leave each row, then each column.
    leavers: [u8; 2 * Size::MAX_SIDE],
    // Σ of `leavers`.
    leaving: usize,
}

/// Returns the lower bound (STM) of a board.
pub(super) fn lower(homes: &HomeBoard) -> usize {
    Estimate::of(homes).value()
}

impl Estimate {
    pub(super) fn of(homes: &HomeBoard) -> Self {
        let size = homes.size();
        let tiles = (0..size.cells()).filter(|&cell| cell != homes.blank());
        let distance = tiles
            .map(|cell| size.distance(cell, homes.home_in(cell)))
            .sum();
        let mut each = [0; 2 * Size::MAX_SIDE];
        for (line, n) in each[..size.rows() + size.columns()].iter_mut().enumerate() {
            *n = leavers(homes, line);
        }
        Self {
            distance,
            leaving: each.iter().map(|&n| usize::from(n)).sum(),
            leavers: each,
        }
    }

    /// Returns the lower bound (STM).
    pub(super) fn value(&self) -> usize {
        self.distance + 2 * self.leaving
    }

    /// Updates the bound after a tile went from cell `from` to cell `to` of
    /// `homes`.
    pub(super) fn slid(&mut self, homes: &HomeBoard, from: usize, to: usize) {
        let size = homes.size();
        let home = homes.home_in(to);
        self.distance += size.distance(to, home);
        self.distance -= size.distance(from, home);
        // A slide along a row keeps the order in the row and changes the two columns;
        // likewise for columns.
        let (a, b) = if size.row_of(from) == size.row_of(to) {
            let column = |cell| size.rows() + size.column_of(cell);
            (column(from), column(to))
        } else {
            (size.row_of(from), size.row_of(to))
        };
        for line in [a, b] {
            let now = leavers(homes, line);
            self.leaving += usize::from(now);
            self.leaving -= usize::from(self.leavers[line]);
            self.leavers[line] = now;
        }
    }
}

/// Returns how many tiles must leave a line. Lines from 0 are rows; lines from
/// `size.rows()` are columns.
fn leavers(homes: &HomeBoard, line: usize) -> u8 {
    let size = homes.size();
    let (first, step, length) = match line.checked_sub(size.rows()) {
        None => (line * size.columns(), 1, size.columns()),
        Some(column) => (column, size.columns(), size.rows()),
    };
    // For each tile in its home line: its home, and the longest increasing run of
    // homes that ends at it.
    let mut runs = [(0, 0); Size::MAX_SIDE];
    let (mut tiles, mut longest) = (0, 0);
    for cell in (0..length).map(|at| first + at * step) {
        let home = homes.home_in(cell);
        let at_home =
            home >= first && (home - first).is_multiple_of(step) && (home - first) / step < length;
        if !at_home || cell == homes.blank() {
            continue;
        }
        let before = runs[..tiles].iter().filter(|&&(other, _)| other < home);
        let run = 1 + before.map(|&(_, run)| run).max().unwrap_or(0);
        runs[tiles] = (home, run);
        tiles += 1;
        longest = longest.max(run);
    }
    byte(tiles - longest)
}
