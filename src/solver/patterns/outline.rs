//! Outlines: which cells a pattern covers, and where the blank may be.
//!
//! The cells that a pattern leaves free form components. Within one component
//! the blank moves without moving a tile of the pattern. So the distance of a
//! zero-aware pattern depends only on its *outline* (the covered cells and the
//! blank's component) and on the *arrangement* of the tiles in the covered
//! cells. Outlines depend only on the grid and the number of tiles: all
//! patterns of one size share them.
//!
//! They are numbered by the covered cells (see `rank`), then by the component's
//! smallest cell. On larger grids there are a million of them, so they are
//! counted in steps, and their transitions are listed in steps. On grids of up
//! to 16 cells the transitions are kept. On larger ones they would take more
//! memory than the tables, so they are dropped once the tables are made.

use super::arrangement::Arrangements;
use super::grid::{Cells, Grid};
use super::rank::{Ranks, sets};
use crate::solver::tables::PROVABLE_CELLS;

/// Most edges of a grid of at most `KEPT_CELLS` cells: those of 4×4.
pub(in crate::solver) const MAX_EDGES: usize = 24;

/// Most cells of a grid whose transitions are kept.
pub(in crate::solver) const KEPT_CELLS: usize = PROVABLE_CELLS;

/// One slide of a pattern's tile: the outline that it leads to in the low 24
/// bits, the rotation of the arrangement above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) struct Transition(u32);

impl Transition {
    /// Not a slide: both or neither of the edge's cells are covered, or the blank
    /// is not at the edge.
    pub(in crate::solver) const NONE: Self = Self(u32::MAX);

    fn new(outline: usize, rotation: usize) -> Self {
        assert!(
            outline < 1 << 24 && rotation < 1 << 7,
            "too many outlines or rotations"
        );
        let bits = rotation << 24 | outline;
        Self(u32::try_from(bits).expect("31 bits, as was just checked"))
    }

    /// Returns the outline in the low 24 bits, the rotation above.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn bits(self) -> u32 {
        self.0
    }

    /// Returns the outline that the slide leads to.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn outline(self) -> usize {
        (self.0 & 0xff_ffff) as usize
    }

    /// Returns the rotation of the arrangement.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn rotation(self) -> usize {
        (self.0 >> 24) as usize
    }
}

/// In `first`: the free cells form more than one component.
const SPLIT: u32 = 1 << 31;

/// Returns how many components the free cells form when these are covered.
pub(in crate::solver) fn parts(grid: &Grid, covered: Cells) -> usize {
    let free = grid.all() & !covered;
    let part = grid.component(free, free.trailing_zeros() as usize);
    // Usually there is only one.
    1 + grid.components(free & !part).len()
}

/// All outlines of patterns of one size on one grid.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Outlines {
    grid: Grid,
    arrangements: Arrangements,
    ranks: Ranks,
    // The cells of one colour.
    odd_cells: Cells,
    // The next covered cells whose outlines are counted; none when all are.
    next: Option<Cells>,
    // first[rank of the covered cells]: the first outline, with `SPLIT`.
    first: Vec<u32>,
    count: usize,
    // Outlines whose transitions are listed.
    listed: usize,
    // On grids of up to KEPT_CELLS: transitions[outline * MAX_EDGES + edge]. On
    // others: those of one outline after the other.
    transitions: Vec<Transition>,
    // starts[outline], where transitions are not kept: the first transition of the
    // outline. One more entry marks the end.
    starts: Vec<u32>,
}

impl Outlines {
    /// Returns the outlines of patterns of `tiles` tiles, fewer than the grid has
    /// cells. `count_some` and `list_some` fill them.
    #[must_use]
    pub(in crate::solver) fn new(grid: &Grid, tiles: usize) -> Self {
        let arrangements = Arrangements::new(tiles, grid.size().columns() - 1);
        let ranks = Ranks::new(grid, tiles, &arrangements);
        let odd_cells = (0..grid.cells()).filter(|&cell| grid.colour(cell) == 1);
        let odd_cells = odd_cells.fold(0, |cells, cell| cells | 1 << cell);
        Self {
            grid: grid.clone(),
            arrangements,
            odd_cells,
            next: Some(ranks.first_set()),
            first: Vec::with_capacity(ranks.count()),
            ranks,
            count: 0,
            listed: 0,
            transitions: Vec::new(),
            starts: Vec::new(),
        }
    }

