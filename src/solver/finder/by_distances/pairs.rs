//! Corrections of a value for pairs of tiles whose homes are near: tiles that go
//! together cost less than each alone.

use super::Plan;
use crate::board::{Size, byte};
use crate::solver::finder::by_weights::Near;
use std::sync::Arc;

/// The pairs of the boards of one size and plan.
#[derive(Debug)]
pub(super) struct Pairs {
    near: Arc<Near>,
    // By home: the tiles whose homes are near.
    others: Vec<Vec<Other>>,
    // By cell, and by home.
    columns: Vec<i8>,
    rows: Vec<i8>,
    // Factors of the weights, by lines ahead.
    factors: Vec<i32>,
}

/// A tile whose home is near that of another.
#[derive(Clone, Copy, Debug)]
struct Other {
    home: u8,
    // The one of the two lines that is filled first.
    line: u8,
    // The number of the way to its home.
    way: u8,
}

impl Pairs {
    /// Returns the pairs; `factors` by lines ahead, in units of a value for 1/32
    /// slides.
    pub(super) fn new(
        size: Size,
        blank_home: usize,
        plan: &Plan,
        near: Arc<Near>,
        factors: Vec<i32>,
    ) -> Self {
        let short = |at: usize| i8::try_from(at).expect("a side is at most 16");
        let columns: Vec<i8> = (0..size.cells())
            .map(|at| short(size.column_of(at)))
            .collect();
        let rows: Vec<i8> = (0..size.cells()).map(|at| short(size.row_of(at))).collect();
        let tiles = || (0..size.cells()).filter(|&home| home != blank_home);
        let other = |one: usize, other: usize| {
            let way = [columns[other] - columns[one], rows[other] - rows[one]];
            Some(Other {
                home: byte(other),
                line: plan.line_of(one).min(plan.line_of(other)),
                way: byte(Near::way(way)?),
            })
        };
        let mut others = vec![Vec::new(); size.cells()];
        for one in tiles() {
            others[one] = tiles().filter_map(|home| other(one, home)).collect();
        }
        Self {
            near,
            others,
            columns,
            rows,
            factors,
        }
    }

    /// Returns the number of the displacement of a tile in a cell.
    #[inline]
    pub(super) fn step(&self, home: u8, cell: u8) -> u8 {
        let [home, cell] = [home, cell].map(usize::from);
        Near::step([
            self.columns[cell] - self.columns[home],
            self.rows[cell] - self.rows[home],
        ])
    }

    /// Returns the displacements of all tiles, by home.
    pub(super) fn steps(&self, cells: &[u8]) -> Vec<u8> {
        let mut steps = vec![0; cells.len()];
        for (cell, &home) in cells.iter().enumerate() {
            steps[usize::from(home)] = self.step(home, byte(cell));
        }
        steps
    }

    /// Returns the sum over all pairs of a board.
    pub(super) fn of(&self, cells: &[u8], line: u8) -> i32 {
        let mut sum = 0;
        self.list(cells, line, |number, factor| {
            sum += i32::from(self.near.weight(number)) * factor;
        });
        sum
    }

    /// Calls `visit` with the number in [`Near`] of each weight of a board, and its factor.
    pub(super) fn list(&self, cells: &[u8], line: u8, mut visit: impl FnMut(usize, i32)) {
        let steps = self.steps(cells);
        for (home, others) in self.others.iter().enumerate() {
            // Each pair once.
            for other in others.iter().filter(|it| usize::from(it.home) > home) {
                let step = steps[usize::from(other.home)];
                let number = Near::number(other.way.into(), step, steps[home]);
                visit(number, self.factor(*other, line));
            }
        }
    }

    /// Returns what the slide of a tile to a cell will change; `steps` are those of
    /// the board before it.
    #[inline]
    pub(super) fn change(&self, steps: &[u8], home: u8, to: u8, line: u8) -> i32 {
        let home_at = usize::from(home);
        let (before, after) = (steps[home_at], self.step(home, to));
        if before == after {
            return 0;
        }
        let [before, after] = [before, after].map(usize::from);
        let change = |other: &Other| {
            let row = self
                .near
                .row(other.way.into(), steps[usize::from(other.home)]);
            let change = i32::from(row[after]) - i32::from(row[before]);
            change * self.factor(*other, line)
        };
        self.others[home_at].iter().map(change).sum()
    }

    #[inline]
    fn factor(&self, other: Other, line: u8) -> i32 {
        self.factors[usize::from(other.line.saturating_sub(line))]
    }
}
