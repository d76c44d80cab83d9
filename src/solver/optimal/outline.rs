//! Outlines: which cells a pattern covers, and where the blank may be.
//!
//! The cells that a pattern leaves free fall into components, and within one
//! component the blank moves without moving a tile of the pattern. So an
//! *outline*, the covered cells and the blank's component, together with the
//! *arrangement* of the tiles in the covered cells is all that the distance of
//! a zero-aware pattern depends on. Outlines depend on the grid and the number
//! of tiles alone: all patterns of one size share them.

use super::arrangement::Arrangements;
use super::grid::{Grid, MAX_EDGES};

/// One slide of a pattern's tile: the outline it leads to in the low 16 bits,
/// the rotation of the arrangement above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Transition(u32);

impl Transition {
    /// Not a slide: both or neither of the edge's cells are covered, or the
    /// blank is not at the edge.
    pub(super) const NONE: Self = Self(u32::MAX);

    fn new(outline: usize, rotation: usize) -> Self {
        let outline = u16::try_from(outline).expect("outlines of 16 cells fit 16 bits");
        let rotation = u16::try_from(rotation).expect("rotations of 8 tiles number 37 at most");
        Self(u32::from(outline) | u32::from(rotation) << 16)
    }

    /// The outline that the slide leads to.
    #[must_use]
    #[inline]
    pub(super) fn outline(self) -> usize {
        (self.0 & 0xffff) as usize
    }

    /// What the slide does to the arrangement.
    #[must_use]
    #[inline]
    pub(super) fn rotation(self) -> usize {
        (self.0 >> 16) as usize
    }
}

/// All outlines of patterns of one size on one grid.
#[derive(Clone, Debug)]
pub(super) struct Outlines {
    arrangements: Arrangements,
    // The cells of one colour.
    odd_cells: u16,
    // (covered cells, component of the blank), ordered; the index is the
    // outline's number.
    outlines: Vec<(u16, u16)>,
    // transitions[outline * MAX_EDGES + edge].
    transitions: Vec<Transition>,
}

impl Outlines {
    /// The outlines of patterns of `tiles` tiles, at least 1 and at most 8,
    /// fewer than the grid has cells.
    #[must_use]
    pub(super) fn new(grid: &Grid, tiles: usize) -> Self {
        let arrangements = Arrangements::new(tiles, grid.columns() - 1);
        let all = u16::MAX >> (16 - grid.cells());
        let mut outlines = Vec::new();
        // First outline of each set of covered cells.
        let mut first = vec![0_usize; usize::from(all) + 1];
        for covered in (0..=all).filter(|mask| mask.count_ones() as usize == tiles) {
            first[usize::from(covered)] = outlines.len();
            outlines.extend(
                grid.components(all & !covered)
                    .into_iter()
                    .map(|part| (covered, part)),
            );
        }
        let mut transitions = vec![Transition::NONE; outlines.len() * MAX_EDGES];
        for (outline, &(covered, component)) in outlines.iter().enumerate() {
            for (index, edge) in grid.edges().iter().enumerate() {
                let (low, high) = (1_u16 << edge.low, 1_u16 << edge.high);
                let (from, to) = if covered & low != 0 {
                    (low, high)
                } else {
                    (high, low)
                };
                if covered & from == 0 || component & to == 0 {
                    continue;
                }
                let after = covered ^ from ^ to;
                let blank = from.trailing_zeros() as usize;
                let start = first[usize::from(after)];
                let offset = outlines[start..]
                    .iter()
                    .position(|&(_, part)| part >> blank & 1 == 1);
                let place = (covered & (low - 1)).count_ones() as usize;
                let passed = (covered & (high - 1) & !(low | (low - 1))).count_ones() as usize;
                transitions[outline * MAX_EDGES + index] = Transition::new(
                    start + offset.expect("each component has its outline"),
                    arrangements.rotation(place, passed, from == low),
                );
            }
        }
        let odd_cells = (0..grid.cells()).filter(|&cell| grid.colour(cell) == 1);
        let odd_cells = odd_cells.fold(0, |cells, cell| cells | 1 << cell);
        Self {
            arrangements,
            odd_cells,
            outlines,
            transitions,
        }
    }

    /// Number of outlines.
    #[must_use]
    pub(super) fn count(&self) -> usize {
        self.outlines.len()
    }

    /// Bytes of a table's entries.
    #[must_use]
    pub(super) fn bytes(&self) -> usize {
        self.count() * self.arrangements.bytes()
    }

    /// Number of a table's entries, those that no board has included.
    #[must_use]
    pub(super) fn entries(&self) -> u64 {
        let arrangements: usize = (1..=self.tiles()).product();
        (self.count() * arrangements) as u64
    }

    /// Number of tiles.
    #[must_use]
    pub(super) fn tiles(&self) -> usize {
        self.outlines
            .first()
            .map_or(0, |&(covered, _)| covered.count_ones() as usize)
    }

    /// Memory taken, in bytes.
    #[must_use]
    pub(super) fn memory(&self) -> usize {
        size_of_val(&*self.outlines) + size_of_val(&*self.transitions) + self.arrangements.memory()
    }

    /// The arrangements of the tiles in any outline.
    #[must_use]
    pub(super) fn arrangements(&self) -> &Arrangements {
        &self.arrangements
    }

    /// The outline with these cells covered and the blank in this free cell.
    ///
    /// # Panics
    ///
    /// When the set has another size than the patterns, or covers the blank.
    #[must_use]
    pub(super) fn find(&self, covered: u16, blank: usize) -> usize {
        let start = self.outlines.partition_point(|&(other, _)| other < covered);
        let offset = self.outlines[start..]
            .iter()
            .position(|&(other, component)| other == covered && component >> blank & 1 == 1);
        start + offset.expect("the blank lies in a component of the free cells")
    }

    /// The cells that the outline covers.
    #[must_use]
    pub(super) fn covered(&self, outline: usize) -> u16 {
        self.outlines[outline].0
    }

    /// How many of these cells have the odd colour. Each slide changes it by
    /// one.
    #[must_use]
    pub(super) fn odd_cells(&self, cells: u16) -> usize {
        (cells & self.odd_cells).count_ones() as usize
    }

    /// The slides out of an outline, indexed by the edge they use.
    #[must_use]
    pub(super) fn transitions_of(&self, outline: usize) -> &[Transition] {
        &self.transitions[outline * MAX_EDGES..][..MAX_EDGES]
    }

    /// All transitions, `MAX_EDGES` for each outline.
    #[must_use]
    pub(super) fn transitions(&self) -> &[Transition] {
        &self.transitions
    }
}
