//! The tables that a solver keeps: made when first needed, shared by its
//! searches, bounded in memory.

use super::{Maker, Shape, Tables};
use std::sync::{Arc, Mutex, MutexGuard};

/// Tables that searches on any thread share. Each continues to make them where
/// another has stopped.
#[derive(Debug)]
pub(in crate::solver) struct Shared<M: Maker>(Arc<Mutex<Tables<M>>>);

impl<M: Maker> Shared<M> {
    /// Locks the tables. Other threads wait until the lock is released.
    pub(in crate::solver) fn lock(&self) -> MutexGuard<'_, Tables<M>> {
        self.0
            .lock()
            .expect("no search panics while it makes tables")
    }
}

impl<M: Maker> Clone for Shared<M> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// Memory for tables that no search is using, in bytes. The largest are those
/// of 2×8, with 45 MB. If new tables exceed it, those used longest ago are
/// dropped.
const ROOM: usize = 48 << 20;

#[derive(Debug)]
pub(in crate::solver) struct Shelf<M: Maker> {
    // In order of last use, the latest last.
    tables: Vec<Shared<M>>,
}

impl<M: Maker> Default for Shelf<M> {
    fn default() -> Self {
        Self { tables: Vec::new() }
    }
}

impl<M: Maker> Shelf<M> {
    /// Returns the tables of a shape, which are new if the shelf has none.
    pub(in crate::solver) fn get(&mut self, shape: Shape, kind: M::Kind) -> Shared<M> {
        let tables = match self.find(shape, kind) {
            Some(at) => self.tables.remove(at),
            None => Shared(Arc::new(Mutex::new(Tables::new(shape, kind)))),
        };
        self.tables.push(tables.clone());
        self.make_room();
        tables
    }

    /// Returns the tables of a shape if the shelf has them. They stay as long ago used
    /// as they were.
    pub(in crate::solver) fn look_at(&self, shape: Shape, kind: M::Kind) -> Option<&Shared<M>> {
        self.find(shape, kind).map(|at| &self.tables[at])
    }

    fn find(&self, shape: Shape, kind: M::Kind) -> Option<usize> {
        self.tables.iter().position(|tables| {
            let tables = tables.lock();
            tables.shape == shape && tables.kind == kind
        })
    }

    /// Returns the memory of all tables, in bytes. Tables being made count as if
    /// they were finished.
    pub(in crate::solver) fn bytes(&self) -> usize {
        self.tables.iter().map(|tables| tables.lock().bytes()).sum()
    }

    /// Drops tables, those used longest ago first, but never the last ones used.
    fn make_room(&mut self) {
        while self.tables.len() > 1 && self.bytes() > ROOM {
            self.tables.remove(0);
        }
    }
}
