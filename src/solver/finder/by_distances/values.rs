//! An estimate of the distance to the goal: the rank in a beam. Not a bound.

use super::{Pairs, Plan};
use crate::board::{Size, byte};
use crate::solver::finder::by_weights::Near;
use std::sync::Arc;

/// Units of a value per slide. A weight of a pair is multiplied by a whole number of
/// them.
pub(super) const UNIT: i32 = 512;

/// The unit of the weights of pairs, in slides.
pub(super) const UNIT_OF_PAIRS: f32 = 1.0 / 32.0;

/// The factors of a value. Found by trial on random boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Factors {
    /// The weight of distances in the line that is being filled, against those in lines
    /// far ahead.
    pub(super) line: f64,
    /// By which factor the excess of `line` over 1 shrinks from line to line.
    pub(super) fall: f64,
    /// Bonus for a filled line, in slides. The next line weighs more once it is the
    /// one to fill; without the bonus, no line would be filled before the next one
    /// is in order as well.
    pub(super) filled: f64,
    /// A tile that is d columns away from home costs d + stray·d²·√d, and likewise
    /// for rows. A straggler costs more than its distance, because nothing else
    /// gains while the blank goes for it.
    pub(super) stray: f64,
    /// The discount for a tile that is away at all, in slides. Without it, no blank
    /// would pass through ordered tiles to where it is needed.
    pub(super) pass: f64,
    /// Cost of two tiles in the wrong order in their home line, in slides.
    pub(super) conflict: f64,
    /// The factor of the weights of pairs. The learned ones are of whole boards, where
    /// each tile weighs the same.
    pub(super) pair: f64,
}

impl Factors {
    /// Returns the factors with pairs, or without.
    pub(super) fn of(size: Size, has_pairs: bool) -> Self {
        let side = f64::from(byte(size.columns().max(size.rows())));
        if has_pairs {
            return Self {
                line: 3.0,
                fall: 0.78,
                filled: 35.0,
                stray: (2.4 / side).min(0.45),
                pass: 0.36,
                conflict: 1.5,
                pair: 1.1,
            };
        }
        Self {
            line: 3.4,
            fall: 0.75,
            filled: 35.0,
            stray: (2.0 / side).min(0.3),
            pass: 0.5,
            conflict: 3.5,
            pair: 0.0,
        }
    }
}

/// The values of the boards of one size and plan.
#[derive(Debug)]
pub(super) struct Values {
    size: Size,
    blank_home: u8,
    // By cell.
    columns: Vec<u8>,
    rows: Vec<u8>,
    lines: Vec<u8>,
    // away[lines ahead][rows · MAX_SIDE + columns from home].
    away: Vec<[i32; Size::MAX_CELLS]>,
    // By lines ahead.
    conflicts: Vec<i32>,
    filled: i32,
    last: u8,
    pairs: Option<Pairs>,
}

impl Values {
    pub(super) fn new(size: Size, blank_home: usize, plan: &Plan, near: Option<Arc<Near>>) -> Self {
        let factors = Factors::of(size, near.is_some());
        let cells = 0..size.cells();
        let mut more = factors.line - 1.0;
        let mut values = Self {
            size,
            blank_home: byte(blank_home),
            columns: cells.clone().map(|at| byte(size.column_of(at))).collect(),
            rows: cells.clone().map(|at| byte(size.row_of(at))).collect(),
            lines: cells.map(|at| plan.line_of(at)).collect(),
            away: Vec::new(),
            conflicts: Vec::new(),
            filled: rounded(factors.filled),
            last: byte(plan.lines()),
            pairs: None,
        };
        let mut of_pairs = Vec::new();
        for _ in 0..=plan.lines() {
            values.add(1.0 + more, factors);
            of_pairs.push(rounded(
                (1.0 + more) * factors.pair * f64::from(UNIT_OF_PAIRS),
            ));
            more *= factors.fall;
        }
        values.pairs = near.map(|near| Pairs::new(size, blank_home, plan, near, of_pairs));
        values
    }

    fn add(&mut self, weight: f64, factors: Factors) {
        let mut away = [0; Size::MAX_CELLS];
        for (at, value) in away.iter_mut().enumerate() {
            let [columns, rows] = [at % Size::MAX_SIDE, at / Size::MAX_SIDE];
            let strayed = factors.stray * (stray(columns) + stray(rows));
            if columns + rows > 0 {
                let cost = whole(columns + rows) - factors.pass + strayed;
                *value = rounded(weight * cost);
            }
        }
        self.away.push(away);
        self.conflicts.push(rounded(weight * factors.conflict));
    }

