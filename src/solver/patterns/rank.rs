//! Ranks of sets of cells, in the combinatorial number system (D. E. Knuth,
//! *The Art of Computer Programming* 4A, 7.2.1.3). It numbers the sets of one
//! size in the order of their masks.
//!
//! A tile that slides over an edge passes the tiles in the cells between the
//! edge's two cells. Those cells are a *window* of the mask. The window and the
//! tile's place among the tiles determine how the rank and the arrangement
//! change. One look-up gives both changes.

use super::arrangement::Arrangements;
use super::grid::{Cells, Grid, MAX_CELLS};
use crate::board::byte;

/// Sets of one size of a grid's cells.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Ranks {
    tiles: usize,
    cells: usize,
    // binomials[place * cells + cell]: the ways to choose place + 1 of the cells
    // before this one.
    binomials: Vec<u32>,
    // Indexed by edge.
    windows: Vec<Window>,
    // changes[start of the edge + (place << width) + window]
    changes: Vec<Change>,
}

/// The cells between the two cells of an edge, and where its changes begin.
#[derive(Clone, Copy, Debug)]
struct Window {
    low: u8,
    width: u8,
    // Both cells of the edge.
    ends: Cells,
    start: u32,
}

/// The change that a slide from the lower cell of an edge to the higher one makes.
#[derive(Clone, Copy, Debug, Default)]
struct Change {
    // Added to the rank of the set; a slide the other way subtracts it.
    rank: i32,
    // The rotation of the arrangement, forwards and backwards.
    rotations: [u8; 2],
}

impl Ranks {
    #[must_use]
    pub(in crate::solver) fn new(grid: &Grid, tiles: usize, arrangements: &Arrangements) -> Self {
        let cells = grid.cells();
        let mut this = Self {
            tiles,
            cells,
            binomials: binomials(tiles, cells),
            windows: Vec::new(),
            changes: Vec::new(),
        };
        for edge in grid.edges() {
            let (low, width) = (edge.low, edge.high - edge.low - 1);
            this.windows.push(Window {
                low,
                width,
                ends: 1 << low | 1 << edge.high,
                start: u32::try_from(this.changes.len()).expect("far fewer than 2^32"),
            });
            for place in 0..tiles {
                for window in 0..1 << width {
                    let change = this.change(arrangements, usize::from(low), width, place, window);
                    this.changes.push(change);
                }
            }
        }
        this
    }

    /// Returns what a slide changes that passes the cells of `window`.
    fn change(
        &self,
        arrangements: &Arrangements,
        low: usize,
        width: u8,
        place: usize,
        window: Cells,
    ) -> Change {
        let passed = window.count_ones() as usize;
        if place + passed >= self.tiles {
            return Change::default();
        }
        let binomial = |cell: usize, place: usize| {
            i32::try_from(self.binomials[place * self.cells + cell]).expect("sets fit 31 bits")
        };
        let mut rank =
            binomial(low + usize::from(width) + 1, place + passed) - binomial(low, place);
        let between = (0..usize::from(width)).filter(|at| window >> at & 1 == 1);
        for (index, at) in between.enumerate() {
            // Each tile passed moves one place down.
            let after = place + index;
            rank += binomial(low + 1 + at, after) - binomial(low + 1 + at, after + 1);
        }
        Change {
            rank,
            rotations: [true, false]
                .map(|forwards| byte(arrangements.rotation(place, passed, forwards))),
        }
    }

    /// Returns the number of cells of a set.
    #[must_use]
    pub(in crate::solver) fn tiles(&self) -> usize {
        self.tiles
    }

    /// Returns the number of sets.
    #[must_use]
    pub(in crate::solver) fn count(&self) -> usize {
        sets(self.tiles, self.cells)
    }

    /// Returns the set of rank 0.
    #[must_use]
    pub(in crate::solver) fn first_set(&self) -> Cells {
        first_set(self.tiles)
    }

