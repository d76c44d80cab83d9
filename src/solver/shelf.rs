//! The tables that a solver has: made when they are first needed, shared by its
//! searches, bounded in memory.

use super::optimal::Tables;
use crate::board::Size;
use std::cell::RefCell;
use std::rc::Rc;

/// Tables that searches share: each goes on making them where the one before it
/// was dropped.
pub(super) type Shared = Rc<RefCell<Tables>>;

/// Memory for tables that no search is using, in bytes: the largest are those
/// of 2×8 with 45 MB. Where the next ones go over it, the ones used longest ago
/// are dropped.
const ROOM: usize = 48 << 20;

#[derive(Debug, Default)]
pub(super) struct Shelf {
    // The ones used last come last.
    tables: Vec<Shared>,
}

impl Shelf {
    /// The tables for boards of a size and home of the blank.
    pub(super) fn get(&mut self, size: Size, blank_home: usize) -> Shared {
        let serve = |tables: &Shared| tables.borrow().serve(size, blank_home);
        let found = self.tables.iter().position(serve);
        let tables = match found {
            Some(at) => self.tables.remove(at),
            None => Rc::new(RefCell::new(Tables::new(size, blank_home))),
        };
        self.tables.push(Rc::clone(&tables));
        self.make_room();
        tables
    }

    /// Memory of all tables, those in the making as if they were made, in
    /// bytes.
    pub(super) fn bytes(&self) -> usize {
        let bytes = |tables: &Shared| tables.borrow().bytes();
        self.tables.iter().map(bytes).sum()
    }

    /// Drops tables, the ones used longest ago first, but never the last ones.
    fn make_room(&mut self) {
        while self.tables.len() > 1 && self.bytes() > ROOM {
            self.tables.remove(0);
        }
    }
}
