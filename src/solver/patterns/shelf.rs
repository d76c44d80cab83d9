//! The tables that a solver has: made when they are first needed, shared by its
//! searches, bounded in memory.

use super::{Shape, Tables};
use std::sync::{Arc, Mutex, MutexGuard};

/// Tables that searches share, on any thread: each goes on making them where
/// another has stopped.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Shared(Arc<Mutex<Tables>>);

impl Shared {
    fn new(tables: Tables) -> Self {
        Self(Arc::new(Mutex::new(tables)))
    }

    /// The tables. Other threads wait until they are given back.
    pub(in crate::solver) fn lock(&self) -> MutexGuard<'_, Tables> {
        self.0
            .lock()
            .expect("no search panics while it makes tables")
    }
}

/// Memory for tables that no search is using, in bytes: the largest are those
/// of 2×8 with 45 MB. Where the next ones go over it, the ones used longest ago
/// are dropped.
const ROOM: usize = 48 << 20;

#[derive(Debug, Default)]
pub(in crate::solver) struct Shelf {
    // The ones used last come last.
    tables: Vec<Shared>,
}

impl Shelf {
    /// The tables of a shape: those of its mirror images too.
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

    /// Memory of all tables, those in the making as if they were made, in
    /// bytes.
    pub(in crate::solver) fn bytes(&self) -> usize {
        let bytes = |tables: &Shared| tables.lock().bytes();
        self.tables.iter().map(bytes).sum()
    }

    /// Drops tables, the ones used longest ago first, but never the last ones.
    fn make_room(&mut self) {
        while self.tables.len() > 1 && self.bytes() > ROOM {
            self.tables.remove(0);
        }
    }
}
