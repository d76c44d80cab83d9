//! Pattern databases with one bit per entry: made in steps, stored, and looked
//! up.
//!
//! | file          | what it owns                                              |
//! |---------------|-----------------------------------------------------------|
//! | `grid`        | cells, edges, components                                  |
//! | `partition`   | which tiles form a pattern                                |
//! | `blocks`      | the same for boards of more than 16 cells                 |
//! | `arrangement` | orders of a pattern's tiles, 24 per word                  |
//! | `rank`        | ranks of sets of cells                                    |
//! | `outline`     | cells that a pattern covers, and the blank's component    |
//! | `pattern`     | the entries                                               |
//! | `generate`    | the search that makes them                                |
//! | `fsm`         | the automaton that refuses roundabout paths               |
//! | `tables`      | all tables of a search: made in steps, and as bytes       |
//! | `entries`     | a table as references, for the inner loop of a search     |
//! | `shelf`       | the tables that a solver keeps                            |

mod arrangement;
mod blocks;
mod entries;
mod fsm;
mod generate;
mod grid;
mod outline;
mod partition;
mod pattern;
mod rank;
mod shelf;
mod tables;

pub(super) use arrangement::Arrangement;
pub(super) use entries::Entries;
pub(super) use fsm::REFUSED;
pub(super) use grid::{Cells, DIRECTIONS, Grid, MAX_CELLS};
pub(super) use outline::{KEPT_CELLS, MAX_EDGES, Outlines, Transition};
pub(super) use pattern::PatternTable;
pub(super) use shelf::{Shared, Shelf};
pub use tables::TableError;
pub(super) use tables::{PatternTables, Slot, opened, sealed};

use crate::board::{Metric, Size};
use crate::solver::symmetry::Orientation;
use partition::{IS_SLOW, has_quick_tables};
use std::sync::Arc;
use tables::{Builder, Building};

/// The metric of the entries.
pub(super) const METRIC: Metric = Metric::SingleTile;

/// Bytes of entries moved in the time of a table look-up. A microsecond is
/// enough for about 15 look-ups or 1,000 bytes.
const BYTES_A_NODE: u64 = 64;

/// Largest number of cells for which there are tables. Those of 8×8 would prove
/// less than 1 % more, and take 90 MB while they are made.
const COVERED_CELLS: usize = 49;

/// What tables are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) size: Size,
    pub(super) blank_home: usize,
    pub(super) metric: Metric,
    // Whether the tables are strong, even where those take long to make.
    is_strong: bool,
}

impl Shape {
    /// Returns the shape of the tables for these boards, in the only metric there
    /// is.
    pub(super) fn new(size: Size, blank_home: usize) -> Self {
        Self {
            size,
            blank_home,
            metric: METRIC,
            is_strong: !IS_SLOW,
        }
    }

    /// Returns the shape of weaker tables that take a tenth of the time to make;
    /// `None` where these are as quick.
    pub(super) fn quick(self) -> Option<Self> {
        let quick = Self {
            is_strong: false,
            ..self
        };
        (quick != self && has_quick_tables(self.size)).then_some(quick)
    }

    /// Returns the shape of the tables that all builds can make, and most do.
    pub(super) fn strong(self) -> Self {
        Self {
            is_strong: true,
            ..self
        }
    }

    /// Returns the shape that all its mirror images share.
    fn upright(self) -> Self {
        let orientation = Orientation::of(self.size, self.blank_home);
        Self {
            size: orientation.size(),
            blank_home: orientation.blank_home(),
            ..self
        }
    }
}

/// Tables, finished or being made.
#[derive(Debug)]
pub(super) struct Tables {
    // Upright.
    shape: Shape,
    state: State,
}

#[derive(Debug)]
enum State {
    // Nothing is done yet. Planning the tables of a large board takes about 30 ms,
    // which a first answer must not wait for.
    Begun,
    Making {
        // None only during a step.
        builder: Option<Box<Builder>>,
        // About how much is made, from 0 to 1.
        share: f64,
        entries: u64,
    },
    Made(Arc<PatternTables>),
}

impl State {
    fn of(builder: Option<Builder>, building: Building) -> Self {
        match building {
            Building::Running { share, entries } => Self::Making {
                builder: builder.map(Box::new),
                share,
                entries,
            },
            Building::Done(tables) => Self::Made(tables),
        }
    }
}

