//! Tables of either metric: made in steps, shared by searches, kept, stored.
//!
//! | file    | what it owns                                  |
//! |---------|-----------------------------------------------|
//! | `file`  | tables as bytes: stored, or on their way      |
//! | `shelf` | the tables that a solver keeps                |

mod file;
mod shelf;

pub use file::TableError;
pub(super) use shelf::{Shared, Shelf};

use crate::board::{Metric, Size};
use crate::solver::symmetry::Orientation;
use std::fmt;
use std::sync::Arc;

/// Largest number of cells for which tables lead to an optimal solution of every
/// board, rather than only to a lower bound.
pub(super) const PROVABLE_CELLS: usize = 16;

/// Returns `true` if a search of boards of this size always ends with a solution
/// that is proved optimal. On larger boards it ends with bounds.
#[must_use]
pub fn is_provable(size: Size) -> bool {
    size.cells() <= PROVABLE_CELLS
}

/// The boards that tables are for. It is upright: mirror images have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) size: Size,
    pub(super) blank_home: usize,
}

impl Shape {
    pub(super) fn new(size: Size, blank_home: usize) -> Self {
        let orientation = Orientation::of(size, blank_home);
        Self {
            size: orientation.size(),
            blank_home: orientation.blank_home(),
        }
    }
}

/// Makes all tables of a shape, each on its own, the first one first. Whoever has
/// made another one elsewhere may give it, at any time.
///
/// Budgets count table look-ups of the single-tile solver.
pub(super) trait Maker: fmt::Debug + Sized {
    /// The metric of the entries.
    const METRIC: Metric;

    /// The kinds of tables that a shape can have.
    type Kind: Copy + fmt::Debug + Default + PartialEq;

    /// The finished tables.
    type Made: fmt::Debug;

    fn new(shape: Shape, kind: Self::Kind) -> Self;

    /// Returns how many tables there are.
    fn parts(&self) -> usize;

    /// Works for about `budget`. Returns `true` if all is made.
    fn make(&mut self, budget: u64) -> bool;

    /// Makes only one of the tables, for about `budget`. Returns its entries when it
    /// is finished, and keeps none.
    fn make_part(&mut self, part: usize, budget: u64) -> Option<Vec<u8>>;

    /// Takes the entries of a table that was made elsewhere: as many as it has.
    fn take_part(&mut self, part: usize, entries: &[u8]);

    /// Returns the tables, all of which are made.
    fn finish(self) -> Self::Made;

    /// Returns about how much is made, from 0 to 1.
    fn share(&self) -> f64;

    /// Returns the memory that the tables will take, in bytes; 0 if that is not known
    /// yet.
    fn bytes(&self) -> usize;

    /// Returns the memory that finished tables take, in bytes.
    fn bytes_of(made: &Self::Made) -> usize;

    /// Returns how many bytes of entries each table has.
    fn lengths(&mut self) -> Vec<usize>;

    /// Returns the entries of each table.
    fn entries(made: &Self::Made) -> impl Iterator<Item = &[u8]>;
}

/// Tables, finished or being made.
#[derive(Debug)]
pub(super) struct Tables<M: Maker> {
    shape: Shape,
    kind: M::Kind,
    state: State<M>,
}

#[derive(Debug)]
enum State<M: Maker> {
    // Nothing is done yet. Planning the tables of a large board takes about 30 ms,
    // which a first answer must not wait for.
    Begun,
    Making(Box<M>),
    Made(Arc<M::Made>),
}

impl<M: Maker> Tables<M> {
    fn new(shape: Shape, kind: M::Kind) -> Self {
        let state = if is_provable(shape.size) {
            State::Making(Box::new(M::new(shape, kind)))
        } else {
            State::Begun
        };
        Self { shape, kind, state }
    }

    /// Makes tables for about `budget` table look-ups. Returns `true` if they are
    /// finished.
    pub(super) fn make(&mut self, budget: u64) -> bool {
        if budget > 0 && matches!(self.state, State::Begun) {
            self.state = State::Making(Box::new(M::new(self.shape, self.kind)));
        }
        if let State::Making(maker) = &mut self.state
            && maker.make(budget)
            && let State::Making(maker) = std::mem::replace(&mut self.state, State::Begun)
        {
            self.state = State::Made(Arc::new(maker.finish()));
        }
        matches!(self.state, State::Made(_))
    }

    /// Returns how many tables there are, each of which can be made apart; 0 before they
    /// are planned, and when all are made.
    pub(super) fn parts(&self) -> usize {
        match &self.state {
            State::Making(maker) => maker.parts(),
            State::Begun | State::Made(_) => 0,
        }
    }

    /// Makes only one of the tables, for about `budget` table look-ups. Returns it
    /// sealed when it is finished, and keeps nothing of it.
    pub(super) fn make_part(&mut self, part: usize, budget: u64) -> Option<Vec<u8>> {
        let entries = self.maker_of(part)?.make_part(part, budget)?;
        Some(file::sealed(entries))
    }

    /// Takes a sealed table that was made elsewhere. Does nothing if there is no such
    /// table, or if all are made.
    ///
    /// # Errors
    ///
    /// When it has another length, or is damaged. Then nothing changes.
    pub(super) fn take_part(&mut self, part: usize, bytes: &[u8]) -> Result<(), TableError> {
        let Some(maker) = self.maker_of(part) else {
            return Ok(());
        };
        let entries = file::opened(bytes, maker.lengths()[part])?;
        maker.take_part(part, entries);
        Ok(())
    }

    /// Returns what makes a table; `None` if there is no such table, or if all are made.
    fn maker_of(&mut self, part: usize) -> Option<&mut M> {
        match &mut self.state {
            State::Making(maker) if part < maker.parts() => Some(maker),
            _ => None,
        }
    }

    /// Returns what a search looks up; `None` until the tables are made.
    pub(super) fn made(&self) -> Option<Arc<M::Made>> {
        match &self.state {
            State::Begun | State::Making(_) => None,
            State::Made(tables) => Some(Arc::clone(tables)),
        }
    }

    /// Returns how many percent of the tables are made: 100 only when all are.
    pub(super) fn percent(&self) -> u8 {
        match &self.state {
            State::Begun => 0,
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a share is at least 0 and at most 1"
            )]
            State::Making(maker) => (maker.share() * 99.0) as u8,
            State::Made(_) => 100,
        }
    }

    /// Returns the memory that the tables take, or will take once made, in bytes.
    fn bytes(&self) -> usize {
        match &self.state {
            State::Begun => 0,
            State::Making(maker) => maker.bytes(),
            State::Made(tables) => M::bytes_of(tables),
        }
    }

    /// Returns the tables as bytes, to be stored; `None` until they are made.
    pub(super) fn to_bytes(&self) -> Option<Vec<u8>> {
        let tables = self.made()?;
        Some(file::write::<M>(self.shape, &tables))
    }

    /// Loads stored tables.
    ///
    /// # Errors
    ///
    /// When they are damaged or of another shape. Then nothing changes.
    pub(super) fn read(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let maker = M::new(self.shape, self.kind);
        let tables = file::read(self.shape, maker, bytes)?;
        self.state = State::Made(Arc::new(tables));
        Ok(())
    }
}