    /// Returns the pairs, if there are weights of them.
    #[inline]
    pub(super) fn pairs(&self) -> Option<&Pairs> {
        self.pairs.as_ref()
    }

    /// Returns the value of a board while this line is being filled.
    pub(super) fn of(&self, cells: &[u8], line: u8) -> i32 {
        let mut value = i32::from(self.last.saturating_sub(line)) * self.filled;
        let mut twice = 0;
        for (cell, &home) in cells.iter().enumerate() {
            let cell = byte(cell);
            if home == self.blank_home {
                continue;
            }
            value += self.away(home, cell, line);
            if self.row(cell) == self.row(home) {
                twice += self.row_conflicts(cells, home, cell, line);
            }
            if self.column(cell) == self.column(home) {
                twice += self.column_conflicts(cells, home, cell, line);
            }
        }
        let pairs = self.pairs().map_or(0, |pairs| pairs.of(cells, line));
        value + twice / 2 + pairs
    }

    /// Returns what a slide from one cell to another will change; `cells` is the
    /// board before it, with the displacements of the tiles if there are pairs.
    #[inline]
    pub(super) fn change(&self, (cells, steps): (&[u8], &[u8]), from: u8, to: u8, line: u8) -> i32 {
        let home = cells[usize::from(from)];
        let pairs = self.pairs();
        let pairs = pairs.map_or(0, |pairs| pairs.change(steps, home, to, line));
        let change = self.away(home, to, line) - self.away(home, from, line) + pairs;
        if self.column(from) == self.column(to) {
            let row = self.row(home);
            if self.row(from) == row {
                change - self.row_conflicts(cells, home, from, line)
            } else if self.row(to) == row {
                change + self.row_conflicts(cells, home, to, line)
            } else {
                change
            }
        } else {
            let column = self.column(home);
            if self.column(from) == column {
                change - self.column_conflicts(cells, home, from, line)
            } else if self.column(to) == column {
                change + self.column_conflicts(cells, home, to, line)
            } else {
                change
            }
        }
    }

    #[inline]
    fn column(&self, cell: u8) -> u8 {
        self.columns[usize::from(cell)]
    }

    #[inline(always)]
    fn row(&self, cell: u8) -> u8 {
        self.rows[usize::from(cell)]
    }

    /// Returns how many lines ahead a tile's line is; 0 if it is filled already.
    #[inline]
    fn ahead(&self, home: u8, line: u8) -> usize {
        let of_tile = self.lines[usize::from(home)];
        usize::from(of_tile.saturating_sub(line))
    }

    #[inline(always)]
    fn away(&self, home: u8, cell: u8, line: u8) -> i32 {
        let columns = self.column(home).abs_diff(self.column(cell));
        let rows = self.row(home).abs_diff(self.row(cell));
        let away = &self.away[self.ahead(home, line)];
        away[usize::from(rows) * Size::MAX_SIDE + usize::from(columns)]
    }

    /// Returns the cost of a tile's conflicts in its home row, in which it lies.
    #[inline(always)]
    fn row_conflicts(&self, cells: &[u8], home: u8, cell: u8, line: u8) -> i32 {
        let columns = self.size.columns();
        let first = usize::from(self.row(cell)) * columns;
        let row = (first..first + columns).filter(|&at| self.row(cells[at]) == self.row(cell));
        self.conflicts(cells, home, cell, line, row)
    }

    #[inline(always)]
    fn column_conflicts(&self, cells: &[u8], home: u8, cell: u8, line: u8) -> i32 {
        let column = (usize::from(self.column(cell))..cells.len()).step_by(self.size.columns());
        let column = column.filter(|&at| self.column(cells[at]) == self.column(cell));
        self.conflicts(cells, home, cell, line, column)
    }

    /// Sums up conflicts over `others`: the cells of a line whose tiles belong in
    /// it.
    #[inline]
    fn conflicts(
        &self,
        cells: &[u8],
        home: u8,
        cell: u8,
        line: u8,
        others: impl Iterator<Item = usize>,
    ) -> i32 {
        let wrong = others.filter(|&at| {
            let other = cells[at];
            other != home
                && other != self.blank_home
                && at != usize::from(cell)
                && (other < home) != (at < usize::from(cell))
        });
        let nearer = |at: usize| self.ahead(home, line).min(self.ahead(cells[at], line));
        wrong.map(|at| self.conflicts[nearer(at)]).sum()
    }
}

fn rounded(slides: f64) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "far below 2³¹")]
    let value = (slides * f64::from(UNIT)).round() as i32;
    value
}

/// Gives the same on every platform: a square root is rounded exactly.
fn stray(away: usize) -> f64 {
    whole(away * away) * whole(away).sqrt()
}

fn whole(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("at most two sides cubed"))
}