    /// Counts the outlines of up to `budget` more sets of covered cells. Returns
    /// true when all are counted.
    pub(in crate::solver) fn count_some(&mut self, budget: usize) -> bool {
        for _ in 0..budget {
            let Some(covered) = self.next else { break };
            let first = u32::try_from(self.count).expect("outlines number less than 2^24");
            let parts = parts(&self.grid, covered);
            let split = if parts > 1 { SPLIT } else { 0 };
            self.first.push(first | split);
            self.count += parts;
            self.next = self.ranks.set_after(covered);
        }
        self.next.is_none()
    }

    /// Lists the transitions of up to `budget` more outlines; all outlines must be
    /// counted. Returns true when all are listed.
    pub(in crate::solver) fn list_some(&mut self, budget: usize) -> bool {
        if self.listed == 0 {
            self.make_room_for_transitions();
        }
        let end = self.count.min(self.listed.saturating_add(budget));
        for outline in self.listed..end {
            let (covered, component) = self.outline(outline);
            for edge in 0..self.grid.edges().len() {
                let transition = self.transition(covered, component, edge);
                if self.are_kept() || transition != Transition::NONE {
                    self.transitions.push(transition);
                }
            }
            if self.are_kept() {
                let row = (outline + 1) * MAX_EDGES;
                self.transitions.resize(row, Transition::NONE);
            } else {
                let end = u32::try_from(self.transitions.len());
                self.starts.push(end.expect("far fewer than 2^32"));
            }
        }
        self.listed = end;
        end == self.count
    }

    fn make_room_for_transitions(&mut self) {
        if self.are_kept() {
            self.transitions.reserve_exact(self.count * MAX_EDGES);
            return;
        }
        // For each edge and way there is one transition for each placement of the
        // other tiles in the other cells.
        let (edges, cells) = (self.grid.edges().len(), self.grid.cells());
        let others = sets(self.ranks.tiles() - 1, cells - 2);
        self.transitions.reserve_exact(2 * edges * others);
        self.starts.reserve_exact(self.count + 1);
        self.starts.push(0);
    }

    fn are_kept(&self) -> bool {
        self.grid.cells() <= KEPT_CELLS
    }

    /// Frees the memory of transitions that are not kept.
    pub(in crate::solver) fn forget_transitions(&mut self) {
        if !self.are_kept() {
            self.transitions = Vec::new();
            self.starts = Vec::new();
            self.listed = 0;
        }
    }

    /// Returns the slide over an edge.
    fn transition(&self, covered: Cells, component: Cells, edge: usize) -> Transition {
        let ends = self.grid.edges()[edge];
        let (low, high) = (1 << ends.low, 1 << ends.high);
        let forwards = covered & low != 0;
        let (from, to) = if forwards { (low, high) } else { (high, low) };
        if covered & from == 0 || component & to == 0 {
            return Transition::NONE;
        }
        let (after, rank, rotation) =
            self.ranks
                .slid(edge, covered, self.ranks.rank(covered), forwards);
        Transition::new(
            self.number(after, rank, from.trailing_zeros() as usize),
            rotation,
        )
    }

    /// Returns the outline with these cells covered, which have this rank, and the
    /// blank in this free cell.
    #[must_use]
    #[inline]
    pub(in crate::solver) fn number(&self, covered: Cells, rank: usize, blank: usize) -> usize {
        let first = self.first[rank];
        if first & SPLIT == 0 {
            return first as usize;
        }
        (first & !SPLIT) as usize + self.part(covered, blank)
    }

    /// Returns which component of the free cells the blank is in.
    fn part(&self, covered: Cells, blank: usize) -> usize {
        let mut left = self.grid.all() & !covered;
        let own = self.grid.component(left, blank);
        let mut part = 0;
        loop {
            let smallest = left.trailing_zeros() as usize;
            if own >> smallest & 1 == 1 {
                return part;
            }
            left &= !self.grid.component(left, smallest);
            part += 1;
        }
    }

