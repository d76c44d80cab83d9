//! The lines that can slide at once: from the blank along its row or column.

use crate::board::Size;

/// The axes of a move: 0 along a row, 1 along a column.
pub(super) const AXES: usize = 2;

/// The cells from the blank to the border, one way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    // From a cell to the next, added with wrap-around.
    step: usize,
    length: usize,
}

impl Ray {
    /// Returns the cells after a blank, the nearest first.
    #[inline]
    pub(super) fn cells(self, blank: usize) -> impl Iterator<Item = usize> {
        (1..=self.length).map(move |n| self.cell(blank, n))
    }

    /// Returns the cells from the end of the ray back to the blank, without the end.
    #[inline]
    pub(super) fn back(self, blank: usize) -> impl Iterator<Item = usize> {
        (0..self.length).rev().map(move |n| self.cell(blank, n))
    }

    #[inline]
    fn cell(self, blank: usize, n: usize) -> usize {
        blank.wrapping_add(n.wrapping_mul(self.step))
    }
}

/// The lines of a grid.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    // rays[blank][axis]: towards lower cells, towards higher cells.
    rays: Vec<[[Ray; 2]; AXES]>,
}

impl Lines {
    pub(super) fn new(size: Size) -> Self {
        let rays = |step: usize, before: usize, length: usize| {
            let step_back = step.wrapping_neg();
            let (back, on) = (before, length - 1 - before);
            [(step_back, back), (step, on)].map(|(step, length)| Ray { step, length })
        };
        let of = |blank| {
            let along_row = rays(1, size.column_of(blank), size.columns());
            let along_column = rays(size.columns(), size.row_of(blank), size.rows());
            [along_row, along_column]
        };
        Self {
            rays: (0..size.cells()).map(of).collect(),
        }
    }

    /// Returns the two ways along an axis.
    #[inline]
    pub(super) fn from(&self, blank: usize, axis: usize) -> [Ray; 2] {
        self.rays[blank][axis]
    }
}
