//! All tables that searches of one shape need: pattern databases, the views
//! that add them up, and the automaton. `builder` makes them in steps.

mod builder;

pub(in crate::solver) use builder::Builder;

use super::fsm::Fsm;
use super::grid::{Cells, Grid};
use super::outline::Outlines;
use super::pattern::PatternTable;
use super::slides::Slides;
use crate::solver::symmetry::Symmetry;

/// The tables of a grid and a home of the blank.
#[derive(Clone, Debug)]
pub(in crate::solver) struct PatternTables {
    grid: Grid,
    blank_home: usize,
    fsm: Fsm,
    // Indexed by number of tiles.
    outlines: Vec<Option<Outlines>>,
    tables: Vec<PatternTable>,
    // views[view][slot]
    views: Vec<Vec<Slot>>,
    // None for more than 16 cells.
    slides: Option<Slides>,
}

/// A pattern of a view: its table, and the symmetry through which the table
/// sees the board.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Slot {
    /// The homes of the pattern's tiles on the board.
    pub(in crate::solver) homes: Cells,
    pub(in crate::solver) symmetry: Symmetry,
    pub(in crate::solver) table: usize,
}

impl Slot {
    /// Returns a board and the blank's cell as the table sees them.
    pub(in crate::solver) fn seen(&self, homes: &[u8], blank: usize) -> (Vec<u8>, usize) {
        (self.symmetry.seen(homes), self.symmetry.image(blank))
    }
}

impl PatternTables {
    /// Returns the grid.
    #[must_use]
    pub(in crate::solver) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the blank's home.
    #[must_use]
    pub(in crate::solver) fn blank_home(&self) -> usize {
        self.blank_home
    }

    /// Returns the memory that the tables take, in bytes.
    #[must_use]
    pub(in crate::solver) fn bytes(&self) -> usize {
        let tables: usize = self.tables.iter().map(|table| table.bits().len()).sum();
        let outlines: usize = self.outlines.iter().flatten().map(Outlines::memory).sum();
        tables + outlines + size_of_val(self.fsm.states())
    }

    pub(in crate::solver) fn fsm(&self) -> &Fsm {
        &self.fsm
    }

    pub(in crate::solver) fn tables(&self) -> &[PatternTable] {
        &self.tables
    }

    pub(in crate::solver) fn views(&self) -> &[Vec<Slot>] {
        &self.views
    }

    /// Returns what slides change.
    ///
    /// # Panics
    ///
    /// If the board has more than 16 cells.
    pub(in crate::solver) fn slides(&self) -> &Slides {
        self.slides.as_ref().expect("made for up to 16 cells")
    }

    pub(in crate::solver) fn outlines_of(&self, table: &PatternTable) -> &Outlines {
        self.outlines(table.pattern().tiles())
    }

    fn outlines(&self, tiles: usize) -> &Outlines {
        self.outlines[tiles]
            .as_ref()
            .expect("made with the pattern")
    }

    fn outlines_mut(&mut self, tiles: usize) -> &mut Outlines {
        self.outlines[tiles]
            .as_mut()
            .expect("made with the pattern")
    }
}