    /// Returns how many sets of covered cells have their outlines counted.
    #[must_use]
    pub(in crate::solver) fn counted(&self) -> usize {
        self.first.len()
    }

    /// Returns how many outlines have their transitions listed.
    #[must_use]
    pub(in crate::solver) fn listed(&self) -> usize {
        self.listed
    }

    /// Returns the number of outlines counted so far.
    #[must_use]
    pub(in crate::solver) fn count(&self) -> usize {
        self.count
    }

    /// Returns the number of bytes of a table's entries.
    #[must_use]
    pub(in crate::solver) fn bytes(&self) -> usize {
        self.count * self.arrangements.bytes()
    }

    /// Returns the number of a table's entries, including those that no board has.
    #[must_use]
    pub(in crate::solver) fn entries(&self) -> u64 {
        let arrangements: usize = (1..=self.ranks.tiles()).product();
        (self.count * arrangements) as u64
    }

    /// Returns the memory taken, in bytes.
    #[must_use]
    pub(in crate::solver) fn memory(&self) -> usize {
        size_of_val(&*self.first)
            + size_of_val(&*self.transitions)
            + self.arrangements.memory()
            + self.ranks.memory()
    }

    /// Returns the arrangements of the tiles in any outline.
    #[must_use]
    pub(in crate::solver) fn arrangements(&self) -> &Arrangements {
        &self.arrangements
    }

    /// Returns the ranks of the sets of covered cells.
    #[must_use]
    pub(in crate::solver) fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    /// Returns the outline with these cells covered and the blank in this free
    /// cell.
    #[must_use]
    pub(in crate::solver) fn find(&self, covered: Cells, blank: usize) -> usize {
        debug_assert!(covered >> blank & 1 == 0, "the blank's cell is covered");
        self.number(covered, self.ranks.rank(covered), blank)
    }

    /// Returns the cells that the outline covers, and the blank's component.
    fn outline(&self, outline: usize) -> (Cells, Cells) {
        let (rank, part) = self.rank_and_part(outline);
        let covered = self.ranks.set(rank);
        let free = self.grid.all() & !covered;
        if self.first[rank] & SPLIT == 0 {
            (covered, free)
        } else {
            (covered, self.grid.components(free)[part])
        }
    }

    fn rank_and_part(&self, outline: usize) -> (usize, usize) {
        let first = |first: u32| (first & !SPLIT) as usize;
        let rank = self.first.partition_point(|&f| first(f) <= outline) - 1;
        (rank, outline - first(self.first[rank]))
    }

    /// Returns the cells that the outline covers.
    #[must_use]
    pub(in crate::solver) fn covered(&self, outline: usize) -> Cells {
        self.ranks.set(self.rank_and_part(outline).0)
    }

    /// Returns how many of these cells have the odd colour. Each slide changes it
    /// by one.
    #[must_use]
    pub(in crate::solver) fn odd_cells(&self, cells: Cells) -> usize {
        (cells & self.odd_cells).count_ones() as usize
    }

    /// Returns what is found of the first slide out of an outline of which anything is.
    pub(in crate::solver) fn find_slide<T>(
        &self,
        outline: usize,
        mut find: impl FnMut(Transition) -> Option<T>,
    ) -> Option<T> {
        let mut find = |transition| match transition {
            Transition::NONE => None,
            slide => find(slide),
        };
        if self.are_kept() && outline < self.listed {
            return self.transitions_of(outline).iter().copied().find_map(find);
        }
        let (covered, component) = self.outline(outline);
        (0..self.grid.edges().len())
            .find_map(|edge| find(self.transition(covered, component, edge)))
    }

    /// Returns the slides out of an outline, as kept or listed. May include
    /// `Transition::NONE`.
    #[must_use]
    pub(in crate::solver) fn transitions_of(&self, outline: usize) -> &[Transition] {
        let range = match self.starts.get(outline..outline + 2) {
            Some(&[start, end]) => start as usize..end as usize,
            _ => outline * MAX_EDGES..(outline + 1) * MAX_EDGES,
        };
        &self.transitions[range]
    }

    /// Returns all transitions, `MAX_EDGES` per outline, where they are kept.
    #[must_use]
    pub(in crate::solver) fn transitions(&self) -> &[Transition] {
        &self.transitions
    }
}
