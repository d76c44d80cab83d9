//! The tables that a solver keeps: made when first needed, shared by its
//! searches, bounded in memory.

use super::{Shape, Tables};
use std::sync::{Arc, Mutex, MutexGuard};

/// Tables that searches on any thread share. Each continues to make them where
/// another has stopped.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Shared(Arc<Mutex<Tables>>);

impl Shared {
    fn new(tables: Tables) -> Self {
        Self(Arc::new(Mutex::new(tables)))
    }

    /// Locks the tables. Other threads wait until the lock is released.
    pub(in crate::solver) fn lock(&self) -> MutexGuard<'_, Tables> {
        self.0
            .lock()
            .expect("no search panics while it makes tables")
    }
}

/// Memory for tables that no search is using, in bytes. The largest are those
/// of 2×8, with 45 MB. If new tables exceed it, those used longest ago are
/// dropped.
const ROOM: usize = 48 << 20;

#[derive(Debug, Default)]
pub(in crate::solver) struct Shelf {
    // In order of last use, the latest last.
    tables: Vec<Shared>,
}

impl Shelf {
    /// Returns the tables of a shape. Its mirror images share them.
    pub(in crate::solver) fn get(&mut self, shape: Shape) -> Shared {
        let shape = shape.upright();
        let serve = |tables: &Shared| tables.lock().shape == shape;
        let found = self.tables.iter().position(serve);
        let tables = match found {
            Some(at) => self.tables.remove(at),
            None => Shared::new(Tables::new(shape)),
        };
        self.tables.push(tables.clone());
        self.make_room();
        tables
    }

    /// Returns the memory of all tables, in bytes. Tables being made count as if
    /// they were finished.
    pub(in crate::solver) fn bytes(&self) -> usize {
        let bytes = |tables: &Shared| tables.lock().bytes();
        self.tables.iter().map(bytes).sum()
    }

    /// Drops tables, those used longest ago first, but never the last ones used.
    fn make_room(&mut self) {
        while self.tables.len() > 1 && self.bytes() > ROOM {
            self.tables.remove(0);
        }
    }
}
