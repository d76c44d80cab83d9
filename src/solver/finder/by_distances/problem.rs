//! A board and its goal, as a beam needs them.

use super::values::UNIT;
use super::{Plan, Values};
use crate::board::{Direction, byte};
use crate::solver::beams::Products;
use crate::solver::finder::by_weights::Near;
use crate::solver::home_board::HomeBoard;
use std::sync::Arc;

/// The value of one slide of the blank on its detour.
const DETOUR: i32 = UNIT / 2;

#[derive(Debug)]
pub(super) struct Problem {
    start: HomeBoard,
    plan: Plan,
    values: Values,
    // By the cell of the blank, in the order of Direction::ALL: the cell whose
    // tile slides, if there is one.
    neighbours: Vec<[Option<u8>; 4]>,
    keys: Products,
}

impl Problem {
    /// Returns the problem for a board that is cut down to a block of at most
    /// `side` times `side` cells. `near` are the weights of pairs, if there are any.
    pub(super) fn new(start: HomeBoard, side: usize, near: Option<Arc<Near>>) -> Self {
        let size = start.size();
        let plan = Plan::new(size, start.blank_home(), side);
        let neighbours = |blank| {
            let cell = |direction| size.cell_that_slides(blank, direction);
            Direction::ALL.map(|direction| cell(direction).map(byte))
        };
        Self {
            values: Values::new(size, start.blank_home(), &plan, near),
            neighbours: (0..size.cells()).map(neighbours).collect(),
            keys: Products::new(size.cells()),
            plan,
            start,
        }
    }

    pub(super) fn start(&self) -> &HomeBoard {
        &self.start
    }

    pub(super) fn plan(&self) -> &Plan {
        &self.plan
    }

    pub(super) fn values(&self) -> &Values {
        &self.values
    }

    pub(super) fn cells(&self) -> usize {
        self.start.size().cells()
    }

    /// Returns the bytes of a board in a beam: what lies in each cell, then the
    /// displacements of the tiles if there are pairs.
    #[inline]
    pub(super) fn stride(&self) -> usize {
        self.cells() << u8::from(self.values.pairs().is_some())
    }

    /// Slides the tile from one cell to another, the blank's, in such bytes.
    #[inline]
    pub(super) fn slide(&self, board: &mut [u8], from: u8, to: u8) {
        let (cells, steps) = board.split_at_mut(self.cells());
        cells.swap(usize::from(from), usize::from(to));
        if let Some(pairs) = self.values.pairs() {
            let home = cells[usize::from(to)];
            steps[usize::from(home)] = pairs.step(home, to);
        }
    }

    /// Returns how many lines are cut off before the block.
    pub(super) fn lines(&self) -> usize {
        self.plan.lines()
    }

    /// Returns the Manhattan distance, in slides (STM).
    pub(super) fn distance(&self) -> usize {
        let tiles = (0..self.cells()).filter(|&cell| cell != self.start.blank());
        let size = self.start.size();
        tiles
            .map(|cell| size.distance(cell, self.start.home_in(cell)))
            .sum()
    }

    /// Returns the cell that the tile slides from.
    #[inline]
    pub(super) fn from(&self, blank: u8, direction: u8) -> Option<u8> {
        self.neighbours[usize::from(blank)][usize::from(direction)]
    }

    /// Returns a hash of what counts while a line is filled: the blank and the
    /// tiles of that line, or all tiles in the block. The lines before are filled
    /// already.
    pub(super) fn key(&self, cells: &[u8], line: u8) -> u64 {
        let keys = cells.iter().enumerate().map(|(cell, &home)| {
            if self.counts(home, line) {
                self.keys
                    .tile(home.into())
                    .wrapping_mul(self.keys.cell(cell))
            } else {
                0
            }
        });
        keys.fold(self.keys.tile(line.into()), u64::wrapping_add)
    }

    /// Returns the key after a slide.
    #[inline]
    pub(super) fn key_slid(&self, key: u64, home: u8, from: u8, to: u8, line: u8) -> u64 {
        let [from, to] = [from, to].map(|cell| self.keys.cell(cell.into()));
        let there = to.wrapping_sub(from);
        let blank = self.keys.tile(self.start.blank_home());
        let tile = if self.counts(home, line) {
            self.keys.tile(home.into())
        } else {
            0
        };
        key.wrapping_add(tile.wrapping_sub(blank).wrapping_mul(there))
    }

    #[inline]
    fn counts(&self, home: u8, line: u8) -> bool {
        let home = usize::from(home);
        home == self.start.blank_home() || self.plan.line_of(home) <= line
    }

    /// Returns the cost of the blank's detour after a slide from one cell to
    /// another: the way to the farthest home in the line that lacks its tile; 0 if
    /// the blank is there or beside it.
    ///
    /// The blank displaces tiles wherever it goes, so the farthest such home is the
    /// one that it must reach.
    #[inline]
    pub(super) fn detour(&self, cells: &[u8], from: u8, to: u8, line: u8) -> i32 {
        if usize::from(line) == self.lines() {
            return 0;
        }
        let is_out = |&home: &usize| {
            let holder = if home == usize::from(to) {
                usize::from(from)
            } else {
                home
            };
            home == usize::from(from) || usize::from(cells[holder]) != home
        };
        let size = self.start.size();
        let out = self.plan.homes(line).filter(is_out);
        let farthest = out.map(|home| size.distance(from.into(), home)).max();
        i32::from(byte(farthest.unwrap_or(0)).saturating_sub(1)) * DETOUR
    }

    /// Returns `true` if a line to fill is past the last one.
    pub(super) fn is_goal(&self, line: u8) -> bool {
        usize::from(line) > self.lines()
    }

    /// Returns the first line, from `line` on, that is not filled, and how many of
    /// its tiles are not at home. Returns [`Problem::lines`] + 1 and 0 for the
    /// goal.
    pub(super) fn line_to_fill(&self, cells: &[u8], line: u8) -> (u8, u8) {
        let end = byte(self.plan.lines());
        for line in line..=end {
            let left = self
                .plan
                .homes(line)
                .filter(|&home| cells[home] != byte(home));
            let left = byte(left.count());
            if left > 0 {
                return (line, left);
            }
        }
        (end + 1, 0)
    }
}
