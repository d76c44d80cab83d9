//! The frontier of best-first searches: the boards that wait, in order.

use super::reached::{MAX_SUCCESSORS, Node};
use std::collections::{BTreeMap, VecDeque};

/// Boards in the order of their keys, the smallest first; of those with one key the
/// one that came first.
#[derive(Debug)]
pub(super) struct Open<Key> {
    waiting: BTreeMap<Key, VecDeque<Node>>,
    bytes: usize,
}

impl<Key: Ord + Copy> Open<Key> {
    pub(super) fn new() -> Self {
        Self {
            waiting: BTreeMap::new(),
            bytes: 0,
        }
    }

    pub(super) fn insert(&mut self, key: Key, node: Node) {
        let nodes = self.waiting.entry(key).or_default();
        self.bytes -= queue_bytes(nodes);
        nodes.push_back(node);
        self.bytes += queue_bytes(nodes);
    }

    /// Takes the first board; `None` if none waits.
    pub(super) fn take(&mut self) -> Option<(Key, Node)> {
        let mut first = self.waiting.first_entry()?;
        let node = first.get_mut().pop_front()?;
        let key = *first.key();
        if first.get().is_empty() {
            self.bytes -= queue_bytes(&first.remove());
        }
        Some((key, node))
    }

    /// The boards that wait, in order.
    pub(super) fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.waiting.values().flatten().copied()
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}

/// Returns the memory of a queue, in bytes.
pub(super) fn queue_bytes<T>(queue: &VecDeque<T>) -> usize {
    queue.capacity() * size_of::<T>()
}

/// Returns the memory that it may take while the successors of a board are added, in
/// bytes.
pub(super) fn queue_bytes_next<T>(queue: &VecDeque<T>) -> usize {
    let is_full = queue.len() + MAX_SUCCESSORS > queue.capacity();
    queue_bytes(queue) * if is_full { 3 } else { 1 }
}