impl Tables {
    /// Returns whether tables lead to an optimal solution of every board of this
    /// size, rather than only to a lower bound.
    pub(super) fn are_optimal(size: Size) -> bool {
        size.cells() <= KEPT_CELLS
    }

    /// Returns whether boards of this size have tables.
    pub(super) fn cover(size: Size) -> bool {
        size.cells() <= COVERED_CELLS
    }

    /// Returns empty tables of an upright shape.
    ///
    /// # Panics
    ///
    /// When the size is not one of [`Tables::cover`].
    fn new(shape: Shape) -> Self {
        let state = if Self::are_optimal(shape.size) {
            let (builder, building) = Builder::new(shape).step(0);
            State::of(builder, building)
        } else {
            State::Begun
        };
        Self { shape, state }
    }

    /// Makes tables for about `budget` table look-ups. Returns whether they are
    /// finished.
    pub(super) fn make(&mut self, budget: u64) -> bool {
        let builder = match &mut self.state {
            State::Begun if budget == 0 => return false,
            State::Begun => Some(Box::new(Builder::new(self.shape))),
            State::Making { builder, .. } => builder.take(),
            State::Made(_) => return true,
        };
        let taken = builder.expect("the builder is put back after each step");
        let (builder, building) = taken.step(bytes(budget));
        self.state = State::of(builder, building);
        self.made().is_some()
    }

    /// Returns how many tables there are, each of which can be made apart; 0 before they
    /// are planned, and when all are made.
    pub(super) fn parts(&self) -> usize {
        match &self.state {
            State::Making {
                builder: Some(builder),
                ..
            } => builder.parts(),
            _ => 0,
        }
    }

    /// Makes only one of the tables, for about `budget` table look-ups. Returns it
    /// sealed when it is finished, and keeps nothing of it.
    pub(super) fn make_part(&mut self, part: usize, budget: u64) -> Option<Vec<u8>> {
        match &mut self.state {
            State::Making {
                builder: Some(builder),
                ..
            } if part < builder.parts() => builder.step_part(part, bytes(budget)),
            _ => None,
        }
    }

    /// Takes a sealed table that was made elsewhere. Does nothing if there is no such
    /// table, or if all are made.
    ///
    /// # Errors
    ///
    /// When it has another length, or is damaged. Then nothing changes.
    pub(super) fn take_part(&mut self, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        match &mut self.state {
            State::Making {
                builder: Some(builder),
                ..
            } if part < builder.parts() => builder.take_part(part, bytes),
            _ => Ok(()),
        }
    }

    /// Returns what a search looks up; `None` until the tables are made.
    pub(super) fn made(&self) -> Option<Arc<PatternTables>> {
        match &self.state {
            State::Begun | State::Making { .. } => None,
            State::Made(tables) => Some(Arc::clone(tables)),
        }
    }

    /// Returns how many percent of the tables are made: 100 only when all are.
    pub(super) fn percent(&self) -> u8 {
        match self.state {
            State::Begun => 0,
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a share is at least 0 and at most 1"
            )]
            State::Making { share, .. } => (share * 99.0) as u8,
            State::Made(_) => 100,
        }
    }

    /// Returns the memory that the tables take, or will take once made, in bytes.
    fn bytes(&self) -> usize {
        match &self.state {
            // Not known yet.
            State::Begun => 0,
            // One bit per entry; the rest is small.
            State::Making { entries, .. } => usize::try_from(entries / 8).unwrap_or(usize::MAX),
            State::Made(tables) => tables.bytes(),
        }
    }

    /// Returns the tables as bytes, to be stored; `None` until they are made.
    pub(super) fn to_bytes(&self) -> Option<Vec<u8>> {
        self.made().map(|tables| tables.to_bytes())
    }

    /// Loads stored tables.
    ///
    /// # Errors
    ///
    /// When they are damaged or of another shape. Then nothing changes.
    pub(super) fn read(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let tables = Builder::new(self.shape).read(bytes)?;
        self.state = State::Made(tables);
        Ok(())
    }
}

/// Returns how many bytes of entries are moved in the time of so many look-ups.
fn bytes(look_ups: u64) -> usize {
    usize::try_from(look_ups.saturating_mul(BYTES_A_NODE)).unwrap_or(usize::MAX)
}