    /// Returns the set of the next rank, if there is one.
    #[must_use]
    pub(in crate::solver) fn set_after(&self, set: Cells) -> Option<Cells> {
        set_after(set, self.cells)
    }

    /// Returns the rank of a set.
    #[must_use]
    pub(in crate::solver) fn rank(&self, set: Cells) -> usize {
        let (mut rank, mut left, mut place) = (0, set, 0);
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            rank += self.binomials[place * self.cells + cell] as usize;
            left &= left - 1;
            place += 1;
        }
        rank
    }

    /// Returns the set of a rank.
    #[must_use]
    pub(in crate::solver) fn set(&self, rank: usize) -> Cells {
        let (mut set, mut left) = (0, rank);
        for place in (0..self.tiles).rev() {
            let row = &self.binomials[place * self.cells..][..self.cells];
            let cell = row.partition_point(|&ways| ways as usize <= left) - 1;
            left -= row[cell] as usize;
            set |= 1 << cell;
        }
        set
    }

    /// Returns the set, its rank and the rotation of the arrangement after a slide
    /// over an edge: forwards from its lower cell, or backwards. One cell of the
    /// edge is in the set.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn slid(
        &self,
        edge: usize,
        set: Cells,
        rank: usize,
        forwards: bool,
    ) -> (Cells, usize, usize) {
        let Window {
            low,
            width,
            ends,
            start,
        } = self.windows[edge];
        let place = (set & ((1 << low) - 1)).count_ones() as usize;
        let window = (set >> low >> 1 & ((1 << width) - 1)) as usize;
        let change = self.changes[start as usize + (place << width) + window];
        let change_of_rank = if forwards { change.rank } else { -change.rank };
        let rank = rank.wrapping_add_signed(change_of_rank as isize);
        let rotation = change.rotations[usize::from(!forwards)];
        (set ^ ends, rank, usize::from(rotation))
    }

    /// Returns the memory taken, in bytes.
    #[must_use]
    pub(in crate::solver) fn memory(&self) -> usize {
        size_of_val(&*self.binomials) + size_of_val(&*self.windows) + size_of_val(&*self.changes)
    }
}

/// Returns all sets of `tiles` of a grid's cells, in the order of their ranks.
pub(in crate::solver) fn all_sets(tiles: usize, cells: usize) -> impl Iterator<Item = Cells> {
    let first = first_set(tiles);
    std::iter::successors(Some(first), move |&set| set_after(set, cells))
}

fn first_set(tiles: usize) -> Cells {
    Cells::MAX >> (MAX_CELLS - tiles)
}

/// Returns the next mask with as many bits (R. W. Gosper, HAKMEM 175, 1972).
fn set_after(set: Cells, cells: usize) -> Option<Cells> {
    let end = Cells::MAX >> (MAX_CELLS - cells);
    let lowest = set & set.wrapping_neg();
    let carried = set.checked_add(lowest)?;
    let next = carried | (carried ^ set) >> 2 >> lowest.trailing_zeros();
    (next <= end).then_some(next)
}

/// Returns how many sets of `tiles` of a grid's cells there are.
#[must_use]
pub(in crate::solver) fn sets(tiles: usize, cells: usize) -> usize {
    let (tiles, cells) = (tiles as u64, cells as u64);
    let sets = (0..tiles).fold(1, |sets, at| sets * (cells - at) / (at + 1));
    usize::try_from(sets).unwrap_or(usize::MAX)
}

/// Returns `[place * cells + cell]`: `cell` choose `place + 1`.
fn binomials(places: usize, cells: usize) -> Vec<u32> {
    let mut row = vec![1; cells];
    let mut all = Vec::new();
    for _ in 0..places {
        let mut sum = 0;
        for ways in &mut row {
            (*ways, sum) = (sum, sum + *ways);
        }
        all.extend(&row);
    }
    all
}
